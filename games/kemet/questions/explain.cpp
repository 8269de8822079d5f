// Which part of the rules an illegal answer breaks: the question, its form, then what it is about.
#include "games/kemet/seth/explain.h"

#include <algorithm>
#include <initializer_list>

#include "games/kemet/game.h"
#include "games/kemet/questions/asks.h"
#include "games/kemet/questions/blocks.h"
#include "games/kemet/questions/shapes.h"
#include "games/kemet/seth/flow/alliance.h"

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
    if (asked(AskKind::where)) return any_of(kind, {K::to, K::teleport});
    if (asked(AskKind::build_temple)) return any_of(kind, {K::build, K::done});
    if (asked(AskKind::next_member)) return any_of(kind, {K::member, K::ceremony, K::hand_over, K::done});
    if (asked(AskKind::pay_ceremony) || asked(AskKind::hand_over) || asked(AskKind::share)) return kind == K::give;
    if (asked(AskKind::choose_power)) return kind == K::power;
    if (asked(AskKind::companions)) return kind == K::along;
    if (asked(AskKind::fighter)) return kind == K::fights;
    if (asked(AskKind::casualty) || asked(AskKind::destroy)) return kind == K::lose;
    if (asked(AskKind::seize_card)) return kind == K::seize;
    if (asked(AskKind::seize_at)) return kind == K::attack;
    if (asked(AskKind::first_battle)) return kind == K::fight;
    if (asked(AskKind::steal_from)) return kind == K::steal;
    return any_of(kind, {K::choose, K::second, K::discard, K::add, K::support, K::done});  // for two battles
}

// The answer is of a kind that fits a question that is no block, but is not legal.
Refusal explain_answer(const Rules& rules, const State& s, Seat seat, Action action) {
    const auto asked = [&](AskKind each) { return is(s.flow.ask, each); };
    if (asked(AskKind::build_temple)) return explain_temple(rules, s, action);
    if (asked(AskKind::next_member)) return explain_next_member(rules, s, action);
    if (asked(AskKind::pay_ceremony) || asked(AskKind::choose_power)) return explain_ceremony(rules, s, action);
    if (asked(AskKind::hand_over)) return explain_gift(rules, s, seat, action);
    if (asked(AskKind::companions)) return explain_companions(rules, s, action);
    if (asked(AskKind::fighter)) return explain_fighter(rules, s, action);
    if (asked(AskKind::casualty)) return explain_casualty(s, action);
    if (asked(AskKind::share)) return explain_share(s, action);
    if (asked(AskKind::seize_card) || asked(AskKind::seize_at)) return explain_seizing(rules, s, action);
    if (asked(AskKind::destroy)) return explain_destroying(s, action);
    if (asked(AskKind::first_battle)) return because(Reason::no_battle_there, SectionId::recruit, action.arg[0]);
    if (asked(AskKind::steal_from)) return explain_theft(s, seat, action);
    if (asked(AskKind::assault_cards) || asked(AskKind::show_card))
        return explain_assault_cards(rules, s, seat, action);
    return explain_move(rules, s, seat, action);
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
    return explain_answer(rules, s, seat, action);
}

}  // namespace mehen::kemet
