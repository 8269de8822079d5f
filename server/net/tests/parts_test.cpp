#include <gtest/gtest.h>

#include <sstream>

#include "server/net/address.h"
#include "server/net/log.h"
#include "server/net/metrics.h"
#include "server/net/request.h"
#include "server/net/response.h"
#include "server/net/throttle.h"

namespace mehen {
namespace {

using namespace std::chrono_literals;

TEST(Address, ReadAndPrinted) {
    for (const char* text : {"127.0.0.1", "203.0.113.255", "::1", "2001:db8::7"})
        EXPECT_EQ(print_address(*parse_address(text)), text);
    EXPECT_EQ(print_address(*parse_address("::ffff:10.1.2.3")), "10.1.2.3");
    for (const char* text : {"", "localhost", "1.2.3", "1.2.3.4:80", "1.2.3.4 "})
        EXPECT_FALSE(parse_address(text)) << text;
}

TEST(Address, AHouseholdCountsAsOne) {
    EXPECT_EQ(account_of(*parse_address("2001:db8:0:1::5")), account_of(*parse_address("2001:db8:0:1:9::9")));
    EXPECT_NE(account_of(*parse_address("2001:db8:0:1::5")), account_of(*parse_address("2001:db8:0:2::5")));
    EXPECT_NE(account_of(*parse_address("10.0.0.1")), account_of(*parse_address("10.0.0.2")));
}

TEST(TrustedProxies, TheLastThatIsNotOursIsTheClient) {
    const TrustedProxies proxies({"127.0.0.1", "10.0.0.0/8", "fd00::/12"});
    const auto client = [&](const char* peer, const char* forwarded) {
        return print_address(proxies.client(*parse_address(peer), forwarded));
    };
    EXPECT_EQ(client("127.0.0.1", "198.51.100.1"), "198.51.100.1");
    EXPECT_EQ(client("127.0.0.1", "6.6.6.6, 198.51.100.1 , 10.9.8.7"), "198.51.100.1");
    EXPECT_EQ(client("fd0f::1", "198.51.100.1"), "198.51.100.1");
    EXPECT_EQ(client("fe00::1", "198.51.100.1"), "fe00::1");
    EXPECT_EQ(client("11.0.0.1", "198.51.100.1"), "11.0.0.1");
    EXPECT_EQ(client("127.0.0.1", ""), "127.0.0.1");
    EXPECT_EQ(client("127.0.0.1", "unknown"), "127.0.0.1");
    EXPECT_EQ(client("127.0.0.1", "198.51.100.1, , 10.0.0.1"), "10.0.0.1");
    EXPECT_FALSE(TrustedProxies({}).trusts(*parse_address("127.0.0.1")));
    for (const char* bad : {"", "proxy", "10.0.0.0/33", "10.0.0.0/", "::1/129", "10.0.0.0/-1"})
        EXPECT_THROW(TrustedProxies({bad}), NetError) << bad;
}

TEST(TokenBucket, GivesABurstAndThenTheRate) {
    TokenBucket bucket;
    SteadyTime now{};
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(bucket.take(2, 5, now));
    EXPECT_FALSE(bucket.take(2, 5, now));
    now += 500ms;
    EXPECT_TRUE(bucket.take(2, 5, now));
    EXPECT_FALSE(bucket.take(2, 5, now));
    now += 1h;
    EXPECT_TRUE(bucket.full(2, now));
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(bucket.take(2, 5, now));
    EXPECT_FALSE(bucket.take(2, 5, now));
}

TEST(TokenBucket, GoesIntoDebt) {
    TokenBucket bucket;
    SteadyTime now{};
    EXPECT_TRUE(bucket.any_left(2, 5, now));
    bucket.spend(7, 2, now);
    EXPECT_FALSE(bucket.any_left(2, 5, now + 1s));
    EXPECT_TRUE(bucket.any_left(2, 5, now + 1001ms));
    EXPECT_FALSE(bucket.take(2, 5, now + 1001ms));
    EXPECT_FALSE(bucket.full(2, now + 3s));
    EXPECT_TRUE(bucket.full(2, now + 3500ms));
}

TEST(Visitors, PlacesAreGivenBackAndTheQuietForgotten) {
    NetLimits limits;
    limits.connections_per_address = 1;
    Visitors visitors(limits);
    const Address address = *parse_address("192.0.2.1");
    const SteadyTime now = std::chrono::steady_clock::now();
    {
        EXPECT_TRUE(visitors.may_connect(address, now));
        Visitors::Place place = visitors.place(address);
        EXPECT_TRUE(place);
        EXPECT_FALSE(visitors.place(address));
        const Visitors::Place moved = std::move(place);
        EXPECT_FALSE(visitors.place(address));
        visitors.forget(now + 1h);
        EXPECT_EQ(visitors.size(), 1U);
    }
    EXPECT_TRUE(visitors.place(address));
    visitors.forget(now);
    EXPECT_EQ(visitors.size(), 1U);  // has just arrived
    visitors.forget(now + 1h);
    EXPECT_EQ(visitors.size(), 0U);
}

TEST(Request, CookiesQueriesAndLanguages) {
    Request request;
    request.cookie = "theme=dark; mehen=secret=; other=1";
    EXPECT_EQ(request.cookie_value("mehen"), "secret=");
    EXPECT_EQ(request.cookie_value("ehen"), "");
    ASSERT_TRUE(read_target(request, "/a%2Fb?x=1&x=2&&y&z=%C5%82#part"));
    EXPECT_EQ(request.path, "/a/b");
    EXPECT_EQ(request.query_value("x"), "1");
    EXPECT_EQ(request.query_value("y"), "");
    EXPECT_EQ(request.query_value("z"), "ł");
    EXPECT_EQ(request.language(), Language::en);
    request.accept_language = "de-DE,de;q=0.9, IT;q=0.8, en;q=0.7";
    EXPECT_EQ(request.language(), Language::it);
}

TEST(Response, ALineBreakInAValueMakesNoHeader) {
    Response response;
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"a\r\nSet-Cookie: x=y\"");
    const std::string head = response_head(response, "OK", true);
    EXPECT_EQ(head.find("\r\nSet-Cookie"), std::string::npos);
    EXPECT_TRUE(head.starts_with("HTTP/1.1 200 OK\r\n"));
    EXPECT_TRUE(head.ends_with("\r\n\r\n"));
}

TEST(Log, LinesAreJsonWhateverIsLogged) {
    std::ostringstream out;
    set_log_level(LogLevel::info);  // whatever a test before this one has set
    log_to(out);
    log(LogLevel::info, "seat \"taken\"", JsonLine().add("who", "a\nb\\").add("n", 3));
    log(LogLevel::debug, "not shown");
    set_log_level(LogLevel::debug);
    log(LogLevel::debug, "shown");
    set_log_level(LogLevel::info);
    log_to(std::cerr);
    std::istringstream lines(out.str());
    std::string first;
    std::string second;
    std::string none;
    std::getline(lines, first);
    std::getline(lines, second);
    EXPECT_FALSE(std::getline(lines, none));
    EXPECT_TRUE(first.ends_with(R"("level": "info", "event": "seat \"taken\"", "who": "a\nb\\", "n": 3})")) << first;
    EXPECT_TRUE(first.starts_with(R"({"time": "20)"));
    EXPECT_TRUE(second.ends_with(R"("level": "debug", "event": "shown"})")) << second;
    EXPECT_EQ(log_level_from_name("warning"), LogLevel::warning);
    EXPECT_FALSE(log_level_from_name("loud"));
}

TEST(Metrics, TextForPrometheus) {
    Metrics metrics;
    metrics.connections(7, 5);
    metrics.tables("playing", 3);
    metrics.message_in();
    metrics.message_out(100);
    metrics.action("bot");
    metrics.error("stale");
    metrics.error("stale");
    metrics.request(429);
    metrics.refusal(429, "too_many_requests");
    metrics.failure("worker");
    metrics.io_late(0.3);
    metrics.action_took(0.04);
    metrics.bot_took("easy", 0.2);
    metrics.store_wrote(12, 0.003);
    const std::string text = metrics.text();
    for (const char* line : {"mehen_connections{kind=\"websocket\"} 5", "mehen_tables{stage=\"playing\"} 3",
                             "mehen_messages_total{direction=\"in\"} 1", "mehen_message_bytes_out_total 100",
                             "mehen_actions_total{by=\"bot\"} 1", "mehen_errors_total{code=\"stale\"} 2",
                             "mehen_action_seconds_bucket{le=\"0.05\"} 1",
                             "mehen_action_seconds_bucket{le=\"0.025\"} 0", "mehen_bot_seconds_count{level=\"easy\"} 1",
                             "mehen_store_entries_sum 12", "mehen_http_requests_total{status=\"429\"} 1",
                             "mehen_refusals_total{status=\"429\",why=\"too_many_requests\"} 1",
                             "mehen_failures_total{where=\"worker\"} 1", "mehen_io_lag_seconds_bucket{le=\"0.25\"} 0",
                             "mehen_io_lag_seconds_bucket{le=\"0.5\"} 1"})
        EXPECT_NE(text.find(std::string(line)), std::string::npos) << line << "\n" << text;
}

}  // namespace
}  // namespace mehen
