// Phase 2: building a district [fertility.build].
#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

TEST(FertilityBuild, RulebookExampleCostTwoPaidWithOneGrapesAndOneWheat) {
    for (const char* const district :
         {"D01", "D02", "D03", "D04", "D05", "D06", "D07", "D08", "D33", "D34", "D35", "D36"}) {
        Position p(2);
        p.loose(0, "CPG").wheat(0, 3).display(district).phase2(0);
        ASSERT_EQ(p.asked(), AskKind::build);
        p.answer(std::string("build ") + district);
        ASSERT_EQ(p.asked(), AskKind::pay);
        EXPECT_EQ(p.legal(), (std::vector<std::string>{"pay cattle", "pay papyrus", "pay grapes", "pay wheat"}));
        p.answer("pay grapes").answer("pay wheat");
        EXPECT_EQ(p.loose_of(0), "CP");
        EXPECT_EQ(p.stock_of('G'), 20) << "the grapes went back to the stock";
        EXPECT_EQ(p.player(0).wheat, 2) << "the marker went back one space";
        ASSERT_EQ(p.player(0).district.size(), 1U);
        EXPECT_EQ(p.player(0).district[0], district_of(district));
        EXPECT_TRUE(p.table().display.empty());
    }
}

TEST(FertilityBuild, AnyMixOfResourcesAndWheatPays) {
    const auto means_left = [](std::string_view first, std::string_view second) {
        Position p(2);
        p.loose(0, "AAC").wheat(0, 2).display("D01").phase2(0);
        p.answer("build D01").answer(first).answer(second);
        return p.loose_of(0) + std::to_string(p.player(0).wheat);
    };
    EXPECT_EQ(means_left("pay alabaster", "pay alabaster"), "C2");
    EXPECT_EQ(means_left("pay alabaster", "pay cattle"), "A2");
    EXPECT_EQ(means_left("pay wheat", "pay wheat"), "AAC0");
    EXPECT_EQ(means_left("pay wheat", "pay cattle"), "AA1");
}

TEST(FertilityBuild, WhatIsNotThereCannotPay) {
    Position p(2);
    p.loose(0, "AAC").display("D01").phase2(0);
    p.answer("build D01");
    EXPECT_EQ(p.refusal("pay grapes"), Reason::nothing_to_pay_with);
    EXPECT_EQ(p.refusal("pay wheat"), Reason::nothing_to_pay_with);
}

TEST(FertilityBuild, BuildingIsOptional) {
    Position p(2);
    p.loose(0, "AC").display("D01 D13 D14 D15").phase2(0);
    p.answer("skip");
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.loose_of(0), "AC");
    EXPECT_TRUE(p.player(0).district.empty());
    EXPECT_EQ(p.table().display.size(), 4U);
}

TEST(FertilityBuild, OnlyAnOpenDistrictThatCanBePaid) {
    Position p(2);
    p.loose(0, "A").display("D01 D09 D13 D05").phase2(0);
    EXPECT_EQ(p.legal(), (std::vector<std::string>{"build D09", "build D13", "skip"}));
    EXPECT_EQ(p.refusal("build D01"), Reason::cannot_pay);
    EXPECT_EQ(p.refusal("build D40"), Reason::not_on_display);
}

TEST(FertilityBuild, ADistrictOfCostZeroNeedsNothing) {
    Position p(2);
    p.display("D13 D01 D02 D03").phase2(0);
    ASSERT_EQ(p.asked(), AskKind::build);
    p.answer("build D13");
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.player(0).district.size(), 1U);
}

TEST(FertilityBuild, NothingIsAskedWhenNothingCanBePaid) {
    Position p(2);
    p.display("D01 D02 D03 D09").phase2(0);
    EXPECT_EQ(p.asked(), AskKind::none);
}

TEST(FertilityBuild, ResourcesInShopsCannotPay) {
    Position p(2);
    p.supplied(0, "0.1", "G").supplied(0, "0.3", "A").display("D09 D10").phase2(0);
    EXPECT_EQ(p.asked(), AskKind::none) << "two pieces lie in shops, nothing beside the metropolis";
    Position q(2);
    q.supplied(0, "0.1", "G").supplied(0, "0.3", "A").loose(0, "P").display("D09 D01").phase2(0);
    EXPECT_EQ(q.refusal("build D01"), Reason::cannot_pay);
    q.answer("build D09");
    EXPECT_EQ(q.in_shops_of(0), "AG");
    EXPECT_EQ(q.loose_of(0), "");
}

TEST(FertilityBuild, WithoutAnEmptyPlotNothingIsBuilt) {
    Position p(2);
    p.districts(0, "D01 D02 D03 D04 D05 D06").loose(0, "AC").display("D13 D14 D15 D16").phase2(0);
    ASSERT_EQ(p.asked(), AskKind::build) << "six districts leave the seventh plot";
    p.answer("build D13");
    p.display("D14 D15 D16").phase2(0);
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.player(0).district.size(), 7U);
}

TEST(FertilityBuild, ADistrictTakesTheFirstEmptyPlot) {
    Position p(2);
    p.districts(0, "D29 D30").display("D13").phase2(0);
    p.answer("build D13");
    p.loose(0, "A").phase3(0);
    EXPECT_EQ(p.refusal("supply alabaster 3.1"), Reason::legal);
}

TEST(FertilityBuild, APaymentWithoutAChoiceIsNotAskedFor) {
    Position p(2);
    p.loose(0, "C").wheat(0, 1).display("D01").phase2(0);
    p.answer("build D01");  // all there is
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.loose_of(0), "");
    EXPECT_EQ(p.player(0).wheat, 0);
    Position q(2);
    q.loose(0, "CCC").display("D01").phase2(0);
    q.answer("build D01");  // one kind only
    EXPECT_EQ(q.asked(), AskKind::none);
    EXPECT_EQ(q.loose_of(0), "C");
}

TEST(FertilityBuild, AtMostOneDistrictInATurn) {
    Position p(2);
    p.valley({"p.....", "......"}).reserve(0, "pg ac ac").reserve(1, "pg pg pg").pool("ac ac ac");
    p.display("D13 D14 D15 D16").loose(0, "PP").turn(0);
    p.answer("place pg b1 right").answer("build D13");
    EXPECT_EQ(p.asked(), AskKind::supply) << "phase 3 follows";
    EXPECT_EQ(p.table().display.size(), 3U) << "replaced only at the end of the turn";
}

}  // namespace
}  // namespace mehen::fertility::test
