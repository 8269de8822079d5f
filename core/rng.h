// The generator that answers chance in playouts, bots and tests. Defined here bit by bit, so that a
// seed gives the same game with every compiler and library. It lives beside the state, never in it.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "core/action.h"

namespace mehen {

// xoshiro256** of Blackman and Vigna, its state filled by SplitMix64.
class Rng {
public:
    explicit constexpr Rng(std::uint64_t seed) {
        for (auto& word : state_) {
            seed += 0x9E3779B97F4A7C15U;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
            z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
            word = z ^ (z >> 31);
        }
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // A number from 0 to count - 1, each equally likely (Lemire's method on 32 bits). count > 0.
    constexpr std::uint32_t below(std::uint32_t count) {
        std::uint64_t product = (next() >> 32) * count;
        if (static_cast<std::uint32_t>(product) < count) {
            const std::uint32_t threshold = (0U - count) % count;
            while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * count;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

private:
    std::array<std::uint64_t, 4> state_{};
};

// By weight, walking the outcomes in their order.
template <class Outcomes>
Action pick_outcome(const Outcomes& outcomes, Rng& rng) {
    std::uint32_t total = 0;
    for (const Outcome& outcome : outcomes) total += outcome.weight;
    assert(total > 0);
    std::uint32_t left = rng.below(total);
    auto at = outcomes.begin();
    for (; left >= at->weight; ++at) left -= at->weight;
    return at->action;
}

}  // namespace mehen
