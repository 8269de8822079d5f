// Divine intervention and battle cards, row by row, written down a second time from the lists of components.
#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>
#include <string_view>

#include "games/kemet/box/editions/blood_and_sand.h"

namespace mehen::kemet::test {
namespace {

using editions::blood_and_sand;
using editions::first;
using editions::revised;

std::string when_of(const DiCard& card) {
    constexpr std::array<std::pair<When, const char*>, 7> words = {{{When::own_day, "own_day"},
                                                                    {When::any_day, "any_day"},
                                                                    {When::own_move, "own_move"},
                                                                    {When::battle, "battle"},
                                                                    {When::after_card, "after_card"},
                                                                    {When::on_entry, "on_entry"},
                                                                    {When::after_action, "after_action"}}};
    std::string text;
    for (const auto& [when, word] : words)
        if ((card.when & static_cast<unsigned>(when)) != 0) text += (text.empty() ? "" : "+") + std::string(word);
    return text;
}

// "3 for 1 battle, strength 2": number in the deck, cost, when, what it gives.
std::string short_form(const DiCard& card) {
    std::string text = std::to_string(card.count) + " for " + std::to_string(card.cost) + " " + when_of(card);
    for (const Gives& each : card.gives)
        if (each.power != Power::none)
            text +=
                ", " + std::string(power_ids[static_cast<std::size_t>(each.power)]) + " " + std::to_string(each.amount);
    return text + (card.personal ? ", personal" : "") + (card.house ? ", house" : "");
}

struct CardRow {
    std::string_view id;
    std::string_view name;
    std::string_view values;
};

template <std::size_t Count>
void expect_cards(const Ruleset& set, const std::array<CardRow, Count>& rows) {
    for (const CardRow& row : rows) {
        SCOPED_TRACE(row.id);
        const DiCard& card = set.di_cards.named(row.id);
        EXPECT_EQ(card.name[Language::en], row.name);
        EXPECT_EQ(short_form(card), row.values);
    }
}

constexpr std::array<CardRow, 14> di_of_first = {{
    {"war-rage", "War Rage", "3 for 0 battle, strength 1"},
    {"war-fury", "War Fury", "3 for 1 battle, strength 2"},
    {"bloody-battle", "Bloody Battle", "3 for 0 battle, damage 1"},
    {"bloodbath", "Bloodbath", "2 for 1 battle, damage 2"},
    {"bronze-wall", "Bronze Wall", "3 for 0 battle, protection 1"},
    {"iron-wall", "Iron Wall", "2 for 1 battle, protection 2"},
    {"raining-fire", "Raining Fire", "4 for 1 own_day, removes_units 1"},
    {"prayer", "Prayer", "2 for 0 own_day, prayer 2"},
    {"enlistment", "Enlistment", "4 for 0 own_day, places_units 2, house"},
    {"mana-theft", "Mana Theft", "2 for 0 own_day, steals_prayer 1, house"},
    {"teleportation", "Teleportation", "3 for 1 own_move, teleports_anywhere 1"},
    {"open-gates", "Open Gates", "1 for 1 own_move, ignores_walls 1"},
    {"veto", "Veto", "2 for 0 after_card, vetoes 2, house"},
    {"escape", "Escape", "1 for 0 on_entry, escapes 1"},
}};

constexpr std::array<CardRow, 7> di_changed_in_revised = {{
    {"raining-fire", "Raining Fire", "4 for 1 any_day+battle, removes_units 1"},
    {"prayer", "Prayer", "2 for 0 any_day+battle, prayer 2"},
    {"enlistment", "Enlistment", "4 for 0 any_day+battle, places_units 2"},
    {"mana-theft", "Mana Duplication", "2 for 0 battle+after_action, duplicates_prayer 2"},
    {"teleportation", "Transfer", "3 for 1 own_move+battle, teleports_anywhere 1"},
    {"open-gates", "Open Gates", "1 for 1 own_move+battle, ignores_one_wall 1"},
    {"veto", "Veto", "2 for 0 after_card, vetoes 1"},
}};

constexpr std::array<CardRow, 18> di_of_blood_and_sand = {{
    {"war-rage", "War Rage", "2 for 0 battle, strength 1, house"},
    {"war-fury", "War Fury", "2 for 1 battle, strength 2, house"},
    {"bloody-battle", "Bloody Battle", "2 for 0 battle, damage 1, house"},
    {"bloodbath", "Bloodbath", "2 for 1 battle, damage 2, house"},
    {"bronze-wall", "Bronze Wall", "2 for 0 battle, protection 1, house"},
    {"iron-wall", "Iron Wall", "2 for 1 battle, protection 2, house"},
    {"glory", "Glory", "2 for 0 battle, prayer_if_won 4, house"},
    {"divine-protection", "Divine Protection", "2 for 0 battle, no_losses_if_won 1, house"},
    {"conscription", "Conscription", "2 for 0 battle, units_if_won 3, house"},
    {"snare", "Snare", "2 for 0 battle, swaps_battle_cards 1, house"},
    {"raining-fire", "Raining Fire", "2 for 1 own_day, removes_units 1, house"},
    {"prayer", "Prayer", "2 for 0 own_day, prayer 2, house"},
    {"enlistment", "Enlistment", "2 for 0 own_day, places_units 2, house"},
    {"divine-memory", "Divine Memory", "2 for 1 own_day, takes_back_card 1, house"},
    {"swiftness", "Swiftness", "2 for 0 own_move, land_moves 1, house"},
    {"teleportation", "Transfer", "2 for 1 own_move, teleports_anywhere 1, house"},
    {"open-gates", "Open Gates", "1 for 1 own_move, ignores_walls 1, house"},
    {"diversion", "Diversion", "0 for 0 battle, returns_to_hand 1, personal"},
}};

int deck(const Ruleset& set) {
    int total = 0;
    for (const DiCard& card : set.di_cards) total += card.count;
    return total;
}

TEST(KemetCards, EveryDiCardOfTheFirstEdition) {
    ASSERT_EQ(first.di_cards.size(), di_of_first.size());
    expect_cards(first, di_of_first);
    EXPECT_EQ(deck(first), 35);
}

TEST(KemetCards, TheRevisedEditionChangesTheseDiCardsOnly) {
    expect_cards(revised, di_changed_in_revised);
    EXPECT_EQ(deck(revised), 35);
    std::set<std::string_view> changed;
    for (const CardRow& row : di_changed_in_revised) changed.insert(row.id);
    for (const CardRow& row : di_of_first)
        if (!changed.contains(row.id)) {
            EXPECT_EQ(short_form(revised.di_cards.named(row.id)), row.values) << row.id;
        }
}

TEST(KemetCards, EveryDiCardOfBloodAndSand) {
    ASSERT_EQ(blood_and_sand.di_cards.size(), di_of_blood_and_sand.size());
    expect_cards(blood_and_sand, di_of_blood_and_sand);
    EXPECT_EQ(deck(blood_and_sand), 33);
}

// Strength, damage, unblockable damage, protection, own losses, special.
struct BattleRow {
    std::string_view id;
    std::array<int, 6> values;
    bool house = false;
};

constexpr std::array<BattleRow, 10> battle_rows = {{
    {"cavalry-blitz", {4, 1, 0, 0, 0, 0}},
    {"fervent-purge", {3, 2, 0, 0, 0, 0}},
    {"shield-push", {3, 0, 0, 1, 0, 0}},
    {"mixed-tactics", {2, 2, 0, 1, 0, 0}},
    {"phalanx-defense", {2, 0, 0, 2, 0, 0}},
    {"chariot-raid", {1, 3, 0, 0, 0, 0}},
    {"special-attack", {3, 3, 0, 0, 0, 1}},
    {"special-defence", {3, 0, 0, 3, 0, 2}},
    {"sacrificial-charge", {5, 0, 0, 0, 2, 0}, true},
    {"defensive-retreat", {1, 1, 0, 3, 0, 0}},
}};

void expect_battle_cards(const Ruleset& set, std::size_t count) {
    ASSERT_EQ(set.battle_cards.size(), count);
    for (std::size_t i = 0; i < count; ++i) {
        SCOPED_TRACE(battle_rows[i].id);
        const BattleCard& card = set.battle_cards.named(battle_rows[i].id);
        EXPECT_EQ((std::array<int, 6>{card.strength, card.damage, card.unblockable, card.protection, card.own_losses,
                                      card.special}),
                  battle_rows[i].values);
        EXPECT_EQ(card.house, battle_rows[i].house);
    }
}

TEST(KemetCards, EveryBattleCard) {
    expect_battle_cards(first, 8);
    expect_battle_cards(revised, 8);
    expect_battle_cards(blood_and_sand, 10);
}

}  // namespace
}  // namespace mehen::kemet::test
