// A phase of the Alliance: sacrifice temples, who acts next, the Great Ceremony; and PP from hand to hand
// [kemet.alliance].
#include "games/kemet/seth/questions/alliance.h"

#include "games/kemet/questions/playing.h"
#include "games/kemet/seth/flow/alliance.h"
#include "games/kemet/seth/questions/blocks.h"
#include "games/kemet/seth/reasons.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

namespace {

using AtPhase = Asked<AlliancePhase>;

// --- sacrifice temples

namespace temples {

constexpr SectionId here = SectionId::temples;

// A level that was begun is finished before anything else.
Refusal level_begun(const AtPhase& at) {
    const Pact& pact = at.s.pact;
    const TempleId temple = at.frame.temple;
    return because(PactReason::level_begun, here, pact.temple_area[temple],
                   pact.temple_level[temple] + 1U - at.frame.given);
}

// Where a unit can be given.
template <class Areas>
void narrow_site(const AtPhase& at, Areas& areas) {
    const auto& [rules, s, frame, seat] = at;
    const bool begun = frame.given > 0;
    const auto temple_of = [&](AreaId area) { return temple_in(at.rules, at.s, area); };
    const auto level_of = [&](AreaId area) { return unsigned{at.s.pact.temple_level[temple_of(area)]}; };
    const auto units_in = [&](AreaId area) {
        return fit<unsigned>(joint_units(at.s, area, lowest_seat(members(at.rules, at.s))));
    };
    if (begun) areas.only(mask_of_area(s.pact.temple_area[frame.temple]), [&](unsigned) { return level_begun(at); });
    areas.only_if(
        [&](AreaId area) {
            const Area& row = at.rules.area(area);
            return row.kind == AreaKind::desert && !row.obelisk;
        },
        said(PactReason::no_site, here));
    areas.only_if([&](AreaId area) { return temple_of(area) != none; },
                  [&](unsigned) { return because(PactReason::no_temple_left, here, at.rules.set.sacrifice_temples); });
    areas.only_if([&](AreaId area) { return ((unsigned{at.frame.built} >> temple_of(area)) & 1U) == 0; },
                  said(PactReason::raised_already, here));
    areas.only_if([&](AreaId area) { return level_of(area) < temple_levels; }, said(PactReason::complete, here));
    if (!begun)
        areas.only_if([&](AreaId area) { return units_in(area) > level_of(area); },
                      [&](AreaId area) {
                          return because(PactReason::level_price, here, area, level_of(area) + 1, units_in(area));
                      });
}

struct Build {
    static constexpr auto kind = ActionKind::build;
    static constexpr unsigned arguments = 2;

    template <class Areas>
    static void narrow(const AtPhase& at, Areas& areas) {
        Listing sites(joint_troops(at.s, lowest_seat(members(at.rules, at.s))));
        narrow_site(at, sites);
        areas.sooner(sites.left());
    }
    // That somebody is no member is said before anything about the site.
    template <class Seats>
    static void narrow(const AtPhase& at, AreaId area, Seats& seats) {
        Following site(area);
        narrow_site(at, site);
        seats.only(members(at.rules, at.s), said(PactReason::not_a_member, here));
        seats.unless([&] { return !site.any(); }, [&](unsigned) { return site.why(); });
        seats.only(at.s.standing[area],
                   [&](unsigned member) { return because(Reason::no_units_of, here, area, member); });
    }
};

struct BuildNoMore {
    static constexpr auto kind = ActionKind::done;
    static constexpr unsigned arguments = 0;

    template <class Only>
    static void narrow(const AtPhase& at, Only& only) {
        only.unless([&] { return at.frame.given > 0; }, [&](unsigned) { return level_begun(at); });
    }
};

}  // namespace temples

// --- who acts next, and what may be done between two actions

constexpr SectionId here = SectionId::allied_day;

struct ActNext {
    static constexpr auto kind = ActionKind::member;
    static constexpr unsigned arguments = 1;

