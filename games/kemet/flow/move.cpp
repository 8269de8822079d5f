// Moving a troop [kemet.move]. A move is made of steps: how many go on and with which creature, then where to.
#include "games/kemet/flow/move.h"

#include <algorithm>
#include <bit>

#include "games/kemet/flow/cards.h"
#include "games/kemet/flow/frames.h"

namespace mehen::kemet {

int teleport_price(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    if (m.free_teleport != 0) return 0;
    return price(s, seat, std::max(0, rules.set.teleport_cost - power(s, seat, Power::teleport_discount)));
}

bool at_portal(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    if (m.free_teleport != 0) return true;  // from wherever it stands
    const Pyramid* const pyramid = pyramid_at(rules, s, m.area);
    if (pyramid != nullptr && pyramid->level > 0) return true;  // anybody's
    const bool from_obelisk = power(s, seat, Power::teleport_from_obelisk) > 0 ||
                              creature_gives(rules, m.creature, Power::teleport_from_obelisk) > 0;
    return from_obelisk && has_area(rules.map.obelisks, m.area);
}

bool may_start_teleport(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    if (m.no_teleport != 0 || !at_portal(rules, s, m, seat)) return false;
    if (m.teleports == 0 && (m.free_teleport == 0 || rules.set.free_teleport_counts)) return false;
    return teleport_price(rules, s, m, seat) <= s.player[seat].prayer;
}

namespace {

bool started_beside(const Rules& rules, const Moving& m, std::uint8_t city) {
    return m.start == rules.map.front[city] || rules.area(m.start).city == city;
}

}  // namespace

bool walls_stop(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area) {
    const std::uint8_t city = rules.area(area).city;
    if (city == no_city || owner_of_city(rules, s, city) == seat) return false;
    const bool entered = m.entered == city + 1;
    const bool beside = started_beside(rules, m, city);
    switch (rules.set.walls) {
        case WallRule::start_beside:  // every effect that ignores walls ignores them all
            return m.walls != 2 && (!beside || entered);
        case WallRule::one_step: return m.walls == 0 && (!beside || entered);
        case WallRule::one_district:  // whatever lifts walls lifts the starting condition, not the limit
            return entered || (m.walls == 0 && !beside);
    }
    return true;
}

int toll_in(const Rules& rules, const State& s, Seat seat, std::size_t area) {
    const std::uint8_t rival = rival_in(rules, s, area, seat);
    return rival == nobody ? 0 : creature_gives(rules, creature_in(rules, s, area, rival), Power::toll);
}

AreaMask reached_by_port(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    AreaMask ports = rules.map.ports[m.area];
    // A military port lets one's own troops into the desert around one's own city.
    if (has_area(rules.map.port_areas, m.area)) {
        const std::uint8_t front = rules.map.front[s.player[seat].city];
        if (front != m.area && has_area(rules.map.port_areas, front)) ports |= mask_of_area(front);
    }
    return ports;
}

namespace {

// Whether units that would be too many in an area could leave it again with the very next step on land.
bool surplus_can_go_on(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area, int surplus) {
    if (m.land_moves == 0 || rival_in(rules, s, area, seat) != nobody) return false;
    Moving next = m;
    next.area = static_cast<std::uint8_t>(area);
    --next.land_moves;
    if (may_start_teleport(rules, s, next, seat))
        for (AreaMask left = rules.map.obelisks & ~next.teleported_to & ~mask_of_area(area); left != 0;
             left &= left - 1) {
            const auto to = static_cast<std::size_t>(std::countr_zero(left));
            if (room_in(rules, s, to, seat) >= surplus && rival_in(rules, s, to, seat) == nobody) return true;
        }
    if (next.land_moves == 0) return false;
    const AreaMask beyond = (rules.map.land[area] | reached_by_port(rules, s, next, seat)) & ~mask_of_area(m.area);
    for (AreaMask left = beyond; left != 0; left &= left - 1) {
        const auto to = static_cast<std::size_t>(std::countr_zero(left));
        if (room_in(rules, s, to, seat) >= surplus && !walls_stop(rules, s, next, seat, to) &&
            price(s, seat, toll_in(rules, s, seat, to)) <= s.player[seat].prayer)
            return true;
    }
    return false;
}

}  // namespace

bool fits_in(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area) {
    if (m.creature != no_creature && creature_in(rules, s, area, seat) != no_creature) return false;
    const int surplus = m.units - room_in(rules, s, area, seat);
    if (surplus <= 0) return true;
    return !rules.set.limits_at_every_moment && surplus_can_go_on(rules, s, m, seat, area, surplus);
}

Reach reach_of(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    Reach reach;
    const auto passable = [&](std::size_t area, int cost) {
        return !walls_stop(rules, s, m, seat, area) && fits_in(rules, s, m, seat, area) &&
               cost + price(s, seat, toll_in(rules, s, seat, area)) <= s.player[seat].prayer;
    };
    const AreaMask near = m.land_moves > 0 ? rules.map.land[m.area] | reached_by_port(rules, s, m, seat) : 0;
    for (AreaMask left = near; left != 0; left &= left - 1) {
        const auto area = static_cast<std::size_t>(std::countr_zero(left));
        if (passable(area, 0)) reach.walking |= mask_of_area(area);
    }
    if (!may_start_teleport(rules, s, m, seat)) return reach;
    const int cost = teleport_price(rules, s, m, seat);
    for (AreaMask left = rules.map.obelisks & ~m.teleported_to & ~mask_of_area(m.area); left != 0; left &= left - 1) {
        const auto area = static_cast<std::size_t>(std::countr_zero(left));
        if (m.units <= room_in(rules, s, area, seat) && passable(area, cost)) reach.teleport |= mask_of_area(area);
    }
    return reach;
}

namespace {

using Step = MoveTroop::Step;

// What a troop can do is fixed when it sets out.
Moving set_out(const Rules& rules, const State& s, Seat seat, const MoveTroop& frame, std::uint8_t area,
               std::uint8_t creature) {
    Moving m = s.moving;  // with what cards played before have given
    const std::uint8_t walks_with =
        rules.set.bonus_of_creature_left_behind ? creature_in(rules, s, area, seat) : creature;
    m.area = m.start = area;
    m.creature = creature;
    m.land_moves = static_cast<std::uint8_t>(m.land_moves + 1 + power(s, seat, Power::land_moves) +
                                             creature_gives(rules, walks_with, Power::land_moves));
    m.teleports = rules.set.teleports == 0
                      ? std::uint8_t{0xFF}
                      : static_cast<std::uint8_t>(rules.set.teleports + power(s, seat, Power::extra_teleports));
    const auto gold = static_cast<Power>(frame.rules);
    if (gold == Power::gold_move_without_teleport) m.no_teleport = 1;
    const bool all = power(s, seat, Power::ignores_walls) > 0 || gold == Power::gold_move_through_walls ||
                     creature_gives(rules, creature, Power::ignores_walls) > 0;
    const bool one =
        power(s, seat, Power::ignores_one_wall) > 0 || creature_gives(rules, creature, Power::ignores_one_wall) > 0;
    if (all)
        m.walls = 2;
    else if (one && m.walls == 0)
        m.walls = 1;
    return m;
}

// How many go on from an area, with or without the creature there. Those who stay must keep to the limit.
template <class Make>
void parties(const Rules& rules, const State& s, Seat seat, std::uint8_t area, Make&& make, ActionList& out) {
    const std::uint8_t creature = creature_in(rules, s, area, seat);
    const int there = s.units[area][seat];
    const int limit = troop_limit(rules, s, seat);
    const int fewest = std::max(1, there - limit);
    const int most = rules.set.limits_at_every_moment ? std::min(there, limit) : there;
    for (int units = fewest; units <= most; ++units) {
        const auto count = static_cast<std::uint8_t>(units);
        const Moving without = make(no_creature, count);
        if (reach_of(rules, s, without, seat).any()) out.push(make_action(ActionKind::march, area, count, 0));
        if (creature == no_creature) continue;
        const Moving with = make(creature, count);
        if (reach_of(rules, s, with, seat).any()) out.push(make_action(ActionKind::march, area, count, creature + 1U));
    }
}

void setting_out(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat, ActionList& out) {
    for (unsigned area = 0; area < rules.map.areas; ++area) {
        if (s.units[area][seat] == 0) continue;
        const auto at = static_cast<std::uint8_t>(area);
        parties(
            rules, s, seat, at,
            [&](std::uint8_t creature, std::uint8_t units) {
                Moving m = set_out(rules, s, seat, frame, at, creature);
                m.units = units;
                return m;
            },
            out);
    }
}

void going_on(const Rules& rules, const State& s, Seat seat, ActionList& out) {
    parties(
        rules, s, seat, s.moving.area,
        [&](std::uint8_t creature, std::uint8_t units) {
            Moving m = s.moving;
            m.creature = creature;
            m.units = units;
            return m;
        },
        out);
}

void arrive(Table& table, MoveTroop& frame, Action action) {
    const Rules& rules = table.rules;
    State& s = table.s;
    Moving& m = s.moving;
    const std::uint8_t from = m.area;
    const std::uint8_t to = action.arg[0];
    pay(table, frame.seat, toll_in(rules, s, frame.seat, to));
    if (is(action, ActionKind::teleport)) {
        const bool paid_by_card = m.free_teleport != 0;
        if (paid_by_card) {
            m.free_teleport = 0;
        } else {
            pay(table, frame.seat,
                std::max(0, rules.set.teleport_cost - power(s, frame.seat, Power::teleport_discount)));
        }
        const bool one_more = paid_by_card && !rules.set.free_teleport_counts;
        if (m.teleports != 0xFF && m.teleports > 0 && !one_more) --m.teleports;
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
    if (left_alone != no_creature) send_creature_home(table, left_alone, Loss::given_up);
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
        case Step::begin:
            m = Moving{};
            m.creature = no_creature;
            frame.step = Step::march;
            return Flow::next;
        case Step::march: {
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
            const bool nothing_to_choose = choices.empty() || (choices.size() == 1 && is(choices[0], ActionKind::stay));
            if (nothing_to_choose) {
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
        for (AreaMask left = escape_areas(rules, s, seat, s.moving.area); left != 0; left &= left - 1)
            out.push(make_action(ActionKind::to, static_cast<unsigned>(std::countr_zero(left))));
        return;
    }
    if (frame.step == Step::where) {
        const Reach reach = reach_of(rules, s, s.moving, seat);
        for (AreaMask left = reach.walking; left != 0; left &= left - 1)
            out.push(make_action(ActionKind::to, static_cast<unsigned>(std::countr_zero(left))));
        for (AreaMask left = reach.teleport; left != 0; left &= left - 1)
            out.push(make_action(ActionKind::teleport, static_cast<unsigned>(std::countr_zero(left))));
        return;
    }
    if (frame.step == Step::march)
        setting_out(rules, s, frame, seat, out);
    else
        going_on(rules, s, seat, out);
    if (!out.empty()) playable_cards(rules, s, seat, When::own_move, nobody, out);
    if (frame.step == Step::go_on && s.units[s.moving.area][seat] <= troop_limit(rules, s, seat))
        out.push(make_action(ActionKind::stay));
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
        const auto creature = action.arg[2] == 0 ? no_creature : static_cast<std::uint8_t>(action.arg[2] - 1);
        if (frame.step == Step::march) m = set_out(table.rules, s, seat, frame, action.arg[0], creature);
        m.creature = creature;
        m.units = action.arg[1];
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
