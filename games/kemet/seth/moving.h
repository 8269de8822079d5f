// Moving where troops may be joint, and where the lone god moves those that it seizes [kemet.alliance.move,
// kemet.lone.seize].
#pragma once

#include "games/kemet/questions/march.h"
#include "games/kemet/questions/playing.h"
#include "games/kemet/questions/reach.h"
#include "games/kemet/questions/where.h"
#include "games/kemet/seth/expansion.h"
#include "games/kemet/seth/flow/joint_move.h"
#include "games/kemet/seth/reasons.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

// --- steps

template <>
inline constexpr bool serves<Seth, Seam<EnterArea>> = true;

template <class Areas>
void at(Seth, Seam<EnterArea>, const Rules& rules, const AtStep& step, Areas& areas) {
    if (step.m.payer == none) return;  // nobody has seized it
    areas.only(~closed_to_seized(rules, step.s, step.seat, step.m.area), [&](AreaId area) {
        const bool own = step.s.standing[area] == mask_of(step.seat);
        return own ? because(PactReason::seized_own, SectionId::seizing, area, step.seat)
                   : because(PactReason::seized_closed, SectionId::seizing, area);
    });
}

template <>
inline constexpr bool serves<Seth, Seam<WalkThere>> = true;

// The portal of the lone god's city, which the Great Ceremony opens to the others. `near` are other ways.
template <class Areas>
void at(Seth, Seam<WalkThere>, const Rules& rules, const AtStep& step, const AreaMask& near, Areas& areas) {
    if (is_lone(step.s, step.seat) || step.s.pact.portal_open != 0) return;
    areas.only(near | ~rules.map.portal[step.m.area], said(PactReason::portal_closed, SectionId::lone));
}

template <>
inline constexpr bool serves<Seth, Seam<JoinsTroops>> = true;
inline void at(Seth, Seam<JoinsTroops>, const Rules&, const Moving& m, bool& joins) {
    joins = m.payer == none;  // nobody has seized it
}

// --- who leaves a troop

// Units of the mover, with whom others go along as they are asked.
struct JointTroops {
    template <class Areas>
    static void narrow_area(const AtMarch& at, Areas& areas) {
        if (is_seized(at.frame))
            return areas.only(at.s.troops[at.mover()], [&](AreaId area) {
                return because(Reason::no_units_of, SectionId::seizing, area, at.mover());
            });
        OwnTroops::narrow_area(at, areas);
    }
    // One that is seized is never split; the two of an assault are different ones.
    template <class Units>
    static void narrow_units(const AtMarch& at, AreaId area, Units& units) {
        if (!is_seized(at.frame)) {
            OwnTroops::narrow_units(at, area, units);
            units.unless([&] { return !at.on_the_way() && has_moved(at.frame, area); },
                         [&](unsigned) { return because(PactReason::troop_has_moved, SectionId::assault, area); });
            return;
        }
        const Troop troop = troop_at(at.rules, at.s, area, at.mover());
        const auto size = fit<unsigned>(troop.units);
        units.unless([&] { return creature_gives(at.rules, troop.creature, Power::cannot_be_seized) > 0; },
                     [&](unsigned) { return because(PactReason::guarded, SectionId::seizing, area); });
        units.only(bit(size),
                   [&](unsigned) { return because(PactReason::never_split, SectionId::seizing, area, size); });
    }
    template <class Creatures>
    static void narrow_creature(const AtMarch& at, AreaId area, Creatures& creatures) {
        if (is_seized(at.frame)) {
            const CreatureId its = creature_in(at.rules, at.s, area, at.mover());
            if (its != none)
                creatures.only(bit(its + 1U), [&](unsigned) {
                    return because(PactReason::with_its_creature, SectionId::seizing, area, its);
                });
        }
        OwnTroops::narrow_creature(at, area, creatures);
    }
    template <class Units>
    static void narrow_party(const AtMarch& at, AreaId area, MaybeCreature creature, Units& units) {
        const Moving m = at.leaving(area, creature);
        Bits fitting = ~Bits{0};
        const Bits going = is_seized(at.frame) ? seized_sizes(at, m) : joint_sizes(at, m, fitting);
        units.only(fitting, [&](unsigned count) { return does_not_fit(at, area, creature, count); });
        units.only(going, [&](unsigned count) { return no_way(at, area, creature, count); });
    }
    static bool could_go_on(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaId area, Way way,
                            AreaMask passed);

private:
    // For how many units of the mover there is a party that could take a step, bit n; `fitting`: one that keeps to the
    // limits here, as the rest does.
    static Bits joint_sizes(const AtMarch& at, const Moving& m, Bits& fitting);
    // The same for the whole of a troop.
    static Bits seized_sizes(const AtMarch& at, const Moving& m);
    static Refusal does_not_fit(const AtMarch& at, AreaId area, MaybeCreature creature, unsigned units);
};

