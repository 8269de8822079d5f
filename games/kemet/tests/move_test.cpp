// Moving a troop: land moves, walls, ports, limits, creatures [kemet.move].
#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {
namespace {

// --- land moves

TEST(KemetMove, OneAreaWithoutBonuses) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 3).prayer(0, 0).move(0).answer("march 3 nw-front");
        EXPECT_EQ(p.areas_of(ActionKind::to), "nw-1 nw-2 nw-3 w-obelisk west-bank west-temple");
        p.answer("to west-bank");
        EXPECT_EQ(p.asked(), AskKind::none);
    }
}

TEST(KemetMove, UnitsAreLeftBehindAndPickedUpOnTheWay) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-1", 0, 4).units("nw-front", 0, 1).tiles(0, "red-1-god-speed").prayer(0, 0).move(0);
        p.answer("march 3 nw-1").answer("to nw-front");
        EXPECT_EQ(p.units_in("nw-1", 0), 1);
        EXPECT_EQ(p.units_in("nw-front", 0), 4);
        EXPECT_TRUE(p.can("stay"));
        p.answer("march 2 nw-front").answer("to west-bank");
        EXPECT_EQ(p.units_in("nw-front", 0), 2);
        EXPECT_EQ(p.units_in("west-bank", 0), 2);
    }
}

TEST(KemetMove, MeetingARivalEndsTheMove) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 3).units("west-bank", 1, 1).tiles(0, "red-1-god-speed").move(0);
        p.answer("march 3 nw-front").answer("to west-bank").skip_windows();
        EXPECT_EQ(p.asked(), AskKind::council);
        p.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid");
        p.answer("recall").answer("stay");
        EXPECT_EQ(p.asked(), AskKind::none);  // a land move was left
    }
}

TEST(KemetMove, ASwiftCreatureHelpsTheTroopItWalksWith) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).units("sw-front", 0, 2).creature(0, "royal-scarab", "nw-front").prayer(0, 0).move(0);
        p.answer("march 2 nw-front with royal-scarab").answer("to west-bank").answer("march 2 west-bank");
        p.answer("to sw-front");  // left alone it goes home; its moves remain
        EXPECT_EQ(p.asked(), AskKind::go_on);
        Position q(edition, 2);
        q.units("nw-front", 0, 2).units("sw-front", 0, 2).creature(0, "royal-scarab", "nw-front").prayer(0, 0).move(0);
        q.answer("march 2 sw-front").answer("to west-bank");
        EXPECT_EQ(q.asked(), AskKind::none);
    }
}

TEST(KemetMove, ACreaturePickedUpOnTheWayAddsNoMoves) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).units("west-bank", 0, 1).creature(0, "royal-scarab", "west-bank").prayer(0, 0);
        p.tiles(0, "red-1-god-speed").move(0).answer("march 2 nw-front").answer("to west-bank");
        p.answer("march 3 west-bank with royal-scarab").answer("to west-nile-temple");
        EXPECT_EQ(p.creature_at("royal-scarab"), "west-nile-temple");
        EXPECT_EQ(p.asked(), AskKind::none);
    }
}

// "If a creature gives a land move and is not moved along, the bonus is not lost."
TEST(KemetMove, ACreatureLeftBehindAtTheStartStillGivesItsMoves) {
    Position p(Edition::blood_and_sand, 2);
    p.units("nw-front", 0, 3).creature(0, "ancestral-elephant", "nw-front").prayer(0, 0).move(0);
    p.answer("march 2 nw-front").answer("to west-bank");
    EXPECT_EQ(p.asked(), AskKind::go_on);
}

// --- walls

