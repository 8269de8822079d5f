// The store's requests as SQL, one function each. They throw SQLite::Exception, and leave it to the caller to undo
// what a request that was not `done` has written.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include "server/store/store.h"

namespace mehen::server::rows {

// How many lines of talk are kept of all tables together, finished ones too: whoever plays many short matches and talks
// at each must not fill the disk. A line takes up to 2 KB of it.
inline constexpr std::int64_t chat_kept_in_all = 200'000;

StoreReply<Nothing> create_guest(SQLite::Database& database, const Guest& guest);
StoreReply<Nothing> rename_guest(SQLite::Database& database, const std::string& id, const std::string& name);
StoreReply<Guest> find_guest(SQLite::Database& database, const std::string& id);
StoreReply<Nothing> add_device_code(SQLite::Database& database, const DeviceCode& code);
StoreReply<Guest> use_device_code(SQLite::Database& database, const Hash& code, const Hash& secret, Time now);

StoreReply<Nothing> create_table(SQLite::Database& database, const TableRow& table);
StoreReply<Nothing> change_table(SQLite::Database& database, const std::string& table, const TableChange& change);
StoreReply<TableRow> load_table(SQLite::Database& database, const std::string& table);
StoreReply<std::vector<TableRow>> load_unfinished_tables(SQLite::Database& database);
StoreReply<std::vector<TableRow>> list_tables(SQLite::Database& database, const std::string& guest, std::size_t limit);

StoreReply<Nothing> append(SQLite::Database& database, const std::string& table, const std::vector<LogRow>& log,
                           const std::optional<TableChange>& change);
StoreReply<std::vector<LogRow>> load_log(SQLite::Database& database, const std::string& table);
StoreReply<std::int64_t> append_chat(SQLite::Database& database, const std::string& table, const ChatLine& line);
StoreReply<std::vector<ChatLine>> load_chat(SQLite::Database& database, const std::string& table);

}  // namespace mehen::server::rows
