// The final account [fertility.scoring] and who wins [fertility.scoring.tie].
#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

// The components with which the rulebook's example comes out: metropolis 1 and five districts.
Position example_of_87_debens() {
    Position p(2);
    p.metropolis(0, 1).districts(0, "D08 D32 D37 D17 D26").wheat(0, 7);
    p.supplied(0, "0.1", "G").supplied(0, "0.3", "AC").supplied(0, "0.4", "PP");  // 2, 4 and 5 debens
    p.supplied(0, "1.1", "GGG");                                                  // 3 per grapes
    p.supplied(0, "2.1", "GGA");                                                  // 7 debens
    p.supplied(0, "3.2", "G");                                                    // 9 debens, not full
    p.supplied(0, "4.1", "A").supplied(0, "5.1", "CP");                           // Ptah; Ra and Osiris
    p.valley({"1~2", "~~~", "1~2", "~~~", "1~~"});
    return p;
}

TEST(FertilityScoring, RulebookExampleOf87Debens) {
    Position p = example_of_87_debens();
    const Score account = p.score_of(0);
    EXPECT_EQ(account.general, 18) << "2 + 4 + 5 + 7";
    EXPECT_EQ(account.specialist, 21) << "3 for each of 7 grapes";
    EXPECT_EQ(account.statues, 10) << "three different ones from two shops";
    EXPECT_EQ(account.monuments, 15);
    EXPECT_EQ(account.granary, 23) << "7 wheat";
    EXPECT_EQ(account.total(), 87);
    EXPECT_EQ(standing(p.rules, p.table()).score[0], 87);
}

TEST(FertilityScoring, RulebookExampleAsTheBreakdownShowsIt) {
    Position p = example_of_87_debens();
    for (const Language language : {Language::en, Language::pl, Language::it}) {
        const auto lines = Fertility::breakdown(p.rules, Fertility::observe(p.rules, p.s, spectator), 0, language);
        std::vector<int> values;
        for (const ScoreLine& line : lines) {
            values.push_back(line.value);
            EXPECT_FALSE(line.words.empty());
        }
        EXPECT_EQ(values, (std::vector<int>{18, 21, 10, 15, 23, 87}));
    }
}

TEST(FertilityScoring, RulebookExampleHasFiveGeneralShopsOneOfThemNotFull) {
    Position p = example_of_87_debens();
    p.supplied(0, "3.2", "CP");
    EXPECT_EQ(p.score_of(0).general, 27) << "full, the fifth is worth its 9 debens";
}

TEST(FertilityScoring, APartlyFilledShopIsWorthNothing) {
    Position p(2);
    p.supplied(0, "0.3", "A").supplied(0, "0.4", "P");
    EXPECT_EQ(p.score_of(0).total(), 0);
}

TEST(FertilityScoring, ASpecialistCountsEveryPieceAlsoInUnfinishedShopsAndItsOwn) {
    Position p(2);
    p.districts(0, "D16 D12 D40");  // G → 1 per G, G+A → 4; G+G → 2 per G, any → 2; G → exchange, A+C+P → 9
    p.supplied(0, "1.1", "G");
    EXPECT_EQ(p.score_of(0).specialist, 1) << "its own piece";
    p.supplied(0, "1.2", "G").supplied(0, "2.1", "G");
    EXPECT_EQ(p.score_of(0).specialist, 3) << "two unfinished shops";
    p.supplied(0, "2.1", "G");
    EXPECT_EQ(p.score_of(0).specialist, 4 + 2 * 4) << "two specialists count the same pieces";
    p.supplied(0, "3.2", "ACP").loose(0, "GG");
    EXPECT_EQ(p.score_of(0).specialist, 12) << "other kinds and loose pieces do not count";
}

TEST(FertilityScoring, AnUnfinishedSpecialistGivesNothing) {
    Position p(2);
    p.districts(0, "D08").supplied(0, "1.1", "GG");
    EXPECT_EQ(p.score_of(0).specialist, 0);
}

