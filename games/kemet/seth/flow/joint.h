// Joint troops: units of several members of the Alliance in one area [kemet.alliance.joint].
#pragma once

#include <bit>
#include <utility>

#include "games/kemet/flow/troops.h"
#include "games/kemet/seth/frames.h"
#include "games/kemet/table/troop.h"

namespace mehen::kemet {

// Whether a creature may walk with these units: with one of its owner's, or with anybody's if it is the whole side's.
bool walks_with(const Rules& rules, const State& s, CreatureId creature, const Party& party);

// All of a side's units in an area, with the creature there.
Party whole_troop(const Rules& rules, const State& s, AreaId area, Seat side);
// A move, under way or thought of, of that party.
Moving with_party(Moving m, const Party& party);

// A troop that may part. What is the same for all parties is looked at once.
class PartingTroop {
public:
    PartingTroop(const Rules& rules, const State& s, AreaId area, Seat mover);

    // Whether a creature may walk away, or none (`none`): no two may stay.
    bool lets_go(CreatureId creature) const {
        return creature == none ? std::popcount(creatures_) < 2 : std::popcount(creatures_) <= 2;
    }

    // Calls with each that may: visit(std::uint8_t).
    template <class Visit>
    void each_creature(Visit&& visit) const {
        if (lets_go(none)) visit(none);
        for (unsigned left = creatures_; left != 0; left &= left - 1) {
            const CreatureId creature = lowest(left);
            if (lets_go(creature)) visit(creature);
        }
    }

    // Every party that could leave with a unit of the mover and that creature: visit(const Party&).
    template <class Visit>
    void each_party(CreatureId creature, Visit&& visit) const {
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

}  // namespace mehen::kemet
