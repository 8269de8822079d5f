// Moving a troop [kemet.move]. A move is made of steps: how many go on and with which creature, then where to.
#include <algorithm>
#include <bit>

#include "games/kemet/flow/cards.h"
#include "games/kemet/flow/frames.h"

namespace mehen::kemet {

namespace {

using Step = MoveTroop::Step;

int teleport_price(const Rules& rules, const State& s, Seat seat) {
    if (s.moving.free_teleport != 0) return 0;
    return price(s, seat, std::max(0, rules.set.teleport_cost - power(s, seat, Power::teleport_discount)));
}

bool may_start_teleport(const Rules& rules, const State& s, Seat seat) {
    const Moving& m = s.moving;
    if (m.no_teleport != 0) return false;
    if (m.free_teleport != 0) return true;
    if (m.teleports == 0 || teleport_price(rules, s, seat) > s.player[seat].prayer) return false;
    const Pyramid* const pyramid = pyramid_at(rules, s, m.area);
    if (pyramid != nullptr && pyramid->level > 0) return true;  // anybody's
    const bool from_obelisk = power(s, seat, Power::teleport_from_obelisk) > 0 ||
                              creature_gives(rules, m.creature, Power::teleport_from_obelisk) > 0;
    return from_obelisk && has_area(rules.map.obelisks, m.area);
}

// Whether walls keep the troop out of a rival's district [kemet.move.walls].
bool walls_stop(const Rules& rules, const State& s, Seat seat, std::size_t area) {
    const std::uint8_t city = rules.area(area).city;
    if (city == no_city || owner_of_city(rules, s, city) == seat) return false;
    const Moving& m = s.moving;
    const bool entered = m.entered == city + 1;
    const bool started_beside = m.start == rules.map.front[city] || rules.area(m.start).city == city;
    if (m.walls == 2) return rules.set.walls == WallRule::one_district && entered;
    switch (rules.set.walls) {
        case WallRule::start_beside: return !started_beside || entered;
        case WallRule::one_step: return m.walls == 0 && (!started_beside || entered);
        case WallRule::one_district: return entered || (m.walls == 0 && !started_beside);
    }
    return true;
}

int toll_in(const Rules& rules, const State& s, Seat seat, std::size_t area) {
    const std::uint8_t rival = rival_in(rules, s, area, seat);
    return rival == nobody ? 0 : creature_gives(rules, creature_in(rules, s, area, rival), Power::toll);
}

// Whether the units that go on may stand in an area, as far as its limits go.
bool fits_in(const Rules& rules, const State& s, Seat seat, std::size_t area) {
    const Moving& m = s.moving;
    if (m.units > room_in(rules, s, area, seat)) return false;
    return m.creature == no_creature || creature_in(rules, s, area, seat) == no_creature;
}

AreaMask reached_by_port(const Rules& rules, const State& s, Seat seat) {
    const Moving& m = s.moving;
    AreaMask ports = rules.map.ports[m.area];
    // A military port lets one's own troops into the desert around one's own city.
    if (has_area(rules.map.port_areas, m.area)) {
        const std::uint8_t front = rules.map.front[s.player[seat].city];
        if (front != m.area && has_area(rules.map.port_areas, front)) ports |= mask_of_area(front);
    }
    return ports;
}

void destinations(const Rules& rules, const State& s, Seat seat, ActionList& out) {
    const Moving& m = s.moving;
    const AreaMask near = m.land_moves > 0 ? rules.map.land[m.area] | reached_by_port(rules, s, seat) : 0;
    const auto passable = [&](std::size_t area, int cost) {
        return !walls_stop(rules, s, seat, area) && fits_in(rules, s, seat, area) &&
               cost + price(s, seat, toll_in(rules, s, seat, area)) <= s.player[seat].prayer;
    };
    for (unsigned area = 0; area < rules.map.areas; ++area)
        if (has_area(near, area) && passable(area, 0)) out.push(make_action(ActionKind::to, area));
    if (!may_start_teleport(rules, s, seat)) return;
    for (unsigned area = 0; area < rules.map.areas; ++area)
        if (has_area(rules.map.obelisks & ~m.teleported_to, area) && area != m.area &&
            passable(area, teleport_price(rules, s, seat)))
            out.push(make_action(ActionKind::teleport, area));
}

// Whether anything could go anywhere from an area with those units.
bool can_go_from(const Rules& rules, State s, Seat seat, std::uint8_t area, std::uint8_t units, std::uint8_t creature) {
    s.moving.area = area;
    s.moving.units = units;
    s.moving.creature = creature;
    Buffer<Action, 2 * max_areas> list;
    destinations(rules, s, seat, list);
    return !list.empty();
}

// Sets up the moving of a troop: its capacity is fixed when it sets out.
void set_out(const Rules& rules, State& s, Seat seat, const MoveTroop& frame) {
    Moving& m = s.moving;
    m.land_moves = static_cast<std::uint8_t>(m.land_moves + 1 + power(s, seat, Power::land_moves) +
                                             creature_gives(rules, m.creature, Power::land_moves));
    m.teleports = rules.set.teleports == 0
                      ? std::uint8_t{0xFF}
                      : static_cast<std::uint8_t>(rules.set.teleports + power(s, seat, Power::extra_teleports));
    const auto gold = static_cast<Power>(frame.rules);
    if (gold == Power::gold_move_without_teleport) m.no_teleport = 1;
    const bool all = power(s, seat, Power::ignores_walls) > 0 || gold == Power::gold_move_through_walls ||
                     creature_gives(rules, m.creature, Power::ignores_walls) > 0;
    const bool one =
        power(s, seat, Power::ignores_one_wall) > 0 || creature_gives(rules, m.creature, Power::ignores_one_wall) > 0;
    if (all)
        m.walls = 2;
    else if (one && m.walls == 0)
        m.walls = 1;
}

// The choice of how many go on from the troop's area, each with the creatures that could walk along.
void parties(const Rules& rules, const State& s, Seat seat, std::uint8_t area, ActionList& out) {
    const std::uint8_t creature = creature_in(rules, s, area, seat);
    const int there = s.units[area][seat];
    for (int units = 1; units <= std::min(there, troop_limit(rules, s, seat)); ++units) {
        const auto count = static_cast<std::uint8_t>(units);
        if (can_go_from(rules, s, seat, area, count, no_creature))
            out.push(make_action(ActionKind::march, area, count, 0));
        if (creature != no_creature && can_go_from(rules, s, seat, area, count, creature))
            out.push(make_action(ActionKind::march, area, count, creature + 1U));
    }
}

void arrive(Table& table, MoveTroop& frame, Action action) {
    const Rules& rules = table.rules;
    State& s = table.s;
    Moving& m = s.moving;
    const std::uint8_t from = m.area;
    const std::uint8_t to = action.arg[0];
    pay(table, frame.seat, toll_in(rules, s, frame.seat, to));
    if (is(action, ActionKind::teleport)) {
        if (m.free_teleport != 0) {
            m.free_teleport = 0;
        } else {
            pay(table, frame.seat,
                std::max(0, rules.set.teleport_cost - power(s, frame.seat, Power::teleport_discount)));
        }
        if (m.teleports != 0xFF && m.teleports > 0) --m.teleports;
        m.teleported_to |= mask_of_area(to);
        table.tell(make_event(EventKind::teleported, frame.seat, from, to, m.units));
    } else {
        --m.land_moves;
        table.tell(make_event(EventKind::units_moved, frame.seat, from, to, m.units));
    }
    const std::uint8_t city = rules.area(to).city;
    if (city != no_city && owner_of_city(rules, s, city) != frame.seat) {
        const bool needed =
            m.entered == city + 1 || !(m.start == rules.map.front[city] || rules.area(m.start).city == city);
        if (needed && m.walls == 1) m.walls = 0;
        m.entered = static_cast<std::uint8_t>(city + 1);
    }
    shift_units(table, from, to, frame.seat, m.units);
    if (m.creature != no_creature) s.creature[m.creature] = to;
    const std::uint8_t left_alone =
        s.units[from][frame.seat] == 0 ? creature_in(rules, s, from, frame.seat) : no_creature;
    if (left_alone != no_creature) send_creature_home(table, left_alone);
    give_back_points(table);
    m.area = to;
    m.moved = 1;
}

}  // namespace

Flow run(Table& table, MoveTroop& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    Moving& m = s.moving;
    switch (frame.step) {
        case Step::march: {
            m = Moving{};
            m.creature = no_creature;
            Buffer<Action, max_areas * 16 + max_di_cards> choices;
            legal(rules, s, frame, frame.seat, choices);
            if (choices.empty()) return Flow::done;  // the action is lost
            return ask_seat(table, frame.seat, AskKind::march);
        }
        case Step::where: return ask_seat(table, frame.seat, AskKind::where);
        case Step::arrive: {
            frame.rival = rival_in(rules, s, m.area, frame.seat);
            if (frame.rival == nobody) {
                frame.step = Step::go_on;
                return Flow::next;
            }
            gain_prayer(table, frame.seat, power(s, frame.seat, Power::prayer_on_entering));
            frame.step = Step::entered;
            s.escaped = 0;
            bool any = false;
            for (const DiCard& card : rules.set.di_cards)
                any |= (card.when & static_cast<unsigned>(When::on_entry)) != 0;
            if (!any || hand_size(s.hand[frame.rival]) == 0) return Flow::next;
            return call(table, Window{frame.rival, mask_of(frame.rival), 0, static_cast<std::uint8_t>(When::on_entry),
                                      frame.seat});
        }
        case Step::entered: {
            if (s.escaped != 0) {  // no battle: the rival slips away
                s.escaped = 0;
                frame.step = Step::fight;
                return ask_seat(table, frame.rival, AskKind::retreat_to);
            }
            const int struck = power(s, frame.seat, Power::enters_first_strike);
            if (struck > 0) remove_units(table, m.area, frame.rival, struck);
            if (s.units[m.area][frame.rival] == 0) {
                frame.step = Step::go_on;
                return Flow::next;
            }
            frame.step = Step::over;
            return call(table, new_battle(m.area, nobody, frame.seat, frame.rival));
        }
        case Step::fight:  // after an escape
            frame.step = rules.set.escape_ends_the_move ? Step::over : Step::go_on;
            return Flow::next;
        case Step::go_on: {
            Buffer<Action, max_areas * 16 + max_di_cards + 1> choices;
            legal(rules, s, frame, frame.seat, choices);
            if (choices.size() <= 1) {
                frame.step = Step::over;
                return Flow::next;
            }
            return ask_seat(table, frame.seat, AskKind::go_on);
        }
        case Step::over: return Flow::done;
    }
    return Flow::done;
}

void legal(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat, ActionList& out) {
    if (is(s.flow.ask, AskKind::retreat_to)) {  // where the rival's escape leads
        for (unsigned area = 0; area < rules.map.areas; ++area)
            if (has_area(escape_areas(rules, s, seat, s.moving.area), area))
                out.push(make_action(ActionKind::to, area));
        return;
    }
    switch (frame.step) {
        case Step::march:
            for (unsigned area = 0; area < rules.map.areas; ++area) {
                if (s.units[area][seat] == 0) continue;
                State trial = s;
                trial.moving.area = trial.moving.start = static_cast<std::uint8_t>(area);
                trial.moving.creature = creature_in(rules, s, area, seat);
                set_out(rules, trial, seat, frame);
                parties(rules, trial, seat, static_cast<std::uint8_t>(area), out);
            }
            if (!out.empty()) playable_cards(rules, s, seat, When::own_move, nobody, out);
            break;
        case Step::where: destinations(rules, s, seat, out); break;
        case Step::go_on:
            parties(rules, s, seat, s.moving.area, out);
            playable_cards(rules, s, seat, When::own_move, nobody, out);
            out.push(make_action(ActionKind::stay));
            break;
        case Step::arrive:
        case Step::entered:
        case Step::fight:
        case Step::over: break;
    }
}

Answered answer(Table& table, MoveTroop& frame, Seat seat, Action action) {
    State& s = table.s;
    Moving& m = s.moving;
    if (is(s.flow.ask, AskKind::retreat_to)) {
        const std::uint8_t creature = creature_in(table.rules, s, m.area, seat);
        shift_units(table, m.area, action.arg[0], seat, s.units[m.area][seat]);
        if (creature != no_creature) s.creature[creature] = action.arg[0];
        give_back_points(table);
        table.tell(make_event(EventKind::retreat, seat, m.area, action.arg[0]));
    } else if (is(action, ActionKind::march)) {
        m.units = action.arg[1];
        m.creature = action.arg[2] == 0 ? no_creature : static_cast<std::uint8_t>(action.arg[2] - 1);
        if (frame.step == Step::march) {
            m.area = m.start = action.arg[0];
            set_out(table.rules, s, seat, frame);
        }
        frame.step = Step::where;
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
