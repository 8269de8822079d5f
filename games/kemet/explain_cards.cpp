// Why a DI card or a battle card may not be used, and what a battle does not allow.
#include <algorithm>
#include <bit>

#include "games/kemet/explain_alliance.h"
#include "games/kemet/flow/assault.h"
#include "games/kemet/flow/battle.h"
#include "games/kemet/flow/cards.h"
#include "games/kemet/questions/council.h"

namespace mehen::kemet {

Refusal explain_play(const Rules& rules, const State& s, Seat seat, When when, std::uint8_t actor, unsigned card) {
    const SectionId section = SectionId::cards;
    const DiCard& row = rules.set.di_cards[card];
    if (s.hand[seat].di_cards[card] == 0) return because(Reason::not_in_hand, section, card);
    if ((row.when & moment_for(seat, when, actor)) == 0) return because(Reason::wrong_moment, section, card);
    if (!can_pay(s, seat, row.cost))
        return because(Reason::cannot_pay, section, static_cast<unsigned>(price(s, seat, row.cost)),
                       s.player[seat].prayer);
    const bool moves = card_gives(rules, card, Power::land_moves) > 0;
    if (moves && s.moving.moved != 0) return because(Reason::only_at_start, SectionId::move, card);
    if (!does_something(rules, s, seat, static_cast<std::uint8_t>(card))) {
        const bool escapes = card_gives(rules, card, Power::escapes) > 0;
        return because(escapes ? Reason::no_escape : Reason::no_effect, section, card);
    }
    if (when == When::own_move) return because(Reason::no_march_after, section, card);
    return because(Reason::unexplained, section);
}

}  // namespace mehen::kemet
