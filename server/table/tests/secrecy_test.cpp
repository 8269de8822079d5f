// What others hide does not show, neither in what a message says nor in when it comes.
#include <gtest/gtest.h>

#include "server/table/messages.h"
#include "server/table/tests/room.h"

namespace mehen::server::test {
namespace {

TableSetup kemet(int seats) {
    std::string message = R"({"game": "kemet-blood-and-sand", "seats": [)";
    for (int i = 0; i < seats; ++i) message += std::string(i == 0 ? "" : ", ") + R"({"who": "open"})";
    return std::get<TableSetup>(read_create(*JsonValue::parse(message + "]}"), {}));
}

// Random answers, with chance from a generator.
Rows random_rows(const TableSetup& setup, std::uint64_t seed, std::size_t count) {
    LiveTable table("t", {}, setup, Stage::waiting);
    for (Seat seat = 0; seat < setup.chairs.size(); ++seat) table.sit(seat, {"g" + std::to_string(seat), "x"});
    Rng rng(seed);
    const Draw draw = [&](std::uint32_t below) { return rng.below(below); };
    Rows rows = std::get<Rows>(table.start({}, 0, draw));
    while (!table.over() && rows.size() < count) {
        const Move move = random_move(table.rules(), table.chronicle().match().state(), rng);
        const Rows more = std::get<Rows>(table.act(move.seat, move.action, 0, draw));
        rows.insert(rows.end(), more.begin(), more.end());
    }
    return rows;
}

std::optional<LiveTable> table_of(const TableSetup& setup, const Rows& rows) {
    LiveTable table("t", {}, setup, Stage::playing);
    if (!table.restore(rows)) return std::nullopt;
    return table;
}

std::string everything_said_to(const LiveTable& table, Seat seat) {
    const Looker looker{"g", seat == spectator ? no_seats : mask_of(seat)};
    return position_body(table, looker, 0, 0, Language::en) + history_body(table, looker, Language::en) +
           table_body(table, looker, {}, "", Language::en);
}

// Whom the event is for that tells which card was drawn.
Seat owner_of_draw(const LiveTable& table, std::size_t entry) {
    for (const Event& event : table.chronicle().entries()[entry].events)
        if (event.audience != every_seat) return lowest_seat(event.audience);
    return spectator;
}

// Two matches that are the same but for one card that somebody drew unseen and still holds.
TEST(Secrecy, AnotherCardInARivalsHandChangesNoByte) {
    const TableSetup setup = kemet(4);
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Rows rows = random_rows(setup, seed, 60 + seed * 30);
        const LiveTable table = *table_of(setup, rows);
        for (std::size_t at = rows.size() - 1, tried = 0; at > 0 && tried < 4; --at) {
            if (rows[at].seat || !rows[at].text.starts_with("card ")) continue;
            ++tried;
            const LiveTable before = *table_of(setup, {rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(at)});
            const Seat owner = before.ask().to_chance() ? owner_of_draw(table, at) : spectator;
            for (const Outcome& other : setup.rules->outcomes(before.chronicle().match().state())) {
                Rows changed = rows;
                changed[at].text = setup.rules->action_text(other.action);
                const auto twin = table_of(setup, changed);
                if (!twin || changed[at].text == rows[at].text) continue;
                for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, spectator}) {
                    if (seat == owner) continue;
                    ASSERT_EQ(everything_said_to(table, seat), everything_said_to(*twin, seat))
                        << seed << ", row " << at;
                    ++compared;
                }
                break;
            }
        }
    }
    EXPECT_GT(compared, 50);
}

// A rival's answers to a sealed question are neither counted nor told before the rival has finished.
TEST(Secrecy, UnfinishedSealedAnswersShowNothing) {
    TableSetup setup = kemet(3);
    setup.clock = {ClockSetup::Kind::bank, 600, 5, "normal"};  // which must not jump either
    int quiet = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Rows rows = random_rows(setup, seed, 300);
        for (LogRow& row : rows) row.time = 7 * row.position;
        LiveTable table("t", {}, setup, Stage::playing);
        for (const LogRow& row : rows) {
            std::array<std::string, 4> before;
            const bool sealed = table.ask().sealed != 0;
            for (Seat seat = 0; sealed && seat < 4; ++seat)
                before[seat] = everything_said_to(table, seat == 3 ? spectator : seat);
            ASSERT_TRUE(table.restore({row}));
            if (!sealed || !table.chronicle().entries().back().quiet) continue;
            ++quiet;
            for (Seat seat = 0; seat < 4; ++seat) {
                if (seat == row.seat) continue;
                ASSERT_EQ(everything_said_to(table, seat == 3 ? spectator : seat), before[seat]) << row.text;
            }
        }
    }
    EXPECT_GT(quiet, 5);
}

// Two who share a device read the same story: it must not tell one of them what the other drew or is about to answer.
TEST(Secrecy, OnASharedDeviceTheStoryTellsWhatAllMayKnow) {
    const TableSetup setup = kemet(3);
    const Looker both{"g", SeatMask{0b011}};
    int hidden = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const LiveTable table = *table_of(setup, random_rows(setup, seed, 200));
        const std::string story = history_body(table, both, Language::en);
        const std::string news = position_body(table, both, 0, 0, Language::en);
        const std::string happened = news.substr(news.find("\"happened\""));
        for (const LogEntry& entry : table.chronicle().entries()) {
            for (const Event& event : entry.events) {
                const bool all = event.audience == every_seat || (both.seats & ~event.audience) == no_seats;
                const std::string text = setup.rules->event_text(event, Language::en);
                if (all || text.empty()) continue;
                ++hidden;
                EXPECT_EQ(story.find(text), std::string::npos) << text;
                EXPECT_EQ(happened.find(text), std::string::npos) << text;
            }
        }
        // Through the eyes of one seat the same device shows what that seat knew.
        const std::int64_t last = position_for(table, both);
        EXPECT_TRUE(moment_body(table, both, last, Seat{1}, Language::en).has_value());
        EXPECT_FALSE(moment_body(table, both, last, Seat{2}, Language::en).has_value());
        EXPECT_EQ(last, table.chronicle().seen(both.seats, table.chronicle().size()));
    }
    EXPECT_GT(hidden, 20);
}

TEST(Secrecy, SpectatorsMayBeKeptBehind) {
    TableSetup setup = kemet(2);
    setup.delay = 5;
    const Rows rows = random_rows(setup, 1, 100);
    const LiveTable table = *table_of(setup, rows);
    setup.delay = 0;
    const LiveTable live = *table_of(setup, {rows.begin(), rows.end() - 5});
    const Looker watcher;
    EXPECT_EQ(position_body(table, watcher, 0, 0, Language::en), position_body(live, watcher, 0, 0, Language::en));
    EXPECT_EQ(position_for(table, watcher) + 5, position_for(*table_of(setup, rows), watcher));
}

// Sealed answers of others are no positions of their own: what is announced is what can be looked at.
TEST(Replay, EveryPositionAnnouncedCanBeLookedAt) {
    const LiveTable replay = *table_of(kemet(3), random_rows(kemet(3), 1, 300));
    const auto positions = JsonValue::parse("{" + replaying_body(replay, Language::en))->number("positions").value();
    EXPECT_LT(positions, static_cast<std::int64_t>(replay.chronicle().size()));
    EXPECT_TRUE(moment_body(replay, {}, positions, std::nullopt, Language::en));
    EXPECT_FALSE(moment_body(replay, {}, positions + 1, std::nullopt, Language::en));
}

}  // namespace
}  // namespace mehen::server::test
