// Moving a troop [kemet.move]. A move is made of steps: how many go on and with which creature, then where to.
#include "games/kemet/expansions.h"
#include "games/kemet/flow/battle.h"
#include "games/kemet/flow/creatures.h"
#include "games/kemet/flow/troops.h"
#include "games/kemet/questions/march.h"
#include "games/kemet/questions/playing.h"
#include "games/kemet/questions/reach.h"
#include "games/kemet/questions/steps.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

MoveTroop new_move_of(Seat seat) {
    return {.step = {}, .seat = seat, .rules = 0, .rival = none, .mode = {}, .except = {}, .unused = 0};
}

using Step = MoveTroop::Step;

namespace {

// Whether some troop could march: mostly one unit of an own troop could take a step, which is seen at once. False says
// nothing.
bool could_march(const Rules& rules, const State& s, const MoveTroop& frame, AreaMask from) {
    const Seat seat = frame.seat;
    const bool on_the_way = frame.step == Step::go_on;
    for (AreaMask left = on_the_way ? mask_of_area(s.moving.area) : s.troops[seat] & from; left != 0;
         left &= left - 1) {
        const AreaId area = lowest(left);
        if (has_area(s.creature_areas, area)) continue;
        if (s.units[area][seat] > troop_limit(rules, s, seat) || troop_in(s, area, seat) != mask_of(seat)) continue;
        const Moving m = on_the_way ? s.moving : set_out(rules, s, s.moving, seat, area, none);
        const AtStep at{rules, s, m, seat};
        Listing steps(rules.map.land[area] & ~troops_of_side(s, seat));
        narrow_walking(at, steps);
        narrow_walls(at, steps);
        narrow_tolls(at, Way::land, steps);
        if (steps.any()) return true;
    }
    return false;
}

// Whether anybody at the table must reckon with such a card: so the question is asked, whatever the hand is.
bool may_be_freed(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat) {
    if (frame.step == Step::go_on && rules.set.move_cards_at_start_only) return false;
    if (!any_in_question(rules, s.hand[seat], When::own_move)) return false;
    std::uint32_t cards = rules.cards_for(When::own_move);
    cards &= cards_for_prayer(rules, s, seat, s.player[seat].prayer);
    for (; cards != 0; cards &= cards - 1) {
        const DiCardId card = lowest(cards);
        if (s.discards[card] < rules.set.di_cards[card].count && does_something(rules, s, seat, card) &&
            marches_after(AtMarch(rules, s, frame, seat), card, true))
            return true;
    }
    return false;
}

// The units that go, each player's, and their creature. Mostly they are one player's: no party is put together for
// them.
void go_there(Table& table, const MoveTroop& frame, AreaId from, AreaId to, EventKind kind) {
    const Moving& m = table.s.moving;
    if (m.party[frame.seat] == 0) {
        table.tell(make_event(kind, frame.seat, from, to, unsigned{m.units}));
        return move_units(table, mask_of(frame.seat), [&](Seat) { return int{m.units}; }, m.creature, from, to);
    }
    const Party party{m.party, m.creature};
    each_seat(party.seats(),
              [&](Seat seat) { table.tell(make_event(kind, seat, from, to, unsigned{party.units[seat]})); });
    bool enters = true;
    join(Seam<EntersArea>{}, table, frame, from, to, enters);
    if (enters) move_party(table, party, from, to);
}

void arrive(Table& table, MoveTroop& frame, Action action) {
    const Rules& rules = table.rules;
    State& s = table.s;
    Moving& m = s.moving;
    const AreaId from = m.area;
    const AreaId to = action[0];
    const Way way = is(action, ActionKind::teleport) ? Way::teleport : Way::land;
    take_step(rules, s, m, frame.seat, to, way);
    take_prayer(table, payer_of(m, frame.seat), m.spent);
    m.spent = 0;
    go_there(table, frame, from, to, way == Way::teleport ? EventKind::teleported : EventKind::units_moved);
}

// Whom a troop meets where it stands: whoever speaks for a rival's troop, or none.
Seat met_by(const Rules& rules, const State& s, const MoveTroop& frame) {
    const AreaId area = s.moving.area;
    const Seat rival = rival_in(s, area, frame.seat);
    Seat met = rival == none ? Seat{none} : spokesman(rules, s, area, rival);
    join(Seam<WhoMeets>{}, rules, s, frame, met);
    return met;
}

// Whether the move ends at this step, before the battle that is due.
bool breaks_off(const Rules& rules, const MoveTroop& frame) {
    bool breaks = false;
    join(Seam<BreaksOff>{}, rules, frame, breaks);
    return breaks;
}

// Who may answer the entry into an area with a card.
SeatMask entered_seats(const Rules& rules, const State& s, const MoveTroop& frame) {
    SeatMask troop = troop_in(s, s.moving.area, frame.rival);
    join(Seam<EntryAnswered>{}, rules, frame, troop);
    return troop;
}

// What a tile of the mover gives as it enters an area with a rival's troop.
int on_entry(const Rules& rules, const State& s, const MoveTroop& frame, PlayerPower which) {
    int gives = power(s, frame.seat, which);
    join(Seam<TilesOnEntry>{}, rules, frame, gives);
    return gives;
}

// Units that a tile removes from the rival's troop as one enters.
Flow strike(Table& table, const MoveTroop& frame) {
    const int struck = on_entry(table.rules, table.s, frame, Power::enters_first_strike);
    if (struck == 0) return Flow::next;
    return destroy_units(table, table.s.moving.area, frame.rival, struck);
}

// Whether there is anything to choose, or might be for all that the others know.
bool can_be_answered(const Rules& rules, const State& s, const MoveTroop& frame, const SettingOut& how) {
    return (how.own && could_march(rules, s, frame, how.from)) || any_march(AtMarch(rules, s, frame, frame.seat)) ||
           (how.own && may_be_freed(rules, s, frame, frame.seat));
}

}  // namespace

