// Units that stand or move together: of one player, or of several of a side where troops may be joint [kemet.troops].
#pragma once

#include <algorithm>

#include "games/kemet/table/table.h"

namespace mehen::kemet {

struct Troop {
    SeatMask seats = no_seats;  // whose units
    int units = 0;
    CreatureId creature = none;
    int limit = 0;  // of units

    bool too_large() const { return units > limit; }
    // Two troops in one area.
    friend Troop operator+(const Troop& a, const Troop& b) {
        return {a.seats | b.seats, a.units + b.units, a.creature == none ? b.creature : a.creature,
                std::max(a.limit, b.limit)};
    }
};

// The troop of a seat's side that stands in an area, or could.
inline Troop troop_at(const Rules& rules, const OpenTable& t, AreaId area, Seat seat) {
    return {troop_in(t, area, seat), troop_size(t, area, seat), creature_in(rules, t, area, seat),
            limit_in(rules, t, area, seat)};
}

// Units of each seat that leave an area together, and the creature that walks with them.
struct Party {
    std::array<std::uint8_t, max_players> units;
    CreatureId creature;

    int size() const {
        int sum = 0;
        for (const std::uint8_t each : units) sum += each;
        return sum;
    }
    SeatMask seats() const {  // without a branch: who has units is chance
        unsigned bits = 0;
        for (Seat seat = 0; seat < max_players; ++seat) bits |= unsigned{units[seat] > 0} << seat;
        return SeatMask(bits);
    }
    friend constexpr bool operator==(const Party&, const Party&) = default;
};

inline Troop troop_of(const Rules& rules, const OpenTable& t, const Moving& m, Seat seat) {
    const bool alone = m.party[seat] == 0;
    const SeatMask seats = alone ? mask_of(seat) : Party{m.party, m.creature}.seats();
    return {seats, m.units, m.creature, limit_of(rules, t, seats)};
}

}  // namespace mehen::kemet
