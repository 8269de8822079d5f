#include <gtest/gtest.h>

#include <iostream>
#include <sstream>
#include <stdexcept>

#include "server/net/log.h"
#include "server/net/tests/client.h"
#include "server/net/tests/server.h"

namespace mehen {
namespace {

using namespace std::chrono_literals;

std::string post(std::string_view path, std::string_view body, std::string_view headers = "") {
    return "POST " + std::string(path) +
           " HTTP/1.1\r\nHost: mehen.test\r\nContent-Length: " + std::to_string(body.size()) + "\r\n" +
           std::string(headers) + "\r\n" + std::string(body);
}

TEST(Http, AnswersWithWhatTheHandlerSays) {
    TestServer server;
    TestClient client(server.port());
    const auto answer = client.get("/api/games%20here?lang=pl&name=a%2Bb+c");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.body, "GET /api/games here\nlang=pl\nname=a+b c\nfrom 127.0.0.1 http://mehen.test\n");
    EXPECT_EQ(answer.headers.at("content-type"), "text/plain");
    EXPECT_EQ(answer.headers.at("cache-control"), "no-store");
    EXPECT_TRUE(answer.headers.contains("date"));
}

TEST(Http, EveryAnswerCarriesTheSecurityHeaders) {
    TestServer server;
    TestClient client(server.port());
    for (const auto& answer : {client.get("/"), client.get("/ws")}) {
        const std::string policy = answer.headers.at("content-security-policy");
        EXPECT_NE(policy.find("default-src 'self'"), std::string::npos);
        EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
        EXPECT_EQ(policy.find("unsafe"), std::string::npos);
        EXPECT_EQ(answer.headers.at("x-content-type-options"), "nosniff");
        EXPECT_EQ(answer.headers.at("referrer-policy"), "same-origin");
    }
}

TEST(Http, OneConnectionCarriesManyRequests) {
    TestServer server;
    TestClient client(server.port());
    for (int i = 0; i < 5; ++i) EXPECT_EQ(client.get("/" + std::to_string(i)).status, 200);
    client.send("GET /a HTTP/1.1\r\nHost: h\r\n\r\nGET /b HTTP/1.1\r\nHost: h\r\n\r\n");  // without waiting
    EXPECT_TRUE(client.answer().body.starts_with("GET /a\n"));
    EXPECT_TRUE(client.answer().body.starts_with("GET /b\n"));
    const auto last = client.get("/", "Connection: close\r\n");
    EXPECT_EQ(last.headers.at("connection"), "close");
    EXPECT_TRUE(client.closed());
}

TEST(Http, HeadIsGetWithoutTheBody) {
    TestServer server;
    TestClient client(server.port());
    client.send("HEAD /x HTTP/1.1\r\nHost: h\r\n\r\n");
    const auto head = client.answer(true);
    EXPECT_EQ(head.status, 200);
    EXPECT_NE(head.headers.at("content-length"), "0");
    EXPECT_TRUE(client.get("/y").body.starts_with("GET /y\n"));  // nothing of a body lay in between
}

TEST(Http, BodiesArriveWholeOrInChunks) {
    TestServer server;
    TestClient client(server.port());
    client.send(post("/api/guest", R"({"name": "Ines"})"));
    EXPECT_TRUE(client.answer().body.ends_with(R"({"name": "Ines"})"));
    client.send("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
    EXPECT_TRUE(client.answer().body.ends_with("\nabcde"));
    client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n");
    EXPECT_EQ(client.answer().status, 100);
    client.send("ok");
    EXPECT_TRUE(client.answer().body.ends_with("\nok"));
}

TEST(Http, AHandlerMayAnswerLater) {
    TestServer server;
    server.on_http = [&](const Request&, const Respond& respond) {
        server.net().after(20ms, [respond] { respond(with_status(201)); });
    };
    TestClient client(server.port());
    EXPECT_EQ(client.get("/").status, 201);
    {
        TestClient impatient(server.port());
        impatient.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
    }
    EXPECT_EQ(client.get("/").status, 201);
}

TEST(Http, AHandlerThatThrowsOrIsSilentIsAnsweredFor) {
    TestServer server(config_with({.answer_time = 50ms}));
    server.on_http = [&](const Request& request, const Respond&) {
        if (request.path == "/throw") throw std::runtime_error("on purpose");
    };
    testing::internal::CaptureStderr();
    TestClient first(server.port());
    EXPECT_EQ(first.get("/throw?code=secret").status, 500);
    const std::string logged = testing::internal::GetCapturedStderr();
    EXPECT_NE(logged.find("on purpose"), std::string::npos);
    EXPECT_EQ(logged.find("secret"), std::string::npos);
    TestClient second(server.port());
    EXPECT_EQ(second.get("/silent").status, 503);
}

TEST(Http, MalformedRequestsAreRefused) {
    TestServer server;
    for (const std::string_view request :
         {"NONSENSE\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\r\nno colon\r\n\r\n",
          "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a/b?c\r\n\r\n", "GET /%zz HTTP/1.1\r\nHost: h\r\n\r\n",
          "GET /a%00b HTTP/1.1\r\nHost: h\r\n\r\n", "GET /?a=%4 HTTP/1.1\r\nHost: h\r\n\r\n",
          "GET http://elsewhere/ HTTP/1.1\r\nHost: h\r\n\r\n",
          "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n",
          "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
          "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
          "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
          "\x16\x03\x01\x02\r\n\r\n"}) {  // somebody speaks TLS
        TestClient client(server.port());
        client.send(request);
        const auto answer = client.answer();
        EXPECT_EQ(answer.status, 400) << request;
        EXPECT_NE(answer.body.find(R"("code": "malformed")"), std::string::npos);
        EXPECT_TRUE(client.closed());
    }
}

TEST(Http, OtherMethodsAreRefused) {
    TestServer server;
    TestClient client(server.port());
    client.send("DELETE /api/me HTTP/1.1\r\nHost: h\r\n\r\n");
    const auto answer = client.answer();
    EXPECT_EQ(answer.status, 405);
    EXPECT_EQ(answer.headers.at("allow"), "GET, HEAD, POST");
}

TEST(Http, RefusalsSpeakTheLanguageOfTheBrowser) {
    TestServer server;
    EXPECT_NE(TestClient(server.port()).get("/ws").body.find("for WebSockets"), std::string::npos);
    EXPECT_NE(TestClient(server.port()).get("/ws", "Accept-Language: fr, pl;q=0.8\r\n").body.find("dla WebSocketów"),
              std::string::npos);
    EXPECT_NE(TestClient(server.port()).get("/ws", "Accept-Language: it-IT\r\n").body.find("per WebSocket"),
              std::string::npos);
}

TEST(Http, OversizedHeadersAreRefused) {
    TestServer server;
    TestClient client(server.port());
    client.send("GET / HTTP/1.1\r\nCookie: " + std::string(100'000, 'x') + "\r\n\r\n");
    EXPECT_EQ(client.answer().status, 431);
    TestClient longest(server.port());
    EXPECT_EQ(longest.get("/", "Cookie: " + std::string(15'000, 'x') + "\r\n").status, 200);
}

TEST(Http, OversizedBodiesAreRefused) {
    TestServer server;
    const std::string body(100'000, 'x');
    TestClient plain(server.port());
    plain.send(post("/", body));
    EXPECT_EQ(plain.answer().status, 413);
    TestClient chunked(server.port());
    chunked.send("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n186A0\r\n" + body + "\r\n0\r\n\r\n");
    EXPECT_EQ(chunked.answer().status, 413);
    TestClient promised(server.port());
    promised.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 18446744073709551614\r\n\r\n");
    EXPECT_EQ(promised.answer().status, 413);
    TestClient allowed(server.port());
    allowed.send(post("/large", body));
    EXPECT_EQ(allowed.answer().status, 200);
}

TEST(Http, WhoeverTakesForeverIsSentAway) {
    TestServer server(config_with({.header_time = 100ms, .body_time = 100ms, .idle_time = 100ms}));
    TestClient silent(server.port());
    EXPECT_TRUE(silent.closed());
    TestClient half_header(server.port());
    half_header.send("GET / HTTP/1.1\r\nHos");
    EXPECT_EQ(half_header.answer().status, 408);
    EXPECT_TRUE(half_header.closed());
    half_header.send("t: h\r\n\r\n");  // too late, and harmless
    TestClient half_body(server.port());
    half_body.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\nhal");
    EXPECT_EQ(half_body.answer().status, 408);
    TestClient idle(server.port());
    EXPECT_EQ(idle.get("/").status, 200);
    EXPECT_TRUE(idle.closed());
}

TEST(Http, PagesOfOtherSitesMayNotPost) {
    TestServer server(config_with({}, {}, "https://mehen.example/table"));
    const auto status = [&](std::string_view headers) {
        TestClient client(server.port());
        client.send(post("/api/guest", "{}", headers));
        return client.answer().status;
    };
    EXPECT_EQ(status("Origin: http://mehen.test\r\n"), 200);
    EXPECT_EQ(status("Origin: https://mehen.example\r\n"), 200);
    EXPECT_EQ(status(""), 200);
    EXPECT_EQ(status("Origin: http://evil.test\r\n"), 403);
    EXPECT_EQ(status("Origin: http://mehen.test:8081\r\n"), 403);
    EXPECT_EQ(status("Origin: null\r\n"), 403);
    EXPECT_EQ(TestClient(server.port()).get("/", "Origin: http://evil.test\r\n").status, 200);
}

TEST(Http, OnlyATrustedProxyMaySpeakForOthers) {
    TestServer server(config_with({}, {"127.0.0.9"}));
    const std::string_view forwarded = "X-Forwarded-For: 198.51.100.1, 203.0.113.7\r\nX-Forwarded-Proto: https\r\n";
    TestClient stranger(server.port());
    EXPECT_NE(stranger.get("/", forwarded).body.find("from 127.0.0.1 http://"), std::string::npos);
    TestClient proxy(server.port(), "127.0.0.9");
    EXPECT_NE(proxy.get("/", forwarded).body.find("from 203.0.113.7 https://"), std::string::npos);
    EXPECT_NE(proxy.get("/").body.find("from 127.0.0.9 http://"), std::string::npos);
    EXPECT_NE(proxy.get("/", "X-Forwarded-For: 2001:db8::1\r\n").body.find("from 2001:db8::1 "), std::string::npos);
}

TEST(Http, RequestsOfOneAddressAreLimited) {
    TestServer server(config_with({.requests_per_second = 0.001, .requests_burst = 3}, {"127.0.0.9"}));
    TestClient client(server.port());
    for (int i = 0; i < 3; ++i) EXPECT_EQ(client.get("/").status, 200);
    const auto refused = client.get("/");
    EXPECT_EQ(refused.status, 429);
    EXPECT_TRUE(refused.headers.contains("retry-after"));
    EXPECT_EQ(TestClient(server.port(), "127.0.0.2").get("/").status, 200);
    TestClient proxy(server.port(), "127.0.0.9");  // speaks for many, each of whom is counted alone
    for (int i = 0; i < 10; ++i)
        EXPECT_EQ(proxy.get("/", "X-Forwarded-For: 203.0.113." + std::to_string(i) + "\r\n").status, 200);
    EXPECT_EQ(server.counts().refused, 1U);
}

TEST(Net, AJobThatThrowsTakesNobodyAlong) {
    std::ostringstream log;
    log_to(log);
    TestServer server;
    TestClient client(server.port());
    EXPECT_EQ(client.get("/").status, 200);
    server.net().post([] { throw std::runtime_error("oh"); });
    server.net().post([] { throw 3; });
    server.net().after(1ms, [] { throw std::runtime_error("later"); });
    std::promise<void> ran;
    server.net().after(2ms, [&] { ran.set_value(); });
    EXPECT_EQ(ran.get_future().wait_for(10s), std::future_status::ready);
    EXPECT_EQ(client.get("/").status, 200);  // over the connection that was open all the while
    EXPECT_EQ(server.failures, 3);
    server.stop();
    log_to(std::cerr);
    for (const char* const what : {"\"oh\"", "\"later\"", "no exception"})
        EXPECT_NE(log.str().find(what), std::string::npos) << log.str();
}

}  // namespace
}  // namespace mehen
