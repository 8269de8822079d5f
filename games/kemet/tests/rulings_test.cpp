// Rulings about the day, moves, the night and the table that no other test holds us to (docs/rulings.md).
#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {
namespace {

constexpr std::array later = {Edition::revised, Edition::blood_and_sand};

std::uint8_t di(const Position& p, std::string_view card) {
    return index_of(p.rules.set.di_cards, card);
}

// --- setting up

TEST(KemetRulings, CitiesAreChosenInTheOrderOfSeats) {
    for (const Edition edition : all_editions) {
        Position p(edition, 3);
        Kemet::start(p.rules, p.s, nullptr);
        for (Seat seat = 0; seat < 2; ++seat) {
            ASSERT_EQ(p.asked(), AskKind::city);
            EXPECT_EQ(p.asked_seat(), seat);
            p.answer(p.legal().back());
        }
        EXPECT_NE(p.asked(), AskKind::city);  // the last takes the one left over
        EXPECT_EQ(p.player(0).city, 2);
        EXPECT_EQ(p.player(1).city, 1);
        EXPECT_EQ(p.player(2).city, 0);
    }
}

// The whole set-up, always with the first answer that is legal.
void set_up(Position& p, std::vector<Seat>& free_tiles) {
    Kemet::start(p.rules, p.s, nullptr);
    while (p.s.set_up == 0 && p.s.flow.ask.open()) {
        if (p.asked() == AskKind::buy) free_tiles.push_back(p.asked_seat());
        p.answer(p.legal().front());
    }
}

TEST(KemetRulings, TheFreeTileIsTakenInReverseOrderAndNotDeclined) {
    Position p(Edition::blood_and_sand, 3);
    std::vector<Seat> choosing;
    set_up(p, choosing);
    EXPECT_EQ(choosing, (std::vector<Seat>{p.s.order[2], p.s.order[1], p.s.order[0]}));
    for (Seat seat = 0; seat < 3; ++seat) EXPECT_NE(p.player(seat).tiles, 0U);
}

// --- actions

TEST(KemetRulings, ATokenMayGoOnAnActionThatCannotBeDone) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);  // no troop, no pyramid, no PP
        p.prayer(0, 0).turn(0).skip_windows();
        for (const char* const space : {"move-1", "raise", "recruit"})
            EXPECT_TRUE(p.can("token " + std::string(space)));
        p.answer("token move-1").skip_windows();
        EXPECT_EQ(p.asked(), AskKind::none);  // the action is lost
        EXPECT_EQ(p.player(0).tokens, 4);
    }
}

TEST(KemetRulings, AnActionThatCanBeDoneIsDone) {
    for (const Edition edition : all_editions) {
        const auto declined = [](const Position& p) { return p.can("done") || p.can("pass") || p.can("stay"); };
        Position move(edition, 2);
        move.units("nw-1", 0, 2).prayer(0, 0).move(0);
        ASSERT_EQ(move.asked(), AskKind::march);
        EXPECT_FALSE(declined(move));
        Position recruit(edition, 2);
        recruit.prayer(0, 3).recruit(0);
        EXPECT_FALSE(declined(recruit));  // nobody is not recruiting
        EXPECT_TRUE(declined(recruit.answer("recruit 1 nw-1")));
        Position raise(edition, 2);
        raise.pyramid("nw-1", Colour::red, 1).prayer(0, 3).raise(0);
        EXPECT_FALSE(declined(raise));
        Position buy(edition, 2);
        buy.pyramid("nw-1", Colour::red, 1).prayer(0, 3).buy(0, Colour::red);
        EXPECT_FALSE(declined(buy));
    }
}

TEST(KemetRulings, TheGoldenSpaceIsNoLevel) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);  // one token for the one level still empty
        p.units("nw-1", 0, 2).tiles(0, "blue-4-divine-will").tokens(0, 1).tokens_on(0, {0, 1, 4, 5}).turn(0);
        p.skip_windows();
        EXPECT_FALSE(p.can("token pray-2"));  // the golden token would not make up for it
        EXPECT_TRUE(p.can("token move-2"));
    }
}

TEST(KemetRulings, ANewTokenWaitsForTheNextOwnOne) {
    for (const Edition edition : all_editions) {
        const bool by_colour = edition != Edition::blood_and_sand;
        Position p(edition, 3);
        p.pyramid("nw-1", Colour::red, 4).prayer(0, 9).turn(0).skip_windows();
        p.answer(by_colour ? "token red" : "token acquire-1");
        if (p.asked() == AskKind::more_tokens) p.answer("done");  // the golden token might go with the tile
        p.answer("tile red-4-act-of-god").skip_windows();
        EXPECT_EQ(p.asked(), AskKind::none);  // the turn is over
        EXPECT_EQ(p.player(0).silver, 1);
        p.turn(0).skip_windows().answer("token pray-1");  // the same day
        ASSERT_EQ(p.asked(), AskKind::more_tokens);
        EXPECT_TRUE(p.can("silver pray-2"));
    }
}

