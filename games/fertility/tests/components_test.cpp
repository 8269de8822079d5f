// What must be true of the tables of the box, whatever stands in a row: totals that are known, and what makes house
// versions fair.
#include <set>

#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

// The next resource round the circle alabaster, cattle, papyrus, grapes; whoever takes any, does.
std::uint8_t turned(std::uint8_t resource) {
    return resource < resource_count ? static_cast<std::uint8_t>((resource + 1) % resource_count) : resource;
}

// What a shop needs or may be exchanged for, as a set, and every resource one further on.
std::multiset<int> needs(const Shop& shop, bool turn) {
    std::multiset<int> set;
    for (std::size_t i = 0; i < shop.need_count; ++i) set.insert(turn ? turned(shop.need[i]) : shop.need[i]);
    return set;
}
std::set<int> kinds(const Shop& shop, bool turn) {
    std::set<int> set;
    for (std::uint8_t r = 0; r < resource_count; ++r)
        if (((shop.kinds >> r) & 1U) != 0) set.insert(turn ? turned(r) : r);
    return set;
}

void expect_turned(const Shop& shop, const Shop& next) {
    EXPECT_EQ(needs(shop, true), needs(next, false));
    EXPECT_EQ(shop.benefit, next.benefit);
    EXPECT_EQ(shop.amount, next.amount);
    EXPECT_EQ(shop.statue_count, next.statue_count);
    if (shop.benefit == Benefit::specialist) {
        EXPECT_EQ(turned(shop.resource), next.resource);
    }
    if (shop.benefit == Benefit::exchange) {
        EXPECT_EQ(kinds(shop, true), kinds(next, false));
    }
}

// So no resource is worth more than another.
TEST(FertilityComponents, DistrictsComeInFoursThatDifferInTheResourceOnly) {
    for (DistrictId i = 0; i < printed.district.size(); ++i) {
        SCOPED_TRACE(district_id(i));
        const District& row = printed.district[i];
        const District& next = printed.district[i / 4U * 4U + (i + 1U) % 4U];
        EXPECT_EQ(row.cost, next.cost);
        ASSERT_EQ(row.shop_count, next.shop_count);
        for (std::size_t k = 0; k < row.shop_count; ++k) expect_turned(row.shop[k], next.shop[k]);
    }
}

TEST(FertilityComponents, TotalsOfTheDistricts) {
    std::array<int, 3> costs{};
    std::array<int, 5> shops{};
    std::array<int, 10> statues{};
    for (const District& row : printed.district) {
        ASSERT_LE(row.cost, 2);
        ++costs[row.cost];
        EXPECT_GE(row.shop_count, 1);
        for (std::size_t i = 0; i < row.shop_count; ++i) {
            ++shops[static_cast<std::size_t>(row.shop[i].benefit)];
            for (std::size_t k = 0; k < row.shop[i].statue_count; ++k) ++statues[row.shop[i].statue[k]];
        }
    }
    EXPECT_EQ(costs, (std::array{12, 16, 12}));
    EXPECT_EQ(shops[static_cast<std::size_t>(Benefit::debens)], 28);
    EXPECT_EQ(shops[static_cast<std::size_t>(Benefit::wheat)], 20);
    EXPECT_EQ(shops[static_cast<std::size_t>(Benefit::specialist)], 12);
    EXPECT_EQ(shops[static_cast<std::size_t>(Benefit::statue)], 12);
    EXPECT_EQ(shops[static_cast<std::size_t>(Benefit::exchange)], 4);
    // Ptah, Hathor, Thoth, Osiris two each, Ra four, of choice four.
    EXPECT_EQ(statues, (std::array{2, 2, 2, 2, 4, 0, 0, 0, 4, 0}));
}

TEST(FertilityComponents, MetropolisesDifferInTheResourceOnly) {
    for (MetropolisId i = 0; i < metropolis_count; ++i) {
        SCOPED_TRACE(i);
        const auto& shops = printed.metropolis[i].shop;
        const auto& next = printed.metropolis[(i + 1) % metropolis_count].shop;
        for (std::size_t k = 0; k < printed_shops; ++k) expect_turned(shops[k], next[k]);
        EXPECT_EQ(needs(shops[0], false), (std::multiset<int>{any_resource})) << "the first takes whatever is brought";
    }
    EXPECT_EQ(printed.plots, 7);
}

