// The search itself: its parts can be exchanged, it finds what wins at once, and it cannot be read.
#include "bots/search.h"

#include <gtest/gtest.h>

#include <chrono>
#include <map>
#include <thread>

#include "bots/search_bot.h"
#include "core/match.h"
#include "games/list.h"
#include "games/registry.h"
#include "tests/support/tables.h"

namespace mehen::test {
namespace {

using fertility::Fertility;
using offering::Offering;

template <class G>
struct Start {
    typename G::Rules rules;
    typename G::State s;
    Seat seat = 0;
    std::vector<Action> actions;

    explicit Start(int seats, std::uint64_t seed = 1) {
        EXPECT_TRUE(G::make_rules(default_setup(G::facts(), seats), nullptr, rules));
        G::start(rules, s, nullptr);
        Rng rng(seed);
        Buffers<G> buffers;
        while (G::ask(s).to_chance() || G::setting_up(s)) {
            if (G::ask(s).to_chance()) {
                G::apply(rules, s, chance, sample_chance<G>(rules, s, rng, buffers), nullptr);
                continue;
            }
            list();
            G::apply(rules, s, seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        }
        list();
    }

    void list() {
        Buffers<G> buffers;
        seat = lowest_seat(G::ask(s).seats);
        G::legal(rules, s, seat, buffers.actions);
        actions.assign(buffers.actions.begin(), buffers.actions.end());
    }
    typename G::View view() const { return G::observe(rules, s, seat); }
};

// --- evaluation and policy are parameters

// Cares for nothing but the wheat of the seat that is to move first.
struct WheatEvaluation {
    Rewards operator()(const fertility::Rules& rules, const fertility::State& s) const {
        Rewards rewards{};
        for (std::size_t i = 0; i < rules.seats; ++i) rewards[i] = static_cast<float>(s.table.player[i].wheat) / 20;
        return rewards;
    }
};

TEST(Search, TakesAnotherEvaluationAndAnotherPolicy) {
    const Start<Fertility> start(2);
    Search<Fertility, WheatEvaluation, BlindPolicy<Fertility>> search(start.rules);
    search.begin(start.view(), start.seat, Fertility::ask(start.s), start.actions);
    Rng rng(1);
    for (int i = 0; i < 3000; ++i) search.iterate(rng);
    const Tree& tree = search.tree();
    EdgeId best = tree.node(search.root()).first;
    for (EdgeId id = best; id != no_link; id = tree.edge(id).next)
        if (tree.edge(id).visits > tree.edge(best).visits) best = id;
    // No answer brings more wheat at once than the one preferred.
    const auto wheat_after = [&](Action action) {
        fertility::State next = start.s;
        Fertility::apply(start.rules, next, start.seat, action, nullptr);
        return int{next.table.player[start.seat].wheat};
    };
    int most = 0;
    for (const Action& action : start.actions) most = std::max(most, wheat_after(action));
    EXPECT_EQ(wheat_after(tree.edge(best).action), most);
}

TEST(Search, PriorsComeFromThePolicy) {
    const Start<Fertility> start(2);
    Search<Fertility> search(start.rules);
    Search<Fertility, FeatureEvaluation<Fertility>, BlindPolicy<Fertility>> blind(start.rules);
    Rng rng(1);
    const auto spread = [&](auto& any) {
        any.begin(start.view(), start.seat, Fertility::ask(start.s), start.actions);
        any.iterate(rng);
        float least = 1;
        float most = 0;
        float sum = 0;
        for (EdgeId id = any.tree().node(any.root()).first; id != no_link; id = any.tree().edge(id).next) {
            least = std::min(least, any.tree().edge(id).prior);
            most = std::max(most, any.tree().edge(id).prior);
            sum += any.tree().edge(id).prior;
        }
        EXPECT_NEAR(sum, 1, 1e-3);
        return most - least;
    };
    EXPECT_GT(spread(search), 0.001F);
    EXPECT_LT(spread(blind), 1e-6F);
}

TEST(Search, KeepsWhatItFoundForTheNextDecision) {
    const Start<Fertility> start(2);
    Search<Fertility> search(start.rules);
    search.begin(start.view(), start.seat, Fertility::ask(start.s), start.actions);
    Rng rng(3);
    for (int i = 0; i < 2000; ++i) search.iterate(rng);
    // The answer most looked at of those that leave the seat another choice.
    std::uint32_t visits = 0;
    Action chosen{};
    Start<Fertility> next = start;
    for (EdgeId id = search.tree().node(search.root()).first; id != no_link; id = search.tree().edge(id).next) {
        Start<Fertility> then = start;
        Fertility::apply(then.rules, then.s, then.seat, search.tree().edge(id).action, nullptr);
        then.list();
        if (then.seat != start.seat || then.actions.size() < 2 || search.tree().edge(id).visits <= visits) continue;
        visits = search.tree().edge(id).visits;
        chosen = search.tree().edge(id).action;
        next = then;
    }
    ASSERT_GT(visits, 2U);
    search.go_on(chosen, next.view(), next.seat, Fertility::ask(next.s), next.actions);
    EXPECT_EQ(search.iterations(), 0U);
    EXPECT_GT(search.tree().node(search.root()).visits, 0U);
    search.iterate(rng);
    EXPECT_EQ(search.iterations(), 1U);
}

// --- budgets

TEST(Search, DecisionsOfATurnShareTheirBudget) {
    Allowance allowance;
    const Budget budget{.iterations = 1000};
    std::uint64_t all = 0;
    for (int decision = 0; decision < 5; ++decision) {
        allowance.begin(7, budget, part_for_one);
        std::uint64_t done = 0;
        while (!allowance.over(done, 1)) ++done;
        EXPECT_GT(done, 0U);
        EXPECT_LE(done, 601U);
        allowance.end(done);
        all += done;
    }
    EXPECT_LE(all, 1020U);                     // a little is always allowed
    allowance.begin(8, budget, part_for_one);  // another turn
    EXPECT_FALSE(allowance.over(599, 1));
    EXPECT_FALSE(allowance.over(149, 4));  // four threads share it, too
    EXPECT_TRUE(allowance.over(150, 4));
}

TEST(Search, TimeAtWorkDoesNotPassWhileOthersWork) {
    Allowance allowance;
    allowance.begin(1, {.milliseconds = 5, .cpu_time = true}, 1);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    EXPECT_FALSE(allowance.over(0, 1));
    for (const auto start = std::chrono::steady_clock::now(); !allowance.over(0, 1);)
        ASSERT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(60)) << "work does not count";
    allowance.begin(2, {.milliseconds = 5}, 1);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    EXPECT_TRUE(allowance.over(0, 1));
}

// --- sealed questions

// The same question again and again: not always the same card, and none that the equilibrium never plays.
TEST(Search, CannotBeReadAtSealedQuestions) {
    const Start<Offering> start(2);
    std::map<std::uint64_t, int> first;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        SearchBot<Offering> bot(start.rules);
        Rng rng(seed);
        ++first[bot.choose(start.view(), start.seat, start.actions, {.iterations = 400}, rng).bits()];
    }
    EXPECT_GT(first.size(), 1U);
}

// However early it is interrupted: no beginning is forgotten, and what has been found adds up.
TEST(Search, SealedQuestionsMayBeCutShort) {
    const Start<Offering> start(2);
    for (std::uint64_t most = 1; most <= 120; ++most) {
        SealedSolver<Offering> solver(start.rules, 16);
        Rng rng(most);
        const auto more = [&](std::uint64_t playings) { return playings < most; };
        const auto solution = solver.solve(start.view(), start.seat, start.actions, more, rng);
        EXPECT_EQ(solution.playings, std::max<std::uint64_t>(most, start.actions.size()));
        EXPECT_LE(solution.plans.size(), solution.playings);
        for (const Action& action : start.actions)
            EXPECT_TRUE(std::any_of(solution.plans.begin(), solution.plans.end(),
                                    [&](const auto& plan) { return plan[0] == action; }));
        double sum = 0;
        for (std::size_t i = 0; i < solution.plans.size(); ++i) {
            sum += solution.share[i];
            EXPECT_GE(solution.reward[i], 0);
            EXPECT_LE(solution.reward[i], 1);
        }
        EXPECT_NEAR(sum, 1, 1e-6);
    }
}

// What the rival has chosen already makes no difference, because nobody can see it.
TEST(Search, ARivalWhoHasFinishedIsNotPeekedAt) {
    Start<Offering> start(2);
    std::map<std::uint64_t, double> chance[2];
    for (int finished = 0; finished < 2; ++finished) {
        Start<Offering> now = start;
        if (finished == 1) {  // the first seat gives away its strongest cards, in secret
            now.list();
            Offering::apply(now.rules, now.s, 0, now.actions.back(), nullptr);
            Offering::apply(now.rules, now.s, 0, make_action(offering::ActionKind::done), nullptr);
        }
        Buffers<Offering> buffers;
        Offering::legal(now.rules, now.s, 1, buffers.actions);
        const std::vector<Action> actions(buffers.actions.begin(), buffers.actions.end());
        SearchBot<Offering> bot(now.rules);
        Rng rng(5);
        const Study found = bot.study(Offering::observe(now.rules, now.s, 1), 1, actions, {.iterations = 3000}, rng);
        for (const Study::Option& option : found.options) chance[finished][option.action.bits()] = option.chance;
    }
    for (const auto& [action, value] : chance[0]) EXPECT_NEAR(value, chance[1][action], 0.06);
}

// --- won in one

template <class G>
bool wins_at_once(const typename G::Rules& rules, const typename G::State& s, Seat seat, Action action) {
    typename G::State next = s;
    G::apply(rules, next, seat, action, nullptr);
    if (G::ask(next).open()) return false;
    const Result result = G::result(rules, next);
    return result.place[seat] == 1 && std::count(result.place.begin(), result.place.begin() + rules.seats, 1) == 1;
}

// The answers that win at once whatever is hidden.
template <class G>
std::vector<Action> winning_answers(const typename G::Rules& rules, const typename G::State& s, Seat seat,
                                    const std::vector<Action>& actions, Rng& rng) {
    std::vector<Action> winning;
    for (const Action& action : actions)
        if (wins_at_once<G>(rules, s, seat, action)) winning.push_back(action);
    const auto view = G::observe(rules, s, seat);
    for (int i = 0; i < 8 && !winning.empty(); ++i) {
        const auto imagined = G::determinize(rules, view, rng);
        std::erase_if(winning, [&](Action action) { return !wins_at_once<G>(rules, imagined, seat, action); });
    }
    return winning;
}

// Positions in which some answers win at once whatever is hidden, and others do not.
template <class G, class Each>
int for_each_won_in_one(int seats, std::uint64_t seeds, Each&& each) {
    typename G::Rules rules;
    EXPECT_TRUE(G::make_rules(default_setup(G::facts(), seats), nullptr, rules));
    const std::shared_ptr<const AnyRules> any =
        find_game(G::facts().id)->make_rules(default_setup(G::facts(), seats), nullptr);
    int found = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        Rng rng(seed);
        Match match(any);
        const auto greedy = make_bot("greedy", *any);
        for (match.play_chance(rng); !match.over(); match.play_chance(rng)) {
            const Seat seat = lowest_seat(match.ask().seats);
            const std::vector<Action> actions = match.legal(seat);
            const ViewBytes view = any->observe(match.state(), seat);
            typename G::State s;
            std::memcpy(&s, match.state(), sizeof s);
            const std::vector<Action> winning = winning_answers<G>(rules, s, seat, actions, rng);
            if (!winning.empty() && winning.size() < actions.size() && match.ask().sealed == 0) {
                each(*any, view, seat, actions, winning);
                ++found;
            }
            const bool stray = rng.below(5) == 0;  // not only what a bot would seek
            const auto blind = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
            EXPECT_FALSE(match.play(seat, stray ? blind : greedy->choose(view, seat, actions, {}, rng)));
        }
    }
    return found;
}

