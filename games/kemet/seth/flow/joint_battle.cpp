// What differs in a battle where troops may be joint [kemet.alliance.battle].
#include "games/kemet/seth/flow/joint_battle.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "games/kemet/flow/creatures.h"
#include "games/kemet/seth/battle.h"
#include "games/kemet/seth/flow/joint_move.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

SeatMask troop_of_side(const OpenTable& t, AreaId area, Seat seat, bool attacker) {
    if (attacker && t.pact.seized_creature != none) return no_seats;
    return troop_in(t, place_of_side(t, area, attacker), seat);
}

namespace {

// The creature that fights for a side: with its troop, or seized and alone.
CreatureId creature_of_side(const Rules& rules, const OpenTable& t, AreaId area, Seat seat, bool attacker) {
    if (attacker && t.pact.seized_creature != none)
        return rules.set.creature_cards[CreatureCardId(t.pact.seized_creature)].creature;
    return creature_in(rules, t, place_of_side(t, area, attacker), seat);
}

}  // namespace

void at(Seth, Seam<FighterOf>, const Rules& rules, const OpenTable& t, Fighter& fighter) {
    const auto [area, seat, rival, attacker] = std::tuple(fighter.area, fighter.seat, fighter.rival, fighter.attacker);
    fighter.troop = troop_of_side(t, area, seat, attacker);
    fighter.units = fighter.troop == no_seats ? 0 : joint_units(t, place_of_side(t, area, attacker), seat);
    fighter.creature = creature_of_side(rules, t, area, seat, attacker);
    fighter.rival_creature = creature_of_side(rules, t, area, rival, !attacker);
}

// --- who fights

namespace {

// Who may attack with a seized troop: whoever leaves another to defend. The one in question, if that one does.
SeatMask attackers_with_seized(const State& s, const Battle& frame) {
    const SeatMask defenders = troop_of_side(s, frame, 1);
    SeatMask attackers = no_seats;
    each_seat(troop_of_side(s, frame, 0), [&](Seat seat) {
        if ((defenders & ~mask_of(seat)) != no_seats) attackers |= mask_of(seat);
    });
    return contains(attackers, frame.side[0]) ? mask_of(frame.side[0]) : attackers;
}

}  // namespace

SeatMask fighters_of(const State& s, const Battle& frame, std::size_t side) {
    if (s.pact.seized_from == none) return troop_of_side(s, frame, side);
    if (side == 0) return attackers_with_seized(s, frame);
    return troop_of_side(s, frame, 1) & ~mask_of(frame.side[0]);
}

namespace {

// In the battle right below.
void name(State& s, std::size_t side, Seat seat) {
    const std::size_t at = s.flow.depth - 2U;
    auto battle = read_frame<Battle>(s.flow, at);
    battle.side[side] = seat;
    write_frame(s.flow, at, battle);
}

// A joint troop names who fights for it: its spokesman says.
Flow name_fighter(Table& table, std::size_t side) {
    State& s = table.s;
    const Battle frame = battle_below(s);
    const SeatMask fighters = fighters_of(s, frame, side);
    if (fighters.size() < 2) {  // somebody else may have lost all units there since
        if (fighters != no_seats) name(s, side, lowest_seat(fighters));
        return Flow::next;
    }
    const AreaId place = place_of_side(s, frame.area, side == 0);
    return ask_seat(table, spokesman_of(table.rules, s, place, fighters), AskKind::fighter);
}

}  // namespace

Flow at(Seth, Seam<BattleBegins>, Table& table, const Battle&) {
    return call(table, NameFighters{});
}

Flow run(Table& table, NameFighters& frame) {
    using Step = NameFighters::Step;
    switch (frame.step) {
        case Step::attacker: frame.step = Step::defender; return name_fighter(table, 0);
        case Step::defender: frame.step = Step::over; return name_fighter(table, 1);
        case Step::over: return Flow::done;
    }
    return Flow::done;
}