TEST(KemetRulings, PriestOfRaAndPriestessMayMakeATileFree) {
    for (const Edition edition : all_editions)
        for (const char* const tile : {"white-4-priest-of-ra", "white-1-priestess"}) {
            Position p(edition, 2);
            p.pyramid("nw-1", Colour::red, 1).prayer(0, 0).tiles(0, tile).buy(0, Colour::red);
            EXPECT_EQ(p.answer("tile red-1-charge").prayer_of(0), 0);
        }
}

TEST(KemetRulings, PriestOfRaSavesOnePerActionNotPerLevelOrUnit) {
    for (const Edition edition : all_editions) {
        Position raise(edition, 2);
        raise.pyramid("nw-1", Colour::red, 1).prayer(0, 9).tiles(0, "white-4-priest-of-ra").raise(0);
        EXPECT_EQ(raise.answer("raise nw-1 3").prayer_of(0), 9 - (2 + 3 - 1));
        Position recruit(edition, 2);  // also when the units come in portions
        recruit.prayer(0, 9).tiles(0, "white-4-priest-of-ra").recruit(0);
        EXPECT_EQ(recruit.answer("recruit 2 nw-1").answer("recruit 3 nw-2").prayer_of(0), 9 - (5 - 1));
    }
}

// --- creatures

TEST(KemetRulings, CreaturesAreExchangedBeforeTheFirstTokenOnly) {
    Position p(Edition::blood_and_sand, 2);
    p.units("nw-1", 0, 2).creature(0, "sphinx", "nw-1").creature(0, "mummy").tiles(0, "red-4-act-of-god");
    p.prayer(0, 0).turn(0).skip_windows();
    EXPECT_TRUE(p.can("creature mummy nw-1"));
    p.answer("token pray-1");
    EXPECT_FALSE(p.can("creature mummy nw-1"));
    p.answer("silver pray-2");
    EXPECT_FALSE(p.can("creature mummy nw-1"));
}

TEST(KemetRulings, ACreatureIsPlacedOnceInATurnSoThatExchangingEnds) {
    for (const Edition edition : later) {
        Position p(edition, 2);
        p.units("nw-1", 0, 2).creature(0, "sphinx", "nw-1").creature(0, "mummy").prayer(0, 0).turn(0).skip_windows();
        p.answer("creature mummy nw-1");
        EXPECT_EQ(p.creature_at("sphinx"), "reserve");
        p.answer("creature sphinx nw-1");
        EXPECT_EQ(p.creature_at("mummy"), "reserve");
        EXPECT_FALSE(p.can("creature mummy nw-1"));
    }
}

// Blood and Sand: a creature may join units placed in an own district "by whatever effect", not only recruits.
TEST(KemetRulings, ACreatureMayJoinUnitsPlacedByACard) {
    Position p(Edition::blood_and_sand, 2);
    p.creature(0, "sphinx").cards(0, "enlistment").turn(0).answer("play enlistment").answer("place 1 nw-1");
    EXPECT_TRUE(p.can("creature sphinx nw-1"));
}

// --- moves and limits

TEST(KemetRulings, MoreUnitsThanTheLimitNeverArriveExceptOnTheMove) {
    for (const Edition edition : all_editions) {
        Position recruit(edition, 2);
        recruit.units("nw-1", 1, 1).prayer(0, 9).recruit(0);
        EXPECT_TRUE(recruit.can("recruit 5 nw-2"));
        EXPECT_FALSE(recruit.can("recruit 6 nw-2"));
        EXPECT_TRUE(recruit.can("recruit 5 nw-1"));
        EXPECT_EQ(recruit.can("recruit 6 nw-1"), edition == Edition::blood_and_sand);  // to fight for the district
        Position card(edition, 2);
        card.units("nw-1", 0, 4).cards(0, "enlistment").turn(0).answer("play enlistment");
        EXPECT_TRUE(card.can("place 1 nw-1"));
        EXPECT_FALSE(card.can("place 2 nw-1"));
    }
}

