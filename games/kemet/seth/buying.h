// Power tiles where one god stands against all the others: which are for whom, violet ones, and what a seized pyramid
// lets the lone god buy [kemet.alliance, kemet.lone.seize].
#pragma once

#include "games/kemet/questions/tile_levels.h"
#include "games/kemet/seth/expansion.h"
#include "games/kemet/seth/reasons.h"
#include "games/kemet/seth/table.h"

namespace mehen::kemet {

// A member buys violet tiles by the lowest of its own three pyramids, as long as it controls all of them, but not for
// nothing; for anything else its first tile may have any level that its pyramids allow.
template <class Tiles>
void narrow_for_member(const Rules& rules, const State& s, const Buy& frame, TileLevels& levels, Tiles& tiles) {
    const TileSet all_violet = rules.tiles_up_to[violet][top_level];
    const CityId city = s.player[frame.seat].city;
    const AreaMask held = city == none ? 0 : rules.map.districts_of[city] & s.troops[s.pact.lone];
    std::uint8_t level = city == none ? std::uint8_t{0} : top_level;
    if (city != none)
        for (const Pyramid& pyramid : s.pyramid[city]) level = std::min(level, pyramid.level);
    if (frame.free_tile != 0) tiles.only(~all_violet, plain(PactReason::violet_at_start, SectionId::setup));
    if (held != 0)
        tiles.only(~all_violet,
                   [&](unsigned) { return because(PactReason::violet_held, SectionId::alliance, lowest(held)); });
    tiles.only(~all_violet | rules.tiles_up_to[violet][level], [&](TileId tile) {
        return because(PactReason::violet_level, SectionId::alliance, rules.set.tiles[tile].level, level);
    });
    levels.of_colour[violet] = level;
    levels.free_tile = top_level;
}

// Another's pyramids, up to the level of the own one.
template <class Tiles>
void narrow_for_seizing(const Rules& rules, const State& s, const Buy& frame, TileLevels& levels, Tiles& tiles) {
    constexpr SectionId here = SectionId::seizing;
    const std::uint8_t own = levels.of_colour[violet];
    const Seat victim = frame.seized;
    levels.of_colour = levels_to_seize(rules, s, victim);
    tiles.only(~rules.tiles_up_to[violet][top_level], plain(PactReason::violet_by_seizing, here));
    tiles.only(tiles_up_to(rules, levels.of_colour), [&](TileId tile) {
        const Tile& row = rules.set.tiles[tile];
        const unsigned colour = as_byte(row.colour);
        const std::uint8_t best = levels.of_colour[colour];
        return best == 0 ? because(PactReason::seized_none, here, victim, colour)
                         : because(PactReason::seized_too_low, here, victim, row.level, best);
    });
    tiles.only(tiles_up_to(rules, own),
               [&](TileId tile) { return because(PactReason::own_too_low, here, rules.set.tiles[tile].level, own); });
}

template <>
inline constexpr bool serves<Seth, Seam<BuyTile>> = true;

template <class Tiles>
void at(Seth, Seam<BuyTile>, const Rules& rules, const State& s, const Buy& frame, TileLevels& levels, Tiles& tiles) {
    const bool lone = is_lone(s, frame.seat);
    const For not_for = lone ? For::alliance : For::lone;
    tiles.only_if([&](TileId tile) { return rules.set.tiles[tile].whom != not_for; },
                  said(lone ? PactReason::tile_of_alliance : PactReason::tile_of_lone, SectionId::tiles));
    if (frame.seized != none) return narrow_for_seizing(rules, s, frame, levels, tiles);
    if (!lone) return narrow_for_member(rules, s, frame, levels, tiles);
    const std::uint8_t own = levels.of_colour[violet];
    const TileSet others = ~rules.tiles_up_to[violet][top_level];
    if (frame.free_tile != 0)
        tiles.only(others | rules.tiles_up_to[violet][1], plain(Reason::first_tile_level, SectionId::setup));
    tiles.only(others | rules.tiles_up_to[violet][own], [&](TileId tile) {
        return because(PactReason::own_too_low, SectionId::lone, rules.set.tiles[tile].level, own);
    });
}

}  // namespace mehen::kemet
