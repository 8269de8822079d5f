// Rulings about cards and battles that no other test holds us to (docs/rulings.md).
#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {
namespace {

constexpr std::array older = {Edition::first, Edition::revised};

void quiet_councils(Position& p) {
    p.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid");
}

std::uint8_t di(const Position& p, std::string_view card) {
    return index_of(p.rules.set.di_cards, card);
}

// --- answers to cards and moves

TEST(KemetCardRulings, AnEscapeComesBeforeInitiative) {
    for (const Edition edition : older) {
        Position p(edition, 2);
        p.units("nw-front", 0, 3).units("west-bank", 1, 3).tiles(0, "red-4-initiative").cards(1, "escape").move(0);
        p.answer("march 3 nw-front").answer("to west-bank").answer("play escape").answer("to w-obelisk");
        EXPECT_EQ(p.units_in("w-obelisk", 1), 3);
    }
}

TEST(KemetCardRulings, NobodyEscapesFromRecruits) {
    for (const Edition edition : older) {
        Position p(edition, 2);
        p.units("nw-1", 1, 2).prayer(0, 3).cards(1, "escape").recruit(0).answer("recruit 3 nw-1");
        EXPECT_FALSE(p.asked() == AskKind::window && p.can("play escape"));
        EXPECT_EQ(p.skip_windows().asked(), AskKind::council);
    }
}

TEST(KemetCardRulings, AVetoedEscapeMeansABattle) {
    for (const Edition edition : older) {
        Position p(edition, 2);
        p.units("nw-front", 0, 3).units("west-bank", 1, 3).cards(0, "veto").cards(1, "escape").move(0);
        p.answer("march 3 nw-front").answer("to west-bank").answer("play escape").answer("play veto").skip_windows();
        EXPECT_EQ(p.asked(), AskKind::council);
        EXPECT_EQ(p.units_in("west-bank", 1), 3);
    }
}

TEST(KemetCardRulings, AVetoedCardIsPaidForAndDiscarded) {
    for (const Edition edition : older) {
        Position p(edition, 2);
        p.units("sw-1", 1, 1).prayer(0, 1).cards(0, "raining-fire").cards(1, "veto").turn(0);
        p.answer("play raining-fire").answer("play veto").skip_windows();
        EXPECT_EQ(p.units_in("sw-1", 1), 1);
        EXPECT_EQ(p.prayer_of(0), 0);
        EXPECT_EQ(p.s.discards[di(p, "raining-fire")], 1);
    }
}

TEST(KemetCardRulings, AVetoAnswersAVetoInTheFirstEditionOnly) {
    for (const Edition edition : older) {
        Position p(edition, 3);
        p.prayer(0, 0).cards(0, "prayer").cards(1, "veto").cards(2, "veto").turn(0).answer("play prayer");
        p.answer("play veto");
        EXPECT_EQ(p.asked_seat() == 2 && p.asked() == AskKind::window && p.can("play veto"), edition == Edition::first);
    }
}

TEST(KemetCardRulings, OwnDayCardsInTheMiddleOfAnActionInTheFirstEdition) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).tiles(0, "red-1-god-speed").cards(0, "enlistment").turn(0).skip_windows();
        p.answer("token move-1").answer("march 2 nw-front").answer("to west-bank");
        ASSERT_EQ(p.asked(), AskKind::go_on);
        EXPECT_EQ(p.can("play enlistment"), edition == Edition::first) << name_of(edition);
    }
}

// First edition: its symbol is for rivals' turns, so whoever's turn it is does not answer.
TEST(KemetCardRulings, AVetoIsForARivalsTurnInTheFirstEdition) {
    for (const Edition edition : older) {
        Position p(edition, 2);  // a card played in the window of another's turn exists in the later edition only
        p.prayer(0, 0).cards(0, "prayer veto").cards(1, "veto").turn(0).answer("play prayer").answer("play veto");
        EXPECT_FALSE(p.asked() == AskKind::window && p.asked_seat() == 0 && p.can("play veto")) << name_of(edition);
        p.skip_windows();
        EXPECT_EQ(p.prayer_of(0), 0);
    }
}

