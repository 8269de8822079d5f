// What each feature is worth to `evaluate`, at the start of a game and at its end, in hundredths of a logit
// (core/worth.h). Nothing else reads these numbers. `tools/tune` fits them to played games and writes the rows.
#pragma once

#include "games/fertility/features.h"

namespace mehen::fertility::weight {

struct Row {
    Feature feature;
    int early;
    int late;
};

// Loose resources never lie there when a turn is over, so their two rows are not fitted.
inline constexpr std::array rows = std::to_array<Row>({
    {Feature::general_debens, 3, 15},    {Feature::specialist_debens, 11, 16},
    {Feature::statue_debens, 6, 17},     {Feature::monument_debens, -10, 11},
    {Feature::granary_debens, -21, 3},   {Feature::promised, 7, 3},
    {Feature::open_shops, 0, 3},         {Feature::granary_to_come, 1, 0},
    {Feature::open_needs, 1, 1},         {Feature::one_need_left, 2, 5},
    {Feature::kinds_wanted, 7, -10},     {Feature::scarce_wanted, 0, -1},
    {Feature::usable_resources, 52, 52}, {Feature::idle_resources, 8, 8},
    {Feature::statues, -11, -4},         {Feature::wheat, 5, 35},
    {Feature::wheat_turns, 8, 11},       {Feature::monuments, 4, 30},
    {Feature::monuments_turns, 20, -9},  {Feature::districts, -2, -13},
    {Feature::districts_turns, -6, 3},   {Feature::reserve_kinds, -2, 23},
});

inline constexpr Weights<feature_count> table = weights_of<feature_count>(rows);

}  // namespace mehen::fertility::weight
