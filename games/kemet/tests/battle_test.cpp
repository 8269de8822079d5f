// Battles beyond their arithmetic: retreat, recall, rewards, cards, what happens to creatures [kemet.battle].
#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {
namespace {

// Both sides have chosen: 3 against 3, no damage; with more units the attacker wins, else the defender.
void quiet_councils(Position& p) {
    p.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid");
}

TEST(KemetBattle, ATieGoesToTheDefender) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 3).units("west-bank", 1, 3).battle("west-bank", 0, 1);
        quiet_councils(p);
        EXPECT_EQ(p.told(EventKind::battle_won).seat, 1);
        EXPECT_EQ(p.player(0).battle_points + p.player(1).battle_points, 0);
    }
}

TEST(KemetBattle, TheOwnerOfTheDistrictIsStrongerByOneAfterTheFirstEdition) {
    for (const Edition edition : all_editions) {
        const int home = edition == Edition::first ? 0 : 1;
        Position p(edition, 2);
        p.units("sw-1", 0, 3).units("sw-1", 1, 2).battle("sw-1", 0, 1);
        quiet_councils(p);
        EXPECT_EQ(p.told(EventKind::strengths).arg[0], 6);
        EXPECT_EQ(p.told(EventKind::strengths).arg[1], 5 + home);
        Position q(edition, 2);  // the recruiter who attacks in an own district too
        q.units("nw-1", 0, 3).units("nw-1", 1, 2).battle("nw-1", 0, 1);
        quiet_councils(q);
        EXPECT_EQ(q.told(EventKind::strengths).arg[0], 6 + home);
        EXPECT_EQ(q.told(EventKind::strengths).arg[1], 5);
    }
}

TEST(KemetBattle, AWinnerWithoutUnitsIsStillTheWinnerButGetsNoPoint) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 3).units("west-bank", 1, 1).battle("west-bank", 0, 1);
        p.council(0, "cavalry-blitz", "chariot-raid").council(1, "chariot-raid", "shield-push");
        EXPECT_EQ(p.told(EventKind::battle_won).seat, 0);
        EXPECT_EQ(p.units_in("west-bank", 0), 0);
        EXPECT_EQ(p.player(0).battle_points, 0);
        EXPECT_EQ(p.player(0).veterans, edition == Edition::blood_and_sand ? 1 : 0);
    }
}

TEST(KemetBattle, AWinningDefenderGetsTwoVeteransInBloodAndSand) {
    Position p(Edition::blood_and_sand, 2);
    p.units("west-bank", 0, 2).units("west-bank", 1, 3).battle("west-bank", 0, 1);
    quiet_councils(p);
    EXPECT_EQ(p.player(0).veterans, 1);
    EXPECT_EQ(p.player(1).veterans, 2);
    Position q(Edition::blood_and_sand, 2);  // a VP by a tile takes the place of the second
    q.units("west-bank", 0, 2).units("west-bank", 1, 3).tiles(1, "blue-3-defensive-victory");
    q.battle("west-bank", 0, 1);
    quiet_councils(q);
    EXPECT_EQ(q.player(1).battle_points, 1);
    EXPECT_EQ(q.player(1).veterans, 1);
}

// --- what becomes of the loser

TEST(KemetBattle, RecallPaysForUnits) {
    for (const Edition edition : all_editions) {
        const int less = edition == Edition::first ? 0 : 1;
        Position p(edition, 2);
        p.units("west-bank", 0, 4).units("west-bank", 1, 3).prayer(0, 0).prayer(1, 0).battle("west-bank", 0, 1);
        quiet_councils(p);
        ASSERT_EQ(p.asked_seat(), 1);  // the loser decides first
        p.answer("recall");
        ASSERT_EQ(p.asked_seat(), 0);
        p.answer("recall");
        EXPECT_EQ(p.prayer_of(0), 4 - less);
        EXPECT_EQ(p.prayer_of(1), 3 - less);
        EXPECT_EQ(p.player(0).reserve, 12);
        EXPECT_EQ(p.player(1).reserve, 12);
    }
}

TEST(KemetBattle, RecallNeverGoesAboveElevenPrayerPoints) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 4).units("west-bank", 1, 3).prayer(1, 10).battle("west-bank", 0, 1);
        quiet_councils(p);
        p.answer("recall");
        EXPECT_EQ(p.prayer_of(1), 11);
    }
}

