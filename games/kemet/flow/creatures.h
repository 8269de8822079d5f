// Placing creatures [kemet.creatures].
#pragma once

#include "games/kemet/flow/frames.h"

namespace mehen::kemet {

// Creatures in reserve and the own districts with a troop where they may go; with `exchange` also where one stands.
// `except` are creatures that stay where they are, bit n.
void creature_choices(const Rules& rules, const State& s, Seat seat, bool exchange, unsigned except, ActionList& out);
void place_creature(Table& table, Seat seat, std::uint8_t creature, std::uint8_t area);

}  // namespace mehen::kemet