TEST(KemetCardRulings, AVetoDoesNotReachCardsOfABattle) {
    for (const Edition edition : older) {
        Position p(edition, 2);
        p.units("west-bank", 0, 3).units("west-bank", 1, 3).cards(0, "war-rage").cards(1, "veto");
        p.battle("west-bank", 0, 1).council(0, "shield-push", "chariot-raid", "war-rage");
        p.answer_for(1, "choose shield-push").answer_for(1, "discard chariot-raid");
        EXPECT_FALSE(p.can("add veto"));
        p.answer_for(1, "done");
        EXPECT_EQ(p.asked(), AskKind::loser);
    }
}

// Mana Duplication looks at what the actor spent, not at what others paid meanwhile.
TEST(KemetCardRulings, ManaDuplicationCountsOnlyWhatTheActorSpent) {
    Position p(Edition::revised, 3);
    p.units("nw-front", 0, 2).units("west-bank", 1, 3).prayer(0, 0).prayer(1, 2).prayer(2, 0);
    p.cards(1, "war-fury bloodbath").cards(2, "mana-theft").course(Course::Step::day).skip_windows();
    p.answer("token move-1").answer("march 2 nw-front").answer("to west-bank");
    p.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid", "war-fury bloodbath");
    p.answer("done");
    while (p.asked() == AskKind::loser || p.asked() == AskKind::winner) p.answer("recall");
    while (p.asked() == AskKind::window && p.asked_seat() != 2) p.answer("pass");
    ASSERT_EQ(p.asked_seat(), 2);
    p.answer("play mana-theft");
    EXPECT_EQ(p.prayer_of(2), 1);
}

TEST(KemetCardRulings, ManaTheftGivesOneHoweverManyLose) {
    Position p(Edition::first, 4);
    p.prayer(0, 0).prayer(1, 3).prayer(2, 3).prayer(3, 0).cards(0, "mana-theft").turn(0).answer("play mana-theft");
    EXPECT_EQ(p.prayer_of(0), 1);
    EXPECT_EQ(p.prayer_of(1) + p.prayer_of(2) + p.prayer_of(3), 4);
}

TEST(KemetCardRulings, ACardIsNoAction) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.prayer(0, 0).tiles(0, "white-1-priest blue-1-recruiting-scribe").cards(0, "prayer enlistment").turn(0);
        p.answer("play prayer");
        EXPECT_EQ(p.prayer_of(0), 2);  // no Priest
        p.answer("play enlistment");
        EXPECT_FALSE(p.can("place 3 nw-1"));  // no Scribe
    }
}

// --- windows

TEST(KemetCardRulings, WhoeverHoldsCardsIsAskedPlayableOrNot) {
    Position p(Edition::revised, 3);
    p.cards(1, "war-rage").turn(0);
    ASSERT_EQ(p.asked(), AskKind::window);
    EXPECT_EQ(p.asked_seat(), 1);
    EXPECT_EQ(p.legal(), std::vector<std::string>{"pass"});
    EXPECT_EQ(p.answer("pass").asked(), AskKind::turn);  // an empty hand has nothing to hide
}

TEST(KemetCardRulings, TheActivePlayerIsAskedFirstThenTheOthersInTurnOrder) {
    Position p(Edition::revised, 3);
    p.order({2, 1, 0}).cards(0, "prayer").cards(1, "prayer").cards(2, "war-rage").turn(1);
    for (const Seat seat : {Seat{1}, Seat{0}, Seat{2}}) {
        ASSERT_EQ(p.asked(), AskKind::window);
        EXPECT_EQ(p.asked_seat(), seat);
        p.answer("pass");
    }
    EXPECT_EQ(p.asked(), AskKind::turn);
}

TEST(KemetCardRulings, WhatIsPlayedMayBeAnsweredByThoseWhoPassed) {
    Position p(Edition::revised, 2);
    p.prayer(1, 0).cards(0, "prayer").cards(1, "prayer war-rage").turn(0);
    p.answer("pass").answer("play prayer").skip_windows();
    EXPECT_EQ(p.prayer_of(1), 2);
    Position q(Edition::revised, 2);
    q.cards(0, "prayer").cards(1, "prayer war-rage").turn(0).answer("pass").answer("play prayer");
    while (q.asked() == AskKind::window && !q.can("play prayer")) q.answer("pass");
    EXPECT_EQ(q.asked(), AskKind::window);
    EXPECT_EQ(q.asked_seat(), 0);
}

