// Creatures placed in own districts: which, where, and why not [kemet.creatures].
#pragma once

#include "games/kemet/questions/asked.h"
#include "games/kemet/table/creatures.h"

namespace mehen::kemet {

// What a moment allows. `except` are creatures that stay where they are, bit n, for a reason; `where` are the areas in
// question.
struct CreatureMoment {
    Exchange exchange = Exchange::none;
    unsigned except = 0;
    Reason why_except = Reason::creature_placed;
    AreaMask where = ~AreaMask{0};
};
// One creature alone.
constexpr CreatureMoment only_creature(CreatureId creature) {
    return {Exchange::none, ~(1U << creature), Reason::only_this_creature, ~AreaMask{0}};
}

inline bool in_own_district(const Rules& rules, const State& s, Seat seat, CreatureId creature) {
    return s.creature[creature] < max_areas && has_area(own_districts(rules, s, seat), s.creature[creature]);
}

template <class Creatures>
MEHEN_NARROWING void narrow_creature(const Rules& rules, const State& s, Seat seat, const CreatureMoment& moment,
                                     Creatures& creatures) {
    constexpr SectionId here = SectionId::creatures;
    const Bits waiting = creatures_at(s, in_reserve);
    const bool between_districts = moment.exchange == Exchange::between_districts;
    if (!between_districts) creatures.sooner(waiting);
    if (!creatures.any()) return;  // mostly so
    creatures.only(creatures_of(rules, s, seat), said(Reason::creature_not_yours, here));
    creatures.only(~Bits{moment.except}, [&](CreatureId creature) {
        const bool placed = moment.why_except == Reason::creature_placed;
        return because(moment.why_except, here, placed ? creature : lowest(~moment.except));
    });
    creatures.only_if(
        ~waiting, [&](CreatureId creature) { return between_districts && in_own_district(rules, s, seat, creature); },
        said(Reason::creature_not_in_reserve, here));
}

// The districts of any of some players, each with units of its own player.
template <class Areas>
MEHEN_NARROWING void narrow_creature_area(const Rules& rules, const State& s, SeatMask hosts,
                                          const CreatureMoment& moment, CreatureId creature, Areas& areas) {
    constexpr SectionId here = SectionId::creatures;
    AreaMask own = 0;
    AreaMask troops = 0;
    each_seat(hosts, [&](Seat host) {
        own |= own_districts(rules, s, host);
        troops |= own_districts(rules, s, host) & s.troops[host];
    });
    areas.sooner(troops & moment.where);
    areas.only(own, said(Reason::not_own_district, here));
    areas.only(troops, said(Reason::no_troop_there, here));
    const bool in_district = s.creature[creature] < max_areas && has_area(own, s.creature[creature]);
    areas.only_if(
        s.creature_areas,
        [&](AreaId area) {
            const Seat host = owner_of_district(rules, s, area);
            const CreatureId there = creature_in(rules, s, area, host);
            if (there == none) return true;
            const bool friends = ((creatures_of(rules, s, host) >> there) & 1U) == 0;
            return !friends && moment.exchange != Exchange::none;
        },
        said(Reason::creature_there, here));
    if (in_district)
        areas.only_if(
            [&](AreaId area) {
                return s.creature[creature] != area &&
                       creature_in(rules, s, area, owner_of_district(rules, s, area)) != none;
            },
            [&](AreaId area) { return because(Reason::nothing_to_exchange, here, creature, area); });
    areas.only(moment.where, said(Reason::no_units_placed_there, here));
}

// The answer that places one. A question says at which moment in `creature_moment`, and may forbid it before.
struct PlaceCreature {
    static constexpr auto kind = ActionKind::creature;
    static constexpr unsigned arguments = 2;

    template <class In>
    static Answered take(In& in, Action action) {
        place_creature(in.table, in.seat, action[0], action[1]);
        return Answered::finished;
    }
};

// A creature that joins units: those just placed (`placed`, bit n: place n in the city), or at any time.
inline CreatureMoment joining(const Rules& rules, const State& s, Seat seat, unsigned placed) {
    return {.where = joined_districts(rules, s, seat, placed)};
}
template <class Creatures>
MEHEN_NARROWING void narrow_joining(const Rules& rules, const State& s, Seat seat, unsigned placed,
                                    Creatures& creatures) {
    creatures.unless([&] { return rules.set.creatures_return_by_recruiting; },
                     plain(Reason::creatures_by_recruiting, SectionId::creatures));
    if (creatures.any()) narrow_creature(rules, s, seat, joining(rules, s, seat, placed), creatures);
}

}  // namespace mehen::kemet
