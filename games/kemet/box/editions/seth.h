// Kemet: Seth: one god against all the others, over the first edition, for which it was made, or over the
// Revised one.
#pragma once

#include "games/kemet/box/editions/revised.h"
#include "games/kemet/seth/box/cards.h"
#include "games/kemet/seth/box/city.h"
#include "games/kemet/seth/box/tiles.h"
#include "games/kemet/seth/box/violet.h"

namespace mehen::kemet::editions {

namespace seth_rows {

constexpr void exchange_components(Ruleset& r) {
    exchange_victory_point_tiles(r);
    exchange_legion(r);
    exchange_sphinx(r);
    add_all(r.tiles, violet_tiles);
    add_all(r.creatures, lone_creatures);
    exchange_di_cards(r);
    r.battle_cards.add(mirror_clash);
    add_all(r.creature_cards, creature_cards);
    add_all(r.power_tokens, power_tokens);
    add_all(r.prayer_tokens, prayer_tokens);
    add_all(r.lone_spaces, lone_spaces);
    r.day_track = day_track;
    r.boards = boards_with_lone_city;
}

constexpr void put_seth_in(Ruleset& r) {
    exchange_components(r);
    r.alliance = true;
    r.tokens = 4;  // a fifth went to Seth
    r.free_first_tile = true;
    r.scored_by_day = true;            // temples pay at the end of the day
    r.limits_at_every_moment = false;  // an area may be overfull in passing
    r.creature_rest = CreatureRest::home_or_reserve;
    r.victory = Victory::at_once;
    // The goals are others, and nothing else is agreed before a match.
    r.long_goal = 0;
    r.beginners_mode = false;
    r.discards_by_agreement = false;
}

}  // namespace seth_rows

// The game opens with a night, which pays Seth as any other does.
inline constexpr Ruleset seth_first = derive(first, seth_rows::put_seth_in);

// The game opens with a day: everybody, Seth too, starts with what the opening night would have brought.
inline constexpr Ruleset seth_revised = derive(revised, seth_rows::put_seth_in);

}  // namespace mehen::kemet::editions
