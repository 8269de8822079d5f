// What lies on the table, nothing else.
#pragma once

#include <array>
#include <cstdint>
#include <numeric>

#include "core/flow.h"
#include "games/template/rules.h"

namespace mehen::offering {

// What everybody sees.
struct OpenTable {
    Cards discards;
    std::array<std::uint8_t, round_count> winner;  // of each round: 1 + seat, 0: nobody
    std::uint8_t round;                            // rounds begun; 0: cards are being dealt

    friend constexpr bool operator==(const OpenTable&, const OpenTable&) = default;
};

// The game and one procedure inside it, a byte each. Frames hold nothing secret: views show them to everybody.
using FlowStack = FlowState<2, 2>;

struct State {
    FlowStack flow;
    OpenTable open;
    Cards deck;
    std::array<Cards, max_seats> hand;
    std::array<Cards, max_seats> offered;  // still in the hand as well until everything opens

    friend constexpr bool operator==(const State&, const State&) = default;
};

inline int count(const Cards& cards) {
    return std::accumulate(cards.begin(), cards.end(), 0);
}

inline int strength(const Cards& cards) {  // sum of the values
    int sum = 0;
    for (std::size_t card = 0; card < card_kinds; ++card) sum += cards[card] * static_cast<int>(card + 1);
    return sum;
}

inline int points(const Rules& rules, const OpenTable& open, Seat seat) {
    int sum = 0;
    for (std::size_t round = 0; round < round_count; ++round)
        if (open.winner[round] == 1 + seat) sum += rules.prize[round];
    return sum;
}

}  // namespace mehen::offering
