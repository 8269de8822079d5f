// What Fertility's invented rows are tuned to, between equal bots (docs/balance.md has the figures of thousands of
// games).
#include <gtest/gtest.h>

#include "bots/normal.h"
#include "games/fertility/game.h"
#include "games/fertility/scoring.h"

namespace mehen::test {
namespace {

using fertility::Fertility;

// Sums over all seats of some games.
struct Sums {
    int seats = 0;
    int debens = 0;
    int granary = 0;
    int statues = 0;
    int districts = 0;
    std::array<int, fertility::district_count> built{};
};

void play(const fertility::Rules& rules, std::uint64_t seed, Sums& sums) {
    Rng rng(seed);
    NormalBot<Fertility> bot(rules);
    Buffers<Fertility> buffers;
    fertility::State s;
    Fertility::start(rules, s, nullptr);
    for (Ask ask = Fertility::ask(s); ask.open(); ask = Fertility::ask(s)) {
        if (ask.to_chance()) {
            Fertility::apply(rules, s, chance, sample_chance<Fertility>(rules, s, rng, buffers), nullptr);
            continue;
        }
        const Seat seat = lowest_seat(ask.seats);
        buffers.actions.clear();
        Fertility::legal(rules, s, seat, buffers.actions);
        const std::span<const Action> actions(buffers.actions.begin(), buffers.actions.size());
        Fertility::apply(rules, s, seat, bot.choose(Fertility::observe(rules, s, seat), seat, actions, {}, rng),
                         nullptr);
    }
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        const fertility::Score account = fertility::score(rules, s.table, seat);
        ++sums.seats;
        sums.debens += account.total();
        sums.granary += account.granary;
        sums.statues += account.statues;
        sums.districts += static_cast<int>(s.table.player[seat].district.size());
        for (const std::uint8_t district : s.table.player[seat].district) ++sums.built[district];
    }
}

TEST(FertilityBalance, NormalBotsBuildAndDoNotLiveOnWheat) {
    for (int seats = 2; seats <= 4; ++seats) {
        fertility::Rules rules;
        ASSERT_TRUE(Fertility::make_rules(default_setup(Fertility::facts(), seats), nullptr, rules));
        Sums sums;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) play(rules, seed, sums);
        EXPECT_LE(100 * sums.granary, 40 * sums.debens) << seats << " seats";
        EXPECT_GE(100 * sums.statues, 5 * sums.debens) << seats << " seats";
        EXPECT_GE(10 * sums.districts, 35 * sums.seats) << seats << " seats";
        for (fertility::DistrictId district = 0; district < sums.built.size(); ++district)
            EXPECT_GE(100 * sums.built[district], sums.seats)
                << fertility::district_id(district) << ", " << seats << " seats";
    }
}

}  // namespace
}  // namespace mehen::test
