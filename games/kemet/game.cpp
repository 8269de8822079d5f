#include "games/kemet/game.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "games/kemet/box/pack.h"
#include "games/kemet/expansions.h"
#include "games/kemet/questions/asks.h"
#include "games/kemet/questions/blocks.h"
#include "games/kemet/questions/shapes.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet {

void Kemet::legal(const Rules& rules, const State& s, Seat seat, ActionList& out) {
    if (contains(s.flow.ask.seats, seat) && seat != chance) block_of(s)->list(rules, s, seat, out);
}

// What is wrong first: who answers, the form of the answer, then what it is about.
Refusal Kemet::explain(const Rules& rules, const State& s, Seat seat, Action action) {
    const Ask asked = s.flow.ask;
    if (!asked.open()) return because(Reason::game_over, SectionId::end);
    if (seat >= rules.seats || !contains(asked.seats, seat)) return because(Reason::not_your_turn, SectionId::turn);
    const SectionId section = row_of(static_cast<AskKind>(asked.kind)).section;
    if (!well_formed(shapes, action)) return because(Reason::not_an_answer, section);
    const Block& block = *block_of(s);
    if (!block.takes(action.kind)) return because(Reason::another_question, section, asked.kind);
    if (!names_something(shapes, rules, action)) return because(Reason::not_an_answer, section);
    return block.explain(rules, s, seat, action);
}

void Kemet::visit(PackVisitor& pack, Rules& rules) {
    visit_ruleset(pack, rules.set);
}

void Kemet::start(const Rules& rules, State& s, EventLog* log) {
    s = State{};
    for (Player& player : s.player) {
        player.city = none;
        player.prayer = rules.set.start_prayer;
        player.reserve = rules.set.units;
        player.tokens = rules.set.tokens;
        player.gold = rules.set.gold_token_for_all ? 1 : 0;
    }
    for (Seat seat = 0; seat < max_players; ++seat) s.side[seat] = mask_of(seat);
    s.city_owner.fill(none);
    s.creature.fill(none);
    s.creature_owner.fill(none);
    s.sides.fill(none);
    s.caller = s.winner = s.actor = none;
    s.pact.lone = s.pact.speaker = none;
    s.pact.temple_area.fill(none);
    s.tile_level = 4;
    // With as many as the box has there is nothing to draw.
    const bool all_colours = rules.set.colours_in_play[rules.players() - 2U] == rules.set.colours;
    if (!rules.colours_drawn)
        s.colours = rules.colours_in_play;
    else if (all_colours)
        s.colours = as_byte((1U << rules.set.colours) - 1U);
    for (TileId i = 0; i < rules.set.tiles.size(); ++i) {
        const Tile& tile = rules.set.tiles[i];
        int copies = tile.renewal == Renewal::replacing ? 0 : tile.copies;
        if (rules.set.fewer_tiles_with_two && rules.seats == 2)
            copies = amount(tile.gives, Power::silver_token) > 0 ? 0 : std::min(1, copies);
        set_copies(s, i, copies);
    }
    for (std::size_t i = 0; i < rules.set.di_cards.size(); ++i) {
        s.deck[i] = rules.set.di_cards[i].count;
        for (std::size_t seat = 0; seat < rules.seats; ++seat)
            s.hand[seat].di_cards[i] = rules.set.di_cards[i].personal ? 1 : 0;
    }
    for (std::size_t seat = 0; seat < rules.seats; ++seat) s.hand[seat].cards.hand = rules.battle_hand;
    kemet::Table table{rules, s, log};
    call(table, Course{});
    Driver::run_until_question(table);
}

namespace {

// Who comes before whom when VP are equal [kemet.end.tie].
bool ahead(const Rules& rules, const State& s, Seat a, Seat b) {
    const auto place = [&](Seat seat) { return std::find(s.order.begin(), s.order.begin() + rules.seats, seat); };
    if (s.winner != none && same_side(s, a, s.winner) != same_side(s, b, s.winner)) return same_side(s, a, s.winner);
    const int points_a = points(s, a);
    const int points_b = points(s, b);
    if (points_a != points_b) return points_a > points_b;
    if (s.caller == a || s.caller == b) return s.caller == a;
    if (s.player[a].battle_points != s.player[b].battle_points)
        return s.player[a].battle_points > s.player[b].battle_points;
    return place(a) < place(b);
}

}  // namespace

Result Kemet::result(const Rules& rules, const State& s) {
    Result result;
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        result.score[seat] = fit<std::int16_t>(points(s, seat));
        result.team[seat] = seat;
        join(Seam<TeamOf>{}, rules, s, seat, result.team[seat]);
        result.place[seat] = 1;
        for (Seat other = 0; other < rules.seats; ++other)
            if (!same_side(s, seat, other) && ahead(rules, s, other, seat)) ++result.place[seat];
    }
    return result;
}

bool finish_rules(const Setup& setup, PackVisitor* pack, Rules& rules) {
    rules.seats = as_byte(setup.seats);
    if (pack != nullptr) {
        Kemet::visit(*pack, rules);
        if (pack->failed()) return false;
    }
    complete(rules);
    return true;
}

int Kemet::house_versions(const Rules& rules) {
    int count = 0;
    for (const Tile& row : rules.set.tiles) count += row.house ? 1 : 0;
    for (const DiCard& row : rules.set.di_cards) count += row.house ? 1 : 0;
    for (const BattleCard& row : rules.set.battle_cards) count += row.house ? 1 : 0;
    for (const Creature& row : rules.set.creatures) count += row.house ? 1 : 0;
    for (const Area& row : rules.board().areas) count += row.house ? 1 : 0;
    for (const SpaceRow& row : rules.set.lone_spaces) count += row.house ? 1 : 0;
    for (const CreatureCard& row : rules.set.creature_cards) count += row.house ? 1 : 0;
    for (const PowerToken& row : rules.set.power_tokens) count += row.house ? 1 : 0;
    for (const PrayerToken& row : rules.set.prayer_tokens) count += row.house ? 1 : 0;
    return count;
}

