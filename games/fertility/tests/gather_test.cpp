// Phase 1: what a placed tile gathers [fertility.gather.*]: the rulebook's cases A, B and C, the stock, the granary.
// Case D is in quarry_test.cpp.
#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

TEST(FertilityGather, CaseAOneResourceForEachIdenticalSceneTouched) {
    Position p(2);
    p.valley({
        ".p..",
        "p..g",
        ".p..",
    });
    p.reserve(0, "pg pg ac").phase1(0);
    p.answer("place pg b2 right");  // papyrus touches three, grapes at c2 one
    EXPECT_EQ(p.loose_of(0), "PPPG");
    EXPECT_EQ(p.stock_of('P'), 17);
    EXPECT_EQ(p.stock_of('G'), 19);
}

TEST(FertilityGather, CaseAOtherScenesAndCornersGiveNothing) {
    Position p(2);
    p.valley({
        "g.pg",
        "p..p",
        "..c.",
    });
    p.reserve(0, "pg cp ac").phase1(0);
    // Papyrus b2: left neighbour papyrus, corners grapes and papyrus. Grapes c2: neighbours papyrus, papyrus,
    // cattle; the grapes at d1 touch it by a corner.
    p.answer("place pg b2 right");
    EXPECT_EQ(p.loose_of(0), "P");
}

TEST(FertilityGather, CaseATheStartTileCountsAsAnIdenticalScene) {
    Position p(2);
    p.valley({"....", ".S..", "...."});
    p.reserve(0, "ac pg pg").phase1(0);
    p.answer("place ac b1 right");
    EXPECT_EQ(p.loose_of(0), "A") << "only the scene that touches it";
}

TEST(FertilityGather, CaseATheTwoScenesOfOneTileDoNotCountForEachOther) {
    Position p(2, "tiles=pairs");
    p.valley({"....", ".p..", "...."});
    p.reserve(0, "pp pp pp").phase1(0);
    p.answer("place pp b1 right");
    EXPECT_EQ(p.loose_of(0), "P");
}

TEST(FertilityGather, CaseBOneWheatForEachWheatCellTouchedByAnEdge) {
    Position p(2);
    p.valley({
        ".WW.",
        "p..W",
        ".W..",
    });
    p.reserve(0, "pg cp ac").phase1(0);
    p.answer("place pg b2 right");  // b1 and c1 above, d2 to the right, b3 below
    EXPECT_EQ(p.player(0).wheat, 4);
    EXPECT_EQ(p.loose_of(0), "P");
}

TEST(FertilityGather, CaseBACornerDoesNotTouchWheat) {
    Position p(2);
    p.valley({
        "W..W",
        "p...",
        "W..W",
    });
    p.reserve(0, "pg cp ac").phase1(0);
    p.answer("place pg b2 right");
    EXPECT_EQ(p.player(0).wheat, 0);
}

TEST(FertilityGather, CaseCACoveredSymbolGivesItsResourceWhateverCoversIt) {
    Position p(2);
    p.valley({
        "pAC.",
        "....",
    });
    p.reserve(0, "pg cp ac").phase1(0);
    p.answer("place pg b1 right");
    EXPECT_EQ(p.loose_of(0), "ACP");
    EXPECT_TRUE(p.table().valley.symbol[resource_of('A')].empty());
    EXPECT_TRUE(p.table().valley.symbol[resource_of('C')].empty());
}

TEST(FertilityGather, CaseCASymbolBesideTheTileGivesNothingAndStays) {
    Position p(2);
    p.valley({
        "p..G",
        "PG..",
    });
    p.reserve(0, "pg cp ac").phase1(0);
    p.answer("place pg b1 right");
    EXPECT_EQ(p.loose_of(0), "P");
    EXPECT_EQ(p.table().valley.symbol[resource_of('G')].count(), 2);
}

TEST(FertilityGather, CasesAddUp) {
    Position p(2);
    p.valley({
        "~W~~",
        "pPgW",
        "~G~.",
        "~~~.",
    });
    // Papyrus on P at b2, grapes on G at b3: A papyrus a2; B wheat b1; C papyrus and grapes; nothing is closed in.
    p.reserve(0, "pg cp ac").phase1(0);
    p.answer("place pg b2 down");
    EXPECT_EQ(p.loose_of(0), "PPG");
    EXPECT_EQ(p.player(0).wheat, 1);
}

TEST(FertilityGather, WhatTheStockHasRunOutOfIsNotReceived) {
    Position p(2);
    p.valley({
        ".p..",
        "p..g",
        ".p..",
    });
    p.stock('P', 2).stock('G', 0).reserve(0, "pg pg ac").phase1(0);
    p.answer("place pg b2 right");  // three papyrus and one grapes were due
    EXPECT_EQ(p.loose_of(0), "PP");
    EXPECT_EQ(p.stock_of('P'), 0);
    EXPECT_EQ(p.stock_of('G'), 0);
    EXPECT_EQ(p.happened(EventKind::stock_empty), 2);
}

TEST(FertilityGather, ContactsAndSymbolsShareOneStock) {
    Position p(2);
    p.valley({"pP..", "...."});
    p.stock('P', 1).reserve(0, "pg cp ac").phase1(0);
    p.answer("place pg b1 right");
    EXPECT_EQ(p.loose_of(0), "P");
}

TEST(FertilityGather, WheatBeyondTheLastSpaceOfTheGranaryIsLost) {
    Position p(2);
    p.valley({
        ".WW.",
        "p..W",
        "....",
    });
    p.wheat(0, 13).reserve(0, "pg cp ac").phase1(0);
    p.answer("place pg b2 right");
    EXPECT_EQ(p.player(0).wheat, 14);
    EXPECT_EQ(p.happened(EventKind::wheat_lost), 1);
    EXPECT_EQ(p.score_of(0).granary, 40);
}

TEST(FertilityGather, ContactsAndWheatCountAcrossBoardSeams) {
    Position p(2);
    p.valley({
        "....Wp..",
        "...p....",
        "....p...",
    });
    // The seam runs between d and e. Papyrus on e2: papyrus d2 and wheat e1 lie on either side of it.
    p.reserve(0, "cp cp ac").phase1(0);
    p.answer("place cp f2 left");
    EXPECT_EQ(p.loose_of(0), "PP");
    EXPECT_EQ(p.player(0).wheat, 1);
}

}  // namespace
}  // namespace mehen::fertility::test