// Limits may be passed within an action, and the end of the battle takes what is too many [BS glossary, 3.5.8].
TEST(KemetRulings, RecruitsWhoAttackMayBeMoreThanTheLimit) {
    Position p(Edition::blood_and_sand, 2);
    p.units("nw-1", 1, 2)
        .units("nw-3", 1, 1)
        .prayer(0, 11)
        .recruit(0)
        .answer("recruit 4 nw-1")
        .answer("recruit 4 nw-1");
    p.answer("recruit 1 nw-3").answer("done").answer("fight nw-3");
    p.council(0, "cavalry-blitz", "chariot-raid").council(1, "shield-push", "chariot-raid");
    p.answer("recall").answer("stay");  // those who wait for another battle stay as they are
    EXPECT_EQ(p.units_in("nw-1", 0), 8);
    p.council(0, "shield-push", "fervent-purge").council(1, "phalanx-defense", "fervent-purge");
    EXPECT_EQ(p.told(EventKind::strengths).seat, 0);
    p.answer("recall").answer("stay");
    EXPECT_EQ(p.units_in("nw-1", 0), 5);
    EXPECT_EQ(p.player(0).reserve, 12 - 6);
    Position beaten(Edition::blood_and_sand, 2);  // wherever they are by then
    beaten.units("nw-1", 1, 5).creature(1, "sphinx", "nw-1").prayer(0, 6).recruit(0).answer("recruit 6 nw-1");
    beaten.council(0, "defensive-retreat", "chariot-raid").council(1, "cavalry-blitz", "chariot-raid");
    ASSERT_EQ(beaten.asked(), AskKind::loser);
    beaten.answer("retreat").answer("to nw-2");
    if (beaten.asked() == AskKind::winner) beaten.answer("stay");
    EXPECT_EQ(beaten.units_in("nw-2", 0), 5);
}

// 3.3: an action may be chosen that cannot be done yet; the golden token's is that of a tile bought in the same turn.
TEST(KemetTokens, TheGoldenActionOfATileBoughtInTheSameTurn) {
    const auto buying = [](Position& p) -> Position& {
        p.s.player[0].acquisition = {static_cast<std::uint8_t>(static_cast<unsigned>(Colour::black) + 1), 0, 0};
        p.pyramid("nw-1", Colour::black, 3).units("nw-front", 0, 2).prayer(0, 9).turn(0).skip_windows();
        return p.answer("token acquire-1");
    };
    Position p(Edition::blood_and_sand, 2);
    buying(p);
    ASSERT_EQ(p.asked(), AskKind::more_tokens);
    p.answer("gold march").answer("first own").answer("tile black-3-forced-march").skip_windows();
    EXPECT_EQ(p.asked(), AskKind::march);
    Position other(Edition::blood_and_sand, 2);  // another tile was bought: the golden action is lost
    buying(other).answer("gold march").answer("first own").answer("tile black-1-mercenaries");
    while (other.asked() == AskKind::place_units) other.answer(other.legal().front());
    EXPECT_NE(other.skip_windows().asked(), AskKind::march);
    EXPECT_EQ(other.player(0).gold, 0);
    EXPECT_EQ(other.happened(EventKind::action_lost), 1);
    Position low(Edition::blood_and_sand, 2);  // no such tile can be bought in this turn
    low.pyramid("nw-1", Colour::black, 1).prayer(0, 9).turn(0).skip_windows().answer("token acquire-1");
    EXPECT_NE(low.asked(), AskKind::more_tokens);
}

// 3.4.5: no creature is taken off the board to make a move possible. Its troop may pass through, as with it.
TEST(KemetRulings, NoCreatureIsLeftAloneToJoinAnother) {
    const auto joins = [](Position& p) {  // the troop may end its move before the city, where another creature is
        if (!p.can("to nw-front")) return false;
        p.answer("to nw-front");
        return p.asked() != AskKind::go_on || p.can("stay");
    };
    const auto creatures = [](Position& p) -> Position& {
        return p.units("nw-1", 0, 2)
            .units("nw-front", 0, 2)
            .prayer(0, 0)
            .creature(0, "sphinx", "nw-1")
            .creature(0, "ancestral-elephant", "nw-front");
    };
    for (const Edition edition : all_editions) {
        const bool allowed = edition != Edition::blood_and_sand;
        Position p(edition, 2);
        creatures(p).move(0).answer("march 2 nw-1");
        EXPECT_TRUE(p.can("to nw-2"));  // left alone it may be, for other reasons
        EXPECT_EQ(joins(p), allowed) << name_of(edition);
        if (!allowed) {
            EXPECT_FALSE(p.can("march 4 nw-front"));  // nor does the other one stay alone
            EXPECT_TRUE(p.can("march 3 nw-front"));
        }
        Position part(edition, 2);  // a unit stays with it
        creatures(part).move(0).answer("march 1 nw-1");
        EXPECT_TRUE(joins(part)) << name_of(edition);
        Position round(edition, 2);  // a step in between makes no difference
        creatures(round).tiles(0, "red-1-god-speed").move(0);
        round.answer("march 2 nw-1").answer("to nw-2").answer("march 2 nw-2");
        EXPECT_EQ(joins(round), allowed) << name_of(edition);
    }
}

