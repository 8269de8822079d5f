#include "arena/sprt.h"

#include <cmath>

#include "arena/rating.h"

namespace mehen {

namespace {

constexpr double billion = 1e9;

// Among all distributions on the shares seen that have this mean, the most likely one gives each share its frequency
// divided by 1 + tilt (share - mean). Finds the tilt, by halving: the mean falls as the tilt grows.
double tilt_towards(double mean, const std::map<std::int64_t, double>& seen) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    constexpr int halvings = 60;  // to the last bit of a double
    for (int i = 0; i < halvings; ++i) {
        const double tilt = (low + high) / 2;
        double excess = 0;
        for (const auto& [key, count] : seen) {
            const double above = static_cast<double>(key) / billion - mean;
            excess += count * above / (1 + tilt * above);
        }
        (excess > 0 ? low : high) = tilt;
    }
    return (low + high) / 2;
}

// Less what does not depend on the mean.
double log_likelihood(double mean, const std::map<std::int64_t, double>& seen) {
    const double tilt = tilt_towards(mean, seen);
    double sum = 0;
    for (const auto& [key, count] : seen)
        sum -= count * std::log(1 + tilt * (static_cast<double>(key) / billion - mean));
    return sum;
}

}  // namespace

double expected_share(double elo, int own, int seats) {
    const double odds = odds_of_elo(elo) * own / (seats - own);
    return odds / (1 + odds);
}

void Sprt::add(double share) {
    ++groups_;
    ++seen_[std::llround(share * billion)];
}

// The generalised test: nothing is assumed about how shares spread around their mean, so that draws, shared wins and
// the balance between the games of a seed count for what they are. Close to even it agrees with the usual formula
// from mean and variance, n (s1 - s0) (2 mean - s0 - s1) / (2 variance), and stays sound where that one divides by
// nothing because every game was won.
double Sprt::log_ratio() const {
    if (groups_ == 0) return 0;
    // A trace of everything lost and everything won, so that a distribution with the mean in question always exists.
    constexpr double trace = 1e-3;
    auto seen = seen_;
    seen[0] += trace;
    seen[static_cast<std::int64_t>(billion)] += trace;
    return log_likelihood(share1_, seen) - log_likelihood(share0_, seen);
}

double Sprt::lower() {
    return std::log(error / (1 - error));
}

double Sprt::upper() {
    return -lower();
}

Sprt::Verdict Sprt::verdict() const {
    const double ratio = log_ratio();
    return ratio >= upper() ? Verdict::h1 : ratio <= lower() ? Verdict::h0 : Verdict::undecided;
}

}  // namespace mehen
