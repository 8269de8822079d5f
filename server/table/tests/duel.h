// A match of two people in a room: what tests of tables begin with.
#pragma once

#include <gtest/gtest.h>

#include "server/table/tests/room.h"

namespace mehen::server::test {

inline const std::string duel = R"({"game": "kemet-revised", "seats": [{"who": "me"}, {"who": "open"}]})";

class TablesTest : public testing::Test {
protected:
    TablesTest() {
        for (const Person& each : {ines, marek, ola}) room.add_guest(each);
    }

    // A running match of Ines against Marek.
    std::string running_duel() {
        const auto made = room.create(duel, ines, false);
        const std::string table = std::get<std::string>(made);
        EXPECT_EQ(code_of(room.send(table, marek, order::Sit{seat_id(table, 1)})), "");
        EXPECT_EQ(code_of(room.send(table, ines, order::Start{})), "");
        for (Seat seat = 0; seat < 2; ++seat)
            EXPECT_EQ(
                code_of(room.send(table, holder(seat), order::SetAutoPass{seat_id(table, seat), AutoPass::never})), "");
        return table;
    }

    // A match of two bots, made by Ines, played to the end.
    std::string finished_table() {
        const std::string table = std::get<std::string>(room.create(
            R"({"game": "fertility", "seats": [{"who": "bot", "bot": "easy"}, {"who": "bot", "bot": "random"}]})",
            ines));
        EXPECT_TRUE(room.jobs.run_until([&] { return live(table).over(); }));
        return table;
    }

    const LiveTable& live(const std::string& table) {
        const LiveTable* found = nullptr;
        room.tables->with_table(table, ines, [&](const std::variant<const LiveTable*, Error>& which) {
            found = std::get<const LiveTable*>(which);
        });
        room.jobs.run_until([&] { return found != nullptr; });
        return *found;
    }

    std::string seat_id(const std::string& table, Seat seat) { return std::string(live(table).rules().seat_id(seat)); }

    const Person& holder(Seat seat) { return seat == 0 ? ines : marek; }

    // The first legal answer of whoever is asked.
    order::Act any_move(const std::string& table, Seat& seat) {
        const LiveTable& now = live(table);
        seat = lowest_seat(now.ask().seats);
        const Action action = now.chronicle().match().legal(seat)[0];
        const std::int64_t position = position_for(now, {holder(seat).id, now.seats_of(holder(seat).id)});
        return {seat_id(table, seat), position, now.rules().action_text(action)};
    }

    void play(const std::string& table, int answers) {
        for (int i = 0; i < answers && !live(table).over(); ++i) {
            Seat seat = 0;
            const order::Act answer = any_move(table, seat);
            ASSERT_EQ(code_of(room.send(table, holder(seat), answer)), "") << answer.action;
        }
    }

    std::string lobby_of(const Person& who) {
        std::string all;
        room.tables->lobby(who, Language::en,
                           [&](const std::string& mine, const std::string& open) { all = mine + "|" + open; });
        room.jobs.run_until([&] { return !all.empty(); });
        return all;
    }

    Room room;
};

}  // namespace mehen::server::test
