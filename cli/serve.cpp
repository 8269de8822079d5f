// mehen serve: the table, in the browser.
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <thread>

#include "cli/commands.h"
#include "cli/network.h"
#include "server/net/log.h"
#include "server/server.h"
#include "server/store/backup.h"

namespace mehen::cli {

namespace {

constexpr Text only_sqlite = {
    "--db: only the built-in database is there so far; leave it out, and choose its folder with --data",
    "--db: na razie jest tylko wbudowana baza; pomiń tę opcję i wybierz folder przez --data",
    "--db: per ora c'è solo il database interno; omettilo e scegli la cartella con --data"};
constexpr Text no_home = {"there is no folder for the data: set HOME or give --data DIR",
                          "nie ma folderu na dane: ustaw HOME albo podaj --data DIR",
                          "non c'è una cartella per i dati: imposta HOME o dai --data DIR"};
constexpr Text bad_level = {"--log: there is no level '{0}'; there are: debug, info, warning, error",
                            "--log: nie ma poziomu '{0}'; są: debug, info, warning, error",
                            "--log: non c'è il livello '{0}'; ci sono: debug, info, warning, error"};
constexpr Text address_line = {"Mehen is at {0}", "Mehen jest pod {0}", "Mehen è su {0}"};
constexpr Text friends_line = {"  for others in your network: {0}", "  dla innych w twojej sieci: {0}",
                               "  per gli altri nella tua rete: {0}"};
constexpr Text data_line = {"  data in {0}; Ctrl-C stops", "  dane w {0}; Ctrl-C kończy",
                            "  dati in {0}; Ctrl-C ferma"};
constexpr Text written = {"The copy is in {0}.", "Kopia jest w {0}.", "La copia è in {0}."};

constexpr Flag data_flag = {"--data",
                            "DIR",
                            {"where games are kept ($XDG_DATA_HOME/mehen)", "gdzie są gry ($XDG_DATA_HOME/mehen)",
                             "dove stanno le partite ($XDG_DATA_HOME/mehen)"}};
constexpr Flag serve_flags[] = {
    {"--port",
     "N",
     {"port (8080, or the next that is free)", "port (8080 albo następny wolny)",
      "porta (8080, o la prossima libera)"}},
    {"--bind",
     "ADDR",
     {"address to listen on (127.0.0.1; 0.0.0.0: all)", "adres nasłuchu (127.0.0.1; 0.0.0.0: wszystkie)",
      "indirizzo su cui ascoltare (127.0.0.1; 0.0.0.0: tutti)"}},
    data_flag,
    {"--db", "URL", {"another database (not yet)", "inna baza danych (jeszcze nie)", "un altro database (non ancora)"}},
    {"--public-url", "URL", {"the address that links carry", "adres w zaproszeniach", "l'indirizzo nei collegamenti"}},
    {"--trust-proxy",
     "ADDR",
     {"a proxy whose X-Forwarded headers count; may be repeated",
      "pośrednik, którego nagłówki X-Forwarded się liczą; można powtarzać",
      "un proxy le cui intestazioni X-Forwarded valgono; ripetibile"}},
    {"--bot-threads",
     "N",
     {"threads on which bots think", "wątki, na których myślą boty", "thread su cui pensano i bot"}},
    {"--bot-pace",
     "MS",
     {"how long bots wait between moves, so that people can follow (400)",
      "ile boty czekają między ruchami, by dało się je śledzić (400)",
      "quanto aspettano i bot fra le mosse, perché si possano seguire (400)"}},
    {"--no-browser", "", {"does not open the page", "nie otwiera strony", "non apre la pagina"}},
    {"--access-log",
     "",
     {"logs every request and connection", "zapisuje w dzienniku każde żądanie i połączenie",
      "registra ogni richiesta e connessione"}},
    {"--log",
     "LEVEL",
     {"debug, info, warning or error (warning)", "debug, info, warning lub error (warning)",
      "debug, info, warning o error (warning)"}},
};
constexpr Flag backup_flags[] = {data_flag};

std::optional<std::string> data_folder(const Invocation& call) {
    if (const auto given = call.value("--data")) return given;
    if (const char* const data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/')
        return std::string(data) + "/mehen";
    if (const char* const home = std::getenv("HOME"); home != nullptr && *home != 0)
        return std::string(home) + "/.local/share/mehen";
    return std::nullopt;
}

bool read_config(const Invocation& call, server::ServerConfig& config) {
    config.version = MEHEN_VERSION;
    config.net.bind = call.value("--bind").value_or("127.0.0.1");
    config.net.public_url = call.value("--public-url").value_or("");
    config.net.trusted_proxies = call.values("--trust-proxy");
    config.access_log = call.has("--access-log");
    config.bot_threads = std::max(1U, std::thread::hardware_concurrency() - 1);
    if (!call.number("--port", config.net.port, 0, 65'535) ||
        !call.number("--bot-threads", config.bot_threads, 1, 256) ||
        !call.number("--bot-pace", config.tables.bot_pace_milliseconds, 0, 60'000))
        return false;
    const auto folder = data_folder(call);
    if (!folder) {
        complain(call, Message(no_home));
        return false;
    }
    config.data = *folder;
    return true;
}

// Without --port: 8080, or the next one that is free.
std::unique_ptr<server::Server> listen(const Invocation& call, server::ServerConfig config) {
    if (call.has("--port")) return std::make_unique<server::Server>(std::move(config));
    constexpr std::uint16_t first = 8080;
    constexpr std::uint16_t last = 8099;
    for (config.net.port = first; config.net.port < last; ++config.net.port)
        if (port_is_free(config.net.bind, config.net.port)) break;
    return std::make_unique<server::Server>(std::move(config));
}

int run_serve(const Invocation& call) {
    if (call.has("--db")) return complain(call, Message(only_sqlite));
    server::ServerConfig config;
    if (!read_config(call, config)) return bad_use;
    const std::string level_name = call.value("--log").value_or("warning");
    const auto level = log_level_from_name(level_name);
    if (!level) return complain(call, Message(bad_level, level_name));
    set_log_level(*level);
    try {
        const std::string bind = config.net.bind;
        const std::string public_url = config.net.public_url;
        const std::string data = config.data;
        const auto server = listen(call, std::move(config));
        const auto ready = [&] {
            const std::string local = public_url.empty() ? page_address(bind, server->port()) : public_url;
            std::printf("%s\n", say(address_line, call.language, local).c_str());
            for (const std::string& address : network_addresses(bind, server->port()))
                std::printf("%s\n", say(friends_line, call.language, address).c_str());
            std::printf("%s\n", say(data_line, call.language, data).c_str());
            std::fflush(stdout);
            if (!call.has("--no-browser")) open_browser(local);
        };
        server->run(ready);
        return done;
    } catch (const Problem& problem) {
        return complain(call, problem.why());
    } catch (const std::exception& error) {
        return complain(error.what());
    }
}

int run_backup(const Invocation& call) {
    const auto folder = data_folder(call);
    if (!folder) return complain(call, Message(no_home));
    if (const Message problem = server::back_up(*folder, call.operands[0])) return complain(call, problem);
    std::printf("%s\n", say(written, call.language, call.operands[0]).c_str());
    return done;
}

}  // namespace

Command serve_command() {
    return {"serve",
            "",
            0,
            0,
            {"serves the page: play in the browser", "udostępnia stronę: gra w przeglądarce",
             "serve la pagina: si gioca nel browser"},
            serve_flags,
            run_serve};
}

Command backup_command() {
    return {"backup",
            "FILE",
            1,
            1,
            {"copies all games to a file, while the server runs",
             "kopiuje wszystkie gry do pliku, też podczas pracy serwera",
             "copia tutte le partite in un file, anche con il server in funzione"},
            backup_flags,
            run_backup};
}

}  // namespace mehen::cli
