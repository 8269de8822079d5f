// One god against an alliance: whole games, and the worked examples of the rulebook.
#include <gtest/gtest.h>

#include <bit>
#include <set>

#include "games/kemet/questions/buying.h"
#include "games/kemet/seth/flow/alliance.h"
#include "games/kemet/seth/questions/alliance.h"
#include "games/kemet/tests/seth/lone_table.h"

namespace mehen::kemet::test {
namespace {

TEST(KemetLoneGames, RandomGamesKeepTheRulesOfConservationAndEnd) {
    std::set<bool> lone_won;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Rules rules = lone_rules(2 + static_cast<int>(seed % 4), seed % 8 > 3);
        const State s = play_at_random(rules, seed, [&](const State& now) {
            const bool holds = Kemet::invariant_holds(rules, now);
            EXPECT_TRUE(holds) << "seed " << seed;
            return holds;
        });
        ASSERT_FALSE(s.flow.ask.open()) << "seed " << seed;
        lone_won.insert(s.winner == s.pact.lone);
    }
    EXPECT_EQ(lone_won.size(), 2U) << "both sides win some";
}

TEST(KemetLoneGames, EveryAnswerIsReadBackAsItWasWritten) {
    const Rules rules = lone_rules(3);
    play_at_random(rules, 3, [&](const State& now) {
        Buffer<Action, Kemet::max_actions> answers;
        for (Seat seat = 0; seat < rules.seats; ++seat) Kemet::legal(rules, now, seat, answers);
        for (const Action& action : answers) {
            Action read{};
            EXPECT_TRUE(Kemet::parse_action(rules, Kemet::action_text(rules, action), read));
            EXPECT_EQ(read, action) << Kemet::action_text(rules, action);
        }
        return true;
    });
}

TEST(KemetLoneGames, ImaginedTablesLookTheSame) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Rules rules = lone_rules(2 + static_cast<int>(seed % 4));
        Rng rng(seed);
        play_at_random(rules, seed, [&](const State& now) {
            const auto viewer = Seat::of(rng.below(rules.seats));
            const View view = Kemet::observe(rules, now, viewer);
            const State imagined = Kemet::determinize(rules, view, rng);
            EXPECT_TRUE(Kemet::invariant_holds(rules, imagined)) << "seed " << seed;
            const bool same = Kemet::observe(rules, imagined, viewer) == view;
            EXPECT_TRUE(same) << "seed " << seed;
            return same;
        });
    }
}

TEST(KemetLoneSetUp, FourPlayersAreThreeAndAGodWithFourTokensAndThreeTaken) {
    const Rules rules = lone_rules(3);
    const State s = play_at_random(rules, 5, [](const State& now) { return !is(now.flow.ask, AskKind::turn); });
    EXPECT_EQ(s.player[s.pact.lone].tokens, 4);
    EXPECT_EQ(s.pact.taken_tokens.size(), 3);
    for (Seat member = 0; member < 3; ++member) EXPECT_EQ(s.player[member].tokens, 4);
    EXPECT_EQ(s.player[s.pact.lone].reserve, 3);
    EXPECT_EQ(s.player[s.pact.lone].prayer, 9) << "6, and one for each member as at night";
}

TEST(KemetAlliance, TheCeremonyOfTheExampleCostsEighteen) {
    LonePosition p(3);
    const AreaId temple = lowest(p.rules.map.temples);
    p.units(temple, green, 1);
    for (const Seat seat : {green, blue}) put_pyramid(p.table, p.rules.map.district[p.s.player[seat].city][0], {4, 0});
    settle_control(p.table);
    EXPECT_EQ(temporary_points(p.s, yellow), 3) << "the Alliance shares them";
    EXPECT_EQ(ceremony_cost(p.rules, p.s), 18);

    EXPECT_EQ(ceremony_payers(p.rules, p.s), no_seats) << "nobody stands beside an obelisk in the desert";
    for (AreaId area = 0; area < p.rules.map.areas; ++area)
        if (p.rules.area(area).kind == AreaKind::desert && p.rules.area(area).obelisk) {
            p.units(area, blue, 1);
            break;
        }
    EXPECT_EQ(ceremony_payers(p.rules, p.s), mask_of(blue));
    p.s.player[blue].prayer = 11;
    EXPECT_FALSE(ceremony_possible(p.rules, p.s)) << "others' PP do not count";
}

