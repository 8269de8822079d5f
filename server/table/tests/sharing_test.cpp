// What one of many may take of what all share: room for tables, the thread on which they live, messages made once.
#include <gtest/gtest.h>

#include <future>
#include <set>

#include "server/table/tests/duel.h"

namespace mehen::server::test {
namespace {

constexpr Time hour = 3'600;
const std::string small = R"({"game": "fertility", "public": true, "seats": [{"who": "me"}, {"who": "open"}]})";

Person guest_at(const std::string& address, int number) {
    const std::string id = "g" + address + "-" + std::to_string(number);
    return {id, id, address};
}

class SharingTest : public TablesTest {
protected:
    // As many tables as an address can get, each guest as many as one may have.
    int flood(const std::string& address) {
        int made = 0;
        for (int number = 0;; ++number) {
            const Person guest = guest_at(address, number);
            room.add_guest(guest);
            int own = 0;
            while (std::holds_alternative<std::string>(room.create(small, guest, false))) ++own;
            made += own;
            if (own < static_cast<int>(room.config.most_per_guest)) return made;
        }
    }
    std::string lobby_of(const Person& who) {
        std::string all;
        room.tables->lobby(who, Language::en,
                           [&](const std::string& mine, const std::string& open) { all = mine + "|" + open; });
        room.jobs.run_until([&] { return !all.empty(); });
        return all;
    }
};

TEST_F(SharingTest, HoweverManyAddressesFloodThereIsRoomForOneMore) {
    room.config.most_tables = 200;
    room.config.most_per_guest = 10;
    room.open();
    int before = 1'000;
    for (int address = 0; address < 11; ++address) {
        const int made = flood("10.0.0." + std::to_string(address));
        EXPECT_GT(made, 0);
        EXPECT_LE(made, before);  // less and less is left to take a part of
        before = made;
    }
    EXPECT_LT(room.tables->live(), 200U);
    EXPECT_GT(flood("10.0.1.1"), 0);
}

TEST_F(SharingTest, TablesThatNobodyWaitsAtAreGivenUp) {
    const std::string empty = std::get<std::string>(
        room.create(R"({"game": "fertility", "seats": [{"who": "open"}, {"who": "open"}]})", ines, false));
    const std::string left = std::get<std::string>(room.create(small, ines, false));
    const std::string waiting = std::get<std::string>(room.create(small, marek, false));
    EXPECT_EQ(code_of(room.send(waiting, marek, order::Enter{})), "");
    room.pass(11 * 60);
    EXPECT_EQ(code_of(room.send(empty, ines, order::LookTable{})), "unknown");
    EXPECT_EQ(code_of(room.send(left, ola, order::LookTable{})), "");
    room.pass(24 * hour);
    EXPECT_EQ(code_of(room.send(left, ines, order::LookTable{})), "unknown");
    EXPECT_EQ(code_of(room.send(waiting, ola, order::LookTable{})), "");
}

TEST_F(SharingTest, WhereItIsCrowdedTheyAreGivenUpSooner) {
    room.config.most_tables = 20;
    room.config.part_per_address = 1;
    room.open();
    const Person host = guest_at("10.0.0.1", 1);
    room.add_guest(host);
    for (int i = 0; i < 9; ++i) ASSERT_TRUE(std::holds_alternative<std::string>(room.create(small, host, false)));
    const std::string played =
        std::get<std::string>(room.create(R"({"game": "fertility", "seats": [{"who": "me"}, {"who": "me"}]})", ines));
    for (int i = 0; i < 2; ++i) ASSERT_TRUE(std::holds_alternative<std::string>(room.create(small, marek, false)));
    EXPECT_EQ(room.tables->live(), 12U);
    room.pass(hour + 60);
    EXPECT_EQ(room.tables->live(), 0U);
    // A match is never given up: it only sleeps.
    EXPECT_EQ(code_of(room.send(played, ines, order::LookPosition{-1})), "");
    EXPECT_EQ(live(played).stage(), Stage::playing);
}

TEST_F(SharingTest, AMatchWithAClockWhereNobodyEverPlayedIsGivenUp) {
    const auto begun = [&](const Person& who) {
        return std::get<std::string>(room.create(
            R"({"game": "kemet-revised", "clock": {"kind": "days", "days": 2, "bot": "random"},
                "seats": [{"who": "me"}, {"who": "me"}]})",
            who));
    };
    const std::string abandoned = begun(ines);
    const std::string played = begun(marek);
    const std::string watched = begun(ola);
    const std::string action(live(played).rules().action_text(live(played).chronicle().match().legal(0)[0]));
    EXPECT_EQ(code_of(room.send(played, marek, order::Act{seat_id(played, 0), 0, action})), "");
    EXPECT_EQ(code_of(room.send(watched, ola, order::Enter{})), "");
    room.pass(47 * hour);
    EXPECT_EQ(code_of(room.send(abandoned, marek, order::LookTable{})), "");  // they still have time
    room.pass(2 * hour);
    EXPECT_EQ(code_of(room.send(abandoned, marek, order::LookTable{})), "unknown");
    EXPECT_EQ(code_of(room.send(played, marek, order::LookTable{})), "");
    EXPECT_EQ(code_of(room.send(watched, ola, order::LookTable{})), "");
    room.open();
    EXPECT_EQ(code_of(room.send(abandoned, ines, order::LookTable{})), "unknown");
}

