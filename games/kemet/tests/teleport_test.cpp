// Teleports: from where, to where, how often, at what price [kemet.move.teleport].
#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {
namespace {

TEST(KemetTeleport, FromAPyramidToAnyObelisk) {
    for (const Edition edition : all_editions) {
        Position p(edition, 3);
        p.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).prayer(0, 2).move(0).answer("march 2 nw-1");
        EXPECT_EQ(p.areas_of(ActionKind::teleport),
                  "nw-obelisk sw-obelisk west-temple west-nile-temple delta-temple sanctuary");
    }
}

TEST(KemetTeleport, NeedsAPyramidAndTwoPrayerPoints) {
    for (const Edition edition : all_editions) {
        Position poor(edition, 2);
        poor.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).prayer(0, 1).move(0).answer("march 2 nw-1");
        EXPECT_EQ(poor.areas_of(ActionKind::teleport), "");
        Position without(edition, 2);
        without.units("nw-2", 0, 2).pyramid("nw-1", Colour::red, 1).prayer(0, 9).move(0).answer("march 2 nw-2");
        EXPECT_EQ(without.areas_of(ActionKind::teleport), "");
        Position rivals(edition, 2);  // anybody's pyramid will do
        rivals.units("sw-1", 0, 2).pyramid("sw-1", Colour::red, 1).prayer(0, 2).move(0).answer("march 2 sw-1");
        EXPECT_NE(rivals.areas_of(ActionKind::teleport), "");
    }
}

TEST(KemetTeleport, UsesNoLandMove) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).prayer(0, 2).move(0);
        p.answer("march 2 nw-1").answer("teleport west-nile-temple").answer("march 2 west-nile-temple");
        EXPECT_EQ(p.areas_of(ActionKind::to), "west-bank");
        Position q(edition, 2);  // after a land move, and only a part of the troop
        q.units("nw-2", 0, 3).pyramid("nw-1", Colour::red, 1).prayer(0, 2).move(0);
        q.answer("march 3 nw-2").answer("to nw-1").answer("march 2 nw-1").answer("teleport delta-temple");
        EXPECT_EQ(q.units_in("nw-1", 0), 1);
        EXPECT_EQ(q.units_in("delta-temple", 0), 2);
    }
}

TEST(KemetTeleport, AsOftenAsPaidForInTheFirstEdition) {
    Position p(Edition::first, 2);
    p.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).tiles(0, "red-2-teleport").prayer(0, 6).move(0);
    p.answer("march 2 nw-1").answer("teleport west-temple").answer("march 2 west-temple");
    p.answer("teleport delta-temple").answer("march 2 delta-temple");
    EXPECT_EQ(p.areas_of(ActionKind::teleport), "w-obelisk west-nile-temple");  // none twice
    p.answer("teleport west-nile-temple");
    EXPECT_EQ(p.prayer_of(0), 0);
}

TEST(KemetTeleport, OncePerActionAndTwiceWithThePortalInTheRevisedEdition) {
    Position p(Edition::revised, 2);
    p.units("nw-1", 0, 2).units("sw-front", 0, 1).pyramid("nw-1", Colour::red, 1).prayer(0, 9).move(0);
    p.answer("march 2 nw-1").answer("teleport w-obelisk").answer("march 2 w-obelisk");
    EXPECT_EQ(p.areas_of(ActionKind::teleport), "");
    Position q(Edition::revised, 2);
    q.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).tiles(0, "red-2-teleport").prayer(0, 9).move(0);
    q.answer("march 2 nw-1").answer("teleport w-obelisk").answer("march 2 w-obelisk").answer("teleport delta-temple");
    EXPECT_EQ(q.prayer_of(0), 5);
    q.answer("march 2 delta-temple");
    EXPECT_EQ(q.areas_of(ActionKind::teleport), "");
}

TEST(KemetTeleport, OncePerActionForOneLessWithThePortalInBloodAndSand) {
    Position p(Edition::blood_and_sand, 2);
    p.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).tiles(0, "red-2-teleport").prayer(0, 9).move(0);
    p.answer("march 2 nw-1").answer("teleport w-obelisk");
    EXPECT_EQ(p.prayer_of(0), 8);
    p.answer("march 2 w-obelisk");
    EXPECT_EQ(p.areas_of(ActionKind::teleport), "");
}

TEST(KemetTeleport, StargateAndPriestOfRaMakeItFree) {
    Position p(Edition::first, 2);
    p.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).tiles(0, "red-1-stargate white-4-priest-of-ra");
    p.prayer(0, 0).move(0).answer("march 2 nw-1").answer("teleport west-temple");
    EXPECT_EQ(p.prayer_of(0), 0);
}

TEST(KemetTeleport, ACardTeleportsFromWhereverTheTroopStands) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 2).cards(0, "teleportation").prayer(0, 1).move(0);
        p.answer("play teleportation").skip_windows().answer("march 2 west-bank");
        EXPECT_EQ(p.areas_of(ActionKind::teleport).substr(0, 9), "w-obelisk") << name_of(edition);
        if (p.can("teleport delta-temple")) p.answer("teleport delta-temple");
        EXPECT_EQ(p.prayer_of(0), 0);
    }
}

// The Revised Edition: one teleport "unless a tile or a card adds one".
TEST(KemetTeleport, TheCardIsOneMoreTeleportInTheRevisedEdition) {
    Position p(Edition::revised, 2);
    p.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).tiles(0, "red-2-teleport").cards(0, "teleportation");
    p.prayer(0, 7).move(0).answer("play teleportation").skip_windows();
    p.answer("march 2 nw-1").answer("teleport west-temple");
    EXPECT_EQ(p.prayer_of(0), 6);  // the card's own price only
    p.answer("march 2 west-temple").answer("teleport delta-temple");
    p.answer("march 2 delta-temple").answer("teleport w-obelisk");  // one, and one more of the tile
    EXPECT_EQ(p.prayer_of(0), 2);
    EXPECT_FALSE(p.asked() == AskKind::go_on && p.can("march 2 w-obelisk") &&
                 p.answer("march 2 w-obelisk").areas_of(ActionKind::teleport) != "");
}

// Blood and Sand: it "counts as the one teleport of the action".
TEST(KemetTeleport, TheCardIsTheOneTeleportInBloodAndSand) {
    Position p(Edition::blood_and_sand, 2);
    p.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).cards(0, "teleportation").prayer(0, 3).move(0);
    p.answer("march 2 nw-1").answer("teleport west-temple");
    EXPECT_FALSE(p.asked() == AskKind::go_on && p.can("play teleportation"));
}

}  // namespace
}  // namespace mehen::kemet::test
