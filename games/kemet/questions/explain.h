// Why an action is not legal.
#pragma once

#include "core/game.h"
#include "games/kemet/box/rules.h"
#include "games/kemet/questions/asked.h"
#include "games/kemet/table/frames.h"
#include "games/kemet/table/state.h"

namespace mehen::kemet {

// The parts of `explain`: the action is of a kind that answers the question, but is not legal.
Refusal explain_move(const Rules& rules, const State& s, Seat seat, Action action);
// 0: the card may be played at that moment.
Refusal explain_play(const Rules& rules, const State& s, Seat seat, When when, unsigned card);

}  // namespace mehen::kemet