TEST_F(SharingTest, AJumpOfTheWallClockCostsNobodyATable) {
    const std::string table = std::get<std::string>(room.create(small, ines, false));
    room.jumped += 30 * 24 * hour;
    room.pass(60);
    EXPECT_EQ(code_of(room.send(table, marek, order::LookTable{})), "");
}

TEST_F(SharingTest, WhatWaitsBehindAWriteIsPaidForAndMayBeRefused) {
    std::map<std::string, int> paid;
    bool enough = true;
    room.config.worked = [&](const std::string& address, double) { ++paid[address]; };
    room.config.may_ask = [&](const std::string&) { return enough; };
    room.open();
    const std::string table = running_duel();
    Person spy = ola;
    spy.address = "10.0.0.9";
    for (const bool left : {true, false}) {
        enough = left;
        paid.clear();
        Seat seat = 0;
        const order::Act answer = any_answer(table, seat);
        std::vector<std::string> codes;
        room.tables->send({table, holder(seat), Language::en, answer}, [](const ReplyOr&) {});  // is being written
        for (int i = 0; i < 3; ++i)
            room.tables->send({table, spy, Language::en, order::LookHistory{}},
                              [&](const ReplyOr& reply) { codes.push_back(code_of(reply)); });
        ASSERT_TRUE(room.jobs.run_until([&] { return codes.size() == 3; }));
        for (const std::string& code : codes) EXPECT_EQ(code, left ? "" : "busy");
        EXPECT_EQ(paid["10.0.0.9"], left ? 3 : 0);
    }
}

// Everybody who asked while a finished table was being fetched; the fetching itself is for the first who can pay.
TEST_F(SharingTest, WhatWaitsForAFetchedTableIsPaidForByEachOfThemAndMayBeRefused) {
    std::map<std::string, int> paid;
    std::set<std::string> spent;
    room.config.worked = [&](const std::string& address, double) { ++paid[address]; };
    room.config.may_ask = [&](const std::string& address) { return !spent.contains(address); };
    room.open();
    const std::string table = finished_table();
    for (const bool anybody : {true, false}) {
        room.open();  // it is no longer in memory
        ASSERT_EQ(room.tables->live(), 0U);
        paid.clear();
        std::map<std::string, std::vector<std::string>> codes;
        for (int i = 0; i < 9; ++i) {
            const std::string address = "10.0.0." + std::to_string(i % 3);
            const auto answered = [&, address](const auto& reply) {
                const auto* error = std::get_if<Error>(&reply);
                codes[address].emplace_back(error == nullptr ? "" : error->code);
            };
            const Person spy{ola.id, ola.name, address};
            if (i < 6)
                room.tables->send({table, spy, Language::en, order::LookHistory{}}, answered);
            else
                room.tables->with_table(table, spy, answered);
        }
        spent = {"10.0.0.0"};  // by what was asked for elsewhere meanwhile
        if (!anybody) spent.insert({"10.0.0.1", "10.0.0.2"});
        ASSERT_TRUE(room.jobs.run_until([&] { return codes["10.0.0.2"].size() == 3; }));
        const std::string other = anybody ? "" : "busy";
        EXPECT_EQ(codes["10.0.0.0"], (std::vector<std::string>{"busy", "busy", "busy"}));
        EXPECT_EQ(codes["10.0.0.1"], (std::vector<std::string>{other, other, other}));
        EXPECT_EQ(paid["10.0.0.0"], 0);
        EXPECT_EQ(paid["10.0.0.1"], anybody ? 4 : 0);
        EXPECT_EQ(paid["10.0.0.2"], anybody ? 3 : 0);
        EXPECT_EQ(room.tables->live(), anybody ? 1U : 0U);
        spent.clear();
    }
}

