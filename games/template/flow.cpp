// The rules as procedures [template.deal, template.round, template.offer, template.open, template.end].
#include "games/template/flow.h"

namespace mehen::offering {

namespace {

SeatMask seats_with_cards(const State& s) {
    SeatMask seats = no_seats;
    for (Seat seat = 0; seat < max_seats; ++seat)
        if (count(s.hand[seat]) > 0) seats |= mask_of(seat);
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
    for (unsigned card = 0; card < card_kinds; ++card)
        if (s.deck[card] > 0) out.push({make_action(ActionKind::deal, card), s.deck[card]});
}

Answered answer(Table& table, Deal& frame, Seat, Action action) {
    const auto owner = static_cast<Seat>(frame.dealt % table.rules.seats);
    const std::uint8_t card = action.arg[0];
    ++frame.dealt;
    --table.s.deck[card];
    ++table.s.hand[owner][card];
    table.tell(make_event(EventKind::dealt, owner));
    Event received = make_event(EventKind::received, owner, card);
    received.audience = mask_of(owner);
    table.tell(received);
    return Answered::finished;
}

// [template.round]

namespace {

void tell_offering(Table& table, Seat seat) {
    Event event = make_event(EventKind::opened, seat);
    std::size_t at = 0;
    for (std::size_t card = 0; card < card_kinds; ++card)
        for (int i = 0; i < table.s.offered[seat][card]; ++i) event.arg[at++] = static_cast<std::uint8_t>(card + 1);
    table.tell(event);
}

void discard_offering(State& s, Seat seat) {
    for (std::size_t card = 0; card < card_kinds; ++card) {
        const std::uint8_t offered = s.offered[seat][card];
        s.hand[seat][card] = static_cast<std::uint8_t>(s.hand[seat][card] - offered);
        s.open.discards[card] = static_cast<std::uint8_t>(s.open.discards[card] + offered);
    }
    s.offered[seat] = {};
}

void open_offerings(Table& table) {
    State& s = table.s;
    const unsigned round = s.open.round - 1U;
    const std::uint8_t winner = highest_offering(s);
    for (Seat seat = 0; seat < table.rules.seats; ++seat) {
        if (count(s.offered[seat]) > 0) tell_offering(table, seat);
        discard_offering(s, seat);
    }
    s.open.winner[round] = winner;
    table.tell(winner > 0 ? make_event(EventKind::won, static_cast<Seat>(winner - 1), round)
                          : make_event(EventKind::tie, 0, round));
}

}  // namespace

Flow run(Table& table, Round& frame) {
    State& s = table.s;
    switch (frame.step) {
        case Round::Step::offer:  // all in secret
            frame.step = Round::Step::open;
            table.tell(make_event(EventKind::round, 0, s.open.round - 1U));
            return ask_sealed(table, seats_with_cards(s), AskKind::offering);
        case Round::Step::open:  // all together [template.open]
            open_offerings(table);
            return Flow::done;
    }
    return Flow::done;
}

std::uint8_t highest_offering(const State& s) {
    int highest = 0;
    std::uint8_t winner = 0;
    for (Seat seat = 0; seat < max_seats; ++seat) {
        const int sum = strength(s.offered[seat]);
        if (sum < highest) continue;
        winner = sum > highest ? static_cast<std::uint8_t>(1 + seat) : 0;
        highest = sum;
    }
    return winner;
}

// The answers to one question, and what each of them does, stand together.
void legal(const Rules&, const State& s, const Round&, Seat seat, ActionList& out) {
    const Cards& hand = s.hand[seat];
    const Cards& offered = s.offered[seat];
    for (unsigned card = 0; card < card_kinds; ++card)
        if (offered[card] < hand[card]) out.push(make_action(ActionKind::offer, card));
    for (unsigned card = 0; card < card_kinds; ++card)
        if (offered[card] > 0) out.push(make_action(ActionKind::back, card));
    if (count(offered) > 0) out.push(make_action(ActionKind::done));
}

Answered answer(Table& table, Round&, Seat seat, Action action) {
    Cards& offered = table.s.offered[seat];
    if (is(action, ActionKind::offer)) {
        ++offered[action.arg[0]];
        return Answered::more;
    }
    if (is(action, ActionKind::back)) {
        --offered[action.arg[0]];
        return Answered::more;
    }
    table.tell(make_event(EventKind::finished, seat));
    return Answered::finished;
}

}  // namespace mehen::offering
