#include "server/store/schema.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <string>

#include "server/store/backup.h"
#include "server/store/problems.h"

namespace mehen::server {

namespace {

constexpr Text too_new = {
    "the database '{0}' was made by a newer Mehen (its form is {1}, this program knows forms up to {2}); use that "
    "version, or restore a backup made before the upgrade",
    "bazę danych '{0}' utworzyła nowsza wersja Mehen (ma postać {1}, ten program zna postacie do {2}); użyj tamtej "
    "wersji albo przywróć kopię sprzed aktualizacji",
    "il database '{0}' è stato creato da un Mehen più recente (la sua forma è {1}, questo programma conosce le forme "
    "fino a {2}); usa quella versione, o ripristina una copia precedente all'aggiornamento"};
constexpr Text references_broken = {
    "the database '{0}' does not hold together ({1} refers to something that is not there), so it was left as it was; "
    "restore a backup",
    "baza danych '{0}' jest niespójna ({1} odwołuje się do czegoś, czego nie ma), więc pozostała bez zmian; przywróć "
    "kopię zapasową",
    "il database '{0}' non è coerente ({1} rimanda a qualcosa che non c'è), quindi è rimasto com'era; ripristina una "
    "copia di riserva"};

// Logs are stored in the order of their keys, so that a table's rows lie together.
constexpr const char* version_1 = R"(
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE secrets (
    number INTEGER PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests,
    hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;
CREATE INDEX secrets_of_guest ON secrets (guest);

CREATE TABLE device_codes (
    guest TEXT PRIMARY KEY REFERENCES guests,
    code BLOB NOT NULL UNIQUE CHECK (length(code) = 32),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_revision INTEGER NOT NULL,
    setup TEXT NOT NULL,
    creator TEXT NOT NULL REFERENCES guests,
    stage TEXT NOT NULL CHECK (stage IN ('waiting', 'playing', 'over', 'closed')),
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_of_creator ON tables (creator);
CREATE INDEX unfinished_tables ON tables (created) WHERE stage IN ('waiting', 'playing');

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL REFERENCES guests,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_guest ON seats (guest);

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (table_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    guest TEXT NOT NULL REFERENCES guests,
    said_as TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
)";

// Talk is kept in the order in which it was said on the whole server, so that the oldest can be forgotten.
constexpr const char* version_2 = R"(
ALTER TABLE chat RENAME TO chat_1;

CREATE TABLE chat (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables,
    guest TEXT NOT NULL REFERENCES guests,
    said_as TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    time INTEGER NOT NULL
) STRICT;
INSERT INTO chat (table_id, guest, said_as, seat, text, time)
    SELECT table_id, guest, said_as, seat, text, time FROM chat_1 ORDER BY time, table_id, number;
DROP TABLE chat_1;
CREATE INDEX chat_of_table ON chat (table_id, number);
)";

constexpr std::array steps_to_present = {version_1, version_2};

// The copy of an earlier attempt is not ours to overwrite.
std::filesystem::path name_of_copy(const std::filesystem::path& database, std::size_t version) {
    const std::string name = database.string() + ".before-v" + std::to_string(version);
    std::filesystem::path free = name;
    for (int number = 2; std::filesystem::exists(free); ++number) free = name + "." + std::to_string(number);
    return free;
}

Message take_steps(SQLite::Database& database, std::size_t version, std::span<const char* const> steps,
                   const std::string& name) {
    // References are checked once, at the end: a step may have to rebuild a table that others refer to.
    database.exec("PRAGMA foreign_keys = OFF");
    database.exec("PRAGMA synchronous = FULL");
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    for (const char* step : steps.subspan(version)) database.exec(step);
    SQLite::Statement broken(database, "PRAGMA foreign_key_check");
    if (broken.executeStep()) return Message(references_broken, name, broken.getColumn(0).getString());
    database.exec("PRAGMA user_version = " + std::to_string(steps.size()));
    transaction.commit();
    return {};
}

}  // namespace

std::span<const char* const> schema_steps() {
    return steps_to_present;
}

Message bring_up_to_date(const std::filesystem::path& database, std::span<const char* const> steps) {
    try {
        SQLite::Database opened(database.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        const auto version = static_cast<std::size_t>(opened.execAndGet("PRAGMA user_version").getInt());
        if (version > steps.size()) return Message(too_new, database.string(), version, steps.size());
        if (version == steps.size()) return {};
        if (version > 0)
            if (Message problem = copy_database(database, name_of_copy(database, steps.size()))) return problem;
        return take_steps(opened, version, steps, database.string());
    } catch (const SQLite::Exception& problem) {
        return database_problem(problem.getErrorCode(), problem.what());
    }
}

}  // namespace mehen::server
