// Day cards where one god stands against an alliance over the Revised Edition: after every action, just before a battle
// and in it, and what they do to joint troops there.
#include "games/kemet/seth/flow/assault.h"
#include "games/kemet/tests/seth/lone_row.h"

namespace mehen::kemet::test {
namespace {

class LoneDayCards : public ::testing::Test {
protected:
    RowRules rules = printed_rules(Edition::lone_revised);
    LoneRow p{rules, 3};
};

// The lone god's last action before a phase of the Alliance.
Phases last_before_phase(const Rules& rules) {
    Phases frame{};
    frame.started = 1;
    frame.taken = static_cast<std::uint8_t>(rules.set.day_track[rules.players() - 2U][0] - 1);
    return frame;
}

TEST_F(LoneDayCards, AnswerAnActionBeforeAPhaseOfTheAllianceBegins) {
    p.units("west-bank", green, 1).cards(p.lone, "plague").prayer(p.lone, 1).run(last_before_phase(p.rules));
    p.skip_windows().answer("violet pray");
    ASSERT_EQ(p.asked(), AskKind::window);
    EXPECT_EQ(p.asked_seat(), p.lone) << "whoever has just acted comes first";
    p.answer("play plague").answer("target west-bank anubis").skip_windows();
    EXPECT_EQ(p.units_in("west-bank", green), 0) << "nobody is left to be sacrificed there";
    EXPECT_NE(p.asked(), AskKind::build_temple);
}

TEST_F(LoneDayCards, AreAskedForAgainBeforeATurnOnlyWhenSomethingHasHappenedSince) {
    for (const bool builds : {true, false}) {
        LoneRow q(rules, 3);
        q.units("west-bank", green, 2).cards(q.lone, "plague").prayer(q.lone, 1).run(last_before_phase(q.rules));
        q.skip_windows().answer("violet pray").skip_windows();
        ASSERT_EQ(q.asked(), AskKind::build_temple);
        if (builds) q.answer("build west-bank anubis");
        if (q.asked() == AskKind::build_temple) q.answer("done");
        q.answer("member horus");
        EXPECT_EQ(q.asked(), builds ? AskKind::window : AskKind::turn);
        q.skip_windows().answer("token pray-1");
        ASSERT_EQ(q.asked(), AskKind::window) << "after a member's action, before the next one is named";
        EXPECT_TRUE(q.asked_seat() == q.lone && q.can("play plague"));
    }
}

TEST_F(LoneDayCards, HiddenInBattleTakeAUnitThatTheTroopNames) {
    p.units("west-bank", green, 2).units("west-bank", blue, 1).units("west-bank", p.lone, 3);
    p.cards(p.lone, "plague tribute-of-fear").prayer(p.lone, 1).prayer(green, 2).prayer(blue, 0).prayer(yellow, 1);
    p.battle("west-bank", p.lone, green).answer("fights anubis");
    p.councils(p.lone, "shield-push", green, "shield-push", "plague tribute-of-fear");
    ASSERT_EQ(p.asked(), AskKind::casualty);
    EXPECT_EQ(p.asked_seat(), green);
    EXPECT_EQ(p.prayer_of(p.lone), 3) << "one for each member, and the Plague is paid for";
    EXPECT_EQ(p.prayer_of(green) + p.prayer_of(blue) + p.prayer_of(yellow), 1);
    p.answer("lose west-bank horus");
    EXPECT_EQ(p.units_in("west-bank", blue), 0);
    EXPECT_EQ(attack_of(p), 3 + 3);
    EXPECT_EQ(defence_of(p), 2 + 3) << "before strengths are compared";
}

TEST_F(LoneDayCards, ManaTheftWorksInBattle) {
    p.cards(green, "mana-theft").prayer(green, 0).prayer(p.lone, 5);
    p.fight(green, "shield-push", p.lone, "shield-push", "mana-theft");
    EXPECT_EQ(p.prayer_of(green), 2);
    EXPECT_EQ(p.prayer_of(p.lone), 3);
}

// As Transfer and Open Gates do nothing there: what they do is no matter of the battle.
TEST_F(LoneDayCards, ThatTakeACardBackOrHandPrayerOverDoNothingInBattle) {
    p.cards(green, "divine-memory shared-offering").prayer(green, 5).prayer(blue, 0);
    const std::uint8_t wall = index_of(p.rules.set.di_cards, "bronze-wall");
    --p.s.deck[wall];
    ++p.s.discards[wall];
    p.fight(green, "shield-push", p.lone, "shield-push", "divine-memory shared-offering");
    EXPECT_EQ(p.prayer_of(green), 4) << "what was paid for is gone";
    EXPECT_EQ(p.prayer_of(blue), 0);
    EXPECT_EQ(p.discarded("bronze-wall"), 1);
}

TEST_F(LoneDayCards, UnitsJoinAJointTroopInWhichTheirPlayerHasNoneLeft) {
    p.units("west-bank", green, 1).units("west-bank", blue, 3).units("west-bank", p.lone, 3).cards(green, "enlistment");
    p.battle("west-bank", p.lone, blue).answer("fights anubis");
    p.councils(p.lone, "chariot-raid", green, "phalanx-defense", "", "enlistment");  // damage 3 against 2
    ASSERT_EQ(p.asked(), AskKind::casualty);
    p.answer("lose west-bank anubis");
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_TRUE(p.can("place 2 west-bank"));
}

TEST_F(LoneDayCards, WhoeverHasNoUnitLeftBeforeTheBattleDoesNotFightIt) {
    p.units("west-bank", green, 1).units("west-bank", blue, 2).units("west-bank", p.lone, 3);
    p.cards(p.lone, "plague").prayer(p.lone, 1).battle("west-bank", p.lone, blue).answer("fights anubis");
    ASSERT_EQ(p.asked(), AskKind::window);
    p.answer("play plague").answer("target west-bank anubis").skip_windows();
    EXPECT_EQ(p.s.sides[1], blue);
    EXPECT_EQ(p.asked(), AskKind::council);
}

TEST_F(LoneDayCards, TheLastUnitMayFallBeforeASeizedCreatureFights) {
    p.violet_level(2).units("west-bank", green, 1).cards(p.lone, "plague").prayer(p.lone, 1);
    p.seize_creature("deep-desert-snake").answer("play plague").answer("target west-bank anubis").skip_windows();
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.player(p.lone).battle_points, 0) << "there was no battle";
    EXPECT_EQ(p.s.pact.seized_creature, none);
}

TEST_F(LoneDayCards, ASeizedTroopThatMeetsNobodyElseAnyMoreStaysWhereItIs) {
    p.units("west-bank", green, 3).units("nw-front", green, 1).units("nw-front", blue, 1);
    p.cards(p.lone, "plague").prayer(p.lone, 3);
    p.seize_troop().answer("march 3 west-bank").answer("to nw-front");
    while (p.asked() == AskKind::window && !p.can("play plague")) p.answer("pass");
    p.answer("play plague").answer("target nw-front horus").skip_windows();
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.units_in("west-bank", green), 3);
    EXPECT_EQ(p.units_in("nw-front", green), 1);
    EXPECT_EQ(p.s.pact.seized_from, none);
}

