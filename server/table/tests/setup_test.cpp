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
    for (const std::string clock : {R"({"kind": "none"})", R"({"kind": "move", "seconds": 90, "bot": "easy"})",
                                    R"({"kind": "days", "days": 3})"}) {
        TableSetup made = read(R"({"game": "kemet-first", "options": {"length": "long"}, "public": true,
            "seats": [{"who": "open"}, {"who": "bot", "bot": "hard"}, {"who": "me"}],
            "spectators": {"allowed": false, "delay": 7}, "clock": )" +
                               clock + "}");
        TableSetup again = std::get<TableSetup>(read_setup("kemet-first", write_setup(made)));
        EXPECT_EQ(write_setup(again), write_setup(made));
        EXPECT_EQ(again.clock.seconds, made.clock.seconds);
        EXPECT_EQ(again.clock.bot, made.clock.bot);
        EXPECT_EQ(again.chairs[1].bot, "hard");
        EXPECT_EQ(again.delay, 7);
        EXPECT_FALSE(again.watching);
    }
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
