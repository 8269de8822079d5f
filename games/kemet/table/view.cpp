#include "games/kemet/table/view.h"

#include <bit>

#include "games/kemet/expansions.h"
#include "games/kemet/table/cards.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

namespace {

// Whether a side has shown its rival the DI cards it adds: not while it still chooses them.
bool di_cards_shown(const OpenTable& t, const FlowStack& flow, std::size_t side) {
    return t.shown_di == side + 1 && !is(flow.ask, AskKind::show_di);
}

// Where discards are open they lie among the cards shown as soon as both sides have chosen.
bool discard_lies_open(const State& s, std::size_t side) {
    const BattleCardId card = s.council[side].discarded;
    return card != none && ((unsigned{s.hand[s.sides[side]].cards.shown} >> card) & 1U) != 0;
}

// The part of a side's choices that a seat may see: its own; all but the discard once cards lie open; a card shown to
// it.
Council visible_council(const Rules& rules, const State& s, std::size_t side, Seat seat) {
    const Council& council = s.council[side];
    if (s.sides[side] == none || s.sides[side] == seat) return council;
    Council visible = nothing_chosen;
    if (discard_lies_open(s, side)) visible.discarded = council.discarded;
    if (s.revealed != 0) {
        visible = council;
        if (!rules.set.council_discards_open) visible.discarded = none;
    } else if (s.sides[1 - side] == seat) {
        if (s.shown == side + 1) visible.played = council.played;
        if (di_cards_shown(s, s.flow, side)) visible.di_cards = council.di_cards;
    }
    return visible;
}

// Whoever chooses from cards laid out at night.
bool chooses(const State& s, Seat seat) {
    return is(s.flow.ask, AskKind::keep_card) && contains(s.flow.ask.seats, seat);
}

}  // namespace

// An allow-list: the open table, and one by one what else this seat may see.
View observe(const Rules& rules, const State& s, Seat seat) {
    View view{};
    static_cast<OpenTable&>(view) = s;
    view.flow = open_flow(s.flow);
    for (std::size_t each = 0; each < rules.seats; ++each)
        view.size[each] = {s.hand[each].cards.shown, as_byte(hand_size(s.hand[each])),
                           count_bits(s.hand[each].cards.hand)};
    if (seat < rules.seats) view.hand = s.hand[seat];
    for (std::size_t side = 0; side < 2; ++side) view.council[side] = visible_council(rules, s, side, seat);
    view.planned = no_councils;
    if (chooses(s, seat)) view.choice = s.choice;
    view.seat = seat;
    join(Seam<Observed>{}, rules, s, view);
    return view;
}

unsigned take_some(unsigned& from, unsigned count, Rng& rng) {
    unsigned taken = 0;
    for (; count > 0 && from != 0; --count) {
        unsigned bits = from;
        for (std::uint32_t skip = rng.below(count_bits(from)); skip > 0; --skip) bits &= bits - 1;
        const unsigned bit = bits & (0U - bits);
        taken |= bit;
        from &= ~bit;
    }
    return taken;
}

