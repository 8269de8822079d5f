// Which part of the rules an illegal answer breaks: the question, its form, then what it is about.
#include "games/kemet/questions/explain.h"

#include <algorithm>
#include <initializer_list>

#include "games/kemet/game.h"
#include "games/kemet/questions/asks.h"
#include "games/kemet/questions/blocks.h"
#include "games/kemet/questions/shapes.h"

namespace mehen::kemet {

namespace {

bool any_of(ActionKind kind, std::initializer_list<ActionKind> kinds) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

// The kinds of answers to a question that is no block.
bool answers(const State& s, ActionKind kind) {
    using K = ActionKind;
    const auto asked = [&](AskKind each) { return is(s.flow.ask, each); };
    if (asked(AskKind::march) || asked(AskKind::seize_march) || asked(AskKind::second_march) || asked(AskKind::go_on))
        return any_of(kind, {K::march, K::play, K::stay});
    return any_of(kind, {K::to, K::teleport});
}

}  // namespace

Refusal Kemet::explain(const Rules& rules, const State& s, Seat seat, Action action) {
    const Ask asked = s.flow.ask;
    if (!asked.open()) return because(Reason::game_over, SectionId::end);
    if (seat >= rules.seats || !contains(asked.seats, seat)) return because(Reason::not_your_turn, SectionId::turn);
    const SectionId section = row_of(static_cast<AskKind>(asked.kind)).section;
    if (!well_formed(shapes, action)) return because(Reason::not_an_answer, section);
    const Block* const block = block_of(s);
    const bool answered =
        block != nullptr ? block->takes(action.kind) : answers(s, static_cast<ActionKind>(action.kind));
    if (!answered) return because(Reason::another_question, section, asked.kind);
    if (!names_something(shapes, rules, action)) return because(Reason::not_an_answer, section);
    if (block != nullptr) return block->explain(rules, s, seat, action);
    Buffer<Action, max_actions> actions;
    legal(rules, s, seat, actions);
    if (std::find(actions.begin(), actions.end(), action) != actions.end()) return {};
    return explain_move(rules, s, seat, action);
}

}  // namespace mehen::kemet
