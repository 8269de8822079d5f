// The store's requests as SQL, one function each. They throw SQLite::Exception, and leave it to the caller to undo
// what a request that was not `done` has written.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include "server/store/store.h"

namespace mehen::server::rows {

Answer<Nothing> create_guest(SQLite::Database& database, const Guest& guest);
Answer<Nothing> rename_guest(SQLite::Database& database, const std::string& id, const std::string& name);
Answer<Guest> find_guest(SQLite::Database& database, const std::string& id);
Answer<Nothing> add_device_code(SQLite::Database& database, const DeviceCode& code);
Answer<Guest> use_device_code(SQLite::Database& database, const Hash& code, const Hash& secret, Time now);

Answer<Nothing> create_table(SQLite::Database& database, const Table& table);
Answer<Nothing> change_table(SQLite::Database& database, const std::string& table, const TableChange& change);
Answer<Table> load_table(SQLite::Database& database, const std::string& table);
Answer<std::vector<Table>> load_unfinished_tables(SQLite::Database& database);
Answer<std::vector<Table>> list_tables(SQLite::Database& database, const std::string& guest, std::size_t limit);

Answer<Nothing> append(SQLite::Database& database, const std::string& table, const std::vector<LogRow>& log,
                       const std::optional<TableChange>& change);
Answer<std::vector<LogRow>> load_log(SQLite::Database& database, const std::string& table);
Answer<std::int64_t> append_chat(SQLite::Database& database, const std::string& table, const ChatLine& line);
Answer<std::vector<ChatLine>> load_chat(SQLite::Database& database, const std::string& table);

}  // namespace mehen::server::rows
