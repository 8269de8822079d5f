// What the store on disk does besides: transactions shared, requests refused, and trouble with files.
#include <SQLiteCpp/SQLiteCpp.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <future>
#include <stdexcept>

#include "server/store/sqlite_rows.h"
#include "server/store/tests/support.h"

namespace mehen::server {

namespace {

// A store whose thread stands still after its first transaction until it is let go.
struct HeldDesk {
    TemporaryFolder folder;
    std::vector<std::size_t> transactions;
    std::vector<std::string> failures;
    std::promise<void> standing;
    std::promise<void> let_go;
    Desk desk;  // last: its thread uses the others

    explicit HeldDesk(std::size_t queue_limit) {
        SqliteSettings settings;
        settings.folder = folder.path();
        settings.queue_limit = queue_limit;
        settings.failed = [this](const std::string& what) { failures.push_back(what); };
        settings.committed = [this](std::size_t requests, double) {
            transactions.push_back(requests);
            if (transactions.size() > 1) return;
            standing.set_value();
            let_go.get_future().wait();
        };
        Message problem;
        desk.store = open_sqlite_store(std::move(settings), desk.inbox.post(), problem);
        EXPECT_NE(desk.store, nullptr) << problem.in(Language::en);
        EXPECT_TRUE(desk.ask(&Store::create_guest, guest_named("ines", "Ines")).done());
        standing.get_future().wait();
    }
};

// Answers of one transaction are delivered together: whoever throws at his own must not cost the others theirs.
TEST(SqliteStore, OnesTroubleWithAnAnswerDoesNotTouchTheOthers) {
    HeldDesk held(100);
    int answered = 0;
    const auto note = [&](const StoreReply<Nothing>&) { ++answered; };
    held.desk.store->create_table(table_of("t1", "ines"), note);
    held.desk.store->create_table(table_of("t2", "ines"),
                                  [](const StoreReply<Nothing>&) { throw std::runtime_error("oh"); });
    held.desk.store->create_table(table_of("t3", "ines"), [](const StoreReply<Nothing>&) { throw 3; });
    held.desk.store->create_table(table_of("t4", "ines"), note);
    held.let_go.set_value();
    EXPECT_TRUE(held.desk.inbox.run_until([&] { return answered == 2; }));
    EXPECT_EQ(held.failures, (std::vector<std::string>{"oh", "something that is no exception"}));
    EXPECT_EQ(held.desk.ask(&Store::create_guest, guest_named("marek", "Marek")).outcome, StoreOutcome::done);
}

TEST(SqliteStore, NoMoreTalkIsKeptThanIsShown) {
    const TemporaryFolder folder;
    {
        Desk desk;
        Message problem;
        SqliteSettings settings;
        settings.folder = folder.path();
        desk.store = open_sqlite_store(std::move(settings), desk.inbox.post(), problem);
        ASSERT_NE(desk.store, nullptr) << problem.in(Language::en);
        EXPECT_TRUE(desk.ask(&Store::create_guest, guest_named("ines", "Ines")).done());
        EXPECT_TRUE(desk.ask(&Store::create_table, table_of("t1", "ines")).done());
        ChatLine line;
        line.guest = "ines";
        for (int i = 0; i < 250; ++i) desk.store->append_chat("t1", line, [](const auto&) {});
        desk.store->close();
    }
    const SQLite::Database database((folder.path() / "mehen.db").string());
    SQLite::Statement count(database, "SELECT count(*), max(number) FROM chat");
    ASSERT_TRUE(count.executeStep());
    EXPECT_EQ(count.getColumn(0).getInt64(), static_cast<std::int64_t>(chat_kept));
    EXPECT_EQ(count.getColumn(1).getInt64(), 250);
}

// Short matches, each with all the talk that a table may have, as somebody might play them day after day.
TEST(SqliteStore, HoweverManyMatchesArePlayedTalkTakesOnlySoMuchRoom) {
    constexpr std::int64_t tables = 2'100;
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "mehen.db").string();
    {
        const auto desk = desk_at(folder.path());
        EXPECT_TRUE(desk->ask(&Store::create_guest, guest_named("ines", "Ines")).done());
    }
    const auto up_to = [](std::int64_t last) {
        return "WITH RECURSIVE each(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM each WHERE i < " +
               std::to_string(last) + ") ";
    };
    const auto lines = static_cast<std::int64_t>(chat_kept);
    {
        SQLite::Database database(file, SQLite::OPEN_READWRITE);
        database.exec(up_to(tables) +
                      "INSERT INTO tables SELECT 't' || i, 'fertility', 1, '{}', 'ines', 'over', i, i FROM each");
        database.exec(up_to(tables * lines) +
                      "INSERT INTO chat (table_id, guest, said_as, text, time) SELECT 't' || (1 + (i - 1) / " +
                      std::to_string(lines) + "), 'ines', 'Ines', 'hello', i FROM each");
    }
    const auto desk = desk_at(folder.path());
    ChatLine line;
    line.guest = "ines";
    const std::int64_t number = desk->ask<std::int64_t>(&Store::append_chat, "t1", line).value;
    EXPECT_EQ(number, tables * lines + 1);
    const auto talk = [&](std::int64_t table) {
        return desk->ask<std::vector<ChatLine>>(&Store::load_chat, "t" + std::to_string(table)).value;
    };
    ASSERT_EQ(talk(1).size(), 1U);  // what was said there at first is forgotten
    EXPECT_EQ(talk(1)[0].number, number);
    EXPECT_EQ(talk(2).size(), 0U);
    EXPECT_EQ(talk(tables).size(), chat_kept);
    desk->store->close();
    SQLite::Database database(file);
    EXPECT_EQ(database.execAndGet("SELECT count(*) FROM chat").getInt64(), rows::chat_kept_in_all);
}

TEST(SqliteStore, WhatWaitsSharesATransaction) {
    HeldDesk held(100);
    std::vector<StoreOutcome> outcomes;
    const auto note = [&](const StoreReply<Nothing>& answer) { outcomes.push_back(answer.outcome); };
    held.desk.store->create_table(table_of("t1", "ines"), note);
    held.desk.store->create_table(table_of("t2", "ines"), note);
    held.desk.store->append("t1", {row_at(1, "first")}, std::nullopt, note);
    held.desk.store->append("t1", {row_at(1, "too late")}, std::nullopt, note);
    held.desk.store->create_table(table_of("t2", "ines"), note);
    held.desk.store->create_table(table_of("t3", "nobody"), note);
    held.desk.store->append("t2", {row_at(1), row_at(2)}, std::nullopt, note);
    held.let_go.set_value();
    ASSERT_TRUE(held.desk.inbox.run_until([&] { return outcomes.size() == 7; }));
    EXPECT_EQ(outcomes, (std::vector{StoreOutcome::done, StoreOutcome::done, StoreOutcome::done, StoreOutcome::conflict,
                                     StoreOutcome::conflict, StoreOutcome::missing, StoreOutcome::done}));
    EXPECT_EQ(held.desk.log("t1")[0].text, "first");
    EXPECT_EQ(held.desk.log("t2").size(), 2U);
    held.desk.store->close();
    EXPECT_EQ(held.transactions[1], 7U);
}

TEST(SqliteStore, RefusesWhatItCannotQueue) {
    HeldDesk held(2);
    std::vector<std::pair<int, StoreOutcome>> answers;
    for (int i = 1; i <= 3; ++i)
        held.desk.store->create_guest(guest_named(std::to_string(i), "X"),
                                      [&answers, i](const auto& answer) { answers.emplace_back(i, answer.outcome); });
    EXPECT_TRUE(held.desk.inbox.run_until([&] { return answers.size() == 1; }));
    held.let_go.set_value();
    ASSERT_TRUE(held.desk.inbox.run_until([&] { return answers.size() == 3; }));
    EXPECT_EQ(answers[0], std::pair(3, StoreOutcome::failed));
    EXPECT_EQ(answers[2], std::pair(2, StoreOutcome::done));
}

TEST(SqliteStore, EverythingIsThereAfterReopening) {
    const TemporaryFolder folder;
    {
        const auto desk = desk_at(folder.path() / "made" / "by the store");
        ASSERT_TRUE(desk->ask(&Store::create_guest, guest_named("ines", "Ines")).done());
        ASSERT_TRUE(desk->ask(&Store::create_table, table_of("t1", "ines")).done());
        ASSERT_EQ(desk->outcome_of_append("t1", {row_at(1), row_at(2)}), StoreOutcome::done);
    }
    const auto desk = desk_at(folder.path() / "made" / "by the store");
    EXPECT_EQ(desk->ask<Guest>(&Store::find_guest, "ines").value.secrets.size(), 1U);
    EXPECT_EQ(desk->ask<TableRow>(&Store::load_table, "t1").value.creator_name, "Ines");
    EXPECT_EQ(desk->log("t1").size(), 2U);
    EXPECT_EQ(desk->outcome_of_append("t1", {row_at(2)}), StoreOutcome::conflict);
    EXPECT_EQ(desk->outcome_of_append("t1", {row_at(3)}), StoreOutcome::done);
}

TEST(SqliteStore, IsDurableAndPrivate) {
    const TemporaryFolder folder;
    const auto desk = desk_at(folder.path() / "data");
    EXPECT_EQ(std::filesystem::status(folder.path() / "data").permissions(), std::filesystem::perms::owner_all);
    for (const auto& file : std::filesystem::directory_iterator(folder.path() / "data"))
        EXPECT_EQ(file.status().permissions(), std::filesystem::perms{0600}) << file.path();
    SQLite::Database database((folder.path() / "data" / database_name).string());
    EXPECT_EQ(database.execAndGet("PRAGMA journal_mode").getString(), "wal");
}

std::string problem_of_opening(const std::filesystem::path& folder) {
    Message problem;
    SqliteSettings settings;
    settings.folder = folder;
    const auto store = open_sqlite_store(std::move(settings), [](const auto&) {}, problem);
    EXPECT_EQ(store, nullptr);
    for (const Language language : {Language::pl, Language::it}) EXPECT_FALSE(problem.in(language).empty());
    return problem.in(Language::en);
}

TEST(SqliteStore, TwoServersCannotShareAFolder) {
    const TemporaryFolder folder;
    {
        const auto desk = desk_at(folder.path());
        EXPECT_EQ(problem_of_opening(folder.path()),
                  "the data folder '" + folder.path().string() + "' is in use by another server (process " +
                      std::to_string(getpid()) + "); stop it, or choose another folder with --data");
        EXPECT_TRUE(desk->ask(&Store::create_guest, guest_named("ines", "Ines")).done());
    }
    EXPECT_TRUE(desk_at(folder.path())->ask<Guest>(&Store::find_guest, "ines").done());
}

TEST(SqliteStore, AFileIsNoDataFolder) {
    const TemporaryFolder folder;
    std::ofstream(folder.path() / "file") << "text";
    EXPECT_NE(problem_of_opening(folder.path() / "file").find("is not a folder"), std::string::npos);
    EXPECT_NE(problem_of_opening(folder.path() / "file" / "below").find("is not a folder"), std::string::npos);
}

TEST(SqliteStore, SaysThatAFolderMayNotBeWritten) {
    const TemporaryFolder folder;
    std::filesystem::permissions(folder.path(), std::filesystem::perms{0555});
    const pid_t child = fork();
    if (child == 0) {
        if (geteuid() == 0 && setuid(65534) != 0) _exit(2);  // root may write anywhere
        _exit(problem_of_opening(folder.path()).find("no permission for") == 0 ? 0 : 1);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
}

TEST(SqliteStore, AFileThatIsNoDatabaseIsLeftAlone) {
    const TemporaryFolder folder;
    const std::string text(5000, 'x');
    std::ofstream(folder.path() / database_name) << text;
    EXPECT_NE(problem_of_opening(folder.path()).find("is damaged"), std::string::npos);
    std::ifstream file(folder.path() / database_name);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), text);
}

