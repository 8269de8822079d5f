// A troop of one member of the Alliance fights the lone god with all that its tiles give in the base game: joint troops
// have a reckoning of their own, and the tests of those tiles are written for the other one.
#include <string>

#include "games/kemet/battle.h"
#include "games/kemet/tests/lone_row.h"

namespace mehen::kemet::test {
namespace {

struct Arms {
    const char* area;
    bool attacks;
};

// Three units with one tile, its creature beside them, a battle card and a DI card.
Side side_with(Position& p, const Tile& tile, Seat rival, const Arms& arms) {
    if (tile.creature == no_creature)
        p.tiles(green, tile.id);
    else
        p.creature(green, p.rules.set.creatures[tile.creature].id, arms.area);
    p.units(arms.area, green, 3).units(arms.area, rival, 3);
    Council council{{}, index_of(p.rules.set.battle_cards, "mixed-tactics"), no_card};
    council.di_cards[index_of(p.rules.set.di_cards, "war-rage")] = 1;
    council.di_cards[index_of(p.rules.set.di_cards, "iron-wall")] = 1;
    return side_of(p.rules, p.s, p.area(arms.area), green, rival, arms.attacks, council, 2);
}

void expect_same(const Side& a, const Side& b, std::string_view tile) {
    EXPECT_EQ(a.units, b.units) << tile;
    EXPECT_EQ(a.strength, b.strength) << tile;
    EXPECT_EQ(a.damage, b.damage) << tile;
    EXPECT_EQ(a.unblockable, b.unblockable) << tile;
    EXPECT_EQ(a.protection, b.protection) << tile;
    EXPECT_EQ(a.own_losses, b.own_losses) << tile;
}

TEST(KemetLoneBattle, ATroopOfOnePlayerFightsAsInTheBaseGame) {
    for (const Edition edition : lone_editions) {
        const RowRules base = printed_rules(edition == Edition::lone_first ? Edition::first : Edition::revised);
        const RowRules alliance = printed_rules(edition);
        int compared = 0;
        for (const Tile& tile : base.set.tiles) {
            if (tile.picture == "victory-point" || tile.id == "blue-4-sphinx") continue;  // exchanged
            for (const Arms arms :
                 {Arms{"west-bank", true}, Arms{"west-bank", false}, Arms{"nw-1", true}, Arms{"nw-1", false}}) {
                Position p(base.rules(2));
                LoneRow q(alliance);
                expect_same(side_with(p, tile, 1, arms), side_with(q, tile, q.lone, arms), tile.id);
                ++compared;
            }
        }
        EXPECT_EQ(compared, 4 * static_cast<int>(base.set.tiles.size() - 4));
    }
}

}  // namespace
}  // namespace mehen::kemet::test
