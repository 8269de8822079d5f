#include "server/table/tables.h"

#include <algorithm>
#include <utility>

#include "core/canvas.h"
#include "core/shortened.h"
#include "server/table/slot.h"

namespace mehen::server {

namespace {

constexpr Text too_late = {"The match has moved on in the meantime; nothing was done.",
                           "Partia tymczasem poszła dalej; nic nie zrobiono.",
                           "La partita nel frattempo è andata avanti; non è stato fatto nulla."};
constexpr Text written_elsewhere = {"Somebody else has written to this table's log; it must not go on here.",
                                    "Ktoś inny zapisał coś w dzienniku tego stołu; nie może on tu toczyć się dalej.",
                                    "Qualcun altro ha scritto nel registro di questo tavolo; qui non può continuare."};
constexpr Text still_playing = {"The match is not over yet.", "Partia jeszcze trwa.",
                                "La partita non è ancora finita."};

bool takes_long(const What& what) {
    return std::holds_alternative<order::LookHistory>(what) || std::holds_alternative<order::LookAt>(what);
}

bool leaves(const What& what) {
    return std::holds_alternative<order::Exit>(what);
}

bool all_quiet_since(const LiveTable& table, std::size_t entries) {
    const std::vector<LogEntry>& all = table.chronicle().entries();
    return std::all_of(all.begin() + static_cast<std::ptrdiff_t>(entries), all.end(),
                       [](const LogEntry& entry) { return entry.quiet; });
}

// Whether anything was written that the table's own message shows: who plays, who is away, who wants to end.
bool customs_since(const LiveTable& table, std::size_t entries) {
    const std::vector<LogEntry>& all = table.chronicle().entries();
    return std::any_of(all.begin() + static_cast<std::ptrdiff_t>(entries), all.end(), [](const LogEntry& entry) {
        const std::string& kind = entry.row.kind;
        return kind != row::play && kind != row::undo && kind != row::pass && kind != row::time;
    });
}

// What is not an answer may be said again and again: those who do pay for telling all the others.
bool any_answer_since(const LiveTable& table, std::size_t entries) {
    const std::vector<LogEntry>& all = table.chronicle().entries();
    return std::any_of(all.begin() + static_cast<std::ptrdiff_t>(entries), all.end(),
                       [](const LogEntry& entry) { return entry.row.kind == row::play; });
}

}  // namespace

Tables::Tables(TablesConfig config, Store& store, Bus& bus, Workers& workers, Clockwork clockwork)
    : config_(std::move(config)),
      store_(store),
      bus_(bus),
      workers_(workers),
      clockwork_(std::move(clockwork)),
      last_look_(clockwork_.milliseconds()),
      alive_(std::make_shared<bool>(true)) {}

Tables::~Tables() {
    *alive_ = false;
}

// --- orders

void Tables::send(Order order, Answering then) {
    const std::string id = order.table;
    const std::string address = order.from.address;
    if (restoring_) {
        const bool refusable = takes_long(order.what) || std::holds_alternative<order::Enter>(order.what);
        early_.emplace_back([this, order = std::move(order), then = std::move(then), address, refusable] {
            const auto go_on = [&] { send(order, then); };
            refusable ? pay_or_refuse(address, go_on, then) : pay(address, go_on);
        });
        return;
    }
    if (leaves(order.what) && !slots_.contains(id) && !sought_.contains(id)) return then(Reply{});  // nobody is there
    const bool refusable = !leaves(order.what);
    find(id, {address, refusable,
              [this, order = std::move(order), then = std::move(then)](const std::variant<SlotPtr, Error>& found) {
                  if (const auto* error = std::get_if<Error>(&found)) return then(*error);
                  deal_with(std::get<SlotPtr>(found), order, then);
              }});
}

void Tables::deal_with(const SlotPtr& slot, Order order, Answering then) {
    if (slot->busy) {
        slot->waiting.emplace_back([this, order = std::move(order), then = std::move(then)](const SlotPtr& later) {
            const auto go_on = [&] { deal_with(later, order, then); };
            takes_long(order.what) ? pay_or_refuse(order.from.address, go_on, then) : pay(order.from.address, go_on);
        });
        return;
    }
    const What& what = order.what;
    if (std::holds_alternative<order::Exit>(what)) return come_or_go(slot, order, then);
    using order::Kind;
    const Kind kind = std::visit([](const auto& each) { return each.kind; }, what);
    // What only looks, and whoever comes to look.
    const bool looks = kind == Kind::look || kind == Kind::chat || std::holds_alternative<order::Enter>(what);
    if (looks && !slot->table->may_be_seen_by(order.from.id)) return then(make_error("forbidden", nobody_watches));
    switch (kind) {
        case Kind::come_or_go: return come_or_go(slot, order, then);
        case Kind::talk: return talk(slot, order, std::get<order::Chat>(what), then);
        case Kind::again: return play_again(slot, order, std::move(then));
        case Kind::seats: return change_seats(slot, order, then);
        case Kind::chat: return show_chat(slot, order, then);
        case Kind::look: return then(look(*slot, order));
        case Kind::play: return play(slot, order, std::move(then));
    }
}

void Tables::play_again(const SlotPtr& slot, const Order& order, Answering then) {
    if (!slot->table->over()) return then(make_error("illegal", still_playing));
    if (!slot->table->belongs_to(order.from.id)) return then(make_error("forbidden", readers_only));
    if (!slot->table->rematch().empty()) return then(Reply{slot->table->rematch(), 0});
    slot->rematch_asked.push_back(std::move(then));
    if (slot->rematch_asked.size() > 1) return;  // one is being made
    const auto made = [this, slot, from = order.from](const std::variant<std::string, Error>& table) {
        if (const auto* error = std::get_if<Error>(&table)) return tell_rematch(slot, *error);
        const std::string& id = std::get<std::string>(table);
        const Before before = now_at(*slot);
        write(slot, before, slot->table->play_again_at(id, time_at(*slot)), from, [slot, id](const ReplyOr& reply) {
            tell_rematch(slot, std::holds_alternative<Error>(reply) ? reply : ReplyOr(Reply{id, 0}));
        });
    };
    create(slot->table->setup(), order.from, false, made);
}

void Tables::tell_rematch(const SlotPtr& slot, const ReplyOr& reply) {
    for (const Answering& then : std::exchange(slot->rematch_asked, {})) then(reply);
}

void Tables::change_seats(const SlotPtr& slot, const Order& order, const Answering& then) {
    LiveTable& table = *slot->table;
    if (const auto& why = table.suspended()) return then(*why);
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
    ++slot->seating;
    TableChange change;
    change.changed = clockwork_.now();
    change.setup = write_setup(table.setup());
    change.seats = seated(table);
    // A table that the last person has left is given up.
    const bool left = std::holds_alternative<order::Leave>(order.what) && change.seats->empty();
    if (left) change.stage = Stage::closed;
    const auto kept = [this, slot, before, order, left, then, alive = alive_](const StoreReply<Nothing>& answer) {
        if (!*alive) return;
        slot->busy = false;
        if (!answer.done()) {
            slot->table->put_back(before);
            ++slot->seating;
            then(from_store(answer.why));
        } else {
            slot->shown = shown_now(*slot->table, clockwork_.now());
            if (left) slot->table->give_up();
            then(acted(*slot->table, slot->looker(order.from)));
            slot->idle_since = served_;
            tell(order.table, Notice::table, order.from.address);
            if (left) slots_.erase(order.table);
            lobby_changed(*slot->table, before);
        }
        next(slot);
    };
    store_.change_table(order.table, std::move(change), kept);
}

namespace {

// What a player does besides answering.
RowsOr customs_for(LiveTable& table, const Order& order, Seat seat, Time now) {
    if (std::holds_alternative<order::Undo>(order.what)) return table.undo(seat, now);
    if (const auto* what = std::get_if<order::Resign>(&order.what)) return table.resign(seat, what->bot, now);
    if (std::holds_alternative<order::Return>(order.what)) return Rows{};
    if (const auto* what = std::get_if<order::SetAutoPass>(&order.what))
        return table.set_auto_pass(seat, what->when, now);
    return table.agree_to_end(seat, std::get<order::AgreeToEnd>(order.what).agree, now);
}

}  // namespace

RowsOr Tables::rows_for(const Slot& slot, const Order& order) const {
    LiveTable& table = *slot.table;
    const Time now = time_at(slot);
    if (const auto& why = table.suspended()) return *why;
    if (std::holds_alternative<order::Start>(order.what)) return table.start(order.from, now, clockwork_.draw);
    const std::string& name = *seat_named(order.what);
    const auto seat = table.seat_from(name);
    if (!seat) return make_error("unknown", no_such_seat, name);
    const SeatMask own = table.seats_of(order.from.id);
    if (!contains(own, *seat)) return foreign_seat(name);
    const SeatMask counted = slot.looker(order.from).counted();
    const auto answers_now = [&](std::int64_t position) {
        return position <= table.chronicle().seen(counted, table.chronicle().size()) &&
               table.chronicle().current(*seat, table.chronicle().entries_seen(counted, position));
    };
    if (const auto* what = std::get_if<order::Act>(&order.what)) {
        if (!answers_now(what->position)) return make_error("stale", too_late);
        const auto action = table.rules().parse_action(what->action);
        if (!action) return not_an_action(what->action);
        return table.act(*seat, *action, now, clockwork_.draw);
    }
    if (const auto* what = std::get_if<order::Undo>(&order.what))
        if (what->position != table.chronicle().seen(counted, table.chronicle().size()))
            return make_error("stale", too_late);
    RowsOr done = customs_for(table, order, *seat, now);
    if (auto* const rows = std::get_if<Rows>(&done)) {  // whoever does something is there
        const Rows back = table.come_back(*seat, now);
        rows->insert(rows->end(), back.begin(), back.end());
    }
    return done;
}

void Tables::play(const SlotPtr& slot, const Order& order, Answering then) {
    const Before before = now_at(*slot);
    RowsOr rows = rows_for(*slot, order);
    if (const auto* error = std::get_if<Error>(&rows)) return then(*error);
    slot->people_since = served_;
    slot->answered |= std::holds_alternative<order::Act>(order.what);
    write(slot, before, std::get<Rows>(std::move(rows)), order.from, std::move(then));
}

// --- writing

Tables::Before Tables::now_at(const Slot& slot) {
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
                       alive = alive_](const StoreReply<Nothing>& answer) {
        if (*alive) after_writing(slot, answer, before, whose, then);
    };
    if (rows.empty())
        store_.change_table(table.id(), std::move(change), kept);
    else
        store_.append(table.id(), std::move(rows), std::move(change), kept);
}

