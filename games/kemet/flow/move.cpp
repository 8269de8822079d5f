// Moving a troop [kemet.move]. A move is made of steps: how many go on and with which creature, then where to.
#include "games/kemet/flow/move.h"

#include <algorithm>
#include <bit>

#include "games/kemet/flow/cards.h"
#include "games/kemet/flow/creatures.h"

namespace mehen::kemet {

int teleport_price(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    if (m.free_teleport != 0) return 0;
    return price(s, seat, std::max(0, rules.set.teleport_cost - power(s, seat, Power::teleport_discount)));
}

int prayer_left(const State& s, const Moving& m, Seat seat) {
    return s.player[seat].prayer - m.spent;
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
    return teleport_price(rules, s, m, seat) <= prayer_left(s, m, seat);
}

namespace {

bool started_beside(const Rules& rules, const Moving& m, std::uint8_t city) {
    return m.start == rules.map.front[city] || rules.map.city[m.start] == city;
}

}  // namespace

void lift_walls(Moving& m, bool all, int more) {
    if (all)
        m.walls = all_walls;
    else if (m.walls != all_walls)
        m.walls = static_cast<std::uint8_t>(m.walls + more);
}

namespace {

// Whether one more wall may be ignored: by tiles and cards, and by a creature as long as it walks with the troop.
bool ignores_wall(const Rules& rules, const Moving& m) {
    if (m.walls == all_walls || creature_gives(rules, m.creature, Power::ignores_walls) > 0) return true;
    return m.walls + creature_gives(rules, m.creature, Power::ignores_one_wall) > m.walls_ignored;
}

}  // namespace

bool walls_stop(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area) {
    const std::uint8_t city = rules.map.city[area];
    if (city == no_city || owner_of_city(s, city) == seat) return false;
    const bool entered = m.entered == city + 1;
    const bool beside = started_beside(rules, m, city);
    // Where only one district may be entered, whatever lifts walls lifts the starting condition, not that limit.
    if (rules.set.walls == WallRule::one_district && entered) return true;
    return (!beside || entered) && !ignores_wall(rules, m);
}

int toll_in(const Rules& rules, const State& s, Seat seat, std::size_t area) {
    const std::uint8_t rival = rival_in(s, area, seat);
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

unsigned creatures_in(const Rules& rules, const State& s, std::size_t area, Seat seat) {
    if (!has_area(s.creature_areas, area)) return 0;
    unsigned creatures = 0;
    for (std::uint64_t tiles = s.player[seat].tiles & rules.creature_tiles; tiles != 0; tiles &= tiles - 1) {
        const std::uint8_t creature = rules.creature_of[static_cast<std::size_t>(std::countr_zero(tiles))];
        if (s.creature[creature] == area) creatures |= 1U << creature;
    }
    return creatures;
}

namespace {

// How a troop would enter an area.
enum class Way : std::uint8_t { land, teleport };

// What a troop would have left after a step.
Moving after_step(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area, Way way) {
    Moving next = m;
    next.area = static_cast<std::uint8_t>(area);
    const int cost =
        price(s, seat, toll_in(rules, s, seat, area)) + (way == Way::teleport ? teleport_price(rules, s, m, seat) : 0);
    next.spent = static_cast<std::uint8_t>(next.spent + cost);
    if (way == Way::land)
        --next.land_moves;
    else if (next.free_teleport != 0)
        next.free_teleport = 0;
    else if (next.teleports != 0xFF)
        --next.teleports;
    if (way == Way::teleport) next.teleported_to |= mask_of_area(area);
    return next;
}

Reach steps_out(const Rules& rules, const State& s, const Moving& m, Seat seat);
bool limits_allow(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area, Way way,
                  AreaMask passed);

// Whether a troop that breaks the limits in an area could keep to them by going on at once: with the units that are too
// many, and with one of two creatures. `passed` are areas it has come through in this thought.
bool could_go_on(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area, Way way,
                 AreaMask passed) {
    if (rules.set.limits_at_every_moment || rival_in(s, area, seat) != nobody) return false;
    const std::uint8_t there = creature_in(rules, s, area, seat);
    const bool two_creatures = m.creature != no_creature && there != no_creature;
    const int in_all = m.units + s.units[area][seat];
    Moving next = after_step(rules, s, m, seat, area, way);
    next.units = static_cast<std::uint8_t>(std::max(1, in_all - troop_limit(rules, s, seat)));
    if (two_creatures && next.units == in_all) return false;  // somebody has to stay with the other one
    passed |= mask_of_area(m.area) | mask_of_area(area);
    for (const std::uint8_t creature : {m.creature, two_creatures ? there : no_creature}) {
        if (two_creatures && creature == no_creature) continue;
        next.creature = creature;
        const Reach steps = steps_out(rules, s, next, seat);
        bool found = false;
        each_area(steps.walking & ~passed,
                  [&](std::uint8_t to) { found = found || limits_allow(rules, s, next, seat, to, Way::land, passed); });
        each_area(steps.teleport & ~passed, [&](std::uint8_t to) {
            found = found || limits_allow(rules, s, next, seat, to, Way::teleport, passed);
        });
        if (found) return true;
    }
    return false;
}

bool within_limits(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area) {
    const bool two_creatures = m.creature != no_creature && creature_in(rules, s, area, seat) != no_creature;
    return !two_creatures && m.units <= room_in(rules, s, area, seat);
}

bool limits_allow(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area, Way way,
                  AreaMask passed) {
    return within_limits(rules, s, m, seat, area) || could_go_on(rules, s, m, seat, area, way, passed);
}

// Areas without those that walls keep the troop out of.
AreaMask within_walls(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaMask areas) {
    AreaMask walled = areas & rules.map.districts & ~own_districts(rules, s, seat);
    for (; walled != 0; walled &= walled - 1) {
        const auto area = static_cast<std::size_t>(std::countr_zero(walled));
        if (walls_stop(rules, s, m, seat, area)) areas &= ~mask_of_area(area);
    }
    return areas;
}

// Areas without those whose toll cannot be paid beside `cost`.
AreaMask within_means(const Rules& rules, const State& s, const Moving& m, Seat seat, int cost, AreaMask areas) {
    for (AreaMask left = areas & s.creature_areas; left != 0; left &= left - 1) {
        const auto area = static_cast<std::size_t>(std::countr_zero(left));
        if (cost + price(s, seat, toll_in(rules, s, seat, area)) > prayer_left(s, m, seat))
            areas &= ~mask_of_area(area);
    }
    return areas;
}

// Where the next step could lead for walls and tolls, whatever the limits say.
Reach steps_out(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    Reach steps;
    if (m.land_moves > 0) {
        const AreaMask near = rules.map.land[m.area] | reached_by_port(rules, s, m, seat);
        steps.walking = within_means(rules, s, m, seat, 0, within_walls(rules, s, m, seat, near));
    }
    if (may_start_teleport(rules, s, m, seat)) {
        const AreaMask far = rules.map.obelisks & ~m.teleported_to & ~mask_of_area(m.area);
        const int cost = teleport_price(rules, s, m, seat);
        steps.teleport = within_means(rules, s, m, seat, cost, within_walls(rules, s, m, seat, far));
    }
    return steps;
}

}  // namespace

bool fits_in(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area, bool teleport) {
    return limits_allow(rules, s, m, seat, area, teleport ? Way::teleport : Way::land, 0);
}

Reach reach_of(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    Reach reach = steps_out(rules, s, m, seat);
    // Where no own troop stands, one that keeps to the limits itself has room.
    const AreaMask doubtful = m.units <= troop_limit(rules, s, seat) ? s.troops[seat] : ~AreaMask{0};
    each_area(reach.walking & doubtful, [&](std::uint8_t area) {
        if (!limits_allow(rules, s, m, seat, area, Way::land, 0)) reach.walking &= ~mask_of_area(area);
    });
    each_area(reach.teleport & doubtful, [&](std::uint8_t area) {
        if (!limits_allow(rules, s, m, seat, area, Way::teleport, 0)) reach.teleport &= ~mask_of_area(area);
    });
    return reach;
}

namespace {

using Step = MoveTroop::Step;

// What a troop can do is fixed when it sets out. `m` has what cards played before have given.
Moving set_out(const Rules& rules, const State& s, Moving m, Seat seat, const MoveTroop& frame, std::uint8_t area,
               std::uint8_t creature) {
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
    const bool all = power(s, seat, Power::ignores_walls) > 0 || gold == Power::gold_move_through_walls;
    lift_walls(m, all, power(s, seat, Power::ignores_one_wall));
    return m;
}

// Whether a party of that size could take any step. What is in its way but not its size is looked at once.
class StepsOut {
public:
    StepsOut(const Rules& rules, const State& s, const Moving& m, Seat seat)
        : rules_(rules), s_(s), m_(m), seat_(seat), steps_(steps_out(rules, s, m, seat)) {
        const AreaMask all = steps_.walking | steps_.teleport;
        if ((all & ~s.troops[seat]) != 0) {
            most_room_ = troop_limit(rules, s, seat);
            return;
        }
        each_area(all, [&](std::uint8_t area) {
            const bool two_creatures = m.creature != no_creature && creature_in(rules, s, area, seat) != no_creature;
            if (!two_creatures) most_room_ = std::max(most_room_, room_in(rules, s, area, seat));
        });
    }

    bool any_for(int units) {
        if (units <= most_room_) return true;
        if (rules_.set.limits_at_every_moment) return false;
        m_.units = static_cast<std::uint8_t>(units);
        bool found = false;
        each_area(steps_.walking,
                  [&](std::uint8_t area) { found = found || could_go_on(rules_, s_, m_, seat_, area, Way::land, 0); });
        each_area(steps_.teleport, [&](std::uint8_t area) {
            found = found || could_go_on(rules_, s_, m_, seat_, area, Way::teleport, 0);
        });
        return found;
    }

private:
    const Rules& rules_;
    const State& s_;
    Moving m_;
    Seat seat_;
    Reach steps_;
    int most_room_ = 0;
};

// How many go on from an area, with or without a creature there. Those who stay must keep to the limits.
template <class Make>
void parties(const Rules& rules, const State& s, Seat seat, std::uint8_t area, Make&& make, ActionList& out) {
    const int there = s.units[area][seat];
    const int limit = troop_limit(rules, s, seat);
    const unsigned creatures = creatures_in(rules, s, area, seat);
    const bool two_creatures = std::popcount(creatures) > 1;
    const int fewest = std::max(1, there - limit);
    int most = rules.set.limits_at_every_moment ? std::min(there, limit) : there;
    if (two_creatures) most = std::min(most, there - 1);  // one of them stays, and not alone
    StepsOut alone(rules, s, make(no_creature), seat);
    for (int units = fewest; units <= most; ++units) {
        const auto count = static_cast<unsigned>(units);
        if (!two_creatures && alone.any_for(units)) out.push(make_action(ActionKind::march, area, count, 0));
        for (unsigned left = creatures; left != 0; left &= left - 1) {
            const auto creature = static_cast<std::uint8_t>(std::countr_zero(left));
            if (StepsOut(rules, s, make(creature), seat).any_for(units))
                out.push(make_action(ActionKind::march, area, count, creature + 1U));
        }
    }
}

// Which parties could set out or go on. `m` is the move under way, or one with what a card would give.
void marches(const Rules& rules, const State& s, const MoveTroop& frame, const Moving& m, Seat seat, ActionList& out) {
    if (frame.step == Step::march) {
        each_area(s.troops[seat], [&](std::uint8_t area) {
            parties(
                rules, s, seat, area,
                [&](std::uint8_t creature) { return set_out(rules, s, m, seat, frame, area, creature); }, out);
        });
        return;
    }
    parties(
        rules, s, seat, m.area,
        [&](std::uint8_t creature) {
            Moving with = m;
            with.creature = creature;
            return with;
        },
        out);
}

// Whether some troop could march: mostly one unit alone could take a step, which is seen at once. False says nothing.
bool could_march(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat) {
    const bool on_the_way = frame.step == Step::go_on;
    for (AreaMask left = on_the_way ? mask_of_area(s.moving.area) : s.troops[seat]; left != 0; left &= left - 1) {
        const auto area = static_cast<std::uint8_t>(std::countr_zero(left));
        if (s.units[area][seat] > troop_limit(rules, s, seat) || has_area(s.creature_areas, area)) continue;
        const Moving m = on_the_way ? s.moving : set_out(rules, s, s.moving, seat, frame, area, no_creature);
        if (m.land_moves == 0) continue;
        const AreaMask near = rules.map.land[area] & ~s.troops[seat];
        if (within_means(rules, s, m, seat, 0, within_walls(rules, s, m, seat, near)) != 0) return true;
    }
    return false;
}

constexpr std::size_t max_marches = max_areas * 16;

bool any_march(const Rules& rules, const State& s, const MoveTroop& frame, const Moving& m, Seat seat) {
    Buffer<Action, max_marches> possible;
    marches(rules, s, frame, m, seat, possible);
    return !possible.empty();
}

// Whether a troop could march when a card of the own move has been paid for and, if nobody vetoed it, has worked.
bool marches_after(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat, std::uint8_t card,
                   bool worked) {
    Moving m = s.moving;
    m.spent = static_cast<std::uint8_t>(price(s, seat, rules.set.di_cards[card].cost));
    if (worked) change_move(rules, m, card);
    return any_march(rules, s, frame, m, seat);
}

// Whether anybody at the table must reckon with such a card: so the question is asked, whatever the hand is.
bool may_be_freed(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat) {
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
    return s.units[area][seat] <= troop_limit(rules, s, seat) && std::popcount(creatures_in(rules, s, area, seat)) <= 1;
}

// Cards of the own move: while the troop can march, and those that alone would let it. A troop over the limits keeps
// the PP that it needs to go on.
void cards_for_move(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat, ActionList& out) {
    const bool stuck = out.empty();
    const bool must_go_on = frame.step == Step::go_on && !may_stay(rules, s, seat);
    Buffer<Action, max_di_cards> cards;
    playable_cards(rules, s, seat, When::own_move, nobody, cards);
    for (const Action& card : cards)
        if ((!stuck && !must_go_on) || marches_after(rules, s, frame, seat, card.arg[0], !must_go_on)) out.push(card);
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
    const std::uint8_t city = rules.map.city[to];
    if (city != no_city && owner_of_city(s, city) != frame.seat) {
        const bool needed = m.entered == city + 1 || !started_beside(rules, m, city);
        if (needed) ++m.walls_ignored;
        m.entered = static_cast<std::uint8_t>(city + 1);
    }
    shift_units(table, from, to, frame.seat, m.units);
    if (m.creature != no_creature) put_creature(s, m.creature, to);
    const std::uint8_t left_alone =
        s.units[from][frame.seat] == 0 ? creature_in(rules, s, from, frame.seat) : no_creature;
    if (left_alone != no_creature) send_creature_home(table, left_alone, Loss::given_up);
    m.area = to;
    m.moved = 1;
}

// Whether there is anything to choose, or might be for all that the others know.
bool can_be_answered(const Rules& rules, const State& s, const MoveTroop& frame) {
    return any_march(rules, s, frame, s.moving, frame.seat) || may_be_freed(rules, s, frame, frame.seat);
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
        case Step::march:
            if (could_march(rules, s, frame, frame.seat) || can_be_answered(rules, s, frame))
                return ask_seat(table, frame.seat, AskKind::march);
            return lose_action(table, frame.seat);
        case Step::where: return ask_seat(table, frame.seat, AskKind::where);
        case Step::arrive: {
            frame.rival = rival_in(s, m.area, frame.seat);
            if (frame.rival == nobody) {
                frame.step = Step::go_on;
                return Flow::next;
            }
            gain_prayer(table, frame.seat, power(s, frame.seat, Power::prayer_on_entering));
            frame.step = Step::entered;
            s.escaped = 0;
            const bool any = (rules.moments & static_cast<unsigned>(When::on_entry)) != 0;
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
                return bring_creatures_home(table);
            }
            frame.step = Step::over;
            return call(table, new_battle(m.area, nobody, frame.seat, frame.rival));
        }
        case Step::fight:  // after an escape
            frame.step = rules.set.escape_ends_the_move ? Step::over : Step::go_on;
            return Flow::next;
        case Step::go_on:
            if (could_march(rules, s, frame, frame.seat) || can_be_answered(rules, s, frame))
                return ask_seat(table, frame.seat, AskKind::go_on);
            frame.step = Step::over;
            return Flow::next;
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
    marches(rules, s, frame, s.moving, seat, out);
    const bool stuck = out.empty();  // then it may give up; otherwise an action that can be carried out is
    cards_for_move(rules, s, frame, seat, out);
    if (frame.step == Step::go_on ? may_stay(rules, s, seat) : stuck) out.push(make_action(ActionKind::stay));
}

Answered answer(Table& table, MoveTroop& frame, Seat seat, Action action) {
    State& s = table.s;
    Moving& m = s.moving;
    if (is(s.flow.ask, AskKind::retreat_to)) {
        const std::uint8_t creature = creature_in(table.rules, s, m.area, seat);
        shift_units(table, m.area, action.arg[0], seat, s.units[m.area][seat]);
        if (creature != no_creature) put_creature(s, creature, action.arg[0]);
        table.tell(make_event(EventKind::retreat, seat, m.area, action.arg[0]));
    } else if (is(action, ActionKind::march)) {
        const auto creature = action.arg[2] == 0 ? no_creature : static_cast<std::uint8_t>(action.arg[2] - 1);
        if (frame.step == Step::march) m = set_out(table.rules, s, s.moving, seat, frame, action.arg[0], creature);
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
