#include "server/store/backup.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <string>

#include "server/store/problems.h"
#include "server/store/sqlite_store.h"

namespace mehen::server {

namespace {

constexpr Text already_there = {"'{0}' exists already and is not overwritten; give another name",
                                "'{0}' już istnieje i nie zostanie nadpisany; podaj inną nazwę",
                                "'{0}' esiste già e non viene sovrascritto; indica un altro nome"};
constexpr Text no_database = {"there is no database in '{0}'; give the data folder of the server with --data",
                              "w '{0}' nie ma bazy danych; podaj folder danych serwera przez --data",
                              "in '{0}' non c'è un database; indica la cartella dati del server con --data"};
constexpr Text copy_damaged = {"the copy of '{0}' is damaged ({1}), so it was not kept; check the disks",
                               "kopia '{0}' jest uszkodzona ({1}), więc jej nie zachowano; sprawdź dyski",
                               "la copia di '{0}' è danneggiata ({1}), quindi non è stata tenuta; controlla i dischi"};

constexpr int patience_ms = 10'000;  // until another program lets go of the database

bool flush(const std::filesystem::path& path) {
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool flushed = fsync(descriptor) == 0;
    const int error = errno;
    ::close(descriptor);
    errno = error;
    return flushed;
}

// A file that goes away again unless it gets its name.
class Draft {
public:
    explicit Draft(std::filesystem::path file) : file_(std::move(file)), name_(file_.string() + ".XXXXXX") {
        const int descriptor = mkstemp(name_.data());
        made_ = descriptor >= 0;
        if (made_) ::close(descriptor);
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft() {
        if (made_) unlink(name_.c_str());
    }

    bool made() const { return made_; }
    const std::string& name() const { return name_; }

    Message keep() {
        if (std::filesystem::exists(file_)) return Message(already_there, file_.string());
        if (!flush(name_) || rename(name_.c_str(), file_.c_str()) != 0) return file_problem(file_, errno);
        made_ = false;
        const std::filesystem::path folder = file_.has_parent_path() ? file_.parent_path() : ".";
        return flush(folder) ? Message() : file_problem(folder, errno);
    }

private:
    std::filesystem::path file_;
    std::string name_;
    bool made_ = false;
};

// In one step: it reads one state of the database while others go on writing. In several steps it would begin anew
// whenever somebody writes, and at a busy server never end.
void copy_pages(const std::filesystem::path& database, const std::string& target) {
    SQLite::Database from(database.string(), SQLite::OPEN_READONLY, patience_ms);
    SQLite::Database to(target, SQLite::OPEN_READWRITE);
    SQLite::Backup copy(to, from);
    const int code = copy.executeStep(-1);
    if (code != SQLITE_DONE) throw SQLite::Exception(sqlite3_errstr(code), code);
}

Message check_copy(const std::string& copy, const std::filesystem::path& database) {
    SQLite::Database checked(copy, SQLite::OPEN_READWRITE);
    checked.exec("PRAGMA journal_mode = DELETE");  // one file, with nothing beside it
    const std::string words = checked.execAndGet("PRAGMA quick_check(1)").getString();
    return words == "ok" ? Message() : Message(copy_damaged, database.string(), words);
}

}  // namespace

Message back_up(const std::filesystem::path& folder, const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::exists(folder / database_name, error)) return Message(no_database, folder.string());
    return copy_database(folder / database_name, file);
}

Message copy_database(const std::filesystem::path& database, const std::filesystem::path& file) {
    std::error_code error;
    if (std::filesystem::exists(file, error)) return Message(already_there, file.string());
    Draft draft(file);
    if (!draft.made()) return file_problem(file, errno);
    try {
        copy_pages(database, draft.name());
        if (Message problem = check_copy(draft.name(), database)) return problem;
    } catch (const SQLite::Exception& problem) {
        if (problem.getErrorCode() == SQLITE_FULL)
            return file_problem(file, ENOSPC);  // the copy's disk, not the server's
        return database_problem(problem.getErrorCode(), problem.what());
    }
    return draft.keep();
}

}  // namespace mehen::server
