#include "server/store/sqlite_store.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <span>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "server/guarded.h"
#include "server/store/data_lock.h"
#include "server/store/problems.h"
#include "server/store/schema.h"
#include "server/store/sqlite_rows.h"

namespace mehen::server {

namespace {

constexpr Text no_write_ahead_log = {
    "the file system of '{0}' cannot hold the database safely (no shared memory for its log); choose a folder on a "
    "local disk",
    "system plików '{0}' nie może bezpiecznie przechować bazy danych (brak pamięci współdzielonej na jej dziennik); "
    "wybierz folder na dysku lokalnym",
    "il file system di '{0}' non può contenere il database in sicurezza (manca la memoria condivisa per il suo "
    "registro); scegli una cartella su un disco locale"};

constexpr int log_pages_to_copy = 8'000;  // 32 MiB: seldom enough that hardly an answer waits for it
constexpr int patience_ms = 5'000;        // until another program, a backup for example, lets go of the database

class Request {
public:
    Request() = default;
    Request(const Request&) = delete;
    Request& operator=(const Request&) = delete;
    virtual ~Request() = default;

    virtual bool work(SQLite::Database& database) = 0;  // whether it was done
    virtual void refuse(StoreOutcome outcome, const Message& why) = 0;
    virtual void deliver() = 0;
};

using Requests = std::vector<std::unique_ptr<Request>>;

template <class Value, class Work>
class RequestFor : public Request {
public:
    RequestFor(Then<Value> then, Work work) : then_(std::move(then)), work_(std::move(work)) {}

    bool work(SQLite::Database& database) override {
        answer_ = work_(database);
        return answer_.done();
    }
    void refuse(StoreOutcome outcome, const Message& why) override { answer_ = refusal<Value>(outcome, why); }
    void deliver() override { then_(std::move(answer_)); }

private:
    Then<Value> then_;
    Work work_;
    StoreReply<Value> answer_;
};

// What an error within one request means for it.
void refuse_for(Request& request, const SQLite::Exception& problem) {
    switch (problem.getExtendedErrorCode()) {
        case SQLITE_CONSTRAINT_PRIMARYKEY:
        case SQLITE_CONSTRAINT_UNIQUE: return request.refuse(StoreOutcome::conflict, Message(id_in_use));
        case SQLITE_CONSTRAINT_FOREIGNKEY: return request.refuse(StoreOutcome::missing, Message(no_such_guest));
        default: request.refuse(StoreOutcome::failed, database_problem(problem.getErrorCode(), problem.what()));
    }
}

// Does requests in transactions. An error is the affair of the request that it befell, unless it undid the whole
// transaction; then it is that of every request in it.
class Worker {
public:
    explicit Worker(const std::string& file) : database_(file, SQLite::OPEN_READWRITE, patience_ms) {
        database_.exec("PRAGMA foreign_keys = ON");
    }

    // A log that is written ahead, and flushed at the end of each transaction.
    bool set_durable() {
        const bool ahead = database_.execAndGet("PRAGMA journal_mode = WAL").getString() == "wal";
        database_.exec("PRAGMA synchronous = FULL");
        sqlite3_wal_hook(database_.getHandle(), note_log_pages, this);
        return ahead;
    }

    // Copies the log into the database from time to time. It takes a while, so it is done when the answers have left.
    void tidy() {
        if (log_pages_ < log_pages_to_copy) return;
        log_pages_ = 0;
        database_.tryExec("PRAGMA wal_checkpoint(PASSIVE)");  // in vain: the log grows, and the next time tries again
    }

    void work(Requests& requests) {
        const std::span all(requests);
        for (std::size_t done = 0; done < all.size();) done += transaction(all.subspan(done));
    }

private:
    // Called after each commit; also keeps SQLite from copying the log by itself, before the commit returns.
    static int note_log_pages(void* worker, sqlite3*, const char*, int pages) {
        static_cast<Worker*>(worker)->log_pages_ = pages;
        return SQLITE_OK;
    }

    using Part = std::span<std::unique_ptr<Request>>;

    // How many of the requests it settled: all, or those up to the one that undid the transaction.
    std::size_t transaction(Part requests) {
        std::size_t tried = 0;
        try {
            database_.exec(
                "BEGIN IMMEDIATE");  // waits for its turn; a plain one fails at once when it turns to writing
            while (tried < requests.size()) attempt(*requests[tried++]);
            database_.exec("COMMIT");
        } catch (const SQLite::Exception& problem) {
            return undo(requests, tried, database_problem(problem.getErrorCode(), problem.what()));
        } catch (const std::exception& problem) {  // out of memory, for example
            return undo(requests, tried, database_problem(SQLITE_ERROR, problem.what()));
        }
        return tried;
    }

