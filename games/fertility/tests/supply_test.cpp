// Phase 3: supplying shops [fertility.supply], and what they give at once [fertility.shops].
#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

// Metropolis 1: 0.1 any → 2 debens, 0.2 G → 1 wheat, 0.3 A+C → 4 debens, 0.4 P+P → 5 debens.

TEST(FertilitySupply, RulebookExampleOneCattleOnePapyrusOneGrapes) {
    Position p(2);
    p.districts(0, "D02").loose(0, "CPG").phase3(0);  // D02: C → 5 debens; P → 5 debens
    p.answer("supply grapes 0.2");
    EXPECT_EQ(p.player(0).wheat, 1) << "the marker moves at once";
    p.answer("supply papyrus 1.2");
    EXPECT_EQ(p.score_of(0).general, 5);
    p.answer("supply cattle 0.3");  // still needs alabaster
    EXPECT_EQ(p.score_of(0).general, 5) << "worth nothing until the alabaster is there";
    EXPECT_EQ(p.asked(), AskKind::none) << "nothing loose is left";
    p.loose(0, "A").phase3(0);
    p.answer("supply alabaster 0.3");
    EXPECT_EQ(p.score_of(0).general, 9);
}

TEST(FertilitySupply, SupplyingIsOptionalAndMayStopAtAnyTime) {
    Position p(2);
    p.loose(0, "GG").phase3(0);
    ASSERT_EQ(p.asked(), AskKind::supply);
    p.answer("supply grapes 0.2").answer("stop");
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.loose_of(0), "G");
}

TEST(FertilitySupply, AShopTakesAsManyFittingResourcesAsItHasSymbols) {
    Position p(2);
    p.loose(0, "AAPPP").phase3(0);
    p.answer("supply papyrus 0.4").answer("supply papyrus 0.4");
    EXPECT_EQ(p.refusal("supply papyrus 0.4"), Reason::shop_is_full);
    EXPECT_EQ(p.refusal("supply alabaster 0.4"), Reason::shop_is_full);
    p.answer("supply alabaster 0.3");
    EXPECT_EQ(p.refusal("supply alabaster 0.3"), Reason::shop_wants_other) << "the second symbol shows cattle";
    EXPECT_EQ(p.refusal("supply alabaster 0.2"), Reason::shop_wants_other);
    EXPECT_EQ(p.refusal("supply cattle 0.3"), Reason::not_loose);
    EXPECT_EQ(p.refusal("supply alabaster 1.1"), Reason::no_such_shop);
}

TEST(FertilitySupply, SomeShopsTakeAnyResource) {
    for (const char* const resource : {"alabaster", "cattle", "papyrus", "grapes"}) {
        Position p(2);
        p.loose(0, "ACPG").phase3(0);
        p.answer(std::string("supply ") + resource + " 0.1");
        EXPECT_EQ(p.score_of(0).general, 2) << resource;
    }
}

TEST(FertilitySupply, AResourceFillsItsOwnSymbolBeforeOneForAny) {
    Rules rules = rules_with(2);
    Shop& shop = rules.components.metropolis[0].shop[2];  // any + C + A → 4 debens
    shop.need_count = 3;
    shop.need = {any_resource, 1, 0, 0};
    Position p(rules);
    p.loose(0, "CPA").phase3(0);
    p.answer("supply cattle 0.3").answer("supply papyrus 0.3");
    EXPECT_EQ(p.refusal("supply alabaster 0.3"), Reason::legal);
    p.answer("supply alabaster 0.3");
    EXPECT_EQ(p.score_of(0).general, 4);

    Position q(rules);
    q.loose(0, "CC").phase3(0);
    q.answer("supply cattle 0.3").answer("supply cattle 0.3");  // the second one onto 'any'
    EXPECT_EQ(q.in_shops_of(0), "CC");
    q.loose(0, "C").phase3(0);
    EXPECT_EQ(q.refusal("supply cattle 0.3"), Reason::shop_wants_other);
}

TEST(FertilitySupply, WheatSuppliesNothing) {
    Position p(2);
    p.wheat(0, 5).phase3(0);
    EXPECT_EQ(p.asked(), AskKind::none);
    p.loose(0, "G").phase3(0);
    EXPECT_EQ(p.refusal("supply wheat 0.1"), Reason::wheat_is_no_resource);
}

