// The rules of one match, what lies on the table, and what a seat sees of it.
#pragma once

#include "core/game.h"
#include "core/pile.h"

namespace mehen::offering {

inline constexpr std::size_t card_kinds = 6;  // a card is its value - 1, so that it can index an array
inline constexpr std::size_t round_count = 3;
inline constexpr std::size_t max_hand = 4;

using Cards = Pile<card_kinds>;

// What is in the box and which options were chosen; it never changes.
struct Rules {
    Cards copies = {4, 4, 4, 4, 4, 4};                        // in the deck
    std::array<std::uint8_t, round_count> prize = {1, 2, 3};  // points of each round
    std::uint8_t seats = 2;
    std::uint8_t hand_size = 3;

    Rules() = default;
    explicit Rules(const Setup& setup) : seats(as_byte(setup.seats)), hand_size(setup.option[0] == 0 ? 3 : 4) {}
};

// What everybody sees.
struct OpenTable {
    Cards discards;
    std::array<ZeroIsNone<Seat>, round_count> winner;  // of each round; none of one that several share
    std::uint8_t round;                                // rounds begun; 0: cards are being dealt

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

struct View {
    FlowStack flow;  // who is asked what; whoever is no longer asked has finished
    OpenTable open;
    std::array<std::uint8_t, max_seats> hand_size;
    Cards hand;     // one's own
    Cards offered;  // one's own
    Seat seat;      // whose view it is

    friend constexpr bool operator==(const View&, const View&) = default;
};

inline int strength(const Cards& cards) {  // sum of the values
    int sum = 0;
    for (std::size_t card = 0; card < card_kinds; ++card) sum += cards[card] * fit<int>(card + 1);
    return sum;
}

}  // namespace mehen::offering
