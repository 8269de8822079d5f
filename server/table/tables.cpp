#include "server/table/tables.h"

#include <algorithm>

#include "games/registry.h"
#include "json/line.h"
#include "server/store/guests.h"
#include "server/table/slot.h"

namespace mehen::server {

namespace {

constexpr Text no_such_table = {"There is no table '{0}'; perhaps the link was cut off.",
                                "Nie ma stołu '{0}'; może link został ucięty.",
                                "Non c'è il tavolo '{0}'; forse il collegamento è incompleto."};
constexpr Text no_such_seat = {"There is no seat '{0}' at this table.", "Przy tym stole nie ma miejsca '{0}'.",
                               "A questo tavolo non c'è il posto '{0}'."};
constexpr Text not_your_seat = {"{0} is not your seat.", "{0} to nie twoje miejsce.", "{0} non è il tuo posto."};
constexpr Text too_late = {"The table has moved on meanwhile; nothing was done.",
                           "Stół poszedł tymczasem dalej; nic nie zrobiono.",
                           "Il tavolo nel frattempo è andato avanti; non è stato fatto nulla."};
constexpr Text too_many_tables = {"There are too many tables now; try again later.",
                                  "Stołów jest teraz za dużo; spróbuj później.",
                                  "Ora ci sono troppi tavoli; riprova più tardi."};
constexpr Text your_tables = {"You have made {0} tables that are not finished; finish or leave one first.",
                              "Masz {0} niedokończonych stołów; najpierw zakończ lub opuść któryś.",
                              "Hai {0} tavoli non finiti; prima finiscine o lasciane uno."};
constexpr Text nobody_watches = {"This table may not be watched.", "Tego stołu nie można oglądać.",
                                 "Questo tavolo non si può guardare."};
constexpr Text no_such_moment = {"There is no such moment for you to look at.", "Nie ma takiej chwili do obejrzenia.",
                                 "Non c'è un tale momento da guardare."};
constexpr Text written_elsewhere = {"Somebody else has written to this table's log; it must not go on here.",
                                    "Ktoś inny zapisał coś w dzienniku tego stołu; nie może on tu toczyć się dalej.",
                                    "Qualcun altro ha scritto nel registro di questo tavolo; qui non può continuare."};
constexpr Text readers_only = {"Only those who sit here can write.", "Pisać mogą tylko siedzący przy stole.",
                               "Possono scrivere solo quelli seduti qui."};
constexpr Text too_much_talk = {"Five lines in ten seconds are enough; wait a little.",
                                "Pięć wpisów w dziesięć sekund wystarczy; poczekaj chwilę.",
                                "Cinque righe in dieci secondi bastano; aspetta un po'."};
constexpr Text bad_talk = {"A line of talk has 1 to 300 characters.", "Wpis ma od 1 do 300 znaków.",
                           "Una riga di chat ha da 1 a 300 caratteri."};
constexpr Text still_playing = {"The match is not over yet.", "Gra jeszcze trwa.", "La partita non è ancora finita."};

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

Error from_store(const Message& why) {
    return make_error("failed", why);
}

std::vector<Seated> seated(const LiveTable& table) {
    std::vector<Seated> all;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat)
        if (table.chairs()[seat].who == Chair::Who::guest) all.push_back({seat, table.chairs()[seat].guest.id, {}});
    return all;
}

Reply acted(const LiveTable& table, const Looker& looker) {
    const std::int64_t position = position_for(table, looker);
    return {JsonLine().add("type", "acted").add("table", table.id()).add("position", position).text().substr(1),
            position};
}

// Whether anything but answers was written: who plays, who is away, who wants to end.
bool customs_since(const LiveTable& table, std::size_t entries) {
    const std::vector<Entry>& all = table.chronicle().entries();
    return std::any_of(all.begin() + static_cast<std::ptrdiff_t>(entries), all.end(),
                       [](const Entry& entry) { return entry.row.kind != row::play; });
}

// The seat that an order is about, if it names one.
const std::string* seat_named(const What& what) {
    return std::visit(
        [](const auto& each) -> const std::string* {
            if constexpr (requires { each.seat; }) return &each.seat;
            return nullptr;
        },
        what);
}

}  // namespace

