// Placing creatures [kemet.creatures].
#pragma once

#include "games/kemet/flow/frames.h"

namespace mehen::kemet {

// Whether an exchange is possible where a creature stands already.
enum class Exchange : std::uint8_t {
    none,
    with_reserve,       // one from the reserve takes its place
    between_districts,  // also two in own districts change places
};
// Creatures whose tiles a seat owns, bit n.
unsigned creatures_of(const Rules& rules, const State& s, Seat seat);
// Before a token is placed, in this edition.
Exchange exchange_before_token(const Rules& rules);

// Creatures and the own districts with a troop where they may go. `except` are creatures that stay where they are,
// bit n; `where` are the areas in question.
void creature_choices(const Rules& rules, const State& s, Seat seat, Exchange exchange, unsigned except, AreaMask where,
                      ActionList& out);
// The same for creatures from the reserve that join units placed in own districts (`placed`, bit n: place n in the
// city), or wherever they may be placed at any time.
void joining_creatures(const Rules& rules, const State& s, Seat seat, unsigned placed, ActionList& out);
AreaMask joined_districts(const Rules& rules, const State& s, Seat seat, unsigned placed);
void place_creature(Table& table, Seat seat, std::uint8_t creature, std::uint8_t area);

// After units were destroyed: creatures without a troop look for a district, where the edition says so.
Flow bring_creatures_home(Table& table);
// Which place in its city an own district is, as a bit; 0: it is none.
unsigned district_bit(const Rules& rules, const State& s, Seat seat, std::size_t area);

}  // namespace mehen::kemet
