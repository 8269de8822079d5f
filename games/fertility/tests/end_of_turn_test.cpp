// The end of a turn [fertility.end-of-turn] and the two-player variant [fertility.variant].
#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

Position position(std::string_view options = "") {
    Position p(2, options);
    p.reserve(0, "ac ag").pool("cp pg ap").display("D01 D02 D03 D04");
    return p;
}

TEST(FertilityEndOfTurn, LeftoversGoBackToTheStockAndWheatStays) {
    Position p = position();
    p.loose(0, "AACG").wheat(0, 4);
    EXPECT_EQ(p.stock_of('A'), 18);
    p.end_of_turn(0);
    EXPECT_EQ(p.loose_of(0), "");
    for (const char letter : {'A', 'C', 'P', 'G'}) EXPECT_EQ(p.stock_of(letter), 20);
    EXPECT_EQ(p.player(0).wheat, 4);
}

TEST(FertilityEndOfTurn, ReserveFromThePoolFirstThenThePoolFromTheStack) {
    Position p = position();
    const int stack = p.table().stack;
    p.end_of_turn(0);
    ASSERT_EQ(p.asked(), AskKind::refill);
    EXPECT_EQ(p.asked_seat(), 0);
    EXPECT_EQ(p.legal(), (std::vector<std::string>{"take ap", "take cp", "take pg"}));
    EXPECT_EQ(p.refusal("take cg"), Reason::not_in_pool);
    EXPECT_EQ(p.table().stack, stack) << "nothing is drawn before the reserve is full";
    p.answer("take cp");
    EXPECT_EQ(p.reserve_of(0), "ac ag cp");
    ASSERT_EQ(p.asked(), AskKind::valley_tile);
    p.answer("tile cg");
    EXPECT_EQ(p.pool_now(), "ap cg pg");
    EXPECT_EQ(p.table().stack, stack - 1);
    EXPECT_EQ(p.asked(), AskKind::none);
}

TEST(FertilityEndOfTurn, APoolOfEqualTilesIsNoQuestion) {
    Position p = position();
    p.pool("cp cp cp").end_of_turn(0);
    EXPECT_EQ(p.asked(), AskKind::valley_tile);
    EXPECT_EQ(p.reserve_of(0), "ac ag cp");
}

TEST(FertilityEndOfTurn, ABuiltDistrictIsReplaced) {
    Position p = position();
    p.table().display = {};
    p.display("D01 D02 D03");  // the fourth was built
    p.end_of_turn(0).answer("take cp");
    p.answer(p.legal().front());
    ASSERT_EQ(p.asked(), AskKind::district);
    EXPECT_EQ(p.legal().size(), 36U) << "D04 has been turned up before";
    p.answer("district D17");
    EXPECT_EQ(p.table().display.size(), 4U);
    EXPECT_EQ(p.asked(), AskKind::none);
}

TEST(FertilityEndOfTurn, NothingIsOpenedWhenNothingWasBuilt) {
    Position p = position();
    p.end_of_turn(0).answer("take cp").draw_by_chance();
    EXPECT_EQ(p.happened(EventKind::district_opened), 0);
    EXPECT_EQ(p.table().display.size(), 4U);
}

TEST(FertilityEndOfTurn, NoDistrictIsOpenedWhenTheStackOfDistrictsIsEmpty) {
    Position p = position();
    p.display("D01 D02 D03");
    p.table().unseen_districts = 0;
    p.end_of_turn(0).answer("take cp");
    p.answer(p.legal().front());
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.table().display.size(), 3U);
}

TEST(FertilityEndOfTurn, TheNextPlayerFollowsClockwise) {
    Position p(3);
    p.valley({"......", "..S...", "......"}).pool("ac ac ac").display("D01 D02 D03 D04");
    for (Seat seat = 0; seat < 3; ++seat) p.reserve(seat, "ac ag pg");
    p.turn(1);
    for (const Seat seat : {Seat{1}, Seat{2}, Seat{0}, Seat{1}}) {
        ASSERT_EQ(p.asked(), AskKind::place);
        EXPECT_EQ(p.asked_seat(), seat);
        p.answer(p.legal().front());
        while (p.asked() != AskKind::place)
            p.answer(p.asked() == AskKind::build ? "skip" : p.asked() == AskKind::supply ? "stop" : p.legal().front());
    }
}

TEST(FertilityVariant, ATileOfThePoolLeavesTheGameAfterTheReserveAndBeforeTheRefill) {
    Position p = position("variant=two-player");
    const int stack = p.table().stack;
    EXPECT_EQ(stack, 30);
    p.end_of_turn(0).answer("take cp");
    ASSERT_EQ(p.asked(), AskKind::remove);
    EXPECT_EQ(p.asked_seat(), 0);
    EXPECT_EQ(p.legal(), (std::vector<std::string>{"remove ap", "remove pg"}));
    EXPECT_EQ(p.refusal("remove cp"), Reason::not_in_pool);
    p.answer("remove pg");
    EXPECT_EQ(p.pool_now(), "ap");
    EXPECT_EQ(p.reserve_of(0), "ac ag cp");
    p.answer("tile cg").answer("tile ac");
    EXPECT_EQ(p.pool_now(), "ac ap cg");
    EXPECT_EQ(p.table().stack, stack - 2);
}

TEST(FertilityVariant, NothingIsRemovedInTheStandardGame) {
    Position p = position();
    p.end_of_turn(0).answer("take cp");
    EXPECT_NE(p.asked(), AskKind::remove);
    EXPECT_EQ(p.pool_now(), "ap pg");
}

TEST(FertilityVariant, TwoEqualTilesAreRemovedWithoutAsking) {
    Position p = position("variant=two-player");
    p.pool("cp cp pg").end_of_turn(0).answer("take pg");
    EXPECT_EQ(p.asked(), AskKind::valley_tile);
    EXPECT_EQ(p.pool_now(), "cp");
    EXPECT_EQ(p.happened(EventKind::removed), 1);
}

}  // namespace
}  // namespace mehen::fertility::test
