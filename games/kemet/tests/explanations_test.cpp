// What is said about answers that are not legal, compared with how it was.
#include "tests/support/explanations.h"

#include "games/kemet/game.h"
#include "games/kemet/questions/explain.h"
#include "games/kemet/questions/shapes.h"
#include "games/registry.h"

namespace mehen::kemet::test {
namespace {

class KemetExplanations : public ::testing::TestWithParam<const char*> {};

TEST_P(KemetExplanations, AreAsBefore) {
    mehen::test::expect_explanations_as_before<Kemet>(*find_game(GetParam()), shapes,
                                                      static_cast<std::uint8_t>(Reason::another_question), 7);
}

INSTANTIATE_TEST_SUITE_P(Editions, KemetExplanations,
                         ::testing::Values("kemet-first", "kemet-revised", "kemet-blood-and-sand", "kemet-seth"),
                         [](const auto& each) {
                             std::string name;
                             for (const char c : std::string_view(each.param))
                                 if (c != '-') name += c;
                             return name;
                         });

}  // namespace
}  // namespace mehen::kemet::test
