#include "arena/rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace mehen {

namespace {

constexpr double elo_per_unit = 400 / std::numbers::ln10;  // inside, ratings are natural logarithms of odds

// Small and square, one row and column for each bot.
class Square {
public:
    explicit Square(std::size_t size, double value = 0) : size_(size), cells_(size * size, value) {}
    std::size_t size() const { return size_; }
    double& operator()(std::size_t row, std::size_t column) { return cells_[row * size_ + column]; }
    double operator()(std::size_t row, std::size_t column) const { return cells_[row * size_ + column]; }

private:
    std::size_t size_;
    std::vector<double> cells_;
};

double chance_to_win(double difference) {
    return 1 / (1 + std::exp(-difference));
}

// Before the first real game any two bots are taken to have played one, half won and half lost. It keeps the rating of
// a bot that won everything finite, takes away the bias that logarithms of small counts have, and weighs nothing
// beside a hundred games.
double half_a_game(const PairResults& results, std::size_t bot, std::size_t other) {
    return 0.5 * results.seats(bot) * results.seats(other);
}

Square total_of(const PairResults& results) {
    Square total(results.bots());
    for (std::size_t a = 0; a < total.size(); ++a)
        for (std::size_t b = 0; b < total.size(); ++b) {
            if (a == b) continue;
            total(a, b) = half_a_game(results, a, b);
            for (std::size_t group = 0; group < results.groups(); ++group) total(a, b) += results.won(group, a, b);
        }
    return total;
}

// By how much each bot did better than its rating says: the slope of the likelihood. Adds up to zero.
template <class Won>
std::vector<double> surplus(std::size_t bots, const std::vector<double>& rating, Won&& won) {
    std::vector<double> result(bots);
    for (std::size_t a = 0; a < bots; ++a)
        for (std::size_t b = 0; b < bots; ++b)
            if (a != b) result[a] += won(a, b) - (won(a, b) + won(b, a)) * chance_to_win(rating[a] - rating[b]);
    return result;
}

// The curvature of the likelihood. It is blind to a shift of all ratings; one added to every cell makes it invertible
// without changing what it does to differences, and keeps the mean at zero.
Square curvature(const Square& total, const std::vector<double>& rating) {
    Square result(total.size(), 1);
    for (std::size_t a = 0; a < total.size(); ++a)
        for (std::size_t b = 0; b < total.size(); ++b) {
            if (a == b) continue;
            const double chance = chance_to_win(rating[a] - rating[b]);
            const double weight = (total(a, b) + total(b, a)) * chance * (1 - chance);
            result(a, a) += weight;
            result(a, b) -= weight;
        }
    return result;
}

// Gauss and Jordan; the table is positive definite, so no pivot is zero.
Square inverse(Square from) {
    const std::size_t size = from.size();
    Square result(size);
    for (std::size_t i = 0; i < size; ++i) result(i, i) = 1;
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        const double scale = 1 / from(pivot, pivot);
        for (std::size_t column = 0; column < size; ++column) {
            from(pivot, column) *= scale;
            result(pivot, column) *= scale;
        }
        for (std::size_t row = 0; row < size; ++row) {
            const double factor = from(row, pivot);
            if (row == pivot) continue;
            for (std::size_t column = 0; column < size; ++column) {
                from(row, column) -= factor * from(pivot, column);
                result(row, column) -= factor * result(pivot, column);
            }
        }
    }
    return result;
}

std::vector<double> times(const Square& table, const std::vector<double>& values) {
    std::vector<double> result(table.size());
    for (std::size_t row = 0; row < table.size(); ++row)
        for (std::size_t column = 0; column < table.size(); ++column)
            result[row] += table(row, column) * values[column];
    return result;
}

