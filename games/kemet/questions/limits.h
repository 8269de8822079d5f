// What is said where more units would stand together than may [kemet.troops, kemet.alliance.joint].
#pragma once

#include "games/kemet/expansions.h"
#include "games/kemet/questions/asked.h"

namespace mehen::kemet {

inline Refusal over_limit(const Rules& rules, const State& s, Seat seat, AreaId area) {
    const auto limit = fit<unsigned>(limit_in(rules, s, area, seat));
    Refusal why = because(Reason::troop_limit, SectionId::troops, area, limit);
    join(Seam<OverLimit>{}, rules, s, seat, area, limit, why);
    return why;
}

// Units that come from the reserve, as far as there is room where they are placed.
template <class Units>
MEHEN_NARROWING void narrow_to_reserve(const State& s, Seat seat, SectionId here, Units& units) {
    const std::uint8_t reserve = s.player[seat].reserve;
    units.only(one_to(reserve), [&](unsigned) { return because(Reason::reserve_too_small, here, reserve); });
}

}  // namespace mehen::kemet
