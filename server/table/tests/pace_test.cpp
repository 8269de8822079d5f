// When bots answer must not tell what they hold.
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "server/table/tests/duel.h"

namespace mehen::server::test {
namespace {

class PaceTest : public TablesTest {
protected:
    PaceTest() {
        room.config.bot_pace_milliseconds = 400;
        room.open();
        room.hold_timers = true;
    }

    // For how long bots without and with a choice waited.
    struct Waits {
        std::vector<double> none;
        std::vector<double> some;
    };

    Waits play_out(int tables) {
        Waits waits;
        for (int i = 0; i < tables; ++i) {
            const std::string table = std::get<std::string>(room.create(
                R"({"game": "kemet-revised", "seats": [{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]})",
                ines));
            for (int answers = 0; answers < 600 && !live(table).over(); ++answers) {
                if (!room.jobs.run_until([&] { return !room.later.empty(); })) break;
                const Ask ask = live(table).ask();
                const auto due = std::exchange(room.later, {});
                if (ask.sealed == 0 && due.size() == 1) {
                    const bool choice = live(table).chronicle().match().legal(lowest_seat(ask.seats)).size() > 1;
                    (choice ? waits.some : waits.none).push_back(static_cast<double>(due[0].first));
                }
                for (const auto& [after, job] : due) job();
            }
        }
        return waits;
    }
};

double mean(const std::vector<double>& of) {
    return std::accumulate(of.begin(), of.end(), 0.0) / static_cast<double>(of.size());
}

TEST_F(PaceTest, BotsWithoutAChoiceTakeAsLongAsThoseWithOne) {
    const Waits waits = play_out(4);
    ASSERT_GT(waits.none.size(), 50U);
    ASSERT_GT(waits.some.size(), 50U);
    for (const std::vector<double>* const each : {&waits.none, &waits.some}) {
        const auto [least, most] = std::minmax_element(each->begin(), each->end());
        EXPECT_GE(*least, 400);
        EXPECT_LT(*least, 440);
        EXPECT_GT(*most, 760);
        EXPECT_LT(*most, 800);
    }
    // Uniform over 400 ms: the means of so many differ by less than five deviations.
    const double deviation =
        400 / std::sqrt(12.0) *
        std::sqrt(1.0 / static_cast<double>(waits.none.size()) + 1.0 / static_cast<double>(waits.some.size()));
    EXPECT_LT(std::abs(mean(waits.none) - mean(waits.some)), 5 * deviation);
}

}  // namespace
}  // namespace mehen::server::test
