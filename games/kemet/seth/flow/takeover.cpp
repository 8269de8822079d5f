// What the lone god does against one member of the Alliance: seizing a creature, destroying units; and its invocation
// [kemet.lone]. A seized troop moves as any other (move.cpp), a seized pyramid is for buying a tile (raise.cpp).
#include "games/kemet/seth/flow/takeover.h"

#include "games/kemet/flow/creatures.h"
#include "games/kemet/flow/day.h"
#include "games/kemet/flow/troops.h"
#include "games/kemet/seth/flow/joint.h"
#include "games/kemet/seth/questions/takeover.h"
#include "games/kemet/seth/steps.h"
#include "games/kemet/seth/tokens.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

// --- the lone god's tokens

namespace {

// An action of the lone god against one member of the Alliance.
Flow start_takeover(Table& table, Seat seat, Space space, Seat victim) {
    if (space == Space::seize_creature) return call(table, SeizeCreature{.seat = seat, .victim = victim});
    if (space == Space::destroy_units)
        return call(table, DestroyTwo{.seat = seat, .victim = victim, .left = units_destroyed_at_once});
    if (space == Space::seize_pyramid)
        return call(table, Buy{.seat = seat,
                               .space = colour_count,
                               .surcharge = table.rules.set.seized_pyramid_surcharge,
                               .seized = victim});
    MoveTroop move = new_move_of(victim);
    move.mode = MoveTroop::Mode::seized;
    return call(table, move);
}

}  // namespace

Flow at(Seth, Seam<SpaceAction>, Table& table, const Turn& frame, Space space) {
    if (against_alliance(space)) return start_takeover(table, frame.seat, space, frame.victim[frame.now]);
    if (space == Space::tile_violet) return call(table, Buy{.seat = frame.seat, .space = as_byte(Colour::violet)});
    if (space == Space::assault) return call(table, Assault{.seat = frame.seat, .area = {none, none}});
    if (space == Space::invocation) return call(table, Invocation{.seat = frame.seat});
    return Flow::next;
}

void at(Seth, Seam<TokenAnswer>, Table& table, Turn& frame, Seat seat, Action action) {
    Player& player = table.s.player[seat];
    const SpaceId space = action[0];
    if (is(action, ActionKind::violet)) {
        --player.tokens;
        place_token(table, frame, own_token, space);
        table.tell(make_event(EventKind::lone_token, seat, space));
    } else if (is(action, ActionKind::taken)) {
        Pact& pact = table.s.pact;
        const Seat victim = action[1];
        pact.taken_tokens &= ~mask_of(victim);
        pact.token_on[victim] = space;
        frame.victim[own_token] = victim;
        place_token(table, frame, own_token, space);
        table.tell(make_event(EventKind::lone_token, seat, space, ZeroIsNone<Seat>(victim)));
    } else if (is(action, ActionKind::clear)) {
        --player.silver;
        const auto victim = ZeroIsNone<Seat>::from_byte(action[1]);
        if (victim != none) frame.victim[silver_token] = victim;
        place_token(table, frame, silver_token, space);
        table.tell(make_event(EventKind::lone_token, seat, space, victim));
    }
}

void at(Seth, Seam<Invariant>, const Rules& rules, const State& s, bool& holds) {
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        const SpaceId space = s.pact.token_on[seat];
        if (space == none) continue;
        const bool lies_there = ((unsigned{s.player[s.pact.lone].spaces} >> space) & 1U) != 0;
        holds = holds && lies_there && !contains(s.pact.taken_tokens, seat);
    }
}

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
            take_out(s.pact.creature_cards, frame.card);
            return Flow::done;
    }
    return Flow::done;
}

Answered answer(Table& table, SeizeCreature& frame, Seat seat, Action action) {
    State& s = table.s;
    if (is(action, ActionKind::seize)) {
        frame.card = action[0];
        frame.step = SeizeCreature::Step::target;
        return Answered::finished;
    }
    frame.step = SeizeCreature::Step::over;
    const AreaId area = action[0];
    s.pact.seized_creature = frame.card;
    table.tell(make_event(EventKind::creature_seized, seat, table.rules.set.creature_cards[frame.card].creature, area));
    call(table, new_battle(area, seat, spokesman(table.rules, s, area, action[1])));
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
    remove_units(table, action[0], action[1], 1);
    settle_area(table, action[0]);
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
    draw_di_card(table, frame.seat, action[0]);
    return Answered::finished;
}

}  // namespace mehen::kemet
