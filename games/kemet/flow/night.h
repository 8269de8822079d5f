// What an offering at the temples is about [kemet.scoring].
#pragma once

#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// What a step of the scoring is about.
enum class Offering : std::uint8_t { sanctuary, delta, two_temples, income };

// Whether the question now open is about the Sanctuary, not the Delta temple.
bool asks_at_sanctuary(const Rules& rules, const Scoring& frame);

}  // namespace mehen::kemet
