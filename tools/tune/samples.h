// Positions from played games, as features with the result of the game they come from.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/seat.h"

namespace mehen::tune {

struct Sample {
    float progress;  // phase, from 0 to 1
    int seats;
    bool learned;                          // or kept to see whether the fit holds
    std::array<float, max_seats> share{};  // of the win, in the end
};

struct Samples {
    std::size_t features = 0;
    std::vector<Sample> positions;
    std::vector<std::int16_t> values;  // `features` numbers for each of max_seats seats of each position

    const std::int16_t* of(std::size_t position, std::size_t seat) const {
        return &values[(position * max_seats + seat) * features];
    }
};

// Two weights for each feature, at the start of a game and at its end, in hundredths of a logit.
struct Fitted {
    std::vector<double> early;
    std::vector<double> late;
};

// How badly weights foretell the results: the mean of -log of the share given to the winner.
double loss(const Samples& samples, const Fitted& weights, std::size_t first, std::size_t last);

// Maximum likelihood of a softmax over the seats, held near `start` where the samples say little.
// Learns from the first `count` positions.
Fitted fit(const Samples& samples, const Fitted& start, std::size_t count, int rounds);

}  // namespace mehen::tune
