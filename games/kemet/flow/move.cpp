// Moving a troop [kemet.move]. A move is made of steps: how many go on and with which creature, then where to.
#include "games/kemet/flow/move.h"

#include <algorithm>
#include <array>

#include "games/kemet/flow/battle.h"
#include "games/kemet/flow/cards.h"
#include "games/kemet/flow/creatures.h"
#include "games/kemet/seth/flow/joint_move.h"

namespace mehen::kemet {

MoveTroop new_move_of(Seat seat) {
    return {.step = {}, .seat = seat, .rules = 0, .rival = nobody, .mode = {}, .asked = no_seats, .except = {}};
}

namespace {

using Step = MoveTroop::Step;
using Mode = MoveTroop::Mode;

// A move before any troop is chosen, with what the golden token's action gives or takes away.
Moving new_move(const State& s, const MoveTroop& frame) {
    Moving m{};
    m.creature = no_creature;
    if (frame.mode == Mode::seized) m.payer = static_cast<std::uint8_t>(s.pact.lone + 1);
    const auto gold = static_cast<Power>(frame.rules);
    if (gold == Power::gold_move_without_teleport) m.no_teleport = 1;
    if (gold == Power::gold_move_through_walls) m.walls = all_walls;
    return m;
}

// What a troop can do is fixed when it sets out. `m` has what cards played before have given.
Moving set_out(const Rules& rules, const State& s, Moving m, Seat seat, std::uint8_t area, std::uint8_t creature) {
    const std::uint8_t walks_with =
        rules.set.bonus_of_creature_left_behind ? creature_in(rules, s, area, seat) : creature;
    m.area = m.start = area;
    m.creature = creature;
    m.land_moves = static_cast<std::uint8_t>(m.land_moves + 1 + power(s, seat, Power::land_moves) +
                                             creature_gives(rules, walks_with, Power::land_moves));
    m.teleports = rules.set.teleports == 0
                      ? std::uint8_t{0xFF}
                      : static_cast<std::uint8_t>(rules.set.teleports + power(s, seat, Power::extra_teleports));
    lift_walls(m, power(s, seat, Power::ignores_walls) > 0, power(s, seat, Power::ignores_one_wall));
    return m;
}

// Whether a troop would have two creatures, with one that it has left alone on its way.
bool more_than_one(unsigned creatures, const Moving& m) {
    return std::popcount(creatures) + (creatures != 0 ? int{m.left_creature} : 0) > 1;
}

// A move that goes on without a creature. If nobody stays with those there, they are left alone.
Moving leaving_creatures(const Rules& rules, Moving m, unsigned creatures, bool nobody_stays) {
    if (!rules.set.creature_left_to_join_another && creatures != 0 && nobody_stays) m.left_creature = 1;
    return m;
}

// How many go on from an area, with or without a creature there. Those who stay must keep to the limits.
template <class Make>
void parties(const Rules& rules, const State& s, Seat seat, std::uint8_t area, Make&& make, ActionList& out) {
    const int there = s.units[area][seat];
    const int limit = troop_limit(rules, s, seat);
    const unsigned creatures = creatures_in(rules, s, area, seat);
    const Moving without = make(no_creature);
    const bool two_creatures = more_than_one(creatures, without);
    const int fewest = std::max(1, there - limit);
    int most = rules.set.limits_at_every_moment ? std::min(there, limit) : there;
    if (two_creatures) most = std::min(most, there - 1);            // one of them stays, and not alone
    const auto sizes_of = [&](const Moving& m, int from, int to) {  // bit n: n units could take a step
        StepsOut steps(rules, s, m, seat);
        std::uint64_t sizes = 0;
        for (int units = from; units <= to; ++units)
            if (steps.any_for(units)) sizes |= std::uint64_t{1} << units;
        return sizes;
    };
    const Moving all = leaving_creatures(rules, without, creatures, most == there);
    const bool leave_one = all.left_creature != without.left_creature;
    std::uint64_t alone = 0;
    if (std::popcount(creatures) < 2) alone = sizes_of(without, fewest, leave_one ? most - 1 : most);
    if (leave_one) alone |= sizes_of(all, most, most);
    std::array<std::uint64_t, 2> with{};  // each of the creatures there
    std::size_t at = 0;
    for (unsigned left = creatures; left != 0; left &= left - 1)
        with[at++] = sizes_of(make(static_cast<std::uint8_t>(std::countr_zero(left))), fewest, most);
    for (int units = fewest; units <= most; ++units) {
        const auto push = [&](std::uint64_t sizes, unsigned creature) {
            if (((sizes >> units) & 1U) != 0)
                out.push(make_action(ActionKind::march, area, static_cast<unsigned>(units), creature));
        };
        push(alone, 0);
        at = 0;
        for (unsigned left = creatures; left != 0; left &= left - 1)
            push(with[at++], static_cast<unsigned>(std::countr_zero(left)) + 1U);
    }
}

// A move that goes on with a creature or with none. One that was left alone would have stayed with those it passes now.
Moving with_creature(Moving m, std::uint8_t creature) {
    m.creature = creature;
    if (creature != no_creature) m.left_creature = 0;
    return m;
}

// Which parties could set out or go on. `m` is the move under way, or one with what a card would give.
void marches(const Rules& rules, const State& s, const MoveTroop& frame, const Moving& m, ActionList& out) {
    const Seat seat = frame.seat;
    const auto from = [&](std::uint8_t area, auto&& make) {
        if (rules.allied()) return joint_parties(rules, s, frame, area, make, out);
        parties(rules, s, seat, area, make, out);
    };
    if (frame.step != Step::go_on) {
        const Moving base = frame.step == Step::begin ? new_move(s, frame) : m;
        each_area(s.troops[seat], [&](std::uint8_t area) {
            if (area + 1 == frame.except[0] || area + 1 == frame.except[1]) return;
            from(area, [&](std::uint8_t creature) { return set_out(rules, s, base, seat, area, creature); });
        });
        return;
    }
    from(m.area, [&](std::uint8_t creature) { return with_creature(m, creature); });
}

// Whether some troop could march: mostly one unit alone could take a step, which is seen at once. False says nothing.
bool could_march(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat) {
    if (rules.allied()) return false;
    const bool on_the_way = frame.step == Step::go_on;
    for (AreaMask left = on_the_way ? mask_of_area(s.moving.area) : s.troops[seat]; left != 0; left &= left - 1) {
        const auto area = static_cast<std::uint8_t>(std::countr_zero(left));
        if (s.units[area][seat] > troop_limit(rules, s, seat) || has_area(s.creature_areas, area)) continue;
        const Moving m = on_the_way ? s.moving : set_out(rules, s, s.moving, seat, area, no_creature);
        if (m.land_moves == 0) continue;
        const AreaMask near = rules.map.land[area] & ~s.troops[seat];
        if (within_means(rules, s, m, seat, 0, within_walls(rules, s, m, seat, near)) != 0) return true;
    }
    return false;
}

constexpr std::size_t max_marches = max_areas * 16;

bool any_march(const Rules& rules, const State& s, const MoveTroop& frame, const Moving& m) {
    Buffer<Action, max_marches> possible;
    marches(rules, s, frame, m, possible);
    return !possible.empty();
}

// Whether a troop could march when a card of the own move has been paid for and, if nobody vetoed it, has worked.
bool marches_after(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat, std::uint8_t card,
                   bool worked) {
    Moving m = s.moving;
    m.spent = static_cast<std::uint8_t>(price(s, seat, rules.set.di_cards[card].cost));
    if (worked) change_move(rules, m, card);
    return any_march(rules, s, frame, m);
}

// Whether anybody at the table must reckon with such a card: so the question is asked, whatever the hand is.
bool may_be_freed(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat) {
    if (frame.mode == Mode::seized) return false;  // nobody's own move
    if (frame.step == Step::go_on && rules.set.move_cards_at_start_only) return false;
    constexpr auto moment = static_cast<unsigned>(When::own_move);
    if (cards_in_question(rules, s.hand[seat], moment) == 0) return false;
    std::uint32_t cards = rules.cards_for[moment];
    cards &= cards_for_prayer(rules, s, seat, s.player[seat].prayer);
    for (; cards != 0; cards &= cards - 1) {
        const auto card = static_cast<std::uint8_t>(std::countr_zero(cards));
        if (s.discards[card] < rules.set.di_cards[card].count && does_something(rules, s, seat, card) &&
            marches_after(rules, s, frame, seat, card, true))
            return true;
    }
    return false;
}

// The limits hold where the troop stands, so the move may end.
bool may_stay(const Rules& rules, const State& s, Seat seat) {
    const std::uint8_t area = s.moving.area;
    const unsigned creatures = creatures_with_troop(rules, s, area, seat);
    return troop_size(rules, s, area, seat) <= limit_in(rules, s, area, seat) && !more_than_one(creatures, s.moving);
}

// Cards of the own move: while the troop can march, and those that alone would let it. A troop over the limits keeps
// the PP that it needs to go on.
std::uint32_t cards_for_move(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat, bool stuck) {
    if (frame.mode == Mode::seized) return 0;
    if (frame.step == Step::go_on && rules.set.move_cards_at_start_only) return 0;
    const bool must_go_on = frame.step == Step::go_on && !may_stay(rules, s, seat);
    std::uint32_t cards = playable_kinds(rules, s, seat, When::own_move, nobody);
    if (!stuck && !must_go_on) return cards;
    for (std::uint32_t left = cards; left != 0; left &= left - 1) {
        const auto card = static_cast<std::uint8_t>(std::countr_zero(left));
        if (!marches_after(rules, s, frame, seat, card, !must_go_on)) cards &= ~(std::uint32_t{1} << card);
    }
    return cards;
}

// The units that go, each player's, and their creature. A seized troop that attacks waits before the area.
void go_there(Table& table, const MoveTroop& frame, std::uint8_t from, std::uint8_t to, EventKind kind) {
    const Rules& rules = table.rules;
    State& s = table.s;
    const Moving& m = s.moving;
    if (!rules.allied()) {
        table.tell(make_event(kind, frame.seat, from, to, m.units));
        shift_units(table, from, to, frame.seat, m.units);
        if (m.creature != no_creature) put_creature(s, m.creature, to);
        const std::uint8_t left_alone =
            s.units[from][frame.seat] == 0 ? creature_in(rules, s, from, frame.seat) : no_creature;
        if (left_alone != no_creature) send_creature_home(table, left_alone, Loss::given_up);
        return;
    }
    const Party party{m.party, m.creature};
    each_seat(party.seats(),
              [&](Seat seat) { table.tell(make_event(kind, seat, from, to, unsigned{party.units[seat]})); });
    if (frame.mode == Mode::seized && s.standing[to] != no_seats)
        s.pact.seized_from = static_cast<std::uint8_t>(from + 1);
    else
        move_party(table, party, from, to);
}

void arrive(Table& table, MoveTroop& frame, Action action) {
    const Rules& rules = table.rules;
    State& s = table.s;
    Moving& m = s.moving;
    const std::uint8_t from = m.area;
    const std::uint8_t to = action.arg[0];
    const Way way = is(action, ActionKind::teleport) ? Way::teleport : Way::land;
    take_step(rules, s, m, frame.seat, to, way);
    take_prayer(table, payer_of(m, frame.seat), m.spent);
    m.spent = 0;
    go_there(table, frame, from, to, way == Way::teleport ? EventKind::teleported : EventKind::units_moved);
}

// Whom a troop meets where it stands: whoever speaks for a rival's troop, or nobody.
std::uint8_t met_by(const Rules& rules, const State& s, const MoveTroop& frame) {
    const std::uint8_t area = s.moving.area;
    if (!rules.allied()) return rival_in(s, area, frame.seat);
    if (s.pact.seized_from != 0) {  // a member of the Alliance, and another than the one who attacks
        const Seat other = spokesman_of(rules, s, area, ~mask_of(frame.seat));
        const bool others_attack = troop_in(s, s.pact.seized_from - 1U, frame.seat) != mask_of(frame.seat);
        return other == nobody && others_attack ? spokesman(rules, s, area, frame.seat) : other;
    }
    const std::uint8_t rival = rival_in(s, area, frame.seat);
    return rival == nobody ? nobody : spokesman(rules, s, area, rival);
}

// Who may answer the entry into an area with a card.
SeatMask entered_seats(const Rules& rules, const State& s, const MoveTroop& frame) {
    if (!rules.allied()) return mask_of(frame.rival);
    const SeatMask troop = troop_in(s, s.moving.area, frame.rival);
    return troop == mask_of(frame.seat) ? troop : troop & ~mask_of(frame.seat);
}

// Units that a tile removes from the rival's troop as one enters.
Flow strike(Table& table, const MoveTroop& frame) {
    const int struck = power(table.s, frame.seat, Power::enters_first_strike);
    if (struck == 0 || frame.rival == frame.seat) return Flow::next;  // a seized troop may meet units of its player
    if (table.rules.allied()) return destroy_units(table, table.s.moving.area, frame.rival, struck);
    remove_units(table, table.s.moving.area, frame.rival, struck);
    return Flow::next;
}

// Whether there is anything to choose, or might be for all that the others know.
bool can_be_answered(const Rules& rules, const State& s, const MoveTroop& frame) {
    return any_march(rules, s, frame, s.moving) || may_be_freed(rules, s, frame, frame.seat);
}

// Where troops are joint: the mover's own part is known; next is how many of the others go along.
void choose_party(Table& table, MoveTroop& frame) {
    Moving& m = table.s.moving;
    m.party = {};
    if (frame.mode == Mode::seized) {
        m.party = whole_troop(table.rules, table.s, m.area, frame.seat).units;
        return;
    }
    m.party[frame.seat] = m.units;
    frame.asked = mask_of(frame.seat);
    frame.step = Step::companions;
}

// The second move of an assault, which need not be made.
bool is_second_march(const MoveTroop& frame) {
    return frame.mode == Mode::assault && frame.except[0] != 0;
}

AskKind march_question(const MoveTroop& frame) {
    if (frame.mode == Mode::seized) return AskKind::seize_march;
    return is_second_march(frame) ? AskKind::second_march : AskKind::march;
}

}  // namespace

Flow run(Table& table, MoveTroop& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    Moving& m = s.moving;
    const Seat leader = leader_of(s, frame);
    switch (frame.step) {
        case Step::begin:
            m = new_move(s, frame);
            frame.step = Step::march;
            return Flow::next;
        case Step::march:
            if (could_march(rules, s, frame, frame.seat) || can_be_answered(rules, s, frame))
                return ask_seat(table, leader, march_question(frame));
            if (is_second_march(frame)) return Flow::done;
            return lose_action(table, leader);
        case Step::companions: {
            if (next_companion(s, frame) == nobody) {
                m.units = static_cast<std::uint8_t>(Party{m.party, m.creature}.size());
                frame.step = Step::where;
                return Flow::next;
            }
            const unsigned sizes = companion_sizes(rules, s, frame);
            if (std::popcount(sizes) > 1) return ask_seat(table, leader, AskKind::companions);
            take_along(m, frame, next_companion(s, frame), static_cast<unsigned>(std::countr_zero(sizes)));
            return Flow::next;
        }
        case Step::where: return ask_seat(table, leader, AskKind::where);
        case Step::arrive: {
            frame.rival = met_by(rules, s, frame);
            if (frame.rival == nobody) {
                frame.step = Step::go_on;
                return Flow::next;
            }
            if (frame.mode == Mode::assault) return Flow::done;
            if (frame.rival != frame.seat)
                gain_prayer(table, frame.seat, power(s, frame.seat, Power::prayer_on_entering));
            frame.step = Step::entered;
            s.escaped = 0;
            const bool any = (rules.moments & static_cast<unsigned>(When::on_entry)) != 0;
            const SeatMask entered = entered_seats(rules, s, frame);
            if (!any || (entered == mask_of(frame.rival) && hand_size(s.hand[frame.rival]) == 0)) return Flow::next;
            return call(table, Window{.from = frame.rival,
                                      .allowed = entered,
                                      .passed = no_seats,
                                      .when = static_cast<std::uint8_t>(When::on_entry),
                                      .actor = frame.seat,
                                      .player = nobody,
                                      .card = no_card});
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
            if (rules.allied()) occupy(table, frame.seat, m.area);
            frame.step = rules.set.escape_ends_the_move ? Step::over : Step::go_on;
            return Flow::next;
        case Step::struck:
            if (s.pact.seized_from != 0 && met_by(rules, s, frame) == nobody) {  // nobody else is left to fight
                s.pact.seized_from = 0;
                frame.step = Step::over;
                return bring_creatures_home(table);
            }
            if (troop_size(rules, s, m.area, frame.rival) == 0) {
                if (rules.allied()) occupy(table, frame.seat, m.area);
                frame.step = Step::go_on;
                return bring_creatures_home(table);
            }
            frame.step = Step::over;
            if (frame.mode == Mode::consequences) return Flow::done;
            return call(table, new_battle(rules, m.area, frame.seat, frame.rival));
        case Step::go_on:
            if (frame.mode == Mode::consequences) return Flow::done;
            if (could_march(rules, s, frame, frame.seat) || can_be_answered(rules, s, frame))
                return ask_seat(table, leader, AskKind::go_on);
            frame.step = Step::over;
            return Flow::next;
        case Step::over: return Flow::done;
    }
    return Flow::done;
}

void legal(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat, ActionList& out) {
    if (frame.step == Step::where) {
        const Reach reach = reach_of(rules, s, s.moving, frame.seat);
        for (AreaMask left = reach.walking; left != 0; left &= left - 1)
            out.push(make_action(ActionKind::to, static_cast<unsigned>(std::countr_zero(left))));
        for (AreaMask left = reach.teleport; left != 0; left &= left - 1)
            out.push(make_action(ActionKind::teleport, static_cast<unsigned>(std::countr_zero(left))));
        return;
    }
    marches(rules, s, frame, s.moving, out);
    const bool stuck = out.empty();  // then it may give up; otherwise an action that can be carried out is
    // A troop over the limits goes on before anything else.
    const bool must_go_on = frame.step == Step::go_on && !may_stay(rules, s, frame.seat);
    push_cards(cards_for_move(rules, s, frame, seat, stuck) | (must_go_on ? 0 : day_cards_in_action(rules, s, seat)),
               out);
    const bool may_end = frame.step == Step::go_on ? !must_go_on : stuck || is_second_march(frame);
    if (may_end) out.push(make_action(ActionKind::stay));
}

Answered answer(Table& table, MoveTroop& frame, Seat seat, Action action) {
    State& s = table.s;
    Moving& m = s.moving;
    if (is(s.flow.ask, AskKind::retreat_to)) {
        retreat(table, seat, m.area, action.arg[0]);
    } else if (is(action, ActionKind::march)) {
        const auto creature = action.arg[2] == 0 ? no_creature : static_cast<std::uint8_t>(action.arg[2] - 1);
        if (frame.step == Step::march) m = set_out(table.rules, s, s.moving, frame.seat, action.arg[0], creature);
        m = with_creature(m, creature);
        if (!table.rules.allied() && creature == no_creature)
            m = leaving_creatures(table.rules, m, creatures_in(table.rules, s, m.area, seat),
                                  action.arg[1] == s.units[m.area][seat]);
        m.units = action.arg[1];
        frame.step = Step::where;
        if (table.rules.allied()) choose_party(table, frame);
    } else if (is(action, ActionKind::along)) {
        take_along(m, frame, action.arg[0], action.arg[1]);
    } else if (is(action, ActionKind::play)) {
        play_card(table, seat, action.arg[0]);
    } else if (is(action, ActionKind::stay)) {
        frame.step = Step::over;
    } else {
        arrive(table, frame, action);
        frame.step = Step::arrive;
    }
    return Answered::finished;
}

}  // namespace mehen::kemet
