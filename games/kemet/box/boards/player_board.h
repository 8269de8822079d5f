// The spaces of the player boards, row by row from the bottom. The golden space on top is no level and no row here.
#pragma once

#include "games/kemet/box/components.h"

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

// The lone god's board. Its actions and their colours are known, not their rows and how often each is there.
inline constexpr std::array lone_spaces = std::to_array<SpaceRow>({
    {Space::tile_violet, 1, "tile-violet", true},
    {Space::pray, 1, "pray", true},
    {Space::invocation, 1, "invocation", true},
    {Space::destroy_units, 1, "destroy-units", true},
    {Space::seize_pyramid, 1, "seize-pyramid", true},
    {Space::move, 2, "move-1", true},
    {Space::recruit, 2, "recruit", true},
    {Space::raise, 2, "raise", true},
    {Space::seize_troop, 2, "seize-troop", true},
    {Space::assault, 3, "assault", true},
    {Space::move, 3, "move-2", true},
    {Space::seize_creature, 3, "seize-creature", true},
});

// The track of the day: how many actions the lone god has before each of the Alliance's four phases. Their sum is known
// (a token for each member, one more, and one taken from each), how it is split is not.
inline constexpr std::array<std::array<std::uint8_t, 4>, 4> day_track = {
    {{1, 1, 1, 2}, {1, 2, 2, 2}, {2, 2, 2, 3}, {2, 3, 3, 3}}};

}  // namespace mehen::kemet::printed