// Also what the active player plays when asked for a token: the others are asked before the token is placed.
TEST(KemetCardRulings, ACardPlayedBeforeTheTokenMayBeAnswered) {
    Position p(Edition::revised, 3);
    p.units("west-temple", 0, 1).other_points(0, 8).prayer(0, 5).prayer(1, 5).cards(0, "prayer war-rage");
    p.cards(1, "raining-fire").cards(2, "war-rage").turn(0).skip_windows();
    ASSERT_EQ(p.asked(), AskKind::turn);
    p.answer("play prayer");
    bool active_player_first = false;
    while (p.asked() == AskKind::window && !p.can("play raining-fire")) {
        active_player_first |= p.asked_seat() == 0;
        p.answer("pass");
    }
    ASSERT_EQ(p.asked(), AskKind::window);
    EXPECT_EQ(p.asked_seat(), 1);
    EXPECT_TRUE(active_player_first);
    p.answer("play raining-fire").skip_windows().answer("target west-temple anubis").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::turn);
    p.answer("token pray-1").skip_windows();
    EXPECT_EQ(p.s.caller, none) << "8 VP do not set off the end";
}

// Just before a battle Enlistment may fight for another district of one's own, and that battle comes first.
TEST(KemetCardRulings, EnlistmentBeforeABattleMayFightForAnotherDistrictFirst) {
    Position p(Edition::revised, 2);
    p.units("west-bank", 0, 3).units("sw-1", 0, 1).units("west-bank", 1, 2);
    p.cards(1, "enlistment").battle("west-bank", 0, 1);
    while (p.asked() == AskKind::window && !p.can("play enlistment")) p.answer("pass");
    p.answer("play enlistment");
    while (p.asked() == AskKind::window) p.answer("pass");
    ASSERT_EQ(p.asked(), AskKind::place_units);
    p.answer("place 2 sw-1").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::council);
    EXPECT_EQ(p.s.sides[0], 1);  // its own attack
    p.council(0, "shield-push", "chariot-raid").council(1, "cavalry-blitz", "chariot-raid");
    while (p.asked() == AskKind::pay_cards) p.answer("done");
    p.answer("recall").answer("stay").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::council);  // then the battle that was due
    EXPECT_EQ(p.s.sides[0], 0);
    p.council(0, "mixed-tactics", "fervent-purge").council(1, "mixed-tactics", "fervent-purge");
    EXPECT_EQ(p.happened(EventKind::battle_won), 2);
}

// Also where the battle that is due is for a district of the same player: it keeps its attacker.
TEST(KemetCardRulings, EnlistmentDoesNotTurnTheBattleThatIsDueRound) {
    Position p(Edition::revised, 2);
    p.units("sw-1", 0, 3).units("sw-2", 0, 1).units("sw-1", 1, 2);
    p.cards(1, "enlistment").battle("sw-1", 0, 1);
    while (p.asked() == AskKind::window && !p.can("play enlistment")) p.answer("pass");
    p.answer("play enlistment").skip_windows();
    p.answer("place 2 sw-2").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::council);  // not which of two
    EXPECT_EQ(p.s.sides[0], 1);
    p.council(0, "shield-push", "chariot-raid").council(1, "cavalry-blitz", "chariot-raid");
    while (p.asked() == AskKind::pay_cards) p.answer("done");
    p.answer("recall").answer("stay").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::council);
    EXPECT_EQ(p.s.sides[0], 0);
}

// A battle has two sides: nobody else's units come where one is due.
TEST(KemetCardRulings, EnlistmentBringsNoThirdSideIntoABattle) {
    Position p(Edition::revised, 3);
    const std::string home(p.rules.area(p.rules.map.district[p.player(2).city][0]).id);
    p.units(home, 0, 2).units(home, 1, 2).cards(2, "enlistment").battle(home, 0, 1);
    while (p.asked() == AskKind::window && !p.can("play enlistment")) p.answer("pass");
    p.answer("play enlistment").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_FALSE(p.can("place 1 " + home));
}

