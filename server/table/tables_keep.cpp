// Making, finding and keeping tables; what the lobby shows of them.
#include <algorithm>
#include <utility>

#include "games/registry.h"
#include "json/line.h"
#include "json/value.h"
#include "server/store/guests.h"
#include "server/table/slot.h"

namespace mehen::server {

namespace {

constexpr Text no_such_table = {"There is no table '{0}'; perhaps the link was cut off.",
                                "Nie ma stołu '{0}'; może link został ucięty.",
                                "Non c'è il tavolo '{0}'; forse il link è incompleto."};
constexpr Text too_many_tables = {"There are too many tables now; try again later.",
                                  "Stołów jest teraz za dużo; spróbuj później.",
                                  "Ora ci sono troppi tavoli; riprova più tardi."};
constexpr Text your_tables = {"You have made {0} tables that are not finished; finish or leave one first.",
                              "Masz {0} niedokończonych stołów; najpierw zakończ lub opuść któryś.",
                              "Hai {0} tavoli non finiti; prima finiscine o lasciane uno."};
constexpr Text near_tables = {"{0} tables from your network are not finished; finish or leave one, or try again later.",
                              "{0} stołów z twojej sieci jest niedokończonych; zakończ lub opuść któryś albo spróbuj "
                              "później.",
                              "{0} tavoli della tua rete non sono finiti; finiscine o lasciane uno, o riprova più "
                              "tardi."};
constexpr Text other_revision = {"This match was begun under other rules (revision {0}, now {1}); it is kept as it is.",
                                 "Tę partię zaczęto według innych zasad (wersja {0}, teraz {1}); pozostaje bez zmian.",
                                 "Questa partita è cominciata con altre regole (revisione {0}, ora {1}); resta com'è."};

constexpr Time day = 86'400;

// Nobody has moved for a day and no clock runs: it waits in the store until somebody comes back.
bool sleeps(const TableRow& stored, Time now) {
    if (stored.stage != Stage::playing || stored.changed + day >= now) return false;
    const auto setup = JsonValue::parse(stored.setup);
    const auto clock = setup ? setup->object("clock") : std::nullopt;
    return clock && clock->text("kind") == "none";
}

std::string account(const Person& person) {
    return person.address.empty() ? "guest " + person.id : person.address;
}

// What is passed automatically counts as well: which it was is not in the log.
bool anybody_answered(const LiveTable& table) {
    const std::vector<LogEntry>& all = table.chronicle().entries();
    return std::any_of(all.begin(), all.end(), [&](const LogEntry& entry) {
        return entry.row.kind == row::play && entry.row.seat && !entry.deputy &&
               table.chairs()[Seat::of(*entry.row.seat)].who == Chair::Who::guest;
    });
}

// For a table whose own set-up cannot be read any more: it is shown, and never written.
TableSetup plain_setup(const AnyGame& game) {
    TableSetup plain;
    plain.game = game.facts().id;
    plain.choices = default_setup(game.facts(), game.facts().min_seats);
    plain.chairs.resize(static_cast<std::size_t>(plain.choices.seats));
    plain.rules = game.make_rules(plain.choices, nullptr);
    return plain;
}

}  // namespace

// --- making

std::size_t Tables::unfinished() const {
    std::size_t count = 0;
    for (const auto& [id, slot] : slots_) count += slot->table->over() ? 0U : 1U;
    for (const auto& [guest, making] : being_made_) count += making.second;
    return count;
}

std::optional<Error> Tables::room_for_another(const Person& creator) const {
    const std::string address = account(creator);
    std::size_t own = 0;
    std::size_t near = 0;
    for (const auto& [id, slot] : slots_) {
        if (slot->table->over()) continue;
        own += slot->table->creator().id == creator.id ? 1U : 0U;
        near += slot->address() == address ? 1U : 0U;
    }
    for (const auto& [guest, making] : being_made_) {
        own += guest == creator.id ? making.second : 0U;
        near += account(making.first) == address ? making.second : 0U;
    }
    const std::size_t all = unfinished();
    if (all >= config_.most_tables) return make_error("full", too_many_tables);
    if (own >= config_.most_per_guest) return make_error("full", your_tables, own);
    if (near * config_.part_per_address >= config_.most_tables - all) return make_error("full", near_tables, near);
    return std::nullopt;
}

void Tables::create(TableSetup setup, const Person& creator, bool start,
                    std::function<void(std::variant<std::string, Error>)> then) {
    if (restoring_) {
        early_.emplace_back([this, setup = std::move(setup), creator, start, then = std::move(then)] {
            pay_or_refuse(creator.address, [&] { create(setup, creator, start, then); }, then);
        });
        return;
    }
    if (const auto error = room_for_another(creator)) return then(*error);
    auto& making = being_made_[creator.id];
    making = {creator, making.second + 1};
    auto table = std::make_shared<LiveTable>(new_table_id(), creator, std::move(setup), Stage::waiting);
    TableRow stored;
    stored.id = table->id();
    stored.game = table->setup().game;
    stored.rules_revision = table->rules().facts().rules_revision;
    stored.setup = write_setup(table->setup());
    stored.creator = creator.id;
    stored.created = stored.changed = clockwork_.now();
    stored.seats = seated(*table);
    const auto kept = [this, table, creator, start, then, alive = alive_](const StoreReply<Nothing>& answer) {
        if (!*alive) return;
        if (--being_made_[creator.id].second == 0) being_made_.erase(creator.id);
        if (!answer.done()) return then(from_store(answer.why));
        auto slot = std::make_shared<Slot>();
        slot->table = table;
        slot->from = creator.address;
        slot->idle_since = slot->people_since = served_;
        slot->ahead = clockwork_.now() - served_ / 1'000;
        slot->shown = shown_now(*table, clockwork_.now());
        slots_[table->id()] = slot;
        lobby_changed(*table);
        if (!start || !table->everybody_sits()) return then(table->id());
        // A start that fails leaves a table that can still be started.
        play(slot, {table->id(), creator, Language::en, order::Start{}},
             [then, table](const ReplyOr&) { then(table->id()); });
    };
    store_.create_table(std::move(stored), kept);
}

// --- finding

void Tables::find(const std::string& id, Asker asker) {
    if (const auto at = slots_.find(id); at != slots_.end()) return asker.then(at->second);
    auto& waiting = sought_[id];
    waiting.push_back(std::move(asker));
    if (waiting.size() > 1) return;  // it is being loaded: a table must never be there twice
    store_.load_table(id, [this, id, alive = alive_](const StoreReply<TableRow>& stored) {
        if (!*alive) return;
        if (stored.outcome == StoreOutcome::missing || (stored.done() && stored.value.stage == Stage::closed))
            return found(id, make_error("unknown", no_such_table, id));
        if (!stored.done()) return found(id, from_store(stored.why));
        const auto loaded = [this, id, table = stored.value, alive](const StoreReply<std::vector<LogRow>>& rows) {
            if (!*alive) return;
            if (!rows.done()) return found(id, from_store(rows.why));
            fetched(table, rows.value);
        };
        store_.load_log(id, loaded);
    });
}

// The match is played again for the first who can pay for it.
void Tables::fetched(const TableRow& stored, const std::vector<LogRow>& rows) {
    const std::vector<Asker>& waiting = sought_.at(stored.id);
    const auto payer = std::find_if(waiting.begin(), waiting.end(), [this](const Asker& each) {
        return each.refusable && config_.may_ask(each.address);
    });
    if (payer == waiting.end()) return found(stored.id, slow_down());
    SlotPtr slot;
    pay(payer->address, [&] { slot = revive(stored, rows); });
    if (slot == nullptr) return found(stored.id, make_error("unknown", no_such_table, stored.id));
    found(stored.id, slot);
    carry_on(slot);
}

void Tables::found(const std::string& table, const std::variant<SlotPtr, Error>& slot) {
    const auto waiting = sought_.extract(table);
    for (const Asker& each : waiting.mapped()) {
        if (std::holds_alternative<Error>(slot))
            each.then(slot);
        else if (each.refusable)
            pay_or_refuse(each.address, [&] { each.then(slot); }, each.then);
        else
            pay(each.address, [&] { each.then(slot); });
    }
}

// Null: of a game that this program does not know.
Tables::SlotPtr Tables::revive(const TableRow& stored, const std::vector<LogRow>& rows) {
    const AnyGame* const game = find_game(stored.game);
    if (game == nullptr) return nullptr;
    auto read = read_setup(stored.game, stored.setup);
    std::optional<Error> trouble;
    if (auto* const error = std::get_if<Error>(&read)) {
        trouble = *error;
        read = plain_setup(*game);
    }
    auto setup = std::get<TableSetup>(std::move(read));
    seat_guests(setup, stored.seats);
    if (!trouble && stored.stage != Stage::over && stored.rules_revision != game->facts().rules_revision)
        trouble = make_error("suspended", other_revision, stored.rules_revision, game->facts().rules_revision);
    auto slot = std::make_shared<Slot>();
    slot->table = std::make_shared<LiveTable>(stored.id, Person{stored.creator, stored.creator_name}, std::move(setup),
                                              stored.stage);
    if (trouble)
        slot->table->suspend(*trouble);
    else
        slot->table->restore(rows);
    slot->idle_since = slot->people_since = served_;
    slot->answered = anybody_answered(*slot->table);
    // Its time goes on where it stood when something was last written there.
    const Time stood = slot->table->chronicle().last_time();
    slot->ahead = (stood == 0 ? clockwork_.now() : stood) - served_ / 1'000;
    slot->table->serve_from(time_at(*slot));
    slot->shown = shown_now(*slot->table, stored.changed);
    slots_[stored.id] = slot;
    return slot;
}

void Tables::restore(const std::function<void(Message)>& ready) {
    restoring_ = true;
    store_.load_unfinished_tables([this, ready, alive = alive_](const StoreReply<std::vector<TableRow>>& stored) {
        if (!*alive) return;
        if (!stored.done()) return ready(stored.why);
        auto awake = std::make_shared<std::vector<TableRow>>();
        for (const TableRow& table : stored.value)
            if (!sleeps(table, clockwork_.now())) awake->push_back(table);
        revive_next(awake, 0, ready);
    });
}

void Tables::revive_next(const std::shared_ptr<std::vector<TableRow>>& stored, std::size_t at,
                         const std::function<void(Message)>& ready) {
    if (at == stored->size()) {
        ready({});
        return restored();
    }
    const auto loaded = [this, stored, at, ready, alive = alive_](const StoreReply<std::vector<LogRow>>& rows) {
        if (!*alive) return;
        if (!rows.done()) return ready(rows.why);
        revive((*stored)[at], rows.value);
        revive_next(stored, at + 1, ready);
    };
    store_.load_log((*stored)[at].id, loaded);
}

void Tables::restored() {
    restoring_ = false;
    const auto all = slots_;
    for (const auto& [id, slot] : all) carry_on(slot);
    for (const auto& job : std::exchange(early_, {})) job();
}

void Tables::with_table(const std::string& table, const Person& guest,
                        std::function<void(std::variant<const LiveTable*, Error>)> then) {
    const auto once_more = [this, table, guest, then] {
        pay_or_refuse(guest.address, [&] { with_table(table, guest, then); }, then);
    };
    if (restoring_) return early_.push_back(once_more);
    const auto looked_up = [guest, then, once_more](const std::variant<SlotPtr, Error>& which) {
        if (const auto* error = std::get_if<Error>(&which)) return then(*error);
        const SlotPtr& slot = std::get<SlotPtr>(which);
        if (slot->busy)
            slot->waiting.emplace_back([once_more](const SlotPtr&) { once_more(); });
        else if (!slot->table->may_be_seen_by(guest.id))
            then(make_error("forbidden", nobody_watches));
        else
            then(slot->table.get());
    };
    find(table, {guest.address, true, looked_up});
}

std::map<std::string_view, std::size_t> Tables::by_stage() const {
    std::map<std::string_view, std::size_t> numbers = {
        {word_for(Stage::waiting), 0}, {word_for(Stage::playing), 0}, {word_for(Stage::over), 0}, {"suspended", 0}};
    for (const auto& [id, slot] : slots_)
        ++numbers[slot->table->suspended() ? "suspended" : word_for(slot->table->stage())];
    return numbers;
}

// --- tables that nobody looks at

// Finished tables stay in the store, and so do those where a person is to move without a clock: whoever comes back to
// one finds it there. Tables that wait for people are given up when nobody has looked at them for a while. All by the
// steady clock: a jump of the wall clock must not cost anybody a table.
bool Tables::may_be_forgotten(const Slot& slot, bool crowd) const {
    constexpr std::int64_t minute = 60'000;
    constexpr std::int64_t hour = 60 * minute;
    const LiveTable& table = *slot.table;
    if (slot.busy || !slot.waiting.empty() || !slot.present.empty() || !slot.rematch_asked.empty()) return false;
    const std::int64_t idle = served_ - slot.idle_since;
    if (table.over() || table.suspended()) return idle > 10 * minute;
    if (table.stage() == Stage::waiting) {
        if (seated(table).empty()) return idle > 10 * minute;
        return idle > (crowd ? hour : 24 * hour);
    }
    if (table.setup().clock.kind != ClockSetup::Kind::none) return nobody_plays(slot, crowd ? hour : 24 * hour);
    if (idle <= (crowd ? 10 * minute : 24 * hour)) return false;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat)
        if (contains(table.ask().seats, seat) && !table.played_by_bot(seat).empty()) return false;
    return true;
}