TEST(KemetBattle, TheWinnerPicksAnEmptyAdjacentArea) {
    for (const Edition edition : all_editions) {
        Position p(edition, 4);
        p.units("west-bank", 0, 5).units("west-bank", 1, 3).units("nw-front", 2, 1).units("sw-front", 0, 1);
        p.battle("west-bank", 0, 1);
        quiet_councils(p);
        p.answer("retreat");
        ASSERT_EQ(p.asked(), AskKind::retreat_to);
        EXPECT_EQ(p.asked_seat(), 0);
        EXPECT_EQ(p.areas_of(ActionKind::to), "w-obelisk west-nile-temple");  // never over ports
        p.answer("to west-nile-temple").answer("stay");
        EXPECT_EQ(p.units_in("west-nile-temple", 1), 3);
        EXPECT_EQ(p.temporary_points_of(1), 1);
    }
}

TEST(KemetBattle, DistrictsToRetreatTo) {
    for (const Edition edition : all_editions) {
        const bool anywhere = edition == Edition::first;
        Position p(edition, 2);  // beside the winner's city
        p.units("nw-front", 0, 5).units("nw-front", 1, 3).units("nw-2", 0, 1).battle("nw-front", 0, 1);
        quiet_councils(p);
        p.answer("retreat");
        EXPECT_EQ(p.areas_of(ActionKind::to),
                  anywhere ? "nw-1 nw-3 w-obelisk west-bank west-temple" : "w-obelisk west-bank west-temple");
        Position q(edition, 2);  // beside the loser's
        q.units("sw-front", 0, 5).units("sw-front", 1, 3).battle("sw-front", 0, 1);
        quiet_councils(q);
        q.answer("retreat");
        EXPECT_EQ(q.areas_of(ActionKind::to), "sw-1 sw-2 sw-3 w-obelisk west-bank west-temple");
    }
}

TEST(KemetBattle, WithoutAnEmptyAreaTheLoserRecalls) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-nile-temple", 0, 5).units("west-nile-temple", 1, 3).units("west-bank", 0, 1);
        p.battle("west-nile-temple", 0, 1);
        quiet_councils(p);
        EXPECT_FALSE(p.can("retreat"));
        EXPECT_FALSE(p.can("stay"));
        EXPECT_TRUE(p.can("recall"));
    }
}

TEST(KemetBattle, TheLoserMayStayWhenNobodyIsLeftToDriveItOff) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-temple", 0, 3).units("west-temple", 1, 2).battle("west-temple", 0, 1);
        p.council(0, "cavalry-blitz", "chariot-raid").council(1, "chariot-raid", "shield-push");
        ASSERT_EQ(p.asked(), AskKind::loser);
        const bool stays = edition != Edition::blood_and_sand;
        EXPECT_EQ(p.can("stay"), stays);
        if (stays) p.answer("stay");
        EXPECT_EQ(p.units_in("west-temple", 1), 1);
        if (stays) {
            EXPECT_EQ(p.temporary_points_of(1), 1);
        }
    }
}

TEST(KemetBattle, ARetreatTakesTheCreatureAlong) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 5).units("west-bank", 1, 1).creature(1, "sphinx", "west-bank");
        p.battle("west-bank", 0, 1);
        quiet_councils(p);
        p.answer("retreat").answer("to w-obelisk");
        EXPECT_EQ(p.creature_at("sphinx"), "w-obelisk");
    }
}

// --- creatures

TEST(KemetBattle, TheCreatureOfADestroyedTroop) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 5).units("west-bank", 1, 1).units("sw-2", 1, 1).creature(1, "sphinx", "west-bank");
        p.battle("west-bank", 0, 1);
        p.council(0, "chariot-raid", "shield-push").council(1, "chariot-raid", "shield-push");
        EXPECT_EQ(p.creature_at("sphinx"), edition == Edition::first ? "sw-2" : "reserve");
        Position q(edition, 2);  // nowhere to go: the only unit at home has a creature
        q.units("west-bank", 0, 5).units("west-bank", 1, 1).units("sw-2", 1, 1).creature(1, "sphinx", "west-bank");
        q.creature(1, "mummy", "sw-2").battle("west-bank", 0, 1);
        q.council(0, "chariot-raid", "shield-push").council(1, "chariot-raid", "shield-push");
        EXPECT_EQ(q.creature_at("sphinx"), "reserve");
    }
}

