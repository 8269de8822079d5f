#include "core/worth.h"

#include <gtest/gtest.h>

#include "core/game.h"

namespace mehen {
namespace {

TEST(Worth, WeightsGoFromEarlyToLate) {
    constexpr Weights<2> weights = {{100, 32767}, {-50, -32767}};
    constexpr WeightsByPhase<2> all = by_phase(weights);
    EXPECT_EQ(all[0], (WeightsNow<2>{100 * last_phase, 32767 * last_phase}));
    EXPECT_EQ(all[last_phase], (WeightsNow<2>{-50 * last_phase, -32767 * last_phase}));
    EXPECT_EQ(all[last_phase / 2], (WeightsNow<2>{25 * last_phase, 0}));
    EXPECT_EQ(weigh({3, 0}, weights, 0), 300);
    EXPECT_EQ(weigh({3, 1}, weights, last_phase / 2), 75);
    EXPECT_EQ(weigh({1, 0}, weights, last_phase), -50);
}

TEST(Worth, FeaturesWithoutARowAreWorthNothing) {
    struct Row {
        int feature;
        int early;
        int late;
    };
    constexpr auto weights = weights_of<3>(std::array<Row, 1>{{{1, 7, 9}}});
    EXPECT_EQ(weights.early, (std::array<std::int16_t, 3>{0, 7, 0}));
    EXPECT_EQ(weights.late, (std::array<std::int16_t, 3>{0, 9, 0}));
}

TEST(Result, TheWinIsSharedEvenlyByTheFirst) {
    EXPECT_EQ(share_of_win({1, 2}, 0), 1);
    EXPECT_EQ(share_of_win({1, 2}, 1), 0);
    EXPECT_EQ(share_of_win({1, 3, 1}, 2), 0.5);
    EXPECT_EQ(share_of_win({1, 3, 1}, 5), 0);  // nobody sits there
    EXPECT_DOUBLE_EQ(share_of_win({1, 1, 1, 1, 1, 1}, 5), 1.0 / 6);
}

}  // namespace
}  // namespace mehen