TEST(FertilityScoring, StatuesCountByDifferentDeities) {
    Position p(2);
    p.districts(0, "D17 D27 D28 D25 D26");  // Ptah; Ra + Ptah; Ra + Hathor; Ra + Thoth; Ra + Osiris
    EXPECT_EQ(p.score_of(0).statues, 0);
    p.supplied(0, "1.1", "A");
    EXPECT_EQ(p.score_of(0).statues, 4);
    p.supplied(0, "2.1", "PG");
    EXPECT_EQ(p.score_of(0).statues, 7) << "a second Ptah adds nothing, Ra does";
    p.supplied(0, "3.1", "GA");
    EXPECT_EQ(p.score_of(0).statues, 10);
    p.supplied(0, "4.1", "AC");
    EXPECT_EQ(p.score_of(0).statues, 14);
    p.supplied(0, "5.1", "CP");
    EXPECT_EQ(p.score_of(0).statues, 19);
}

TEST(FertilityScoring, AnUnfinishedShopGivesNoStatue) {
    Position p(2);
    p.districts(0, "D25").supplied(0, "1.1", "A");
    EXPECT_EQ(p.score_of(0).statues, 0);
}

TEST(FertilityScoring, AStatueOfChoiceBecomesADeityStillMissing) {
    Position p(2);
    p.districts(0, "D21 D17 D22");  // any; Ptah; any
    p.supplied(0, "1.1", "AP");
    EXPECT_EQ(p.score_of(0).statues, 4);
    p.supplied(0, "2.1", "A");
    EXPECT_EQ(p.score_of(0).statues, 7);
    p.supplied(0, "3.1", "CG");
    EXPECT_EQ(p.score_of(0).statues, 10) << "two statues of choice are two deities";
}

TEST(FertilityScoring, ThereAreNoMoreStatuesThanDeities) {
    Position p(2);
    p.districts(0, "D21 D22 D23 D24 D25 D26 D27");
    p.supplied(0, "1.1", "AP").supplied(0, "2.1", "CG").supplied(0, "3.1", "PA").supplied(0, "4.1", "GC");
    EXPECT_EQ(p.score_of(0).statues, 14);
    p.supplied(0, "5.1", "AC").supplied(0, "6.1", "CP").supplied(0, "7.1", "PG");
    EXPECT_EQ(p.score_of(0).statues, 19) << "four of choice and four deities, but five is all there are";
}

TEST(FertilityScoring, GranaryGivesTheNumberOfItsSpace) {
    constexpr std::array<int, 15> debens = {0, 1, 3, 6, 10, 14, 18, 23, 26, 29, 32, 34, 36, 38, 40};
    for (int wheat = 0; wheat <= 14; ++wheat) {
        Position p(2);
        p.wheat(0, wheat);
        EXPECT_EQ(p.score_of(0).granary, debens[static_cast<std::size_t>(wheat)]);
    }
}

TEST(FertilityScoring, AShopNeverGivesWheatTwice) {
    Position p(2);
    p.loose(0, "G").phase3(0);
    p.answer("supply grapes 0.2");
    EXPECT_EQ(p.score_of(0).granary, 1);
    EXPECT_EQ(p.score_of(0).total(), 1) << "the wheat was given at once, the account adds none";
}

// Debens for monuments, seat by seat, for these numbers of monuments in the valley.
std::vector<int> monument_debens(const std::vector<int>& counts) {
    Position p(static_cast<int>(counts.size()));
    p.valley({});
    for (Seat seat = 0; seat < counts.size(); ++seat)
        for (int i = 0; i < counts[seat]; ++i) p.table().valley.monument[seat].add(cell_at(2 * i, 2 * seat));
    std::vector<int> debens;
    for (Seat seat = 0; seat < counts.size(); ++seat) debens.push_back(p.score_of(seat).monuments);
    return debens;
}

TEST(FertilityScoring, MostMonuments15Second7) {
    EXPECT_EQ(monument_debens({3, 1}), (std::vector{15, 7}));
    EXPECT_EQ(monument_debens({1, 3, 2}), (std::vector{0, 15, 7}));
    EXPECT_EQ(monument_debens({4, 1, 3, 2}), (std::vector{15, 0, 7, 0}));
}