TEST_F(SharingTest, WhatCameBeforeAllTablesWereBackIsPaidForAndMayBeRefused) {
    std::map<std::string, int> paid;
    room.config.worked = [&](const std::string& address, double) { ++paid[address]; };
    room.config.may_ask = [](const std::string& address) { return address != "10.0.0.0"; };
    room.open();
    const std::string table = running_duel();
    room.begin_restart();
    paid.clear();
    std::map<std::string, std::vector<std::string>> codes;
    for (const std::string address : {"10.0.0.0", "10.0.0.1"}) {
        const Person spy{ola.id, ola.name, address};
        const auto answered = [&, address](const auto& reply) {
            const auto* error = std::get_if<Error>(&reply);
            codes[address].emplace_back(error == nullptr ? "" : error->code);
        };
        for (const What& what : {What(order::LookHistory{}), What(order::Enter{}), What(order::LookTable{})})
            room.tables->send({table, spy, Language::en, what}, answered);
        room.tables->with_table(table, spy, answered);
    }
    ASSERT_TRUE(room.jobs.run_until([&] { return codes["10.0.0.1"].size() == 4; }));
    EXPECT_EQ(codes["10.0.0.0"], (std::vector<std::string>{"busy", "busy", "", "busy"}));
    EXPECT_EQ(codes["10.0.0.1"], (std::vector<std::string>{"", "", "", ""}));
    EXPECT_EQ(paid["10.0.0.0"], 1);
    EXPECT_EQ(paid["10.0.0.1"], 5);  // and for telling who is there that somebody has come
}

TEST_F(SharingTest, WhoWantsATableBehindAWriteMayBeRefusedToo) {
    bool enough = true;
    room.config.may_ask = [&](const std::string&) { return enough; };
    room.open();
    const std::string table = running_duel();
    for (const bool left : {true, false}) {
        Seat seat = 0;
        const order::Act answer = any_answer(table, seat);
        enough = left;
        room.tables->send({table, holder(seat), Language::en, answer}, [](const ReplyOr&) {});  // is being written
        std::optional<std::string> code;
        room.tables->with_table(table, ola, [&](const auto& which) {
            const auto* error = std::get_if<Error>(&which);
            code = error == nullptr ? "" : error->code;
        });
        EXPECT_FALSE(code);
        ASSERT_TRUE(room.jobs.run_until([&] { return code.has_value(); }));
        EXPECT_EQ(code, left ? "" : "busy");
    }
}

// Two who sit at many tables, or talk all day: each says so much, and so much of it is kept.
TEST_F(SharingTest, TalkIsCountedByGuestNotByTable) {
    const std::string one = running_duel();
    const std::string other = running_duel();
    for (int i = 0; i < 5; ++i) EXPECT_EQ(code_of(room.send(i % 2 == 0 ? one : other, ines, order::Chat{"hello"})), "");
    EXPECT_EQ(code_of(room.send(one, ines, order::Chat{"hello"})), "busy");
    EXPECT_EQ(code_of(room.send(other, ines, order::Chat{"hello"})), "busy");
    EXPECT_EQ(code_of(room.send(other, marek, order::Chat{"hello"})), "");
}

