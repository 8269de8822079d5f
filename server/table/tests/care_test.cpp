// Tables under people who do odd things, and servers under which the ground shakes.
#include <gtest/gtest.h>

#include <stdexcept>
#include <utility>

#include "server/table/tests/duel.h"

namespace mehen::server::test {
namespace {

const std::string by_clock =
    R"({"game": "kemet-revised", "clock": {"kind": "move", "seconds": 60}, "seats": [{"who": "me"}, {"who": "me"}]})";

TEST_F(TablesTest, OrdersWaitUntilAllTablesAreBack) {
    const std::string table = running_duel();
    play(table, 3);
    room.begin_restart();
    EXPECT_TRUE(room.tables->restoring());
    Seat seat = 0;
    EXPECT_EQ(code_of(room.send(table, ines, order::LookTable{})), "");
    EXPECT_FALSE(room.tables->restoring());
    const order::Act answer = any_move(table, seat);
    EXPECT_EQ(code_of(room.send(table, holder(seat), answer)), "");
    EXPECT_FALSE(live(table).suspended());
    EXPECT_EQ(room.tables->live(), 1U);
}

TEST_F(TablesTest, AFinishedTableIsFetchedOnceForAllWhoAsk) {
    const std::string table = finished_table();
    room.open();
    EXPECT_EQ(room.tables->live(), 0U);
    int answers = 0;
    for (int i = 0; i < 3; ++i)
        room.tables->send({table, ines, Language::en, order::Enter{}}, [&](const ReplyOr&) { ++answers; });
    ASSERT_TRUE(room.jobs.run_until([&] { return answers == 3; }));
    EXPECT_EQ(room.tables->live(), 1U);
    const JsonValue shown = *JsonValue::parse("{" + std::get<Reply>(room.send(table, ines, order::LookTable{})).body);
    EXPECT_EQ(shown.object("spectators")->number("now"), 3);
}

TEST_F(TablesTest, WhatMayNotBeWatchedMayNotBeOverheard) {
    const std::string table = std::get<std::string>(room.create(
        R"({"game": "kemet-revised", "spectators": {"allowed": false}, "seats": [{"who": "me"}, {"who": "bot"}]})",
        ines));
    for (const What& what : {What(order::Enter{}), What(order::LookChat{}), What(order::LookTable{}),
                             What(order::LookPosition{}), What(order::LookHistory{})})
        EXPECT_EQ(code_of(room.send(table, ola, what)), "forbidden");
    EXPECT_EQ(code_of(room.send(table, ines, order::Enter{})), "");
}

TEST_F(TablesTest, NobodyIsHandedWhatIsNotOnDisk) {
    const std::string table = running_duel();
    Seat seat = 0;
    const order::Act answer = any_move(table, seat);
    std::vector<std::string> heard;
    room.tables->send({table, holder(seat), Language::en, answer},
                      [&](const ReplyOr&) { heard.emplace_back("acted"); });
    room.tables->with_table(table, ines, [&](const auto&) { heard.emplace_back("table"); });
    EXPECT_TRUE(heard.empty());
    ASSERT_TRUE(room.jobs.run_until([&] { return heard.size() == 2; }));
    EXPECT_EQ(heard.front(), "acted");
}

TEST_F(TablesTest, WhoStillWaitsWhenTheServerStopsIsLetGo) {
    const std::string table = running_duel();
    Seat seat = 0;
    const order::Act answer = any_move(table, seat);
    const auto asked = std::make_shared<int>();
    const auto then = [asked](const ReplyOr&) { FAIL() << "nobody is there any more"; };
    room.tables->send({table, holder(seat), Language::en, answer}, then);  // is being written
    room.tables->send({table, ola, Language::en, order::Enter{}}, then);   // waits for that
    room.tables.reset();
    room.jobs.run_all();              // it is written, too late for anybody to hear of it
    EXPECT_EQ(asked.use_count(), 2);  // ours and that of `then`
}

TEST_F(TablesTest, ASuspendedTableIsNotWrittenTo) {
    TableRow stored;
    stored.id = "odd";
    stored.game = "kemet-first";
    stored.rules_revision = 2;
    stored.setup = R"({"options": {"length": "endless"}, "seats": [{"who": "open"}, {"who": "open"}]})";
    stored.creator = ines.id;
    bool done = false;
    room.store.create_table(stored, [&](const StoreReply<Nothing>&) { done = true; });
    room.jobs.run_until([&] { return done; });
    room.open();
    EXPECT_EQ(code_of(room.send("odd", marek, order::Sit{seat_id("odd", 0)})), "unknown");  // what it was suspended for
    TableRow after;
    done = false;
    room.store.load_table("odd", [&](const StoreReply<TableRow>& answer) {
        after = answer.value;
        done = true;
    });
    room.jobs.run_until([&] { return done; });
    EXPECT_EQ(after.setup, stored.setup);
    EXPECT_TRUE(after.seats.empty());
}

TEST_F(TablesTest, ALogWithUnknownRowsIsSuspended) {
    for (const LogRow& odd :
         {LogRow{0, "dance", 0, "", 0}, LogRow{0, "bot", 0, "genius", 0}, LogRow{0, "away", 7, "", 0}}) {
        const std::string table = running_duel();
        LogRow row = odd;
        row.position = static_cast<std::int64_t>(live(table).chronicle().size()) + 1;
        bool done = false;
        room.store.append(table, {row}, std::nullopt, [&](const StoreReply<Nothing>&) { done = true; });
        room.jobs.run_until([&] { return done; });
        room.open();
        EXPECT_TRUE(live(table).suspended()) << odd.kind;
    }
}

// --- clocks

TEST_F(TablesTest, TakingBackGivesNoNewTime) {
    const std::string table = std::get<std::string>(room.create(by_clock, ines));
    for (int i = 0; i < 300; ++i) {
        const Seat seat = lowest_seat(live(table).ask().seats);
        const Time before = live(table).deadline(seat);
        room.pass(5);
        const Action action = live(table).chronicle().match().legal(seat)[0];
        const auto position = [&] { return room.position(table, ines).number("position").value(); };
        ASSERT_EQ(
            code_of(room.send(table, ines,
                              order::Act{seat_id(table, seat), position(), live(table).rules().action_text(action)})),
            "");
        if (!live(table).chronicle().match().can_undo(seat)) continue;
        room.pass(5);
        ASSERT_EQ(code_of(room.send(table, ines, order::Undo{seat_id(table, seat), position()})), "");
        EXPECT_EQ(live(table).deadline(seat), before);
        return;
    }
    FAIL() << "nothing could be taken back";
}

TEST_F(TablesTest, TimeWithoutAServerIsNotLost) {
    const std::string table = std::get<std::string>(room.create(by_clock, ines));
    const Seat seat = lowest_seat(live(table).ask().seats);
    room.now += 3'600;
    room.open();
    room.pass(59);
    EXPECT_FALSE(live(table).away(seat));
    EXPECT_EQ(room.position(table, ines).object("clocks")->number(seat_id(table, seat)), 1);
    room.pass(1);
    EXPECT_TRUE(live(table).away(seat));
}

// --- who sees what

TEST_F(TablesTest, HowSomebodyPassesIsTheirOwnAffair) {
    const std::string table = running_duel();
    const std::string before = std::get<Reply>(room.send(table, marek, order::LookPosition{0})).body;
    EXPECT_EQ(code_of(room.send(table, ines, order::SetAutoPass{seat_id(table, 0), AutoPass::until_my_turn})), "");
    EXPECT_EQ(std::get<Reply>(room.send(table, marek, order::LookPosition{0})).body, before);
}

TEST_F(TablesTest, PositionsNeverGoDown) {
    const std::string table = running_duel();
    for (int i = 0; i < 2'000; ++i) {
        Seat seat = 0;
        const order::Act answer = any_move(table, seat);
        ASSERT_EQ(code_of(room.send(table, holder(seat), answer)), "");
        if (!live(table).chronicle().entries().back().quiet) continue;
        const std::int64_t before = room.position(table, holder(seat)).number("position").value();
        EXPECT_EQ(code_of(room.send(table, holder(seat), order::Resign{answer.seat, "random"})), "");
        EXPECT_GT(room.position(table, holder(seat)).number("position").value(), before);
        return;
    }
    FAIL() << "nobody answered in secret";
}

TEST_F(TablesTest, ADelayHoldsForClocksAndLobbyToo) {
    const std::string table = std::get<std::string>(room.create(
        R"({"game": "kemet-revised", "public": true, "spectators": {"delay": 50}, "clock": {"kind": "move", "seconds": 60},
            "seats": [{"who": "me"}, {"who": "me"}]})",
        ines));
    EXPECT_EQ(room.position(table, ines).raw("clocks"), R"({"anubis":60})");  // from the start on
    const Action action = live(table).chronicle().match().legal(0)[0];
    EXPECT_EQ(code_of(room.send(
                  table, ines, order::Act{seat_id(table, 0), 0, std::string(live(table).rules().action_text(action))})),
              "");
    EXPECT_EQ(room.position(table, ola).raw("clocks"), "{}");
    EXPECT_NE(room.position(table, ines).raw("clocks"), "{}");
    std::string open;
    room.tables->lobby(ola, Language::en, [&](const std::string&, const std::string& others) { open = others; });
    room.jobs.run_until([&] { return !open.empty(); });
    EXPECT_NE(open.find(table), std::string::npos);
    EXPECT_NE(open.find(R"("waiting": [])"), std::string::npos) << open;
    EXPECT_NE(open.find(R"("chapter": "")"), std::string::npos) << open;
}

