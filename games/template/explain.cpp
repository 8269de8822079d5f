#include "games/template/explain.h"

#include <algorithm>

#include "games/template/game.h"
#include "games/template/words.h"

namespace mehen::offering {

namespace {

Refusal because(Reason reason, SectionId section, unsigned card = 0) {
    return {static_cast<std::uint8_t>(reason), static_cast<std::uint8_t>(section), {static_cast<std::uint8_t>(card)}};
}

// Whether the bytes are an action at all: a known kind, a card that exists, zeros after it.
bool well_formed(Action action) {
    if (action.kind == 0 || action.kind > static_cast<std::uint8_t>(ActionKind::done)) return false;
    const bool has_card = !is(action, ActionKind::done);
    if (has_card && action.arg[0] >= card_kinds) return false;
    return std::all_of(action.arg.begin() + (has_card ? 1 : 0), action.arg.end(),
                       [](std::uint8_t byte) { return byte == 0; });
}

Refusal explain_silence(const Rules& rules, const State& s, Seat seat) {
    if (!is(s.flow.ask, AskKind::offering) || seat >= rules.seats)
        return because(Reason::not_your_turn, SectionId::round);
    if (count(s.hand[seat]) == 0) return because(Reason::no_cards_left, SectionId::round);
    return because(Reason::already_finished, SectionId::offer);
}

// The answer belongs to the open question, but is not legal.
Refusal explain_answer(const State& s, Seat seat, Action action) {
    const std::uint8_t card = action.arg[0];
    switch (static_cast<ActionKind>(action.kind)) {
        case ActionKind::offer:
            return because(s.hand[seat][card] == 0 ? Reason::not_in_hand : Reason::all_offered, SectionId::offer, card);
        case ActionKind::back: return because(Reason::not_offered, SectionId::offer, card);
        case ActionKind::done: return because(Reason::nothing_offered, SectionId::offer);
        case ActionKind::deal: return because(Reason::chance_deals, SectionId::deal);
        case ActionKind::none: break;
    }
    return because(Reason::unexplained, SectionId::round);
}

}  // namespace

// What is legal is decided in one place: here, only why not.
Refusal explain(const Rules& rules, const State& s, Seat seat, Action action) {
    if (!s.flow.ask.open()) return because(Reason::game_over, SectionId::end);
    if (!contains(s.flow.ask.seats, seat) || seat == chance) return explain_silence(rules, s, seat);
    Buffer<Action, Offering::max_actions> actions;
    Offering::legal(rules, s, seat, actions);
    if (std::find(actions.begin(), actions.end(), action) != actions.end()) return {};
    if (!well_formed(action)) return because(Reason::not_an_answer, SectionId::offer);
    return explain_answer(s, seat, action);
}

}  // namespace mehen::offering