TEST(KemetBattle, TheSnakeSwitchesTheOtherCreatureOff) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 3).units("west-bank", 1, 3);
        p.creature(0, "deep-desert-snake", "west-bank").creature(1, "giant-scorpion", "west-bank");
        p.battle("west-bank", 0, 1);
        quiet_councils(p);
        EXPECT_EQ(p.told(EventKind::strengths).arg[1], 6);
        EXPECT_EQ(p.units_in("west-bank", 0), 3);
    }
}

// "In battle all bonuses and abilities of the enemy creature are ignored": its battle VP too.
TEST(KemetBattle, TheSnakeStopsAmmutFromDevouring) {
    Position p(Edition::blood_and_sand, 2);
    p.units("west-bank", 0, 5).units("west-bank", 1, 3);
    p.creature(0, "ammut", "west-bank").creature(1, "deep-desert-snake", "west-bank").battle("west-bank", 0, 1);
    p.council(0, "fervent-purge", "shield-push").council(1, "chariot-raid", "shield-push");
    ASSERT_EQ(p.told(EventKind::battle_won).seat, 0);
    EXPECT_EQ(p.player(0).battle_points, 1);
}

// --- cards

TEST(KemetBattle, BattleCardsComeBackWhenAllAreGone) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 5).units("west-bank", 1, 3).battle_cards(0, "shield-push chariot-raid");
        p.battle("west-bank", 0, 1);
        quiet_councils(p);
        p.answer("recall").answer("recall");
        EXPECT_EQ(p.s.hand[0].cards.hand, p.rules.battle_hand);
        EXPECT_EQ(p.s.hand[0].cards.shown | p.s.hand[0].cards.hidden, 0);
        const unsigned push = 1U << index_of(p.rules.set.battle_cards, "shield-push");
        const unsigned raid = 1U << index_of(p.rules.set.battle_cards, "chariot-raid");
        EXPECT_EQ(p.s.hand[1].cards.shown, push);
        EXPECT_EQ(p.s.hand[1].cards.hidden, raid);
        EXPECT_EQ(p.s.hand[1].cards.hand, p.rules.battle_hand & ~(push | raid));
    }
}

TEST(KemetBattle, PrescienceShowsTheBattleCardFirst) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 5).units("west-bank", 1, 3).tiles(1, "blue-3-prescience").battle("west-bank", 0, 1);
        p.skip_windows();
        ASSERT_EQ(p.asked(), AskKind::show_card);
        EXPECT_EQ(p.asked_seat(), 0);
        p.answer("choose cavalry-blitz");
        ASSERT_EQ(p.asked(), AskKind::council);
        EXPECT_EQ(Kemet::observe(p.rules, p.s, 1).council[0].played,
                  index_of(p.rules.set.battle_cards, "cavalry-blitz"));
        EXPECT_EQ(Kemet::observe(p.rules, p.s, spectator).council[0].played, none);
    }
}

TEST(KemetBattle, DivineWoundDiscardsCardsFromHandOnly) {
    Position p(Edition::first, 2);
    p.units("west-bank", 0, 3).units("west-bank", 1, 3).tiles(0, "red-3-divine-wound").cards(0, "veto bronze-wall");
    p.battle("west-bank", 0, 1);
    p.council(0, "shield-push", "chariot-raid", "bronze-wall").council(1, "shield-push", "chariot-raid");
    ASSERT_EQ(p.asked(), AskKind::wound);
    EXPECT_FALSE(p.can("wound bronze-wall"));  // it was played already
    p.answer("wound veto");
    EXPECT_EQ(p.told(EventKind::strengths).arg[0], 7);
    EXPECT_EQ(p.told(EventKind::battle_won).seat, 0);
}

TEST(KemetBattle, CardsThatCannotBePaidMayNotBeAdded) {
    for (const Edition edition : {Edition::first, Edition::blood_and_sand}) {
        Position p(edition, 2);
        p.units("west-bank", 0, 3).units("west-bank", 1, 3).cards(0, "war-fury bloodbath").prayer(0, 1);
        p.battle("west-bank", 0, 1).answer_for(0, "choose shield-push").answer_for(0, "discard chariot-raid");
        p.answer_for(0, "add war-fury");
        EXPECT_FALSE(p.can("add bloodbath"));
    }
}

