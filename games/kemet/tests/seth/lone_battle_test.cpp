// What counts in battles of one god against an alliance.
#include <string>

#include "games/kemet/questions/battle.h"
#include "games/kemet/tests/seth/lone_row.h"
#include "games/kemet/tests/terms.h"
#include "games/kemet/words/asking.h"

namespace mehen::kemet::test {
namespace {

struct Arms {
    const char* area;
    bool attacks;
};

// Three units with one tile, its creature beside them, a battle card and a DI card.
Side side_with(Position& p, const Tile& tile, Seat rival, const Arms& arms) {
    if (tile.creature == none)
        p.tiles(green, tile.id);
    else
        p.creature(green, p.rules.set.creatures[tile.creature].id, arms.area);
    p.units(arms.area, green, 3).units(arms.area, rival, 3);
    Council council{{}, index_of(p.rules.set.battle_cards, "mixed-tactics"), none};
    council.di_cards[index_of(p.rules.set.di_cards, "war-rage")] = 1;
    council.di_cards[index_of(p.rules.set.di_cards, "iron-wall")] = 1;
    return side_of(p.rules, p.s, fighter_of(p.rules, p.s, p.area(arms.area), green, rival, arms.attacks, 2), council);
}

// With all that its tiles give in the base game: the tests of those tiles are written for it.
TEST(KemetLoneBattle, ATroopOfOnePlayerFightsAsInTheBaseGame) {
    for (const Edition edition : lone_editions) {
        const RowRules base = printed_rules(edition == Edition::lone_first ? Edition::first : Edition::revised);
        const RowRules alliance = printed_rules(edition);
        int compared = 0;
        for (const Tile& tile : base.set.tiles) {
            if (tile.picture == "victory-point" || tile.id == "blue-4-sphinx") continue;  // exchanged
            for (const Arms arms :
                 {Arms{"west-bank", true}, Arms{"west-bank", false}, Arms{"nw-1", true}, Arms{"nw-1", false}}) {
                Position p(base.rules(2));
                LoneRow q(alliance);
                EXPECT_EQ(side_with(p, tile, 1, arms), side_with(q, tile, q.lone, arms)) << tile.id;
                ++compared;
            }
        }
        EXPECT_EQ(compared, 4 * static_cast<int>(base.set.tiles.size() - 4));
    }
}

// Everybody has some tiles, the Alliance some power tokens, and both sides have chosen something.
State armed(const Rules& rules, State s, Rng& rng) {
    s.pact.power_tokens = static_cast<std::uint8_t>(rng.below(1U << rules.set.power_tokens.size()));
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        for (TileId tile = 0; tile < rules.set.tiles.size(); ++tile)
            if (rng.below(4) == 0 && is_empty(s.player[seat].tiles & rules.same_picture[tile]))
                put_in(s.player[seat].tiles, tile);
        refresh_powers(rules, s, seat);
    }
    for (Council& council : s.council) {
        council = nothing_chosen;
        council.played = BattleCardId::of(rng.below(static_cast<std::uint32_t>(rules.set.battle_cards.size())));
        for (std::size_t card = 0; card < rules.set.di_cards.size(); ++card)
            council.di_cards[card] = rng.below(6) == 0 ? 2 : 0;
    }
    return s;
}

// Tile by tile as from the sums that are kept, for joint troops and what the lone god has seized, too.
TEST(KemetLoneBattle, WhatIsToldTermByTermAddsUp) {
    for (const bool first_edition : {false, true}) {
        const Rules rules = lone_rules(3, first_edition);
        Rng rng(1);
        int joint = 0;
        int seized = 0;
        const auto compare = [&](const State& s) {
            auto battle = under_way<Battle>(s.flow);
            if (!battle || !is(s.flow.ask, AskKind::council)) return true;
            const State with_all = armed(rules, s, rng);
            for (std::size_t side = 0; side < 2; ++side) {
                battle->wound[side] = static_cast<std::uint8_t>(rng.below(3));
                const Fighter fighter = fighter_of(rules, with_all, *battle, side);
                const Council& council = with_all.council[side];
                EXPECT_EQ(sum_of(terms_of(rules, with_all, fighter, council)),
                          side_of(rules, with_all, fighter, council));
                joint += fighter.troop.size() > 1 ? 1 : 0;
            }
            seized += taken_over(s) ? 1 : 0;
            return true;
        };
        for (std::uint64_t seed = 1; seed <= 100; ++seed) play_at_random(rules, seed, compare);
        EXPECT_GT(joint, 100);
        EXPECT_GT(seized, 20);
    }
}

}  // namespace
}  // namespace mehen::kemet::test
