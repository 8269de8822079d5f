// The end of the match [fertility.end]: who has how many turns, and what still happens in the last round.
#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

struct Course {
    int seats;
    const char* options;
};
constexpr std::array<Course, 4> courses = {{{2, ""}, {3, ""}, {4, ""}, {2, "variant=two-player"}}};

// Turns of each seat, and the turn at whose end the pool could not be refilled.
struct Turns {
    std::array<int, max_players> of{};
    int all = 0;
    int end_seen_in = 0;
};
Turns turns_of(const EventLog& log) {
    Turns turns;
    for (const Event& event : log) {
        if (event.kind == static_cast<std::uint8_t>(EventKind::turn_begins)) {
            ++turns.of[event.seat];
            ++turns.all;
        }
        if (event.kind == static_cast<std::uint8_t>(EventKind::last_round)) turns.end_seen_in = turns.all;
    }
    return turns;
}

TEST(FertilityEnd, NineTurnsForEverybody) {
    for (const Course& course : courses)
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const Rules rules = rules_with(course.seats, course.options);
            EventLog log;
            const State s = play_at_random(rules, seed, log);
            const Turns turns = turns_of(log);
            for (Seat seat = 0; seat < course.seats; ++seat) ASSERT_EQ(turns.of[seat], 9) << "seed " << seed;
            ASSERT_EQ(turns.end_seen_in, 8 * course.seats) << "the refill fails in the last player's 8th turn";
            ASSERT_TRUE(Fertility::invariant_holds(rules, s));
        }
}

TEST(FertilityEnd, ForcedDiscardsCountAsTurns) {
    for (const Course& course : courses) {
        Position p(course.seats, course.options);
        p.valley({"~~~", "~S~", "~~~"}).pool("ac ag cp").display("D01 D02 D03 D09");  // no tile ever fits
        for (Seat seat = 0; seat < course.seats; ++seat) p.reserve(seat, "ap cg pg");
        p.turn(0);
        while (p.asked() != AskKind::none) p.answer(p.legal().back());
        const Turns turns = turns_of(p.log);
        for (Seat seat = 0; seat < course.seats; ++seat) EXPECT_EQ(turns.of[seat], 9);
        EXPECT_EQ(p.happened(EventKind::discarded), 9 * course.seats);
    }
}

TEST(FertilityEnd, ThePlayerWhoseRefillFailsHasStillRefilledTheReserve) {
    Position p(2);
    p.reserve(0, "ac ag").pool("cp pg ap").display("D01 D02 D03 D04").stack(0).end_of_turn(0);
    p.answer("take pg");
    EXPECT_EQ(p.reserve_of(0), "ac ag pg");
    EXPECT_EQ(p.pool_now(), "ap cp");
    EXPECT_EQ(p.table().ending, 1);
    EXPECT_EQ(p.happened(EventKind::last_round), 1);
}

TEST(FertilityEnd, TheLastTileOfTheStackIsNotYetTheEnd) {
    Position p(2);
    p.reserve(0, "ac ag").pool("cp pg ap").display("D01 D02 D03 D04").stack(1).end_of_turn(0);
    p.answer("take pg").draw_by_chance();
    EXPECT_EQ(p.table().stack, 0);
    EXPECT_EQ(p.table().pool.size(), 3U);
    EXPECT_EQ(p.table().ending, 0);
}

// Plays on, skipping and stopping, until the place question of the next turn or the end.
void finish_turn(Position& p) {
    p.answer(p.legal().front());
    while (p.asked() != AskKind::place && p.asked() != AskKind::none)
        p.answer(p.asked() == AskKind::build ? "skip" : p.asked() == AskKind::supply ? "stop" : p.legal().front());
}

TEST(FertilityEnd, EverybodyHasOneMoreTurnWithThreeTilesAndNoRefill) {
    Position p(3);
    p.valley({"........", "........", "..S.....", "........", "........"}).display("D01 D02 D03 D04");
    for (Seat seat = 0; seat < 3; ++seat) p.reserve(seat, "ac ag pg");
    p.pool("ac ac ac").stack(0).turn(2);  // the last player's eighth turn
    finish_turn(p);
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) {
        ASSERT_EQ(p.asked(), AskKind::place);
        EXPECT_EQ(p.asked_seat(), seat);
        EXPECT_EQ(p.player(seat).reserve.size(), 3U);
        finish_turn(p);
        EXPECT_EQ(p.player(seat).reserve.size(), 2U) << "refills are left out in the last round";
        EXPECT_EQ(p.table().pool.size(), 2U);
    }
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_FALSE(p.s.flow.ask.open());
    EXPECT_EQ(p.refusal_to(0, "stop"), Reason::game_over);
}

TEST(FertilityEnd, InTheLastRoundLeftoversGoBackAndABuiltDistrictIsReplaced) {
    Position p(2);
    p.table().ending = 1;
    p.table().last_turns = 1;
    p.reserve(0, "ac ag").pool("cp pg").display("D01 D02 D03").loose(0, "AA").end_of_turn(0);
    EXPECT_EQ(p.loose_of(0), "");
    EXPECT_EQ(p.asked(), AskKind::district) << "the next player may still build it";
}

TEST(FertilityEnd, InTheVariantNothingIsRemovedInTheLastRound) {
    Position p(2, "variant=two-player");
    p.table().ending = 1;
    p.reserve(0, "ac ag").pool("cp").display("D01 D02 D03 D04").end_of_turn(0);
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.pool_now(), "cp");
}

}  // namespace
}  // namespace mehen::fertility::test
