// What things are worth to `evaluate`, in hundredths of a victory point. Nothing else reads these numbers.
#pragma once

#include <array>

#include "games/kemet/components.h"

namespace mehen::kemet::weight {

inline constexpr int won = 100'000;  // a finished game: only the place counts
inline constexpr int permanent = 100;
inline constexpr int temporary = 55;       // it can be taken away again
inline constexpr int temporary_late = 90;  // once somebody is about to end the game
inline constexpr int two_temples = 60;     // held when the day ends: a permanent point
inline constexpr int sanctuary = 45;       // two units there when the day ends: another
inline constexpr int temple_prayer = 7;    // for each PP of a temple's income
inline constexpr int delta_prayer = 3;     // likewise, where it costs a unit
inline constexpr int early_day = 40;       // per cent of these at dawn; all of it at dusk
inline constexpr std::array<int, 12> prayer = {0, 15, 29, 42, 54, 65, 75, 84, 92, 99, 105, 110};
inline constexpr std::array<int, 5> pyramid = {0, 22, 48, 82, 100};  // by level
inline constexpr int captured_level = 12;                            // of a rival's pyramid, for each level
inline constexpr std::array<int, 5> tile = {0, 12, 20, 30, 40};      // by level, whatever it gives
inline constexpr std::array<int, 8> troop = {0, 7, 18, 32, 46, 60, 70, 80};
inline constexpr int lone_unit_abroad = -8;  // easy prey: a battle point for somebody
inline constexpr int on_pyramid = 2;         // for each unit that could teleport
inline constexpr int beside_temple = 2;      // for each unit beside a temple that is not one's own
inline constexpr int guard = 4;              // for each further unit in a temple
inline constexpr int threatened = -9;        // for each unit by which a rival beside a temple is stronger
inline constexpr int creature_at_work = 15;
inline constexpr int veteran = 6;
inline constexpr int di_card = 11;
inline constexpr int played_card = 14;   // a DI card whose effect is still to come
inline constexpr int growth_floor = 35;  // per cent that everything but points still counts when the goal is near

struct Of {
    Power power;
    int each;  // for each point of its amount
};
inline constexpr std::array powers = std::to_array<Of>({
    {Power::land_moves, 28},
    {Power::teleport_discount, 14},
    {Power::extra_teleports, 6},
    {Power::teleport_from_obelisk, 20},
    {Power::ignores_walls, 16},
    {Power::ignores_one_wall, 12},
    {Power::enters_first_strike, 22},
    {Power::prayer_on_entering, 8},
    {Power::pray_bonus, 16},
    {Power::tile_discount, 16},
    {Power::level_discount, 16},
    {Power::payment_discount, 30},
    {Power::more_prayer, 14},
    {Power::free_recruits, 9},
    {Power::recruits_with_troops, 14},
    {Power::troop_limit, 14},
    {Power::units_on_pray, 10},
    {Power::mercenaries, 6},
    {Power::night_prayer, 13},
    {Power::night_cards, 15},
    {Power::night_choice, 3},
    {Power::night_filter, 4},
    {Power::night_units, 9},
    {Power::night_level, 40},
    {Power::night_temple_prayer, 5},
    {Power::silver_token, 70},
    {Power::special_card, 12},
    {Power::gold_move_or_recruit, 70},
    {Power::gold_move_through_walls, 65},
    {Power::gold_move_without_teleport, 50},
    {Power::gold_tile_dearer, 25},
    {Power::strength, 40},
    {Power::damage, 28},
    {Power::unblockable, 32},
    {Power::protection, 28},
    {Power::attack_strength, 30},
    {Power::attack_damage, 20},
    {Power::attack_unblockable, 24},
    {Power::defence_strength, 16},
    {Power::defence_unblockable, 14},
    {Power::home_defence_strength, 8},
    {Power::home_defence_protection, 6},
    {Power::prayer_per_kill, 10},
    {Power::prayer_per_loss, 8},
    {Power::prayer_per_win, 6},
    {Power::units_per_defeat, 5},
    {Power::cards_per_battle, 12},
    {Power::defender_point, 45},
    {Power::sees_battle_card, 45},
    {Power::sees_di_cards, 8},
    {Power::strength_per_discard, 25},
    {Power::cancels_creature, 12},
    {Power::toll, 8},
    {Power::unharmed_outside, 5},
    {Power::devours, 8},
});
// The same by power, 0 for those that are worth what they do at once.
inline constexpr std::array<int, power_count> by_power = [] {
    std::array<int, power_count> worth{};
    for (const Of& row : powers) worth[static_cast<std::size_t>(row.power)] = row.each;
    return worth;
}();

}  // namespace mehen::kemet::weight
