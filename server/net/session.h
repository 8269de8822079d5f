// The inside of the network layer: what its files that speak Asio and Beast share. Nobody else includes this.
#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <deque>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "json/line.h"
#include "server/net/address.h"
#include "server/net/net.h"
#include "server/net/refusal.h"
#include "server/net/throttle.h"

namespace mehen::net_inside {

// With its executor named, a socket is smaller and faster than Asio's usual one.
using Socket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;
using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;
using Steady = std::chrono::steady_clock;

// That it fails changes nothing: the connection is over either way.
template <class Closable>
void close_quietly(Closable& socket) {
    boost::system::error_code error;
    error = socket.close(error);
}

// A client's connection of either kind.
class Session : public std::enable_shared_from_this<Session> {
public:
    explicit Session(std::uint64_t number) : number_(number) {}
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    virtual ~Session() = default;

    // No session has a timer of its own, ten thousand would cost too much: all are asked, every now and then, to end
    // what has taken too long.
    virtual void check(SteadyTime now) = 0;
    virtual void stop() = 0;   // as soon as it can be done politely
    virtual void abort() = 0;  // now

    std::uint64_t number() const { return number_; }

private:
    std::uint64_t number_;
};

// Everything that sessions share.
struct Hall {
    NetConfig config;
    NetHandlers handlers;
    std::string public_origin;
    TrustedProxies proxies;
    Visitors visitors;
    boost::asio::io_context io{1};
    std::unordered_map<std::uint64_t, std::shared_ptr<Session>> sessions;
    std::uint64_t next_number = 1;
    std::size_t websockets = 0;
    std::uint64_t refused = 0;
    bool stopping = false;
    std::deque<std::uint64_t> over_the_limit;  // numbers of sessions taken only to be told so, oldest first
    std::array<char, 4096> thrown_away{};      // where bytes go that nobody will read

    Hall(NetConfig config_, NetHandlers handlers_);

    const NetLimits& limits() const { return config.limits; }
    void enter(const std::shared_ptr<Session>& session) { sessions[session->number()] = session; }
    void leave(std::uint64_t number);
    bool make_room();  // ends the oldest of those over the limit; false if there is none
    void failed(std::string_view event, const JsonLine& fields) const;
    std::vector<std::shared_ptr<Session>> everybody() const;  // a copy, since some will leave meanwhile
};

// Reads requests and answers them. With a refusal, the first request is answered with just that.
void open_http(Hall& hall, Socket socket, const Address& peer, Visitors::Place place,
               std::optional<TurnedAway> refusal);

// Goes on with a connection whose client asked for a WebSocket, under the number that it had.
void open_websocket(Hall& hall, std::uint64_t number, Socket socket, HttpRequest handshake, Request request,
                    Visitors::Place place);

}  // namespace mehen::net_inside
