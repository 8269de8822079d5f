// Raising a pyramid, or building one [kemet.raise].
#pragma once

#include "core/game.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// What it costs to raise a pyramid: each level its number, the sum is one payment.
int raising_cost(const State& s, Seat seat, int from, int to);
bool may_raise(const Rules& rules, const State& s, Seat seat, AreaId area);
// Whether a pyramid of that colour stands in an own district.
bool owns_colour(const Rules& rules, const State& s, Seat seat, unsigned colour);
int highest_level(const Rules& rules);

// What may be answered when the question `raise` is asked.
void list_answers(const Rules& rules, const State& s, const Raise& frame, Seat seat, ActionList& out);
Answered take_raising(Table& table, Raise& frame, Seat seat, Action action);

}  // namespace mehen::kemet
