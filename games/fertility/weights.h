// What each feature is worth to `evaluate`, at the start of a game and at its end, in hundredths of a logit
// (core/worth.h). Nothing else reads these numbers. `tools/tune` fits them to played games and writes the rows.
#pragma once

#include "games/fertility/features.h"

namespace mehen::fertility::weight {

inline constexpr int won = 1'000'000;  // a finished game, for each place

struct Row {
    Feature feature;
    int early;
    int late;
};

// Loose resources never lie there when a turn is over, so their two rows are not fitted.
inline constexpr std::array rows = std::to_array<Row>({
    {Feature::general_debens, 6, 16},   {Feature::specialist_debens, 17, 16}, {Feature::statue_debens, 3, 15},
    {Feature::monument_debens, -8, 12}, {Feature::granary_debens, -20, 5},    {Feature::promised, 2, 4},
    {Feature::open_shops, 3, 3},        {Feature::open_needs, 5, -4},         {Feature::one_need_left, 6, 5},
    {Feature::kinds_wanted, 8, -6},     {Feature::scarce_wanted, 0, 0},       {Feature::usable_resources, 52, 52},
    {Feature::idle_resources, 8, 8},    {Feature::statues, -6, -4},           {Feature::wheat, 6, 37},
    {Feature::wheat_turns, 7, 15},      {Feature::monuments, 4, 27},          {Feature::monuments_turns, 14, -3},
    {Feature::districts, -4, -18},      {Feature::districts_turns, -7, -6},   {Feature::reserve_kinds, 0, 25},
});

inline constexpr Weights<feature_count> table = weights_of<feature_count>(rows);

}  // namespace mehen::fertility::weight
