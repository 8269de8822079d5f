#include "games/kemet/questions/march.h"

#include <array>
#include <bit>

#include "games/kemet/expansions.h"
#include "games/kemet/questions/blocks.h"
#include "games/kemet/questions/playing.h"
#include "games/kemet/questions/where.h"

namespace mehen::kemet {

namespace {

// --- who leaves

// Its arguments are narrowed in another order than they are written.
template <class Troops>
struct March {
    template <class Areas>
    MEHEN_NARROWING static void narrow_area(const AtMarch& at, Areas& areas) {
        if (at.on_the_way())
            areas.only(mask_of_area(at.m.area),
                       [&](unsigned) { return because(Reason::troop_elsewhere, SectionId::move, at.m.area); });
        Troops::narrow_area(at, areas);
    }
    static Bits sizes(const AtMarch& at, AreaId area, MaybeCreature creature) {
        Listing units(~Bits{0});
        Troops::narrow_units(at, area, units);
        if (units.any()) Troops::narrow_party(at, area, creature, units);
        return units.left();
    }
    static void list_from(const AtMarch& at, AreaId area, ActionList& out) {
        Listing creatures(~Bits{0});
        Troops::narrow_creature(at, area, creatures);
        std::array<Bits, max_creatures + 1> with;  // NOLINT(cppcoreguidelines-pro-type-member-init): read where set
        Bits any = 0;
        each_bit(creatures.left(),
                 [&](Element which) { any |= with[which] = sizes(at, area, MaybeCreature::from_byte(which)); });
        each_bit(any, [&](Element units) {
            each_bit(creatures.left(), [&](Element which) {
                if (has_bit(with[which], units)) out.push(make_action(ActionKind::march, area, units, which));
            });
        });
    }

    static void list(const AtMarch& at, ActionList& out) {
        Listing areas(~AreaMask{0});
        narrow_area(at, areas);
        each_bit(areas.left(), [&](AreaId area) { list_from(at, area, out); });
    }
    static bool any(const AtMarch& at) {
        Listing areas(~AreaMask{0});
        narrow_area(at, areas);
        for (AreaMask left = areas.left(); left != 0; left &= left - 1) {
            const AreaId area = lowest(left);
            Listing creatures(~Bits{0});
            Troops::narrow_creature(at, area, creatures);
            for (Bits each = creatures.left(); each != 0; each &= each - 1)
                if (sizes(at, area, MaybeCreature::from_byte(lowest(each))) != 0) return true;
        }
        return false;
    }
    static Refusal explain(const AtMarch& at, Action action) {
        const AreaId area = action[0];
        const auto creature = MaybeCreature::from_byte(action[2]);
        Following from(area);
        narrow_area(at, from);
        if (!from.any()) return from.why();
        Following units(action[1]);
        Troops::narrow_units(at, area, units);
        if (!units.any()) return units.why();
        Following with(creature.byte());
        Troops::narrow_creature(at, area, with);
        if (!with.any()) return with.why();
        Troops::narrow_party(at, area, creature, units);
        return units.why();
    }
};

template <class Use>
auto with_troops(const Rules& rules, Use&& use) {
    return either<Seam<Parting>, OwnTroops>(rules, use);
}

}  // namespace

bool any_march(const AtMarch& at) {
    return with_troops(at.rules, [&](auto troops) { return March<decltype(troops)>::any(at); });
}

Refusal no_way(const AtMarch& at, AreaId area, MaybeCreature creature, unsigned units) {
    unsigned largest = 0;
    if (troop_in(at.s, area, at.mover()) == mask_of(at.mover()))
        with_troops(at.rules, [&](auto troops) {
            const Bits sizes = March<decltype(troops)>::sizes(at, area, creature);
            largest = sizes == 0 ? 0U : fit<unsigned>(std::bit_width(sizes)) - 1U;
        });
    return largest > 0 && largest < units ? because(Reason::party_too_large, SectionId::limits, area, largest)
                                          : because(Reason::nowhere_to_go, SectionId::move, area);
}

bool marches_after(const AtMarch& at, DiCardId card, bool worked) {
    Moving m = at.s.moving;
    m.spent = as_byte(price(at.s, at.seat, at.rules.set.di_cards[card].cost));
    if (worked) change_move(at.rules, m, card);
    return any_march(AtMarch(at.rules, at.s, at.frame, at.seat, m));
}

namespace {

// A troop that may not stay as it is.
Refusal overfull(const AtMarch& at) {
    constexpr SectionId here = SectionId::limits;
    const AreaId area = at.s.moving.area;
    const unsigned creatures = creatures_in(at.rules, at.s, area, at.mover());
    if (more_than_one(creatures, at.s.moving)) return because(Reason::two_creatures_here, here, area);
    return because(Reason::too_many_here, here, area, troop_at(at.rules, at.s, area, at.mover()).limit);
}

// --- cards, and the end

// Cards of the own move: while the troop can march, and those that alone would let it. A troop over the limits keeps
// the PP that it needs to go on.
struct PlayForMove : PlayAny {
    template <class Cards>
    MEHEN_NARROWING static void narrow(const AtMarch& at, Cards& cards) {
        const Bits of_move = at.rules.cards_for(When::own_move);
        join(Seam<PlayToMove>{}, at.rules, at, cards);
        if (at.on_the_way() && at.rules.set.move_cards_at_start_only)
            cards.only(~of_move, said(Reason::only_at_start, SectionId::move));
        const bool of_day_too = day_cards_in_action(at.rules, at.s, at.seat);
        const Moments moments = of_day_too ? When::own_move | When::own_day : Moments(When::own_move);
        narrow_playing(at.rules, at.s, at.seat, moments, cards);
        if (!cards.any()) return;
        const bool must_go_on = at.must_go_on();
        if (must_go_on) cards.only(of_move, [&](unsigned) { return overfull(at); });
        if (must_go_on || at.stuck)
            cards.only_if(
                of_move, [&](DiCardId card) { return marches_after(at, card, !must_go_on); },
                said(Reason::no_march_after, SectionId::cards));
    }
};

// An action that can be carried out is carried out.
struct EndMove {
    static constexpr auto kind = ActionKind::stay;
    static constexpr unsigned arguments = 0;

