// What is made once and told to many: the same as if it were made for each, and made no oftener than needed.
#include <gtest/gtest.h>

#include <set>

#include "server/table/tests/duel.h"

namespace mehen::server::test {
namespace {

const std::string small = R"({"game": "fertility", "public": true, "seats": [{"who": "me"}, {"who": "open"}]})";

const std::string delayed =
    R"({"game": "kemet-revised", "spectators": {"delay": 3}, "clock": {"kind": "move", "seconds": 60},
        "seats": [{"who": "me"}, {"who": "me"}]})";

// Listeners of a table who ask for everything that a notice is about, as sessions do.
class ToldTest : public TablesTest {
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
    // The first legal answer of whoever is asked at a table where Ines plays all seats.
    void answer_as_ines(const std::string& table) {
        const Seat seat = lowest_seat(live(table).ask().seats);
        const std::string action = live(table).rules().action_text(live(table).chronicle().match().legal(seat)[0]);
        const std::int64_t position = position_for(live(table), looker_at(live(table), ines.id));
        ASSERT_EQ(code_of(room.send(table, ines, order::Act{seat_id(table, seat), position, action})), "");
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
            const Presence presence{SeatMask(0b11), 20};
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
              table_body(live(table), looker, {SeatMask(0b01), 30}, "", Language::en));
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

// Lines are numbered over all tables.
TEST_F(ToldTest, WhatIsSaidElsewhereSendsNobodyToTheStore) {
    const std::string table = crowded_duel();
    const std::string other = std::get<std::string>(room.create(small, ola, false));
    for (int i = 0; i < 15; ++i) {
        room.now += 10;
        EXPECT_EQ(code_of(room.send(other, ola, order::Chat{"elsewhere"})), "");
        bodies.clear();
        EXPECT_EQ(code_of(room.send(table, ines, order::Chat{"here"})), "");
        EXPECT_EQ(made["stored chat"], 0);
        ASSERT_EQ(bodies.size(), 31U);
        for (const std::string& body : bodies) {
            const auto lines = JsonValue::parse("{" + body)->objects("lines").value();
            ASSERT_EQ(lines.size(), 1U);
            EXPECT_EQ(lines[0].text("text"), "here");
        }
        talk = JsonValue::parse("{" + bodies[0])->objects("lines")->front().number("n").value();
    }
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
    const order::Act answer = any_move(table, seat);  // nobody pays for playing
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
        room.store.rename_guest(who.id, name, [&](const StoreReply<Nothing>&) { done = true; });
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
        EXPECT_EQ(code_of(room.send(shared, each,
                                    order::AgreeToEnd{seat_id(shared, Seat::of(each.id == ines.id ? 0 : 1)), true})),
                  "");
    room.open();
    EXPECT_NE(lobby_of(ines).find("Marek the Second"), std::string::npos);
    rename(marek, "Marek the Third");
    EXPECT_NE(lobby_of(ines).find("Marek the Third"), std::string::npos);
}

TEST_F(ToldTest, TheLobbyIsAsItWouldBeIfItWereMadeAnew) {
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

TEST_F(ToldTest, SpectatorsAreToldTheSameWhetherItIsMadeOnceOrForEach) {
    const std::string table = std::get<std::string>(room.create(delayed, ines));
    for (int i = 0; i < 30; ++i) {
        const std::int64_t position = room.position(table, ines).number("position").value();
        answer_as_ines(table);
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

// A clock that runs does not make it another message: what is shown late shows none.
TEST_F(ToldTest, APositionShownLateIsMadeOnceForAllSpectators) {
    const std::string table = std::get<std::string>(room.create(delayed, ines));
    for (std::uint64_t i = 0; i < 30; ++i) listen(table, i, i % 3 == 0 ? marek : i % 3 == 1 ? ola : Person{});
    for (Seat seat = 0; seat < 2; ++seat)
        EXPECT_EQ(code_of(room.send(table, ines, order::SetAutoPass{seat_id(table, seat), AutoPass::never})), "");
    for (int i = 0; i < 10; ++i) {
        made.clear();
        bodies.clear();
        answer_as_ines(table);
        EXPECT_EQ(bodies.size(), 30U);
        EXPECT_EQ(different(), 1U);
        EXPECT_EQ(made["position"], 1);
        room.pass(1);
        EXPECT_TRUE(std::get<Reply>(room.send(table, ola, order::LookPosition{})).body == bodies[0]);
        EXPECT_EQ(made["position"], 1);
    }
}

}  // namespace
}  // namespace mehen::server::test
