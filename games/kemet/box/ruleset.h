// An edition as a value: components, numbers and choices between procedures. Editions are made from one another by
// deltas in editions/, the only place that names one.
#pragma once

#include "games/kemet/box/components.h"

namespace mehen::kemet {

enum class Victory : std::uint8_t {
    end_of_day,  // whoever reaches the goal is looked for when a day has been scored
    called,      // reaching it before an own token sets off the end: day and night are played out
    own_turn,    // having it at the start of one's own turn, with nobody ahead, wins at once
    at_once,     // a side wins as soon as it has what it needs
};
enum class OrderChoice : std::uint8_t {
    last_decides,      // the player with fewest VP decides the whole order
    each_takes_place,  // from fewest VP upwards each takes a free place
};
enum class CreatureRest : std::uint8_t {
    home_or_reserve,  // after its troop is destroyed: an own district with a unit, else the reserve
    reserve,
};
enum class WallRule : std::uint8_t {
    start_beside,  // a rival's city may be entered only by a troop that started the action beside its walls
    one_step,      // and at most one step into or inside that city in an action
    one_district,  // one district of a rival's city in an action
};

enum class StartUnits : std::uint8_t {  // when the first units are placed
    first,                              // before the turn order is drawn
    before_pyramids,                    // in turn order, before the pyramids
    after_pyramids,
};

struct Ruleset {
    // Components
    Rows<Tile, max_tiles> tiles{};
    Rows<Creature, max_creatures> creatures{};
    Rows<DiCard, max_di_cards> di_cards{};
    Rows<BattleCard, max_battle_cards> battle_cards{};
    std::array<Board, 4> boards{};  // for 2, 3, 4, 5 players
    Rows<SpaceRow, max_spaces> spaces{};
    std::uint8_t colours = 3;                                    // how many colours the box has
    std::array<std::uint8_t, 4> colours_in_play = {3, 3, 3, 3};  // with 2, 3, 4, 5 players; drawn where fewer
    bool fewer_tiles_with_two = false;  // with 2 players one copy of each tile, and none that gives a silver token

    // Set-up
    std::uint8_t start_prayer = 7;
    std::uint8_t start_cards = 2;
    std::uint8_t units = 12;         // of each player
    std::uint8_t placed_units = 10;  // at the start
    std::uint8_t troop_limit = 5;
    std::uint8_t max_prayer = 11;
    StartUnits start_units = StartUnits::first;
    std::uint8_t start_districts = 2;  // the first units stand evenly in so many districts; 0: as their owner likes
    bool units_need_pyramids = false;  // the first units stand in districts with a pyramid
    bool free_colours = false;         // a pyramid takes its colour when it is built; acquisition tokens
    bool free_first_tile = false;      // a level-1 tile at the start, in reverse order
    bool opening_night = false;

    // The day
    std::uint8_t tokens = 5;                   // own action tokens of each player
    std::uint8_t pray_prayer = 2;              // PP of a pray action
    bool tiles_work_at_end_of_action = false;  // only words: nothing in a purchase comes after the tile is taken
    bool captured_pyramids_may_be_raised = false;
    bool gold_token_for_all = false;
    bool limits_at_every_moment = false;  // else they hold when the action ends
    std::uint8_t teleports = 1;           // in a move action; 0: as many as are paid for
    std::uint8_t teleport_cost = 2;
    bool free_teleport_counts = false;           // a card's teleport is one of those of the action, not one more
    bool bonus_of_creature_left_behind = false;  // counts for the move all the same
    bool creature_left_to_join_another = true;   // alone, so that its troop can end the move with another creature
    bool recruits_attack_over_limit = false;     // in an own district that a rival holds; what is too many goes later
    bool any_port_to_any = false;                // else along the arrows
    WallRule walls = WallRule::start_beside;
    bool creatures_return_by_recruiting = false;  // one for each recruit action; else whenever it may be placed
    bool creatures_placed_any_time = true;        // else before a token is placed, or with units placed in a district
    bool creatures_exchanged = true;              // before a token is placed: one there with one in reserve
    bool districts_exchange_creatures = false;    // and those of two own districts with one another
    CreatureRest creature_rest = CreatureRest::reserve;
    bool escape_ends_the_move = true;
    bool move_cards_at_start_only = false;  // what a troop can do is fixed before its first step
    bool day_cards_in_actions = false;      // own day cards may be played in the middle of an own action, too
    bool answers_in_rivals_turns = false;   // a card that answers another is not for the player whose turn it is
    bool placing_starts_battles = true;     // units placed in an own district that a rival holds; else not allowed
    std::uint8_t highest_level = 4;         // of pyramids

