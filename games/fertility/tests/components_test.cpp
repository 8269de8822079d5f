// The tables of the box, row by row, written down a second time from the lists of components.
#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

// A shop in short form: needs, an arrow, what it gives. "*" any resource, "5" debens, "3/G" debens per grapes,
// "w1" wheat, "xCPG" one of these, "s" statues.
std::string short_form(const Shop& shop) {
    std::string text;
    for (std::size_t i = 0; i < shop.need_count; ++i) text += "ACPG*"[shop.need[i]];
    text += ">";
    switch (shop.benefit) {
        case Benefit::debens: text += std::to_string(shop.amount); break;
        case Benefit::specialist: text += std::to_string(shop.amount) + "/" + "ACPG"[shop.resource]; break;
        case Benefit::wheat: text += "w" + std::to_string(shop.amount); break;
        case Benefit::exchange:
            text += "x";
            for (unsigned r = 0; r < resource_count; ++r)
                if (((shop.kinds >> r) & 1U) != 0) text += "ACPG"[r];
            break;
        case Benefit::statue:
            for (std::size_t i = 0; i < shop.statue_count; ++i)
                text += (i == 0 ? "s " : "+") + std::string(deity_ids[shop.statue[i]]);
            break;
    }
    return text;
}

std::string short_form(const District& row) {
    std::string text = std::to_string(row.cost);
    for (std::size_t i = 0; i < row.shop_count; ++i) text += "; " + short_form(row.shop[i]);
    return text;
}

constexpr std::array<std::array<const char*, 2>, 40> districts = {{
    {"D01", "2; A>5; C>5"},
    {"D02", "2; C>5; P>5"},
    {"D03", "2; P>5; G>5"},
    {"D04", "2; G>5; A>5"},
    {"D05", "2; AAA>3/A"},
    {"D06", "2; CCC>3/C"},
    {"D07", "2; PPP>3/P"},
    {"D08", "2; GGG>3/G"},
    {"D09", "1; AA>2/A; *>2"},
    {"D10", "1; CC>2/C; *>2"},
    {"D11", "1; PP>2/P; *>2"},
    {"D12", "1; GG>2/G; *>2"},
    {"D13", "0; A>1/A; AC>4"},
    {"D14", "0; C>1/C; CP>4"},
    {"D15", "0; P>1/P; PG>4"},
    {"D16", "0; G>1/G; GA>4"},
    {"D17", "1; A>s ptah; C>w1"},
    {"D18", "1; C>s hathor; P>w1"},
    {"D19", "1; P>s thoth; G>w1"},
    {"D20", "1; G>s osiris; A>w1"},
    {"D21", "0; AP>s any; *>2"},
    {"D22", "0; CG>s any; *>2"},
    {"D23", "0; PA>s any; *>2"},
    {"D24", "0; GC>s any; *>2"},
    {"D25", "1; AC>s ra+thoth; G>w1"},
    {"D26", "1; CP>s ra+osiris; A>w1"},
    {"D27", "1; PG>s ra+ptah; C>w1"},
    {"D28", "1; GA>s ra+hathor; P>w1"},
    {"D29", "0; AAC>7"},
    {"D30", "0; CCP>7"},
    {"D31", "0; PPG>7"},
    {"D32", "0; GGA>7"},
    {"D33", "2; A>w1; C>w1; P>w1"},
    {"D34", "2; C>w1; P>w1; G>w1"},
    {"D35", "2; P>w1; G>w1; A>w1"},
    {"D36", "2; G>w1; A>w1; C>w1"},
    {"D37", "1; A>xCPG; CPG>9"},
    {"D38", "1; C>xAPG; PGA>9"},
    {"D39", "1; P>xACG; GAC>9"},
    {"D40", "1; G>xACP; ACP>9"},
}};

TEST(FertilityComponents, EveryDistrictRow) {
    for (std::size_t i = 0; i < districts.size(); ++i) {
        EXPECT_EQ(district_id(i), districts[i][0]);
        EXPECT_EQ(short_form(printed.district[i]), districts[i][1]) << districts[i][0];
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

TEST(FertilityComponents, EveryMetropolisRow) {
    constexpr std::array<std::array<const char*, 4>, 4> rows_of_shops = {{
        {"*>2", "G>w1", "AC>4", "PP>5"},
        {"*>2", "A>w1", "CP>4", "GG>5"},
        {"*>2", "C>w1", "PG>4", "AA>5"},
        {"*>2", "P>w1", "GA>4", "CC>5"},
    }};
    for (std::size_t i = 0; i < metropolis_count; ++i)
        for (std::size_t k = 0; k < printed_shops; ++k)
            EXPECT_EQ(short_form(printed.metropolis[i].shop[k]), rows_of_shops[i][k]) << i + 1 << "." << k + 1;
    EXPECT_EQ(printed.plots, 7);
}

TEST(FertilityComponents, EveryValleyBoard) {
    // Side by side, as drawn in the list of components.
    constexpr std::array<std::array<std::string_view, 4>, 8> drawing = {{
        {"..W.", "~~..", ".W..", "C..~"},
        {".A..", "...G", "...P", "..W."},
        {"~...", ".W..", "G.~.", "...."},
        {"..SC", "A...", "..~.", "W.SA"},
        {".W..", ".S.W", "WS..", "...."},
        {"P..~", "..~.", "...A", "~G.."},
        {"...~", "C...", ".~..", "~.W."},
        {"W.G.", "..WP", "..CW", "..P."},
    }};
    for (std::size_t board = 0; board < 4; ++board) {
        const auto& cells = printed.valley[board].cells;
        for (std::size_t row = 0; row < 8; ++row)
            EXPECT_EQ(std::string_view(cells.data() + 4 * row, 4), drawing[row][board]) << board + 1;
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
        for (std::size_t pair = 0; pair < pair_count; ++pair) {
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

TEST(FertilityComponents, GranaryAndStatues) {
    constexpr std::array<int, 15> granary = {0, 1, 3, 6, 10, 14, 18, 23, 26, 29, 32, 34, 36, 38, 40};
    ASSERT_EQ(printed.granary_size, granary.size());
    for (std::size_t i = 0; i < granary.size(); ++i) EXPECT_EQ(printed.granary[i], granary[i]);
    constexpr std::array<int, 6> statues = {0, 4, 7, 10, 14, 19};
    ASSERT_EQ(printed.deities + 1U, statues.size());
    for (std::size_t i = 0; i < statues.size(); ++i) EXPECT_EQ(printed.statues[i], statues[i]);
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
