// Kemet, first edition (2012): every value is said here, the other editions say what differs.
#pragma once

#include "games/kemet/box/boards/arrows.h"
#include "games/kemet/box/boards/player_board.h"
#include "games/kemet/box/cards/battle.h"
#include "games/kemet/box/cards/di.h"
#include "games/kemet/box/ruleset.h"
#include "games/kemet/box/tiles/blue.h"
#include "games/kemet/box/tiles/red.h"
#include "games/kemet/box/tiles/white.h"

namespace mehen::kemet::editions {

using namespace printed;  // the tables of tiles, cards and boards

inline constexpr Ruleset first = derive({}, [](Ruleset& r) {
    add_all(r.tiles, red_tiles);
    add_all(r.tiles, blue_tiles);
    add_all(r.tiles, white_tiles);
    add_all(r.creatures, creatures);
    add_all(r.di_cards, di_cards);
    add_all(r.battle_cards, battle_cards);
    r.boards = boards_with_arrows;
    add_all(r.spaces, spaces_by_colour);
    r.colours = 3;
    r.colours_in_play = {3, 3, 3, 3};
    r.fewer_tiles_with_two = false;

    r.start_prayer = 5;  // the opening night adds 2 PP and a card
    r.start_cards = 1;
    r.opening_night = true;
    r.units = 12;
    r.placed_units = 10;
    r.start_districts = 0;
    r.units_need_pyramids = true;
    r.start_units = StartUnits::after_pyramids;
    r.troop_limit = 5;
    r.max_prayer = 11;
    r.free_colours = false;
    r.free_first_tile = false;

    r.tiles_work_at_end_of_action = false;
    r.tokens = 5;
    r.pray_prayer = 2;
    r.captured_pyramids_may_be_raised = false;
    r.gold_token_for_all = false;
    r.limits_at_every_moment = true;
    r.teleports = 0;
    r.teleport_cost = 2;
    r.any_port_to_any = false;
    r.walls = WallRule::start_beside;
    r.creatures_return_by_recruiting = true;
    r.creatures_placed_any_time = false;
    r.creatures_exchanged = false;
    r.districts_exchange_creatures = false;
    r.creature_rest = CreatureRest::home_or_reserve;
    r.escape_ends_the_move = false;
    r.move_cards_at_start_only = false;
    r.day_cards_in_actions = true;
    r.answers_in_rivals_turns = true;

    r.council_discards_open = false;
    r.di_discards_open = false;
    r.di_cards_must_be_paid = true;
    r.home_strength = 0;
    r.recall_less = 0;
    r.retreat_to_own_districts_only = false;
    r.loser_may_stay = true;
    r.veterans = false;
    r.points_enter_at_end_of_turn = false;

    r.scored_by_day = true;
    r.victory = Victory::end_of_day;
    r.night_prayer = 2;
    r.sanctuary_units = 2;
    r.goal = 8;
    r.night_tiles_in_one_step = true;
    r.order = OrderChoice::last_decides;

    r.long_goal = 10;
    r.beginners_mode = true;
    r.discards_by_agreement = true;
});

}  // namespace mehen::kemet::editions
