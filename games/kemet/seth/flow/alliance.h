// One god against an alliance of all the others: sides, the Alliance's temples and ceremony, victory at once
// [kemet.alliance].
#pragma once

#include "games/kemet/seth/frames.h"

namespace mehen::kemet {

// The lone god takes the city over the Delta; all the others are one side.
void take_sides(Table& table, Seat lone);
// What the Great Ceremony would cost now, and who may pay for it.
int ceremony_cost(const Rules& rules, const OpenTable& t);
SeatMask ceremony_payers(const Rules& rules, const OpenTable& t);
// Powers that the Alliance has not got, bit n.
inline unsigned powers_left(const Rules& rules, const OpenTable& t) {
    return ((1U << rules.set.power_tokens.size()) - 1U) & ~unsigned{t.pact.power_tokens};
}

// The sacrifice temple in an area, or the next one to be begun, or none.
TempleId temple_in(const Rules& rules, const OpenTable& t, AreaId area);

bool temple_complete(const OpenTable& t);  // a sacrifice temple
void win_at_once(Table& table, Seat seat);
bool holds_district_of_lone(const Rules& rules, const OpenTable& t);

}  // namespace mehen::kemet
