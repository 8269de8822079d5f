#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <exception>

#include "server/net/log.h"
#include "server/net/request.h"
#include "server/net/response.h"
#include "server/net/session.h"

namespace mehen::net_inside {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using boost::system::error_code;

namespace {

std::string_view field(const HttpRequest& http_request, http::field name) {
    const auto value = http_request[name];
    return {value.data(), value.size()};
}

// All lines of that name, as if they had been one.
std::string joined_lines(const HttpRequest& http_request, std::string_view name) {
    const auto [begin, end] = http_request.equal_range(beast::string_view(name.data(), name.size()));
    std::string lines;
    for (auto line = begin; line != end; ++line) {
        if (!lines.empty()) lines += ", ";
        lines.append(line->value().data(), line->value().size());
    }
    return lines;
}

class HttpSession final : public Session {
public:
    HttpSession(Hall& hall, Socket socket, const Address& peer, Visitors::Place place,
                std::optional<TurnedAway> refusal)
        : Session(hall.next_number++),
          hall_(hall),
          socket_(std::move(socket)),
          peer_(peer),
          place_(std::move(place)),
          refusal_(refusal) {}

    void start() {
        await_request();
        set_stage(Stage::waiting, limits().header_time);  // a new connection is expected to have something to ask
    }

    void check(SteadyTime now) override {
        if (now < deadline_) return;
        switch (stage_) {
            case Stage::header:
            case Stage::body: {
                error_code error;
                error = socket_.cancel(error);  // the reading
                refuse_and_close(TurnedAway::too_slow);
                break;
            }
            case Stage::answering: refuse_and_close(TurnedAway::no_answer); break;
            case Stage::waiting:
            case Stage::writing:
            case Stage::lingering:
            case Stage::over: abort(); break;
        }
    }

    void stop() override {
        keep_alive_ = false;
        if (stage_ == Stage::waiting || stage_ == Stage::lingering) abort();
    }

    void abort() override {
        if (stage_ == Stage::over) return;
        stage_ = Stage::over;
        close_quietly(socket_);
        hall_.leave(number());
    }

private:
    using Parser = http::request_parser<http::string_body>;
    enum class Stage : std::uint8_t { waiting, header, body, answering, writing, lingering, over };

    const NetLimits& limits() const { return hall_.limits(); }
    std::shared_ptr<HttpSession> self() { return std::static_pointer_cast<HttpSession>(shared_from_this()); }

    void set_stage(Stage stage, Milliseconds time) {
        stage_ = stage;
        deadline_ = Steady::now() + time;
    }

    // Waits without holding any memory for what will come.
    void await_request() {
        set_stage(Stage::waiting, limits().idle_time);
        if (buffer_.size() > 0) return read_header();  // the next request came along with the last
        buffer_ = beast::flat_buffer(limits().header + 64 * 1024);
        socket_.async_wait(Socket::wait_read, [self = self()](error_code error) {
            if (self->stage_ != Stage::waiting) return;
            if (error) return self->abort();
            self->read_header();
        });
    }

    void read_header() {
        asked_at_ = Steady::now();
        request_ = Request{};
        request_.address = print_address(peer_);
        set_stage(Stage::header, limits().header_time);
        parser_ = std::make_unique<Parser>();
        parser_->header_limit(static_cast<std::uint32_t>(limits().header));
        parser_->body_limit(boost::none);  // depends on what the headers say
        http::async_read_header(socket_, buffer_, *parser_, [self = self()](error_code error, std::size_t) {
            if (self->stage_ != Stage::header) return;
            if (error) return self->read_failed(error);
            self->header_is_here();
        });
    }

    void read_failed(const error_code& error) {
        if (error == http::error::header_limit || error == http::error::buffer_overflow)
            return refuse_and_close(TurnedAway::header_size, limits().header);
        if (error == http::error::body_limit) return refuse_and_close(TurnedAway::body_size, largest_body_);
        if (error == http::error::end_of_stream || error == http::error::partial_message) return abort();
        if (error.category() == make_error_code(http::error::bad_target).category())
            return refuse_and_close(TurnedAway::malformed);
        abort();
    }

