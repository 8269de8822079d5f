// What `evaluate` reads off the table for one player. For bots; no rule reads it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/worth.h"
#include "games/kemet/box/rules.h"
#include "games/kemet/table/state.h"

namespace mehen::kemet {

enum class Feature : std::uint8_t {
    permanent_points,
    temporary_points,
    temple_pair,       // two temples or more
    temple_pair_dusk,  // the same, by how much of the day is over, in eighths
    sanctuary,         // enough units there to score
    sanctuary_dusk,    // likewise
    temple_prayer,     // PP that the temples held would bring
    delta_prayer,      // PP of the temple that asks for a unit
    temple_guards,     // units in temples beyond the first
    temple_threats,    // units by which the strongest rival beside a temple outnumbers it
    prayer,            // PP
    prayer_few,        // PP up to 3
    prayer_many,       // PP beyond 7
    pyramids_1,        // own pyramids of this level or higher
    pyramids_2,
    pyramids_3,
    pyramids_4,
    captured_levels,  // of rivals' pyramids
    lost_levels,      // of own pyramids that a rival holds
    tiles_1,          // tiles by level
    tiles_2,
    tiles_3,
    tiles_4,
    units,  // on the board
    troops,
    large_troops,      // of four units or more
    full_troops,       // that reach the limit
    abroad,            // units outside the own city
    lone_abroad,       // troops of one unit there
    on_pyramid,        // units that could teleport
    beside_temple,     // units beside a temple not held
    prey,              // rival troops beside a larger own one
    danger,            // own troops beside a larger rival one
    temples_in_reach,  // not held, empty or weaker, beside an own troop
    tiles_in_reach,    // for sale, of colours and levels that the own pyramids allow
    creatures,         // at work
    veterans,
    di_cards,
    battle_cards,  // quality of the battle cards in hand, a good one about 1
    tokens,        // own action tokens left today
    extra_tokens,  // silver and golden ones
    // Where one god stands against an alliance. Those above are then the whole side's: what its members have in all.
    allied,             // 1 for the Alliance: what it is ahead by whatever lies on the table, and its win is shared
    allies,             // members beyond two
    shared_points,      // its permanent VP, as far as it needs them
    temple_begun,       // a sacrifice temple of level 1 at least
    temple_half,        // of level 2
    temple_complete,    // of level 3
    more_temples,       // levels of the others
    site_units,         // units that the most advanced temple can still use, and that stand there
    ceremony,           // 1: held
    offering,           // PP of those who could pay for it, in eighths of its price; 8 when held
    savings,            // PP of all members, likewise
    payers,             // members who could pay
    nearly_won,         // 1: of temple, ceremony and VP one is missing
    lone_district,      // 1: a district of the lone god's city held that would win
    few_units,          // units that are missing from eight
    lone_points,        // battle VP of the lone god
    lone_pyramid,       // level of its pyramid
    lone_units,         // on the board
    lone_large_troops,  // of five units or more
    lone_units_abroad,  // outside its city
    lone_prey,          // troops of the Alliance within reach of a stronger one
    lone_creatures,     // creature cards in its hand
    lone_taken_tokens,  // left today
    lone_open_city,     // districts without a troop while one of them could decide
    count
};
inline constexpr std::size_t plain_features = index_of(Feature::count);
// After those above: what the player's tiles and creatures give, by power.
inline constexpr std::size_t feature_count = plain_features + power_count;
using FeatureList = Features<feature_count>;

constexpr std::size_t feature_of(Power power) {
    return plain_features + index_of(power);
}

// The cards of a player, as far as they are known or can be supposed.
struct Holding {
    std::int16_t di_cards;
    std::int16_t battle_cards;  // quality in all, in eighths
};

int card_quality(const BattleCard& card);
int hand_quality(const Rules& rules, unsigned cards);
std::string feature_name(std::size_t feature);  // as in weights.h

int phase_of(const Rules& rules, const OpenTable& t);
FeatureList features_of(const Rules& rules, const OpenTable& t, const Holding& holding, Seat seat);

// Where one god stands against an alliance, a side is looked at as a whole: its members win together.
using Holdings = std::array<Holding, max_players>;
int phase_of_sides(const Rules& rules, const OpenTable& t);
FeatureList features_of_side(const Rules& rules, const OpenTable& t, const Holdings& holdings, Seat seat);

// The same features weighed, without making a list of them. What tiles are worth is worked out once for the same tiles.
class TableWorth {
public:
    TableWorth(const Rules& rules, const WeightsNow<feature_count>& weights) : rules_(rules), weights_(weights) {}

    int operator()(const OpenTable& t, const Holding& holding, Seat seat);
    int of_side(const OpenTable& t, const Holdings& holdings, Seat seat);

private:
    int of_tiles(const OpenTable& t, Seat seat);  // times last_phase

    struct Known {
        TileSet tiles{};
        int sum = 0;
        bool valid = false;
    };

    const Rules& rules_;
    const WeightsNow<feature_count>& weights_;
    std::array<Known, max_players> known_{};
};

}  // namespace mehen::kemet
