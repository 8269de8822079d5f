#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <exception>
#include <list>

#include "server/net/log.h"
#include "server/net/session.h"

namespace mehen::net_inside {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

namespace {

constexpr std::size_t longest_reason = 123;  // bytes; a closing frame holds no more
constexpr std::size_t kept_buffer = 2048;    // bytes; room for larger messages is given back after each

class WebSocketSession final : public Session, public Connection {
public:
    WebSocketSession(Hall& hall, std::uint64_t number, Socket socket, HttpRequest handshake, Request request,
                     Visitors::Place place)
        : Session(number),
          hall_(hall),
          place_(std::move(place)),
          request_(std::move(request)),
          handshake_(std::make_unique<HttpRequest>(std::move(handshake))),
          stream_(std::move(socket)),
          heard_(Steady::now()),
          deadline_(heard_ + hall.limits().header_time) {
        stream_.auto_fragment(false);  // which would keep a buffer for each connection
        stream_.read_message_max(hall_.limits().message);
        stream_.control_callback([this](websocket::frame_type, beast::string_view) { heard_now(); });
    }

    void start() {
        stream_.async_accept(*handshake_, [self = self()](error_code error) {
            self->handshake_.reset();
            if (self->stage_ != Stage::handshake) return;
            if (error) return self->not_accepted(error);
            self->open();
        });
    }

    void send(Text text) override {
        if (stage_ != Stage::open) return;
        // Slow is who does not take what waits, not who asked for something large.
        if (waiting_bytes_ > 0 && waiting_bytes_ + text->size() > hall_.limits().queue) return end(Ended::slow);
        waiting_bytes_ += text->size();
        waiting_.push_back(std::move(text));
        if (!writing_) write_next();
    }

    void close(std::uint16_t code, std::string_view reason) override { close_because(code, reason, Ended::by_server); }

    void largest_message(std::size_t bytes) override { stream_.read_message_max(bytes); }
    const Request& request() const override { return request_; }
    std::uint64_t id() const override { return number(); }

    void check(SteadyTime now) override {
        const Milliseconds silence = hall_.limits().silence;
        if (stage_ == Stage::handshake || stage_ == Stage::closing) {
            if (now >= deadline_) end(why_);
        } else if (now - heard_ >= 2 * silence) {
            end(Ended::silent);
        } else if (now - heard_ >= silence && !pinged_ && !pinging_) {
            pinged_ = pinging_ = true;
            stream_.async_ping({}, [self = self()](error_code) { self->pinging_ = false; });
        }
    }

    void stop() override { close(CloseCode::going_away, "the server stops"); }
    void abort() override { end(Ended::by_server); }

private:
    enum class Stage : std::uint8_t { handshake, open, closing, over };

    std::shared_ptr<WebSocketSession> self() { return std::static_pointer_cast<WebSocketSession>(shared_from_this()); }

    // The library itself has answered, if it was the handshake that it did not like: it counts as any other refusal.
    void not_accepted(const error_code& error) {
        const bool answered = error.category() == error_code(websocket::error::closed).category();
        const bool old = error == websocket::error::bad_sec_version;
        if (answered) {
            ++hall_.refused;
            const Sent sent{.status = old ? 426U : 400U, .refused = "malformed"};
            if (hall_.handlers.on_answer) hall_.handlers.on_answer(request_, sent);
        }
        end(Ended::malformed);
    }

    void heard_now() {
        heard_ = Steady::now();
        pinged_ = false;
    }

    void open() {
        stage_ = Stage::open;
        opened_ = true;
        ++hall_.websockets;
        if (hall_.stopping) return stop();
        if (hall_.handlers.on_open) guarded([this] { hall_.handlers.on_open(self()); });
        read();
    }

    void read() {
        if (stage_ != Stage::open) return;
        stream_.async_read(buffer_, [self = self()](error_code error, std::size_t) {
            if (error) return self->read_failed(error);
            if (self->stage_ != Stage::open) return;  // whoever closes has heard enough
            self->message_is_here();
            self->read();
        });
    }

