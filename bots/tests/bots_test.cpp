// Every bot in every game: what it answers is legal, hangs on nothing hidden, and can be played again.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "core/match.h"
#include "games/registry.h"
#include "tests/support/tables.h"

namespace mehen::test {
namespace {

Budget few(int iterations) {
    return {.iterations = iterations};
}

class Bots : public testing::TestWithParam<const AnyGame*> {
protected:
    std::shared_ptr<const AnyRules> rules(int seats) const {
        return GetParam()->make_rules(default_setup(GetParam()->facts(), seats), nullptr);
    }
};

// Positions with a choice on the way of a random game.
template <class Each>
void for_each_choice(const AnyRules& rules, std::uint64_t seed, Each&& each) {
    for_each_position(rules, seed, [&](const StateBytes& s, Rng& rng) {
        const Ask ask = rules.ask(s.data());
        if (!ask.open() || ask.to_chance()) return;
        const Seat seat = lowest_seat(ask.seats);
        const std::vector<Action> actions = rules.legal(s.data(), seat);
        if (actions.size() > 1) each(s, seat, actions, rng);
    });
}

TEST_P(Bots, GiveLegalAnswers) {
    const GameFacts& facts = GetParam()->facts();
    for (const std::string_view name : bot_names())
        for (const int seats : {facts.min_seats, facts.max_seats}) {
            Match match(rules(seats));
            Rng rng(11);
            std::vector<std::unique_ptr<AnyBot>> bots;
            for (int i = 0; i < seats; ++i) bots.push_back(make_bot(i == 0 ? name : "random", match.rules()));
            std::size_t own = 0;
            for (match.play_chance(rng); !match.over() && own < 60; match.play_chance(rng)) {
                const Seat seat = lowest_seat(match.ask().seats);
                own += seat == 0 ? 1U : 0U;
                const Action action = bots[seat]->choose(match.rules().observe(match.state(), seat), seat,
                                                         match.legal(seat), few(12), rng);
                ASSERT_FALSE(match.play(seat, action)) << name << ", seat " << int{seat};
            }
        }
}

// Two tables that look the same to a seat, with other things hidden. As long as they do, a bot that plays through a
// turn on each, trees and plans carried along, gives the same answers.
TEST_P(Bots, AnswersHangOnNothingHidden) {
    const auto table = rules(GetParam()->facts().min_seats);
    int compared = 0;
    const auto play_both = [&](StateBytes s, StateBytes other, Seat seat, std::string_view name) {
        const auto bot = make_bot(name, *table);
        const auto twin = make_bot(name, *table);
        Rng rng(7);
        Rng same(7);
        for (int i = 0; i < 6 && mehen::contains(table->ask(s.data()).seats, seat); ++i) {
            const ViewBytes view = table->observe(s.data(), seat);
            if (table->observe(other.data(), seat) != view) return;
            const std::vector<Action> actions = table->legal(s.data(), seat);
            const Action answer = bot->choose(view, seat, actions, few(30), rng);
            ASSERT_EQ(twin->choose(view, seat, table->legal(other.data(), seat), few(30), same), answer) << name;
            table->apply(s.data(), seat, answer, nullptr);
            table->apply(other.data(), seat, answer, nullptr);
            ++compared;
        }
    };
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
        for_each_choice(*table, seed, [&](const StateBytes& s, Seat seat, const std::vector<Action>&, Rng& rng) {
            if (rng.below(20) != 0) return;
            StateBytes other = s;
            table->scramble(other.data(), seat, rng);
            ASSERT_EQ(table->observe(other.data(), seat), table->observe(s.data(), seat));
            for (const std::string_view name : {"easy", "normal", "search"}) play_both(s, other, seat, name);
        });
    EXPECT_GT(compared, 0);
}

TEST_P(Bots, AnIterationBudgetGivesTheSameAnswerAgain) {
    const auto table = rules(GetParam()->facts().max_seats);
    const auto play = [&] {
        Match match(table);
        Rng rng(5);
        std::vector<std::unique_ptr<AnyBot>> bots;
        for (int i = 0; i < table->seats(); ++i) bots.push_back(make_bot("search", *table));
        for (match.play_chance(rng); !match.over() && match.history().size() < 40; match.play_chance(rng)) {
            const Seat seat = lowest_seat(match.ask().seats);
            EXPECT_FALSE(match.play(
                seat, bots[seat]->choose(table->observe(match.state(), seat), seat, match.legal(seat), few(40), rng)));
        }
        return std::vector<std::byte>(match.state(), match.state() + table->state_bytes());
    };
    EXPECT_EQ(play(), play());
}

TEST_P(Bots, AStudyAddsUp) {
    const auto table = rules(GetParam()->facts().max_seats);
    int studied = 0;
    for_each_choice(*table, 3, [&](const StateBytes& s, Seat seat, const std::vector<Action>& actions, Rng& rng) {
        if (rng.below(12) != 0) return;
        const Study found = study(*table, table->observe(s.data(), seat), seat, actions, few(50), rng);
        ASSERT_EQ(found.options.size(), actions.size());
        double sum = 0;
        for (const double chance : found.chance) sum += chance;
        EXPECT_NEAR(sum, 1, 0.001);
        EXPECT_GT(found.iterations, 0U);
        for (std::size_t i = 1; i < found.options.size(); ++i)
            EXPECT_GE(found.options[i - 1].visits, found.options[i].visits);
        for (const Study::Option& option : found.options) {
            EXPECT_TRUE(contains(actions, option.action));
            EXPECT_GE(option.chance, 0);
            EXPECT_LE(option.chance, 1.001);
        }
        ++studied;
    });
    EXPECT_GT(studied, 0);
}

TEST_P(Bots, SeveralThreadsAnswerToo) {
    const auto table = rules(GetParam()->facts().min_seats);
    Rng rng(1);
    StateBytes s = play_set_up(*table, 1);
    while (table->ask(s.data()).to_chance()) s = after(*table, s, random_move(*table, s.data(), rng));
    const Seat seat = lowest_seat(table->ask(s.data()).seats);
    const std::vector<Action> actions = table->legal(s.data(), seat);
    const Study found =
        study(*table, table->observe(s.data(), seat), seat, actions, {.iterations = 100, .threads = 3}, rng);
    EXPECT_TRUE(contains(actions, found.options[0].action));
}

INSTANTIATE_TEST_SUITE_P(Bots, Bots, testing::ValuesIn(all_games().begin(), all_games().end()), TestName());

TEST(BotNames, AreReadWithTheirBudgets) {
    BotSpec spec;
    EXPECT_FALSE(parse_bot("search:time=200:threads=2", spec));
    EXPECT_EQ(spec.name, "search");
    EXPECT_EQ(spec.budget.milliseconds, 200);
    EXPECT_EQ(spec.budget.threads, 2);
    EXPECT_FALSE(parse_bot("hard:iterations=50", spec));
    EXPECT_EQ(spec.budget.iterations, 50);
    EXPECT_TRUE(parse_bot("hard:time=0", spec));
    EXPECT_TRUE(parse_bot("hard:speed=3", spec));
    EXPECT_TRUE(parse_bot("clever", spec));
}

}  // namespace
}  // namespace mehen::test
