// What clients send over a real WebSocket: the wrong is answered with its reason and does no harm.
#include <gtest/gtest.h>

#include "server/tests/host.h"

namespace mehen::server::test {
namespace {

// Ines against Marek, begun; both have the table open.
struct Duel {
    explicit Duel(const Host& host, const std::string& game = "kemet-revised")
        : ines(host, "Ines"), marek(host, "Marek"), table(ines.create(game, R"({"who": "me"}, {"who": "open"})")) {
        const JsonValue opened = marek.ask("\"type\": \"open\", " + at_table());
        for (const JsonValue& seat : list_in(opened, "seats")) ids.push_back(seat.raw("seat"));
        EXPECT_EQ(marek.ask("\"type\": \"sit\", \"seat\": " + ids[1] + ", " + at_table()).text("type"), "acted");
        EXPECT_EQ(ines.ask("\"type\": \"start\", " + at_table()).text("type"), "acted");
    }

    std::string at_table() const { return "\"table\": \"" + table + "\""; }

    Visitor ines;
    Visitor marek;
    std::string table;
    std::vector<std::string> ids;  // of seats, as JSON
};

std::string without_braces(const JsonLine& line) {
    const std::string text = line.text();
    return text.substr(1, text.size() - 2);
}

TEST(Messages, TheFirstIsHello) {
    const Host host;
    TestClient early(host.port());
    ASSERT_EQ(early.handshake(), 101);
    early.text(R"({"type": "lobby", "id": "a"})");
    const auto refused = JsonValue::parse(early.frame().payload);
    EXPECT_EQ(refused->text("code"), "protocol");
    EXPECT_EQ(refused->text("id"), "a");
    early.text(R"({"type": "hello", "protocol": 99, "language": "it"})");
    EXPECT_EQ(JsonValue::parse(early.frame().payload)->text("code"), "protocol");
    EXPECT_EQ(early.frame().opcode, TestClient::close_frame);
}

TEST(Messages, MalformedOnesGetAnErrorAndDoNoHarm) {
    const Host host;
    Duel duel(host);
    Visitor& ines = duel.ines;
    const JsonValue position = my_turn(ines);
    const auto code = [&](const std::string& text) {
        ines.socket().text(text);
        return ines.next("error").text("code").value_or("");
    };
    std::string deep(10'000, '[');
    for (const std::string& text : {std::string("hello"), std::string("[]"), std::string("null"), std::string("{}"),
                                    std::string(R"({"type": 7})"), deep, std::string(R"({"type": "act")")})
        EXPECT_EQ(code(text), "malformed") << text.substr(0, 40);
    for (const std::string& id :
         {std::string("[]"), std::string("{}"), std::string("1.5"), '"' + std::string(65, 'i') + '"'})
        EXPECT_EQ(code("{\"type\": \"ping\", \"id\": " + id + "}"), "malformed") << id;
    const std::string longest = '"' + std::string(64, 'i') + '"';
    ines.socket().text("{\"type\": \"ping\", \"id\": " + longest + "}");
    EXPECT_EQ(ines.next("pong").raw("id"), longest);
    EXPECT_EQ(ines.refused(R"("type": "fly")"), "unknown");
    EXPECT_EQ(ines.refused(R"("type": "open", "table": "nowhere")"), "unknown");
    EXPECT_EQ(ines.refused(R"("type": "open", "table": 3)"), "malformed");
    EXPECT_EQ(ines.refused(R"("type": "create", "game": "chess", "seats": [])"), "unknown");
    EXPECT_EQ(ines.refused(R"("type": "create", "game": "fertility", "seats": 2)"), "malformed");
    EXPECT_EQ(ines.refused("\"type\": \"act\", \"position\": \"x\", " + duel.at_table()), "malformed");
    EXPECT_EQ(
        ines.refused("\"type\": \"act\", \"position\": 1, \"seat\": \"nobody\", \"action\": \"x\", " + duel.at_table()),
        "unknown");
    EXPECT_EQ(ines.refused("\"type\": \"at\", \"position\": 99999, " + duel.at_table()), "unknown");
    EXPECT_EQ(ines.refused("\"type\": \"at\", \"position\": -1, " + duel.at_table()), "unknown");
    EXPECT_EQ(ines.refused("\"type\": \"auto_pass\", \"when\": \"always\", " + duel.at_table()), "malformed");
    EXPECT_EQ(ines.refused(R"("type": "replay", "record": "mehen-record 1\nnonsense")"), "malformed");
    EXPECT_EQ(ines.refused(R"("type": "history", "table": "replay")"), "unknown");
    // The match stands where it stood, and goes on.
    EXPECT_EQ(ines.ask(first_answer(position)).text("type"), "acted");
}

TEST(Messages, OutOfTurnForeignAndRepeatedAnswersChangeNothing) {
    const Host host;
    Duel duel(host);
    Visitor ola(host, "Ola");
    Visitor nobody(host, "");
    const JsonValue position = my_turn(duel.ines);
    const std::string answer = first_answer(position);
    EXPECT_EQ(duel.marek.refused(answer), "forbidden");
    EXPECT_EQ(ola.refused(answer), "forbidden");
    EXPECT_EQ(nobody.refused(answer), "forbidden");
    std::string own = answer;  // in Marek's own name, though Ines is asked
    own.replace(own.find(duel.ids[0]), duel.ids[0].size(), duel.ids[1]);
    EXPECT_EQ(duel.marek.refused(own), "illegal");
    for (const std::string type : {"resign", "agree_to_end", "return", "auto_pass", "undo", "why"})
        EXPECT_EQ(
            ola.refused("\"type\": \"" + type + "\", \"when\": \"never\", \"position\": 0, \"action\": \"pass\", " +
                        "\"seat\": " + duel.ids[0] + ", " + duel.at_table()),
            "forbidden")
            << type;
    EXPECT_EQ(ola.refused("\"type\": \"chat\", \"text\": \"hello\", " + duel.at_table()), "forbidden");
    EXPECT_EQ(ola.refused("\"type\": \"start\", " + duel.at_table()), "forbidden");
    EXPECT_EQ(ola.refused("\"type\": \"analyse\", " + duel.at_table()), "illegal");  // not before the end
    EXPECT_EQ(duel.ines.ask(answer).text("type"), "acted");
    EXPECT_EQ(duel.ines.refused(answer), "stale");  // sent again after a lost connection
    EXPECT_EQ(host.get("/api/tables/" + duel.table + "/record", duel.ines.cookie_header()).status, 403);
}

TEST(Messages, LargeOnesAreForPacksAndRecordsOnly) {
    const Host host;
    Visitor ines(host, "Ines");
    const std::string large(100 * 1024, 'x');
    EXPECT_EQ(ines.refused("\"type\": \"chat\", \"table\": \"t\", \"text\": \"" + large + "\""), "malformed");
    EXPECT_EQ(ines.refused("\"type\": \"replay\", \"record\": \"" + large + "\""), "malformed");  // no record, but read
    EXPECT_EQ(ines.ask(R"("type": "ping")").text("type"), "pong");
    ines.socket().text("{\"type\": \"replay\", \"record\": \"" + large + large + large + "\"}");
    EXPECT_EQ(ines.socket().frame().close_code(), 1009);
}

// What the audit stopped everybody with: 32,000 fields in 255 KB, before any hello.
TEST(Messages, BeforeHelloTheyAreSmall) {
    const Host host;
    TestClient stranger(host.port());
    ASSERT_EQ(stranger.handshake(), 101);
    stranger.text("{\"type\": \"lobby\", \"x\": \"" + std::string(15 * 1024, 'x') + "\"}");
    EXPECT_EQ(JsonValue::parse(stranger.frame().payload)->text("code"), "protocol");
    std::string fields;
    for (int i = 0; i < 32'000; ++i) fields += "\"" + std::to_string(i) + "\":1,";
    stranger.text("{" + fields + "\"type\": \"hello\"}");
    EXPECT_EQ(stranger.frame().close_code(), 1009);
    Visitor ines(host, "Ines");
    fields.resize(fields.size() / 2);
    fields.resize(fields.rfind(','));
    const JsonValue refused = ines.ask("\"type\": \"create\"");
    EXPECT_EQ(refused.text("code"), "malformed");
    ines.socket().text("{\"type\": \"create\", " + fields + "}");
    EXPECT_EQ(ines.next("error").text("reason"),
              "What is sent must be a JSON object: an object has at most 500 fields.");
    EXPECT_EQ(ines.ask(R"("type": "ping")").text("type"), "pong");
}

TEST(Messages, ReadingLargeOnesIsOnTheSendersAccount) {
    // Whatever is read at all uses it up.
    const Host host({}, LogLevel::error, [](ServerConfig& config) { config.reading = Rates(1e-9, 0); });
    Visitor ines(host, "Ines");  // name and hello were read
    ines.socket().text("{\"type\": \"chat\", \"id\": 77, \"text\": \"" + std::string(600, 'x') + "\"}");
    const JsonValue refused = ines.next("error");
    EXPECT_EQ(refused.text("code"), "busy");
    EXPECT_FALSE(refused.has("id"));  // it was not read so far
    EXPECT_EQ(ines.ask(R"("type": "ping")").text("type"), "pong");
    EXPECT_EQ(host.post("/api/guest", "{\"name\": \"" + std::string(600, 'x') + "\"}").status, 429);
    EXPECT_EQ(host.post("/api/guest", "{\"name\": \"Ola\"}").status, 200);
    const std::string other = "127.0.0.2";  // others have their own
    EXPECT_EQ(host.post("/api/guest", "{\"name\": \"" + std::string(600, 'x') + "\"}", "", other).status, 400);
}

TEST(Messages, LongQuestionsAreOnTheAskersAccount) {
    const Host host({}, LogLevel::error, [](ServerConfig& config) { config.work = Rates(1e-9, 0); });
    Visitor ines(host, "Ines");
    EXPECT_EQ(ines.ask(R"("type": "lobby")").text("type"), "lobby");
    EXPECT_EQ(ines.refused(R"("type": "lobby")"), "busy");
    EXPECT_EQ(ines.ask(R"("type": "ping")").text("type"), "pong");
}

TEST(Messages, SayWhatIsWrongWithThem) {
    const Host host;
    Visitor ines(host, "Ines");
    const auto reason = [&](const std::string& text) {
        ines.socket().text(text);
        return ines.next("error").text("reason").value_or("");
    };
    EXPECT_EQ(reason("{\"type\": \"ping\",}"),
              "What is sent must be a JSON object: this is not JSON: syntax error in line 1, byte 17.");
    EXPECT_EQ(reason("[]"), "What is sent must be a JSON object: this is JSON, but not in braces.");
    EXPECT_EQ(reason(R"({"type": "ping", "type": "ping"})"),
              "What is sent must be a JSON object: 'type' is given twice.");
    EXPECT_EQ(reason(R"({"type": 7})"), "A message needs a 'type', a text.");
    EXPECT_LT(reason("{\"type\": \"" + std::string(10'000, 'x') + "\"}").size(), 200U);
}

TEST(Messages, TooManyAreToldToWait) {
    NetConfig net;
    net.limits.messages_per_second = 0.001;
    net.limits.messages_burst = 5;
    const Host host(net);
    Visitor ines(host, "Ines");  // hello was the first
    for (int i = 0; i < 4; ++i) EXPECT_EQ(ines.ask(R"("type": "ping")").text("type"), "pong");
    EXPECT_EQ(ines.refused(R"("type": "ping")"), "busy");
}

TEST(Messages, SpectatorsSeeNoHandsAndMayBeKeptOut) {
    const Host host;
    Duel duel(host);
    Visitor ola(host, "Ola");
    EXPECT_EQ(ola.ask("\"type\": \"open\", " + duel.at_table()).text("stage"), "playing");
    const JsonValue shown = ola.next("position");
    ASSERT_EQ(shown.objects("seats")->size(), 1U);
    EXPECT_EQ(shown.objects("seats")->front().raw("seat"), "null");
    EXPECT_EQ(shown.objects("seats")->front().objects("actions")->size(), 0U);
    EXPECT_EQ(ola.refused("\"type\": \"at\", \"position\": 0, \"seat\": " + duel.ids[0] + ", " + duel.at_table()),
              "unknown");
    const JsonValue closed = duel.ines.ask(R"("type": "create", "game": "fertility", "start": true,
        "spectators": {"allowed": false}, "seats": [{"who": "me"}, {"who": "bot"}])");
    const std::string table = "\"table\": " + closed.raw("table");
    EXPECT_EQ(ola.refused("\"type\": \"open\", " + table), "forbidden");
    EXPECT_EQ(ola.refused("\"type\": \"history\", " + table), "forbidden");
    EXPECT_EQ(ola.refused("\"type\": \"analyse\", " + table), "forbidden");
    EXPECT_EQ(host.get("/api/tables/" + closed.text("table").value() + "/record", ola.cookie_header()).status, 403);
}

TEST(Messages, EveryoneAtTheTableHearsWhoResignsAndWhoWantsToEnd) {
    const Host host;
    Duel duel(host, "fertility");
    const std::string ines_seat = "\"seat\": " + duel.ids[0] + ", " + duel.at_table();
    const auto marek_hears = [&](const auto& holds) {
        while (true) {
            const JsonValue table = duel.marek.next("table");
            if (table.text("type") != "table") return false;
            if (holds(table)) return true;
        }
    };
    EXPECT_EQ(duel.ines.ask("\"type\": \"agree_to_end\", \"agree\": true, " + ines_seat).text("type"), "acted");
    EXPECT_TRUE(
        marek_hears([&](const JsonValue& table) { return table.raw("end_agreed") == "[" + duel.ids[0] + "]"; }));
    EXPECT_EQ(duel.ines.ask("\"type\": \"resign\", \"bot\": \"easy\", " + ines_seat).text("type"), "acted");
    EXPECT_TRUE(
        marek_hears([](const JsonValue& table) { return table.objects("seats")->front().text("who") == "bot"; }));
}

TEST(Messages, AFinishedMatchCanBeTakenHomeAndReplayed) {
    const Host host;
    Duel duel(host, "fertility");
    for (const std::size_t seat : {0U, 1U})
        EXPECT_EQ((seat == 0 ? duel.ines : duel.marek)
                      .ask("\"type\": \"agree_to_end\", \"agree\": true, \"seat\": " + duel.ids[seat] + ", " +
                           duel.at_table())
                      .text("type"),
                  "acted");
    const auto record = host.get("/api/tables/" + duel.table + "/record");
    EXPECT_EQ(record.status, 200);
    EXPECT_EQ(record.headers.at("content-disposition"), "attachment; filename=\"fertility-" + duel.table + ".mehen\"");
    Visitor nobody(host, "");
    const JsonValue replaying =
        nobody.ask("\"type\": \"replay\", " + without_braces(JsonLine().add("record", record.body)));
    EXPECT_EQ(replaying.text("type"), "replaying");
    EXPECT_EQ(nobody.ask(R"("type": "history", "table": "replay")").text("type"), "history");
    EXPECT_EQ(
        nobody.ask("\"type\": \"at\", \"table\": \"replay\", \"position\": 1, \"seat\": " + duel.ids[1]).text("type"),
        "moment");
}

TEST(Messages, TalkIsShownOnce) {
    const Host host;
    Duel duel(host);
    const auto say = [&](const std::string& text) {
        EXPECT_EQ(duel.ines.ask("\"type\": \"chat\", \"text\": \"" + text + "\", " + duel.at_table()).text("type"),
                  "acted");
    };
    for (const std::string text : {"one", "two"}) {
        say(text);
        const auto lines = list_in(duel.marek.next("chat"), "lines");
        ASSERT_EQ(lines.size(), 1U);
        EXPECT_EQ(lines[0].text("text"), text);
    }
    Visitor ola(host, "Ola");
    ola.ask("\"type\": \"open\", " + duel.at_table());
    EXPECT_EQ(list_in(ola.next("chat"), "lines").size(), 2U);
}

// Two people of one name are two people.
TEST(Messages, TalkIsOnesOwnByTheGuestNotByTheName) {
    const Host host;
    Duel duel(host);
    duel.ines.ask("\"type\": \"chat\", \"text\": \"hello\", " + duel.at_table());
    EXPECT_EQ(list_in(duel.ines.next("chat"), "lines")[0].flag("mine"), true);
    EXPECT_EQ(list_in(duel.marek.next("chat"), "lines")[0].flag("mine"), false);
    Visitor other(host, "Ines");
    Visitor nobody(host, "");
    for (Visitor* visitor : {&other, &nobody}) {
        visitor->ask("\"type\": \"open\", " + duel.at_table());
        EXPECT_EQ(list_in(visitor->next("chat"), "lines")[0].flag("mine"), false);
    }
}

TEST(Messages, SoManyTablesAreOpenAtOnce) {
    const Host host;
    Visitor ines(host, "Ines");
    for (int i = 0; i < 8; ++i) EXPECT_NE(ines.create("fertility", R"({"who": "me"}, {"who": "open"})"), "");
    EXPECT_EQ(ines.refused(R"("type": "create", "game": "fertility", "seats": [{"who": "me"}, {"who": "open"}])"),
              "full");
}

TEST(Messages, WhoeverWaitsForABotIsStillAnswered) {
    const Host host;
    Visitor ines(host, "Ines");
    for (int i = 0; i < 4; ++i)
        ines.create("kemet-blood-and-sand", R"({"who": "bot", "bot": "expert"}, {"who": "bot", "bot": "expert"})");
    EXPECT_EQ(ines.ask(R"("type": "ping")").text("type"), "pong");
    EXPECT_EQ(host.get("/healthz").status, 200);
}

TEST(Messages, LinksLeadWhereThePageWasOpenedOrToThePublicAddress) {
    NetConfig net;
    {
        const Host host(net);
        Visitor ines(host, "Ines");
        const JsonValue table =
            ines.ask(R"("type": "create", "game": "fertility", "seats": [{"who": "me"}, {"who": "open"}])");
        EXPECT_EQ(table.text("link"), "http://mehen.test/#/t/" + table.text("table").value());
    }
    net.public_url = "https://club.example/";
    const Host host(net);
    Visitor ines(host, "Ines");
    const JsonValue table =
        ines.ask(R"("type": "create", "game": "fertility", "seats": [{"who": "me"}, {"who": "open"}])");
    EXPECT_EQ(table.text("link"), "https://club.example/#/t/" + table.text("table").value());
}

}  // namespace
}  // namespace mehen::server::test