    std::size_t undo(Part requests, std::size_t tried, const Message& why) {
        database_.tryExec("ROLLBACK");
        const std::size_t settled = std::max<std::size_t>(tried, 1);
        for (auto& request : requests.first(settled)) request->refuse(StoreOutcome::failed, why);
        return settled;
    }

    void attempt(Request& request) {
        database_.exec("SAVEPOINT request");
        try {
            if (!request.work(database_)) database_.exec("ROLLBACK TO request");
        } catch (const SQLite::Exception& problem) {
            const bool transaction_gone = sqlite3_get_autocommit(database_.getHandle()) != 0;
            if (transaction_gone) throw;
            refuse_for(request, problem);
            database_.exec("ROLLBACK TO request");
        }
        database_.exec("RELEASE request");
    }

    SQLite::Database database_;
    int log_pages_ = 0;
};

class SqliteStore : public Store {
public:
    SqliteStore(SqliteSettings settings, Post post, DataLock lock, std::unique_ptr<Worker> worker)
        : settings_(std::move(settings)),
          post_(std::move(post)),
          lock_(std::move(lock)),
          worker_(std::move(worker)),
          thread_([this] { run(); }) {}
    SqliteStore(const SqliteStore&) = delete;
    SqliteStore& operator=(const SqliteStore&) = delete;
    ~SqliteStore() override { SqliteStore::close(); }

    void create_guest(Guest guest, Then<> then) override {
        ask<Nothing>(std::move(then), [guest = std::move(guest)](auto& db) { return rows::create_guest(db, guest); });
    }
    void rename_guest(std::string id, std::string name, Then<> then) override {
        ask<Nothing>(std::move(then), [id = std::move(id), name = std::move(name)](auto& db) {
            return rows::rename_guest(db, id, name);
        });
    }
    void find_guest(std::string id, Then<Guest> then) override {
        ask<Guest>(std::move(then), [id = std::move(id)](auto& db) { return rows::find_guest(db, id); });
    }
    void add_device_code(DeviceCode code, Then<> then) override {
        ask<Nothing>(std::move(then), [code = std::move(code)](auto& db) { return rows::add_device_code(db, code); });
    }
    void use_device_code(Hash code, Hash secret, Time now, Then<Guest> then) override {
        ask<Guest>(std::move(then),
                   [code, secret, now](auto& db) { return rows::use_device_code(db, code, secret, now); });
    }
    void create_table(TableRow table, Then<> then) override {
        ask<Nothing>(std::move(then), [table = std::move(table)](auto& db) { return rows::create_table(db, table); });
    }
    void change_table(std::string table, TableChange change, Then<> then) override {
        ask<Nothing>(std::move(then), [table = std::move(table), change = std::move(change)](auto& db) {
            return rows::change_table(db, table, change);
        });
    }
    void load_table(std::string table, Then<TableRow> then) override {
        ask<TableRow>(std::move(then), [table = std::move(table)](auto& db) { return rows::load_table(db, table); });
    }
    void load_unfinished_tables(Then<std::vector<TableRow>> then) override {
        ask<std::vector<TableRow>>(std::move(then), [](auto& db) { return rows::load_unfinished_tables(db); });
    }
    void list_tables(std::string guest, std::size_t limit, Then<std::vector<TableRow>> then) override {
        ask<std::vector<TableRow>>(std::move(then), [guest = std::move(guest), limit](auto& db) {
            return rows::list_tables(db, guest, limit);
        });
    }
    void append(std::string table, std::vector<LogRow> log, std::optional<TableChange> change, Then<> then) override {
        ask<Nothing>(std::move(then), [table = std::move(table), log = std::move(log), change = std::move(change)](
                                          auto& db) { return rows::append(db, table, log, change); });
    }
    void load_log(std::string table, Then<std::vector<LogRow>> then) override {
        ask<std::vector<LogRow>>(std::move(then),
                                 [table = std::move(table)](auto& db) { return rows::load_log(db, table); });
    }
    void append_chat(std::string table, ChatLine line, Then<std::int64_t> then) override {
        ask<std::int64_t>(std::move(then), [table = std::move(table), line = std::move(line)](auto& db) {
            return rows::append_chat(db, table, line);
        });
    }
    void load_chat(std::string table, Then<std::vector<ChatLine>> then) override {
        ask<std::vector<ChatLine>>(std::move(then),
                                   [table = std::move(table)](auto& db) { return rows::load_chat(db, table); });
    }

