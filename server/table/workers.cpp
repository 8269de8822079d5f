#include "server/table/workers.h"

namespace mehen::server {

Workers::Workers(unsigned threads, Post post) : post_(std::move(post)) {
    for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Workers::~Workers() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Workers::ask(std::function<void()> think, std::function<void()> answer, bool patient) {
    {
        const std::lock_guard lock(mutex_);
        (patient ? patient_ : hasty_).push_back({std::move(think), std::move(answer)});
    }
    changed_.notify_one();
}

bool Workers::next(Job& job) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopping_ || !hasty_.empty() || !patient_.empty(); });
    if (stopping_) return false;
    std::deque<Job>& from = hasty_.empty() ? patient_ : hasty_;
    job = std::move(from.front());
    from.pop_front();
    return true;
}

void Workers::work() {
    Job job;
    while (next(job)) {
        job.think();
        post_(std::move(job.answer));
        job = {};
    }
}

}  // namespace mehen::server
