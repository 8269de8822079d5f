// Joint troops: units of several members of the Alliance in one area [kemet.alliance.joint].
#pragma once

#include <bit>
#include <utility>

#include "games/kemet/flow/frames.h"

namespace mehen::kemet {

// Units of each seat that leave an area together, and the creature that walks with them.
struct Party {
    std::array<std::uint8_t, max_players> units;
    std::uint8_t creature;  // or no_creature

    int size() const {
        int sum = 0;
        for (const std::uint8_t each : units) sum += each;
        return sum;
    }
    SeatMask seats() const {
        SeatMask mask = 0;
        for (Seat seat = 0; seat < max_players; ++seat)
            if (units[seat] > 0) mask = static_cast<SeatMask>(mask | mask_of(seat));
        return mask;
    }
    friend constexpr bool operator==(const Party&, const Party&) = default;
};

// Who decides for a joint troop: whoever moves it; else the member with most units there, of equals the earlier one.
Seat spokesman(const Rules& rules, const State& s, std::size_t area, Seat side);
// The same among some of them only; nobody: none of these has a unit there.
Seat spokesman_of(const Rules& rules, const State& s, std::size_t area, SeatMask among);

// Whether a creature may walk with these units: with one of its owner's, or with anybody's if it is the whole side's.
bool walks_with(const Rules& rules, const State& s, std::uint8_t creature, const Party& party);

// Creatures of a side in an area, bit n; two only while a move goes on.
unsigned side_creatures_in(const Rules& rules, const State& s, std::size_t area, Seat side);

// All of a side's units in an area, with the creature there.
Party whole_troop(const Rules& rules, const State& s, std::size_t area, Seat side);
// A move, under way or thought of, of that party.
Moving with_party(Moving m, const Party& party);
// The party's units and creature go to another area.
void move_party(Table& table, const Party& party, std::size_t from, std::size_t to);

// Whether neither a party nor what it leaves behind in an area would break the limits.
bool may_part(const Rules& rules, const State& s, std::size_t area, Seat mover, const Party& party);

// Every party that could leave an area with a unit of the mover: visit(const Party&).
template <class Visit>
void each_party(const Rules& rules, const State& s, std::size_t area, Seat mover, Visit&& visit) {
    const SeatMask troop = troop_in(s, area, mover);
    const unsigned creatures = side_creatures_in(rules, s, area, mover);
    Party party{{}, no_creature};
    party.units[mover] = 1;
    while (true) {
        party.creature = no_creature;
        if (may_part(rules, s, area, mover, party)) visit(std::as_const(party));
        for (unsigned left = creatures; left != 0; left &= left - 1) {
            party.creature = static_cast<std::uint8_t>(std::countr_zero(left));
            if (may_part(rules, s, area, mover, party)) visit(std::as_const(party));
        }
        // The next combination: one more of the first seat that has one more, the seats before it from the start.
        SeatMask left = troop;
        for (; left != 0; left = static_cast<SeatMask>(left & (left - 1))) {
            const Seat seat = lowest_seat(left);
            if (party.units[seat] < s.units[area][seat]) {
                ++party.units[seat];
                break;
            }
            party.units[seat] = seat == mover ? 1 : 0;
        }
        if (left == 0) return;
    }
}

// Destroys units of a side's troop; where several have units there, the troop's spokesman says whose.
Flow destroy_units(Table& table, std::size_t area, Seat side, int count);
// PP for all members of a troop, shared as its spokesman says.
Flow share_prayer(Table& table, SeatMask among, Seat decider, int prayer);

}  // namespace mehen::kemet
