// The words of a row take their numbers from what it gives, so that neither an edition nor a pack can make them lie.
#include <gtest/gtest.h>

#include <cctype>
#include <set>
#include <string>

#include "games/kemet/box/editions/games.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet::test {
namespace {

constexpr std::array languages = {Language::en, Language::pl, Language::it};

template <class Game>
Rules rules_with(int option) {
    Rules rules;
    Setup setup;
    setup.seats = 5;
    setup.option[0] = static_cast<std::uint8_t>(option);
    Game::make_rules(setup, nullptr, rules);
    return rules;
}

std::vector<Rules> every_edition() {
    return {rules_with<KemetFirst>(0), rules_with<KemetRevised>(0), rules_with<KemetBloodAndSand>(0),
            rules_with<KemetSeth>(0), rules_with<KemetSeth>(1)};
}

// A pattern without its blanks.
std::string by_hand(std::string_view pattern) {
    std::string rest;
    int depth = 0;
    for (const char c : pattern) {
        if (c == '{') ++depth;
        if (depth == 0) rest += c;
        if (c == '}') --depth;
    }
    return rest;
}

bool has_digit(const std::string& text) {
    return std::any_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

// What is there or is not, however often it is given. Units removed outside battle are one at a time.
const std::set<Power> without_amount = {
    Power::teleport_from_obelisk,
    Power::ignores_walls,
    Power::recruits_with_troops,
    Power::night_level,
    Power::silver_token,
    Power::gold_move_or_recruit,
    Power::gold_move_through_walls,
    Power::gold_move_without_teleport,
    Power::defender_point,
    Power::sees_battle_card,
    Power::sees_di_cards,
    Power::corrupts,
    Power::gold_move,
    Power::gold_pray,
    Power::any_space_token,
    Power::grey_token,
    Power::cancels_creature,
    Power::unharmed_outside,
    Power::cannot_be_seized,
    Power::teleports_anywhere,
    Power::vetoes,
    Power::escapes,
    Power::no_losses_if_won,
    Power::swaps_battle_cards,
    Power::takes_back_card,
    Power::returns_to_hand,
};

template <class Row>
bool has_amount(const Row& row, Power power) {
    if constexpr (requires { row.when; }) {
        const bool in_battle = contains(row.when, When::battle);
        if (power == Power::removes_units && !in_battle) return false;
    }
    return power != Power::none && !without_amount.contains(power);
}

// Twice as much of anything that a row gives is read in its words; `gives` is the row's own list or its creature's.
template <class Row>
void expect_amounts_told(Rules& rules, const Row& row, GivesList& gives) {
    for (Gives& each : gives) {
        if (!has_amount(row, each.power)) continue;
        for (const Language language : languages) {
            const std::string before = rule_of(rules, row, language);
            each.amount = static_cast<std::int8_t>(2 * each.amount);
            EXPECT_NE(rule_of(rules, row, language), before)
                << row.id << ": " << power_ids[static_cast<std::size_t>(each.power)];
            each.amount = static_cast<std::int8_t>(each.amount / 2);
        }
    }
}

template <class List>
void expect_no_numbers(const List& rows) {
    for (const auto& row : rows)
        for (const Language language : languages)
            EXPECT_FALSE(has_digit(by_hand(row.rule[language]))) << row.id << ": " << row.rule[language];
}

TEST(KemetRowWords, NoNumberIsWrittenByHand) {
    for (const Rules& rules : every_edition()) {
        expect_no_numbers(rules.set.tiles);
        expect_no_numbers(rules.set.di_cards);
        expect_no_numbers(rules.set.creature_cards);
        expect_no_numbers(rules.set.power_tokens);
    }
}

TEST(KemetRowWords, WhoeverChangesAnAmountChangesTheWords) {
    for (Rules& rules : every_edition()) {
        Ruleset& set = rules.set;
        for (Tile& tile : set.tiles) {
            expect_amounts_told(rules, tile, tile.gives);
            if (tile.creature != none) expect_amounts_told(rules, tile, set.creatures[tile.creature].gives);
        }
        for (DiCard& card : set.di_cards) expect_amounts_told(rules, card, card.gives);
        for (CreatureCard& card : set.creature_cards) expect_amounts_told(rules, card, card.gives);
        for (PowerToken& token : set.power_tokens) expect_amounts_told(rules, token, token.gives);
    }
}

// It fights without moving, so its land moves are not told.
TEST(KemetRowWords, ACreatureCardTellsWhatItsCreatureDoesInBattle) {
    for (Rules& rules : every_edition())
        for (CreatureCard& card : rules.set.creature_cards) {
            const std::string before = rule_of(rules, card, Language::en);
            for (Gives& each : rules.set.creatures[card.creature].gives) {
                if (!has_amount(card, each.power) || each.power == Power::land_moves ||
                    each.power == Power::ignores_one_wall)
                    continue;
                ++each.amount;
                EXPECT_NE(rule_of(rules, card, Language::en), before) << card.id;
                --each.amount;
            }
            ++card.value;
            EXPECT_NE(rule_of(rules, card, Language::en), before) << card.id;
        }
}

TEST(KemetRowWords, ASpecialCardIsToldByItsValues) {
    Rules rules = rules_with<KemetRevised>(0);
    const Tile& tile = rules.set.tiles.named("red-2-offensive-strategy");
    EXPECT_NE(rule_of(rules, tile, Language::en).find("Special attack card (strength 3, damage 3)"), std::string::npos);
    rules.set.battle_cards.named("special-attack").damage = 4;
    EXPECT_NE(rule_of(rules, tile, Language::pl).find("(siła 3, obrażenia 4)"), std::string::npos);
}

// 1: but no other of these; 2: others of these, too.
TEST(KemetRowWords, AVetoSaysWhetherItCancelsAVeto) {
    Rules rules = rules_with<KemetRevised>(0);
    DiCard& veto = rules.set.di_cards.named("veto");
    EXPECT_NE(rule_of(rules, veto, Language::en).find("but not a veto."), std::string::npos);
    veto.gives = {{{Power::vetoes, 2}}};
    EXPECT_NE(rule_of(rules, veto, Language::en).find("a veto too."), std::string::npos);
    EXPECT_NE(rule_of(rules, veto, Language::pl).find("także weto."), std::string::npos);
}

// The words of a row without any of its own, power by power: what a pack may do to every one.
TEST(KemetRowWords, EveryPowerHasWordsThatTellItsAmount) {
    Rules rules = rules_with<KemetSeth>(0);
    PowerToken row{.id = "any"};
    for (std::size_t i = 1; i < power_count; ++i) {
        row.gives = {{{static_cast<Power>(i), 3}}};
        for (const Language language : languages) {
            const std::string words = rule_of(rules, row, language);
            const bool told = words.find(static_cast<Power>(i) == Power::special_card ? '(' : '3') != std::string::npos;
            EXPECT_NE(told, without_amount.contains(static_cast<Power>(i))) << power_ids[i] << ": " << words;
        }
    }
}

}  // namespace
}  // namespace mehen::kemet::test
