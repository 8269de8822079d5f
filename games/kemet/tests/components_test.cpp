// What must be true of the tables of the boxes, whatever stands in a row: totals that the rulebooks name, one tile for
// each creature, ids that say what they mean. What a single row does is tested in rows/.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>

#include "games/kemet/box/editions/blood_and_sand.h"
#include "games/kemet/box/editions/seth.h"

namespace mehen::kemet::test {
namespace {

using editions::blood_and_sand;
using editions::first;
using editions::revised;
using editions::seth_first;
using editions::seth_revised;

constexpr std::array every = {&first, &revised, &blood_and_sand};

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

TEST(KemetComponents, TheseTilesDoSomethingElseInTheRevisedEdition) {
    const std::set<std::string_view> others = {"red-2-open-gates", "red-2-teleport", "blue-4-reinforcements",
                                               "white-3-vision", "white-4-priest-of-amon"};
    ASSERT_EQ(revised.tiles.size(), first.tiles.size());
    for (const Tile& tile : first.tiles) {
        const Tile& same = revised.tiles.named(tile.id);
        EXPECT_EQ(same.copies, tile.copies) << tile.id;
        EXPECT_EQ(same.creature, tile.creature) << tile.id;
        EXPECT_EQ(same.gives != tile.gives, others.contains(tile.id)) << tile.id;
    }
}

TEST(KemetComponents, FourTilesOfEveryLevelInEveryColour) {
    for (const Ruleset* set : every) {
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
    for (const Ruleset* set : every) {
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

TEST(KemetComponents, TilesThatTwoPlayersMayHaveAreOfTheFirstLevel) {
    for (const Ruleset* set : every)
        for (const Tile& tile : set->tiles) {
            EXPECT_LE(tile.copies, 2) << tile.id;
            if (tile.copies == 2) {
                EXPECT_EQ(tile.level, 1) << tile.id;
            }
        }
}

TEST(KemetComponents, EveryColourHasOneSilverTokenAndOnePointOfItsOwn) {
    for (const Ruleset* set : every) {
        std::array<int, colour_count> silver{};
        std::array<int, colour_count> points{};
        for (const Tile& tile : set->tiles) {
            const auto colour = static_cast<std::size_t>(tile.colour);
            if (tile.picture == "act-of-god") {
                EXPECT_EQ(tile.level, 4);
                EXPECT_EQ(amount(tile.gives, Power::silver_token), 1);
                ++silver[colour];
            } else if (tile.picture == "victory-point") {
                EXPECT_EQ(tile.level, 3);
                EXPECT_EQ(amount(tile.gives, Power::victory_point), 1);
                ++points[colour];
            } else {
                EXPECT_EQ(amount(tile.gives, Power::silver_token), 0) << tile.id;
            }
        }
        for (std::size_t colour = 0; colour < set->colours; ++colour) {
            EXPECT_EQ(silver[colour], 1);
            EXPECT_EQ(points[colour], 1);
        }
    }
}

TEST(KemetComponents, OneTileForEachSpecialCard) {
    for (const Ruleset* set : every) {
        std::multiset<int> brought;
        std::multiset<int> there;
        for (const Tile& tile : set->tiles)
            if (const int card = amount(tile.gives, Power::special_card); card != 0) brought.insert(card);
        for (const BattleCard& card : set->battle_cards)
            if (card.special != 0) there.insert(card.special);
        EXPECT_EQ(brought, (std::multiset<int>{1, 2}));
        EXPECT_EQ(there, brought);
    }
}

TEST(KemetComponents, OnlyVictoryPointAndActOfGodSharePictures) {
    for (const Ruleset* set : every) {
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

TEST(KemetComponents, EveryCreatureHasOneTileOfItsName) {
    for (const Ruleset* set : every) {
        std::set<std::size_t> met;
        for (const Tile& tile : set->tiles)
            if (tile.creature != none) {
                EXPECT_EQ(tile.picture, set->creatures[tile.creature].id);
                for (std::size_t language = 0; language < language_count; ++language)
                    EXPECT_EQ(tile.name.in[language], set->creatures[tile.creature].name.in[language]);
                EXPECT_TRUE(met.insert(tile.creature).second);
            }
        EXPECT_EQ(met.size(), set->creatures.size());
    }
}

TEST(KemetComponents, NothingIsWithoutWords) {
    for (const Ruleset* set : every) {
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

TEST(KemetComponents, EveryPowerIsGivenBySomething) {
    std::set<Power> given = {Power::none};
    const auto note = [&](const auto& rows) {
        for (const auto& row : rows)
            for (const Gives& each : row.gives) given.insert(each.power);
    };
    for (const Ruleset* set : {&first, &revised, &blood_and_sand, &seth_first, &seth_revised}) {
        note(set->tiles);
        note(set->creatures);
        note(set->di_cards);
        note(set->creature_cards);
        note(set->power_tokens);
    }
    // In every battle: printed rows give it to attackers or to defenders, but a pack may give it to both.
    EXPECT_TRUE(given.insert(Power::unblockable).second);
    for (std::size_t i = 0; i < power_count; ++i) EXPECT_TRUE(given.contains(static_cast<Power>(i))) << power_ids[i];
}

TEST(KemetComponents, EveryPowerHasItsOwnId) {
    EXPECT_EQ(std::set<std::string_view>(power_ids.begin(), power_ids.end()).size(), power_count);
}

}  // namespace
}  // namespace mehen::kemet::test
