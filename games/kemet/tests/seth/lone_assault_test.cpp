// The two battles of an assault: who defends, who chooses which cards, who sees them, and in which order they are
// fought.
#include <array>
#include <ostream>

#include "games/kemet/seth/flow/assault.h"
#include "games/kemet/tests/seth/lone_row.h"

namespace mehen::kemet::test {
namespace {

using Troop = std::array<int, 3>;  // units of green, blue and yellow

// The lone god marches from the west bank to the north-west city and from the western temple to the south-west one.
class LoneAssault : public ::testing::Test {
protected:
    static void attack(LoneRow& game, const Troop& first, const Troop& second) {
        for (Seat seat = 0; seat < 3; ++seat) {
            if (first[seat] > 0) game.units("nw-front", seat, first[seat]);
            if (second[seat] > 0) game.units("sw-front", seat, second[seat]);
        }
        game.units("west-bank", game.lone, 5).units("west-temple", game.lone, 5).prayer(game.lone, 3);
        game.run(Assault{{}, game.lone, {none, none}, {}, {}});
        game.answer("march 5 west-bank").answer("to nw-front").answer("march 5 west-temple").answer("to sw-front");
        game.skip_windows();
    }
    void attack(const Troop& first, const Troop& second) { attack(p, first, second); }
    // Joint troops are asked who fights for them.
    void name_fighters(const Troop& first, Seat one, const Troop& second, Seat two) {
        const auto joint = [](const Troop& troop) { return std::count(troop.begin(), troop.end(), 0) < 2; };
        if (joint(first)) p.answer("fights " + p.god(one));
        if (joint(second)) p.answer("fights " + p.god(two));
    }
    // One card for each battle, the second weaker.
    void choose_two(Seat seat) {
        p.answer_for(seat, "choose cavalry-blitz");
        EXPECT_FALSE(legal_for(seat, "second cavalry-blitz"));
        p.answer_for(seat, "second fervent-purge");
        for (const Action& action : p.legal_actions(seat)) EXPECT_FALSE(is(action, ActionKind::discard));
        p.answer_for(seat, "done");
    }
    void choose_one(Seat seat, bool second) {
        p.answer_for(seat, second ? "second fervent-purge" : "choose cavalry-blitz");
        p.answer_for(seat, "discard phalanx-defense").answer_for(seat, "done");
    }
    void defend(Seat first, Seat second) {
        if (first == second) return choose_two(first);
        choose_one(first, false);
        choose_one(second, true);
    }
    bool legal_for(Seat seat, const std::string& words) const {
        Action action{};
        EXPECT_TRUE(Kemet::parse_action(p.rules, words, action));
        const auto actions = p.legal_actions(seat);
        return std::find(actions.begin(), actions.end(), action) != actions.end();
    }
    void finish() {
        while (p.s.flow.ask.open()) {
            const std::string first = p.legal().front();
            p.answer(p.can("recall") ? "recall" : p.can("stay") ? "stay" : p.can("done") ? "done" : first);
        }
    }
    std::vector<Event> all_told(EventKind kind) const {
        std::vector<Event> events;
        for (const Event& event : p.log)
            if (event.kind == static_cast<std::uint8_t>(kind)) events.push_back(event);
        return events;
    }
    unsigned card(std::string_view id) const { return index_of(p.rules.set.battle_cards, id); }
    // Whatever somebody cannot see may be otherwise without that looking different: imagined, or dealt anew.
    static void expect_imagined(const LoneRow& game, Rng& rng) {
        for (Seat viewer = 0; viewer < game.rules.seats; ++viewer) {
            const View view = Kemet::observe(game.rules, game.s, viewer);
            const State imagined = Kemet::determinize(game.rules, view, rng);
            EXPECT_TRUE(Kemet::observe(game.rules, imagined, viewer) == view) << "seat " << int{viewer};
            EXPECT_TRUE(Kemet::invariant_holds(game.rules, imagined)) << "seat " << int{viewer};
            State scrambled = game.s;
            Kemet::scramble(game.rules, scrambled, viewer, rng);
            EXPECT_TRUE(Kemet::observe(game.rules, scrambled, viewer) == view) << "seat " << int{viewer};
        }
    }
    void expect_imagined() {
        Rng rng(5);
        for (int times = 0; times < 20; ++times) expect_imagined(p, rng);
    }

