// What is asked about a battle where troops may be joint [kemet.alliance.battle].
#pragma once

#include "games/kemet/questions/battle.h"
#include "games/kemet/seth/flow/joint.h"

namespace mehen::kemet {

// Who has units in a side's troop; nobody, where a seized creature fights alone.
SeatMask troop_of_side(const OpenTable& t, AreaId area, Seat seat, bool attacker);
inline SeatMask troop_of_side(const OpenTable& t, const Battle& frame, std::size_t side) {
    return troop_of_side(t, frame.area, frame.side[side], side == 0);
}
// The battle that waits below the procedure of an expansion.
inline Battle battle_below(const State& s) {
    return under_way<Battle>(s.flow).value_or(Battle{});
}
// Who may fight for a side. In a battle between members attacker and defender are never the same.
SeatMask fighters_of(const State& s, const Battle& frame, std::size_t side);
// For which side a fighter is being named.
inline std::size_t side_to_name(const NameFighters& frame) {
    return frame.step == NameFighters::Step::defender ? 0 : 1;  // it has gone on since
}
// Who is paid for a battle that the lone god started by seizing something.
void reward_takeover(Table& table, const Battle& frame);

}  // namespace mehen::kemet
