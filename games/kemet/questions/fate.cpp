// A battle after the reveal: what is paid for, what is given up for strength, and who leaves [kemet.battle].
#include "games/kemet/expansions.h"
#include "games/kemet/questions/battle.h"
#include "games/kemet/questions/blocks.h"
#include "games/kemet/questions/council.h"
#include "games/kemet/questions/giving_away.h"

namespace mehen::kemet {

namespace {

using At = Asked<Battle>;

const Council& council_of(const At& at) {
    return at.s.council[at.frame.side[0] == at.seat ? 0 : 1];
}

// --- cards that are not paid for

struct LeaveUnpaid {
    static constexpr auto kind = ActionKind::drop;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    static void narrow(const At& at, Cards& cards) {
        cards.sooner(first_bits(at.rules.set.di_cards.size()));
        cards.only_if([&](DiCardId card) { return council_of(at).di_cards[card] > 0; },
                      said(Reason::not_shown, SectionId::council));
        cards.only_if([&](DiCardId card) { return at.rules.set.di_cards[card].cost > 0; },
                      said(Reason::costs_nothing, SectionId::council));
    }
};

struct PayTheRest {
    static constexpr auto kind = ActionKind::done;
    static constexpr unsigned arguments = 0;

    template <class Only>
    static void narrow(const At& at, Only& only) {
        const int cost = cost_of(at.rules, at.s, at.seat, council_of(at));
        only.unless([&] { return cost > at.s.player[at.seat].prayer; },
                    [&](unsigned) { return too_dear(at.s, at.seat, cost, SectionId::council); });
    }
};

// --- cards given up for strength

struct Wound {
    static constexpr auto kind = ActionKind::wound;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    static void narrow(const At& at, Cards& cards) {
        narrow_giving_away(at.rules, at.s, at.seat, SectionId::strength, cards);
        join(Seam<WoundCards>{}, at.rules, at, cards);
    }
};

// --- the loser, then the winner

struct Retreat {
    static constexpr auto kind = ActionKind::retreat;
    static constexpr unsigned arguments = 0;

    template <class Only>
    static void narrow(const At& at, Only& only) {
        only.unless([&] { return retreat_areas(at.rules, at.s, at.seat, at.frame.area) == 0; },
                    plain(Reason::no_retreat, SectionId::fate));
    }
};

// Only where nobody is left to drive the beaten troop off.
struct LoserStays {
    static constexpr auto kind = ActionKind::stay;
    static constexpr unsigned arguments = 0;

    template <class Only>
    static void narrow(const At& at, Only& only) {
        only.unless([&] { return !at.rules.set.loser_may_stay || units_of_side(at.s, at.frame, at.frame.winner) > 0; },
                    plain(Reason::may_not_stay, SectionId::fate));
    }
};

// --- where to

// Out of an area into an empty one beside it, where the edition asks for it no district but those of some players.
template <class Areas>
void narrow_ways_out(const Rules& rules, const State& s, AreaId from, AreaMask allowed, Areas& areas) {
    constexpr SectionId here = SectionId::fate;
    areas.only(rules.map.land[from], [&](AreaId area) { return because(Reason::no_border, here, from, area); });
    areas.only_if([&](AreaId area) { return seats_in(s, area) == no_seats || has_area(allowed, area); },
                  said(Reason::area_not_empty, here));
}

struct RetreatTo {
    static constexpr auto kind = ActionKind::to;
    static constexpr unsigned arguments = 1;

    template <class Areas>
    static void narrow(const At& at, Areas& areas) {
        const Seat loser = at.frame.side[1U - at.frame.winner];
        const AreaMask allowed = retreat_areas(at.rules, at.s, loser, at.frame.area);
        narrow_ways_out(at.rules, at.s, at.frame.area, allowed, areas);
        areas.only(allowed, [&](AreaId area) {
            Refusal why = because(Reason::rivals_district, SectionId::fate, area);
            join(Seam<RetreatRefused>{}, at.rules, at.s, loser, area, why);
            return why;
        });
    }
};

// Of a troop that slips away from one that enters.
struct EscapeTo {
    static constexpr auto kind = ActionKind::to;
    static constexpr unsigned arguments = 1;

    template <class Areas>
    static void narrow(const Asked<MoveTroop>& at, Areas& areas) {
        const AreaMask allowed = escape_areas(at.rules, at.s, at.seat, at.s.moving.area);
        narrow_ways_out(at.rules, at.s, at.s.moving.area, allowed, areas);
        areas.only(allowed, said(Reason::rivals_district, SectionId::fate));
    }
};

using Paying = Question<LeaveUnpaid, PayTheRest>;
using Wounding = Question<Wound, Always<ActionKind::done>>;
using Snaring = Question<Always<ActionKind::swap>, Always<ActionKind::stay>>;
using Losing = Question<Retreat, Always<ActionKind::recall>, LoserStays>;
using Winning = Question<Always<ActionKind::recall>, Always<ActionKind::stay>>;

}  // namespace

const Block blocks::pay_cards = block_of<Paying, Battle>();
const Block blocks::wound = block_of<Wounding, Battle>();
const Block blocks::snare = block_of<Snaring, Battle>();
const Block blocks::loser = block_of<Losing, Battle>();
const Block blocks::winner = block_of<Winning, Battle>();
const Block blocks::retreat_to = block_of<Question<RetreatTo>, Battle>();
const Block blocks::escape_to = block_of<Question<EscapeTo>, MoveTroop>();

}  // namespace mehen::kemet
