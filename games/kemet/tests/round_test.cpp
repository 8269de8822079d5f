// Day, tokens, scoring, night, turn order and the end of the match [kemet.round, kemet.turn, kemet.night, kemet.end].
#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {
namespace {

// The spaces that a token of one kind may go on, as "move-1 raise".
std::string spaces_for(const Position& p, ActionKind kind) {
    std::vector<std::string> words;
    for (const Action& action : p.legal_actions(p.asked_seat())) {
        const std::string text = Kemet::action_text(p.rules, action);
        if (is(action, kind)) words.push_back(text.substr(text.find(' ') + 1));
    }
    return joined(words, " ");
}

// --- the balance rule. Spaces from the bottom: 0 pray, 1-3 tiles, 4 move, 5 raise, 6 pray, 7 move, 8 recruit.

TEST(KemetBalance, TheLastTokensGoWhereNoneLies) {
    for (const Edition edition : all_editions) {
        Position two(edition, 2);  // two tokens left, two levels empty
        two.tokens(0, 2).tokens_on(0, {0, 1, 2}).turn(0).skip_windows();
        EXPECT_EQ(spaces_for(two, ActionKind::token), "move-1 raise pray-2 move-2 recruit");
        Position one(edition, 2);
        one.tokens(0, 1).tokens_on(0, {0, 1, 4, 5}).turn(0).skip_windows();
        EXPECT_EQ(spaces_for(one, ActionKind::token), "move-2 recruit");
        Position covered(edition, 2);  // a space that holds a token is taken
        covered.tokens(0, 2).tokens_on(0, {0, 4, 7}).turn(0).skip_windows();
        EXPECT_FALSE(covered.can("token move-1"));
        EXPECT_TRUE(covered.can("token pray-2"));
    }
}

TEST(KemetBalance, ASilverTokenCounts) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);  // one own token left and two levels empty
        p.tiles(0, "red-4-act-of-god").tokens(0, 1).tokens_on(0, {0, 1, 2, 3}).prayer(0, 0).turn(0).skip_windows();
        EXPECT_EQ(spaces_for(p, ActionKind::token), "move-1 raise pray-2 move-2 recruit");
        p.answer("token pray-2");
        EXPECT_FALSE(p.can("done"));
        EXPECT_EQ(spaces_for(p, ActionKind::silver), "move-2 recruit");
    }
}

// Two levels are empty, an own token and the silver one are left: both may wait for the next turn.
TEST(KemetBalance, ASilverTokenMayWaitForALaterToken) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.tiles(0, "red-4-act-of-god").tokens(0, 2).tokens_on(0, {0, 1, 2}).prayer(0, 0).turn(0).skip_windows();
        EXPECT_TRUE(p.can("token move-1"));
        Position q(edition, 2);
        q.tiles(0, "red-4-act-of-god").tokens(0, 2).tokens_on(0, {1, 2, 3}).prayer(0, 0).turn(0).skip_windows();
        q.answer("token pray-1");
        EXPECT_TRUE(q.can("done")) << name_of(edition);
    }
}

// --- silver and golden tokens

TEST(KemetTokens, OwnSilverAndGoldInOneTurnInAnyOrder) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).tiles(0, "red-4-act-of-god blue-4-divine-will").prayer(0, 0).turn(0).skip_windows();
        p.answer("token pray-1").answer("silver pray-2").answer("gold move");
        ASSERT_EQ(p.asked(), AskKind::which_first);
        p.answer("first silver").skip_windows();
        EXPECT_EQ(p.prayer_of(0), 2);
        p.answer("first own").skip_windows();
        EXPECT_EQ(p.prayer_of(0), 4);
        ASSERT_EQ(p.asked(), AskKind::march);
        p.answer("march 2 nw-front").answer("to west-bank");
        if (p.asked() == AskKind::go_on) p.answer("stay");  // where a card could still let the troop teleport
        p.skip_windows();
        EXPECT_EQ(p.asked(), AskKind::none);
        EXPECT_EQ(p.player(0).silver + p.player(0).gold, 0);
    }
}