    template <class Seats>
    static void narrow(const AtPhase& at, Seats& seats) {
        seats.only(members(at.rules, at.s), said(PactReason::not_a_member, here));
        seats.only(~at.frame.acted.bits(), said(PactReason::has_acted, here));
    }
};

struct EndPhase {
    static constexpr auto kind = ActionKind::done;
    static constexpr unsigned arguments = 0;

    template <class Only>
    static void narrow(const AtPhase& at, Only& only) {
        const SeatMask left = members(at.rules, at.s) & ~at.frame.acted;
        only.unless([&] { return left != no_seats; },
                    [&](unsigned) { return because(PactReason::still_to_act, here, lowest_seat(left)); });
    }
};

template <class Only>
void narrow_ceremony(const Rules& rules, const OpenTable& t, Only& only) {
    constexpr SectionId ceremony = SectionId::ceremony;
    only.unless([&] { return t.pact.ceremony != 0; }, plain(PactReason::ceremony_held, ceremony));
    if (!only.any()) return;
    const SeatMask payers = ceremony_payers(rules, t);
    int means = 0;
    each_seat(payers, [&](Seat seat) { means += t.player[seat].prayer; });
    const int cost = ceremony_cost(rules, t);
    only.unless([&] { return payers == no_seats; }, plain(PactReason::no_payer, ceremony));
    only.unless([&] { return means < cost; },
                [&](unsigned) { return because(PactReason::ceremony_price, ceremony, cost, means); });
}

struct HoldCeremony {
    static constexpr auto kind = ActionKind::ceremony;
    static constexpr unsigned arguments = 0;

    template <class Only>
    static void narrow(const AtPhase& at, Only& only) {
        narrow_ceremony(at.rules, at.s, only);
    }
};

// PP from one player to another: no more than there are, than may be given, than the other has room for.
template <class Prayer>
void narrow_gift(const Rules& rules, const State& s, Seat from, unsigned to, int most, Prayer& prayer) {
    const unsigned means = s.player[from].prayer;
    const unsigned room = unsigned{rules.set.max_prayer} - s.player[to].prayer;
    prayer.sooner(one_to(most));
    prayer.only_if([](unsigned count) { return count > 0; }, plain(Reason::not_an_answer, here));
    prayer.unless([&] { return from == to; }, plain(PactReason::to_oneself, here));
    prayer.only(first_bits(means + 1), [&](unsigned) { return because(PactReason::has_less, here, from, means); });
    prayer.only(one_to(most), [&](unsigned) { return because(PactReason::hands_over, here, most); });
    prayer.only(first_bits(room + 1), [&](unsigned) { return because(PactReason::no_room_for, here, to, room); });
}

struct HandOver {
    static constexpr auto kind = ActionKind::hand_over;
    static constexpr unsigned arguments = 3;

    static int most(const AtPhase& at) {
        return power(at.s, lowest_seat(members(at.rules, at.s)), Power::hands_prayer_over);
    }
    template <class Seats>
    static void narrow(const AtPhase& at, Seats& from) {
        from.unless([&] { return most(at) == 0; }, plain(PactReason::no_handing_over, here));
        from.unless([&] { return at.frame.handed_over != 0; }, plain(PactReason::handed_over, here));
        from.only(members(at.rules, at.s), said(PactReason::not_a_member, here));
    }
    template <class Seats>
    static void narrow(const AtPhase& at, unsigned from, Seats& to) {
        to.sooner(~bit(from));
        to.only(members(at.rules, at.s), said(PactReason::not_a_member, here));
    }
    template <class Prayer>
    static void narrow(const AtPhase& at, unsigned from, unsigned to, Prayer& prayer) {
        narrow_gift(at.rules, at.s, Seat::of(from), to, most(at), prayer);
    }
};

// The same by a card, from its player.
struct GiveOver {
    static constexpr auto kind = ActionKind::give;
    static constexpr unsigned arguments = 2;

