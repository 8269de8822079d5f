// A room with tables, a store that forgets, and a clock that stands still unless a test moves it.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "json/value.h"
#include "server/store/memory_store.h"
#include "server/table/tables.h"

namespace mehen::server::test {

// Jobs for the one thread on which tables live: the test's own.
class Jobs {
public:
    Post post() {
        return [this](std::function<void()> job) {
            const std::lock_guard lock(mutex_);
            jobs_.push_back(std::move(job));
            changed_.notify_all();
        };
    }
    // Until the condition holds; false: it never did.
    template <class Condition>
    bool run_until(Condition&& condition) {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(30);
        while (!condition()) {
            std::function<void()> job;
            {
                std::unique_lock lock(mutex_);
                if (!changed_.wait_until(lock, deadline, [this] { return !jobs_.empty(); })) return false;
                job = std::move(jobs_.front());
                jobs_.pop_front();
            }
            job();
        }
        return true;
    }
    // What is there now, and what comes of it at once.
    void run_all() {
        while (true) {
            std::function<void()> job;
            {
                const std::lock_guard lock(mutex_);
                if (jobs_.empty()) return;
                job = std::move(jobs_.front());
                jobs_.pop_front();
            }
            job();
        }
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> jobs_;
};

class Room {
public:
    Room() : store(jobs.post()), workers(1, jobs.post()) {
        config.bot_pace_milliseconds = 0;
        open();
    }

    // As after a restart: only what the store holds is left.
    void open() {
        begin_restart();
        jobs.run_until([&] { return !tables->restoring(); });
    }
    void begin_restart() {
        tables.reset();
        const auto after = [this](std::int64_t pause, const std::function<void()>& job) {
            if (hold_timers)
                later.emplace_back(pause, job);
            else
                job();
        };
        tables = std::make_unique<Tables>(
            config, store, bus, workers,
            Tables::Clockwork{[this] { return now + jumped; }, [this] { return 1'000 * now + milliseconds; }, after,
                              [this](std::uint32_t below) { return draws.below(below); },
                              [this](const std::string&, const std::string& why) { complaints.push_back(why); }});
        tables->restore([](const Message&) {});
    }

    // The server runs for so many seconds.
    void pass(Time seconds) {
        for (Time i = 0; i < seconds; ++i) {
            now += 1;
            tables->tick();
            jobs.run_all();
        }
    }

    void add_guest(const Person& person) {
        bool done = false;
        store.create_guest({person.id, person.name, now, {}}, [&](const StoreReply<Nothing>&) { done = true; });
        jobs.run_until([&] { return done; });
    }

    std::variant<std::string, Error> create(const std::string& message, const Person& who, bool start = true) {
        auto setup = read_create(*JsonValue::parse(message), who);
        if (auto* error = std::get_if<Error>(&setup)) return *error;
        std::optional<std::variant<std::string, Error>> made;
        tables->create(std::get<TableSetup>(setup), who, start,
                       [&](std::variant<std::string, Error> id) { made = id; });
        jobs.run_until([&] { return made.has_value(); });
        return *made;
    }

    ReplyOr send(const std::string& table, const Person& who, What what, Language language = Language::en) {
        std::optional<ReplyOr> reply;
        tables->send({table, who, language, std::move(what)}, [&](ReplyOr answer) { reply = std::move(answer); });
        jobs.run_until([&] { return reply.has_value(); });
        return *reply;
    }

    JsonValue position(const std::string& table, const Person& who, std::int64_t seen = -1) {
        const ReplyOr reply = send(table, who, order::LookPosition{seen});
        return *JsonValue::parse("{" + std::get<Reply>(reply).body);
    }

    Jobs jobs;
    MemoryStore store;
    LocalBus bus;
    Workers workers;
    Rng draws{1};
    std::vector<std::string> complaints;  // to the host
    bool hold_timers = false;             // else whatever is due later happens at once
    std::vector<std::pair<std::int64_t, std::function<void()>>> later;
    Time now = 1'000'000;           // by the steady clock
    std::int64_t milliseconds = 0;  // since then
    Time jumped = 0;                // what the wall clock is ahead of it
    TablesConfig config;            // from the next start on
    std::unique_ptr<Tables> tables;
};

inline const Person ines{"gines", "Ines"};
inline const Person marek{"gmarek", "Marek"};
inline const Person ola{"gola", "Ola"};

inline std::string code_of(const ReplyOr& reply) {
    const auto* error = std::get_if<Error>(&reply);
    return error == nullptr ? std::string() : std::string(error->code);
}

}  // namespace mehen::server::test