Flow run(Table& table, MoveTroop& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    Moving& m = s.moving;
    const Seat leader = payer_of(m, frame.seat);
    switch (frame.step) {
        case Step::begin:
            m = new_move(rules, s, frame);
            frame.step = Step::march;
            return Flow::next;
        case Step::march: {
            const SettingOut how = setting_out(rules, frame);
            if (can_be_answered(rules, s, frame, how)) return ask_seat(table, leader, how.question);
            return how.must ? lose_action(table, leader) : Flow::done;
        }
        case Step::where: return ask_seat(table, leader, AskKind::where);
        case Step::arrive: {
            frame.rival = met_by(rules, s, frame);
            if (frame.rival == none) {
                frame.step = Step::go_on;
                return Flow::next;
            }
            if (breaks_off(rules, frame)) return Flow::done;
            gain_prayer(table, frame.seat, on_entry(rules, s, frame, Power::prayer_on_entering));
            frame.step = Step::entered;
            s.escaped = 0;
            const bool any = contains(rules.moments, When::on_entry);
            const SeatMask entered = entered_seats(rules, s, frame);
            if (!any || (entered == mask_of(frame.rival) && hand_size(s.hand[frame.rival]) == 0)) return Flow::next;
            return call(table, Window{.from = frame.rival,
                                      .allowed = entered,
                                      .passed = no_seats,
                                      .when = When::on_entry,
                                      .actor = frame.seat,
                                      .player = none,
                                      .card = none});
        }
        case Step::entered: {
            if (s.escaped != 0) {  // no battle: the rival slips away
                s.escaped = 0;
                frame.step = Step::escaped;
                return ask_seat(table, frame.rival, AskKind::retreat_to);
            }
            frame.step = Step::struck;
            return strike(table, frame);
        }
        case Step::escaped:  // after an escape
            join(Seam<RivalEscaped>{}, table, frame);
            frame.step = rules.set.escape_ends_the_move ? Step::over : Step::go_on;
            return Flow::next;
        case Step::struck:
            frame.step = troop_size(s, m.area, frame.rival) == 0 ? Step::go_on : Step::attack;
            join(Seam<AfterStrike>{}, table, frame);
            return frame.step == Step::attack ? Flow::next : bring_creatures_home(table);
        case Step::attack:
            if (breaks_off(rules, frame)) return Flow::done;
            frame.step = Step::over;
            return call(table, new_battle(m.area, frame.seat, frame.rival));
        case Step::go_on:
            if (breaks_off(rules, frame)) return Flow::done;
            if (can_be_answered(rules, s, frame, setting_out(rules, frame)))
                return ask_seat(table, leader, AskKind::go_on);
            frame.step = Step::over;
            return Flow::next;
        case Step::over: return Flow::done;
    }
    return Flow::done;
}

Answered answer(Table& table, MoveTroop& frame, Seat seat, Action action) {
    State& s = table.s;
    Moving& m = s.moving;
    if (is(s.flow.ask, AskKind::retreat_to)) {
        retreat(table, seat, m.area, action[0]);
    } else if (is(action, ActionKind::march)) {
        const CreatureId creature = MaybeCreature::from_byte(action[2]);
        if (frame.step == Step::march) m = set_out(table.rules, s, s.moving, frame.seat, action[0], creature);
        m = with_creature(m, creature);
        if (creature == none)
            m = leaving_creatures(table.rules, m, creatures_in(table.rules, s, m.area, seat),
                                  action[1] == s.units[m.area][seat]);
        m.units = action[1];
        frame.step = Step::where;
        join_step(Seam<PartySetsOut>{}, table, frame);
    } else if (is(action, ActionKind::play)) {
        play_card(table, seat, action[0]);
    } else if (is(action, ActionKind::stay)) {
        frame.step = Step::over;
    } else {
        arrive(table, frame, action);
        frame.step = Step::arrive;
    }
    return Answered::finished;
}

}  // namespace mehen::kemet