    // Whether the server is well is answered however many connections there are.
    bool is_turned_away() const {
        if (!refusal_) return false;
        const bool for_room = *refusal_ == TurnedAway::crowded || *refusal_ == TurnedAway::too_many_from_address;
        return !for_room || request_.method != "GET" || request_.path != hall_.config.health_path;
    }

    void header_is_here() {
        asked_at_ = Steady::now();
        keep_alive_ = parser_->keep_alive() && !hall_.stopping && !refusal_;
        const bool understood = read_request();
        const bool is_upgrade = beast::websocket::is_upgrade(parser_->get());
        if (is_turned_away()) return refuse_and_close(*refusal_);
        if (!understood) return refuse_and_close(TurnedAway::malformed);
        if (!hall_.visitors.may_request(client_, Steady::now())) return refuse_and_close(TurnedAway::too_many_requests);
        if (request_.method != "GET" && request_.method != "POST") return refuse_and_close(TurnedAway::method);
        if ((is_upgrade || request_.method == "POST") && !from_own_page(request_, hall_.public_origin))
            return refuse_and_close(TurnedAway::origin);
        if (is_upgrade) return upgrade();
        if (request_.path == hall_.config.websocket_path) return refuse_and_close(TurnedAway::websocket_only);
        read_body();
    }

    // Fills request_ from the headers; false if they make no sense.
    bool read_request() {
        const HttpRequest& from = parser_->get();
        request_.method = std::string(from.method_string());
        head_only_ = request_.method == "HEAD";
        if (head_only_) request_.method = "GET";
        request_.host = field(from, http::field::host);
        request_.origin = field(from, http::field::origin);
        request_.cookie = field(from, http::field::cookie);
        request_.content_type = field(from, http::field::content_type);
        request_.accept_encoding = field(from, http::field::accept_encoding);
        request_.accept_language = field(from, http::field::accept_language);
        request_.if_none_match = field(from, http::field::if_none_match);
        client_ = peer_;
        if (hall_.proxies.trusts(peer_)) {
            client_ = hall_.proxies.client(peer_, joined_lines(from, "X-Forwarded-For"));
            request_.https = joined_lines(from, "X-Forwarded-Proto").starts_with("https");
        }
        request_.address = print_address(client_);
        return (is_host(request_.host) || from.version() < 11) &&
               read_target(request_, {from.target().data(), from.target().size()});
    }

    void upgrade() {
        if (request_.path != hall_.config.websocket_path) return refuse_and_close(TurnedAway::not_here);
        if (buffer_.size() > 0) return refuse_and_close(TurnedAway::malformed);  // spoke before it was answered
        if (hall_.stopping) return refuse_and_close(TurnedAway::crowded);
        if (!place_) place_ = hall_.visitors.place(client_);
        if (!place_) return refuse_and_close(TurnedAway::too_many_from_address);
        stage_ = Stage::over;
        open_websocket(hall_, number(), std::move(socket_), parser_->release(), std::move(request_), std::move(place_));
    }

    void read_body() {
        largest_body_ = hall_.handlers.largest_body ? hall_.handlers.largest_body(request_) : limits().body;
        if (parser_->content_length().value_or(0) > largest_body_)
            return refuse_and_close(TurnedAway::body_size, largest_body_);
        if (parser_->is_done()) return answer();
        parser_->body_limit(largest_body_);
        set_stage(Stage::body, limits().body_time);
        // A careful client waits for this before it sends a large body.
        if (beast::iequals(parser_->get()[http::field::expect], "100-continue"))
            return asio::async_write(socket_, asio::buffer(continue_line),
                                     [self = self()](error_code, std::size_t) { self->read_rest_of_body(); });
        read_rest_of_body();
    }

    void read_rest_of_body() {
        if (stage_ != Stage::body) return;  // took too long
        http::async_read(socket_, buffer_, *parser_, [self = self()](error_code error, std::size_t) {
            if (self->stage_ != Stage::body) return;
            if (error) return self->read_failed(error);
            self->answer();
        });
    }

