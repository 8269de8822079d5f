// Why the lone god may not do that: its tokens, tiles bought by one side or the other, what it seizes and destroys, the
// cards of two battles.
#include <algorithm>
#include <bit>

#include "games/kemet/flow/battle.h"
#include "games/kemet/flow/day.h"
#include "games/kemet/questions/council.h"
#include "games/kemet/seth/explain.h"
#include "games/kemet/seth/flow/assault.h"
#include "games/kemet/seth/flow/joint.h"

namespace mehen::kemet {

namespace {

constexpr auto violet = static_cast<std::size_t>(Colour::violet);

unsigned violet_pyramid(const Rules& rules, const State& s) {
    return pyramid_levels(rules, s, s.pact.lone)[violet];
}

Refusal not_a_member(const State& s, unsigned seat) {
    if (is_lone(s, static_cast<Seat>(seat))) return because(PactReason::not_a_member, SectionId::lone, seat);
    return {};
}

}  // namespace

// --- seizing a creature, destroying units

namespace {

Refusal explain_creature_card(const Rules& rules, const State& s, const SeizeCreature& frame, unsigned card) {
    const SectionId section = SectionId::seizing;
    const std::uint8_t creature = rules.set.creature_cards[card].creature;
    if (s.creature_owner[creature] != nobody) return because(PactReason::creature_bought, section, creature);
    if (((unsigned{s.pact.creature_cards} >> card) & 1U) == 0)
        return because(PactReason::no_creature_card, section, creature);
    const unsigned highest = violet_pyramid(rules, s);
    for (const Tile& tile : rules.set.tiles)
        if (tile.creature == creature && tile.level > highest)
            return because(PactReason::creature_level, section, creature, tile.level, highest);
    return because(PactReason::no_prey, section, creature, frame.victim);
}

}  // namespace

Refusal explain_seizing(const Rules& rules, const State& s, Action action) {
    const auto frame = asking<SeizeCreature>(s);
    const SectionId section = SectionId::seizing;
    if (is(action, ActionKind::seize)) return explain_creature_card(rules, s, frame, action.arg[0]);
    const auto [area, seat] = std::array{action.arg[0], action.arg[1]};
    if (const Refusal why = not_a_member(s, seat)) return why;
    const CreatureCard& card = rules.set.creature_cards[frame.card];
    if (!card.anybody && seat != frame.victim) return because(PactReason::against_another, section, frame.victim);
    if (s.units[area][seat] == 0) return because(Reason::no_units_of, section, area, seat);
    if (!card.in_cities && has_area(rules.map.districts, area))
        return because(PactReason::not_in_cities, section, area, card.creature);
    return because(PactReason::called_after, section, area, lowest_seat(troop_in(s, area, seat)));
}

Refusal explain_destroying(const State& s, Action action) {
    const auto frame = asking<DestroyTwo>(s);
    const SectionId section = SectionId::seizing;
    const auto [area, seat] = std::array{action.arg[0], action.arg[1]};
    if (seat != frame.victim) return because(PactReason::against_another, section, frame.victim);
    if (s.units[area][seat] == 0) return because(Reason::no_units_of, section, area, seat);
    return because(Reason::unharmed, SectionId::creatures, area);
}

// --- seizing a troop

Refusal explain_seized_march(const Rules& rules, const State& s, const MoveTroop& frame, Action action) {
    const auto [area, units, creature] = std::array{action.arg[0], action.arg[1], action.arg[2]};
    const SectionId section = SectionId::seizing;
    if (s.units[area][frame.seat] == 0) return because(Reason::no_units_of, section, area, frame.seat);
    const Party troop = whole_troop(rules, s, area, frame.seat);
    if (creature_gives(rules, troop.creature, Power::cannot_be_seized) > 0)
        return because(PactReason::guarded, section, area);
    if (units != troop.size())
        return because(PactReason::never_split, section, area, static_cast<unsigned>(troop.size()));
    const unsigned its = troop.creature == no_creature ? 0U : troop.creature + 1U;
    if (creature != its && its != 0) return because(PactReason::with_its_creature, section, area, troop.creature);
    if (creature != its) return because(Reason::creature_not_there, SectionId::creatures, creature - 1U, area);
    return because(Reason::nowhere_to_go, SectionId::move, area);
}

// --- cards for two battles

namespace {

bool fights_in(const TwoCouncils& mine, unsigned battle) {
    return ((unsigned{mine.which} >> battle) & 1U) != 0;
}

// A battle card: for the first battle, for the second, or to be discarded.
Refusal explain_battle_card(const State& s, const Assault& frame, Seat seat, Action action) {
    const SectionId section = SectionId::council;
    const TwoCouncils mine = councils_of(frame, seat);
    const std::array<const Council*, 2> council = {&s.council[mine.side], &s.planned[mine.side]};
    const bool both = mine.which == 3;
    const std::uint8_t card = action.arg[0];
    if (is(action, ActionKind::discard)) {
        const Council& only = *council[fights_in(mine, 0) ? 0 : 1];
        if (both) return because(PactReason::two_cards_played, SectionId::assault);
        if (only.played == no_card) return because(Reason::choose_first, section);
        if (only.discarded != no_card) return because(Reason::already_discarded, section, only.discarded);
        if (std::popcount(unsigned{s.hand[seat].cards.hand}) < 2) return because(Reason::last_card, section);
        if (card == only.played) return because(Reason::same_card, section, card);
        return because(Reason::battle_card_not_in_hand, section, card);
    }
    const unsigned battle = is(action, ActionKind::second) ? 1 : 0;
    if (!fights_in(mine, battle)) return because(PactReason::not_in_battle, SectionId::assault, frame.area[battle]);
    if (council[battle]->played != no_card) return because(Reason::already_chosen, section, council[battle]->played);
    const bool second_is_shown = is(s.flow.ask, AskKind::show_card) && shown_battle(frame) == 1;
    if (battle == 0 && second_is_shown) return because(PactReason::second_card_first, SectionId::assault);
    if (battle == 0 && both && council[1]->played == card) return because(Reason::same_card, section, card);
    if (battle == 1 && !second_is_shown && both && council[0]->played == no_card)
        return because(Reason::choose_first, section);
    if (battle == 1 && both && council[0]->played == card)
        return because(PactReason::in_first_battle, SectionId::assault, card);
    return because(Reason::battle_card_not_in_hand, section, card);
}

}  // namespace

Refusal explain_assault_cards(const Rules& rules, const State& s, Seat seat, Action action) {
    const auto frame = asking<Assault>(s);
    const SectionId section = SectionId::council;
    if (is(action, ActionKind::choose) || is(action, ActionKind::second) || is(action, ActionKind::discard))
        return explain_battle_card(s, frame, seat, action);
    const TwoCouncils mine = councils_of(frame, seat);
    const Council& first = s.council[mine.side];
    const Council& second = s.planned[mine.side];
    const Council& only = fights_in(mine, 0) ? first : second;
    if (only.played == no_card) return because(Reason::choose_first, section);
    if (fights_in(mine, 1) && second.played == no_card)
        return because(PactReason::second_card_first, SectionId::assault);
    if (mine.which != 3 && only.discarded == no_card && std::popcount(unsigned{s.hand[seat].cards.hand}) > 1)
        return because(Reason::discard_first, section);
    const std::uint8_t card = action.arg[0];
    if (is(action, ActionKind::done)) return because(Reason::unexplained, section);
    const unsigned battle = is(action, ActionKind::support) ? 1 : 0;
    if (!fights_in(mine, battle)) return because(PactReason::not_in_battle, SectionId::assault, frame.area[battle]);
    int used = 0;
    int cost = price_in_battle(rules, s, seat, rules.set.di_cards[card].cost);
    for (unsigned i = 0; i < 2; ++i) {
        if (!fights_in(mine, i)) continue;
        used += (i == 0 ? first : second).di_cards[card];
        cost += cost_of(rules, s, seat, i == 0 ? first : second);
    }
    if (s.hand[seat].di_cards[card] <= used) return because(Reason::not_in_hand, section, card);
    if ((rules.set.di_cards[card].when & static_cast<unsigned>(When::battle)) == 0)
        return because(Reason::not_for_battle, section, card);
    return because(Reason::cannot_pay, section, static_cast<unsigned>(cost), s.player[seat].prayer);
}

// --- theft

Refusal explain_theft(const State& s, Seat seat, Action action) {
    const std::uint8_t rival = action.arg[0];
    if (same_side(s, seat, rival)) return because(PactReason::no_rival, SectionId::night, rival);
    return because(PactReason::no_di_card, SectionId::night, rival);
}

}  // namespace mehen::kemet