TEST(KemetCardRulings, EnlistmentSetsNoThirdBattleOff) {
    Position p(Edition::revised, 2);
    p.units("west-bank", 0, 3).units("sw-1", 0, 1).units("west-bank", 1, 2).units("nw-1", 1, 1);
    p.cards(0, "enlistment").cards(1, "enlistment").battle("west-bank", 0, 1).answer("pass");
    ASSERT_EQ(p.asked_seat(), 1);
    p.answer("play enlistment").skip_windows().answer("place 2 sw-1");
    while (p.asked() == AskKind::window && p.happened(EventKind::battle) < 2) p.answer("pass");
    ASSERT_EQ(p.s.sides[0], 1) << "before the battle that comes first";
    ASSERT_TRUE(p.can("play enlistment"));
    p.answer("play enlistment").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_FALSE(p.can("place 1 nw-1"));
    EXPECT_TRUE(p.can("place 1 sw-1"));
}

// Battles of one recruitment wait for one another: no window between them sets them off again.
TEST(KemetCardRulings, BattlesOfOneRecruitmentComeInTheOrderChosen) {
    Position p(Edition::revised, 2);
    p.units("nw-1", 1, 1).units("nw-2", 1, 1).prayer(0, 6).cards(1, "prayer").recruit(0);
    p.answer("recruit 3 nw-1").answer("recruit 3 nw-2");
    if (p.asked() == AskKind::recruit) p.answer("done");
    p.answer("fight nw-2").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::council);
    p.council(0, "cavalry-blitz", "chariot-raid").council(1, "shield-push", "chariot-raid");
    EXPECT_EQ(p.told(EventKind::battle).arg[0], p.area("nw-2"));
}

// Nobody is asked where the edition has no cards for that moment, nor whoever holds none.
TEST(KemetCardRulings, ACardPlayedBeforeTheTokenAsksOnlyWhoeverCouldAnswer) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.cards(0, "prayer prayer").turn(0).skip_windows().answer("play prayer");
        EXPECT_EQ(p.asked(), edition == Edition::revised ? AskKind::window : AskKind::turn);
        EXPECT_EQ(p.asked_seat(), 0);
        EXPECT_EQ(p.skip_windows().asked(), AskKind::turn);
    }
}

TEST(KemetCardRulings, TheLastActionOfTheDayMayBeAnswered) {
    Position p(Edition::revised, 2);
    p.prayer(0, 0).prayer(1, 0).cards(0, "mana-theft").course(Course::Step::day);
    constexpr std::array spaces = {"pray-1", "pray-2", "move-1", "move-2", "recruit"};
    for (const char* const space : spaces)
        for (int seat = 0; seat < 2; ++seat) {
            p.skip_windows();
            ASSERT_EQ(p.asked(), AskKind::turn);
            p.answer("token " + std::string(space));
            if (p.asked() == AskKind::recruit) p.answer("recruit 1 " + std::string(seat == 0 ? "nw-1" : "sw-1"));
            if (p.asked() == AskKind::recruit) p.answer("done");
        }
    ASSERT_EQ(p.asked(), AskKind::window);
    EXPECT_EQ(p.asked_seat(), 0);
    EXPECT_TRUE(p.can("play mana-theft"));
}

// "Before or after an action": also between two actions of one turn.
TEST(KemetCardRulings, DayCardsBetweenTwoActionsOfOneTurn) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.tiles(0, "red-4-act-of-god").cards(0, "enlistment").prayer(0, 0).turn(0).skip_windows();
        p.answer("token pray-1").answer("silver pray-2").answer("first own");
        EXPECT_EQ(p.prayer_of(0), 2) << name_of(edition);  // the second action is still to come
        ASSERT_EQ(p.asked(), AskKind::window) << name_of(edition);
        EXPECT_TRUE(p.can("play enlistment")) << name_of(edition);
    }
}