// --- making and ending

TEST_F(TablesTest, ATableThatTheLastOneLeavesIsGivenUp) {
    const std::string table = std::get<std::string>(room.create(duel, ines, false));
    const std::string seat = seat_id(table, 0);
    EXPECT_EQ(code_of(room.send(table, ines, order::Leave{seat})), "");
    EXPECT_EQ(room.tables->live(), 0U);
    EXPECT_EQ(code_of(room.send(table, marek, order::LookTable{})), "unknown");
}

TEST_F(TablesTest, AllWhoPlayAgainMeetAtOneTable) {
    const std::string table = finished_table();
    std::vector<std::string> where;
    for (int i = 0; i < 2; ++i)
        room.tables->send({table, ines, Language::en, order::Rematch{}},
                          [&](const ReplyOr& reply) { where.push_back(std::get<Reply>(reply).body); });
    ASSERT_TRUE(room.jobs.run_until([&] { return where.size() == 2; }));
    EXPECT_EQ(where[0], where[1]);
    room.open();  // and after a restart
    EXPECT_EQ(std::get<Reply>(room.send(table, ines, order::Rematch{})).body, where[0]);
}

TEST_F(TablesTest, ABurstOfNewTablesStopsAtTheLimit) {
    int made = 0;
    int refused = 0;
    for (int i = 0; i < 60; ++i) {
        auto setup = read_create(*JsonValue::parse(duel), ines);
        room.tables->create(std::get<TableSetup>(setup), ines, false,
                            [&](const std::variant<std::string, Error>& table) {
                                ++(std::holds_alternative<Error>(table) ? refused : made);
                            });
    }
    room.jobs.run_until([&] { return made + refused == 60; });
    EXPECT_EQ(made, static_cast<int>(TablesConfig{}.most_per_guest));
}

