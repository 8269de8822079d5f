// A few threads for long thoughts: bots and analyses. Answers go back to the thread that asked.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/store/store.h"

namespace mehen::server {

class Workers {
public:
    // `post` brings an answer to the thread that owns the tables.
    Workers(unsigned threads, Post post);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers();

    // `think` runs on a worker, then `answer` where tables live. Hasty thoughts go before patient ones.
    void ask(std::function<void()> think, std::function<void()> answer, bool patient = false);

private:
    struct Job {
        std::function<void()> think;
        std::function<void()> answer;
    };

    void work();
    bool next(Job& job);

    Post post_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> hasty_;
    std::deque<Job> patient_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace mehen::server
