// Component packs as JSON: what a pack says happens at the table.
#include <algorithm>

#include "games/fertility/scoring.h"
#include "json/tests/packs.h"

namespace mehen::test {
namespace {

// A state of two seats that has reached its first placement, under a pack.
struct Started {
    fertility::Rules rules;
    fertility::State s;
};
Started started(std::string_view tables) {
    Started result{rules_with_tables(tables), {}};
    Fertility::start(result.rules, result.s, nullptr);
    Buffers<Fertility> buffers;
    while (Fertility::setting_up(result.s)) {
        buffers.actions.clear();
        buffers.outcomes.clear();
        const Ask ask = result.s.flow.ask;
        const Seat seat = ask.to_chance() ? chance : lowest_seat(ask.seats);
        Fertility::legal(result.rules, result.s, seat, buffers.actions);
        Fertility::outcomes(result.rules, result.s, buffers.outcomes);
        const Action action = seat == chance ? buffers.outcomes[0].action : buffers.actions[0];
        Fertility::apply(result.rules, result.s, seat, action, nullptr);
    }
    return result;
}

std::vector<std::string> legal_words(const Started& table) {
    Buffer<Action, Fertility::max_actions> actions;
    Fertility::legal(table.rules, table.s, lowest_seat(table.s.flow.ask.seats), actions);
    std::vector<std::string> words;
    for (const Action& action : actions) words.push_back(Fertility::action_text(table.rules, action));
    return words;
}

void push(Started& table, const auto& frame) {
    fertility::Table t{table.rules, table.s, nullptr};
    table.s.flow = {};
    call(t, frame);
    Fertility::Driver::run_until_question(t);
}

void answer(Started& table, std::string_view words) {
    Action action{};
    ASSERT_TRUE(Fertility::parse_action(table.rules, words, action)) << words;
    const Seat seat = lowest_seat(table.s.flow.ask.seats);
    ASSERT_FALSE(Fertility::explain(table.rules, table.s, seat, action)) << words;
    Fertility::apply(table.rules, table.s, seat, action, nullptr);
}

// Districts come up in the order D01, D02, D03, D04.
TEST(PackEffect, ACostTakesEffect) {
    Started table = started(R"("districts": {"D01": {"cost": 0}, "D02": {"cost": 3}})");
    table.s.table.player[0].wheat = 2;
    push(table, fertility::BuildDistrict{{}, 0, 0, 0});
    EXPECT_EQ(legal_words(table), (std::vector<std::string>{"build D01", "build D03", "build D04", "skip"}));
    answer(table, "build D01");
    EXPECT_EQ(table.s.table.player[0].wheat, 2);
    EXPECT_EQ(table.s.table.player[0].district.size(), 1U);
}

TEST(PackEffect, ShopsTakeEffect) {
    Started table = started(R"("districts": {"D01": {"cost": 0, "shops": [
        {"needs": ["grapes", "any"], "benefit": "wheat", "wheat": 3}]}})");
    push(table, fertility::BuildDistrict{{}, 0, 0, 0});
    answer(table, "build D01");
    fertility::Player& player = table.s.table.player[0];
    player.loose = {1, 0, 0, 1};
    push(table, fertility::SupplyShops{{}, 0, 0, 0});
    answer(table, "supply alabaster 1.1");
    EXPECT_EQ(player.wheat, 0);
    answer(table, "supply grapes 1.1");
    EXPECT_EQ(player.wheat, 3);
}

TEST(PackEffect, MetropolisShopsTakeEffect) {
    Started table = started(R"("metropolises": {"metropolis-1": {"shops": [
        {"needs": ["cattle"], "debens": 11}, {}, {}, {}]}})");
    table.s.table.player[0].loose = {1, 1, 0, 0};
    push(table, fertility::SupplyShops{{}, 0, 0, 0});
    const auto words = legal_words(table);
    EXPECT_EQ(std::count(words.begin(), words.end(), "supply alabaster 0.1"), 0);
    answer(table, "supply cattle 0.1");
    EXPECT_EQ(fertility::score(table.rules, table.s.table, 0).general, 11);
}

TEST(PackEffect, BoardsTakeEffect) {
    const std::string board = R"({"cells": ["~~~~","~S..","~~~~","WWWW","~~~~","~~~~","~~~~","~~~A"]})";
    Started table = started(R"("valley_boards": {"valley-1": )" + board + R"(, "valley-2": )" + board +
                            R"(, "valley-3": )" + board + "}");
    const fertility::Valley& valley = table.s.table.valley;
    EXPECT_EQ(fertility::column_of(valley.start), 5);
    EXPECT_EQ(fertility::row_of(valley.start), 1);
    EXPECT_EQ(valley.wheat.count(), 12);
    EXPECT_EQ(valley.symbol[0].count(), 3);
    EXPECT_EQ(valley.free.count(), 3 * 3 + 2);
}

