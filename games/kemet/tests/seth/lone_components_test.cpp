// What must be true of the box in which one god stands against an alliance, whatever stands in a row: what is in it,
// what of the base stays, how its boards hang together. What a single row does is tested in rows/.
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

// --- tiles and creatures

TEST(KemetLoneComponents, SixteenVioletTilesAfterThoseOfTheBase) {
    for (const Ruleset* set : both) {
        ASSERT_EQ(set->tiles.size(), first.tiles.size() + 16U);
        for (std::size_t i = 0; i < set->tiles.size(); ++i) {
            const Tile& tile = set->tiles[i];
            EXPECT_EQ(tile.colour == Colour::violet, i >= first.tiles.size()) << tile.id;
            if (tile.colour != Colour::violet) continue;
            EXPECT_EQ(tile.copies, 1) << tile.id;
            EXPECT_NE(tile.whom, For::alliance) << tile.id;
        }
    }
}

// Of the tiles of the base five are exchanged: the three of a victory point for tiles of the Alliance, and two more.
TEST(KemetLoneComponents, TheOtherTilesAreThoseOfTheBaseGame) {
    const std::set<std::string_view> exchanged_pictures = {"victory-point", "legion", "sphinx"};
    const auto expect_as_in = [&](const Ruleset& set, const Ruleset& base) {
        std::size_t exchanged = 0;
        for (std::size_t i = 0; i < base.tiles.size(); ++i) {
            const Tile& tile = base.tiles[i];
            const Tile& now = set.tiles[i];
            EXPECT_EQ(now.colour, tile.colour) << tile.id;
            EXPECT_EQ(now.level, tile.level) << tile.id;
            EXPECT_EQ(now.whom == For::alliance, tile.picture == "victory-point") << tile.id;
            if (exchanged_pictures.contains(tile.picture)) {
                ++exchanged;
                EXPECT_TRUE(now.house) << now.id;
                continue;
            }
            EXPECT_EQ(now.id, tile.id);
            EXPECT_EQ(now.copies, tile.copies) << tile.id;
            EXPECT_EQ(now.gives, tile.gives) << tile.id;
            EXPECT_EQ(now.name[Language::en], tile.name[Language::en]) << tile.id;
        }
        EXPECT_EQ(exchanged, 5U);
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

TEST(KemetLoneComponents, FourNewCreaturesAndOneTileForEach) {
    for (const Ruleset* set : both) {
        ASSERT_EQ(set->creatures.size(), first.creatures.size() + 4U);
        for (const Creature& creature : set->creatures) EXPECT_EQ(creature.common, creature.id == "osiris");
        std::set<std::size_t> met;
        for (const Tile& tile : set->tiles)
            if (tile.creature != none) {
                EXPECT_EQ(tile.picture, set->creatures[tile.creature].id);
                EXPECT_EQ(tile.name.in, set->creatures[tile.creature].name.in);
                EXPECT_TRUE(met.insert(tile.creature).second);
            }
        EXPECT_EQ(met.size(), set->creatures.size());
    }
}

// --- cards and tokens

TEST(KemetLoneComponents, TwoDecksAndNothingOfTheBaseDeck) {
    for (const Ruleset* set : both) {
        int cards_of_lone = 0;
        int cards_of_alliance = 0;
        std::set<std::string_view> ids;
        for (const DiCard& card : set->di_cards) {
            (card.lone ? cards_of_lone : cards_of_alliance) += card.count;
            EXPECT_TRUE(ids.insert(card.id).second) << card.id;
            EXPECT_FALSE(card.personal) << card.id;
            EXPECT_TRUE(card.house) << card.id;
            EXPECT_FALSE(card.when.empty()) << card.id;
        }
        EXPECT_EQ(cards_of_lone, 15);
        EXPECT_EQ(cards_of_alliance, 40);
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

TEST(KemetLoneComponents, ACardForEveryCreatureOfTheBaseGame) {
    for (const Ruleset* set : both) {
        ASSERT_EQ(set->creature_cards.size(), first.creatures.size());
        for (const CreatureCard& card : set->creature_cards) {
            SCOPED_TRACE(card.id);
            const Creature& creature = set->creatures[card.creature];
            EXPECT_EQ(card.id, creature.id);
            EXPECT_TRUE(std::any_of(first.creatures.begin(), first.creatures.end(),
                                    [&](const Creature& each) { return each.id == creature.id; }));
            EXPECT_FALSE(card.anybody);
            int attack = card.value;  // its fighting value, strength included
            for (const Gives& each : creature.gives)
                if (each.power == Power::strength) attack += each.amount;
            EXPECT_TRUE(attack >= 4 && attack <= 6) << attack;
        }
    }
}

TEST(KemetLoneComponents, SixPowerTokensAndFourPrayerTokens) {
    for (const Ruleset* set : both) {
        EXPECT_EQ(set->power_tokens.size(), 6U);
        std::set<Power> powers;
        for (const PowerToken& token : set->power_tokens) {
            EXPECT_TRUE(powers.insert(token.gives[0].power).second) << token.id;  // each something else
            EXPECT_EQ(token.gives[0].amount, 1) << token.id;
            EXPECT_TRUE(token.house) << token.id;
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
            EXPECT_TRUE(other.kind == AreaKind::desert && !other.obelisk && other.front == none);
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