TEST_F(TablesTest, WhoResignsDoesNotHoldUpAnAgreedEnd) {
    const std::string table = running_duel();
    EXPECT_EQ(code_of(room.send(table, ines, order::AgreeToEnd{seat_id(table, 0), true})), "");
    EXPECT_FALSE(live(table).over());
    EXPECT_EQ(code_of(room.send(table, marek, order::Resign{seat_id(table, 1), "easy"})), "");
    EXPECT_TRUE(live(table).over());
    EXPECT_TRUE(live(table).ended_by_agreement());
}

TEST_F(TablesTest, BotsDoNotTryAgainAndAgainOnAFullDisk) {
    static constexpr Text full = {"The disk is full.", "Dysk jest pełny.", "Il disco è pieno."};
    room.store.fail_with({});
    room.hold_timers = true;
    const std::string table = std::get<std::string>(room.create(
        R"({"game": "fertility", "seats": [{"who": "bot", "bot": "easy"}, {"who": "bot", "bot": "random"}]})", ines));
    room.store.fail_with(Message(full));
    ASSERT_TRUE(room.jobs.run_until([&] { return !room.complaints.empty(); }));
    room.jobs.run_all();
    EXPECT_EQ(room.complaints.size(), 1U);
    ASSERT_EQ(room.later.size(), 1U);
    EXPECT_EQ(room.later[0].first, 1'000);
    room.store.fail_with({});
    room.later[0].second();
    EXPECT_TRUE(room.jobs.run_until([&] { return live(table).over(); }));
}

// --- faults of the program

class FaultTest : public TablesTest {
protected:
    FaultTest() {
        room.config.bot_pace_milliseconds = 400;  // so that what is due later can be seen coming
        room.hold_timers = true;
        open();
    }

    // Tables over the room's store whose wall clock may break.
    void open() {
        const auto now = [this] {
            if (broken) throw std::runtime_error("the clock is broken");
            return room.now;
        };
        room.tables = std::make_unique<Tables>(
            room.config, room.store, room.bus, room.workers,
            Tables::Clockwork{now, [this] { return 1'000 * room.now + room.milliseconds; },
                              [this](std::int64_t pause, auto job) { room.later.emplace_back(pause, std::move(job)); },
                              [this](std::uint32_t below) { return room.draws.below(below); },
                              [](const std::string&, const std::string&) {}});
    }

    // Runs all that is due later, each of which may throw.
    int run_later() {
        int thrown = 0;
        for (const auto& [after, job] : std::exchange(room.later, {})) {
            room.milliseconds += after;
            try {
                job();
            } catch (const std::exception&) {
                ++thrown;
            }
        }
        return thrown;
    }

    void expect_told(const std::string& table) {
        ASSERT_TRUE(live(table).suspended());
        EXPECT_EQ(live(table).suspended()->code, "suspended");
        EXPECT_EQ(code_of(room.send(table, ines, order::Resign{seat_id(table, 0), "easy"})), "suspended");
        EXPECT_GT(notices, 0);
    }

    std::string heard(const std::string& table) {
        room.bus.listen(table, 1, [this](const std::string&, Notice notice) { notices += notice == Notice::table; });
        return table;
    }
    int notices = 0;
    bool broken = false;
};

// Nobody would ask the bot again: whoever waits for it is told, rather than left waiting.
TEST_F(FaultTest, WhereABotsAnswerCannotBeTakenThePlayersAreTold) {
    const std::string table = heard(std::get<std::string>(
        room.create(R"({"game": "fertility", "seats": [{"who": "bot", "bot": "easy"}, {"who": "me"}]})", ines)));
    ASSERT_TRUE(room.jobs.run_until([&] { return !room.later.empty(); }));
    broken = true;
    while (!room.later.empty() && run_later() == 0) {
    }
    broken = false;
    expect_told(table);
}

TEST_F(FaultTest, WhereAThoughtCannotBeNotedThePlayersAreTold) {
    room.config.bot_thought = [](std::string_view, double) { throw std::runtime_error("oh"); };
    open();
    const std::string table = heard(std::get<std::string>(
        room.create(R"({"game": "fertility", "seats": [{"who": "bot", "bot": "easy"}, {"who": "me"}]})", ines)));
    EXPECT_THROW(room.jobs.run_until([] { return false; }), std::runtime_error);
    expect_told(table);
}

TEST_F(FaultTest, WhereAnAutomaticPassFailsThePlayersAreTold) {
    const std::string table = heard(running_duel());
    for (int i = 0; i < 500 && room.later.empty(); ++i) {
        play(table, 1);
        for (Seat seat = 0; seat < 2; ++seat)
            room.send(table, holder(seat), order::SetAutoPass{seat_id(table, seat), AutoPass::nothing_to_play});
    }
    ASSERT_FALSE(room.later.empty());
    broken = true;
    EXPECT_EQ(run_later(), 1);
    broken = false;
    expect_told(table);
}

// The clocks of the other tables go on.
TEST_F(FaultTest, ATableWhoseClockCannotBeReadIsSuspended) {
    const std::string table = heard(std::get<std::string>(room.create(by_clock, ines)));
    const std::string other = std::get<std::string>(room.create(by_clock, ines));
    room.pass(59);
    broken = true;
    room.now += 1;
    for (int i = 0; i < 2; ++i) EXPECT_THROW(room.tables->tick(), std::runtime_error);
    broken = false;
    room.tables->tick();
    expect_told(table);
    EXPECT_TRUE(live(other).suspended());
}

}  // namespace
}  // namespace mehen::server::test
