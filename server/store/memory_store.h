// A store that forgets everything when it goes: for tests of what uses a store. It answers as the real one does.
#pragma once

#include <map>
#include <mutex>

#include "server/store/store.h"

namespace mehen::server {

class MemoryStore : public Store {
public:
    explicit MemoryStore(Post post) : post_(std::move(post)) {}

    void create_guest(Guest guest, Then<> then) override;
    void rename_guest(std::string id, std::string name, Then<> then) override;
    void find_guest(std::string id, Then<Guest> then) override;
    void add_device_code(DeviceCode code, Then<> then) override;
    void use_device_code(Hash code, Hash secret, Time now, Then<Guest> then) override;
    void create_table(TableRow table, Then<> then) override;
    void change_table(std::string table, TableChange change, Then<> then) override;
    void load_table(std::string table, Then<TableRow> then) override;
    void load_unfinished_tables(Then<std::vector<TableRow>> then) override;
    void list_tables(std::string guest, std::size_t limit, Then<std::vector<TableRow>> then) override;
    void append(std::string table, std::vector<LogRow> rows, std::optional<TableChange> change, Then<> then) override;
    void load_log(std::string table, Then<std::vector<LogRow>> then) override;
    void append_chat(std::string table, ChatLine line, Then<std::int64_t> then) override;
    void load_chat(std::string table, Then<std::vector<ChatLine>> then) override;
    void close() override;

    // From now on every request fails with these words, as on a full disk; an empty message ends that.
    void fail_with(Message why);

private:
    struct TableData {
        TableRow table;
        std::vector<LogRow> log;
        std::vector<ChatLine> chat;
    };

    template <class Value, class Work>
    void answer(Then<Value> then, Work work);
    bool seats_known(const std::vector<Seated>& seats) const;
    StoreReply<Nothing> make_change(TableData& data, const TableChange& change) const;
    TableRow with_names(TableRow table) const;

    Post post_;
    std::mutex mutex_;  // of everything below
    std::map<std::string, Guest> guests_;
    std::map<Hash, DeviceCode> codes_;
    std::map<std::string, TableData> tables_;
    Message failure_;
};

}  // namespace mehen::server
