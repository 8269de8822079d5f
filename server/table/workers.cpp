#include "server/table/workers.h"

#include <algorithm>
#include <chrono>

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

namespace {

using Path = std::array<std::string, 3>;

Path path_of(const Workers::Payer& payer) {
    return {payer.address, payer.guest, payer.table};
}

}  // namespace

// --- shares

// What is under way counts as a usual long thought until it is known.
double Workers::Share::due() const {
    constexpr double usual = 0.5;
    return used_ + static_cast<double>(running_) * usual;
}

void Workers::Share::add(std::span<const std::string> path, Job job) {
    ++waiting_;
    if (path.empty()) return jobs_.push_back(std::move(job));
    const auto [at, is_new] = parts_.try_emplace(path.front());
    // Whoever had nothing to think about has not saved anything up.
    at->second.used_ = is_new ? least_ : std::max(at->second.used_, least_);
    at->second.add(path.subspan(1), std::move(job));
}

Workers::Job Workers::Share::take() {
    --waiting_;
    ++running_;
    if (parts_.empty()) {
        Job job = std::move(jobs_.front());
        jobs_.pop_front();
        return job;
    }
    auto chosen = parts_.end();
    for (auto at = parts_.begin(); at != parts_.end(); ++at)
        if (!at->second.empty() && (chosen == parts_.end() || at->second.due() < chosen->second.due())) chosen = at;
    least_ = std::max(least_, chosen->second.used_);
    return chosen->second.take();
}

std::deque<Workers::Job> Workers::Share::take_all(std::span<const std::string> path) {
    std::deque<Job> taken;
    if (path.empty()) {
        taken.swap(jobs_);
    } else if (const auto at = parts_.find(path.front()); at != parts_.end()) {
        taken = at->second.take_all(path.subspan(1));
        forget_idle();
    }
    waiting_ -= taken.size();
    return taken;
}

void Workers::Share::used(std::span<const std::string> path, double seconds) {
    --running_;
    used_ += seconds;
    if (path.empty()) return;
    parts_.at(path.front()).used(path.subspan(1), seconds);
    forget_idle();
}

void Workers::Share::forget_idle() {
    std::erase_if(parts_, [this](const auto& each) {
        return each.second.waiting_ == 0 && each.second.running_ == 0 && each.second.used_ <= least_;
    });
}

// --- jobs

void Workers::ask(std::function<void()> think, std::function<void()> answer, Haste haste, const Payer& payer,
                  std::function<void()> give_up) {
    {
        const std::lock_guard lock(mutex_);
        Job job{std::move(think), std::move(answer), std::move(give_up), payer, haste};
        share_for(job).add(path_of(payer), std::move(job));
    }
    changed_.notify_one();
}

bool Workers::next(Job& job) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopping_ || !shares_[0].empty() || !shares_[1].empty(); });
    if (stopping_) return false;
    auto& [hurried, others] = shares_;
    const bool both = !hurried.empty() && !others.empty();
    const bool turn_of_others = hurried.empty() || (both && hurried_ == hurried_in_a_row);
    hurried_ = both && !turn_of_others ? hurried_ + 1 : 0;
    job = (turn_of_others ? others : hurried).take();
    return true;
}

void Workers::hurry(const Payer& payer) {
    const std::lock_guard lock(mutex_);
    auto& [hurried, others] = shares_;
    std::deque<Job> jobs = others.take_all(path_of(payer));
    for (Job& job : jobs) {
        job.haste = Haste::someone_waits;
        hurried.add(path_of(payer), std::move(job));
    }
}

void Workers::work() {
    Job job;
    while (next(job)) {
        const auto begun = std::chrono::steady_clock::now();
        const auto what = thrown_by(job.think);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
        {
            const std::lock_guard lock(mutex_);
            share_for(job).used(path_of(job.payer), took.count());
        }
        if (what)
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
