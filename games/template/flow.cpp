// The rules as procedures [template.deal, template.round, template.end].
#include "games/template/flow.h"

namespace mehen::offering {

namespace {

SeatMask seats_with_cards(const State& s) {
    SeatMask seats = no_seats;
    for (Seat seat = 0; seat < max_seats; ++seat)
        if (!s.hand[seat].empty()) seats |= mask_of(seat);
    return seats;
}

}  // namespace

Flow run(Table& table, Course& frame) {
    OpenTable& open = table.s.open;
    switch (frame.step) {
        case Course::Step::deal: frame.step = Course::Step::rounds; return call(table, Deal{});
        case Course::Step::rounds:
            if (open.round == round_count || seats_with_cards(table.s) == no_seats) return Flow::done;
            ++open.round;
            return call(table, Round{});
    }
    return Flow::done;
}

// [template.deal]

Flow run(Table& table, Deal& frame) {
    if (frame.dealt == table.rules.seats * table.rules.hand_size) return Flow::done;
    return ask_chance(table, AskKind::deal);
}

void outcomes(const Rules&, const State& s, const Deal&, OutcomeList& out) {
    s.deck.outcomes(ActionKind::deal, out);
}

Answered answer(Table& table, Deal& frame, Seat, Action action) {
    const auto owner = Seat::of(frame.dealt % table.rules.seats);
    const std::uint8_t card = action.arg[0];
    ++frame.dealt;
    --table.s.deck[card];
    ++table.s.hand[owner][card];
    table.tell(make_event(EventKind::dealt, owner));
    Event received = make_event(EventKind::received, owner, card + 1U);
    received.audience = mask_of(owner);
    table.tell(received);
    return Answered::finished;
}

// [template.round]

namespace {

// The seat with the highest offering; none when several share it. Somebody must have offered something.
Seat highest_offering(const State& s) {
    int highest = 0;
    Seat winner = none;
    for (Seat seat = 0; seat < max_seats; ++seat) {
        const int sum = strength(s.offered[seat]);
        if (sum < highest) continue;
        winner = sum > highest ? seat : none;
        highest = sum;
    }
    return winner;
}

void open_offerings(Table& table) {
    State& s = table.s;
    const unsigned round = s.open.round;
    const Seat winner = highest_offering(s);
    s.open.winner[round - 1] = winner;
    for (Seat seat = 0; seat < table.rules.seats; ++seat) {
        for (unsigned card = 0; card < card_kinds; ++card)
            for (int i = 0; i < s.offered[seat][card]; ++i) table.tell(make_event(EventKind::opened, seat, card + 1));
        s.hand[seat] -= s.offered[seat];
        s.open.discards += s.offered[seat];
        s.offered[seat] = {};
    }
    table.tell(winner != none ? make_event(EventKind::won, winner, round, table.rules.prize[round - 1])
                              : make_event(EventKind::tie, 0, round));
}

}  // namespace

Flow run(Table& table, Round& frame) {
    switch (frame.step) {
        case Round::Step::offer:  // all in secret
            frame.step = Round::Step::open;
            return ask_sealed(table, seats_with_cards(table.s), AskKind::offering);
        case Round::Step::open: open_offerings(table); return Flow::done;  // all together
    }
    return Flow::done;
}

// The question as a block: its answers in the order of their kinds, each with what may be answered, why not, and what
// it does.

namespace {

using AtRound = AtQuestion<Rules, State, Round>;
using InRound = InAnswer<Table, Round>;

constexpr auto card_is(Reason reason) {
    return [=](unsigned card) { return because(reason, SectionId::round, card + 1); };
}

struct Offer : AnswerOf<ActionKind::offer, 1> {
    template <class Which>
    static void narrow(const AtRound& at, Which& cards) {
        const Cards& hand = at.s.hand[at.seat];
        cards.only(hand.more_than(), card_is(Reason::not_in_hand));
        cards.only(hand.more_than(at.s.offered[at.seat]), card_is(Reason::all_offered));
    }
    static Answered take(InRound& in, Action action) {
        ++in.table.s.offered[in.seat][action.arg[0]];
        return Answered::more;
    }
};

struct TakeBack : AnswerOf<ActionKind::back, 1> {
    template <class Which>
    static void narrow(const AtRound& at, Which& cards) {
        cards.only(at.s.offered[at.seat].more_than(), card_is(Reason::not_offered));
    }
    static Answered take(InRound& in, Action action) {
        --in.table.s.offered[in.seat][action.arg[0]];
        return Answered::more;
    }
};

struct Finish : AnswerOf<ActionKind::done, 0> {
    template <class Only>
    static void narrow(const AtRound& at, Only& only) {
        only.unless([&] { return at.s.offered[at.seat].empty(); }, plain(Reason::nothing_offered, SectionId::round));
    }
    static Answered take(InRound&, Action) { return Answered::finished; }
};

using WhatToOffer = Question<Offer, TakeBack, Finish>;

}  // namespace

const QuestionBlock<Rules, State> offering_block = make_block<WhatToOffer, Round, Rules, State>();

Answered answer(Table& table, Round& frame, Seat seat, Action action) {
    InRound in{table, frame, seat};
    return WhatToOffer::take(in, action);
}

}  // namespace mehen::offering
