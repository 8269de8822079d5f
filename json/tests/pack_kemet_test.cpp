// Component packs of Kemet, where one god stands against an alliance: every row of that box can be replaced, and what
// would make no game is refused with words that say what would be right.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "core/any_game_of.h"
#include "core/hash.h"
#include "games/kemet/box/editions/games.h"
#include "games/registry.h"
#include "json/pack.h"

namespace mehen::test {
namespace {

std::string pack_of(std::string_view tables) {
    return R"({"mehen_pack": 1, "game": "kemet-seth", )" + std::string(tables) + "}";
}

std::unique_ptr<AnyRules> rules_under(std::string_view pack, PackProblem& problem, int seats = 4) {
    const AnyGame& game = *find_game("kemet-seth");
    return make_rules(game, default_setup(game.facts(), seats), pack, problem);
}

kemet::Rules rules_with(std::string_view tables) {
    PackProblem problem;
    const auto any = rules_under(pack_of(tables), problem);
    EXPECT_TRUE(any) << problem.in(Language::en);
    return any ? static_cast<const AnyRulesOf<kemet::Kemet>&>(*any).rules() : kemet::Rules{};
}

// Tables that differ from the built-in ones, each in a row of its own.
constexpr std::string_view changed[] = {
    R"("alliance": {"lone_units": 14, "lone_placed_units": 10, "lone_troop_limit": 5, "lone_prayer": 5})",
    R"("alliance": {"lone_pray_prayer": 2, "lone_goal": 3, "lone_long_goal": 4, "alliance_goal": 2})",
    R"("alliance": {"sacrifice_temples": 1, "ceremony_cost": 4, "ceremony_discount": 1})",
    R"("alliance": {"seized_pyramid_surcharge": 0, "temples_for_point_2": 1, "temples_for_point_3": 2})",
    R"("day_track": {"members_3": [3, 2, 1, 1]})",
    R"("lone_spaces": [{"space": "move"}, {}, {"level": 2, "house": false}, {}, {}, {}, {}, {}, {}, {}, {}, {},
                       {"space": "assault", "level": 1}])",
    R"("creature_cards": {"phoenix": {"value": 6, "in_cities": false, "anybody": true, "house": false,
                                      "gives": [{"power": "cards_if_won", "amount": 2}]}})",
    R"("power_tokens": {"wrath-of-the-gods": {"gives": [{"power": "damage", "amount": 1}], "house": false}})",
    R"("prayer_tokens": {"prayer-4": {"prayer": 5, "house": false}})",
    R"("tiles": {"violet-2-kill-them-all": {"level": 1}, "violet-1-energy-drain": {"level": 2, "house": false,
                 "gives": [{"power": "prayer_when_rivals_pray", "amount": 2}]}})",
    R"("creatures": {"cobra": {"gives": [{"power": "venom", "amount": 2}], "house": false}})",
    R"("di_cards": {"tribute-of-fear": {"count": 2, "cost": 1, "when": ["any_day"]}})",
    R"("battle_cards": {"mirror-clash": {"strength": 3, "house": false}})",
    R"("board_3_players": {"areas": {"seth-gate": {"obelisk": true, "house": false}}, "portal": {"b": "nw-obelisk"}})",
};

TEST(KemetPack, EveryRowOfTheLoneGodsBoxCanBeReplacedAndReadsBack) {
    PackProblem problem;
    const auto built_in = rules_under("", problem);
    for (const std::string_view tables : changed) {
        const auto rules = rules_under(pack_of(tables), problem);
        ASSERT_TRUE(rules) << tables << "\n" << problem.in(Language::en);
        EXPECT_NE(print_pack(*rules), print_pack(*built_in)) << tables;
        const auto again = rules_under(print_pack(*rules), problem);
        ASSERT_TRUE(again) << tables << "\n" << problem.in(Language::en);
        EXPECT_EQ(print_pack(*again), print_pack(*rules));
        EXPECT_EQ(again->house_versions(), rules->house_versions());
        Hash one;
        Hash two;
        rules->play_seeds(1, 2, &one);  // and plays to the end
        again->play_seeds(1, 2, &two);
        EXPECT_EQ(one.hex(), two.hex()) << tables;
    }
}

TEST(KemetPack, SpacesOfTheLoneGodAreNamedByWhatTheyDo) {
    const kemet::Rules rules = rules_with(changed[5]);
    std::string ids;
    for (const kemet::SpaceRow& row : rules.set.lone_spaces) ids += std::string(row.id) + " ";
    EXPECT_EQ(ids,
              "move-1 pray invocation destroy-units seize-pyramid move-2 recruit raise seize-troop assault-1 move-3 "
              "seize-creature assault-2 ");
    EXPECT_EQ(rules.set.lone_spaces[2].level, 2);
}