TEST(KemetWalls, ARivalsCityIsEnteredOnlyFromBesideItsWalls) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 3).tiles(0, "red-1-god-speed").prayer(0, 0).move(0);
        p.answer("march 3 west-bank").answer("to sw-front").answer("march 3 sw-front");
        EXPECT_EQ(p.areas_of(ActionKind::to), "w-obelisk west-bank west-temple");
        Position q(edition, 2);
        q.units("sw-front", 0, 3).prayer(0, 0).move(0).answer("march 3 sw-front");
        EXPECT_EQ(q.areas_of(ActionKind::to), "sw-1 sw-2 sw-3 w-obelisk west-bank west-temple");
    }
}

TEST(KemetWalls, OneRivalDistrictInAnAction) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("sw-front", 0, 3).tiles(0, "red-1-god-speed").prayer(0, 0).move(0);
        p.answer("march 3 sw-front").answer("to sw-1").answer("march 3 sw-1");
        EXPECT_EQ(p.areas_of(ActionKind::to), "sw-front");
    }
}

TEST(KemetWalls, LeavingAndComingBackIsNoWayRound) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("sw-front", 0, 3).creature(0, "royal-scarab", "sw-front").prayer(0, 0).move(0);
        p.answer("march 3 sw-front with royal-scarab").answer("to sw-1");
        p.answer("march 3 sw-1 with royal-scarab").answer("to sw-front");
        p.answer("march 3 sw-front with royal-scarab");
        EXPECT_EQ(p.areas_of(ActionKind::to), "w-obelisk west-bank west-temple");
    }
}

TEST(KemetWalls, OwnWallsDoNotCount) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 3).creature(0, "royal-scarab", "west-bank").prayer(0, 0).move(0);
        p.answer("march 3 west-bank with royal-scarab").answer("to nw-front");
        p.answer("march 3 nw-front with royal-scarab").answer("to nw-1");
        p.answer("march 3 nw-1 with royal-scarab").answer("to nw-2");
        EXPECT_EQ(p.units_in("nw-2", 0), 3);
    }
}

TEST(KemetWalls, ATroopInsideARivalsCityStandsBesideItsWalls) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("sw-1", 0, 3).tiles(0, "red-1-god-speed").prayer(0, 0).move(0).answer("march 3 sw-1");
        EXPECT_EQ(p.areas_of(ActionKind::to), "sw-2 sw-3 sw-front");
        p.answer("to sw-2").answer("march 3 sw-2");
        EXPECT_EQ(p.areas_of(ActionKind::to), "sw-front");  // one step inside the city
    }
}

TEST(KemetWalls, OpenGatesLiftAllWallsInTheFirstEdition) {
    Position p(Edition::first, 2);
    p.units("west-bank", 0, 3).tiles(0, "red-2-open-gates").creature(0, "royal-scarab", "west-bank").prayer(0, 0);
    p.move(0).answer("march 3 west-bank with royal-scarab").answer("to sw-front");
    p.answer("march 3 sw-front with royal-scarab").answer("to sw-1").answer("march 3 sw-1 with royal-scarab");
    EXPECT_EQ(p.areas_of(ActionKind::to), "sw-2 sw-3 sw-front");
}

TEST(KemetWalls, SappersIgnoreOneWall) {
    Position p(Edition::revised, 2);
    p.units("west-bank", 0, 3).tiles(0, "red-2-open-gates").creature(0, "royal-scarab", "west-bank").prayer(0, 0);
    p.move(0).answer("march 3 west-bank with royal-scarab").answer("to sw-front");
    p.answer("march 3 sw-front with royal-scarab").answer("to sw-1").answer("march 3 sw-1 with royal-scarab");
    EXPECT_EQ(p.areas_of(ActionKind::to), "sw-front");
    Position q(Edition::revised, 2);
    q.units("sw-front", 0, 3).tiles(0, "red-2-open-gates").creature(0, "royal-scarab", "sw-front").prayer(0, 0);
    q.move(0).answer("march 3 sw-front with royal-scarab").answer("to sw-1");
    q.answer("march 3 sw-1 with royal-scarab").answer("to sw-2").answer("march 3 sw-2 with royal-scarab");
    EXPECT_EQ(q.areas_of(ActionKind::to), "sw-front");
}

