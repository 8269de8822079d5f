// What one decision may use of the budget of its turn.
#pragma once

#include <algorithm>
#include <chrono>
#include <ctime>
#include <optional>

#include "bots/bot.h"

namespace mehen {

// The decisions of a turn share its budget: each takes a part of what is left, so that there always is something left.
inline constexpr double part_for_one = 0.6;

class Allowance {
public:
    // Whether it is still the turn of the decision before.
    bool begin(unsigned turn, const Budget& budget, double part) {
        cpu_time_ = budget.cpu_time && budget.threads == 1;
        start_ = now();
        const bool goes_on = turn_ == turn;
        if (!goes_on) {
            turn_ = turn;
            milliseconds_ = budget.milliseconds;
            iterations_ = budget.iterations;
        }
        most_milliseconds_ = std::max(part * milliseconds_, least * budget.milliseconds);
        most_iterations_ = std::max(part * iterations_, least * budget.iterations);
        if (budget.iterations > 0) most_iterations_ = std::max(most_iterations_, 1.0);
        return goes_on;
    }

    void end(std::uint64_t iterations) {
        milliseconds_ = std::max(0.0, milliseconds_ - elapsed());
        iterations_ = std::max(0.0, iterations_ - static_cast<double>(iterations));
    }

    // Whether `done` iterations are all there can be, if so many threads do as much each.
    bool over(std::uint64_t done, std::size_t threads) const {
        if (most_iterations_ > 0 && static_cast<double>(done * threads) >= most_iterations_) return true;
        return most_milliseconds_ > 0 && elapsed() >= most_milliseconds_;
    }

    // How many more there can be, judging by those so far.
    double left(std::uint64_t done, std::size_t threads) const {
        const auto count = static_cast<double>(done);
        double left = most_iterations_ > 0 ? most_iterations_ / static_cast<double>(threads) - count : 1e18;
        if (most_milliseconds_ > 0) {
            const double so_far = std::max(elapsed(), 1e-3);
            left = std::min(left, (most_milliseconds_ - so_far) * count / so_far);
        }
        return left;
    }

private:
    static constexpr double least = 0.01;

    // In milliseconds. Threads of one search would each read their own time at work, so several go by the wall.
    double now() const {
#ifdef CLOCK_THREAD_CPUTIME_ID
        if (timespec time{}; cpu_time_ && clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
            return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
#endif
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
    }
    double elapsed() const { return now() - start_; }

    bool cpu_time_ = false;
    double start_ = 0;
    std::optional<unsigned> turn_;
    double milliseconds_ = 0;  // of the turn, still to be used
    double iterations_ = 0;
    double most_milliseconds_ = 0;  // for the decision at hand
    double most_iterations_ = 0;
};

}  // namespace mehen
