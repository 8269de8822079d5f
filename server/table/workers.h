// A few threads for long thoughts: bots and analyses. Answers go back to the thread that asked.
#pragma once

#include <array>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "server/store/store.h"

namespace mehen::server {

class Workers {
public:
    // `post` brings an answer to the thread that owns the tables. `failed` is told there what a thought threw.
    Workers(unsigned threads, Post post, std::function<void(const std::string& what)> failed = {});
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers();

    enum class Haste : std::uint8_t { someone_waits, nobody_waits };

    // For whom a thought is: the time of the workers is shared evenly among addresses, that of an address among its
    // guests, that of a guest among their tables.
    struct Payer {
        std::string address;
        std::string guest;
        std::string table;
    };

    // `think` runs on a worker, then `answer` where tables live. Thoughts that somebody waits for come first, but for
    // one in eight, so that those who keep many of them waiting stop nobody else's; among equals
    // comes whoever has used least of the workers' time, so that nobody's many or long thoughts hold up another's
    // short one.
    // A thought that throws has no answer: `give_up` comes instead.
    void ask(std::function<void()> think, std::function<void()> answer, Haste haste, const Payer& payer,
             std::function<void()> give_up = {});
    // Somebody waits now for what this payer has asked when nobody did.
    void hurry(const Payer& payer);

private:
    static constexpr int hurried_in_a_row = 7;

    struct Job {
        std::function<void()> think;
        std::function<void()> answer;
        std::function<void()> give_up;
        Payer payer;
        Haste haste = Haste::someone_waits;
    };

    // Jobs of several payers: a table's in their order, everything else by shares of time.
    class Share {
    public:
        bool empty() const { return waiting_ == 0; }
        void add(std::span<const std::string> path, Job job);
        Job take();
        std::deque<Job> take_all(std::span<const std::string> path);   // that wait
        void used(std::span<const std::string> path, double seconds);  // by a job that was taken

    private:
        double due() const;
        void forget_idle();

        std::map<std::string, Share> parts_;
        std::deque<Job> jobs_;  // of a table
        std::size_t waiting_ = 0;
        std::size_t running_ = 0;
        double used_ = 0;   // seconds, as if it had been there always
        double least_ = 0;  // what the part that was last chosen had used: newcomers begin there
    };

    void work();
    bool next(Job& job);
    void report(const std::string& what, std::function<void()> give_up);
    Share& share_for(const Job& job) { return shares_[static_cast<std::size_t>(job.haste)]; }

    Post post_;
    std::function<void(const std::string&)> failed_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::array<Share, 2> shares_;  // by haste
    int hurried_ = 0;              // in a row, while others waited
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace mehen::server
