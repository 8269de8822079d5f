// For the secrecy suite: deals anew what a seat may not see. Written from the rules (hands are for their owners, the
// deck for nobody, a council's choices for their owner until the reveal), not from the view.
#include <bit>

#include "games/kemet/game.h"
#include "games/kemet/seth/flow/assault.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

namespace {

using Cards = std::array<std::uint8_t, max_di_cards>;

// A card of the pile, each equally likely; personal cards never change hands.
DiCardId any_card(const Rules& rules, const Cards& pile, Rng& rng) {
    std::uint32_t total = 0;
    for (DiCardId card = 0; card < rules.set.di_cards.size(); ++card)
        if (!rules.set.di_cards[card].personal) total += pile[card];
    if (total == 0) return none;
    std::uint32_t left = rng.below(total);
    for (DiCardId card = 0;; ++card) {
        if (rules.set.di_cards[card].personal) continue;
        if (left < pile[card]) return card;
        left -= pile[card];
    }
}

// Those of the pile that belong to the same deck as a card.
Cards of_same_deck(const Rules& rules, Cards pile, DiCardId card) {
    for (DiCardId other = 0; other < rules.set.di_cards.size(); ++other)
        if (rules.set.di_cards[other].lone != rules.set.di_cards[card].lone) pile[other] = 0;
    return pile;
}

// Exchanges a card of one pile with a card of the same deck in another.
void trade(const Rules& rules, Cards& a, Cards& b, Rng& rng) {
    const DiCardId from_a = any_card(rules, a, rng);
    if (from_a == none) return;
    const DiCardId from_b = any_card(rules, of_same_deck(rules, b, from_a), rng);
    if (from_b == none) return;
    --a[from_a];
    ++a[from_b];
    --b[from_b];
    ++b[from_a];
}

void take_out(Cards& from, const Cards& cards) {
    for (std::size_t i = 0; i < from.size(); ++i) from[i] = as_byte(from[i] - cards[i]);
}
void put_back(Cards& into, const Cards& cards) {
    for (std::size_t i = 0; i < into.size(); ++i) into[i] = as_byte(into[i] + cards[i]);
}

bool in_secret_council(const State& s, Seat seat) {
    return s.revealed == 0 && (s.sides[0] == seat || s.sides[1] == seat);
}

// Whether somebody has cards lying for the second battle of an assault.
bool plans_battle(const State& s, Seat seat) {
    const auto assault = under_way<Assault>(s.flow);
    return assault && second_battle_to_come(*assault) && (seat == assault->seat || seat == assault->defender[1]);
}

// Battle cards chosen for the second battle of an assault: the one played and the one discarded change places, or where
// somebody fights in both battles the two that are played.
void scramble_plans(State& s, Seat viewer) {
    const auto assault = under_way<Assault>(s.flow);
    if (!assault || !second_battle_to_come(*assault) || assault->shown[0] != 0 || assault->shown[1] != 0) return;
    for (std::size_t side = 0; side < 2; ++side) {
        const Seat seat = side == 0 ? assault->seat : assault->defender[1];
        Council& plan = s.planned[side];
        if (seat == viewer || plan.played == none) continue;
        const bool both = councils_of(*assault, seat).which == 3;
        if (!both && plan.discarded != none) std::swap(plan.played, plan.discarded);
        if (both && s.revealed == 0 && s.sides[side] == seat && s.council[side].played != none)
            std::swap(plan.played, s.council[side].played);
    }
}

// Two battle cards of which one is in hand and one face down change places.
void swap_battle_cards(BattleCards& cards, Rng& rng) {
    const auto pick = [&](unsigned from) {
        for (std::uint32_t skip = rng.below(count_bits(from)); skip > 0; --skip) from &= from - 1;
        return from & (0U - from);
    };
    std::uint16_t& down = cards.hidden != 0 ? cards.hidden : cards.removed;
    if (cards.hand == 0 || down == 0) return;
    const unsigned out = pick(cards.hand);
    const unsigned in = pick(down);
    cards.hand = fit<std::uint16_t>((cards.hand & ~out) | in);
    down = fit<std::uint16_t>((down & ~in) | out);
}

}  // namespace

void Kemet::scramble(const Rules& rules, State& s, Seat viewer, Rng& rng) {
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if (seat == viewer) continue;
        const auto assault = under_way<Assault>(s.flow);
        if (assault && plans_battle(s, seat)) {
            const std::size_t side = assault->seat == seat ? 0 : 1;
            Cards& hand = s.hand[seat].di_cards;
            const bool both = in_secret_council(s, seat);
            take_out(hand, s.planned[side].di_cards);
            if (both) take_out(hand, s.council[side].di_cards);
            for (int i = 0; i < 4; ++i) trade(rules, hand, s.deck, rng);
            put_back(hand, s.planned[side].di_cards);
            if (both) put_back(hand, s.council[side].di_cards);
            continue;
        }
        if (in_secret_council(s, seat)) {  // what it has hidden under its card stays in its hand
            Cards& hidden = s.council[s.sides[0] == seat ? 0 : 1].di_cards;
            Cards& hand = s.hand[seat].di_cards;
            take_out(hand, hidden);
            for (int i = 0; i < 4; ++i) trade(rules, hand, s.deck, rng);
            put_back(hand, hidden);
            continue;
        }
        for (int i = 0; i < 4; ++i) trade(rules, s.hand[seat].di_cards, s.deck, rng);
        if (s.sides[0] != seat && s.sides[1] != seat) swap_battle_cards(s.hand[seat].cards, rng);
    }
    const bool chooses = is(s.flow.ask, AskKind::keep_card) && contains(s.flow.ask.seats, viewer);
    for (ZeroIsNone<DiCardId>& laid : s.choice) {  // cards laid out for somebody else
        if (laid == none || chooses) continue;
        const DiCardId other = any_card(rules, of_same_deck(rules, s.deck, laid), rng);
        if (other == none) break;
        ++s.deck[DiCardId(laid)];
        --s.deck[other];
        laid = other;
    }
    for (std::size_t side = 0; side < 2; ++side) {
        const Seat seat = s.sides[side];
        Council& council = s.council[side];
        if (seat == none || seat == viewer || s.revealed != 0) continue;
        if (council.played == none || council.discarded == none) continue;
        if (s.shown == side + 1 && s.sides[1 - side] == viewer) continue;  // its rival has seen the card
        if (((unsigned{s.hand[seat].cards.shown} >> council.discarded) & 1U) != 0) continue;  // the discard lies open
        std::swap(council.played, council.discarded);
    }
    scramble_plans(s, viewer);
}

}  // namespace mehen::kemet
