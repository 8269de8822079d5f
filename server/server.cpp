#include "server/server.h"

#include <sodium.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <stdexcept>

#include "json/line.h"
#include "server/access_log.h"
#include "server/api.h"
#include "server/net/log.h"
#include "server/session.h"
#include "server/store/problems.h"
#include "server/store/sqlite_store.h"

namespace mehen::server {

namespace {

std::string without_slash(std::string url) {
    while (url.ends_with('/')) url.pop_back();
    return url;
}

constexpr Milliseconds lag_measured_each{100};

Time now_seconds() {
    return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

std::int64_t now_milliseconds() {
    using std::chrono::steady_clock;
    return std::chrono::duration_cast<std::chrono::milliseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace

struct Server::Parts {
    explicit Parts(ServerConfig given)
        : config(std::move(given)),
          net(config.net, handlers()),
          store(open_store()),
          workers(config.bot_threads, post(), [this](const std::string& what) { failed("worker", what); }),
          tables(counting(), *store, bus, workers, clockwork()),
          analyses(workers),
          hall{*store,         bus,
               workers,        tables,
               analyses,       metrics,
               config.version, without_slash(config.net.public_url),
               now_seconds,    now_milliseconds,
               after()},
          api(hall, [this](const std::string& guest, const std::string& name) { renamed(guest, name); }) {
        hall.work = config.work;
        hall.reading = config.reading;
    }

    Post post() {
        return [this](std::function<void()> job) { net.post(std::move(job)); };
    }

    std::unique_ptr<Store> open_store() {
        Message problem;
        SqliteSettings settings;
        settings.folder = config.data;
        settings.committed = [this](std::size_t requests, double seconds) { metrics.store_wrote(requests, seconds); };
        settings.failed = [this](const std::string& what) { failed("store", what); };
        auto opened = open_sqlite_store(std::move(settings), post(), problem);
        if (opened == nullptr) throw StoreError(problem);
        return opened;
    }

    Tables::Clockwork clockwork() {
        return {now_seconds, now_milliseconds, after(), [](std::uint32_t below) { return randombytes_uniform(below); },
                [](const std::string& table, const std::string& why) {
                    log(LogLevel::error, "not written", JsonLine().add("table", table).add("why", why));
                }};
    }

    std::function<void(std::int64_t, std::function<void()>)> after() {
        return [this](std::int64_t milliseconds, std::function<void()> job) {
            net.after(Milliseconds(milliseconds), std::move(job));
        };
    }

    // What happens at tables is counted.
    TablesConfig counting() {
        TablesConfig watched = config.tables;
        watched.worked = [this](const std::string& address, double seconds) {
            hall.work.spend(address, seconds, now_milliseconds());
        };
        watched.may_ask = [this](const std::string& address) {
            return hall.work.any_left(address, now_milliseconds());
        };
        watched.played = [this](std::string_view by) { metrics.action(by); };
        watched.made = [this](std::string_view about) { metrics.message_made(about); };
        watched.bot_thought = [this](std::string_view level, double seconds) { metrics.bot_took(level, seconds); };
        return watched;
    }

    NetHandlers handlers() {
        NetHandlers all;
        all.http = [this](const Request& request, const Respond& respond) { api.answer(request, respond); };
        all.on_answer = [this](const Request& request, const Sent& sent) {
            if (sent.status != 0) metrics.request(sent.status);
            if (!sent.refused.empty()) metrics.refusal(sent.status, sent.refused);
            if (config.access_log) log_answer(request, sent);
        };
        all.on_failure = [this] { metrics.failure("job"); };
        all.on_open = [this](const ConnectionPtr& connection) {
            if (config.access_log) log_websocket_opened(*connection);
            auto session = std::make_shared<Session>(hall, connection);
            sessions[connection->id()] = session;
            session->open();
        };
        all.on_message = [this](const ConnectionPtr& connection, std::string_view text) {
            metrics.message_in();
            // The session may end while it listens.
            if (const auto session = session_of(connection)) session->hear(text);
        };
        all.on_excess = [this](const ConnectionPtr& connection, std::string_view text) {
            if (const auto session = session_of(connection)) session->hear_excess(text);
        };
        all.on_close = [this](const ConnectionPtr& connection, Ended why) {
            metrics.connection_ended(name_of(why));
            if (config.access_log) log_websocket_closed(*connection, why);
            if (const auto session = session_of(connection)) session->closed();
            sessions.erase(connection->id());
        };
        return all;
    }

    std::shared_ptr<Session> session_of(const ConnectionPtr& connection) {
        const auto found = sessions.find(connection->id());
        return found == sessions.end() ? nullptr : found->second;
    }

    void renamed(const std::string& guest, const std::string& name) {
        for (const auto& [id, session] : sessions) session->renamed(guest, name);
        tables.rename(guest, name);
    }

    // Something that is at fault itself: it must not take others along.
    void failed(std::string_view where, const std::string& what) {
        metrics.failure(where);
        log(LogLevel::error, "failed", JsonLine().add("where", where).add("what", what));
    }

    // How late the thread comes to what is due: as late as anybody's message is heard.
    void measure_lag() {
        const auto due = std::chrono::steady_clock::now() + lag_measured_each;
        net.after(lag_measured_each, [this, due] {
            const std::chrono::duration<double> late = std::chrono::steady_clock::now() - due;
            metrics.io_late(std::max(0.0, late.count()));
            measure_lag();
        });
    }

    void tick() {
        net.after(Milliseconds(1000), [this] { tick(); });  // first: whatever goes wrong now, there is a next time
        tables.tick();
        const NetCounts counts = net.counts();
        metrics.connections(counts.connections, counts.websockets);
        for (const auto& [stage, number] : tables.by_stage()) metrics.tables(stage, number);
    }

    ServerConfig config;
    Metrics metrics;
    LocalBus bus;
    std::map<std::uint64_t, std::shared_ptr<Session>> sessions;
    Net net;
    std::unique_ptr<Store> store;
    Workers workers;
    Tables tables;
    Analyses analyses;
    Hall hall;
    Api api;
};

Server::Server(ServerConfig config) {
    if (sodium_init() < 0) throw std::runtime_error("libsodium does not work here");
    parts_ = std::make_unique<Parts>(std::move(config));
}

// What is still being written is written; whoever waits for an answer has gone.
Server::~Server() {
    if (parts_ != nullptr) parts_->store->close();
}

std::uint16_t Server::port() const {
    return parts_->net.port();
}

void Server::run(const std::function<void()>& ready) {
    Parts& parts = *parts_;
    Message trouble;
    parts.measure_lag();
    parts.net.on_signal([this](int) { stop(); });
    parts.tables.restore([&](const Message& problem) {
        trouble = problem;
        if (problem) return stop();
        log(LogLevel::info, "ready", JsonLine().add("port", parts.net.port()).add("tables", parts.tables.live()));
        parts.tick();
        ready();
    });
    parts.net.run();
    log(LogLevel::info, "stopped");
    if (trouble) throw StoreError(trouble);
}

void Server::stop() {
    parts_->net.stop();
}

}  // namespace mehen::server