TEST(KemetTokens, GoldNeedsATile) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.prayer(0, 0).turn(0).skip_windows().answer("token pray-1").skip_windows();
        EXPECT_EQ(p.asked(), AskKind::none);
        EXPECT_EQ(p.player(0).gold, edition == Edition::blood_and_sand ? 1 : 0);
    }
}

TEST(KemetTokens, PrayingGivesTwo) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.prayer(0, 3).turn(0).skip_windows().answer("token pray-1").skip_windows();
        EXPECT_EQ(p.prayer_of(0), 5);
        Position q(edition, 2);
        q.prayer(0, 10).turn(0).skip_windows().answer("token pray-1").skip_windows();
        EXPECT_EQ(q.prayer_of(0), 11);
    }
}

// --- temples and Sanctuary

TEST(KemetScoring, TemplesPayTheirIncome) {
    for (const Edition edition : all_editions) {
        Position p(edition, 4);
        p.units("west-temple", 0, 1).units("east-nile-temple", 1, 1).prayer(0, 0).prayer(1, 0).scoring();
        EXPECT_EQ(p.prayer_of(0), 2);
        EXPECT_EQ(p.prayer_of(1), 3);
        EXPECT_EQ(p.player(0).divinity_points, 0);
    }
}

TEST(KemetScoring, TwoTemplesAreWorthAPoint) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-temple", 0, 1).units("west-nile-temple", 0, 1).prayer(0, 0).scoring();
        EXPECT_EQ(p.player(0).divinity_points, 1);
        EXPECT_EQ(p.prayer_of(0), 5);
    }
}

TEST(KemetScoring, TheDeltaTemplePaysFiveForAUnitAndNothingElse) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("delta-temple", 0, 2).prayer(0, 0).scoring();
        ASSERT_EQ(p.asked(), AskKind::sacrifice);
        p.answer("pass");
        EXPECT_EQ(p.prayer_of(0), 0);
        Position q(edition, 2);
        q.units("delta-temple", 0, 2).prayer(0, 0).scoring().answer("sacrifice");
        EXPECT_EQ(q.prayer_of(0), 5);
        EXPECT_EQ(q.units_in("delta-temple", 0), 1);
    }
}

TEST(KemetScoring, TheLastUnitOfTheDeltaTempleCostsTheTemple) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("delta-temple", 0, 1).units("west-temple", 0, 1).prayer(0, 0).scoring().answer("sacrifice");
        EXPECT_EQ(p.temporary_points_of(0), 1);
        EXPECT_EQ(p.player(0).divinity_points, 0);  // the Delta comes before the two temples in every edition
        Position q(edition, 2);
        q.units("delta-temple", 0, 2).units("west-temple", 0, 1).prayer(0, 0).scoring().answer("sacrifice");
        EXPECT_EQ(q.player(0).divinity_points, 1);
    }
}

TEST(KemetScoring, TheSanctuaryTakesTwoUnitsForAPointAndIsNoTemple) {
    for (const Edition edition : all_editions) {
        Position p(edition, 3);
        p.units("sanctuary", 0, 2).units("west-temple", 0, 1).scoring();
        ASSERT_EQ(p.asked(), AskKind::sacrifice);
        p.answer("sacrifice");
        EXPECT_EQ(p.player(0).divinity_points, 1);
        EXPECT_EQ(p.units_in("sanctuary", 0), 0);
        Position one(edition, 3);  // one unit is not enough
        one.units("sanctuary", 0, 1).scoring();
        EXPECT_EQ(one.asked(), AskKind::none);
    }
}

TEST(KemetScoring, OrderOfTheSteps) {
    Position day(Edition::first, 3);  // Delta, temples, Sanctuary, two temples
    day.units("delta-temple", 0, 1).units("sanctuary", 1, 2).units("west-temple", 2, 1).prayer(2, 0).scoring();
    EXPECT_EQ(day.asked_seat(), 0);
    EXPECT_EQ(day.prayer_of(2), 0);
    day.answer("pass");
    EXPECT_EQ(day.asked_seat(), 1);
    EXPECT_EQ(day.prayer_of(2), 2);
    for (const Edition edition : {Edition::revised, Edition::blood_and_sand}) {
        Position night(edition, 3);  // Sanctuary, Delta, two temples, temples
        night.units("delta-temple", 0, 1).units("sanctuary", 1, 2).scoring();
        EXPECT_EQ(night.asked_seat(), 1);
        night.answer("pass");
        EXPECT_EQ(night.asked_seat(), 0);
    }
}

