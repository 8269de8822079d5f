// A whole server on a folder of its own, and people who visit it over the network.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "json/line.h"
#include "json/value.h"
#include "server/net/log.h"
#include "server/net/tests/client.h"
#include "server/server.h"
#include "server/store/tests/support.h"

namespace mehen::server::test {

class Host {
public:
    explicit Host(
        NetConfig net = {}, LogLevel least = LogLevel::error,
        std::function<void(ServerConfig&)> adjust = [](ServerConfig&) {})
        : net_(std::move(net)), adjust_(std::move(adjust)) {
        // Visitors here do not answer when they are asked to leave.
        net_.limits.stop_time = net_.limits.close_time = Milliseconds(1'000);
        set_log_level(least);
        start();
    }
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
    ~Host() { stop(); }

    void start() {
        ServerConfig config;
        config.net = net_;
        config.data = folder_.path();
        config.version = "test";
        config.tables.bot_pace_milliseconds = 0;
        adjust_(config);
        server_ = std::make_unique<Server>(std::move(config));
        std::promise<void> ready;
        thread_ = std::thread([this, &ready] { server_->run([&ready] { ready.set_value(); }); });
        ready.get_future().wait();
    }
    void stop() {
        if (server_ == nullptr) return;
        server_->stop();
        thread_.join();
        server_.reset();
    }

    std::uint16_t port() const { return server_->port(); }
    std::string folder() const { return folder_.path(); }
    TestClient::Response get(const std::string& path, const std::string& headers = "") const {
        return TestClient(port()).get(path, headers);
    }
    TestClient::Response post(const std::string& path, const std::string& body, const std::string& headers = "",
                              const std::string& from = "127.0.0.1") const {
        TestClient client(port(), from);
        client.send("POST " + path + " HTTP/1.1\r\nHost: mehen.test\r\nContent-Type: application/json\r\n" + headers +
                    "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
        return client.answer();
    }

private:
    TemporaryFolder folder_;
    NetConfig net_;
    std::function<void(ServerConfig&)> adjust_;
    std::unique_ptr<Server> server_;
    std::thread thread_;
};

// The value of the cookie that an answer sets; empty: none.
inline std::string cookie_in(const TestClient::Response& answer) {
    const auto found = answer.headers.find("set-cookie");
    if (found == answer.headers.end() || !found->second.starts_with("mehen=")) return {};
    return found->second.substr(6, found->second.find(';') - 6);
}

// Somebody at a page: a guest, unless the name is empty, with one WebSocket.
class Visitor {
public:
    Visitor(const Host& host, const std::string& name) {
        if (!name.empty()) cookie_ = cookie_in(host.post("/api/guest", JsonLine().add("name", name).text()));
        connect(host);
    }

    const std::string& cookie() const { return cookie_; }
    std::string cookie_header() const { return cookie_.empty() ? "" : "Cookie: mehen=" + cookie_ + "\r\n"; }

    void connect(const Host& host) {
        socket_ = std::make_unique<TestClient>(host.port());
        EXPECT_EQ(socket_->handshake(cookie_header()), 101);
        EXPECT_EQ(ask(R"("type": "hello", "protocol": 1, "language": "en")").text("type"), "welcome");
    }

    TestClient& socket() { return *socket_; }

    // The next message, whatever it is.
    JsonValue next() {
        while (true) {
            const TestClient::Frame frame = socket_->frame();
            if (frame.opcode == TestClient::ping_frame) continue;
            if (frame.opcode != TestClient::text_frame) return *JsonValue::parse(R"({"type": "nothing"})");
            return *JsonValue::parse(frame.payload);
        }
    }
    // The next message of that type; others are passed over.
    JsonValue next(const std::string& type) {
        while (true) {
            JsonValue message = next();
            if (message.text("type") == type || message.text("type") == "nothing") return message;
        }
    }
    // The answer to a message, which is written without its braces and its id.
    JsonValue ask(const std::string& fields) {
        const std::string id = std::to_string(++asked_);
        socket_->text("{\"id\": " + id + ", " + fields + "}");
        while (true) {
            JsonValue message = next();
            if (message.raw("id") == id || message.text("type") == "nothing") return message;
        }
    }
    std::string refused(const std::string& fields) { return ask(fields).text("code").value_or("not refused"); }

    // A new table, begun if nobody is missing; its id.
    std::string create(const std::string& game, const std::string& seats) {
        return ask("\"type\": \"create\", \"start\": true, \"game\": \"" + game + "\", \"seats\": [" + seats + "]")
            .text("table")
            .value_or("");
    }

private:
    std::string cookie_;
    std::unique_ptr<TestClient> socket_;
    int asked_ = 0;
};

// A field that is a list of objects; empty if it is none.
inline std::vector<JsonValue> list_in(const JsonValue& message, std::string_view field) {
    return message.objects(field).value_or(std::vector<JsonValue>{});
}

// Reads positions until one of the own seats is asked something.
inline JsonValue my_turn(Visitor& visitor) {
    while (true) {
        JsonValue position = visitor.next("position");
        if (position.text("type") != "position" || position.flag("over") == true) return position;
        for (const JsonValue& seat : list_in(position, "seats"))
            if (!list_in(seat, "actions").empty()) return position;
    }
}

// The fields of an answer to what the first of the asked seats is asked at this position.
inline std::string first_answer(const JsonValue& position) {
    for (const JsonValue& seat : list_in(position, "seats")) {
        const std::vector<JsonValue> actions = list_in(seat, "actions");
        if (actions.empty()) continue;
        return "\"type\": \"act\", \"table\": \"" + position.text("table").value() +
               "\", \"position\": " + position.raw("position") + ", \"seat\": " + seat.raw("seat") +
               ", \"action\": " + actions[0].raw("action");
    }
    return {};
}

}  // namespace mehen::server::test
