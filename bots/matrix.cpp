#include "bots/matrix.h"

#include <algorithm>
#include <numeric>

namespace mehen {

namespace {

// Regret matching+ (Tammelin 2014): regrets never fall below zero, and later strategies count more.
class Learner {
public:
    explicit Learner(std::size_t choices) : regret_(choices, 0), sum_(choices, 0), strategy_(choices, 0) {}

    const std::vector<double>& next_strategy() {
        const double all = std::accumulate(regret_.begin(), regret_.end(), 0.0);
        for (std::size_t i = 0; i < regret_.size(); ++i)
            strategy_[i] = all > 0 ? regret_[i] / all : 1.0 / static_cast<double>(regret_.size());
        return strategy_;
    }

    // `gain[i]`: what choice i would have brought.
    void learn(const std::vector<double>& gain, int round) {
        const double got = std::inner_product(gain.begin(), gain.end(), strategy_.begin(), 0.0);
        for (std::size_t i = 0; i < regret_.size(); ++i) {
            regret_[i] = std::max(0.0, regret_[i] + gain[i] - got);
            sum_[i] += strategy_[i] * round;
        }
    }

    std::vector<double> average() const {
        const double all = std::accumulate(sum_.begin(), sum_.end(), 0.0);
        std::vector<double> mixed = sum_;
        for (double& share : mixed) share /= all;
        return mixed;
    }

private:
    std::vector<double> regret_;
    std::vector<double> sum_;
    std::vector<double> strategy_;
};

std::vector<double> row_gains(const MatrixGame& game, const std::vector<double>& column) {
    std::vector<double> gains(game.rows, 0);
    for (std::size_t i = 0; i < game.rows; ++i)
        for (std::size_t j = 0; j < game.columns; ++j) gains[i] += game.at(i, j) * column[j];
    return gains;
}

std::vector<double> column_gains(const MatrixGame& game, const std::vector<double>& row) {
    std::vector<double> gains(game.columns, 0);
    for (std::size_t i = 0; i < game.rows; ++i)
        for (std::size_t j = 0; j < game.columns; ++j) gains[j] -= game.at(i, j) * row[i];
    return gains;
}

}  // namespace

Equilibrium solve(const MatrixGame& game, int rounds) {
    Learner rows(game.rows);
    Learner columns(game.columns);
    rows.next_strategy();
    columns.next_strategy();
    for (int round = 1; round <= rounds; ++round) {  // in turn: each answers the other's newest strategy
        rows.learn(row_gains(game, columns.next_strategy()), round);
        columns.learn(column_gains(game, rows.next_strategy()), round);
    }
    Equilibrium mixed{rows.average(), columns.average(), 0};
    const std::vector<double> gains = row_gains(game, mixed.column);
    mixed.value = std::inner_product(gains.begin(), gains.end(), mixed.row.begin(), 0.0);
    return mixed;
}

double exploitability(const MatrixGame& game, const Equilibrium& mixed) {
    const std::vector<double> rows = row_gains(game, mixed.column);
    const std::vector<double> columns = column_gains(game, mixed.row);
    return *std::max_element(rows.begin(), rows.end()) + *std::max_element(columns.begin(), columns.end());
}

}  // namespace mehen