namespace {

using Cards = std::array<std::uint8_t, max_di_cards>;

// For whom cards are laid out at night.
Seat chooser_of(const View& view) {
    const auto night = under_way<Night>(view.flow);
    return night ? view.order[night->at] : Seat{none};
}

unsigned total(const Cards& cards) {
    unsigned sum = 0;
    for (const std::uint8_t count : cards) sum += count;
    return sum;
}

DiCardId draw(Cards& cards, std::uint32_t kinds, Rng& rng) {
    const DiCardId card = any_card(only(cards, kinds), rng);
    --cards[card];
    return card;
}

// Cards for a hand: those stolen from the other side's deck, then those of the own.
void draw_hand(const Rules& rules, const View& view, Seat seat, unsigned wanted, Cards& hand, Cards& unseen, Rng& rng) {
    const std::uint32_t own = deck_of(rules, view, seat);
    unsigned foreign = 0;
    join(Seam<ForeignCards>{}, rules, view, seat, foreign);
    for (; foreign > 0 && wanted > 0; --foreign, --wanted) ++hand[draw(unseen, ~own, rng)];
    for (; wanted > 0; --wanted) ++hand[draw(unseen, own, rng)];
}

// Which cards of the box a player has by now, wherever they are: the base set and the special cards of own tiles.
unsigned cards_of(const Rules& rules, const OpenTable& t, Seat seat) {
    unsigned cards = rules.battle_hand;
    each_bit(t.player[seat].tiles, [&](TileId tile) {
        for (const Gives& gives : rules.set.tiles[tile].gives)
            if (gives.power == Power::special_card) cards |= 1U << rules.special_card[index_of(gives.amount)];
    });
    return cards;
}

// Special cards that have come into a hand so far: each sent one card out of the game.
unsigned removed_count(const Rules& rules, const View& view, Seat seat) {
    auto count = fit<unsigned>(std::popcount(cards_of(rules, view, seat)) - std::popcount(unsigned{rules.battle_hand}));
    // Just bought: the card to be given up has not been chosen yet.
    if (is(view.flow.ask, AskKind::give_up_card) && contains(view.flow.ask.seats, seat) && count > 0) --count;
    return count;
}

// Battle cards that the viewer knows to be in a hand, beside those of the battle under way.
unsigned lying_ready(const Rules& rules, const View& view, Seat seat) {
    unsigned cards = 0;
    join(Seam<LyingReady>{}, rules, view, seat, cards);
    return cards;
}

BattleCards imagine_cards(const Rules& rules, const View& view, Seat seat, Rng& rng) {
    unsigned unseen = cards_of(rules, view, seat) & ~unsigned{view.size[seat].shown};
    if (is(view.flow.ask, AskKind::give_up_card) && contains(view.flow.ask.seats, seat)) {
        const auto frame = read_frame<Buy>(view.flow, view.flow.depth - 1U);
        for (const Gives& gives : rules.set.tiles[frame.tile].gives)
            if (gives.power == Power::special_card) unseen &= ~(1U << rules.special_card[index_of(gives.amount)]);
    }
    BattleCards cards{};
    cards.shown = view.size[seat].shown;
    // A card that lies open in a battle, or was shown, is still counted as in hand.
    unsigned in_hand = 0;
    for (std::size_t side = 0; side < 2; ++side)
        if (view.sides[side] == seat)
            for (const BattleCardId card : {view.council[side].played, view.council[side].discarded})
                if (card != none) in_hand |= 1U << card;
    in_hand &= ~unsigned{view.size[seat].shown};  // a discard that lies open is gone
    in_hand |= lying_ready(rules, view, seat);
    unseen &= ~in_hand;
    const auto wanted = fit<unsigned>(view.size[seat].battle_cards - std::popcount(in_hand));
    in_hand |= take_some(unseen, wanted, rng);
    cards.hand = fit<std::uint16_t>(in_hand);
    cards.removed = fit<std::uint16_t>(take_some(unseen, removed_count(rules, view, seat), rng));
    cards.hidden = fit<std::uint16_t>(unseen);
    return cards;
}

// DI cards of its hand that a side may have added.
void imagine_di_cards(const Rules& rules, State& s, std::size_t side, Rng& rng) {
    const Seat seat = s.sides[side];
    int budget = s.player[seat].prayer;
    for (DiCardId card = 0; card < rules.set.di_cards.size(); ++card) {
        if (!contains(rules.set.di_cards[card].when, When::battle)) continue;
        for (int n = 0; n < s.hand[seat].di_cards[card]; ++n) {
            const int cost = price_in_battle(rules, s, seat, rules.set.di_cards[card].cost);
            if (cost > budget || rng.below(2) == 0) continue;
            budget -= cost;
            ++s.council[side].di_cards[card];
        }
    }
}

// Whether somebody has finished choosing for the battle under way, or for the first of two.
bool has_chosen(const View& view, Seat seat) {
    const bool in_council = is(view.flow.ask, AskKind::council) || is(view.flow.ask, AskKind::assault_cards);
    return view.revealed != 0 || is(view.flow.ask, AskKind::first_battle) ||
           (in_council && !contains(view.flow.ask.seats, seat));
}

// What a rival who has finished may have chosen in secret.
void imagine_council(const Rules& rules, State& s, const View& view, std::size_t side, Rng& rng) {
    const Seat seat = s.sides[side];
    Council& council = s.council[side];
    council = view.council[side];
    const bool chosen = has_chosen(view, seat);
    const bool di_fixed = di_cards_shown(view, view.flow, side);
    if (di_fixed && view.revealed == 0 && s.sides[1 - side] != view.seat) imagine_di_cards(rules, s, side, rng);
    if (!chosen) return;
    unsigned hand = s.hand[seat].cards.hand;
    hand &= ~lying_ready(rules, view, seat);
    if (council.played == none) council.played = lowest(take_some(hand, 1, rng));
    hand &= ~(1U << council.played);
    bool discards = true;
    join(Seam<CouncilDiscards>{}, rules, view, seat, discards);
    if (hand != 0 && council.discarded == none && discards) council.discarded = lowest(take_some(hand, 1, rng));
    if (view.revealed == 0 && !di_fixed) imagine_di_cards(rules, s, side, rng);
}

}  // namespace

