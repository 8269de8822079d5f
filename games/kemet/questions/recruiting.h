// Recruiting, units placed without it, and which battle comes first after either [kemet.recruit, kemet.troops].
#pragma once

#include "core/game.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// What may be answered when these questions are asked: `recruit`, `place_units`, `creature_home`.
void list_answers(const Rules& rules, const State& s, const Recruit& frame, Seat seat, ActionList& out);
void list_answers(const Rules& rules, const State& s, const PlaceUnits& frame, Seat seat, ActionList& out);
void list_answers(const Rules& rules, const State& s, const Homecoming& frame, Seat seat, ActionList& out);

}  // namespace mehen::kemet
