#include "server/store/sqlite_rows.h"

#include <algorithm>
#include <string_view>

#include "server/store/problems.h"

namespace mehen::server::rows {

namespace {

using SQLite::Database;
using SQLite::Statement;

constexpr std::array<std::string_view, 4> stage_names = {"waiting", "playing", "over", "closed"};

std::string name_of(Stage stage) {
    return std::string(stage_names[static_cast<std::size_t>(stage)]);
}

Stage stage_of(const std::string& name) {
    return static_cast<Stage>(std::ranges::find(stage_names, name) - stage_names.begin());  // the schema checks it
}

void bind(Statement& statement, int index, const Hash& hash) {
    statement.bind(index, hash.data(), static_cast<int>(hash.size()));
}

void bind(Statement& statement, int index, std::optional<int> seat) {
    if (seat)
        statement.bind(index, *seat);
    else
        statement.bind(index);
}

std::optional<int> seat_in(Statement& statement, int column) {
    if (statement.isColumnNull(column)) return std::nullopt;
    return statement.getColumn(column).getInt();
}

void add_secret(Database& database, const std::string& guest, const Hash& secret) {
    Statement insert(database, "INSERT INTO secrets (guest, hash) VALUES (?, ?)");
    insert.bind(1, guest);
    bind(insert, 2, secret);
    insert.exec();
}

void forget_oldest_secrets(Database& database, const std::string& guest) {
    Statement forget(database,
                     "DELETE FROM secrets WHERE guest = ?1 AND number NOT IN "
                     "(SELECT number FROM secrets WHERE guest = ?1 ORDER BY number DESC LIMIT ?2)");
    forget.bind(1, guest);
    forget.bind(2, static_cast<std::int64_t>(max_secrets));
    forget.exec();
}

}  // namespace

StoreReply<Nothing> create_guest(Database& database, const Guest& guest) {
    Statement insert(database, "INSERT INTO guests (id, name, created) VALUES (?, ?, ?)");
    insert.bind(1, guest.id);
    insert.bind(2, guest.name);
    insert.bind(3, guest.created);
    insert.exec();
    for (const Hash& secret : guest.secrets) add_secret(database, guest.id, secret);
    return {};
}

StoreReply<Nothing> rename_guest(Database& database, const std::string& id, const std::string& name) {
    Statement update(database, "UPDATE guests SET name = ?2 WHERE id = ?1");
    update.bind(1, id);
    update.bind(2, name);
    return update.exec() == 1 ? StoreReply<Nothing>{} : refusal(StoreOutcome::missing, Message(no_such_guest));
}

StoreReply<Guest> find_guest(Database& database, const std::string& id) {
    Statement select(database, "SELECT name, created FROM guests WHERE id = ?");
    select.bind(1, id);
    if (!select.executeStep()) return refusal<Guest>(StoreOutcome::missing, Message(no_such_guest));
    StoreReply<Guest> found;
    found.value.id = id;
    found.value.name = select.getColumn(0).getString();
    found.value.created = select.getColumn(1).getInt64();
    Statement secrets(database, "SELECT hash FROM secrets WHERE guest = ? ORDER BY number");
    secrets.bind(1, id);
    while (secrets.executeStep()) {
        const auto* bytes = static_cast<const std::uint8_t*>(secrets.getColumn(0).getBlob());
        std::copy_n(bytes, std::tuple_size_v<Hash>,
                    found.value.secrets.emplace_back().begin());  // the schema checks it
    }
    return found;
}

StoreReply<Nothing> add_device_code(Database& database, const DeviceCode& code) {
    Statement replace(database, "INSERT OR REPLACE INTO device_codes (guest, code, expires) VALUES (?, ?, ?)");
    replace.bind(1, code.guest);
    bind(replace, 2, code.code);
    replace.bind(3, code.expires);
    replace.exec();
    return {};
}

StoreReply<Guest> use_device_code(Database& database, const Hash& code, const Hash& secret, Time now) {
    Statement use(database, "DELETE FROM device_codes WHERE code = ? AND expires > ? RETURNING guest");
    bind(use, 1, code);
    use.bind(2, now);
    if (!use.executeStep()) return refusal<Guest>(StoreOutcome::missing, Message(no_such_code));
    const std::string guest = use.getColumn(0).getString();
    use.executeStep();  // to its end: until then the row is not gone
    add_secret(database, guest, secret);
    forget_oldest_secrets(database, guest);
    return find_guest(database, guest);
}

namespace {

constexpr const char* table_columns =
    "SELECT tables.id, game, rules_revision, setup, creator, guests.name, stage, tables.created, changed "
    "FROM tables JOIN guests ON guests.id = creator ";

std::vector<Seated> seats_of(Database& database, const std::string& table) {
    std::vector<Seated> seats;
    Statement select(database,
                     "SELECT seat, guest, name FROM seats JOIN guests ON guests.id = guest "
                     "WHERE table_id = ? ORDER BY seat");
    select.bind(1, table);
    while (select.executeStep())
        seats.push_back({.seat = select.getColumn(0).getInt(),
                         .guest = select.getColumn(1).getString(),
                         .name = select.getColumn(2).getString()});
    return seats;
}

TableRow table_in(Database& database, Statement& row) {
    TableRow table;
    table.id = row.getColumn(0).getString();
    table.game = row.getColumn(1).getString();
    table.rules_revision = row.getColumn(2).getInt();
    table.setup = row.getColumn(3).getString();
    table.creator = row.getColumn(4).getString();
    table.creator_name = row.getColumn(5).getString();
    table.stage = stage_of(row.getColumn(6).getString());
    table.created = row.getColumn(7).getInt64();
    table.changed = row.getColumn(8).getInt64();
    table.seats = seats_of(database, table.id);
    return table;
}

StoreReply<std::vector<TableRow>> all_tables(Database& database, Statement& select) {
    StoreReply<std::vector<TableRow>> found;
    while (select.executeStep()) found.value.push_back(table_in(database, select));
    return found;
}

void write_seats(Database& database, const std::string& table, const std::vector<Seated>& seats) {
    for (const Seated& seated : seats) {
        Statement insert(database, "INSERT INTO seats (table_id, seat, guest) VALUES (?, ?, ?)");
        insert.bind(1, table);
        insert.bind(2, seated.seat);
        insert.bind(3, seated.guest);
        insert.exec();
    }
}

bool is_there(Database& database, const std::string& table) {
    Statement select(database, "SELECT 1 FROM tables WHERE id = ?");
    select.bind(1, table);
    return select.executeStep();
}

// Nothing: there is no such table.
std::optional<std::int64_t> last_position(Database& database, const std::string& table) {
    Statement select(database,
                     "SELECT (SELECT coalesce(max(position), 0) FROM log WHERE table_id = tables.id) "
                     "FROM tables WHERE id = ?");
    select.bind(1, table);
    if (!select.executeStep()) return std::nullopt;
    return select.getColumn(0).getInt64();
}

// Beyond what is kept of one table, and of all.
void forget_old_talk(Database& database, const std::string& table, std::int64_t latest) {
    Statement here(database,
                   "DELETE FROM chat WHERE table_id = ?1 AND number <= "
                   "(SELECT number FROM chat WHERE table_id = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)");
    here.bind(1, table);
    here.bind(2, static_cast<std::int64_t>(chat_kept));
    here.exec();
    Statement anywhere(database, "DELETE FROM chat WHERE number <= ?");
    anywhere.bind(1, latest - chat_kept_in_all);
    anywhere.exec();
}

}  // namespace

StoreReply<Nothing> create_table(Database& database, const TableRow& table) {
    Statement insert(database,
                     "INSERT INTO tables (id, game, rules_revision, setup, creator, stage, created, changed) "
                     "VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, table.id);
    insert.bind(2, table.game);
    insert.bind(3, table.rules_revision);
    insert.bind(4, table.setup);
    insert.bind(5, table.creator);
    insert.bind(6, name_of(table.stage));
    insert.bind(7, table.created);
    insert.bind(8, table.changed);
    insert.exec();
    write_seats(database, table.id, table.seats);
    return {};
}

StoreReply<Nothing> change_table(Database& database, const std::string& table, const TableChange& change) {
    Statement update(database,
                     "UPDATE tables SET changed = ?2, stage = coalesce(?3, stage), setup = coalesce(?4, setup) "
                     "WHERE id = ?1");
    update.bind(1, table);
    update.bind(2, change.changed);
    if (change.stage) update.bind(3, name_of(*change.stage));
    if (change.stage == Stage::closed)
        update.bind(4, "{}");
    else if (change.setup)
        update.bind(4, *change.setup);
    if (update.exec() != 1) return refusal(StoreOutcome::missing, Message(no_such_table));
    if (change.seats) {
        Statement clear(database, "DELETE FROM seats WHERE table_id = ?");
        clear.bind(1, table);
        clear.exec();
        write_seats(database, table, *change.seats);
    }
    if (change.stage == Stage::closed) {
        Statement forget(database, "DELETE FROM chat WHERE table_id = ?");
        forget.bind(1, table);
        forget.exec();
    }
    return {};
}

StoreReply<TableRow> load_table(Database& database, const std::string& table) {
    Statement select(database, std::string(table_columns) + "WHERE tables.id = ?");
    select.bind(1, table);
    if (!select.executeStep()) return refusal<TableRow>(StoreOutcome::missing, Message(no_such_table));
    return done(table_in(database, select));
}

StoreReply<std::vector<TableRow>> load_unfinished_tables(Database& database) {
    Statement select(database, std::string(table_columns) +
                                   "WHERE stage IN ('waiting', 'playing') ORDER BY tables.created, tables.id");
    return all_tables(database, select);
}

StoreReply<std::vector<TableRow>> list_tables(Database& database, const std::string& guest, std::size_t limit) {
    Statement select(database, std::string(table_columns) +
                                   "WHERE (creator = ?1 OR tables.id IN (SELECT table_id FROM seats WHERE guest = ?1)) "
                                   "AND stage <> 'closed' ORDER BY changed DESC, tables.id LIMIT ?2");
    select.bind(1, guest);
    select.bind(2, static_cast<std::int64_t>(limit));
    return all_tables(database, select);
}

StoreReply<Nothing> append(Database& database, const std::string& table, const std::vector<LogRow>& log,
                           const std::optional<TableChange>& change) {
    auto last = last_position(database, table);
    if (!last) return refusal(StoreOutcome::missing, Message(no_such_table));
    Statement insert(database,
                     "INSERT INTO log (table_id, position, kind, seat, text, time) VALUES (?, ?, ?, ?, ?, ?)");
    for (const LogRow& row : log) {
        const std::int64_t next = ++*last;
        if (row.position != next)
            return refusal(StoreOutcome::conflict, Message(not_the_next_position, row.position, next));
        insert.bind(1, table);
        insert.bind(2, row.position);
        insert.bind(3, row.kind);
        bind(insert, 4, row.seat);
        insert.bind(5, row.text);
        insert.bind(6, row.time);
        insert.exec();
        insert.reset();
    }
    return change ? change_table(database, table, *change) : StoreReply<Nothing>{};
}

StoreReply<std::vector<LogRow>> load_log(Database& database, const std::string& table) {
    if (!is_there(database, table)) return refusal<std::vector<LogRow>>(StoreOutcome::missing, Message(no_such_table));
    Statement select(database, "SELECT position, kind, seat, text, time FROM log WHERE table_id = ? ORDER BY position");
    select.bind(1, table);
    StoreReply<std::vector<LogRow>> found;
    while (select.executeStep())
        found.value.push_back({.position = select.getColumn(0).getInt64(),
                               .kind = select.getColumn(1).getString(),
                               .seat = seat_in(select, 2),
                               .text = select.getColumn(3).getString(),
                               .time = select.getColumn(4).getInt64()});
    return found;
}

StoreReply<std::int64_t> append_chat(Database& database, const std::string& table, const ChatLine& line) {
    if (!is_there(database, table)) return refusal<std::int64_t>(StoreOutcome::missing, Message(no_such_table));
    Statement insert(database,
                     "INSERT INTO chat (table_id, guest, said_as, seat, text, time) VALUES (?, ?, ?, ?, ?, ?)");
    insert.bind(1, table);
    insert.bind(2, line.guest);
    insert.bind(3, line.from);
    bind(insert, 4, line.seat);
    insert.bind(5, line.text);
    insert.bind(6, line.time);
    insert.exec();
    const std::int64_t number = database.getLastInsertRowid();
    forget_old_talk(database, table, number);
    return done(number);
}

StoreReply<std::vector<ChatLine>> load_chat(Database& database, const std::string& table) {
    if (!is_there(database, table))
        return refusal<std::vector<ChatLine>>(StoreOutcome::missing, Message(no_such_table));
    Statement select(database,
                     "SELECT number, guest, said_as, seat, text, time FROM chat "
                     "WHERE table_id = ? ORDER BY number DESC LIMIT ?");
    select.bind(1, table);
    select.bind(2, static_cast<std::int64_t>(chat_kept));
    StoreReply<std::vector<ChatLine>> found;
    while (select.executeStep())
        found.value.push_back({.number = select.getColumn(0).getInt64(),
                               .guest = select.getColumn(1).getString(),
                               .from = select.getColumn(2).getString(),
                               .seat = seat_in(select, 3),
                               .text = select.getColumn(4).getString(),
                               .time = select.getColumn(5).getInt64()});
    std::ranges::reverse(found.value);
    return found;
}

}  // namespace mehen::server::rows
