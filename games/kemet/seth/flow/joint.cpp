// Joint troops: parties that leave them [kemet.alliance.joint].
#include "games/kemet/seth/flow/joint.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "games/kemet/questions/reach.h"

namespace mehen::kemet {

Party whole_troop(const Rules& rules, const State& s, AreaId area, Seat side) {
    Party party{{}, creature_in(rules, s, area, side)};
    each_seat(troop_in(s, area, side), [&](Seat seat) { party.units[seat] = s.units[area][seat]; });
    return party;
}

Moving with_party(Moving m, const Party& party) {
    m.party = party.units;
    m.units = as_byte(party.size());
    m.creature = party.creature;
    return m;
}

PartingTroop::PartingTroop(const Rules& rules, const State& s, AreaId area, Seat mover)
    : rules_(rules),
      s_(s),
      mover_(mover),
      seats_(troop_in(s, area, mover)),
      creatures_(creatures_in(rules, s, area, mover)) {
    assert(contains(seats_, mover));
    each_seat(seats_, [&](Seat seat) {
        units_[seat] = s.units[area][seat];
        limit_[seat] = troop_limit(rules, s, seat);
        size_ += units_[seat];
        highest_limit_ = std::max(highest_limit_, limit_[seat]);
    });
}

bool PartingTroop::keeps_limits(const Party& party, int size) const {
    int limit_of_party = 0;
    int limit_of_rest = 0;
    each_seat(seats_, [&](Seat seat) {
        if (party.units[seat] > 0) limit_of_party = std::max(limit_of_party, limit_[seat]);
        if (party.units[seat] < units_[seat]) limit_of_rest = std::max(limit_of_rest, limit_[seat]);
    });
    return size <= limit_of_party && size_ - size <= limit_of_rest;
}

bool PartingTroop::grow(Party& party, int& size) const {
    for (const Seat seat : seats_) {
        if (party.units[seat] < units_[seat]) {
            ++party.units[seat];
            ++size;
            return true;
        }
        const std::uint8_t least = seat == mover_ ? 1 : 0;
        size -= party.units[seat] - least;
        party.units[seat] = least;
    }
    return false;
}

bool walks_with(const Rules& rules, const State& s, CreatureId creature, const Party& party) {
    if (creature == none) return true;
    if (rules.set.creatures[creature].common) return party.size() > 0;
    return party.units[s.creature_owner[creature]] > 0;
}

}  // namespace mehen::kemet
