// DI cards that tiles take from rivals at night: in turn order, after everybody has drawn [kemet.night].
#include "games/kemet/seth/frames.h"
#include "games/kemet/seth/questions/takeover.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

Flow run(Table& table, Theft& frame) {
    const State& s = table.s;
    if (frame.stolen_from != none) return ask_chance(table, AskKind::draw_theft);
    if (frame.at == table.rules.seats) return Flow::done;
    const Seat thief = s.order[frame.at];
    if (frame.taken < power(s, thief, Power::night_theft) && any_to_steal_from(table.rules, s, thief))
        return ask_seat(table, thief, AskKind::steal_from);
    ++frame.at;
    frame.taken = 0;
    return Flow::next;
}

void outcomes(const Rules&, const State& s, const Theft& frame, OutcomeList& out) {
    const CardCounts& hand = s.hand[Seat(frame.stolen_from)].di_cards;
    for (DiCardId card = 0; card < hand.size(); ++card)
        if (hand[card] > 0) out.push({make_action(ActionKind::card, card), hand[card]});
}

Action sample(const Rules&, const State& s, const Theft& frame, Rng& rng) {
    return make_action(ActionKind::card, any_card(s.hand[Seat(frame.stolen_from)].di_cards, rng));
}

namespace {

// The two of them know which card changes hands.
void steal_card(Table& table, Theft& frame, DiCardId card) {
    State& s = table.s;
    const Seat thief = s.order[frame.at];
    const Seat from = frame.stolen_from;
    --s.hand[from].di_cards[card];
    ++s.hand[thief].di_cards[card];
    if (!has_bit(deck_of(table.rules, s, thief), card)) ++s.pact.foreign;
    ++frame.taken;
    frame.stolen_from = none;
    table.tell(make_event(EventKind::card_stolen, thief, from));
    Event seen = make_event(EventKind::card_seen, thief, card);
    seen.audience = mask_of(thief) | mask_of(from);
    table.tell(seen);
}

}  // namespace

Answered answer(Table& table, Theft& frame, Seat, Action action) {
    if (is(action, ActionKind::steal))
        frame.stolen_from = Seat(action[0]);
    else
        steal_card(table, frame, action[0]);
    return Answered::finished;
}

}  // namespace mehen::kemet