Tables::Tables(TablesConfig config, Store& store, Bus& bus, Workers& workers, Clockwork clockwork)
    : config_(config),
      store_(store),
      bus_(bus),
      workers_(workers),
      clockwork_(std::move(clockwork)),
      alive_(std::make_shared<bool>(true)) {}

Tables::~Tables() {
    *alive_ = false;
}

// --- making and finding tables

void Tables::create(TableSetup setup, const Person& creator, bool start,
                    std::function<void(std::variant<std::string, Error>)> then) {
    std::size_t own = 0;
    std::size_t unfinished = 0;
    for (const auto& [id, slot] : slots_) {
        unfinished += slot->table->over() ? 0U : 1U;
        own += !slot->table->over() && slot->table->creator().id == creator.id ? 1U : 0U;
    }
    if (unfinished >= config_.most_tables) return then(make_error("full", too_many_tables));
    if (own >= config_.most_per_guest) return then(make_error("full", your_tables, own));
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
        if (!answer.done()) return then(from_store(answer.why));
        auto slot = std::make_shared<Slot>();
        slot->table = table;
        slot->changed = clockwork_.now();
        slots_[table->id()] = slot;
        bus_.publish(Bus::lobby, Notice::lobby);
        if (!start || !table->everybody_sits()) return then(table->id());
        play(slot, {table->id(), creator, Language::en, order::Start{}}, [then, table](const ReplyOr& reply) {
            if (const auto* error = std::get_if<Error>(&reply)) return then(*error);
            then(table->id());
        });
    };
    store_.create_table(std::move(stored), kept);
}

void Tables::find(const std::string& id, std::function<void(std::variant<SlotPtr, Error>)> then) {
    if (const auto found = slots_.find(id); found != slots_.end()) return then(found->second);
    store_.load_table(id, [this, id, then, alive = alive_](const Answer<Table>& stored) {
        if (!*alive) return;
        if (stored.outcome == server::Outcome::missing || (stored.done() && stored.value.stage == Stage::closed))
            return then(make_error("unknown", no_such_table, id));
        if (!stored.done()) return then(from_store(stored.why));
        store_.load_log(id, [this, id, then, table = stored.value, alive](const Answer<std::vector<LogRow>>& rows) {
            if (!*alive) return;
            if (!rows.done()) return then(from_store(rows.why));
            if (const auto found = slots_.find(id); found != slots_.end()) return then(found->second);
            const SlotPtr slot = revive(table, rows.value);
            if (slot == nullptr) return then(make_error("unknown", no_such_table, id));
            then(slot);
        });
    });
}

// Null: of a game that this program does not know.
Tables::SlotPtr Tables::revive(const Table& stored, const std::vector<LogRow>& rows) {
    constexpr static Text other_revision = {
        "This match was begun under other rules (revision {0}, now {1}); it is kept as it is.",
        "Tę grę zaczęto według innych zasad (wersja {0}, teraz {1}); pozostaje bez zmian.",
        "Questa partita è cominciata con altre regole (revisione {0}, ora {1}); resta com'è."};
    const AnyGame* const game = find_game(stored.game);
    if (game == nullptr) return nullptr;
    auto read = read_setup(stored.game, stored.setup);
    std::optional<Error> trouble;
    if (auto* const error = std::get_if<Error>(&read)) {
        trouble = *error;
        TableSetup plain;
        plain.game = stored.game;
        plain.choices = default_setup(game->facts(), game->facts().min_seats);
        plain.chairs.resize(static_cast<std::size_t>(plain.choices.seats));
        plain.rules = game->make_rules(plain.choices, nullptr);
        read = plain;
    }
    auto setup = std::get<TableSetup>(std::move(read));
    seat_guests(setup, stored.seats);
    if (!trouble && stored.stage != Stage::over && stored.rules_revision != game->facts().rules_revision)
        trouble = make_error("suspended", other_revision, stored.rules_revision, game->facts().rules_revision);
    auto slot = std::make_shared<Slot>();
    slot->table = std::make_shared<LiveTable>(stored.id, Person{stored.creator, stored.creator_name}, std::move(setup),
                                              stored.stage);
    slot->changed = stored.changed;
    if (trouble)
        slot->table->suspend(*trouble);
    else
        slot->table->restore(rows);
    slots_[stored.id] = slot;
    return slot;
}

