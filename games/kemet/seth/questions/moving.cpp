// Who of a joint troop may leave together, and whether a seized one could go anywhere [kemet.alliance.move].
#include "games/kemet/seth/moving.h"

#include <bit>

namespace mehen::kemet {

Bits JointTroops::joint_sizes(const AtMarch& at, const Moving& m, Bits& fitting) {
    Bits going = 0;
    fitting = 0;
    const PartingTroop troop(at.rules, at.s, m.area, at.mover());
    if (!troop.lets_go(m.creature)) return going;
    const StepsOut steps(at.rules, at.s, m, at.mover());
    troop.each_party(m.creature, [&](const Party& party) {
        const Bits size = bit(party.units[at.mover()]);
        fitting |= size;
        if ((going & size) == 0 && steps.any_for(with_party(m, party))) going |= size;
    });
    return going;
}

Bits JointTroops::seized_sizes(const AtMarch& at, const Moving& m) {
    const Party troop = whole_troop(at.rules, at.s, m.area, at.mover());
    const bool goes = reach_of(at.rules, at.s, with_party(m, troop), at.mover()).any();
    return goes ? bit(index_of(troop.size())) : 0;
}

Refusal JointTroops::does_not_fit(const AtMarch& at, AreaId area, MaybeCreature creature, unsigned units) {
    constexpr SectionId here = SectionId::joint;
    const unsigned creatures = creatures_in(at.rules, at.s, area, at.mover());
    if (creature == none && std::popcount(creatures) > 1)
        return because(Reason::two_creatures_here, SectionId::limits, area);
    const auto most = fit<unsigned>(troop_at(at.rules, at.s, area, at.mover()).limit);
    if (units > most) return because(PactReason::too_many_go, here, area, most);
    if (creature != none) {
        const CreatureId which = creature;
        if (!at.rules.set.creatures[which].common && at.s.creature_owner[which] != at.mover())
            return because(PactReason::walks_with_own, here, which, area);
    }
    return because(Reason::too_many_stay, here, area, most);
}

}  // namespace mehen::kemet
