#include "server/api.h"

#include "core/record.h"
#include "games/registry.h"
#include "json/line.h"
#include "server/names.h"
#include "server/store/guests.h"
#include "server/table/setup.h"

namespace mehen::server {

namespace {

constexpr Text nothing_here = {"There is nothing at {0}.", "Pod {0} niczego nie ma.", "Non c'è nulla in {0}."};
constexpr Text too_many_guests = {"Too many new names from your network; try again in a few minutes.",
                                  "Za dużo nowych imion z twojej sieci; spróbuj za kilka minut.",
                                  "Troppi nomi nuovi dalla tua rete; riprova tra qualche minuto."};
constexpr Text bad_code = {"This code is unknown, used or older than ten minutes; make a new one.",
                           "Ten kod jest nieznany, zużyty albo starszy niż dziesięć minut; utwórz nowy.",
                           "Questo codice è sconosciuto, usato o più vecchio di dieci minuti; creane uno nuovo."};
constexpr Text bad_seats = {"'seats' must be {0} to {1} for this game.", "'seats' musi być od {0} do {1} w tej grze.",
                            "'seats' deve essere da {0} a {1} per questo gioco."};
constexpr Text still_secret = {"The record of a running match stays with the server until it is over.",
                               "Zapis trwającej partii pozostaje na serwerze aż do jej końca.",
                               "La registrazione di una partita in corso resta sul server fino alla fine."};

Language language_of(const Request& request) {
    return language_from_code(request.query_value("lang")).value_or(request.language());
}

Response json(const JsonLine& line) {
    return {200, "application/json", Body(line.text()), {{"Cache-Control", "no-store"}}};
}

unsigned status_for(const Error& error) {
    if (error.code == "unknown") return 404;
    if (error.code == "forbidden" || error.code == "guest") return 403;
    if (error.code == "busy") return 429;
    if (error.code == "failed" || error.code == "suspended") return 503;
    return 400;
}

Response refused(const Error& error, const Request& request) {
    return {status_for(error), "application/json", Body("{" + error_body(error, language_of(request))), {}};
}

std::pair<std::string, std::string> cookie_header(const Credentials& credentials, bool https) {
    std::string cookie = "mehen=" + cookie_value(credentials) + "; Path=/; Max-Age=63072000; HttpOnly; SameSite=Lax";
    if (https) cookie += "; Secure";
    return {"Set-Cookie", std::move(cookie)};
}

}  // namespace

Api::Api(Hall& hall, std::function<void(const std::string&, const std::string&)> renamed)
    : hall_(hall), page_(embedded_page()), renamed_(std::move(renamed)) {}

void Api::answer(const Request& request, const Respond& respond) {
    const std::string_view path = request.path;
    const bool get = request.method == "GET";
    const bool post = request.method == "POST";
    constexpr std::string_view game_prefix = "/api/games/";
    constexpr std::string_view table_prefix = "/api/tables/";
    constexpr std::string_view catalogue_end = "/catalogue";
    if (get && path == "/healthz") {
        if (hall_.tables.restoring()) return respond({503, "text/plain", Body::lasting("not ready yet\n"), {}});
        return respond({200, "text/plain", Body::lasting("ok\n"), {}});
    }
    if (get && path == "/metrics")
        return respond({200, std::string(Metrics::content_type), Body(hall_.metrics.text()), {}});
    if (get && path == "/api/me") return me(request, respond);
    if (post && path == "/api/guest") return guest(request, respond);
    if (post && path == "/api/device") return device(request, respond);
    if (get && path == "/api/games") return games(request, respond);
    if (get && path.starts_with(game_prefix) && path.ends_with(catalogue_end) &&
        path.size() > game_prefix.size() + catalogue_end.size())
        return game_catalogue(path.substr(game_prefix.size(), path.size() - game_prefix.size() - catalogue_end.size()),
                              request, respond);
    if (get && path.starts_with(table_prefix)) return table_file(path.substr(table_prefix.size()), request, respond);
    if (get && !path.starts_with("/api/"))
        if (auto file = page_.answer(request)) return respond(std::move(*file));
    respond(refused(make_error("unknown", nothing_here, path), request));
}

Response Api::about(const Person& person) const {
    JsonLine line;
    return json(add_guest(line, person).add("protocol", protocol_version).add("version", hall_.version));
}

void Api::with_person(const Request& request, const Respond& respond, std::function<void(const Person&)> then) {
    recognise(hall_, request.cookie_value("mehen"),
              [request, respond, then = std::move(then)](const std::variant<Person, Error>& who) {
                  if (const auto* error = std::get_if<Error>(&who)) return respond(refused(*error, request));
                  then(std::get<Person>(who));
              });
}

void Api::me(const Request& request, const Respond& respond) {
    with_person(request, respond, [this, respond](const Person& person) { respond(about(person)); });
}

void Api::guest(const Request& request, const Respond& respond) {
    const auto read = read_object(hall_, request.body, request.address);
    if (const auto* error = std::get_if<Error>(&read)) return respond(refused(*error, request));
    const std::string name = std::get<JsonValue>(read).text("name").value_or("");
    if (const Message problem = problem_with_name(name))
        return respond(refused(make_error("malformed", problem), request));
    with_person(request, respond, [this, name, request, respond](const Person& person) {
        if (person.id.empty()) return make_guest(name, request, respond);
        if (person.name == name) return respond(about(person));
        // At every table of this guest all are told the new name.
        if (!hall_.work.any_left(request.address, hall_.milliseconds())) return respond(refused(slow_down(), request));
        const auto kept = [this, person, name, request, respond](const StoreReply<Nothing>& answer) {
            if (!answer.done()) return respond(refused(make_error("failed", answer.why), request));
            const OnAccount account(hall_, hall_.work, request.address);
            renamed_(person.id, name);
            respond(about({person.id, name}));
        };
        hall_.store.rename_guest(person.id, name, kept);
    });
}

void Api::make_guest(const std::string& name, const Request& request, const Respond& respond) {
    if (!hall_.new_guests.take_one(request.address, hall_.milliseconds()))
        return respond(refused(make_error("busy", too_many_guests), request));
    const Credentials credentials{new_guest_id(), new_secret()};
    const Guest made{credentials.guest, name, hall_.now(), {hash_of(credentials.secret)}};
    hall_.store.create_guest(made, [this, credentials, name, request, respond](const StoreReply<Nothing>& answer) {
        if (!answer.done()) return respond(refused(make_error("failed", answer.why), request));
        Response response = about({credentials.guest, name});
        response.headers.push_back(cookie_header(credentials, request.https));
        respond(std::move(response));
    });
}

void Api::device(const Request& request, const Respond& respond) {
    const auto read = read_object(hall_, request.body.empty() ? "{}" : request.body, request.address);
    if (const auto* error = std::get_if<Error>(&read)) return respond(refused(*error, request));
    if (const auto typed = std::get<JsonValue>(read).text("code")) return use_code(*typed, request, respond);
    with_person(request, respond, [this, request, respond](const Person& person) {
        if (person.id.empty()) return respond(refused(name_needed(), request));
        const std::string code = new_device_code();
        const DeviceCode stored{hash_of(code), person.id, hall_.now() + device_code_seconds};
        hall_.store.add_device_code(stored, [code, request, respond](const StoreReply<Nothing>& answer) {
            if (!answer.done()) return respond(refused(make_error("failed", answer.why), request));
            respond(json(JsonLine().add("code", code).add("seconds", device_code_seconds)));
        });
    });
}

void Api::use_code(const std::string& typed, const Request& request, const Respond& respond) {
    const auto code = tidy_device_code(typed);
    if (!code) return respond(refused(make_error("unknown", bad_code), request));
    const std::string secret = new_secret();
    const auto used = [this, secret, request, respond](const StoreReply<Guest>& answer) {
        if (answer.outcome == StoreOutcome::missing) return respond(refused(make_error("unknown", bad_code), request));
        if (!answer.done()) return respond(refused(make_error("failed", answer.why), request));
        Response response = about({answer.value.id, answer.value.name});
        response.headers.push_back(cookie_header({answer.value.id, secret}, request.https));
        respond(std::move(response));
    };
    hall_.store.use_device_code(hash_of(*code), hash_of(secret), hall_.now(), used);
}

void Api::games(const Request& request, const Respond& respond) {
    respond(catalogues_.games(language_of(request)));
}

void Api::game_catalogue(std::string_view id, const Request& request, const Respond& respond) {
    const AnyGame* const game = find_game(id);
    if (game == nullptr) return respond(refused(make_error("unknown", nothing_here, request.path), request));
    const GameFacts& facts = game->facts();
    Setup setup = default_setup(facts, facts.min_seats);
    if (const std::string_view seats = request.query_value("seats"); !seats.empty() && set_seats(facts, seats, setup))
        return respond(refused(make_error("malformed", bad_seats, facts.min_seats, facts.max_seats), request));
    Response response = catalogues_.usual(*game, setup, language_of(request), request);
    response.headers.emplace_back("Cache-Control", "max-age=60");
    respond(std::move(response));
}

void Api::table_file(std::string_view rest, const Request& request, const Respond& respond) {
    const std::size_t slash = rest.find('/');
    const std::string table(rest.substr(0, slash));
    const std::string what(slash == std::string_view::npos ? std::string_view() : rest.substr(slash + 1));
    if (what != "catalogue" && what != "record")
        return respond(refused(make_error("unknown", nothing_here, request.path), request));
    with_person(request, respond, [this, table, what, request, respond](Person person) {
        // Asked now: many requests may have come before the first of them was paid for.
        if (!hall_.work.any_left(request.address, hall_.milliseconds())) return respond(refused(slow_down(), request));
        const auto found = [this, what, request, respond](const std::variant<const LiveTable*, Error>& which) {
            if (const auto* error = std::get_if<Error>(&which)) return respond(refused(*error, request));
            respond(file_of(*std::get<const LiveTable*>(which), what, request));
        };
        person.address = request.address;
        const OnAccount account(hall_, hall_.work, request.address);  // what comes later is paid for by itself
        hall_.tables.with_table(table, person, found);
    });
}

Response Api::file_of(const LiveTable& table, std::string_view what, const Request& request) {
    if (what == "catalogue")
        return catalogues_.answer(table.rules(), !table.setup().pack.empty(), language_of(request), request);
    if (!table.over()) return refused(make_error("forbidden", still_secret), request);
    std::vector<std::string> players;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat) {
        const Chair& chair = table.chairs()[seat];
        players.push_back(table.player_name(seat));
        if (chair.who == Chair::Who::bot) players.back() += " (" + bot_title(chair.bot, Language::en) + ")";
    }
    const std::string name = "attachment; filename=\"" + table.setup().game + "-" + table.id() + ".mehen\"";
    return {200,
            "text/plain; charset=utf-8",
            Body(write_record(table.chronicle().match(), players, table.setup().pack)),
            {{"Content-Disposition", name}}};
}

}  // namespace mehen::server
