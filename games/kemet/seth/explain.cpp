// Why units of a joint troop, or one that is seized, may not go.
#include "games/kemet/seth/explain.h"

#include <bit>

#include "games/kemet/seth/flow/joint_move.h"

namespace mehen::kemet {

// Which units of a joint troop set out or go on: the mover's own part of it. None: they could, if there were a way.
Refusal explain_joint_march(const Rules& rules, const State& s, const MoveTroop& frame, Action action) {
    const auto [area, units, creature] = std::array{action.arg[0], action.arg[1], action.arg[2]};
    const SectionId section = SectionId::joint;
    const Seat mover = frame.seat;
    if (area + 1 == frame.except[0] || area + 1 == frame.except[1])
        return because(PactReason::troop_has_moved, SectionId::assault, area);
    const unsigned creatures = side_creatures_in(rules, s, area, mover);
    const auto which = static_cast<std::uint8_t>(creature == 0 ? no_creature : creature - 1);
    if (creature != 0 && ((creatures >> which) & 1U) == 0)
        return because(Reason::creature_not_there, SectionId::creatures, which, area);
    bool fits = false;  // such a party leaves both troops within the limits, wherever it goes
    const PartingTroop troop(rules, s, area, mover);
    troop.each_creature([&](std::uint8_t each) {
        if (each == which) troop.each_party(which, [&](const Party& party) { fits |= party.units[mover] == units; });
    });
    if (fits) return {};
    if (std::popcount(creatures) > 1 && creature == 0)
        return because(Reason::two_creatures_here, SectionId::limits, area);
    const auto most = static_cast<unsigned>(limit_in(rules, s, area, mover));
    if (units > most) return because(PactReason::too_many_go, section, area, most);
    if (creature != 0 && !rules.set.creatures[which].common && s.creature_owner[which] != mover)
        return because(PactReason::walks_with_own, section, which, area);
    return because(Reason::too_many_stay, section, area, most);
}

Refusal explain_seized_march(const Rules& rules, const State& s, const MoveTroop& frame, Action action) {
    const auto [area, units, creature] = std::array{action.arg[0], action.arg[1], action.arg[2]};
    const SectionId section = SectionId::seizing;
    if (s.units[area][frame.seat] == 0) return because(Reason::no_units_of, section, area, frame.seat);
    const Party troop = whole_troop(rules, s, area, frame.seat);
    if (creature_gives(rules, troop.creature, Power::cannot_be_seized) > 0)
        return because(PactReason::guarded, section, area);
    if (units != troop.size())
        return because(PactReason::never_split, section, area, static_cast<unsigned>(troop.size()));
    const unsigned its = troop.creature == no_creature ? 0U : troop.creature + 1U;
    if (creature != its && its != 0) return because(PactReason::with_its_creature, section, area, troop.creature);
    if (creature != its) return because(Reason::creature_not_there, SectionId::creatures, creature - 1U, area);
    return because(Reason::nowhere_to_go, SectionId::move, area);
}

}  // namespace mehen::kemet
