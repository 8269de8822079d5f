// Recruiting units, and the battles that units placed in own districts start [kemet.recruit].
#pragma once

#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// PP due for so many more units in this action.
int due_for(const State& s, const Recruit& frame, int more);
// Units that may still be recruited there: as many as the limit leaves, or any number where they come to attack.
int recruiting_room(const Rules& rules, const State& s, Seat seat, std::size_t area);
// Own districts, and with a tile areas with own troops.
AreaMask recruiting_areas(const Rules& rules, const State& s, Seat seat);

// Own districts where units stand beside a rival's troop: a battle is due in each.
AreaMask districts_to_fight_for(const Rules& rules, const State& s, Seat seat);
// Whether units placed beside a rival's troop in an own district start a battle.
bool may_attack_with(const Rules& rules, const PlaceUnits& frame);
// A battle that has begun brings no other. Before its council a card may still set another off, which comes first.
bool battle_begun(const Rules& rules, const State& s);
// When all units are placed: starts the battle that is due, or asks which comes first; Flow::done: there is none.
Flow fight_for_districts(Table& table, Seat seat);
void fight_in(Table& table, Seat seat, std::uint8_t area);

}  // namespace mehen::kemet
