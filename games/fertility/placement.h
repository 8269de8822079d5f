// Where valley tiles may lie, and which cells they close in [fertility.place].
#pragma once

#include <array>

#include "games/fertility/cells.h"
#include "games/fertility/components.h"
#include "games/fertility/rules.h"
#include "games/fertility/state.h"

namespace mehen::fertility {

// At most 3 different tiles in 4 directions on the 232 pairs of neighbouring cells of a 16 x 8 valley (each pair
// counted for two directions).
inline constexpr std::size_t most_placements = 3 * 2 * 232;
inline constexpr std::size_t placements_at_once = 3;  // when they are listed: most sets have one to three cells

// All legal placements of a position, as sets of cells.
struct Placements {
    std::array<Cells, resource_count> match;  // cells that touch an identical scene
    std::array<Cells, direction_count> room;  // first cells with both cells of the tile free

    explicit constexpr Placements(const Valley& valley) : match{}, room{} {
        for (std::size_t r = 0; r < resource_count; ++r) match[r] = valley.scene[r].neighbours();
        for (std::size_t d = 0; d < direction_count; ++d)
            room[d] = valley.free & valley.free.seen_towards(static_cast<Direction>(d));
    }

    // The cells on which the first scene of a pair may lie, its second scene in that direction.
    constexpr Cells first_cells(PairId pair, Direction direction) const {
        const Pair scenes = pairs[pair];
        const Cells& first = match[index_of(scenes.first)];
        const Cells& second = match[index_of(scenes.second)];
        return room[index_of(direction)] & (first | second.seen_towards(direction));
    }

    constexpr bool fits(PairId pair) const {
        // Turning the tile round turns `left` into `right` with the scenes exchanged, so all four count.
        for (std::size_t d = 0; d < direction_count; ++d)
            if (!first_cells(pair, static_cast<Direction>(d)).empty()) return true;
        return false;
    }
};

// Whether a pair can be placed in more than one way in some single direction: nearly always true for the first
// direction looked at, and much quicker to see than all placements.
constexpr bool has_several_placements(const Valley& valley, PairId pair) {
    const Cells first = valley.scene[index_of(pairs[pair].first)].neighbours();
    const Cells second = valley.scene[index_of(pairs[pair].second)].neighbours();
    for (const Direction direction : {Direction::right, Direction::down}) {
        const Cells room = valley.free & valley.free.seen_towards(direction);
        if ((room & (first | second.seen_towards(direction))).count() > 1) return true;
    }
    return false;
}

// A tile with two equal scenes looks the same turned by half: it is laid right or down only.
constexpr std::size_t directions_of(PairId pair) {
    return pairs[pair].first == pairs[pair].second ? 2 : direction_count;
}

// Free cells with no free cell around them: quarries, old and new.
constexpr Cells closed_cells(const Cells& free, bool corners_count) {
    return free.without(corners_count ? free.surroundings() : free.neighbours());
}

// What a tile gathers where it is laid, apart from what the stock has run out of [fertility.gather].
struct Harvest {
    std::array<int, resource_count> contacts{};  // one for each identical scene touched
    std::array<int, resource_count> symbols{};   // whatever scene covers the symbol
    int wheat = 0;                               // one for each wheat cell touched
    Cells quarries{};                            // cells that the tile closes
};

constexpr Harvest harvest_of(const Valley& valley, PairId pair, Direction direction, Cell first, bool corners) {
    Harvest harvest;
    const Cell second = step(first, direction);
    const Cells tile = only(first) | only(second);
    const Cells beside = around.neighbours[first] | around.neighbours[second];
    const auto contact = [&](Cell cell, Resource scene) {
        const auto r = index_of(scene);
        harvest.contacts[r] += (around.neighbours[cell] & valley.scene[r]).count();
    };
    contact(first, pairs[pair].first);
    contact(second, pairs[pair].second);
    for (std::size_t r = 0; r < resource_count; ++r) harvest.symbols[r] = (valley.symbol[r] & tile).count();
    harvest.wheat = (beside & valley.wheat).count();
    // A closed cell beside the new tile had a free neighbour before, so this tile closed it.
    const Cells near = corners ? around.surroundings[first] | around.surroundings[second] : beside;
    harvest.quarries = closed_cells(valley.free.without(tile), corners) & near;
    return harvest;
}

}  // namespace mehen::fertility
