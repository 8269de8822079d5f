// DI cards outside battle: windows, playing, vetoes, effects; and units placed without recruiting [kemet.cards].
#include "games/kemet/flow/cards.h"

#include "games/kemet/expansions.h"
#include "games/kemet/flow/creatures.h"
#include "games/kemet/flow/recruit.h"
#include "games/kemet/questions/playing.h"
#include "games/kemet/questions/reach.h"
#include "games/kemet/questions/recruiting.h"
#include "games/kemet/table/cards.h"
#include "games/kemet/table/creatures.h"

namespace mehen::kemet {

namespace {

void discard_played(Table& table, Seat seat, DiCardId card) {
    leave_hand(table.rules, table.s, seat, card);
    ++table.s.discards[card];
    table.tell(make_event(EventKind::card_played, seat, card));
    reveal(table);
}

}  // namespace

Flow play_card(Table& table, Seat seat, DiCardId card) {
    pay(table, seat, table.rules.set.di_cards[card].cost);
    discard_played(table, seat, card);
    return call(table, PlayCard{.seat = seat, .card = card});
}

Flow open_window(Table& table, Seat from, Seat actor, When when) {
    Moments moments = when;
    if (when == When::any_day) moments |= When::after_action;
    if ((table.rules.moments & moments).empty()) return Flow::next;  // this edition has no cards for it
    return call(table, Window{.from = from,
                              .allowed = first_seats(table.rules.seats),
                              .passed = no_seats,
                              .when = when,
                              .actor = actor,
                              .player = none,
                              .card = none});
}

Flow open_window_between(Table& table, Seat otherwise) {
    const Seat actor = table.s.actor;
    if (table.rules.actions_answered_at_once && actor != none) return Flow::next;  // else: what happened since
    return open_window(table, actor == none ? otherwise : actor, actor, When::any_day);
}

Flow open_own_window(Table& table, Seat seat) {
    if (!contains(table.rules.moments, When::own_day)) return Flow::next;
    return call(table, Window{.from = seat,
                              .allowed = mask_of(seat),
                              .passed = no_seats,
                              .when = When::own_day,
                              .actor = none,
                              .player = none,
                              .card = none});
}

Flow run(Table& table, Window& frame) {
    const State& s = table.s;
    const unsigned seats = table.rules.seats;
    // Places in the turn order whose seats may still answer, one after the other from where the window begins.
    const SeatMask open = frame.allowed & ~frame.passed;
    if (open.empty()) return Flow::done;
    unsigned first = 0;
    unsigned places = 0;
    for (unsigned place = 0; place < seats; ++place) {
        first = s.order[place] == frame.from ? place : first;
        places |= unsigned{contains(open, s.order[place])} << place;
    }
    const unsigned in_turn = ((places | (places << seats)) >> first) & ((1U << seats) - 1U);
    for (unsigned left = in_turn; left != 0; left &= left - 1) {
        const unsigned place = first + lowest(left);
        const Seat seat = s.order[place < seats ? place : place - seats];
        // Open to everybody who holds cards, playable or not: skipping somebody would tell what the hand is.
        const Moments moments = moments_for(seat, frame.when, frame.actor);
        if (!any_in_question(table.rules, s.hand[seat], moments) && !any_creature_to_place(table.rules, s, seat))
            continue;
        return ask_seat(table, seat, AskKind::window);
    }
    return Flow::done;
}

namespace {

// Who may answer a card just played.
SeatMask answering_seats(const Rules& rules, const State& s, Seat player) {
    SeatMask seats = first_seats(rules.seats) & ~s.side[player];
    if (rules.set.answers_in_rivals_turns) seats &= ~mask_of(active_seat(s, player));
    return seats;
}

// Cancels the card in question. A veto that may be vetoed itself is the card in question from now on; cancelling it
// lets the first one work again. So a chain of vetoes needs no more room than one.
void veto(Table& table, Window& frame, Seat seat, DiCardId card) {
    pay(table, seat, table.rules.set.di_cards[card].cost);
    discard_played(table, seat, card);
    table.tell(make_event(EventKind::card_vetoed, frame.player, frame.card));
    table.s.vetoed = table.s.vetoed == 0 ? 1 : 0;
    frame.player = seat;
    frame.card = card;
    frame.passed = no_seats;
    const bool final = card_gives(table.rules, card, Power::vetoes) == 1;  // 2: a veto may be vetoed too
    frame.allowed = final ? no_seats : answering_seats(table.rules, table.s, seat);
}

}  // namespace

Answered answer(Table& table, Window& frame, Seat seat, Action action) {
    if (is(action, ActionKind::pass)) {
        frame.passed |= mask_of(seat);
    } else if (is(action, ActionKind::creature)) {
        place_creature(table, seat, action[0], action[1]);
    } else if (card_gives(table.rules, action[0], Power::vetoes) > 0) {
        veto(table, frame, seat, action[0]);
    } else {
        frame.passed = no_seats;  // what was played may be answered by anybody
        play_card(table, seat, action[0]);
    }
    return Answered::finished;
}

Flow run(Table& table, PlayCard& frame) {
    using Step = PlayCard::Step;
    const Rules& rules = table.rules;
    State& s = table.s;
    const auto gives = [&](Power which) { return card_gives(rules, frame.card, which); };
    switch (frame.step) {
        case Step::veto: {
            frame.step = Step::effect;
            s.vetoed = 0;
            if (!contains(rules.moments, When::after_card)) return Flow::next;
            return call(table, Window{.from = active_seat(s, frame.seat),
                                      .allowed = answering_seats(rules, s, frame.seat),
                                      .passed = no_seats,
                                      .when = When::after_card,
                                      .actor = frame.seat,
                                      .player = frame.seat,
                                      .card = frame.card});
        }
        case Step::effect: {
            frame.step = Step::over;
            if (s.vetoed != 0) {
                s.vetoed = 0;
                return Flow::done;
            }
            if (gives(Power::escapes) > 0) s.escaped = 1;
            gain_prayer(table, frame.seat, gives(Power::prayer));
            if (const int stolen = gives(Power::steals_prayer); stolen > 0) {
                for (Seat rival = 0; rival < rules.seats; ++rival)
                    if (rival != frame.seat) lose_prayer(table, rival, stolen);
                gain_prayer(table, frame.seat, 1);
            }
            join(Seam<CardEffect>{}, table, frame.seat, gives);
            if (const int every = gives(Power::duplicates_prayer); every > 0)
                gain_prayer(table, frame.seat, 1 + s.spent / every);
            change_move(rules, s.moving, frame.card);
            if (const int units = gives(Power::places_units); units > 0)
                return call(table, place_units(frame.seat, units, PlaceUnits::Where::districts_or_troops));
            if (gives(Power::removes_units) > 0) return ask_seat(table, frame.seat, AskKind::target);
            if (gives(Power::takes_back_card) > 0) return ask_seat(table, frame.seat, AskKind::take_card);
            if (gives(Power::gives_prayer_over) > 0) return ask_seat(table, frame.seat, AskKind::hand_over);
            return Flow::next;
        }
        case Step::over: frame.step = Step::home; return bring_creatures_home(table);
        case Step::home: return Flow::done;
    }
    return Flow::done;
}

Answered answer(Table& table, PlayCard& frame, Seat seat, Action action) {
    State& s = table.s;
    if (is(action, ActionKind::target)) {
        remove_units(table, action[0], action[1], 1);
        settle_area(table, action[0]);  // a place set free goes to whoever controls it now
    } else if (is(action, ActionKind::give)) {
        lose_prayer(table, seat, action[1]);
        gain_prayer(table, action[0], action[1]);
    } else {
        const std::uint32_t deck = deck_of(table.rules, s, seat);
        --s.discards[action[0]];
        ++s.hand[seat].di_cards[action[0]];
        --s.discards[frame.card];                          // it is discarded when it has worked
        for (std::size_t i = 0; i < s.deck.size(); ++i) {  // the rest is shuffled into the deck
            if (((deck >> i) & 1U) == 0) continue;
            add_to(s.deck[i], s.discards[i]);
            s.discards[i] = 0;
        }
        ++s.discards[frame.card];
        table.tell(make_event(EventKind::card_taken_back, seat, action[0]));
    }
    return Answered::finished;
}

// --- units placed without recruiting

PlaceUnits place_units(Seat seat, int units, PlaceUnits::Where where) {
    PlaceUnits frame{};
    frame.where = where;
    frame.seat = seat;
    frame.left = as_byte(units);
    return frame;
}

namespace {

bool battle_due(const State& s) {
    return s.sides[0] != none;
}

}  // namespace

Flow run(Table& table, PlaceUnits& frame) {
    const Rules& rules = table.rules;
    const State& s = table.s;
    if (frame.done != 0)  // as after recruiting
        return battle_due(s) ? Flow::done : fight_for_districts(table, frame.seat);
    Buffer<Action, max_placements> choices;
    list_answers(rules, s, frame, frame.seat, choices);
    if (choices.size() == 1 && is(choices[0], ActionKind::done)) {
        frame.done = 1;
        return Flow::next;
    }
    return ask_seat(table, frame.seat, AskKind::place_units);
}

Answered answer(Table& table, PlaceUnits& frame, Seat seat, Action action) {
    if (is(action, ActionKind::done)) {
        frame.done = 1;
    } else if (is(action, ActionKind::fight)) {
        fight_in(table, seat, action[0]);
    } else if (is(action, ActionKind::creature)) {
        place_creature(table, seat, action[0], action[1]);
    } else {
        frame.placed = as_byte(frame.placed | district_bit(table.rules, table.s, seat, action[0]));
        add_units(table, action[0], seat, action[1]);
        take_from(frame.left, as_byte(action[1]));
    }
    return Answered::finished;
}

}  // namespace mehen::kemet
