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
constexpr Text other_revision = {"This match was begun under other rules (revision {0}, now {1}); it is kept as it is.",
                                 "Tę partię zaczęto według innych zasad (wersja {0}, teraz {1}); pozostaje bez zmian.",
                                 "Questa partita è cominciata con altre regole (revisione {0}, ora {1}); resta com'è."};

constexpr std::size_t shown_in_lobby = 50;
constexpr Time day = 86'400;

// Nobody has moved for a day and no clock runs: it waits in the store until somebody comes back.
bool sleeps(const Table& stored, Time now) {
    if (stored.stage != Stage::playing || stored.changed + day >= now) return false;
    const auto setup = JsonValue::parse(stored.setup);
    const auto clock = setup ? setup->object("clock") : std::nullopt;
    return clock && clock->text("kind") == "none";
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

std::optional<Error> Tables::room_for_another(const Person& creator) const {
    std::size_t own = 0;
    std::size_t unfinished = 0;
    for (const auto& [id, slot] : slots_) {
        unfinished += slot->table->over() ? 0U : 1U;
        own += !slot->table->over() && slot->table->creator().id == creator.id ? 1U : 0U;
    }
    for (const auto& [guest, count] : being_made_) {
        unfinished += count;
        own += guest == creator.id ? count : 0U;
    }
    if (unfinished >= config_.most_tables) return make_error("full", too_many_tables);
    if (own >= config_.most_per_guest) return make_error("full", your_tables, own);
    return std::nullopt;
}

void Tables::create(TableSetup setup, const Person& creator, bool start,
                    std::function<void(std::variant<std::string, Error>)> then) {
    if (restoring_) {
        early_.emplace_back([this, setup = std::move(setup), creator, start, then = std::move(then)] {
            create(setup, creator, start, then);
        });
        return;
    }
    if (const auto error = room_for_another(creator)) return then(*error);
    ++being_made_[creator.id];
    auto table = std::make_shared<LiveTable>(new_table_id(), creator, std::move(setup), Stage::waiting);
    Table stored;
    stored.id = table->id();
    stored.game = table->setup().game;
    stored.rules_revision = table->rules().facts().rules_revision;
    stored.setup = write_setup(table->setup());
    stored.creator = creator.id;
    stored.created = stored.changed = clockwork_.now();
    stored.seats = seated(*table);
    const auto kept = [this, table, creator, start, then, alive = alive_](const Answer<Nothing>& answer) {
        if (!*alive) return;
        if (--being_made_[creator.id] == 0) being_made_.erase(creator.id);
        if (!answer.done()) return then(from_store(answer.why));
        auto slot = std::make_shared<Slot>();
        slot->table = table;
        slot->shown = shown_now(*table, clockwork_.now());
        slots_[table->id()] = slot;
        bus_.publish(Bus::lobby, Notice::lobby);
        if (!start || !table->everybody_sits()) return then(table->id());
        // A start that fails leaves a table that can still be started.
        play(slot, {table->id(), creator, Language::en, order::Start{}},
             [then, table](const ReplyOr&) { then(table->id()); });
    };
    store_.create_table(std::move(stored), kept);
}

// --- finding

void Tables::find(const std::string& id, std::function<void(std::variant<SlotPtr, Error>)> then) {
    if (const auto at = slots_.find(id); at != slots_.end()) return then(at->second);
    auto& waiting = sought_[id];
    waiting.push_back(std::move(then));
    if (waiting.size() > 1) return;  // it is being loaded: a table must never be there twice
    store_.load_table(id, [this, id, alive = alive_](const Answer<Table>& stored) {
        if (!*alive) return;
        if (stored.outcome == server::Outcome::missing || (stored.done() && stored.value.stage == Stage::closed))
            return found(id, make_error("unknown", no_such_table, id));
        if (!stored.done()) return found(id, from_store(stored.why));
        store_.load_log(id, [this, id, table = stored.value, alive](const Answer<std::vector<LogRow>>& rows) {
            if (!*alive) return;
            if (!rows.done()) return found(id, from_store(rows.why));
            const SlotPtr slot = revive(table, rows.value);
            if (slot == nullptr) return found(id, make_error("unknown", no_such_table, id));
            found(id, slot);
            carry_on(slot);
        });
    });
}

void Tables::found(const std::string& table, const std::variant<SlotPtr, Error>& slot) {
    const auto waiting = sought_.extract(table);
    for (const auto& then : waiting.mapped()) then(slot);
}

// Null: of a game that this program does not know.
Tables::SlotPtr Tables::revive(const Table& stored, const std::vector<LogRow>& rows) {
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
    slot->table->serve_from(clockwork_.now());
    if (trouble)
        slot->table->suspend(*trouble);
    else
        slot->table->restore(rows);
    slot->shown = shown_now(*slot->table, stored.changed);
    slots_[stored.id] = slot;
    return slot;
}

void Tables::restore(const std::function<void(Message)>& ready) {
    restoring_ = true;
    store_.load_unfinished_tables([this, ready, alive = alive_](const Answer<std::vector<Table>>& stored) {
        if (!*alive) return;
        if (!stored.done()) return ready(stored.why);
        auto awake = std::make_shared<std::vector<Table>>();
        for (const Table& table : stored.value)
            if (!sleeps(table, clockwork_.now())) awake->push_back(table);
        revive_next(awake, 0, ready);
    });
}

void Tables::revive_next(const std::shared_ptr<std::vector<Table>>& stored, std::size_t at,
                         const std::function<void(Message)>& ready) {
    if (at == stored->size()) {
        ready({});
        return restored();
    }
    const auto loaded = [this, stored, at, ready, alive = alive_](const Answer<std::vector<LogRow>>& rows) {
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

void Tables::with_table(const std::string& table, const std::string& guest,
                        std::function<void(std::variant<const LiveTable*, Error>)> then) {
    if (restoring_) {
        early_.emplace_back([this, table, guest, then = std::move(then)] { with_table(table, guest, then); });
        return;
    }
    find(table, [this, table, guest, then](const std::variant<SlotPtr, Error>& which) {
        if (const auto* error = std::get_if<Error>(&which)) return then(*error);
        const SlotPtr& slot = std::get<SlotPtr>(which);
        if (slot->busy)
            slot->waiting.emplace_back([this, table, guest, then](const SlotPtr&) { with_table(table, guest, then); });
        else if (!slot->table->may_be_seen_by(guest))
            then(make_error("forbidden", nobody_watches));
        else
            then(slot->table.get());
    });
}

std::map<std::string_view, std::size_t> Tables::by_stage() const {
    std::map<std::string_view, std::size_t> numbers = {
        {word_for(Stage::waiting), 0}, {word_for(Stage::playing), 0}, {word_for(Stage::over), 0}, {"suspended", 0}};
    for (const auto& [id, slot] : slots_)
        ++numbers[slot->table->suspended() ? "suspended" : word_for(slot->table->stage())];
    return numbers;
}

void Tables::rename(const std::string& guest, const std::string& name) {
    finished_.clear();
    for (const auto& [id, slot] : slots_) {
        if (!slot->table->belongs_to(guest)) continue;
        slot->table->rename(guest, name);
        bus_.publish(id, Notice::table);
    }
    bus_.publish(Bus::lobby, Notice::lobby);
}

// --- the lobby

// A finished table without its log, made once: the lobby shows it again and again. Null: it cannot be read.
std::shared_ptr<const LiveTable> Tables::finished_table(const Table& stored) {
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

void Tables::lobby(const std::string& guest, Language language,
                   std::function<void(std::string mine, std::string open)> then) {
    if (restoring_) {
        early_.emplace_back([this, guest, language, then = std::move(then)] { lobby(guest, language, then); });
        return;
    }
    using Row = std::pair<const LiveTable*, Shown>;
    std::vector<Row> mine;
    std::vector<Row> open;
    std::vector<SlotPtr> kept;  // as long as the lists point to their tables
    for (const auto& [id, slot] : slots_) {
        const LiveTable& table = *slot->table;
        const bool own = table.belongs_to(guest);
        const bool begun = slot->shown.stage != Stage::waiting;
        const bool listed =
            table.setup().listed && slot->shown.stage != Stage::over && (!begun || table.setup().watching);
        if (!own && !listed) continue;
        kept.push_back(slot);
        (own ? mine : open).emplace_back(&table, slot->shown);
    }
    const auto list = [guest, language](std::vector<Row>& of) {
        std::sort(of.begin(), of.end(), [](const Row& a, const Row& b) { return a.second.changed > b.second.changed; });
        of.resize(std::min(of.size(), shown_in_lobby));
        std::vector<std::string> texts;
        for (const auto& [table, shown] : of) texts.push_back(summary(*table, shown, guest, language));
        return "[" + joined(texts) + "]";
    };
    std::string others = list(open);
    if (guest.empty()) return then("[]", std::move(others));
    const auto and_finished = [this, list, kept, mine, others, then,
                               alive = alive_](const Answer<std::vector<Table>>& stored) mutable {
        if (!*alive) return;
        std::vector<std::shared_ptr<const LiveTable>> finished;
        for (const Table& row : stored.value) {
            if (row.stage == Stage::closed || slots_.contains(row.id)) continue;
            const auto table = finished_table(row);
            if (table == nullptr) continue;
            finished.push_back(table);
            mine.emplace_back(table.get(), Shown{row.changed, row.stage, 0, {}});
        }
        then(list(mine), std::move(others));
    };
    store_.list_tables(guest, shown_in_lobby, and_finished);
}

// --- tables that nobody looks at

// Finished tables stay in the store, and so do those where a person is to move without a clock: whoever comes back to
// one finds it there. Tables that nobody has begun for days are given up.
bool Tables::may_be_forgotten(const Slot& slot, Time now) {
    constexpr Time finished_for = 600;
    const LiveTable& table = *slot.table;
    if (slot.busy || !slot.waiting.empty() || !slot.present.empty() || !slot.rematch_asked.empty()) return false;
    if (table.over() || table.suspended()) return slot.shown.changed + finished_for < now;
    if (table.stage() == Stage::waiting) return slot.shown.changed + 7 * day < now;
    if (table.setup().clock.kind != ClockSetup::Kind::none || slot.shown.changed + day >= now) return false;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat)
        if (contains(table.ask().seats, seat) && !table.played_by_bot(seat).empty()) return false;
    return true;
}

void Tables::forget_idle_tables() {
    const Time now = clockwork_.now();
    for (auto at = slots_.begin(); at != slots_.end();) {
        const Slot& slot = *at->second;
        if (!may_be_forgotten(slot, now)) {
            ++at;
            continue;
        }
        if (slot.table->stage() == Stage::waiting && !slot.table->suspended()) {
            TableChange change;
            change.changed = now;
            change.stage = Stage::closed;
            store_.change_table(at->first, std::move(change), [](const Answer<Nothing>&) {});
        }
        at = slots_.erase(at);
    }
}

}  // namespace mehen::server
