// Why a troop may not go there.
#include <bit>

#include "games/kemet/explain.h"
#include "games/kemet/flow/move.h"

namespace mehen::kemet {

namespace {

unsigned limit(const Rules& rules, const State& s, Seat seat) {
    return static_cast<unsigned>(troop_limit(rules, s, seat));
}

// Which units set out or go on.
Refusal explain_march(const Rules& rules, const State& s, Seat seat, Action action) {
    const auto [area, units, creature] = std::array{action.arg[0], action.arg[1], action.arg[2]};
    if (area >= rules.map.areas || creature > rules.set.creatures.size())
        return because(Reason::not_an_answer, SectionId::move);
    if (is(s.flow.ask, AskKind::go_on) && area != s.moving.area)
        return because(Reason::troop_elsewhere, SectionId::move, s.moving.area);
    const unsigned there = s.units[area][seat];
    if (there == 0) return because(Reason::no_troop_there, SectionId::move, area);
    if (units == 0) return because(Reason::no_units, SectionId::move);
    if (units > there) return because(Reason::fewer_units_there, SectionId::move, area, there);
    const bool its_creature =
        creature == 0 || (s.creature[creature - 1U] == area && s.creature_owner[creature - 1U] == seat);
    if (!its_creature) return because(Reason::creature_not_there, SectionId::creatures, creature - 1U, area);
    const unsigned most = limit(rules, s, seat);
    if (there - units > most) return because(Reason::too_many_stay, SectionId::limits, area, most);
    if (rules.set.limits_at_every_moment && units > most)
        return because(Reason::troop_limit, SectionId::limits, area, most);
    if (std::popcount(creatures_in(rules, s, area, seat)) > 1 && (creature == 0 || units == there))
        return because(Reason::two_creatures_here, SectionId::limits, area);
    return because(Reason::nowhere_to_go, SectionId::move, area);
}

// What keeps a troop out of an area, however it comes. `cost` is what the way costs.
Refusal explain_entry(const Rules& rules, const State& s, Seat seat, unsigned area, int cost) {
    const Moving& m = s.moving;
    if (walls_stop(rules, s, m, seat, area)) {
        const bool again = ((unsigned{m.entered} >> rules.map.city[area]) & 1U) != 0;
        return because(again ? Reason::walls_again : Reason::walls, SectionId::walls, area);
    }
    const bool teleport = cost >= 0;
    if (!fits_in(rules, s, m, seat, area, teleport ? Way::teleport : Way::land)) {
        if (m.creature != no_creature && creature_in(rules, s, area, seat) != no_creature)
            return because(Reason::two_creatures, SectionId::limits, area);
        return because(Reason::no_room, SectionId::limits, area, limit(rules, s, seat));
    }
    const int toll = price(s, seat, toll_in(rules, s, seat, area));
    const int means = s.player[seat].prayer - (teleport ? cost : 0);
    if (toll > means)
        return because(Reason::toll, SectionId::creatures, area, static_cast<unsigned>(toll),
                       static_cast<unsigned>(means));
    return because(Reason::unexplained, SectionId::move);
}

Refusal explain_step(const Rules& rules, const State& s, Seat seat, unsigned area) {
    const Moving& m = s.moving;
    if (area == m.area) return because(Reason::already_there, SectionId::move, area);
    if (m.land_moves == 0) return because(Reason::no_land_moves, SectionId::move);
    if (!has_area(rules.map.land[m.area] | reached_by_port(rules, s, m, seat), area)) {
        if (has_area(rules.map.port_areas, area)) {
            if (!has_area(rules.map.port_areas, m.area)) return because(Reason::no_port, SectionId::ports, m.area);
            return because(Reason::military_port, SectionId::ports, area);
        }
        return because(Reason::not_adjacent, SectionId::move, m.area, area);
    }
    return explain_entry(rules, s, seat, area, -1);
}

Refusal explain_teleport(const Rules& rules, const State& s, Seat seat, unsigned area) {
    const Moving& m = s.moving;
    const SectionId section = SectionId::teleport;
    if (m.no_teleport != 0) return because(Reason::no_teleport, section);
    if (area == m.area) return because(Reason::already_there, section, area);
    if (!has_area(rules.map.obelisks, area)) return because(Reason::no_obelisk, section, area);
    if (m.free_teleport == 0) {
        if (m.teleports == 0) return because(Reason::teleports_used, section);
        if (!at_portal(rules, s, m, seat)) return because(Reason::no_portal, section, m.area);
    }
    if (has_area(m.teleported_to, area)) return because(Reason::teleported_before, section, area);
    const int cost = teleport_price(rules, s, m, seat);
    if (cost > s.player[seat].prayer)
        return because(Reason::cannot_pay, section, static_cast<unsigned>(cost), s.player[seat].prayer);
    return explain_entry(rules, s, seat, area, cost);
}

Refusal explain_card(const Rules& rules, const State& s, Seat seat, unsigned card) {
    if (card >= rules.set.di_cards.size()) return because(Reason::not_an_answer, SectionId::cards);
    const bool of_move = (rules.set.di_cards[card].when & static_cast<unsigned>(When::own_move)) != 0;
    if (of_move && rules.set.move_cards_at_start_only && is(s.flow.ask, AskKind::go_on))
        return because(Reason::only_at_start, SectionId::move, card);
    const bool of_day = rules.set.day_cards_in_actions && s.acting != 0;
    return explain_play(rules, s, seat, !of_move && of_day ? When::own_day : When::own_move, nobody, card);
}

}  // namespace

Refusal explain_move(const Rules& rules, const State& s, Seat seat, Action action) {
    const std::uint8_t which = action.arg[0];
    if (is(action, ActionKind::march)) return explain_march(rules, s, seat, action);
    if (is(action, ActionKind::play)) return explain_card(rules, s, seat, which);
    if (is(action, ActionKind::stay) && is(s.flow.ask, AskKind::march))
        return because(Reason::must_act, SectionId::move);
    if (is(action, ActionKind::stay) && std::popcount(creatures_in(rules, s, s.moving.area, seat)) > 1)
        return because(Reason::two_creatures_here, SectionId::limits, s.moving.area);
    if (is(action, ActionKind::stay))
        return because(Reason::too_many_here, SectionId::limits, s.moving.area, limit(rules, s, seat));
    if (which >= rules.map.areas) return because(Reason::not_an_answer, SectionId::move);
    if (is(action, ActionKind::to)) return explain_step(rules, s, seat, which);
    return explain_teleport(rules, s, seat, which);
}

}  // namespace mehen::kemet
