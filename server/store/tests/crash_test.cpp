// A server that is killed while it writes: whatever it had acknowledged is there afterwards.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>

#include "server/store/tests/support.h"

namespace mehen::server {

namespace {

constexpr int tables = 4;
constexpr int rounds = 4;
constexpr int acknowledged_each_round = 150;

std::string table_name(int table) {
    return "t" + std::to_string(table);
}

struct Acknowledged {
    int table;
    std::int64_t position;
};

// Writes on for ever, several requests at a time, and tells the pipe of each one that was done.
[[noreturn]] void write_until_killed(const std::filesystem::path& folder, int pipe,
                                     std::array<std::int64_t, tables> next) {
    Message problem;
    SqliteSettings settings;
    settings.folder = folder;
    const auto store = open_sqlite_store(settings, [](const std::function<void()>& work) { work(); }, problem);
    if (store == nullptr) _exit(1);
    store->create_guest(guest_named("ines", "Ines"), [](const auto&) {});
    for (int table = 0; table < tables; ++table)
        store->create_table(table_of(table_name(table), "ines"), [](const auto&) {});
    while (true) {
        for (int table = 0; table < tables; ++table) {
            const std::int64_t position = next[static_cast<std::size_t>(table)]++;
            store->append(table_name(table), {row_at(position)}, TableChange{.changed = position},
                          [=](const StoreReply<Nothing>& answer) {
                              const Acknowledged acknowledged{table, position};
                              if (answer.done() && write(pipe, &acknowledged, sizeof acknowledged) < 0) _exit(1);
                              if (!answer.done()) _exit(1);
                          });
        }
        usleep(500);
    }
}

TEST(StoreCrash, WhatWasAcknowledgedSurvivesAKill) {
    const TemporaryFolder folder;
    std::array<std::int64_t, tables> next{};
    next.fill(1);
    for (int round = 0; round < rounds; ++round) {
        std::array<int, 2> ends{};
        ASSERT_EQ(pipe(ends.data()), 0);
        const pid_t child = fork();
        if (child == 0) write_until_killed(folder.path(), ends[1], next);
        close(ends[1]);
        std::array<std::int64_t, tables> last{};
        Acknowledged acknowledged{};
        for (int count = 0; read(ends[0], &acknowledged, sizeof acknowledged) == sizeof acknowledged; ++count) {
            last[static_cast<std::size_t>(acknowledged.table)] = acknowledged.position;
            if (count == acknowledged_each_round) kill(child, SIGKILL);  // what is still in the pipe is read on
        }
        close(ends[0]);
        int status = 0;
        ASSERT_EQ(waitpid(child, &status, 0), child);
        ASSERT_TRUE(WIFSIGNALED(status));

        const auto desk = desk_at(folder.path());
        for (int table = 0; table < tables; ++table) {
            const std::vector<LogRow> log = desk->log(table_name(table));
            const auto size = static_cast<std::int64_t>(log.size());
            EXPECT_GE(size, last[static_cast<std::size_t>(table)]);
            for (std::int64_t i = 0; i < size; ++i) ASSERT_EQ(log[static_cast<std::size_t>(i)].position, i + 1);
            EXPECT_EQ(desk->ask<TableRow>(&Store::load_table, table_name(table)).value.changed, size);
            next[static_cast<std::size_t>(table)] = size + 1;
        }
    }
}

}  // namespace

}  // namespace mehen::server
