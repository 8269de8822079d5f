#include "server/session.h"

#include <algorithm>
#include <array>

#include "core/shortened.h"
#include "json/line.h"

namespace mehen::server {

namespace {

constexpr Text no_type = {"A message needs a 'type', a text.", "Wiadomość musi mieć pole 'type' z tekstem.",
                          "Un messaggio deve avere un 'type', un testo."};
constexpr Text no_such_type = {"There is no message '{0}'.", "Nie ma wiadomości '{0}'.", "Non c'è il messaggio '{0}'."};
constexpr Text hello_first = {"The first message must be hello.", "Pierwszą wiadomością musi być hello.",
                              "Il primo messaggio deve essere hello."};
constexpr Text other_protocol = {"This server speaks protocol {0}; load the page anew.",
                                 "Ten serwer używa protokołu {0}; wczytaj stronę ponownie.",
                                 "Questo server parla il protocollo {0}; ricarica la pagina."};
constexpr Text too_large = {
    "A message is at most {0} bytes, unless it brings a pack or a record.",
    "Wiadomość ma najwyżej {0} bajtów, chyba że niesie pakiet lub zapis.",
    "Un messaggio ha al massimo {0} byte, a meno che non porti un pacchetto o una registrazione."};

constexpr std::size_t most_early = 16;
constexpr std::size_t first_message = 16 * 1024;  // before hello
constexpr std::size_t small_message = 64 * 1024;
constexpr std::size_t large_message = 256 * 1024;  // with a pack or a record
constexpr std::size_t longest_id = 64;

// None, a number, or a text that is not too long.
bool good_id(const JsonValue& message) {
    if (!message.has("id") || message.number("id")) return true;
    const auto text = message.text("id");
    return text && text->size() <= longest_id;
}

// Questions whose answer may take a while to make, and what can be done again and again though all the others are told.
bool takes_long(std::string_view type) {
    constexpr std::array<std::string_view, 14> types = {"lobby", "create", "open",      "rematch",     "history",
                                                        "at",    "replay", "analyse",   "language",    "sit",
                                                        "leave", "seat",   "auto_pass", "agree_to_end"};
    return std::find(types.begin(), types.end(), type) != types.end();
}

}  // namespace

Session::Session(Hall& hall, ConnectionPtr connection) : hall_(hall), connection_(std::move(connection)) {}

void Session::open() {
    connection_->largest_message(first_message);
    const auto self = shared_from_this();
    const auto recognised = [self](const std::variant<Person, Error>& who) {
        if (self->gone_) return;
        if (const auto* error = std::get_if<Error>(&who)) {
            self->refuse(std::string(), *error);
            return self->connection_->close(CloseCode::try_again, "try again");
        }
        self->person_ = std::get<Person>(who);
        self->person_.address =
            print_address(account_of(parse_address(self->connection_->request().address).value_or(Address{})));
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

// Whose answer it is, is looked for only where that takes no time.
void Session::hear_excess(std::string_view text) {
    if (text.size() > always_read) return refuse(std::string(), slow_down());
    const auto read = read_object(hall_, text, connection_->request().address);
    const auto* message = std::get_if<JsonValue>(&read);
    refuse(message != nullptr && good_id(*message) ? message->raw("id") : std::string(), slow_down());
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
    const std::string& address = connection_->request().address;
    const auto read = read_object(hall_, text, address);
    if (const auto* error = std::get_if<Error>(&read)) return refuse(std::string(), *error);
    const auto& message = std::get<JsonValue>(read);
    if (!good_id(message)) return refuse(std::string(), missing_field("id"));
    const auto type = message.text("type");
    if (!type) return refuse(message, make_error("malformed", no_type));
    if (text.size() > small_message && *type != "create" && *type != "replay")
        return refuse(message, make_error("malformed", too_large, small_message));
    const Handler handler = handler_for(*type);
    if (handler == nullptr) return refuse(message, make_error("unknown", no_such_type, shortened(*type)));
    if (!greeted_ && *type != "hello") return refuse(message, make_error("protocol", hello_first));
    if (!takes_long(*type)) return (this->*handler)(message);
    if (!hall_.work.any_left(address, hall_.milliseconds())) return refuse(message, slow_down());
    const OnAccount account(hall_, hall_.work, address);
    (this->*handler)(message);
}

void Session::hello(const JsonValue& message) {
    if (const auto code = message.text("language"))
        language_ = language_from_code(*code).value_or(connection_->request().language());
    if (message.number("protocol") != protocol_version) {
        refuse(message, make_error("protocol", other_protocol, protocol_version));
        return connection_->close(CloseCode::policy, "protocol");
    }
    greeted_ = true;
    connection_->largest_message(large_message);
    JsonLine line;
    line.add("type", "welcome").add("protocol", protocol_version).add("version", hall_.version);
    add_guest(line, person_);
    say(message.raw("id"), line.body());
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
    say(message.raw("id"), JsonLine().add("type", "pong").body());
}

}  // namespace mehen::server
