// What is said about answers that are not legal, compared with how it was, for every game.
#include "tests/support/explanations.h"

#include "games/list.h"
#include "games/registry.h"

namespace mehen::test {
namespace {

struct Compared {
    const AnyGame* game;
    void (*with_before)(const AnyGame&);
};

template <class... Games>
std::vector<Compared> compared(GameList<Games...>) {
    return {Compared{find_game(Games::facts().id), &expect_explanations_as_before<GameOf<Games>>}...};
}

class GameExplanations : public testing::TestWithParam<Compared> {};

TEST_P(GameExplanations, AreAsBefore) {
    GetParam().with_before(*GetParam().game);
}

INSTANTIATE_TEST_SUITE_P(Conformance, GameExplanations, testing::ValuesIn(compared(AllGames{})),
                         [](const auto& each) { return TestName::name(each.param.game); });

}  // namespace
}  // namespace mehen::test
