// Joint troops: who goes along, who fights, whose unit is lost, who gets which share [kemet.alliance.joint].
#include <bit>

#include "games/kemet/seth/flow/joint_battle.h"
#include "games/kemet/seth/flow/joint_move.h"
#include "games/kemet/seth/questions/blocks.h"
#include "games/kemet/seth/reasons.h"

namespace mehen::kemet {

namespace {

constexpr SectionId here = SectionId::joint;

// How many units of one member after another go along with the mover's.
struct GoAlong {
    static constexpr auto kind = ActionKind::along;
    static constexpr unsigned arguments = 2;
    using At = Asked<Companions>;

    template <class Seats>
    static void narrow(const At& at, Seats& seats) {
        const AreaId area = at.s.moving.area;
        const Seat next = next_companion(at.s, at.frame);
        seats.only(troop_in(at.s, area, at.frame.seat),
                   [&](unsigned seat) { return because(Reason::no_units_of, here, area, seat); });
        seats.only(~at.frame.asked.bits(), said(PactReason::share_known, here));
        seats.only(mask_of(next), [&](unsigned) { return because(PactReason::companions_first, here, next); });
    }
    template <class Units>
    static void narrow(const At& at, unsigned seat, Units& units) {
        const AreaId area = at.s.moving.area;
        const unsigned there = at.s.units[area][seat];
        const Bits sizes = companion_sizes(at.rules, at.s, at.frame);
        const auto fewest = lowest(sizes);
        const auto most = fit<unsigned>(std::bit_width(sizes)) - 1U;
        units.only(first_bits(there + 1U),
                   [&](unsigned) { return because(PactReason::fewer_units_of, here, area, seat, there); });
        units.only(first_bits(most + 1) & ~first_bits(fewest),
                   [&](unsigned) { return because(PactReason::so_many_along, here, seat, fewest, most); });
        units.only(sizes, [&](unsigned) { return because(Reason::nowhere_to_go, SectionId::move, area); });
    }
};

// --- who fights

struct Fight {
    static constexpr auto kind = ActionKind::fights;
    static constexpr unsigned arguments = 1;

    template <class Seats>
    static void narrow(const Asked<NameFighters>& at, Seats& seats) {
        const Battle battle = battle_below(at.s);
        const std::size_t side = side_to_name(at.frame);
        const AreaId place = place_of_side(at.s, battle.area, side == 0);
        seats.only(troop_of_side(at.s, battle, side),
                   [&](unsigned seat) { return because(PactReason::not_in_troop, here, seat, place); });
        seats.only(fighters_of(at.s, battle, side),
                   said(side == 1 ? PactReason::fights_against : PactReason::defends_against, here));
    }
};

struct FightInAssault {
    static constexpr auto kind = ActionKind::fights;
    static constexpr unsigned arguments = 1;

    template <class Seats>
    static void narrow(const Asked<Assault>& at, Seats& seats) {
        const AreaId area = at.frame.area[at.frame.step == Assault::Step::name_second ? 0 : 1];  // it has gone on since
        seats.only(troop_in(at.s, area, at.seat),
                   [&](unsigned seat) { return because(PactReason::not_in_troop, here, seat, area); });
    }
};

// --- losses and shares

struct LoseUnit {
    static constexpr auto kind = ActionKind::lose;
    static constexpr unsigned arguments = 2;
    using At = Asked<Losses>;

    template <class Areas>
    static void narrow(const At& at, Areas& areas) {
        areas.only(mask_of_area(at.frame.area),
                   [&](unsigned) { return because(PactReason::lost_there, here, at.frame.area); });
    }
    template <class Seats>
    static void narrow(const At& at, AreaId area, Seats& seats) {
        seats.only(at.s.side[at.frame.seat],
                   [&](unsigned seat) { return because(PactReason::not_in_troop, here, seat, area); });
        seats.only(at.s.standing[area], [&](unsigned seat) { return because(Reason::no_units_of, here, area, seat); });
    }
};

struct TakeShare {
    static constexpr auto kind = ActionKind::give;
    static constexpr unsigned arguments = 2;
    using At = Asked<Shares>;

    template <class Seats>
    static void narrow(const At& at, Seats& seats) {
        const Seat next = lowest_seat(at.frame.members);
        seats.only(at.frame.members, said(PactReason::no_share, here));
        seats.only(mask_of(next), [&](unsigned) { return because(PactReason::share_first, here, next); });
    }
    template <class Prayer>
    static void narrow(const At& at, unsigned, Prayer& prayer) {
        const unsigned left = at.frame.left;
        prayer.only(first_bits(left + 1), [&](unsigned) { return because(PactReason::share_too_large, here, left); });
    }
};

}  // namespace

const Block blocks::companions = block_of<Question<GoAlong>, Companions>();
const Block blocks::fighter = block_of<Question<Fight>, NameFighters>();
const Block blocks::fighter_in_assault = block_of<Question<FightInAssault>, Assault>();
const Block blocks::casualty = block_of<Question<LoseUnit>, Losses>();
const Block blocks::share = block_of<Question<TakeShare>, Shares>();

}  // namespace mehen::kemet