    void answer() {
        set_stage(Stage::answering, limits().answer_time);
        request_.body = std::move(parser_->get().body());
        parser_.reset();
        ++asked_;
        try {
            hall_.handlers.http(request_, [weak = std::weak_ptr(self()), asked = asked_](Response response) {
                const auto self = weak.lock();
                if (!self || self->stage_ != Stage::answering || self->asked_ != asked) return;
                self->send(std::move(response));
            });
        } catch (const std::exception& error) {
            hall_.failed("handler_failed", JsonLine().add("path", request_.path).add("what", error.what()));
            if (stage_ == Stage::answering) refuse_and_close(TurnedAway::failed);
        }
        request_.body = {};
    }

    void refuse_and_close(TurnedAway why, std::size_t largest = 0) {
        if (why != TurnedAway::failed && why != TurnedAway::no_answer) ++hall_.refused;
        keep_alive_ = false;
        send(refuse(why, request_, largest), name_of(why));
    }

    void send(Response response, std::string_view refused = {}) {
        const bool was_reading = stage_ == Stage::header || stage_ == Stage::body;
        set_stage(Stage::writing, limits().write_time);
        const auto reason = http::obsolete_reason(static_cast<http::status>(response.status));
        head_ = response_head(response, {reason.data(), reason.size()}, keep_alive_);
        const bool no_body = head_only_ || response.status == 304 || response.status == 204;
        body_ = no_body ? Body() : std::move(response.body);
        if (hall_.handlers.on_answer) {
            const std::chrono::duration<double> took = Steady::now() - asked_at_;
            hall_.handlers.on_answer(request_, {response.status, refused, body_.bytes().size(), took.count()});
        }
        const std::array<asio::const_buffer, 2> parts = {asio::buffer(head_), asio::buffer(body_.bytes())};
        asio::async_write(socket_, parts, [self = self(), was_reading](error_code error, std::size_t) {
            if (self->stage_ != Stage::writing) return;
            self->head_.clear();
            self->body_ = {};
            if (error) return self->abort();
            if (self->keep_alive_) return self->await_request();
            // With the request half read, the rest of it must not turn our answer into a reset connection.
            was_reading ? self->linger() : self->abort();
        });
    }

    void linger() {
        error_code error;
        error = socket_.shutdown(Socket::shutdown_send, error);
        if (error) return abort();
        set_stage(Stage::lingering, limits().close_time);
        throw_away();
    }

    void throw_away() {
        socket_.async_read_some(asio::buffer(hall_.thrown_away), [self = self()](error_code error, std::size_t) {
            if (self->stage_ != Stage::lingering) return;
            error ? self->abort() : self->throw_away();
        });
    }

    static constexpr std::string_view continue_line = "HTTP/1.1 100 Continue\r\n\r\n";

    Hall& hall_;
    Socket socket_;
    Address peer_;
    Address client_{};
    Visitors::Place place_;
    std::optional<TurnedAway> refusal_;
    Stage stage_ = Stage::waiting;
    SteadyTime deadline_;
    beast::flat_buffer buffer_;
    std::unique_ptr<Parser> parser_;  // while a request is being read
    Request request_;
    SteadyTime asked_at_;
    std::size_t largest_body_ = 0;
    bool keep_alive_ = false;
    bool head_only_ = false;
    std::uint64_t asked_ = 0;  // which request is being answered, so that a late answer does not meet the next one
    std::string head_;
    Body body_;
};

}  // namespace

void open_http(Hall& hall, Socket socket, const Address& peer, Visitors::Place place,
               std::optional<TurnedAway> refusal) {
    const auto session = std::make_shared<HttpSession>(hall, std::move(socket), peer, std::move(place), refusal);
    hall.enter(session);
    if (refusal == TurnedAway::crowded) hall.over_the_limit.push_back(session->number());
    session->start();
}

}  // namespace mehen::net_inside
