// Where a moving troop may go, and what keeps it out: borders, ports, walls, tolls, limits [kemet.move].
#include "games/kemet/questions/reach.h"

#include <algorithm>

#include "games/kemet/questions/steps.h"
#include "games/kemet/table/troop.h"

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

bool teleports_used_up(const Rules& rules, const Moving& m) {
    return m.teleports == 0 && (m.free_teleport == 0 || rules.set.free_teleport_counts);
}

namespace {

bool started_beside(const Rules& rules, const Moving& m, CityId city) {
    return m.start == rules.map.front[city] || rules.map.city[m.start] == city;
}

}  // namespace

void lift_walls(Moving& m, bool all, int more) {
    if (all)
        m.walls = unlimited;
    else if (m.walls != unlimited)
        add_to(m.walls, more);
}

namespace {

// Whether one more wall may be ignored: by tiles and cards, and by a creature as long as it walks with the troop.
bool ignores_wall(const Rules& rules, const Moving& m) {
    if (m.walls == unlimited || creature_gives(rules, m.creature, Power::ignores_walls) > 0) return true;
    return m.walls + creature_gives(rules, m.creature, Power::ignores_one_wall) > m.walls_ignored;
}

}  // namespace

bool walls_stop(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaId area) {
    const CityId city = rules.map.city[area];
    if (city == none || same_side(s, seat, owner_of_city(s, city))) return false;
    const bool entered = ((unsigned{m.entered} >> city) & 1U) != 0;
    const bool beside = started_beside(rules, m, city);
    // Where only one district may be entered, whatever lifts walls lifts the starting condition, not that limit.
    if (rules.set.walls == WallRule::one_district && entered) return true;
    return (!beside || entered) && !ignores_wall(rules, m);
}

int toll_in(const Rules& rules, const State& s, Seat seat, AreaId area) {
    const Seat rival = rival_in(s, area, seat);
    return rival == none ? 0 : creature_gives(rules, creature_in(rules, s, area, rival), Power::toll);
}

AreaMask reached_by_port(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    AreaMask ports = rules.map.ports[m.area];
    // A military port lets one's own troops into the desert around one's own city.
    if (has_area(rules.map.port_areas, m.area)) {
        const AreaId front = rules.map.front[s.player[seat].city];
        if (front != m.area && has_area(rules.map.port_areas, front)) ports |= mask_of_area(front);
    }
    return ports;
}

void take_step(const Rules& rules, const State& s, Moving& m, Seat seat, AreaId area, Way way) {
    int cost = price(s, payer_of(m, seat), toll_in(rules, s, seat, area));
    if (way == Way::land) {
        --m.land_moves;
    } else {
        cost += teleport_price(rules, s, m, seat);
        const bool one_more = m.free_teleport != 0 && !rules.set.free_teleport_counts;
        if (m.teleports != unlimited && m.teleports > 0 && !one_more) --m.teleports;
        m.free_teleport = 0;
        m.teleported_to |= mask_of_area(area);
    }
    const CityId city = rules.map.city[area];
    if (city != none && !same_side(s, seat, owner_of_city(s, city))) {
        const unsigned entered = m.entered;
        if (((entered >> city) & 1U) != 0 || !started_beside(rules, m, city)) ++m.walls_ignored;
        m.entered = as_byte(entered | (1U << city));
    }
    m.area = area;
    m.moved = 1;
    add_to(m.spent, cost);
}

unsigned creatures_in(const Rules& rules, const State& s, AreaId area, Seat seat) {
    unsigned creatures = 0;
    if (!has_area(s.creature_areas, area)) return creatures;
    for (std::size_t i = 0; i < rules.set.creatures.size(); ++i) creatures |= unsigned{s.creature[i] == area} << i;
    for (unsigned left = creatures; left != 0; left &= left - 1)  // of another side in a battle only
        if (!same_side(s, seat, s.creature_owner[lowest(left)])) creatures &= ~(left & (0U - left));
    return creatures;
}

namespace {

// Whether one of the steps to some areas will do: test(area, way).
template <class Test>
bool any_step(const Reach& steps, AreaMask areas, Test&& test) {
    for (const Way way : {Way::land, Way::teleport})
        for (AreaMask left = (way == Way::land ? steps.walking : steps.teleport) & areas; left != 0; left &= left - 1)
            if (test(lowest(left), way)) return true;
    return false;
}

// Whether a creature would join another of its owner's. One that was left alone counts as if it were along: nothing is
// taken off the board to make a move possible.
bool two_creatures(const Moving& m, const Troop& there) {
    return (m.creature != none || m.left_creature != 0) && there.creature != none;
}

bool within_limits(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaId area) {
    const Troop there = troop_at(rules, s, area, seat);
    return !two_creatures(m, there) && !(there + troop_of(rules, s, m, seat)).too_large();
}

bool limits_allow(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaId area, Way way,
                  AreaMask passed) {
    if (within_limits(rules, s, m, seat, area)) return true;
    return either<Seam<Parting>, OwnTroops>(
        rules, [&](auto troops) { return troops.could_go_on(rules, s, m, seat, area, way, passed); });
}

// Whether one of the steps to an area not yet passed keeps to the limits, now or by going on at once.
bool any_fitting(const Reach& steps, const Rules& rules, const State& s, const Moving& m, Seat seat, AreaMask passed) {
    return any_step(steps, ~passed,
                    [&](AreaId area, Way way) { return limits_allow(rules, s, m, seat, area, way, passed); });
}

}  // namespace

