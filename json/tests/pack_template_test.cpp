// Packs of the template.
#include <gtest/gtest.h>

#include "core/any_game_of.h"
#include "games/template/game.h"
#include "json/pack.h"

namespace mehen::offering {
namespace {

TEST(Template, PackReplacesCopiesAndPrizes) {
    const AnyGameOf<Offering> game;
    PackProblem problem;
    const auto make = [&](const std::string& tables) {
        problem = {};
        return make_rules(game, mehen::Setup{}, R"({"mehen_pack": 1, "game": "template", )" + tables + "}", problem);
    };
    const auto changed = make(R"("copies": {"1": 8, "6": 0}, "prizes": [2, 2, 5])");
    ASSERT_NE(changed, nullptr) << problem.in(Language::en);
    const Rules& rules = static_cast<const AnyRulesOf<Offering>&>(*changed).rules();
    EXPECT_EQ(rules.copies, (Cards{8, 4, 4, 4, 4, 0}));
    EXPECT_EQ(rules.prize[2], 5);

    EXPECT_EQ(make(R"("copies": {"1": 3})"), nullptr);
    EXPECT_EQ(problem.field, "copies");
    EXPECT_EQ(make(R"("prizes": [1, 2, 21])"), nullptr);
    EXPECT_EQ(make(R"("prizes": [1, 2])"), nullptr);
}

}  // namespace
}  // namespace mehen::offering
