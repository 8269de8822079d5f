#include <gtest/gtest.h>

#include <csignal>
#include <list>

#include "server/net/tests/client.h"
#include "server/net/tests/server.h"

namespace mehen {
namespace {

using namespace std::chrono_literals;

TEST(WebSocket, MessagesGoBothWays) {
    TestServer server;
    server.on_open = [](const ConnectionPtr& connection) { connection->send("hello " + connection->request().cookie); };
    TestClient client(server.port());
    ASSERT_EQ(client.handshake("Cookie: mehen=abc\r\n"), 101);
    EXPECT_EQ(client.frame().payload, "hello mehen=abc");
    for (const std::size_t size : {0U, 1U, 125U, 126U, 5'000U, 65'536U}) {
        client.text(std::string(size, 'x'));
        EXPECT_EQ(client.frame().payload, std::string(size, 'x'));
    }
    client.frame(TestClient::text_frame, "in ", false);
    client.frame(TestClient::more, "parts");
    EXPECT_EQ(client.frame().payload, "in parts");
    EXPECT_EQ(server.counts().websockets, 1U);
}

TEST(WebSocket, TheHandshakeIsChecked) {
    TestServer server(config_with({}, {}, "https://mehen.example"));
    EXPECT_EQ(TestClient(server.port()).handshake("Origin: http://mehen.test\r\n"), 101);
    EXPECT_EQ(TestClient(server.port()).handshake("Origin: https://mehen.example\r\n"), 101);
    EXPECT_EQ(TestClient(server.port()).handshake("Origin: http://evil.test\r\n"), 403);
    EXPECT_EQ(TestClient(server.port()).handshake("Origin: null\r\n"), 403);
    EXPECT_EQ(TestClient(server.port()).handshake("", "/elsewhere"), 404);
    EXPECT_EQ(TestClient(server.port()).get("/ws").status, 426);
    EXPECT_EQ(TestClient(server.port())
                  .get("/ws",
                       "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 7\r\n"
                       "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
                  .status,
              426);
}

TEST(WebSocket, ClosingByTheClient) {
    TestServer server;
    {
        TestClient polite(server.port());
        polite.handshake();
        polite.frame(TestClient::close_frame, std::string("\x03\xe8", 2));
        EXPECT_EQ(polite.frame().close_code(), CloseCode::normal);
        EXPECT_TRUE(polite.closed());
        TestClient rude(server.port());
        rude.handshake();
    }
    EXPECT_EQ(server.ended(2), (std::vector{Ended::by_client, Ended::by_client}));
    EXPECT_EQ(server.counts().websockets, 0U);
}

TEST(WebSocket, ClosingByTheServerComesAfterWhatWasSent) {
    TestServer server;
    server.on_message = [](const ConnectionPtr& connection, std::string_view) {
        connection->send("one");
        connection->send("two");
        connection->close(4001, "another protocol");
        connection->send("too late");
    };
    TestClient client(server.port());
    client.handshake();
    client.text("go");
    EXPECT_EQ(client.frame().payload, "one");
    EXPECT_EQ(client.frame().payload, "two");
    const auto close = client.frame();
    EXPECT_EQ(close.close_code(), 4001);
    EXPECT_EQ(close.payload.substr(2), "another protocol");
    client.text("not heard");
    client.frame(TestClient::close_frame, close.payload);
    EXPECT_TRUE(client.closed());
    client.leave();
    EXPECT_EQ(server.ended(1), std::vector{Ended::by_server});
    EXPECT_EQ(server.heard().size(), 1U);
}

TEST(WebSocket, AClientThatDoesNotAnswerTheClosingIsDropped) {
    TestServer server(config_with({.close_time = 50ms}));
    server.on_open = [](const ConnectionPtr& connection) { connection->close(CloseCode::normal, ""); };
    TestClient client(server.port());
    client.handshake();
    EXPECT_EQ(client.frame().close_code(), CloseCode::normal);
    EXPECT_TRUE(client.closed());
    EXPECT_EQ(server.ended(1), std::vector{Ended::by_server});
}

TEST(WebSocket, BrokenFramesEndIt) {
    TestServer server;
    const auto code_after = [&](auto&& misdeed) {
        TestClient client(server.port());
        client.handshake();
        misdeed(client);
        const auto close = client.frame();
        return close.opcode == TestClient::close_frame ? close.close_code() : 0;
    };
    EXPECT_EQ(code_after([](TestClient& c) { c.frame(TestClient::text_frame, "bare", true, false); }), 1002);
    EXPECT_EQ(code_after([](TestClient& c) { c.frame(3, "no such kind"); }), 1002);
    EXPECT_EQ(code_after([](TestClient& c) { c.frame(TestClient::more, "of what?"); }), 1002);
    EXPECT_EQ(code_after([](TestClient& c) { c.text("\xff\xfe"); }), 1007);
    EXPECT_EQ(code_after([](TestClient& c) { c.frame(TestClient::bytes_frame, "bytes"); }), CloseCode::not_text);
    EXPECT_EQ(server.ended(5), std::vector(5, Ended::malformed));
}

TEST(WebSocket, OversizedMessagesEndIt) {
    TestServer server;
    server.on_message = [](const ConnectionPtr& connection, std::string_view text) {
        if (text == "more") connection->largest_message(256 * 1024);
        connection->send(std::to_string(text.size()));
    };
    TestClient client(server.port());
    client.handshake();
    client.text(std::string(64 * 1024 + 1, 'x'));
    EXPECT_EQ(client.frame().close_code(), 1009);
    TestClient allowed(server.port());
    allowed.handshake();
    allowed.text("more");
    EXPECT_EQ(allowed.frame().payload, "4");
    allowed.text(std::string(256 * 1024, 'x'));
    EXPECT_EQ(allowed.frame().payload, "262144");
    allowed.frame(TestClient::text_frame, std::string(200 * 1024, 'x'), false);
    allowed.frame(TestClient::more, std::string(200 * 1024, 'x'));
    EXPECT_EQ(allowed.frame().close_code(), 1009);
    EXPECT_EQ(server.ended(1)[0], Ended::oversized);
}

TEST(WebSocket, PingsFindTheDead) {
    TestServer server(config_with({.silence = 100ms}));
    TestClient client(server.port());
    client.handshake();
    for (int i = 0; i < 3; ++i) {  // whoever answers stays
        const auto ping = client.frame();
        ASSERT_EQ(ping.opcode, TestClient::ping_frame);
        client.frame(TestClient::pong_frame, ping.payload);
    }
    client.frame(TestClient::ping_frame, "there?");
    EXPECT_EQ(client.frame().payload, "there?");
    EXPECT_EQ(client.frame().opcode, TestClient::ping_frame);
    EXPECT_TRUE(client.closed());
    EXPECT_EQ(server.ended(1), std::vector{Ended::silent});
}

TEST(WebSocket, MessagesOverTheRateAreToldApart) {
    TestServer server(config_with({.messages_per_second = 0.001, .messages_burst = 3, .messages_over = 2}));
    TestClient client(server.port());
    client.handshake();
    for (int i = 0; i < 6; ++i) client.text("m");
    for (int i = 0; i < 3; ++i) EXPECT_EQ(client.frame().payload, "m");
    for (int i = 0; i < 2; ++i) EXPECT_EQ(client.frame().payload, "busy");
    EXPECT_EQ(client.frame().close_code(), CloseCode::policy);
    client.leave();
    EXPECT_EQ(server.ended(1), std::vector{Ended::flooding});
    EXPECT_EQ(server.heard().size(), 5U);
}

TEST(WebSocket, AClientThatDoesNotReadIsDropped) {
    TestServer server(config_with({.queue = 100'000}));
    ConnectionPtr slow;
    server.on_message = [&](const ConnectionPtr& connection, std::string_view) { slow = connection; };
    TestClient client(server.port(), "127.0.0.1", 4096);
    client.handshake();
    TestClient other(server.port());
    other.handshake();
    client.text("me");
    while (!server.ask([&] { return slow != nullptr; })) std::this_thread::yield();
    const auto text = std::make_shared<const std::string>(50'000, 'x');
    // What the kernel holds for the client comes before our own queue.
    for (int i = 0; i < 1'000 && server.counts().websockets == 2; ++i) server.ask([&] { slow->send(text); });
    EXPECT_EQ(server.ended(1), std::vector{Ended::slow});
    server.ask([&] { slow->send(text), slow->close(CloseCode::normal, ""), slow.reset(); });  // does nothing now
    EXPECT_EQ(server.counts().websockets, 1U);
}

TEST(WebSocket, ConnectionsAreLimitedInAllAndForEachAddress) {
    TestServer server(config_with({.connections = 5, .connections_per_address = 2}, {"127.0.0.9"}));
    std::list<TestClient> clients;
    const auto status = [&](const std::string& from, std::string_view headers = "") {
        return clients.emplace_back(server.port(), from).handshake(headers);
    };
    EXPECT_EQ(status("127.0.0.1"), 101);
    EXPECT_EQ(status("127.0.0.1"), 101);
    EXPECT_EQ(status("127.0.0.1"), 429);
    EXPECT_EQ(status("127.0.0.9", "X-Forwarded-For: 127.0.0.1\r\n"), 429);  // the same client by another way
    clients.erase(std::next(clients.begin(), 2), clients.end());            // those that were refused
    while (server.counts().connections > 2) std::this_thread::yield();
    EXPECT_EQ(status("127.0.0.2"), 101);
    EXPECT_EQ(status("127.0.0.2"), 101);
    EXPECT_EQ(status("127.0.0.3"), 101);
    EXPECT_EQ(status("127.0.0.4"), 503);
    clients.clear();
    server.ended(5);
    EXPECT_EQ(status("127.0.0.1"), 101);  // their places are free again
}

TEST(WebSocket, ArrivalsFromOneAddressAreLimited) {
    TestServer server(config_with({.new_connections_per_second = 0.001, .new_connections_burst = 2}));
    EXPECT_EQ(TestClient(server.port()).handshake(), 101);
    EXPECT_EQ(TestClient(server.port()).handshake(), 101);
    EXPECT_EQ(TestClient(server.port()).handshake(), 429);
    EXPECT_EQ(TestClient(server.port(), "127.0.0.2").handshake(), 101);
}

TEST(WebSocket, AHandlerThatThrowsEndsOnlyThatConnection) {
    TestServer server;
    server.on_message = [](const ConnectionPtr& connection, std::string_view text) {
        if (text == "throw") throw std::runtime_error("on purpose");
        connection->send("fine");
    };
    TestClient unlucky(server.port());
    TestClient other(server.port());
    unlucky.handshake();
    other.handshake();
    testing::internal::CaptureStderr();
    unlucky.text("throw");
    EXPECT_EQ(unlucky.frame().close_code(), CloseCode::failed);
    EXPECT_NE(testing::internal::GetCapturedStderr().find("handler_failed"), std::string::npos);
    other.text("go on");
    EXPECT_EQ(other.frame().payload, "fine");
}

TEST(WebSocket, AThousandConnections) {
    constexpr int number = 1'000;
    TestServer server(
        config_with({.connections_per_address = number, .new_connections_burst = number, .requests_burst = number}));
    std::vector<ConnectionPtr> open;
    server.on_open = [&](const ConnectionPtr& connection) { open.push_back(connection); };
    std::vector<TestClient> clients;
    for (int i = 0; i < number; ++i) ASSERT_EQ(clients.emplace_back(server.port()).handshake(), 101);
    while (server.counts().websockets < number) std::this_thread::yield();  // the last may just be opening
    server.ask([&] {
        const auto text = std::make_shared<const std::string>("to all");
        for (const ConnectionPtr& connection : open) connection->send(text);
    });
    for (TestClient& client : clients) ASSERT_EQ(client.frame().payload, "to all");
    clients.clear();
    EXPECT_EQ(server.ended(number).size(), static_cast<std::size_t>(number));
    server.stop();
    open.clear();
}

TEST(Net, StoppingSaysGoodbye) {
    TestServer server(config_with({.stop_time = 200ms}));
    server.on_http = [&](const Request&, const Respond& respond) {
        server.net().after(50ms, [respond] { respond(with_status(202)); });
    };
    TestClient polite(server.port());
    TestClient deaf(server.port());
    TestClient asking(server.port());
    TestClient idle(server.port());
    polite.handshake();
    deaf.handshake();
    asking.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
    while (server.counts().connections < 4) std::this_thread::yield();
    server.ask([] {});
    server.net().stop();
    EXPECT_TRUE(idle.closed());
    const auto close = polite.frame();
    EXPECT_EQ(close.close_code(), CloseCode::going_away);
    polite.frame(TestClient::close_frame, close.payload);
    EXPECT_EQ(asking.answer().status, 202);
    server.stop();  // waits for the deaf one, but not for long
    EXPECT_EQ(server.ended(2), (std::vector{Ended::by_server, Ended::by_server}));
    EXPECT_ANY_THROW(TestClient(server.port()));
}

TEST(Net, TimersRunInOrderAndCanBeCancelled) {
    Net net({}, {});
    std::string order;
    net.after(30ms, [&] { order += 'c'; });
    const TimerId cancelled = net.after(20ms, [&] { order += 'x'; });
    net.after(10ms, [&] {
        order += 'b';
        net.cancel(cancelled);
    });
    net.post([&] { order += 'a'; });
    net.after(50ms, [&] { net.stop(); });
    net.run();
    EXPECT_EQ(order, "abc");
}

TEST(Net, StopsAtASignal) {
    Net net({}, {});
    int received = 0;
    net.on_signal([&](int signal) {
        received = signal;
        net.stop();
    });
    net.post([] { std::raise(SIGTERM); });
    net.run();
    EXPECT_EQ(received, SIGTERM);
}

TEST(Net, BadConfigurationsAreRefusedWithAReason) {
    const auto reason = [](const NetConfig& config) -> std::string {
        try {
            const Net net(config, {});
        } catch (const NetError& error) {
            return error.why().in(Language::en);
        }
        return "";
    };
    TestServer server;
    NetConfig taken;
    taken.port = server.port();
    EXPECT_NE(reason(taken).find("Address already in use"), std::string::npos);
    NetConfig nowhere;
    nowhere.bind = "somewhere";
    EXPECT_NE(reason(nowhere).find("'somewhere' is no address"), std::string::npos);
    EXPECT_NE(reason(config_with({}, {}, "example.org")).find("https://example.org"), std::string::npos);
    EXPECT_NE(reason(config_with({}, {"10.0.0.0/33"})).find("10.0.0.0/33"), std::string::npos);
    EXPECT_EQ(reason({}), "");
}

}  // namespace
}  // namespace mehen
