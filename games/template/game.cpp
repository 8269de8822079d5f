#include "games/template/game.h"

#include <algorithm>

namespace mehen::offering {

static_assert(Edition<Offering>);

// The tables as a walk over named fields: printed by `mehen pack`, replaced and checked by --pack.
void Offering::visit(PackVisitor& pack, Rules& rules) {
    static constexpr std::array<std::string_view, card_kinds> values = {"1", "2", "3", "4", "5", "6"};
    static constexpr Text too_few = {"{0} cards are too few: six players may need {1}",
                                     "{0} kart to za mało: sześciu graczy może potrzebować {1}",
                                     "{0} carte sono troppo poche: sei giocatori possono averne bisogno di {1}"};
    constexpr int needed = max_seats * max_hand;
    visit_numbers(pack, "copies", values, rules.copies, 0, 40, [&] {
        if (rules.copies.size() < needed) pack.refuse("", Message(too_few, rules.copies.size(), needed));
    });
    visit_list(pack, "prizes", rules.prize, 1, 20);
}

int Offering::score(const Rules& rules, const State& s, Seat seat) {
    int sum = 0;
    for (std::size_t round = 0; round < round_count; ++round)
        if (s.open.winner[round] == seat) sum += rules.prize[round];
    return sum;
}

// No card is lost.
bool Offering::invariant_holds(const Rules& rules, const State& s) {
    Cards all = s.deck;
    all += s.open.discards;
    for (Seat seat = 0; seat < max_seats; ++seat) {
        all += s.hand[seat];
        if (s.hand[seat].size() > rules.hand_size || !s.hand[seat].holds(s.offered[seat])) return false;
    }
    return all == rules.copies && s.open.round <= round_count;
}

// --- Who sees what

// An allow-list: every line shows one thing that this seat may see, and what has no line stays hidden.
View Offering::observe(const Rules& rules, const State& s, Seat seat) {
    View view{};
    view.flow = open_flow(s.flow);
    view.open = s.open;
    for (Seat each = 0; each < rules.seats; ++each) view.hand_size[each] = as_byte(s.hand[each].size());
    if (seat < rules.seats) {  // a spectator has no hand
        view.hand = s.hand[seat];
        view.offered = s.offered[seat];
    }
    view.seat = seat;
    return view;
}

// What cannot be seen is dealt again from all cards that have not been seen.
State Offering::determinize(const Rules& rules, const View& view, Rng& rng) {
    State s{};
    s.flow = view.flow;
    s.open = view.open;
    s.deck = rules.copies;
    s.deck -= view.open.discards;
    s.deck -= view.hand;
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        const unsigned size = view.hand_size[seat];
        if (seat == view.seat || size == 0) continue;
        // Bit n: card n of the hand is offered. Whoever has finished has offered at least one.
        const bool finished = !contains(view.flow.ask.seats, seat);
        const unsigned offered = finished ? 1 + rng.below((1U << size) - 1) : rng.below(1U << size);
        for (unsigned i = 0; i < size; ++i) {
            const std::size_t card = s.deck.any(rng);
            --s.deck[card];
            ++s.hand[seat][card];
            if (is(view.flow.ask, AskKind::offering) && ((offered >> i) & 1U) != 0) ++s.offered[seat][card];
        }
    }
    if (view.seat < rules.seats) s.hand[view.seat] = view.hand;
    if (view.seat < rules.seats) s.offered[view.seat] = view.offered;
    return s;
}

// For the secrecy suite, from the column "who sees it" of the README: deals the cards of the others and of the deck
// anew, and lets those others who have offered cards offer other ones.
void Offering::scramble(const Rules& rules, State& s, Seat viewer, Rng& rng) {
    const State was = s;
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if (seat == viewer) continue;
        s.deck += was.hand[seat];
        s.hand[seat] = s.offered[seat] = {};
    }
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if (seat == viewer) continue;
        for (int i = 0; i < was.hand[seat].size(); ++i) s.deck.draw_into(s.hand[seat], rng);
        Cards rest = s.hand[seat];
        for (int i = 0; i < was.offered[seat].size(); ++i) rest.draw_into(s.offered[seat], rng);
    }
}

// --- For bots

// Points, pips in hand, and offerings still to be finished: these count so much that to finish always looks better than
// to change one's mind, and a bot that looks one answer ahead does finish.
Features<3> Offering::features(const Rules& rules, const State& s, Seat seat) {
    const bool offers = is(s.flow.ask, AskKind::offering) && contains(s.flow.ask.seats, seat);
    const std::size_t to_come = round_count - s.open.round + (offers ? 1 : 0);
    return {fit<std::int16_t>(score(rules, s, seat)), fit<std::int16_t>(strength(s.hand[seat])),
            fit<std::int16_t>(to_come)};
}

const Weights<3>& Offering::weights(const Rules&) {
    static constexpr Weights<3> table = {{80, 12, -1000}, {80, 12, -1000}};
    return table;
}

// Nobody has begun an offering, so that nobody has an offering more to come than others.
bool Offering::quiet(const State& s) {
    return std::all_of(s.offered.begin(), s.offered.end(), [](const Cards& cards) { return cards.empty(); });
}

// Everybody else takes the offering back.
void Offering::reopen(const Rules& rules, State& s, Seat seat) {
    for (Seat other = 0; other < rules.seats; ++other) {
        if (!is(s.flow.ask, AskKind::offering) || other == seat || s.hand[other].empty()) continue;
        s.offered[other] = {};
        s.flow.ask.seats |= mask_of(other);
    }
}

}  // namespace mehen::offering
