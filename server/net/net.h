// HTTP and WebSocket for the server, with what it is made of kept out of sight.
//
// One thread, the one that calls run(), does all input and output and calls every handler. Whatever is declared here
// belongs to that thread, but for post() and stop(): any thread may call those.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.h"
#include "server/problem.h"

namespace mehen {

using Milliseconds = std::chrono::milliseconds;

struct Request {
    std::string method;  // "GET", "POST"; a HEAD is shown as GET, and its answer sent without the body
    std::string path;    // percent signs decoded, without the query: "/api/games"
    std::vector<std::pair<std::string, std::string>> query;  // decoded, in the order given
    std::string host;                                        // as the client wrote it, with the port: "localhost:8080"
    std::string origin;                                      // empty: none sent
    std::string cookie;
    std::string content_type;
    std::string accept_encoding;
    std::string accept_language;
    std::string if_none_match;
    std::string body;
    std::string address;  // of the client: what a trusted proxy says, else the peer's
    bool https = false;   // as a trusted proxy says

    // The first value of that name; empty if there is none.
    std::string_view query_value(std::string_view name) const;
    std::string_view cookie_value(std::string_view name) const;
    // "https://example.org": the address that the page was opened with.
    std::string site() const { return (https ? "https://" : "http://") + host; }
    bool accepts_encoding(std::string_view encoding) const;  // "gzip", "br"
    // The first of our languages that the browser asks for, else English.
    Language language() const;
};

// The content of an answer: text of its own, or bytes that live as long as the program does.
class Body {
public:
    Body() = default;
    Body(std::string text) : owned_(std::make_shared<const std::string>(std::move(text))), bytes_(*owned_) {}
    Body(std::shared_ptr<const std::string> text) : owned_(std::move(text)), bytes_(*owned_) {}
    static Body lasting(std::string_view bytes) {
        Body body;
        body.bytes_ = bytes;
        return body;
    }

    std::string_view bytes() const { return bytes_; }

private:
    std::shared_ptr<const std::string> owned_;
    std::string_view bytes_;
};

struct Response {
    unsigned status = 200;
    std::string content_type = "application/json";
    Body body;
    std::vector<std::pair<std::string, std::string>> headers;  // beside those that every answer carries
};

using Respond = std::function<void(Response)>;

// A WebSocket that is open, or was: what is sent after its end is thrown away. The Net must outlive it.
class Connection {
public:
    using Text = std::shared_ptr<const std::string>;

    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    virtual ~Connection() = default;

    // The same text may go to many connections. A client that does not read what waits for it is dropped.
    virtual void send(Text text) = 0;
    void send(std::string text) { send(std::make_shared<const std::string>(std::move(text))); }

    // After what was sent before. Nothing more is heard from the client but on_close.
    virtual void close(std::uint16_t code, std::string_view reason) = 0;

    // For messages from now on; at first NetLimits::message.
    virtual void largest_message(std::size_t bytes) = 0;

    virtual const Request& request() const = 0;  // that opened it
    virtual std::uint64_t id() const = 0;        // never used again
};

using ConnectionPtr = std::shared_ptr<Connection>;

// Close codes of the WebSocket standard that we use. The standard's own errors (1002, 1007, 1009) come by themselves.
struct CloseCode {
    static constexpr std::uint16_t normal = 1000;
    static constexpr std::uint16_t going_away = 1001;  // the server stops
    static constexpr std::uint16_t not_text = 1003;    // a binary message
    static constexpr std::uint16_t policy = 1008;      // far too many messages
    static constexpr std::uint16_t try_again = 1013;   // for now the client cannot be served
    static constexpr std::uint16_t failed = 1011;      // a handler threw
};

// Why a connection ended.
enum class Ended : std::uint8_t {
    by_client,  // closed, or the network lost it
    by_server,  // Connection::close or stop()
    slow,       // did not read what waited for it
    silent,     // did not answer a ping
    flooding,   // sent far too many messages
    oversized,  // sent a message larger than allowed
    malformed,  // broke the protocol, or sent something other than text
    failed      // a handler threw
};

std::string_view name_of(Ended why);

struct NetLimits {
    std::size_t header = 16 * 1024;   // bytes of a request's first line and headers
    std::size_t body = 16 * 1024;     // bytes of a request's body, unless NetHandlers::largest_body says otherwise
    std::size_t message = 64 * 1024;  // bytes of a WebSocket message, unless Connection::largest_message says otherwise
    std::size_t queue = 1024 * 1024;  // bytes that may wait for one client