namespace {

// Between actions no area has more than one troop, and no troop more units or creatures than it may have.
bool limits_hold(const Rules& rules, const State& s) {
    for (AreaId area = 0; area < rules.map.areas; ++area) {
        const SeatMask standing = s.standing[area];
        if (standing == no_seats) continue;
        const Seat seat = lowest_seat(standing);
        if ((standing & ~s.side[seat]) != no_seats) return false;
        const auto creatures = std::count(s.creature.begin(), s.creature.end(), area);
        if (creatures > 1) return false;
        if (troop_size(s, area, seat) > limit_of(rules, s, standing)) return false;
    }
    return true;
}

// Every creature is where its tile's owner may have it, and the set of their areas is true.
bool creatures_hold(const Rules& rules, const State& s) {
    AreaMask areas = 0;
    for (std::size_t i = 0; i < rules.set.creatures.size(); ++i) {
        if ((s.creature[i] == none) != (s.creature_owner[i] == none)) return false;
        if (s.creature[i] >= max_areas) continue;
        areas |= mask_of_area(s.creature[i]);
        const Seat owner = s.creature_owner[i];
        const int units =
            rules.set.creatures[i].common ? joint_units(s, s.creature[i], owner) : s.units[s.creature[i]][owner];
        if (units == 0) return false;  // never alone
    }
    return areas == s.creature_areas;
}

// A place's temporary VP is with one seat at most, and only temples and pyramids of level 4 have one.
bool temporary_points_hold(const Rules& rules, const State& s) {
    AreaMask held = 0;
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if ((held & s.held[seat]) != 0) return false;
        held |= s.held[seat];
    }
    bool all_give = true;
    each_area(held & ~rules.map.temples & ~s.built_temples, [&](AreaId area) {
        const Pyramid* const pyramid = pyramid_at(rules, s, area);
        all_give = all_give && pyramid != nullptr && pyramid->level == 4;
    });
    return all_give;
}

}  // namespace

namespace {

// Rivals' units that serve a seat, less its own that serve others.
int captives_of(const Rules& rules, const State& s, Seat seat) {
    int captives = -s.pact.captives[seat];
    for (Seat rival = 0; power(s, seat, Power::corrupts) > 0 && rival < rules.seats; ++rival)
        if (!same_side(s, seat, rival)) captives += s.pact.captives[rival];
    return captives;
}

// Copies that players own; a tile on the Alliance's board is one, whoever of its members has its power.
int copies_owned(const Rules& rules, const State& s, TileId tile) {
    int count = 0;
    for (std::size_t seat = 0; seat < rules.seats; ++seat) count += has_bit(s.player[seat].tiles, tile) ? 1 : 0;
    return rules.set.tiles[tile].whom == For::alliance ? std::min(count, 1) : count;
}

}  // namespace

bool Kemet::invariant_holds(const Rules& rules, const State& s) {
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        const Player& player = s.player[seat];
        int units = player.reserve;
        for (AreaId area = 0; area < rules.map.areas; ++area) {
            units += s.units[area][seat];
            const bool stands = s.units[area][seat] > 0;  // what is derived from the units
            if (has_area(s.troops[seat], area) != stands || contains(s.standing[area], seat) != stands) return false;
        }
        if (player.city != none && s.city_owner[player.city] != seat) return false;
        if (units !=
            rules_of_seat(rules, s, seat).units + power(s, seat, Power::mercenaries) + captives_of(rules, s, seat))
            return false;
        if (player.prayer > rules.set.max_prayer) return false;
        const BattleCards& cards = s.hand[seat].cards;
        const unsigned all = cards.hand | cards.shown | cards.hidden | cards.removed;
        const int owned = std::popcount(unsigned{cards.hand}) + std::popcount(unsigned{cards.shown}) +
                          std::popcount(unsigned{cards.hidden}) + std::popcount(unsigned{cards.removed});
        if (owned != std::popcount(all)) return false;  // no card in two places
        State fresh = s;
        refresh_powers(rules, fresh, seat);
        if (fresh.player[seat].power != player.power) return false;
    }
    if (is(s.flow.ask, AskKind::turn) && !limits_hold(rules, s)) return false;
    if (!creatures_hold(rules, s) || !temporary_points_hold(rules, s)) return false;
    bool holds = true;
    join(Seam<Invariant>{}, rules, s, holds);
    if (!holds) return false;
    for (DiCardId card = 0; card < rules.set.di_cards.size(); ++card) {
        int count = s.deck[card] + s.discards[card];
        for (std::size_t seat = 0; seat < rules.seats; ++seat) count += s.hand[seat].di_cards[card];
        if (s.revealed != 0)
            for (const Council& council : s.council) count += council.di_cards[card];
        for (const DiCardId laid : s.choice) count += laid == card ? 1 : 0;
        const DiCard& row = rules.set.di_cards[card];
        if (count != row.count + (row.personal ? rules.seats : 0)) return false;
    }
    for (TileId tile = 0; tile < rules.set.tiles.size(); ++tile) {
        int count = s.copies[tile];
        if (has_bit(s.for_sale, tile) != (count > 0)) return false;
        count += copies_owned(rules, s, tile);
        if (count > rules.set.tiles[tile].copies) return false;
    }
    return true;
}

}  // namespace mehen::kemet