    RowRules rules = printed_rules(Edition::lone_revised);
    LoneRow p{rules, 3};
};

// --- who defends

struct Defence {
    const char* name;
    Troop first;
    Troop second;
    Seat fighter[2];
    friend void PrintTo(const Defence& each, std::ostream* out) { *out << each.name; }
};
class LoneAssaultOn : public LoneAssault, public ::testing::WithParamInterface<std::tuple<Defence, bool>> {};

TEST_P(LoneAssaultOn, IsFoughtInTheOrderThatTheLoneGodLikes) {
    const Defence& defence = std::get<0>(GetParam());
    const bool second_first = std::get<1>(GetParam());
    const auto [one, two] = defence.fighter;
    attack(defence.first, defence.second);
    name_fighters(defence.first, one, defence.second, two);
    ASSERT_EQ(p.asked(), AskKind::assault_cards);
    EXPECT_EQ(p.s.flow.ask.seats, mask_of(p.lone) | mask_of(one) | mask_of(two));
    choose_two(p.lone);
    expect_imagined();
    defend(one, two);
    ASSERT_EQ(p.asked(), AskKind::first_battle);
    EXPECT_EQ(p.asked_seat(), p.lone);
    expect_imagined();
    p.answer(second_first ? "fight sw-front" : "fight nw-front");
    expect_imagined();
    finish();

    const std::vector<Event> strengths = all_told(EventKind::strengths);
    ASSERT_EQ(strengths.size(), 2U);
    for (const bool second : {false, true}) {
        const Event& told = strengths[second == second_first ? 0 : 1];
        const Troop& troop = second ? defence.second : defence.first;
        const int units = troop[0] + troop[1] + troop[2];
        EXPECT_EQ(told.arg[0], 5 + (second ? 3 : 4));
        EXPECT_EQ(told.arg[1], units + (second ? 3 : 4));
        EXPECT_EQ(told.arg[2], second ? two : one);
    }
    EXPECT_EQ(p.player(p.lone).battle_points, 2);
    EXPECT_EQ(std::popcount(unsigned{p.s.hand[p.lone].cards.shown}), 2);
    EXPECT_EQ(p.s.hand[p.lone].cards.hidden, 0);
    for (const Seat seat : {green, blue, yellow}) {
        const int battles = (seat == one ? 1 : 0) + (seat == two ? 1 : 0);
        EXPECT_EQ(std::popcount(unsigned{p.s.hand[seat].cards.shown}), battles);
        EXPECT_EQ(std::popcount(unsigned{p.s.hand[seat].cards.hidden}), battles == 1 ? 1 : 0);
    }
    EXPECT_TRUE(Kemet::invariant_holds(p.rules, p.s));
}

const std::array defences = {
    Defence{"TwoPlayers", {3, 0, 0}, {0, 3, 0}, {green, blue}},
    Defence{"OnePlayerTwice", {3, 0, 0}, {3, 0, 0}, {green, green}},
    Defence{"JointThenOneOfItsMembersWhoFightsTwice", {2, 1, 0}, {3, 0, 0}, {green, green}},
    Defence{"JointThenOneOfItsMembersWhoFightsOnce", {2, 1, 0}, {3, 0, 0}, {blue, green}},
    Defence{"OneThenJointWithTheSame", {3, 0, 0}, {1, 0, 2}, {green, green}},
    Defence{"OneThenJointWithAnother", {3, 0, 0}, {1, 0, 2}, {green, yellow}},
    Defence{"OneThenJointOfOthers", {3, 0, 0}, {0, 1, 2}, {green, blue}},
    Defence{"TwoJointOneFightsTwice", {1, 2, 0}, {2, 1, 0}, {blue, blue}},
    Defence{"TwoJointOneEach", {1, 2, 0}, {2, 1, 0}, {green, blue}},
    Defence{"TwoJointOneEachTheOtherWayRound", {1, 2, 0}, {2, 1, 0}, {blue, green}},
    Defence{"TwoJointOfThree", {1, 1, 1}, {1, 1, 1}, {yellow, blue}},
};
INSTANTIATE_TEST_SUITE_P(Defences, LoneAssaultOn, ::testing::Combine(::testing::ValuesIn(defences), ::testing::Bool()),
                         [](const auto& each) {
                             return std::string(std::get<0>(each.param).name) +
                                    (std::get<1>(each.param) ? "SecondFirst" : "FirstFirst");
                         });

TEST_F(LoneAssault, DiCardsAreAssignedToABattleAndPaidForInAll) {
    p.cards(p.lone, "fury-of-chaos rage-of-chaos fury-of-chaos").cards(green, "war-rage");
    attack({3, 0, 0}, {0, 3, 0});
    p.s.player[p.lone].prayer = 1;
    p.answer_for(p.lone, "choose cavalry-blitz").answer_for(p.lone, "second fervent-purge");
    p.answer_for(p.lone, "support fury-of-chaos").answer_for(p.lone, "add rage-of-chaos");
    EXPECT_FALSE(legal_for(p.lone, "support rage-of-chaos")) << "it lies under the other card";
    p.answer_for(p.lone, "done");
    p.answer_for(green, "choose cavalry-blitz").answer_for(green, "discard shield-push");
    EXPECT_FALSE(legal_for(green, "support war-rage")) << "not green's battle";
    p.answer_for(green, "add war-rage").answer_for(green, "done");
    choose_one(blue, true);
    p.answer("fight nw-front");
    finish();
    const std::vector<Event> strengths = all_told(EventKind::strengths);
    ASSERT_EQ(strengths.size(), 2U);
    EXPECT_EQ(strengths[0].arg[0], 5 + 4 + 1);
    EXPECT_EQ(strengths[0].arg[1], 3 + 4 + 1);
    EXPECT_EQ(strengths[1].arg[0], 5 + 3 + 2);
    EXPECT_EQ(p.prayer_of(p.lone), 0);
}

TEST_F(LoneAssault, BothTroopsOnOneAreaFightOneBattle) {
    p.units("west-temple", p.lone, 3).units("west-bank", p.lone, 3).units("nw-front", green, 3).prayer(p.lone, 0);
    p.run(Assault{{}, p.lone, {none, none}, {}, {}});
    p.answer("march 3 west-bank").answer("to nw-front").answer("march 3 west-temple").answer("to nw-front");
    p.skip_windows();
    ASSERT_EQ(p.asked(), AskKind::council) << "with a card to discard, as usual";
    p.councils(p.lone, "shield-push", green, "shield-push");
    EXPECT_EQ(attack_of(p), 6 + 3);
    EXPECT_EQ(p.happened(EventKind::battle), 1);
}

TEST_F(LoneAssault, OneBattleIsPreparedAsUsual) {
    p.cards(green, "escape");
    p.units("west-bank", p.lone, 5).units("west-temple", p.lone, 5).prayer(p.lone, 0);
    p.units("nw-front", green, 3).units("sw-front", blue, 3).run(Assault{{}, p.lone, {none, none}, {}, {}});
    p.answer("march 5 west-bank").answer("to nw-front").answer("march 5 west-temple").answer("to sw-front");
    ASSERT_EQ(p.asked(), AskKind::window) << "both moves are over";
    p.answer("play escape").skip_windows();
    p.answer("to nw-obelisk").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::council);
    EXPECT_EQ(p.s.sides[1], blue);
}

// --- who sees the other's card first

TEST_F(LoneAssault, WhoSeesTheCardOfTheSecondBattleSeesThatOneOnly) {
    p.tiles(blue, "blue-3-prescience");
    attack({3, 0, 0}, {0, 3, 0});
    ASSERT_EQ(p.asked(), AskKind::show_card);
    EXPECT_EQ(p.asked_seat(), p.lone);
    for (const Action& action : p.legal_actions(p.lone)) EXPECT_TRUE(is(action, ActionKind::second));
    expect_imagined();
    p.answer("second shield-push");
    ASSERT_EQ(p.asked(), AskKind::assault_cards);
    const auto seen_by = [&](Seat seat) { return Kemet::observe(p.rules, p.s, seat).planned[0].played; };
    EXPECT_EQ(seen_by(blue), card("shield-push"));
    EXPECT_EQ(seen_by(p.lone), card("shield-push"));
    for (const Seat seat : {green, yellow, spectator}) EXPECT_EQ(seen_by(seat), none);
    expect_imagined();
    EXPECT_FALSE(legal_for(p.lone, "choose shield-push")) << "it is taken";
    p.answer_for(p.lone, "choose cavalry-blitz");
    EXPECT_EQ(Kemet::observe(p.rules, p.s, blue).council[0].played, none) << "not blue's battle";
    EXPECT_FALSE(legal_for(p.lone, "second fervent-purge")) << "what was shown stands";
    p.answer_for(p.lone, "done");
    expect_imagined();
    defend(green, blue);
    p.answer("fight nw-front");
    EXPECT_EQ(seen_by(blue), card("shield-push")) << "still, while the first battle is fought";
    EXPECT_EQ(seen_by(green), none);
    expect_imagined();
    finish();
    EXPECT_EQ(all_told(EventKind::strengths)[1].arg[0], 5 + 3);
}

TEST_F(LoneAssault, WhoDefendsTwiceSeesBothCards) {
    p.tiles(green, "blue-3-prescience");
    attack({3, 0, 0}, {3, 0, 0});
    ASSERT_EQ(p.asked(), AskKind::show_card);
    for (const Action& action : p.legal_actions(p.lone)) EXPECT_TRUE(is(action, ActionKind::choose));
    p.answer("choose shield-push");
    ASSERT_EQ(p.asked(), AskKind::show_card);
    EXPECT_FALSE(p.can("second shield-push"));
    expect_imagined();
    p.answer("second cavalry-blitz");
    const View view = Kemet::observe(p.rules, p.s, green);
    EXPECT_EQ(view.council[0].played, card("shield-push"));
    EXPECT_EQ(view.planned[0].played, card("cavalry-blitz"));
    EXPECT_EQ(Kemet::observe(p.rules, p.s, blue).council[0].played, none);
    expect_imagined();
    p.answer_for(p.lone, "done");
    choose_two(green);
    p.answer("fight sw-front");  // the battles change places, and what was shown with them
    expect_imagined();
    finish();
    EXPECT_EQ(all_told(EventKind::strengths)[0].arg[0], 5 + 4);
}

TEST_F(LoneAssault, ATileOfAnyMemberOfTheTroopLetsItsFighterSee) {
    p.tiles(yellow, "blue-3-prescience");
    attack({3, 0, 0}, {0, 2, 1});
    p.answer("fights horus");
    ASSERT_EQ(p.asked(), AskKind::show_card);
    p.answer("second shield-push");
    EXPECT_EQ(Kemet::observe(p.rules, p.s, blue).planned[0].played, card("shield-push"));
    EXPECT_EQ(Kemet::observe(p.rules, p.s, yellow).planned[0].played, none) << "who does not fight";
}

TEST_F(LoneAssault, TheLoneGodSeesTheCardsOfBothDefenders) {
    p.tiles(p.lone, "blue-3-prescience");
    attack({3, 0, 0}, {0, 3, 0});
    ASSERT_EQ(p.asked(), AskKind::show_card);
    EXPECT_EQ(p.asked_seat(), green);
    p.answer("choose shield-push");
    ASSERT_EQ(p.asked(), AskKind::show_card);
    EXPECT_EQ(p.asked_seat(), blue);
    p.answer("second cavalry-blitz");
    const View view = Kemet::observe(p.rules, p.s, p.lone);
    EXPECT_EQ(view.council[1].played, card("shield-push"));
    EXPECT_EQ(view.planned[1].played, card("cavalry-blitz"));
    EXPECT_EQ(Kemet::observe(p.rules, p.s, green).planned[1].played, none) << "friends see nothing";
    expect_imagined();
    p.answer_for(green, "discard phalanx-defense").answer_for(green, "done");
    expect_imagined();
    p.answer_for(blue, "discard phalanx-defense").answer_for(blue, "done");
    choose_two(p.lone);
    p.answer("fight sw-front");
    finish();
    EXPECT_EQ(all_told(EventKind::strengths)[0].arg[1], 3 + 4);
    EXPECT_EQ(all_told(EventKind::strengths)[1].arg[1], 3 + 3);
}

TEST_F(LoneAssault, WhatWasShownStandsWhenACouncilIsThoughtOfAgain) {
    p.tiles(p.lone, "blue-3-prescience");
    attack({3, 0, 0}, {0, 3, 0});
    p.answer("choose shield-push").answer("second cavalry-blitz");
    p.answer_for(green, "discard phalanx-defense").answer_for(green, "done");
    State again = p.s;
    Kemet::reopen(p.rules, again, p.lone);
    EXPECT_EQ(again.council[1].played, card("shield-push"));
    EXPECT_EQ(again.council[1].discarded, none);
    EXPECT_EQ(again.planned[1].played, card("cavalry-blitz"));
    EXPECT_TRUE(contains(again.flow.ask.seats, green));
}

TEST_F(LoneAssault, PlayedAtRandomShowsNobodyMoreThanTheRulesSay) {
    Rng rng(3);
    for (int round = 0; round < 60; ++round) {
        LoneRow game{rules, 3};
        const auto some = [&] {
            Troop troop{};
            for (int& units : troop) units = static_cast<int>(rng.below(3));
            troop[rng.below(3)] = 1;
            return troop;
        };
        game.tiles(Seat::of(rng.below(4)), "blue-3-prescience");
        game.cards(green, "war-rage war-fury").cards(blue, "iron-wall").cards(game.lone, "fury-of-chaos bloodthirst");
        attack(game, some(), some());
        while (game.s.flow.ask.open() && !::testing::Test::HasFailure()) {
            expect_imagined(game, rng);
            const Move move = any_move(game.rules, game.s, rng);
            Kemet::apply(game.rules, game.s, move.seat, move.action, nullptr);
            EXPECT_TRUE(Kemet::invariant_holds(game.rules, game.s));
        }
    }
}

}  // namespace
}  // namespace mehen::kemet::test
