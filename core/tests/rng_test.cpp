#include "core/rng.h"

#include <gtest/gtest.h>

#include <array>

#include "core/playout.h"

namespace mehen {
namespace {

// Computed from the published definitions of SplitMix64 and xoshiro256**, not with this code.
TEST(Rng, GivesThePublishedSequence) {
    Rng rng(1);
    EXPECT_EQ(rng.next(), 0xb3f2af6d0fc710c5U);
    EXPECT_EQ(rng.next(), 0x853b559647364ceaU);
    EXPECT_EQ(rng.next(), 0x92f89756082a4514U);
    EXPECT_EQ(rng.next(), 0x642e1c7bc266a3a7U);
}

TEST(Rng, BelowStaysBelow) {
    Rng rng(2);
    for (int i = 0; i < 1000; ++i) {
        EXPECT_EQ(rng.below(1), 0U);
        for (const std::uint32_t count : {2U, 3U, 10U, 1000U, 0x80000001U, 0xFFFFFFFFU})
            ASSERT_LT(rng.below(count), count);
    }
}

TEST(Rng, BelowIsEven) {
    Rng rng(3);
    std::array<int, 7> seen{};
    for (int i = 0; i < 70'000; ++i) ++seen[rng.below(7)];
    for (const int count : seen) {  // 10,000 each; four standard deviations are 370
        EXPECT_GT(count, 9'630);
        EXPECT_LT(count, 10'370);
    }
}

TEST(PickOutcome, GoesByWeight) {
    const std::array<Outcome, 3> outcomes = {{{make_action(1), 1}, {make_action(2), 6}, {make_action(3), 3}}};
    Rng rng(4);
    std::array<int, 4> seen{};
    for (int i = 0; i < 10'000; ++i) ++seen[pick_outcome(outcomes, rng).kind];
    EXPECT_NEAR(seen[1], 1'000, 120);
    EXPECT_NEAR(seen[2], 6'000, 200);
    EXPECT_NEAR(seen[3], 3'000, 190);
}

}  // namespace
}  // namespace mehen