    // Battle
    bool council_discards_open = false;
    bool di_discards_open = true;               // only words: everybody has seen what was played
    bool di_cards_must_be_paid = true;          // if they can be; else their owner chooses
    bool day_tiles_in_battle = true;            // work there too
    std::uint8_t home_strength = 1;             // in an own district
    std::uint8_t recall_less = 1;               // PP less than units recalled
    bool retreat_to_own_districts_only = true;  // of all districts
    bool loser_may_stay = true;                 // if the winner has no troop left
    bool veterans = false;
    bool points_enter_at_end_of_turn = false;  // VP go on the track at the end of the gainer's own turn

    // Scoring and the end
    bool scored_by_day = false;  // temples and Sanctuary at the end of the day, not at night
    Victory victory = Victory::called;
    std::uint8_t night_prayer = 2;     // PP for everybody at night
    std::uint8_t sanctuary_units = 2;  // given up there for a VP
    std::uint8_t goal = 9;
    bool night_tiles_in_one_step = true;  // those that place units and raise pyramids; else units of all come first
    OrderChoice order = OrderChoice::each_takes_place;

    // What may be agreed before a match
    std::uint8_t long_goal = 0;          // a goal for a longer game; 0: there is no choice
    bool beginners_mode = false;         // level 1 on the first day, level 2 later, pyramids to level 2, 4 VP
    bool discards_by_agreement = false;  // discarded battle cards open or not

    // One god against an alliance of all the others, whose units may stand together
    bool alliance = false;
    Rows<SpaceRow, max_spaces> lone_spaces{};
    Rows<CreatureCard, max_creature_cards> creature_cards{};
    Rows<PowerToken, max_power_tokens> power_tokens{};
    Rows<PrayerToken, 4> prayer_tokens{};
    std::array<std::array<std::uint8_t, 4>, 4> day_track{};  // by members of the Alliance, 2 to 5: the lone god's
                                                             // actions before each of its phases
    std::uint8_t lone_units = 15;
    std::uint8_t lone_placed_units = 12;
    std::uint8_t lone_troop_limit = 6;
    std::uint8_t lone_prayer = 6;                                  // at the start
    std::uint8_t lone_pray_prayer = 3;                             // of a pray action
    std::uint8_t lone_goal = 8;                                    // permanent battle VP
    std::uint8_t lone_long_goal = 10;                              // against a less experienced alliance
    std::uint8_t alliance_goal = 6;                                // permanent VP
    std::uint8_t sacrifice_temples = 3;                            // at most
    std::uint8_t ceremony_cost = 10;                               // PP for each member
    std::uint8_t ceremony_discount = 4;                            // PP less for each temporary VP
    std::array<std::uint8_t, 4> temples_for_point = {2, 3, 3, 3};  // by members of the Alliance, 2 to 5
    std::uint8_t seized_pyramid_surcharge = 1;
};

// An edition made from another: only what differs is said.
template <class Change>
constexpr Ruleset derive(Ruleset base, Change change) {
    change(base);
    return base;
}

template <class T, std::size_t Capacity, std::size_t Count>
constexpr void add_all(Rows<T, Capacity>& rows, const std::array<T, Count>& more) {
    for (const T& row : more) rows.add(row);
}

// By colour and level, as in the player aid; rows of one level keep their order.
template <std::size_t Capacity>
constexpr void put_in_order(Rows<Tile, Capacity>& tiles) {
    const auto before = [](const Tile& a, const Tile& b) {
        return a.colour != b.colour ? a.colour < b.colour : a.level < b.level;
    };
    for (std::size_t i = 1; i < tiles.size(); ++i)
        for (std::size_t at = i; at > 0 && before(tiles[at], tiles[at - 1]); --at) {
            const Tile moved = tiles[at];
            tiles[at] = tiles[at - 1];
            tiles[at - 1] = moved;
        }
}

}  // namespace mehen::kemet
