// Recruiting, units placed without it, and which battle comes first after either [kemet.recruit, kemet.troops].
#pragma once

#include "core/game.h"
#include "games/kemet/flow/frames.h"

namespace mehen::kemet {

// The question `recruit`.
void list_recruiting(const Rules& rules, const State& s, const Recruit& frame, Seat seat, ActionList& out);
Refusal explain_recruiting(const Rules& rules, const State& s, const Recruit& frame, Seat seat, Action action);

// The question `place_units`.
void list_placing(const Rules& rules, const State& s, const PlaceUnits& frame, Seat seat, ActionList& out);
Refusal explain_placing(const Rules& rules, const State& s, const PlaceUnits& frame, Seat seat, Action action);

// The question `which_battle`.
void list_battles(const Rules& rules, const State& s, Seat seat, ActionList& out);
Refusal explain_battles(const Rules& rules, const State& s, Seat seat, Action action);

// The question `creature_home`.
void list_homes(const Rules& rules, const State& s, const Homecoming& frame, Seat seat, ActionList& out);
Refusal explain_homes(const Rules& rules, const State& s, const Homecoming& frame, Seat seat, Action action);

}  // namespace mehen::kemet