TEST(FertilitySupply, ADistrictBuiltThisTurnCanBeSupplied) {
    Position p(2);
    p.valley({"p.....", "......"}).reserve(0, "pg ac ac").reserve(1, "pg pg pg").pool("ac ac ac");
    p.display("D15 D13 D14 D16").turn(0);  // D15: P → 1 per P; P+G → 4 debens
    p.answer("place pg b1 right").answer("build D15").answer("supply papyrus 1.1");
    EXPECT_EQ(p.score_of(0).specialist, 1);
}

TEST(FertilitySupply, SupplyingNeedsNoBuilding) {
    Position p(2);
    p.valley({"p.....", "......"}).reserve(0, "pg ac ac").reserve(1, "pg pg pg").pool("ac ac ac");
    p.display("D15 D13 D14 D16").turn(0);
    p.answer("place pg b1 right").answer("skip");
    EXPECT_EQ(p.asked(), AskKind::supply);
}

TEST(FertilitySupply, AnyNumberOfShopsOverSeveralTurns) {
    Position p(2);
    p.districts(0, "D08").loose(0, "GG").phase3(0);
    p.answer("supply grapes 1.1").answer("supply grapes 1.1");
    EXPECT_EQ(p.score_of(0).specialist, 0);
    p.loose(0, "G").phase3(0);
    p.answer("supply grapes 1.1");
    EXPECT_EQ(p.score_of(0).specialist, 9);
}

TEST(FertilitySupply, ResourcesNeverLeaveAShop) {
    Position p(2);
    p.supplied(0, "0.3", "A").loose(0, "C").phase3(0);
    for (const std::string& words : p.legal()) EXPECT_EQ(words.find("alabaster"), std::string::npos) << words;
    p.answer("supply cattle 0.3");
    EXPECT_EQ(p.in_shops_of(0), "AC");
}

TEST(FertilitySupply, SupplyingAShopTakesNothingFromTheStock) {
    Position p(2);
    p.loose(0, "G").phase3(0);
    p.answer("supply grapes 0.2");
    EXPECT_EQ(p.stock_of('G'), 19);
    EXPECT_EQ(p.in_shops_of(0), "G");
}

TEST(FertilitySupply, WheatOfAShopIsLostWhenTheGranaryIsFull) {
    Position p(2);
    p.wheat(0, 14).loose(0, "G").phase3(0);
    p.answer("supply grapes 0.2");
    EXPECT_EQ(p.player(0).wheat, 14);
    EXPECT_EQ(p.happened(EventKind::wheat_lost), 1);
}

TEST(FertilitySupply, NothingIsAskedWhenNoShopTakesWhatIsLoose) {
    Position p(2);
    p.supplied(0, "0.1", "A").supplied(0, "0.2", "G").loose(0, "GG").phase3(0);
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.loose_of(0), "GG");
}

// --- Exchange shops. D37: A → one of C/P/G; C+P+G → 9. D39: P → one of A/C/G; G+A+C → 9.

TEST(FertilityExchange, TakesOneOfTheKindsShownFromTheStockIntoAnotherShop) {
    Position p(2);
    p.districts(0, "D39").loose(0, "P").phase3(0);
    p.answer("supply papyrus 1.1");
    ASSERT_EQ(p.asked(), AskKind::exchange);
    EXPECT_EQ(p.legal(),
              (std::vector<std::string>{"exchange alabaster 0.1", "exchange alabaster 0.3", "exchange alabaster 1.2",
                                        "exchange cattle 0.1", "exchange cattle 0.3", "exchange cattle 1.2",
                                        "exchange grapes 0.1", "exchange grapes 0.2", "exchange grapes 1.2"}));
    EXPECT_EQ(p.refusal("exchange papyrus 0.4"), Reason::not_offered);
    EXPECT_EQ(p.refusal("exchange grapes 1.1"), Reason::same_shop);
    EXPECT_EQ(p.refusal("exchange grapes 0.4"), Reason::shop_wants_other);
    p.answer("exchange alabaster 0.3");
    EXPECT_EQ(p.in_shops_of(0), "AP");
    EXPECT_EQ(p.stock_of('A'), 19);
    EXPECT_EQ(p.loose_of(0), "") << "it never lies loose";
}

TEST(FertilityExchange, MayFillAnotherShopOfTheSameDistrict) {
    Position p(2);
    p.districts(0, "D39").supplied(0, "1.2", "GA").loose(0, "P").phase3(0);
    p.answer("supply papyrus 1.1").answer("exchange cattle 1.2");
    EXPECT_EQ(p.score_of(0).general, 9);
}

