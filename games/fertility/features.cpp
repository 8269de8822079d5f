#include "games/fertility/features.h"

#include <algorithm>
#include <bit>
#include <span>

#include "games/fertility/metropolis.h"
#include "games/fertility/scoring.h"

namespace mehen::fertility {

namespace {

constexpr int exchange_worth = 30;  // of the piece that it gives, in tenths of a deben
constexpr int few_left = 3;         // of a resource in stock

// What an average turn brings, in tenths of a piece: of all resources, of one that is looked for, of one that a
// specialist counts besides, of wheat.
constexpr int pieces_a_turn = 18;
constexpr int pieces_sought_a_turn = 7;
constexpr int pieces_counted_a_turn = 3;
constexpr int wheat_a_turn = 8;

// A shop that is not yet full.
struct OpenShop {
    int worth;    // when full, in tenths of a deben
    int missing;  // needs
    std::array<std::uint8_t, resource_count + 1> wants;
};

// Puts the pieces that the turns left may bring into the shops that pay best for each piece. What those are worth, in
// tenths of a deben: a shop that is not filled to the end counts by the square of the part that is.
int worth_to_come(std::span<OpenShop> shops, int turns) {
    std::array<int, resource_count> of_kind{};
    of_kind.fill(turns * pieces_sought_a_turn);
    int pieces = turns * pieces_a_turn;
    std::sort(shops.begin(), shops.end(),
              [](const OpenShop& a, const OpenShop& b) { return a.worth * b.missing > b.worth * a.missing; });
    int worth = 0;
    for (const OpenShop& shop : shops) {
        if (pieces == 0) break;
        int brought = 0;
        for (std::size_t r = 0; r < resource_count; ++r) {
            const int part = std::min({shop.wants[r] * 10, of_kind[r], pieces - brought});
            of_kind[r] -= part;
            brought += part;
        }
        brought += std::min(shop.wants[any_resource] * 10, pieces - brought);
        pieces -= brought;
        worth += shop.worth * brought / (shop.missing * 10) * brought / (shop.missing * 10);
    }
    return worth;
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
        set(Feature::granary_to_come, granary(player_.wheat * 10 + turns_left_ * wheat_a_turn) / 10);
        const auto districts = fit<int>(player_.district.size());
        set(Feature::districts, districts);
        set(Feature::districts_turns, districts * turns_left_);
        shops();
        resources();
        return list_;
    }

private:
    void set(Feature feature, int value) { list_[index_of(feature)] = fit<std::int16_t>(std::clamp(value, -999, 999)); }
    void add(Feature feature, int value) { set(feature, list_[index_of(feature)] + value); }

    // What the granary gives for so many tenths of wheat, in tenths of a deben.
    int granary(int tenths) const {
        const auto& debens = rules_.components.granary;
        const int top = rules_.granary_top();
        const int space = std::min(tenths / 10, top);
        const int next = std::min(space + 1, top);
        const auto at = [&](int wheat) { return int{debens[index_of(wheat)]}; };
        return at(space) * 10 + (at(next) - at(space)) * (tenths % 10);
    }

    // Deities whose statue stands in a full shop, and statues of choice.
    void collect_statues() {
        for (std::size_t i = 0; i < end_of_shops(player_); ++i) {
            const Shop* const shop = shop_of(rules_, player_, i);
            if (shop == nullptr || shop->benefit != Benefit::statue || !is_full(*shop, player_.supplied[i])) continue;
            add(Feature::statues, shop->statue_count);
            different_ += add_deities(*shop, deities_);
        }
    }

    // How many different statues more; marks their deities.
    static int add_deities(const Shop& shop, unsigned& deities) {
        int more = 0;
        for (std::size_t k = 0; k < shop.statue_count; ++k) {
            const unsigned deity = 1U << shop.statue[k];
            if (shop.statue[k] != any_deity && (deities & deity) != 0) continue;
            deities |= deity;
            ++more;
        }
        return more;
    }

    // What a full shop is worth, in tenths of a deben.
    int shop_worth(const Shop& shop) const {
        switch (shop.benefit) {
            case Benefit::debens: return shop.amount * 10;
            case Benefit::specialist: {
                const int pieces = player_.in_shops[shop.resource] * 10 + shop.need_count * 10;
                return shop.amount * (pieces + turns_left_ * pieces_counted_a_turn);
            }
            case Benefit::wheat: {
                const int then = player_.wheat * 10 + turns_left_ * wheat_a_turn;
                return granary(then + shop.amount * 10) - granary(then);
            }
            case Benefit::exchange: return exchange_worth;
            case Benefit::statue: {
                unsigned deities = deities_;
                const int then = std::min<int>(different_ + add_deities(shop, deities), rules_.components.deities);
                const auto& debens = rules_.components.statues;
                const int now = std::min<int>(different_, rules_.components.deities);
                return (debens[index_of(then)] - debens[index_of(now)]) * 10;
            }
        }
        return 0;
    }

    void shops() {
        int promised = 0;  // in tenths of a deben
        int growing = 0;
        std::array<OpenShop, max_shops> open{};
        std::size_t count = 0;
        collect_statues();
        for (std::size_t i = 0; i < end_of_shops(player_); ++i) {
            const Shop* const shop = shop_of(rules_, player_, i);
            if (shop == nullptr) continue;
            if (is_full(*shop, player_.supplied[i])) {
                if (shop->benefit == Benefit::specialist) growing += shop->amount * turns_left_ * pieces_counted_a_turn;
                continue;
            }
            OpenShop its{shop_worth(*shop), 0, {}};
            for (std::size_t need = 0; need < shop->need_count; ++need) {
                if (need_is_supplied(player_.supplied[i], need)) continue;
                ++its.wants[shop->need[need]];
                ++its.missing;
            }
            promised += its.worth * (shop->need_count - its.missing) / shop->need_count;
            add(Feature::open_needs, its.missing);
            if (its.missing == 1) add(Feature::one_need_left, 1);
            open[count++] = its;
        }
        set(Feature::promised, promised / 10);
        const int to_come = worth_to_come(std::span(open).first(count), turns_left_) + growing;
        set(Feature::open_shops, to_come / 10);
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
        for (const PairId pair : player_.reserve)
            shown |= 1U << index_of(pairs[pair].first) | 1U << index_of(pairs[pair].second);
        set(Feature::reserve_kinds, std::popcount(shown & wanted));
    }

    const Rules& rules_;
    const OpenTable& t_;
    const Player& player_;
    Seat seat_;
    int turns_left_;
    unsigned deities_ = 0;
    int different_ = 0;
    FeatureList list_{};
};

}  // namespace

constexpr std::array<std::string_view, feature_count> feature_ids = {
    "general_debens",   "specialist_debens", "statue_debens",   "monument_debens", "granary_debens", "promised",
    "open_shops",       "granary_to_come",   "open_needs",      "one_need_left",   "kinds_wanted",   "scarce_wanted",
    "usable_resources", "idle_resources",    "statues",         "wheat",           "wheat_turns",    "monuments",
    "monuments_turns",  "districts",         "districts_turns", "reserve_kinds",
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

bool looks_the_same(const OpenTable& before, const OpenTable& after, Seat seat) {
    const auto scarce = [](const OpenTable& t, std::size_t resource) { return t.stock[resource] < few_left; };
    for (std::size_t r = 0; r < resource_count; ++r)
        if (scarce(before, r) != scarce(after, r)) return false;
    return before.turn == after.turn && before.player[seat] == after.player[seat] &&
           before.valley.monument == after.valley.monument;
}

}  // namespace mehen::fertility
