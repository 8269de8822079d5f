// A small table is laid out, one procedure is run on it, and what follows is looked at.
#include <gtest/gtest.h>

#include <memory>

#include "core/any_game_of.h"
#include "core/match.h"
#include "games/template/game.h"

namespace mehen::offering {

namespace {

constexpr Seat ibis = 0;
constexpr Seat jackal = 1;
constexpr Seat falcon = 2;
constexpr mehen::Setup two_seats = {};  // GoogleTest has a Setup of its own

Rules rules_for(int seats, std::uint8_t deal = 0) {
    Setup setup;
    setup.seats = seats;
    setup.option[0] = deal;
    Rules rules;
    EXPECT_TRUE(Offering::make_rules(setup, nullptr, rules));
    return rules;
}

// A match that begins with its first round; each hand is given as its values.
struct Playing {
    Rules rules;
    State s{};
    EventLog log{};

    explicit Playing(std::initializer_list<std::string_view> hands) : rules(rules_for(static_cast<int>(hands.size()))) {
        s.deck = rules.copies;
        Seat seat = 0;
        for (const std::string_view hand : hands) {
            for (const char value : hand) {
                --s.deck[static_cast<std::size_t>(value - '1')];
                ++s.hand[seat][static_cast<std::size_t>(value - '1')];
            }
            ++seat;
        }
        offering::Table table{rules, s, &log};
        call(table, Course{Course::Step::rounds});
        Offering::Driver::run_until_question(table);
    }

