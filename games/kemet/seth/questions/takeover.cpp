// What the lone god does against one member of the Alliance: seizing a creature, destroying units [kemet.lone]. And
// whose DI card is stolen at night.
#include "games/kemet/seth/questions/takeover.h"

#include "games/kemet/seth/questions/blocks.h"
#include "games/kemet/seth/reasons.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

namespace {

constexpr SectionId here = SectionId::seizing;

// --- seizing a creature

using AtSeizing = Asked<SeizeCreature>;

unsigned violet_pyramid(const Rules& rules, const State& s) {
    return pyramid_levels(rules, s, s.pact.lone)[index_of(Colour::violet)];
}

// Of the tile of a creature that is for sale; if none is, above every pyramid.
unsigned level_of_creature(const Rules& rules, const State& s, CreatureId creature) {
    constexpr unsigned above_all = 255;
    unsigned level = above_all;
    each_bit(rules.creature_tiles & s.for_sale, [&](TileId tile) {
        if (rules.creature_of[tile] == creature) level = rules.set.tiles[tile].level;
    });
    return level;
}

// Whom a creature attacks: the victim, or by its card any member of the Alliance.
SeatMask prey_of(const Rules& rules, const State& s, const CreatureCard& card, Seat victim) {
    return card.anybody ? members(rules, s) : mask_of(victim);
}
// Where: in a city only if its card says so.
AreaMask hunting_grounds(const Rules& rules, const State& s, const CreatureCard& card, Seat victim) {
    AreaMask areas = 0;
    each_seat(prey_of(rules, s, card, victim), [&](Seat seat) { areas |= s.troops[seat]; });
    return card.in_cities ? areas : areas & ~rules.map.districts;
}

struct Seize {
    static constexpr auto kind = ActionKind::seize;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    static void narrow(const AtSeizing& at, Cards& cards) {
        const unsigned highest = violet_pyramid(at.rules, at.s);
        const auto creature_of = [&](CreatureCardId card) { return at.rules.set.creature_cards[card].creature; };
        const auto level_of = [&](CreatureCardId card) { return level_of_creature(at.rules, at.s, creature_of(card)); };
        const auto of_creature = [&](PactReason reason) {
            return [=](CreatureCardId card) { return because(reason, here, creature_of(card)); };
        };
        cards.sooner(at.s.pact.creature_cards);
        cards.only_if([&](CreatureCardId card) { return at.s.creature_owner[creature_of(card)] == none; },
                      of_creature(PactReason::creature_bought));
        cards.only(at.s.pact.creature_cards, of_creature(PactReason::no_creature_card));
        cards.only_if([&](CreatureCardId card) { return level_of(card) <= highest; },
                      [&](CreatureCardId card) {
                          return because(PactReason::creature_level, here, creature_of(card), level_of(card), highest);
                      });
        cards.only_if(
            [&](CreatureCardId card) {
                return hunting_grounds(at.rules, at.s, at.rules.set.creature_cards[card], at.frame.victim) != 0;
            },
            [&](CreatureCardId card) {
                return because(PactReason::no_prey, here, creature_of(card), at.frame.victim);
            });
    }
};

struct AttackWithCreature {
    static constexpr auto kind = ActionKind::attack;
    static constexpr unsigned arguments = 2;

    static const CreatureCard& card_of(const AtSeizing& at) { return at.rules.set.creature_cards[at.frame.card]; }

