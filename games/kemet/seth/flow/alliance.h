// One god against an alliance of all the others: sides, the Alliance's temples and ceremony, victory at once
// [kemet.alliance].
#pragma once

#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// The lone god takes the city over the Delta; all the others are one side.
void take_sides(Table& table, Seat lone);
// The first units stand evenly in so many districts; 0: as their owner likes.
inline int start_districts(const Rules& rules, const OpenTable& t, Seat seat) {
    return is_lone(t, seat) ? 0 : rules.set.start_districts;
}
// Whether a district may have some of them. The lone god has but one pyramid, and stands where it likes.
inline bool may_deploy_in(const Rules& rules, const State& s, Seat seat, std::size_t area) {
    return !rules.set.units_need_pyramids || is_lone(s, seat) || pyramid_at(rules, s, area)->level > 0;
}
// How many at most.
inline int limit_at_start(const Rules& rules, const OpenTable& t, Seat seat) {
    return is_lone(t, seat) ? rules.set.lone_troop_limit : rules.set.troop_limit;
}

// What the Great Ceremony would cost now, and who may pay for it.
int ceremony_cost(const Rules& rules, const OpenTable& t);
SeatMask ceremony_payers(const Rules& rules, const OpenTable& t);
// Powers that the Alliance has not got, bit n.
inline unsigned powers_left(const Rules& rules, const OpenTable& t) {
    return ((1U << rules.set.power_tokens.size()) - 1U) & ~unsigned{t.pact.power_tokens};
}

inline constexpr std::uint8_t no_temple = 0xFF;
// The sacrifice temple in an area, or the next one to be begun, or no_temple.
std::uint8_t temple_in(const Rules& rules, const OpenTable& t, std::size_t area);

bool holds_district_of_lone(const Rules& rules, const OpenTable& t);

}  // namespace mehen::kemet
