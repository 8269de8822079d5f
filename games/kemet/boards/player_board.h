// The spaces of the player boards, row by row from the bottom. The golden space on top is no level and no row here.
#pragma once

#include "games/kemet/components.h"

namespace mehen::kemet::printed {

inline constexpr std::array spaces_by_colour = std::to_array<SpaceRow>({
    {Space::pray, 1},
    {Space::tile_white, 1},
    {Space::tile_red, 1},
    {Space::tile_blue, 1},
    {Space::move, 2},
    {Space::raise, 2},
    {Space::pray, 2},
    {Space::move, 3},
    {Space::recruit, 3},
});

// Tiles are bought on three acquisition spaces, which take their colours from the player's pyramids.
inline constexpr std::array spaces_by_acquisition = std::to_array<SpaceRow>({
    {Space::pray, 1},
    {Space::tile_any, 1},
    {Space::tile_any, 1},
    {Space::tile_any, 1},
    {Space::move, 2},
    {Space::raise, 2},
    {Space::pray, 2},
    {Space::move, 3},
    {Space::recruit, 3},
});

}  // namespace mehen::kemet::printed
