// Where a moving troop may go, and what keeps it out: borders, ports, walls, tolls, limits [kemet.move].
#include <algorithm>

#include "games/kemet/flow/creatures.h"
#include "games/kemet/seth/flow/joint_move.h"

namespace mehen::kemet {

int teleport_price(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    if (m.free_teleport != 0) return 0;
    return price(s, payer_of(m, seat), std::max(0, rules.set.teleport_cost - power(s, seat, Power::teleport_discount)));
}

int prayer_left(const State& s, const Moving& m, Seat seat) {
    return s.player[payer_of(m, seat)].prayer - m.spent;
}

bool teleports_from_obelisks(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    return power(s, seat, Power::teleport_from_obelisk) > 0 ||
           creature_gives(rules, m.creature, Power::teleport_from_obelisk) > 0;
}

bool at_portal(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    if (m.free_teleport != 0) return true;  // from wherever it stands
    const Pyramid* const pyramid = pyramid_at(rules, s, m.area);
    if (pyramid != nullptr && pyramid->level > 0) return true;  // anybody's
    return teleports_from_obelisks(rules, s, m, seat) && has_area(rules.map.obelisks, m.area);
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
    if (city == no_city || same_side(s, seat, owner_of_city(s, city))) return false;
    const bool entered = ((unsigned{m.entered} >> city) & 1U) != 0;
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

void take_step(const Rules& rules, const State& s, Moving& m, Seat seat, std::size_t area, Way way) {
    int cost = price(s, payer_of(m, seat), toll_in(rules, s, seat, area));
    if (way == Way::land) {
        --m.land_moves;
    } else {
        cost += teleport_price(rules, s, m, seat);
        const bool one_more = m.free_teleport != 0 && !rules.set.free_teleport_counts;
        if (m.teleports != 0xFF && m.teleports > 0 && !one_more) --m.teleports;
        m.free_teleport = 0;
        m.teleported_to |= mask_of_area(area);
    }
    const std::uint8_t city = rules.map.city[area];
    if (city != no_city && !same_side(s, seat, owner_of_city(s, city))) {
        const unsigned entered = m.entered;
        if (((entered >> city) & 1U) != 0 || !started_beside(rules, m, city)) ++m.walls_ignored;
        m.entered = static_cast<std::uint8_t>(entered | (1U << city));
    }
    m.area = static_cast<std::uint8_t>(area);
    m.moved = 1;
    m.spent = static_cast<std::uint8_t>(m.spent + cost);
}

unsigned creatures_in(const Rules& rules, const State& s, std::size_t area, Seat seat) {
    if (!has_area(s.creature_areas, area)) return 0;
    unsigned creatures = creatures_of(rules, s, seat);
    for (unsigned left = creatures; left != 0; left &= left - 1)
        if (s.creature[static_cast<std::size_t>(std::countr_zero(left))] != area) creatures &= ~(left & (0U - left));
    return creatures;
}

namespace {

// Whether one of the steps to some areas will do: test(area, way).
template <class Test>
bool any_step(const Reach& steps, AreaMask areas, Test&& test) {
    for (const Way way : {Way::land, Way::teleport})
        for (AreaMask left = (way == Way::land ? steps.walking : steps.teleport) & areas; left != 0; left &= left - 1)
            if (test(static_cast<std::uint8_t>(std::countr_zero(left)), way)) return true;
    return false;
}

// Whether a creature would join another of its owner's. One that was left alone counts as if it were along: nothing is
// taken off the board to make a move possible.
bool two_creatures_in(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area) {
    return (m.creature != no_creature || m.left_creature != 0) && creature_in(rules, s, area, seat) != no_creature;
}

bool limits_allow(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area, Way way,
                  AreaMask passed);

// Whether one of the steps to an area not yet passed keeps to the limits, now or by going on at once.
bool any_fitting(const Reach& steps, const Rules& rules, const State& s, const Moving& m, Seat seat, AreaMask passed) {
    return any_step(steps, ~passed,
                    [&](std::uint8_t area, Way way) { return limits_allow(rules, s, m, seat, area, way, passed); });
}

// Whether a troop that breaks the limits in an area could keep to them by going on at once: with the units that are too
// many, and with one of two creatures. `passed` are areas it has come through in this thought.
bool could_go_on(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area, Way way,
                 AreaMask passed) {
    if (rules.allied()) return joint_party_could_go_on(rules, s, m, seat, area, way, passed);
    if (rules.set.limits_at_every_moment || rival_in(s, area, seat) != nobody) return false;
    const std::uint8_t there = creature_in(rules, s, area, seat);
    const bool two_creatures = two_creatures_in(rules, s, m, seat, area);
    const int in_all = m.units + troop_size(rules, s, area, seat);
    Moving next = m;
    take_step(rules, s, next, seat, area, way);
    next.units = static_cast<std::uint8_t>(std::max(1, in_all - troop_limit(rules, s, seat)));
    if (two_creatures && next.units == in_all) return false;  // somebody has to stay with the other one
    passed |= mask_of_area(m.area) | mask_of_area(area);
    for (const bool same : {true, false}) {  // with the same creature, or with the one there, or with none
        next.creature = same ? m.creature : two_creatures ? there : no_creature;
        next.left_creature = !same && two_creatures ? std::uint8_t{0} : m.left_creature;
        if (any_fitting(steps_out(rules, s, next, seat), rules, s, next, seat, passed)) return true;
    }
    return false;
}

bool within_limits(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area) {
    if (two_creatures_in(rules, s, m, seat, area)) return false;
    if (rules.allied()) return joint_party_fits(rules, s, m, seat, area);
    return m.units <= room_in(rules, s, area, seat);
}

bool limits_allow(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area, Way way,
                  AreaMask passed) {
    return within_limits(rules, s, m, seat, area) || could_go_on(rules, s, m, seat, area, way, passed);
}

}  // namespace

AreaMask within_walls(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaMask areas) {
    AreaMask walled = areas & rules.map.districts & ~own_districts(rules, s, seat);
    for (; walled != 0; walled &= walled - 1) {
        const auto area = static_cast<std::size_t>(std::countr_zero(walled));
        if (walls_stop(rules, s, m, seat, area)) areas &= ~mask_of_area(area);
    }
    return areas;
}

AreaMask within_means(const Rules& rules, const State& s, const Moving& m, Seat seat, int cost, AreaMask areas) {
    for (AreaMask left = areas & s.creature_areas; left != 0; left &= left - 1) {
        const auto area = static_cast<std::size_t>(std::countr_zero(left));
        if (cost + price(s, payer_of(m, seat), toll_in(rules, s, seat, area)) > prayer_left(s, m, seat))
            areas &= ~mask_of_area(area);
    }
    return areas;
}

namespace {

// The other end of the portal, for whom it is open.
AreaMask reached_by_portal(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    return is_lone(s, seat) || s.pact.portal_open != 0 ? rules.map.portal[m.area] : 0;
}

}  // namespace

Reach steps_out(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    Reach steps;
    if (m.land_moves > 0) {
        AreaMask near = rules.map.land[m.area] | reached_by_port(rules, s, m, seat);
        if (rules.allied()) near |= reached_by_portal(rules, s, m, seat);
        steps.walking = within_means(rules, s, m, seat, 0, within_walls(rules, s, m, seat, near));
    }
    if (may_start_teleport(rules, s, m, seat)) {
        const AreaMask far = rules.map.obelisks & ~m.teleported_to & ~mask_of_area(m.area);
        const int cost = teleport_price(rules, s, m, seat);
        steps.teleport = within_means(rules, s, m, seat, cost, within_walls(rules, s, m, seat, far));
    }
    if (m.payer != 0) {  // seized
        const AreaMask closed = closed_to_seized(rules, s, seat, m.area);
        steps = {steps.walking & ~closed, steps.teleport & ~closed};
    }
    return steps;
}

bool fits_in(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area, Way way) {
    return limits_allow(rules, s, m, seat, area, way, 0);
}

Reach reach_of(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    Reach reach = steps_out(rules, s, m, seat);
    if (m.payer != 0) return reach;  // it joins nobody
    // Where no own troop stands, one that keeps to the limits itself has room.
    const AreaMask doubtful = m.units <= troop_limit(rules, s, seat) ? troops_of_side(rules, s, seat) : ~AreaMask{0};
    each_area(reach.walking & doubtful, [&](std::uint8_t area) {
        if (!limits_allow(rules, s, m, seat, area, Way::land, 0)) reach.walking &= ~mask_of_area(area);
    });
    each_area(reach.teleport & doubtful, [&](std::uint8_t area) {
        if (!limits_allow(rules, s, m, seat, area, Way::teleport, 0)) reach.teleport &= ~mask_of_area(area);
    });
    return reach;
}

// --- parties

StepsOut::StepsOut(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaMask passed)
    : rules_(rules), s_(s), m_(m), seat_(seat), passed_(passed), steps_(steps_out(rules, s, m, seat)) {
    const AreaMask all = (steps_.walking | steps_.teleport) & ~passed;
    any_free_ = (all & ~troops_of_side(rules, s, seat)) != 0;
    if (rules.allied()) return;
    if (any_free_) {
        most_room_ = troop_limit(rules, s, seat);
        return;
    }
    each_area(all, [&](std::uint8_t area) {
        if (!two_creatures_in(rules, s, m, seat, area))
            most_room_ = std::max(most_room_, room_in(rules, s, area, seat));
    });
}

bool StepsOut::any_for(int units) const {
    if (units <= most_room_) return true;
    if (rules_.set.limits_at_every_moment) return false;
    Moving m = m_;
    m.units = static_cast<std::uint8_t>(units);
    return any_step(steps_, ~passed_,
                    [&](std::uint8_t area, Way way) { return could_go_on(rules_, s_, m, seat_, area, way, passed_); });
}

bool StepsOut::any_for(const Party& party) const {
    return any_free_ || any_fitting(steps_, rules_, s_, with_party(m_, party), seat_, passed_);
}

}  // namespace mehen::kemet