TEST(KemetLone, ASeizedPyramidIsForTilesUpToTheVioletLevelAndOneDearer) {
    LonePosition p(3);
    put_pyramid(p.table, p.rules.map.district[p.rules.map.lone_city][0],
                {2, static_cast<std::uint8_t>(Colour::violet)});
    put_pyramid(p.table, p.rules.map.district[p.s.player[green].city][0], {3, static_cast<std::uint8_t>(Colour::red)});
    p.s.player[p.lone()].prayer = 11;
    const Buy buy{{}, p.lone(), colour_count, p.rules.set.seized_pyramid_surcharge, 0, 0, green};
    const TileSet reach = tiles_in_reach(p.rules, p.s, buy);
    ASSERT_FALSE(is_empty(reach));
    for (TileId i = 0; i < p.rules.set.tiles.size(); ++i) {
        const Tile& tile = p.rules.set.tiles[i];
        if (!has_bit(reach, i)) continue;
        EXPECT_EQ(tile.colour, Colour::red) << tile.id;
        EXPECT_LE(tile.level, 2) << tile.id;
        EXPECT_EQ(tile_cost(p.rules, p.s, buy, i), tile.level + 1) << tile.id;
    }
    put_pyramid(p.table, p.rules.map.district[p.rules.map.lone_city][0],
                {4, static_cast<std::uint8_t>(Colour::violet)});
    const TileSet with_high_pyramid = tiles_in_reach(p.rules, p.s, buy);
    EXPECT_NE(with_high_pyramid, reach);
    for (TileId i = 0; i < p.rules.set.tiles.size(); ++i) {
        if (has_bit(with_high_pyramid, i)) {
            EXPECT_NE(p.rules.set.tiles[i].whom, For::alliance);
        }
    }
}

TEST(KemetAlliance, VioletTilesAskForThreePyramidsOfTheirLevel) {
    LonePosition p(3);
    const auto& city = p.rules.map.district[p.s.player[green].city];
    for (std::uint8_t i = 0; i < 3; ++i) put_pyramid(p.table, city[i], {2, i});
    p.s.player[green].prayer = 11;
    const auto highest = [&] {
        const TileSet reach = tiles_in_reach(p.rules, p.s, Buy{{}, green, 0, 0, 0, 0, none});
        int level = 0;
        for (TileId i = 0; i < p.rules.set.tiles.size(); ++i)
            if (has_bit(reach, i) && p.rules.set.tiles[i].colour == Colour::violet)
                level = std::max<int>(level, p.rules.set.tiles[i].level);
        return level;
    };
    EXPECT_EQ(highest(), 2);
    put_pyramid(p.table, city[1], {1, 1});
    EXPECT_EQ(highest(), 1) << "the lowest of the three counts";
}

TEST(KemetAlliance, OneOfFourUnitsIsGivenForTheFirstLevelOfATemple) {
    LonePosition p(2);
    const AreaId site = p.area("west-bank");
    p.units(site, green, 4);
    p.s.pact.speaker = blue;
    p.run(AlliancePhase{});
    p.answer("build west-bank anubis");
    EXPECT_FALSE(p.allows("build west-bank anubis")) << "one level in each area and phase";
    EXPECT_EQ(p.refused, "");
    EXPECT_EQ(p.s.units[site][green], 3);
    EXPECT_EQ(p.s.pact.temple_level[0], 1);
    EXPECT_EQ(p.s.player[green].reserve, p.rules.set.units - 3);
}