// --- the night

TEST(KemetNight, EverybodyGetsTwoPrayerPointsAndACard) {
    for (const Edition edition : all_editions) {
        Position p(edition, 3);
        p.prayer(0, 0).prayer(1, 10).tokens(0, 0).tokens_on(0, {0, 4, 7}).night().draw_by_chance();
        EXPECT_EQ(p.asked(), AskKind::none);
        EXPECT_EQ(p.prayer_of(0), 2);
        EXPECT_EQ(p.prayer_of(1), 11);
        for (Seat seat = 0; seat < 3; ++seat)
            EXPECT_EQ(p.hand_of(seat), edition == Edition::blood_and_sand ? 2 : 1);  // and Diversion
        EXPECT_EQ(p.player(0).tokens, 5);
        EXPECT_EQ(p.player(0).spaces, 0);
    }
}

TEST(KemetNight, CardsAreDrawnInTurnOrder) {
    for (const Edition edition : all_editions) {
        Position p(edition, 3);
        p.order({2, 0, 1}).night();
        for (const Seat seat : {Seat{2}, Seat{0}, Seat{1}}) {
            const int before = p.hand_of(seat);
            ASSERT_EQ(p.asked(), AskKind::draw_card);
            p.answer(p.legal().front());
            EXPECT_EQ(p.hand_of(seat), before + 1);
        }
    }
}

TEST(KemetNight, AnEmptyDeckIsMadeFromTheDiscards) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.s.discards = p.s.deck;
        p.s.deck = {};
        p.night().draw_by_chance();
        EXPECT_EQ(p.hand_of(0) + p.hand_of(1), edition == Edition::blood_and_sand ? 4 : 2);
    }
}

TEST(KemetNight, VeteransAreSplitOverPrayerCardsAndUnits) {
    Position p(Edition::blood_and_sand, 2);
    p.veterans(0, 4).units("west-bank", 0, 1).units("nw-1", 1, 1).prayer(0, 0).night();
    ASSERT_EQ(p.asked(), AskKind::veterans);
    p.answer("veterans 1");
    EXPECT_EQ(p.prayer_of(0), 3);
    p.draw_by_chance().answer("veterans 2").draw_by_chance();
    EXPECT_EQ(p.hand_of(0), 1 + 2);
    ASSERT_EQ(p.asked(), AskKind::veterans);
    p.answer("veterans 1");
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_TRUE(p.can("place 1 nw-2"));
    EXPECT_FALSE(p.can("place 1 nw-1"));  // a rival holds it
    p.answer("place 1 nw-2");
    EXPECT_EQ(p.player(0).veterans, 0);
}

TEST(KemetNight, VeteransBringUnitsIntoOwnDistrictsOnly) {
    Position p(Edition::blood_and_sand, 2);
    p.veterans(0, 1).units("west-bank", 0, 1).night().answer("veterans 0").draw_by_chance().answer("veterans 1");
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_FALSE(p.can("place 1 west-bank"));
}

TEST(KemetNight, RemainingVeteransAreLost) {
    Position p(Edition::blood_and_sand, 2);
    p.veterans(0, 3).night().answer("veterans 0").draw_by_chance().answer("veterans 0").draw_by_chance();
    p.answer("veterans 0").draw_by_chance();
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.player(0).veterans, 0);
}

