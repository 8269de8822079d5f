// What differs in a battle where troops may be joint, and where the lone god fights with what it seized
// [kemet.alliance.battle].
#pragma once

#include "games/kemet/seth/flow/joint.h"
#include "games/kemet/table/battle.h"

namespace mehen::kemet {

// Who has units in a side's troop; nobody, where a seized creature fights alone.
inline SeatMask troop_of_side(const Rules& rules, const OpenTable& t, const Battle& frame, std::size_t side) {
    const Seat seat = frame.side[side];
    return rules.allied() ? joint_troop_of_side(t, frame.area, seat, side == 0) : mask_of(seat);
}
// Whether anybody in a side's troop has a power.
bool has_in_joint_troop(const State& s, const Battle& frame, std::size_t side, PlayerPower which);
inline bool has_in_troop(const Rules& rules, const State& s, const Battle& frame, std::size_t side, PlayerPower which) {
    return rules.allied() ? has_in_joint_troop(s, frame, side, which) : power(s, frame.side[side], which) > 0;
}
// The one of them who has most of it; else whoever fights. After the battle, when the troop may be gone.
Seat joint_bearer(const State& s, const Battle& frame, std::size_t side, PlayerPower which);
inline Seat bearer(const Rules& rules, const State& s, const Battle& frame, std::size_t side, PlayerPower which) {
    return rules.allied() ? joint_bearer(s, frame, side, which) : frame.side[side];
}

// Whether a troop that was seized finds somebody to fight: attacker and defender are never the same player.
bool joint_fight_possible(const Rules& rules, const State& s, const Battle& frame);
inline bool can_be_fought(const Rules& rules, const State& s, const Battle& frame) {
    return !rules.allied() || joint_fight_possible(rules, s, frame);
}
// Whether those named to fight still have units in their troops.
bool joint_fighters_stand(const Rules& rules, const State& s, const Battle& frame);
inline bool fighters_stand(const Rules& rules, const State& s, const Battle& frame) {
    return !rules.allied() || joint_fighters_stand(rules, s, frame);
}

// A joint troop names who fights for it: its spokesman says.
Flow name_fighter(Table& table, Battle& frame, std::size_t side);
// Who may fight for a side. In a battle between members attacker and defender are never the same.
SeatMask fighters_of(const Rules& rules, const State& s, const Battle& frame, std::size_t side);

// What the sides fight with: their own choices, or after a mirror the other side's battle card.
std::array<Council, 2> fighting_councils(const Rules& rules, std::array<Council, 2> councils);

// Units destroyed in the battle leave a side's troop.
Flow lose_units(Table& table, const Battle& frame, std::size_t side);
// What tiles and creatures of a troop pay for a battle: all its members share it.
Flow share_prayer_of_battle(Table& table, const Battle& frame);
void recall_jointly(Table& table, const Battle& frame, std::size_t side, int prayer);

// Who is paid for a battle that the lone god started by seizing something.
void reward_takeover(Table& table, const Battle& frame);
// A seized troop that has not left goes into the area; what was seized goes back.
void end_takeover(Table& table, const Battle& frame);

// One of the units that a battle destroyed joins the troop of whoever can corrupt it.
void corrupt(Table& table, const Battle& frame);
// DI cards that the winner's side still draws, and which of its members does.
Seat drawer_for_winner(const State& s, const Battle& frame);
int cards_for_winner(const Rules& rules, const State& s, const Battle& frame);

}  // namespace mehen::kemet