TEST(KemetBattle, TheRevisedEditionLetsTheOwnerDeclineToPay) {
    Position p(Edition::revised, 2);
    p.units("west-bank", 0, 3).units("west-bank", 1, 3).cards(0, "war-fury war-rage").prayer(0, 1);
    p.battle("west-bank", 0, 1);
    p.council(0, "shield-push", "chariot-raid", "war-fury war-rage").council(1, "shield-push", "chariot-raid");
    ASSERT_EQ(p.asked(), AskKind::pay_cards);
    p.answer("drop war-fury");
    if (p.asked() == AskKind::pay_cards) p.answer("done");
    EXPECT_EQ(p.told(EventKind::strengths).arg[0], 7);
    EXPECT_EQ(p.prayer_of(0), 1);
    EXPECT_EQ(p.s.discards[index_of(p.rules.set.di_cards, "war-fury")], 1);  // used or not
}

TEST(KemetBattle, DayCardsInTheRevisedEdition) {
    Position p(Edition::revised, 2);
    p.units("west-bank", 0, 4).units("west-bank", 1, 4).cards(0, "raining-fire prayer enlistment").prayer(0, 1);
    p.battle("west-bank", 0, 1);
    p.council(0, "shield-push", "chariot-raid", "raining-fire prayer enlistment");
    p.council(1, "shield-push", "chariot-raid");
    if (p.asked() == AskKind::pay_cards) p.answer("done");
    EXPECT_EQ(p.told(EventKind::strengths).arg[0], 7);
    EXPECT_EQ(p.told(EventKind::strengths).arg[1], 6);
    EXPECT_EQ(p.prayer_of(0), 2);
    EXPECT_EQ(p.units_in("west-bank", 1), 3);
    EXPECT_FALSE(p.can("place 2 west-bank"));  // up to two, as far as the limit allows
    p.answer("place 1 west-bank");
    EXPECT_EQ(p.units_in("west-bank", 0), 5);
}

// "If you win this battle place up to 3 units in your districts or with your troops": the beaten troop is still there,
// and that is no reason for another battle.
TEST(KemetBattle, ConscriptsInTheDistrictOfTheBattleStartNoOther) {
    Position p(Edition::blood_and_sand, 2);
    p.units("sw-1", 0, 2).units("sw-1", 1, 2).cards(1, "conscription").battle("sw-1", 0, 1);
    p.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid", "conscription");
    ASSERT_EQ(p.asked(), AskKind::place_units);
    if (p.can("place 1 sw-1")) {
        p.answer("place 1 sw-1");
        if (p.asked() == AskKind::place_units) p.answer("done");
    }
    EXPECT_EQ(p.asked(), AskKind::loser);
    EXPECT_EQ(p.happened(EventKind::battle), 1);
}

TEST(KemetBattle, SnareExchangesTheTwoBattleCards) {
    Position p(Edition::blood_and_sand, 2);
    p.units("west-bank", 0, 3).units("west-bank", 1, 3).cards(0, "snare").battle("west-bank", 0, 1);
    p.council(0, "shield-push", "cavalry-blitz", "snare").council(1, "shield-push", "chariot-raid");
    ASSERT_EQ(p.asked(), AskKind::snare);
    p.answer("swap");
    EXPECT_EQ(p.told(EventKind::strengths).arg[0], 7);
    EXPECT_EQ(p.told(EventKind::battle_won).seat, 0);
}

// --- recruiting into a district that a rival holds

TEST(KemetRecruit, AnOwnDistrictHeldByARivalIsAttacked) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-1", 1, 2).prayer(0, 5).recruit(0).answer("recruit 3 nw-1");
        EXPECT_EQ(p.happened(EventKind::battle), 0);  // all units are placed first
        p.answer("done").skip_windows();
        ASSERT_EQ(p.asked(), AskKind::council);
        EXPECT_EQ(p.told(EventKind::battle).seat, 0);
        quiet_councils(p);
        EXPECT_EQ(p.player(0).battle_points, 1);
        EXPECT_EQ(p.prayer_of(0), 2);
    }
}

