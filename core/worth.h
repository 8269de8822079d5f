// What a position is worth to each seat, as a sum of features: numbers that a game reads off the table, each with a
// weight. Weights change from the start of a game to its end. They are fitted to played games by `tools/tune`.
//
// Unit: hundredths of a logit. A seat that has 100 more than its only rival wins e times as often.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/seat.h"

namespace mehen {

using Worths = std::array<int, max_seats>;

// How far a game has come, from 0 to this.
inline constexpr int last_phase = 64;

template <std::size_t Count>
using Features = std::array<std::int16_t, Count>;

template <std::size_t Count>
struct Weights {
    std::array<std::int16_t, Count> early{};
    std::array<std::int16_t, Count> late{};
};

// From rows of a table; features without a row are worth nothing.
template <std::size_t Count, class Rows>
constexpr Weights<Count> weights_of(const Rows& rows) {
    Weights<Count> weights;
    for (const auto& row : rows) {
        weights.early[static_cast<std::size_t>(row.feature)] = static_cast<std::int16_t>(row.early);
        weights.late[static_cast<std::size_t>(row.feature)] = static_cast<std::int16_t>(row.late);
    }
    return weights;
}

// What features come to, at the start of a game and at its end.
struct WeightedSum {
    int early = 0;
    int late = 0;

    constexpr int at(int phase) const { return (early * (last_phase - phase) + late * phase) / last_phase; }
};

template <std::size_t Count>
constexpr int weigh(const Features<Count>& features, const Weights<Count>& weights, int phase) {
    WeightedSum sum;
    for (std::size_t i = 0; i < Count; ++i) sum.early += features[i] * weights.early[i];
    for (std::size_t i = 0; i < Count; ++i) sum.late += features[i] * weights.late[i];
    return sum.at(phase);
}

}  // namespace mehen
