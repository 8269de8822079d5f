// What a position is worth to each seat, as a sum of features: numbers that a game reads off the table, each with a
// weight. Weights change from the start of a game to its end. They are fitted to played games by `tools/tune`.
//
// Unit: hundredths of a logit. A seat that has 100 more than its only rival wins e times as often.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/number.h"
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
        weights.early[index_of(row.feature)] = fit<std::int16_t>(row.early);
        weights.late[index_of(row.feature)] = fit<std::int16_t>(row.late);
    }
    return weights;
}

// Weights at one moment of a game, times last_phase, so that nothing is rounded before the sum is made.
template <std::size_t Count>
using WeightsNow = std::array<int, Count>;

template <std::size_t Count>
constexpr WeightsNow<Count> mixed(const Weights<Count>& weights, int phase) {
    WeightsNow<Count> now{};
    for (std::size_t i = 0; i < Count; ++i) now[i] = weights.early[i] * (last_phase - phase) + weights.late[i] * phase;
    return now;
}

// For every moment, for those who need them often.
template <std::size_t Count>
using WeightsByPhase = std::array<WeightsNow<Count>, last_phase + 1>;

template <std::size_t Count>
constexpr WeightsByPhase<Count> by_phase(const Weights<Count>& weights) {
    WeightsByPhase<Count> all{};
    for (int phase = 0; phase <= last_phase; ++phase) all[index_of(phase)] = mixed(weights, phase);
    return all;
}

template <std::size_t Count>
constexpr int weigh(const Features<Count>& features, const WeightsNow<Count>& weights) {
    int sum = 0;
    for (std::size_t i = 0; i < Count; ++i) sum += features[i] * weights[i];
    return sum / last_phase;
}
template <std::size_t Count>
constexpr int weigh(const Features<Count>& features, const Weights<Count>& weights, int phase) {
    return weigh(features, mixed(weights, phase));
}

}  // namespace mehen
