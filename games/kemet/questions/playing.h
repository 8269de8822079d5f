// DI cards outside battle: which may be played at a moment, and why not [kemet.cards].
#pragma once

#include "games/kemet/questions/asked.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

// Which kinds of cards, of When, fit a moment for a seat; `actor` has just acted, or none.
Moments moments_for(Seat seat, When when, Seat actor);
// Whether own day cards may be played now, in the middle of an own action.
inline bool day_cards_in_action(const Rules& rules, const State& s, Seat seat) {
    return rules.set.day_cards_in_actions && s.acting != 0 && s.actor == seat;
}
// Whether a question is asked must not depend on what a hand holds.
std::size_t answers_but_cards(const ActionList& answers);
// Whether there is anything to do for cards that remove units, take one back or hand PP over, and whether a creature
// may be placed where creatures may be at any time.
bool any_target(const Rules& rules, const State& s, Seat seat);
bool any_to_take_back(const Rules& rules, const State& s, Seat seat);
bool any_gift(const Rules& rules, const State& s, Seat seat, DiCardId card);
bool any_creature_to_place(const Rules& rules, const State& s, Seat seat);
// Whether a card played now would have an effect at all.
bool does_something(const Rules& rules, const State& s, Seat seat, DiCardId card);

// `moment`: kinds of cards, of When, that fit it.
template <class Cards>
MEHEN_NARROWING void narrow_playing(const Rules& rules, const State& s, Seat seat, Moments moments, Cards& cards) {
    constexpr SectionId here = SectionId::cards;
    const Bits fitting = rules.cards_for(moments);
    const Bits payable = cards_for_prayer(rules, s, seat, s.player[seat].prayer);
    cards.sooner(fitting & payable);
    cards.only(kinds_in(s.hand[seat].di_cards), said(Reason::not_in_hand, here));
    cards.only(fitting, said(Reason::wrong_moment, here));
    cards.only(payable,
               [&](DiCardId card) { return too_dear(s, seat, price(s, seat, rules.set.di_cards[card].cost), here); });
    cards.only_if(
        rules.cards_in_doubt, [&](DiCardId card) { return does_something(rules, s, seat, card); },
        [&](DiCardId card) {
            if (card_gives(rules, card, Power::land_moves) > 0)
                return because(Reason::only_at_start, SectionId::move, card);
            const bool escapes = card_gives(rules, card, Power::escapes) > 0;
            return because(escapes ? Reason::no_escape : Reason::no_effect, here, card);
        });
}

// In the middle of an own action, where the edition lets day cards be played there.
template <class Cards>
MEHEN_NARROWING void narrow_playing_in_action(const Rules& rules, const State& s, Seat seat, Cards& cards) {
    cards.unless([&] { return !day_cards_in_action(rules, s, seat); }, said(Reason::wrong_moment, SectionId::cards));
    if (cards.any()) narrow_playing(rules, s, seat, When::own_day, cards);
}

// The answer that plays one. A question says which ones in `narrow`.
struct PlayAny {
    static constexpr auto kind = ActionKind::play;
    static constexpr unsigned arguments = 1;

    template <class In>
    static Answered take(In& in, Action action) {
        play_card(in.table, in.seat, action[0]);
        return Answered::finished;
    }
};
struct PlayInAction : PlayAny {
    template <class At, class Cards>
    MEHEN_NARROWING static void narrow(const At& at, Cards& cards) {
        narrow_playing_in_action(at.rules, at.s, at.seat, cards);
    }
};

}  // namespace mehen::kemet