// Whether a troop that breaks the limits in an area could keep to them by going on at once: with the units that are too
// many, and with one of two creatures. `passed` are areas it has come through in this thought.
bool OwnTroops::could_go_on(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaId area, Way way,
                            AreaMask passed) {
    if (rules.set.limits_at_every_moment || rival_in(s, area, seat) != none) return false;
    const Troop there = troop_at(rules, s, area, seat);
    const bool two = two_creatures(m, there);
    const int in_all = m.units + there.units;
    Moving next = m;
    take_step(rules, s, next, seat, area, way);
    next.units = as_byte(std::max(1, in_all - there.limit));
    if (two && next.units == in_all) return false;  // somebody has to stay with the other one
    passed |= mask_of_area(m.area) | mask_of_area(area);
    for (const bool same : {true, false}) {  // with the same creature, or with the one there, or with none
        next.creature = same ? m.creature : two ? there.creature : none;
        next.left_creature = !same && two ? std::uint8_t{0} : m.left_creature;
        if (any_fitting(steps_out(rules, s, next, seat), rules, s, next, seat, passed)) return true;
    }
    return false;
}

Reach steps_out(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    const AtStep at{rules, s, m, seat};
    Listing walking(~AreaMask{0});
    narrow_walking(at, walking);
    narrow_walls(at, walking);
    narrow_tolls(at, Way::land, walking);
    Listing teleport(~AreaMask{0});
    narrow_teleport(at, teleport);
    narrow_walls(at, teleport);
    narrow_tolls(at, Way::teleport, teleport);
    return {walking.left(), teleport.left()};
}

bool fits_in(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaId area, Way way) {
    return limits_allow(rules, s, m, seat, area, way, 0);
}

// --- parties

StepsOut::StepsOut(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaMask passed)
    : rules_(rules),
      s_(s),
      m_(m),
      seat_(seat),
      passed_(passed),
      steps_(steps_out(rules, s, m, seat)),
      any_free_(((steps_.walking | steps_.teleport) & ~passed & ~troops_of_side(s, seat)) != 0) {}

int StepsOut::most_room() const {
    if (any_free_) return troop_limit(rules_, s_, seat_);
    int most = 0;
    each_area((steps_.walking | steps_.teleport) & ~passed_, [&](AreaId area) {
        if (!two_creatures(m_, troop_at(rules_, s_, area, seat_)))
            most = std::max(most, room_in(rules_, s_, area, seat_));
    });
    return most;
}

bool StepsOut::any_beyond_room(int units) const {
    if (rules_.set.limits_at_every_moment) return false;
    Moving m = m_;
    m.units = as_byte(units);
    return any_step(steps_, ~passed_, [&](AreaId area, Way way) {
        return OwnTroops::could_go_on(rules_, s_, m, seat_, area, way, passed_);
    });
}

bool StepsOut::any_for(const Moving& party) const {
    return any_free_ || any_fitting(steps_, rules_, s_, party, seat_, passed_);
}

// --- a move from its beginning

Moving new_move(const Rules& rules, const State& s, const MoveTroop& frame) {
    Moving m{};
    m.creature = none;
    const auto gold = static_cast<Power>(frame.rules);
    if (gold == Power::gold_move_without_teleport) m.no_teleport = 1;
    if (gold == Power::gold_move_through_walls) m.walls = unlimited;
    join(Seam<MoveBegins>{}, rules, s, frame, m);
    return m;
}

Moving set_out(const Rules& rules, const State& s, Moving m, Seat seat, AreaId area, CreatureId creature) {
    const CreatureId walks_with =
        rules.set.bonus_of_creature_left_behind ? creature_in(rules, s, area, seat) : creature;
    m.area = m.start = area;
    m.creature = creature;
    add_to(m.land_moves, 1 + power(s, seat, Power::land_moves) + creature_gives(rules, walks_with, Power::land_moves));
    m.teleports =
        rules.set.teleports == 0 ? unlimited : as_byte(rules.set.teleports + power(s, seat, Power::extra_teleports));
    lift_walls(m, power(s, seat, Power::ignores_walls) > 0, power(s, seat, Power::ignores_one_wall));
    return m;
}

void change_move(const Rules& rules, Moving& m, DiCardId card) {
    const auto gives = [&](Power which) { return card_gives(rules, card, which); };
    add_to(m.land_moves, gives(Power::land_moves));
    lift_walls(m, gives(Power::ignores_walls) > 0, gives(Power::ignores_one_wall));
    if (gives(Power::teleports_anywhere) > 0) m.free_teleport = 1;
}

bool may_stay(const Rules& rules, const State& s, Seat seat) {
    const AreaId area = s.moving.area;
    return !troop_at(rules, s, area, seat).too_large() && !more_than_one(creatures_in(rules, s, area, seat), s.moving);
}

SettingOut setting_out(const Rules& rules, const MoveTroop& frame) {
    SettingOut how;
    join(Seam<SetsOut>{}, rules, frame, how);
    return how;
}

}  // namespace mehen::kemet
