// What positions are worth.
#include "bots/evaluation.h"

#include <gtest/gtest.h>

#include <cstring>

#include "games/list.h"
#include "games/registry.h"
#include "tests/support/tables.h"

namespace mehen::test {
namespace {

template <class G, class Each>
void for_each_state(int seats, Each&& each) {
    typename G::Rules rules;
    ASSERT_TRUE(G::make_rules(default_setup(G::facts(), seats), nullptr, rules));
    const auto any = find_game(G::facts().id)->make_rules(default_setup(G::facts(), seats), nullptr);
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        for_each_position(*any, seed, [&](const StateBytes& bytes, Rng&) {
            typename G::State s;
            std::memcpy(&s, bytes.data(), sizeof s);
            each(rules, s);
        });
}

template <class G>
class Evaluation : public testing::Test {};
using EvaluatedGames = testing::Types<fertility::Fertility, kemet::KemetFirst, kemet::KemetRevised,
                                      kemet::KemetBloodAndSand, kemet::KemetSeth, offering::Offering>;
TYPED_TEST_SUITE(Evaluation, EvaluatedGames);

// A game may weigh its features on a faster way; it has to come to the same.
TYPED_TEST(Evaluation, WorthIsTheFeaturesWeighed) {
    using G = TypeParam;
    for (const int seats : {G::facts().min_seats, G::facts().max_seats})
        for_each_state<G>(seats, [](const typename G::Rules& rules, const typename G::State& s) {
            const int phase = G::phase(rules, s);
            ASSERT_GE(phase, 0);
            ASSERT_LE(phase, last_phase);
            const Worths fast = GameOf<G>::worths(rules, s);
            for (Seat seat = 0; seat < rules.seats; ++seat)
                ASSERT_EQ(fast[seat], weigh(G::features(rules, s, seat), G::weights(rules), phase));
        });
}

// Answers that a game says look alike are looked at once, and what it says that an answer does not change is known from
// before; each by itself, and read anew, has to come to the same.
TYPED_TEST(Evaluation, AnswersAreJudgedAsEachByItself) {
    using G = TypeParam;
    for_each_state<G>(G::facts().max_seats, [](const typename G::Rules& rules, const typename G::State& s) {
        const Ask ask = G::ask(s);
        if (!ask.open() || ask.to_chance()) return;
        const Seat seat = lowest_seat(ask.seats);
        Buffer<Action, G::max_actions> actions;
        G::legal(rules, s, seat, actions);
        const std::span<const Action> all(actions.begin(), actions.size());
        std::vector<int> together(all.size());
        GreedyPolicy<GameOf<G>>{}.judge(rules, s, seat, all, together);
        for (std::size_t i = 0; i < all.size(); ++i) {
            int alone = 0;
            GreedyPolicy<GameOf<G>>{}.judge(rules, s, seat, all.subspan(i, 1), std::span(&alone, 1));
            ASSERT_EQ(together[i], alone) << G::action_text(rules, all[i]);
            typename G::State after = s;
            G::apply(rules, after, seat, all[i], nullptr);
            ASSERT_EQ(alone, G::evaluate(rules, G::observe(rules, after, seat), seat)) << G::action_text(rules, all[i]);
        }
    });
}

TYPED_TEST(Evaluation, SharesOfTheWinAddUp) {
    using G = TypeParam;
    for_each_state<G>(G::facts().max_seats, [](const typename G::Rules& rules, const typename G::State& s) {
        const Rewards rewards = FeatureEvaluation<GameOf<G>>{}(rules, s);
        float sum = 0;
        for (std::size_t i = 0; i < rules.seats; ++i) {
            ASSERT_GE(rewards[i], 0);
            sum += rewards[i];
        }
        ASSERT_NEAR(sum, 1, 1e-4);
        if (G::ask(s).open()) return;
        const Result end = G::result(rules, s);  // whoever has won has nearly all of it
        for (std::size_t i = 0; i < rules.seats; ++i) ASSERT_LE(rewards[i], end.place[i] == 1 ? 1.0F : 0.05F);
    });
}

TEST(Worth, ChangesFromTheStartToTheEnd) {
    constexpr Weights<2> weights = {{10, -4}, {30, 4}};
    constexpr Features<2> features = {2, 5};
    EXPECT_EQ(weigh(features, weights, 0), 0);
    EXPECT_EQ(weigh(features, weights, last_phase), 80);
    EXPECT_EQ(weigh(features, weights, last_phase / 2), 40);
}

TEST(Worth, AHundredMoreIsETimesTheChance) {
    const Rewards two = shares_of({100, 0}, 2);
    EXPECT_NEAR(two[0] / two[1], 2.71828, 1e-3);
    const Rewards three = shares_of({0, 0, 0}, 3);
    EXPECT_NEAR(three[2], 1 / 3.0, 1e-5);
}

}  // namespace
}  // namespace mehen::test