TEST(KemetWalls, ThePhoenixLiftsTheStartNotTheOneDistrict) {
    Position p(Edition::blood_and_sand, 2);
    p.units("west-bank", 0, 3).creature(0, "phoenix", "west-bank").tiles(0, "red-1-god-speed").prayer(0, 0).move(0);
    p.answer("march 3 west-bank with phoenix").answer("to sw-front");
    p.answer("march 3 sw-front with phoenix").answer("to sw-1").answer("march 3 sw-1 with phoenix");
    EXPECT_EQ(p.areas_of(ActionKind::to), "sw-front");
}

TEST(KemetWalls, ACardThatOpensGatesWorksInTheMoveItIsPlayedIn) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 3).tiles(0, "red-1-god-speed").cards(0, "open-gates").prayer(0, 1).move(0);
        p.answer("play open-gates").skip_windows();
        p.answer("march 3 west-bank").answer("to sw-front").answer("march 3 sw-front");
        EXPECT_EQ(p.areas_of(ActionKind::to), "sw-1 sw-2 sw-3 w-obelisk west-bank west-temple") << name_of(edition);
    }
}

// --- ports

TEST(KemetPorts, ArrowsLeadOverTheNile) {
    for (const Edition edition : {Edition::first, Edition::revised}) {
        Position p(edition, 4);
        p.units("west-bank", 0, 3).prayer(0, 0).move(0).answer("march 3 west-bank");
        EXPECT_EQ(p.areas_of(ActionKind::to),
                  "nw-front sw-front w-obelisk west-nile-temple ne-front se-front east-nile-temple");
        Position q(edition, 4);
        q.units("ne-front", 0, 3).prayer(0, 0).move(0).answer("march 3 ne-front");
        EXPECT_EQ(q.areas_of(ActionKind::to), "west-bank ne-1 ne-2 ne-3 e-obelisk east-bank east-temple");
    }
}

TEST(KemetPorts, AnyPortToAnyButMilitaryPortsOnlyHome) {
    Position p(Edition::blood_and_sand, 4);
    p.units("west-bank", 0, 3).prayer(0, 0).move(0).answer("march 3 west-bank");
    EXPECT_EQ(p.areas_of(ActionKind::to), "nw-front sw-front w-obelisk west-nile-temple east-nile-temple delta-desert");
    Position owner(Edition::blood_and_sand, 4);
    owner.units("west-bank", 2, 3).prayer(2, 0).move(2).answer("march 3 west-bank");
    EXPECT_EQ(owner.areas_of(ActionKind::to),
              "nw-front sw-front w-obelisk west-nile-temple ne-front east-nile-temple delta-desert");
    Position leaving(Edition::blood_and_sand, 4);  // by any port, into its own city's desert by the military one
    leaving.units("ne-front", 3, 3).prayer(3, 0).move(3).answer("march 3 ne-front");
    EXPECT_EQ(leaving.areas_of(ActionKind::to),
              "west-bank ne-1 ne-2 ne-3 se-front e-obelisk east-bank east-nile-temple east-temple delta-desert");
}

TEST(KemetPorts, TheDeltaIsAnIsland) {
    Position even(Edition::first, 4);
    even.units("delta-temple", 0, 3).prayer(0, 0).move(0).answer("march 3 delta-temple");
    EXPECT_EQ(even.areas_of(ActionKind::to), "delta-desert");
    Position odd(Edition::revised, 5);
    odd.units("delta-desert", 0, 3).prayer(0, 0).move(0).answer("march 3 delta-desert");
    EXPECT_EQ(odd.areas_of(ActionKind::to), "delta-temple sanctuary");
}