void Tables::after_writing(const SlotPtr& slot, const StoreReply<Nothing>& answer, Before before, const Person& whose,
                           const Answering& then) {
    LiveTable& table = *slot->table;
    slot->busy = false;
    if (answer.done()) {
        slot->patience = 0;
        slot->last_move = clockwork_.milliseconds();
        slot->idle_since = served_;
        count_answers(table, before.entries);
        then(acted(table, slot->looker(whose)));
        const std::string payer = any_answer_since(table, before.entries) ? std::string() : whose.address;
        if (table.stage() != before.stage || customs_since(table, before.entries))
            tell(table.id(), Notice::table, payer);
        tell(table.id(), Notice::position, payer);
        // The lobby is silent about what somebody does in secret: even its moment would tell.
        if (table.stage() != before.stage || !all_quiet_since(table, before.entries)) {
            slot->shown = shown_now(table, clockwork_.now());
            lobby_changed(table);
        }
    } else {
        table.forget_after(before.entries, before.stage);
        if (answer.outcome == StoreOutcome::conflict) table.suspend(make_error("suspended", written_elsewhere));
        clockwork_.complain(table.id(), answer.why.in(Language::en));
        slot->patience = std::clamp<std::int64_t>(2 * slot->patience, 1'000, 60'000);
        then(table.suspended().value_or(from_store(answer.why)));
        bus_.publish(table.id(), Notice::table);
        lobby_stale(table);
    }
    next(slot);
}

void Tables::count_answers(const LiveTable& table, std::size_t since) const {
    for (std::size_t i = since; i < table.chronicle().size(); ++i) {
        const LogRow& row = table.chronicle().entries()[i].row;
        if (row.kind != row::play) continue;
        const bool bot = row.seat && (table.chronicle().entries()[i].deputy ||
                                      table.chairs()[Seat::of(*row.seat)].who == Chair::Who::bot);
        config_.played(!row.seat ? "chance" : bot ? "bot" : "player");
    }
}

void Tables::next(const SlotPtr& slot) {
    while (!slot->busy && !slot->waiting.empty()) {
        const auto job = std::move(slot->waiting.front());
        slot->waiting.pop_front();
        job(slot);
    }
    if (slot->busy) return;
    if (slot->patience == 0) return carry_on(slot);
    clockwork_.after(slot->patience, [this, slot, alive = alive_] {  // bots need not try again and again
        if (*alive) carry_on(slot);
    });
}

}  // namespace mehen::server
