// What the server keeps for ever: guests, tables, the log of every table, and what was said there.
//
// Every request returns at once; its answer comes later, through the `Post` that the store was made with (the server
// passes the I/O thread's), in the order of the requests, refusals for lack of room apart. An answer `done` means that
// what was written is on disk, and that what was read rests on nothing that is not. Whatever is not `done` has changed
// nothing. Requests may come from any thread; each sees what earlier ones wrote.
//
// Times are whatever the caller counts in, as long as it is the same everywhere; the server uses seconds since 1970.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/text.h"

namespace mehen::server {

using Post = std::function<void(std::function<void()>)>;
using Time = std::int64_t;
using Hash = std::array<std::uint8_t, 32>;

enum class StoreOutcome : std::uint8_t {
    done,
    conflict,  // something stands there already: an id that is in use, a position that is not the next one
    missing,   // no such guest, table or code
    failed,    // the store could not do it (disk full, file damaged, too much to do): `why` says what and what to do
};

struct Nothing {};

template <class Value>
struct StoreReply {
    StoreOutcome outcome = StoreOutcome::done;
    Value value{};  // only if done
    Message why;    // only if not

    bool done() const { return outcome == StoreOutcome::done; }
};

template <class Value = Nothing>
using Then = std::function<void(StoreReply<Value>)>;

// A person. Each device has a secret of its own, of which only the hash is kept (see guests.h).
struct Guest {
    std::string id;
    std::string name;
    Time created = 0;
    std::vector<Hash> secrets;
};

// How many devices a guest may use at a time: with one more, the one that was added first is forgotten.
inline constexpr std::size_t max_secrets = 16;

// Lets another device become the same guest, once and before `expires`.
struct DeviceCode {
    Hash code{};
    std::string guest;
    Time expires = 0;
};

enum class Stage : std::uint8_t {
    waiting,
    playing,
    over,    // stays for ever
    closed,  // given up before anybody played: never listed, its id stays taken, its talk and set-up are forgotten
};

struct Seated {
    int seat = 0;
    std::string guest;
    std::string name;  // the guest's, as it is now; filled in by the store
};

struct TableRow {
    std::string id;
    std::string game;
    int rules_revision = 0;
    std::string setup;  // options, pack, seats, clock…: JSON that the store does not read
    std::string creator;
    std::string creator_name;  // as it is now; filled in by the store
    Stage stage = Stage::waiting;
    Time created = 0;
    Time changed = 0;
    std::vector<Seated> seats;  // those of guests, in order; this is how "my games" are found
};

// What is to be different; the rest stays.
struct TableChange {
    Time changed = 0;
    std::optional<Stage> stage = std::nullopt;
    std::optional<std::string> setup = std::nullopt;
    std::optional<std::vector<Seated>> seats = std::nullopt;  // all of them
};

// One entry of a table's log. Positions are 1, 2, 3 …: a table that holds n entries is at position n.
struct LogRow {
    std::int64_t position = 0;
    std::string kind;
    std::optional<int> seat;  // none: chance, or the table itself
    std::string text;
    Time time = 0;
};

struct ChatLine {
    std::int64_t number = 0;  // above those of all lines before, at whatever table; filled in by the store
    std::string guest;
    std::string from;  // the guest's name when it was said
    std::optional<int> seat;
    std::string text;
    Time time = 0;
};

// How many lines are kept of what was said at a table, as many as are ever shown; of all tables, see sqlite_rows.h.
inline constexpr std::size_t chat_kept = 100;

class Store {
public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;  // as `close`

    virtual void create_guest(Guest guest, Then<> then) = 0;  // conflict: the id is in use
    virtual void rename_guest(std::string id, std::string name, Then<> then) = 0;
    virtual void find_guest(std::string id, Then<Guest> then) = 0;

    virtual void add_device_code(DeviceCode code, Then<> then) = 0;
    // Adds the secret of the new device to the guest of the code. Missing: unknown, used before, or expired.
    virtual void use_device_code(Hash code, Hash secret, Time now, Then<Guest> then) = 0;

    virtual void create_table(TableRow table, Then<> then) = 0;  // conflict: the id is in use
    virtual void change_table(std::string table, TableChange change, Then<> then) = 0;
    virtual void load_table(std::string table, Then<TableRow> then) = 0;
    virtual void load_unfinished_tables(Then<std::vector<TableRow>> then) = 0;  // waiting and playing, oldest first
    // Tables where the guest sits or that it made, finished ones too; those changed last come first.
    virtual void list_tables(std::string guest, std::size_t limit, Then<std::vector<TableRow>> then) = 0;

    // All rows and the change, or nothing. Conflict: they do not begin at the next position, because somebody else
    // wrote there; or they do not follow one another. Nothing in a log is ever changed or deleted.
    virtual void append(std::string table, std::vector<LogRow> rows, std::optional<TableChange> change,
                        Then<> then) = 0;
    virtual void load_log(std::string table, Then<std::vector<LogRow>> then) = 0;  // in order

    virtual void append_chat(std::string table, ChatLine line, Then<std::int64_t> then) = 0;  // its number
    virtual void load_chat(std::string table, Then<std::vector<ChatLine>> then) = 0;  // the last `chat_kept`, in order

    // Does everything that was asked for and passes on the last answers; later requests fail.
    virtual void close() = 0;
};

}  // namespace mehen::server
