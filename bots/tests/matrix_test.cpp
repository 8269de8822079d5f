// Mixed strategies against games whose solution is known.
#include "bots/matrix.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "core/rng.h"

namespace mehen {
namespace {

MatrixGame game(std::size_t rows, std::size_t columns, std::vector<double> payoff) {
    return {rows, columns, std::move(payoff)};
}

void expect_mixture(const std::vector<double>& mixed, const std::vector<double>& expected) {
    ASSERT_EQ(mixed.size(), expected.size());
    for (std::size_t i = 0; i < mixed.size(); ++i) EXPECT_NEAR(mixed[i], expected[i], 0.02) << "choice " << i;
}

TEST(Matrix, RockPaperScissorsIsEven) {
    const Equilibrium mixed = solve(game(3, 3, {0, -1, 1, 1, 0, -1, -1, 1, 0}));
    expect_mixture(mixed.row, {1 / 3.0, 1 / 3.0, 1 / 3.0});
    expect_mixture(mixed.column, {1 / 3.0, 1 / 3.0, 1 / 3.0});
    EXPECT_NEAR(mixed.value, 0, 0.01);
}

// Scissors beaten by rock counts double: the weights turn round the circle.
TEST(Matrix, RockPaperScissorsWithADoublePrize) {
    const Equilibrium mixed = solve(game(3, 3, {0, -1, 2, 1, 0, -1, -2, 1, 0}), 5000);
    expect_mixture(mixed.row, {0.25, 0.5, 0.25});
    expect_mixture(mixed.column, {0.25, 0.5, 0.25});
}

TEST(Matrix, UnevenPennies) {
    // Row mixes p with 2p - (1-p) = -p + (1-p): p = 2/5, and the value is 1/5.
    const Equilibrium mixed = solve(game(2, 2, {2, -1, -1, 1}), 5000);
    expect_mixture(mixed.row, {0.4, 0.6});
    expect_mixture(mixed.column, {0.4, 0.6});
    EXPECT_NEAR(mixed.value, 0.2, 0.01);
}

TEST(Matrix, WhatIsAlwaysWorseIsNotPlayed) {
    const Equilibrium mixed = solve(game(3, 2, {3, 2, 4, 5, 1, 0}));
    expect_mixture(mixed.row, {0, 1, 0});
    expect_mixture(mixed.column, {1, 0});
    EXPECT_NEAR(mixed.value, 4, 0.02);
}

TEST(Matrix, OneChoiceIsTaken) {
    const Equilibrium mixed = solve(game(1, 3, {0.5, 0.25, 0.75}));
    expect_mixture(mixed.row, {1});
    expect_mixture(mixed.column, {0, 1, 0});
    EXPECT_NEAR(mixed.value, 0.25, 0.01);
}

// Nobody gains by answering a solution, whatever the game.
TEST(Matrix, NobodyCanExploitASolution) {
    Rng rng(7);
    for (int i = 0; i < 50; ++i) {
        const std::size_t rows = 1 + rng.below(12);
        const std::size_t columns = 1 + rng.below(12);
        std::vector<double> payoff;
        for (std::size_t cell = 0; cell < rows * columns; ++cell) payoff.push_back(rng.below(1000) / 1000.0);
        const MatrixGame any = game(rows, columns, payoff);
        const Equilibrium mixed = solve(any, 4000);
        EXPECT_NEAR(std::accumulate(mixed.row.begin(), mixed.row.end(), 0.0), 1, 1e-9);
        EXPECT_NEAR(std::accumulate(mixed.column.begin(), mixed.column.end(), 0.0), 1, 1e-9);
        EXPECT_LT(exploitability(any, mixed), 0.01) << rows << " x " << columns;
    }
}

}  // namespace
}  // namespace mehen
