// No bot keeps a table waiting: every reply is legal and comes within its budget and 50 ms. Wants an optimised build
// and the machine to itself, so it stands apart from the other suites.
#include <gtest/gtest.h>

#include <chrono>
#include <ctime>

#include "bots/bot.h"
#include "core/match.h"
#include "games/registry.h"
#include "tests/support/tables.h"

namespace mehen::test {
namespace {

constexpr double grace = 50;  // milliseconds

double processor_ms() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

class Timing : public testing::TestWithParam<const AnyGame*> {
protected:
    // Asks one bot after the other in positions of played games, until `wanted` replies have been timed.
    void time_replies(int wanted, std::initializer_list<std::string_view> names, std::initializer_list<int> budgets) {
        const GameFacts& facts = GetParam()->facts();
        for (std::uint64_t seed = 1; timed_ < wanted; ++seed) {
            const int seats = facts.min_seats + static_cast<int>(seed) % (facts.max_seats - facts.min_seats + 1);
            const std::shared_ptr<const AnyRules> rules = GetParam()->make_rules(default_setup(facts, seats), nullptr);
            const auto greedy = make_bot("greedy", *rules);
            Match match(rules);
            Rng rng(seed);
            for (match.play_chance(rng); !match.over() && timed_ < wanted; match.play_chance(rng)) {
                const Seat seat = lowest_seat(match.ask().seats);
                const std::vector<Action> actions = match.legal(seat);
                const ViewBytes view = rules->observe(match.state(), seat);
                if (actions.size() > 1 && rng.below(8) == 0) {
                    const std::string_view name = names.begin()[rng.below(static_cast<std::uint32_t>(names.size()))];
                    const int ms = budgets.begin()[rng.below(static_cast<std::uint32_t>(budgets.size()))];
                    time_one(*rules, view, seat, actions, name, ms, rng);
                }
                ASSERT_FALSE(match.play(seat, greedy->choose(view, seat, actions, {}, rng)));
            }
        }
        EXPECT_LE(late_, wanted / 100) << "of " << wanted;
    }

    // A fixed time for each level: `easy` and `normal` take theirs, whatever they are given.
    void time_one(const AnyRules& rules, const ViewBytes& view, Seat seat, const std::vector<Action>& actions,
                  std::string_view name, int ms, Rng& rng) {
        const auto bot = make_bot(name, rules);
        const auto start = std::chrono::steady_clock::now();
        const double processor = processor_ms();
        const Action action = bot->choose(view, seat, actions, {.milliseconds = ms}, rng);
        const double worked = processor_ms() - processor;
        const double waited =
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
        EXPECT_TRUE(contains(actions, action)) << name;
        const bool searches = name != "easy" && name != "normal";
        const double most = searches ? ms + grace : 100;
        EXPECT_LE(worked, most) << name << " with " << ms << " ms, " << actions.size() << " answers";
        late_ += waited > most ? 1 : 0;  // a machine may stop anybody now and then
        ++timed_;
    }

    int timed_ = 0;
    int late_ = 0;
};

TEST_P(Timing, RepliesComeInTimeWithSmallBudgets) {
    time_replies(600, {"easy", "normal", "hard", "expert", "search"}, {2, 5, 10, 20});
}

TEST_P(Timing, RepliesComeInTimeWithFullBudgets) {
    time_replies(8, {"hard"}, {200});
    time_replies(14, {"expert"}, {1000});
}

INSTANTIATE_TEST_SUITE_P(Bots, Timing, testing::ValuesIn(all_games().begin(), all_games().end()), TestName());

}  // namespace
}  // namespace mehen::test
