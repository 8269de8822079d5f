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

}  // namespace mehen::kemet
