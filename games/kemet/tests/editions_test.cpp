// The values of the three editions, side by side as in the tables of the rules.
#include <gtest/gtest.h>

#include "games/kemet/box/editions/blood_and_sand.h"

namespace mehen::kemet::test {
namespace {

using editions::blood_and_sand;
using editions::first;
using editions::revised;

template <class Value>
void expect_values(Value Ruleset::* axis, Value in_first, Value in_revised, Value in_blood_and_sand) {
    EXPECT_EQ(first.*axis, in_first);
    EXPECT_EQ(revised.*axis, in_revised);
    EXPECT_EQ(blood_and_sand.*axis, in_blood_and_sand);
}

using Number = std::uint8_t;
using ByPlayers = std::array<std::uint8_t, 4>;

TEST(KemetEditions, Setup) {
    expect_values<Number>(&Ruleset::colours, 3, 3, 4);
    expect_values<ByPlayers>(&Ruleset::colours_in_play, {3, 3, 3, 3}, {3, 3, 3, 3}, {2, 3, 3, 4});
    expect_values(&Ruleset::fewer_tiles_with_two, false, false, true);
    expect_values<Number>(&Ruleset::start_prayer, 5, 7, 7);
    expect_values<Number>(&Ruleset::start_cards, 1, 2, 2);
    expect_values(&Ruleset::opening_night, true, false, false);
    expect_values<Number>(&Ruleset::units, 12, 12, 12);
    expect_values<Number>(&Ruleset::placed_units, 10, 10, 10);
    expect_values<Number>(&Ruleset::start_districts, 0, 2, 2);
    expect_values<Number>(&Ruleset::tokens, 5, 5, 5);
    expect_values<Number>(&Ruleset::pray_prayer, 2, 2, 2);
    expect_values<Number>(&Ruleset::night_prayer, 2, 2, 2);
    expect_values<Number>(&Ruleset::sanctuary_units, 2, 2, 2);
    expect_values(&Ruleset::units_need_pyramids, true, false, false);
    expect_values(&Ruleset::start_units, StartUnits::after_pyramids, StartUnits::first, StartUnits::before_pyramids);
    expect_values<Number>(&Ruleset::troop_limit, 5, 5, 5);
    expect_values<Number>(&Ruleset::max_prayer, 11, 11, 11);
    expect_values(&Ruleset::free_colours, false, false, true);
    expect_values(&Ruleset::free_first_tile, false, false, true);
}

TEST(KemetEditions, Day) {
    expect_values(&Ruleset::tiles_work_at_end_of_action, false, false, true);
    expect_values(&Ruleset::districts_exchange_creatures, false, false, true);
    expect_values(&Ruleset::night_tiles_in_one_step, true, true, false);
    expect_values(&Ruleset::captured_pyramids_may_be_raised, false, true, false);
    expect_values(&Ruleset::gold_token_for_all, false, false, true);
    expect_values(&Ruleset::limits_at_every_moment, true, false, false);
    expect_values<Number>(&Ruleset::teleports, 0, 1, 1);
    expect_values<Number>(&Ruleset::teleport_cost, 2, 2, 2);
    expect_values(&Ruleset::any_port_to_any, false, false, true);
    expect_values(&Ruleset::walls, WallRule::start_beside, WallRule::one_step, WallRule::one_district);
    expect_values(&Ruleset::creatures_return_by_recruiting, true, false, false);
    expect_values(&Ruleset::creatures_placed_any_time, false, true, false);
    expect_values(&Ruleset::creatures_exchanged, false, true, true);
    expect_values(&Ruleset::creature_rest, CreatureRest::home_or_reserve, CreatureRest::reserve, CreatureRest::reserve);
    expect_values(&Ruleset::move_cards_at_start_only, false, true, false);
    expect_values(&Ruleset::day_cards_in_actions, true, false, false);
    expect_values(&Ruleset::answers_in_rivals_turns, true, false, false);
    expect_values(&Ruleset::escape_ends_the_move, false, true, true);
    expect_values(&Ruleset::creature_left_to_join_another, true, true, false);
    expect_values(&Ruleset::recruits_attack_over_limit, false, false, true);
}

TEST(KemetEditions, Battle) {
    expect_values(&Ruleset::council_discards_open, false, false, false);
    expect_values(&Ruleset::di_discards_open, false, true, true);
    expect_values(&Ruleset::di_cards_must_be_paid, true, false, true);
    expect_values(&Ruleset::day_tiles_in_battle, true, true, false);
    expect_values<Number>(&Ruleset::home_strength, 0, 1, 1);
    expect_values<Number>(&Ruleset::recall_less, 0, 1, 1);
    expect_values(&Ruleset::retreat_to_own_districts_only, false, true, true);
    expect_values(&Ruleset::loser_may_stay, true, true, false);
    expect_values(&Ruleset::veterans, false, false, true);
    expect_values(&Ruleset::points_enter_at_end_of_turn, false, false, true);
}

TEST(KemetEditions, ScoringAndEnd) {
    expect_values(&Ruleset::scored_by_day, true, false, false);
    expect_values(&Ruleset::victory, Victory::end_of_day, Victory::called, Victory::own_turn);
    expect_values<Number>(&Ruleset::goal, 8, 9, 9);
    expect_values(&Ruleset::order, OrderChoice::last_decides, OrderChoice::each_takes_place,
                  OrderChoice::each_takes_place);
    expect_values<Number>(&Ruleset::long_goal, 10, 0, 0);
    expect_values(&Ruleset::beginners_mode, true, false, false);
    expect_values(&Ruleset::discards_by_agreement, true, false, false);
}

}  // namespace
}  // namespace mehen::kemet::test