// Teleports may come after the last land move, and so may the card that gives one.
TEST(KemetCardRulings, TheTeleportCardMayBePlayedAfterTheLastLandMove) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).cards(0, "teleportation").prayer(0, 1).move(0);
        p.answer("march 2 nw-front").answer("to west-bank");
        const bool asked = p.asked() == AskKind::go_on && p.can("play teleportation");
        EXPECT_EQ(asked, edition != Edition::revised) << name_of(edition);  // there before the first step only
    }
}

// Neither itself nor the other one: where payments are cheaper, two of them would bring each other back without end.
TEST(KemetCardRulings, ADivineMemoryTakesNoDivineMemory) {
    Position p(Edition::blood_and_sand, 2);
    const std::uint8_t memory = di(p, "divine-memory");
    const std::uint8_t glory = di(p, "glory");
    p.s.deck[memory] = 1;
    p.s.discards[memory] = 1;
    p.s.deck[glory] = static_cast<std::uint8_t>(p.s.deck[glory] - 1);
    p.s.discards[glory] = 1;
    p.prayer(0, 1).cards(0, "divine-memory").turn(0).answer("play divine-memory");
    EXPECT_TRUE(p.can("keep glory"));
    EXPECT_FALSE(p.can("keep divine-memory"));

    Position nothing_else(Edition::blood_and_sand, 2);
    nothing_else.s.deck[memory] = 1;
    nothing_else.s.discards[memory] = 1;
    EXPECT_FALSE(nothing_else.prayer(0, 1).cards(0, "divine-memory").turn(0).can("play divine-memory"));
}

// --- before a battle

TEST(KemetCardRulings, ACardThatRemovesTheLastUnitPreventsTheBattle) {
    Position p(Edition::revised, 2);
    p.units("nw-front", 0, 3).units("west-bank", 1, 1).prayer(0, 1).cards(0, "raining-fire");
    p.tiles(0, "red-1-god-speed").move(0).answer("march 3 nw-front").answer("to west-bank");
    p.answer("play raining-fire").answer("target west-bank horus").skip_windows();
    EXPECT_EQ(p.player(0).battle_points, 0);
    EXPECT_EQ(p.s.sides[0], none);
    EXPECT_EQ(p.asked(), AskKind::none);  // meeting a rival ended the move
}

TEST(KemetCardRulings, DayCardsMayBePlayedBeforeABattleAtNight) {
    Position p(Edition::revised, 2);
    p.tiles(0, "blue-4-reinforcements").units("nw-1", 1, 1).cards(1, "enlistment").night();
    while (p.asked() == AskKind::draw_card) p.draw_by_chance();
    p.answer("place 3 nw-1").answer("done");
    while (p.asked() == AskKind::window && p.asked_seat() != 1) p.answer("pass");
    ASSERT_EQ(p.asked(), AskKind::window);
    EXPECT_TRUE(p.can("play enlistment"));
}

// --- paying

TEST(KemetCardRulings, ThePrayerCardDoesNotPayForOthersOfTheSameBattle) {
    Position p(Edition::revised, 2);
    p.units("west-bank", 0, 3).units("west-bank", 1, 3).prayer(0, 0).cards(0, "prayer war-fury");
    p.battle("west-bank", 0, 1).council(0, "shield-push", "chariot-raid", "prayer war-fury");
    p.council(1, "shield-push", "chariot-raid");
    ASSERT_EQ(p.asked(), AskKind::pay_cards);
    EXPECT_FALSE(p.can("done"));
    p.answer("drop war-fury");
    EXPECT_EQ(p.told(EventKind::strengths).arg[0], 6);
    EXPECT_EQ(p.prayer_of(0), 2);
}

TEST(KemetCardRulings, CardsWithoutCostAreNotAskedAbout) {
    Position p(Edition::revised, 2);
    p.units("west-bank", 0, 3).units("west-bank", 1, 3).prayer(0, 0).cards(0, "war-rage").battle("west-bank", 0, 1);
    p.council(0, "shield-push", "chariot-raid", "war-rage").council(1, "shield-push", "chariot-raid");
    EXPECT_EQ(p.asked(), AskKind::loser);
    EXPECT_EQ(p.told(EventKind::strengths).arg[0], 7);
}

