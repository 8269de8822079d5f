#include "games/fertility/features.h"

#include <algorithm>
#include <bit>

#include "games/fertility/metropolis.h"
#include "games/fertility/scoring.h"

namespace mehen::fertility {

namespace {

// Of an average further piece, in tenths of a deben.
constexpr int statue_worth = 45;
constexpr int wheat_worth = 38;
constexpr int exchange_worth = 35;

constexpr int few_left = 3;  // of a resource in stock

// What a full shop is worth, in tenths of a deben.
int shop_worth(const Shop& shop, const Player& player) {
    switch (shop.benefit) {
        case Benefit::debens: return shop.amount * 10;
        // About as many pieces again will follow in an average game.
        case Benefit::specialist: return shop.amount * (player.in_shops[shop.resource] + 2) * 10;
        case Benefit::wheat: return shop.amount * wheat_worth;
        case Benefit::exchange: return exchange_worth;
        case Benefit::statue: return shop.statue_count * statue_worth;
    }
    return 0;
}

int turns_left(const Rules& rules, const OpenTable& t) {
    const int rounds = t.turn == 0 ? 0 : (t.turn - 1) / rules.seats;
    return std::max(0, rules.rounds() - 1 - rounds);
}

class Reader {
public:
    Reader(const Rules& rules, const OpenTable& t, Seat seat)
        : rules_(rules), t_(t), player_(t.player[seat]), seat_(seat), turns_left_(turns_left(rules, t)) {}

    FeatureList read() {
        const Score now = score(rules_, t_, seat_);
        set(Feature::general_debens, now.general);
        set(Feature::specialist_debens, now.specialist);
        set(Feature::statue_debens, now.statues);
        set(Feature::monument_debens, now.monuments);
        set(Feature::granary_debens, now.granary);
        set(Feature::wheat, player_.wheat);
        set(Feature::wheat_turns, player_.wheat * turns_left_);
        const int monuments = t_.valley.monument[seat_].count();
        set(Feature::monuments, monuments);
        set(Feature::monuments_turns, monuments * turns_left_);
        const auto districts = static_cast<int>(player_.district.size());
        set(Feature::districts, districts);
        set(Feature::districts_turns, districts * turns_left_);
        shops();
        resources();
        return list_;
    }

private:
    void set(Feature feature, int value) {
        list_[static_cast<std::size_t>(feature)] = static_cast<std::int16_t>(std::clamp(value, -999, 999));
    }
    void add(Feature feature, int value) { set(feature, list_[static_cast<std::size_t>(feature)] + value); }

    void shops() {
        int promised = 0;  // in tenths of a deben
        int open = 0;
        for (std::size_t i = 0; i < max_shops; ++i) {
            const Shop* const shop = shop_of(rules_, player_, i);
            if (shop == nullptr) continue;
            if (is_full(*shop, player_.supplied[i])) {
                if (shop->benefit == Benefit::statue) add(Feature::statues, shop->statue_count);
                continue;
            }
            int supplied = 0;
            for (std::size_t need = 0; need < shop->need_count; ++need)
                supplied += need_is_supplied(player_.supplied[i], need) ? 1 : 0;
            const int worth = shop_worth(*shop, player_);
            promised += worth * supplied / shop->need_count;
            open += worth * std::min(turns_left_, 4) / 4;
            add(Feature::open_needs, shop->need_count - supplied);
            if (supplied + 1 == shop->need_count) add(Feature::one_need_left, 1);
        }
        set(Feature::promised, promised / 10);
        set(Feature::open_shops, open / 10);
    }

    void resources() {
        unsigned wanted = 0;
        for (std::size_t r = 0; r < resource_count; ++r) {
            const int takers = std::popcount(player_.open_for[r]);
            const int usable = std::min<int>(player_.loose[r], takers);
            add(Feature::usable_resources, usable);
            add(Feature::idle_resources, player_.loose[r] - usable);
            if (takers > 0) wanted |= 1U << r;
            if (takers > 0 && t_.stock[r] < few_left) add(Feature::scarce_wanted, 1);
        }
        set(Feature::kinds_wanted, std::popcount(wanted));
        unsigned shown = 0;
        for (const std::uint8_t pair : player_.reserve)
            shown |= 1U << static_cast<unsigned>(pairs[pair].first) | 1U << static_cast<unsigned>(pairs[pair].second);
        set(Feature::reserve_kinds, std::popcount(shown & wanted));
    }

    const Rules& rules_;
    const OpenTable& t_;
    const Player& player_;
    Seat seat_;
    int turns_left_;
    FeatureList list_{};
};

}  // namespace

constexpr std::array<std::string_view, feature_count> feature_ids = {
    "general_debens", "specialist_debens", "statue_debens", "monument_debens", "granary_debens", "promised",
    "open_shops",     "open_needs",        "one_need_left", "kinds_wanted",    "scarce_wanted",  "usable_resources",
    "idle_resources", "statues",           "wheat",         "wheat_turns",     "monuments",      "monuments_turns",
    "districts",      "districts_turns",   "reserve_kinds",
};
static_assert(!feature_ids.back().empty());

std::string feature_name(std::size_t feature) {
    return "Feature::" + std::string(feature_ids[feature]);
}

// By the rounds played.
int phase_of(const Rules& rules, const OpenTable& t) {
    const int rounds = std::max(1, rules.rounds() - 1);
    return last_phase * (rounds - std::min(rounds, turns_left(rules, t))) / rounds;
}

FeatureList features_of(const Rules& rules, const OpenTable& t, Seat seat) {
    return Reader(rules, t, seat).read();
}

}  // namespace mehen::fertility