template <class G>
int expect_wins_are_found(int seats, std::uint64_t seeds) {
    return for_each_won_in_one<G>(
        seats, seeds,
        [&](const AnyRules& rules, const ViewBytes& view, Seat seat, const std::vector<Action>& actions,
            const std::vector<Action>& winning) {
            for (const std::string_view name : {"normal", "hard", "expert"}) {
                Rng rng(1);
                const Action action = make_bot(name, rules)->choose(view, seat, actions, {.iterations = 300}, rng);
                EXPECT_TRUE(contains(winning, action))
                    << name << ", " << G::facts().id << ": " << rules.action_text(action) << " instead of "
                    << rules.action_text(winning[0]);
            }
        });
}

#ifdef NDEBUG
constexpr std::uint64_t won_games = 150;
#else
constexpr std::uint64_t won_games = 40;
#endif

TEST(Search, FindsAWinInOneFertility) {
    EXPECT_GT(expect_wins_are_found<Fertility>(2, won_games), 0);
}
TEST(Search, FindsAWinInOneKemetFirst) {
    EXPECT_GT(expect_wins_are_found<kemet::KemetFirst>(2, won_games), 0);
}
TEST(Search, FindsAWinInOneKemetRevised) {
    EXPECT_GT(expect_wins_are_found<kemet::KemetRevised>(3, won_games), 0);
}
// There the goal has to be reached before one's own turn begins, so that an answer seldom wins at once.
TEST(Search, FindsAWinInOneKemetBloodAndSand) {
    expect_wins_are_found<kemet::KemetBloodAndSand>(2, won_games);
}
// There a battle decides mostly, whose end is hidden; alliance_test.cpp has the others.
TEST(Search, FindsAWinInOneKemetAlliance) {
    expect_wins_are_found<kemet::KemetSeth>(3, won_games / 4);
}

// What a game says about exploring is heard; where it says nothing, the search keeps its own.
TEST(SearchSettings, AGameMaySayHowCuriousToBe) {
    const auto bias = []<class G>(int seats) {
        return settings_for<GameOf<G>>(Start<G>(seats).rules).exploration.bias;
    };
    EXPECT_FLOAT_EQ(bias.operator()<kemet::KemetFirst>(2), 0.50F);
    EXPECT_FLOAT_EQ(bias.operator()<kemet::KemetFirst>(4), 0.12F);
    EXPECT_FLOAT_EQ(bias.operator()<Fertility>(4), Exploration{}.bias);
}

}  // namespace
}  // namespace mehen::test