template <>
struct InPlaceOf<Seth, Seam<Parting>> {
    using type = JointTroops;
};

// --- cards

template <>
inline constexpr bool serves<Seth, Seam<PlayToMove>> = true;

// A troop that was seized is not helped by any: it is nobody's own move.
template <class Cards>
void at(Seth, Seam<PlayToMove>, const Rules& rules, const AtMarch& march, Cards& cards) {
    if (!is_seized(march.frame)) return;
    const bool of_day = day_cards_in_action(rules, march.s, march.seat);
    const Bits allowed = of_day ? rules.cards_for(When::own_day) : 0;
    cards.sooner(first_bits(rules.set.di_cards.size()));
    cards.only_if(
        ~allowed, [&](DiCardId card) { return march.s.hand[march.seat].di_cards[card] == 0; },
        said(PactReason::no_card_for_seized, SectionId::seizing));
}

// --- a party sets out

template <>
inline constexpr bool serves<Seth, Seam<MoveBegins>> = true;
inline void at(Seth, Seam<MoveBegins>, const Rules&, const State& s, const MoveTroop& frame, Moving& m) {
    if (is_seized(frame)) m.payer = s.pact.lone;
}

// A seized troop goes as a whole. The second move of an assault need not be made, and is another troop's.
template <>
inline constexpr bool serves<Seth, Seam<SetsOut>> = true;
inline void at(Seth, Seam<SetsOut>, const Rules&, const MoveTroop& frame, SettingOut& how) {
    if (is_seized(frame)) {
        how.question = AskKind::seize_march;
        how.own = false;
    } else if (frame.mode == MoveTroop::Mode::assault && frame.except[0] != none) {
        how.question = AskKind::second_march;
        how.must = false;
        for (const AreaId area : frame.except)
            if (area != none) how.from &= ~mask_of_area(area);
    }
}

// The mover's own part is known; next is how many of the others go along.
template <>
inline constexpr bool serves<Seth, Seam<PartySetsOut>> = true;
Flow at(Seth, Seam<PartySetsOut>, Table& table, const MoveTroop& frame);

// --- it meets others

// A seized troop that attacks waits before the area.
template <>
inline constexpr bool serves<Seth, Seam<EntersArea>> = true;
inline void at(Seth, Seam<EntersArea>, Table& table, const MoveTroop& frame, AreaId from, AreaId to, bool& enters) {
    if (!is_seized(frame) || table.s.standing[to] == no_seats) return;
    table.s.pact.seized_from = from;
    enters = false;
}

template <>
inline constexpr bool serves<Seth, Seam<WhoMeets>> = true;
void at(Seth, Seam<WhoMeets>, const Rules& rules, const State& s, const MoveTroop& frame, Seat& met);

// What comes of an assault's moves comes later, and their battles after all of that.
template <>
inline constexpr bool serves<Seth, Seam<BreaksOff>> = true;
inline void at(Seth, Seam<BreaksOff>, const Rules&, const MoveTroop& frame, bool& breaks) {
    const bool meets = frame.step == MoveTroop::Step::arrive;
    breaks = frame.mode == (meets ? MoveTroop::Mode::assault : MoveTroop::Mode::consequences);
}

// A seized troop may meet units of its own player, who is not its rival then.
template <>
inline constexpr bool serves<Seth, Seam<EntryAnswered>> = true;
inline void at(Seth, Seam<EntryAnswered>, const Rules&, const MoveTroop& frame, SeatMask& troop) {
    if (troop != mask_of(frame.seat)) troop &= ~mask_of(frame.seat);
}
template <>
inline constexpr bool serves<Seth, Seam<TilesOnEntry>> = true;
inline void at(Seth, Seam<TilesOnEntry>, const Rules&, const MoveTroop& frame, int& gives) {
    if (frame.rival == frame.seat) gives = 0;
}

template <>
inline constexpr bool serves<Seth, Seam<RivalEscaped>> = true;
inline void at(Seth, Seam<RivalEscaped>, Table& table, const MoveTroop& frame) {
    occupy(table, frame.seat, table.s.moving.area);
}

template <>
inline constexpr bool serves<Seth, Seam<AfterStrike>> = true;
void at(Seth, Seam<AfterStrike>, Table& table, MoveTroop& frame);

}  // namespace mehen::kemet
