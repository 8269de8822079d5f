// What those who look at a table are told of it: made once for all who are told the same, and on the account of whoever
// gave cause for it.
#include <algorithm>
#include <chrono>
#include <utility>

#include "core/canvas.h"
#include "core/shortened.h"
#include "server/table/slot.h"

namespace mehen::server {

namespace {

constexpr Text no_such_moment = {"There is no such moment for you to look at.", "Nie ma takiej chwili do obejrzenia.",
                                 "Non c'è un momento del genere da guardare."};
constexpr Text too_much_talk = {"Five lines at once are enough; the next can follow in two seconds.",
                                "Pięć wpisów naraz wystarczy; następny może być za dwie sekundy.",
                                "Cinque righe in una volta bastano; la prossima può seguire tra due secondi."};
constexpr Text bad_talk = {"A line of talk has 1 to 300 characters.", "Wpis ma od 1 do 300 znaków.",
                           "Una riga di chat ha da 1 a 300 caratteri."};

}  // namespace

// Without an address it is on nobody's account: what bots do.
void Tables::pay(const std::string& address, const std::function<void()>& job) const {
    if (address.empty()) return job();
    const std::int64_t begun = clockwork_.milliseconds();
    job();
    config_.worked(address, static_cast<double>(clockwork_.milliseconds() - begun) / 1'000);
}

void Tables::pay_or_refuse(const std::string& address, const std::function<void()>& job,
                           const std::function<void(Error)>& refused) const {
    if (!config_.may_ask(address)) return refused(slow_down());
    pay(address, job);
}

void Tables::tell(const std::string& table, Notice notice, const std::string& payer) const {
    pay(payer, [&] { bus_.publish(table, notice); });
}

// Many may come and go at once, and all the others are told of each: one notice for all of them.
void Tables::tell_presence(const SlotPtr& slot, const std::string& payer) {
    constexpr std::int64_t together = 250;  // milliseconds
    if (std::exchange(slot->presence_due, true)) return;
    clockwork_.after(together, [this, slot, payer, alive = alive_] {
        if (!*alive) return;
        slot->presence_due = false;
        tell(slot->table->id(), Notice::table, payer);
    });
}

// --- looking

std::string Tables::position_shown(const Slot& slot, const Looker& looker, std::size_t since, Language language) const {
    const LiveTable& table = *slot.table;
    const Time now = time_at(slot);
    // What one connection alone is told is not kept: with all that can be answered it is large.
    const auto here = slot.present.find(looker.guest);
    if (looker.counted() != no_seats && (here == slot.present.end() || here->second == 1)) {
        config_.made("position");
        return position_body(table, looker, since, now, language);
    }
    const bool timeless =
        table.setup().clock.kind == ClockSetup::Kind::none || table.shows_later(looker.seats, table.stage());
    const std::size_t entries = table.chronicle().size();
    if (slot.told.entries != entries || slot.told.stage != table.stage()) slot.told = {entries, table.stage(), {}};
    auto& bodies = slot.told.bodies;
    if (bodies.size() >= Slot::most_bodies) bodies.clear();
    std::string& body = bodies[{looker.seats, looker.given_up, since, timeless ? 0 : now, language}];
    if (body.empty()) {
        config_.made("position");
        body = position_body(table, looker, since, now, language);
    }
    return body;
}

std::string Tables::table_shown(const Slot& slot, const Looker& looker, const std::string& site,
                                Language language) const {
    const LiveTable& table = *slot.table;
    const Presence presence = slot.presence();
    const std::tuple now(table.chronicle().size(), table.stage(), table.suspended().has_value(), presence.here,
                         presence.watching, slot.seating);
    if (slot.told_of_table.now != now) slot.told_of_table = {now, {}};
    auto& bodies = slot.told_of_table.bodies;
    if (bodies.size() >= Slot::most_bodies) bodies.clear();
    const bool made_it = !looker.guest.empty() && looker.guest == table.creator().id;
    std::string& body = bodies[{looker.seats, made_it, site, language}];
    if (body.empty()) {
        config_.made("table");
        body = table_body(table, looker, presence, site, language);
    }
    return body;
}

ReplyOr Tables::look(const Slot& slot, const Order& order) const {
    const LiveTable& table = *slot.table;
    const Looker looker = slot.looker(order.from);
    std::optional<Seat> seat;
    if (const std::string* const named = seat_named(order.what); named != nullptr && !named->empty()) {
        seat = table.seat_from(*named);
        if (!seat) return make_error("unknown", no_such_seat, shortened(*named));
    }
    const std::int64_t position = position_for(table, looker);
    if (const auto* what = std::get_if<order::LookTable>(&order.what))
        return Reply{table_shown(slot, looker, what->site, order.language), position};
    if (const auto* what = std::get_if<order::LookPosition>(&order.what)) {
        if (table.stage() == Stage::waiting) return Reply{{}, 0};
        const std::size_t since =
            what->seen < 0 ? entries_for(table, looker) : table.chronicle().entries_seen(looker.counted(), what->seen);
        return Reply{position_shown(slot, looker, since, order.language), position};
    }
    if (std::holds_alternative<order::LookHistory>(order.what))
        return Reply{history_body(table, looker, order.language), position};
    if (const auto* what = std::get_if<order::LookAt>(&order.what)) {
        auto body = moment_body(table, looker, what->position, seat, order.language);
        if (!body) return make_error("unknown", no_such_moment);
        return Reply{std::move(*body), position};
    }
    const auto& why = std::get<order::Why>(order.what);
    if (!seat || !contains(looker.seats, *seat)) return foreign_seat(why.seat);
    return Reply{because_body(table, *seat, why.action, order.language), position};
}

// --- coming and going

void Tables::come_or_go(const SlotPtr& slot, const Order& order, const Answering& then) {
    const bool comes = std::holds_alternative<order::Enter>(order.what);
    if (comes && slot->present.empty()) workers_.hurry(slot->payer());  // what was asked when nobody was there
    int& connections = slot->present[order.from.id];
    connections += comes ? 1 : -1;
    if (connections <= 0) slot->present.erase(order.from.id);
    slot->idle_since = served_;
    if (slot->table->belongs_to(order.from.id)) slot->people_since = served_;
    if (comes && slot->from.empty() && slot->table->belongs_to(order.from.id)) slot->from = order.from.address;
    then(Reply{});
    tell_presence(slot, order.from.address);
    if (slot->table->suspended()) return;
    // Whoever comes back takes the seat back from the bot.
    LiveTable& table = *slot->table;
    const Before before = now_at(*slot);
    Rows rows;
    for (Seat seat = 0; comes && seat < table.chairs().size(); ++seat) {
        if (!contains(table.seats_of(order.from.id), seat)) continue;
        const Rows back = table.come_back(seat, time_at(*slot));
        rows.insert(rows.end(), back.begin(), back.end());
    }
    if (!rows.empty()) write(slot, before, std::move(rows), order.from, [](const ReplyOr&) {});
}

// --- talk

// However many tables they sit at; whoever shares an address with many others still finds room. What one address says
// in a day is less than half of what the store keeps of all talk: it must not drive out what others said.
bool Tables::may_talk(const Person& person, SteadyTime now) {
    constexpr std::size_t most_kept = 10'000;
    if (talk_.size() > most_kept) std::erase_if(talk_, [&](const auto& each) { return each.second.full(0.5, now); });
    if (!talk_["guest " + person.id].take(0.5, 5, now)) return false;
    return person.address.empty() || talk_[person.address].take(1, 100, now);
}

void Tables::talk(const SlotPtr& slot, const Order& order, const order::Chat& what, const Answering& then) {
    if (!slot->table->belongs_to(order.from.id)) return then(make_error("forbidden", readers_only));
    if (what.text.empty() || text_width(what.text) > 300) return then(make_error("malformed", bad_talk));
    const SteadyTime now(std::chrono::milliseconds(clockwork_.milliseconds()));
    if (!may_talk(order.from, now)) return then(make_error("busy", too_much_talk));
    ChatLine line{0, order.from.id, order.from.name, std::nullopt, what.text, clockwork_.now()};
    if (const SeatMask seats = slot->table->seats_of(order.from.id); seats != no_seats) line.seat = lowest_seat(seats);
    store_.append_chat(order.table, line,
                       [this, slot, order, line, then, alive = alive_](const StoreReply<std::int64_t>& answer) {
                           if (!*alive) return;
                           if (!answer.done()) return then(from_store(answer.why));
                           then(acted(*slot->table, slot->looker(order.from)));
                           note_talk(*slot, line, answer.value);
                           tell(order.table, Notice::chat, order.from.address);
                       });
}

void Tables::note_talk(Slot& slot, ChatLine line, std::int64_t number) {
    auto& last = slot.talk.last;
    if (!slot.talk.after) slot.talk.after = number - 1;
    line.number = number;
    last.push_back(std::move(line));
    if (last.size() > Slot::Talk::most_lines) {
        slot.talk.after = last.front().number;
        last.pop_front();
    }
    slot.talk.bodies.clear();
}

// Whoever has said none of it is told the same as all others.
Reply Tables::latest_talk(Slot& slot, const std::string& guest, std::int64_t after) const {
    const auto& last = slot.talk.last;
    std::vector<ChatLine> lines;
    std::copy_if(last.begin(), last.end(), std::back_inserter(lines),
                 [after](const ChatLine& line) { return line.number > after; });
    const bool own = std::any_of(lines.begin(), lines.end(), [&](const ChatLine& line) { return line.guest == guest; });
    std::string& body = slot.talk.bodies[{lines.empty() ? last.back().number : after, own ? guest : std::string()}];
    if (body.empty()) {
        config_.made("chat");
        body = chat_body(*slot.table, guest, lines);
    }
    return {body, std::max(after, last.back().number)};
}

void Tables::show_chat(const SlotPtr& slot, const Order& order, const Answering& then) {
    const LiveTable& table = *slot->table;
    if (table.shows_later(table.seats_of(order.from.id), table.stage()))
        return then(Reply{chat_body(table, order.from.id, {}), 0});  // talk is about the present
    const std::int64_t after = std::get<order::LookChat>(order.what).after;
    if (!slot->talk.last.empty() && after >= *slot->talk.after) return then(latest_talk(*slot, order.from.id, after));
    config_.made("stored chat");
    const auto loaded = [slot, guest = order.from.id, after, then](const StoreReply<std::vector<ChatLine>>& answer) {
        if (!answer.done()) return then(from_store(answer.why));
        std::vector<ChatLine> lines = answer.value;
        if (!slot->talk.after) slot->talk.after = lines.empty() ? 0 : lines.back().number;
        std::erase_if(lines, [after](const ChatLine& line) { return line.number <= after; });
        const std::int64_t last = lines.empty() ? after : lines.back().number;
        then(Reply{chat_body(*slot->table, guest, lines), last});
    };
    store_.load_chat(order.table, [this, loaded, address = order.from.address,
                                   alive = alive_](const StoreReply<std::vector<ChatLine>>& answer) {
        if (*alive) pay(address, [&] { loaded(answer); });
    });
}

}  // namespace mehen::server
