// How tables are set up: what is written is read back, and rows that do not fit do no harm.
#include "server/table/setup.h"

#include <gtest/gtest.h>

#include <set>

namespace mehen::server::test {
namespace {

TableSetup read(const std::string& message) {
    return std::get<TableSetup>(read_create(*JsonValue::parse(message), {"g1", "Ines"}));
}

TEST(TableSetup, IsReadBackAsItWasWritten) {
    for (const std::string clock :
         {R"({"kind": "none"})", R"({"kind": "move", "seconds": 90, "bot": "easy"})",
          R"({"kind": "bank", "seconds": 600, "increment": 15})", R"({"kind": "days", "days": 3})"}) {
        TableSetup made = read(R"({"game": "kemet-first", "options": {"length": "long"}, "public": true,
            "seats": [{"who": "open"}, {"who": "bot", "bot": "hard"}, {"who": "me"}],
            "spectators": {"allowed": false, "delay": 7}, "clock": )" +
                               clock + "}");
        TableSetup again = std::get<TableSetup>(read_setup("kemet-first", write_setup(made)));
        EXPECT_EQ(write_setup(again), write_setup(made));
        EXPECT_EQ(again.clock.kind, made.clock.kind);
        EXPECT_EQ(again.clock.seconds, made.clock.seconds);
        EXPECT_EQ(again.clock.increment, made.clock.increment);
        EXPECT_EQ(again.clock.bot, made.clock.bot);
        EXPECT_EQ(again.chairs[1].bot, "hard");
        EXPECT_EQ(again.delay, 7);
        EXPECT_FALSE(again.watching);
    }
}

TEST(TableSetup, AClockThatCannotBeIsRefusedWithWhatItMayBe) {
    const auto complaint = [](const std::string& clock) {
        const auto made = read_create(
            *JsonValue::parse(R"({"game": "fertility", "seats": [{"who": "me"}, {"who": "open"}], "clock": )" + clock +
                              "}"),
            {"g1", "Ines"});
        const auto* error = std::get_if<Error>(&made);
        return error == nullptr ? std::string() : std::string(error->code) + ": " + error->in(Language::en);
    };
    EXPECT_EQ(complaint(R"({"kind": "bank", "seconds": 60, "increment": 0})"), "");
    EXPECT_EQ(complaint(R"({"kind": "sand"})"), "malformed: A clock's 'kind' is none, move, bank or days, not 'sand'.");
    EXPECT_EQ(complaint(R"({"kind": "move", "seconds": 9})"),
              "malformed: 'seconds' of this clock is a whole number from 10 to 3600.");
    EXPECT_EQ(complaint(R"({"kind": "bank", "seconds": 30, "increment": 5})"),
              "malformed: 'seconds' of this clock is a whole number from 60 to 21600.");
    EXPECT_EQ(complaint(R"({"kind": "bank", "seconds": 300})"),
              "malformed: 'increment' of this clock is a whole number from 0 to 600.");
    EXPECT_EQ(complaint(R"({"kind": "days", "days": 31})"),
              "malformed: 'days' of this clock is a whole number from 1 to 30.");
    EXPECT_EQ(complaint(R"({"kind": "days", "days": 3, "bot": "genius"})").substr(0, 8), "unknown:");
}

// As earlier versions wrote them.
TEST(TableSetup, ClocksOfStoredTablesAreReadAsTheyWere) {
    const auto stored = [](const std::string& clock) {
        return std::get<TableSetup>(
                   read_setup("fertility", R"({"options": {}, "seats": [{"who": "open"}, {"who": "open"}], "clock": )" +
                                               clock +
                                               R"(, "public": false, "spectators": {"allowed": true, "delay": 0}})"))
            .clock;
    };
    EXPECT_EQ(stored(R"({"kind": "none", "bot": "normal"})").kind, ClockSetup::Kind::none);
    EXPECT_EQ(stored(R"({"kind": "move", "seconds": 90, "bot": "easy"})").seconds, 90);
    EXPECT_EQ(stored(R"({"kind": "days", "days": 2, "bot": "normal"})").seconds, 2 * 86'400);
}

TEST(TableSetup, GuestsAreSeatedWhereThereAreSeats) {
    TableSetup setup = read(R"({"game": "fertility", "seats": [{"who": "open"}, {"who": "open"}]})");
    seat_guests(setup, {{1, "g2", "Marek"}, {2, "g3", "Ola"}, {-1, "g4", "Ida"}});
    EXPECT_EQ(setup.chairs[0].who, Chair::Who::open);
    EXPECT_EQ(setup.chairs[1].guest.name, "Marek");
    EXPECT_EQ(setup.chairs.size(), 2U);
}

TEST(TableSetup, EveryBotOfATableHasANameOfItsOwn) {
    std::set<std::string_view> names;
    for (Seat seat = 0; seat < max_seats; ++seat) names.insert(bot_name(seat));
    EXPECT_EQ(names.size(), std::size_t{max_seats});
    EXPECT_EQ(names.size(), names_of_bots().size());
    EXPECT_EQ(bot_title("hard", Language::en), "bot, hard");
}

}  // namespace
}  // namespace mehen::server::test
