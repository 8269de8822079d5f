// Playing DI cards outside battle [kemet.cards].
#pragma once

#include <bit>

#include "core/bytes.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

using CardCounts = std::array<std::uint8_t, max_di_cards>;

// Which kinds of cards, of When, fit a moment for a seat; `actor` has just acted, or nobody.
Moments moments_for(Seat seat, When when, std::uint8_t actor);
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
bool any_gift(const Rules& rules, const State& s, Seat seat, std::uint8_t card);
bool any_creature_to_place(const Rules& rules, const State& s, Seat seat);
// Whether a card played now would have an effect at all.
bool does_something(const Rules& rules, const State& s, Seat seat, std::uint8_t card);
// Pays for a card and discards it; its effect follows when nobody vetoes it.
Flow play_card(Table& table, Seat seat, std::uint8_t card);
// Asks every seat that holds cards, from one on in turn order, if the edition has cards for that moment.
Flow open_window(Table& table, Seat from, std::uint8_t actor, When when);
// The same after the last action, beginning with whoever took it, and before the next: `otherwise` where there is none.
Flow open_window_between(Table& table, Seat otherwise);
// Asks the active player alone, after an action, for cards of the own turn.
Flow open_own_window(Table& table, Seat seat);
// Where units placed without recruiting may go, whoever stands there.
AreaMask placing_areas(const Rules& rules, const State& s, const PlaceUnits& frame, Seat seat);
// What a card changes about a move under way.
void change_move(const Rules& rules, Moving& m, std::uint8_t card);
// The kinds in the deck that a seat draws from, bit n: all of them, or those of its side.
std::uint32_t deck_of(const Rules& rules, const OpenTable& t, Seat seat);
// Makes an empty deck anew from the discards; false: there are no cards at all.
bool renew_deck(const Rules& rules, State& s, Seat seat);
void deck_outcomes(const Rules& rules, const State& s, Seat seat, OutcomeList& out);
std::uint8_t any_card(const CardCounts& pile, Rng& rng);  // each copy equally likely; there must be one
CardCounts only(const CardCounts& pile, std::uint32_t kinds);
Action sample_deck(const Rules& rules, const State& s, Seat seat, Rng& rng);  // one of these outcomes
void draw_di_card(Table& table, Seat owner, std::uint8_t card);
void leave_hand(const Rules& rules, State& s, Seat seat, const CardCounts& cards);
void leave_hand(const Rules& rules, State& s, Seat seat, std::size_t card);  // one of them
void discard_from_hand(Table& table, Seat seat, std::uint8_t card);
// Of some kinds (bit n) those of which there are more in one pile than in another. Without a branch: it is chance.
inline std::uint32_t more_than(const CardCounts& pile, const CardCounts& other, std::uint32_t kinds) {
    std::uint32_t more = 0;
    for (std::uint32_t left = kinds; left != 0; left &= left - 1) {
        const auto card = lowest(left);
        more |= std::uint32_t{pile[card] > other[card]} << card;
    }
    return more;
}
// The kinds of cards that a pile has, bit n.
inline std::uint32_t kinds_in(const CardCounts& pile) {
    return fit<std::uint32_t>(places_without(0, pile));
}
int hand_size(const Hand& hand);
int count_of(const CardCounts& pile);
// Whether a hand has cards that may be good for a moment, for all that others know: any but the personal ones, which
// everybody knows, unless these fit.
bool any_in_question(const Rules& rules, const Hand& hand, Moments moments);

}  // namespace mehen::kemet
