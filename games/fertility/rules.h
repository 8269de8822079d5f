// The immutable rules of one match: the components in use and the options chosen.
#pragma once

#include <cstdint>

#include "core/game.h"
#include "games/fertility/components.h"

namespace mehen::fertility {

inline constexpr std::uint8_t reserve_size = 3;
inline constexpr std::uint8_t pool_size = 3;

enum class Option : std::uint8_t { variant, tiles, quarry, first };

// A printed board as sets of cells, lying leftmost in the valley.
struct BoardCells {
    Cells free{};
    Cells wheat{};
    std::array<Cells, resource_count> symbol{};
    Cells start{};
};

// Which shops of a new district or metropolis take a resource: bit n = its n-th shop.
using OpenShops = std::array<std::uint8_t, resource_count>;

struct Rules {
    Components components{};
    // Worked out from the components once, because every set-up and every building needs them.
    std::array<std::array<BoardCells, 2>, max_boards> board_cells{};  // as printed, and turned by half
    std::array<OpenShops, district_count> district_shops{};
    std::array<OpenShops, metropolis_count> metropolis_shops{};

    std::uint8_t seats = 2;
    bool two_player_variant = false;  // a tile of the pool is removed each turn
    bool equal_pairs = false;         // tiles with two equal scenes exist
    bool quarry_needs_corners = true;
    bool random_first = true;

    int boards() const { return seats == 4 ? 4 : 3; }
    int columns() const { return boards() * board_columns; }
    const std::array<std::uint8_t, pair_count>& tiles() const {
        return equal_pairs ? components.with_equal : components.different;
    }
    std::uint8_t tiles_in_play() const {
        return two_player_variant ? components.tiles_in_play_variant : components.tiles_in_play[seats - 2U];
    }
    // Turns of each player: the stack is drawn from until the pool cannot be refilled, then everybody has one more.
    int rounds() const {
        const int stack = tiles_in_play() - reserve_size * seats - pool_size;
        const int each_turn = two_player_variant ? 2 : 1;
        const int turns = stack / each_turn + 1 + seats;
        return (turns + seats - 1) / seats;
    }
    std::uint8_t granary_top() const { return as_byte(components.granary_size - 1); }
};

void visit(PackVisitor& pack, Components& box);
bool make_rules(const Setup& setup, PackVisitor* pack, Rules& rules);

}  // namespace mehen::fertility
