// Pieces of a few kinds that are not told apart, as counts: a deck, a hand, a supply. There is no order in it, so that
// equal positions have equal bytes; what comes next from a shuffled one is a question to chance.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <numeric>

#include "core/action.h"
#include "core/number.h"
#include "core/rng.h"

namespace mehen {

template <std::size_t Kinds>
struct Pile {
    std::array<std::uint8_t, Kinds> number;  // of each kind

    friend constexpr bool operator==(const Pile&, const Pile&) = default;
    constexpr std::uint8_t& operator[](std::size_t kind) { return number[kind]; }
    constexpr const std::uint8_t& operator[](std::size_t kind) const { return number[kind]; }
    static constexpr std::size_t kinds() { return Kinds; }

    constexpr int size() const { return std::accumulate(number.begin(), number.end(), 0); }
    constexpr bool empty() const { return number == std::array<std::uint8_t, Kinds>{}; }

    constexpr Pile& operator+=(const Pile& other) {
        for (std::size_t kind = 0; kind < Kinds; ++kind) add_to(number[kind], other[kind]);
        return *this;
    }
    constexpr Pile& operator-=(const Pile& other) {
        for (std::size_t kind = 0; kind < Kinds; ++kind) take_from(number[kind], other[kind]);
        return *this;
    }
    friend constexpr Pile operator-(Pile pile, const Pile& other) { return pile -= other; }

    // The kinds of which there are more than in another pile, bit n for kind n.
    constexpr std::uint64_t more_than(const Pile& other = {}) const {
        static_assert(Kinds <= 64);
        std::uint64_t more = 0;
        for (std::size_t kind = 0; kind < Kinds; ++kind) more |= std::uint64_t{number[kind] > other[kind]} << kind;
        return more;
    }
    constexpr bool holds(const Pile& other) const { return other.more_than(*this) == 0; }

    // The kind of any piece, each piece equally likely.
    std::size_t any(Rng& rng) const {
        assert(!empty());
        auto left = rng.below(fit<std::uint32_t>(size()));
        std::size_t kind = 0;
        for (; left >= number[kind]; ++kind) left -= number[kind];
        return kind;
    }
    // Takes any piece out and puts it into another pile.
    void draw_into(Pile& other, Rng& rng) {
        const std::size_t kind = any(rng);
        --number[kind];
        ++other[kind];
    }
    // Chance draws a piece: an answer of that kind, with the piece's kind as its argument.
    template <class ActionKind>
    void outcomes(ActionKind answer, OutcomeList& out) const {
        for (std::size_t kind = 0; kind < Kinds; ++kind)
            if (number[kind] > 0) out.push({make_action(answer, kind), number[kind]});
    }
};

}  // namespace mehen