// "Tiles with the day symbol do not influence a battle" [BS 3.5].
TEST(KemetCardRulings, TilesOfTheDayDoNothingInBattleInBloodAndSand) {
    Position p(Edition::blood_and_sand, 2);
    p.units("west-bank", 0, 3).units("west-bank", 1, 3).prayer(0, 1).cards(0, "war-fury bloodbath");
    p.tiles(0, "white-4-priest-of-ra").battle("west-bank", 0, 1);
    p.council(0, "shield-push", "chariot-raid", "war-fury");
    EXPECT_EQ(p.prayer_of(0), 1);  // paid when cards are shown
    p.council(1, "shield-push", "chariot-raid");
    EXPECT_EQ(p.prayer_of(0), 0);
    Position poor(Edition::blood_and_sand, 2);
    poor.units("west-bank", 0, 3).units("west-bank", 1, 3).prayer(0, 0).cards(0, "war-fury");
    poor.tiles(0, "white-4-priest-of-ra").battle("west-bank", 0, 1);
    poor.answer_for(0, "choose shield-push").answer_for(0, "discard chariot-raid");
    EXPECT_FALSE(poor.can("add war-fury"));
    Position might(Edition::blood_and_sand, 2);  // nor do its rewards grow
    might.units("west-bank", 0, 3)
        .units("west-bank", 1, 2)
        .prayer(0, 0)
        .tiles(0, "black-4-divine-might white-3-holy-war");
    might.battle("west-bank", 0, 1)
        .council(0, "fervent-purge", "shield-push")
        .council(1, "phalanx-defense", "shield-push");
    EXPECT_EQ(might.prayer_of(0), 4);
    might.answer("recall").answer("recall");
    EXPECT_EQ(might.prayer_of(0), 4 + 2);
}

TEST(KemetCardRulings, PriestOfRaMakesEveryCardCheaperInBattleToo) {
    for (const Edition edition : older) {
        Position p(edition, 2);
        p.units("west-bank", 0, 3).units("west-bank", 1, 3).prayer(0, 0).cards(0, "war-fury bloodbath");
        p.tiles(0, "white-4-priest-of-ra").battle("west-bank", 0, 1);
        p.council(0, "shield-push", "chariot-raid", "war-fury bloodbath").council(1, "shield-push", "chariot-raid");
        EXPECT_EQ(p.told(EventKind::strengths).arg[0], 8) << name_of(edition);
        EXPECT_EQ(p.prayer_of(0), 0);
    }
}

TEST(KemetCardRulings, StargateDoesNotMakeTheCardCheaper) {
    Position p(Edition::first, 2);
    p.units("west-bank", 0, 2).tiles(0, "red-1-stargate").cards(0, "teleportation").prayer(0, 0).move(0);
    EXPECT_FALSE(p.can("play teleportation"));
}

// --- the battle itself

TEST(KemetCardRulings, OwnLossesComeBeforeTheRivalsDamage) {
    Position p(Edition::blood_and_sand, 2);  // three units: two by the own card, one by the rival's three damage
    p.units("west-bank", 0, 3).units("west-bank", 1, 3).tiles(1, "white-3-crusade").prayer(1, 0);
    p.battle("west-bank", 0, 1);
    p.council(0, "sacrificial-charge", "shield-push").council(1, "chariot-raid", "shield-push");
    EXPECT_EQ(p.units_in("west-bank", 0), 0);
    EXPECT_EQ(p.prayer_of(1), 2);  // for one unit
}

TEST(KemetCardRulings, NobodyJoinsATroopThatIsGone) {
    Position p(Edition::revised, 2);
    p.units("west-bank", 0, 2).units("west-bank", 1, 3).cards(0, "enlistment").battle("west-bank", 0, 1);
    p.council(0, "shield-push", "cavalry-blitz", "enlistment").council(1, "chariot-raid", "shield-push");
    EXPECT_EQ(p.units_in("west-bank", 0), 0);
    EXPECT_EQ(p.player(0).reserve, 12);
    EXPECT_EQ(p.s.discards[di(p, "enlistment")] + p.s.council[0].di_cards[di(p, "enlistment")], 1);
}

