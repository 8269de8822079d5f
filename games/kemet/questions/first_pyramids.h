// How the first levels are spread over pyramids: 1, 1, 1 or 2, 1 [kemet.setup].
#pragma once

#include "games/kemet/table/table.h"

namespace mehen::kemet {

inline constexpr int start_levels = 3;

struct FirstPyramids {
    int pyramids = 0;
    int levels = 0;
    bool double_level = false;
};
FirstPyramids first_pyramids_of(const Rules& rules, const State& s, Seat seat);
// Whether a pyramid of that level leaves a way to spread the rest.
bool level_fits(const State& s, const FirstPyramids& built, int level);

}  // namespace mehen::kemet
