// The store in an SQLite database, written by one thread.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "server/store/store.h"

namespace mehen::server {

inline constexpr const char* database_name = "mehen.db";  // in the data folder

struct SqliteSettings {
    std::filesystem::path folder;      // made if it is not there
    std::size_t queue_limit = 20'000;  // requests that may wait; further ones fail at once
    // Told after each transaction how many requests it held and how long they took. Called on the store's thread.
    std::function<void(std::size_t requests, double seconds)> committed;
    // Told what an answer's taker threw. Called where answers are delivered; the other answers follow all the same.
    std::function<void(const std::string& what)> failed;
};

// Takes the data folder for this process, brings its database up to date and starts the thread that writes it. `post`
// must work until the store is closed. Nothing, and what is wrong, if that cannot be done.
std::unique_ptr<Store> open_sqlite_store(SqliteSettings settings, Post post, Message& problem);

}  // namespace mehen::server
