// How good a position looks where one god stands against an alliance: by sides.
#include <algorithm>
#include <bit>

#include "games/kemet/flow/battle.h"
#include "games/kemet/game.h"
#include "games/kemet/judging/onlooker.h"
#include "games/kemet/questions/battle.h"
#include "games/kemet/questions/march.h"
#include "games/kemet/seth/flow/alliance.h"
#include "games/kemet/seth/flow/assault.h"
#include "games/kemet/seth/flow/joint_battle.h"
#include "games/kemet/seth/flow/joint_move.h"
#include "games/kemet/seth/flow/takeover.h"
#include "games/kemet/seth/questions/takeover.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet {

namespace {

// Somebody of the other side.
Seat against(const Rules& rules, const OpenTable& t, Seat seat) {
    return is_lone(t, seat) ? lowest_seat(members(rules, t)) : t.pact.lone;
}

// Units of a troop are lost, in thought one member's after another's.
void lose_some(Table& table, AreaId area, Seat side, int count) {
    each_seat(troop_in(table.s, area, side), [&](Seat seat) {
        const int lost = std::min<int>(count, table.s.units[area][seat]);
        remove_units(table, area, seat, lost);
        count -= lost;
    });
}

}  // namespace

int Onlooker::standing_of_side(const State& s) const {
    if (s.pact.lone == none) return 0;
    if (s.winner != none) return same_side(s, seat_, s.winner) ? weight::decided : -weight::decided;
    return 2 * (worth(s, seat_) - worth(s, against(rules_, s, seat_)));
}

// --- battles

AreaMask Onlooker::contested_areas(const State& s) const {
    return s.pact.lone == none ? 0 : s.troops[s.pact.lone] & joint_troops(s, lowest_seat(members(rules_, s)));
}

// Where troops of both sides stand in one area, or a seized troop waits before one.
std::optional<Battle> Onlooker::next_battle(const State& s) const {
    if (s.pact.seized_from != none) {
        const AreaId from = s.pact.seized_from;
        const Seat attacker = spokesman_of(rules_, s, from, ~mask_of(s.pact.lone));
        const Seat defender = spokesman_of(rules_, s, s.moving.area, ~mask_of(attacker));
        if (attacker == none || defender == none) return std::nullopt;
        return new_battle(s.moving.area, attacker, defender);
    }
    const AreaMask contested = contested_areas(s);
    if (contested == 0) return std::nullopt;
    const AreaId area = lowest(contested);
    const auto turn = under_way<Turn>(view_.flow);
    const Seat active = turn ? turn->seat : s.pact.lone;
    const Seat attacker = spokesman(rules_, s, area, active);
    const Seat defender = spokesman(rules_, s, area, against(rules_, s, active));
    if (attacker == none || defender == none) return std::nullopt;
    return new_battle(area, attacker, defender);
}

// Cards chosen for the second battle of an assault; those for the first one lie in its council.
void Onlooker::lay_down_plans() {
    const auto assault = under_way<Assault>(view_.flow);
    if (!assault || !second_battle_to_come(*assault) || view_.seat >= rules_.seats) return;
    const TwoCouncils mine = councils_of(*assault, view_.seat);
    if ((mine.which & 2U) != 0) lay_down(view_.planned[mine.side]);
}

// What has been chosen for the two battles of an assault.
Onlooker::Councils Onlooker::councils_for(AreaId area) const {
    const auto assault = under_way<Assault>(view_.flow);
    if (!assault || !second_battle_to_come(*assault)) return no_councils;
    return area == assault->area[1] ? view_.planned : view_.council;
}

int Onlooker::outlook_of_side(State& s) const {
    if (s.winner == none)
        if (const auto battle = next_battle(s)) return battle_outlook(s, *battle, councils_for(battle->area), {});
    settle(s);
    return standing_of_side(s);
}

// Likewise of joint troops, and of what the lone god has seized.
int Onlooker::parted_sides(const State& s, const Battle& battle, std::size_t won, const std::array<int, 2>& lost,
                           bool with_point) const {
    State after = s;
    if (same_side(s, battle.side[0], battle.side[1]) && s.pact.seized_from == none)
        return outlook_of_side(after);  // the seized troop has gone, or stands there now
    kemet::Table table{rules_, after, nullptr};
    const bool alone = s.pact.seized_creature != none;  // a creature without a troop
    for (std::size_t i = alone ? 1 : 0; i < 2; ++i)
        lose_some(table, place_of_side(s, battle.area, i == 0), battle.side[i], lost[i]);
    const Seat winner = battle.side[won];
    const Seat loser = battle.side[1 - won];
    const AreaId field = place_of_side(s, battle.area, won == 0);
    const AreaId lair = place_of_side(s, battle.area, won != 0);
    const bool stays = !(alone && won == 0) && joint_units(after, field, winner) > 0;
    if (with_point && taken_over(s) && won == 0) gain_battle_point(table, s.pact.lone);
    if (with_point && !taken_over(s) && stays && (won == 0 || has_in_troop(s, battle, won, Power::defender_point)))
        gain_battle_point(table, winner);
    if (!(alone && won == 1)) {
        const AreaMask ways = battle.retreating != 0 ? retreat_areas(rules_, after, loser, lair) : 0;
        const int recalled = joint_units(after, lair, loser);
        if (ways != 0) {
            retreat(table, loser, lair, lowest(ways));
        } else {
            lose_some(table, lair, loser, recalled);
            gain_prayer(table, loser, recalled - rules_.set.recall_less);
        }
    }
    after.pact.seized_creature = none;
    occupy(table, battle.side[0], battle.area);
    return outlook_of_side(after);
}