    void message_is_here() {
        heard_now();
        if (!stream_.got_text()) return close_because(CloseCode::not_text, "send text, not bytes", Ended::malformed);
        const auto bytes = buffer_.cdata();
        const std::string_view text(static_cast<const char*>(bytes.data()), bytes.size());
        const NetLimits& limits = hall_.limits();
        if (rate_.full(limits.messages_per_second, heard_)) over_ = 0;
        const bool excess = !rate_.take(limits.messages_per_second, limits.messages_burst, heard_);
        if (excess && ++over_ > limits.messages_over)
            return close_because(CloseCode::policy, "too many messages", Ended::flooding);
        const auto& handler = excess ? hall_.handlers.on_excess : hall_.handlers.on_message;
        if (handler) guarded([&] { handler(self(), text); });
        buffer_.clear();
        if (buffer_.capacity() > kept_buffer) buffer_.shrink_to_fit();
    }

    void read_failed(const error_code& error) {
        if (error == websocket::error::closed) return end(stage_ == Stage::closing ? why_ : Ended::by_client);
        if (error == websocket::error::message_too_big || error == websocket::error::buffer_overflow)
            return end(Ended::oversized);
        if (error == websocket::condition::protocol_violation) return end(Ended::malformed);
        // While closing, the closing itself reads on and ends it.
        if (stage_ != Stage::closing) end(Ended::by_client);
    }

    void write_next() {
        if (stage_ == Stage::over) return;
        if (waiting_.empty()) {
            if (stage_ == Stage::closing) send_close();
            return;
        }
        writing_ = std::move(waiting_.front());
        waiting_.pop_front();
        stream_.async_write(asio::buffer(*writing_), [self = self()](error_code error, std::size_t) {
            self->waiting_bytes_ -= self->writing_->size();
            self->writing_.reset();
            if (!error) self->write_next();  // an error is also the reader's, which ends it
        });
    }

    void close_because(std::uint16_t code, std::string_view reason, Ended why) {
        if (stage_ == Stage::handshake) return end(why);
        if (stage_ != Stage::open) return;
        stage_ = Stage::closing;
        why_ = why;
        close_code_ = code;
        close_reason_ = reason.substr(0, longest_reason);
        deadline_ = Steady::now() + hall_.limits().close_time;
        if (!writing_) send_close();
    }

    void send_close() {
        const websocket::close_reason reason(static_cast<websocket::close_code>(close_code_), close_reason_);
        stream_.async_close(reason, [self = self()](error_code) { self->end(self->why_); });
    }

    // One client's trouble is not to end the server.
    template <class Job>
    void guarded(const Job& job) {
        try {
            job();
        } catch (const std::exception& error) {
            hall_.failed("handler_failed", JsonLine().add("connection", id()).add("what", error.what()));
            close_because(CloseCode::failed, "the server could not do this", Ended::failed);
        }
    }

    // The handler hears of it later, not in the middle of a send() of its own.
    void end(Ended why) {
        if (stage_ == Stage::over) return;
        stage_ = Stage::over;
        close_quietly(beast::get_lowest_layer(stream_));
        waiting_.clear();
        asio::post(hall_.io, [self = self(), why] {
            self->place_ = {};
            if (self->opened_) {
                --self->hall_.websockets;
                if (self->hall_.handlers.on_close) self->guarded([&] { self->hall_.handlers.on_close(self, why); });
            }
            self->hall_.leave(self->number());
        });
    }

    Hall& hall_;
    Visitors::Place place_;
    Request request_;
    std::unique_ptr<HttpRequest> handshake_;   // until it is answered
    websocket::stream<Socket, false> stream_;  // false: no compression, for which each connection would keep a window
    beast::flat_buffer buffer_;
    std::list<Text> waiting_;
    Text writing_;
    std::size_t waiting_bytes_ = 0;  // with the one being written
    TokenBucket rate_;
    int over_ = 0;  // messages over the rate since there was a lull
    SteadyTime heard_;
    SteadyTime deadline_;  // of the handshake or the closing
    Stage stage_ = Stage::handshake;
    Ended why_ = Ended::malformed;  // a handshake that never comes to an end
    bool opened_ = false;
    bool pinged_ = false;   // since it was last heard
    bool pinging_ = false;  // behind what is being written; the library does not take a second ping meanwhile
    std::uint16_t close_code_ = 0;
    std::string close_reason_;
};

}  // namespace

void open_websocket(Hall& hall, std::uint64_t number, Socket socket, HttpRequest handshake, Request request,
                    Visitors::Place place) {
    const auto session = std::make_shared<WebSocketSession>(hall, number, std::move(socket), std::move(handshake),
                                                            std::move(request), std::move(place));
    hall.enter(session);
    session->start();
}

}  // namespace mehen::net_inside