TEST_F(SharingTest, TheLobbyIsAsItWouldBeIfItWereMadeAnew) {
    std::vector<std::string> tables;
    for (const Person& each : {ines, marek, ola})
        for (int i = 0; i < 3; ++i) {
            room.now += 1;
            tables.push_back(std::get<std::string>(room.create(small, each, false)));
        }
    const auto all_say = [&] { return lobby_of(ines) + lobby_of(marek) + lobby_of(ola) + lobby_of({}); };
    const auto made_anew = [&] {
        room.open();  // nothing that was made before is kept
        return all_say();
    };
    EXPECT_EQ(all_say(), made_anew());
    const std::string before = all_say();
    EXPECT_EQ(code_of(room.send(tables[3], ines, order::Sit{seat_id(tables[3], 1)})), "");
    EXPECT_NE(all_say(), before);
    EXPECT_EQ(all_say(), made_anew());
    EXPECT_EQ(code_of(room.send(tables[3], ines, order::Leave{seat_id(tables[3], 1)})), "");
    EXPECT_EQ(all_say(), made_anew());
    EXPECT_EQ(code_of(room.send(tables[4], ola, order::Sit{seat_id(tables[4], 1)})), "");
    EXPECT_EQ(code_of(room.send(tables[4], marek, order::Start{})), "");
    EXPECT_EQ(all_say(), made_anew());
    EXPECT_EQ(code_of(room.send(tables[0], ines, order::Leave{seat_id(tables[0], 0)})), "");
    EXPECT_EQ(all_say(), made_anew());
}

// Bots of two tables wait for a worker; to one of them somebody comes back.
TEST_F(SharingTest, BotsThinkFirstWhereSomebodyHasComeBack) {
    std::vector<std::string> thought;
    room.config.bot_thought = [&](std::string_view level, double) { thought.emplace_back(level); };
    room.open();
    std::promise<void> go;
    room.workers.ask([held = go.get_future().share()] { held.wait(); }, [] {}, Workers::Haste::someone_waits, {});
    const auto bots = [&](const Person& who, const std::string& level) {
        const std::string bot = R"({"who": "bot", "bot": ")" + level + "\"}";
        return std::get<std::string>(room.create(R"({"game": "fertility", "seats": [)" + bot + "," + bot + "]}", who));
    };
    bots(ines, "easy");
    const std::string mine = bots(marek, "random");
    EXPECT_EQ(code_of(room.send(mine, marek, order::Enter{})), "");
    go.set_value();
    ASSERT_TRUE(room.jobs.run_until([&] { return thought.size() == 3; }));
    EXPECT_EQ(thought[0], "random");
    EXPECT_EQ(thought[1], "easy");  // what is asked after that one is new
}

// --- made once, told to many

// Listeners of a table who ask for everything that a notice is about, as sessions do.
class ToldTest : public SharingTest {
protected:
    ToldTest() {
        room.config.made = [this](std::string_view about) { ++made[std::string(about)]; };
        room.open();
    }
    void listen(const std::string& table, std::uint64_t number, const Person& who) {
        EXPECT_EQ(code_of(room.send(table, who, order::Enter{})), "");
        EXPECT_EQ(code_of(room.send(table, who, order::LookChat{0})), "");
        room.bus.listen(table, number, [this, who](const std::string& which, Notice notice) {
            const auto heard = [this](const ReplyOr& reply) { bodies.push_back(std::get<Reply>(reply).body); };
            if (notice == Notice::table) room.tables->send({which, who, Language::en, order::LookTable{}}, heard);
            if (notice == Notice::position) room.tables->send({which, who, Language::en, order::LookPosition{}}, heard);
            if (notice == Notice::chat) room.tables->send({which, who, Language::en, order::LookChat{talk}}, heard);
        });
    }
    // Thirty connections, ten each of Marek, Ola and somebody without a name; one more of Ines.
    std::string crowded_duel() {
        const std::string table = running_duel();
        listen(table, 100, ines);
        for (std::uint64_t i = 0; i < 30; ++i) listen(table, i, i % 3 == 0 ? marek : i % 3 == 1 ? ola : Person{});
        made.clear();
        bodies.clear();
        return table;
    }
    std::size_t different() { return std::set<std::string>(bodies.begin(), bodies.end()).size(); }

    std::map<std::string, int> made;
    std::vector<std::string> bodies;
    std::int64_t talk = 0;
};

TEST_F(ToldTest, WhoWantsToEndIsToldToAllOfAKindAtOnce) {
    const std::string table = crowded_duel();
    EXPECT_EQ(code_of(room.send(table, ines, order::AgreeToEnd{seat_id(table, 0), true})), "");
    EXPECT_EQ(bodies.size(), 62U);  // the table and the position
    EXPECT_EQ(made["table"], 3);    // for each seat, and for all the others
    EXPECT_EQ(made["position"], 3);
    EXPECT_EQ(different(), 6U);
}