    template <class Seats>
    static void narrow(const Asked<PlayCard>& at, Seats& to) {
        to.sooner(~bit(at.seat));
        to.only(at.s.side[at.seat], said(PactReason::not_a_member, here));
    }
    template <class Prayer>
    static void narrow(const Asked<PlayCard>& at, unsigned to, Prayer& prayer) {
        const int most = card_gives(at.rules, at.frame.card, Power::gives_prayer_over);
        narrow_gift(at.rules, at.s, at.seat, to, most, prayer);
    }
};

// --- the Great Ceremony

// What one payer after another gives: so much that the others can pay the rest.
struct PayShare {
    static constexpr auto kind = ActionKind::give;
    static constexpr unsigned arguments = 2;
    static constexpr SectionId here = SectionId::ceremony;
    using At = Asked<GreatCeremony>;

    static SeatMask waiting(const At& at) { return ceremony_payers(at.rules, at.s) & ~at.frame.paid; }
    template <class Seats>
    static void narrow(const At& at, Seats& seats) {
        const Seat next = lowest_seat(waiting(at));
        seats.only(members(at.rules, at.s), said(PactReason::not_a_member, here));
        seats.only(ceremony_payers(at.rules, at.s), said(PactReason::may_not_pay, here));
        seats.only(~at.frame.paid.bits(), said(PactReason::share_known, here));
        seats.only(mask_of(next), [&](unsigned) { return because(PactReason::share_first, here, next); });
    }
    template <class Prayer>
    static void narrow(const At& at, unsigned payer, Prayer& prayer) {
        const unsigned means = at.s.player[payer].prayer;
        const unsigned due = at.frame.due;
        unsigned others = 0;
        each_seat(waiting(at) & ~mask_of(Seat::of(payer)), [&](Seat seat) { others += at.s.player[seat].prayer; });
        const unsigned least = due > others ? due - others : 0;
        prayer.only(first_bits(means + 1), [&](unsigned) { return because(PactReason::has_less, here, payer, means); });
        prayer.only(first_bits(due + 1), [&](unsigned) { return because(PactReason::share_too_large, here, due); });
        prayer.only(~first_bits(least), [&](unsigned) { return because(PactReason::share_too_small, here, least); });
    }
};

struct ChoosePower {
    static constexpr auto kind = ActionKind::power;
    static constexpr unsigned arguments = 1;

    template <class Powers>
    static void narrow(const Asked<GreatCeremony>& at, Powers& powers) {
        powers.only(powers_left(at.rules, at.s), said(PactReason::power_owned, SectionId::ceremony));
    }
};

}  // namespace

bool could_build(const Rules& rules, const State& s, const AlliancePhase& frame) {
    return answers::any<temples::Build>(AtPhase{rules, s, frame, s.pact.speaker});
}
bool could_hand_over(const Rules& rules, const State& s, const AlliancePhase& frame) {
    SeatMask with_prayer = no_seats;
    each_seat(members(rules, s), [&](Seat seat) {
        if (s.player[seat].prayer > 0) with_prayer |= mask_of(seat);
    });
    return (answers::choices<HandOver>(AtPhase{rules, s, frame, s.pact.speaker}) & with_prayer.bits()) != 0;
}
bool ceremony_possible(const Rules& rules, const OpenTable& t) {
    Listing only(1);
    narrow_ceremony(rules, t, only);
    return only.any();
}
bool any_gift(const Rules& rules, const State& s, Seat seat, DiCardId card) {
    return answers::any<GiveOver>(Asked<PlayCard>{rules, s, {{}, seat, card}, seat});
}

const Block blocks::build_temple = block_of<Question<temples::BuildNoMore, temples::Build>, AlliancePhase>();
const Block blocks::next_member = block_of<Question<EndPhase, ActNext, HoldCeremony, HandOver>, AlliancePhase>();
const Block blocks::hand_over = block_of<Question<GiveOver>, PlayCard>();
const Block blocks::pay_ceremony = block_of<Question<PayShare>, GreatCeremony>();
const Block blocks::choose_power = block_of<Question<ChoosePower>, GreatCeremony>();

}  // namespace mehen::kemet