TEST(KemetPorts, TheEastBankIsClosedWithTwoOrThree) {
    for (const Edition edition : all_editions)
        for (const int seats : {2, 3})
            for (const Area& area : rules_of(edition, seats).board().areas)
                EXPECT_TRUE(area.id.substr(0, 4) != "east" && area.id.substr(0, 2) != "ne" && area.id != "e-obelisk");
}

// --- land moves by cards

// Blood and Sand: the number of land moves is fixed when the action begins.
TEST(KemetMove, SwiftnessIsPlayedAtTheStartOnly) {
    Position p(Edition::blood_and_sand, 2);
    p.units("west-bank", 0, 2).tiles(0, "red-1-god-speed").cards(0, "swiftness").prayer(0, 0).move(0);
    EXPECT_TRUE(p.can("play swiftness"));
    p.answer("march 2 west-bank").answer("to nw-front");
    EXPECT_FALSE(p.asked() == AskKind::go_on && p.can("play swiftness"));
}

TEST(KemetMove, SwiftnessAddsALandMove) {
    Position p(Edition::blood_and_sand, 2);
    p.units("west-bank", 0, 2).cards(0, "swiftness").prayer(0, 0).move(0);
    p.answer("play swiftness").answer("march 2 west-bank").answer("to nw-front");
    EXPECT_EQ(p.asked(), AskKind::go_on);
}

// --- limits

TEST(KemetLimits, HoldAtEveryMomentInTheFirstEdition) {
    Position p(Edition::first, 2);
    p.units("nw-1", 0, 3).units("nw-front", 0, 4).tiles(0, "red-1-god-speed").prayer(0, 0).move(0);
    p.answer("march 3 nw-1");
    EXPECT_EQ(p.areas_of(ActionKind::to), "nw-2 nw-3");
    Position q(Edition::first, 2);
    q.units("nw-1", 0, 3).units("nw-front", 0, 4).prayer(0, 0).move(0).answer("march 1 nw-1").answer("to nw-front");
    EXPECT_EQ(q.units_in("nw-front", 0), 5);
}

TEST(KemetLimits, MayBePassedWhileMovingLater) {
    for (const Edition edition : {Edition::revised, Edition::blood_and_sand}) {
        Position p(edition, 2);
        p.units("nw-1", 0, 3).units("nw-front", 0, 4).tiles(0, "red-1-god-speed").prayer(0, 0).move(0);
        p.answer("march 3 nw-1").answer("to nw-front");
        EXPECT_EQ(p.units_in("nw-front", 0), 7);
        EXPECT_FALSE(p.can("stay"));
        EXPECT_FALSE(p.can("march 1 nw-front"));
        EXPECT_TRUE(p.can("march 3 nw-front"));
        p.answer("march 2 nw-front").answer("to west-bank");
        EXPECT_EQ(p.units_in("nw-front", 0), 5);
        EXPECT_EQ(p.units_in("west-bank", 0), 2);
    }
}

TEST(KemetLimits, HoldWhenTheActionEnds) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);  // the last step of all
        p.units("nw-1", 0, 3).units("nw-front", 0, 4).prayer(0, 0).move(0).answer("march 3 nw-1");
        EXPECT_EQ(p.areas_of(ActionKind::to), "nw-2 nw-3");
    }
}

TEST(KemetLimits, ATroopOverThemCannotAttack) {
    for (const Edition edition : {Edition::revised, Edition::blood_and_sand}) {
        Position p(edition, 2);
        p.units("nw-1", 0, 3).units("nw-front", 0, 4).units("west-bank", 1, 1).prayer(0, 0);
        p.tiles(0, "red-1-god-speed").move(0).answer("march 3 nw-1").answer("to nw-front");
        EXPECT_TRUE(p.can("march 5 nw-front"));
        if (!p.can("march 6 nw-front")) continue;
        p.answer("march 6 nw-front");
        EXPECT_FALSE(p.can("to west-bank"));
    }
}

