// The options of a match: which exist, their defaults, and what each changes.
#include "core/any_game_of.h"
#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

TEST(FertilityOptions, DefaultsFollowTheRulebook) {
    const Rules rules = rules_with(2);
    EXPECT_FALSE(rules.two_player_variant);
    EXPECT_FALSE(rules.equal_pairs) << "two different scenes on each tile";
    EXPECT_TRUE(rules.quarry_needs_corners) << "closed diagonally too";
    EXPECT_TRUE(rules.random_first);
    EXPECT_EQ(Fertility::facts().min_seats, 2);
    EXPECT_EQ(Fertility::facts().max_seats, 4);
}

TEST(FertilityOptions, EveryOptionHasHelpAndADefaultInRange) {
    for (const OptionSpec& option : Fertility::facts().options) {
        EXPECT_LT(option.default_value, option.values.size());
        for (const Language language : {Language::en, Language::pl, Language::it})
            EXPECT_FALSE(option.help[language].empty());
    }
}

TEST(FertilityOptions, TilesPairsBringsTilesWithEqualScenes) {
    const Rules rules = rules_with(2, "tiles=pairs");
    EXPECT_EQ(rules.tiles(), printed.with_equal);
    EXPECT_EQ(rules_with(2).tiles(), printed.different);
    EXPECT_EQ(rules.tiles_in_play(), 24);
}

TEST(FertilityOptions, TheTwoPlayerVariantHas39Tiles) {
    EXPECT_EQ(rules_with(2, "variant=two-player").tiles_in_play(), 39);
}

// The variant is written for two players only: with more its tiles would not come to nine turns each.
TEST(FertilityOptions, TheTwoPlayerVariantIsRefusedWithThreeOrFourPlayers) {
    const AnyGameOf<Fertility> game;
    EXPECT_FALSE(game.check_setup(setup_with(2, "variant=two-player")));
    for (const int seats : {3, 4}) {
        const Message problem = game.check_setup(setup_with(seats, "variant=two-player"));
        ASSERT_TRUE(problem) << seats << " players";
        for (const Language language : {Language::en, Language::pl, Language::it})
            EXPECT_FALSE(problem.in(language).empty());
    }
}

TEST(FertilityOptions, SeatOneBeginsWhenItIsSaidSo) {
    EventLog log;
    const State s = play_at_random(rules_with(4, "first=1"), 3, log);
    EXPECT_EQ(s.table.first, 0);
    const auto first_turn = std::find_if(log.begin(), log.end(), [](const Event& event) {
        return event.kind == static_cast<std::uint8_t>(EventKind::turn_begins);
    });
    ASSERT_NE(first_turn, log.end());
    EXPECT_EQ(first_turn->seat, 0);
}

}  // namespace
}  // namespace mehen::fertility::test
