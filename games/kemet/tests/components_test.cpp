// The tables of the boxes, row by row, written down a second time from the lists of components.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>

#include "games/kemet/box/editions/blood_and_sand.h"

namespace mehen::kemet::test {
namespace {

using editions::blood_and_sand;
using editions::first;
using editions::revised;

std::string short_form(const GivesList& list) {
    std::string text;
    for (const Gives& each : list)
        if (each.power != Power::none)
            text +=
                ", " + std::string(power_ids[static_cast<std::size_t>(each.power)]) + " " + std::to_string(each.amount);
    return text;
}

// "4 x1, victory_point 1, with sphinx, house": level, copies, powers, creature.
std::string short_form(const Ruleset& set, const Tile& tile) {
    std::string text = std::to_string(tile.level) + " x" + std::to_string(tile.copies) + short_form(tile.gives);
    if (tile.creature != no_creature) text += ", with " + std::string(set.creatures[tile.creature].id);
    return text + (tile.house ? ", house" : "");
}

int amount(const GivesList& list, Power power) {
    int sum = 0;
    for (const Gives& each : list)
        if (each.power == power) sum += each.amount;
    return sum;
}

// A player's sums end where powers begin that only creatures and cards give: nobody can ask them for one of those.
template <Power which>
concept PlayersHave = requires { typename std::integral_constant<std::size_t, PlayerPower(which).place()>; };
static_assert(PlayersHave<Power::grey_token> && !PlayersHave<Power::cancels_creature>);
static_assert(!PlayersHave<Power::no_losses_if_won>);

struct TileRow {
    std::string_view id;
    std::string_view name;
    std::string_view values;
};

template <std::size_t Count>
void expect_rows(const Ruleset& set, const std::array<TileRow, Count>& rows) {
    for (const TileRow& row : rows) {
        SCOPED_TRACE(row.id);
        const Tile& tile = set.tiles.named(row.id);
        EXPECT_EQ(tile.name[Language::en], row.name);
        EXPECT_EQ(short_form(set, tile), row.values);
    }
}

constexpr std::array<TileRow, 43> tiles_of_first = {{
    {"red-1-charge", "Charge!", "1 x2, attack_strength 1"},
    {"red-1-stargate", "Stargate", "1 x1, teleport_discount 1"},
    {"red-1-god-speed", "God Speed", "1 x1, land_moves 1"},
    {"red-2-carnage", "Carnage", "2 x1, damage 1"},
    {"red-2-offensive-strategy", "Offensive Strategy", "2 x1, special_card 1"},
    {"red-2-open-gates", "Open Gates", "2 x1, ignores_walls 1"},
    {"red-2-teleport", "Teleport", "2 x1, teleport_from_obelisk 1"},
    {"red-3-royal-scarab", "Royal Scarab", "3 x1, with royal-scarab"},
    {"red-3-blades-of-neith", "Blades of Neith", "3 x1, strength 1"},
    {"red-3-divine-wound", "Divine Wound", "3 x1, strength_per_discard 1"},
    {"red-3-victory-point", "Victory Point", "3 x1, victory_point 1"},
    {"red-4-giant-scorpion", "Giant Scorpion", "4 x1, with giant-scorpion"},
    {"red-4-initiative", "Initiative", "4 x1, enters_first_strike 2"},
    {"red-4-phoenix", "Phoenix", "4 x1, with phoenix"},
    {"red-4-act-of-god", "Act of God", "4 x1, silver_token 1"},
    {"blue-1-recruiting-scribe", "Recruiting Scribe", "1 x2, free_recruits 2"},
    {"blue-1-defense", "Defense!", "1 x2, defence_strength 1"},
    {"blue-2-legion", "Legion", "2 x1, troop_limit 2"},
    {"blue-2-ancestral-elephant", "Ancestral Elephant", "2 x1, with ancestral-elephant"},
    {"blue-2-defensive-strategy", "Defensive Strategy", "2 x1, special_card 2"},
    {"blue-2-deep-desert-snake", "Deep Desert Snake", "2 x1, with deep-desert-snake"},
    {"blue-3-shield-of-neith", "Shield of Neith", "3 x1, protection 1"},
    {"blue-3-defensive-victory", "Defensive Victory", "3 x1, defender_point 1"},
    {"blue-3-prescience", "Prescience", "3 x1, sees_battle_card 1"},
    {"blue-3-victory-point", "Victory Point", "3 x1, victory_point 1"},
    {"blue-4-reinforcements", "Reinforcements", "4 x1, night_units 4"},
    {"blue-4-sphinx", "Sphinx", "4 x1, victory_point 1, with sphinx"},
    {"blue-4-divine-will", "Divine Will", "4 x1, gold_move_or_recruit 1"},
    {"blue-4-act-of-god", "Act of God", "4 x1, silver_token 1"},
    {"white-1-priest", "Priest", "1 x2, pray_bonus 1"},
    {"white-1-priestess", "Priestess", "1 x2, tile_discount 1"},
    {"white-2-slaves", "Slaves", "2 x1, level_discount 1"},
    {"white-2-high-priest", "High Priest", "2 x1, night_prayer 2"},
    {"white-2-crusade", "Crusade", "2 x1, prayer_per_kill 2"},
    {"white-2-divine-boon", "Divine Boon", "2 x1, night_cards 1"},
    {"white-3-hand-of-god", "Hand of God", "3 x1, night_level 1"},
    {"white-3-vision", "Vision", "3 x1, night_choice 5"},
    {"white-3-holy-war", "Holy War", "3 x1, prayer_per_win 4"},
    {"white-3-victory-point", "Victory Point", "3 x1, victory_point 1"},
    {"white-4-priest-of-ra", "Priest of Ra", "4 x1, payment_discount 1"},
    {"white-4-priest-of-amon", "Priest of Amon", "4 x1, night_prayer 5"},
    {"white-4-mummy", "The Mummy", "4 x1, night_cards 1, with mummy"},
    {"white-4-act-of-god", "Act of God", "4 x1, silver_token 1"},
}};

// Rows of the same box that got another name or another effect.
constexpr std::array<TileRow, 15> changed_in_revised = {{
    {"red-1-god-speed", "Priest of Mafdet", "1 x1, land_moves 1"},
    {"red-2-offensive-strategy", "Wrryt Storm", "2 x1, special_card 1"},
    {"red-2-open-gates", "Sappers", "2 x1, ignores_one_wall 1"},
    {"red-2-teleport", "Portal of Thoth", "2 x1, teleport_from_obelisk 1, extra_teleports 1"},
    {"red-3-victory-point", "Domination", "3 x1, victory_point 1"},
    {"blue-2-defensive-strategy", "Shetyw Barrier", "2 x1, special_card 2"},
    {"blue-3-shield-of-neith", "Shields of Neith", "3 x1, protection 1"},
    {"blue-3-victory-point", "Domination", "3 x1, victory_point 1"},
    {"blue-4-reinforcements", "Reinforcements", "4 x1, night_units 4, units_at_once 4"},
    {"white-2-slaves", "Magical Support", "2 x1, level_discount 1"},
    {"white-2-crusade", "Divine Hunger", "2 x1, prayer_per_kill 2"},
    {"white-3-vision", "Vision", "3 x1, night_filter 4"},
    {"white-3-holy-war", "Priest of Thoeris", "3 x1, prayer_per_win 4"},
    {"white-3-victory-point", "Domination", "3 x1, victory_point 1"},
    {"white-4-priest-of-amon", "Priest of Amon", "4 x1, night_prayer 5, prayer_at_once 5"},
}};

constexpr std::array<TileRow, 56> tiles_of_blood_and_sand = {{
    {"red-1-charge", "Charge!", "1 x2, attack_strength 1"},
    {"red-1-god-speed", "Priest of Mafdet", "1 x2, land_moves 1"},
    {"red-2-carnage", "Carnage", "2 x1, damage 1"},
    {"red-2-phoenix", "Phoenix", "2 x1, with phoenix, house"},
    {"red-2-offensive-strategy", "Wrryt Storm", "2 x1, special_card 1"},
    {"red-2-teleport", "Portal of Thoth", "2 x1, teleport_from_obelisk 1, teleport_discount 1, house"},
    {"red-3-blades-of-neith", "Blades of Neith", "3 x1, strength 1"},
    {"red-3-royal-scarab", "Royal Scarab", "3 x1, with royal-scarab"},
    {"red-3-divine-wound", "Divine Wound", "3 x1, strength_per_discard 1"},
    {"red-3-victory-point", "Domination", "3 x1, victory_point 1"},
    {"red-4-giant-scorpion", "Giant Scorpion", "4 x1, with giant-scorpion"},
    {"red-4-initiative", "Initiative", "4 x1, attack_strength 1, attack_damage 1, attack_unblockable 1, house"},
    {"red-4-surprise-attack", "Surprise Attack", "4 x1, gold_move_through_walls 1"},
    {"red-4-act-of-god", "Act of God", "4 x1, silver_token 1"},
    {"blue-1-defense", "Defense!", "1 x2, defence_strength 1"},
    {"blue-1-recruiting-scribe", "Recruiting Scribe", "1 x2, free_recruits 2"},
    {"blue-2-shield-of-neith", "Shields of Neith", "2 x1, protection 1"},
    {"blue-2-ancestral-elephant", "Ancestral Elephant", "2 x1, with ancestral-elephant"},
    {"blue-2-defensive-strategy", "Shetyw Barrier", "2 x1, special_card 2"},
    {"blue-2-reinforcement-prayer", "Reinforcement Prayer", "2 x1, units_on_pray 1, house"},
    {"blue-3-legion", "Legion", "3 x1, troop_limit 2"},
    {"blue-3-defensive-victory", "Defensive Victory", "3 x1, defender_point 1"},
    {"blue-3-prescience", "Spy", "3 x1, sees_battle_card 1, house"},
    {"blue-3-victory-point", "Domination", "3 x1, victory_point 1"},
    {"blue-4-sphinx", "Sphinx", "4 x1, victory_point 1, with sphinx"},
    {"blue-4-reinforcements", "Reinforcements", "4 x1, night_units 4, units_at_once 4"},
    {"blue-4-divine-will", "Divine Will", "4 x1, gold_move_or_recruit 1"},
    {"blue-4-act-of-god", "Act of God", "4 x1, silver_token 1"},
    {"white-1-priest", "Priest", "1 x2, pray_bonus 1"},
    {"white-1-priestess", "Priestess", "1 x2, tile_discount 1"},
    {"white-2-vision", "Vision", "2 x1, night_filter 4, house"},
    {"white-2-slaves", "Magical Support", "2 x1, level_discount 1"},
    {"white-2-deep-desert-snake", "Deep Desert Snake", "2 x1, with deep-desert-snake"},
    {"white-2-divine-boon", "Divine Boon", "2 x1, night_cards 1"},
    {"white-3-hand-of-god", "Hand of God", "3 x1, night_level 1"},
    {"white-3-holy-war", "Priest of Thoeris", "3 x1, prayer_per_win 4"},
    {"white-3-crusade", "Divine Hunger", "3 x1, prayer_per_kill 2, house"},
    {"white-3-victory-point", "Domination", "3 x1, victory_point 1"},
    {"white-4-priest-of-ra", "Priest of Ra", "4 x1, payment_discount 1"},
    {"white-4-priest-of-amon", "Priest of Amon", "4 x1, night_prayer 5, prayer_at_once 5"},
    {"white-4-mummy", "The Mummy", "4 x1, night_cards 1, with mummy"},
    {"white-4-act-of-god", "Act of God", "4 x1, silver_token 1"},
    {"black-1-mercenaries", "Mercenaries", "1 x2, mercenaries 3"},
    {"black-1-local-recruitment", "Local Recruitment", "1 x2, recruits_with_troops 1"},
    {"black-2-honor-in-battle", "Honor in Battle", "2 x1, prayer_per_loss 1"},
    {"black-2-dedication-to-battle", "Dedication to Battle", "2 x1, prayer_on_entering 2"},
    {"black-2-khnums-sphinx", "Khnum's Sphinx", "2 x1, with khnums-sphinx"},
    {"black-2-twin-ceremony", "Twin Ceremony", "2 x1, gold_tile_dearer 1, house"},
    {"black-3-griffin-sphinx", "Griffin Sphinx", "3 x1, with griffin-sphinx"},
    {"black-3-forced-march", "Forced March", "3 x1, gold_move_without_teleport 1"},
    {"black-3-deadly-trap", "Deadly Trap", "3 x1, defence_strength 1, defence_unblockable 1, house"},
    {"black-3-victory-point", "Domination", "3 x1, victory_point 1"},
    {"black-4-ammut", "Ammut, Soul Devourer", "4 x1, with ammut"},
    {"black-4-bestial-fury", "Bestial Fury", "4 x1, land_moves 1, strength 1, damage 1"},
    {"black-4-divine-might", "Divine Might", "4 x1, more_prayer 1"},
    {"black-4-act-of-god", "Act of God", "4 x1, silver_token 1"},
}};

TEST(KemetComponents, EveryTileOfTheFirstEdition) {
    ASSERT_EQ(first.tiles.size(), tiles_of_first.size());
    expect_rows(first, tiles_of_first);
    for (std::size_t i = 0; i < tiles_of_first.size(); ++i) EXPECT_EQ(first.tiles[i].id, tiles_of_first[i].id);
}

TEST(KemetComponents, TheRevisedEditionChangesTheseTilesOnly) {
    expect_rows(revised, changed_in_revised);
    ASSERT_EQ(revised.tiles.size(), first.tiles.size());
    std::set<std::string_view> changed;
    for (const TileRow& row : changed_in_revised) changed.insert(row.id);
    for (const Tile& tile : first.tiles)
        if (!changed.contains(tile.id)) {
            const Tile& same = revised.tiles.named(tile.id);
            EXPECT_EQ(short_form(revised, same), short_form(first, tile));
            EXPECT_EQ(same.name[Language::en], tile.name[Language::en]);
        }
}

TEST(KemetComponents, EveryTileOfBloodAndSand) {
    const auto renewal = std::count_if(blood_and_sand.tiles.begin(), blood_and_sand.tiles.end(),
                                       [](const Tile& tile) { return tile.renewal == Renewal::replacing; });
    ASSERT_EQ(blood_and_sand.tiles.size(), tiles_of_blood_and_sand.size() + static_cast<std::size_t>(renewal));
    expect_rows(blood_and_sand, tiles_of_blood_and_sand);
}

TEST(KemetComponents, FourTilesOfEveryLevelInEveryColour) {
    for (const Ruleset* set : {&first, &revised, &blood_and_sand}) {
        std::array<std::array<int, 5>, colour_count> count{};
        int total = 0;
        for (const Tile& tile : set->tiles) {
            if (tile.renewal == Renewal::replacing) continue;  // instead of another
            count[static_cast<std::size_t>(tile.colour)][tile.level] += tile.copies;
            total += tile.copies;
        }
        EXPECT_EQ(total, 16 * set->colours);
        for (std::size_t colour = 0; colour < set->colours; ++colour)
            for (std::size_t level = 1; level <= 4; ++level) EXPECT_EQ(count[colour][level], 4);
    }
}

TEST(KemetComponents, TwoPlayersOfBloodAndSandPlayWithTwentySixTiles) {
    ASSERT_TRUE(blood_and_sand.fewer_tiles_with_two);
    std::array<int, colour_count> kinds{};
    for (const Tile& tile : blood_and_sand.tiles)
        if (amount(tile.gives, Power::silver_token) == 0 && tile.renewal != Renewal::replacing)
            ++kinds[static_cast<std::size_t>(tile.colour)];
    for (std::size_t colour = 0; colour < blood_and_sand.colours; ++colour)
        EXPECT_EQ(kinds[colour] * blood_and_sand.colours_in_play[0], 26);
}

TEST(KemetComponents, IdsSayColourAndLevelAndTilesStandInThatOrder) {
    for (const Ruleset* set : {&first, &revised, &blood_and_sand}) {
        std::set<std::string_view> ids;
        std::pair<Colour, int> last{};
        for (const Tile& tile : set->tiles) {
            const std::string start =
                std::string(colour_ids[static_cast<std::size_t>(tile.colour)]) + "-" + std::to_string(tile.level) + "-";
            EXPECT_TRUE(tile.id.starts_with(start)) << tile.id;
            EXPECT_EQ(tile.id.substr(start.size()), tile.picture);
            EXPECT_TRUE(ids.insert(tile.id).second) << tile.id;
            const std::pair<Colour, int> place{tile.colour, tile.level};
            EXPECT_LE(last, place) << tile.id;
            last = place;
        }
    }
}

TEST(KemetComponents, OnlyVictoryPointAndActOfGodSharePictures) {
    for (const Ruleset* set : {&first, &revised, &blood_and_sand}) {
        std::multiset<std::string_view> pictures;
        for (const Tile& tile : set->tiles) pictures.insert(tile.picture);
        for (const std::string_view picture : pictures)
            EXPECT_EQ(pictures.count(picture),
                      picture == "victory-point" || picture == "act-of-god" ? set->colours : 1U);
    }
}

TEST(KemetComponents, RenewalTilesAreHouseVersionsOfLevelThree) {
    std::array<int, colour_count> count{};
    for (const Tile& tile : first.tiles) EXPECT_EQ(tile.renewal, Renewal::no);
    for (const Tile& tile : revised.tiles) EXPECT_EQ(tile.renewal, Renewal::no);
    for (const Tile& tile : blood_and_sand.tiles) {
        EXPECT_EQ(tile.renewal == Renewal::replaced, tile.picture == "victory-point") << tile.id;
        if (tile.renewal != Renewal::replacing) continue;
        EXPECT_EQ(tile.level, 3);
        EXPECT_EQ(tile.copies, 1);
        EXPECT_TRUE(tile.house);
        EXPECT_NE(tile.gives[0].power, Power::none);
        ++count[static_cast<std::size_t>(tile.colour)];
    }
    EXPECT_EQ(count, (std::array<int, colour_count>{1, 1, 2, 2}));
}

// Land moves, strength, damage, protection.
struct CreatureRow {
    std::string_view id;
    std::array<int, 4> values;
    std::string_view ability;
    bool house = false;
};

constexpr std::array<CreatureRow, 7> creatures_of_first = {{
    {"royal-scarab", {2, 2, 0, 0}, ""},
    {"giant-scorpion", {1, 2, 2, 0}, ""},
    {"phoenix", {1, 2, 0, 0}, "ignores_walls 1"},
    {"ancestral-elephant", {1, 1, 0, 1}, ""},
    {"deep-desert-snake", {1, 0, 0, 0}, "cancels_creature 1"},
    {"sphinx", {0, 2, 0, 0}, ""},
    {"mummy", {1, 2, 0, 0}, ""},
}};

constexpr std::array<CreatureRow, 10> creatures_of_blood_and_sand = {{
    {"royal-scarab", {2, 2, 0, 0}, ""},
    {"giant-scorpion", {1, 2, 2, 0}, ""},
    {"phoenix", {1, 1, 0, 0}, "ignores_walls 1", true},
    {"ancestral-elephant", {1, 1, 0, 1}, ""},
    {"deep-desert-snake", {1, 1, 0, 0}, "cancels_creature 1"},
    {"sphinx", {1, 2, 0, 0}, "", true},
    {"mummy", {1, 2, 0, 0}, ""},
    {"khnums-sphinx", {1, 1, 0, 0}, "toll 2"},
    {"griffin-sphinx", {0, 2, 0, 0}, "teleport_from_obelisk 1"},
    {"ammut", {1, 2, 0, 0}, "unharmed_outside 1, devours 2"},
}};

template <std::size_t Count>
void expect_creatures(const Ruleset& set, const std::array<CreatureRow, Count>& rows) {
    ASSERT_EQ(set.creatures.size(), Count);
    for (const CreatureRow& row : rows) {
        SCOPED_TRACE(row.id);
        const Creature& creature = set.creatures.named(row.id);
        GivesList others = creature.gives;
        for (Gives& each : others)
            if (each.power == Power::land_moves || each.power == Power::strength || each.power == Power::damage ||
                each.power == Power::protection)
                each = {};
        EXPECT_EQ(
            (std::array<int, 4>{amount(creature.gives, Power::land_moves), amount(creature.gives, Power::strength),
                                amount(creature.gives, Power::damage), amount(creature.gives, Power::protection)}),
            row.values);
        EXPECT_EQ(short_form(others), row.ability.empty() ? "" : ", " + std::string(row.ability));
        EXPECT_EQ(creature.house, row.house);
    }
}

TEST(KemetComponents, EveryCreature) {
    expect_creatures(first, creatures_of_first);
    expect_creatures(blood_and_sand, creatures_of_blood_and_sand);
    EXPECT_EQ(short_form(revised.creatures.named("phoenix").gives), ", land_moves 1, strength 2, ignores_one_wall 1");
}

TEST(KemetComponents, EveryCreatureHasOneTileOfItsName) {
    for (const Ruleset* set : {&first, &revised, &blood_and_sand}) {
        std::set<std::size_t> met;
        for (const Tile& tile : set->tiles)
            if (tile.creature != no_creature) {
                EXPECT_EQ(tile.picture, set->creatures[tile.creature].id);
                for (std::size_t language = 0; language < language_count; ++language)
                    EXPECT_EQ(tile.name.in[language], set->creatures[tile.creature].name.in[language]);
                EXPECT_TRUE(met.insert(tile.creature).second);
            }
        EXPECT_EQ(met.size(), set->creatures.size());
    }
}

TEST(KemetComponents, NothingIsWithoutWords) {
    for (const Ruleset* set : {&first, &revised, &blood_and_sand}) {
        const auto expect_words = [](const auto& rows) {
            for (const auto& row : rows) {
                EXPECT_NE(row.name[Language::en], no_text[Language::en]) << row.id;
                if constexpr (requires { row.rule; }) {
                    EXPECT_NE(row.rule[Language::en], no_text[Language::en]) << row.id;
                }
            }
        };
        expect_words(set->tiles);
        expect_words(set->creatures);
        expect_words(set->di_cards);
        expect_words(set->battle_cards);
        for (const Board& board : set->boards) expect_words(board.areas);
    }
}

TEST(KemetComponents, EveryPowerHasItsOwnId) {
    EXPECT_EQ(std::set<std::string_view>(power_ids.begin(), power_ids.end()).size(), power_count);
}

}  // namespace
}  // namespace mehen::kemet::test
