// Component packs as JSON: what they may say, and what is refused and how.
#include "json/tests/packs.h"
#include "tests/support/linear.h"

namespace mehen::test {
namespace {

PackProblem problem_of(std::string_view pack) {
    PackProblem problem;
    const auto rules = rules_under(pack, problem);
    EXPECT_EQ(rules == nullptr, static_cast<bool>(problem)) << pack;
    return problem;
}

fertility::Components components_of(std::string_view tables) {
    return rules_with_tables(tables).components;
}

Hash signature_of(const AnyRules& rules) {
    Hash signature;
    rules.play_seeds(1, 200, &signature);
    return signature;
}

TEST(Pack, PrintedTablesReadBackGiveTheSameGame) {
    for (int seats = 2; seats <= 4; ++seats)
        for (const bool pairs : {false, true}) {
            struct Setup setup;
            setup.seats = seats;
            setup.option[static_cast<std::size_t>(fertility::Option::tiles)] = pairs ? 1 : 0;
            const auto built_in = fertility_game().make_rules(setup, nullptr);
            PackProblem problem;
            const auto read_back = make_rules(fertility_game(), setup, print_pack(*built_in), problem);
            ASSERT_TRUE(read_back) << problem.in(Language::en);
            EXPECT_EQ(signature_of(*read_back).hex(), signature_of(*built_in).hex());
            EXPECT_EQ(print_pack(*read_back), print_pack(*built_in));
            EXPECT_EQ(read_back->house_versions(), built_in->house_versions());
        }
}

// What `mehen pack GAME` prints is good for that game, whatever its options, and plays.
TEST(Pack, EveryGameTakesItsOwnTablesBack) {
    for (const AnyGame* game : all_games())
        for (int seats = game->facts().min_seats; seats <= game->facts().max_seats; ++seats) {
            const struct Setup setup = default_setup(game->facts(), seats);
            const auto built_in = game->make_rules(setup, nullptr);
            PackProblem problem;
            const auto read_back = make_rules(*game, setup, print_pack(*built_in), problem);
            ASSERT_TRUE(read_back) << game->facts().id << ": " << problem.in(Language::en);
            Hash one;
            Hash two;
            built_in->play_seeds(1, 5, &one);
            read_back->play_seeds(1, 5, &two);
            EXPECT_EQ(one.hex(), two.hex()) << game->facts().id;
        }
}

TEST(Pack, AnEmptyTextMeansNoPackAndAnEmptyPackChangesNothing) {
    PackProblem problem;
    const auto without = rules_under("", problem);
    const auto with = rules_under(pack_of(""), problem);
    ASSERT_TRUE(without && with);
    EXPECT_EQ(print_pack(*with), print_pack(*without));
}

TEST(Pack, CompactFormIsOneLineAndMeansTheSame) {
    PackProblem problem;
    std::string compact;
    const auto rules = rules_under(
        "{\n \"mehen_pack\": 1,\n \"game\": \"fertility\",\n"
        " \"numbers\": {\"plots\": 5}\n}\n",
        problem, &compact);
    ASSERT_TRUE(rules);
    EXPECT_EQ(compact, R"({"mehen_pack":1,"game":"fertility","numbers":{"plots":5}})");
    const auto again = rules_under(compact, problem);
    ASSERT_TRUE(again);
    EXPECT_EQ(print_pack(*again), print_pack(*rules));
}

TEST(Pack, APackOverridesJustWhatItGives) {
    const auto box = components_of(R"("districts": {"D05": {"cost": 1}}, "granary": {"house": false})");
    EXPECT_EQ(box.district[4].cost, 1);
    EXPECT_EQ(box.district[4].shop, fertility::printed.district[4].shop);
    EXPECT_EQ(box.district[5].cost, fertility::printed.district[5].cost);
    EXPECT_TRUE(box.district[4].house);
    EXPECT_FALSE(box.granary_house);
    EXPECT_EQ(box.granary, fertility::printed.granary);
    EXPECT_EQ(box.valley[0].cells, fertility::printed.valley[0].cells);
}

TEST(Pack, AShopGivenInPartKeepsItsOtherValues) {
    const auto box = components_of(R"("districts": {"D13": {"shops": [{"debens": 2}, {}]}})");
    fertility::Shop expected = fertility::printed.district[12].shop[0];
    expected.amount = 2;
    EXPECT_EQ(box.district[12].shop[0], expected);
    EXPECT_EQ(box.district[12].shop[1], fertility::printed.district[12].shop[1]);
}

TEST(Pack, AListOfShopsIsGivenAsAWhole) {
    const auto box = components_of(R"("districts": {"D13": {"shops": [{}]}})");
    EXPECT_EQ(box.district[12].shop_count, 1);
    EXPECT_EQ(box.district[12].shop[1], fertility::Shop{});
}

TEST(Pack, AHouseVersionThatIsReplacedIsNoLongerOne) {
    PackProblem problem;
    const auto rules = rules_under(pack_of(R"("districts": {"D01": {"house": false}},
        "valley_boards": {"valley-2": {"house": false}}, "statues": {"house": false})"),
                                   problem);
    ASSERT_TRUE(rules);
    EXPECT_EQ(rules->house_versions(), rules_under("", problem)->house_versions() - 3);
}

// --- What is refused: the field by its path, and a sentence in every language.

struct Wrong {
    const char* tables;
    const char* field;
};
const Wrong wrong_tables[] = {
    // unknown names
    {R"("district": {})", "district"},
    {R"("districts": {"D41": {}})", "districts.D41"},
    {R"("districts": {"D05": {"price": 1}})", "districts.D05.price"},
    {R"("districts": {"D05": {"shops": [{"need": []}]}})", "districts.D05.shops[0].need"},
    {R"("districts": {"D01": {"shops": [{}, {"wheat": 1}]}})", "districts.D01.shops[1].wheat"},
    {R"("numbers": {"tiles_5_players": 50})", "numbers.tiles_5_players"},
    {R"("metropolises": {"metropolis-5": {}})", "metropolises.metropolis-5"},
    {R"("valley_boards": {"valley-0": {}})", "valley_boards.valley-0"},
    {R"("tiles_pairs": {"ca": 1})", "tiles_pairs.ca"},
    {R"("granary": {"values": []})", "granary.values"},
    // whole numbers
    {R"("districts": {"D05": {"cost": "1"}})", "districts.D05.cost"},
    {R"("districts": {"D05": {"cost": 1.5}})", "districts.D05.cost"},
    {R"("districts": {"D05": {"cost": -1}})", "districts.D05.cost"},
    {R"("districts": {"D05": {"cost": 11}})", "districts.D05.cost"},
    {R"("districts": {"D05": {"cost": 99999999999999999999}})", "districts.D05.cost"},
    {R"("districts": {"D05": {"cost": 18446744073709551615}})", "districts.D05.cost"},
    {R"("districts": {"D05": {"cost": -9223372036854775808}})", "districts.D05.cost"},
    {R"("districts": {"D05": {"cost": null}})", "districts.D05.cost"},
    {R"("districts": {"D05": {"cost": [1]}})", "districts.D05.cost"},
    {R"("numbers": {"stock_of_each_resource": 0})", "numbers.stock_of_each_resource"},
    {R"("numbers": {"monuments_of_each_player": 9})", "numbers.monuments_of_each_player"},
    {R"("numbers": {"open_districts": 7})", "numbers.open_districts"},
    {R"("numbers": {"plots": 8})", "numbers.plots"},
    {R"("numbers": {"most_monuments": 101})", "numbers.most_monuments"},
    {R"("granary": {"debens": [0, 1, 201]})", "granary.debens[2]"},
    {R"("granary": {"debens": [0, "1"]})", "granary.debens[1]"},
    // true or false
    {R"("granary": {"house": 1})", "granary.house"},
    {R"("districts": {"D01": {"house": "no"}})", "districts.D01.house"},
    // one of several words
    {R"("districts": {"D01": {"shops": [{"benefit": "gold"}, {}]}})", "districts.D01.shops[0].benefit"},
    {R"("districts": {"D01": {"shops": [{"needs": ["wheat"]}, {}]}})", "districts.D01.shops[0].needs[0]"},
    {R"("districts": {"D01": {"shops": [{"needs": [1]}, {}]}})", "districts.D01.shops[0].needs[0]"},
    {R"("districts": {"D05": {"shops": [{"each": "any"}]}})", "districts.D05.shops[0].each"},
    {R"("districts": {"D37": {"shops": [{"kinds": ["any"]}, {}]}})", "districts.D37.shops[0].kinds[0]"},
    {R"("districts": {"D17": {"shops": [{"statues": ["seth"]}, {}]}})", "districts.D17.shops[0].statues[0]"},
    // lists of the right size
    {R"("districts": {"D01": {"shops": []}})", "districts.D01.shops"},
    {R"("districts": {"D01": {"shops": [{}, {}, {}, {}]}})", "districts.D01.shops"},
    {R"("districts": {"D01": {"shops": {}}})", "districts.D01.shops"},
    {R"("districts": {"D01": {"shops": [{"needs": []}, {}]}})", "districts.D01.shops[0].needs"},
    {R"("districts": {"D01": {"shops": [{"needs": ["any","any","any","any","any"]}, {}]}})",
     "districts.D01.shops[0].needs"},
    {R"("districts": {"D25": {"shops": [{"statues": ["ra","ra","ra"]}, {}]}})", "districts.D25.shops[0].statues"},
    {R"("districts": {"D37": {"shops": [{"kinds": []}, {}]}})", "districts.D37.shops[0].kinds"},
    {R"("metropolises": {"metropolis-1": {"shops": [{}, {}, {}]}})", "metropolises.metropolis-1.shops"},
    {R"("granary": {"debens": [0]})", "granary.debens"},
    {R"("granary": {"debens": [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]})", "granary.debens"},
    {R"("statues": {"debens": [0,1,2,3,4,5,6,7,8,9]})", "statues.debens"},
    // objects
    {R"("districts": [])", "districts"},
    {R"("districts": {"D01": 5})", "districts.D01"},
    {R"("districts": {"D01": {"shops": [5, {}]}})", "districts.D01.shops[0]"},
    {R"("numbers": null)", "numbers"},
    // drawings
    {R"("valley_boards": {"valley-1": {"cells": "...."}})", "valley_boards.valley-1.cells"},
    {R"("valley_boards": {"valley-1": {"cells": ["...S"]}})", "valley_boards.valley-1.cells"},
    {R"("valley_boards": {"valley-1": {"cells": ["...S","....","....","....","....","....","....","..."]}})",
     "valley_boards.valley-1.cells[7]"},
    {R"("valley_boards": {"valley-1": {"cells": ["...S","..x.","....","....","....","....","....","...."]}})",
     "valley_boards.valley-1.cells[1]"},
    {R"("valley_boards": {"valley-1": {"cells": ["...S",5,"....","....","....","....","....","...."]}})",
     "valley_boards.valley-1.cells[1]"},
    // rules over several fields
    {R"("valley_boards": {"valley-1": {"cells": ["....","....","....","....","....","....","....","...."]}})",
     "valley_boards.valley-1.cells"},
    {R"("tiles_different": {"ac": 10})", "tiles_different"},
    {R"("tiles_different": {"ac": 8, "aa": 1})", "tiles_different.aa"},
    {R"("tiles_pairs": {"aa": 0})", "tiles_pairs"},
    {R"("granary": {"debens": [0, 5, 4]})", "granary.debens"},
    {R"("statues": {"debens": [0, 5, 4, 6, 7, 8]})", "statues.debens"},
    {R"("numbers": {"tiles_2_players": 9})", "numbers.tiles_2_players"},
    {R"("numbers": {"tiles_4_players": 15})", "numbers.tiles_4_players"},
    {R"("numbers": {"second_monuments": 16})", "numbers.second_monuments"},
    {R"("statues": {"debens": [0, 1, 2]})", "districts.D19.shops[0].statues"},  // districts show five deities
};

TEST(Pack, EveryWrongFieldIsNamedAndExplainedInThreeLanguages) {
    for (const Wrong& wrong : wrong_tables) {
        const PackProblem problem = problem_of(pack_of(wrong.tables));
        ASSERT_TRUE(problem) << "accepted: " << wrong.tables;
        EXPECT_EQ(problem.field, wrong.field) << wrong.tables << "\n" << problem.in(Language::en);
        const std::array<std::string, 3> said = {problem.why.in(Language::en), problem.why.in(Language::pl),
                                                 problem.why.in(Language::it)};
        for (const std::string& words : said) {
            EXPECT_FALSE(words.empty()) << wrong.tables;
            EXPECT_EQ(words.find_first_of("{}"), std::string::npos) << words;
        }
        EXPECT_TRUE(said[0] != said[1] && said[0] != said[2] && said[1] != said[2]) << said[0];
        EXPECT_EQ(problem.in(Language::en), std::string(wrong.field) + ": " + said[0]);
    }
}

// A shop needs something to supply and something to give. Where a pack adds a shop or turns one into another kind,
// no built-in value stands behind the fields it leaves out: a shop without needs would be full from the start.
const Wrong unfinished_shops[] = {
    {R"("districts": {"D05": {"shops": [{}, {"benefit": "debens", "debens": 9}]}})", "districts.D05.shops[1].needs"},
    {R"("districts": {"D05": {"shops": [{}, {}]}})", "districts.D05.shops[1].needs"},
    {R"("districts": {"D01": {"shops": [{"benefit": "wheat"}, {}]}})", "districts.D01.shops[0].wheat"},
};

TEST(Pack, AShopLeftUnfinishedIsRefused) {
    for (const Wrong& wrong : unfinished_shops) {
        const PackProblem problem = problem_of(pack_of(wrong.tables));
        EXPECT_TRUE(problem) << "accepted: " << wrong.tables;
        EXPECT_EQ(problem.field, wrong.field) << wrong.tables;
    }
}

// Whatever is accepted can be printed and read back: an owner of the box edits what `mehen pack` prints.
TEST(Pack, WhateverIsAcceptedReadsBack) {
    const auto check = [](const char* tables) {
        PackProblem problem;
        const auto rules = rules_under(pack_of(tables), problem);
        if (!rules) return;
        const auto again = rules_under(print_pack(*rules), problem);
        EXPECT_TRUE(again) << tables << "\n" << problem.in(Language::en);
    };
    for (const Wrong& wrong : wrong_tables) check(wrong.tables);
    for (const Wrong& wrong : unfinished_shops) check(wrong.tables);
    check(R"("granary": {"debens": [0, 9]}, "numbers": {"plots": 0, "monuments_of_each_player": 0})");
    check(R"("districts": {"D37": {"shops": [{"kinds": ["cattle", "cattle"]}]}})");
}

struct WrongText {
    const char* text;
    const char* field;
    const char* words;
};

TEST(Pack, AHeadingOfAnotherKindIsRefused) {
    const WrongText texts[] = {
        {R"([])", "", "object"},
        {R"("fertility")", "", "object"},
        {R"({"game": "fertility"})", "mehen_pack", "must be 1"},
        {R"({"mehen_pack": 2, "game": "fertility"})", "mehen_pack", "must be 1"},
        {R"({"mehen_pack": "1", "game": "fertility"})", "mehen_pack", "must be 1"},
        {R"({"mehen_pack": 1})", "game", "must be fertility"},
        {R"({"mehen_pack": 1, "game": 5})", "game", "must be fertility"},
        {R"({"mehen_pack": 1, "game": "kemet-first"})", "game", "kemet-first"},
    };
    for (const WrongText& wrong : texts) {
        const PackProblem problem = problem_of(wrong.text);
        ASSERT_TRUE(problem) << wrong.text;
        EXPECT_EQ(problem.field, wrong.field) << wrong.text;
        EXPECT_NE(problem.in(Language::en).find(wrong.words), std::string::npos) << problem.in(Language::en);
    }
}

TEST(Pack, BrokenTextIsRefusedWithItsLine) {
    const PackProblem problem = problem_of("{\"mehen_pack\": 1,\n\"game\": \"fertility\",\n\"numbers\": {,}}");
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem.in(Language::en), "this is not JSON: syntax error in line 3, byte 13");
    for (const char* const text : {" ", "{", "nul", "{\"a\": 1} {\"b\": 2}", "\xff\xfe", "{\"mehen_pack\": 1e999}"})
        EXPECT_TRUE(problem_of(text)) << text;
}

TEST(Pack, AFieldGivenTwiceIsRefused) {
    for (const char* const tables :
         {R"("numbers": {"plots": 5, "plots": 6})", R"("numbers": {}, "numbers": {})",
          R"("districts": {"D05": {"cost": 1, "cost": 1}})", R"("districts": {"D05": {}, "D06": {}, "D05": {}})"}) {
        const PackProblem problem = problem_of(pack_of(tables));
        ASSERT_TRUE(problem) << tables;
        EXPECT_NE(problem.in(Language::en).find("given twice"), std::string::npos) << problem.in(Language::en);
    }
}

TEST(Pack, TimeIsLinearInSize) {
    for (const char* const table : {"\"districts\": {", "\"granary\": {", ""})
        for (const std::string value : {"1", "{\"cost\": 1}", "[1, 2]"}) {
            const auto make = [&](std::size_t size) {
                std::string fields = table;
                for (std::size_t i = 0; fields.size() < size; ++i)
                    fields += "\"k" + std::to_string(i) + "\": " + value + ", ";
                return pack_of(fields + "\"D01\": {}" + (*table == 0 ? "" : "}"));
            };
            const auto read = [](const std::string& pack) { EXPECT_TRUE(problem_of(pack)); };
            EXPECT_TRUE(reads_in_linear_time(make, read, largest_pack / 9)) << table << value;
        }
}

TEST(Pack, TheSameFieldInTwoPlacesIsNotTwice) {
    EXPECT_FALSE(problem_of(pack_of(R"("districts": {"D05": {"cost": 1}, "D06": {"cost": 1}})")));
}

TEST(Pack, DeepNestingIsRefused) {
    for (const std::size_t depth : {std::size_t{20}, std::size_t{50'000}}) {
        const PackProblem problem =
            problem_of(pack_of("\"numbers\": " + std::string(depth, '[') + std::string(depth, ']')));
        ASSERT_TRUE(problem);
        EXPECT_NE(problem.in(Language::en).find("nested deeper"), std::string::npos) << problem.in(Language::en);
    }
}

TEST(Pack, ATextTooLargeIsRefused) {
    const std::string blanks(largest_pack, ' ');
    const PackProblem problem = problem_of(pack_of("") + blanks);
    ASSERT_TRUE(problem);
    EXPECT_NE(problem.in(Language::en).find(std::to_string(largest_pack)), std::string::npos);
    const std::string just_fits = pack_of("") + blanks.substr(pack_of("").size());
    ASSERT_EQ(just_fits.size(), largest_pack);
    EXPECT_FALSE(problem_of(just_fits));
}

}  // namespace
}  // namespace mehen::test