TEST(FertilityExchange, CompletesAWheatShopAtOnce) {
    Position p(2);
    p.districts(0, "D39").loose(0, "P").phase3(0);
    p.answer("supply papyrus 1.1").answer("exchange grapes 0.2");
    EXPECT_EQ(p.player(0).wheat, 1);
    EXPECT_EQ(p.asked(), AskKind::none);
}

TEST(FertilityExchange, IntoAnotherExchangeShopGoesOn) {
    Position p(2);
    p.districts(0, "D39 D37").loose(0, "P").phase3(0);
    p.answer("supply papyrus 1.1").answer("exchange alabaster 2.1");
    ASSERT_EQ(p.asked(), AskKind::exchange);
    EXPECT_EQ(p.refusal("exchange alabaster 0.3"), Reason::not_offered) << "D37 gives cattle, papyrus or grapes";
    EXPECT_EQ(p.refusal("exchange cattle 2.1"), Reason::same_shop);
    p.answer("exchange grapes 0.2");
    EXPECT_EQ(p.player(0).wheat, 1);
    EXPECT_EQ(p.in_shops_of(0), "APG");
    EXPECT_EQ(p.asked(), AskKind::none);
}

TEST(FertilityExchange, AChainThroughAllFourMarkets) {
    Position p(2);
    p.districts(0, "D37 D38 D39 D40").loose(0, "AC").phase3(0);
    p.answer("supply alabaster 1.1").answer("exchange cattle 2.1").answer("exchange papyrus 3.1");
    p.answer("exchange grapes 4.1").answer("exchange alabaster 0.3");
    ASSERT_EQ(p.asked(), AskKind::supply) << "then the loose cattle";
    p.answer("supply cattle 0.3");
    EXPECT_EQ(p.score_of(0).general, 4);
    EXPECT_EQ(p.in_shops_of(0), "AACCPG");
}

TEST(FertilityExchange, TakesNothingWithoutAFreeSymbolElsewhere) {
    Position p(2);
    p.districts(0, "D37").supplied(0, "0.1", "A").supplied(0, "0.2", "G").supplied(0, "0.3", "AC");
    p.supplied(0, "0.4", "PP").supplied(0, "1.2", "CPG").loose(0, "A").phase3(0);
    p.answer("supply alabaster 1.1");
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.in_shops_of(0), "AAACCPPPGG");
    for (const char letter : {'C', 'P', 'G'}) EXPECT_EQ(p.stock_of(letter), 20 - (letter == 'P' ? 3 : 2));
}

TEST(FertilityExchange, TakesNothingThatTheStockHasRunOutOf) {
    Position p(2);
    p.districts(0, "D37").loose(0, "A").stock('C', 0).phase3(0);
    p.answer("supply alabaster 1.1");
    EXPECT_EQ(p.refusal("exchange cattle 0.1"), Reason::stock_is_empty);

    Position q(2);
    q.districts(0, "D37").loose(0, "A");
    for (const char letter : {'C', 'P', 'G'}) q.stock(letter, 0);
    q.phase3(0);
    q.answer("supply alabaster 1.1");
    EXPECT_EQ(q.asked(), AskKind::none);
    EXPECT_EQ(q.in_shops_of(0), "A");
    EXPECT_EQ(q.stock_of('A'), 19) << "alabaster is not among the kinds shown";
}

TEST(FertilityExchange, IsTakenWithoutAskingWhenOneWayOnlyIsLeft) {
    Position p(2);
    p.districts(0, "D37").supplied(0, "0.1", "A").supplied(0, "0.2", "G").supplied(0, "0.3", "A");
    p.supplied(0, "0.4", "PP").supplied(0, "1.2", "CPG").loose(0, "A").phase3(0);
    p.answer("supply alabaster 1.1");  // only cattle into 0.3
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.score_of(0).general, 2 + 4 + 5 + 9);
}

TEST(FertilityExchange, IsTakenWhenItIsPossible) {
    Position p(2);
    p.districts(0, "D37").loose(0, "A").phase3(0);
    p.answer("supply alabaster 1.1");
    EXPECT_EQ(p.refusal("stop"), Reason::another_question);
    for (const std::string& words : p.legal()) EXPECT_TRUE(words.starts_with("exchange ")) << words;
}

}  // namespace
}  // namespace mehen::fertility::test