Answered answer(Table& table, NameFighters& frame, Seat, Action action) {
    name(table.s, side_to_name(frame), action[0]);
    return Answered::finished;
}

void at(Seth, Seam<OthersFirst>, const Rules&, const State& s, bool& may) {
    may = may && !taken_over(s) && !under_way<Assault>(s.flow);
}

void at(Seth, Seam<BattleStands>, const Rules&, const State& s, const Battle& frame, Standing& standing) {
    const bool creature = s.pact.seized_creature != none;
    standing.side[0] = standing.side[0] || creature;
    standing.can_be_fought = s.pact.seized_from == none || attackers_with_seized(s, frame) != no_seats;
    standing.as_named = (creature || contains(fighters_of(s, frame, 0), frame.side[0])) &&
                        contains(fighters_of(s, frame, 1), frame.side[1]);
}

// --- losses and gains

namespace {

// PP for winning, for units destroyed and lost: of tiles that several members have once, and of the creature.
int prayer_of_side(const Rules& rules, const State& s, const Battle& frame, std::size_t side) {
    const PowerSums gives = troop_powers(rules, s, frame.troop[side]);
    int prayer =
        gives(Power::prayer_per_kill) * frame.killed[1 - side] + gives(Power::prayer_per_loss) * frame.killed[side];
    if (frame.winner == side)
        prayer += gives(Power::prayer_per_win) + (side == 0 ? gives(Power::prayer_per_attack_won) : 0);
    if (frame.fought_creature[side] != none) {
        const CreatureId creature = frame.fought_creature[side];
        prayer += std::min(creature_gives(rules, creature, Power::carrion), frame.killed[0] + frame.killed[1]);
    }
    return prayer;
}

// What tiles and creatures of a troop pay for a battle: all its members share it.
Flow share_prayer_of_battle(Table& table, const Battle& frame) {
    Flow shared = Flow::next;
    for (const std::size_t side : {1U, 0U})  // asked last, answered first: the attacker's
        if (share_prayer(table, frame.troop[side], frame.side[side],
                         prayer_of_side(table.rules, table.s, frame, side)) != Flow::next)
            shared = Flow::call;
    return shared;
}

Flow lose_units(Table& table, std::size_t side) {
    const Battle frame = battle_below(table.s);
    const AreaId place = place_of_side(table.s, frame.area, side == 0);
    return destroy_units(table, place, frame.side[side], frame.lost[side]);
}

}  // namespace

Flow at(Seth, Seam<BattleLosses>, Table& table, const Battle& frame) {
    prayer_of_cards(table, frame);
    return call(table, Aftermath{});
}

Flow run(Table& table, Aftermath& frame) {
    using Step = Aftermath::Step;
    switch (frame.step) {
        case Step::shares: frame.step = Step::attacker; return share_prayer_of_battle(table, battle_below(table.s));
        case Step::attacker: frame.step = Step::defender; return lose_units(table, 0);
        case Step::defender:
            frame.step = Step::over;
            if (const Flow losses = lose_units(table, 1); losses != Flow::next) return losses;
            return bring_creatures_home(table);
        case Step::over: return Flow::done;
    }
    return Flow::done;
}

// --- what the lone god seizes

void reward_takeover(Table& table, const Battle& frame) {
    const State& s = table.s;
    if (frame.winner == 0) return gain_battle_point(table, s.pact.lone);
    // Members who fight each other earn nothing; one who beats a creature does, if defenders do.
    const bool survives = joint_units(s, frame.area, frame.side[1]) > 0;
    if (s.pact.seized_creature != none && survives && has_in_troop(s, frame, 1, Power::defender_point))
        gain_battle_point(table, frame.side[1]);
}

void at(Seth, Seam<BattleReward>, Table& table, const Battle& frame, bool& rewarded) {
    if (!taken_over(table.s)) return;
    reward_takeover(table, frame);
    rewarded = true;
}

namespace {

// A seized troop that has not left goes into the area; what was seized goes back.
void end_takeover(Table& table, const Battle& frame) {
    occupy(table, frame.side[0], frame.area);
    table.s.pact.seized_creature = none;
}

}  // namespace

