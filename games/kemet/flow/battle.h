// DI cards in battle [kemet.battle.council].
#pragma once

#include "games/kemet/flow/frames.h"

namespace mehen::kemet {

// What the DI cards hidden under a battle card cost in all.
int cost_of(const Rules& rules, const State& s, Seat seat, const Council& council);

}  // namespace mehen::kemet