    int connections = 15'000;                // in all
    int connections_per_address = 250;       // a club may share one
    double new_connections_per_second = 20;  // per address, after a burst
    double new_connections_burst = 100;
    double requests_per_second = 30;  // per address, after a burst
    double requests_burst = 200;
    double messages_per_second = 10;  // per connection, after a burst
    double messages_burst = 50;
    int messages_over = 200;  // so many over the rate, with no lull in between, end the connection

    Milliseconds header_time{10'000};  // from the first byte of a request, or from the start, to the end of its headers
    Milliseconds body_time{30'000};
    Milliseconds answer_time{60'000};  // for our own handler
    Milliseconds write_time{60'000};   // for the client to take an answer
    Milliseconds idle_time{60'000};    // between two requests on one connection
    Milliseconds silence{30'000};      // after it a WebSocket is sent a ping; after twice as long it is dropped
    Milliseconds close_time{5'000};    // for the client to answer our closing
    Milliseconds stop_time{3'000};     // for everybody to leave after stop()
};

struct NetConfig {
    std::string bind = "127.0.0.1";  // an IPv4 or IPv6 address; "::" also takes IPv4
    std::uint16_t port = 0;          // 0: any that is free
    std::string websocket_path = "/ws";
    std::string health_path = "/healthz";      // answered also when no further connections are taken
    std::string public_url;                    // the page's address, if it is not the one that clients' Host names
    std::vector<std::string> trusted_proxies;  // "127.0.0.1", "10.0.0.0/8": whose X-Forwarded headers count
    NetLimits limits;
};

// What a request was answered with, whoever answered it.
struct Sent {
    unsigned status = 0;       // 0: the connection was closed without a word
    std::string_view refused;  // why this layer turned it away: "crowded"; empty: the handler answered
    std::size_t bytes = 0;     // of the body
    double seconds = 0;        // since its headers were there
};

// All run on the thread of run(). Only `http` must be there.
struct NetHandlers {
    // Every request that is not a WebSocket handshake. `respond` is called once, now or later, on the thread of run();
    // it does nothing if the client has left.
    std::function<void(const Request&, Respond respond)> http;
    // How large the body of this request may be, once its headers are known.
    std::function<std::size_t(const Request&)> largest_body;
    // After each answer; of a request that was turned away early, little may be known. A WebSocket is no answer.
    std::function<void(const Request&, const Sent&)> on_answer;
    // A handler, a timer or a posted job threw. It is in the log already.
    std::function<void()> on_failure;

    std::function<void(const ConnectionPtr&)> on_open;
    std::function<void(const ConnectionPtr&, std::string_view text)> on_message;
    // Instead of on_message, for a message over the rate: to answer that the client must wait.
    std::function<void(const ConnectionPtr&, std::string_view text)> on_excess;
    // Once for each on_open, after which nothing comes from this connection.
    std::function<void(const ConnectionPtr&, Ended why)> on_close;
};

// What the network cannot do: the address is taken, the proxy's address is none.
class NetError : public Problem {
public:
    using Problem::Problem;
};

struct NetCounts {
    std::size_t connections = 0;  // of either kind
    std::size_t websockets = 0;
    std::uint64_t refused = 0;  // connections, requests and handshakes since the start
};

using TimerId = std::uint64_t;

class Net {
public:
    // Listens from here on; nothing is answered before run(). Throws NetError.
    Net(NetConfig config, NetHandlers handlers);
    Net(const Net&) = delete;
    Net& operator=(const Net&) = delete;
    ~Net();

    std::uint16_t port() const;
    NetCounts counts() const;

    void run();  // until stopped
    // Takes no more connections, closes WebSockets with 1001, lets answers under way go out, and then ends run().
    void stop();

    void post(std::function<void()> job);  // to the thread of run()
    TimerId after(Milliseconds delay, std::function<void()> job);
    void cancel(TimerId timer);  // fine if it has run already

    // Calls the job at the first SIGTERM or SIGINT; a second one ends the program at once.
    void on_signal(std::function<void(int signal)> job);

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

// A request's refusal as docs/protocol.md wants errors: {"type": "error", "code", "reason"}.
Response refusal(unsigned status, std::string_view code, std::string_view reason);

}  // namespace mehen