// The Revised Edition: units that arrive at night in a district held by a rival fight as after recruiting.
TEST(KemetNight, ReinforcementsMayFightForADistrict) {
    for (const Edition edition : {Edition::revised, Edition::blood_and_sand}) {
        Position p(edition, 2);
        p.tiles(0, "blue-4-reinforcements").units("nw-1", 1, 1).night();
        while (p.asked() == AskKind::draw_card) p.draw_by_chance();
        ASSERT_EQ(p.asked(), AskKind::place_units);
        EXPECT_EQ(p.can("place 3 nw-1"), edition == Edition::revised) << name_of(edition);
        if (!p.can("place 3 nw-1")) continue;
        p.answer("place 3 nw-1").answer("done").skip_windows();
        EXPECT_EQ(p.asked(), AskKind::council);
    }
}

TEST(KemetNight, VisionChoosesOneOutOfFiveInTheFirstEdition) {
    Position p(Edition::first, 2);
    p.tiles(0, "white-3-vision").night();
    for (int n = 0; n < 5; ++n) p.answer(p.legal().front());
    ASSERT_EQ(p.asked(), AskKind::keep_card);
    p.answer(p.legal().front());
    EXPECT_EQ(p.hand_of(0), 1);
}

// --- turn order

TEST(KemetOrder, TheLastDecidesTheWholeOrderInTheFirstEdition) {
    Position p(Edition::first, 3);
    p.other_points(0, 2).other_points(1, 1).other_points(2, 1).order({0, 2, 1}).turn_order();
    EXPECT_EQ(p.asked_seat(), 2);  // of equals the earlier
    p.answer("seat horus");
    EXPECT_EQ(p.asked_seat(), 2);
    p.answer("seat sobek");
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.s.order[0], 1);
    EXPECT_EQ(p.s.order[1], 2);
    EXPECT_EQ(p.s.order[2], 0);
}

TEST(KemetOrder, EachTakesAPlaceLater) {
    for (const Edition edition : {Edition::revised, Edition::blood_and_sand}) {
        Position p(edition, 3);
        p.other_points(0, 2).other_points(1, 1).other_points(2, 1).order({0, 2, 1}).turn_order();
        EXPECT_EQ(p.asked_seat(), 2);
        p.answer("position 3");
        EXPECT_EQ(p.asked_seat(), 1);
        EXPECT_FALSE(p.can("position 3"));
        p.answer("position 1");
        EXPECT_EQ(p.s.order[0], 1);
        EXPECT_EQ(p.s.order[1], 0);
        EXPECT_EQ(p.s.order[2], 2);
    }
}

// --- the end

std::string places(const Position& p) {
    const Result result = Kemet::result(p.rules, p.s);
    std::string text;
    for (Seat seat = 0; seat < p.rules.seats; ++seat) text += std::to_string(result.place[seat]);
    return text;
}

TEST(KemetEnd, FirstEditionEndsAfterTheDaysScoring) {
    Position p(Edition::first, 3);
    p.other_points(0, 7).other_points(1, 5).course(Course::Step::scoring);
    EXPECT_NE(p.asked(), AskKind::none);  // 7 are not enough
    Position q(Edition::first, 3);        // the scoring itself brings the eighth
    q.other_points(0, 5).units("west-temple", 0, 1).units("west-nile-temple", 0, 1).other_points(1, 7);
    q.course(Course::Step::scoring);
    EXPECT_EQ(q.asked(), AskKind::none);
    EXPECT_EQ(places(q), "123");
}

TEST(KemetEnd, FirstEditionTiesGoByBattlePointsThenByTheLastOrder) {
    Position p(Edition::first, 3);
    p.other_points(0, 8).other_points(1, 6).battle_points(1, 2).other_points(2, 9).course(Course::Step::scoring);
    EXPECT_EQ(places(p), "321");
    Position q(Edition::first, 3);
    q.other_points(0, 8).other_points(1, 8).other_points(2, 8).order({2, 0, 1}).course(Course::Step::scoring);
    EXPECT_EQ(places(q), "231");
}

