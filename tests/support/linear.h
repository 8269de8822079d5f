// Whether reading something takes time in proportion to its size, so that nobody can stop a server with little.
#pragma once

#include <algorithm>
#include <ctime>
#include <limits>
#include <string>

namespace mehen::test {

// Seconds that this thread computed, whatever else the machine does: the least of a few runs.
template <class Job>
double seconds_of(Job&& job, int runs) {
    const auto now = [] {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
    };
    double least = std::numeric_limits<double>::max();
    for (int run = 0; run < runs; ++run) {
        const double begin = now();
        job();
        least = std::min(least, now() - begin);
    }
    return least;
}

// Eight times the size may take 24 times as long and a little more; what is quadratic takes 64 times. A machine that
// was disturbed gets several chances; what is quadratic fails at each.
template <class Make, class Read>
bool reads_in_linear_time(const Make& make, const Read& read, std::size_t size) {
    const std::string small = make(size);
    const std::string large = make(8 * size);
    constexpr double unnoticed = 0.004;
    for (int runs = 1; runs <= 5; ++runs) {
        const double one = seconds_of([&] { read(small); }, 2 * runs);
        const double eight = seconds_of([&] { read(large); }, runs);
        if (eight <= 24 * one + unnoticed) return true;
    }
    return false;
}

}  // namespace mehen::test
