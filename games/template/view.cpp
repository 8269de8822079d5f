#include "games/template/view.h"

#include "games/template/flow.h"

namespace mehen::offering {

// An allow-list: every line shows one thing that this seat may see, and what has no line stays hidden.
View observe(const Rules& rules, const State& s, Seat seat) {
    View view{};
    view.flow = open_flow(s.flow);
    view.open = s.open;
    for (Seat each = 0; each < rules.seats; ++each)
        view.hand_size[each] = static_cast<std::uint8_t>(count(s.hand[each]));
    if (seat < rules.seats) {  // a spectator has no hand
        view.hand = s.hand[seat];
        view.offered = s.offered[seat];
    }
    view.seat = seat;
    return view;
}

namespace {

// Any card that lies there, each equally likely.
std::size_t draw_card(Cards& cards, Rng& rng) {
    auto left = rng.below(static_cast<std::uint32_t>(count(cards)));
    std::size_t card = 0;
    for (; left >= cards[card]; ++card) left -= cards[card];
    --cards[card];
    return card;
}

}  // namespace

// What cannot be seen is dealt again from all cards that have not been seen.
State determinize(const Rules& rules, const View& view, Rng& rng) {
    State s{};
    s.flow = view.flow;
    s.open = view.open;
    for (std::size_t card = 0; card < card_kinds; ++card)
        s.deck[card] = static_cast<std::uint8_t>(rules.copies[card] - view.open.discards[card] - view.hand[card]);
    const bool sealed = is(view.flow.ask, AskKind::offering);
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if (seat == view.seat) {
            s.hand[seat] = view.hand;
            s.offered[seat] = view.offered;
            continue;
        }
        const unsigned size = view.hand_size[seat];
        if (size == 0) continue;
        // Bit n: card n of the hand is offered. Whoever has finished has offered at least one.
        const bool finished = !contains(view.flow.ask.seats, seat);
        const unsigned offerings = 1U << size;
        const unsigned offered = !sealed ? 0 : finished ? 1 + rng.below(offerings - 1) : rng.below(offerings);
        for (unsigned i = 0; i < size; ++i) {
            const std::size_t card = draw_card(s.deck, rng);
            ++s.hand[seat][card];
            if (((offered >> i) & 1U) != 0) ++s.offered[seat][card];
        }
    }
    return s;
}

}  // namespace mehen::offering