    Action action(std::string_view words) const {
        Action action{};
        EXPECT_TRUE(Offering::parse_action(rules, words, action)) << words;
        return action;
    }
    Reason try_play(Seat seat, std::string_view words) {
        const Refusal refusal = Offering::explain(rules, s, seat, action(words));
        if (!refusal) Offering::apply(rules, s, seat, action(words), &log);
        EXPECT_TRUE(Offering::invariant_holds(rules, s));
        return static_cast<Reason>(refusal.reason);
    }
    void play(Seat seat, std::string_view words) {
        EXPECT_EQ(try_play(seat, words), Reason::legal) << int{seat} << " " << words;
    }
    void offer(Seat seat, std::string_view values) {  // a whole offering, done
        for (const char value : values) play(seat, std::string("offer ") + value);
        play(seat, "done");
    }
    int points_of(Seat seat) const { return Offering::score(rules, s, seat); }
    View view(Seat seat) const { return Offering::observe(rules, s, seat); }
};

}  // namespace

TEST(Template, HighestSumWinsTheRound) {
    Playing game({"116", "345", "222"});
    game.offer(ibis, "6");
    game.offer(jackal, "34");
    EXPECT_EQ(game.points_of(jackal), 0);  // not before everybody is done
    game.offer(falcon, "222");
    EXPECT_EQ(game.points_of(jackal), 1);
    EXPECT_EQ(game.s.open.round, 2);
    EXPECT_EQ(game.s.open.discards, (Cards{0, 3, 1, 1, 0, 1}));
}

TEST(Template, TieForHighestGivesNobodyPoints) {
    Playing game({"116", "345", "222"});
    game.offer(ibis, "6");
    game.offer(jackal, "3");
    game.offer(falcon, "222");
    for (const Seat seat : {ibis, jackal, falcon}) EXPECT_EQ(game.points_of(seat), 0);
    EXPECT_EQ(game.s.open.winner[0], none);
}

TEST(Template, LowerTieDoesNotMatter) {
    Playing game({"116", "345", "322"});
    game.offer(ibis, "6");
    game.offer(jackal, "3");
    game.offer(falcon, "3");
    EXPECT_EQ(game.points_of(ibis), 1);
}

TEST(Template, CardsGoBackUntilDone) {
    Playing game({"116", "345"});
    game.play(ibis, "offer 1");
    game.play(ibis, "offer 1");
    game.play(ibis, "back 1");
    game.play(ibis, "offer 6");
    EXPECT_EQ(game.s.offered[ibis], (Cards{1, 0, 0, 0, 0, 1}));
    game.play(ibis, "done");
    EXPECT_EQ(game.try_play(ibis, "back 1"), Reason::not_your_turn);
}

TEST(Template, IllegalAnswersAreExplained) {
    Playing game({"116", "345", "222"});
    EXPECT_EQ(game.try_play(ibis, "done"), Reason::nothing_offered);
    EXPECT_EQ(game.try_play(ibis, "offer 2"), Reason::not_in_hand);
    EXPECT_EQ(game.try_play(ibis, "back 6"), Reason::not_offered);
    EXPECT_EQ(game.try_play(ibis, "deal 6"), Reason::another_question);
    EXPECT_EQ(game.try_play(spectator, "done"), Reason::not_your_turn);
    game.play(ibis, "offer 6");
    EXPECT_EQ(game.try_play(ibis, "offer 6"), Reason::all_offered);
    const Action stray = {static_cast<std::uint8_t>(ActionKind::done), {1}};
    EXPECT_EQ(Offering::explain(game.rules, game.s, ibis, stray).reason,
              static_cast<std::uint8_t>(Reason::not_an_answer));
    game.offer(ibis, "11");
    game.offer(jackal, "3");
    game.offer(falcon, "2");
    EXPECT_EQ(game.try_play(ibis, "done"), Reason::not_your_turn);
}

TEST(Template, SealedAnswersStayHidden) {
    Playing game({"116", "345", "222"});
    const View before = game.view(ibis);
    const View before_watching = game.view(spectator);
    game.play(jackal, "offer 5");
    game.play(jackal, "offer 4");
    EXPECT_EQ(game.view(ibis), before);
    EXPECT_EQ(game.view(spectator), before_watching);
    EXPECT_EQ(game.view(jackal).offered, (Cards{0, 0, 0, 1, 1, 0}));

    game.play(jackal, "done");
    View expected = before;
    expected.flow.ask.seats &= ~mask_of(jackal);
    EXPECT_EQ(game.view(ibis), expected);
    EXPECT_EQ(game.view(ibis).hand_size[jackal], 3);
    for (const Event& event : game.log) EXPECT_NE(event.kind, static_cast<std::uint8_t>(EventKind::opened));
}

TEST(Template, OnlyTheOwnerHearsWhichCardWasDealt) {
    const Rules rules = rules_for(2);
    State s;
    Offering::start(rules, s, nullptr);
    EventLog log;
    Offering::apply(rules, s, chance, make_action(ActionKind::deal, 4), &log);
    ASSERT_EQ(log.size(), 2U);
    EXPECT_EQ(log[0], make_event(EventKind::dealt, ibis));
    EXPECT_EQ(log[1].audience, mask_of(ibis));
    EXPECT_EQ(log[1].arg[0], 5);
    EXPECT_EQ(Offering::observe(rules, s, jackal).hand, Cards{});
    EXPECT_EQ(Offering::observe(rules, s, ibis).hand, (Cards{0, 0, 0, 0, 1, 0}));
}

// Every answer of many matches: a sampled state gives every seat's view back, byte for byte.
TEST(Template, DeterminizedStatesFitTheView) {
    for (int seats = 2; seats <= 6; ++seats) {
        const Rules rules = rules_for(seats, 1);
        Rng rng(static_cast<std::uint64_t>(seats));
        for (int match = 0; match < 20; ++match) {
            State s;
            Offering::start(rules, s, nullptr);
            Buffers<Offering> buffers;
            const State* now = &s;
            play_on<Offering>(rules, s, rng, buffers, [&](Seat, Action) {
                for (Seat seat = 0; seat <= spectator; ++seat) {
                    if (seat >= rules.seats && seat != spectator) continue;
                    const View view = Offering::observe(rules, *now, seat);
                    const State sampled = Offering::determinize(rules, view, rng);
                    ASSERT_EQ(Offering::observe(rules, sampled, seat), view);
                    ASSERT_TRUE(Offering::invariant_holds(rules, sampled));
                }
            });
        }
    }
}

TEST(Template, EveryHiddenCardMayBeAnywhere) {
    Playing game({"116", "345"});
    game.offer(jackal, "5");
    Rng rng(1);
    unsigned seen_in_hand = 0;  // bit n: card n
    bool offered_one = false;
    bool offered_all = false;
    for (int i = 0; i < 300; ++i) {
        const State s = Offering::determinize(game.rules, game.view(ibis), rng);
        for (unsigned card = 0; card < card_kinds; ++card)
            if (s.hand[jackal][card] > 0) seen_in_hand |= 1U << card;
        const int offered = s.offered[jackal].size();
        ASSERT_GE(offered, 1);  // it is known to have finished
        offered_one |= offered == 1;
        offered_all |= offered == 3;
    }
    EXPECT_EQ(seen_in_hand, (1U << card_kinds) - 1);
    EXPECT_TRUE(offered_one && offered_all);
}

TEST(Template, GameEndsAfterThreeRounds) {
    Playing game({"116", "345"});
    game.offer(ibis, "6"), game.offer(jackal, "3");
    game.offer(ibis, "1"), game.offer(jackal, "4");
    game.offer(ibis, "1"), game.offer(jackal, "5");
    EXPECT_FALSE(Offering::ask(game.s).open());
    EXPECT_EQ(game.try_play(ibis, "done"), Reason::game_over);
    const Result result = Offering::result(game.rules, game.s);
    EXPECT_EQ(result.score[ibis], 1);
    EXPECT_EQ(result.score[jackal], 5);
    EXPECT_EQ(result.place[jackal], 1);
    EXPECT_EQ(result.place[ibis], 2);
    EXPECT_EQ(Offering::breakdown(game.rules, game.view(ibis), jackal, Language::en).back().value, 5);
}

TEST(Template, GameEndsWhenNobodyHasCards) {
    Playing game({"116", "345", "222"});
    game.offer(ibis, "116");
    game.offer(jackal, "345");
    game.offer(falcon, "222");
    EXPECT_FALSE(Offering::ask(game.s).open());
    EXPECT_EQ(game.s.open.round, 1);
    const Result result = Offering::result(game.rules, game.s);
    EXPECT_EQ(result.place[jackal], 1);
    EXPECT_EQ(result.place[ibis], 2);
    EXPECT_EQ(result.place[falcon], 2);  // equal points share the place
}

TEST(Template, WhoHasNoCardsIsNotAsked) {
    Playing game({"116", "345", "222"});
    game.offer(ibis, "116");
    game.offer(jackal, "3");
    game.offer(falcon, "2");
    EXPECT_EQ(Offering::ask(game.s).seats, mask_of(jackal) | mask_of(falcon));
}

TEST(Template, UndoStopsWhereCardsOpen) {
    const AnyGameOf<Offering> game;
    Match match(std::shared_ptr<const AnyRules>(game.make_rules(two_seats, nullptr)));
    Rng rng(1);
    match.play_chance(rng);
    for (const Seat seat : {ibis, jackal}) {
        EXPECT_FALSE(match.play(seat, match.legal(seat)[0]));
        EXPECT_TRUE(match.can_undo(seat));
        EXPECT_FALSE(match.play(seat, make_action(ActionKind::done)));
        EXPECT_FALSE(match.can_undo(seat));
    }
}

TEST(Template, OptionDealsFourCards) {
    for (const std::uint8_t deal : {std::uint8_t{0}, std::uint8_t{1}}) {
        const Rules rules = rules_for(6, deal);
        State s;
        Offering::start(rules, s, nullptr);
        int dealt = 0;
        for (; Offering::ask(s).to_chance(); ++dealt) {
            Buffer<Outcome, Offering::max_outcomes> outcomes;
            Offering::outcomes(rules, s, outcomes);
            EXPECT_EQ(outcomes[0].weight, s.deck[outcomes[0].action.arg[0]]);
            Offering::apply(rules, s, chance, outcomes[0].action, nullptr);
        }
        EXPECT_EQ(dealt, 6 * (deal == 0 ? 3 : 4));
        EXPECT_EQ(s.hand[5].size(), deal == 0 ? 3 : 4);
        EXPECT_EQ(s.deck.size(), deal == 0 ? 6 : 0);
    }
}

// A bot that looks one answer ahead must come to an end of its offering.
TEST(Template, FinishingLooksBetterThanChangingOnesMind) {
    const Rules rules = rules_for(3, 1);
    Rng rng(1);
    for (int match = 0; match < 50; ++match) {
        State s;
        Offering::start(rules, s, nullptr);
        Buffers<Offering> buffers;
        const State* now = &s;
        play_on<Offering>(rules, s, rng, buffers, [&](Seat seat, Action) {
            if (seat == chance || now->offered[seat].size() == 0) return;
            const auto worth = [&](Action action) {
                State next = *now;
                Offering::apply(rules, next, seat, action, nullptr);
                return Offering::evaluate(rules, Offering::observe(rules, next, seat), seat);
            };
            const int finished = worth(make_action(ActionKind::done));
            for (const Action& action : buffers.actions)
                ASSERT_TRUE(is(action, ActionKind::done) || worth(action) < finished);
        });
    }
}

TEST(Template, TextFormsAreStrict) {
    const Rules rules = rules_for(2);
    Action action{};
    for (const std::string_view words : {"", "offer", "offer 0", "offer 7", "offer 1 2", "done 1", "back x", "deal"})
        EXPECT_FALSE(Offering::parse_action(rules, words, action)) << words;
    EXPECT_TRUE(Offering::parse_action(rules, "offer 6", action));
    EXPECT_EQ(Offering::action_text(rules, action), "offer 6");
}

TEST(Template, TableIsDrawnFromTheView) {
    Playing game({"116", "345"});
    game.play(ibis, "offer 6");
    Canvas own;
    Offering::draw(game.rules, game.view(ibis), Language::en, {}, own);
    EXPECT_NE(own.print(false).find("You offer     [6]"), std::string::npos) << own.print(false);
    Canvas open;
    Offering::draw(game.rules, game.view(spectator), Language::en, {}, open);
    EXPECT_EQ(open.print(false).find("[6]"), std::string::npos) << open.print(false);
}

// What README.md states.
TEST(Template, SizesAreAsDocumented) {
    EXPECT_EQ(sizeof(State), 102U);
    EXPECT_EQ(sizeof(View), 43U);
}

}  // namespace mehen::offering
