// The worked examples of the three rulebooks.
#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {
namespace {

class KemetRulebookExample : public testing::TestWithParam<Edition> {};

// "Mario moves his troop onto the temple held by Chris": 5 units with Charge! and the Blades of Neith, card 3/2,
// against 4 units with the Ancestral Elephant, card 2 with 2 protection, Bronze Wall and War Fury.
TEST_P(KemetRulebookExample, BattleTenAgainstNine) {
    const bool first = GetParam() == Edition::first;
    const bool blood_and_sand = GetParam() == Edition::blood_and_sand;
    Position p(GetParam(), 2);
    p.units("nw-front", 0, 5).tiles(0, "red-1-charge red-3-blades-of-neith").prayer(0, 0);
    p.units("west-temple", 1, 4).creature(1, "ancestral-elephant", "west-temple");
    p.cards(1, "bronze-wall war-fury").prayer(1, 1);
    p.turn(0).skip_windows().answer("token move-1").answer("march 5 nw-front").answer("to west-temple");
    EXPECT_EQ(p.temporary_points_of(1), 1);
    p.skip_windows();
    p.council(0, "fervent-purge", "cavalry-blitz", blood_and_sand ? "diversion" : "");
    p.council(1, "phalanx-defense", "chariot-raid", "bronze-wall war-fury");
    if (p.asked() == AskKind::pay_cards) p.answer_for(1, "done");
    const Event strengths = p.told(EventKind::strengths);
    EXPECT_EQ(strengths.arg[0], 10);
    EXPECT_EQ(strengths.arg[1], 9);
    EXPECT_EQ(p.told(EventKind::battle_won).seat, 0);
    EXPECT_EQ(p.units_in("west-temple", 0), 5);
    EXPECT_EQ(p.units_in("west-temple", 1), 4);
    EXPECT_EQ(p.prayer_of(1), 0);  // 1 for War Fury
    ASSERT_EQ(p.asked(), AskKind::loser);
    p.answer("recall");
    EXPECT_EQ(p.prayer_of(1), first ? 4 : 3);
    EXPECT_EQ(p.creature_at("ancestral-elephant"), "reserve");
    EXPECT_EQ(p.player(1).reserve, 12);
    ASSERT_EQ(p.asked(), AskKind::winner);
    p.answer("stay").skip_windows();
    EXPECT_EQ(p.player(0).battle_points, 1);
    EXPECT_EQ(p.player(1).battle_points, 0);
    EXPECT_EQ(p.player(0).veterans, 0);
    EXPECT_EQ(p.player(1).veterans, blood_and_sand ? 1 : 0);
    EXPECT_EQ(p.temporary_points_of(0), 1);
    EXPECT_EQ(p.temporary_points_of(1), 0);
    EXPECT_EQ(p.hand_of(0), blood_and_sand ? 1 : 0);  // Diversion comes back to the hand
    EXPECT_EQ(p.hand_of(1), blood_and_sand ? 1 : 0);  // never played
    EXPECT_EQ(p.s.discards[index_of(p.rules.set.di_cards, "war-fury")], 1);
    EXPECT_EQ(p.s.discards[index_of(p.rules.set.di_cards, "bronze-wall")], 1);
    EXPECT_EQ(p.asked(), AskKind::none);
}

// "Chris puts the creature back into his reserve", whoever is at home: a recalled troop was not destroyed.
TEST_P(KemetRulebookExample, CreatureOfARecalledTroopGoesToTheReserve) {
    Position p(GetParam(), 2);
    p.units("west-temple", 0, 5).units("west-temple", 1, 1).units("sw-1", 1, 3);
    p.creature(1, "ancestral-elephant", "west-temple").battle("west-temple", 0, 1);
    p.council(0, "shield-push", "chariot-raid").council(1, "phalanx-defense", "chariot-raid").answer("recall");
    EXPECT_EQ(p.creature_at("ancestral-elephant"), "reserve");
}

TEST_P(KemetRulebookExample, RaisingAPyramidFromTwoToThreeCostsThree) {
    Position p(GetParam(), 2);
    p.pyramid("nw-1", Colour::red, 2).prayer(0, 3).raise(0);
    EXPECT_TRUE(p.can("raise nw-1 3"));
    EXPECT_FALSE(p.can("raise nw-1 4"));
    p.answer("raise nw-1 3");
    EXPECT_EQ(p.prayer_of(0), 0);
    EXPECT_EQ(pyramid_at(p.rules, p.s, p.area("nw-1"))->level, 3);
}

TEST_P(KemetRulebookExample, RaisingAPyramidFromOneToThreeCostsFive) {
    Position p(GetParam(), 2);
    p.pyramid("nw-1", Colour::red, 1).prayer(0, 4).raise(0);
    EXPECT_FALSE(p.can("raise nw-1 3"));
    Position q(GetParam(), 2);
    q.pyramid("nw-1", Colour::red, 1).prayer(0, 5).raise(0).answer("raise nw-1 3");
    EXPECT_EQ(q.prayer_of(0), 0);
}

// "Katiuscia wants to move her troop from her city to the temple of the eastern Nile": by teleport, for 2 PP.
TEST_P(KemetRulebookExample, TempleAcrossTheNileByTeleport) {
    Position p(GetParam(), 4);
    p.units("nw-1", 0, 5).pyramid("nw-1", Colour::red, 1).prayer(0, 2).move(0);
    p.answer("march 5 nw-1").answer("teleport east-nile-temple");
    EXPECT_EQ(p.units_in("east-nile-temple", 0), 5);
    EXPECT_EQ(p.prayer_of(0), 0);
}

TEST_P(KemetRulebookExample, TempleAcrossTheNileWithThreeLandMoves) {
    Position p(GetParam(), 4);
    p.units("nw-1", 0, 5).tiles(0, "red-1-god-speed").creature(0, "deep-desert-snake", "nw-1").prayer(0, 0).move(0);
    p.answer("march 5 nw-1 with deep-desert-snake").answer("to nw-front");
    p.answer("march 5 nw-front with deep-desert-snake").answer("to west-bank");
    p.answer("march 5 west-bank with deep-desert-snake").answer("to east-nile-temple");
    EXPECT_EQ(p.units_in("east-nile-temple", 0), 5);
    EXPECT_EQ(p.creature_at("deep-desert-snake"), "east-nile-temple");
    EXPECT_EQ(p.prayer_of(0), 0);
    EXPECT_EQ(p.asked(), AskKind::none);  // no land move is left
}

TEST_P(KemetRulebookExample, TempleAcrossTheNileIsOutOfReachWithTwoLandMoves) {
    Position p(GetParam(), 4);
    p.units("nw-1", 0, 5).tiles(0, "red-1-god-speed").prayer(0, 0).move(0);
    p.answer("march 5 nw-1").answer("to nw-front").answer("march 5 nw-front").answer("to west-bank");
    EXPECT_EQ(p.units_in("west-bank", 0), 5);
    EXPECT_EQ(p.asked(), AskKind::none);
}

INSTANTIATE_TEST_SUITE_P(Editions, KemetRulebookExample, testing::ValuesIn(all_editions),
                         [](const auto& each) { return std::string(name_of(each.param)); });

// In Blood and Sand the tile has another level.
TEST(KemetRulebook, ShieldOfNeithNeedsABluePyramidOfThree) {
    for (const Edition edition : {Edition::first, Edition::revised}) {
        for (const int level : {2, 3, 4}) {
            Position p(edition, 2);
            p.pyramid("nw-1", Colour::blue, level).pyramid("nw-2", Colour::red, 4).prayer(0, 3).buy(0, Colour::blue);
            ASSERT_EQ(p.can("tile blue-3-shield-of-neith"), level >= 3) << level;
            if (level < 3) continue;
            p.answer("tile blue-3-shield-of-neith");
            EXPECT_EQ(p.prayer_of(0), 0);
            EXPECT_EQ(power(p.s, 0, Power::protection), 1);
        }
        Position poor(edition, 2);
        poor.pyramid("nw-1", Colour::blue, 4).prayer(0, 2).buy(0, Colour::blue);
        EXPECT_FALSE(poor.can("tile blue-3-shield-of-neith"));
    }
}

}  // namespace
}  // namespace mehen::kemet::test
