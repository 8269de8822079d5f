// How often something may be done: a rate with a burst.
#pragma once

#include <algorithm>
#include <chrono>

namespace mehen {

using SteadyTime = std::chrono::steady_clock::time_point;

// Holds up to `burst` tokens and gains `rate` of them a second. Full until it is used, however much that is.
class TokenBucket {
public:
    // One, if it is there.
    bool take(double rate, double burst, SteadyTime now) {
        if (burst - missing_at(rate, now) < 1) return false;
        spend(1, rate, now);
        return true;
    }
    // More may be spent than is there: what something takes is often known only afterwards.
    void spend(double amount, double rate, SteadyTime now) {
        missing_ = missing_at(rate, now) + amount;
        last_ = now;
    }
    bool any_left(double rate, double burst, SteadyTime now) const { return missing_at(rate, now) < burst; }
    bool full(double rate, SteadyTime now) const { return missing_at(rate, now) == 0; }

private:
    double missing_at(double rate, SteadyTime now) const {
        const std::chrono::duration<double> passed = now - last_;
        return std::max(0.0, missing_ - passed.count() * rate);
    }

    double missing_ = 0;
    SteadyTime last_;
};

}  // namespace mehen