// The rulebook's last example: a troop of four with the Royal Scarab passes through an area with five friends and the
// Ancestral Elephant, and goes on to a temple.
class JointMove : public ::testing::Test {
protected:
    JointMove() {
        p.units(start, green, 4);
        p.creature("red-3-royal-scarab", green, start);
        p.units(friends, blue, 2);
        p.units(friends, yellow, 3);
        p.creature("blue-2-ancestral-elephant", yellow, friends);
        p.run(new_move_of(green));
        p.answer("march 4 " + id(start) + " with royal-scarab");
        p.answer("to " + id(friends));
    }
    std::string id(AreaId area) const { return std::string(p.rules.area(area).id); }

    LonePosition p{3};
    AreaId start = 0, friends = 0, temple = 0;
    bool found = [&] {  // a desert beside another, which lies beside a temple
        const auto is_desert = [&](AreaId area) { return p.rules.area(area).kind == AreaKind::desert; };
        for (start = 0; start < p.rules.map.areas; ++start)
            for (friends = 0; friends < p.rules.map.areas; ++friends)
                for (temple = 0; temple < p.rules.map.areas; ++temple)
                    if (is_desert(start) && is_desert(friends) && has_area(p.rules.map.temples, temple) &&
                        has_area(p.rules.map.land[start], friends) && has_area(p.rules.map.land[friends], temple))
                        return true;
        return false;
    }();
};

TEST_F(JointMove, LeavesTwoTakesTwoFriendsAlongAndGoesOn) {
    p.answer("march 2 " + id(friends) + " with royal-scarab");
    p.answer("along horus 1");
    p.answer("along sobek 1");
    p.answer("to " + id(temple));
    EXPECT_EQ(p.refused, "");
    EXPECT_EQ(p.s.units[friends][green], 2);
    EXPECT_EQ(p.s.units[friends][blue], 1);
    EXPECT_EQ(p.s.units[friends][yellow], 2);
    EXPECT_EQ(creature_in(p.rules, p.s, friends, yellow), p.rules.creature_of[p.tile("blue-2-ancestral-elephant")]);
    EXPECT_EQ(joint_units(p.s, temple, green), 4);
    EXPECT_EQ(creature_in(p.rules, p.s, temple, blue), p.rules.creature_of[p.tile("red-3-royal-scarab")]);
}

TEST_F(JointMove, CouldLeaveTheScarabAndTakeTheElephant) {
    p.answer("march 2 " + id(friends) + " with ancestral-elephant");
    p.answer("along horus 1");
    EXPECT_FALSE(p.allows("along sobek 0")) << "the Elephant walks with a unit of its owner only";
    p.answer("along sobek 1");
    p.answer("to " + id(temple));
    EXPECT_EQ(p.refused, "");
    EXPECT_EQ(creature_in(p.rules, p.s, temple, green), p.rules.creature_of[p.tile("blue-2-ancestral-elephant")]);
}

TEST_F(JointMove, CouldNotGoOnWithSixNorLeaveBothCreatures) {
    EXPECT_FALSE(p.allows("stay")) << "nine units and two creatures do not stay";
    EXPECT_FALSE(p.allows("march 2 " + id(friends))) << "one of the creatures has to go";
    p.answer("march 3 " + id(friends) + " with royal-scarab");
    p.answer("along horus 2");
    EXPECT_FALSE(p.allows("along sobek 1")) << "six would go on";
}

TEST_F(JointMove, CouldNotEndWhereAnotherCreatureStands) {
    p.units(temple, blue, 1);
    p.creature("red-4-phoenix", blue, temple);
    p.s.moving.land_moves = 1;
    p.answer("march 1 " + id(friends) + " with royal-scarab");
    while (is(p.s.flow.ask, AskKind::companions))
        p.answer("along " + std::string(p.allows("along horus 0") ? "horus" : "sobek") + " 0");
    EXPECT_FALSE(p.allows("to " + id(temple)));
}

}  // namespace
}  // namespace mehen::kemet::test
