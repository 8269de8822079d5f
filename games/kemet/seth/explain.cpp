// Why the Alliance may not do that: temples, its phase, the Great Ceremony, joint troops.
#include "games/kemet/seth/explain.h"

#include <algorithm>
#include <bit>

#include "games/kemet/seth/flow/alliance.h"
#include "games/kemet/seth/flow/joint_battle.h"
#include "games/kemet/seth/flow/joint_move.h"
#include "games/kemet/table/battle.h"

namespace mehen::kemet {

namespace {

// Whoever is named must be of the Alliance; 0: so it is.
Refusal not_a_member(const Rules& rules, const State& s, unsigned seat, SectionId section) {
    if (!contains(members(rules, s), static_cast<Seat>(seat))) return because(PactReason::not_a_member, section, seat);
    return {};
}

}  // namespace

// --- sacrifice temples

Refusal explain_temple(const Rules& rules, const State& s, Action action) {
    const SectionId section = SectionId::temples;
    const auto frame = asking<AlliancePhase>(s);
    const auto [area, seat] = std::array{action.arg[0], action.arg[1]};
    const bool begun = frame.given > 0;
    const std::uint8_t there = begun ? s.pact.temple_area[frame.temple] : nowhere;
    const auto missing = [&] { return s.pact.temple_level[frame.temple] + 1U - frame.given; };
    if (is(action, ActionKind::done)) return because(PactReason::level_begun, section, there, missing());
    if (const Refusal why = not_a_member(rules, s, seat, section)) return why;
    if (begun && area != there) return because(PactReason::level_begun, section, there, missing());
    if (rules.area(area).kind != AreaKind::desert || rules.area(area).obelisk)
        return because(PactReason::no_site, section, area);
    const std::uint8_t temple = temple_in(rules, s, area);
    if (temple == 0xFF) return because(PactReason::no_temple_left, section, rules.set.sacrifice_temples);
    if (((unsigned{frame.built} >> temple) & 1U) != 0) return because(PactReason::raised_already, section, area);
    const unsigned level = s.pact.temple_level[temple];
    if (level == temple_levels) return because(PactReason::complete, section, area);
    const auto units = static_cast<unsigned>(joint_units(s, area, seat));
    if (!begun && units <= level) return because(PactReason::level_price, section, area, level + 1, units);
    return because(Reason::no_units_of, section, area, seat);
}

// --- PP from hand to hand

namespace {

// From one member to another, so many at most.
Refusal explain_gift_of(const Rules& rules, const State& s, Seat from, unsigned to, unsigned prayer, int most) {
    const SectionId section = SectionId::allied_day;
    if (const Refusal why = not_a_member(rules, s, to, section)) return why;
    if (prayer == 0) return because(Reason::not_an_answer, section);
    if (from == to) return because(PactReason::to_oneself, section);
    if (prayer > s.player[from].prayer) return because(PactReason::has_less, section, from, s.player[from].prayer);
    if (static_cast<int>(prayer) > most) return because(PactReason::hands_over, section, static_cast<unsigned>(most));
    return because(PactReason::no_room_for, section, to,
                   static_cast<unsigned>(rules.set.max_prayer - s.player[to].prayer));
}

}  // namespace

Refusal explain_gift(const Rules& rules, const State& s, Seat seat, Action action) {
    const int most = card_gives(rules, asking<PlayCard>(s).card, Power::gives_prayer_over);
    return explain_gift_of(rules, s, seat, action.arg[0], action.arg[1], most);
}

// --- a phase of the Alliance

namespace {

Refusal explain_handing_over(const Rules& rules, const State& s, const AlliancePhase& frame, Action action) {
    const SectionId section = SectionId::allied_day;
    const int most = power(s, lowest_seat(members(rules, s)), Power::hands_prayer_over);
    if (most == 0) return because(PactReason::no_handing_over, section);
    if (frame.handed_over != 0) return because(PactReason::handed_over, section);
    if (const Refusal why = not_a_member(rules, s, action.arg[0], section)) return why;
    return explain_gift_of(rules, s, action.arg[0], action.arg[1], action.arg[2], most);
}

Refusal explain_holding_ceremony(const Rules& rules, const State& s) {
    const SectionId section = SectionId::ceremony;
    if (s.pact.ceremony != 0) return because(PactReason::ceremony_held, section);
    const SeatMask payers = ceremony_payers(rules, s);
    if (payers == 0) return because(PactReason::no_payer, section);
    unsigned means = 0;
    each_seat(payers, [&](Seat seat) { means += s.player[seat].prayer; });
    return because(PactReason::ceremony_price, section, static_cast<unsigned>(ceremony_cost(rules, s)), means);
}

}  // namespace

Refusal explain_next_member(const Rules& rules, const State& s, Action action) {
    const auto frame = asking<AlliancePhase>(s);
    const SectionId section = SectionId::allied_day;
    const std::uint8_t seat = action.arg[0];
    if (is(action, ActionKind::ceremony)) return explain_holding_ceremony(rules, s);
    if (is(action, ActionKind::hand_over)) return explain_handing_over(rules, s, frame, action);
    if (is(action, ActionKind::done))
        return because(PactReason::still_to_act, section,
                       lowest_seat(static_cast<SeatMask>(members(rules, s) & ~frame.acted)));
    if (const Refusal why = not_a_member(rules, s, seat, section)) return why;
    return because(PactReason::has_acted, section, seat);
}

// --- payments and gains that are shared

Refusal explain_ceremony(const Rules& rules, const State& s, Action action) {
    const auto frame = asking<GreatCeremony>(s);
    const SectionId section = SectionId::ceremony;
    const auto [which, prayer] = std::array{action.arg[0], action.arg[1]};
    if (is(action, ActionKind::power)) {
        return because(PactReason::power_owned, section, which);
    }
    if (const Refusal why = not_a_member(rules, s, which, section)) return why;
    const SeatMask payers = ceremony_payers(rules, s);
    if (!contains(payers, which)) return because(PactReason::may_not_pay, section, which);
    if (contains(frame.paid, which)) return because(PactReason::share_known, section, which);
    const auto waiting = static_cast<SeatMask>(payers & ~frame.paid);
    if (which != lowest_seat(waiting)) return because(PactReason::share_first, section, lowest_seat(waiting));
    if (prayer > s.player[which].prayer) return because(PactReason::has_less, section, which, s.player[which].prayer);
    if (prayer > frame.due) return because(PactReason::share_too_large, section, frame.due);
    unsigned others = 0;
    each_seat(static_cast<SeatMask>(waiting & ~mask_of(which)), [&](Seat seat) { others += s.player[seat].prayer; });
    return because(PactReason::share_too_small, section, frame.due - others);
}

Refusal explain_share(const State& s, Action action) {
    const auto frame = asking<Shares>(s);
    const SectionId section = SectionId::joint;
    const std::uint8_t seat = action.arg[0];
    if (!contains(frame.members, seat)) return because(PactReason::no_share, section, seat);
    if (seat != lowest_seat(frame.members))
        return because(PactReason::share_first, section, lowest_seat(frame.members));
    return because(PactReason::share_too_large, section, frame.left);
}

// --- joint troops on the move

// Which units of a joint troop set out or go on: the mover's own part of it. None: they could, if there were a way.
Refusal explain_joint_march(const Rules& rules, const State& s, const MoveTroop& frame, Action action) {
    const auto [area, units, creature] = std::array{action.arg[0], action.arg[1], action.arg[2]};
    const SectionId section = SectionId::joint;
    const Seat mover = frame.seat;
    if (area + 1 == frame.except[0] || area + 1 == frame.except[1])
        return because(PactReason::troop_has_moved, SectionId::assault, area);
    const unsigned creatures = side_creatures_in(rules, s, area, mover);
    const auto which = static_cast<std::uint8_t>(creature == 0 ? no_creature : creature - 1);
    if (creature != 0 && ((creatures >> which) & 1U) == 0)
        return because(Reason::creature_not_there, SectionId::creatures, which, area);
    bool fits = false;  // such a party leaves both troops within the limits, wherever it goes
    const PartingTroop troop(rules, s, area, mover);
    troop.each_creature([&](std::uint8_t each) {
        if (each == which) troop.each_party(which, [&](const Party& party) { fits |= party.units[mover] == units; });
    });
    if (fits) return {};
    if (std::popcount(creatures) > 1 && creature == 0)
        return because(Reason::two_creatures_here, SectionId::limits, area);
    const auto most = static_cast<unsigned>(limit_in(rules, s, area, mover));
    if (units > most) return because(PactReason::too_many_go, section, area, most);
    if (creature != 0 && !rules.set.creatures[which].common && s.creature_owner[which] != mover)
        return because(PactReason::walks_with_own, section, which, area);
    return because(Reason::too_many_stay, section, area, most);
}

Refusal explain_companions(const Rules& rules, const State& s, Action action) {
    const auto frame = asking<MoveTroop>(s);
    const SectionId section = SectionId::joint;
    const auto [seat, units] = std::array{action.arg[0], action.arg[1]};
    const std::uint8_t area = s.moving.area;
    if (!contains(troop_in(s, area, frame.seat), seat)) return because(Reason::no_units_of, section, area, seat);
    if (contains(frame.asked, seat)) return because(PactReason::share_known, section, seat);
    const Seat next = next_companion(s, frame);
    if (seat != next) return because(PactReason::companions_first, section, next);
    const unsigned there = s.units[area][seat];
    if (units > there) return because(PactReason::fewer_units_of, section, area, seat, there);
    Buffer<Action, 16> sizes;
    companion_choices(rules, s, frame, sizes);
    const unsigned fewest = sizes[0].arg[1];
    const unsigned most = sizes[sizes.size() - 1].arg[1];
    if (units >= fewest && units <= most) return because(Reason::nowhere_to_go, SectionId::move, area);
    return because(PactReason::so_many_along, section, seat, fewest, most);
}

// --- joint troops in battle

Refusal explain_fighter(const Rules& rules, const State& s, Action action) {
    const SectionId section = SectionId::joint;
    const std::uint8_t seat = action.arg[0];
    if (s.flow.frame[s.flow.depth - 1U] == static_cast<std::uint8_t>(FrameId::assault)) {
        const auto assault = asking<Assault>(s);
        const bool first = assault.step == Assault::Step::name_second;  // it has gone on since
        return because(PactReason::not_in_troop, section, seat, assault.area[first ? 0 : 1]);
    }
    const auto battle = asking<Battle>(s);
    const std::size_t side = battle.step == Battle::Step::name_defender ? 0 : 1;  // likewise
    const bool there = contains(troop_of_side(rules, s, battle, side), seat);
    if (there) return because(side == 1 ? PactReason::fights_against : PactReason::defends_against, section, seat);
    return because(PactReason::not_in_troop, section, seat, place_of_side(s, battle.area, side == 0));
}

Refusal explain_casualty(const State& s, Action action) {
    const auto frame = asking<Losses>(s);
    const SectionId section = SectionId::joint;
    const auto [area, seat] = std::array{action.arg[0], action.arg[1]};
    if (area != frame.area) return because(PactReason::lost_there, section, frame.area);
    if (!same_side(s, frame.seat, seat)) return because(PactReason::not_in_troop, section, seat, area);
    return because(Reason::no_units_of, section, area, seat);
}

}  // namespace mehen::kemet
