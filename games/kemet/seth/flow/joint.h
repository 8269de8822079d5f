// Joint troops: units of several members of the Alliance in one area [kemet.alliance.joint].
#pragma once

#include <bit>
#include <utility>

#include "games/kemet/table/frames.h"

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
        SeatMask mask = no_seats;
        for (Seat seat = 0; seat < max_players; ++seat)
            if (units[seat] > 0) mask |= mask_of(seat);
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

// A troop that may part. What is the same for all parties is looked at once.
class PartingTroop {
public:
    PartingTroop(const Rules& rules, const State& s, std::size_t area, Seat mover);

    // Calls with each creature that may walk away, and with no_creature: visit(std::uint8_t). No two may stay.
    template <class Visit>
    void each_creature(Visit&& visit) const {
        const int there = std::popcount(creatures_);
        if (there < 2) visit(no_creature);
        if (there > 2) return;
        for (unsigned left = creatures_; left != 0; left &= left - 1)
            visit(static_cast<std::uint8_t>(std::countr_zero(left)));
    }

    // Every party that could leave with a unit of the mover and that creature: visit(const Party&).
    template <class Visit>
    void each_party(std::uint8_t creature, Visit&& visit) const {
        Party party{{}, creature};
        party.units[mover_] = 1;
        int size = 1;
        for (bool more = true; more; more = grow(party, size))
            if (may_leave(party, size)) visit(std::as_const(party));
    }

private:
    bool may_leave(const Party& party, int size) const {
        return size <= highest_limit_ && size_ - size <= highest_limit_ && keeps_limits(party, size) &&
               walks_with(rules_, s_, party.creature, party);
    }
    bool keeps_limits(const Party& party, int size) const;
    // The next combination: one more of the first seat that has one more, the seats before it from the start.
    bool grow(Party& party, int& size) const;

    const Rules& rules_;
    const State& s_;
    Seat mover_;
    SeatMask seats_;
    unsigned creatures_;
    std::array<std::uint8_t, max_players> units_{};
    std::array<int, max_players> limit_{};
    int size_ = 0;
    int highest_limit_ = 0;
};

// Destroys units of a side's troop; where several have units there, the troop's spokesman says whose.
Flow destroy_units(Table& table, std::size_t area, Seat side, int count);
// PP for all members of a troop, shared as its spokesman says.
Flow share_prayer(Table& table, SeatMask among, Seat decider, int prayer);

}  // namespace mehen::kemet
