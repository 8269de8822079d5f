// How each side wins, by moves that the rules allow; and what battles and temples pay where troops are joint.
#include <algorithm>
#include <array>

#include "games/kemet/tests/seth/lone_row.h"

namespace mehen::kemet::test {
namespace {

class LoneVictory : public ::testing::TestWithParam<Edition> {
protected:
    RowRules rules = printed_rules(GetParam());
    LoneRow p{rules};
};

TEST_P(LoneVictory, OfTheLoneGodWithItsEighthBattlePoint) {
    p.battle_points(p.lone, 6).other_points(p.lone, 9);
    p.units("west-bank", p.lone, 5).units("nw-front", green, 1).units("sw-front", green, 1).prayer(p.lone, 0);
    p.turn(p.lone).answer("violet assault");
    p.answer("march 2 west-bank").answer("to nw-front");
    p.councils(p.lone, "cavalry-blitz", green, "phalanx-defense").answer("recall");
    EXPECT_EQ(p.player(p.lone).battle_points, 7);
    EXPECT_EQ(p.s.winner, none);
    p.turn(p.lone).answer("violet move-1").answer("march 3 west-bank").answer("to sw-front");
    p.council(p.lone, "fervent-purge", "shield-push").council(green, "shield-push", "mixed-tactics");
    EXPECT_EQ(p.s.winner, p.lone);
    EXPECT_FALSE(p.s.flow.ask.open()) << "at once";
    EXPECT_EQ(Kemet::result(p.rules, p.s).place[p.lone], 1);
    EXPECT_EQ(Kemet::result(p.rules, p.s).place[green], 2);
}

TEST_P(LoneVictory, OfTheLoneGodWhenTheLastUnitOfTheAllianceFalls) {
    p.units("sw-front", p.lone, 3).prayer(p.lone, 0).turn(p.lone);
    p.answer("taken destroy-units anubis").answer("lose nw-3 anubis");
    EXPECT_EQ(p.s.winner, none) << "blue has a unit";
    p.turn(p.lone).answer("violet move-1").answer("march 3 sw-front").answer("to sw-3");
    p.councils(p.lone, "chariot-raid", blue, "fervent-purge");
    EXPECT_EQ(p.s.winner, p.lone);
    EXPECT_FALSE(p.s.flow.ask.open());
}

// The three things that the Alliance needs, each done by what the rules ask for.
enum class Deed : std::uint8_t { temple, ceremony, sixth_point };
void build_temple(LoneRow& p) {
    p.s.pact.temple_area[0] = p.area("west-bank");
    p.s.pact.temple_level[0] = 2;
    p.units("west-bank", green, 2).units("west-bank", blue, 1).run(AlliancePhase{});
    p.answer("build west-bank anubis").answer("build west-bank horus").answer("build west-bank anubis");
    if (p.s.flow.ask.to_chance()) p.draw_by_chance();
}
void hold_ceremony(LoneRow& p) {
    p.units("w-obelisk", green, 1).units("w-obelisk", blue, 1).prayer(green, 11).prayer(blue, 11);
    p.run(AlliancePhase{});
    if (p.asked() == AskKind::build_temple) p.answer("done");
    p.answer("ceremony");
    while (p.asked() == AskKind::pay_ceremony) p.answer(p.legal().back());  // as much as each can give
    if (p.asked() == AskKind::choose_power) p.answer(p.legal().front());
}
void win_a_battle(LoneRow& p) {
    p.units("nw-front", green, 4).units("west-temple", p.lone, 1).prayer(green, 0).turn(green);
    p.answer("token move-1");
    if (p.asked() == AskKind::more_tokens) p.answer("done");  // the grey one, where that power was drawn
    p.answer("march 4 nw-front").answer("to west-temple");
    p.councils(green, "cavalry-blitz", p.lone, "phalanx-defense");
}

TEST_P(LoneVictory, OfTheAllianceByThreeDeedsInAnyOrder) {
    std::array<Deed, 3> order = {Deed::temple, Deed::ceremony, Deed::sixth_point};
    do {
        LoneRow game{rules};
        game.battle_points(green, 3).other_points(green, 2);  // permanent, and shared
        for (const Deed deed : order) {
            EXPECT_EQ(game.s.winner, none);
            if (deed == Deed::temple) build_temple(game);
            if (deed == Deed::ceremony) hold_ceremony(game);
            if (deed == Deed::sixth_point) win_a_battle(game);
        }
        EXPECT_TRUE(same_side(game.s, green, game.s.winner));
        EXPECT_FALSE(game.s.flow.ask.open()) << "at once";
        const Result result = Kemet::result(game.rules, game.s);
        EXPECT_EQ(result.place[green], 1);
        EXPECT_EQ(result.place[blue], 1);
        EXPECT_GT(result.place[game.lone], 1);
    } while (std::next_permutation(order.begin(), order.end()));
}

TEST_P(LoneVictory, OfTheAllianceIsNotForTemporaryPoints) {
    p.battle_points(green, 5).units("west-nile-temple", green, 1);
    build_temple(p);
    hold_ceremony(p);
    EXPECT_EQ(p.temporary_points_of(green), 1);
    EXPECT_EQ(p.s.winner, none);
}

// Through the portal and over the walls: two moves, since walls stop a troop that did not start beside them.
void enter_lone_city(LoneRow& p) {
    p.units("west-bank", green, 2).tiles(green, "red-1-god-speed").prayer(green, 0).move(green);
    p.answer("march 2 west-bank").answer("to seth-gate").answer("march 2 seth-gate");
    EXPECT_FALSE(p.can("to seth-2"));
    p.answer("to west-bank");  // back again
    p.units("seth-gate", green, 1).move(green).answer("march 1 seth-gate").answer("to seth-2");
}

TEST_P(LoneVictory, OfTheAllianceInTheLoneCityAtTheStartOfItsNextPhase) {
    build_temple(p);
    hold_ceremony(p);
    ASSERT_EQ(p.s.pact.portal_open, 1);
    enter_lone_city(p);
    EXPECT_EQ(p.units_in("seth-2", green), 1);
    EXPECT_EQ(p.s.winner, none) << "the lone god may still drive it out";
    LoneRow retaken{rules};
    build_temple(retaken);
    hold_ceremony(retaken);
    enter_lone_city(retaken);
    retaken.units("seth-3", retaken.lone, 4).turn(retaken.lone).answer("violet move-1");
    retaken.answer("march 4 seth-3").answer("to seth-2");
    retaken.councils(retaken.lone, "fervent-purge", green, "cavalry-blitz");
    retaken.run(AlliancePhase{});
    EXPECT_EQ(retaken.s.winner, none);

    p.run(AlliancePhase{});
    EXPECT_TRUE(same_side(p.s, green, p.s.winner));
    EXPECT_FALSE(p.s.flow.ask.open());
}

TEST_P(LoneVictory, OfTheAllianceInTheLoneCityAsksForTempleAndCeremony) {
    p.units("seth-2", green, 1);
    build_temple(p);
    p.run(AlliancePhase{});
    EXPECT_EQ(p.s.winner, none);
    LoneRow without{rules};
    hold_ceremony(without);
    without.units("seth-2", green, 1).run(AlliancePhase{});
    EXPECT_EQ(without.s.winner, none);
}

INSTANTIATE_TEST_SUITE_P(Editions, LoneVictory, ::testing::ValuesIn(lone_editions),
                         [](const auto& each) { return std::string(name_of(each.param)); });

// --- PP of battles and temples

class LonePrayer : public ::testing::Test {
protected:
    RowRules rules = printed_rules(Edition::lone_first);
    LoneRow p{rules};
};

TEST_F(LonePrayer, OfATileForABattleIsSharedByTheWholeTroop) {
    for (const Seat owner : {green, blue}) {
        LoneRow joint{rules};
        joint.tiles(owner, "white-3-holy-war").prayer(green, 0).prayer(blue, 0);
        joint.units("west-bank", green, 3).units("west-bank", blue, 1).units("west-bank", joint.lone, 1);
        joint.battle("west-bank", joint.lone, green).skip_windows().answer("fights anubis");
        joint.councils(joint.lone, "phalanx-defense", green, "shield-push");
        ASSERT_EQ(joint.asked(), AskKind::share);
        EXPECT_EQ(joint.asked_seat(), green) << "whoever fights";
        EXPECT_EQ(joint.legal().size(), 5U);
        joint.answer("give anubis 1");
        EXPECT_EQ(joint.prayer_of(green), 1);
        EXPECT_EQ(joint.prayer_of(blue), 3);
    }
}

TEST_F(LonePrayer, OfATileThatSeveralHaveIsPaidOnce) {
    p.tiles(green, "white-2-crusade").prayer(green, 0).prayer(blue, 0);
    p.s.player[blue].tiles |= p.s.player[green].tiles;
    refresh_powers(p.rules, p.s, blue);
    p.units("west-bank", green, 2).units("west-bank", blue, 2).units("west-bank", p.lone, 3);
    p.battle("west-bank", p.lone, green).skip_windows().answer("fights horus");
    p.councils(p.lone, "phalanx-defense", blue, "chariot-raid");  // one unit destroyed: 2 PP
    ASSERT_EQ(p.asked(), AskKind::share);
    p.answer("give anubis 1");
    EXPECT_EQ(p.prayer_of(green) + p.prayer_of(blue), 2);
}

TEST_F(LonePrayer, OfATroopOfOnePlayerIsThatPlayers) {
    p.tiles(green, "white-3-holy-war").prayer(green, 0).prayer(blue, 0);
    p.fight(p.lone, "phalanx-defense", green, "shield-push");
    EXPECT_EQ(p.prayer_of(green), 4);
    LoneRow seized{rules};  // both sides are the Alliance's
    seized.tiles(green, "white-2-crusade").prayer(green, 0).prayer(blue, 0);
    seized.units("west-bank", green, 3).units("nw-front", blue, 3);
    seized.seize_troop().answer("march 3 west-bank").answer("to nw-front");
    seized.councils(green, "fervent-purge", blue, "cavalry-blitz");
    EXPECT_EQ(seized.prayer_of(green), 2 * 2);
    EXPECT_EQ(seized.prayer_of(blue), 0);
}

// A tile of no edition with an alliance yet: a pack may have one.
TEST_F(LonePrayer, OfATileForTwoTemplesIsForTheTemplesOfItsOwner) {
    RowRules own = printed_rules(Edition::lone_first);
    own.set.tiles.named("white-1-priest").gives = {{{Power::night_temple_prayer, 2}}};
    for (const bool both : {true, false}) {
        LoneRow holds{own};
        holds.tiles(green, "white-1-priest").prayer(green, 0).prayer(blue, 0);
        holds.units("west-temple", green, 1).units("west-nile-temple", both ? green : blue, 1).scoring();
        EXPECT_EQ(holds.prayer_of(green), both ? 2 + 3 + 2 : 2);
        EXPECT_EQ(holds.player(keeper(holds.s, green)).divinity_points, 1) << "the Alliance holds both";
    }
}

// Cards of no edition with an alliance yet: a pack may let them be played in battle.
TEST(KemetLoneBattle, CardsOfTheDayMeetASeizedTroopWhereItStands) {
    RowRules own = printed_rules(Edition::lone_revised);
    for (const std::string_view id : {"enlistment", "prayer"}) own.set.di_cards.named(id).when = When::battle;
    own.set.di_cards.named("prayer").gives = {{{Power::removes_units, 1}}};
    LoneRow p{own};
    p.units("west-bank", green, 3).units("nw-front", blue, 3).cards(green, "enlistment").cards(blue, "prayer");
    p.seize_troop().answer("march 3 west-bank").answer("to nw-front");
    p.councils(green, "shield-push", blue, "shield-push", "enlistment", "prayer");
    EXPECT_EQ(p.units_in("west-bank", green), 2);
    EXPECT_EQ(joined(p.legal()), "place 1 west-bank, place 2 west-bank, done");
}

}  // namespace
}  // namespace mehen::kemet::test