TEST(KemetEnd, RevisedEditionIsSetOffBeforeATokenAndPlayedOut) {
    Position p(Edition::revised, 2);
    p.other_points(0, 9).other_points(1, 9).turn(0).skip_windows();
    EXPECT_EQ(p.s.caller, none);  // cards may still be played before the token
    p.answer("token pray-1");
    EXPECT_EQ(p.s.caller, 0);
    EXPECT_EQ(p.happened(EventKind::prayer_gained), 1);  // the day goes on
    Position below(Edition::revised, 2);
    below.other_points(0, 8).turn(0).skip_windows().answer("token pray-1");
    EXPECT_EQ(below.s.caller, none);
    Position later(Edition::revised, 2);  // the first to set it off stays the one
    later.other_points(0, 9).other_points(1, 9);
    later.s.caller = 0;
    later.turn(1).skip_windows().answer("token pray-1");
    EXPECT_EQ(later.s.caller, 0);
    Position fire(Edition::revised, 2);  // a card just before the token takes the ninth VP away
    fire.other_points(1, 8).units("west-temple", 1, 1).cards(0, "raining-fire").prayer(0, 1).turn(0).skip_windows();
    fire.answer("token pray-1").skip_windows();
    fire.s.actor = 0;
    fire.turn(1);
    while (fire.asked() == AskKind::window && fire.asked_seat() != 0) fire.answer("pass");
    fire.answer("play raining-fire").answer("target west-temple horus").skip_windows().answer("token pray-1");
    EXPECT_EQ(fire.s.caller, none);
}

TEST(KemetEnd, RevisedEditionTiesGoToWhoeverSetItOff) {
    Position p(Edition::revised, 3);
    p.other_points(0, 9).battle_points(0, 0).other_points(1, 9).other_points(2, 5).battle_points(2, 4);
    p.order({1, 0, 2});
    p.s.caller = 0;
    p.course(Course::Step::dawn);
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(places(p), "132");
    Position overtaken(Edition::revised, 2);  // most VP come first
    overtaken.other_points(0, 9).other_points(1, 10);
    overtaken.s.caller = 0;
    overtaken.course(Course::Step::dawn);
    EXPECT_EQ(places(overtaken), "21");
}

TEST(KemetEnd, BloodAndSandIsWonAtTheStartOfAnOwnTurn) {
    Position p(Edition::blood_and_sand, 2);
    p.other_points(0, 9).other_points(1, 9).turn(0);
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.s.winner, 0);
    EXPECT_EQ(places(p), "12");  // also when others have as many
    Position behind(Edition::blood_and_sand, 2);
    behind.other_points(0, 9).other_points(1, 10).turn(0).skip_windows();
    EXPECT_EQ(behind.s.winner, none);
    EXPECT_EQ(behind.asked(), AskKind::turn);
    Position below(Edition::blood_and_sand, 2);
    below.other_points(0, 8).turn(0);
    EXPECT_EQ(below.s.winner, none);
}

// --- DI cards of the Revised Edition that answer an action

// Both fail [kemet.cards]: the window after an action takes the next player for the one who acted.
TEST(KemetWindow, ManaDuplicationAnswersTheActionJustTaken) {
    Position p(Edition::revised, 2);
    p.pyramid("nw-1", Colour::red, 1).prayer(0, 5).prayer(1, 0).cards(1, "mana-theft");
    p.course(Course::Step::day).skip_windows();
    ASSERT_EQ(p.asked_seat(), 0);
    p.answer("token raise").answer("raise nw-1 3");
    ASSERT_EQ(p.asked(), AskKind::window);
    ASSERT_EQ(p.asked_seat(), 1);
    EXPECT_TRUE(p.can("play mana-theft"));
    p.answer("play mana-theft").skip_windows();
    EXPECT_EQ(p.prayer_of(1), 1 + 5 / 2);
}

TEST(KemetWindow, ManaDuplicationIsNotForOnesOwnAction) {
    Position p(Edition::revised, 2);
    p.pyramid("nw-1", Colour::red, 1).prayer(0, 5).cards(0, "mana-theft").course(Course::Step::day).skip_windows();
    p.answer("token raise").answer("raise nw-1 3");
    EXPECT_FALSE(p.asked() == AskKind::window && p.asked_seat() == 0 && p.can("play mana-theft"));
}

}  // namespace
}  // namespace mehen::kemet::test