    void close() override {
        {
            const std::scoped_lock guard(mutex_);
            closed_ = true;
        }
        something_to_do_.notify_one();
        if (thread_.joinable()) thread_.join();
        worker_.reset();
        lock_.reset();  // last: until here the folder was ours
    }

private:
    template <class Value, class Work>
    void ask(Then<Value> then, Work work) {
        std::unique_ptr<Request> request = std::make_unique<RequestFor<Value, Work>>(std::move(then), std::move(work));
        if (Message why = enqueue(request)) {
            request->refuse(StoreOutcome::failed, why);
            Requests refused;
            refused.push_back(std::move(request));
            deliver(std::move(refused));
        }
    }

    // Takes the request, or says why not.
    Message enqueue(std::unique_ptr<Request>& request) {
        {
            const std::scoped_lock guard(mutex_);
            if (closed_) return Message(store_is_closed);
            if (queue_.size() >= settings_.queue_limit) return Message(too_much_to_do);
            queue_.push_back(std::move(request));
        }
        something_to_do_.notify_one();
        return {};
    }

    void deliver(Requests requests) {
        post_([shared = std::make_shared<Requests>(std::move(requests)), failed = settings_.failed] {
            for (auto& request : *shared)
                if (const auto what = thrown_by([&] { request->deliver(); }); what && failed) failed(*what);
        });
    }

    // Everything that waits; what comes while it is written waits for the next time, and then goes together again.
    // Empty: the store was closed, and nothing is left.
    Requests take() {
        std::unique_lock guard(mutex_);
        something_to_do_.wait(guard, [this] { return closed_ || !queue_.empty(); });
        return std::exchange(queue_, {});
    }

    void run() {
        for (Requests requests = take(); !requests.empty(); requests = take()) {
            const std::size_t count = requests.size();
            const auto begin = std::chrono::steady_clock::now();
            worker_->work(requests);
            const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
            deliver(std::move(requests));
            if (settings_.committed) settings_.committed(count, seconds.count());
            worker_->tidy();
        }
    }

    SqliteSettings settings_;
    Post post_;
    std::optional<DataLock> lock_;
    std::unique_ptr<Worker> worker_;  // used by the thread alone
    std::mutex mutex_;                // of the queue
    std::condition_variable something_to_do_;
    Requests queue_;
    bool closed_ = false;
    std::thread thread_;  // last, so that it finds everything else made
};

Message make_folder(const std::filesystem::path& folder) {
    std::error_code error;
    const bool made = std::filesystem::create_directories(folder, error);
    if (made) std::filesystem::permissions(folder, std::filesystem::perms::owner_all, error);
    if (!error && !std::filesystem::is_directory(folder, error))
        error = std::make_error_code(std::errc::not_a_directory);
    return error ? file_problem(folder, error.value()) : Message();
}

// Everyone's hidden cards are nobody else's business on that machine, whatever the permissions of the folder. SQLite
// takes an empty file for a new database, and gives the files beside it the same permissions.
Message make_private_file(const std::string& file) {
    const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) return file_problem(file, errno);
    ::close(descriptor);
    return {};
}

}  // namespace

std::unique_ptr<Store> open_sqlite_store(SqliteSettings settings, Post post, Message& problem) {
    const std::string file = (settings.folder / database_name).string();
    problem = make_folder(settings.folder);
    if (problem) return nullptr;
    auto lock = DataLock::take(settings.folder, problem);
    if (!lock) return nullptr;
    problem = make_private_file(file);
    if (!problem) problem = bring_up_to_date(file);
    if (problem) return nullptr;
    try {
        auto worker = std::make_unique<Worker>(file);
        if (!worker->set_durable()) {
            problem = Message(no_write_ahead_log, settings.folder.string());
            return nullptr;
        }
        return std::make_unique<SqliteStore>(std::move(settings), std::move(post), std::move(*lock), std::move(worker));
    } catch (const SQLite::Exception& refused) {
        problem = database_problem(refused.getErrorCode(), refused.what());
        return nullptr;
    }
}

}  // namespace mehen::server
