// How much of everything there is room for. Boxes and packs keep to these; what has more does not compile or is
// refused.
#pragma once

#include <cstddef>

#include "core/bits.h"
#include "core/seat.h"

namespace mehen::kemet {

inline constexpr std::size_t max_players = max_seats;  // five, and a sixth with an expansion
inline constexpr std::size_t max_cities = max_players;
inline constexpr std::size_t max_areas = 48;   // bits of one word; the largest board has 32, a sixth city adds 4
inline constexpr std::size_t max_spaces = 16;  // of a player's board

inline constexpr std::size_t max_tiles = 64;  // 59 with one god against an alliance; more makes the sets wider
inline constexpr std::size_t max_creatures = 16;
inline constexpr std::size_t max_creature_cards = 10;
inline constexpr std::size_t max_power_tokens = 6;
inline constexpr std::size_t max_di_cards = 32;  // two words of a vector: piles are added up all the time
inline constexpr std::size_t max_battle_cards = 16;
inline constexpr std::size_t max_gives = 6;     // powers of one row
inline constexpr std::size_t power_slots = 80;  // powers that a player can have

// Answers to one question: those that place units or creatures, those that raise a pyramid, and all there can be.
inline constexpr std::size_t max_placements = max_areas * 12 + max_creatures * 3 + 1;
inline constexpr std::size_t max_raisings = 3 * max_cities * 4 * 5;
inline constexpr std::size_t max_answers = max_areas * 16;

using TileSet = BitsOf<max_tiles>;

}  // namespace mehen::kemet