TEST_F(LoneDayCards, EnlistmentBeforeABattleMayFightForAnotherDistrictFirst) {
    p.units("west-bank", green, 3).units("nw-1", p.lone, 1).units("west-bank", p.lone, 2).cards(green, "enlistment");
    p.battle("west-bank", p.lone, green);
    while (p.asked() == AskKind::window && !p.can("play enlistment")) p.answer("pass");
    p.answer("play enlistment").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::place_units);
    p.answer("place 2 nw-1").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::council);
    EXPECT_EQ(p.s.sides[0], green) << "its own attack";
    p.councils(green, "cavalry-blitz", p.lone, "shield-push");
    while (p.asked() == AskKind::loser || p.asked() == AskKind::winner) p.answer(p.can("stay") ? "stay" : "recall");
    p.skip_windows();
    ASSERT_EQ(p.asked(), AskKind::council) << "then the battle that was due";
    EXPECT_EQ(p.s.sides[0], p.lone);
}

// Where the lone god has seized something, nothing comes between.
TEST_F(LoneDayCards, EnlistmentSetsNoBattleOffBeforeOneWithASeizedCreature) {
    p.violet_level(2).units("west-bank", green, 2).units("nw-1", p.lone, 1).cards(green, "enlistment");
    p.seize_creature("deep-desert-snake");
    while (p.asked() == AskKind::window && !p.can("play enlistment")) p.answer("pass");
    p.answer("play enlistment").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_FALSE(p.can("place 2 nw-1"));
    EXPECT_TRUE(p.can("place 2 west-bank"));
}

