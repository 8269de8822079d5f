// What each feature is worth, at the start of a game and when its goal is reached, in hundredths of a logit
// (core/worth.h). `evaluate` and the search read these numbers, no rule does. `tools/tune` fits them to played games
// and writes the rows.
#pragma once

#include "games/kemet/features.h"

namespace mehen::kemet::weight {

inline constexpr int won = 100'000;     // a finished game: only the place counts
inline constexpr int played_card = 14;  // a DI card whose effect is still to come

struct Row {
    std::size_t feature;
    int early;
    int late;

    constexpr Row(Feature which, int first, int last)
        : feature(static_cast<std::size_t>(which)), early(first), late(last) {}
    constexpr Row(Power which, int first, int last)  // for each point of its amount
        : feature(feature_of(which)), early(first), late(last) {}
};

// Against one rival.
inline constexpr std::array duel_rows = std::to_array<Row>({
    {Feature::permanent_points, 30, 101},
    {Feature::temporary_points, 14, 54},
    {Feature::temple_pair, -7, -30},
    {Feature::temple_pair_dusk, 4, 19},
    {Feature::sanctuary, 23, 23},
    {Feature::sanctuary_dusk, 10, 10},
    {Feature::temple_prayer, -3, 2},
    {Feature::delta_prayer, -7, 3},
    {Feature::temple_guards, 14, 5},
    {Feature::temple_threats, -8, -10},
    {Feature::prayer, 12, 10},
    {Feature::prayer_few, -1, 1},
    {Feature::prayer_many, 2, -1},
    {Feature::pyramids_1, 5, -9},
    {Feature::pyramids_2, 10, -4},
    {Feature::pyramids_3, 40, 23},
    {Feature::pyramids_4, 26, 20},
    {Feature::captured_levels, -2, -14},
    {Feature::lost_levels, 16, 17},
    {Feature::tiles_1, 25, 6},
    {Feature::tiles_2, 6, 8},
    {Feature::tiles_3, 12, 1},
    {Feature::tiles_4, 30, -9},
    {Feature::units, 6, 16},
    {Feature::troops, -15, -13},
    {Feature::large_troops, 23, 22},
    {Feature::full_troops, 27, 2},
    {Feature::abroad, 1, -10},
    {Feature::lone_abroad, -7, -7},
    {Feature::on_pyramid, 1, 2},
    {Feature::beside_temple, 3, 3},
    {Feature::prey, -6, -9},
    {Feature::danger, -7, -11},
    {Feature::temples_in_reach, 4, 6},
    {Feature::tiles_in_reach, 3, 2},
    {Feature::creatures, 15, 21},
    {Feature::veterans, 8, 7},
    {Feature::di_cards, 26, 17},
    {Feature::battle_cards, 5, -1},
    {Feature::tokens, 21, 42},
    {Feature::extra_tokens, 3, 4},
    {Power::land_moves, -13, -9},
    {Power::teleport_discount, 3, -2},
    {Power::extra_teleports, 0, -7},
    {Power::teleport_from_obelisk, 8, 0},
    {Power::ignores_walls, -4, -7},
    {Power::ignores_one_wall, 7, -1},
    {Power::enters_first_strike, 22, 14},
    {Power::prayer_on_entering, 9, 1},
    {Power::pray_bonus, 14, 5},
    {Power::tile_discount, 10, -6},
    {Power::level_discount, 16, 5},
    {Power::payment_discount, 30, 12},
    {Power::more_prayer, 0, 1},
    {Power::free_recruits, 13, 1},
    {Power::recruits_with_troops, 12, 5},
    {Power::troop_limit, 12, 0},
    {Power::units_on_pray, 18, 8},
    {Power::mercenaries, 0, 2},
    {Power::night_prayer, 20, -1},
    {Power::night_cards, 18, 5},
    {Power::night_choice, 0, 0},
    {Power::night_filter, 1, -4},
    {Power::night_units, 14, 2},
    {Power::night_level, 40, 12},
    {Power::night_temple_prayer, 0, 0},
    {Power::silver_token, 64, 5},
    {Power::special_card, 1, 7},
    {Power::gold_move_or_recruit, 68, 19},
    {Power::gold_move_through_walls, 65, 22},
    {Power::gold_move_without_teleport, 49, 16},
    {Power::gold_tile_dearer, 21, 2},
    {Power::strength, 26, 15},
    {Power::damage, 27, -1},
    {Power::unblockable, 0, 0},
    {Power::protection, 41, 20},
    {Power::attack_strength, 31, 11},
    {Power::attack_damage, 17, 1},
    {Power::attack_unblockable, 21, 2},
    {Power::defence_strength, 62, 24},
    {Power::defence_unblockable, 14, 5},
    {Power::home_defence_strength, 0, 0},
    {Power::home_defence_protection, 0, 0},
    {Power::prayer_per_kill, 13, 4},
    {Power::prayer_per_loss, 7, 2},
    {Power::prayer_per_win, 6, 1},
    {Power::units_per_defeat, 0, 0},
    {Power::cards_per_battle, 0, 0},
    {Power::defender_point, 45, 17},
    {Power::sees_battle_card, 46, 16},
    {Power::sees_di_cards, 0, 0},
    {Power::strength_per_discard, 24, 6},
    {Power::cancels_creature, 11, 1},
    {Power::toll, 3, -2},
    {Power::unharmed_outside, 4, 3},
    {Power::devours, 6, 4},
    {Power::victory_point, -12, -4},
    {Power::prayer_at_once, -5, -2},
    {Power::units_at_once, 3, -2},
});

// Against several: whoever leads has all of them against him.
inline constexpr std::array many_rows = std::to_array<Row>({
    {Feature::permanent_points, 7, 105},
    {Feature::temporary_points, 8, 45},
    {Feature::temple_pair, -20, -41},
    {Feature::temple_pair_dusk, -2, 17},
    {Feature::sanctuary, 19, 16},
    {Feature::sanctuary_dusk, -3, 6},
    {Feature::temple_prayer, 1, 4},
    {Feature::delta_prayer, -6, 2},
    {Feature::temple_guards, 18, 9},
    {Feature::temple_threats, -9, -8},
    {Feature::prayer, 6, 4},
    {Feature::prayer_few, -1, 6},
    {Feature::prayer_many, -2, 5},
    {Feature::pyramids_1, 4, -4},
    {Feature::pyramids_2, 20, 6},
    {Feature::pyramids_3, 36, 12},
    {Feature::pyramids_4, 21, 5},
    {Feature::captured_levels, -2, -9},
    {Feature::lost_levels, 15, 12},
    {Feature::tiles_1, 12, 9},
    {Feature::tiles_2, 12, 2},
    {Feature::tiles_3, 0, -6},
    {Feature::tiles_4, 23, -12},
    {Feature::units, 2, 10},
    {Feature::troops, -6, -13},
    {Feature::large_troops, 15, 14},
    {Feature::full_troops, 26, 11},
    {Feature::abroad, -2, -7},
    {Feature::lone_abroad, -5, -9},
    {Feature::on_pyramid, 2, 2},
    {Feature::beside_temple, 6, 1},
    {Feature::prey, -4, -7},
    {Feature::danger, -4, -8},
    {Feature::temples_in_reach, 4, 3},
    {Feature::tiles_in_reach, -3, 4},
    {Feature::creatures, 18, 18},
    {Feature::veterans, 9, 3},
    {Feature::di_cards, 27, 17},
    {Feature::battle_cards, 4, 0},
    {Feature::tokens, 19, 44},
    {Feature::extra_tokens, 4, 7},
    {Power::land_moves, -8, -7},
    {Power::teleport_discount, 2, -5},
    {Power::extra_teleports, -1, -8},
    {Power::teleport_from_obelisk, 6, -2},
    {Power::ignores_walls, -4, -6},
    {Power::ignores_one_wall, 7, 1},
    {Power::enters_first_strike, 22, 13},
    {Power::prayer_on_entering, 10, 2},
    {Power::pray_bonus, 0, -6},
    {Power::tile_discount, 8, -5},
    {Power::level_discount, 16, 5},
    {Power::payment_discount, 30, 12},
    {Power::more_prayer, 0, 0},
    {Power::free_recruits, 4, 0},
    {Power::recruits_with_troops, 13, 7},
    {Power::troop_limit, 13, 3},
    {Power::units_on_pray, 19, 10},
    {Power::mercenaries, -4, -10},
    {Power::night_prayer, 15, -1},
    {Power::night_cards, 18, 2},
    {Power::night_choice, 0, 2},
    {Power::night_filter, 2, -3},
    {Power::night_units, 12, 1},
    {Power::night_level, 40, 12},
    {Power::night_temple_prayer, 0, 0},
    {Power::silver_token, 61, 5},
    {Power::special_card, 0, 5},
    {Power::gold_move_or_recruit, 68, 18},
    {Power::gold_move_through_walls, 61, 15},
    {Power::gold_move_without_teleport, 49, 15},
    {Power::gold_tile_dearer, 21, 2},
    {Power::strength, 36, 25},
    {Power::damage, 10, -2},
    {Power::unblockable, 0, 0},
    {Power::protection, 47, 8},
    {Power::attack_strength, 17, 17},
    {Power::attack_damage, 16, -2},
    {Power::attack_unblockable, 20, -1},
    {Power::defence_strength, 85, 38},
    {Power::defence_unblockable, 15, 7},
    {Power::home_defence_strength, 0, 0},
    {Power::home_defence_protection, 0, 0},
    {Power::prayer_per_kill, 13, 4},
    {Power::prayer_per_loss, 7, 3},
    {Power::prayer_per_win, 6, 1},
    {Power::units_per_defeat, 0, 0},
    {Power::cards_per_battle, 0, 0},
    {Power::defender_point, 45, 18},
    {Power::sees_battle_card, 46, 15},
    {Power::sees_di_cards, 0, 0},
    {Power::strength_per_discard, 24, 6},
    {Power::cancels_creature, 11, 2},
    {Power::toll, 1, -6},
    {Power::unharmed_outside, 4, 3},
    {Power::devours, 5, 4},
    {Power::victory_point, -13, -4},
    {Power::prayer_at_once, -10, -2},
    {Power::units_at_once, 1, -1},
});

struct Table {
    Weights<feature_count> weights{};
    WeightsByPhase<feature_count> by_phase{};
};
template <class Rows>
constexpr Table table_of(const Rows& rows) {
    const auto weights = weights_of<feature_count>(rows);
    return {weights, by_phase(weights)};
}
inline constexpr Table duel = table_of(duel_rows);
inline constexpr Table many = table_of(many_rows);

constexpr const Table& of(int seats) {
    return seats > 2 ? many : duel;
}

inline const WeightsNow<feature_count>& now(const Rules& rules, const OpenTable& t) {
    return of(rules.seats).by_phase[static_cast<std::size_t>(phase_of(rules, t))];
}

}  // namespace mehen::kemet::weight
