#include "server/table/workers.h"

#include "server/guarded.h"

namespace mehen::server {

Workers::Workers(unsigned threads, Post post, std::function<void(const std::string&)> failed)
    : post_(std::move(post)), failed_(std::move(failed)) {
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

void Workers::Round::add(const std::string& owner, Job job) {
    std::deque<Job>& own = of_[owner];
    if (own.empty()) turns_.push_back(owner);
    own.push_back(std::move(job));
}

Workers::Job Workers::Round::take() {
    const std::string owner = std::move(turns_.front());
    turns_.pop_front();
    const auto own = of_.find(owner);
    Job job = std::move(own->second.front());
    own->second.pop_front();
    if (own->second.empty())
        of_.erase(own);
    else
        turns_.push_back(owner);
    return job;
}

void Workers::ask(std::function<void()> think, std::function<void()> answer, Haste haste, const std::string& owner,
                  std::function<void()> give_up) {
    {
        const std::lock_guard lock(mutex_);
        rounds_[static_cast<std::size_t>(haste)].add(owner, {std::move(think), std::move(answer), std::move(give_up)});
    }
    changed_.notify_one();
}

bool Workers::next(Job& job) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopping_ || !rounds_[0].empty() || !rounds_[1].empty(); });
    if (stopping_) return false;
    job = (rounds_[0].empty() ? rounds_[1] : rounds_[0]).take();
    return true;
}

void Workers::work() {
    Job job;
    while (next(job)) {
        if (const auto what = thrown_by(job.think))
            report(*what, std::move(job.give_up));
        else
            post_(std::move(job.answer));
        job = {};
    }
}

void Workers::report(const std::string& what, std::function<void()> give_up) {
    post_([what, give_up = std::move(give_up), failed = failed_] {
        if (failed) failed(what);
        if (give_up) give_up();
    });
}

}  // namespace mehen::server
