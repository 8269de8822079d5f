// Phase 1, case D: quarries [fertility.gather.quarry].
#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

// Free: b1, c1, a2. A tile on b1-c1 closes a2, which lies at the valley's left edge.
Position one_quarry(std::string_view options = "") {
    Position p(2, options);
    p.valley({
        "p..",
        ".",
    });
    p.reserve(0, "ap cp pg");
    return p;
}

// Free: b1, c1, a2, b2. A tile on b1-b2 closes a2 and c1 at once.
Position two_quarries() {
    Position p(2);
    p.valley({
        "p..",
        "..",
    });
    p.reserve(0, "ap cp pg");
    return p;
}

TEST(FertilityQuarry, CaseDAClosedCellGivesAResourceOfChoice) {
    Position p = one_quarry();
    p.phase1(0).answer("place cp c1 left");
    ASSERT_EQ(p.asked(), AskKind::quarry);
    EXPECT_EQ(p.legal(), (std::vector<std::string>{"gather alabaster", "gather cattle", "gather papyrus",
                                                   "gather grapes", "monument"}));
    p.answer("gather grapes");
    EXPECT_EQ(p.loose_of(0), "PG");  // papyrus by contact
    EXPECT_EQ(p.stock_of('G'), 19);
    EXPECT_EQ(p.player(0).monuments, 4);
    EXPECT_EQ(p.asked(), AskKind::none);
}

TEST(FertilityQuarry, CaseDOrAMonumentInTheQuarryInstead) {
    Position p = one_quarry();
    p.phase1(0).answer("place cp c1 left").answer("monument");
    EXPECT_EQ(p.loose_of(0), "P");
    EXPECT_EQ(p.player(0).monuments, 3);
    EXPECT_EQ(p.table().valley.monument[0], only(cell_at(0, 1)));
    EXPECT_TRUE(p.table().valley.monument[1].empty());
}

TEST(FertilityQuarry, ClosedByTilesWheatWaterAndTheEdge) {
    for (const char* const beside : {"a", "W", "~", "S"}) {
        Position p(2);
        const std::string second = std::string(".") + beside;
        p.valley({"p..", second, "~~"});
        p.reserve(0, "cp cp pg").phase1(0);
        p.answer(p.legal().front());
        EXPECT_EQ(p.asked(), AskKind::quarry) << beside;
    }
}

TEST(FertilityQuarry, TheRightAndLowerEdgesOfTheValleyCloseToo) {
    Position p(2);
    p.valley({"", "", "", "", "", "", "~~~~~~~~~~~.", "~~~~~~~~~..p"});
    // l7 is at the right edge, above p at l8; a tile on j8-k8 leaves it enclosed: k7 is water, k8 covered.
    p.reserve(0, "cp cp ap").phase1(0);
    p.answer("place cp j8 right");
    EXPECT_EQ(p.asked(), AskKind::quarry);
    EXPECT_EQ(p.legal().size(), 5U);
}

TEST(FertilityQuarry, ABoardSeamIsNoEdge) {
    // The seam runs between d and e. A tile on b2-c2 leaves d1 with a free corner at e2, or with water there.
    for (const bool open : {true, false}) {
        Position p(2);
        p.valley({"~~p.~", open ? "~..~." : "~..~~"});
        p.reserve(0, "cp cp ac").phase1(0);  // fits in this one way only
        EXPECT_EQ(p.happened(EventKind::placed), 1);
        EXPECT_EQ(p.asked(), open ? AskKind::none : AskKind::quarry);
    }
}

TEST(FertilityQuarry, AnEnclosedSpaceOfTwoCellsIsNoQuarry) {
    Position p = two_quarries();
    p.phase1(0).answer("place cp c1 left");  // leaves a2 and b2 side by side
    EXPECT_EQ(p.asked(), AskKind::none);
}

// Free: b1, c1, b2, a3. A tile on b1-c1 closes the four edges of b2, but its corner a3 stays open.
Position open_corner(std::string_view options = "") {
    Position p(2, options);
    p.valley({
        "p..",
        "~.~",
        ".~~",
    });
    p.reserve(0, "cp cp pg").phase1(0);
    p.answer("place cp c1 left");
    return p;
}

TEST(FertilityQuarry, CornersMustBeClosedToo) {
    EXPECT_EQ(open_corner().asked(), AskKind::none);
}

TEST(FertilityQuarry, OptionFourEdgesAreEnough) {
    Position p = open_corner("quarry=four");
    EXPECT_EQ(p.asked(), AskKind::quarry);
    p.answer("monument");
    EXPECT_EQ(p.table().valley.monument[0], only(cell_at(1, 1)));
    EXPECT_EQ(p.asked(), AskKind::none) << "a3 was closed before: it is not this player's quarry";
}

