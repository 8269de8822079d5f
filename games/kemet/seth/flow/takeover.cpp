// What the lone god does against one member of the Alliance: seizing a creature, destroying units; and its invocation
// [kemet.lone]. A seized troop moves as any other (move.cpp), a seized pyramid is for buying a tile (raise.cpp).
#include "games/kemet/seth/flow/takeover.h"

#include "games/kemet/flow/cards.h"
#include "games/kemet/flow/creatures.h"
#include "games/kemet/seth/flow/joint.h"
#include "games/kemet/seth/questions/takeover.h"

namespace mehen::kemet {

// --- seizing a creature

Flow run(Table& table, SeizeCreature& frame) {
    using Step = SeizeCreature::Step;
    State& s = table.s;
    switch (frame.step) {
        case Step::card:
            if (cards_to_seize_with(table.rules, s, frame.victim) == 0) return lose_action(table, frame.seat);
            return ask_seat(table, frame.seat, AskKind::seize_card);
        case Step::target: return ask_seat(table, frame.seat, AskKind::seize_at);
        case Step::over:  // won or lost, the card is discarded
            s.pact.creature_cards = static_cast<std::uint16_t>(s.pact.creature_cards & ~(1U << frame.card));
            return Flow::done;
    }
    return Flow::done;
}

Answered answer(Table& table, SeizeCreature& frame, Seat seat, Action action) {
    State& s = table.s;
    if (is(action, ActionKind::seize)) {
        frame.card = action.arg[0];
        frame.step = SeizeCreature::Step::target;
        return Answered::finished;
    }
    frame.step = SeizeCreature::Step::over;
    const std::uint8_t area = action.arg[0];
    s.pact.seized_creature = static_cast<std::uint8_t>(frame.card + 1);
    table.tell(make_event(EventKind::creature_seized, seat, table.rules.set.creature_cards[frame.card].creature, area));
    call(table, new_battle(table.rules, area, seat, spokesman(table.rules, s, area, action.arg[1])));
    return Answered::finished;
}

// --- destroying two units

Flow run(Table& table, DestroyTwo& frame) {
    if (table.s.homeless != 0) return bring_creatures_home(table);
    if (frame.left == 0) return Flow::done;
    if (any_to_destroy(table.rules, table.s, frame)) return ask_seat(table, frame.seat, AskKind::destroy);
    return frame.left == units_destroyed_at_once ? lose_action(table, frame.seat) : Flow::done;
}

Answered answer(Table& table, DestroyTwo& frame, Seat, Action action) {
    --frame.left;
    remove_units(table, action.arg[0], action.arg[1], 1);
    settle_area(table, action.arg[0]);
    return Answered::finished;
}

// --- invocation

Flow run(Table& table, Invocation& frame) {
    if (frame.drawn != 0) return Flow::done;
    if (renew_deck(table.rules, table.s, frame.seat)) return ask_chance(table, AskKind::draw_card);
    return lose_action(table, frame.seat);
}

void outcomes(const Rules& rules, const State& s, const Invocation& frame, OutcomeList& out) {
    deck_outcomes(rules, s, frame.seat, out);
}

Action sample(const Rules& rules, const State& s, const Invocation& frame, Rng& rng) {
    return sample_deck(rules, s, frame.seat, rng);
}

Answered answer(Table& table, Invocation& frame, Seat, Action action) {
    frame.drawn = 1;
    draw_di_card(table, frame.seat, action.arg[0]);
    return Answered::finished;
}

}  // namespace mehen::kemet
