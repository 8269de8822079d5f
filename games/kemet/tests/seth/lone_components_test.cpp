// The box in which one god stands against an alliance, row by row, written down a second time from the list of
// components.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/kemet/box/editions/seth.h"

namespace mehen::kemet::test {
namespace {

using editions::first;
using editions::revised;
using editions::seth_first;
using editions::seth_revised;

constexpr std::array both = {&seth_first, &seth_revised};

std::string short_form(const GivesList& list) {
    std::string text;
    for (const Gives& each : list)
        if (each.power != Power::none)
            text +=
                ", " + std::string(power_ids[static_cast<std::size_t>(each.power)]) + " " + std::to_string(each.amount);
    return text;
}

std::string mark(bool house) {
    return house ? ", house" : "";
}

struct Row {
    std::string_view id;
    std::string_view name;
    std::string_view values;
};

// --- tiles and creatures

std::string short_form(const Ruleset& set, const Tile& tile) {
    std::string text = std::to_string(tile.level) + " x" + std::to_string(tile.copies) + short_form(tile.gives);
    if (tile.creature != no_creature) text += ", with " + std::string(set.creatures[tile.creature].id);
    if (tile.whom == For::lone) text += ", lone";
    if (tile.whom == For::alliance) text += ", alliance";
    return text + mark(tile.house);
}

constexpr std::array<Row, 16> violet_rows = {{
    {"violet-1-energy-drain", "Energy Drain", "1 x1, prayer_when_rivals_pray 1, house"},
    {"violet-1-units-corruption", "Units Corruption", "1 x1, corrupts 1, house"},
    {"violet-1-servile-corruption", "Servile Corruption", "1 x1, takeover_strength 1, house"},
    {"violet-1-scribe-of-the-red-land", "Scribe of the Red Land", "1 x1, free_recruits 2, house"},
    {"violet-2-kill-them-all", "Kill Them All", "2 x1, land_moves 1, damage 1"},
    {"violet-2-annexation", "Annexation", "2 x1, night_theft 1, house"},
    {"violet-2-vulture", "Vulture", "2 x1, with vulture, house"},
    {"violet-2-endless-march", "Endless March", "2 x1, gold_move 1, house"},
    {"violet-3-ambush", "Ambush", "3 x1, special_card 3, house"},
    {"violet-3-divine-advantage", "Divine Advantage", "3 x1, night_pick 2, house"},
    {"violet-3-cobra", "Cobra", "3 x1, with cobra, house"},
    {"violet-3-dark-oblation", "Dark Oblation", "3 x1, gold_pray 1, house"},
    {"violet-4-magic-versatility", "Magic Versatility", "4 x1, any_space_token 1, lone, house"},
    {"violet-4-crocodile", "Crocodile", "4 x1, with crocodile, house"},
    {"violet-4-scourge-of-kemet", "Scourge of Kemet", "4 x1, strength 1, protection 1, house"},
    {"violet-4-dominion-of-chaos", "Dominion of Chaos", "4 x1, prayer_per_attack_won 2, cards_per_massacre 1, house"},
}};

constexpr std::array<Row, 5> exchanged_rows = {{
    {"red-3-osiris", "Osiris", "3 x1, with osiris, alliance, house"},
    {"blue-2-legion", "Legion", "2 x1, troop_limit 1, house"},
    {"blue-3-common-bulwark", "Common Bulwark", "3 x1, lone_defence_protection 1, alliance, house"},
    {"blue-4-sphinx", "Sphinx", "4 x1, with sphinx, house"},
    {"white-3-shared-devotion", "Shared Devotion", "3 x1, hands_prayer_over 3, alliance, house"},
}};

template <std::size_t Count>
void expect_tiles(const Ruleset& set, const std::array<Row, Count>& rows) {
    for (const Row& row : rows) {
        SCOPED_TRACE(row.id);
        const Tile& tile = set.tiles.named(row.id);
        EXPECT_EQ(tile.name[Language::en], row.name);
        EXPECT_EQ(short_form(set, tile), row.values);
    }
}

TEST(KemetLoneComponents, EveryVioletAndEveryExchangedTile) {
    for (const Ruleset* set : both) {
        expect_tiles(*set, violet_rows);
        expect_tiles(*set, exchanged_rows);
        const std::size_t others = set->tiles.size() - violet_rows.size();
        EXPECT_EQ(others, first.tiles.size());
        for (std::size_t i = 0; i < violet_rows.size(); ++i) EXPECT_EQ(set->tiles[others + i].id, violet_rows[i].id);
    }
}

TEST(KemetLoneComponents, TheOtherTilesAreThoseOfTheBaseGame) {
    const auto expect_as_in = [](const Ruleset& set, const Ruleset& base) {
        for (const Tile& tile : base.tiles) {
            const bool exchanged =
                tile.picture == "victory-point" || tile.picture == "legion" || tile.picture == "sphinx";
            if (exchanged) continue;
            const Tile& same = set.tiles.named(tile.id);
            EXPECT_EQ(short_form(set, same), short_form(base, tile)) << tile.id;
            EXPECT_EQ(same.name[Language::en], tile.name[Language::en]) << tile.id;
        }
    };
    expect_as_in(seth_first, first);
    expect_as_in(seth_revised, revised);
}

TEST(KemetLoneComponents, FourTilesOfEveryLevelInFourColoursAndNoVictoryPointAmongThem) {
    for (const Ruleset* set : both) {
        std::array<std::array<int, 5>, colour_count> count{};
        for (const Tile& tile : set->tiles) {
            count[static_cast<std::size_t>(tile.colour)][tile.level] += tile.copies;
            for (const Gives& each : tile.gives) EXPECT_NE(each.power, Power::victory_point) << tile.id;
        }
        for (const Colour colour : {Colour::red, Colour::blue, Colour::white, Colour::violet})
            for (std::size_t level = 1; level <= 4; ++level)
                EXPECT_EQ(count[static_cast<std::size_t>(colour)][level], 4);
    }
}

TEST(KemetLoneComponents, IdsSayColourAndLevelAndTilesStandInThatOrder) {
    for (const Ruleset* set : both) {
        std::set<std::string_view> ids;
        std::pair<Colour, int> last{};
        for (const Tile& tile : set->tiles) {
            const std::string start =
                std::string(colour_ids[static_cast<std::size_t>(tile.colour)]) + "-" + std::to_string(tile.level) + "-";
            EXPECT_EQ(tile.id, start + std::string(tile.picture));
            EXPECT_TRUE(ids.insert(tile.id).second) << tile.id;
            const std::pair<Colour, int> place{tile.colour, tile.level};
            EXPECT_LE(last, place) << tile.id;
            last = place;
        }
    }
}

constexpr std::array<Row, 5> creature_rows = {{
    {"vulture", "Vulture", ", land_moves 1, strength 1, carrion 3, house"},
    {"cobra", "Cobra", ", land_moves 1, strength 2, venom 1, house"},
    {"crocodile", "Crocodile", ", land_moves 1, strength 3, damage 1, house"},
    {"osiris", "Osiris", ", land_moves 1, strength 2, protection 1, house, common"},
    {"sphinx", "Sphinx", ", strength 2, protection 1, cannot_be_seized 1, house"},
}};

TEST(KemetLoneComponents, EveryNewCreatureAndTheNewSphinx) {
    for (const Ruleset* set : both) {
        ASSERT_EQ(set->creatures.size(), first.creatures.size() + 4U);
        for (const Row& row : creature_rows) {
            const Creature& creature = set->creatures.named(row.id);
            EXPECT_EQ(creature.name[Language::en], row.name);
            EXPECT_EQ(short_form(creature.gives) + mark(creature.house) + (creature.common ? ", common" : ""),
                      row.values);
        }
        std::set<std::size_t> met;
        for (const Tile& tile : set->tiles)
            if (tile.creature != no_creature) {
                EXPECT_EQ(tile.picture, set->creatures[tile.creature].id);
                EXPECT_EQ(tile.name.in, set->creatures[tile.creature].name.in);
                EXPECT_TRUE(met.insert(tile.creature).second);
            }
        EXPECT_EQ(met.size(), set->creatures.size());
    }
}

// --- cards and tokens

std::string short_form(const DiCard& card) {
    std::string text = std::to_string(card.count) + " for " + std::to_string(card.cost);
    for (std::size_t i = 0; i < when_count; ++i)
        if (((unsigned{card.when} >> i) & 1U) != 0) text += " " + std::string(when_ids[i]);
    return text + short_form(card.gives) + mark(card.house);
}

// What the symbols of the day and of a move stand for in the base edition.
std::string in_words_of(const Ruleset& set, std::string values) {
    const bool on_revised = &set == &seth_revised;
    const auto replace = [&](std::string_view symbol, std::string_view moments) {
        if (const std::size_t at = values.find(symbol); at != std::string::npos)
            values.replace(at, symbol.size(), moments);
    };
    replace("DAY", on_revised ? "any_day battle" : "own_day");
    replace("MOVE", on_revised ? "own_move battle" : "own_move");
    return values;
}

constexpr std::array<Row, 12> lone_rows = {{
    {"rage-of-chaos", "Rage of Chaos", "2 for 0 battle, strength 1, house"},
    {"fury-of-chaos", "Fury of Chaos", "2 for 1 battle, strength 2, house"},
    {"bloodthirst", "Bloodthirst", "2 for 0 battle, damage 1, house"},
    {"massacre", "Massacre", "1 for 1 battle, damage 2, house"},
    {"scales-of-sobek", "Scales of Sobek", "1 for 0 battle, protection 1, house"},
    {"wall-of-sand", "Wall of Sand", "1 for 1 battle, protection 2, house"},
    {"sandstorm", "Sandstorm", "1 for 1 MOVE, land_moves 1, ignores_walls 1, house"},
    {"dark-passage", "Dark Passage", "1 for 1 MOVE, teleports_anywhere 1, house"},
    {"tribute-of-fear", "Tribute of Fear", "1 for 0 DAY, taxes_alliance 1, house"},
    {"call-of-the-red-land", "Call of the Red Land", "1 for 0 DAY, places_units 2, house"},
    {"plague", "Plague", "1 for 1 DAY, removes_units 1, house"},
    {"silence-of-the-gods", "Silence of the Gods", "1 for 0 after_card, vetoes 1, house"},
}};

constexpr std::array<Row, 16> alliance_rows = {{
    {"war-rage", "War Rage", "4 for 0 battle, strength 1, house"},
    {"war-fury", "War Fury", "4 for 1 battle, strength 2, house"},
    {"bloody-battle", "Bloody Battle", "3 for 0 battle, damage 1, house"},
    {"bloodbath", "Bloodbath", "3 for 1 battle, damage 2, house"},
    {"bronze-wall", "Bronze Wall", "3 for 0 battle, protection 1, house"},
    {"iron-wall", "Iron Wall", "3 for 1 battle, protection 2, house"},
    {"prayer", "Prayer", "3 for 0 DAY, prayer 2, house"},
    {"enlistment", "Enlistment", "4 for 0 DAY, places_units 2, house"},
    {"raining-fire", "Raining Fire", "3 for 1 DAY, removes_units 1, house"},
    {"teleportation", "Teleportation", "2 for 1 MOVE, teleports_anywhere 1, house"},
    {"swiftness", "Swiftness", "2 for 0 MOVE, land_moves 1, house"},
    {"mana-theft", "Mana Theft", "1 for 0 DAY, takes_from_lone 2, house"},
    {"divine-memory", "Divine Memory", "1 for 1 DAY, takes_back_card 1, house"},
    {"shared-offering", "Shared Offering", "2 for 0 DAY, gives_prayer_over 4, house"},
    {"veto", "Veto", "1 for 0 after_card, vetoes 1, house"},
    {"escape", "Escape", "1 for 0 on_entry, escapes 1, house"},
}};

template <std::size_t Count>
void expect_deck(const Ruleset& set, const std::array<Row, Count>& rows, bool lone, int cards) {
    int total = 0;
    for (const Row& row : rows) {
        SCOPED_TRACE(row.id);
        const DiCard& card = set.di_cards.named(row.id);
        const bool renamed = &set == &seth_revised && row.id == "teleportation";  // by the base edition
        EXPECT_EQ(card.name[Language::en], renamed ? "Transfer" : row.name);
        EXPECT_EQ(short_form(card), in_words_of(set, std::string(row.values)));
        EXPECT_EQ(card.lone, lone);
        EXPECT_FALSE(card.personal);
        total += card.count;
    }
    EXPECT_EQ(total, cards);
}

TEST(KemetLoneComponents, TwoDecksAndNothingOfTheBaseDeck) {
    for (const Ruleset* set : both) {
        expect_deck(*set, lone_rows, true, 15);
        expect_deck(*set, alliance_rows, false, 40);
        EXPECT_EQ(set->di_cards.size(), lone_rows.size() + alliance_rows.size());
    }
}

// Nine in the box, two of them for another expansion; everybody else's special cards stay.
TEST(KemetLoneComponents, SixBattleCardsAndMirrorClash) {
    for (const Ruleset* set : both) {
        const auto standard = std::count_if(set->battle_cards.begin(), set->battle_cards.end(),
                                            [](const BattleCard& card) { return card.special == 0; });
        EXPECT_EQ(standard, 6);
        EXPECT_EQ(set->battle_cards.size(), first.battle_cards.size() + 1U);
        for (const BattleCard& card : set->battle_cards) EXPECT_EQ(card.mirror, card.id == "mirror-clash");
        const BattleCard& clash = set->battle_cards.named("mirror-clash");
        EXPECT_EQ((std::array<int, 6>{clash.strength, clash.damage, clash.unblockable, clash.protection,
                                      clash.own_losses, clash.special}),
                  (std::array<int, 6>{2, 1, 0, 1, 0, 3}));
        EXPECT_TRUE(clash.house);
    }
}

constexpr std::array<Row, 7> creature_card_rows = {{
    {"ancestral-elephant", "Ancestral Elephant", "5, house"},
    {"deep-desert-snake", "Deep Desert Snake", "4, house"},
    {"sphinx", "Sphinx", "6, house"},
    {"royal-scarab", "Royal Scarab", "6, house"},
    {"giant-scorpion", "Giant Scorpion", "6, house"},
    {"phoenix", "Phoenix", "6, in cities, house"},
    {"mummy", "The Mummy", "6, cards_if_won 1, house"},
}};

TEST(KemetLoneComponents, ACardForEveryCreatureOfTheBaseGame) {
    for (const Ruleset* set : both) {
        ASSERT_EQ(set->creature_cards.size(), creature_card_rows.size());
        for (const Row& row : creature_card_rows) {
            SCOPED_TRACE(row.id);
            const CreatureCard& card = set->creature_cards.named(row.id);
            const Creature& creature = set->creatures[card.creature];
            EXPECT_EQ(card.id, creature.id);
            EXPECT_EQ(creature.name[Language::en], row.name);
            EXPECT_FALSE(card.anybody);
            int attack = card.value;  // its fighting value, strength included
            for (const Gives& each : creature.gives)
                if (each.power == Power::strength) attack += each.amount;
            EXPECT_EQ(std::to_string(attack) + short_form(card.gives) + (card.in_cities ? ", in cities" : "") +
                          mark(card.house),
                      row.values);
        }
    }
}

constexpr std::array<Row, 6> power_token_rows = {{
    {"act-of-the-gods", "Act of the Gods", ", grey_token 1, house"},
    {"strength-of-the-gods", "Strength of the Gods", ", lone_strength 1, house"},
    {"shelter-of-the-gods", "Shelter of the Gods", ", lone_protection 1, house"},
    {"wrath-of-the-gods", "Wrath of the Gods", ", lone_damage 1, house"},
    {"breath-of-the-gods", "Breath of the Gods", ", land_moves 1, house"},
    {"favour-of-the-gods", "Favour of the Gods", ", night_prayer 1, house"},
}};

TEST(KemetLoneComponents, EveryPowerTokenAndEveryPrayerToken) {
    for (const Ruleset* set : both) {
        ASSERT_EQ(set->power_tokens.size(), power_token_rows.size());
        for (const Row& row : power_token_rows) {
            const PowerToken& token = set->power_tokens.named(row.id);
            EXPECT_EQ(token.name[Language::en], row.name);
            EXPECT_EQ(short_form(token.gives) + mark(token.house), row.values);
        }
        std::vector<int> pays;
        std::set<std::string_view> ids;
        for (const PrayerToken& token : set->prayer_tokens) {
            pays.push_back(token.prayer);
            ids.insert(token.id);
            EXPECT_TRUE(token.house);
        }
        EXPECT_EQ(pays, (std::vector<int>{2, 3, 3, 4}));
        EXPECT_EQ(ids.size(), pays.size());
    }
}

// --- boards

TEST(KemetLoneComponents, TwelveSpacesFourOfThemAgainstTheAlliance) {
    using enum Space;
    const std::array<std::vector<Space>, 3> levels = {{{tile_violet, pray, invocation, destroy_units, seize_pyramid},
                                                       {move, recruit, raise, seize_troop},
                                                       {assault, move, seize_creature}}};
    for (const Ruleset* set : both) {
        std::array<std::vector<Space>, 3> met;
        std::set<std::string_view> ids;
        for (const SpaceRow& row : set->lone_spaces) {
            met.at(row.level - 1U).push_back(row.space);
            EXPECT_TRUE(!row.id.empty() && ids.insert(row.id).second) << row.id;
            EXPECT_TRUE(row.house);
        }
        EXPECT_EQ(met, levels);
        EXPECT_EQ(std::count_if(set->lone_spaces.begin(), set->lone_spaces.end(),
                                [](const SpaceRow& row) { return against_alliance(row.space); }),
                  4);
    }
}

TEST(KemetLoneComponents, TheDayHasAnActionForEveryToken) {
    for (const Ruleset* set : both)
        for (std::size_t members = 2; members <= 5; ++members) {
            const auto& phases = set->day_track[members - 2];
            EXPECT_EQ(phases.size(), set->tokens);  // an Alliance phase for each token of a member
            EXPECT_EQ(std::accumulate(phases.begin(), phases.end(), std::size_t{0}), 2 * members + 1);
            EXPECT_TRUE(std::is_sorted(phases.begin(), phases.end()));
        }
}

std::set<std::string_view> neighbours(const Board& board, std::string_view id) {
    std::set<std::string_view> result;
    for (const auto& link : board.land) {
        if (board.areas[link.a].id == id) result.insert(board.areas[link.b].id);
        if (board.areas[link.b].id == id) result.insert(board.areas[link.a].id);
    }
    return result;
}

TEST(KemetLoneComponents, TheLastCityLiesBehindThePortal) {
    for (const Ruleset* set : both)
        for (std::size_t members = 2; members <= 5; ++members) {
            SCOPED_TRACE(members);
            const Board& board = set->boards[members - 2];
            EXPECT_EQ(board.players, members);
            EXPECT_EQ(board.cities, members + 1);
            for (const Area& area : board.areas) {
                const bool lone = area.city == members || area.front == members;
                EXPECT_EQ(lone, area.id.starts_with("seth-"));
                EXPECT_EQ(lone, area.house);
                EXPECT_TRUE(area.kind != AreaKind::delta_temple && area.kind != AreaKind::sanctuary);
            }
            EXPECT_EQ(neighbours(board, "seth-gate"), (std::set<std::string_view>{"seth-1", "seth-2", "seth-3"}));
            EXPECT_EQ(neighbours(board, "seth-1"), (std::set<std::string_view>{"seth-2", "seth-3", "seth-gate"}));
            const Area& gate = board.areas[board.portal.a];
            const Area& other = board.areas[board.portal.b];
            EXPECT_EQ(gate.id, "seth-gate");
            EXPECT_FALSE(gate.obelisk);
            EXPECT_EQ(other.id, "west-bank");
            EXPECT_TRUE(other.kind == AreaKind::desert && !other.obelisk && other.front == no_city);
        }
}

TEST(KemetLoneComponents, TheRestOfTheBoardIsThatOfTheBaseGameWithoutTheDelta) {
    for (const Ruleset* set : both)
        for (std::size_t i = 0; i < set->boards.size(); ++i) {
            const Board& base = first.boards[i];
            std::set<std::string_view> covered;
            for (const Area& area : base.areas) {
                const bool delta = area.id == "delta-desert" || area.kind == AreaKind::delta_temple ||
                                   area.kind == AreaKind::sanctuary;
                if (delta)
                    covered.insert(area.id);
                else
                    EXPECT_EQ(neighbours(set->boards[i], area.id), neighbours(base, area.id)) << area.id;
            }
            EXPECT_EQ(set->boards[i].areas.size(), base.areas.size() - covered.size() + 4U);
            EXPECT_EQ(set->boards[i].ports.size(), i >= 2 ? 3U : 0U);
        }
}

// --- everything

TEST(KemetLoneComponents, NothingIsWithoutWords) {
    const auto expect_text = [](const Text& text, std::string_view id) {
        for (std::size_t language = 0; language < language_count; ++language)
            EXPECT_NE(text.in[language], no_text.in[language]) << id;
    };
    const auto expect_words = [&](const auto& rows) {
        for (const auto& row : rows) {
            if constexpr (requires { row.name; }) expect_text(row.name, row.id);
            if constexpr (requires { row.rule; }) expect_text(row.rule, row.id);
        }
    };
    for (const Ruleset* set : both) {
        expect_words(set->tiles);
        expect_words(set->creatures);
        expect_words(set->di_cards);
        expect_words(set->battle_cards);
        expect_words(set->creature_cards);
        expect_words(set->power_tokens);
        for (const Board& board : set->boards) expect_words(board.areas);
    }
}

TEST(KemetLoneComponents, TheNumbersOfBothSides) {
    for (const Ruleset* set : both) {
        EXPECT_TRUE(set->alliance);
        EXPECT_EQ(set->tokens, 4);
        EXPECT_EQ(set->units, 12);
        EXPECT_EQ(set->troop_limit, 5);
        EXPECT_EQ(set->pray_prayer, 2);
        EXPECT_EQ(set->night_prayer, 2);
        EXPECT_EQ(set->lone_units, 15);
        EXPECT_EQ(set->lone_placed_units, 12);
        EXPECT_EQ(set->lone_troop_limit, 6);
        EXPECT_EQ(set->lone_prayer, 6);
        EXPECT_EQ(set->lone_pray_prayer, 3);
        EXPECT_EQ(set->lone_goal, 8);
        EXPECT_EQ(set->lone_long_goal, 10);
        EXPECT_EQ(set->alliance_goal, 6);
        EXPECT_EQ(set->sacrifice_temples, 3);
        EXPECT_EQ(set->ceremony_cost, 10);
        EXPECT_EQ(set->ceremony_discount, 4);
        EXPECT_EQ(set->temples_for_point, (std::array<std::uint8_t, 4>{2, 3, 3, 3}));
        EXPECT_EQ(set->seized_pyramid_surcharge, 1);
        EXPECT_TRUE(set->free_first_tile);
        EXPECT_TRUE(set->scored_by_day);
    }
    EXPECT_TRUE(seth_first.opening_night);
    EXPECT_EQ(seth_first.start_prayer, 5);
    EXPECT_EQ(seth_first.start_cards, 1);
    EXPECT_FALSE(seth_revised.opening_night);
    EXPECT_EQ(seth_revised.start_prayer, 7);
    EXPECT_EQ(seth_revised.start_cards, 2);
    EXPECT_FALSE(first.alliance || revised.alliance);
}

}  // namespace
}  // namespace mehen::kemet::test
