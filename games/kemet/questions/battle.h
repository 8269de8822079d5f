// What is asked about battles: of the one under way who stands there with what, and which others are due
// [kemet.battle].
#pragma once

#include "games/kemet/table/battle.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// Whether it is known who has won.
inline bool is_fought(const Battle& frame) {
    return frame.step > Battle::Step::resolve;
}
// Units of a side's troop, where it stands.
int units_of_side(const State& s, const Battle& frame, std::size_t side);
// A side as it stands now.
inline Fighter fighter_of(const Rules& rules, const OpenTable& t, const Battle& frame, std::size_t side) {
    return fighter_of(rules, t, frame.area, frame.side[side], frame.side[1 - side], side == 0, frame.wound[side]);
}

// Whether anybody in a side's troop has a power.
bool has_in_troop(const State& s, const Battle& frame, std::size_t side, PlayerPower which);
// The one of them who has most of it; else whoever fights. After the battle, when the troop may be gone.
Seat bearer(const State& s, const Battle& frame, std::size_t side, PlayerPower which);
// Which side shows its rival something before the council, 1 + side; 0: neither. If both could see, the attacker shows.
std::uint8_t showing_side(const State& s, const Battle& frame, PlayerPower which);

// Battles that are being fought or will be, by what is under way.
struct DueBattles {
    int begun = 0;
    AreaMask areas = 0;         // of these
    SeatMask seats = no_seats;  // whoever fights one after another for own districts
};
DueBattles due_battles(const FlowStack& flow);
// Whether a card played just before a battle may set off another one, which then comes first: not before one that
// itself comes before another.
bool others_may_come_first(const Rules& rules, const State& s);

}  // namespace mehen::kemet