// --- the Alliance

// A level that has been begun is finished.
int Onlooker::promise_of(const AlliancePhase& frame) const {
    if (frame.given == 0) return 0;
    State after = now_;
    kemet::Table table{rules_, after, nullptr};
    const AreaId area = after.pact.temple_area[frame.temple];
    std::uint8_t& level = after.pact.temple_level[frame.temple];
    const int missing = level + 1 - frame.given;
    if (++level == temple_levels) after.built_temples |= mask_of_area(area);
    after.unsettled |= mask_of_area(area);
    lose_some(table, area, lowest_seat(members(rules_, after)), missing);
    return outlook(after) - outlook_now();
}

// The rest is paid.
int Onlooker::promise_of(const GreatCeremony& frame) const {
    if (frame.step != GreatCeremony::Step::pay) return 0;
    State after = now_;
    kemet::Table table{rules_, after, nullptr};
    int due = frame.due;
    each_seat(ceremony_payers(rules_, now_) & ~frame.paid, [&](Seat seat) {
        const int paid = std::min<int>(due, after.player[seat].prayer);
        take_prayer(table, seat, paid);
        due -= paid;
    });
    after.pact.ceremony = after.pact.portal_open = 1;
    look_for_victory(table);
    return outlook(after) - outlook_now();
}

// One of those who have had nothing yet takes the rest.
int Onlooker::promise_of(const Shares& frame) const {
    int best = 0;
    each_seat(frame.members, [&](Seat seat) {
        State after = now_;
        kemet::Table table{rules_, after, nullptr};
        gain_prayer(table, seat, frame.left);
        best = std::max(best, outlook(after) - outlook_now());
    });
    return best;
}

// --- the lone god

int Onlooker::promise_of_takeover(Space space, Seat victim) const {
    if (victim == none) return 0;
    if (space == Space::seize_creature) return promise_of(SeizeCreature{.seat = seat_, .victim = victim});
    if (space == Space::destroy_units)
        return promise_of(DestroyTwo{.seat = seat_, .victim = victim, .left = units_destroyed_at_once});
    if (space == Space::seize_pyramid)
        return promise_of(Buy{
            .seat = seat_, .space = colour_count, .surcharge = rules_.set.seized_pyramid_surcharge, .seized = victim});
    MoveTroop move = new_move_of(victim);
    move.mode = MoveTroop::Mode::seized;
    return promise_of(move);
}

int Onlooker::promise_of(const SeizeCreature& frame) const {
    if (frame.seat != seat_ || frame.step == SeizeCreature::Step::over) return 0;
    const bool chosen = frame.step == SeizeCreature::Step::target;
    unsigned cards = chosen ? 1U << frame.card : cards_to_seize_with(rules_, now_, frame.victim);
    bool any = false;
    int best = outlook_now();
    for (; cards != 0; cards &= cards - 1) {
        SeizeCreature then = frame;
        then.step = SeizeCreature::Step::target;
        then.card = lowest(cards);
        Buffer<Action, max_areas> targets;
        list_answers(rules_, now_, then, seat_, targets);
        for (const Action& target : targets) {
            State after = now_;
            const Seat defender = spokesman(rules_, now_, target[0], target[1]);
            if (defender == none) continue;
            after.pact.seized_creature = then.card;
            take_out(after.pact.creature_cards, then.card);
            after.sides = {seat_, defender};
            const int value = battle_outlook(after, new_battle(target[0], seat_, defender), no_councils, {});
            best = any ? std::max(best, value) : value;
            any = true;
        }
    }
    return best - outlook_now();
}

// Unit after unit, each time the one that is missed most.
int Onlooker::promise_of(const DestroyTwo& frame) const {
    if (frame.seat != seat_) return 0;
    State s = now_;
    int best = outlook_now();
    for (DestroyTwo left = frame; left.left > 0 && s.winner == none;) {
        Buffer<Action, max_areas> targets;
        list_answers(rules_, s, left, seat_, targets);
        if (targets.empty()) break;
        State chosen = s;
        bool any = false;
        for (const Action& target : targets) {
            State after = s;
            kemet::Table table{rules_, after, nullptr};
            remove_units(table, target[0], target[1], 1);
            const int value = outlook(after);
            if (any && value <= best) continue;
            best = value;
            chosen = after;
            any = true;
        }
        s = chosen;
        --left.left;
    }
    return best - outlook_now();
}

int Onlooker::promise_of_card() const {
    return 2 * weight::now(rules_, now_)[index_of(Feature::di_cards)] / last_phase;
}

int Onlooker::promise_of(const Invocation& frame) const {
    return frame.seat == seat_ && frame.drawn == 0 ? promise_of_card() : 0;
}

}  // namespace mehen::kemet