    template <class Only>
    MEHEN_NARROWING static void narrow(const AtMarch& at, Only& only) {
        if (at.on_the_way())
            only.unless([&] { return at.must_go_on(); }, [&](unsigned) { return overfull(at); });
        else
            only.unless([&] { return !at.stuck && setting_out(at.rules, at.frame).must; },
                        plain(Reason::must_act, SectionId::move));
    }
};

void list_march(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat, ActionList& out) {
    AtMarch at(rules, s, frame, seat);
    with_troops(rules, [&](auto troops) { March<decltype(troops)>::list(at, out); });
    at.stuck = out.empty();
    answers::list<PlayForMove>(at, out);
    answers::list<EndMove>(at, out);
}

}  // namespace

void list_answers(const Rules& rules, const State& s, const MoveTroop& frame, Seat seat, ActionList& out) {
    frame.step == MoveTroop::Step::where ? list_steps(rules, s, frame, out) : list_march(rules, s, frame, seat, out);
}

const Block blocks::march = {
    FrameId::move,
    [](std::uint8_t kind) {
        const auto which = static_cast<ActionKind>(kind);
        return which == ActionKind::march || which == PlayForMove::kind || which == EndMove::kind;
    },
    [](const Rules& rules, const State& s, Seat seat, ActionList& out) {
        list_march(rules, s, asking<MoveTroop>(s), seat, out);
    },
    [](const Rules& rules, const State& s, Seat seat, Action action) {
        const auto frame = asking<MoveTroop>(s);
        AtMarch at(rules, s, frame, seat);
        if (is(action, ActionKind::march))
            return with_troops(rules, [&](auto troops) { return March<decltype(troops)>::explain(at, action); });
        at.stuck = !any_march(at);
        return is(action, PlayForMove::kind) ? answers::explain<PlayForMove>(at, action)
                                             : answers::explain<EndMove>(at, action);
    }};

}  // namespace mehen::kemet
