// When bots answer must not tell what they hold.
#include <gtest/gtest.h>

#include <bit>
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

    Waits play_out(int tables, const std::string& level) {
        Waits waits;
        const std::string bot = R"({"who": "bot", "bot": ")" + level + "\"}";
        for (int i = 0; i < tables; ++i) {
            const std::string table = played = std::get<std::string>(
                room.create(R"({"game": "kemet-revised", "seats": [)" + bot + "," + bot + "]}", ines));
            std::size_t entries = SIZE_MAX;
            std::int64_t asked = 0;
            bool alone = true;  // whoever was asked last
            bool anew = true;   // whoever is asked was not asked the same together with others
            for (int answers = 0; answers < 5'000 && !live(table).over(); ++answers) {
                const std::int64_t begun = room.milliseconds;
                if (!room.jobs.run_until([&] { return !room.later.empty(); })) break;
                const auto due = std::exchange(room.later, {});
                if (live(table).chronicle().size() != std::exchange(entries, live(table).chronicle().size())) {
                    asked = begun;
                    anew = alone;
                }
                alone = live(table).ask().seats.size() == 1;
                const std::int64_t at = room.milliseconds + due[0].first;
                if (anew && live(table).ask().sealed == 0 && due.size() == 1)
                    (has_choice() ? waits.some : waits.none).push_back(static_cast<double>(at - asked));
                room.milliseconds = at;
                for (const auto& [after, job] : due) job();
            }
        }
        return waits;
    }
    bool has_choice() {
        const LiveTable& now = live(played);
        return now.chronicle().match().legal(lowest_seat(now.ask().seats)).size() > 1;
    }

    // Uniform over so many milliseconds from the least on, with a choice as without: the means of so many differ by
    // less than five deviations.
    static void same(const Waits& waits, double least, double range) {
        ASSERT_GT(waits.none.size(), 50U);
        ASSERT_GT(waits.some.size(), 50U);
        for (const std::vector<double>* const each : {&waits.none, &waits.some}) {
            const auto [first, last] = std::minmax_element(each->begin(), each->end());
            EXPECT_GE(*first, least);
            EXPECT_LT(*first, least + 40);
            EXPECT_GT(*last, least + range - 40);
            EXPECT_LT(*last, least + range);
            // No moment at which many of them come together.
            for (double from = least; from < least + range; from += 40)
                EXPECT_LT(std::count_if(each->begin(), each->end(),
                                        [&](double wait) { return wait >= from && wait < from + 40; }),
                          static_cast<std::ptrdiff_t>(each->size() / 3));
        }
        const double deviation =
            range / std::sqrt(12.0) *
            std::sqrt(1.0 / static_cast<double>(waits.none.size()) + 1.0 / static_cast<double>(waits.some.size()));
        EXPECT_LT(std::abs(mean(waits.none) - mean(waits.some)), 5 * deviation);
    }
    static double mean(const std::vector<double>& of) {
        return std::accumulate(of.begin(), of.end(), 0.0) / static_cast<double>(of.size());
    }

    std::string played;
};

TEST_F(PaceTest, BotsWithoutAChoiceTakeAsLongAsThoseWithOne) {
    same(play_out(4, "random"), 400, 400);
}

// Here the clock goes on while they think: for as long as they may, or not at all where nothing can be chosen.
TEST_F(PaceTest, BotsThatThinkTakeAsLongWhetherTheyHaveAChoiceOrNot) {
    room.config.bot_budget = {.iterations = 1};
    room.config.bot_thought = [this](std::string_view level, double) {
        if (has_choice()) room.milliseconds += longest_thought(level);
    };
    room.open();
    const int longest = longest_thought("expert");
    EXPECT_GT(longest, 400);
    same(play_out(2, "expert"), 400 + longest, 400);
}

}  // namespace
}  // namespace mehen::server::test
