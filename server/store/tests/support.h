// What the tests of the store share: a folder that goes away, an I/O thread to wait at, and rows to write.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/store/problems.h"
#include "server/store/sqlite_store.h"
#include "server/store/store.h"

namespace mehen::server {

class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "mehen-store-XXXXXX").string();
        path_ = mkdtemp(name.data()) == nullptr ? "" : name;
        EXPECT_FALSE(path_.empty());
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

// Stands for the server's I/O thread: answers wait here until the test looks.
class Inbox {
public:
    Post post() {
        return [this](std::function<void()> work) {
            const std::scoped_lock guard(mutex_);
            waiting_.push_back(std::move(work));
            came_.notify_one();
        };
    }

    // Runs answers until the condition holds. False: it took too long.
    bool run_until(const std::function<bool()>& condition) {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(30);
        while (!condition()) {
            std::unique_lock guard(mutex_);
            if (!came_.wait_until(guard, deadline, [this] { return !waiting_.empty(); })) return false;
            const std::function<void()> work = std::move(waiting_.front());
            waiting_.pop_front();
            guard.unlock();
            work();
        }
        return true;
    }

private:
    std::mutex mutex_;
    std::condition_variable came_;
    std::deque<std::function<void()>> waiting_;
};

// A store to which one can speak and wait for the answer.
struct Desk {
    Inbox inbox;
    std::unique_ptr<Store> store;

    // desk.ask<Guest>(&Store::find_guest, "g1")
    template <class Value = Nothing, class Request, class... Arguments>
    StoreReply<Value> ask(Request request, Arguments&&... arguments) {
        std::optional<StoreReply<Value>> answer;
        ((*store).*request)(std::forward<Arguments>(arguments)...,
                            [&answer](StoreReply<Value> result) { answer = std::move(result); });
        EXPECT_TRUE(inbox.run_until([&] { return answer.has_value(); }));
        return answer.value_or(refusal<Value>(StoreOutcome::failed, {}));
    }
    StoreOutcome outcome_of_append(const std::string& table, std::vector<LogRow> rows,
                                   std::optional<TableChange> change = std::nullopt) {
        return ask(&Store::append, table, std::move(rows), std::move(change)).outcome;
    }
    std::vector<LogRow> log(const std::string& table) {
        return ask<std::vector<LogRow>>(&Store::load_log, table).value;
    }
};

inline std::unique_ptr<Desk> desk_at(const std::filesystem::path& folder) {
    auto desk = std::make_unique<Desk>();
    Message problem;
    SqliteSettings settings;
    settings.folder = folder;
    desk->store = open_sqlite_store(std::move(settings), desk->inbox.post(), problem);
    EXPECT_NE(desk->store, nullptr) << problem.in(Language::en);
    return desk;
}

inline Hash hash_with(std::uint8_t byte) {
    Hash hash{};
    hash.fill(byte);
    return hash;
}

inline Guest guest_named(const std::string& id, const std::string& name) {
    return {.id = id, .name = name, .created = 1000, .secrets = {hash_with(1)}};
}

inline TableRow table_of(const std::string& id, const std::string& creator) {
    TableRow table;
    table.id = id;
    table.game = "kemet-revised";
    table.rules_revision = 3;
    table.setup = R"({"public": false})";
    table.creator = creator;
    table.created = 2000;
    table.changed = 2000;
    return table;
}

inline LogRow row_at(std::int64_t position, const std::string& text = "token move-1") {
    return {.position = position, .kind = "act", .seat = 0, .text = text, .time = 3000 + position};
}

}  // namespace mehen::server
