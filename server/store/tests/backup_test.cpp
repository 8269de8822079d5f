#include "server/store/backup.h"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>

#include "server/store/tests/support.h"

namespace mehen::server {

namespace {

std::size_t files_in(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

// The log of t1 in a backup, read as a server would after it was put into an empty data folder.
std::vector<LogRow> restored_log(const std::filesystem::path& backup) {
    const TemporaryFolder folder;
    std::filesystem::copy_file(backup, folder.path() / database_name);
    return desk_at(folder.path())->log("t1");
}

TEST(Backup, AnotherProcessCopiesWhileTheServerWrites) {
    const TemporaryFolder data;
    const TemporaryFolder backups;
    const std::filesystem::path file = backups.path() / "copy.db";
    std::array<int, 2> start{};
    ASSERT_EQ(pipe(start.data()), 0);
    const pid_t child = fork();  // before there are threads
    if (child == 0) {
        char go = 0;
        _exit(read(start[0], &go, 1) == 1 && !back_up(data.path(), file) ? 0 : 1);
    }
    const auto desk = desk_at(data.path());
    ASSERT_TRUE(desk->ask(&Store::create_guest, guest_named("ines", "Ines")).done());
    ASSERT_TRUE(desk->ask(&Store::create_table, table_of("t1", "ines")).done());
    std::int64_t position = 0;
    const auto append = [&] {
        ++position;
        ASSERT_EQ(desk->outcome_of_append("t1", {row_at(position, std::string(500, 'x'))}), StoreOutcome::done);
    };
    while (position < 200) append();
    ASSERT_EQ(write(start[1], "!", 1), 1);
    int status = 0;
    while (waitpid(child, &status, WNOHANG) == 0) append();
    EXPECT_EQ(status, 0);
    close(start[0]);
    close(start[1]);

    const std::vector<LogRow> log = restored_log(file);
    EXPECT_GE(log.size(), 200U);
    EXPECT_LE(log.size(), static_cast<std::size_t>(position));
    for (std::size_t i = 0; i < log.size(); ++i) ASSERT_EQ(log[i].position, static_cast<std::int64_t>(i) + 1);
    EXPECT_EQ(files_in(backups.path()), 1U);
    EXPECT_EQ(desk->log("t1").size(), static_cast<std::size_t>(position));
}

TEST(Backup, WorksWhereNoServerRuns) {
    const TemporaryFolder data;
    const TemporaryFolder backups;
    {
        const auto desk = desk_at(data.path());
        ASSERT_TRUE(desk->ask(&Store::create_guest, guest_named("ines", "Ines")).done());
        ASSERT_TRUE(desk->ask(&Store::create_table, table_of("t1", "ines")).done());
        ASSERT_EQ(desk->outcome_of_append("t1", {row_at(1)}), StoreOutcome::done);
    }
    EXPECT_FALSE(back_up(data.path(), backups.path() / "copy.db"));
    EXPECT_EQ(restored_log(backups.path() / "copy.db").size(), 1U);
}

TEST(Backup, OverwritesNothing) {
    const TemporaryFolder data;
    const TemporaryFolder backups;
    const auto desk = desk_at(data.path());
    std::ofstream(backups.path() / "precious") << "text";
    const Message problem = back_up(data.path(), backups.path() / "precious");
    EXPECT_NE(problem.in(Language::en).find("exists already and is not overwritten"), std::string::npos);
    EXPECT_EQ(std::filesystem::file_size(backups.path() / "precious"), 4U);
    EXPECT_EQ(files_in(backups.path()), 1U);
}

TEST(Backup, SaysWhatIsNotThere) {
    const TemporaryFolder empty;
    EXPECT_NE(back_up(empty.path(), empty.path() / "copy").in(Language::en).find("there is no database in"),
              std::string::npos);
    const auto desk = desk_at(empty.path() / "data");
    EXPECT_NE(back_up(empty.path() / "data", empty.path() / "no" / "copy").in(Language::en).find("does not exist"),
              std::string::npos);
}

TEST(Backup, ACopyOfADamagedDatabaseIsNotKept) {
    const TemporaryFolder data;
    const TemporaryFolder backups;
    desk_at(data.path()).reset();
    std::fstream file(data.path() / database_name, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(3 * 4096);
    file << std::string(4096, '\xee');
    file.close();
    EXPECT_NE(back_up(data.path(), backups.path() / "copy").in(Language::en).find("damaged"), std::string::npos);
    EXPECT_EQ(files_in(backups.path()), 0U);
}

}  // namespace

}  // namespace mehen::server