// Overwrites the page where the log begins.
void damage_log(const std::filesystem::path& file) {
    std::streamoff page = 0;
    std::streamoff size = 0;
    {
        SQLite::Database database(file.string());
        page = database.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'log'").getInt();
        size = database.execAndGet("PRAGMA page_size").getInt();
    }
    std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
    stream.seekp((page - 1) * size);
    stream << std::string(static_cast<std::size_t>(size), '\xee');
}

TEST(SqliteStore, ADamagedLogFailsAlone) {
    const TemporaryFolder folder;
    {
        const auto desk = desk_at(folder.path());
        ASSERT_TRUE(desk->ask(&Store::create_guest, guest_named("ines", "Ines")).done());
        ASSERT_TRUE(desk->ask(&Store::create_table, table_of("t1", "ines")).done());
        ASSERT_EQ(desk->outcome_of_append("t1", {row_at(1)}), StoreOutcome::done);
    }
    damage_log(folder.path() / database_name);
    const auto desk = desk_at(folder.path());
    const auto log = desk->ask<std::vector<LogRow>>(&Store::load_log, "t1");
    EXPECT_EQ(log.outcome, StoreOutcome::failed);
    EXPECT_NE(log.why.in(Language::en).find("restore a backup"), std::string::npos);
    EXPECT_EQ(desk->outcome_of_append("t1", {row_at(2)}), StoreOutcome::failed);
    EXPECT_TRUE(desk->ask<Guest>(&Store::find_guest, "ines").done());
    EXPECT_TRUE(desk->ask(&Store::create_guest, guest_named("olek", "Olek")).done());
}