struct Wrong {
    std::string_view tables;
    std::string_view field;
    std::string_view words;  // a part of what is said in English
};
constexpr Wrong wrong_tables[] = {
    {R"("alliance": {"lone_units": 1})", "alliance.lone_units", "2"},
    {R"("alliance": {"lone_placed_units": 16})", "alliance.lone_placed_units", "may be 15 at most"},
    {R"("alliance": {"lone_troop_limit": 3})", "alliance.lone_placed_units", "may be 9 at most"},
    {R"("alliance": {"lone_prayer": 12})", "alliance.lone_prayer", "may be 11 at most"},
    {R"("alliance": {"sacrifice_temples": 4})", "alliance.sacrifice_temples", "3"},
    {R"("alliance": {"goal": 4})", "alliance.goal", ""},
    {R"("alliance": {"lone_troop_limit": 12}, "tiles": {"blue-2-legion": {"gives": [
        {"power": "troop_limit", "amount": 4}]}})",
     "alliance.lone_troop_limit", "more than 15 units"},
    {R"("alliance": {"lone_prayer": 12})", "alliance.lone_prayer", "11"},
    {R"("numbers": {"start_prayer": 5, "max_prayer": 5})", "alliance.lone_prayer", "5"},
    {R"("numbers": {"tokens": 3})", "numbers.tokens", "4"},
    {R"("day_track": {"members_3": [1, 2, 2, 1]})", "day_track.members_3", "has 7 tokens for these actions, not 6"},
    {R"("day_track": {"members_3": [1, 2, 4]})", "day_track.members_3", "4"},
    {R"("day_track": {"members_6": [1, 2, 4, 4]})", "day_track.members_6", ""},
    {R"("lone_spaces": [{}, {}, {}])", "lone_spaces", "11"},
    {R"("lone_spaces": [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {"space": "pray"}])", "lone_spaces[12].level",
     "must be given"},
    {R"("lone_spaces": [{"space": "tile_red"}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}])", "lone_spaces[0].space",
     "seize-troop"},
    {R"("lone_spaces": [{"space": "seize-troop"}, {"space": "seize-troop"}, {"space": "seize-troop"}, {}, {}, {}, {},
        {}, {}, {}, {}, {}])",
     "lone_spaces", "6 violet spaces or more; these are 5"},
    {R"("creature_cards": {"phoenix": {"gives": [{"power": "strength", "amount": 1}]}})",
     "creature_cards.phoenix.gives", "strength is not for creature cards"},
    {R"("creature_cards": {"phoenix": {"value": 13}})", "creature_cards.phoenix.value", "12"},
    {R"("power_tokens": {"act-of-the-gods": {"gives": [{"power": "victory_point", "amount": 1}]}})",
     "power_tokens.act-of-the-gods.gives", "victory_point is not for power tokens"},
    {R"("prayer_tokens": {"prayer-4": {"prayer": 12}})", "prayer_tokens.prayer-4.prayer", "11"},
    {R"("tiles": {"violet-2-annexation": {"copies": 0}})", "tiles", "of level 2, colour violet, there are 3 tiles"},
    {R"("board_3_players": {"portal": {"a": "west-bank"}})", "board_3_players.portal.a", "seth-gate"},
    {R"("board_3_players": {"portal": {"b": "seth-1"}})", "board_3_players.portal.b", "seth-1"},
};

TEST(KemetPack, EveryWrongFieldIsNamedAndExplainedInThreeLanguages) {
    for (const Wrong& wrong : wrong_tables) {
        PackProblem problem;
        EXPECT_FALSE(rules_under(pack_of(wrong.tables), problem)) << "accepted: " << wrong.tables;
        EXPECT_EQ(problem.field, wrong.field) << wrong.tables << "\n" << problem.in(Language::en);
        const std::string said = problem.why.in(Language::en);
        EXPECT_NE(said.find(wrong.words), std::string::npos) << said;
        for (const Language language : {Language::en, Language::pl, Language::it}) {
            EXPECT_FALSE(problem.why.in(language).empty());
            EXPECT_EQ(problem.why.in(language).find_first_of("{}"), std::string::npos);
        }
    }
}

// Powers that mean something only against a lone god are refused where there is none.
TEST(KemetPack, OtherEditionsRefuseThePowersOfThisBox) {
    const AnyGame& game = *find_game("kemet-revised");
    PackProblem problem;
    EXPECT_FALSE(make_rules(game, default_setup(game.facts(), 3),
                            R"({"mehen_pack": 1, "game": "kemet-revised", "tiles": {"blue-2-legion": {"gives": [
                                {"power": "lone_strength", "amount": 1}]}}})",
                            problem));
    EXPECT_EQ(problem.field, "tiles.blue-2-legion.gives");
}

}  // namespace
}  // namespace mehen::test
