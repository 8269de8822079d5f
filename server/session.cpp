#include "server/session.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "json/line.h"
#include "json/pack.h"
#include "server/replay.h"
#include "server/store/guests.h"

namespace mehen::server {

namespace {

constexpr Text not_json = {"A message is one JSON object with a 'type'.",
                           "Wiadomość to jeden obiekt JSON z polem 'type'.",
                           "Un messaggio è un oggetto JSON con un 'type'."};
constexpr Text no_such_type = {"There is no message '{0}'.", "Nie ma wiadomości '{0}'.", "Non c'è il messaggio '{0}'."};
constexpr Text hello_first = {"The first message must be hello.", "Pierwszą wiadomością musi być hello.",
                              "Il primo messaggio deve essere hello."};
constexpr Text other_protocol = {"This server speaks protocol {0}; load the page anew.",
                                 "Ten serwer używa protokołu {0}; wczytaj stronę ponownie.",
                                 "Questo server parla il protocollo {0}; ricarica la pagina."};
constexpr Text too_many_open = {"At most {0} tables can be open at once; close one.",
                                "Naraz może być otwartych najwyżej {0} stołów; zamknij któryś.",
                                "Si possono aprire al massimo {0} tavoli; chiudine uno."};
constexpr Text slow_down = {"Too many messages; wait a moment and send it again.",
                            "Za dużo wiadomości; poczekaj chwilę i wyślij ponownie.",
                            "Troppi messaggi; aspetta un momento e rimandalo."};
constexpr Text too_large = {
    "A message is at most {0} bytes, unless it brings a pack or a record.",
    "Wiadomość ma najwyżej {0} bajtów, chyba że niesie pakiet lub zapis.",
    "Un messaggio ha al massimo {0} byte, a meno che non porti un pacchetto o una registrazione."};
constexpr Text no_replay = {"No record is being replayed.", "Żaden zapis nie jest odtwarzany.",
                            "Non si sta riproducendo nessuna registrazione."};

constexpr Text bad_who = {"'who' is 'open' or 'bot', not '{0}'.", "'who' to 'open' albo 'bot', nie '{0}'.",
                          "'who' è 'open' o 'bot', non '{0}'."};

constexpr std::size_t most_open = 8;
constexpr std::size_t most_early = 16;
constexpr std::size_t small_message = 64 * 1024;
constexpr std::size_t large_message = 256 * 1024;  // with a pack or a record
constexpr std::size_t longest_id = 64;
constexpr std::string_view replay_table = "replay";

// None, a number, or a text that is not too long.
bool good_id(const JsonValue& message) {
    if (!message.has("id") || message.number("id")) return true;
    const auto text = message.text("id");
    return text && text->size() <= longest_id;
}

// Questions whose answer may take a while to make.
bool takes_long(std::string_view type) {
    constexpr std::array<std::string_view, 9> types = {"lobby", "create", "open",    "rematch", "history",
                                                       "at",    "replay", "analyse", "language"};
    return std::find(types.begin(), types.end(), type) != types.end();
}

}  // namespace

std::string error_body(const Error& error, Language language) {
    JsonLine line;
    line.add("type", "error").add("code", error.code).add("reason", error.in(language));
    if (!error.rule.empty()) line.add("rule", error.rule);
    return line.text().substr(1);
}

void recognise(Hall& hall, std::string_view cookie, std::function<void(std::variant<Person, Error>)> then) {
    const auto credentials = parse_cookie_value(cookie);
    if (!credentials) return then(Person{});
    hall.store.find_guest(credentials->guest, [secret = credentials->secret, then](const Answer<Guest>& found) {
        if (found.outcome == server::Outcome::failed) return then(make_error("failed", found.why));
        const bool right = found.done() && knows_secret(found.value, secret);
        then(right ? Person{found.value.id, found.value.name} : Person{});
    });
}

Session::Session(Hall& hall, ConnectionPtr connection) : hall_(hall), connection_(std::move(connection)) {}

void Session::open() {
    connection_->largest_message(large_message);
    const auto self = shared_from_this();
    const auto recognised = [self](const std::variant<Person, Error>& who) {
        if (self->gone_) return;
        if (const auto* error = std::get_if<Error>(&who)) {
            self->refuse(std::string(), *error);
            return self->connection_->close(CloseCode::try_again, "try again");
        }
        self->person_ = std::get<Person>(who);
        self->known_ = true;
        const std::vector<std::string> early = std::move(self->early_);
        for (const std::string& text : early) self->understand(text);
    };
    recognise(hall_, connection_->request().cookie_value("mehen"), recognised);
}

void Session::closed() {
    gone_ = true;
    for (const auto& [table, opened] : opened_) {
        hall_.bus.stop_listening(table, connection_->id());
        hall_.tables.send({table, person_, language_, order::Exit{}}, [](const ReplyOr&) {});
    }
    hall_.bus.stop_listening(Bus::lobby, connection_->id());
}

void Session::renamed(const std::string& guest, const std::string& name) {
    if (person_.id == guest) person_.name = name;
}

void Session::hear(std::string_view text) {
    if (known_)
        understand(std::string(text));
    else if (early_.size() < most_early)
        early_.emplace_back(text);
    else
        hear_excess(text);
}

void Session::hear_excess(std::string_view text) {
    const auto message = JsonValue::parse(text);
    refuse(message && message->is_object() ? message->raw("id") : std::string(), make_error("busy", slow_down));
}

void Session::say(const std::string& id, const std::string& body) {
    if (gone_ || body.empty()) return;
    std::string text = (id.empty() ? "{" : "{\"id\": " + id + ", ") + body;
    hall_.metrics.message_out(text.size());
    connection_->send(std::move(text));
}

void Session::refuse(const std::string& id, const Error& error) {
    hall_.metrics.error(error.code);
    say(id, error_body(error, language_));
}

Session::Handler Session::handler_for(std::string_view type) {
    static const std::map<std::string_view, Handler> handlers = {
        {"hello", &Session::hello},       {"language", &Session::set_language},
        {"ping", &Session::ping},         {"lobby", &Session::watch_lobby},
        {"create", &Session::create},     {"open", &Session::open_table},
        {"close", &Session::close_table}, {"sit", &Session::sit},
        {"leave", &Session::leave},       {"seat", &Session::assign},
        {"start", &Session::start},       {"rematch", &Session::rematch},
        {"act", &Session::act},           {"undo", &Session::undo},
        {"why", &Session::why},           {"auto_pass", &Session::auto_pass},
        {"resign", &Session::resign},     {"agree_to_end", &Session::agree_to_end},
        {"return", &Session::come_back},  {"history", &Session::history},
        {"at", &Session::look_at},        {"replay", &Session::replay},
        {"analyse", &Session::analyse},   {"chat", &Session::chat},
    };
    const auto found = handlers.find(type);
    return found == handlers.end() ? nullptr : found->second;
}

void Session::understand(const std::string& text) {
    const auto message = JsonValue::parse(text);
    if (!message || !message->is_object()) return refuse(std::string(), make_error("malformed", not_json));
    if (!good_id(*message)) return refuse(std::string(), missing_field("id"));
    const auto type = message->text("type");
    if (!type) return refuse(*message, make_error("malformed", not_json));
    if (text.size() > small_message && *type != "create" && *type != "replay")
        return refuse(*message, make_error("malformed", too_large, small_message));
    const Handler handler = handler_for(*type);
    if (handler == nullptr) return refuse(*message, make_error("unknown", no_such_type, *type));
    if (!greeted_ && *type != "hello") return refuse(*message, make_error("protocol", hello_first));
    if (!takes_long(*type)) return (this->*handler)(*message);
    const std::string& address = connection_->request().address;
    const std::int64_t start = hall_.milliseconds();
    if (!hall_.work.any_left(address, start)) return refuse(*message, make_error("busy", slow_down));
    (this->*handler)(*message);
    const std::int64_t end = hall_.milliseconds();
    hall_.work.spend(address, static_cast<double>(end - start) / 1000, end);
}

void Session::hello(const JsonValue& message) {
    if (const auto code = message.text("language"))
        language_ = language_from_code(*code).value_or(connection_->request().language());
    if (message.number("protocol") != protocol_version) {
        refuse(message, make_error("protocol", other_protocol, protocol_version));
        return connection_->close(CloseCode::policy, "protocol");
    }
    greeted_ = true;
    JsonLine line;
    line.add("type", "welcome").add("protocol", protocol_version).add("version", hall_.version);
    add_guest(line, person_);
    say(message.raw("id"), line.text().substr(1));
}

void Session::set_language(const JsonValue& message) {
    const auto language = language_from_code(message.text("language").value_or(""));
    if (!language) return refuse(message, missing_field("language"));
    language_ = *language;
    for (auto& [table, opened] : opened_) {
        opened.table.clear();
        show_table(table, {});
        show_position(table, true);
    }
    if (watches_lobby_) show_lobby({});
}

void Session::ping(const JsonValue& message) {
    say(message.raw("id"), JsonLine().add("type", "pong").text().substr(1));
}

// --- lobby

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
    hall_.tables.lobby(person_.id, language_, [weak, id](const std::string& mine, const std::string& open) {
        if (const auto self = weak.lock())
            self->say(id, JsonLine().add("type", "lobby").raw("mine", mine).raw("open", open).text().substr(1));
    });
}

