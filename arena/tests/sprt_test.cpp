#include "arena/sprt.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.h"

namespace mehen::test {
namespace {

TEST(Sprt, ExpectedShare) {
    EXPECT_NEAR(expected_share(0, 1, 2), 0.5, 1e-12);
    EXPECT_NEAR(expected_share(0, 1, 5), 0.2, 1e-12);
    EXPECT_NEAR(expected_share(0, 2, 4), 0.5, 1e-12);
    EXPECT_NEAR(expected_share(400, 1, 2), 10.0 / 11, 1e-12);
    const double share = expected_share(120, 1, 4);
    EXPECT_NEAR(share / (1 - share) * 3, std::pow(10, 0.3), 1e-12);
}

// The likelihood of pairs of games lost, halved and won when the mean is fixed, greatest over how many are halved.
double most_likely(double lost, double halved, double won, double mean) {
    double low = 0;
    double high = 2 * std::min(mean, 1 - mean);
    const auto value = [&](double half) {
        return lost * std::log(1 - mean - half / 2) + halved * std::log(half) + won * std::log(mean - half / 2);
    };
    for (int i = 0; i < 200; ++i) {
        const double left = low + (high - low) / 3;
        const double right = high - (high - low) / 3;
        (value(left) < value(right) ? low : high) = value(left) < value(right) ? left : right;
    }
    return value((low + high) / 2);
}

Sprt test_of(int lost, int halved, int won, double share0, double share1) {
    Sprt test(share0, share1);
    for (int i = 0; i < lost; ++i) test.add(0);
    for (int i = 0; i < halved; ++i) test.add(0.5);
    for (int i = 0; i < won; ++i) test.add(1);
    return test;
}

TEST(Sprt, RatioIsThatOfTheGreatestLikelihoods) {
    const int cases[][3] = {{10, 30, 20}, {1, 5, 3}, {40, 3, 2}, {2, 50, 100}};
    for (const auto& [lost, halved, won] : cases) {
        const double expected = most_likely(lost, halved, won, 0.6) - most_likely(lost, halved, won, 0.5);
        EXPECT_NEAR(test_of(lost, halved, won, 0.5, 0.6).log_ratio(), expected, 2e-3);
    }
}

TEST(Sprt, CloseToEvenItIsTheFormulaFromMeanAndVariance) {
    const int lost = 240;
    const int halved = 500;
    const int won = 260;
    const double mean = (won + 0.5 * halved) / 1000;
    const double variance = (won + 0.25 * halved) / 1000 - mean * mean;
    const double share0 = expected_share(0, 1, 2);
    const double share1 = expected_share(10, 1, 2);
    const double formula = 1000 * (share1 - share0) * (2 * mean - share0 - share1) / (2 * variance);
    EXPECT_NEAR(test_of(lost, halved, won, share0, share1).log_ratio(), formula, std::abs(formula) * 0.02);
}

TEST(Sprt, WinningEverythingIsDecidedInGoodTime) {
    EXPECT_NEAR(test_of(0, 0, 7, 0.5, 0.64).log_ratio(), 7 * std::log(0.64 / 0.5), 0.01);
    EXPECT_EQ(test_of(0, 0, 7, 0.5, 0.64).verdict(), Sprt::Verdict::undecided);
    EXPECT_EQ(test_of(0, 0, 12, 0.5, 0.64).verdict(), Sprt::Verdict::h1);
    EXPECT_EQ(test_of(12, 0, 0, 0.5, 0.64).verdict(), Sprt::Verdict::h0);
}

TEST(Sprt, NothingPlayedNothingDecided) {
    const Sprt test(0.5, 0.6);
    EXPECT_EQ(test.log_ratio(), 0);
    EXPECT_EQ(test.verdict(), Sprt::Verdict::undecided);
    EXPECT_NEAR(Sprt::upper(), std::log(19), 1e-12);
    EXPECT_NEAR(Sprt::lower(), -std::log(19), 1e-12);
}

// Among many tests of a bot for which one of the claims holds, about one in twenty goes wrong.
TEST(Sprt, ErrsAsOftenAsItSays) {
    Rng rng(5);
    const double share0 = expected_share(0, 1, 4);
    const double share1 = expected_share(120, 1, 4);
    constexpr int tests = 300;
    for (const bool truth : {false, true}) {
        int wrong = 0;
        for (int i = 0; i < tests; ++i) {
            Sprt test(share0, share1);
            while (test.verdict() == Sprt::Verdict::undecided) {
                int won = 0;
                for (int game = 0; game < 4; ++game)
                    won += rng.below(1'000'000) < 1e6 * (truth ? share1 : share0) ? 1 : 0;
                test.add(won / 4.0);
            }
            wrong += (test.verdict() == Sprt::Verdict::h1) == truth ? 0 : 1;
        }
        EXPECT_LT(wrong, tests * 0.085) << truth;
        EXPECT_GT(wrong, 0);
    }
}

}  // namespace
}  // namespace mehen::test