TEST(KemetRecruit, NeverIntoARivalsDistrict) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("sw-1", 0, 2).prayer(0, 5).recruit(0);
        EXPECT_FALSE(p.can("recruit 1 sw-1"));
        EXPECT_TRUE(p.can("recruit 5 nw-1"));
        EXPECT_FALSE(p.can("recruit 6 nw-1"));
    }
}

TEST(KemetRecruit, TheScribeBringsTwoMore) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.tiles(0, "blue-1-recruiting-scribe").prayer(0, 1).recruit(0);
        p.answer("recruit 2 nw-1");
        EXPECT_EQ(p.prayer_of(0), 1);
        EXPECT_FALSE(p.can("recruit 2 nw-2"));
        p.answer("recruit 1 nw-2");
        EXPECT_EQ(p.prayer_of(0), 0);
    }
}

TEST(KemetRecruit, SpendingTheLastPrayerPointDoesNotSpareTheRival) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-1", 1, 2).prayer(0, 3).recruit(0).answer("recruit 3 nw-1");
        if (p.asked() == AskKind::recruit) p.answer("done");
        EXPECT_EQ(p.asked(), AskKind::council) << name_of(edition);
    }
}

// One recruitment is one attack: whoever was beaten back does not come again in the same action.
TEST(KemetRecruit, NobodyIsRecruitedAfterTheBattles) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-1", 1, 5).prayer(0, 10).recruit(0).answer("recruit 2 nw-1").answer("done").skip_windows();
        quiet_councils(p);
        p.answer("recall");
        while (p.asked() == AskKind::winner) p.answer("stay");
        EXPECT_EQ(p.asked(), AskKind::none) << name_of(edition);
        EXPECT_EQ(p.happened(EventKind::battle), 1);
    }
}

// A creature in the reserve comes with the recruits into a district that has to be fought for.
TEST(KemetRecruit, ACreatureJoinsRecruitsBeforeTheBattle) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-1", 1, 3).creature(0, "royal-scarab").prayer(0, 5).recruit(0);
        p.answer("recruit 3 nw-1").answer("creature royal-scarab nw-1");
        if (p.asked() == AskKind::recruit) p.answer("done");
        EXPECT_EQ(p.creature_at("royal-scarab"), "nw-1") << name_of(edition);
        EXPECT_EQ(p.happened(EventKind::battle), 1);
    }
}

// Blood and Sand: with units placed in several districts held by rivals the order of the battles is chosen.
TEST(KemetRecruit, TheRecruiterChoosesTheOrderOfTheBattles) {
    Position p(Edition::blood_and_sand, 3);
    p.units("nw-1", 1, 1).units("nw-2", 2, 1).prayer(0, 9).recruit(0);
    p.answer("recruit 3 nw-1").answer("recruit 3 nw-2").answer("done").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::which_battle);
    EXPECT_EQ(p.happened(EventKind::battle), 0);
    EXPECT_FALSE(p.can("fight nw-3"));
    p.answer("fight nw-2");
    EXPECT_EQ(p.told(EventKind::battle).arg[0], p.area("nw-2"));
    p.council(0, "shield-push", "chariot-raid").council(2, "shield-push", "chariot-raid");
    p.answer("recall").answer("stay");
    EXPECT_EQ(p.asked(), AskKind::council);  // the other one follows without a question
    EXPECT_EQ(p.happened(EventKind::battle), 2);
}

// First edition: a creature comes back with a recruit action, into an own district with a unit and no creature.
TEST(KemetRecruit, ACreatureComesBackInTheFirstEdition) {
    Position p(Edition::first, 2);
    p.creature(0, "sphinx").creature(0, "mummy").units("nw-1", 0, 1).prayer(0, 1).recruit(0);
    EXPECT_TRUE(p.can("creature sphinx nw-1"));
    EXPECT_FALSE(p.can("creature sphinx nw-2"));
    p.answer("recruit 1 nw-2").answer("creature sphinx nw-2");
    EXPECT_EQ(p.creature_at("sphinx"), "nw-2");
    EXPECT_FALSE(p.asked() == AskKind::recruit && p.can("creature mummy nw-1"));  // one for each action
}

}  // namespace
}  // namespace mehen::kemet::test