TEST(PackEffect, GranaryAndStatuesTakeEffect) {
    Started table = started(R"("granary": {"debens": [0, 7, 70]}, "statues": {"debens": [0, 1, 2, 3, 4, 50, 60]},
        "districts": {"D01": {"cost": 0, "shops": [{"needs": ["any"], "benefit": "statue", "statues": ["isis", "any"]}]}})");
    EXPECT_EQ(table.rules.granary_top(), 2);
    EXPECT_EQ(table.rules.components.deities, 6);
    fertility::Player& player = table.s.table.player[0];
    player.wheat = 2;
    EXPECT_EQ(fertility::score(table.rules, table.s.table, 0).granary, 70);
    push(table, fertility::BuildDistrict{{}, 0, 0, 0});
    answer(table, "build D01");
    player.loose = {1, 0, 0, 0};
    push(table, fertility::SupplyShops{{}, 0, 0, 0});
    answer(table, "supply alabaster 1.1");
    EXPECT_EQ(fertility::score(table.rules, table.s.table, 0).statues, 2);
}

TEST(PackEffect, NumbersTakeEffect) {
    const Started table = started(R"("numbers": {"tiles_2_players": 30, "stock_of_each_resource": 5,
        "monuments_of_each_player": 2, "open_districts": 6})");
    EXPECT_EQ(table.s.table.stack, 30 - 9);
    for (const std::uint8_t pieces : table.s.table.stock) EXPECT_EQ(pieces, 5);
    EXPECT_EQ(table.s.table.player[0].monuments, 2);
    EXPECT_EQ(table.s.table.display.size(), 6U);
    Started no_plots = started(R"("numbers": {"plots": 0})");
    no_plots.s.table.player[0].wheat = 10;
    push(no_plots, fertility::BuildDistrict{{}, 0, 0, 0});
    EXPECT_FALSE(no_plots.s.flow.ask.open());
}

TEST(PackEffect, TilesTakeEffect) {
    Started table = started(R"("tiles_different": {"ac": 50, "ap": 0, "ag": 0, "cp": 0, "cg": 0, "pg": 0})");
    for (const std::uint8_t pair : table.s.table.player[0].reserve) EXPECT_EQ(fertility::pair_ids[pair], "ac");
}

// The strangest packs that are accepted still give games that end with every piece in its place.
TEST(PackEffect, ExtremePacksPlayToTheEnd) {
    const std::string wet = R"({"cells": ["S~~~","~~~~","~~~~","~~~~","~~~~","~~~~","~~~~","~~~~"]})";
    // Twelve start symbols equally near the middle.
    const std::string outer = R"({"cells": [".SS.","....","....","....","....","....","....",".SS."]})";
    const std::string inner = R"({"cells": ["....","...S","....","..S.","..S.","....","...S","...."]})";
    for (const std::string& tables :
         {R"("valley_boards": {"valley-1": )" + outer + R"(, "valley-2": )" + outer + R"(, "valley-3": )" + inner +
              R"(, "valley-4": )" + inner + "}",
          std::string(
              R"("numbers": {"tiles_2_players": 50, "plots": 7, "open_districts": 6, "stock_of_each_resource": 1})"),
          std::string(R"("numbers": {"tiles_2_players": 10, "plots": 0, "monuments_of_each_player": 0})"),
          R"("valley_boards": {"valley-1": )" + wet + R"(, "valley-2": )" + wet + R"(, "valley-3": )" + wet +
              R"(, "valley-4": )" + wet + "}",
          std::string(R"("granary": {"debens": [0, 0]}, "statues": {"debens": [0, 1, 2, 3, 4, 5, 6, 7, 200]})"),
          std::string(
              R"("districts": {"D37": {"shops": [{"kinds": ["alabaster", "cattle", "papyrus", "grapes"]}]}})")}) {
        PackProblem problem;
        const auto rules = rules_under(pack_of(tables), problem);
        ASSERT_TRUE(rules) << problem.in(Language::en);
        const PlayoutCount count = rules->play_seeds(1, 200, nullptr);
        EXPECT_EQ(count.games, 200U);
        EXPECT_EQ(count.unfinished, 0U);
    }
}

}  // namespace
}  // namespace mehen::test
