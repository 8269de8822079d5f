// Creatures: whose they are, where they may join units, and one that is placed [kemet.creatures].
#pragma once

#include "core/bytes.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet {

// Whether an exchange is possible where a creature stands already.
enum class Exchange : std::uint8_t {
    none,
    with_reserve,       // one from the reserve takes its place
    between_districts,  // also two in own districts change places
};
// Creatures whose tiles a seat owns, bit n.
unsigned creatures_of(const Rules& rules, const State& s, Seat seat);
// Creatures in a place: an area or their tile, bit n.
inline unsigned creatures_at(const OpenTable& t, AreaId place) {
    return (1U << max_creatures) - 1U - fit<unsigned>(places_without(place.byte(), t.creature));
}
// Before a token is placed, in this edition.
Exchange exchange_before_token(const Rules& rules);

// Where creatures from the reserve may join units: own districts that got some (`placed`, bit n: place n in the city),
// or all of them where creatures may be placed at any time.
AreaMask joined_districts(const Rules& rules, const State& s, Seat seat, unsigned placed);
void place_creature(Table& table, Seat seat, CreatureId creature, AreaId area);
// Which place in its city an own district is, as a bit; 0: it is none.
unsigned district_bit(const Rules& rules, const State& s, Seat seat, AreaId area);

}  // namespace mehen::kemet