TEST(KemetLimits, ATroopOverThemMayTeleportAway) {
    for (const Edition edition : {Edition::revised, Edition::blood_and_sand}) {
        Position p(edition, 2);
        p.units("nw-2", 0, 3).units("nw-1", 0, 4).pyramid("nw-1", Colour::red, 1).prayer(0, 2).move(0);
        p.answer("march 3 nw-2");
        EXPECT_TRUE(p.can("to nw-1")) << name_of(edition);
    }
}

TEST(KemetLimits, LegionRaisesThem) {
    Position p(Edition::first, 2);
    p.units("nw-1", 0, 3).units("nw-front", 0, 4).tiles(0, "blue-2-legion").prayer(0, 0).move(0);
    p.answer("march 3 nw-1").answer("to nw-front");
    EXPECT_EQ(p.units_in("nw-front", 0), 7);
}

TEST(KemetLimits, OneCreatureInAnArea) {
    Position p(Edition::first, 2);
    p.units("nw-1", 0, 1).units("nw-front", 0, 1).creature(0, "sphinx", "nw-1").creature(0, "mummy", "nw-front");
    p.prayer(0, 0).move(0).answer("march 1 nw-1 with sphinx");
    EXPECT_EQ(p.areas_of(ActionKind::to), "nw-2 nw-3");
}

// Later the limit of creatures too may be exceeded on the way.
TEST(KemetLimits, ASecondCreatureMayBePassedLater) {
    for (const Edition edition : {Edition::revised, Edition::blood_and_sand}) {
        Position p(edition, 2);
        p.units("nw-1", 0, 1).units("nw-front", 0, 1).creature(0, "mummy", "nw-1").creature(0, "sphinx", "nw-front");
        p.prayer(0, 0).move(0).answer("march 1 nw-1 with mummy");  // one land move more
        p.answer("to nw-front");
        EXPECT_FALSE(p.can("stay")) << name_of(edition);
        EXPECT_FALSE(p.can("march 1 nw-front"));             // two creatures may not stay
        EXPECT_FALSE(p.can("march 2 nw-front with mummy"));  // nor one alone
        EXPECT_TRUE(p.can("march 1 nw-front with mummy"));
        p.answer("march 1 nw-front with sphinx").answer("to west-bank");
        EXPECT_EQ(p.creature_at("mummy"), "nw-front");
        EXPECT_EQ(p.creature_at("sphinx"), "west-bank");
    }
}

TEST(KemetLimits, ASecondCreatureIsNoHelpWithoutAnotherLandMove) {
    for (const Edition edition : {Edition::revised, Edition::blood_and_sand}) {
        Position p(edition, 2);
        p.units("nw-1", 0, 1).units("nw-front", 0, 1).creature(0, "mummy", "nw-front");
        p.creature(0, edition == Edition::revised ? "sphinx" : "griffin-sphinx", "nw-1").prayer(0, 0).move(0);
        p.answer(edition == Edition::revised ? "march 1 nw-1 with sphinx" : "march 1 nw-1 with griffin-sphinx");
        EXPECT_EQ(p.areas_of(ActionKind::to), "nw-2 nw-3") << name_of(edition);
    }
}

// Two full areas in a row may be passed, if the land moves suffice.
TEST(KemetLimits, TwoFullAreasInARowMayBePassed) {
    Position p(Edition::revised, 2);
    p.units("nw-1", 0, 2).units("nw-front", 0, 5).units("west-bank", 0, 5).tiles(0, "red-1-god-speed");
    p.creature(0, "mummy", "nw-1").prayer(0, 0).move(0);  // three land moves
    p.answer("march 2 nw-1 with mummy").answer("to nw-front");
    p.answer("march 2 nw-front with mummy");
    EXPECT_TRUE(p.can("to west-bank"));
    p.answer("to west-bank");
    EXPECT_FALSE(p.can("stay"));
}

// --- creatures on the way

