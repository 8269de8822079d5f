// Sides on the table: what several players control together, and when one side wins at once [kemet.alliance].
#pragma once

#include "games/kemet/seth/expansion.h"

namespace mehen::kemet {

// Whoever of a side has a unit there or owns the district.
template <>
inline constexpr bool serves<Seth, Seam<Control>> = true;
inline void at(Seth, Seam<Control>, const Rules& rules, const OpenTable& t, AreaId area, Seat seat, bool& does) {
    const bool present = t.units[area][seat] > 0 || owner_of_district(rules, t, area) == seat;
    does = present && rival_in(t, area, seat) == none;
}

// Whoever of the side it belongs to.
template <>
inline constexpr bool serves<Seth, Seam<CreatureThere>> = true;
inline void at(Seth, Seam<CreatureThere>, const Rules& rules, const OpenTable& t, AreaId area, Seat seat,
               CreatureId& creature) {
    creature = none;
    for (std::size_t i = rules.set.creatures.size(); i-- > 0;)  // the first one, if a move goes on with two
        if (t.creature[i] == area && contains(t.side[seat], t.creature_owner[i])) creature = CreatureId::of(i);
}

template <>
inline constexpr bool serves<Seth, Seam<VictoryAtOnce>> = true;
void at(Seth, Seam<VictoryAtOnce>, Table& table);

// Of pyramids that the lone god may seize from a member of the Alliance: those it controls, and its own ones that the
// lone god itself stands on.
std::array<std::uint8_t, colour_count> levels_to_seize(const Rules& rules, const OpenTable& t, Seat victim);

}  // namespace mehen::kemet
