// How troops move where several may stand together [kemet.alliance.move].
#include "games/kemet/seth/flow/joint_move.h"

#include <bit>
#include <cassert>

#include "games/kemet/seth/moving.h"

namespace mehen::kemet {

AreaMask closed_to_seized(const Rules& rules, const State& s, Seat victim, AreaId from) {
    const CityId city = rules.map.lone_city;
    AreaMask closed = s.troops[s.pact.lone] | rules.map.districts_of[city] | mask_of_area(rules.map.front[city]);
    if (troop_in(s, from, victim) != mask_of(victim)) return closed;  // another of its members can attack
    each_area(s.troops[victim], [&](AreaId area) {
        if (s.standing[area] == mask_of(victim)) closed |= mask_of_area(area);
    });
    return closed;
}

// --- companions

Flow at(Seth, Seam<PartySetsOut>, Table& table, const MoveTroop& frame) {
    Moving& m = table.s.moving;
    m.party = {};
    if (is_seized(frame)) {
        m.party = whole_troop(table.rules, table.s, m.area, frame.seat).units;
        return Flow::next;
    }
    m.party[frame.seat] = m.units;
    return call(table, Companions{.seat = frame.seat, .asked = mask_of(frame.seat)});
}

Seat next_companion(const OpenTable& t, const Companions& frame) {
    const SeatMask left = troop_in(t, t.moving.area, frame.seat) & ~frame.asked;
    return left == no_seats ? Seat{none} : lowest_seat(left);
}

unsigned companion_sizes(const Rules& rules, const State& s, const Companions& frame) {
    const Moving& m = s.moving;
    const Seat next = next_companion(s, frame);
    unsigned sizes = 0;
    const StepsOut steps(rules, s, m, frame.seat);
    PartingTroop(rules, s, m.area, frame.seat).each_party(m.creature, [&](const Party& party) {
        if (((sizes >> party.units[next]) & 1U) != 0) return;
        bool as_said = true;
        each_seat(frame.asked, [&](Seat seat) { as_said = as_said && party.units[seat] == m.party[seat]; });
        if (as_said && steps.any_for(with_party(m, party))) sizes |= 1U << party.units[next];
    });
    return sizes;
}

namespace {

void take_along(Moving& m, Companions& frame, Seat seat, unsigned units) {
    m.party[seat] = as_byte(units);
    frame.asked |= mask_of(seat);
}

}  // namespace

Flow run(Table& table, Companions& frame) {
    State& s = table.s;
    const Seat next = next_companion(s, frame);
    if (next == none) {
        s.moving = with_party(s.moving, Party{s.moving.party, s.moving.creature});
        return Flow::done;
    }
    const unsigned sizes = companion_sizes(table.rules, s, frame);
    if (std::popcount(sizes) > 1) return ask_seat(table, frame.seat, AskKind::companions);
    take_along(s.moving, frame, next, lowest(sizes));
    return Flow::next;
}

Answered answer(Table& table, Companions& frame, Seat, Action action) {
    take_along(table.s.moving, frame, action[0], action[1]);
    return Answered::finished;
}

void take_all_along(const Rules& rules, State& s, Companions frame) {
    while (next_companion(s, frame) != none) {
        const unsigned sizes = companion_sizes(rules, s, frame);
        assert(sizes != 0);  // whoever set out could go with somebody
        take_along(s.moving, frame, next_companion(s, frame), fit<unsigned>(std::bit_width(sizes)) - 1U);
    }
    s.moving = with_party(s.moving, Party{s.moving.party, s.moving.creature});
}

// --- going on

namespace {

// Whether some party could teleport from where a move has led; true says nothing.
bool could_teleport_on(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    if (m.no_teleport != 0 || teleport_price(rules, s, m, seat) > prayer_left(s, m, seat)) return false;
    return m.free_teleport != 0 || (m.teleports != 0 && has_area(rules.map.districts | rules.map.obelisks, m.area));
}

}  // namespace

bool JointTroops::could_go_on(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaId area, Way way,
                              AreaMask passed) {
    if (rival_in(s, area, seat) != none) return false;
    Moving next = m;
    take_step(rules, s, next, seat, area, way);
    if (next.land_moves == 0 && !could_teleport_on(rules, s, next, seat)) return false;  // mostly this is seen at once
    State after = s;  // the step is thought through on a table of its own
    Table table{rules, after, nullptr};
    after.moving = next;
    move_party(table, Party{m.party, m.creature}, m.area, area);
    passed |= mask_of_area(m.area) | mask_of_area(area);
    bool found = false;
    const PartingTroop parting(rules, after, area, seat);
    parting.each_creature([&](CreatureId creature) {
        if (found) return;
        next.creature = creature;
        const StepsOut steps(rules, after, next, seat, passed);
        parting.each_party(creature,
                           [&](const Party& party) { found = found || steps.any_for(with_party(next, party)); });
    });
    return found;
}

// --- seized troops

// A member of the Alliance, and another than the one who attacks.
void at(Seth, Seam<WhoMeets>, const Rules& rules, const State& s, const MoveTroop& frame, Seat& met) {
    if (s.pact.seized_from == none) return;
    met = spokesman_of(rules, s, s.moving.area, ~mask_of(frame.seat));
    const bool others_attack = troop_in(s, AreaId(s.pact.seized_from), frame.seat) != mask_of(frame.seat);
    if (met == none && others_attack) met = spokesman(rules, s, s.moving.area, frame.seat);
}

void at(Seth, Seam<AfterStrike>, Table& table, MoveTroop& frame) {
    State& s = table.s;
    if (s.pact.seized_from == none) return;
    Seat met = none;
    at(Seth{}, Seam<WhoMeets>{}, table.rules, s, frame, met);
    if (met == none) {  // nobody else is left to fight
        s.pact.seized_from = none;
        frame.step = MoveTroop::Step::over;
    } else if (frame.step == MoveTroop::Step::go_on) {
        occupy(table, frame.seat, s.moving.area);
    }
}

void occupy(Table& table, Seat seat, AreaId area) {
    State& s = table.s;
    if (s.pact.seized_from == none) return;
    const AreaId from = s.pact.seized_from;
    s.pact.seized_from = none;
    move_party(table, whole_troop(table.rules, s, from, seat), from, area);
}

}  // namespace mehen::kemet
