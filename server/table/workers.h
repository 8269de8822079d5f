// A few threads for long thoughts: bots and analyses. Answers go back to the thread that asked.
#pragma once

#include <array>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
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

    // `think` runs on a worker, then `answer` where tables live. Thoughts that somebody waits for come first; among
    // equals those for different owners take turns, so that nobody's many thoughts hold up another's one.
    // A thought that throws has no answer: `give_up` comes instead.
    void ask(std::function<void()> think, std::function<void()> answer, Haste haste, const std::string& owner,
             std::function<void()> give_up = {});

private:
    struct Job {
        std::function<void()> think;
        std::function<void()> answer;
        std::function<void()> give_up;
    };

    // Jobs of several owners, taken from each in turn.
    class Round {
    public:
        bool empty() const { return turns_.empty(); }
        void add(const std::string& owner, Job job);
        Job take();

    private:
        std::map<std::string, std::deque<Job>> of_;
        std::deque<std::string> turns_;  // owners with jobs, whose turn it is first
    };

    void work();
    bool next(Job& job);
    void report(const std::string& what, std::function<void()> give_up);

    Post post_;
    std::function<void(const std::string&)> failed_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::array<Round, 2> rounds_;  // by haste
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace mehen::server