// --- tables

void Session::create(const JsonValue& message) {
    if (person_.id.empty()) return refuse(message, name_needed());
    if (opened_.size() + creating_ >= most_open) return refuse(message, make_error("full", too_many_open, most_open));
    auto setup = read_create(message, person_);
    if (const auto* error = std::get_if<Error>(&setup)) return refuse(message, *error);
    if (!hall_.new_tables.take_one(connection_->request().address, hall_.milliseconds()))
        return refuse(message, make_error("busy", slow_down));
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

// --- orders

void Session::order(const JsonValue& message, What what) {
    const auto table = message.text("table");
    if (!table) return refuse(message, missing_field("table"));
    const std::string id = message.raw("id");
    const std::weak_ptr<Session> weak = weak_from_this();
    const auto answered = [weak, id, acts = std::holds_alternative<order::Act>(what),
                           begun = std::chrono::steady_clock::now()](const ReplyOr& reply) {
        const auto self = weak.lock();
        if (self == nullptr) return;
        if (const auto* error = std::get_if<Error>(&reply)) return self->refuse(id, *error);
        self->say(id, std::get<Reply>(reply).body);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
        if (acts) self->hall_.metrics.action_took(took.count());
    };
    hall_.tables.send({*table, person_, language_, std::move(what)}, answered);
}

void Session::sit(const JsonValue& message) {
    order(message, order::Sit{message.text("seat").value_or("")});
}

void Session::leave(const JsonValue& message) {
    order(message, order::Leave{message.text("seat").value_or("")});
}

void Session::assign(const JsonValue& message) {
    Chair chair;
    const std::string bot = message.text("bot").value_or("normal");
    const std::string who = message.text("who").value_or("");
    if (who != "open" && who != "bot") return refuse(message, make_error("malformed", bad_who, who));
    if (who == "bot") {
        if (!is_level(bot)) return refuse(message, unknown_level(bot));
        chair = {Chair::Who::bot, {}, bot};
    }
    order(message, order::Assign{message.text("seat").value_or(""), chair});
}

void Session::start(const JsonValue& message) {
    order(message, order::Start{});
}

void Session::rematch(const JsonValue& message) {
    const auto table = message.text("table");
    if (!table) return refuse(message, missing_field("table"));
    const std::string id = message.raw("id");
    const std::weak_ptr<Session> weak = weak_from_this();
    hall_.tables.send({*table, person_, language_, order::Rematch{}}, [weak, id](const ReplyOr& reply) {
        const auto self = weak.lock();
        if (self == nullptr) return;
        if (const auto* error = std::get_if<Error>(&reply)) return self->refuse(id, *error);
        self->enter(std::get<Reply>(reply).body, -1, id);
    });
}

void Session::act(const JsonValue& message) {
    const auto position = message.number("position");
    const auto action = message.text("action");
    if (!position) return refuse(message, missing_field("position"));
    if (!action) return refuse(message, missing_field("action"));
    order(message, order::Act{message.text("seat").value_or(""), *position, *action});
}

void Session::undo(const JsonValue& message) {
    const auto position = message.number("position");
    if (!position) return refuse(message, missing_field("position"));
    order(message, order::Undo{message.text("seat").value_or(""), *position});
}

void Session::why(const JsonValue& message) {
    order(message, order::Why{message.text("seat").value_or(""), message.text("action").value_or("")});
}

void Session::auto_pass(const JsonValue& message) {
    const auto when = auto_pass_from(message.text("when").value_or(""));
    if (!when) return refuse(message, missing_field("when"));
    order(message, order::SetAutoPass{message.text("seat").value_or(""), *when});
}

void Session::resign(const JsonValue& message) {
    const std::string bot = message.text("bot").value_or("normal");
    if (!is_level(bot)) return refuse(message, unknown_level(bot));
    order(message, order::Resign{message.text("seat").value_or(""), bot});
}

void Session::agree_to_end(const JsonValue& message) {
    order(message, order::AgreeToEnd{message.text("seat").value_or(""), message.flag("agree").value_or(true)});
}

void Session::come_back(const JsonValue& message) {
    order(message, order::Return{message.text("seat").value_or("")});
}

void Session::chat(const JsonValue& message) {
    order(message, order::Chat{message.text("text").value_or("")});
}

// --- looking back

void Session::history(const JsonValue& message) {
    if (message.text("table") != replay_table) return order(message, order::LookHistory{});
    if (replay_ == nullptr) return refuse(message, make_error("unknown", no_replay));
    say(message.raw("id"), history_body(*replay_, {}, language_));
}

void Session::look_at(const JsonValue& message) {
    const auto position = message.number("position");
    const std::string seat = message.text("seat").value_or("");
    if (!position) return refuse(message, missing_field("position"));
    if (message.text("table") != replay_table) return order(message, order::LookAt{*position, seat});
    if (replay_ == nullptr) return refuse(message, make_error("unknown", no_replay));
    const auto body = moment_body(*replay_, {}, *position, replay_->seat_from(seat), language_);
    if (!body) return refuse(message, missing_field("position"));
    say(message.raw("id"), *body);
}

void Session::replay(const JsonValue& message) {
    const auto record = message.text("record");
    if (!record) return refuse(message, missing_field("record"));
    auto read = read_replay(*record, language_);
    if (const auto* error = std::get_if<Error>(&read)) return refuse(message, *error);
    replay_ = std::make_unique<LiveTable>(std::get<LiveTable>(std::move(read)));
    ++replays_;
    say(message.raw("id"), replaying_body(*replay_, language_));
}

void Session::analyse(const JsonValue& message) {
    const auto table = message.text("table");
    if (!table) return refuse(message, missing_field("table"));
    const std::string id = message.raw("id");
    if (*table == replay_table) {
        if (replay_ == nullptr) return refuse(message, make_error("unknown", no_replay));
        const std::string key = "replay/" + std::to_string(connection_->id()) + "/" + std::to_string(replays_);
        return analyse(key, *replay_, id);
    }
    const std::weak_ptr<Session> weak = weak_from_this();
    const auto found = [weak, id](const std::variant<const LiveTable*, Error>& which) {
        const auto self = weak.lock();
        if (self == nullptr) return;
        if (const auto* error = std::get_if<Error>(&which)) return self->refuse(id, *error);
        const LiveTable& live = *std::get<const LiveTable*>(which);
        self->analyse(live.id(), live, id);
    };
    hall_.tables.with_table(*table, person_.id, found);
}

void Session::analyse(const std::string& key, const LiveTable& table, const std::string& id) {
    const std::weak_ptr<Session> weak = weak_from_this();
    const auto progress = [weak, id, replay = &table == replay_.get() ? replays_ : 0](const std::string& body) {
        const auto self = weak.lock();
        if (self == nullptr || self->gone_ || (replay != 0 && replay != self->replays_)) return false;
        self->say(id, body);
        return true;
    };
    if (const auto error = hall_.analyses.ask(key, table, looker_at(table, person_.id).counted(), progress))
        refuse(id, *error);
}

}  // namespace mehen::server
