// The immutable rules of one match: what is in the box and which options were chosen.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.h"

namespace mehen::offering {

inline constexpr std::size_t card_kinds = 6;  // a card is its value - 1, so that it can index an array
inline constexpr std::size_t round_count = 3;
inline constexpr std::size_t max_hand = 4;

using Cards = std::array<std::uint8_t, card_kinds>;  // how many of each: order means nothing in this game

enum class Option : std::uint8_t { deal };

struct Rules {
    Cards copies = {4, 4, 4, 4, 4, 4};                        // in the deck
    std::array<std::uint8_t, round_count> prize = {1, 2, 3};  // points of each round
    std::uint8_t seats = 2;
    std::uint8_t hand_size = 3;
};

void visit(PackVisitor& pack, Rules& rules);
bool make_rules(const Setup& setup, PackVisitor* pack, Rules& rules);

}  // namespace mehen::offering
