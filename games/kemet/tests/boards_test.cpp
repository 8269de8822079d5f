// The boards, area by area, written down a second time from the lists of components.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/kemet/box/editions/blood_and_sand.h"
#include "games/kemet/box/editions/seth.h"

namespace mehen::kemet::test {
namespace {

using editions::blood_and_sand;
using editions::first;
using editions::revised;

std::set<std::string_view> neighbours(const Board& board, const auto& links, std::string_view id) {
    std::set<std::string_view> result;
    for (const Link& link : links) {
        if (board.areas[link.a].id == id) result.insert(board.areas[link.b].id);
        if (board.areas[link.b].id == id) result.insert(board.areas[link.a].id);
    }
    return result;
}

// "temple obelisk 3: east-bank ~ west-bank": kind, income, ports as places, land neighbours but for districts, arrows.
std::string short_form(const Board& board, const Area& area) {
    constexpr std::array kinds = {"desert", "district", "temple", "delta_temple", "sanctuary"};
    std::string text = kinds[static_cast<std::size_t>(area.kind)];
    if (area.obelisk) text += " obelisk";
    if (area.income != 0) text += " " + std::to_string(area.income);
    if (area.port != Port::none) text += area.port == Port::commercial ? " commercial" : " military";
    if (area.house) text += " house";
    text += ":";
    for (const std::string_view other : neighbours(board, board.land, area.id))
        if (board.areas.named(other).kind != AreaKind::district) text += " " + std::string(other);
    const auto across = neighbours(board, board.ports, area.id);
    if (!across.empty()) text += " ~";
    for (const std::string_view other : across) text += " " + std::string(other);
    return text;
}

struct AreaRow {
    std::string_view id;
    std::string_view values;
};
using AreaRows = std::vector<AreaRow>;

const std::array<AreaRows, 4> areas_of_first = {{
    {
        {"nw-front", "desert: w-obelisk west-bank west-temple"},
        {"w-obelisk", "desert obelisk: nw-front sw-front west-bank west-temple"},
        {"sw-front", "desert: w-obelisk west-bank west-temple"},
        {"west-bank", "desert: nw-front sw-front w-obelisk west-nile-temple"},
        {"delta-desert", "desert: delta-temple"},
        {"west-temple", "temple obelisk 2: nw-front sw-front w-obelisk"},
        {"west-nile-temple", "temple obelisk 3: west-bank"},
        {"delta-temple", "delta_temple obelisk 5: delta-desert"},
    },
    {
        {"nw-front", "desert: nw-obelisk west-bank west-temple"},
        {"nw-obelisk", "desert obelisk: cw-front nw-front west-bank west-temple"},
        {"cw-front", "desert: nw-obelisk sw-obelisk west-bank west-temple"},
        {"sw-obelisk", "desert obelisk: cw-front sw-front west-bank west-temple"},
        {"sw-front", "desert: sw-obelisk west-bank west-temple"},
        {"west-bank", "desert: cw-front nw-front nw-obelisk sw-front sw-obelisk west-nile-temple"},
        {"delta-desert", "desert: sanctuary ~ delta-temple"},
        {"west-temple", "temple obelisk 2: cw-front nw-front nw-obelisk sw-front sw-obelisk"},
        {"west-nile-temple", "temple obelisk 3: west-bank"},
        {"delta-temple", "delta_temple obelisk 5: ~ delta-desert"},
        {"sanctuary", "sanctuary obelisk: delta-desert"},
    },
    {
        {"nw-front", "desert: w-obelisk west-bank west-temple"},
        {"w-obelisk", "desert obelisk: nw-front sw-front west-bank west-temple"},
        {"sw-front", "desert: w-obelisk west-bank west-temple"},
        {"west-bank", "desert: nw-front sw-front w-obelisk west-nile-temple ~ east-nile-temple ne-front se-front"},
        {"ne-front", "desert: e-obelisk east-bank east-temple ~ west-bank"},
        {"e-obelisk", "desert obelisk: east-bank east-temple ne-front se-front"},
        {"east-bank", "desert: e-obelisk east-nile-temple ne-front se-front"},
        {"se-front", "desert: e-obelisk east-bank east-temple ~ west-bank"},
        {"delta-desert", "desert: delta-temple"},
        {"west-temple", "temple obelisk 2: nw-front sw-front w-obelisk"},
        {"west-nile-temple", "temple obelisk 3: west-bank"},
        {"east-nile-temple", "temple obelisk 3: east-bank ~ west-bank"},
        {"east-temple", "temple obelisk 2: e-obelisk ne-front se-front"},
        {"delta-temple", "delta_temple obelisk 5: delta-desert"},
    },
    {
        {"nw-front", "desert: nw-obelisk west-bank west-temple"},
        {"nw-obelisk", "desert obelisk: cw-front nw-front west-bank west-temple"},
        {"cw-front", "desert: nw-obelisk sw-obelisk west-bank west-temple"},
        {"sw-obelisk", "desert obelisk: cw-front sw-front west-bank west-temple"},
        {"sw-front", "desert: sw-obelisk west-bank west-temple"},
        {"west-bank",
         "desert: cw-front nw-front nw-obelisk sw-front sw-obelisk west-nile-temple ~ east-nile-temple ne-front "
         "se-front"},
        {"ne-front", "desert: e-obelisk east-bank east-temple ~ west-bank"},
        {"e-obelisk", "desert obelisk: east-bank east-temple ne-front se-front"},
        {"east-bank", "desert: e-obelisk east-nile-temple ne-front se-front"},
        {"se-front", "desert: e-obelisk east-bank east-temple ~ west-bank"},
        {"delta-desert", "desert: sanctuary ~ delta-temple"},
        {"west-temple", "temple obelisk 2: cw-front nw-front nw-obelisk sw-front sw-obelisk"},
        {"west-nile-temple", "temple obelisk 3: west-bank"},
        {"east-nile-temple", "temple obelisk 3: east-bank ~ west-bank"},
        {"east-temple", "temple obelisk 2: e-obelisk ne-front se-front"},
        {"delta-temple", "delta_temple obelisk 5: ~ delta-desert"},
        {"sanctuary", "sanctuary obelisk: delta-desert"},
    },
}};

const std::array<AreaRows, 4> areas_of_blood_and_sand = {{
    {
        {"nw-front", "desert: w-obelisk west-bank west-temple"},
        {"w-obelisk", "desert obelisk: nw-front sw-front west-bank west-temple"},
        {"sw-front", "desert: w-obelisk west-bank west-temple"},
        {"west-bank", "desert commercial: nw-front sw-front w-obelisk west-nile-temple"},
        {"west-temple", "temple obelisk 2: nw-front sw-front w-obelisk"},
        {"west-nile-temple", "temple obelisk 3: west-bank"},
        {"delta-desert", "desert commercial house: delta-temple sanctuary"},
        {"delta-temple", "delta_temple obelisk 5: delta-desert"},
        {"sanctuary", "sanctuary obelisk house: delta-desert"},
    },
    {
        {"nw-front", "desert: nw-obelisk west-bank west-temple"},
        {"nw-obelisk", "desert obelisk: cw-front nw-front west-bank west-temple"},
        {"cw-front", "desert: nw-obelisk sw-obelisk west-bank west-temple"},
        {"sw-obelisk", "desert obelisk: cw-front sw-front west-bank west-temple"},
        {"sw-front", "desert: sw-obelisk west-bank west-temple"},
        {"west-bank", "desert commercial: cw-front nw-front nw-obelisk sw-front sw-obelisk west-nile-temple"},
        {"west-temple", "temple obelisk 2: cw-front nw-front nw-obelisk sw-front sw-obelisk"},
        {"west-nile-temple", "temple obelisk 3: west-bank"},
        {"delta-desert", "desert commercial house: delta-temple sanctuary"},
        {"delta-temple", "delta_temple obelisk 5: delta-desert"},
        {"sanctuary", "sanctuary obelisk: delta-desert"},
    },
    {
        {"nw-front", "desert: w-obelisk west-bank west-temple"},
        {"w-obelisk", "desert obelisk: nw-front sw-front west-bank west-temple"},
        {"sw-front", "desert: w-obelisk west-bank west-temple"},
        {"west-bank", "desert commercial: nw-front sw-front w-obelisk west-nile-temple"},
        {"west-temple", "temple obelisk 2: nw-front sw-front w-obelisk"},
        {"west-nile-temple", "temple obelisk 3: west-bank"},
        {"ne-front", "desert military house: e-obelisk east-bank east-temple"},
        {"e-obelisk", "desert obelisk: east-bank east-temple ne-front se-front"},
        {"east-bank", "desert: e-obelisk east-nile-temple ne-front se-front"},
        {"se-front", "desert military house: e-obelisk east-bank east-temple"},
        {"east-nile-temple", "temple obelisk 3 commercial house: east-bank"},
        {"east-temple", "temple obelisk 2: e-obelisk ne-front se-front"},
        {"delta-desert", "desert commercial house: delta-temple sanctuary"},
        {"delta-temple", "delta_temple obelisk 5: delta-desert"},
        {"sanctuary", "sanctuary obelisk house: delta-desert"},
    },
    {
        {"nw-front", "desert: nw-obelisk west-bank west-temple"},
        {"nw-obelisk", "desert obelisk: cw-front nw-front west-bank west-temple"},
        {"cw-front", "desert: nw-obelisk sw-obelisk west-bank west-temple"},
        {"sw-obelisk", "desert obelisk: cw-front sw-front west-bank west-temple"},
        {"sw-front", "desert: sw-obelisk west-bank west-temple"},
        {"west-bank", "desert commercial: cw-front nw-front nw-obelisk sw-front sw-obelisk west-nile-temple"},
        {"west-temple", "temple obelisk 2: cw-front nw-front nw-obelisk sw-front sw-obelisk"},
        {"west-nile-temple", "temple obelisk 3: west-bank"},
        {"ne-front", "desert military house: e-obelisk east-bank east-temple"},
        {"e-obelisk", "desert obelisk: east-bank east-temple ne-front se-front"},
        {"east-bank", "desert: e-obelisk east-nile-temple ne-front se-front"},
        {"se-front", "desert military house: e-obelisk east-bank east-temple"},
        {"east-nile-temple", "temple obelisk 3 commercial house: east-bank"},
        {"east-temple", "temple obelisk 2: e-obelisk ne-front se-front"},
        {"delta-desert", "desert commercial house: delta-temple sanctuary"},
        {"delta-temple", "delta_temple obelisk 5: delta-desert"},
        {"sanctuary", "sanctuary obelisk: delta-desert"},
    },
}};

void expect_areas(const Ruleset& set, const std::array<AreaRows, 4>& tables) {
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const Board& board = set.boards[i];
        SCOPED_TRACE(i + 2);
        EXPECT_EQ(board.players, i + 2);
        EXPECT_EQ(board.cities, i + 2);
        EXPECT_EQ(board.areas.size(), tables[i].size() + 3U * board.cities);
        for (const AreaRow& row : tables[i])
            EXPECT_EQ(short_form(board, board.areas.named(row.id)), row.values) << row.id;
    }
}

TEST(KemetBoards, EveryAreaOfTheFirstEdition) {
    expect_areas(first, areas_of_first);
}
TEST(KemetBoards, TheRevisedEditionHasTheSameBoards) {
    expect_areas(revised, areas_of_first);
}
TEST(KemetBoards, EveryAreaOfBloodAndSand) {
    expect_areas(blood_and_sand, areas_of_blood_and_sand);
}

void expect_no_link_twice(const auto& links, std::size_t areas) {
    std::set<std::pair<int, int>> met;
    for (const Link& link : links) {
        EXPECT_LT(std::max(link.a, link.b), areas);
        EXPECT_NE(link.a, link.b);
        EXPECT_TRUE(met.insert(std::minmax<int>(link.a, link.b)).second);
    }
}

TEST(KemetBoards, NoAreaAndNoLinkTwice) {
    for (const Ruleset* set : {&first, &blood_and_sand})
        for (const Board& board : set->boards) {
            std::set<std::string_view> ids;
            for (const Area& area : board.areas) EXPECT_TRUE(ids.insert(area.id).second) << area.id;
            expect_no_link_twice(board.land, board.areas.size());
            expect_no_link_twice(board.ports, board.areas.size());
        }
}

TEST(KemetBoards, EveryAreaHasANameOfItsOwnInEveryLanguage) {
    for (const Ruleset* set : {&first, &revised, &blood_and_sand, &editions::seth_first, &editions::seth_revised})
        for (const Board& board : set->boards)
            for (std::size_t language = 0; language < language_count; ++language) {
                std::set<std::string_view> names;
                for (const Area& area : board.areas)
                    EXPECT_TRUE(names.insert(area.name[static_cast<Language>(language)]).second) << area.id;
            }
}

TEST(KemetBoards, ADistrictBordersTheOtherTwoAndTheDesertAroundItsCity) {
    for (const Ruleset* set : {&first, &blood_and_sand})
        for (const Board& board : set->boards)
            for (CityId city = 0; city < board.cities; ++city) {
                std::set<std::string_view> own;
                for (const Area& area : board.areas)
                    if (area.city == city || area.front == city) own.insert(area.id);
                ASSERT_EQ(own.size(), 4U);
                for (const Area& area : board.areas)
                    if (area.city == city) {
                        EXPECT_EQ(area.kind, AreaKind::district);
                        std::set<std::string_view> others = own;
                        others.erase(area.id);
                        EXPECT_EQ(neighbours(board, board.land, area.id), others);
                    }
            }
}

// Steps between two areas, ports included; -1: no way.
int distance(const Board& board, std::string_view from, std::string_view to) {
    std::set<std::string_view> reached = {from};
    for (int steps = 0;; ++steps) {
        if (reached.contains(to)) return steps;
        std::set<std::string_view> next = reached;
        for (const std::string_view id : reached) {
            next.merge(neighbours(board, board.land, id));
            next.merge(neighbours(board, board.ports, id));
        }
        if (next.size() == reached.size()) return -1;
        reached = next;
    }
}

TEST(KemetBoards, CitiesAreEquallyFarFromOneAnother) {
    for (const Board& board : first.boards)
        for (const Area& from : board.areas)
            for (const Area& to : board.areas)
                if (from.front != none && to.front != none && from.id != to.id) {
                    EXPECT_EQ(distance(board, from.id, to.id), 2) << from.id << " " << to.id;
                }
}

// The rulebook's example of movement needs three land moves from a city.
TEST(KemetBoards, EveryCityIsThreeStepsFromTheEasternNileTemple) {
    for (const std::size_t players : {4U, 5U})
        for (const Area& area : first.boards[players - 2].areas)
            if (area.city != none) {
                EXPECT_EQ(distance(first.boards[players - 2], area.id, "east-nile-temple"), 3) << area.id;
            }
}

TEST(KemetBoards, OverArrowsTheDeltaIsReachedByTeleportOnly) {
    for (const Board& board : first.boards) {
        EXPECT_EQ(distance(board, "west-bank", "delta-temple"), -1);
        EXPECT_EQ(distance(board, "delta-desert", "delta-temple"), 1);
        for (const Area& area : board.areas)
            if (!area.id.starts_with("delta") && area.id != "sanctuary") {
                EXPECT_GE(distance(board, "west-bank", area.id), 0) << area.id;
            }
    }
}

TEST(KemetBoards, APortLeadsFromEachPartToTheOthers) {
    for (const Board& board : blood_and_sand.boards) {
        EXPECT_EQ(board.ports.size(), 0U);
        for (const Area& area : board.areas) {
            const bool sails = std::any_of(board.areas.begin(), board.areas.end(), [&](const Area& port) {
                return port.port != Port::none && distance(board, area.id, port.id) >= 0;
            });
            EXPECT_TRUE(sails) << area.id;
            if (area.port == Port::military) {
                EXPECT_NE(area.front, none) << area.id;
            }
        }
    }
}

TEST(KemetBoards, TheSanctuaryLiesOnTheSideForThreeAndFive) {
    for (std::size_t i = 0; i < 4; ++i) {
        const auto sanctuaries = [i](const Ruleset& set) {
            return std::count_if(set.boards[i].areas.begin(), set.boards[i].areas.end(),
                                 [](const Area& area) { return area.kind == AreaKind::sanctuary; });
        };
        EXPECT_EQ(sanctuaries(first), i % 2);
        EXPECT_EQ(sanctuaries(blood_and_sand), 1);
    }
}

TEST(KemetBoards, PlayerBoardsHaveNineSpacesOnThreeLevels) {
    const auto list = [](const Ruleset& set) {
        std::string text;
        constexpr std::array words = {"pray", "raise", "move", "recruit", "red", "blue", "white", "any"};
        for (const SpaceRow& row : set.spaces)
            text += std::to_string(row.level) + words[static_cast<std::size_t>(row.space)] + " ";
        return text;
    };
    EXPECT_EQ(list(first), "1pray 1white 1red 1blue 2move 2raise 2pray 3move 3recruit ");
    EXPECT_EQ(list(revised), list(first));
    EXPECT_EQ(list(blood_and_sand), "1pray 1any 1any 1any 2move 2raise 2pray 3move 3recruit ");
}

}  // namespace
}  // namespace mehen::kemet::test
