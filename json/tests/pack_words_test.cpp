// What is read about a game follows its pack: no sentence keeps a number that the pack has changed.
#include <gtest/gtest.h>

#include "games/registry.h"
#include "json/pack.h"

namespace mehen::test {
namespace {

std::unique_ptr<AnyRules> rules_under(const std::string& game, const std::string& tables) {
    PackProblem problem;
    const AnyGame& found = *find_game(game);
    auto rules = make_rules(found, default_setup(found.facts(), 4),
                            R"({"mehen_pack": 1, "game": ")" + game + R"(", )" + tables + "}", problem);
    EXPECT_TRUE(rules) << problem.in(Language::en);
    return rules;
}

std::string rule_of(const AnyRules& rules, std::string_view id, Language language = Language::en) {
    for (const Entry& entry : rules.entries(language))
        if (entry.id == id) return entry.rule;
    return {};
}

TEST(KemetPackWords, AnAmountIsReadAsThePackSaysIt) {
    const auto rules = rules_under("kemet-revised", R"(
        "tiles": {"red-1-charge": {"gives": [{"power": "attack_strength", "amount": 4}]}},
        "creatures": {"giant-scorpion": {"gives": [{}, {}, {"power": "damage", "amount": 5}]}},
        "di_cards": {"prayer": {"gives": [{"power": "prayer", "amount": 5}]}})");
    EXPECT_EQ(rule_of(*rules, "red-1-charge"),
              "red, level 1, 2 copies. +4 strength in every battle in which you attack.");
    EXPECT_EQ(rule_of(*rules, "giant-scorpion"), "Creature. Its troop: +1 land move, +2 strength, +5 damage.");
    EXPECT_EQ(rule_of(*rules, "giant-scorpion", Language::pl),
              "Potwór. Jego oddział: +1 ruch lądowy, +2 siły, +5 obrażeń.");
    EXPECT_TRUE(rule_of(*rules, "prayer", Language::it).ends_with("Ricevi 5 PP. Non è un'azione di preghiera."));
}

// The words of the print speak of other powers: those that the pack gives are told one by one.
TEST(KemetPackWords, OtherPowersHaveOtherWords) {
    const auto rules = rules_under("kemet-first", R"(
        "tiles": {"red-2-carnage": {"gives": [{"power": "unblockable", "amount": 2}, {"power": "night_prayer", "amount": 1}]},
                  "white-2-slaves": {"gives": []}},
        "creatures": {"phoenix": {"gives": [{"power": "land_moves", "amount": 3}]}})");
    EXPECT_EQ(rule_of(*rules, "red-2-carnage"),
              "red, level 2, 1 copy. As a pack has it: +2 unblockable damage; +1 PP each night.");
    EXPECT_TRUE(rule_of(*rules, "white-2-slaves", Language::pl).ends_with("Według pakietu: brak efektu."));
    EXPECT_EQ(rule_of(*rules, "phoenix"), "As a pack has it: creature, its troop: +3 land moves.");
}

TEST(KemetPackWords, CardsOfCreaturesAndPowerTokensToo) {
    const auto rules = rules_under("kemet-seth", R"(
        "creature_cards": {"phoenix": {"value": 6, "anybody": true}, "mummy": {"value": 1}},
        "power_tokens": {"wrath-of-the-gods": {"gives": [{"power": "lone_damage", "amount": 3}]}})");
    EXPECT_EQ(rule_of(*rules, "card-mummy"),
              "Fights alone, as 1 unit does: +2 strength. If it wins you draw 1 DI card.");
    EXPECT_NE(rule_of(*rules, "card-phoenix").find("fights alone, as 6 units do"), std::string::npos);
    EXPECT_NE(rule_of(*rules, "card-phoenix").find("it may attack any Alliance player"), std::string::npos);
    EXPECT_EQ(rule_of(*rules, "wrath-of-the-gods"), "+3 damage for the Alliance in battles against Seth.");
}

std::string section_of(const AnyRules& rules, std::string_view id, Language language = Language::en) {
    const auto sections = rules.facts().sections;
    for (std::size_t i = 0; i < sections.size(); ++i)
        if (sections[i].id == id) return rules.section_body(i, language);
    return {};
}

TEST(KemetPackWords, SectionsAndAreasHaveTheNumbersOfThePack) {
    const auto rules = rules_under("kemet-first", R"(
        "numbers": {"pray_prayer": 5, "goal": 6, "long_goal": 7, "teleports": 2, "sanctuary_units": 1})");
    EXPECT_EQ(section_of(*rules, "kemet.pray"), "Gain 5 PP, and what tiles add to it.");
    EXPECT_EQ(section_of(*rules, "kemet.pray", Language::pl), "Otrzymujesz 5 PM i to, co dodają płytki.");
    EXPECT_NE(section_of(*rules, "kemet.end").find("at least 6 victory points"), std::string::npos);
    EXPECT_NE(section_of(*rules, "kemet.end").find("A longer match, to 7 VP"), std::string::npos);
    EXPECT_NE(section_of(*rules, "kemet.move.teleport").find("has 2 teleports"), std::string::npos);
    EXPECT_NE(section_of(*rules, "kemet.scoring").find("may remove 1 unit there for 1 permanent VP"),
              std::string::npos);
}

}  // namespace
}  // namespace mehen::test
