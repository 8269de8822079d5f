// One god against an alliance is played by the rules of its base edition: every field and every row that the expansion
// does not name is the base edition's.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/kemet/box/editions/seth.h"

namespace mehen::kemet::test {
namespace {

using editions::first;
using editions::revised;
using editions::seth_first;
using editions::seth_revised;

struct Pair {
    const Ruleset* set;
    const Ruleset* base;
};
constexpr std::array pairs = {Pair{&seth_first, &first}, Pair{&seth_revised, &revised}};

// Fields of the base editions that the expansion names, and where.
constexpr std::array named_by_expansion = {
    offsetof(Ruleset, tokens),                  // each member hands one over
    offsetof(Ruleset, free_first_tile),         // everybody takes one at the start
    offsetof(Ruleset, scored_by_day),           // temples pay at the end of a day
    offsetof(Ruleset, limits_at_every_moment),  // the example of a joint move
    offsetof(Ruleset, creature_rest),           // a creature in a joint troop
    offsetof(Ruleset, victory),                 // both sides win at once
    offsetof(Ruleset, long_goal),               // by other goals
    offsetof(Ruleset, beginners_mode),          // likewise
    offsetof(Ruleset, discards_by_agreement),   // not offered: face down, as the base edition has it unless agreed
    offsetof(Ruleset, alliance),
};

// Every value from the number of colours to whether there is an alliance takes one byte, so no list of fields has to be
// kept here.
TEST(KemetLoneBase, EveryFieldThatTheExpansionDoesNotNameIsThatOfTheBase) {
    for (const auto [set, base] : pairs) {
        const auto* const ours = reinterpret_cast<const unsigned char*>(set);
        const auto* const theirs = reinterpret_cast<const unsigned char*>(base);
        for (std::size_t at = offsetof(Ruleset, colours); at <= offsetof(Ruleset, alliance); ++at) {
            const bool named =
                std::find(named_by_expansion.begin(), named_by_expansion.end(), at) != named_by_expansion.end();
            EXPECT_TRUE(named || ours[at] == theirs[at])
                << "the field " << at - offsetof(Ruleset, colours) << " bytes after the first one";
        }
    }
}

bool same(const Text& a, const Text& b) {
    return a.in == b.in;
}
bool same(const GivesList& a, const GivesList& b) {
    return std::equal(a.begin(), a.end(), b.begin(),
                      [](const Gives& x, const Gives& y) { return x.power == y.power && x.amount == y.amount; });
}

TEST(KemetLoneBase, EveryTileThatIsNotExchangedIsThatOfTheBaseInEveryField) {
    for (const auto [set, base] : pairs)
        for (const Tile& tile : base->tiles) {
            if (tile.picture == "victory-point" || tile.picture == "legion" || tile.picture == "sphinx") continue;
            SCOPED_TRACE(tile.id);
            const Tile& ours = set->tiles.named(tile.id);
            EXPECT_EQ(ours.picture, tile.picture);
            EXPECT_EQ(ours.colour, tile.colour);
            EXPECT_EQ(ours.level, tile.level);
            EXPECT_EQ(ours.copies, tile.copies);
            EXPECT_TRUE(same(ours.gives, tile.gives));
            EXPECT_EQ(ours.creature, tile.creature);
            EXPECT_TRUE(same(ours.name, tile.name) && same(ours.rule, tile.rule));
            EXPECT_EQ(ours.house, tile.house);
            EXPECT_EQ(ours.renewal, tile.renewal);
            EXPECT_EQ(ours.whom, For::anybody);
        }
}

TEST(KemetLoneBase, EveryCreatureButTheSphinxIsThatOfTheBaseInEveryField) {
    for (const auto [set, base] : pairs)
        for (const Creature& creature : base->creatures) {
            if (creature.id == "sphinx") continue;
            SCOPED_TRACE(creature.id);
            const Creature& ours = set->creatures.named(creature.id);
            EXPECT_TRUE(same(ours.gives, creature.gives) && same(ours.name, creature.name));
            EXPECT_EQ(ours.house, creature.house);
            EXPECT_FALSE(ours.common);
        }
}

TEST(KemetLoneBase, BattleCardsAndSpacesAreThoseOfTheBaseInEveryField) {
    for (const auto [set, base] : pairs) {
        for (const BattleCard& card : base->battle_cards) {
            SCOPED_TRACE(card.id);
            const BattleCard& ours = set->battle_cards.named(card.id);
            EXPECT_EQ((std::array{ours.strength, ours.damage, ours.unblockable, ours.protection, ours.own_losses,
                                  ours.special}),
                      (std::array{card.strength, card.damage, card.unblockable, card.protection, card.own_losses,
                                  card.special}));
            EXPECT_TRUE(same(ours.name, card.name));
            EXPECT_EQ(ours.house, card.house);
        }
        ASSERT_EQ(set->spaces.size(), base->spaces.size());
        for (std::size_t i = 0; i < base->spaces.size(); ++i) {
            EXPECT_EQ(set->spaces[i].space, base->spaces[i].space);
            EXPECT_EQ(set->spaces[i].level, base->spaces[i].level);
            EXPECT_EQ(set->spaces[i].id, base->spaces[i].id);
        }
    }
}

bool in_the_delta(const Area& area) {
    return area.kind == AreaKind::delta_temple || area.kind == AreaKind::sanctuary || area.id == "delta-desert";
}

void expect_same(const Area& ours, const Area& theirs) {
    SCOPED_TRACE(theirs.id);
    EXPECT_EQ(ours.kind, theirs.kind);
    EXPECT_EQ(ours.city, theirs.city);
    EXPECT_EQ(ours.front, theirs.front);
    EXPECT_EQ(ours.income, theirs.income);
    EXPECT_EQ(ours.port, theirs.port);
    EXPECT_TRUE(same(ours.name, theirs.name));
    EXPECT_EQ((std::array{ours.obelisk, ours.house}), (std::array{theirs.obelisk, theirs.house}));
}

using Border = std::pair<std::string_view, std::string_view>;

// Those between areas of the banks, by id.
template <class Links>
std::vector<Border> borders(const Board& board, const Links& links, std::uint8_t cities) {
    std::vector<Border> result;
    const auto on_a_bank = [&](const Area& area) {
        const bool of_lone_city = area.city == cities || area.front == cities;
        return !in_the_delta(area) && !of_lone_city;
    };
    for (const Link& link : links) {
        const auto [a, b] = std::minmax(board.areas[link.a].id, board.areas[link.b].id);
        if (on_a_bank(board.areas[link.a]) && on_a_bank(board.areas[link.b])) result.emplace_back(a, b);
    }
    std::sort(result.begin(), result.end());
    return result;
}

// Of the side for as many players as the Alliance has only the Delta is covered, by the lone god's city.
TEST(KemetLoneBase, TheBanksOfTheNileAreThoseOfTheBaseInEveryFieldAndBorder) {
    for (const auto [set, base] : pairs)
        for (std::size_t i = 0; i < base->boards.size(); ++i) {
            const Board& ours = set->boards[i];
            const Board& theirs = base->boards[i];
            for (const Area& area : theirs.areas)
                if (!in_the_delta(area)) expect_same(ours.areas.named(area.id), area);
            EXPECT_EQ(borders(ours, ours.land, theirs.cities), borders(theirs, theirs.land, theirs.cities));
            EXPECT_EQ(borders(ours, ours.ports, theirs.cities), borders(theirs, theirs.ports, theirs.cities));
        }
}

// Only how often a card of that name is in the deck is the Alliance's own, and what two of them do.
TEST(KemetLoneBase, CardsOfTheBaseDeckAreThoseOfTheBaseInEveryField) {
    for (const auto [set, base] : pairs) {
        int compared = 0;
        for (const DiCard& card : base->di_cards) {
            const auto* const ours = std::find_if(set->di_cards.begin(), set->di_cards.end(),
                                                  [&](const DiCard& o) { return o.id == card.id; });
            if (ours == set->di_cards.end() || card.id == "mana-theft") continue;  // a card of the expansion's own
            SCOPED_TRACE(card.id);
            EXPECT_EQ(ours->cost, card.cost);
            EXPECT_EQ(ours->when, card.when);
            EXPECT_TRUE(same(ours->name, card.name));
            EXPECT_TRUE(card.id == "veto" || (same(ours->gives, card.gives) && same(ours->rule, card.rule)));
            EXPECT_FALSE(ours->personal || ours->lone);
            ++compared;
        }
        EXPECT_EQ(compared, 12);
    }
}

// What a symbol means the base edition says, on cards of the expansion too.
TEST(KemetLoneBase, CardsOfTheExpansionArePlayedWhenTheBaseLetsOnesOfTheirSymbolBe) {
    constexpr std::array day = {"mana-theft",           "divine-memory",   "shared-offering",
                                "call-of-the-red-land", "tribute-of-fear", "plague"};
    constexpr std::array move = {"swiftness", "sandstorm", "dark-passage"};
    for (const auto [set, base] : pairs) {
        for (const auto* const id : day) EXPECT_EQ(set->di_cards.named(id).when, base->di_cards.named("prayer").when);
        for (const auto* const id : move)
            EXPECT_EQ(set->di_cards.named(id).when, base->di_cards.named("teleportation").when);
        EXPECT_EQ(set->di_cards.named("silence-of-the-gods").when, base->di_cards.named("veto").when);
        EXPECT_TRUE(same(set->di_cards.named("plague").rule, base->di_cards.named("raining-fire").rule));
        EXPECT_TRUE(same(set->di_cards.named("call-of-the-red-land").rule, base->di_cards.named("enlistment").rule));
    }
}

}  // namespace
}  // namespace mehen::kemet::test