// Newton's method. The likelihood has a single maximum; short steps keep it from being overshot at the start.
std::vector<double> most_likely(const Square& total) {
    constexpr int enough_steps = 200;
    constexpr double longest_step = 1;
    constexpr double precision = 1e-12;
    std::vector<double> rating(total.size());
    for (int i = 0; i < enough_steps; ++i) {
        const auto slope = surplus(total.size(), rating, total);
        const auto step = times(inverse(curvature(total, rating)), slope);
        double longest = 0;
        for (const double each : step) longest = std::max(longest, std::abs(each));
        const double scale = longest > longest_step ? longest_step / longest : 1;
        for (std::size_t bot = 0; bot < rating.size(); ++bot) rating[bot] += scale * step[bot];
        if (longest < precision) break;
    }
    return rating;
}

// Half the width of a 95 % interval in standard errors: Student's, since the error is itself estimated from so many
// groups (the expansion of Cornish and Fisher, good to two digits from three groups on).
double half_width(std::size_t groups) {
    constexpr double z = 1.959964;
    const double freedom = std::max(1.0, static_cast<double>(groups) - 1);
    return z + (std::pow(z, 3) + z) / (4 * freedom) +
           (5 * std::pow(z, 5) + 16 * std::pow(z, 3) + 3 * z) / (96 * freedom * freedom);
}

// The variance of each rating from how far each group pulls it (the "sandwich", or infinitesimal jackknife). Groups
// are the unit, because only they are independent: counting pairs or games as if they were would promise too much
// where one game gives several results, and too little where the two sides of a seed balance each other out.
std::vector<double> variance(const PairResults& results, const Square& total, const std::vector<double>& rating) {
    const std::size_t bots = results.bots();
    const Square pull = inverse(curvature(total, rating));
    std::vector<double> sum(bots);
    const auto add = [&](const std::vector<double>& group, double weight) {
        const auto moved = times(pull, group);
        for (std::size_t bot = 0; bot < bots; ++bot) sum[bot] += weight * moved[bot] * moved[bot];
    };
    const auto groups = static_cast<double>(results.groups());
    const double unbiased = groups / std::max(1.0, groups - 1);
    for (std::size_t group = 0; group < results.groups(); ++group)
        add(surplus(bots, rating, [&](std::size_t a, std::size_t b) { return results.won(group, a, b); }), unbiased);
    // The two halves of the imagined games are two groups: without them a bot that won everything would seem certain.
    for (std::size_t a = 0; a < bots; ++a)
        for (std::size_t b = 0; b < bots; ++b) {
            if (a == b) continue;
            std::vector<double> half(bots);
            half[a] = half_a_game(results, a, b) * (1 - chance_to_win(rating[a] - rating[b]));
            half[b] = -half[a];
            add(half, 1);
        }
    return sum;
}

}  // namespace

double elo_of_odds(double odds) {
    return 400 * std::log10(odds);
}

double odds_of_elo(double elo) {
    return std::pow(10, elo / 400);
}

void PairResults::add(std::size_t bot, std::size_t other, double won) {
    const std::size_t group = groups() - 1;
    won_[(group * bots() + bot) * bots() + other] += won;
    won_[(group * bots() + other) * bots() + bot] += 1 - won;
}

std::vector<Rating> rate(const PairResults& results) {
    std::vector<Rating> result(results.bots());
    if (results.bots() < 2 || results.groups() == 0) return result;
    const Square total = total_of(results);
    const auto rating = most_likely(total);
    const auto spread = variance(results, total, rating);
    // Ratings add up to zero, so that the mean of the others is minus one's own over the number of the others.
    const auto bots = static_cast<double>(results.bots());
    const double scale = elo_per_unit * bots / (bots - 1);
    for (std::size_t bot = 0; bot < results.bots(); ++bot) {
        const double margin = half_width(results.groups()) * std::sqrt(spread[bot]);
        result[bot] = {scale * rating[bot], scale * (rating[bot] - margin), scale * (rating[bot] + margin)};
    }
    return result;
}

}  // namespace mehen