// As if the disk were full: no file may grow beyond this.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        rlimit small = before_;
        small.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &small);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

private:
    rlimit before_{};
    void (*handler_)(int);
};

TEST(SqliteStore, AFullDiskRefusesAndLosesNothing) {
    const TemporaryFolder folder;
    std::int64_t position = 0;
    {
        const auto desk = desk_at(folder.path());
        ASSERT_TRUE(desk->ask(&Store::create_guest, guest_named("ines", "Ines")).done());
        ASSERT_TRUE(desk->ask(&Store::create_table, table_of("t1", "ines")).done());
        StoreReply<Nothing> answer;
        {
            const SmallDisk full(512 * 1024);
            while (answer.done() && position < 1000)
                answer = desk->ask(&Store::append, "t1", std::vector{row_at(++position, std::string(20'000, 'x'))},
                                   std::nullopt);
        }
        EXPECT_EQ(answer.outcome, StoreOutcome::failed);
        EXPECT_NE(answer.why.in(Language::en).find("nothing was saved"), std::string::npos);
        EXPECT_GT(position, 5);
        EXPECT_EQ(desk->log("t1").size(), static_cast<std::size_t>(position - 1));
        EXPECT_EQ(desk->outcome_of_append("t1", {row_at(position, "room again")}), StoreOutcome::done);
    }
    const std::vector<LogRow> log = desk_at(folder.path())->log("t1");
    ASSERT_EQ(log.size(), static_cast<std::size_t>(position));
    EXPECT_EQ(log.back().text, "room again");
}

}  // namespace

}  // namespace mehen::server
