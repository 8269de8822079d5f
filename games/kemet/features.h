// What `evaluate` reads off the table for one player. For bots; no rule reads it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/worth.h"
#include "games/kemet/rules.h"
#include "games/kemet/state.h"

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
    count
};
inline constexpr std::size_t plain_features = static_cast<std::size_t>(Feature::count);
// After those above: what the player's tiles and creatures give, by power.
inline constexpr std::size_t feature_count = plain_features + power_count;
using FeatureList = Features<feature_count>;

constexpr std::size_t feature_of(Power power) {
    return plain_features + static_cast<std::size_t>(power);
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

// The same features weighed, without making a list of them. What tiles are worth is worked out once for the same tiles.
class TableWorth {
public:
    TableWorth(const Rules& rules, const WeightsNow<feature_count>& weights) : rules_(rules), weights_(weights) {}

    int operator()(const OpenTable& t, const Holding& holding, Seat seat);

private:
    struct Known {
        std::uint64_t tiles = 0;
        int sum = 0;
        bool valid = false;
    };

    const Rules& rules_;
    const WeightsNow<feature_count>& weights_;
    std::array<Known, max_players> known_{};
};

}  // namespace mehen::kemet
