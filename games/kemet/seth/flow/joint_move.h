// How troops move where several may stand together, and how the lone god moves those of others [kemet.alliance.move].
#pragma once

#include "games/kemet/flow/move.h"
#include "games/kemet/seth/flow/joint.h"

namespace mehen::kemet {

// Who is asked about a move: the mover, or whoever has seized the troop.
inline Seat leader_of(const State& s, const MoveTroop& frame) {
    return frame.mode == MoveTroop::Mode::seized ? s.pact.lone : frame.seat;
}

// Creatures that stand with a troop, bit n: its own player's, or the whole side's where troops are joint.
inline unsigned creatures_with_troop(const Rules& rules, const State& s, std::size_t area, Seat seat) {
    return rules.allied() ? side_creatures_in(rules, s, area, seat) : creatures_in(rules, s, area, seat);
}

// Areas that a seized troop may not enter from where it stands: the lone god's city and troops, and if it is one
// player's alone, troops that only this player has.
AreaMask closed_to_seized(const Rules& rules, const State& s, Seat victim, std::size_t from);

// Parties that could set out from an area, or go on: `make` gives the move for a creature that walks along.
template <class Make>
void joint_parties(const Rules& rules, const State& s, const MoveTroop& frame, std::uint8_t area, Make&& make,
                   ActionList& out) {
    const Seat seat = frame.seat;
    if (frame.mode == MoveTroop::Mode::seized) {  // never split
        const Party troop = whole_troop(rules, s, area, seat);
        if (creature_gives(rules, troop.creature, Power::cannot_be_seized) > 0) return;
        if (reach_of(rules, s, with_party(make(troop.creature), troop), seat).any())
            out.push(make_action(ActionKind::march, area, static_cast<unsigned>(troop.size()),
                                 troop.creature == no_creature ? 0U : troop.creature + 1U));
        return;
    }
    // By units of the mover: bit 0 without a creature, bit n with creature n - 1.
    std::array<std::uint32_t, 16> found{};
    const PartingTroop parting(rules, s, area, seat);
    parting.each_creature([&](std::uint8_t creature) {
        const unsigned bit = creature == no_creature ? 0U : creature + 1U;
        const StepsOut steps(rules, s, make(creature), seat);
        parting.each_party(creature, [&](const Party& party) {
            std::uint32_t& with = found[party.units[seat]];
            if (((with >> bit) & 1U) == 0 && steps.any_for(party)) with |= 1U << bit;
        });
    });
    for (unsigned units = 1; units < found.size(); ++units)
        for (std::uint32_t left = found[units]; left != 0; left &= left - 1)
            out.push(make_action(ActionKind::march, area, units, static_cast<unsigned>(std::countr_zero(left))));
}

// The next member of a joint troop of whom it must be said how many go along, or nobody.
Seat next_companion(const State& s, const MoveTroop& frame);
// How many of that member's units may go along, so that the rest can still be chosen: bit n: n units.
unsigned companion_sizes(const Rules& rules, const State& s, const MoveTroop& frame);

// In thought: as many as possible go along.
void take_all_along(const Rules& rules, State& s, MoveTroop& frame);
void take_along(Moving& m, MoveTroop& frame, Seat seat, unsigned units);

// Whether the limits let a joint party into an area, or would if it went on at once.
bool joint_party_fits(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area);
bool joint_party_could_go_on(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area, Way way,
                             AreaMask passed);

// A seized troop that stands before an area it has attacked goes in.
void occupy(Table& table, Seat seat, std::uint8_t area);

}  // namespace mehen::kemet
