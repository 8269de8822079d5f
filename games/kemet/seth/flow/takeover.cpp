// What the lone god does against one member of the Alliance: seizing a creature, destroying units; and its invocation
// [kemet.lone]. A seized troop moves as any other (move.cpp), a seized pyramid is for buying a tile (raise.cpp).
#include "games/kemet/seth/flow/takeover.h"

#include <bit>

#include "games/kemet/flow/cards.h"
#include "games/kemet/flow/creatures.h"
#include "games/kemet/seth/flow/joint.h"

namespace mehen::kemet {

// --- seizing a creature

namespace {

// Whether the tile of a creature is still for sale, and the lone god's pyramid high enough for it.
bool can_be_seized(const Rules& rules, const State& s, std::uint8_t creature) {
    const unsigned highest = pyramid_levels(rules, s, s.pact.lone)[static_cast<std::size_t>(Colour::violet)];
    for (std::uint64_t tiles = rules.creature_tiles & s.for_sale; tiles != 0; tiles &= tiles - 1) {
        const auto tile = static_cast<std::size_t>(std::countr_zero(tiles));
        if (rules.creature_of[tile] == creature) return rules.set.tiles[tile].level <= highest;
    }
    return false;
}

// Troops that a creature may attack: of the victim, and in a city only if its card says so.
void attacks(const Rules& rules, const State& s, const CreatureCard& card, Seat victim, ActionList& out) {
    const SeatMask victims = card.anybody ? members(rules, s) : mask_of(victim);
    AreaMask areas = 0;
    each_seat(victims, [&](Seat seat) { areas |= s.troops[seat]; });
    if (!card.in_cities) areas &= ~rules.map.districts;
    each_area(areas, [&](std::uint8_t area) {
        out.push(make_action(ActionKind::attack, area, lowest_seat(static_cast<SeatMask>(s.standing[area] & victims))));
    });
}

using Attacks = Buffer<Action, max_areas>;

}  // namespace

unsigned cards_to_seize_with(const Rules& rules, const State& s, Seat victim) {
    unsigned cards = 0;
    for (unsigned left = s.pact.creature_cards; left != 0; left &= left - 1) {
        const auto i = static_cast<unsigned>(std::countr_zero(left));
        const CreatureCard& card = rules.set.creature_cards[i];
        Attacks targets;
        attacks(rules, s, card, victim, targets);
        if (!targets.empty() && can_be_seized(rules, s, card.creature)) cards |= 1U << i;
    }
    return cards;
}

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

void legal(const Rules& rules, const State& s, const SeizeCreature& frame, Seat, ActionList& out) {
    if (frame.step == SeizeCreature::Step::target)
        return attacks(rules, s, rules.set.creature_cards[frame.card], frame.victim, out);
    for (unsigned left = cards_to_seize_with(rules, s, frame.victim); left != 0; left &= left - 1)
        out.push(make_action(ActionKind::seize, static_cast<unsigned>(std::countr_zero(left))));
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

namespace {

// Areas where the victim has units that can be harmed.
AreaMask harmed_areas(const Rules& rules, const State& s, Seat victim) {
    AreaMask areas = s.troops[victim];
    each_area(areas & s.creature_areas, [&](std::uint8_t area) {
        if (creature_gives(rules, creature_in(rules, s, area, victim), Power::unharmed_outside) > 0)
            areas &= ~mask_of_area(area);
    });
    return areas;
}

}  // namespace

Flow run(Table& table, DestroyTwo& frame) {
    if (table.s.homeless != 0) return bring_creatures_home(table);
    if (frame.left == 0) return Flow::done;
    if (harmed_areas(table.rules, table.s, frame.victim) != 0) return ask_seat(table, frame.seat, AskKind::destroy);
    return frame.left == units_destroyed_at_once ? lose_action(table, frame.seat) : Flow::done;
}

void legal(const Rules& rules, const State& s, const DestroyTwo& frame, Seat, ActionList& out) {
    each_area(harmed_areas(rules, s, frame.victim),
              [&](std::uint8_t area) { out.push(make_action(ActionKind::lose, area, frame.victim)); });
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