// As in the base edition: what is played before the token may be answered, the active player first.
TEST_F(LoneDayCards, ACardPlayedBeforeTheTokenMayBeAnswered) {
    p.units("west-bank", green, 2).cards(green, "prayer war-rage").cards(p.lone, "plague").prayer(p.lone, 1);
    p.turn(green).skip_windows();
    ASSERT_EQ(p.asked(), AskKind::turn);
    p.answer("play prayer");
    bool active_player_first = false;
    while (p.asked() == AskKind::window && !p.can("play plague")) {
        active_player_first |= p.asked_seat() == green;
        p.answer("pass");
    }
    ASSERT_EQ(p.asked(), AskKind::window);
    EXPECT_TRUE(active_player_first);
    p.answer("play plague").skip_windows().answer("target west-bank anubis").skip_windows();
    EXPECT_EQ(p.units_in("west-bank", green), 1);
    EXPECT_EQ(p.asked(), AskKind::turn);
}

// --- the two battles of an assault

class CardsBeforeAnAssault : public LoneDayCards {
protected:
    CardsBeforeAnAssault() {
        p.units("nw-front", green, 1).units("nw-front", blue, 1).units("sw-front", yellow, 1);
        p.units("west-bank", p.lone, 5).units("west-temple", p.lone, 5).prayer(p.lone, 3);
        p.cards(p.lone, "plague");
        p.run(Assault{{}, p.lone, {none, none}, {}, {}});
        p.answer("march 5 west-bank").answer("to nw-front").answer("march 5 west-temple").answer("to sw-front");
        while (p.asked() == AskKind::window) p.answer("pass");  // of those who are entered
        p.answer("fights anubis");
    }
};

TEST_F(CardsBeforeAnAssault, ComeOnceBeforeTheCardsOfBothAreChosen) {
    ASSERT_EQ(p.asked(), AskKind::window);
    EXPECT_EQ(p.asked_seat(), p.lone);
    EXPECT_TRUE(p.can("play plague"));
    p.skip_windows();
    EXPECT_EQ(p.asked(), AskKind::assault_cards);
}

TEST_F(CardsBeforeAnAssault, MayLeaveOneBattleOnly) {
    p.answer("play plague").answer("target sw-front sobek").skip_windows();
    if (p.asked() == AskKind::fighter) p.answer("fights anubis").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::council) << "which is prepared as usual";
    EXPECT_EQ(p.s.sides[1], green);
}

// The two battles are one act of the lone god's: no other comes between.
TEST_F(CardsBeforeAnAssault, SetNoOtherBattleOff) {
    p.units("nw-1", p.lone, 1).cards(green, "enlistment");
    while (p.asked() == AskKind::window && !p.can("play enlistment")) p.answer("pass");
    p.answer("play enlistment").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_FALSE(p.can("place 1 nw-1"));
    p.answer("place 2 nw-front").skip_windows();
    EXPECT_EQ(p.asked(), AskKind::assault_cards);
}

TEST_F(CardsBeforeAnAssault, MayMakeAnotherFight) {
    p.answer("play plague").answer("target nw-front anubis").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::assault_cards);
    EXPECT_EQ(p.s.flow.ask.seats, mask_of(p.lone) | mask_of(blue) | mask_of(yellow));
}

}  // namespace
}  // namespace mehen::kemet::test
