// Clocks, those who are late, and those who are not there.
#include <gtest/gtest.h>

#include "server/table/tests/duel.h"

namespace mehen::server::test {
namespace {

constexpr Time day = 86'400;

std::string duel_by(const std::string& clock) {
    return R"({"game": "kemet-revised", "clock": )" + clock + R"(, "seats": [{"who": "me"}, {"who": "open"}]})";
}

class ClocksTest : public TablesTest {
protected:
    // Ines against Marek, both with the table open, nobody passing by themselves.
    std::string begun(const std::string& clock) {
        const std::string table = std::get<std::string>(room.create(duel_by(clock), ines, false));
        for (const Person& each : {ines, marek}) EXPECT_EQ(code_of(room.send(table, each, order::Enter{})), "");
        EXPECT_EQ(code_of(room.send(table, marek, order::Sit{seat_id(table, 1)})), "");
        EXPECT_EQ(code_of(room.send(table, ines, order::Start{})), "");
        for (Seat seat = 0; seat < 2; ++seat)
            EXPECT_EQ(
                code_of(room.send(table, holder(seat), order::SetAutoPass{seat_id(table, seat), AutoPass::never})), "");
        return table;
    }
    Seat asked(const std::string& table) { return lowest_seat(live(table).ask().seats); }
    std::size_t rows(const std::string& table) { return live(table).chronicle().size(); }
    std::string last_kind(const std::string& table) { return live(table).chronicle().entries().back().row.kind; }
    // Until no bot has anything to do.
    bool settled(const std::string& table) {
        return room.jobs.run_until([&] {
            const SeatMask seats = live(table).ask().seats;
            for (Seat seat = 0; seat < live(table).chairs().size(); ++seat)
                if (contains(seats, seat) && !live(table).played_by_bot(seat).empty()) return false;
            return true;
        });
    }
    void answer(const std::string& table) {
        Seat seat = 0;
        const order::Act act = any_move(table, seat);
        ASSERT_EQ(code_of(room.send(table, holder(seat), act)), "") << act.action;
    }
    std::optional<std::int64_t> shown(const std::string& table, const std::string& what, Seat seat) {
        const auto all = room.position(table, ines).object(what);
        return all ? all->number(seat_id(table, seat)) : std::nullopt;
    }
};

const std::string a_minute = R"({"kind": "move", "seconds": 60, "bot": "random"})";

TEST_F(ClocksTest, ATimeoutLetsABotAnswerThatOneQuestion) {
    const std::string table = begun(a_minute);
    const Seat seat = asked(table);
    const std::size_t before = rows(table);
    room.pass(60);
    ASSERT_TRUE(settled(table));
    EXPECT_EQ(live(table).chronicle().entries()[before].row.kind, row::late);
    EXPECT_TRUE(live(table).chronicle().entries()[before + 1].deputy);
    EXPECT_FALSE(live(table).away(seat));
    EXPECT_EQ(live(table).played_by_bot(seat), "");
    const std::size_t after = rows(table);
    room.pass(59);  // whoever is asked now has a minute of their own
    EXPECT_EQ(rows(table), after);
    answer(table);
    EXPECT_FALSE(live(table).chronicle().entries()[after].deputy);
}

TEST_F(ClocksTest, ASecretQuestionOfSeveralPartsIsOneQuestion) {
    const std::string table = begun(a_minute);
    for (int i = 0; i < 2'000; ++i) {
        if (live(table).ask().sealed != 0) break;
        answer(table);
    }
    ASSERT_NE(live(table).ask().sealed, 0);
    const std::size_t before = rows(table);
    room.pass(60);
    ASSERT_TRUE(settled(table));
    room.pass(1);  // one thing is written at a time: the other one is late too
    ASSERT_TRUE(settled(table));
    int late = 0;
    for (std::size_t i = before; i < rows(table); ++i)
        late += live(table).chronicle().entries()[i].row.kind == row::late ? 1 : 0;
    EXPECT_EQ(late, 2);
}

TEST_F(ClocksTest, WhoHasNoPageOpenIsDeputisedUntilTheyComeBack) {
    const std::string table = begun(a_minute);
    const Seat seat = asked(table);
    EXPECT_EQ(code_of(room.send(table, holder(seat), order::Exit{})), "");
    room.pass(60);
    EXPECT_TRUE(live(table).away(seat));
    EXPECT_EQ(code_of(room.send(table, holder(seat), order::Enter{})), "");
    room.jobs.run_all();
    EXPECT_FALSE(live(table).away(seat));
}

TEST_F(ClocksTest, WhoIsLateThreeTimesInARowIsDeputised) {
    const std::string table = begun(a_minute);
    int late = 0;
    Seat gone = spectator;
    for (int i = 0; i < 2'000 && gone == spectator; ++i) {
        if (asked(table) == 1) {
            answer(table);
            continue;
        }
        room.pass(60);
        if (live(table).away(0)) gone = 0;
        late += gone == spectator ? 1 : 0;
        ASSERT_TRUE(settled(table));
    }
    EXPECT_EQ(gone, 0);
    EXPECT_EQ(late, 2);
    EXPECT_EQ(code_of(room.send(table, ines, order::Return{seat_id(table, 0)})), "");
    EXPECT_FALSE(live(table).away(0));
}

TEST_F(ClocksTest, AnySignOfLifeBeginsTheCountAnew) {
    const std::string table = begun(a_minute);
    int late = 0;
    for (int i = 0; i < 2'000 && late < 7; ++i) {
        if (asked(table) == 1) {
            answer(table);
            continue;
        }
        room.pass(60);
        ++late;
        ASSERT_FALSE(live(table).away(0)) << late;
        ASSERT_TRUE(settled(table));
        if (late % 2 == 1) continue;
        EXPECT_EQ(code_of(room.send(table, ines, order::Return{seat_id(table, 0)})), "");
    }
    EXPECT_EQ(late, 7);
}

// Two who have answered before the bot did, each after an absence of another kind.
TEST_F(ClocksTest, AnAnswerTakesTheSeatBackAtOnceAndIsOnesOwn) {
    room.config.bot_pace_milliseconds = 400;  // so long the bot waits with its answer
    room.open();
    for (const bool here : {true, false}) {
        const std::string table = begun(a_minute);
        const Seat seat = asked(table);
        if (!here) room.send(table, holder(seat), order::Exit{});
        room.hold_timers = true;
        Seat same = 0;
        const order::Act act = any_move(table, same);
        room.pass(60);
        EXPECT_EQ(last_kind(table), here ? row::late : row::away);
        EXPECT_EQ(code_of(room.send(table, holder(seat), act)), "");
        const auto& entries = live(table).chronicle().entries();
        for (std::size_t i = entries.size(); i-- > 0;) {
            if (entries[i].row.kind != row::play || entries[i].row.seat != seat) continue;
            EXPECT_FALSE(entries[i].deputy);
            EXPECT_EQ(entries[i - 1].row.kind, row::back);
            break;
        }
        EXPECT_EQ(live(table).played_by_bot(seat), "");
        room.hold_timers = false;
    }
}

TEST_F(ClocksTest, WhatDeputiesPlayIsMarkedEverywhere) {
    const std::string table = begun(a_minute);
    const std::string late = seat_id(table, asked(table));
    const std::int64_t seen = room.position(table, ola).number("position").value();
    EXPECT_FALSE(room.position(table, ola).has("deputised"));
    room.pass(60);
    ASSERT_TRUE(settled(table));
    const JsonValue position = room.position(table, ola, seen);
    EXPECT_EQ(position.object("deputised")->number(late), 1);
    const auto happened = position.objects("happened").value();
    EXPECT_EQ(happened[0].text("kind"), "table-late");
    EXPECT_TRUE(std::any_of(happened.begin(), happened.end(),
                            [](const JsonValue& event) { return event.flag("deputy") == true; }));
    const auto lines = JsonValue::parse("{" + std::get<Reply>(room.send(table, ola, order::LookHistory{})).body)
                           ->objects("lines")
                           .value();
    EXPECT_TRUE(
        std::any_of(lines.begin(), lines.end(), [](const JsonValue& line) { return line.flag("deputy") == true; }));
    const std::string before = std::get<Reply>(room.send(table, ola, order::LookHistory{})).body;
    room.open();
    EXPECT_EQ(std::get<Reply>(room.send(table, ola, order::LookHistory{})).body, before);
    for (Seat seat = 0; seat < 2; ++seat)
        EXPECT_EQ(code_of(room.send(table, holder(seat), order::AgreeToEnd{seat_id(table, seat), true})), "");
    const auto places = room.position(table, ines).object("result")->objects("places").value();
    for (const JsonValue& place : places)
        EXPECT_EQ(place.number("deputised").value_or(0), place.text("seat") == late ? 1 : 0);
}

TEST_F(ClocksTest, ABankRunsDownWhileOneIsAskedAndGrowsWithEachTurn) {
    const std::string table = begun(R"({"kind": "bank", "seconds": 600, "increment": 20})");
    const Seat first = asked(table);
    const auto second = Seat::of(1 - first);
    EXPECT_EQ(shown(table, "banks", first), 600);
    room.pass(100);
    EXPECT_EQ(shown(table, "banks", first), 500);
    EXPECT_EQ(shown(table, "clocks", first), 500);
    EXPECT_EQ(shown(table, "banks", second), 600);
    while (asked(table) == first) answer(table);
    EXPECT_EQ(shown(table, "banks", first), 500);
    room.pass(30);
    EXPECT_EQ(shown(table, "banks", second), 570);
    while (asked(table) == second) answer(table);
    EXPECT_EQ(shown(table, "banks", first), 520);
    while (asked(table) == first) answer(table);
    EXPECT_EQ(shown(table, "banks", second), 590);
    while (asked(table) == second) answer(table);
    while (asked(table) == first) answer(table);
    EXPECT_EQ(shown(table, "banks", second), 600);  // and never more than at the start
    room.open();
    EXPECT_EQ(shown(table, "banks", second), 600);
}

// Most windows of the Revised Edition leave nothing to choose: whoever passes them without being asked gains nothing.
TEST_F(ClocksTest, ABankDoesNotGrowWithWhatIsPassedAutomatically) {
    const std::string table = begun(R"({"kind": "bank", "seconds": 600, "increment": 20})");
    for (Seat seat = 0; seat < 2; ++seat)
        EXPECT_EQ(code_of(room.send(table, holder(seat),
                                    order::SetAutoPass{seat_id(table, seat), AutoPass::nothing_to_play})),
                  "");
    for (int i = 0; i < 150 && !live(table).over(); ++i) {
        if (!room.jobs.run_until([&] {
                for (Seat seat = 0; seat < 2; ++seat)
                    if (live(table).own_answer(seat)) return false;
                return true;
            }))
            break;
        if (i < 20) room.pass(10);
        answer(table);
    }
    Rows rows;
    for (const LogEntry& entry : live(table).chronicle().entries()) rows.push_back(entry.row);
    int grown = 0;
    int by_itself = 0;
    LiveTable again(table, ines, live(table).setup(), Stage::playing);
    for (const LogRow& row : rows) {
        std::array<Time, 2> before{};
        for (Seat seat = 0; seat < 2; ++seat) before[seat] = again.bank(seat, row.time).value();
        ASSERT_TRUE(again.restore({row}));
        for (Seat seat = 0; seat < 2; ++seat) {
            by_itself += again.own_answer(seat) ? 1 : 0;
            if (again.bank(seat, row.time) <= before[seat]) continue;
            ++grown;
            EXPECT_FALSE(again.own_answer(seat)) << "entry " << row.position;
            EXPECT_TRUE(contains(again.ask().seats, seat));
        }
    }
    EXPECT_GT(by_itself, 5);
    EXPECT_GT(grown, 5);
    for (Seat seat = 0; seat < 2; ++seat)
        EXPECT_EQ(again.bank(seat, rows.back().time), live(table).bank(seat, rows.back().time));
}

TEST_F(ClocksTest, ABankDoesNotGrowWhileABotPlays) {
    const std::string table = begun(R"({"kind": "bank", "seconds": 60, "increment": 20, "bot": "random"})");
    const Seat seat = asked(table);
    EXPECT_EQ(code_of(room.send(table, holder(seat), order::Exit{})), "");
    room.pass(60);
    EXPECT_TRUE(live(table).away(seat));
    for (int i = 0; i < 20; ++i) {
        ASSERT_TRUE(settled(table));
        if (asked(table) != seat) answer(table);
    }
    EXPECT_LE(live(table).bank(seat, live(table).chronicle().last_time()).value(), 10);
}

TEST_F(ClocksTest, AnEmptyBankStillLeavesTenSecondsForAnAnswer) {
    const std::string table = begun(R"({"kind": "bank", "seconds": 60, "increment": 0, "bot": "random"})");
    const Seat seat = asked(table);
    room.pass(60);
    EXPECT_EQ(last_kind(table), row::late);
    ASSERT_TRUE(settled(table));
    while (asked(table) != seat) answer(table);
    EXPECT_EQ(shown(table, "clocks", seat), 10);
    answer(table);
}

TEST_F(ClocksTest, TakingBackPutsTheTimeUsedBackIntoUse) {
    const std::string table = begun(R"({"kind": "bank", "seconds": 600, "increment": 20})");
    for (int i = 0; i < 300; ++i) {
        const Seat seat = asked(table);
        const auto before = shown(table, "banks", seat);
        room.pass(5);
        answer(table);
        if (!live(table).chronicle().match().can_undo(seat)) continue;
        const std::int64_t position = room.position(table, holder(seat)).number("position").value();
        ASSERT_EQ(code_of(room.send(table, holder(seat), order::Undo{seat_id(table, seat), position})), "");
        EXPECT_EQ(shown(table, "banks", seat), *before - 5);
        return;
    }
    FAIL() << "nothing could be taken back";
}

// --- time that is not anybody's to lose

TEST_F(ClocksTest, AJumpOfTheWallClockEndsNobodysTime) {
    for (const std::string& clock : {a_minute, std::string(R"({"kind": "days", "days": 2})")}) {
        const std::string table = begun(clock);
        const Seat seat = asked(table);
        const auto left = shown(table, "clocks", seat);
        for (const Time jump : {4 * day, -8 * day}) {
            room.jumped += jump;
            room.pass(1);
        }
        EXPECT_EQ(shown(table, "clocks", seat), *left - 2);
        EXPECT_EQ(live(table).played_by_bot(seat), "");
        room.jumped += 4 * day;
        room.open();  // and across a restart
        room.pass(1);
        EXPECT_EQ(live(table).played_by_bot(seat), "");
    }
}

// As when the machine sleeps, or the process is stopped: nobody could answer meanwhile.
TEST_F(ClocksTest, AStandstillEndsNobodysTime) {
    const std::string table = begun(a_minute);
    const Seat seat = asked(table);
    room.now += 4 * day;
    room.pass(1);
    EXPECT_EQ(live(table).played_by_bot(seat), "");
    EXPECT_GE(shown(table, "clocks", seat).value(), 50);
}

TEST_F(ClocksTest, AfterARestartEverybodyHasAMomentToComeBack) {
    const std::string table = begun(R"({"kind": "bank", "seconds": 100, "increment": 0})");
    const Seat seat = asked(table);
    room.pass(95);
    EXPECT_EQ(code_of(room.send(table, holder(seat), order::AgreeToEnd{seat_id(table, seat), true})), "");
    room.open();
    EXPECT_EQ(shown(table, "banks", seat), 5);
    EXPECT_EQ(shown(table, "clocks", seat), 60);
}

TEST_F(ClocksTest, DaysGoOnAfterARestart) {
    const std::string table = begun(R"({"kind": "days", "days": 1})");
    const Seat seat = asked(table);
    const std::int64_t before = room.position(table, ines).number("position").value();
    room.pass(13 * 3'600);
    room.open();
    EXPECT_EQ(shown(table, "clocks", seat), 12 * 3'600);  // the last hour was not noted
    EXPECT_EQ(room.position(table, ines).number("position"), before);
    room.pass(12 * 3'600);
    EXPECT_TRUE(live(table).away(seat));
}

}  // namespace
}  // namespace mehen::server::test
