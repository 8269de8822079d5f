// DI cards outside battle, and what one that was played asks for [kemet.cards].
#include <cassert>

#include "games/kemet/expansions.h"
#include "games/kemet/questions/blocks.h"
#include "games/kemet/questions/placing_creatures.h"
#include "games/kemet/questions/playing.h"

namespace mehen::kemet {

namespace {

constexpr SectionId here = SectionId::cards;

// Where creatures may be placed at any time, a window is such a time.
struct CreatureAnyTime : PlaceCreature {
    template <class Creatures>
    MEHEN_NARROWING static void narrow(const Asked<Window>& at, Creatures& creatures) {
        creatures.unless([&] { return !at.rules.set.creatures_placed_any_time; },
                         plain(Reason::creature_not_now, SectionId::creatures));
        if (creatures.any()) narrow_joining(at.rules, at.s, at.seat, 0, creatures);
    }
    template <class Areas>
    MEHEN_NARROWING static void narrow(const Asked<Window>& at, CreatureId creature, Areas& areas) {
        narrow_creature_area(at.rules, at.s, mask_of(at.seat), joining(at.rules, at.s, at.seat, 0), creature, areas);
    }
};

struct PlayInWindow : PlayAny {
    template <class Cards>
    MEHEN_NARROWING static void narrow(const Asked<Window>& at, Cards& cards) {
        narrow_playing(at.rules, at.s, at.seat, moments_for(at.seat, at.frame.when, at.frame.actor), cards);
    }
};

// Rival units that a card may remove.
struct Target {
    static constexpr auto kind = ActionKind::target;
    static constexpr unsigned arguments = 2;

    template <class Areas>
    MEHEN_NARROWING static void narrow(const Asked<PlayCard>& at, Areas& areas) {
        AreaMask troops = 0;
        for (Seat rival = 0; rival < at.rules.seats; ++rival)
            if (!same_side(at.s, at.seat, rival)) troops |= at.s.troops[rival];
        areas.sooner(troops);
    }
    template <class Seats>
    MEHEN_NARROWING static void narrow(const Asked<PlayCard>& at, AreaId area, Seats& seats) {
        seats.only(~at.s.side[at.seat], plain(Reason::own_units, here));
        seats.only(at.s.standing[area],
                   [&](unsigned rival) { return because(Reason::no_units_of, here, area, rival); });
        seats.only_if(
            [&](unsigned rival) {
                const CreatureId creature = creature_in(at.rules, at.s, area, Seat::of(rival));
                return creature_gives(at.rules, creature, Power::unharmed_outside) == 0;
            },
            [&](unsigned) { return because(Reason::unharmed, SectionId::creatures, area); });
    }
};

// Discards that may be taken back. Not cards that take one back themselves: they would bring each other back for ever.
struct TakeBack {
    static constexpr auto kind = ActionKind::keep;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    MEHEN_NARROWING static void narrow(const Asked<PlayCard>& at, Cards& cards) {
        cards.sooner(first_bits(at.rules.set.di_cards.size()));
        cards.only_if([&](DiCardId card) { return card_gives(at.rules, card, Power::takes_back_card) == 0; },
                      said(Reason::takes_not_itself, here));
        cards.only_if([&](DiCardId card) { return at.s.discards[card] > 0; }, said(Reason::not_discarded, here));
        join(Seam<TakeBackCard>{}, at.rules, at.s, at.seat, cards);
    }
};

}  // namespace

const Block blocks::window = block_of<Question<CreatureAnyTime, PlayInWindow, Always<ActionKind::pass>>, Window>();
const Block blocks::target = block_of<Question<Target>, PlayCard>();
const Block blocks::take_card = block_of<Question<TakeBack>, PlayCard>();

bool any_target(const Rules& rules, const State& s, Seat seat) {
    return answers::any<Target>(Asked<PlayCard>{rules, s, {}, seat});
}
bool any_to_take_back(const Rules& rules, const State& s, Seat seat) {
    return answers::any<TakeBack>(Asked<PlayCard>{rules, s, {}, seat});
}
bool any_creature_to_place(const Rules& rules, const State& s, Seat seat) {
    return rules.set.creatures_placed_any_time && answers::any<CreatureAnyTime>(Asked<Window>{rules, s, {}, seat});
}

bool does_something(const Rules& rules, const State& s, Seat seat, DiCardId card) {
    const auto gives = [&](Power which) { return card_gives(rules, card, which); };
    if (gives(Power::removes_units) > 0) return any_target(rules, s, seat);
    if (gives(Power::places_units) > 0) return s.player[seat].reserve > 0;
    if (gives(Power::takes_back_card) > 0) return any_to_take_back(rules, s, seat);
    if (gives(Power::gives_prayer_over) > 0) return any_gift(rules, s, seat, card);
    if (gives(Power::land_moves) > 0) return s.moving.moved == 0;  // what a troop can do is fixed at the start
    if (gives(Power::escapes) > 0) return escape_areas(rules, s, seat, s.moving.area) != 0;
    if (gives(Power::teleports_anywhere) > 0) {
        const bool used_up = rules.set.free_teleport_counts && s.moving.moved != 0 && s.moving.teleports == 0;
        return s.moving.no_teleport == 0 && s.moving.free_teleport == 0 && !used_up;
    }
    assert(((rules.cards_in_doubt >> card) & 1U) == 0);
    return true;
}

Moments moments_for(Seat seat, When when, Seat actor) {
    // A card that answers an action is for the rivals of whoever took it.
    const bool answers = when == When::any_day && actor != none && actor != seat;
    return answers ? when | When::after_action : Moments(when);
}

std::size_t answers_but_cards(const ActionList& answers) {
    std::size_t count = 0;
    for (const Action& each : answers) count += is(each, ActionKind::play) ? 0U : 1U;
    return count;
}

}  // namespace mehen::kemet
