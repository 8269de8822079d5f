// What `evaluate` reads off the table for one player, and what that is worth. For bots; no rule reads it.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/worth.h"
#include "games/fertility/rules.h"
#include "games/fertility/state.h"

namespace mehen::fertility {

enum class Feature : std::uint8_t {
    general_debens,  // that would be scored now, by where they come from
    specialist_debens,
    statue_debens,
    monument_debens,
    granary_debens,
    promised,          // debens of shops in hand, by the part that is supplied
    open_shops,        // debens of shops not yet full, as far as the turns left can fill them
    granary_to_come,   // debens of the space that the marker will reach
    open_needs,        // of these shops
    one_need_left,     // shops that lack one resource
    kinds_wanted,      // resources that some shop takes
    scarce_wanted,     // of these, such as the stock can hardly give
    usable_resources,  // loose ones that some shop takes
    idle_resources,    // loose ones that can only pay
    statues,           // of full shops
    wheat,             // in the granary
    wheat_turns,       // the same times the turns left
    monuments,         // placed
    monuments_turns,   // likewise
    districts,         // built
    districts_turns,   // likewise
    reserve_kinds,     // different scenes on the tiles in reserve that some shop wants
    count
};
inline constexpr std::size_t feature_count = index_of(Feature::count);
using FeatureList = Features<feature_count>;

std::string feature_name(std::size_t feature);  // as in weights.h

int phase_of(const Rules& rules, const OpenTable& t);
FeatureList features_of(const Rules& rules, const OpenTable& t, Seat seat);
// Whether all that they are read from is the same.
bool looks_the_same(const OpenTable& before, const OpenTable& after, Seat seat);

}  // namespace mehen::fertility
