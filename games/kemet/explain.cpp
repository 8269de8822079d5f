// Which part of the rules an illegal answer breaks: the question, its form, then what it is about.
#include <algorithm>
#include <initializer_list>
#include <optional>

#include "games/kemet/explain_alliance.h"
#include "games/kemet/flow/alliance.h"
#include "games/kemet/game.h"
#include "games/kemet/questions/buying.h"
#include "games/kemet/questions/council.h"
#include "games/kemet/questions/raising.h"
#include "games/kemet/questions/recruiting.h"
#include "games/kemet/questions/shapes.h"

namespace mehen::kemet {

namespace {

bool any_of(ActionKind kind, std::initializer_list<ActionKind> kinds) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

bool answers(AskKind asked, ActionKind kind) {
    using K = ActionKind;
    switch (asked) {
        case AskKind::draw_colour: return kind == K::colour;
        case AskKind::city: return kind == K::city;
        case AskKind::pyramid: return kind == K::pyramid;
        case AskKind::deploy: return kind == K::deploy;
        case AskKind::buy: return any_of(kind, {K::tile, K::creature, K::play, K::done});
        case AskKind::turn: return any_of(kind, {K::token, K::violet, K::taken, K::creature, K::play});
        case AskKind::more_tokens: return any_of(kind, {K::silver, K::clear, K::gold, K::done});
        case AskKind::which_first:
        case AskKind::night_tile: return kind == K::first;
        case AskKind::raise: return any_of(kind, {K::pyramid, K::raise, K::play, K::done});
        case AskKind::give_up_card: return kind == K::give_up;
        case AskKind::recruit: return any_of(kind, {K::recruit, K::creature, K::play, K::done});
        case AskKind::which_battle: return kind == K::fight;
        case AskKind::place_units: return any_of(kind, {K::place, K::creature, K::done});
        case AskKind::creature_home: return kind == K::creature;
        case AskKind::march:
        case AskKind::seize_march:
        case AskKind::second_march:
        case AskKind::go_on: return any_of(kind, {K::march, K::play, K::stay});
        case AskKind::where: return any_of(kind, {K::to, K::teleport});
        case AskKind::window: return any_of(kind, {K::play, K::creature, K::pass});
        case AskKind::target: return kind == K::target;
        case AskKind::take_card:
        case AskKind::keep_card: return kind == K::keep;
        case AskKind::council:
        case AskKind::show_card: return any_of(kind, {K::choose, K::discard, K::add, K::done});
        case AskKind::show_di: return any_of(kind, {K::add, K::done});
        case AskKind::pay_cards: return any_of(kind, {K::drop, K::done});
        case AskKind::wound: return any_of(kind, {K::wound, K::done});
        case AskKind::snare: return any_of(kind, {K::swap, K::stay});
        case AskKind::loser: return any_of(kind, {K::retreat, K::recall, K::stay});
        case AskKind::retreat_to: return kind == K::to;
        case AskKind::winner: return any_of(kind, {K::recall, K::stay});
        case AskKind::sacrifice: return any_of(kind, {K::sacrifice, K::pass});
        case AskKind::veterans: return kind == K::veterans;
        case AskKind::discard_card: return kind == K::drop;
        case AskKind::order: return kind == K::seat;
        case AskKind::place_in_order: return kind == K::position;
        case AskKind::build_temple: return any_of(kind, {K::build, K::done});
        case AskKind::next_member: return any_of(kind, {K::member, K::ceremony, K::hand_over, K::done});
        case AskKind::pay_ceremony:
        case AskKind::hand_over:
        case AskKind::share: return kind == K::give;
        case AskKind::choose_power: return kind == K::power;
        case AskKind::companions: return kind == K::along;
        case AskKind::fighter: return kind == K::fights;
        case AskKind::casualty:
        case AskKind::destroy: return kind == K::lose;
        case AskKind::seize_card: return kind == K::seize;
        case AskKind::seize_at: return kind == K::attack;
        case AskKind::assault_cards:
            return any_of(kind, {K::choose, K::second, K::discard, K::add, K::support, K::done});
        case AskKind::first_battle: return kind == K::fight;
        case AskKind::steal_from: return kind == K::steal;
        case AskKind::none:
        case AskKind::draw_order:
        case AskKind::draw_card:
        case AskKind::draw_tile:
        case AskKind::draw_lone:
        case AskKind::draw_power:
        case AskKind::draw_prayer:
        case AskKind::draw_theft: break;
    }
    return false;
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

Refusal explain_window(const Rules& rules, const State& s, Seat seat, Action action) {
    const auto frame = asking<Window>(s);
    if (is(action, ActionKind::creature)) return explain_creature_any_time(rules, s, seat, action);
    return explain_play(rules, s, seat, static_cast<When>(frame.when), frame.actor, action.arg[0]);
}

// The answer is of a kind that fits the open question, but is not legal.
Refusal explain_answer(const Rules& rules, const State& s, Seat seat, Action action) {
    switch (static_cast<AskKind>(s.flow.ask.kind)) {
        case AskKind::draw_colour:
        case AskKind::city: return explain_city(action);
        case AskKind::pyramid: return explain_first_pyramid(rules, s, seat, action);
        case AskKind::deploy: return explain_deploy(rules, s, seat, action);
        case AskKind::turn:
        case AskKind::more_tokens:
        case AskKind::which_first: return explain_turn(rules, s, seat, action);
        case AskKind::raise:  // those that are one block
        case AskKind::recruit:
        case AskKind::which_battle:
        case AskKind::creature_home:
        case AskKind::place_units:
        case AskKind::buy:
        case AskKind::give_up_card: break;
        case AskKind::march:
        case AskKind::seize_march:
        case AskKind::second_march:
        case AskKind::go_on:
        case AskKind::where: return explain_move(rules, s, seat, action);
        case AskKind::build_temple: return explain_temple(rules, s, action);
        case AskKind::next_member: return explain_next_member(rules, s, action);
        case AskKind::pay_ceremony:
        case AskKind::choose_power: return explain_ceremony(rules, s, action);
        case AskKind::hand_over: return explain_gift(rules, s, seat, action);
        case AskKind::companions: return explain_companions(rules, s, action);
        case AskKind::fighter: return explain_fighter(rules, s, action);
        case AskKind::casualty: return explain_casualty(s, action);
        case AskKind::share: return explain_share(s, action);
        case AskKind::seize_card:
        case AskKind::seize_at: return explain_seizing(rules, s, action);
        case AskKind::destroy: return explain_destroying(s, action);
        case AskKind::assault_cards: return explain_assault_cards(rules, s, seat, action);
        case AskKind::first_battle: return because(Reason::no_battle_there, SectionId::recruit, action.arg[0]);
        case AskKind::steal_from: return explain_theft(s, seat, action);
        case AskKind::window: return explain_window(rules, s, seat, action);
        case AskKind::target:
        case AskKind::take_card: return explain_effect(rules, s, seat, action);
        case AskKind::council:
        case AskKind::show_card:  // those that are no block yet
        case AskKind::show_di: return explain_assault_cards(rules, s, seat, action);
        case AskKind::pay_cards:
        case AskKind::wound:
        case AskKind::loser: return explain_battle(rules, s, seat, action);
        case AskKind::retreat_to: return explain_retreat(rules, s, action);
        case AskKind::veterans:
        case AskKind::keep_card:
        case AskKind::discard_card:
        case AskKind::night_tile: return explain_night(rules, s, seat, action);
        case AskKind::order:
        case AskKind::place_in_order: return explain_order(action);
        case AskKind::snare:  // all answers of the right kind are legal
        case AskKind::winner:
        case AskKind::sacrifice:
        case AskKind::none:
        case AskKind::draw_order:
        case AskKind::draw_card:
        case AskKind::draw_lone:
        case AskKind::draw_power:
        case AskKind::draw_prayer:
        case AskKind::draw_theft:
        case AskKind::draw_tile: break;
    }
    return because(Reason::unexplained, SectionId::turn);
}

// Of the questions that are one block; nothing: the others.
std::optional<Refusal> explain_block(const Rules& rules, const State& s, Seat seat, Action action) {
    const auto asked = [&](AskKind kind) { return is(s.flow.ask, kind); };
    if (asked(AskKind::council) || asked(AskKind::show_di) || (asked(AskKind::show_card) && under_way<Battle>(s.flow)))
        return explain_council(rules, s, asking<Battle>(s), seat, action);
    if (asked(AskKind::raise)) return explain_raising(rules, s, asking<Raise>(s), seat, action);
    if (asked(AskKind::buy)) return explain_buying(rules, s, asking<Buy>(s), seat, action);
    if (asked(AskKind::give_up_card)) return explain_giving_up(rules, s, asking<Buy>(s), seat, action);
    if (asked(AskKind::recruit)) return explain_recruiting(rules, s, asking<Recruit>(s), seat, action);
    if (asked(AskKind::place_units)) return explain_placing(rules, s, asking<PlaceUnits>(s), seat, action);
    if (asked(AskKind::which_battle)) return explain_battles(rules, s, seat, action);
    if (asked(AskKind::creature_home)) return explain_homes(rules, s, asking<Homecoming>(s), seat, action);
    return std::nullopt;
}

}  // namespace

Refusal Kemet::explain(const Rules& rules, const State& s, Seat seat, Action action) {
    const Ask asked = s.flow.ask;
    if (!asked.open()) return because(Reason::game_over, SectionId::end);
    if (seat >= rules.seats || !contains(asked.seats, seat)) return because(Reason::not_your_turn, SectionId::turn);
    const auto question = static_cast<AskKind>(asked.kind);
    if (!well_formed(shapes, action)) return because(Reason::not_an_answer, section_of(question));
    const bool for_two = question == AskKind::show_card && !under_way<Battle>(s.flow);  // of the battles of an assault
    if (!answers(for_two ? AskKind::assault_cards : question, static_cast<ActionKind>(action.kind)))
        return because(Reason::another_question, section_of(question), asked.kind);
    if (!names_something(shapes, rules, action)) return because(Reason::not_an_answer, section_of(question));
    if (const auto why = explain_block(rules, s, seat, action)) return *why;
    Buffer<Action, max_actions> actions;
    legal(rules, s, seat, actions);
    if (std::find(actions.begin(), actions.end(), action) != actions.end()) return {};
    return explain_answer(rules, s, seat, action);
}

// --- set-up

Refusal explain_city(Action action) {
    const std::uint8_t which = action.arg[0];
    if (is(action, ActionKind::colour)) {
        return because(Reason::colour_chosen, SectionId::setup, which);
    }
    return because(Reason::city_taken, SectionId::setup, which);
}

Refusal explain_first_pyramid(const Rules& rules, const State& s, Seat seat, Action action) {
    if (const Refusal place = explain_new_pyramid(rules, s, seat, action)) return place;
    return because(Reason::start_levels, SectionId::setup);
}

Refusal explain_deploy(const Rules& rules, const State& s, Seat seat, Action action) {
    const auto [area, units] = std::array{action.arg[0], action.arg[1]};
    const SectionId section = SectionId::setup;
    if (!has_area(own_districts(rules, s, seat), area)) return because(Reason::not_own_district, section, area);
    if (!may_deploy_in(rules, s, seat, area)) return because(Reason::no_pyramid_there, section, area);
    if (s.units[area][seat] > 0) return because(Reason::already_deployed, section, area);
    const int placed = units_at_start(rules, s, seat);
    if (const int districts = start_districts(rules, s, seat); districts > 0)
        return because(Reason::full_troop_needed, section, static_cast<unsigned>(placed / districts));
    const int left = placed - (units_in_box(rules, s, seat) - s.player[seat].reserve);
    const int limit = limit_at_start(rules, s, seat);
    if (units > limit) return because(Reason::troop_limit, section, area, static_cast<unsigned>(limit));
    if (units > left) return because(Reason::too_many_units, section, static_cast<unsigned>(left));
    return because(Reason::too_few_units, section);
}

// --- night and turn order

Refusal explain_night(const Rules& rules, const State& s, Seat seat, Action action) {
    const std::uint8_t which = action.arg[0];
    if (is(action, ActionKind::veterans)) {
        if (which > s.player[seat].veterans)
            return because(Reason::too_few_veterans, SectionId::veterans, s.player[seat].veterans);
        return because(Reason::veterans_in_pairs, SectionId::veterans);
    }
    if (is(action, ActionKind::drop)) return explain_dropped(rules, s, seat, which, SectionId::night);
    if (is(action, ActionKind::first)) return because(Reason::not_an_answer, SectionId::night);
    return because(Reason::not_laid_out, SectionId::night, which);
}

Refusal explain_order(Action action) {
    const std::uint8_t which = action.arg[0];
    const bool places = is(action, ActionKind::position);
    return because(places ? Reason::place_taken : Reason::seat_placed, SectionId::order, which);
}

}  // namespace mehen::kemet
