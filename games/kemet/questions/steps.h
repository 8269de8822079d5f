// What each step of a troop has to get past, in the order in which it is said: the way, walls, limits, tolls
// [kemet.move].
#pragma once

#include "games/kemet/expansions.h"
#include "games/kemet/questions/where.h"

namespace mehen::kemet {

// Over a border, or from port to port.
template <class Areas>
MEHEN_NARROWING void narrow_walking(const AtStep& at, Areas& areas) {
    constexpr SectionId here = SectionId::move;
    const auto& [rules, s, m, seat] = at;
    areas.only(~mask_of_area(m.area), said(Reason::already_there, here));
    areas.unless([&] { return at.m.land_moves == 0; }, plain(Reason::no_land_moves, here));
    if (!areas.any()) return;
    const AreaMask near = rules.map.land[m.area] | reached_by_port(rules, s, m, seat);
    areas.only(near | rules.map.portal[m.area], [&](AreaId area) {
        if (!has_area(at.rules.map.port_areas, area)) return because(Reason::not_adjacent, here, at.m.area, area);
        if (!has_area(at.rules.map.port_areas, at.m.area)) return because(Reason::no_port, SectionId::ports, at.m.area);
        return because(Reason::military_port, SectionId::ports, area);
    });
    join(Seam<EnterArea>{}, rules, at, areas);
    join(Seam<WalkThere>{}, rules, at, near, areas);
}

template <class Areas>
MEHEN_NARROWING void narrow_teleport(const AtStep& at, Areas& areas) {
    constexpr SectionId here = SectionId::teleport;
    const auto& [rules, s, m, seat] = at;
    areas.unless([&] { return at.m.no_teleport != 0; }, plain(Reason::no_teleport, here));
    areas.only(~mask_of_area(m.area), said(Reason::already_there, here));
    areas.only(rules.map.obelisks, said(Reason::no_obelisk, here));
    areas.unless([&] { return teleports_used_up(at.rules, at.m); }, plain(Reason::teleports_used, here));
    areas.unless([&] { return !at_portal(at.rules, at.s, at.m, at.seat); },
                 [&](unsigned) {
                     const bool obelisk_too = teleports_from_obelisks(at.rules, at.s, at.m, at.seat);
                     return because(obelisk_too ? Reason::no_portal_here : Reason::no_portal, here, at.m.area);
                 });
    areas.only(~m.teleported_to, said(Reason::teleported_before, here));
    if (!areas.any()) return;
    const int cost = teleport_price(rules, s, m, seat);
    const int means = prayer_left(s, m, seat);
    areas.unless([&] { return cost > means; },
                 [&](unsigned) { return because(Reason::cannot_pay, here, cost, means); });
    join(Seam<EnterArea>{}, rules, at, areas);
}

template <class Areas>
MEHEN_NARROWING void narrow_walls(const AtStep& at, Areas& areas) {
    const AreaMask walled = at.rules.map.districts & ~own_districts(at.rules, at.s, at.seat);
    areas.only_if(
        walled, [&](AreaId area) { return !walls_stop(at.rules, at.s, at.m, at.seat, area); },
        [&](AreaId area) {
            const bool again = ((unsigned{at.m.entered} >> at.rules.map.city[area]) & 1U) != 0;
            return because(again ? Reason::walls_again : Reason::walls, SectionId::walls, area);
        });
}

// Where no own troop stands, one that keeps to the limits itself has room.
template <class Areas>
MEHEN_NARROWING void narrow_room(const AtStep& at, Way way, Areas& areas) {
    const auto& [rules, s, m, seat] = at;
    bool joins = true;
    join(Seam<JoinsTroops>{}, rules, m, joins);
    if (!joins) return;
    const AreaMask doubtful = m.units <= troop_limit(rules, s, seat) ? troops_of_side(s, seat) : ~AreaMask{0};
    areas.only_if(
        doubtful, [&](AreaId area) { return fits_in(at.rules, at.s, at.m, at.seat, area, way); },
        [&](AreaId area) { return no_room_there(at, area); });
}

// Tolls are paid beside what the way costs.
template <class Areas>
MEHEN_NARROWING void narrow_tolls(const AtStep& at, Way way, Areas& areas) {
    const auto means = [&] {
        const int cost = way == Way::teleport ? teleport_price(at.rules, at.s, at.m, at.seat) : 0;
        return prayer_left(at.s, at.m, at.seat) - cost;
    };
    const auto toll = [&](AreaId area) {
        return price(at.s, payer_of(at.m, at.seat), toll_in(at.rules, at.s, at.seat, area));
    };
    areas.only_if(
        at.s.creature_areas, [&](AreaId area) { return toll(area) <= means(); },
        [&](AreaId area) { return because(Reason::toll, SectionId::creatures, area, toll(area), means()); });
}

}  // namespace mehen::kemet