TEST(KemetMove, ACreatureLeftAloneGoesToTheReserve) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).creature(0, "sphinx", "nw-front").prayer(0, 0).move(0);
        p.answer("march 2 nw-front").answer("to west-bank");
        EXPECT_EQ(p.creature_at("sphinx"), "reserve") << name_of(edition);
    }
}

// First edition, FAQ: "it returns to its tile, in the reserve, until the next recruitment", with units at home too.
TEST(KemetMove, ACreatureLeftAloneGoesToTheReserveAlsoWithUnitsAtHome) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).units("nw-1", 0, 2).creature(0, "sphinx", "nw-front").prayer(0, 0).move(0);
        p.answer("march 2 nw-front").answer("to west-bank");
        EXPECT_EQ(p.creature_at("sphinx"), "reserve") << name_of(edition);
    }
}

TEST(KemetMove, ACreatureMayStayWithAUnit) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).creature(0, "sphinx", "nw-front").prayer(0, 0).move(0);
        p.answer("march 1 nw-front").answer("to west-bank");
        EXPECT_EQ(p.creature_at("sphinx"), "nw-front");
    }
}

// --- entering a rival's area

TEST(KemetMove, InitiativeDestroysTwoUnitsBeforeTheBattle) {
    for (const Edition edition : {Edition::first, Edition::revised}) {
        Position p(edition, 2);
        p.units("nw-front", 0, 3).units("west-bank", 1, 3).tiles(0, "red-4-initiative").move(0);
        p.answer("march 3 nw-front").answer("to west-bank").skip_windows();
        EXPECT_EQ(p.units_in("west-bank", 1), 1);
        EXPECT_EQ(p.asked(), AskKind::council);
        Position q(edition, 2);  // nobody is left: no battle, no VP, and the move goes on
        q.units("nw-front", 0, 3).units("west-bank", 1, 2).tiles(0, "red-4-initiative red-1-god-speed").move(0);
        q.answer("march 3 nw-front").answer("to west-bank");
        EXPECT_EQ(q.asked(), AskKind::go_on);
        EXPECT_EQ(q.player(0).battle_points, 0);
    }
}

TEST(KemetMove, EscapeMeansNoBattle) {
    for (const Edition edition : {Edition::first, Edition::revised}) {
        Position p(edition, 2);
        p.units("nw-front", 0, 3).units("west-bank", 1, 3).cards(1, "escape").tiles(0, "red-1-god-speed").move(0);
        p.answer("march 3 nw-front").answer("to west-bank");
        ASSERT_EQ(p.asked(), AskKind::window);
        p.answer("play escape").skip_windows();
        ASSERT_EQ(p.asked(), AskKind::retreat_to);
        EXPECT_EQ(p.asked_seat(), 1);
        EXPECT_TRUE(p.can("to nw-front"));  // where the attacker came from
        p.answer("to nw-front");
        EXPECT_EQ(p.units_in("nw-front", 1), 3);
        // The first edition lets the mover go on, the Revised Edition ends the move.
        EXPECT_EQ(p.asked(), edition == Edition::first ? AskKind::go_on : AskKind::none);
    }
}

TEST(KemetMove, KhnumsSphinxAsksForAToll) {
    Position p(Edition::blood_and_sand, 2);
    p.units("nw-front", 0, 3).units("west-bank", 1, 3).creature(1, "khnums-sphinx", "west-bank").prayer(0, 2).move(0);
    p.answer("march 3 nw-front").answer("to west-bank");
    EXPECT_EQ(p.prayer_of(0), 0);
    Position poor(Edition::blood_and_sand, 2);
    poor.units("nw-front", 0, 3).units("west-bank", 1, 3).creature(1, "khnums-sphinx", "west-bank").prayer(0, 1);
    poor.move(0).answer("march 3 nw-front");
    EXPECT_FALSE(poor.can("to west-bank"));
}

}  // namespace
}  // namespace mehen::kemet::test
