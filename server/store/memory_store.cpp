#include "server/store/memory_store.h"

#include <algorithm>

#include "server/store/problems.h"

namespace mehen::server {

template <class Value, class Work>
void MemoryStore::answer(Then<Value> then, Work work) {
    StoreReply<Value> result;
    {
        const std::scoped_lock lock(mutex_);
        result = failure_ ? refusal<Value>(StoreOutcome::failed, failure_) : work();
    }
    post_([then = std::move(then), result = std::move(result)] { then(result); });
}

void MemoryStore::create_guest(Guest guest, Then<> then) {
    answer<Nothing>(std::move(then), [&]() -> StoreReply<Nothing> {
        const std::string id = guest.id;
        if (!guests_.emplace(id, std::move(guest)).second) return refusal(StoreOutcome::conflict, Message(id_in_use));
        return {};
    });
}

void MemoryStore::rename_guest(std::string id, std::string name, Then<> then) {
    answer<Nothing>(std::move(then), [&]() -> StoreReply<Nothing> {
        const auto found = guests_.find(id);
        if (found == guests_.end()) return refusal(StoreOutcome::missing, Message(no_such_guest));
        found->second.name = std::move(name);
        return {};
    });
}

void MemoryStore::find_guest(std::string id, Then<Guest> then) {
    answer<Guest>(std::move(then), [&]() -> StoreReply<Guest> {
        const auto found = guests_.find(id);
        if (found == guests_.end()) return refusal<Guest>(StoreOutcome::missing, Message(no_such_guest));
        return done(found->second);
    });
}

void MemoryStore::add_device_code(DeviceCode code, Then<> then) {
    answer<Nothing>(std::move(then), [&]() -> StoreReply<Nothing> {
        if (!guests_.contains(code.guest)) return refusal(StoreOutcome::missing, Message(no_such_guest));
        std::erase_if(codes_, [&](const auto& entry) { return entry.second.guest == code.guest; });
        codes_[code.code] = std::move(code);
        return {};
    });
}

void MemoryStore::use_device_code(Hash code, Hash secret, Time now, Then<Guest> then) {
    answer<Guest>(std::move(then), [&]() -> StoreReply<Guest> {
        const auto found = codes_.find(code);
        if (found == codes_.end() || found->second.expires <= now)
            return refusal<Guest>(StoreOutcome::missing, Message(no_such_code));
        Guest& guest = guests_.at(found->second.guest);
        codes_.erase(found);
        guest.secrets.push_back(secret);
        if (guest.secrets.size() > max_secrets) guest.secrets.erase(guest.secrets.begin());
        return done(guest);
    });
}

bool MemoryStore::seats_known(const std::vector<Seated>& seats) const {
    return std::ranges::all_of(seats, [&](const Seated& seated) { return guests_.contains(seated.guest); });
}

void MemoryStore::create_table(TableRow table, Then<> then) {
    answer<Nothing>(std::move(then), [&]() -> StoreReply<Nothing> {
        if (tables_.contains(table.id)) return refusal(StoreOutcome::conflict, Message(id_in_use));
        if (!guests_.contains(table.creator) || !seats_known(table.seats))
            return refusal(StoreOutcome::missing, Message(no_such_guest));
        const std::string id = table.id;
        tables_[id].table = std::move(table);
        return {};
    });
}

StoreReply<Nothing> MemoryStore::make_change(TableData& data, const TableChange& change) const {
    TableRow& table = data.table;
    if (change.seats && !seats_known(*change.seats)) return refusal(StoreOutcome::missing, Message(no_such_guest));
    table.changed = change.changed;
    if (change.stage) table.stage = *change.stage;
    if (change.setup) table.setup = *change.setup;
    if (change.seats) table.seats = *change.seats;
    if (change.stage == Stage::closed) {
        data.chat.clear();
        table.setup = "{}";
    }
    return {};
}

void MemoryStore::change_table(std::string table, TableChange change, Then<> then) {
    answer<Nothing>(std::move(then), [&]() -> StoreReply<Nothing> {
        const auto found = tables_.find(table);
        if (found == tables_.end()) return refusal(StoreOutcome::missing, Message(no_such_table));
        return make_change(found->second, change);
    });
}

TableRow MemoryStore::with_names(TableRow table) const {
    table.creator_name = guests_.at(table.creator).name;
    std::ranges::sort(table.seats, {}, &Seated::seat);
    for (Seated& seated : table.seats) seated.name = guests_.at(seated.guest).name;
    return table;
}

void MemoryStore::load_table(std::string table, Then<TableRow> then) {
    answer<TableRow>(std::move(then), [&]() -> StoreReply<TableRow> {
        const auto found = tables_.find(table);
        if (found == tables_.end()) return refusal<TableRow>(StoreOutcome::missing, Message(no_such_table));
        return done(with_names(found->second.table));
    });
}

void MemoryStore::load_unfinished_tables(Then<std::vector<TableRow>> then) {
    answer<std::vector<TableRow>>(std::move(then), [&] {
        StoreReply<std::vector<TableRow>> found;
        for (const auto& [id, data] : tables_)
            if (data.table.stage == Stage::waiting || data.table.stage == Stage::playing)
                found.value.push_back(with_names(data.table));
        std::ranges::stable_sort(found.value, {}, &TableRow::created);
        return found;
    });
}

void MemoryStore::list_tables(std::string guest, std::size_t limit, Then<std::vector<TableRow>> then) {
    answer<std::vector<TableRow>>(std::move(then), [&] {
        StoreReply<std::vector<TableRow>> found;
        for (const auto& [id, data] : tables_) {
            const bool sits = std::ranges::any_of(data.table.seats, [&](const Seated& s) { return s.guest == guest; });
            if (data.table.stage != Stage::closed && (sits || data.table.creator == guest))
                found.value.push_back(with_names(data.table));
        }
        std::ranges::stable_sort(found.value, std::ranges::greater{}, &TableRow::changed);
        if (found.value.size() > limit) found.value.resize(limit);
        return found;
    });
}

void MemoryStore::append(std::string table, std::vector<LogRow> rows, std::optional<TableChange> change, Then<> then) {
    answer<Nothing>(std::move(then), [&]() -> StoreReply<Nothing> {
        const auto found = tables_.find(table);
        if (found == tables_.end()) return refusal(StoreOutcome::missing, Message(no_such_table));
        std::vector<LogRow>& log = found->second.log;
        auto next = static_cast<std::int64_t>(log.size());
        for (const LogRow& row : rows)
            if (row.position != ++next)
                return refusal(StoreOutcome::conflict, Message(not_the_next_position, row.position, next));
        if (change) {
            StoreReply<Nothing> changed = make_change(found->second, *change);
            if (!changed.done()) return changed;
        }
        std::ranges::move(rows, std::back_inserter(log));
        return {};
    });
}

void MemoryStore::load_log(std::string table, Then<std::vector<LogRow>> then) {
    answer<std::vector<LogRow>>(std::move(then), [&]() -> StoreReply<std::vector<LogRow>> {
        const auto found = tables_.find(table);
        if (found == tables_.end()) return refusal<std::vector<LogRow>>(StoreOutcome::missing, Message(no_such_table));
        return done(found->second.log);
    });
}

void MemoryStore::append_chat(std::string table, ChatLine line, Then<std::int64_t> then) {
    answer<std::int64_t>(std::move(then), [&]() -> StoreReply<std::int64_t> {
        const auto found = tables_.find(table);
        if (found == tables_.end()) return refusal<std::int64_t>(StoreOutcome::missing, Message(no_such_table));
        if (!guests_.contains(line.guest)) return refusal<std::int64_t>(StoreOutcome::missing, Message(no_such_guest));
        std::vector<ChatLine>& chat = found->second.chat;
        for (const auto& [id, each] : tables_)
            if (!each.chat.empty()) line.number = std::max(line.number, each.chat.back().number);
        ++line.number;
        chat.push_back(std::move(line));
        if (chat.size() > chat_kept) chat.erase(chat.begin());
        return done(chat.back().number);
    });
}

void MemoryStore::load_chat(std::string table, Then<std::vector<ChatLine>> then) {
    answer<std::vector<ChatLine>>(std::move(then), [&]() -> StoreReply<std::vector<ChatLine>> {
        const auto found = tables_.find(table);
        if (found == tables_.end())
            return refusal<std::vector<ChatLine>>(StoreOutcome::missing, Message(no_such_table));
        return done(found->second.chat);
    });
}

void MemoryStore::close() {
    fail_with(Message(store_is_closed));
}

void MemoryStore::fail_with(Message why) {
    const std::scoped_lock lock(mutex_);
    failure_ = std::move(why);
}

}  // namespace mehen::server
