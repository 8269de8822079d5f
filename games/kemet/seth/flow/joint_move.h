// How troops move where several may stand together, and how the lone god moves those of others [kemet.alliance.move].
#pragma once

#include "games/kemet/seth/flow/joint.h"

namespace mehen::kemet {

inline bool is_seized(const MoveTroop& frame) {
    return frame.mode == MoveTroop::Mode::seized;
}
// Who is asked about a move: the mover, or whoever has seized the troop.
inline Seat leader_of(const State& s, const MoveTroop& frame) {
    return is_seized(frame) ? s.pact.lone : frame.seat;
}
// Whether the troop that stands in an area, or did, has made the first move of an assault.
inline bool has_moved(const MoveTroop& frame, AreaId area) {
    return frame.except[0] == area || frame.except[1] == area;
}

// Areas that a seized troop may not enter from where it stands: the lone god's city and troops, and if it is one
// player's alone, troops that only this player has.
AreaMask closed_to_seized(const Rules& rules, const State& s, Seat victim, AreaId from);

// The next member of a joint troop of whom it must be said how many go along, or none.
Seat next_companion(const OpenTable& t, const Companions& frame);
// How many of that member's units may go along, so that the rest can still be chosen: bit n: n units.
unsigned companion_sizes(const Rules& rules, const State& s, const Companions& frame);

// In thought: as many as possible go along.
void take_all_along(const Rules& rules, State& s, Companions frame);

// A seized troop that stands before an area it has attacked goes in.
void occupy(Table& table, Seat seat, AreaId area);

}  // namespace mehen::kemet