    template <class Areas>
    static void narrow(const AtSeizing& at, Areas& areas) {
        areas.sooner(hunting_grounds(at.rules, at.s, card_of(at), at.frame.victim));
    }
    template <class Seats>
    static void narrow(const AtSeizing& at, AreaId area, Seats& seats) {
        const CreatureCard& card = card_of(at);
        const Seat victim = at.frame.victim;
        const SeatMask prey = prey_of(at.rules, at.s, card, victim);
        seats.only(~mask_of(at.s.pact.lone).bits(), said(PactReason::not_a_member, SectionId::lone));
        seats.only(prey, [&](unsigned) { return because(PactReason::against_another, here, victim); });
        seats.only(at.s.standing[area], [&](unsigned seat) { return because(Reason::no_units_of, here, area, seat); });
        seats.unless([&] { return !card.in_cities && has_area(at.rules.map.districts, area); },
                     [&](unsigned) { return because(PactReason::not_in_cities, here, area, card.creature); });
        if (!seats.any()) return;
        const Seat named = lowest_seat(at.s.standing[area] & prey);
        seats.only(mask_of(named), [&](unsigned) { return because(PactReason::called_after, here, area, named); });
    }
};

// --- destroying two units

struct DestroyUnit {
    static constexpr auto kind = ActionKind::lose;
    static constexpr unsigned arguments = 2;
    using At = Asked<DestroyTwo>;

    template <class Areas>
    static void narrow(const At& at, Areas& areas) {
        areas.sooner(at.s.troops[at.frame.victim]);
    }
    template <class Seats>
    static void narrow(const At& at, AreaId area, Seats& seats) {
        const Seat victim = at.frame.victim;
        seats.only(mask_of(victim), [&](unsigned) { return because(PactReason::against_another, here, victim); });
        seats.only(at.s.standing[area], [&](unsigned seat) { return because(Reason::no_units_of, here, area, seat); });
        seats.unless(
            [&] {
                const CreatureId creature = creature_in(at.rules, at.s, area, victim);
                return creature_gives(at.rules, creature, Power::unharmed_outside) > 0;
            },
            [&](unsigned) { return because(Reason::unharmed, SectionId::creatures, area); });
    }
};

// --- theft

struct Steal {
    static constexpr auto kind = ActionKind::steal;
    static constexpr unsigned arguments = 1;

    template <class Seats>
    static void narrow(const Asked<Theft>& at, Seats& seats) {
        seats.sooner(first_seats(at.rules.seats));
        seats.only(~at.s.side[at.seat].bits(), said(PactReason::no_rival, SectionId::night));
        seats.only_if([&](unsigned seat) { return hand_size(at.s.hand[seat]) > 0; },
                      said(PactReason::no_di_card, SectionId::night));
    }
};

using SeizingCard = Question<Seize>;
using SeizingAt = Question<AttackWithCreature>;
using Destroying = Question<DestroyUnit>;

}  // namespace

unsigned cards_to_seize_with(const Rules& rules, const State& s, Seat victim) {
    const SeizeCreature frame{.seat = s.pact.lone, .victim = victim};
    return fit<unsigned>(answers::choices<Seize>(AtSeizing{rules, s, frame, frame.seat}));
}
bool any_to_destroy(const Rules& rules, const State& s, const DestroyTwo& frame) {
    return answers::any<DestroyUnit>(Asked<DestroyTwo>{rules, s, frame, frame.seat});
}
bool any_to_steal_from(const Rules& rules, const State& s, Seat seat) {
    return answers::any<Steal>(Asked<Theft>{rules, s, {}, seat});
}

void list_answers(const Rules& rules, const State& s, const SeizeCreature& frame, Seat seat, ActionList& out) {
    const AtSeizing at{rules, s, frame, seat};
    frame.step == SeizeCreature::Step::target ? SeizingAt::list(at, out) : SeizingCard::list(at, out);
}
void list_answers(const Rules& rules, const State& s, const DestroyTwo& frame, Seat seat, ActionList& out) {
    Destroying::list(Asked<DestroyTwo>{rules, s, frame, seat}, out);
}

const Block blocks::seize_card = block_of<SeizingCard, SeizeCreature>();
const Block blocks::seize_at = block_of<SeizingAt, SeizeCreature>();
const Block blocks::destroy = block_of<Destroying, DestroyTwo>();
const Block blocks::steal_from = block_of<Question<Steal>, Theft>();

}  // namespace mehen::kemet
