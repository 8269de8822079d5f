// Finished matches judged: positions that fit what each looker sees, and nothing thought twice.
#include "server/analyses.h"

#include <gtest/gtest.h>

#include "server/table/messages.h"
#include "server/table/tests/duel.h"

namespace mehen::server::test {
namespace {

class AnalysesTest : public TablesTest {
protected:
    // Ended by agreement after a while; besides answers its log holds customs, and something that was taken back.
    std::string finished_duel() {
        const std::string table = running_duel();
        for (int i = 0; i < 60; ++i) {
            Seat seat = 0;
            const order::Act answer = any_move(table, seat);
            EXPECT_EQ(code_of(room.send(table, holder(seat), answer)), "");
            if (i % 7 != 0 || !live(table).chronicle().match().can_undo(seat)) continue;
            const std::int64_t position = room.position(table, holder(seat)).number("position").value();
            EXPECT_EQ(code_of(room.send(table, holder(seat), order::Undo{answer.seat, position})), "");
        }
        for (Seat seat = 0; seat < 2; ++seat)
            EXPECT_EQ(code_of(room.send(table, holder(seat), order::AgreeToEnd{seat_id(table, seat), true})), "");
        return table;
    }

    // The last message, when it has come, and how many came.
    JsonValue analysis(const std::string& table, SeatMask seats, int& messages, Language language = Language::en) {
        std::optional<JsonValue> last;
        messages = 0;
        const auto progress = [&](const std::string& body) {
            ++messages;
            last = JsonValue::parse("{" + body);
            return true;
        };
        EXPECT_FALSE(analyses.ask(table, live(table), seats, language, ola, progress));
        EXPECT_TRUE(room.jobs.run_until([&] { return last && last->number("done") == last->number("of"); }));
        return *last;
    }

    Analyses analyses{room.workers, {.iterations = 1}};
};

TEST_F(AnalysesTest, PositionsAreThoseOfTheLooker) {
    const std::string table = finished_duel();
    const LiveTable& played = live(table);
    for (const SeatMask seats : {SeatMask{0b01}, SeatMask{0b10}, no_seats}) {
        int messages = 0;
        const JsonValue result = analysis(table, seats, messages);
        const auto chances = result.objects("chances").value();
        EXPECT_GT(chances.size(), 20U);
        for (const JsonValue& chance : chances) {
            const std::string seat = chance.text("seat").value();
            const std::int64_t position = chance.number("position").value();
            const Looker looker{"", seats};
            const auto moment = moment_body(played, looker, position, played.seat_from(seat), Language::en);
            ASSERT_TRUE(moment.has_value()) << position;
            // Whoever looks there sees the very question: its seat is being waited for.
            const std::size_t waiting = moment->find("\"waiting\": [");
            EXPECT_NE(moment->substr(waiting, moment->find(']', waiting) - waiting).find(seat), std::string::npos)
                << position << ": " << moment->substr(0, 200);
        }
    }
}

TEST_F(AnalysesTest, WhatWasThoughtOnceIsKept) {
    const std::string table = finished_duel();
    int messages = 0;
    const std::string first = analysis(table, no_seats, messages).raw("chances");
    EXPECT_GT(messages, 20);
    EXPECT_EQ(analysis(table, no_seats, messages).raw("chances"), first);
    EXPECT_EQ(messages, 1);
}

TEST_F(AnalysesTest, AnswersAreToldInTheLanguageOfTheLooker) {
    const std::string table = finished_duel();
    const AnyRules& rules = live(table).rules();
    for (const Language language : {Language::en, Language::pl, Language::it}) {
        int messages = 0;
        const auto chances = analysis(table, no_seats, messages, language).objects("chances").value();
        for (const JsonValue& chance : chances) {
            const std::int64_t position = chance.number("position").value();
            const Match then =
                live(table).chronicle().match_after(live(table).chronicle().entries_seen(no_seats, position));
            const Seat seat = live(table).seat_from(chance.text("seat").value()).value();
            const ViewBytes view = rules.observe(then.state(), seat);
            for (const std::string which : {"played", "best"}) {
                const Action action = rules.parse_action(chance.text(which).value()).value();
                EXPECT_EQ(chance.text(which + "_label"), rules.describe(view, action, language));
            }
        }
    }
}

TEST_F(AnalysesTest, ThoseWhoAskTogetherWaitTogetherAndWhoLeavesStopsIt) {
    const std::string table = finished_duel();
    int heard = 0;
    EXPECT_FALSE(
        analyses.ask(table, live(table), no_seats, Language::en, ola, [&](const std::string&) { return ++heard < 3; }));
    room.jobs.run_all();
    room.jobs.run_until([&] { return heard == 3; });  // then nobody is interested any more
    int messages = 0;
    const JsonValue result = analysis(table, no_seats, messages);
    EXPECT_EQ(heard, 3);
    EXPECT_EQ(messages, result.number("of").value() - 1);  // goes on where it stopped: two choices were judged
}

TEST_F(AnalysesTest, OnlyFinishedMatchesAndNotTooManyAtATime) {
    const std::string table = running_duel();
    const auto nobody = [](const std::string&) { return true; };
    EXPECT_EQ(analyses.ask(table, live(table), no_seats, Language::en, {}, nobody)->code, "illegal");
    const std::string over = finished_duel();
    for (int i = 0; i < 16; ++i)
        EXPECT_FALSE(analyses.ask(over + std::to_string(i), live(over), no_seats, Language::en, {}, nobody));
    EXPECT_EQ(analyses.ask("one more", live(over), no_seats, Language::en, {}, nobody)->code, "busy");
    EXPECT_FALSE(analyses.ask(over + "3", live(over), no_seats, Language::en, {}, nobody));  // that one is under way
}

// However many matches somebody asks for, others have room to ask as well.
TEST_F(AnalysesTest, NobodyTakesAllTheRoom) {
    const std::string over = finished_duel();
    int number = 0;
    const auto ask = [&](const std::string& guest, const std::string& address) {
        const auto error = analyses.ask(over + std::to_string(++number), live(over), no_seats, Language::en,
                                        {guest, guest, address}, [](const std::string&) { return true; });
        return error ? std::string(error->code) : std::string();
    };
    std::vector<std::string> codes;
    for (const std::string guest : {"a", "a", "a", "b", "b", "c"}) codes.push_back(ask(guest, "10.0.0.1"));
    EXPECT_EQ(codes, (std::vector<std::string>{"", "", "busy", "", "", "busy"}));
    EXPECT_EQ(ask("a", "10.0.0.2"), "busy");
    EXPECT_EQ(ask("d", "10.0.0.2"), "");
    EXPECT_EQ(ask("", "10.0.0.2"), "");  // without a name the address counts alone
    EXPECT_EQ(ask("", "10.0.0.2"), "");
    EXPECT_EQ(ask("", "10.0.0.2"), "");
    EXPECT_EQ(ask("", "10.0.0.2"), "busy");
}

}  // namespace
}  // namespace mehen::server::test
