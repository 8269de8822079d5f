// Work that falls into many like pieces, spread over threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace mehen {

// Calls `work` with every number below `count`, handed out once each and in ascending order. Once `stop` is set, work
// under way is finished and no more is handed out.
template <class Work>
void in_threads(int threads, std::uint64_t count, Work&& work, const std::atomic<bool>* stop = nullptr) {
    std::atomic<std::uint64_t> next{0};
    const auto each = [&] {
        for (std::uint64_t number = next++; number < count; number = next++) {
            if (stop != nullptr && *stop) return;
            work(number);
        }
    };
    std::vector<std::thread> workers;
    for (int i = 1; i < threads; ++i) workers.emplace_back(each);
    each();
    for (std::thread& worker : workers) worker.join();
}

inline int all_cores() {
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    return cores > 0 ? cores : 1;
}

}  // namespace mehen
