// What is said where the base game would say something else, or nothing.
#pragma once

#include "games/kemet/questions/asked.h"
#include "games/kemet/seth/expansion.h"
#include "games/kemet/seth/flow/assault.h"
#include "games/kemet/seth/reasons.h"

namespace mehen::kemet {

// All members together keep to the limit of a troop.
template <>
inline constexpr bool serves<Seth, Seam<OverLimit>> = true;
inline void at(Seth, Seam<OverLimit>, const Rules&, const State& s, Seat seat, AreaId area, unsigned limit,
               Refusal& why) {
    if (!is_lone(s, seat)) why = because(PactReason::joint_limit, SectionId::joint, area, limit);
}

template <>
inline constexpr bool serves<Seth, Seam<TwoCreatures>> = true;
inline void at(Seth, Seam<TwoCreatures>, const Rules&, const State& s, Seat seat, AreaId area, Refusal& why) {
    if (!is_alone(s, seat)) why = because(PactReason::friends_creature, SectionId::limits, area);
}

template <>
inline constexpr bool serves<Seth, Seam<TakeBackCard>> = true;
template <class Cards>
void at(Seth, Seam<TakeBackCard>, const Rules& rules, const State& s, Seat seat, Cards& cards) {
    cards.only(deck_of(rules, s, seat), said(PactReason::of_other_deck, SectionId::cards));
}

template <>
inline constexpr bool serves<Seth, Seam<NewPyramid>> = true;
template <class Areas>
void at(Seth, Seam<NewPyramid>, const Rules&, const State& s, Seat seat, Areas& areas) {
    areas.unless([&] { return is_lone(s, seat); }, plain(PactReason::one_pyramid, SectionId::lone));
}

// Cards that lie ready for the second battle of an assault are not given up in the first.
template <>
inline constexpr bool serves<Seth, Seam<WoundCards>> = true;
template <class At, class Cards>
void at(Seth, Seam<WoundCards>, const Rules&, const At& wounding, Cards& cards) {
    const CardCounts planned = planned_cards(wounding.s, wounding.seat);
    cards.only_if([&](DiCardId card) { return wounding.s.hand[wounding.seat].di_cards[card] > planned[card]; },
                  said(PactReason::meant_for_second, SectionId::strength));
}

template <>
inline constexpr bool serves<Seth, Seam<RetreatRefused>> = true;
inline void at(Seth, Seam<RetreatRefused>, const Rules& rules, const State& s, Seat loser, AreaId area, Refusal& why) {
    const Seat owner = owner_of_district(rules, s, area);
    if (owner != none && same_side(s, owner, loser))
        why = because(PactReason::not_of_the_beaten, SectionId::fate, area);
}

}  // namespace mehen::kemet
