// Phase 1: where a valley tile may lie [fertility.place], and what happens when none fits [fertility.place.discard].
#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

// The rulebook's pictures: a papyrus scene at c2, grapes at d2, wheat at c4, water at e1.
Position rulebook_position() {
    Position p(2);
    p.valley({
        "....~...",
        "..pg....",
        "........",
        "..W.....",
    });
    p.reserve(0, "cp ac ag").phase1(0);
    return p;
}

TEST(FertilityPlace, RulebookExamplePapyrusAtPapyrusIsLegal) {
    Position p = rulebook_position();
    ASSERT_EQ(p.asked(), AskKind::place);
    p.answer("place cp b1 right");  // cattle at b1, papyrus at c1 above the papyrus at c2
    EXPECT_EQ(p.loose_of(0), "P");
    EXPECT_EQ(p.reserve_of(0), "ac ag");
}

TEST(FertilityPlace, RulebookExampleNoIdenticalSceneIsRefused) {
    Position p = rulebook_position();
    EXPECT_EQ(p.refusal("place ac b1 right"), Reason::no_identical_scene);
    // The papyrus scene lies at the grapes, the cattle scene beside the papyrus: touching is not matching.
    EXPECT_EQ(p.refusal("place cp c1 right"), Reason::no_identical_scene);
}

TEST(FertilityPlace, RulebookExampleOnWheatOrWaterIsRefused) {
    Position p = rulebook_position();
    EXPECT_EQ(p.refusal("place cp c4 up"), Reason::on_wheat);    // papyrus at c3 would match
    EXPECT_EQ(p.refusal("place ag e1 left"), Reason::on_water);  // grapes at d1 would match
    EXPECT_EQ(p.refusal("place ag d1 right"), Reason::on_water);
}

TEST(FertilityPlace, ReasonsReachThePlayerInThreeLanguages) {
    Position p = rulebook_position();
    Action action{};
    ASSERT_TRUE(Fertility::parse_action(p.rules, "place cp c4 up", action));
    const Refusal refusal = Fertility::explain(p.rules, p.s, 0, action);
    EXPECT_EQ(sections()[refusal.section].id, "fertility.place");
    EXPECT_EQ(Fertility::refusal_text(p.rules, refusal, Language::en), "A tile may not lie on wheat.");
    EXPECT_NE(Fertility::refusal_text(p.rules, refusal, Language::pl), "");
    EXPECT_NE(Fertility::refusal_text(p.rules, refusal, Language::pl),
              Fertility::refusal_text(p.rules, refusal, Language::it));
}

TEST(FertilityPlace, OnATileOutsideTheValleyOrAwayFromTilesIsRefused) {
    Position p = rulebook_position();
    EXPECT_EQ(p.refusal("place cp b2 right"), Reason::on_a_tile);
    EXPECT_EQ(p.refusal("place cp c1 up"), Reason::off_the_valley);
    EXPECT_EQ(p.refusal("place cp a1 left"), Reason::off_the_valley);
    EXPECT_EQ(p.refusal("place cp m1 right"), Reason::off_the_valley) << "two players have 12 columns only";
    EXPECT_EQ(p.refusal("place cp g3 right"), Reason::touches_no_tile);
    EXPECT_EQ(p.refusal("place cp a1 right"), Reason::touches_no_tile) << "b1 touches c2 by a corner only";
    EXPECT_EQ(p.refusal("place pg b1 right"), Reason::not_in_reserve);
    EXPECT_EQ(p.refusal_to(1, "place cp b1 right"), Reason::not_your_turn);
    EXPECT_EQ(p.refusal("skip"), Reason::another_question) << "placing is compulsory";
}

TEST(FertilityPlace, UprightOrLyingAndEitherWayRound) {
    Position p(2);
    p.valley({
        ".....",
        "..p..",
        ".....",
    });
    p.reserve(0, "cp cp cp").phase1(0);
    // Papyrus on one of the four cells around c2, cattle on any free neighbour of that cell.
    EXPECT_EQ(p.legal().size(), 3U + 2U + 3U + 2U);
    for (const char* const words :
         {"place cp b1 right", "place cp d1 left", "place cp a2 right", "place cp b1 down", "place cp b3 up",
          "place cp b3 right", "place cp d3 left", "place cp d1 down", "place cp d3 up", "place cp e2 left"})
        EXPECT_EQ(p.refusal(words), Reason::legal) << words;
}

TEST(FertilityPlace, OneMatchingSceneIsEnoughTheOtherMayMeetAnything) {
    Position p(2);
    p.valley({
        "p...",
        "..g.",
    });
    p.reserve(0, "cp cp cp").phase1(0);
    EXPECT_EQ(p.refusal("place cp c1 left"), Reason::legal) << "cattle above grapes does not matter";
}