TEST_F(ToldTest, HowSomebodyPassesIsNotToldAtTheTable) {
    const std::string table = crowded_duel();
    EXPECT_EQ(code_of(room.send(table, ines, order::SetAutoPass{seat_id(table, 0), AutoPass::until_my_turn})), "");
    EXPECT_EQ(bodies.size(), 31U);
    EXPECT_EQ(made["table"], 0);
    EXPECT_EQ(made["position"], 3);
}

TEST_F(ToldTest, WhatIsToldIsWhatWouldBeMadeAnew) {
    const std::string table = crowded_duel();
    const auto all_right = [&](const std::string& when) {
        for (const Person& who : {ines, marek, ola, Person{}}) {
            const Looker looker = looker_at(live(table), who.id);
            const Presence presence{0b11, 20};
            EXPECT_EQ(std::get<Reply>(room.send(table, who, order::LookTable{})).body,
                      table_body(live(table), looker, presence, "", Language::en))
                << when;
            EXPECT_EQ(std::get<Reply>(room.send(table, who, order::LookPosition{-1})).body,
                      position_body(live(table), looker, entries_for(live(table), looker), 0, Language::en))
                << when;
        }
    };
    all_right("at first");
    EXPECT_EQ(code_of(room.send(table, ines, order::AgreeToEnd{seat_id(table, 0), true})), "");
    all_right("one wants to end");
    room.tables->rename(marek.id, "Marek the Second");
    all_right("another name");
    for (int i = 0; i < 30; ++i) {
        play(table, 1);
        all_right("an answer");
    }
    EXPECT_EQ(code_of(room.send(table, marek, order::Resign{seat_id(table, 1), "easy"})), "");
    room.jobs.run_all();
    const Looker looker = looker_at(live(table), marek.id);
    EXPECT_EQ(std::get<Reply>(room.send(table, marek, order::LookTable{})).body,
              table_body(live(table), looker, {0b01, 30}, "", Language::en));
}

TEST_F(ToldTest, ManyWhoLeaveAtOnceAreToldAtOnce) {
    const std::string table = crowded_duel();
    room.hold_timers = true;
    for (std::uint64_t i = 0; i < 30; ++i)
        if (i % 3 != 0) {
            room.bus.stop_listening(table, i);
            EXPECT_EQ(code_of(room.send(table, i % 3 == 1 ? ola : Person{}, order::Exit{})), "");
        }
    EXPECT_TRUE(bodies.empty());
    ASSERT_EQ(room.later.size(), 1U);
    EXPECT_LE(room.later[0].first, 500);
    room.later[0].second();
    EXPECT_EQ(bodies.size(), 11U);
    EXPECT_EQ(made["table"], 2);
    for (const std::string& body : bodies)
        EXPECT_EQ(JsonValue::parse("{" + body)->object("spectators")->number("now"), 0);
}

TEST_F(ToldTest, ALineOfTalkIsNotReadFromTheStoreForEverybody) {
    const std::string table = crowded_duel();
    const auto said = [&](const Person& who) { return code_of(room.send(table, who, order::Chat{"hello"})); };
    for (; talk < 15; ++talk) {
        bodies.clear();
        made.clear();
        if (talk % 2 == 0) room.now += 3;
        EXPECT_EQ(said(talk % 2 == 0 ? ines : marek), "");
        EXPECT_EQ(made["stored chat"], 0);
        EXPECT_EQ(made["chat"], 2);  // for whoever said it, and for all the others
        ASSERT_EQ(bodies.size(), 31U);
        for (const std::string& body : bodies) EXPECT_EQ(JsonValue::parse("{" + body)->objects("lines")->size(), 1U);
    }
    bodies.clear();
    listen(table, 200, ola);  // who comes now is told all of it
    EXPECT_EQ(made["stored chat"], 1);
    const auto lines = [&](std::int64_t after) {
        const ReplyOr reply = room.send(table, ola, order::LookChat{after});
        return JsonValue::parse("{" + std::get<Reply>(reply).body)->objects("lines")->size();
    };
    for (std::int64_t after = 0; after <= 15; ++after) EXPECT_EQ(lines(after), static_cast<std::size_t>(15 - after));
}