TEST(FertilityQuarry, ATileAtACornerClosesAQuarryOnlyWhereCornersCount) {
    const auto position = [](std::string_view options) {
        Position p(2, options);
        p.valley({
            "p..",   // the tile lies on b1-c1
            ".~~~",  // a2 touches b1 by a corner only
        });
        p.reserve(0, "cp cp pg").phase1(0);
        p.answer("place cp c1 left");
        return p;
    };
    EXPECT_EQ(position("").asked(), AskKind::quarry);
    EXPECT_EQ(position("quarry=four").asked(), AskKind::none) << "its four edges were closed already";
}

TEST(FertilityQuarry, SeveralQuarriesGiveOneRewardEachInTheOrderOfCells) {
    Position p = two_quarries();
    p.phase1(0).answer("place cp b2 up");  // papyrus at b1
    ASSERT_EQ(p.asked(), AskKind::quarry);
    p.answer("monument");
    EXPECT_EQ(p.table().valley.monument[0], only(cell_at(0, 1))) << "a2 comes before c1";
    ASSERT_EQ(p.asked(), AskKind::quarry);
    p.answer("gather alabaster");
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.loose_of(0), "AP");
    EXPECT_EQ(p.player(0).monuments, 3);
}

TEST(FertilityQuarry, AQuarryGivesItsRewardOnlyToTheTileThatClosedIt) {
    Position p(2);
    p.valley({
        "p..",
        ".p..",  // a2 is open only towards b1; after the first tile it is closed
        "~~",
    });
    p.reserve(0, "cp cp pg").phase1(0);
    p.answer("place cp c1 left").answer("gather cattle");
    p.reserve(1, "cp cp pg").phase1(1);
    p.answer("place cp d2 left");  // lies beside the old tiles; a2 is not asked about again
    EXPECT_EQ(p.asked(), AskKind::none);
}

TEST(FertilityQuarry, WithoutMonumentsLeftTheResourceMustBeTaken) {
    Position p = one_quarry();
    p.monuments_left(0, 0).phase1(0).answer("place cp c1 left");
    EXPECT_EQ(p.refusal("monument"), Reason::no_monument_left);
    EXPECT_EQ(p.legal().size(), 4U);
}

TEST(FertilityQuarry, AResourceThatTheStockHasRunOutOfIsNotOffered) {
    Position p = one_quarry();
    p.stock('C', 0).phase1(0).answer("place cp c1 left");
    EXPECT_EQ(p.refusal("gather cattle"), Reason::stock_is_empty);
    EXPECT_EQ(p.legal(), (std::vector<std::string>{"gather alabaster", "gather papyrus", "gather grapes", "monument"}));
}

TEST(FertilityQuarry, OneKindLeftAndNoMonumentIsTakenWithoutAsking) {
    Position p = one_quarry();
    for (const char letter : {'A', 'C', 'P'}) p.stock(letter, 0);
    p.monuments_left(0, 0).phase1(0).answer("place cp c1 left");
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.loose_of(0), "G");
}

TEST(FertilityQuarry, WithAnEmptyStockOnlyTheMonumentIsLeft) {
    Position p = one_quarry();
    for (const char letter : {'A', 'C', 'P', 'G'}) p.stock(letter, 0);
    p.phase1(0).answer("place cp c1 left");
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.player(0).monuments, 3);
    EXPECT_EQ(p.loose_of(0), "");
}

TEST(FertilityQuarry, WithAnEmptyStockAndNoMonumentThereIsNoReward) {
    Position p = one_quarry();
    for (const char letter : {'A', 'C', 'P', 'G'}) p.stock(letter, 0);
    p.monuments_left(0, 0).phase1(0).answer("place cp c1 left");
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.player(0).monuments, 0);
    EXPECT_EQ(p.loose_of(0), "");
}

TEST(FertilityQuarry, ContactWheatSymbolAndQuarryInOnePlacement) {
    Position p(2);
    p.valley({
        "p.A~",
        ".WW~",
        "~~~~",
    });
    p.reserve(0, "cp cp pg").phase1(0);
    p.answer("place cp c1 left");  // A papyrus, B two wheat, C alabaster, D quarry at a2
    ASSERT_EQ(p.asked(), AskKind::quarry);
    EXPECT_EQ(p.loose_of(0), "AP");
    EXPECT_EQ(p.player(0).wheat, 2);
    p.answer("gather papyrus");
    EXPECT_EQ(p.loose_of(0), "APP");
}

TEST(FertilityQuarry, TheLastPieceOfTheStockCanBeTakenByContactBeforeTheQuarry) {
    Position p = one_quarry();
    p.stock('P', 1).phase1(0).answer("place cp c1 left");
    EXPECT_EQ(p.loose_of(0), "P");
    EXPECT_EQ(p.refusal("gather papyrus"), Reason::stock_is_empty);
}

}  // namespace
}  // namespace mehen::fertility::test