TEST(KemetRulings, MercenariesFightForADistrictAsRecruitsDo) {
    Position p(Edition::blood_and_sand, 2);
    p.pyramid("nw-1", Colour::black, 1).units("nw-2", 1, 1).prayer(0, 1).buy(0, Colour::black);
    p.answer("tile black-1-mercenaries").answer("place 2 nw-2").answer("place 1 nw-1");
    EXPECT_EQ(p.happened(EventKind::battle), 1);
    EXPECT_EQ(p.asked(), AskKind::council);
    Position card(Edition::blood_and_sand, 2);  // other units may not be placed there
    card.units("nw-2", 1, 1).cards(0, "enlistment").turn(0).answer("play enlistment");
    EXPECT_TRUE(card.can("place 2 nw-1"));
    EXPECT_FALSE(card.can("place 1 nw-2"));
}

// --- control

// Control comes back with the last rival unit, whatever removed it.
TEST(KemetRulings, APyramidFreedByACardIsHeldAgainAtOnce) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.pyramid("nw-1", Colour::red, 4).units("nw-1", 1, 1).prayer(0, 1).cards(0, "raining-fire").turn(0);
        if (edition != Edition::revised) p.answer("token pray-1");  // in the Revised Edition before the token
        ASSERT_EQ(p.asked(), AskKind::window) << name_of(edition);
        p.answer("play raining-fire").answer("target nw-1 horus");
        EXPECT_EQ(p.temporary_points_of(1), 0);
        EXPECT_EQ(p.temporary_points_of(0), 1) << name_of(edition);
    }
}

// --- the night

TEST(KemetRulings, NothingIsAskedWhereNothingCanBeDone) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);  // no reserve for Reinforcements, no pyramid for Hand of God, nobody to sacrifice
        p.units("nw-1", 0, 5).units("nw-2", 0, 5).units("nw-3", 0, 2).pyramid("nw-1", Colour::red, 4);
        p.pyramid("nw-2", Colour::blue, 4).pyramid("nw-3", Colour::white, 4);
        p.tiles(0, "blue-4-reinforcements white-3-hand-of-god").scoring();
        EXPECT_EQ(p.asked(), AskKind::none);
        EXPECT_EQ(p.night().draw_by_chance().asked(), AskKind::none);
    }
}

TEST(KemetRulings, OnlyTheNightsOwnCardIsChosenOutOfFive) {
    Position p(Edition::first, 2);
    int deck = 0;
    for (const std::uint8_t count : p.s.deck) deck += count;
    p.tiles(0, "white-3-vision white-2-divine-boon").night();
    for (int n = 0; n < 5; ++n) p.answer(p.legal().front());
    ASSERT_EQ(p.asked(), AskKind::keep_card);
    EXPECT_EQ(p.hand_of(0), 0);
    p.answer(p.legal().front());
    EXPECT_EQ(p.hand_of(0), 1);
    p.draw_by_chance();  // the other four are back before one more is drawn
    EXPECT_EQ(p.hand_of(0), 2);
    for (const std::uint8_t count : p.s.deck) deck -= count;
    EXPECT_EQ(deck, 3);  // the other four are in the deck again
}

TEST(KemetRulings, WithNeitherDeckNorDiscardsCardsAreDealtWhileTheyLast) {
    for (const Edition edition : all_editions) {
        Position p(edition, 3);
        const int personal = edition == Edition::blood_and_sand ? 1 : 0;
        p.s.deck = {};
        p.s.deck[di(p, "prayer")] = 1;
        p.s.discards[di(p, "war-rage")] = 1;
        p.order({2, 0, 1}).night().draw_by_chance();
        EXPECT_EQ(p.asked(), AskKind::none);
        EXPECT_EQ(p.hand_of(2), 1 + personal);
        EXPECT_EQ(p.hand_of(0), 1 + personal);
        EXPECT_EQ(p.hand_of(1), personal);
    }
}

TEST(KemetRulings, AHandHasNoLimit) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.cards(0, "war-rage war-rage war-fury war-fury bloodbath bloodbath iron-wall iron-wall prayer prayer");
        const int before = p.hand_of(0);
        EXPECT_EQ(p.night().draw_by_chance().hand_of(0), before + 1);
    }
}

