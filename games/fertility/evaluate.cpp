// How good a position looks: what is scored already, and what is under way. For bots; no rule reads it.
#include <algorithm>
#include <bit>

#include "games/fertility/game.h"
#include "games/fertility/metropolis.h"
#include "games/fertility/scoring.h"

namespace mehen::fertility {

namespace {

// In hundredths of a deben.
constexpr int per_deben = 100;
constexpr int partial_percent = 45;    // of a shop's worth, for the part supplied so far
constexpr int open_shop_percent = 12;  // of a shop's worth, for merely owning it, early in the game
constexpr int usable_loose = 260;      // a loose resource that some shop takes
constexpr int idle_loose = 40;         // one that can only pay
constexpr int statue_worth = 450;      // of an average further statue
constexpr int wheat_worth = 380;       // of an average further wheat
constexpr int exchange_worth = 350;
constexpr int monument_progress = 220;  // for each monument placed, beyond what the ranking gives now

int shop_worth(const Shop& shop, const Player& player) {
    switch (shop.benefit) {
        case Benefit::debens: return shop.amount * per_deben;
        // About as many pieces again will follow in an average game.
        case Benefit::specialist: return shop.amount * (player.in_shops[shop.resource] + 2) * per_deben;
        case Benefit::wheat: return shop.amount * wheat_worth;
        case Benefit::exchange: return exchange_worth;
        case Benefit::statue: return shop.statue_count * statue_worth;
    }
    return 0;
}

// What unfinished shops promise.
int promise(const Rules& rules, const Player& player, int turns_left) {
    int worth = 0;
    for (std::size_t i = 0; i < max_shops; ++i) {
        const Shop* const shop = shop_of(rules, player, i);
        if (shop == nullptr || is_full(*shop, player.supplied[i])) continue;
        int supplied = 0;
        for (std::size_t need = 0; need < shop->need_count; ++need)
            supplied += need_is_supplied(player.supplied[i], need) ? 1 : 0;
        const int full_worth = shop_worth(*shop, player);
        worth += full_worth * partial_percent * supplied / (100 * shop->need_count);
        worth += full_worth * open_shop_percent * std::min(turns_left, 4) / 400;
    }
    return worth;
}

// Loose resources: worth little by themselves, much where a shop takes them.
int loose_worth(const Player& player) {
    int worth = 0;
    for (std::size_t r = 0; r < resource_count; ++r) {
        const int takers = std::popcount(player.open_for[r]);
        const int usable = std::min<int>(player.loose[r], takers);
        worth += usable * usable_loose + (player.loose[r] - usable) * idle_loose;
    }
    return worth;
}

}  // namespace

int Fertility::evaluate(const Rules& rules, const View& view, Seat seat) {
    const OpenTable& t = view.table;
    const int rounds = t.turn == 0 ? 0 : (t.turn - 1) / rules.seats;
    const int turns_left = std::max(0, rules.rounds() - 1 - rounds);
    int best_rival = 0;
    int own = 0;
    for (Seat other = 0; other < rules.seats; ++other) {
        const Player& player = t.player[other];
        int worth = score(rules, t, other).total() * per_deben;
        if (view.flow.ask.open()) {  // in a finished game only debens count
            worth += promise(rules, player, turns_left) + loose_worth(player);
            worth += t.valley.monument[other].count() * monument_progress * turns_left / 8;
        }
        if (other == seat)
            own = worth;
        else
            best_rival = std::max(best_rival, worth);
    }
    return 2 * own - best_rival;
}

}  // namespace mehen::fertility
