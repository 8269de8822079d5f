// Raising a pyramid, or building one [kemet.raise].
#pragma once

#include "core/game.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// What may be answered when the question `raise` is asked.
void list_answers(const Rules& rules, const State& s, const Raise& frame, Seat seat, ActionList& out);
Answered take_raising(Table& table, Raise& frame, Seat seat, Action action);

}  // namespace mehen::kemet
