// Two players choose at the same time, and what one wins the other loses.
#pragma once

#include <cstddef>
#include <vector>

namespace mehen {

// payoff[row * columns + column]: what the player of the rows gets.
struct MatrixGame {
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<double> payoff;

    double at(std::size_t row, std::size_t column) const { return payoff[row * columns + column]; }
};

// How often each player should choose what, so that the other gains nothing by knowing it.
struct Equilibrium {
    std::vector<double> row;     // in all 1
    std::vector<double> column;  // likewise
    double value = 0;            // to the player of the rows
};

Equilibrium solve(const MatrixGame& game, int rounds = 2000);

// What the players could gain in all by answering the other's mixture best: 0 at an equilibrium.
double exploitability(const MatrixGame& game, const Equilibrium& mixed);

}  // namespace mehen
