// Why a troop may not go there.
#include <algorithm>
#include <bit>

#include "games/kemet/game.h"
#include "games/kemet/seth/explain.h"
#include "games/kemet/seth/flow/joint_move.h"

namespace mehen::kemet {

namespace {

unsigned limit(const Rules& rules, const State& s, Seat seat) {
    return static_cast<unsigned>(troop_limit(rules, s, seat));
}

// How many could march from an area instead, with the same creature or none; 0: nobody.
unsigned largest_party(const Rules& rules, const State& s, const MoveTroop& frame, Action action) {
    Buffer<Action, Kemet::max_actions> possible;
    legal(rules, s, frame, frame.seat, possible);
    unsigned largest = 0;
    for (const Action& each : possible)
        if (is(each, ActionKind::march) && each.arg[0] == action.arg[0] && each.arg[2] == action.arg[2])
            largest = std::max<unsigned>(largest, each.arg[1]);
    return largest;
}

// The party keeps to the limits here, and could go nowhere. Where only own units stand it may just be too many of them.
Refusal explain_no_way(const Rules& rules, const State& s, const MoveTroop& frame, Action action) {
    const std::uint8_t area = action.arg[0];
    const bool own_units = troop_in(s, area, frame.seat) == mask_of(frame.seat);
    const unsigned largest = own_units ? largest_party(rules, s, frame, action) : 0;
    return largest > 0 && largest < action.arg[1] ? because(Reason::party_too_large, SectionId::limits, area, largest)
                                                  : because(Reason::nowhere_to_go, SectionId::move, area);
}

// Which units set out or go on.
Refusal explain_march(const Rules& rules, const State& s, Seat seat, Action action) {
    const auto [area, units, creature] = std::array{action.arg[0], action.arg[1], action.arg[2]};
    if (is(s.flow.ask, AskKind::go_on) && area != s.moving.area)
        return because(Reason::troop_elsewhere, SectionId::move, s.moving.area);
    const auto frame = asking<MoveTroop>(s);
    if (frame.mode == MoveTroop::Mode::seized) return explain_seized_march(rules, s, frame, action);
    const unsigned there = s.units[area][seat];
    if (there == 0) return because(Reason::no_troop_there, SectionId::move, area);
    if (units > there) return because(Reason::fewer_units_there, SectionId::move, area, there);
    if (rules.allied()) {
        const Refusal why = explain_joint_march(rules, s, frame, action);
        return why ? why : explain_no_way(rules, s, frame, action);
    }
    const bool its_creature =
        creature == 0 || (s.creature[creature - 1U] == area && s.creature_owner[creature - 1U] == seat);
    if (!its_creature) return because(Reason::creature_not_there, SectionId::creatures, creature - 1U, area);
    const unsigned most = limit(rules, s, seat);
    if (there - units > most) return because(Reason::too_many_stay, SectionId::limits, area, most);
    if (rules.set.limits_at_every_moment && units > most)
        return because(Reason::troop_limit, SectionId::limits, area, most);
    const int creatures = std::popcount(creatures_in(rules, s, area, seat));
    const bool left_one = creatures > 0 && s.moving.left_creature != 0;
    if ((creatures > 1 && creature == 0) || (creatures + (left_one ? 1 : 0) > 1 && units == there))
        return because(Reason::two_creatures_here, SectionId::limits, area);
    return explain_no_way(rules, s, frame, action);
}

// Areas that are closed to a troop that was seized; 0: this one is not.
Refusal explain_closed(const Rules& rules, const State& s, Seat victim, unsigned area) {
    if (!has_area(closed_to_seized(rules, s, victim, s.moving.area), area)) return {};
    if (s.standing[area] == mask_of(victim)) return because(PactReason::seized_own, SectionId::seizing, area, victim);
    return because(PactReason::seized_closed, SectionId::seizing, area);
}

// An area where limits of units and creatures leave no room.
Refusal explain_room(const Rules& rules, const State& s, Seat seat, unsigned area) {
    const Moving& m = s.moving;
    const bool joint = rules.allied() && !is_lone(s, seat);
    if (m.creature != no_creature && creature_in(rules, s, area, seat) != no_creature)
        return joint ? because(PactReason::friends_creature, SectionId::limits, area)
                     : because(Reason::two_creatures, SectionId::limits, area);
    if (m.left_creature != 0 && creature_in(rules, s, area, seat) != no_creature)
        return because(Reason::creature_left, SectionId::limits, area);
    const Reason why = rival_in(s, area, seat) == nobody ? Reason::no_room : Reason::too_many_to_attack;
    if (!joint) return because(why, SectionId::limits, area, limit(rules, s, seat));
    const SeatMask troop = troop_in(s, area, seat) | Party{m.party, m.creature}.seats();
    return because(why, SectionId::limits, area, static_cast<unsigned>(limit_of(rules, s, troop)));
}

// What keeps a troop out of an area, however it comes. `cost` is what the way costs.
Refusal explain_entry(const Rules& rules, const State& s, Seat seat, unsigned area, int cost) {
    const Moving& m = s.moving;
    const bool seized = m.payer != 0;
    if (seized)
        if (const Refusal why = explain_closed(rules, s, seat, area)) return why;
    if (walls_stop(rules, s, m, seat, area)) {
        const bool again = ((unsigned{m.entered} >> rules.map.city[area]) & 1U) != 0;
        return because(again ? Reason::walls_again : Reason::walls, SectionId::walls, area);
    }
    const bool teleport = cost >= 0;
    if (!seized && !fits_in(rules, s, m, seat, area, teleport ? Way::teleport : Way::land))
        return explain_room(rules, s, seat, area);
    const Seat payer = payer_of(m, seat);
    const int toll = price(s, payer, toll_in(rules, s, seat, area));
    const int means = s.player[payer].prayer - (teleport ? cost : 0);
    if (toll > means)
        return because(Reason::toll, SectionId::creatures, area, static_cast<unsigned>(toll),
                       static_cast<unsigned>(means));
    return because(Reason::unexplained, SectionId::move);
}

Refusal explain_step(const Rules& rules, const State& s, Seat seat, unsigned area) {
    const Moving& m = s.moving;
    if (area == m.area) return because(Reason::already_there, SectionId::move, area);
    if (m.land_moves == 0) return because(Reason::no_land_moves, SectionId::move);
    const bool by_portal = has_area(rules.map.portal[m.area], area);
    if (by_portal && m.payer != 0)  // seized: open or not
        if (const Refusal why = explain_closed(rules, s, seat, area)) return why;
    if (by_portal && !is_lone(s, seat) && s.pact.portal_open == 0)
        return because(PactReason::portal_closed, SectionId::lone, area);
    if (!by_portal && !has_area(rules.map.land[m.area] | reached_by_port(rules, s, m, seat), area)) {
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
        if (!at_portal(rules, s, m, seat))
            return because(teleports_from_obelisks(rules, s, m, seat) ? Reason::no_portal_here : Reason::no_portal,
                           section, m.area);
    }
    if (has_area(m.teleported_to, area)) return because(Reason::teleported_before, section, area);
    const int cost = teleport_price(rules, s, m, seat);
    const Seat payer = payer_of(m, seat);
    if (cost > s.player[payer].prayer)
        return because(Reason::cannot_pay, section, static_cast<unsigned>(cost), s.player[payer].prayer);
    return explain_entry(rules, s, seat, area, cost);
}

// A troop that may not stay as it is: it goes on before anything else.
Refusal explain_overfull(const Rules& rules, const State& s) {
    const Seat mover = asking<MoveTroop>(s).seat;
    const std::uint8_t area = s.moving.area;
    const unsigned creatures = creatures_with_troop(rules, s, area, mover);
    if (std::popcount(creatures) > 1 || (creatures != 0 && s.moving.left_creature != 0))
        return because(Reason::two_creatures_here, SectionId::limits, area);
    return because(Reason::too_many_here, SectionId::limits, area,
                   static_cast<unsigned>(limit_in(rules, s, area, mover)));
}

Refusal explain_card(const Rules& rules, const State& s, Seat seat, unsigned card) {
    const bool seized = asking<MoveTroop>(s).mode == MoveTroop::Mode::seized;
    if (seized && s.hand[seat].di_cards[card] > 0)
        return because(PactReason::no_card_for_seized, SectionId::seizing, card);
    const bool of_move = (rules.set.di_cards[card].when & static_cast<unsigned>(When::own_move)) != 0;
    if (of_move && rules.set.move_cards_at_start_only && is(s.flow.ask, AskKind::go_on))
        return because(Reason::only_at_start, SectionId::move, card);
    const bool of_day = rules.set.day_cards_in_actions && s.acting != 0;
    const When when = !of_move && of_day ? When::own_day : When::own_move;
    const Refusal why = explain_play(rules, s, seat, when, card);
    if (why) return why;
    return is(s.flow.ask, AskKind::go_on) ? explain_overfull(rules, s) : because(Reason::unexplained, SectionId::move);
}

}  // namespace

Refusal explain_move(const Rules& rules, const State& s, Seat seat, Action action) {
    const std::uint8_t which = action.arg[0];
    if (is(action, ActionKind::march)) return explain_march(rules, s, seat, action);
    if (is(action, ActionKind::play)) return explain_card(rules, s, seat, which);
    const Seat mover = asking<MoveTroop>(s).seat;
    if (is(action, ActionKind::stay)) {
        if (!is(s.flow.ask, AskKind::go_on)) return because(Reason::must_act, SectionId::move);
        return explain_overfull(rules, s);
    }
    if (is(action, ActionKind::to)) return explain_step(rules, s, mover, which);
    return explain_teleport(rules, s, mover, which);
}

}  // namespace mehen::kemet
