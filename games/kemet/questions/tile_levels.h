// What a purchase looks at: up to which level tiles of each colour may be bought.
#pragma once

#include <algorithm>
#include <array>

#include "games/kemet/table/frames.h"

namespace mehen::kemet {

struct BuyTile;  // the seam: which tiles may be bought

inline constexpr std::uint8_t top_level = 4;
inline constexpr auto violet = index_of(Colour::violet);

using ColourLevels = std::array<std::uint8_t, colour_count>;

struct TileLevels {
    ColourLevels of_colour{};            // by the pyramids
    std::uint8_t free_tile = top_level;  // of a tile for nothing
};

// Tiles of each colour up to its level, and of all colours up to one level.
inline TileSet tiles_up_to(const Rules& rules, const ColourLevels& levels) {
    TileSet tiles{};
    for (std::size_t colour = 0; colour < colour_count; ++colour) tiles |= rules.tiles_up_to[colour][levels[colour]];
    return tiles;
}
inline TileSet tiles_up_to(const Rules& rules, std::uint8_t level) {
    TileSet tiles{};
    for (const auto& colour : rules.tiles_up_to) tiles |= colour[level];
    return tiles;
}

}  // namespace mehen::kemet
