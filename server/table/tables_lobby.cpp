// The lobby: what is made once for all who look at it.
#include <algorithm>
#include <utility>

#include "json/line.h"
#include "server/table/slot.h"

namespace mehen::server {

namespace {

constexpr std::size_t shown_in_lobby = 50;

}  // namespace

void Tables::Lobby::Own::note(const LiveTable& table) {
    const std::hash<std::string> hash;
    people.push_back(hash(table.creator().id));
    for (const Chair& chair : table.chairs())
        if (chair.who == Chair::Who::guest) people.push_back(hash(chair.guest.id));
}

// While a list is being made it is not known yet whom it will show.
bool Tables::Lobby::Own::shows(const std::string& guest) const {
    return people.empty() || std::binary_search(people.begin(), people.end(), std::hash<std::string>()(guest));
}

// Whoever is shown this guest in the lobby is shown the new name.
void Tables::rename(const std::string& guest, const std::string& name) {
    std::erase_if(finished_, [&](const auto& each) { return each.second->belongs_to(guest); });
    for (const auto& [id, slot] : slots_) {
        if (!slot->table->belongs_to(guest)) continue;
        slot->table->rename(guest, name);
        ++slot->seating;
        lobby_.fresh = false;
        bus_.publish(id, Notice::table);
    }
    for (auto& [whose, own] : lobby_.own)
        if (own.shows(guest)) own.make_stale();
    bus_.publish(Bus::lobby, Notice::lobby);
}

// A finished table without its log, made once: the lobby shows it again and again. Null: it cannot be read.
std::shared_ptr<const LiveTable> Tables::finished_table(const TableRow& stored) {
    constexpr std::size_t most_kept = 500;
    if (const auto known = finished_.find(stored.id); known != finished_.end()) return known->second;
    auto setup = read_setup(stored.game, stored.setup);
    if (std::holds_alternative<Error>(setup)) return nullptr;
    seat_guests(std::get<TableSetup>(setup), stored.seats);
    if (finished_.size() >= most_kept) finished_.clear();  // those that are shown will soon be there again
    return finished_[stored.id] =
               std::make_shared<const LiveTable>(stored.id, Person{stored.creator, stored.creator_name},
                                                 std::get<TableSetup>(std::move(setup)), stored.stage);
}

void Tables::lobby_stale(const LiveTable& table) {
    lobby_.fresh = false;
    const auto anew = [this](const std::string& guest) {
        if (const auto own = lobby_.own.find(guest); own != lobby_.own.end()) own->second.make_stale();
    };
    anew(table.creator().id);
    for (const Chair& chair : table.chairs()) anew(chair.guest.id);
}

// `before`: who sat there, if that is what has changed.
void Tables::lobby_changed(const LiveTable& table, const std::vector<Chair>& before) {
    lobby_stale(table);
    for (const Chair& chair : before)
        if (const auto own = lobby_.own.find(chair.guest.id); own != lobby_.own.end()) own->second.make_stale();
    bus_.publish(Bus::lobby, Notice::lobby);
}

// Some more than are shown: nobody is shown their own tables among them.
void Tables::list_open_tables() {
    lobby_.listed.clear();
    lobby_.texts = {};
    for (const auto& [id, slot] : slots_) {
        const bool begun = slot->shown.stage != Stage::waiting;
        const TableSetup& setup = slot->table->setup();
        if (setup.listed && slot->shown.stage != Stage::over && (!begun || setup.watching))
            lobby_.listed.push_back(slot);
    }
    std::sort(lobby_.listed.begin(), lobby_.listed.end(),
              [](const SlotPtr& a, const SlotPtr& b) { return a->shown.changed > b->shown.changed; });
    lobby_.listed.resize(std::min(lobby_.listed.size(), 2 * shown_in_lobby));
    lobby_.fresh = true;
}

std::string Tables::open_tables(const std::string& guest, Language language) {
    if (!lobby_.fresh) list_open_tables();
    std::vector<std::string>& texts = lobby_.texts[static_cast<std::size_t>(language)];
    if (texts.empty() && !lobby_.listed.empty()) {
        config_.made("open tables");
        for (const SlotPtr& slot : lobby_.listed) texts.push_back(summary(*slot->table, slot->shown, {}, language));
    }
    std::vector<std::string_view> shown;
    for (std::size_t i = 0; i < texts.size() && shown.size() < shown_in_lobby; ++i)
        if (!lobby_.listed[i]->table->belongs_to(guest)) shown.push_back(texts[i]);
    return "[" + joined(shown) + "]";
}

std::vector<Tables::SlotPtr> Tables::tables_of(const std::string& guest) const {
    std::vector<SlotPtr> own;
    for (const auto& [id, slot] : slots_)
        if (slot->table->belongs_to(guest)) own.push_back(slot);
    return own;
}

void Tables::lobby(const Person& guest, Language language,
                   std::function<void(const std::string& mine, const std::string& open)> then) {
    if (restoring_) {
        early_.emplace_back([this, guest, language, then = std::move(then)] {
            pay(guest.address, [&] { lobby(guest, language, then); });
        });
        return;
    }
    constexpr std::size_t most_kept = 10'000;
    const auto at = static_cast<std::size_t>(language);
    if (guest.id.empty()) return then("[]", open_tables({}, language));
    if (lobby_.own.size() > most_kept) lobby_.own.clear();
    const Lobby::Own& known = lobby_.own[guest.id];
    if (known.text[at]) return then(*known.text[at], open_tables(guest.id, language));
    const auto listed = [this, guest, language, at, then,
                         changes = known.changes](const StoreReply<std::vector<TableRow>>& stored) {
        // Somebody may have asked the same at the same time.
        if (const Lobby::Own& now = lobby_.own[guest.id]; now.changes == changes && now.text[at])
            return then(*now.text[at], open_tables(guest.id, language));
        config_.made("own tables");
        using Row = std::pair<const LiveTable*, Shown>;
        std::vector<Row> rows;
        const std::vector<SlotPtr> awake = tables_of(guest.id);
        for (const SlotPtr& slot : awake) rows.emplace_back(slot->table.get(), slot->shown);
        std::vector<std::shared_ptr<const LiveTable>> asleep;
        for (const TableRow& row : stored.value) {
            if (row.stage == Stage::closed || slots_.contains(row.id)) continue;
            const auto table = finished_table(row);
            if (table == nullptr) continue;
            asleep.push_back(table);
            rows.emplace_back(table.get(), Shown{row.changed, row.stage, no_seats, {}});
        }
        std::sort(rows.begin(), rows.end(),
                  [](const Row& a, const Row& b) { return a.second.changed > b.second.changed; });
        rows.resize(std::min(rows.size(), shown_in_lobby));
        std::vector<std::string> texts;
        for (const auto& [table, shown] : rows) texts.push_back(summary(*table, shown, guest.id, language));
        const std::string mine = "[" + joined(texts) + "]";
        Lobby::Own& own = lobby_.own[guest.id];
        if (stored.done() && own.changes == changes) {
            own.text[at] = mine;
            own.people = {std::hash<std::string>()(guest.id)};
            for (const auto& [table, shown] : rows) own.note(*table);
            std::sort(own.people.begin(), own.people.end());
        }
        then(mine, open_tables(guest.id, language));
    };
    store_.list_tables(guest.id, shown_in_lobby,
                       [this, guest, listed, alive = alive_](const StoreReply<std::vector<TableRow>>& stored) {
                           if (*alive) pay(guest.address, [&] { listed(stored); });
                       });
}

}  // namespace mehen::server
