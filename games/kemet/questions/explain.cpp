// Which part of the rules an illegal answer breaks: the question, its form, then what it is about.
#include "games/kemet/seth/explain.h"

#include <algorithm>
#include <initializer_list>

#include "games/kemet/game.h"
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

// The part of the rules a question belongs to.
SectionId section_of(AskKind asked) {
    switch (asked) {
        case AskKind::draw_colour:
        case AskKind::draw_order:
        case AskKind::draw_tile:
        case AskKind::city:
        case AskKind::pyramid:
        case AskKind::deploy: return SectionId::setup;
        case AskKind::draw_card:
        case AskKind::keep_card:
        case AskKind::discard_card:
        case AskKind::night_tile: return SectionId::night;
        case AskKind::none:
        case AskKind::turn: return SectionId::turn;
        case AskKind::more_tokens:
        case AskKind::which_first: return SectionId::tokens;
        case AskKind::raise: return SectionId::raise;
        case AskKind::buy:
        case AskKind::give_up_card: return SectionId::tiles;
        case AskKind::recruit:
        case AskKind::which_battle: return SectionId::recruit;
        case AskKind::place_units: return SectionId::troops;
        case AskKind::creature_home: return SectionId::creatures;
        case AskKind::march:
        case AskKind::go_on:
        case AskKind::where: return SectionId::move;
        case AskKind::window:
        case AskKind::target:
        case AskKind::take_card: return SectionId::cards;
        case AskKind::council:
        case AskKind::show_card:
        case AskKind::show_di:
        case AskKind::pay_cards: return SectionId::council;
        case AskKind::wound:
        case AskKind::snare: return SectionId::strength;
        case AskKind::loser:
        case AskKind::retreat_to:
        case AskKind::winner: return SectionId::fate;
        case AskKind::sacrifice: return SectionId::scoring;
        case AskKind::veterans: return SectionId::veterans;
        case AskKind::order:
        case AskKind::place_in_order: return SectionId::order;
        case AskKind::draw_lone: return SectionId::alliance;
        case AskKind::draw_power:
        case AskKind::draw_prayer:
        case AskKind::build_temple: return SectionId::temples;
        case AskKind::next_member:
        case AskKind::hand_over: return SectionId::allied_day;
        case AskKind::pay_ceremony:
        case AskKind::choose_power: return SectionId::ceremony;
        case AskKind::companions:
        case AskKind::fighter:
        case AskKind::casualty:
        case AskKind::share: return SectionId::joint;
        case AskKind::seize_card:
        case AskKind::seize_at:
        case AskKind::seize_march:
        case AskKind::destroy: return SectionId::seizing;
        case AskKind::second_march:
        case AskKind::assault_cards:
        case AskKind::first_battle: return SectionId::assault;
        case AskKind::steal_from:
        case AskKind::draw_theft: return SectionId::night;
    }
    return SectionId::turn;
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
    const auto question = static_cast<AskKind>(asked.kind);
    if (!well_formed(shapes, action)) return because(Reason::not_an_answer, section_of(question));
    const Block* const block = block_of(s);
    const bool answered =
        block != nullptr ? block->takes(action.kind) : answers(s, static_cast<ActionKind>(action.kind));
    if (!answered) return because(Reason::another_question, section_of(question), asked.kind);
    if (!names_something(shapes, rules, action)) return because(Reason::not_an_answer, section_of(question));
    if (block != nullptr) return block->explain(rules, s, seat, action);
    Buffer<Action, max_actions> actions;
    legal(rules, s, seat, actions);
    if (std::find(actions.begin(), actions.end(), action) != actions.end()) return {};
    return explain_answer(rules, s, seat, action);
}

}  // namespace mehen::kemet