TEST(FertilityComponents, EveryValleyBoardHasThreeWheatFieldsThreeWatersAndOneOfEachSymbol) {
    for (MetropolisId board = 0; board < 4; ++board) {
        const auto& cells = printed.valley[board].cells;
        const auto count = [&](char code) { return std::count(cells.begin(), cells.end(), code); };
        EXPECT_EQ(count('W'), 3);
        EXPECT_EQ(count('~'), 3);
        EXPECT_EQ(count('S'), 1);
        for (const char symbol : {'A', 'C', 'P', 'G'}) EXPECT_EQ(count(symbol), 1);
        EXPECT_EQ(32 - count('W') - count('~'), 26) << "buildable cells";
    }
}

TEST(FertilityComponents, BothSetsOfValleyTilesHave50TilesAnd25ScenesOfEachResource) {
    //                                          aa ac ap ag cc cp cg pp pg gg
    EXPECT_EQ(printed.different, (std::array<std::uint8_t, 10>{0, 9, 8, 8, 0, 8, 8, 0, 9, 0}));
    EXPECT_EQ(printed.with_equal, (std::array<std::uint8_t, 10>{5, 5, 5, 5, 5, 5, 5, 5, 5, 5}));
    for (const auto& set : {printed.different, printed.with_equal}) {
        std::array<int, resource_count> scenes{};
        int tiles = 0;
        for (PairId pair = 0; pair < pair_count; ++pair) {
            tiles += set[pair];
            scenes[static_cast<std::size_t>(pairs[pair].first)] += set[pair];
            scenes[static_cast<std::size_t>(pairs[pair].second)] += set[pair];
        }
        EXPECT_EQ(tiles, 50);
        EXPECT_EQ(scenes, (std::array{25, 25, 25, 25}));
    }
}

TEST(FertilityComponents, NumbersOfTheRulebook) {
    EXPECT_EQ(printed.tiles_in_play, (std::array<std::uint8_t, 3>{24, 35, 46}));
    EXPECT_EQ(printed.tiles_in_play_variant, 39);
    EXPECT_EQ(printed.stock, 20);
    EXPECT_EQ(printed.monuments, 4);
    EXPECT_EQ(printed.display, 4);
    EXPECT_EQ(printed.most_monuments, 15);
    EXPECT_EQ(printed.second_monuments, 7);
    EXPECT_EQ(reserve_size, 3);
    EXPECT_EQ(pool_size, 3);
}

// Known: 23 debens for 7 wheat, at most 40, 10 for three different statues.
TEST(FertilityComponents, GranaryAndStatuesKeepToWhatIsKnownAndNeverPayLess) {
    EXPECT_EQ(printed.granary[7], 23);
    EXPECT_EQ(printed.granary[printed.granary_size - 1], 40);
    EXPECT_EQ(printed.statues[3], 10);
    EXPECT_EQ(printed.granary[0], 0);
    EXPECT_EQ(printed.statues[0], 0);
    for (std::size_t i = 1; i < printed.granary_size; ++i) EXPECT_GT(printed.granary[i], printed.granary[i - 1]);
    for (std::size_t i = 1; i <= printed.deities; ++i) EXPECT_GT(printed.statues[i], printed.statues[i - 1]);
}

TEST(FertilityComponents, EverythingNotKnownIsMarkedAsAHouseVersion) {
    EXPECT_TRUE(printed.different_house && printed.with_equal_house && printed.granary_house && printed.statues_house);
    for (const auto& row : printed.valley) EXPECT_TRUE(row.house);
    for (const auto& row : printed.district) EXPECT_TRUE(row.house);
    for (const auto& row : printed.metropolis) EXPECT_TRUE(row.house);
    // Four boards, forty districts, four metropolises, the tile set in use, granary, statues.
    EXPECT_EQ(Fertility::house_versions(rules_with(2)), 4 + 40 + 4 + 3);
}

}  // namespace
}  // namespace mehen::fertility::test
