// The Alliance: sides, sacrifice temples, the Great Ceremony, victory [kemet.alliance].
#include "games/kemet/seth/flow/alliance.h"

#include <algorithm>
#include <bit>

#include "games/kemet/flow/troops.h"
#include "games/kemet/seth/steps.h"
#include "games/kemet/seth/table.h"

namespace mehen::kemet {

// --- sides

Flow at(Seth, Seam<ChooseSides>, Table& table) {
    return call(table, TakeSides{});
}

Flow run(Table& table, TakeSides&) {
    if (table.s.pact.lone != none) return Flow::done;
    if (table.rules.lone_seat == none) return ask_chance(table, AskKind::draw_lone);
    take_sides(table, table.rules.lone_seat);
    return Flow::done;
}

void outcomes(const Rules& rules, const State&, const TakeSides&, OutcomeList& out) {
    for (Seat seat = 0; seat < rules.seats; ++seat) out.push({make_action(ActionKind::lone, seat), 1});
}

Action sample(const Rules& rules, const State& s, const TakeSides& frame, Rng& rng) {
    Buffer<Outcome, max_players> list;
    outcomes(rules, s, frame, list);
    return pick_outcome(list, rng);
}

Answered answer(Table& table, TakeSides&, Seat, Action action) {
    take_sides(table, action[0]);
    return Answered::finished;
}

void take_sides(Table& table, Seat lone) {
    const Rules& rules = table.rules;
    State& s = table.s;
    s.pact.lone = lone;
    s.pact.creature_cards = fit<std::uint16_t>((1U << rules.set.creature_cards.size()) - 1U);
    s.pact.prayer_tokens = as_byte((1U << rules.set.prayer_tokens.size()) - 1U);
    const SeatMask alliance = members(rules, s);
    each_seat(alliance, [&](Seat seat) { s.side[seat] = alliance; });
    Player& player = s.player[lone];
    player.reserve = rules.set.lone_units;
    player.tokens = rules_of_seat(rules, s, lone).tokens;
    // Where no night opens the game, with what such a night would have brought.
    const unsigned opening = rules.set.opening_night ? 0U : rules.players();
    player.prayer = as_byte(std::min<unsigned>(rules.set.max_prayer, rules.set.lone_prayer + opening));
    choose_city(table, lone, rules.map.lone_city);
    put_pyramid(table, rules.map.district[rules.map.lone_city][0], {1, as_byte(Colour::violet)});
    table.tell(make_event(EventKind::lone, lone));
}

// --- PP

void at(Seth, Seam<Prayed>, Table& table, Seat seat) {
    for (Seat other = 0; other < table.rules.seats; ++other)
        if (other != seat) gain_prayer(table, other, power(table.s, other, Power::prayer_when_rivals_pray));
}

void move_prayer_between_sides(Table& table, Seat seat, int from_lone, int tax) {
    const State& s = table.s;
    if (from_lone > 0) {
        const int got = std::min<int>(from_lone, s.player[s.pact.lone].prayer);
        lose_prayer(table, s.pact.lone, got);
        gain_prayer(table, seat, got);
    }
    if (tax > 0) {
        each_seat(members(table.rules, s), [&](Seat member) { lose_prayer(table, member, tax); });
        gain_prayer(table, seat, tax * fit<int>(table.rules.players()));
    }
}

// --- pyramids

std::array<std::uint8_t, colour_count> levels_to_seize(const Rules& rules, const OpenTable& t, Seat victim) {
    auto levels = pyramid_levels(rules, t, victim);
    each_area(own_districts(rules, t, victim) & t.troops[t.pact.lone], [&](AreaId area) {
        const Pyramid& pyramid = *pyramid_at(rules, t, area);
        levels[pyramid.colour] = std::max(levels[pyramid.colour], pyramid.level);
    });
    return levels;
}

// --- temples and their PP

namespace {

// What sacrifice temples pay: 1 PP from level 2 on, a complete one what its token says.
int sacrifice_income(const Rules& rules, const Pact& pact, TempleId temple) {
    if (pact.temple_level[temple] < 2) return 0;
    const PrayerTokenId token = pact.temple_prayer[temple];
    return token == none ? 1 : rules.set.prayer_tokens[token].prayer;
}

}  // namespace

// The Alliance shares its VP for temples; PP of a temple go to whoever has most units there.
void at(Seth, Seam<TempleScore>, Table& table, Offering offering) {
    const Rules& rules = table.rules;
    State& s = table.s;
    const AreaMask temples = rules.map.temples | s.built_temples;
    if (offering == Offering::two_temples) {
        const Seat member = lowest_seat(members(rules, s));
        const int held = std::popcount(temples & joint_troops(s, member));
        if (held >= rules.set.temples_for_point[rules.players() - 2U]) gain_divinity_point(table, member);
        for (Seat seat = 0; seat < rules.seats; ++seat)  // tiles are for what their owner holds
            if (std::popcount(temples & s.troops[seat]) >= 2)
                gain_prayer(table, seat, power(s, seat, Power::night_temple_prayer));
        return;
    }
    const auto pay_holder = [&](AreaId area, int prayer) {
        const Seat holder = spokesman_of(rules, s, area, every_seat);
        if (holder != none) gain_prayer(table, holder, prayer);
    };
    each_area(rules.map.temples, [&](AreaId area) { pay_holder(area, rules.area(area).income); });
    for (TempleId i = 0; i < s.pact.temple_area.size(); ++i)
        if (s.pact.temple_area[i] != none) pay_holder(s.pact.temple_area[i], sacrifice_income(rules, s.pact, i));
}

// --- sacrifice temples

TempleId temple_in(const Rules& rules, const OpenTable& t, AreaId area) {
    for (TempleId i = 0; i < rules.set.sacrifice_temples; ++i)
        if (t.pact.temple_area[i] == area) return i;
    for (TempleId i = 0; i < rules.set.sacrifice_temples; ++i)
        if (t.pact.temple_area[i] == none) return i;
    return none;
}

// --- the Great Ceremony

int ceremony_cost(const Rules& rules, const OpenTable& t) {
    const int cost = rules.set.ceremony_cost * fit<int>(rules.players());
    const Seat member = lowest_seat(members(rules, t));
    return std::max(0, cost - rules.set.ceremony_discount * temporary_points(t, member));
}

SeatMask ceremony_payers(const Rules& rules, const OpenTable& t) {
    SeatMask payers = no_seats;
    each_seat(members(rules, t), [&](Seat seat) {
        each_area(t.troops[seat] & rules.map.obelisks, [&](AreaId area) {
            if (rules.area(area).kind == AreaKind::desert) payers |= mask_of(seat);
        });
    });
    return payers;
}

// --- victory

bool temple_complete(const OpenTable& t) {
    const auto& levels = t.pact.temple_level;
    return std::find(levels.begin(), levels.end(), temple_levels) != levels.end();
}

void win_at_once(Table& table, Seat seat) {
    table.s.winner = seat;
    table.tell(make_event(EventKind::game_won, seat, is_lone(table.s, seat) ? 0U : 1U));
    end_game(table);
}

void at(Seth, Seam<VictoryAtOnce>, Table& table) {
    const Ruleset& set = table.rules.set;
    State& s = table.s;
    const Seat member = lowest_seat(members(table.rules, s));
    const Player& alliance = s.player[keeper(s, member)];
    const bool alliance_wins = temple_complete(s) && s.pact.ceremony != 0 &&
                               alliance.battle_points + alliance.divinity_points >= set.alliance_goal;
    const bool lone_wins = s.player[s.pact.lone].battle_points >= set.lone_goal || joint_troops(s, member) == 0;
    if (!lone_wins && !alliance_wins) return;
    win_at_once(table, alliance_wins ? member : s.pact.lone);
}

bool holds_district_of_lone(const Rules& rules, const OpenTable& t) {
    bool holds = false;
    each_area(rules.map.districts_of[rules.map.lone_city], [&](AreaId area) {
        holds |= t.standing[area] != no_seats && (t.standing[area] & mask_of(t.pact.lone)) == no_seats;
    });
    return holds;
}

}  // namespace mehen::kemet
