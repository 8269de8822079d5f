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
        const order::Act answer = any_move(table, seat);
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
        const order::Act answer = any_move(table, seat);
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

TEST_F(SharingTest, WhatAnAddressSaysIsBoundedHoweverManyGuestsItHas) {
    const auto say_all = [&] {
        int said = 0;
        for (int number = 0; number < 25; ++number) {
            const Person guest = guest_at("10.0.0.1", number);
            room.add_guest(guest);
            const std::string table = std::get<std::string>(room.create(small, guest, false));
            for (int i = 0; i < 5; ++i) said += code_of(room.send(table, guest, order::Chat{"hello"})).empty() ? 1 : 0;
        }
        return said;
    };
    EXPECT_EQ(say_all(), 100);
    room.now += 60;
    EXPECT_EQ(say_all(), 60);
    const Person stranger = guest_at("10.0.0.2", 1);
    room.add_guest(stranger);
    const std::string table = std::get<std::string>(room.create(small, stranger, false));
    EXPECT_EQ(code_of(room.send(table, stranger, order::Chat{"hello"})), "");
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

}  // namespace
}  // namespace mehen::server::test
