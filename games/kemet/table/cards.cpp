#include "games/kemet/table/cards.h"

#include <cstring>
#include <utility>

#include "games/kemet/expansions.h"

namespace mehen::kemet {

namespace {

// Eight kinds at a time: hands are looked at in every window.
std::uint64_t eight_at(const CardCounts& pile, std::size_t place) {
    static_assert(sizeof(CardCounts) % sizeof(std::uint64_t) == 0);
    std::uint64_t kinds = 0;
    std::memcpy(&kinds, &pile[place], sizeof(kinds));
    return kinds;
}

}  // namespace

// In sums of two bytes.
int count_of(const CardCounts& pile) {
    constexpr std::uint64_t every_other = 0x00FF'00FF'00FF'00FF;
    std::uint64_t sums = 0;
    for (std::size_t at = 0; at < pile.size(); at += sizeof(std::uint64_t)) {
        const std::uint64_t kinds = eight_at(pile, at);
        sums += (kinds & every_other) + ((kinds >> 8U) & every_other);
    }
    return fit<int>((sums * 0x0001'0001'0001'0001) >> 48U);
}

int hand_size(const Hand& hand) {
    return count_of(hand.di_cards);
}

bool has_any_of(const CardCounts& pile, std::uint32_t kinds) {
    if (kinds != ~std::uint32_t{0}) return (kinds_in(pile) & kinds) != 0;
    std::uint64_t any = 0;
    for (std::size_t at = 0; at < pile.size(); at += sizeof(std::uint64_t)) any |= eight_at(pile, at);
    return any != 0;
}

bool any_in_question(const Rules& rules, const Hand& hand, Moments moments) {
    return has_any_of(hand.di_cards, ~(rules.personal_cards & ~rules.cards_for(moments)));
}

std::uint32_t deck_of(const Rules& rules, const OpenTable& t, Seat seat) {
    return rules_of_seat(rules, t, seat).deck;
}

CardCounts only(const CardCounts& pile, std::uint32_t kinds) {
    if (kinds == ~std::uint32_t{0}) return pile;  // mostly so
    CardCounts result{};
    for (; kinds != 0; kinds &= kinds - 1) {
        const DiCardId card = lowest(kinds);
        result[card] = pile[card];
    }
    return result;
}

bool renew_deck(const Rules& rules, State& s, Seat seat) {
    const std::uint32_t kinds = deck_of(rules, s, seat);
    if (has_any_of(s.deck, kinds)) return true;
    for (DiCardId card = 0; card < s.deck.size(); ++card)
        if (((kinds >> card) & 1U) != 0) s.deck[card] = std::exchange(s.discards[card], std::uint8_t{0});
    return has_any_of(s.deck, kinds);
}

void deck_outcomes(const Rules& rules, const State& s, Seat seat, OutcomeList& out) {
    const std::uint32_t kinds = deck_of(rules, s, seat);
    for (DiCardId card = 0; card < rules.set.di_cards.size(); ++card)
        if (s.deck[card] > 0 && ((kinds >> card) & 1U) != 0)
            out.push({make_action(ActionKind::card, card), s.deck[card]});
}

DiCardId any_card(const CardCounts& pile, Rng& rng) {
    std::uint32_t left = rng.below(fit<std::uint32_t>(count_of(pile)));
    DiCardId card = 0;
    for (; left >= pile[card]; ++card) left -= pile[card];
    return card;
}

Action sample_deck(const Rules& rules, const State& s, Seat seat, Rng& rng) {
    return make_action(ActionKind::card, any_card(only(s.deck, deck_of(rules, s, seat)), rng));
}

void leave_hand(const Rules& rules, State& s, Seat seat, const CardCounts& cards) {
    CardCounts& hand = s.hand[seat].di_cards;
    for (DiCardId card = 0; card < hand.size(); ++card) take_from(hand[card], cards[card]);
    join(Seam<CardsLeaveHand>{}, rules, s, seat, cards);
}

void leave_hand(const Rules& rules, State& s, Seat seat, DiCardId card) {
    --s.hand[seat].di_cards[card];
    join(Seam<CardsLeaveHand>{}, rules, s, seat, card);
}

void discard_from_hand(Table& table, Seat seat, DiCardId card) {
    leave_hand(table.rules, table.s, seat, card);
    ++table.s.discards[card];
    table.tell(make_event(EventKind::card_discarded, seat, card));
}

// Everybody hears that a card was drawn, its owner which one.
void draw_di_card(Table& table, Seat owner, DiCardId card) {
    --table.s.deck[card];
    ++table.s.hand[owner].di_cards[card];
    renew_deck(table.rules, table.s, owner);  // as soon as it is empty
    table.tell(make_event(EventKind::card_drawn, owner));
    Event seen = make_event(EventKind::card_seen, owner, card);
    seen.audience = mask_of(owner);
    table.tell(seen);
}

}  // namespace mehen::kemet
