// What happens to a troop, of one player or of several of one side: who decides for it, units lost, PP shared.
#pragma once

#include "games/kemet/table/frames.h"
#include "games/kemet/table/troop.h"

namespace mehen::kemet {

// Who decides for a troop of several: whoever moves it; else the one with most units there, of equals the earlier one.
Seat spokesman(const Rules& rules, const State& s, AreaId area, Seat side);
// The same among some of them only; none: none of these has a unit there.
Seat spokesman_of(const Rules& rules, const State& s, AreaId area, SeatMask among);

// So many units of each seat go to another area, and the creature that walks with them.
template <class Units>
void move_units(Table& table, SeatMask seats, Units&& units, CreatureId creature, AreaId from, AreaId to) {
    each_seat(seats, [&](Seat seat) { shift_units(table, from, to, seat, units(seat)); });
    if (creature != none) put_creature(table.s, creature, to);
    each_seat(seats, [&](Seat seat) { release_creatures(table, from, seat, Loss::given_up); });
}
// The units and the creature of a party go to another area.
void move_party(Table& table, const Party& party, AreaId from, AreaId to);
// A side's troop goes to another area with its creature.
void move_troop(Table& table, AreaId from, AreaId to, Seat side);
// Destroys units of a side's troop; where several have units there, the troop's spokesman says whose.
Flow destroy_units(Table& table, AreaId area, Seat side, int count);
// PP for all members of a troop, shared as one of them says.
Flow share_prayer(Table& table, SeatMask among, Seat decider, int prayer);

}  // namespace mehen::kemet
