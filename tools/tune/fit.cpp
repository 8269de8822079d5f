#include <algorithm>
#include <cmath>

#include "tools/tune/samples.h"

namespace mehen::tune {

namespace {

// The share of the win that weights give each seat.
std::array<double, max_seats> foretold(const Samples& samples, const Fitted& weights, std::size_t position) {
    const Sample& sample = samples.positions[position];
    std::array<double, max_seats> share{};
    double sum = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(sample.seats); ++seat) {
        const std::int16_t* const value = samples.of(position, seat);
        double early = 0;
        double late = 0;
        for (std::size_t i = 0; i < samples.features; ++i) {
            if (value[i] == 0) continue;
            early += value[i] * weights.early[i];
            late += value[i] * weights.late[i];
        }
        const auto progress = static_cast<double>(sample.progress);
        const double worth = early * (1 - progress) + late * progress;
        share[seat] = std::exp(std::clamp(worth / 100, -40.0, 40.0));
        sum += share[seat];
    }
    for (double& each : share) each /= sum;
    return share;
}

// Adam (Kingma and Ba 2015), for one row of weights.
class Adam {
public:
    explicit Adam(std::size_t count) : mean_(count, 0), square_(count, 0) {}

    void step(std::vector<double>& weights, const std::vector<double>& gradient, double rate, int round) {
        for (std::size_t i = 0; i < weights.size(); ++i) {
            mean_[i] = 0.9 * mean_[i] + 0.1 * gradient[i];
            square_[i] = 0.999 * square_[i] + 0.001 * gradient[i] * gradient[i];
            const double mean = mean_[i] / (1 - std::pow(0.9, round));
            const double square = square_[i] / (1 - std::pow(0.999, round));
            weights[i] -= rate * mean / (std::sqrt(square) + 1e-9);
        }
    }

private:
    std::vector<double> mean_;
    std::vector<double> square_;
};

}  // namespace

double loss(const Samples& samples, const Fitted& weights, std::size_t first, std::size_t last) {
    double sum = 0;
    for (std::size_t at = first; at < last; ++at) {
        const auto share = foretold(samples, weights, at);
        for (std::size_t seat = 0; seat < max_seats; ++seat)
            if (samples.positions[at].share[seat] > 0)
                sum -= static_cast<double>(samples.positions[at].share[seat]) * std::log(std::max(share[seat], 1e-12));
    }
    return sum / static_cast<double>(std::max<std::size_t>(1, last - first));
}

Fitted fit(const Samples& samples, const Fitted& start, std::size_t count, int rounds) {
    constexpr std::size_t batch = 4096;
    constexpr double hold = 2e-6;  // towards the start, for each hundredth away from it
    Fitted weights = start;
    Adam early(samples.features);
    Adam late(samples.features);
    std::vector<double> early_slope(samples.features);
    std::vector<double> late_slope(samples.features);
    int step = 0;
    for (int round = 0; round < rounds; ++round) {
        const double rate = 1.5 * std::pow(0.02, static_cast<double>(round) / rounds);
        for (std::size_t first = 0; first < count; first += batch) {
            const std::size_t last = std::min(first + batch, count);
            for (std::size_t i = 0; i < samples.features; ++i) {
                early_slope[i] = hold * (weights.early[i] - start.early[i]);
                late_slope[i] = hold * (weights.late[i] - start.late[i]);
            }
            for (std::size_t at = first; at < last; ++at) {
                const auto share = foretold(samples, weights, at);
                const Sample& sample = samples.positions[at];
                const auto progress = static_cast<double>(sample.progress);
                for (std::size_t seat = 0; seat < static_cast<std::size_t>(sample.seats); ++seat) {
                    const double error = (share[seat] - static_cast<double>(sample.share[seat])) / 100 /
                                         static_cast<double>(last - first);
                    const std::int16_t* const value = samples.of(at, seat);
                    for (std::size_t i = 0; i < samples.features; ++i) {
                        if (value[i] == 0) continue;
                        early_slope[i] += error * value[i] * (1 - progress);
                        late_slope[i] += error * value[i] * progress;
                    }
                }
            }
            ++step;
            early.step(weights.early, early_slope, rate, step);
            late.step(weights.late, late_slope, rate, step);
        }
    }
    return weights;
}

}  // namespace mehen::tune
