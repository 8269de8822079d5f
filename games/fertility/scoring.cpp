#include "games/fertility/scoring.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "games/fertility/metropolis.h"

namespace mehen::fertility {

namespace {

// Most monuments and second most; tied players all get the value of their place.
int monument_debens(const Rules& rules, const OpenTable& t, Seat seat) {
    const int own = t.valley.monument[seat].count();
    if (own == 0) return 0;
    int most = 0;
    for (Seat other = 0; other < rules.seats; ++other) most = std::max(most, t.valley.monument[other].count());
    if (own == most) return rules.components.most_monuments;
    int second = 0;
    for (Seat other = 0; other < rules.seats; ++other) {
        const int count = t.valley.monument[other].count();
        if (count < most) second = std::max(second, count);
    }
    return own == second ? rules.components.second_monuments : 0;
}

}  // namespace

int resources_in_metropolis(const Player& player) {
    return std::accumulate(player.in_shops.begin(), player.in_shops.end(), 0);
}

Score score(const Rules& rules, const OpenTable& t, Seat seat) {
    const Player& player = t.player[seat];
    Score result;
    unsigned deities = 0;
    int of_choice = 0;
    for (std::size_t i = 0; i < end_of_shops(player); ++i) {
        const Shop* const shop = shop_of(rules, player, i);
        if (shop == nullptr || !is_full(*shop, player.supplied[i])) continue;
        if (shop->benefit == Benefit::debens) result.general += shop->amount;
        // Every piece in the metropolis counts, in full shops or not, its own pieces too.
        if (shop->benefit == Benefit::specialist) result.specialist += shop->amount * player.in_shops[shop->resource];
        for (std::size_t k = 0; k < shop->statue_count; ++k) {
            if (shop->statue[k] == any_deity)
                ++of_choice;
            else
                deities |= 1U << shop->statue[k];
        }
    }
    // A statue of choice becomes a deity still missing.
    const int different = std::min<int>(std::popcount(deities) + of_choice, rules.components.deities);
    result.statues = rules.components.statues[index_of(different)];
    result.monuments = monument_debens(rules, t, seat);
    result.granary = rules.components.granary[player.wheat];
    return result;
}

Result standing(const Rules& rules, const OpenTable& t) {
    Result result;
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        result.score[seat] = fit<std::int16_t>(score(rules, t, seat).total());
        result.team[seat] = seat;
    }
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        int better = 0;
        for (Seat other = 0; other < rules.seats; ++other) {
            const int fewer = resources_in_metropolis(t.player[seat]) - resources_in_metropolis(t.player[other]);
            if (result.score[other] > result.score[seat] || (result.score[other] == result.score[seat] && fewer > 0))
                ++better;
        }
        result.place[seat] = as_byte(1 + better);
    }
    return result;
}

}  // namespace mehen::fertility
