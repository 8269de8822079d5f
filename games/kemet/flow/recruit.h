// Recruiting units [kemet.recruit].
#pragma once

#include "games/kemet/flow/frames.h"

namespace mehen::kemet {

// The whole of a recruit action is one payment; what is due more for some further units.
int due_for(const State& s, const Recruit& frame, int more);
AreaMask recruiting_areas(const Rules& rules, const State& s, Seat seat);

}  // namespace mehen::kemet
