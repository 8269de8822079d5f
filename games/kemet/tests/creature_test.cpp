// Where creatures go: placed, exchanged, joining units, without a troop [kemet.creatures].
#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {
namespace {

void quiet_councils(Position& p) {
    p.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid");
}

// First edition: its last unit destroyed, it goes to an own district with a unit; which one its owner says.
TEST(KemetCreature, TheOwnerSaysWhereACreatureGoesWhoseTroopIsDestroyed) {
    Position p(Edition::first, 2);
    p.units("west-bank", 0, 5).units("west-bank", 1, 1).units("sw-1", 1, 1).units("sw-3", 1, 1);
    p.creature(1, "mummy", "west-bank").battle("west-bank", 0, 1);
    p.council(0, "chariot-raid", "shield-push").council(1, "shield-push", "chariot-raid");
    ASSERT_EQ(p.asked(), AskKind::creature_home);
    ASSERT_EQ(p.asked_seat(), 1);
    EXPECT_FALSE(p.can("creature mummy sw-2"));  // no unit there
    p.answer("creature mummy sw-3");
    EXPECT_EQ(p.creature_at("mummy"), "sw-3");
}

TEST(KemetCreature, WithOneDistrictItGoesThereAndWithNoneToTheReserve) {
    for (const int home : {0, 1}) {
        Position p(Edition::first, 2);
        p.units("west-bank", 0, 5).units("west-bank", 1, 1).creature(1, "mummy", "west-bank");
        if (home == 1) p.units("sw-2", 1, 2);
        p.battle("west-bank", 0, 1);
        p.council(0, "chariot-raid", "shield-push").council(1, "shield-push", "chariot-raid");
        EXPECT_NE(p.asked(), AskKind::creature_home);
        EXPECT_EQ(p.creature_at("mummy"), home == 1 ? "sw-2" : "reserve");
    }
}

// A card that removes the last unit destroys the troop just as well.
TEST(KemetCreature, RainingFireSendsItHomeToo) {
    Position p(Edition::first, 2);
    p.units("nw-1", 0, 5).units("west-bank", 1, 1).units("sw-1", 1, 1).units("sw-2", 1, 1);
    p.creature(1, "mummy", "west-bank").cards(0, "raining-fire").prayer(0, 5).turn(0);
    p.answer("play raining-fire").skip_windows().answer("target west-bank horus");
    EXPECT_EQ(p.asked(), AskKind::creature_home);
}

TEST(KemetCreature, LaterItAlwaysGoesToTheReserve) {
    for (const Edition edition : {Edition::revised, Edition::blood_and_sand}) {
        Position p(edition, 2);
        p.units("west-bank", 0, 5).units("west-bank", 1, 1).units("sw-1", 1, 1).units("sw-3", 1, 1);
        p.creature(1, "mummy", "west-bank").battle("west-bank", 0, 1);
        p.council(0, "chariot-raid", "shield-push").council(1, "shield-push", "chariot-raid");
        EXPECT_EQ(p.creature_at("mummy"), "reserve") << name_of(edition);
    }
}

// Revised: at any time, so also just before a battle, and in a rival's turn.
TEST(KemetCreature, PlacedAtAnyTimeInTheRevisedEdition) {
    Position p(Edition::revised, 2);
    p.units("sw-1", 0, 3).units("sw-1", 1, 3).creature(1, "mummy").battle("sw-1", 0, 1);
    ASSERT_EQ(p.asked(), AskKind::window);
    ASSERT_EQ(p.asked_seat(), 1);
    p.answer("creature mummy sw-1");
    EXPECT_EQ(p.asked(), AskKind::council);
    quiet_councils(p);
    EXPECT_EQ(p.told(EventKind::strengths).arg[1], 3 + 3 + 1 + 2);  // with the creature's strength and the home's
}

TEST(KemetCreature, NotAtAnyTimeInBloodAndSand) {
    Position p(Edition::blood_and_sand, 2);
    p.units("sw-1", 0, 3).units("sw-1", 1, 3).creature(1, "mummy").battle("sw-1", 0, 1);
    EXPECT_EQ(p.asked(), AskKind::council);
}

TEST(KemetCreature, ExchangedWithTheReserveBeforeAToken) {
    for (const Edition edition : {Edition::revised, Edition::blood_and_sand}) {
        Position p(edition, 2);
        p.units("nw-1", 0, 3).creature(0, "mummy", "nw-1").creature(0, "sphinx").turn(0).skip_windows();
        p.answer("creature sphinx nw-1");
        EXPECT_EQ(p.creature_at("sphinx"), "nw-1");
        EXPECT_EQ(p.creature_at("mummy"), "reserve");
    }
    Position p(Edition::first, 2);
    p.units("nw-1", 0, 3).creature(0, "mummy", "nw-1").creature(0, "sphinx").turn(0).skip_windows();
    EXPECT_FALSE(p.can("creature sphinx nw-1"));
}

// Blood and Sand: between districts too; a creature does not simply walk to another one.
TEST(KemetCreature, TwoDistrictsExchangeCreaturesInBloodAndSand) {
    for (const Edition edition : {Edition::revised, Edition::blood_and_sand}) {
        Position p(edition, 2);
        p.units("nw-1", 0, 3).units("nw-2", 0, 3).units("nw-3", 0, 3);
        p.creature(0, "mummy", "nw-1").creature(0, "sphinx", "nw-2").turn(0).skip_windows();
        EXPECT_FALSE(p.can("creature mummy nw-3"));
        EXPECT_EQ(p.can("creature mummy nw-2"), edition == Edition::blood_and_sand);
        if (edition == Edition::revised) continue;
        p.answer("creature mummy nw-2");
        EXPECT_EQ(p.creature_at("mummy"), "nw-2");
        EXPECT_EQ(p.creature_at("sphinx"), "nw-1");
    }
}

// Blood and Sand: a creature joins units placed in an own district, by recruiting or otherwise, and only there.
TEST(KemetCreature, JoinsUnitsThatArePlaced) {
    Position p(Edition::blood_and_sand, 2);
    p.units("nw-1", 0, 2).creature(0, "mummy").prayer(0, 5).recruit(0);
    EXPECT_FALSE(p.can("creature mummy nw-1"));
    p.answer("recruit 1 nw-2");
    EXPECT_FALSE(p.can("creature mummy nw-1"));
    p.answer("creature mummy nw-2");
    EXPECT_EQ(p.creature_at("mummy"), "nw-2");

    Position q(Edition::blood_and_sand, 2);
    q.creature(0, "mummy").cards(0, "enlistment").turn(0);
    q.answer("play enlistment").answer("place 2 nw-3");
    EXPECT_TRUE(q.can("creature mummy nw-3"));
}

}  // namespace
}  // namespace mehen::kemet::test
