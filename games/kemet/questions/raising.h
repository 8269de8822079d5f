// Raising a pyramid, or building one [kemet.raise].
#pragma once

#include "core/game.h"
#include "games/kemet/flow/frames.h"

namespace mehen::kemet {

// The question `raise`.
void list_raising(const Rules& rules, const State& s, const Raise& frame, Seat seat, ActionList& out);
Refusal explain_raising(const Rules& rules, const State& s, const Raise& frame, Seat seat, Action action);
Answered take_raising(Table& table, Raise& frame, Seat seat, Action action);

}  // namespace mehen::kemet
