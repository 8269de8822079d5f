// Which units of a troop set out or go on, which card is played for a move, and when it may end [kemet.move].
#pragma once

#include "games/kemet/questions/asked.h"
#include "games/kemet/questions/reach.h"
#include "games/kemet/table/troop.h"

namespace mehen::kemet {

struct Parting;     // the seam, one in place of another: who of a troop may leave together (OwnTroops)
struct PlayToMove;  // the seam: cards played for a move

// `frame.seat` moves, `seat` is asked.
struct AtMarch : Asked<MoveTroop> {
    Moving m;            // the move under way, or one with what a card would give
    bool stuck = false;  // no troop could march: found out before cards and an end of the move are looked at

    AtMarch(const Rules& r, const State& state, const MoveTroop& asking, Seat who)
        : AtMarch(r, state, asking, who,
                  asking.step == MoveTroop::Step::begin ? new_move(r, state, asking) : state.moving) {}
    AtMarch(const Rules& r, const State& state, const MoveTroop& asking, Seat who, const Moving& moving)
        : Asked{r, state, asking, who}, m(moving) {}

    Seat mover() const { return frame.seat; }
    bool on_the_way() const { return frame.step == MoveTroop::Step::go_on; }
    // The move of units that leave an area with that creature.
    Moving leaving(AreaId area, CreatureId creature) const {
        return on_the_way() ? with_creature(m, creature) : set_out(rules, s, m, mover(), area, creature);
    }
    // A troop over the limits goes on before anything else.
    bool must_go_on() const { return on_the_way() && !may_stay(rules, s, mover()); }
};

bool any_march(const AtMarch& at);
// When a card of the own move has been paid for and, if nobody vetoed it, has worked.
bool marches_after(const AtMarch& at, DiCardId card, bool worked);
// What may be answered while a troop moves.
void list_answers(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat, ActionList& out);
// Why a party that keeps to the limits here does not go: nowhere can it, or fewer units could.
Refusal no_way(const AtMarch& at, AreaId area, MaybeCreature creature, unsigned units);

// Where every player's units are a troop of their own. Narrowed in this order: the area, the units that are there at
// all, the creature (0 for none), then the units again, as far as they may leave and could go somewhere.
struct OwnTroops {
    template <class Areas>
    MEHEN_NARROWING static void narrow_area(const AtMarch& at, Areas& areas) {
        areas.only(at.s.troops[at.mover()], said(Reason::no_troop_there, SectionId::move));
    }
    template <class Units>
    MEHEN_NARROWING static void narrow_units(const AtMarch& at, AreaId area, Units& units) {
        const unsigned there = at.s.units[area][at.mover()];
        units.only(first_bits(there + 1U) & ~Bits{1},
                   [&](unsigned) { return because(Reason::fewer_units_there, SectionId::move, area, there); });
    }
    template <class Creatures>
    MEHEN_NARROWING static void narrow_creature(const AtMarch& at, AreaId area, Creatures& creatures) {
        creatures.only(Bits{1} | Bits{creatures_in(at.rules, at.s, area, at.mover())} << 1U, [&](Element which) {
            return because(Reason::creature_not_there, SectionId::creatures,
                           CreatureId(MaybeCreature::from_byte(which)), area);
        });
    }
    // Those who stay keep to the limits; two creatures do not stay together, nor one without a unit.
    template <class Units>
    MEHEN_NARROWING static void narrow_leaving(const AtMarch& at, AreaId area, MaybeCreature creature,
                                               unsigned creatures, Units& units) {
        constexpr SectionId here = SectionId::limits;
        const unsigned there = at.s.units[area][at.mover()];
        const auto limit = fit<unsigned>(troop_limit(at.rules, at.s, at.mover()));
        units.only(~first_bits(there > limit ? there - limit : 0),
                   [&](unsigned) { return because(Reason::too_many_stay, here, area, limit); });
        if (at.rules.set.limits_at_every_moment)
            units.only(first_bits(limit + 1),
                       [&](unsigned) { return because(Reason::troop_limit, here, area, limit); });
        if (creatures == 0) return;
        const auto two_here = [&](unsigned) { return because(Reason::two_creatures_here, here, area); };
        units.unless([&] { return creature == none && std::popcount(creatures) > 1; }, two_here);
        if (more_than_one(creatures, at.m)) units.only(first_bits(there), two_here);
    }
    template <class Units>
    MEHEN_NARROWING static void narrow_party(const AtMarch& at, AreaId area, MaybeCreature creature, Units& units) {
        const Seat mover = at.mover();
        const unsigned creatures = creatures_in(at.rules, at.s, area, mover);
        narrow_leaving(at, area, creature, creatures, units);
        if (!units.any()) return;
        const Moving m = at.leaving(area, creature);
        const StepsOut steps(at.rules, at.s, m, mover);
        // Whoever leaves a creature alone is bound by it, so these units are looked at by themselves.
        const unsigned all = at.s.units[area][mover];
        const bool apart = creature == none && m.left_creature == 0 && leaves_alone(at.rules, creatures, true);
        const Bits room = first_bits(index_of(steps.most_room()) + 1);
        units.only_if(
            ~(apart ? room & ~bit(all) : room),
            [&](unsigned count) {
                if (!apart || count != all) return steps.any_beyond_room(fit<int>(count));
                const Moving with_all = leaving_creatures(at.rules, m, creatures, true);
                const StepsOut of_all(at.rules, at.s, with_all, mover);
                return fit<int>(count) <= of_all.most_room() || of_all.any_beyond_room(fit<int>(count));
            },
            [&](unsigned count) { return no_way(at, area, creature, count); });
    }
    static bool could_go_on(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaId area, Way way,
                            AreaMask passed);
};

}  // namespace mehen::kemet
