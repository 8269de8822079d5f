// What differs in a battle where troops may be joint [kemet.alliance.battle].
#include "games/kemet/seth/flow/joint_battle.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "games/kemet/seth/flow/joint_move.h"

namespace mehen::kemet {

bool has_in_joint_troop(const State& s, const Battle& frame, std::size_t side, PlayerPower which) {
    bool has = false;
    const SeatMask troop =
        mask_of(frame.side[side]) | troop_in(s, place_of_side(s, frame.area, side == 0), frame.side[side]);
    each_seat(troop, [&](Seat seat) { has = has || power(s, seat, which) > 0; });
    return has;
}

Seat joint_bearer(const State& s, const Battle& frame, std::size_t side, PlayerPower which) {
    Seat best = frame.side[side];
    each_seat(frame.troop[side], [&](Seat seat) {
        if (power(s, seat, which) > power(s, best, which)) best = seat;
    });
    return best;
}

// --- who fights

namespace {

// Who may attack with a seized troop: whoever leaves another to defend. The one in question, if that one does.
SeatMask attackers_with_seized(const Rules& rules, const State& s, const Battle& frame) {
    const SeatMask defenders = troop_of_side(rules, s, frame, 1);
    SeatMask attackers = no_seats;
    each_seat(troop_of_side(rules, s, frame, 0), [&](Seat seat) {
        if ((defenders & ~mask_of(seat)) != no_seats) attackers |= mask_of(seat);
    });
    return contains(attackers, frame.side[0]) ? mask_of(frame.side[0]) : attackers;
}

}  // namespace

SeatMask fighters_of(const Rules& rules, const State& s, const Battle& frame, std::size_t side) {
    if (s.pact.seized_from == 0) return troop_of_side(rules, s, frame, side);
    if (side == 0) return attackers_with_seized(rules, s, frame);
    return troop_of_side(rules, s, frame, 1) & ~mask_of(frame.side[0]);
}

bool joint_fight_possible(const Rules& rules, const State& s, const Battle& frame) {
    return s.pact.seized_from == 0 || attackers_with_seized(rules, s, frame) != no_seats;
}

bool joint_fighters_stand(const Rules& rules, const State& s, const Battle& frame) {
    const bool attacker = s.pact.seized_creature != 0 || contains(fighters_of(rules, s, frame, 0), frame.side[0]);
    return attacker && contains(fighters_of(rules, s, frame, 1), frame.side[1]);
}

Flow name_fighter(Table& table, Battle& frame, std::size_t side) {
    const SeatMask fighters = fighters_of(table.rules, table.s, frame, side);
    if (fighters.size() < 2) {  // somebody else may have lost all units there since
        if (fighters != no_seats) frame.side[side] = lowest_seat(fighters);
        return Flow::next;
    }
    const std::uint8_t place = place_of_side(table.s, frame.area, side == 0);
    return ask_seat(table, spokesman_of(table.rules, table.s, place, fighters), AskKind::fighter);
}

// --- cards

std::array<Council, 2> fighting_councils(const Rules& rules, std::array<Council, 2> councils) {
    const auto mirrors = [&](const Council& each) {
        return each.played != no_card && rules.set.battle_cards[each.played].mirror;
    };
    if (mirrors(councils[0]) || mirrors(councils[1])) std::swap(councils[0].played, councils[1].played);
    return councils;
}

// --- losses and gains

Flow lose_units(Table& table, const Battle& frame, std::size_t side) {
    const std::uint8_t place = place_of_side(table.s, frame.area, side == 0);
    return destroy_units(table, place, frame.side[side], frame.lost[side]);
}

namespace {

// PP for winning, for units destroyed and lost: of tiles that several members have once, and of the creature.
int prayer_of_side(const Rules& rules, const State& s, const Battle& frame, std::size_t side) {
    const PowerSums gives = troop_powers(rules, s, frame.troop[side]);
    int prayer =
        gives(Power::prayer_per_kill) * frame.killed[1 - side] + gives(Power::prayer_per_loss) * frame.killed[side];
    if (frame.winner == side)
        prayer += gives(Power::prayer_per_win) + (side == 0 ? gives(Power::prayer_per_attack_won) : 0);
    if (frame.fought_creature[side] != 0) {
        const auto creature = static_cast<std::uint8_t>(frame.fought_creature[side] - 1);
        prayer += std::min(creature_gives(rules, creature, Power::carrion), frame.killed[0] + frame.killed[1]);
    }
    return prayer;
}

}  // namespace

Flow share_prayer_of_battle(Table& table, const Battle& frame) {
    Flow shared = Flow::next;
    for (const std::size_t side : {1U, 0U})  // asked last, answered first: the attacker's
        if (share_prayer(table, frame.troop[side], frame.side[side],
                         prayer_of_side(table.rules, table.s, frame, side)) != Flow::next)
            shared = Flow::call;
    return shared;
}

void recall_jointly(Table& table, const Battle& frame, std::size_t side, int prayer) {
    State& s = table.s;
    const std::uint8_t place = place_of_side(s, frame.area, side == 0);
    const SeatMask troop = troop_of_side(table.rules, s, frame, side);
    each_seat(troop, [&](Seat seat) { remove_units(table, place, seat, s.units[place][seat], Loss::given_up); });
    share_prayer(table, troop, frame.side[side], prayer);
}

// --- what the lone god seizes

void reward_takeover(Table& table, const Battle& frame) {
    const State& s = table.s;
    if (frame.winner == 0) return gain_battle_point(table, s.pact.lone);
    // Members who fight each other earn nothing; one who beats a creature does, if defenders do.
    const bool survives = joint_units(s, frame.area, frame.side[1]) > 0;
    if (s.pact.seized_creature != 0 && survives && has_in_joint_troop(s, frame, 1, Power::defender_point))
        gain_battle_point(table, frame.side[1]);
}

void end_takeover(Table& table, const Battle& frame) {
    occupy(table, frame.side[0], frame.area);
    table.s.pact.seized_creature = 0;
}

// --- corruption

void corrupt(Table& table, const Battle& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    if (same_side(s, frame.side[0], frame.side[1])) return;
    for (std::size_t side = 0; side < 2; ++side) {
        const Seat seat = joint_bearer(s, frame, side, Power::corrupts);
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

Seat drawer_for_winner(const State& s, const Battle& frame) {
    return joint_bearer(s, frame, frame.winner, Power::cards_per_massacre);
}

int cards_for_winner(const Rules& rules, const State& s, const Battle& frame) {
    int cards = 0;
    if (frame.winner == 0 && frame.troop[0] != no_seats && frame.killed[1] >= 2)
        cards += power(s, drawer_for_winner(s, frame), Power::cards_per_massacre);
    if (frame.winner == 0 && frame.troop[0] == no_seats && frame.fought_creature[0] != 0)  // a seized creature
        for (const CreatureCard& card : rules.set.creature_cards)
            if (card.creature + 1U == frame.fought_creature[0]) cards += amount(card.gives, Power::cards_if_won);
    const Seat drawer = joint_bearer(s, frame, frame.winner, Power::cards_per_battle);  // these have been drawn before
    return cards + power(s, drawer, Power::cards_per_battle) - frame.drawn[frame.winner];
}

}  // namespace mehen::kemet