TEST_F(ToldTest, WhoCausesItPaysForIt) {
    std::map<std::string, int> paid;
    room.config.worked = [&](const std::string& address, double) { ++paid[address]; };
    room.open();
    const std::string table = crowded_duel();
    const Person here{ines.id, ines.name, "10.0.0.1"};
    EXPECT_EQ(code_of(room.send(table, here, order::Enter{})), "");
    EXPECT_EQ(paid["10.0.0.1"], 1);
    EXPECT_EQ(code_of(room.send(table, here, order::AgreeToEnd{seat_id(table, 0), true})), "");
    EXPECT_EQ(paid["10.0.0.1"], 3);
    EXPECT_EQ(code_of(room.send(table, here, order::Chat{"hello"})), "");
    EXPECT_EQ(paid["10.0.0.1"], 4);
    Seat seat = 0;
    const order::Act answer = any_answer(table, seat);  // nobody pays for playing
    EXPECT_EQ(code_of(room.send(table, Person{holder(seat).id, "", "10.0.0.2"}, answer)), "");
    EXPECT_EQ(paid["10.0.0.2"], 0);
}

TEST_F(ToldTest, ANewNameIsNewsToThoseWhoSeeItOnly) {
    const std::string shared = running_duel();
    const std::string own = std::get<std::string>(room.create(small, ola, false));
    const auto all_say = [&] { return lobby_of(ines) + lobby_of(marek) + lobby_of(ola) + lobby_of({}); };
    const std::string before = all_say();
    made.clear();
    EXPECT_EQ(all_say(), before);
    EXPECT_EQ(made["own tables"] + made["open tables"], 0);
    const auto rename = [&](const Person& who, const std::string& name) {
        bool done = false;
        room.store.rename_guest(who.id, name, [&](const Answer<Nothing>&) { done = true; });
        room.jobs.run_until([&] { return done; });
        room.tables->rename(who.id, name);
    };
    rename(marek, "Marek the Second");
    const std::string after = all_say();
    EXPECT_NE(after, before);
    EXPECT_EQ(made["own tables"], 2);  // of Ines and Marek, not of Ola
    room.open();
    EXPECT_EQ(all_say(), after);
    // A finished table that is in the store alone shows it as well.
    for (const Person& each : {ines, marek})
        EXPECT_EQ(
            code_of(room.send(shared, each, order::AgreeToEnd{seat_id(shared, each.id == ines.id ? 0 : 1), true})), "");
    room.open();
    EXPECT_NE(lobby_of(ines).find("Marek the Second"), std::string::npos);
    rename(marek, "Marek the Third");
    EXPECT_NE(lobby_of(ines).find("Marek the Third"), std::string::npos);
}

TEST_F(SharingTest, SpectatorsAreToldTheSameWhetherItIsMadeOnceOrForEach) {
    const std::string table = std::get<std::string>(room.create(
        R"({"game": "kemet-revised", "spectators": {"delay": 3}, "clock": {"kind": "move", "seconds": 60},
            "seats": [{"who": "me"}, {"who": "me"}]})",
        ines));
    for (int i = 0; i < 30; ++i) {
        const Seat seat = lowest_seat(live(table).ask().seats);
        const Action action = live(table).chronicle().match().legal(seat)[0];
        const std::int64_t position = room.position(table, ines).number("position").value();
        ASSERT_EQ(
            code_of(room.send(table, ines,
                              order::Act{seat_id(table, seat), position, live(table).rules().action_text(action)})),
            "");
        room.pass(1);
        for (const std::int64_t seen : {std::int64_t{-1}, std::int64_t{0}, position})
            for (const Person& who : {ola, marek, Person{}}) {
                const Looker looker = looker_at(live(table), who.id);
                const std::size_t since = seen < 0 ? entries_for(live(table), looker)
                                                   : live(table).chronicle().entries_seen(looker.counted(), seen);
                EXPECT_EQ(std::get<Reply>(room.send(table, who, order::LookPosition{seen})).body,
                          position_body(live(table), looker, since, 0, Language::en));
            }
    }
}

}  // namespace
}  // namespace mehen::server::test