// A match with a clock comes to its end without anybody, each player's time having run out. Where the first of them
// never came and nobody has ever played, nobody waits for that: days for each of six seats are long.
bool Tables::nobody_plays(const Slot& slot, std::int64_t long_enough) const {
    if (slot.answered || served_ - slot.people_since <= long_enough) return false;
    const LiveTable& table = *slot.table;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat)
        if (table.away(seat)) return true;
    return false;
}

void Tables::forget_idle_tables() {
    const Time now = clockwork_.now();
    const bool crowd = crowded();
    for (auto at = slots_.begin(); at != slots_.end();) {
        const Slot& slot = *at->second;
        if (!may_be_forgotten(slot, crowd)) {
            ++at;
            continue;
        }
        const bool timed = slot.table->setup().clock.kind != ClockSetup::Kind::none;
        const bool given_up = slot.table->stage() == Stage::waiting || (slot.table->stage() == Stage::playing && timed);
        if (given_up && !slot.table->suspended()) {
            slot.table->give_up();
            TableChange change;
            change.changed = now;
            change.stage = Stage::closed;
            store_.change_table(at->first, std::move(change), [](const StoreReply<Nothing>&) {});
            lobby_changed(*slot.table);
        }
        lobby_stale(*slot.table);
        at = slots_.erase(at);
    }
}

}  // namespace mehen::server