void Tables::restore(std::function<void(Message)> ready) {
    store_.load_unfinished_tables([this, ready, alive = alive_](const Answer<std::vector<Table>>& stored) {
        if (!*alive) return;
        if (!stored.done()) return ready(stored.why);
        revive_next(std::make_shared<std::vector<Table>>(stored.value), 0, ready);
    });
}

void Tables::revive_next(std::shared_ptr<std::vector<Table>> stored, std::size_t at,
                         std::function<void(Message)> ready) {
    if (at == stored->size()) {
        ready({});
        const auto all = slots_;
        for (const auto& [id, slot] : all) carry_on(slot);
        return;
    }
    const auto loaded = [this, stored, at, ready, alive = alive_](const Answer<std::vector<LogRow>>& rows) {
        if (!*alive) return;
        if (!rows.done()) return ready(rows.why);
        revive((*stored)[at], rows.value);
        revive_next(stored, at + 1, ready);
    };
    store_.load_log((*stored)[at].id, loaded);
}

void Tables::with_table(const std::string& table, const std::string& guest,
                        std::function<void(std::variant<const LiveTable*, Error>)> then) {
    find(table, [guest, then](const std::variant<SlotPtr, Error>& found) {
        if (const auto* error = std::get_if<Error>(&found)) return then(*error);
        const LiveTable& live = *std::get<SlotPtr>(found)->table;
        if (!live.may_be_seen_by(guest)) return then(make_error("forbidden", nobody_watches));
        then(&live);
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
    for (const auto& [id, slot] : slots_) {
        if (slot->table->seats_of(guest) == 0 && slot->table->creator().id != guest) continue;
        slot->table->rename(guest, name);
        bus_.publish(id, Notice::table);
    }
    bus_.publish(Bus::lobby, Notice::lobby);
}

void Tables::lobby(const std::string& guest, Language language,
                   std::function<void(std::string mine, std::string open)> then) {
    std::vector<std::pair<Time, std::string>> mine;
    std::vector<std::pair<Time, std::string>> open;
    for (const auto& [id, slot] : slots_) {
        const LiveTable& table = *slot->table;
        const bool own = !guest.empty() && (table.seats_of(guest) != 0 || table.creator().id == guest);
        const bool listed =
            table.setup().listed && !table.over() && (table.stage() == Stage::waiting || table.setup().watching);
        if (own) mine.emplace_back(slot->changed, summary(table, guest, slot->changed, language));
        if (listed && !own) open.emplace_back(slot->changed, summary(table, guest, slot->changed, language));
    }
    const auto list = [](std::vector<std::pair<Time, std::string>>& of, std::size_t most) {
        std::sort(of.begin(), of.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < of.size() && i < most; ++i) texts.push_back(of[i].second);
        return "[" + joined(texts) + "]";
    };
    constexpr std::size_t shown = 50;
    std::string others = list(open, shown);
    if (guest.empty()) return then("[]", std::move(others));
    const auto finished = [this, guest, language, list, mine, others, then,
                           alive = alive_](const Answer<std::vector<Table>>& stored) mutable {
        if (!*alive) return;
        for (const Table& row : stored.value) {
            if (row.stage != Stage::over || slots_.contains(row.id)) continue;
            auto setup = read_setup(row.game, row.setup);
            if (std::holds_alternative<Error>(setup)) continue;
            seat_guests(std::get<TableSetup>(setup), row.seats);
            const LiveTable table(row.id, {row.creator, row.creator_name}, std::get<TableSetup>(std::move(setup)),
                                  Stage::over);
            mine.emplace_back(row.changed, summary(table, guest, row.changed, language));
        }
        then(list(mine, shown), std::move(others));
    };
    store_.list_tables(guest, shown, finished);
}

// --- orders

void Tables::send(Order order, Answering then) {
    const std::string id = order.table;
    find(id, [this, order = std::move(order), then = std::move(then)](const std::variant<SlotPtr, Error>& found) {
        if (const auto* error = std::get_if<Error>(&found)) return then(*error);
        deal_with(std::get<SlotPtr>(found), order, then);
    });
}

void Tables::deal_with(const SlotPtr& slot, Order order, Answering then) {
    if (slot->busy) {
        slot->waiting.push_back(
            [this, slot, order = std::move(order), then = std::move(then)] { deal_with(slot, order, then); });
        return;
    }
    const What& what = order.what;
    if (std::holds_alternative<order::Enter>(what) || std::holds_alternative<order::Exit>(what))
        return come_or_go(slot, order, then);
    if (const auto* said = std::get_if<order::Chat>(&what)) return talk(slot, order, *said, std::move(then));
    if (std::holds_alternative<order::Rematch>(what)) return play_again(slot, order, std::move(then));
    if (std::holds_alternative<order::Sit>(what) || std::holds_alternative<order::Leave>(what) ||
        std::holds_alternative<order::Assign>(what))
        return change_seats(slot, order, std::move(then));
    const bool looks =
        std::holds_alternative<order::LookTable>(what) || std::holds_alternative<order::LookPosition>(what) ||
        std::holds_alternative<order::LookHistory>(what) || std::holds_alternative<order::LookAt>(what) ||
        std::holds_alternative<order::LookChat>(what) || std::holds_alternative<order::Why>(what);
    if (!looks) return play(slot, order, std::move(then));
    if (std::holds_alternative<order::LookChat>(what)) {
        store_.load_chat(order.table, [slot, then, alive = alive_](const Answer<std::vector<ChatLine>>& lines) {
            if (!*alive) return;
            if (!lines.done()) return then(from_store(lines.why));
            then(Reply{chat_body(slot->table->id(), slot->table->rules(), lines.value), 0});
        });
        return;
    }
    then(look(*slot, order));
}

ReplyOr Tables::look(Slot& slot, const Order& order) {
    const LiveTable& table = *slot.table;
    const Looker looker = slot.looker(order.from);
    if (!table.may_be_seen_by(looker.guest)) return make_error("forbidden", nobody_watches);
    std::optional<Seat> seat;
    if (const std::string* const named = seat_named(order.what); named != nullptr && !named->empty()) {
        seat = table.seat_from(*named);
        if (!seat) return make_error("unknown", no_such_seat, *named);
    }
    const std::int64_t position = position_for(table, looker);
    if (const auto* what = std::get_if<order::LookTable>(&order.what))
        return Reply{table_body(table, looker, slot.presence(), what->site, slot.rematch, order.language), position};
    if (const auto* what = std::get_if<order::LookPosition>(&order.what)) {
        if (table.stage() == Stage::waiting) return Reply{{}, 0};
        const std::size_t since =
            what->seen < 0 ? entries_for(table, looker) : table.chronicle().entries_seen(looker.seats, what->seen);
        return Reply{position_body(table, looker, since, clockwork_.now(), order.language), position};
    }
    if (std::holds_alternative<order::LookHistory>(order.what))
        return Reply{history_body(table, looker, order.language), position};
    if (const auto* what = std::get_if<order::LookAt>(&order.what)) {
        auto body = moment_body(table, looker, what->position, seat, order.language);
        if (!body) return make_error("unknown", no_such_moment);
        return Reply{std::move(*body), position};
    }
    const auto& why = std::get<order::Why>(order.what);
    if (!seat || !contains(looker.seats, *seat)) return make_error("forbidden", not_your_seat, why.seat);
    return Reply{because_body(table, *seat, why.action, order.language), position};
}

void Tables::come_or_go(const SlotPtr& slot, const Order& order, const Answering& then) {
    const bool comes = std::holds_alternative<order::Enter>(order.what);
    int& connections = slot->present[order.from.id];
    connections += comes ? 1 : -1;
    if (connections <= 0) slot->present.erase(order.from.id);
    then(Reply{});
    bus_.publish(order.table, Notice::table);
    // Whoever comes back takes the seat back from the bot.
    LiveTable& table = *slot->table;
    const Before before = now_at(*slot);
    Rows rows;
    for (Seat seat = 0; comes && seat < table.chairs().size(); ++seat) {
        if (!contains(table.seats_of(order.from.id), seat)) continue;
        const Rows back = std::get<Rows>(table.come_back(seat, clockwork_.now()));
        rows.insert(rows.end(), back.begin(), back.end());
    }
    if (!rows.empty()) write(slot, before, std::move(rows), order.from, [](const ReplyOr&) {});
}

void Tables::talk(const SlotPtr& slot, const Order& order, const order::Chat& what, Answering then) {
    const SeatMask seats = slot->table->seats_of(order.from.id);
    if (seats == 0 && order.from.id != slot->table->creator().id) return then(make_error("forbidden", readers_only));
    const std::size_t length = characters(what.text);
    if (length < 1 || length > 300) return then(make_error("malformed", bad_talk));
    std::deque<Time>& said = slot->said[order.from.id];
    const Time now = clockwork_.now();
    while (!said.empty() && said.front() <= now - 10) said.pop_front();
    if (said.size() >= 5) return then(make_error("busy", too_much_talk));
    said.push_back(now);
    ChatLine line{0, order.from.id, order.from.name, std::nullopt, what.text, now};
    if (seats != 0) line.seat = lowest_seat(seats);
    store_.append_chat(order.table, line,
                       [this, slot, order, then, alive = alive_](const Answer<std::int64_t>& answer) {
                           if (!*alive) return;
                           if (!answer.done()) return then(from_store(answer.why));
                           then(acted(*slot->table, slot->looker(order.from)));
                           bus_.publish(order.table, Notice::chat);
                       });
}

void Tables::play_again(const SlotPtr& slot, const Order& order, Answering then) {
    if (!slot->table->over()) return then(make_error("illegal", still_playing));
    if (slot->table->seats_of(order.from.id) == 0 && order.from.id != slot->table->creator().id)
        return then(make_error("forbidden", readers_only));
    if (!slot->rematch.empty()) return then(Reply{slot->rematch, 0});
    TableSetup setup = slot->table->setup();
    create(std::move(setup), order.from, false, [this, slot, then](const std::variant<std::string, Error>& made) {
        if (const auto* error = std::get_if<Error>(&made)) return then(*error);
        slot->rematch = std::get<std::string>(made);
        then(Reply{slot->rematch, 0});
        bus_.publish(slot->table->id(), Notice::table);
    });
}

void Tables::change_seats(const SlotPtr& slot, const Order& order, Answering then) {
    LiveTable& table = *slot->table;
    const std::string& name = *seat_named(order.what);
    const auto seat = table.seat_from(name);
    if (!seat) return then(make_error("unknown", no_such_seat, name));
    const std::vector<Chair> before = table.chairs();
    std::optional<Error> error;
    if (std::holds_alternative<order::Sit>(order.what)) error = table.sit(*seat, order.from);
    if (std::holds_alternative<order::Leave>(order.what)) error = table.leave(*seat, order.from);
    if (const auto* what = std::get_if<order::Assign>(&order.what))
        error = table.assign(*seat, what->chair, order.from);
    if (error) return then(*error);
    slot->busy = true;
    TableChange change;
    change.changed = clockwork_.now();
    change.setup = write_setup(table.setup());
    change.seats = seated(table);
    const auto kept = [this, slot, before, order, then, alive = alive_](const Answer<Nothing>& answer) {
        if (!*alive) return;
        slot->busy = false;
        if (!answer.done()) {
            slot->table->put_back(before);
            then(from_store(answer.why));
        } else {
            slot->changed = clockwork_.now();
            then(acted(*slot->table, slot->looker(order.from)));
            bus_.publish(order.table, Notice::table);
            bus_.publish(Bus::lobby, Notice::lobby);
        }
        next(slot);
    };
    store_.change_table(order.table, std::move(change), kept);
}

RowsOr Tables::rows_for(Slot& slot, const Order& order) {
    LiveTable& table = *slot.table;
    const Time now = clockwork_.now();
    if (table.suspended()) return *table.suspended();
    if (std::holds_alternative<order::Start>(order.what)) return table.start(order.from, now, clockwork_.draw);
    const std::string& name = *seat_named(order.what);
    const auto seat = table.seat_from(name);
    if (!seat) return make_error("unknown", no_such_seat, name);
    const SeatMask own = table.seats_of(order.from.id);
    if (!contains(own, *seat)) return make_error("forbidden", not_your_seat, name);
    const auto answers_now = [&](std::int64_t position) {
        return position <= table.chronicle().seen(own, table.chronicle().size()) &&
               table.chronicle().current(*seat, table.chronicle().entries_seen(own, position));
    };
    if (const auto* what = std::get_if<order::Act>(&order.what)) {
        if (!answers_now(what->position)) return make_error("stale", too_late);
        RowsOr answer = table.act(*seat, what->action, now, clockwork_.draw);
        if (auto* const rows = std::get_if<Rows>(&answer); rows != nullptr && table.away(*seat)) {
            const Rows back = std::get<Rows>(table.come_back(*seat, now));
            rows->insert(rows->end(), back.begin(), back.end());
        }
        return answer;
    }
    if (const auto* what = std::get_if<order::Undo>(&order.what)) {
        if (what->position != table.chronicle().seen(own, table.chronicle().size()))
            return make_error("stale", too_late);
        return table.undo(*seat, now);
    }
    if (const auto* what = std::get_if<order::Resign>(&order.what)) return table.resign(*seat, what->bot, now);
    if (std::holds_alternative<order::Return>(order.what)) return table.come_back(*seat, now);
    if (const auto* what = std::get_if<order::SetAutoPass>(&order.what))
        return table.set_auto_pass(*seat, what->when, now);
    return table.agree_to_end(*seat, std::get<order::AgreeToEnd>(order.what).agree, now);
}

void Tables::play(const SlotPtr& slot, const Order& order, Answering then) {
    const Before before = now_at(*slot);
    RowsOr rows = rows_for(*slot, order);
    if (const auto* error = std::get_if<Error>(&rows)) return then(*error);
    write(slot, before, std::get<Rows>(std::move(rows)), order.from, std::move(then));
}

// --- writing

Tables::Before Tables::now_at(const Slot& slot) const {
    return {slot.table->chronicle().size(), slot.table->stage()};
}

void Tables::write(const SlotPtr& slot, Before before, Rows rows, const Person& whose, Answering then) {
    LiveTable& table = *slot->table;
    TableChange change;
    change.changed = clockwork_.now();
    if (table.stage() != before.stage) change.stage = table.stage();
    if (rows.empty() && !change.stage) return then(acted(table, slot->looker(whose)));
    slot->busy = true;
    const auto kept = [this, slot, before, whose, then = std::move(then),
                       alive = alive_](const Answer<Nothing>& answer) {
        if (*alive) after_writing(slot, answer, before, whose, then);
    };
    if (rows.empty())
        store_.change_table(table.id(), std::move(change), kept);
    else
        store_.append(table.id(), std::move(rows), std::move(change), kept);
}

void Tables::after_writing(const SlotPtr& slot, const Answer<Nothing>& answer, Before before, const Person& whose,
                           const Answering& then) {
    LiveTable& table = *slot->table;
    slot->busy = false;
    if (answer.done()) {
        slot->changed = clockwork_.now();
        slot->last_move = clockwork_.milliseconds();
        count_answers(table, before.entries);
        then(acted(table, slot->looker(whose)));
        if (table.stage() != before.stage || customs_since(table, before.entries))
            bus_.publish(table.id(), Notice::table);
        bus_.publish(table.id(), Notice::position);
        bus_.publish(Bus::lobby, Notice::lobby);
    } else {
        table.forget_after(before.entries, before.stage);
        if (answer.outcome == server::Outcome::conflict) table.suspend(make_error("suspended", written_elsewhere));
        then(table.suspended() ? *table.suspended() : from_store(answer.why));
        bus_.publish(table.id(), Notice::table);
    }
    next(slot);
}

void Tables::count_answers(const LiveTable& table, std::size_t since) const {
    for (std::size_t i = since; i < table.chronicle().size(); ++i) {
        const LogRow& row = table.chronicle().entries()[i].row;
        if (row.kind != row::play) continue;
        const bool bot = row.seat && !table.played_by_bot(static_cast<Seat>(*row.seat)).empty();
        config_.played(!row.seat ? "chance" : bot ? "bot" : "player");
    }
}

void Tables::next(const SlotPtr& slot) {
    while (!slot->busy && !slot->waiting.empty()) {
        const std::function<void()> job = std::move(slot->waiting.front());
        slot->waiting.pop_front();
        job();
    }
    if (!slot->busy) carry_on(slot);
}

}  // namespace mehen::server
