// DI cards as they lie: hands, the deck, the discards [kemet.cards].
#pragma once

#include "core/bytes.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

using CardCounts = std::array<std::uint8_t, max_di_cards>;

int count_of(const CardCounts& pile);
CardCounts only(const CardCounts& pile, std::uint32_t kinds);
DiCardId any_card(const CardCounts& pile, Rng& rng);  // each copy equally likely; there must be one
// Of some kinds (bit n) those of which there are more in one pile than in another. Without a branch: it is chance.
inline std::uint32_t more_than(const CardCounts& pile, const CardCounts& other, std::uint32_t kinds) {
    std::uint32_t more = 0;
    for (std::uint32_t left = kinds; left != 0; left &= left - 1) {
        const DiCardId card = lowest(left);
        more |= std::uint32_t{pile[card] > other[card]} << card;
    }
    return more;
}
// The kinds of cards that a pile has, bit n.
inline std::uint32_t kinds_in(const CardCounts& pile) {
    return fit<std::uint32_t>(places_without(0, pile));
}

// Whether a pile has any card of these kinds.
bool has_any_of(const CardCounts& pile, std::uint32_t kinds);

int hand_size(const Hand& hand);
// Whether a hand has cards that may be good for a moment, for all that others know: any but the personal ones, which
// everybody knows, unless these fit.
bool any_in_question(const Rules& rules, const Hand& hand, Moments moments);

// The kinds in the deck that a seat draws from, bit n: all of them, or those of its side.
std::uint32_t deck_of(const Rules& rules, const OpenTable& t, Seat seat);
// Makes an empty deck anew from the discards; false: there are no cards at all.
bool renew_deck(const Rules& rules, State& s, Seat seat);
void deck_outcomes(const Rules& rules, const State& s, Seat seat, OutcomeList& out);
Action sample_deck(const Rules& rules, const State& s, Seat seat, Rng& rng);  // one of these outcomes

void draw_di_card(Table& table, Seat owner, DiCardId card);
void leave_hand(const Rules& rules, State& s, Seat seat, const CardCounts& cards);
void leave_hand(const Rules& rules, State& s, Seat seat, DiCardId card);  // one of them
void discard_from_hand(Table& table, Seat seat, DiCardId card);

}  // namespace mehen::kemet