TEST(FertilityPlace, AnySceneMatchesTheStartTile) {
    Position p(2);
    p.valley({
        ".....",
        "..S..",
        ".....",
    });
    p.reserve(0, "ac cp pg").phase1(0);
    for (const char* const words : {"place ac c1 left", "place ac b1 right", "place cp c1 left", "place cp b1 right",
                                    "place pg c1 left", "place pg b1 right"})
        EXPECT_EQ(p.refusal(words), Reason::legal) << words;
}

TEST(FertilityPlace, ATileMayCrossTheSeamBetweenTwoBoards) {
    Position p(2);
    p.valley({"....pg..", "........"});
    p.reserve(0, "cp ag ag").phase1(0);
    p.answer("place cp c1 right");  // d1 belongs to the first board, e1 to the second
    EXPECT_EQ(p.loose_of(0), "P");
    Position q(2);
    q.valley({".......", "...p..."});
    q.reserve(0, "pg pg pg").phase1(0);
    q.answer("place pg d1 right");  // the tile itself lies on d1 and e1
    EXPECT_EQ(q.loose_of(0), "P");
}

TEST(FertilityPlace, EqualScenesAreLaidRightOrDown) {
    Position p(2, "tiles=pairs");
    p.valley({"....", ".p..", "...."});
    p.reserve(0, "pp pp pp").phase1(0);
    const auto legal = p.legal();
    for (const std::string& words : legal) EXPECT_TRUE(words.ends_with("right") || words.ends_with("down")) << words;
    // b1: a1-b1, b1-c1; a2: a1-a2, a2-a3; c2: c1-c2, c2-c3, c2-d2; b3: a3-b3, b3-c3.
    EXPECT_EQ(legal.size(), 9U);
    p.answer("place pp b1 left");  // the same tile named from its other cell
    EXPECT_TRUE(p.table().valley.scene[resource_of('P')].has(cell_at(0, 0)));
}

TEST(FertilityPlace, NoDiscardWhileOneOfTheThreeFits) {
    Position p(2);
    p.valley({"p...", "...."});
    p.reserve(0, "ac ag cp").phase1(0);
    EXPECT_EQ(p.asked(), AskKind::place);
    EXPECT_EQ(p.refusal("discard ac"), Reason::a_tile_fits);
    for (const std::string& words : p.legal()) EXPECT_TRUE(words.starts_with("place cp")) << words;
}

TEST(FertilityPlace, WhenNoneFitsOneOfTheThreeIsDiscarded) {
    Position p(2);
    p.valley({"p...", "...."});
    p.reserve(0, "ac ag cg").phase1(0);
    ASSERT_EQ(p.asked(), AskKind::discard);
    EXPECT_EQ(p.legal(), (std::vector<std::string>{"discard ac", "discard ag", "discard cg"}));
    EXPECT_EQ(p.refusal("discard cp"), Reason::not_in_reserve);
    EXPECT_EQ(p.refusal("place ac b1 right"), Reason::no_identical_scene);
    p.answer("discard ag");
    EXPECT_EQ(p.reserve_of(0), "ac cg");
    EXPECT_EQ(p.loose_of(0), "");
    EXPECT_EQ(p.asked(), AskKind::none);
}

TEST(FertilityPlace, AfterADiscardTheTurnGoesOnWithPhaseTwo) {
    Position p(2);
    p.valley({"p...", "...."}).reserve(0, "ac ag cg").reserve(1, "pg pg pg").pool("ac ac ac");
    p.display("D01 D13 D14 D15").turn(0);
    p.answer("discard ac");
    EXPECT_EQ(p.asked(), AskKind::build);
    EXPECT_EQ(p.asked_seat(), 0);
}

TEST(FertilityPlace, ASingleAnswerIsNotAskedFor) {
    Position p(2);
    p.valley({"p..", "."});
    p.reserve(0, "ap ac ac").monuments_left(0, 0);  // ap fits in one way only: papyrus b1, alabaster c1
    for (const char letter : {'A', 'C', 'P'}) p.stock(letter, 0);
    p.stock('G', 0).phase1(0);
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.happened(EventKind::placed), 1);

    Position q(2);
    q.valley({"p...", "...."});
    q.reserve(0, "ac ac ac").phase1(0);  // three equal tiles that do not fit
    EXPECT_EQ(q.asked(), AskKind::none);
    EXPECT_EQ(q.reserve_of(0), "ac ac");
    EXPECT_EQ(q.happened(EventKind::discarded), 1);
}

TEST(FertilityPlace, TwoFreeCellsWithAMonumentBetweenThemTakeNoTile) {
    Position p(2);
    p.valley({"p1p..", "~~~~~"});  // the quarry at b1 stays desert, but no tile finds room there
    p.reserve(0, "cp cp ac").phase1(0);
    EXPECT_EQ(p.happened(EventKind::placed), 1) << "only d1-e1 is left";
    EXPECT_TRUE(p.table().valley.free.has(cell_at(1, 0)));
}

}  // namespace
}  // namespace mehen::fertility::test
