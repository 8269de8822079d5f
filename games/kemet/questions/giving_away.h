// DI cards given away from hand, for strength or after drawing more [kemet.cards].
#pragma once

#include "games/kemet/questions/asked.h"

namespace mehen::kemet {

template <class Cards>
MEHEN_NARROWING void narrow_giving_away(const Rules& rules, const State& s, Seat seat, SectionId here, Cards& cards) {
    cards.sooner(first_bits(rules.set.di_cards.size()));
    cards.only_if([&](DiCardId card) { return s.hand[seat].di_cards[card] > 0; }, said(Reason::not_in_hand, here));
    cards.only(~Bits{rules.personal_cards}, said(Reason::personal_card, here));
}

}  // namespace mehen::kemet
