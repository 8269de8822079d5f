#include "arena/in_threads.h"

#include <gtest/gtest.h>

namespace mehen {
namespace {

TEST(InThreads, EveryNumberIsHandedOutOnce) {
    for (const int threads : {1, 2, 7})
        for (const std::uint64_t count : {0U, 1U, 100U}) {
            std::vector<std::atomic<int>> calls(count);
            in_threads(threads, count, [&](std::uint64_t number) { ++calls[number]; });
            for (const auto& each : calls) EXPECT_EQ(each, 1);
        }
}

TEST(InThreads, NothingIsHandedOutAfterAStop) {
    std::atomic<bool> stop = false;
    std::vector<std::uint64_t> done;
    const auto work = [&](std::uint64_t number) {
        done.push_back(number);
        stop = number == 2;
    };
    in_threads(1, 100, work, &stop);
    EXPECT_EQ(done, (std::vector<std::uint64_t>{0, 1, 2}));
}

TEST(InThreads, ThereIsACore) {
    EXPECT_GE(all_cores(), 1);
}

}  // namespace
}  // namespace mehen