TEST(FertilityScoring, AllTiedForFirstGet15AndTheNextIsSecond) {
    EXPECT_EQ(monument_debens({2, 2}), (std::vector{15, 15}));
    EXPECT_EQ(monument_debens({2, 2, 1}), (std::vector{15, 15, 7}));
    EXPECT_EQ(monument_debens({3, 3, 3, 1}), (std::vector{15, 15, 15, 7}));
    EXPECT_EQ(monument_debens({3, 2, 3, 1}), (std::vector{15, 7, 15, 0}));
    EXPECT_EQ(monument_debens({3, 3, 1, 1}), (std::vector{15, 15, 7, 7}));
    EXPECT_EQ(monument_debens({2, 2, 2, 2}), (std::vector{15, 15, 15, 15}));
}

TEST(FertilityScoring, AllTiedForSecondGet7) {
    EXPECT_EQ(monument_debens({3, 1, 1}), (std::vector{15, 7, 7}));
    EXPECT_EQ(monument_debens({1, 4, 1, 1}), (std::vector{7, 15, 7, 7}));
    EXPECT_EQ(monument_debens({3, 2, 2, 1}), (std::vector{15, 7, 7, 0}));
}

TEST(FertilityScoring, NothingWithoutAMonument) {
    EXPECT_EQ(monument_debens({0, 0}), (std::vector{0, 0}));
    EXPECT_EQ(monument_debens({1, 0}), (std::vector{15, 0}));
    EXPECT_EQ(monument_debens({0, 2, 0, 2}), (std::vector{0, 15, 0, 15}));
    EXPECT_EQ(monument_debens({0, 0, 1, 0}), (std::vector{0, 0, 15, 0}));
}

TEST(FertilityScoring, MostDebensWins) {
    Position p(3);
    p.wheat(0, 2).wheat(1, 7).wheat(2, 5);
    const Result result = standing(p.rules, p.table());
    EXPECT_EQ(result.place[0], 3);
    EXPECT_EQ(result.place[1], 1);
    EXPECT_EQ(result.place[2], 2);
}

TEST(FertilityScoring, TiedPlayersAreRankedByFewestResourcesInTheMetropolis) {
    Position p(3);
    // All have 10 debens: seat 0 from wheat with one piece in an unfinished shop, seat 1 from wheat alone.
    p.wheat(0, 4).supplied(0, "0.3", "A").wheat(1, 4).wheat(2, 4).supplied(2, "0.3", "P");
    const Result result = standing(p.rules, p.table());
    EXPECT_EQ(result.score[0], result.score[1]);
    EXPECT_EQ(result.score[0], result.score[2]);
    EXPECT_EQ(result.place[1], 1) << "no piece";
    EXPECT_EQ(result.place[0], 2) << "one piece each";
    EXPECT_EQ(result.place[2], 2);
}

TEST(FertilityScoring, WheatIsNoResourceForTheTie) {
    Position p(2);
    // 10 debens each: four wheat against 5 + 5 from two pieces.
    p.wheat(0, 4).districts(1, "D01").supplied(1, "1.1", "A").supplied(1, "1.2", "C");
    const Result result = standing(p.rules, p.table());
    EXPECT_EQ(result.score[0], 10);
    EXPECT_EQ(result.score[1], 10);
    EXPECT_EQ(result.place[0], 1);
    EXPECT_EQ(result.place[1], 2);
}

TEST(FertilityScoring, StillTiedPlayersShareTheVictory) {
    Position p(4);
    p.wheat(0, 3).wheat(1, 3).wheat(2, 1).wheat(3, 3).supplied(3, "0.3", "G");
    const Result result = standing(p.rules, p.table());
    EXPECT_EQ(result.place[0], 1);
    EXPECT_EQ(result.place[1], 1);
    EXPECT_EQ(result.place[3], 3) << "as many debens, but one piece more";
    EXPECT_EQ(result.place[2], 4);
}

}  // namespace
}  // namespace mehen::fertility::test
