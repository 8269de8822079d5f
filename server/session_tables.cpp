// What a client sees: the lobby, and the tables that it has open.
#include <algorithm>

#include "json/line.h"
#include "server/session.h"

namespace mehen::server {

namespace {

constexpr Text too_many_open = {"At most {0} tables can be open at once; close one.",
                                "Naraz może być otwartych najwyżej {0} stołów; zamknij któryś.",
                                "Si possono aprire al massimo {0} tavoli; chiudine uno."};

constexpr std::size_t most_open = 8;

}  // namespace

void Session::watch_lobby(const JsonValue& message) {
    watches_lobby_ = message.flag("watch").value_or(true);
    if (!watches_lobby_) return hall_.bus.stop_listening(Bus::lobby, connection_->id());
    const std::weak_ptr<Session> weak = weak_from_this();
    // At most once a second, however much happens.
    hall_.bus.listen(Bus::lobby, connection_->id(), [weak](const std::string&, Notice) {
        const auto self = weak.lock();
        if (self == nullptr || self->lobby_due_) return;
        self->lobby_due_ = true;
        self->hall_.after(1000, [weak] {
            if (const auto later = weak.lock(); later != nullptr && !later->gone_) {
                later->lobby_due_ = false;
                if (later->watches_lobby_) later->show_lobby({});
            }
        });
    });
    show_lobby(message.raw("id"));
}

void Session::show_lobby(const std::string& id) {
    const std::weak_ptr<Session> weak = weak_from_this();
    hall_.tables.lobby(person_, language_, [weak, id](const std::string& mine, const std::string& open) {
        const auto self = weak.lock();
        if (self == nullptr) return;
        std::string body = JsonLine().add("type", "lobby").raw("mine", mine).raw("open", open).body();
        if (id.empty() && body == self->lobby_) return;
        self->say(id, body);
        self->lobby_ = std::move(body);
    });
}

// --- tables

void Session::create(const JsonValue& message) {
    if (person_.id.empty()) return refuse(message, name_needed());
    if (opened_.size() + creating_ >= most_open) return refuse(message, make_error("full", too_many_open, most_open));
    auto setup = read_create(message, person_);
    if (const auto* error = std::get_if<Error>(&setup)) return refuse(message, *error);
    if (!hall_.new_tables.take_one(connection_->request().address, hall_.milliseconds()))
        return refuse(message, slow_down());
    const bool start = message.flag("start").value_or(false);
    const std::string id = message.raw("id");
    const std::weak_ptr<Session> weak = weak_from_this();
    ++creating_;
    const auto made = [weak, id](const std::variant<std::string, Error>& table) {
        const auto self = weak.lock();
        if (self == nullptr || self->gone_) return;
        --self->creating_;
        if (const auto* error = std::get_if<Error>(&table)) return self->refuse(id, *error);
        self->enter(std::get<std::string>(table), -1, id);
    };
    hall_.tables.create(std::get<TableSetup>(std::move(setup)), person_, start, made);
}

void Session::open_table(const JsonValue& message) {
    const auto table = message.text("table");
    if (!table) return refuse(message, missing_field("table"));
    enter(*table, message.number("seen").value_or(-1), message.raw("id"));
}

void Session::enter(const std::string& table, std::int64_t seen, const std::string& id) {
    if (opened_.contains(table)) {
        opened_[table] = {seen, {}, -1};
        show_table(table, id);
        show_position(table, true);
        return show_talk(table);
    }
    if (opened_.size() >= most_open) return refuse(id, make_error("full", too_many_open, most_open));
    // Open from now on: whoever leaves before the table has answered leaves it all the same.
    opened_[table] = {seen, {}, -1};
    const std::weak_ptr<Session> weak = weak_from_this();
    const auto entered = [weak, table, id](const ReplyOr& reply) {
        const auto self = weak.lock();
        if (self == nullptr || self->gone_ || !self->opened_.contains(table)) return;
        if (const auto* error = std::get_if<Error>(&reply)) {
            self->opened_.erase(table);
            return self->refuse(id, *error);
        }
        self->hall_.bus.listen(table, self->connection_->id(), [weak](const std::string& which, Notice notice) {
            if (const auto listener = weak.lock()) listener->noticed(which, notice);
        });
        self->show_table(table, id);
        self->show_position(table, true);
        self->show_talk(table);
    };
    hall_.tables.send({table, person_, language_, order::Enter{}}, entered);
}

void Session::close_table(const JsonValue& message) {
    const std::string table = message.text("table").value_or("");
    if (opened_.erase(table) == 0) return;
    hall_.bus.stop_listening(table, connection_->id());
    hall_.tables.send({table, person_, language_, order::Exit{}}, [](const ReplyOr&) {});
}

void Session::noticed(const std::string& table, Notice notice) {
    if (notice == Notice::table) show_table(table, {});
    if (notice == Notice::position) show_position(table, false);
    if (notice == Notice::chat) show_talk(table);
}

// All that is kept, and from then on what is new.
void Session::show_talk(const std::string& table) {
    const auto found = opened_.find(table);
    if (found == opened_.end()) return;
    const std::weak_ptr<Session> weak = weak_from_this();
    const auto show = [weak, table](const ReplyOr& reply) {
        const auto self = weak.lock();
        const auto* said = std::get_if<Reply>(&reply);
        if (self == nullptr || said == nullptr) return;
        const auto opened = self->opened_.find(table);
        if (opened == self->opened_.end() || opened->second.talk >= said->position) return;
        opened->second.talk = said->position;
        self->say({}, said->body);
    };
    hall_.tables.send({table, person_, language_, order::LookChat{std::max<std::int64_t>(0, found->second.talk)}},
                      show);
}

void Session::show_table(const std::string& table, const std::string& id) {
    const std::weak_ptr<Session> weak = weak_from_this();
    const auto show = [weak, table, id](const ReplyOr& reply) {
        const auto self = weak.lock();
        if (self == nullptr) return;
        if (const auto* error = std::get_if<Error>(&reply)) return self->refuse(id, *error);
        const auto opened = self->opened_.find(table);
        const std::string& body = std::get<Reply>(reply).body;
        if (opened == self->opened_.end() || (id.empty() && opened->second.table == body)) return;
        opened->second.table = body;
        self->say(id, body);
    };
    hall_.tables.send({table, person_, language_, order::LookTable{hall_.site(connection_->request())}}, show);
}

// Nothing is said while the position that this client may see has not changed: when somebody else answers in secret,
// not even the moment may show.
void Session::show_position(const std::string& table, bool anew) {
    const auto found = opened_.find(table);
    if (found == opened_.end()) return;
    const std::weak_ptr<Session> weak = weak_from_this();
    const auto show = [weak, table, anew](const ReplyOr& reply) {
        const auto self = weak.lock();
        const auto* said = std::get_if<Reply>(&reply);
        if (self == nullptr || said == nullptr || said->body.empty()) return;
        const auto opened = self->opened_.find(table);
        if (opened == self->opened_.end() || (!anew && opened->second.seen == said->position)) return;
        opened->second.seen = said->position;
        self->say({}, said->body);
    };
    hall_.tables.send({table, person_, language_, order::LookPosition{found->second.seen}}, show);
}

}  // namespace mehen::server
