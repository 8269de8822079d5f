// Why a DI card or a battle card may not be used, and what a battle does not allow.
#include <algorithm>
#include <bit>

#include "games/kemet/explain_alliance.h"
#include "games/kemet/flow/assault.h"
#include "games/kemet/flow/battle.h"
#include "games/kemet/flow/cards.h"
#include "games/kemet/questions/council.h"

namespace mehen::kemet {

namespace {

const Council& own_council(const State& s, const Battle& frame, Seat seat) {
    return s.council[frame.side[0] == seat ? 0 : 1];
}

}  // namespace

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

// What a card that was played asks for: units to remove, a card to take back.
Refusal explain_effect(const Rules& rules, const State& s, Seat seat, Action action) {
    const SectionId section = SectionId::cards;
    const std::uint8_t which = action.arg[0];
    if (is(action, ActionKind::keep)) {
        if (card_gives(rules, which, Power::takes_back_card) > 0)
            return because(Reason::takes_not_itself, section, which);
        if (s.discards[which] > 0) return because(PactReason::of_other_deck, section, which);
        return because(Reason::not_discarded, section, which);
    }
    const std::uint8_t rival = action.arg[1];
    if (same_side(s, seat, rival)) return because(Reason::own_units, section);
    if (s.units[which][rival] == 0) return because(Reason::no_units_of, section, which, rival);
    return because(Reason::unharmed, SectionId::creatures, which);
}

// A DI card given away from hand, for strength or after drawing more.
Refusal explain_dropped(const Rules& rules, const State& s, Seat seat, unsigned card, SectionId section) {
    if (s.hand[seat].di_cards[card] == 0) return because(Reason::not_in_hand, section, card);
    if (!rules.set.di_cards[card].personal) return because(PactReason::meant_for_second, section, card);
    return because(Reason::personal_card, section, card);
}

// After the reveal: cards that are not paid for, cards given up for strength, the fate of the loser.
Refusal explain_battle(const Rules& rules, const State& s, Seat seat, Action action) {
    const Council& council = own_council(s, asking<Battle>(s), seat);
    const std::uint8_t which = action.arg[0];
    if (is(action, ActionKind::wound)) return explain_dropped(rules, s, seat, which, SectionId::strength);
    if (is(action, ActionKind::retreat)) return because(Reason::no_retreat, SectionId::fate);
    if (is(action, ActionKind::stay)) return because(Reason::may_not_stay, SectionId::fate);
    if (is(action, ActionKind::done))
        return because(Reason::cannot_pay, SectionId::council, static_cast<unsigned>(cost_of(rules, s, seat, council)),
                       s.player[seat].prayer);
    if (council.di_cards[which] == 0) return because(Reason::not_shown, SectionId::council, which);
    return because(Reason::costs_nothing, SectionId::council, which);
}

// Where a beaten troop, or one that slips away from a moving one, may not go.
Refusal explain_retreat(const Rules& rules, const State& s, Action action) {
    const SectionId section = SectionId::fate;
    const std::uint8_t area = action.arg[0];
    const bool beaten = s.flow.frame[s.flow.depth - 1U] == static_cast<std::uint8_t>(FrameId::battle);
    const std::uint8_t from = beaten ? asking<Battle>(s).area : s.moving.area;
    if (!has_area(rules.map.land[from], area)) return because(Reason::no_border, section, from, area);
    if (seats_in(s, area) != 0) return because(Reason::area_not_empty, section, area);
    if (beaten && rules.allied()) {
        const auto battle = asking<Battle>(s);
        const Seat owner = owner_of_district(rules, s, area);
        if (owner != nobody && same_side(s, owner, battle.side[1U - battle.winner]))
            return because(PactReason::not_of_the_beaten, section, area);
    }
    return because(Reason::rivals_district, section, area);
}

}  // namespace mehen::kemet