// --- the end

TEST(KemetRulings, TheEndStandsOnceSetOff) {
    Position p(Edition::revised, 2);
    p.other_points(0, 8).units("west-temple", 0, 1).turn(0).skip_windows().answer("token move-1");
    ASSERT_EQ(p.s.caller, 0);
    p.answer("march 1 west-temple").answer("to nw-front").skip_windows();
    EXPECT_EQ(p.points_of(0), 8);
    EXPECT_EQ(p.course(Course::Step::dawn).asked(), AskKind::none);  // the game is over all the same
}

// --- what is seen

TEST(KemetRulings, HiddenCardsDoNotShowInTheSizeOfTheHand) {
    for (const Edition edition : all_editions) {
        Position p(edition, 3);
        p.units("west-bank", 0, 3).units("west-bank", 1, 3).cards(0, "war-rage bronze-wall").battle("west-bank", 0, 1);
        const HandSize before = Kemet::observe(p.rules, p.s, 1).size[0];
        p.council(0, "shield-push", "chariot-raid", "war-rage");
        for (const Seat seat : {Seat{1}, Seat{2}}) {
            const View view = Kemet::observe(p.rules, p.s, seat);
            EXPECT_EQ(view.size[0], before);
            EXPECT_EQ(view.council[0].di_cards[di(p, "war-rage")], 0);
        }
        p.council(1, "shield-push", "chariot-raid");
        EXPECT_EQ(Kemet::observe(p.rules, p.s, 2).size[0].di_cards, before.di_cards - 1);
    }
}

TEST(KemetRulings, WhatWasSeenStaysSeen) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.prayer(0, 0).cards(0, "prayer").units("west-bank", 0, 3).units("west-bank", 1, 3).turn(0);
        p.answer("play prayer").skip_windows();
        EXPECT_EQ(Kemet::observe(p.rules, p.s, 1).discards[di(p, "prayer")], 1);
        Position q(edition, 2);
        q.units("west-bank", 0, 3).units("west-bank", 1, 3).battle("west-bank", 0, 1);
        q.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid");
        q.answer("recall").answer("recall");
        EXPECT_EQ(Kemet::observe(q.rules, q.s, 1).size[0].shown,  // the discard of the council is not
                  1U << index_of(q.rules.set.battle_cards, "shield-push"));
    }
}

// Agreed before the game: the first card chosen is discarded face up, at once, before DI cards are added.
TEST(KemetRulings, AnOpenDiscardIsOpenAtOnce) {
    Ruleset set = editions::first;
    set.council_discards_open = true;
    const Rules rules = rules_of(set, 2);
    Position p(rules);
    const std::uint8_t raid = index_of(rules.set.battle_cards, "chariot-raid");
    const auto seen = [&] { return Kemet::observe(p.rules, p.s, 1); };
    p.units("west-bank", 0, 3).units("west-bank", 1, 3).cards(1, "war-rage").prayer(1, 5).battle("west-bank", 0, 1);
    p.answer_for(0, "choose shield-push").answer_for(0, "discard chariot-raid");
    EXPECT_EQ(seen().council[0].discarded, none);  // the other one still chooses
    p.answer_for(1, "choose cavalry-blitz").answer_for(1, "discard chariot-raid");
    ASSERT_EQ(p.asked(), AskKind::council);  // now DI cards
    EXPECT_EQ(seen().council[0].discarded, raid);
    EXPECT_EQ(seen().council[0].played, none);
    EXPECT_EQ(seen().size[0].shown, 1U << raid);
    EXPECT_EQ(p.legal(), std::vector<std::string>{"done"});
    p.answer_for(0, "done").answer_for(1, "add war-rage").answer_for(1, "done");
    EXPECT_EQ(p.happened(EventKind::battle_won), 1);
}

TEST(KemetRulings, TheCardGivenUpForASpecialOneStaysSecret) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        Position q(edition, 2);
        for (Position* const each : {&p, &q})
            each->pyramid("nw-1", Colour::red, 2)
                .prayer(0, 2)
                .buy(0, Colour::red)
                .answer("tile red-2-offensive-strategy");
        p.answer("give-up chariot-raid");
        q.answer("give-up cavalry-blitz");
        EXPECT_TRUE(Kemet::observe(p.rules, p.s, 1) == Kemet::observe(q.rules, q.s, 1));
        EXPECT_FALSE(Kemet::observe(p.rules, p.s, 0) == Kemet::observe(q.rules, q.s, 0));
    }
}

}  // namespace
}  // namespace mehen::kemet::test
