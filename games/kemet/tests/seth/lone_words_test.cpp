// One god against an alliance: questions, answers and events name whom they are about, and prices are those of the
// rules.
#include <gtest/gtest.h>

#include <bit>
#include <string>

#include "games/kemet/seth/flow/takeover.h"
#include "games/kemet/tests/seth/lone_table.h"
#include "games/kemet/words/asking.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet::test {
namespace {

class LoneWords : public ::testing::Test {
protected:
    View view() const { return Kemet::observe(p.rules, p.s, lowest_seat(p.s.flow.ask.seats)); }
    std::string question() const { return Kemet::question(p.rules, view(), Language::en); }
    std::string describe(std::string_view words) const {
        Action action{};
        EXPECT_TRUE(Kemet::parse_action(p.rules, words, action)) << words;
        return Kemet::describe(p.rules, view(), action, Language::en);
    }
    std::string tell(const Event& event) const { return Kemet::event_text(p.rules, event, Language::en); }

    LonePosition p{3};
    AreaId desert = p.area("west-bank");
    AreaId home = p.rules.map.district[p.s.player[green].city][0];
};

TEST_F(LoneWords, QuestionsNameWhomTheyAreAbout) {
    p.units(desert, green, 2);
    p.units(desert, blue, 2);
    p.run(DestroyTwo{p.lone(), green, units_destroyed_at_once});
    EXPECT_EQ(question(), "Which unit of Anubis do you destroy? 2 to go.");
    p.run(new_move_of(green));
    p.answer("march 1 west-bank");
    EXPECT_EQ(question(), "How many units of Horus go along?");
    p.run(Shares{mask_of(green) | mask_of(blue), blue, 3});
    EXPECT_EQ(question(), "3 PP are shared: how much does Anubis get?");
    p.run(Losses{desert, green, 1});
    EXPECT_EQ(question(), area_name(p.rules, desert, Language::en) + ": whose unit is lost? 1 to go.");
    EXPECT_EQ(p.refused, "");
}

TEST_F(LoneWords, AMemberTakesAFreeTileOfAnyLevelAndASeizedPyramidIsNamed) {
    put_pyramid(p.table, home, {2, 0});
    p.run(Buy{{}, green, colour_count, 0, 0, 1, none});
    EXPECT_EQ(question(), "Which tile do you take for free?");
    put_pyramid(p.table, p.rules.map.district[p.rules.map.lone_city][0], {2, 4});
    p.s.player[p.lone()].prayer = 11;
    p.run(Buy{{}, p.lone(), colour_count, 1, 0, 0, green});
    EXPECT_EQ(question(), "Which tile do you buy with the pyramids of Anubis?");
}

TEST_F(LoneWords, ARecallOfAJointTroopIsWorthAllItsUnits) {
    p.units(home, yellow, 1);
    p.units(desert, green, 2);
    p.units(desert, blue, 3);
    p.units(desert, p.lone(), 4);
    p.run(new_battle(desert, p.lone(), blue));
    p.answer("fights horus");
    p.council(p.lone(), "phalanx-defense", "cavalry-blitz");
    p.council(blue, "shield-push", "fervent-purge");
    p.answer("recall");
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::winner)) << p.refused;
    EXPECT_EQ(recall_prayer(p.rules, view()), 5 - p.rules.set.recall_less);
}

TEST_F(LoneWords, TheLoneGodPaysForASeizedTroop) {
    put_pyramid(p.table, home, {1, 0});
    p.units(home, green, 2);
    p.s.player[p.lone()].prayer = 5;
    p.s.player[green].prayer = 0;
    MoveTroop move = new_move_of(green);
    move.mode = MoveTroop::Mode::seized;
    p.run(move);
    EXPECT_EQ(question(), "Which troop with units of Anubis do you seize?");
    p.answer("march 2 " + p.id(home));
    const AreaId obelisk = lowest(p.rules.map.obelisks);
    EXPECT_EQ(describe("teleport " + p.id(obelisk)),
              "teleport to: " + area_name(p.rules, obelisk, Language::en) + " (2 PP)");
    EXPECT_EQ(p.refused, "");
}

TEST_F(LoneWords, WhomATroopWouldMeetIsNamedWithAllItsUnits) {
    const AreaId near = lowest(p.rules.map.land[desert]);
    p.units(desert, p.lone(), 2);
    p.units(near, green, 2);
    p.units(near, blue, 1);
    p.run(new_move_of(p.lone()));
    p.answer("march 2 west-bank");
    EXPECT_EQ(describe("to " + p.id(near)),
              "to: " + area_name(p.rules, near, Language::en) + ": battle with Anubis, Horus, 3 units");
}

TEST_F(LoneWords, EventsSpeakOfTheAlliance) {
    EventLog log;
    Table told{p.rules, p.s, &log};
    p.units(desert, green, 1);
    p.s.pact.temple_level[0] = 3;
    p.s.pact.ceremony = 1;
    p.s.player[keeper(p.s, green)].battle_points = 5;
    gain_divinity_point(told, blue);
    ASSERT_EQ(log.size(), 2U);
    EXPECT_EQ(tell(log[0]), "The Alliance gains 1 permanent VP.");
    EXPECT_EQ(tell(log[1]), "The Alliance wins the match.");
    std::size_t yellow_space = 0;
    while (!against_alliance(p.rules.set.lone_spaces[yellow_space].space)) ++yellow_space;
    const auto token = [&](std::size_t space) {
        return tell(make_event(EventKind::lone_token, p.lone(), static_cast<unsigned>(space), green + 1U));
    };
    EXPECT_EQ(token(0), "Bastet places the token taken from Anubis: violet power tile.");
    EXPECT_EQ(token(yellow_space), "Bastet places a token against Anubis: destroy two units.");
}

TEST_F(LoneWords, VictoryPointsAreThoseOfTheSide) {
    p.s.player[keeper(p.s, green)].battle_points = 2;
    p.s.player[p.lone()].battle_points = 3;
    p.units(home, green, 1);
    p.run(new_turn(yellow));
    p.pass_windows();
    EXPECT_EQ(Kemet::breakdown(p.rules, view(), yellow, Language::en).back().value, points(p.s, yellow));
    EXPECT_EQ(Kemet::breakdown(p.rules, view(), p.lone(), Language::en).back().value, 3);
}

}  // namespace
}  // namespace mehen::kemet::test
