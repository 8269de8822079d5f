#include "arena/rating.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "core/rng.h"

namespace mehen::test {
namespace {

double random_share(Rng& rng) {
    return static_cast<double>(rng.next() >> 11U) / static_cast<double>(1ULL << 53U);
}

PairResults two_bots(int groups, const std::function<double(int)>& won) {
    PairResults results({1, 1});
    for (int i = 0; i < groups; ++i) {
        results.begin_group();
        results.add(0, 1, won(i));
    }
    return results;
}

TEST(Rating, TwoBotsHaveTheKnownFormula) {
    // 70 won, 20 lost, 10 drawn; half a game more for each, which keeps 100:0 finite.
    const auto ratings = rate(two_bots(100, [](int i) { return i < 70 ? 1 : i < 90 ? 0 : 0.5; }));
    EXPECT_NEAR(ratings[0].elo, 400 * std::log10(75.5 / 25.5), 1e-9);
    EXPECT_NEAR(ratings[1].elo, -ratings[0].elo, 1e-9);
    EXPECT_NEAR(ratings[0].low, -ratings[1].high, 1e-9);
    // The usual interval of a share that close to certain, on the scale of logarithms.
    const double error = std::sqrt((70 + 10 * 0.25 - 100 * 0.75 * 0.75) / 100 / 100) / (0.75 * 0.25);
    EXPECT_NEAR((ratings[0].high - ratings[0].low) / (2 * 1.98 * 400 / std::log(10) * error), 1, 0.02);
}

TEST(Rating, ManyGamesForgetTheImaginedOne) {
    const auto ratings = rate(two_bots(100'000, [](int i) { return i % 4 == 0 ? 0 : 1; }));
    EXPECT_NEAR(ratings[0].elo, 400 * std::log10(3), 0.01);
}

TEST(Rating, WinningEverythingStaysFinite) {
    const Rating rating = rate(two_bots(100, [](int) { return 1; }))[0];
    EXPECT_NEAR(rating.elo, 400 * std::log10(100.5 / 0.5), 1e-6);
    // Of 100 games won, Wilson's interval says: more than 96.3 %.
    const double low = odds_of_elo(rating.low) / (1 + odds_of_elo(rating.low));
    EXPECT_GT(low, 0.94);
    EXPECT_LT(low, 0.98);
    EXPECT_LT(rating.high, 2000);
}

TEST(Rating, NothingToRate) {
    EXPECT_EQ(rate(PairResults({1, 1}))[0].elo, 0);
    PairResults alone({4});
    alone.begin_group();
    EXPECT_EQ(rate(alone)[0].high, 0);
}

// One game of some bots on some seats: everybody in turn takes the next place with a chance in proportion to strength.
// Each pair of seats of different bots is a result.
void add_game(PairResults& results, const std::vector<double>& elo, Rng& rng) {
    std::vector<std::size_t> waiting;
    for (std::size_t bot = 0; bot < elo.size(); ++bot)
        waiting.insert(waiting.end(), static_cast<std::size_t>(results.seats(bot)), bot);
    while (!waiting.empty()) {
        double total = 0;
        for (const std::size_t bot : waiting) total += odds_of_elo(elo[bot]);
        double left = random_share(rng) * total;
        std::size_t at = 0;
        while (at + 1 < waiting.size() && left >= odds_of_elo(elo[waiting[at]]))
            left -= odds_of_elo(elo[waiting[at++]]);
        const std::size_t next = waiting[at];
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(at));
        for (const std::size_t other : waiting)
            if (other != next) results.add(next, other, 1);
    }
}

PairResults simulated(std::vector<int> seats, const std::vector<double>& elo, int groups, Rng& rng) {
    PairResults results(std::move(seats));
    for (int i = 0; i < groups; ++i) {
        results.begin_group();
        add_game(results, elo, rng);
        add_game(results, elo, rng);
    }
    return results;
}

// The likelihood as it is defined, and its maximum found by nothing but trying.
double log_likelihood(const PairResults& results, const std::vector<double>& elo) {
    double sum = 0;
    for (std::size_t a = 0; a < elo.size(); ++a)
        for (std::size_t b = 0; b < elo.size(); ++b) {
            if (a == b) continue;
            double won = 0.5 * results.seats(a) * results.seats(b);
            for (std::size_t group = 0; group < results.groups(); ++group) won += results.won(group, a, b);
            sum += won * std::log(1 / (1 + std::pow(10, (elo[b] - elo[a]) / 400)));
        }
    return sum;
}

std::vector<double> best_by_trying(const PairResults& results) {
    std::vector<double> elo(results.bots());
    for (double step = 256; step > 1e-4; step /= 2)
        for (bool better = true; better;) {
            better = false;
            for (double& each : elo)
                for (const double move : {step, -step}) {
                    const double before = log_likelihood(results, elo);
                    each += move;
                    if (log_likelihood(results, elo) > before)
                        better = true;
                    else
                        each -= move;
                }
        }
    return elo;
}

TEST(Rating, IsTheGreatestLikelihood) {
    Rng rng(7);
    const std::vector<std::vector<double>> strengths = {{0, 100, -250, 60}, {300, 0}, {0, 900, 0}};
    const std::vector<std::vector<int>> seats = {{1, 1, 1, 1}, {1, 3}, {2, 1, 2}};
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const PairResults results = simulated(seats[i], strengths[i], 12, rng);
        const auto ratings = rate(results);
        const auto tried = best_by_trying(results);
        for (std::size_t bot = 0; bot < tried.size(); ++bot) {
            double others = 0;
            for (std::size_t other = 0; other < tried.size(); ++other) others += other == bot ? 0 : tried[other];
            EXPECT_NEAR(ratings[bot].elo, tried[bot] - others / static_cast<double>(tried.size() - 1), 0.05);
        }
    }
}

// The same interval by leaving out one group after the other.
TEST(Rating, IntervalAgreesWithTheJackknife) {
    Rng rng(8);
    constexpr int groups = 60;
    const PairResults all = simulated({1, 2, 1}, {150, 0, -80}, groups, rng);
    std::vector<std::vector<double>> without(all.bots());
    for (std::size_t left_out = 0; left_out < groups; ++left_out) {
        PairResults some({1, 2, 1});
        for (std::size_t group = 0; group < groups; ++group) {
            if (group == left_out) continue;
            some.begin_group();
            for (std::size_t a = 0; a < 3; ++a)
                for (std::size_t b = 0; b < 3; ++b)
                    for (double won = 0; a != b && won < all.won(group, a, b); ++won) some.add(a, b, 1);
        }
        const auto ratings = rate(some);
        for (std::size_t bot = 0; bot < ratings.size(); ++bot) without[bot].push_back(ratings[bot].elo);
    }
    const auto ratings = rate(all);
    for (std::size_t bot = 0; bot < ratings.size(); ++bot) {
        double mean = 0;
        for (const double each : without[bot]) mean += each / groups;
        double sum = 0;
        for (const double each : without[bot]) sum += (each - mean) * (each - mean);
        const double error = std::sqrt(sum * (groups - 1) / groups);
        EXPECT_NEAR((ratings[bot].high - ratings[bot].low) / (2 * 2.0 * error), 1, 0.06) << bot;
    }
}

// Where the truth is known, 95 of 100 intervals hold it, though pairs of a game and games of a seed depend on each
// other.
TEST(Rating, IntervalsHoldTheTruth) {
    Rng rng(9);
    constexpr int contests = 2000;
    int right = 0;
    int right_of_two = 0;
    for (int i = 0; i < contests; ++i) {
        const Rating one_of_four = rate(simulated({1, 3}, {200, 0}, 40, rng))[0];
        right += one_of_four.low <= 200 && 200 <= one_of_four.high ? 1 : 0;
        // A seed favours one of the seats: both sides play it, and their results lean against each other.
        PairResults paired({1, 1});
        for (int group = 0; group < 20; ++group) {
            const double luck = random_share(rng) < 0.5 ? 0.35 : -0.35;
            paired.begin_group();
            for (const double lean : {luck, -luck}) paired.add(0, 1, random_share(rng) < 0.6 + lean ? 1 : 0);
        }
        const double truth = elo_of_odds(0.6 / 0.4);
        const Rating two = rate(paired)[0];
        right_of_two += two.low <= truth && truth <= two.high ? 1 : 0;
    }
    for (const int held : {right, right_of_two}) {
        EXPECT_GT(held, contests * 0.935);
        EXPECT_LT(held, contests * 0.97);
    }
}

TEST(Rating, BalancedSeedsNarrowTheInterval) {
    PairResults balanced({1, 1});
    PairResults lumped({1, 1});
    for (int i = 0; i < 50; ++i) {
        balanced.begin_group();
        lumped.begin_group();
        for (const int game : {0, 1}) {
            balanced.add(0, 1, game);  // each side won once
            lumped.add(0, 1, i % 2);   // one side won both
        }
    }
    const auto width = [](const PairResults& results) { return rate(results)[0].high - rate(results)[0].low; };
    EXPECT_LT(width(balanced) * 5, width(lumped));
}

}  // namespace
}  // namespace mehen::test
