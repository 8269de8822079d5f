// What the lone god does against one member of the Alliance [kemet.lone].
#pragma once

#include "games/kemet/table/frames.h"

namespace mehen::kemet {

inline constexpr std::uint8_t units_destroyed_at_once = 2;

// Creature cards with which the lone god could attack a member of the Alliance now, bit n.
unsigned cards_to_seize_with(const Rules& rules, const State& s, Seat victim);

}  // namespace mehen::kemet
