// Recruiting, units placed without it, and which battle comes first after either [kemet.recruit, kemet.troops].
#pragma once

#include "core/game.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// What may be answered when these questions are asked: `recruit`, `place_units`, `creature_home`.
void list_answers(const Rules& rules, const State& s, const Recruit& frame, Seat seat, ActionList& out);
void list_answers(const Rules& rules, const State& s, const PlaceUnits& frame, Seat seat, ActionList& out);
void list_answers(const Rules& rules, const State& s, const Homecoming& frame, Seat seat, ActionList& out);

// PP due for so many more units in this action.
int due_for(const State& s, const Recruit& frame, int more);
// Units that may still be recruited there: as many as the limit leaves, or any number where they come to attack.
int recruiting_room(const Rules& rules, const State& s, Seat seat, AreaId area);
// Own districts, and with a tile areas with own troops.
AreaMask recruiting_areas(const Rules& rules, const State& s, Seat seat);
// Where units placed without recruiting may go, whoever stands there.
AreaMask placing_areas(const Rules& rules, const State& s, const PlaceUnits& frame, Seat seat);
// Own districts where units stand beside a rival's troop: a battle is due in each.
AreaMask districts_to_fight_for(const Rules& rules, const State& s, Seat seat);
// Whether units placed beside a rival's troop in an own district start a battle.
bool may_attack_with(const Rules& rules, const PlaceUnits& frame);
// A battle that has begun brings no other. Before its council a card may still set another off, which comes first.
bool battle_begun(const Rules& rules, const State& s);

}  // namespace mehen::kemet
