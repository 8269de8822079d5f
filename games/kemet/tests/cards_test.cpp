// What must be true of the tables of cards, whatever stands in a row: the sizes of the decks, what everybody begins
// with, which cards another edition changes. What a single card does is tested in rows/.
#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string_view>

#include "games/kemet/box/editions/blood_and_sand.h"

namespace mehen::kemet::test {
namespace {

using editions::blood_and_sand;
using editions::first;
using editions::revised;

constexpr std::array every = {&first, &revised, &blood_and_sand};

int deck(const Ruleset& set) {
    int total = 0;
    for (const DiCard& card : set.di_cards) total += card.count;
    return total;
}

TEST(KemetCards, SizesOfTheDecks) {
    EXPECT_EQ(deck(first), 35);
    EXPECT_EQ(deck(revised), 35);
    EXPECT_EQ(deck(blood_and_sand), 33);
}

TEST(KemetCards, IdsAreThereOnceAndEveryCardHasAMoment) {
    for (const Ruleset* set : every) {
        std::set<std::string_view> ids;
        for (const DiCard& card : set->di_cards) {
            EXPECT_TRUE(ids.insert(card.id).second) << card.id;
            EXPECT_FALSE(card.when.empty()) << card.id;
            EXPECT_LE(card.cost, 1) << card.id;
            EXPECT_NE(card.gives[0].power, Power::none) << card.id;
            EXPECT_FALSE(card.lone) << card.id;
        }
    }
}

TEST(KemetCards, AStrongerCardOfAPairCostsOnePpMore) {
    const std::array<std::array<std::string_view, 2>, 3> pairs = {
        {{"war-rage", "war-fury"}, {"bloody-battle", "bloodbath"}, {"bronze-wall", "iron-wall"}}};
    for (const Ruleset* set : every)
        for (const auto& [weak, strong] : pairs) {
            const DiCard& one = set->di_cards.named(weak);
            const DiCard& two = set->di_cards.named(strong);
            EXPECT_EQ(one.when, two.when);
            EXPECT_EQ(two.cost, one.cost + 1);
            EXPECT_EQ(two.gives[0].power, one.gives[0].power);
            EXPECT_EQ(two.gives[0].amount, one.gives[0].amount + 1);
        }
}

TEST(KemetCards, TheseDiCardsAreOthersInTheRevisedEdition) {
    const std::set<std::string_view> others = {"raining-fire",  "prayer",     "enlistment", "mana-theft",
                                               "teleportation", "open-gates", "veto"};
    ASSERT_EQ(revised.di_cards.size(), first.di_cards.size());
    for (const DiCard& card : first.di_cards) {
        const DiCard& same = revised.di_cards.named(card.id);
        EXPECT_EQ(same.count, card.count) << card.id;
        EXPECT_EQ(same.cost, card.cost) << card.id;
        EXPECT_EQ(same.when != card.when || same.gives != card.gives, others.contains(card.id)) << card.id;
    }
}

TEST(KemetCards, OnlyBloodAndSandHasAPersonalCardAndItIsNotInTheDeck) {
    for (const Ruleset* set : every) {
        int personal = 0;
        for (const DiCard& card : set->di_cards) {
            personal += card.personal ? 1 : 0;
            EXPECT_EQ(card.count == 0, card.personal) << card.id;
        }
        EXPECT_EQ(personal, set == &blood_and_sand ? 1 : 0);
    }
}

// Of the battle cards that everybody has: strength, damage, protection in all.
std::array<int, 3> sums(const Ruleset& set) {
    std::array<int, 3> sum{};
    for (const BattleCard& card : set.battle_cards)
        if (card.special == 0) {
            sum[0] += card.strength;
            sum[1] += card.damage;
            sum[2] += card.protection;
        }
    return sum;
}

TEST(KemetCards, SumsOfTheBattleCards) {
    EXPECT_EQ(first.battle_cards.size(), 8U);
    EXPECT_EQ(revised.battle_cards.size(), 8U);
    EXPECT_EQ(blood_and_sand.battle_cards.size(), 10U);
    EXPECT_EQ(sums(first), (std::array{15, 8, 4}));
    EXPECT_EQ(sums(revised), sums(first));
    EXPECT_EQ(sums(blood_and_sand), (std::array{21, 9, 7}));
}

TEST(KemetCards, ASpecialCardIsBetterThanAnyOfItsStrength) {
    for (const Ruleset* set : every)
        for (const BattleCard& special : set->battle_cards)
            for (const BattleCard& card : set->battle_cards)
                if (special.special != 0 && card.special == 0 && card.strength == special.strength) {
                    EXPECT_GT(special.damage + special.protection, card.damage + card.protection) << card.id;
                }
}

}  // namespace
}  // namespace mehen::kemet::test
