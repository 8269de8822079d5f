// The whole server over the network: who one is, what is counted, what a restart leaves, and what is not in the logs.
#include <gtest/gtest.h>

#include <chrono>
#include <sstream>

#include "server/net/log.h"
#include "server/store/problems.h"
#include "server/tests/host.h"
#include "tests/support/tables.h"

namespace mehen::server::test {
namespace {

const std::string against_bot = R"({"who": "me"}, {"who": "bot", "bot": "easy"})";

TEST(Server, MetricsShowWhatGoesOn) {
    const Host host;
    Visitor ines(host, "Ines");
    ines.create("fertility", against_bot);
    int answers = 0;
    for (; answers < 5; ++answers) ASSERT_EQ(ines.ask(first_answer(my_turn(ines))).text("type"), "acted");
    EXPECT_EQ(ines.refused(R"("type": "dance")"), "unknown");
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    std::string text;
    do {  // gauges are set once a second
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        text = host.get("/metrics").body;
    } while (text.find("mehen_tables{stage=\"playing\"} 1\n") == std::string::npos &&
             std::chrono::steady_clock::now() < deadline);
    for (const std::string line : {
             "mehen_tables{stage=\"playing\"} 1\n",
             "mehen_tables{stage=\"waiting\"} 0\n",
             "mehen_tables{stage=\"over\"} 0\n",
             "mehen_tables{stage=\"suspended\"} 0\n",
             "mehen_connections{kind=\"websocket\"} 1\n",
             "mehen_actions_total{by=\"player\"} 5\n",
             "mehen_action_seconds_count 5\n",
             "mehen_errors_total{code=\"unknown\"} 1\n",
         })
        EXPECT_NE(text.find(line), std::string::npos) << line << text;
    for (const std::string figure :
         {"mehen_actions_total{by=\"bot\"} ", "mehen_actions_total{by=\"chance\"} ",
          "mehen_bot_seconds_count{level=\"easy\"} ", "mehen_store_seconds_count ",
          "mehen_messages_total{direction=\"in\"} ", "mehen_messages_total{direction=\"out\"} ",
          "mehen_http_requests_total{status=\"200\"} "}) {
        const std::size_t at = text.find(figure);
        ASSERT_NE(at, std::string::npos) << figure << text;
        EXPECT_GT(std::stod(text.substr(at + figure.size())), 0) << figure;
    }
    EXPECT_EQ(host.get("/healthz").body, "ok\n");
}

TEST(Server, TheCookieIsForThisServerAlone) {
    NetConfig net;
    net.trusted_proxies = {"127.0.0.9"};
    const Host host(net);
    const auto flags = [&](const std::string& headers, const std::string& from) {
        const auto answer = host.post("/api/guest", R"({"name": "Ines"})", headers, from);
        EXPECT_EQ(answer.status, 200);
        const std::string cookie = answer.headers.at("set-cookie");
        return cookie.substr(cookie.find(';'));
    };
    const std::string plain = "; Path=/; Max-Age=63072000; HttpOnly; SameSite=Lax";
    EXPECT_EQ(flags("", "127.0.0.1"), plain);
    EXPECT_EQ(flags("X-Forwarded-Proto: https\r\n", "127.0.0.1"), plain);  // anybody can say that
    EXPECT_EQ(flags("X-Forwarded-Proto: https\r\n", "127.0.0.9"), plain + "; Secure");
}

TEST(Server, AWrongSecretIsNobody) {
    const Host host;
    const Visitor ines(host, "Ines");
    const auto me = [&](const std::string& cookie) {
        return JsonValue::parse(host.get("/api/me", "Cookie: mehen=" + cookie + "\r\n").body)->raw("guest");
    };
    EXPECT_NE(me(ines.cookie()).find("Ines"), std::string::npos);
    std::string wrong = ines.cookie();
    wrong.back() = wrong.back() == 'A' ? 'B' : 'A';
    EXPECT_EQ(me(wrong), "null");
    EXPECT_EQ(me(ines.cookie().substr(0, 10)), "null");
}

TEST(Server, ALinkMovesAGuestToOneOtherDevice) {
    const Host host;
    const Visitor ines(host, "Ines");
    EXPECT_EQ(host.post("/api/device", "{}").status, 403);  // nobody yet
    const auto made = host.post("/api/device", "{}", ines.cookie_header());
    ASSERT_EQ(made.status, 200);
    const std::string code = JsonValue::parse(made.body)->text("code").value();
    const auto use = [&] { return host.post("/api/device", JsonLine().add("code", code).text()); };
    const auto first = use();
    EXPECT_EQ(first.status, 200);
    EXPECT_NE(cookie_in(first), ines.cookie());
    EXPECT_NE(host.get("/api/me", "Cookie: mehen=" + cookie_in(first) + "\r\n").body.find("Ines"), std::string::npos);
    const auto again = use();
    EXPECT_EQ(again.status, 404);
    EXPECT_EQ(cookie_in(again), "");
}

TEST(Server, NamesAreOneTo24Characters) {
    const Host host;
    const auto status = [&](const std::string& name) {
        return host.post("/api/guest", JsonLine().add("name", name).text()).status;
    };
    EXPECT_EQ(status("Żółw i ćma na łące, ąęłóż"), 400);  // 25
    EXPECT_EQ(status("Żółw i ćma na łące, ąęłó"), 200);   // 24, in more bytes
    for (const std::string bad : {"", "   ", "a\nb", "a\x7f"}) EXPECT_EQ(status(bad), 400) << bad;
    EXPECT_EQ(host.post("/api/guest", "not JSON").status, 400);
}

TEST(Server, NamesThatMisleadAreRefusedWithTheReason) {
    const Host host;
    const auto reason = [&](const std::string& name, const std::string& language) {
        const auto answer =
            host.post("/api/guest", JsonLine().add("name", name).text(), "Accept-Language: " + language + "\r\n");
        EXPECT_EQ(answer.status, 400) << name;
        return JsonValue::parse(answer.body)->text("reason").value_or("");
    };
    EXPECT_NE(reason("\u202e\u200b", "en").find("cannot be seen"), std::string::npos);
    EXPECT_NE(reason("Bot, expert", "pl").find("tylko boty"), std::string::npos);
    EXPECT_NE(reason("B0T", "it").find("solo i bot"), std::string::npos);
}

// The audit's ten posts of 65 KB took more than a second: now they are turned away by their size.
TEST(Server, LargePostsAreNotRead) {
    const Host host;
    std::string fields = "{";
    for (int i = 0; i < 8'000; ++i) fields += "\"" + std::to_string(i) + "\":1,";
    for (int i = 0; i < 10; ++i) {
        const auto answer = host.post("/api/guest", fields + "\"name\": \"Ines\"}");
        EXPECT_EQ(answer.status, 413);
        EXPECT_NE(answer.body.find("at most 16 KiB"), std::string::npos) << answer.body;
    }
    EXPECT_EQ(host.get("/healthz").status, 200);
}

double figure(const Host& host, const std::string& name) {
    const std::string text = host.get("/metrics").body;
    const std::size_t at = text.find("\n" + name + " ");
    return at == std::string::npos ? 0 : std::stod(text.substr(at + name.size() + 2));
}

TEST(Server, RefusalsAndLagAreInTheFigures) {
    NetConfig net;
    net.limits.requests_per_second = 0.001;
    net.limits.requests_burst = 8;
    const Host host(net);
    EXPECT_EQ(host.post("/api/guest", "nonsense").status, 400);
    EXPECT_EQ(host.post("/api/guest", std::string(17 * 1024, ' ')).status, 413);
    TestClient client(host.port(), "127.0.0.2");
    client.send("no HTTP at all\r\n\r\n");
    EXPECT_EQ(client.answer().status, 400);
    while (TestClient(host.port(), "127.0.0.3").get("/api/me").status != 429) {
    }
    EXPECT_EQ(figure(host, "mehen_http_requests_total{status=\"400\"}"), 2);
    EXPECT_EQ(figure(host, "mehen_refusals_total{status=\"400\",why=\"malformed\"}"), 1);
    EXPECT_EQ(figure(host, "mehen_refusals_total{status=\"413\",why=\"body_size\"}"), 1);
    EXPECT_EQ(figure(host, "mehen_refusals_total{status=\"429\",why=\"too_many_requests\"}"), 1);
    std::this_thread::sleep_for(std::chrono::milliseconds(250));
    EXPECT_GE(figure(host, "mehen_io_lag_seconds_count"), 1);
}

// A handshake without a key, as no browser sends it, is refused before a session sees it.
TEST(Server, RefusedHandshakesAreInTheFigures) {
    const Host host;
    const std::string handshake =
        "GET /ws HTTP/1.1\r\nHost: mehen.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n";
    TestClient client(host.port());
    client.send(handshake + "Sec-WebSocket-Version: 13\r\n\r\n");
    EXPECT_EQ(client.answer().status, 400);
    EXPECT_EQ(figure(host, "mehen_refusals_total{status=\"400\",why=\"malformed\"}"), 1);
    EXPECT_EQ(figure(host, "mehen_http_requests_total{status=\"400\"}"), 1);
    TestClient old(host.port());
    old.send(handshake + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 7\r\n\r\n");
    EXPECT_EQ(old.answer().status, 426);
    EXPECT_EQ(figure(host, "mehen_refusals_total{status=\"426\",why=\"malformed\"}"), 1);
}

TEST(Server, SaysThatItIsWellHoweverManyAreThere) {
    NetConfig net;
    net.limits.connections = 4;
    net.limits.connections_per_address = 100;
    net.limits.new_connections_burst = 1'000;
    const Host host(net);
    std::vector<std::unique_ptr<TestClient>> others;
    // More than are taken, and more than are taken only to be told so: none of them says a word.
    for (int i = 0; i < 90; ++i) others.push_back(std::make_unique<TestClient>(host.port(), "127.0.0.2"));
    const auto well = host.get("/healthz");
    EXPECT_EQ(well.status, 200);
    EXPECT_EQ(well.headers.at("connection"), "close");
    EXPECT_EQ(host.get("/api/me").status, 503);
    TestClient upgrade(host.port());
    EXPECT_EQ(upgrade.handshake(), 503);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(host.get("/healthz").status, 200);
    others.clear();  // now there is room for whoever reads the figures
    int turned_away = 2;
    while (host.get("/metrics").status == 503) ++turned_away;
    EXPECT_EQ(figure(host, "mehen_refusals_total{status=\"503\",why=\"crowded\"}"), turned_away);
}

TEST(Server, AnAccessLogCanBeSwitchedOn) {
    std::ostringstream log;
    log_to(log);
    std::string secret;
    std::string code;
    std::string table;
    for (const bool on : {false, true}) {
        const Host host({}, LogLevel::error, [on](ServerConfig& config) { config.access_log = on; });
        Visitor ines(host, "Ines");
        secret = ines.cookie();
        code = JsonValue::parse(host.post("/api/device", "{}", ines.cookie_header()).body)->text("code").value();
        host.post("/api/device", JsonLine().add("code", code).text());
        host.get("/api/games?token=" + secret, ines.cookie_header());
        table = ines.create("fertility", against_bot);
        host.get("/api/tables/" + table + "/record", ines.cookie_header());
        host.get("/nowhere");
        EXPECT_TRUE(on || log.str().empty()) << log.str();
    }
    log_to(std::cerr);
    const std::string text = log.str();
    for (const char* const part :
         {R"("event": "request", "address": "127.0.0.1", "method": "POST", "path": "/api/guest", "status": 200)",
          R"("path": "/api/games", "status": 200)", R"("path": "/api/tables/*/record", "status": 403)",
          R"("path": "/nowhere", "status": 404)", R"("event": "websocket_opened", "address": "127.0.0.1")",
          R"("event": "websocket_closed")"})
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
    for (const std::string& hidden : {secret, secret.substr(secret.size() / 2), code, table})
        EXPECT_EQ(text.find(hidden), std::string::npos) << hidden;
}

TEST(Server, WhatWasAcknowledgedIsThereAfterARestart) {
    Host host;
    Visitor ines(host, "Ines");
    Visitor marek(host, "Marek");
    const std::string table = ines.create("kemet-revised", R"({"who": "me"}, {"who": "open"})");
    const JsonValue opened = marek.ask(R"("type": "open", "table": ")" + table + "\"");
    const std::string free = list_in(opened, "seats")[1].raw("seat");
    EXPECT_EQ(marek.ask("\"type\": \"sit\", \"seat\": " + free + ", \"table\": \"" + table + "\"").text("type"),
              "acted");
    EXPECT_EQ(ines.ask(R"("type": "start", "table": ")" + table + "\"").text("type"), "acted");
    JsonValue position = my_turn(ines);
    const std::int64_t before = position.number("position").value();
    const std::int64_t acted = ines.ask(first_answer(position)).number("position").value();
    EXPECT_GT(acted, before);
    host.stop();
    host.start();
    ines.connect(host);
    const std::string open = R"("type": "open", "table": ")" + table + "\", \"seen\": " + std::to_string(before);
    EXPECT_EQ(ines.ask(open).text("stage"), "playing");
    position = ines.next("position");
    EXPECT_GE(position.number("position").value(), acted);
    EXPECT_FALSE(position.objects("happened")->empty());  // what came after the last position seen
    for (const JsonValue& event : list_in(position, "happened")) EXPECT_GT(event.number("position"), before);
}

TEST(Server, ASecondOneOnTheSameFolderIsRefused) {
    const Host host;
    ServerConfig config;
    config.data = host.folder();
    try {
        const Server second(config);
        FAIL() << "two servers share a folder";
    } catch (const StoreError& problem) {
        for (const Language language : mehen::test::all_languages)
            EXPECT_NE(problem.why().in(language).find(host.folder()), std::string::npos);
    }
}

TEST(Server, LogsHoldNoSecrets) {
    std::ostringstream log;
    log_to(log);
    std::string secret;
    std::string code;
    {
        const Host host({}, LogLevel::debug);
        Visitor ines(host, "Ines");
        secret = ines.cookie();
        code = JsonValue::parse(host.post("/api/device", "{}", ines.cookie_header()).body)->text("code").value();
        host.post("/api/device", JsonLine().add("code", code).text());
        host.get("/api/games?token=" + secret, ines.cookie_header());
        ines.create("fertility", against_bot);
        ines.refused("\"type\": \"" + secret + "\"");
        ines.socket().frame(TestClient::bytes_frame, secret);
        EXPECT_TRUE(ines.socket().closed());
    }
    log_to(std::cerr);
    EXPECT_NE(log.str().find("\"event\": \"ready\""), std::string::npos) << log.str();
    EXPECT_EQ(log.str().find(secret), std::string::npos);
    EXPECT_EQ(log.str().find(secret.substr(secret.size() / 2)), std::string::npos);
    EXPECT_EQ(log.str().find(code), std::string::npos);
}

}  // namespace
}  // namespace mehen::server::test