void at(Seth, Seam<BattleCalledOff>, Table& table, const Battle& frame, const Standing& standing) {
    if (standing.side[1]) table.s.pact.seized_from = none;  // a seized troop stays where it waits
    end_takeover(table, frame);
}

void at(Seth, Seam<RetreatAreas>, const Rules& rules, const State& s, Seat seat, AreaId area, SeatMask& owners,
        AreaMask& besides) {
    if (s.pact.seized_from == none || s.sides[0] != seat) return;
    const AreaId from = s.pact.seized_from;
    owners = troop_in(s, from, seat);
    besides = rules.map.land[area] & mask_of_area(from);
}

// --- corruption

namespace {

// One of the units that a battle destroyed joins the troop of whoever can corrupt it.
void corrupt(Table& table, const Battle& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    if (same_side(s, frame.side[0], frame.side[1])) return;
    for (std::size_t side = 0; side < 2; ++side) {
        const Seat seat = bearer(s, frame, side, Power::corrupts);
        const bool there = contains(frame.troop[side], seat) && s.units[frame.area][seat] > 0;
        if (power(s, seat, Power::corrupts) == 0 || !there || frame.killed[1 - side] == 0) continue;
        if (room_in(rules, s, frame.area, seat) == 0) continue;
        for (std::size_t i = 0; i < rules.seats; ++i) {  // of those who fought the first one that has it in reserve
            const Seat rival = s.order[i];
            if (!contains(frame.troop[1 - side], rival) || s.player[rival].reserve == 0) continue;
            corrupt_unit(table, frame.area, seat, rival);
            break;
        }
    }
}

}  // namespace

void at(Seth, Seam<BattleOver>, Table& table, const Battle& frame) {
    corrupt(table, frame);
    end_takeover(table, frame);
}

// --- cards for the winner

namespace {

// DI cards that the winner's side still draws, one of its members for all.
int cards_for_winner(const Rules& rules, const State& s, const Battle& frame, Seat drawer) {
    int cards = 0;
    if (frame.winner == 0 && frame.troop[0] != no_seats && frame.killed[1] >= 2)
        cards += power(s, drawer, Power::cards_per_massacre);
    if (frame.winner == 0 && frame.troop[0] == no_seats && frame.fought_creature[0] != none)  // a seized creature
        for (const CreatureCard& card : rules.set.creature_cards)
            if (frame.fought_creature[0] == card.creature) cards += amount(card.gives, Power::cards_if_won);
    const Seat before = bearer(s, frame, frame.winner, Power::cards_per_battle);  // these have been drawn before
    return cards + power(s, before, Power::cards_per_battle) - frame.drawn[frame.winner];
}

}  // namespace

Flow at(Seth, Seam<AfterBattle>, Table& table, const Battle& frame) {
    const Seat drawer = bearer(table.s, frame, frame.winner, Power::cards_per_massacre);
    const int cards = cards_for_winner(table.rules, table.s, frame, drawer);
    if (cards <= 0) return Flow::next;
    return call(table, WinnersCards{.seat = drawer, .left = as_byte(cards)});
}

Flow run(Table& table, WinnersCards& frame) {
    if (frame.left == 0 || !renew_deck(table.rules, table.s, frame.seat)) return Flow::done;
    return ask_chance(table, AskKind::draw_card);
}

void outcomes(const Rules& rules, const State& s, const WinnersCards& frame, OutcomeList& out) {
    deck_outcomes(rules, s, frame.seat, out);
}

Action sample(const Rules& rules, const State& s, const WinnersCards& frame, Rng& rng) {
    return sample_deck(rules, s, frame.seat, rng);
}

Answered answer(Table& table, WinnersCards& frame, Seat, Action action) {
    --frame.left;
    draw_di_card(table, frame.seat, action[0]);
    return Answered::finished;
}

}  // namespace mehen::kemet
