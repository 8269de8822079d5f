// Whoever may not do something reads what was wrong and what would be right, with the part of the rules it comes from.
#include <string>

#include "games/kemet/tests/table.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet::test {
namespace {

struct Why {
    std::string words;
    std::string section;
};

Why why_not(const Position& p, std::string_view words) {
    Action action{};
    EXPECT_TRUE(Kemet::parse_action(p.rules, words, action)) << words;
    const Refusal refusal = Kemet::explain(p.rules, p.s, p.asked_seat(), action);
    EXPECT_TRUE(refusal) << words << " is legal";
    return {Kemet::refusal_text(p.rules, refusal, Language::en), std::string(sections()[refusal.section].id)};
}

bool says(const Why& why, std::string_view words) {
    return why.words.find(words) != std::string::npos;
}

TEST(KemetRefusals, UnitsArePlacedInNoDistrictThatARivalHolds) {
    Position p(Edition::blood_and_sand, 2);
    p.units("nw-1", 1, 2).cards(0, "enlistment").prayer(0, 1).turn(0).answer("play enlistment");
    const Why why = why_not(p, "place 1 nw-1");
    EXPECT_TRUE(says(why, "a rival's troop holds this district")) << why.words;
    EXPECT_EQ(why.section, "kemet.control");
}

// Seven stand where one step is left: at most five can go on, and not because there is nowhere to go.
TEST(KemetRefusals, SixUnitsDoNotGoOnWithTheLastStep) {
    for (const Edition edition : {Edition::revised, Edition::blood_and_sand}) {
        Position p(edition, 2);
        p.units("nw-1", 0, 3).units("nw-front", 0, 4).tiles(0, "red-1-god-speed").prayer(0, 0).move(0);
        p.answer("march 3 nw-1").answer("to nw-front");
        const Why why = why_not(p, "march 6 nw-front");
        EXPECT_TRUE(says(why, "at most 5 units can go on together")) << why.words;
        EXPECT_EQ(why.section, "kemet.move.limits");
    }
}

TEST(KemetRefusals, SixUnitsDoNotAttackTogether) {
    for (const Edition edition : {Edition::revised, Edition::blood_and_sand}) {
        Position p(edition, 2);
        p.units("nw-1", 0, 3).units("nw-front", 0, 4).units("west-bank", 1, 1).prayer(0, 0);
        p.creature(0, "deep-desert-snake", "nw-1").tiles(0, "red-1-god-speed").move(0);
        p.answer("march 3 nw-1 with deep-desert-snake")
            .answer("to nw-front")
            .answer("march 6 nw-front with deep-desert-snake");
        const Why why = why_not(p, "to west-bank");
        EXPECT_TRUE(says(why, "a rival's troop stands there, and more than 5 units may not attack")) << why.words;
        EXPECT_EQ(why.section, "kemet.move.limits");
    }
}

TEST(KemetRefusals, WhoeverTeleportsFromObelisksReadsThatOneIsNeeded) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).tiles(0, "red-2-teleport").prayer(0, 5).move(0).answer("march 2 nw-front");
        const Why why = why_not(p, "teleport west-temple");
        EXPECT_TRUE(says(why, "it needs a pyramid or an obelisk")) << why.words;
        EXPECT_EQ(why.section, "kemet.move.teleport");
        Position others(edition, 2);
        others.units("nw-front", 0, 2).prayer(0, 5).move(0).answer("march 2 nw-front");
        EXPECT_TRUE(says(why_not(others, "teleport west-temple"), "it needs a pyramid."));
    }
}

TEST(KemetRefusals, AnEscapeNeedsAnEmptyAreaBesideIt) {
    for (const Edition edition : {Edition::first, Edition::revised}) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).units("nw-1", 1, 2).cards(1, "escape").units("nw-2", 0, 1).units("nw-3", 0, 1);
        p.move(0).answer("march 1 nw-front").answer("to nw-1");
        ASSERT_EQ(p.asked(), AskKind::window);
        const Why why = why_not(p, "play escape");
        EXPECT_TRUE(says(why, "no empty area lies beside your troop")) << why.words;
    }
}

// A troop that has entered a rival's city, between the rival's districts: one of them is empty.
TEST(KemetRefusals, AnEscapeToARivalsDistrictIsNone) {
    for (const Edition edition : {Edition::first, Edition::revised}) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).units("nw-1", 1, 2).cards(1, "escape").units("nw-2", 0, 1);
        p.move(0).answer("march 1 nw-front").answer("to nw-1");
        ASSERT_EQ(p.asked(), AskKind::window);
        if (edition == Edition::first) {
            EXPECT_TRUE(p.can("play escape"));
            continue;
        }
        const Why why = why_not(p, "play escape");
        EXPECT_TRUE(says(why, "a rival's district is no refuge")) << why.words;
    }
}

TEST(KemetRefusals, ACardAtTheWrongMomentSaysWhenItIsPlayed) {
    Position p(Edition::first, 2);
    p.cards(0, "escape war-rage open-gates").turn(0);
    EXPECT_TRUE(says(why_not(p, "play escape"), "It is played when a rival enters your area."));
    EXPECT_TRUE(says(why_not(p, "play war-rage"), "It is played in battle, under the battle card."));
    EXPECT_TRUE(says(why_not(p, "play open-gates"), "It is played in your own move action."));
    Position battle(Edition::first, 2);
    battle.units("west-bank", 0, 2).units("west-bank", 1, 2).cards(0, "open-gates").battle("west-bank", 0, 1);
    battle.answer_for(0, "choose shield-push").answer_for(0, "discard chariot-raid");
    EXPECT_TRUE(says(why_not(battle, "add open-gates"), "It is played in your own move action."));
}

// In the middle of an action it is one's own turn by day; what is wrong is that the action is not over.
TEST(KemetRefusals, ACardOfTheOwnDayInTheMiddleOfAnActionSaysBeforeOrAfterIt) {
    Position p(Edition::blood_and_sand, 2);
    p.units("nw-front", 0, 2).prayer(0, 5).turn(0).skip_windows();
    p.cards(0, "prayer").answer("token move-1");
    ASSERT_EQ(p.asked(), AskKind::march);
    EXPECT_TRUE(says(why_not(p, "play prayer"), "It is played in your own turn by day, before or after an action."));
}

}  // namespace
}  // namespace mehen::kemet::test