// "At the end of the casualties step": before the reward looks for a unit of the winner.
TEST(KemetCardRulings, ConscriptsComeBeforeTheReward) {
    Position p(Edition::blood_and_sand, 2);
    p.units("nw-1", 1, 1).prayer(0, 1).cards(0, "conscription").recruit(0).answer("recruit 1 nw-1");
    if (p.asked() == AskKind::recruit) p.answer("done");
    p.council(0, "cavalry-blitz", "shield-push", "conscription").council(1, "chariot-raid", "shield-push");
    ASSERT_EQ(p.asked(), AskKind::place_units);
    p.answer("place 1 nw-1").answer("done");
    EXPECT_EQ(p.player(0).battle_points, 1);
}

TEST(KemetCardRulings, AWipedOutTroopStillStrikes) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 3).units("west-bank", 1, 3).battle("west-bank", 0, 1);
        p.council(0, "chariot-raid", "shield-push").council(1, "chariot-raid", "shield-push");
        EXPECT_EQ(p.units_in("west-bank", 0) + p.units_in("west-bank", 1), 0);
        EXPECT_EQ(p.told(EventKind::battle_won).seat, 1);
        EXPECT_EQ(p.asked(), AskKind::none);  // nobody is left to decide anything
        EXPECT_NE(p.s.hand[0].cards.shown, 0);
    }
}

TEST(KemetCardRulings, AWinnerWithoutATroopStillPicksWhereTheLoserGoes) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 3).units("west-bank", 1, 2).battle("west-bank", 0, 1);
        p.council(0, "cavalry-blitz", "chariot-raid").council(1, "chariot-raid", "shield-push");
        ASSERT_EQ(p.units_in("west-bank", 0), 0);
        p.answer("retreat");
        ASSERT_EQ(p.asked(), AskKind::retreat_to);
        EXPECT_EQ(p.asked_seat(), 0);
    }
}

TEST(KemetCardRulings, OneUnitRecalledPaysNothingAfterTheFirstEdition) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 3).units("west-bank", 1, 1).prayer(1, 4).battle("west-bank", 0, 1);
        quiet_councils(p);
        EXPECT_EQ(p.answer("recall").prayer_of(1), edition == Edition::first ? 5 : 4);
    }
}

TEST(KemetCardRulings, SnareComesBeforeDivineWound) {
    Position p(Edition::blood_and_sand, 2);
    p.units("west-bank", 0, 3).units("west-bank", 1, 3).tiles(0, "red-3-divine-wound").cards(0, "prayer");
    p.cards(1, "snare").battle("west-bank", 0, 1).council(0, "shield-push", "chariot-raid");
    p.council(1, "shield-push", "cavalry-blitz", "snare");
    ASSERT_EQ(p.asked(), AskKind::snare);
    p.answer("swap");
    EXPECT_EQ(p.asked(), AskKind::wound);
}

TEST(KemetCardRulings, DiversionNeverLeavesItsOwner) {
    Position wound(Edition::blood_and_sand, 2);
    wound.units("west-bank", 0, 3).units("west-bank", 1, 3).tiles(0, "red-3-divine-wound").cards(0, "prayer");
    wound.battle("west-bank", 0, 1);
    quiet_councils(wound);
    ASSERT_EQ(wound.asked(), AskKind::wound);
    EXPECT_TRUE(wound.can("wound prayer"));
    EXPECT_FALSE(wound.can("wound diversion"));
    Position vision(Edition::blood_and_sand, 2);
    vision.tiles(0, "white-2-vision").night();
    while (vision.asked() == AskKind::draw_card) vision.draw_by_chance();
    ASSERT_EQ(vision.asked(), AskKind::discard_card);
    EXPECT_FALSE(vision.can("drop diversion"));
}

TEST(KemetCardRulings, TheSnakeWorksInBattleOnly) {
    Position p(Edition::blood_and_sand, 2);
    p.units("nw-front", 0, 3).creature(0, "deep-desert-snake", "nw-front").units("west-bank", 1, 3).prayer(0, 2);
    p.creature(1, "khnums-sphinx", "west-bank").move(0);
    p.answer("march 3 nw-front with deep-desert-snake").answer("to west-bank");
    EXPECT_EQ(p.prayer_of(0), 0);  // the toll is due all the same
}

}  // namespace
}  // namespace mehen::kemet::test