namespace {

// DI cards that a rival has shown before the reveal are still in that rival's hand.
void deal_shown_cards(const Rules& rules, const View& view, State& s, Cards& unseen) {
    for (std::size_t side = 0; side < 2; ++side) {
        const Seat seat = view.sides[side];
        if (view.revealed != 0 || seat == none || seat == view.seat) continue;
        for (DiCardId card = 0; card < rules.set.di_cards.size(); ++card) {
            if (rules.set.di_cards[card].personal) continue;
            const std::uint8_t known = view.council[side].di_cards[card];
            s.hand[seat].di_cards[card] = known;
            take_from(unseen[card], known);
        }
    }
}

}  // namespace

State determinize(const Rules& rules, const View& view, Rng& rng) {
    State s{};
    static_cast<OpenTable&>(s) = view;
    s.flow = view.flow;
    // All DI cards that this seat has not seen: they are in other hands, laid out, or in the deck.
    Cards unseen{};
    for (DiCardId card = 0; card < rules.set.di_cards.size(); ++card) {
        int left = rules.set.di_cards[card].count - view.discards[card];
        if (!rules.set.di_cards[card].personal) left -= view.hand.di_cards[card];
        if (view.revealed != 0 && !rules.set.di_cards[card].personal)
            for (const Council& council : view.council) left -= council.di_cards[card];
        for (const DiCardId laid : view.choice) left -= laid == card ? 1 : 0;
        unseen[card] = as_byte(left);
    }
    deal_shown_cards(rules, view, s, unseen);
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if (seat == view.seat) {
            s.hand[seat] = view.hand;
            continue;
        }
        unsigned wanted = view.size[seat].di_cards - total(s.hand[seat].di_cards);
        for (DiCardId card = 0; card < rules.set.di_cards.size(); ++card) {
            if (!rules.set.di_cards[card].personal || wanted == 0) continue;
            bool lies_open = false;  // in the battle under way
            for (std::size_t side = 0; side < 2; ++side)
                lies_open |= view.revealed != 0 && view.sides[side] == seat && view.council[side].di_cards[card] > 0;
            if (lies_open) continue;
            s.hand[seat].di_cards[card] = 1;
            --wanted;
        }
        draw_hand(rules, view, seat, wanted, s.hand[seat].di_cards, unseen, rng);
        s.hand[seat].cards = imagine_cards(rules, view, seat, rng);
    }
    s.choice = view.choice;
    if (view.choice[0] == none)
        for (std::size_t i = 0; i < view.laid_out; ++i)
            s.choice[i] = draw(unseen, deck_of(rules, view, chooser_of(view)), rng);
    s.deck = unseen;
    for (std::size_t side = 0; side < 2; ++side) {
        if (s.sides[side] == none || s.sides[side] == view.seat)
            s.council[side] = view.council[side];
        else
            imagine_council(rules, s, view, side, rng);
    }
    s.planned = view.planned;
    join(Seam<Imagined>{}, rules, view, s, rng);
    return s;
}

}  // namespace mehen::kemet
