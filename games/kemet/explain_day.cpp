// Why a token, a pyramid, a tile, a creature or a recruit may not go there.
#include <algorithm>
#include <bit>

#include "games/kemet/explain_alliance.h"
#include "games/kemet/flow/cards.h"
#include "games/kemet/flow/creatures.h"
#include "games/kemet/flow/day.h"
#include "games/kemet/flow/raise.h"
#include "games/kemet/flow/recruit.h"

namespace mehen::kemet {

namespace {

Refusal explain_space(const Rules& rules, const State& s, Seat seat, unsigned space, int tokens_after) {
    const Player& player = s.player[seat];
    if (((unsigned{player.spaces} >> space) & 1U) != 0) return because(Reason::space_taken, SectionId::turn, space);
    const unsigned spaces = player.spaces | (1U << space);
    if (balance_possible(rules, s, seat, spaces, tokens_after)) return because(Reason::unexplained, SectionId::turn);
    return because(Reason::balance, SectionId::balance, ~levels_covered(rules, s, seat, spaces) & 0b1110U);
}

Refusal explain_gold(const State& s, Seat seat, const Turn& frame) {
    if (frame.gold != 0) return because(Reason::token_used, SectionId::tokens, 2);
    if (s.player[seat].gold == 0) return because(Reason::no_token_left, SectionId::tokens, 2);
    return because(Reason::no_gold_action, SectionId::tokens);
}

// A creature placed in an own district. `except` are creatures that stay where they are, bit n.
Refusal explain_creature(const Rules& rules, const State& s, Seat seat, Exchange exchange, unsigned except,
                         Reason why_except, Action action) {
    const SectionId section = SectionId::creatures;
    const auto [creature, area] = std::array{action.arg[0], action.arg[1]};
    const unsigned mine = creatures_of(rules, s, seat);
    if (((mine >> creature) & 1U) == 0) return because(Reason::creature_not_yours, section, creature);
    if (((except >> creature) & 1U) != 0)
        return because(
            why_except, section,
            why_except == Reason::creature_placed ? creature : static_cast<unsigned>(std::countr_zero(~except)));
    const AreaMask own = own_districts(rules, s, seat);
    const bool in_district = s.creature[creature] < max_areas && has_area(own, s.creature[creature]);
    if (s.creature[creature] != in_reserve && !(in_district && exchange == Exchange::between_districts))
        return because(Reason::creature_not_in_reserve, section, creature);
    if (!has_area(own, area)) return because(Reason::not_own_district, section, area);
    if (s.units[area][seat] == 0) return because(Reason::no_troop_there, section, area);
    const std::uint8_t there = creature_in(rules, s, area, seat);
    const bool friends = there != no_creature && ((mine >> there) & 1U) == 0;
    if (friends || (exchange == Exchange::none && there != no_creature))
        return because(Reason::creature_there, section, area);
    if (in_district) return because(Reason::nothing_to_exchange, section, creature, area);
    return because(Reason::unexplained, section);
}

// A card of the day before a token.
Refusal explain_day_card(const Rules& rules, const State& s, Seat seat, unsigned card) {
    const auto any_day = static_cast<unsigned>(When::any_day);
    const bool anybodys = card < rules.set.di_cards.size() && (rules.set.di_cards[card].when & any_day) != 0;
    return explain_play(rules, s, seat, anybodys ? When::any_day : When::own_day, nobody, card);
}

// A card in the middle of an own action.
Refusal explain_card_in_action(const Rules& rules, const State& s, Seat seat, unsigned card) {
    if (!rules.set.day_cards_in_actions || s.acting == 0) return because(Reason::wrong_moment, SectionId::cards, card);
    return explain_play(rules, s, seat, When::own_day, nobody, card);
}

}  // namespace

Refusal explain_turn(const Rules& rules, const State& s, Seat seat, Action action) {
    const auto frame = asking<Turn>(s);
    const Player& player = s.player[seat];
    const std::uint8_t which = action.arg[0];
    if (rules.allied())
        if (const Refusal why = explain_side_token(rules, s, seat, action)) return why;
    if (is(action, ActionKind::token))
        return explain_space(rules, s, seat, which, tokens_left(s, seat) - 1 + player.silver);
    if (is(action, ActionKind::play)) return explain_day_card(rules, s, seat, which);
    if (is(action, ActionKind::creature)) {
        if (rules.set.creatures_return_by_recruiting)
            return because(Reason::creatures_by_recruiting, SectionId::creatures);
        return explain_creature(rules, s, seat, exchange_before_token(rules), placed_creatures(frame),
                                Reason::creature_placed, action);
    }
    if (is(action, ActionKind::silver)) {
        if (frame.space[1] != 0xFF) return because(Reason::token_used, SectionId::tokens, 1);
        if (player.silver == 0 && s.pact.grey == 0) return because(Reason::no_token_left, SectionId::tokens, 1);
        return explain_space(rules, s, seat, which, tokens_left(s, seat));
    }
    if (is(action, ActionKind::gold)) return explain_gold(s, seat, frame);
    if (is(action, ActionKind::done))
        return because(Reason::balance, SectionId::balance, ~levels_covered(rules, s, seat, player.spaces) & 0b1110U);
    if (which > 2) return because(Reason::not_an_answer, SectionId::tokens);
    return because(Reason::no_such_action, SectionId::tokens, which);
}

// --- pyramids

Refusal explain_new_pyramid(const Rules& rules, const State& s, Seat seat, Action action) {
    const auto [area, colour] = std::array{action.arg[0], action.arg[1]};
    const SectionId section = is(s.flow.ask, AskKind::pyramid) ? SectionId::setup : SectionId::raise;
    if (is_lone(s, seat)) return because(PactReason::one_pyramid, SectionId::lone);
    if (!has_area(own_districts(rules, s, seat), area)) return because(Reason::not_own_district, section, area);
    if (pyramid_at(rules, s, area)->level > 0) return because(Reason::pyramid_there, section, area);
    if (((unsigned{s.colours} >> colour) & 1U) == 0) return because(Reason::colour_not_in_play, section, colour);
    if (owns_colour(rules, s, seat, colour)) return because(Reason::colour_used, section, colour);
    return {};
}

// --- creatures that join units

namespace {

Refusal explain_joining(const Rules& rules, const State& s, Seat seat, unsigned placed, Action action) {
    if (rules.set.creatures_return_by_recruiting) return because(Reason::creatures_by_recruiting, SectionId::creatures);
    if (const Refusal why = explain_creature(rules, s, seat, Exchange::none, 0, Reason::creature_placed, action);
        why.reason != static_cast<std::uint8_t>(Reason::unexplained))
        return why;
    if (!has_area(joined_districts(rules, s, seat, placed), action.arg[1]))
        return because(Reason::no_units_placed_there, SectionId::creatures, action.arg[1]);
    return because(Reason::unexplained, SectionId::creatures);
}

}  // namespace

Refusal explain_creature_any_time(const Rules& rules, const State& s, Seat seat, Action action) {
    if (!rules.set.creatures_placed_any_time) return because(Reason::creature_not_now, SectionId::creatures);
    return explain_joining(rules, s, seat, 0, action);
}

Refusal explain_homecoming(const Rules& rules, const State& s, Seat seat, Action action) {
    const std::uint8_t creature = asking<Homecoming>(s).creature;
    Seat host = seat;  // a creature of the whole side may go to any of its members
    if (rules.set.creatures[creature].common && action.arg[1] < rules.map.areas) {
        const std::uint8_t owner = owner_of_district(rules, s, action.arg[1]);
        if (owner != nobody && same_side(s, seat, owner)) host = owner;
    }
    return explain_creature(rules, s, host, Exchange::none, ~(1U << creature), Reason::only_this_creature, action);
}

// --- units

namespace {

Refusal over_limit(const Rules& rules, const State& s, Seat seat, unsigned area) {
    const auto limit = static_cast<unsigned>(limit_in(rules, s, area, seat));
    if (rules.allied() && !is_lone(s, seat)) return because(PactReason::joint_limit, SectionId::joint, area, limit);
    return because(Reason::troop_limit, SectionId::troops, area, limit);
}

}  // namespace

Refusal explain_which_battle(Action action) {
    return because(Reason::no_battle_there, SectionId::recruit, action.arg[0]);
}

Refusal explain_recruit(const Rules& rules, const State& s, Seat seat, Action action) {
    const auto frame = asking<Recruit>(s);
    const SectionId section = SectionId::recruit;
    if (is(action, ActionKind::done)) return because(Reason::must_act, section);
    if (is(action, ActionKind::play)) return explain_card_in_action(rules, s, seat, action.arg[0]);
    if (is(action, ActionKind::creature)) {
        if (rules.set.creatures_return_by_recruiting && frame.creature != 0)
            return because(Reason::one_creature, SectionId::creatures);
        if (rules.set.creatures_return_by_recruiting)
            return explain_creature(rules, s, seat, Exchange::none, 0, Reason::creature_placed, action);
        return explain_joining(rules, s, seat, frame.placed, action);
    }
    const auto [area, units] = std::array{action.arg[0], action.arg[1]};
    if (!has_area(recruiting_areas(rules, s, seat), area)) {
        const bool with_troops = power(s, seat, Power::recruits_with_troops) > 0;
        return because(with_troops ? Reason::no_troop_there : Reason::not_own_district, section, area);
    }
    if (units > s.player[seat].reserve) return because(Reason::reserve_too_small, section, s.player[seat].reserve);
    if (units > recruiting_room(rules, s, seat, area)) return over_limit(rules, s, seat, area);
    const int due = due_for(s, frame, units);
    if (due > s.player[seat].prayer) return too_dear(s, seat, due, section);
    return because(Reason::unexplained, section);
}

Refusal explain_place(const Rules& rules, const State& s, Seat seat, Action action) {
    const auto frame = asking<PlaceUnits>(s);
    const SectionId section = SectionId::troops;
    const auto [area, units] = std::array{action.arg[0], action.arg[1]};
    if (is(action, ActionKind::creature)) return explain_joining(rules, s, seat, frame.placed, action);
    if (is(action, ActionKind::done)) return because(Reason::must_act, section);
    if (!has_area(placing_areas(rules, s, frame, seat), area)) {
        if (frame.where == PlaceUnits::Where::one_area) return because(Reason::only_there, section, frame.area);
        const bool districts = frame.where == PlaceUnits::Where::districts;
        return because(districts ? Reason::not_own_district : Reason::no_troop_there, section, area);
    }
    if (units > frame.left) return because(Reason::too_many_units, section, frame.left);
    if (units > s.player[seat].reserve) return because(Reason::reserve_too_small, section, s.player[seat].reserve);
    if (units > room_in(rules, s, area, seat)) return over_limit(rules, s, seat, area);
    if (rival_in(s, area, seat) != nobody) return because(Reason::rival_holds, SectionId::control, area);
    return because(Reason::unexplained, section);
}

}  // namespace mehen::kemet
