#include "server/net/net.h"

#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>

#include "json/line.h"
#include "server/guarded.h"
#include "server/net/log.h"
#include "server/net/request.h"
#include "server/net/session.h"

namespace mehen {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using net_inside::Hall;
using net_inside::Session;
using net_inside::Socket;
using net_inside::Steady;

namespace {

constexpr Text no_address = {
    "'{0}' is no address to listen at. Write 127.0.0.1 for this machine only, 0.0.0.0 for all.",
    "„{0}” nie jest adresem, na którym można słuchać. Napisz 127.0.0.1 (tylko ta maszyna) lub "
    "0.0.0.0 (wszyscy).",
    "'{0}' non è un indirizzo su cui ascoltare. Scrivi 127.0.0.1 per questa macchina soltanto, "
    "0.0.0.0 per tutti."};
constexpr Text cannot_listen = {
    "Cannot listen at {0}, port {1}: {2}. Another port may be free: --port 0 takes any.",
    "Nie można słuchać na {0}, port {1}: {2}. Inny port może być wolny: --port 0 bierze "
    "dowolny.",
    "Impossibile ascoltare su {0}, porta {1}: {2}. Un'altra porta può essere libera: --port 0 "
    "ne prende una qualsiasi."};
constexpr Text no_public_url = {"'{0}' is no address of a page. Write it like https://example.org.",
                                "„{0}” nie jest adresem strony. Napisz go jak https://example.org.",
                                "'{0}' non è l'indirizzo di una pagina. Scrivilo come https://example.org."};

// Beyond the limit a few more connections are taken, only to be told that they are too many.
constexpr std::size_t told_to_leave = 64;

constexpr Milliseconds pause_without_files{200};

constexpr rlim_t other_files = 64;  // the database, what listens, what the libraries keep

// Every connection is an open file, and the usual limit of 1,024 is far below what the machine would allow. Where even
// that is too few, fewer connections are taken: with none left, nobody could be told anything.
int connections_that_fit(int wanted) {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return wanted;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    const rlim_t kept_free = told_to_leave + other_files;
    if (files.rlim_cur <= kept_free) return 1;
    return static_cast<int>(std::min(static_cast<rlim_t>(wanted), files.rlim_cur - kept_free));
}

// Often enough to keep the shortest of the times to within a quarter.
Milliseconds time_between_checks(const NetLimits& limits) {
    const Milliseconds shortest = std::min({limits.header_time, limits.body_time, limits.answer_time, limits.write_time,
                                            limits.idle_time, limits.silence, limits.close_time});
    return std::clamp(shortest / 4, Milliseconds(10), Milliseconds(1'000));
}

}  // namespace

namespace net_inside {

Hall::Hall(NetConfig config_, NetHandlers handlers_)
    : config(std::move(config_)),
      handlers(std::move(handlers_)),
      public_origin(origin_of(config.public_url)),
      proxies(config.trusted_proxies),
      visitors(config.limits) {
    if (public_origin.empty() && !config.public_url.empty()) throw NetError(Message(no_public_url, config.public_url));
}

void Hall::leave(std::uint64_t number) {
    sessions.erase(number);
    if (stopping && sessions.empty()) io.stop();
}

bool Hall::make_room() {
    while (!over_the_limit.empty()) {
        const auto oldest = sessions.find(over_the_limit.front());
        over_the_limit.pop_front();
        if (oldest == sessions.end()) continue;
        const std::shared_ptr<Session> leaving = oldest->second;  // until it has left
        leaving->abort();
        return true;
    }
    return false;
}

void Hall::failed(std::string_view event, const JsonLine& fields) const {
    log(LogLevel::error, event, fields);
    if (handlers.on_failure) handlers.on_failure();
}

std::vector<std::shared_ptr<Session>> Hall::everybody() const {
    std::vector<std::shared_ptr<Session>> list;
    list.reserve(sessions.size());
    for (const auto& [number, session] : sessions) list.push_back(session);
    return list;
}

}  // namespace net_inside

class Net::Impl {
public:
    Impl(NetConfig config, NetHandlers handlers)
        : hall_(std::move(config), std::move(handlers)),
          acceptor_(hall_.io),
          checks_(hall_.io),
          stopping_(hall_.io),
          signals_(hall_.io) {
        hall_.config.limits.connections = connections_that_fit(hall_.limits().connections);
        listen();
        accept();
        check_later();
    }

    std::uint16_t port() const { return port_; }
    NetCounts counts() const { return {hall_.sessions.size(), hall_.websockets, hall_.refused}; }
    Hall& hall() { return hall_; }

    void stop() {
        if (hall_.stopping) return;
        hall_.stopping = true;
        net_inside::close_quietly(acceptor_);
        for (const auto& session : hall_.everybody()) session->stop();
        if (hall_.sessions.empty()) return hall_.io.stop();
        stopping_.expires_after(hall_.limits().stop_time);
        stopping_.async_wait([this](error_code) { stop_now(); });
    }

    TimerId after(Milliseconds delay, std::function<void()> job) {
        const TimerId id = ++last_timer_;
        const auto timer = timers_.emplace(id, std::make_unique<asio::steady_timer>(hall_.io, delay)).first;
        timer->second->async_wait([this, id, job = std::move(job)](error_code error) {
            if (error || timers_.erase(id) == 0) return;  // cancelled, perhaps when it was already on its way
            job();
        });
        return id;
    }

    void cancel(TimerId timer) { timers_.erase(timer); }

    void on_signal(std::function<void(int)> job) {
        signals_.add(SIGTERM);
        signals_.add(SIGINT);
        signals_.async_wait([this, job = std::move(job)](error_code error, int signal) {
            if (error) return;
            signals_.clear();  // from now on they do what they always do
            job(signal);
        });
    }

private:
    void listen() {
        const NetConfig& config = hall_.config;
        error_code error;
        const asio::ip::address address = asio::ip::make_address(config.bind, error);
        if (error) throw NetError(Message(no_address, config.bind));
        const tcp::endpoint endpoint(address, config.port);
        error = acceptor_.open(endpoint.protocol(), error);
        if (!error) error = acceptor_.set_option(asio::socket_base::reuse_address(true), error);
        if (!error && address.is_v6()) error = acceptor_.set_option(asio::ip::v6_only(false), error);
        if (!error) error = acceptor_.bind(endpoint, error);
        if (!error) error = acceptor_.listen(asio::socket_base::max_listen_connections, error);
        if (!error) port_ = acceptor_.local_endpoint(error).port();
        if (error) throw NetError(Message(cannot_listen, config.bind, config.port, error.message()));
    }

    void accept() {
        acceptor_.async_accept([this](error_code error, Socket socket) {
            if (hall_.stopping) return;
            if (!error) welcome(std::move(socket));
            // Out of open files: the connection stays in the queue, and asking again at once would only spin.
            if (error == asio::error::no_descriptors || error == asio::error::no_buffer_space)
                after(pause_without_files, [this] { accept(); });
            else
                accept();
        });
    }

    void welcome(Socket socket) {
        error_code error;
        error = socket.set_option(tcp::no_delay(true), error);
        if (error) return;  // gone already
        const tcp::endpoint endpoint = socket.remote_endpoint(error);
        if (error) return;
        const auto peer = parse_address(endpoint.address().to_string());
        const auto most = static_cast<std::size_t>(hall_.limits().connections);
        // Those that were only taken to be told so have had their time. Whoever looks whether the server is well asks
        // at once, and is answered before so many others have come.
        const bool room = hall_.sessions.size() < most + told_to_leave || hall_.make_room();
        if (!peer || !room) return drop(endpoint.address().to_string());
        std::optional<TurnedAway> refusal;
        Visitors::Place place;
        // Whoever comes through a proxy is known, and counted, once the headers are here.
        if (!hall_.proxies.trusts(*peer)) {
            place = hall_.visitors.place(*peer);
            if (!place) refusal = TurnedAway::too_many_from_address;
            if (!hall_.visitors.may_connect(*peer, Steady::now())) refusal = TurnedAway::too_many_requests;
        }
        if (hall_.sessions.size() >= most) refusal = TurnedAway::crowded;
        open_http(hall_, std::move(socket), *peer, std::move(place), refusal);
    }

    void drop(std::string address) {
        ++hall_.refused;
        Request nothing_known;
        nothing_known.address = std::move(address);
        if (hall_.handlers.on_answer) hall_.handlers.on_answer(nothing_known, {.refused = "dropped"});
    }

    void check_later() {
        checks_.expires_after(time_between_checks(hall_.limits()));
        checks_.async_wait([this](error_code error) {
            if (error) return;
            check_later();  // first: whatever goes wrong now, there is a next time
            const SteadyTime now = Steady::now();
            for (const auto& session : hall_.everybody()) session->check(now);
            hall_.visitors.forget(now);
        });
    }

    void stop_now() {
        for (const auto& session : hall_.everybody()) session->abort();
        // After the last on_close, which the sessions have posted.
        asio::post(hall_.io, [this] { hall_.io.stop(); });
    }

    Hall hall_;
    asio::basic_socket_acceptor<tcp, asio::io_context::executor_type> acceptor_;
    asio::steady_timer checks_;
    asio::steady_timer stopping_;
    asio::signal_set signals_;
    std::unordered_map<TimerId, std::unique_ptr<asio::steady_timer>> timers_;
    TimerId last_timer_ = 0;
    std::uint16_t port_ = 0;
};

Net::Net(NetConfig config, NetHandlers handlers)
    : impl_(std::make_unique<Impl>(std::move(config), std::move(handlers))) {}
Net::~Net() = default;

std::uint16_t Net::port() const {
    return impl_->port();
}
NetCounts Net::counts() const {
    return impl_->counts();
}
void Net::run() {
    while (true) {
        const auto what = thrown_by([this] { impl_->hall().io.run(); });
        if (!what) return;
        // One job failed; the others have done nothing wrong.
        impl_->hall().failed("job_failed", JsonLine().add("what", *what));
    }
}
void Net::stop() {
    post([impl = impl_.get()] { impl->stop(); });
}
void Net::post(std::function<void()> job) {
    asio::post(impl_->hall().io, std::move(job));
}
TimerId Net::after(Milliseconds delay, std::function<void()> job) {
    return impl_->after(delay, std::move(job));
}
void Net::cancel(TimerId timer) {
    impl_->cancel(timer);
}
void Net::on_signal(std::function<void(int)> job) {
    impl_->on_signal(std::move(job));
}

std::string_view name_of(Ended why) {
    switch (why) {
        case Ended::by_client: return "by_client";
        case Ended::by_server: return "by_server";
        case Ended::slow: return "slow";
        case Ended::silent: return "silent";
        case Ended::flooding: return "flooding";
        case Ended::oversized: return "oversized";
        case Ended::malformed: return "malformed";
        case Ended::failed: return "failed";
    }
    return "";
}

}  // namespace mehen
