// One god against an alliance: what each side may do, what it may not, and how it wins.
#include <gtest/gtest.h>

#include <bit>
#include <string>
#include <vector>

#include "games/kemet/questions/battle.h"
#include "games/kemet/questions/reach.h"
#include "games/kemet/seth/flow/alliance.h"
#include "games/kemet/seth/flow/assault.h"
#include "games/kemet/seth/flow/joint_battle.h"
#include "games/kemet/seth/flow/takeover.h"
#include "games/kemet/table/battle.h"
#include "games/kemet/tests/seth/lone_table.h"

namespace mehen::kemet::test {
namespace {

// --- the day and the night

TEST(KemetLoneDay, TheTrackSaysHowManyActionsComeBeforeEachPhase) {
    for (int players = 2; players <= 5; ++players) {
        const Rules rules = lone_rules(players);
        std::string course;
        State s{};
        EventLog log;
        Kemet::start(rules, s, &log);
        Rng rng(7);
        while (s.day < 2 && s.flow.ask.open()) {
            const Move move = any_move(rules, s, rng);
            Kemet::apply(rules, s, move.seat, move.action, &log);
        }
        for (const Event& event : log) {
            if (event.kind == static_cast<std::uint8_t>(EventKind::night_begins)) break;
            if (event.kind == static_cast<std::uint8_t>(EventKind::turn_begins))
                course += is_lone(s, event.seat) ? 'S' : 'A';
        }
        std::string expected;
        for (const std::uint8_t actions : rules.set.day_track[static_cast<std::size_t>(players) - 2U])
            expected += std::string(actions, 'S') + std::string(static_cast<std::size_t>(players), 'A');
        EXPECT_EQ(course, expected) << players << " members";
    }
}

TEST(KemetLoneDay, ATokenOfItsOwnLiesOnNoYellowSpaceATakenOneAnywhere) {
    LonePosition p(3);
    p.run(new_turn(p.lone()));
    p.pass_windows();
    for (const SpaceRow& space : p.rules.set.lone_spaces) {
        EXPECT_EQ(p.allows("violet " + std::string(space.id)), !against_alliance(space.space)) << space.id;
        EXPECT_TRUE(p.allows("taken " + std::string(space.id) + " horus")) << space.id;
    }
}

TEST(KemetLoneNight, BringsAPrayerPointForEachMemberAndACardOfItsOwnDeck) {
    LonePosition p(4);
    for (Seat seat = 0; seat < p.rules.seats; ++seat) p.s.player[seat].prayer = 0;
    const Hand before = p.s.hand[p.lone()];
    p.run(Night{});
    Rng rng(1);
    while (p.s.flow.ask.to_chance()) Kemet::apply(p.rules, p.s, chance, Kemet::sample(p.rules, p.s, rng), nullptr);
    EXPECT_EQ(p.s.player[p.lone()].prayer, 4);
    EXPECT_EQ(p.s.player[green].prayer, p.rules.set.night_prayer);
    int drawn = 0;
    for (std::size_t card = 0; card < p.rules.set.di_cards.size(); ++card) {
        const int more = p.s.hand[p.lone()].di_cards[card] - before.di_cards[card];
        EXPECT_TRUE(more == 0 || p.rules.set.di_cards[card].lone) << p.rules.set.di_cards[card].id;
        drawn += more;
    }
    EXPECT_EQ(drawn, 1);
}

// --- the portal and walls

TEST(KemetLoneCity, ThePortalIsOpenToTheLoneGodAndClosedToOthersUntilTheCeremony) {
    LonePosition p(3);
    const AreaId bank = p.area("west-bank");
    const AreaId gate = p.area("seth-gate");
    p.units(bank, green, 2);
    p.units(gate, p.lone(), 2);
    Moving m{};
    m.creature = none;
    m.units = 2;
    m.land_moves = 1;
    const auto reaches = [&](Seat seat, AreaId from, AreaId to) {
        m.area = m.start = from;
        m.party = {};
        m.party[seat] = 2;
        return has_area(reach_of(p.rules, p.s, m, seat).walking, to);
    };
    EXPECT_TRUE(reaches(p.lone(), gate, bank));
    EXPECT_FALSE(reaches(green, bank, gate));
    p.s.pact.portal_open = 1;
    EXPECT_TRUE(reaches(green, bank, gate));
}

TEST(KemetAlliance, WallsOfFriendsDoNotStopATroop) {
    LonePosition p(3);
    const CityId city = p.s.player[blue].city;
    const AreaId front = p.rules.map.front[city];
    Moving m{};
    m.area = front;
    m.start = p.area("west-bank");  // not beside the walls
    m.creature = none;
    EXPECT_FALSE(walls_stop(p.rules, p.s, m, green, p.rules.map.district[city][0]));
    EXPECT_TRUE(walls_stop(p.rules, p.s, m, p.lone(), p.rules.map.district[city][0]));
}

// --- joint troops in battle

class JointBattle : public ::testing::Test {
protected:
    JointBattle() {
        p.units(p.rules.map.district[p.s.player[yellow].city][0], yellow, 1);  // the Alliance is not beaten
        p.units(area, green, 2);
        p.units(area, blue, 3);
        p.units(area, p.lone(), 4);
    }
    // The lone god attacks; blue has more units and says who fights.
    void start() { p.run(new_battle(area, p.lone(), blue)); }

    LonePosition p{3};
    AreaId area = p.empty(AreaKind::desert);
};

TEST_F(JointBattle, WhoeverHasMostUnitsSaysWhoFights) {
    start();
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::fighter));
    EXPECT_EQ(p.s.flow.ask.seats, mask_of(blue));
    p.answer("fights anubis");
    EXPECT_EQ(p.refused, "");
    EXPECT_EQ(p.s.sides[1], green);
}

TEST_F(JointBattle, TilesOfAllMembersCountEqualOnesOnce) {
    own_tile(p.table, green, p.tile("blue-1-defense"));
    const auto side = [&] {
        return side_of(p.rules, p.s, fighter_of(p.rules, p.s, area, blue, p.lone(), false, 0), nothing_chosen);
    };
    EXPECT_EQ(side().units, 5);
    const int with_one = side().strength;
    EXPECT_GT(with_one, 0) << "green's tile works for a battle that blue fights";
    put_in(p.s.player[blue].tiles, p.tile("blue-1-defense"));
    refresh_powers(p.rules, p.s, blue);
    EXPECT_EQ(side().strength, with_one);
}

TEST_F(JointBattle, ItsSpokesmanSaysWhoseUnitsAreLostAndHowARecallIsShared) {
    start();
    p.answer("fights horus");
    p.council(p.lone(), "fervent-purge", "cavalry-blitz");  // damage 2
    p.council(blue, "cavalry-blitz", "fervent-purge");
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::casualty)) << p.refused;
    EXPECT_EQ(p.s.flow.ask.seats, mask_of(blue));
    p.answer("lose " + p.id(area) + " anubis");
    p.answer("lose " + p.id(area) + " anubis");
    EXPECT_EQ(p.s.units[area][green], 0);
    EXPECT_EQ(p.s.units[area][blue], 3);
    EXPECT_EQ(p.refused, "");
}

TEST_F(JointBattle, ARecallIsSharedAsItsFighterSays) {
    p.s.player[green].prayer = p.s.player[blue].prayer = 0;
    start();
    p.answer("fights horus");
    p.council(p.lone(), "phalanx-defense", "cavalry-blitz");  // no damage, and weaker
    p.council(blue, "shield-push", "fervent-purge");
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::loser)) << p.answers();
    p.answer("recall");  // the beaten god
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::winner)) << p.answers();
    EXPECT_EQ(p.s.flow.ask.seats, mask_of(blue));
    p.answer("recall");
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::share));
    p.answer("give anubis 3");
    EXPECT_EQ(p.s.player[green].prayer, 3);
    EXPECT_EQ(p.s.player[green].prayer + p.s.player[blue].prayer, 5 - p.rules.set.recall_less);
    EXPECT_EQ(p.s.standing[area], no_seats);
    EXPECT_EQ(p.refused, "");
}

TEST_F(JointBattle, TheLoneGodMayNotRecallAsWinner) {
    p.units(area, p.lone(), 2);
    start();
    p.answer("fights horus");
    p.council(p.lone(), "cavalry-blitz", "fervent-purge");
    p.council(blue, "phalanx-defense", "cavalry-blitz");
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::loser)) << p.answers();
    p.answer("recall");
    if (is(p.s.flow.ask, AskKind::share)) p.answer("give anubis 0");
    EXPECT_FALSE(is(p.s.flow.ask, AskKind::winner));
    EXPECT_EQ(p.s.units[area][p.lone()], 6);
    EXPECT_EQ(p.s.player[p.lone()].battle_points, 1);
}

TEST_F(JointBattle, AMirrorChangesTheCardsOver) {
    const auto mirror = static_cast<std::uint8_t>(p.rules.special_card[3]);
    p.s.hand[p.lone()].cards.hand = static_cast<std::uint16_t>(p.s.hand[p.lone()].cards.hand | (1U << mirror));
    start();
    p.answer("fights horus");
    p.council(p.lone(), "mirror-clash", "cavalry-blitz");
    p.council(blue, "cavalry-blitz", "fervent-purge");  // strength 4 for the lone god: 4 + 4 against 5 + 2
    EXPECT_TRUE(is(p.s.flow.ask, AskKind::casualty) || is(p.s.flow.ask, AskKind::loser)) << p.answers();
    EXPECT_EQ(under_way<Battle>(p.s.flow).value_or(Battle{}).fought_units[0], 4) << "the battle is fought";
    EXPECT_EQ(under_way<Battle>(p.s.flow).value_or(Battle{}).winner, 0);
}

TEST_F(JointBattle, ACreatureWhoseOwnersLastUnitIsDestroyedLeavesTheTroop) {
    p.creature("blue-2-ancestral-elephant", green, area);
    remove_units(p.table, area, green, 1);
    EXPECT_EQ(p.s.creature[p.rules.creature_of[p.tile("blue-2-ancestral-elephant")]], area);
    remove_units(p.table, area, green, 1);
    EXPECT_NE(p.s.creature[p.rules.creature_of[p.tile("blue-2-ancestral-elephant")]], area);
}

// --- what the lone god seizes

class SeizedCreature : public ::testing::Test {
protected:
    SeizedCreature() {
        put_pyramid(p.table, p.rules.map.district[p.rules.map.lone_city][0],
                    {2, static_cast<std::uint8_t>(Colour::violet)});
        p.units(desert, green, 2);
        p.units(district, green, 2);
    }
    void seize() { p.run(SeizeCreature{{}, p.lone(), green, 0}); }

    LonePosition p{3};
    AreaId desert = p.empty(AreaKind::desert);
    const AreaId district = p.rules.map.district[p.s.player[green].city][0];
};

TEST_F(SeizedCreature, IsOneWhoseTileIsForSaleUpToTheLevelOfThePyramid) {
    seize();
    EXPECT_EQ(p.answers(), "seize ancestral-elephant; seize deep-desert-snake; ") << "level 2";
    own_tile(p.table, blue, p.tile("blue-2-ancestral-elephant"));
    seize();
    EXPECT_EQ(p.answers(), "seize deep-desert-snake; ");
}

TEST_F(SeizedCreature, AttacksOutsideCitiesUnlessItsCardSaysOtherwise) {
    seize();
    p.answer("seize ancestral-elephant");
    EXPECT_EQ(p.answers(), "attack " + p.id(desert) + " anubis; ");
    put_pyramid(p.table, p.rules.map.district[p.rules.map.lone_city][0],
                {4, static_cast<std::uint8_t>(Colour::violet)});
    seize();
    p.answer("seize phoenix");
    EXPECT_TRUE(p.allows("attack " + p.id(district) + " anubis"));
    EXPECT_EQ(p.refused, "");
}

TEST_F(SeizedCreature, ThatWinsIsAPointAndGoesBack) {
    seize();
    p.answer("seize ancestral-elephant");
    p.answer("attack " + p.id(desert) + " anubis");
    p.council(p.lone(), "cavalry-blitz", "fervent-purge");
    p.council(green, "chariot-raid", "fervent-purge");
    while (p.s.flow.ask.open()) p.answer(p.allows("recall") ? "recall" : "done");
    EXPECT_EQ(p.refused, "");
    EXPECT_EQ(p.s.player[p.lone()].battle_points, 1);
    EXPECT_EQ(p.s.pact.seized_creature, none);
    seize();
    EXPECT_FALSE(p.allows("seize ancestral-elephant")) << "its card is discarded";
    EXPECT_EQ(p.s.creature_owner[p.rules.creature_of[p.tile("blue-2-ancestral-elephant")]], none);
}

TEST_F(SeizedCreature, FightsWithoutTheTilesOfWhoeverSeizedIt) {
    p.s.pact.seized_creature = CreatureCardId(0);
    const auto strength = [&] {
        const Fighter fighter = fighter_of(p.rules, p.s, desert, p.lone(), green, true, 0);
        return side_of(p.rules, p.s, fighter, nothing_chosen).strength;
    };
    const int alone = strength();
    own_tile(p.table, p.lone(), p.tile("violet-4-scourge-of-kemet"));
    EXPECT_EQ(strength(), alone) << "no troop of the lone god fights there";
    own_tile(p.table, p.lone(), p.tile("violet-1-servile-corruption"));
    EXPECT_EQ(strength(), alone + 1) << "but for a tile that says so, whoever looks ahead at the battle";
}

TEST_F(SeizedCreature, MayAttackAJointTroopWithOneUnitOfThatPlayer) {
    p.units(desert, blue, 3);
    remove_units(p.table, desert, green, 1);
    seize();
    p.answer("seize ancestral-elephant");
    EXPECT_TRUE(p.allows("attack " + p.id(desert) + " anubis"));
    EXPECT_EQ(p.refused, "");
}

TEST_F(SeizedCreature, IsNoPointForADefenderWithoutSurvivors) {
    own_tile(p.table, green, p.tile("blue-3-defensive-victory"));
    for (const bool survive : {true, false}) {
        Battle battle = new_battle(desert, p.lone(), green);
        battle.winner = 1;
        battle.troop[1] = mask_of(green);
        p.s.pact.seized_creature = CreatureCardId(0);
        p.s.player[keeper(p.s, green)].battle_points = 0;
        if (!survive) remove_units(p.table, desert, green, p.s.units[desert][green]);
        reward_takeover(p.table, battle);
        EXPECT_EQ(p.s.player[keeper(p.s, green)].battle_points, survive ? 1 : 0);
    }
}

// Units may be lost between the entry and the battle.
TEST(JointDefence, NobodyFightsWithoutUnitsThere) {
    LonePosition p(2);
    const AreaId field = p.area("west-bank");
    const AreaId from = lowest(p.rules.map.land[field]);
    own_tile(p.table, p.lone(), p.tile("red-4-initiative"));
    p.units(from, p.lone(), 5);
    p.units(field, green, 2);
    p.units(field, blue, 1);
    p.run(new_move_of(p.lone()));
    p.answer("march 5 " + p.id(from));
    p.answer("to west-bank");
    p.pass_windows();
    for (int lost = 0; lost < 2 && is(p.s.flow.ask, AskKind::casualty); ++lost) p.answer("lose west-bank anubis");
    p.pass_windows();
    EXPECT_EQ(p.refused, "");
    EXPECT_EQ(p.s.units[field][green], 0);
    EXPECT_EQ(p.s.sides[1], blue);
}

class SeizedTroop : public ::testing::Test {
protected:
    SeizedTroop() {
        p.units(p.rules.map.district[p.s.player[yellow].city][0], yellow, 1);  // the Alliance is not beaten
        p.units(start, green, 3);
        p.units(start, yellow, 1);
        p.s.player[p.lone()].prayer = 5;
    }
    void seize() {
        MoveTroop move = new_move_of(green);
        move.mode = MoveTroop::Mode::seized;
        p.run(move);
    }

    LonePosition p{3};
    AreaId start = p.area("west-bank");
    AreaId near = lowest(p.rules.map.land[start]);
};

TEST_F(SeizedTroop, MovesAsAWholeAtTheLoneGodsWord) {
    seize();
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::seize_march));
    EXPECT_EQ(p.s.flow.ask.seats, mask_of(p.lone()));
    EXPECT_EQ(p.answers(), "march 4 west-bank; ");
    p.answer("march 4 west-bank");
    p.answer("to " + p.id(near));
    EXPECT_EQ(p.s.units[near][green], 3);
    EXPECT_EQ(p.s.units[near][yellow], 1);
    EXPECT_EQ(p.refused, "");
}

TEST_F(SeizedTroop, MeetsNeitherTheLoneGodNorItsOwnPlayerAlone) {
    remove_units(p.table, start, yellow, 1);
    p.units(near, green, 1);
    seize();
    if (p.allows("march 3 west-bank")) p.answer("march 3 west-bank");
    EXPECT_FALSE(p.allows("to " + p.id(near)));
    remove_units(p.table, near, green, 1);
    p.units(start, yellow, 1);
    p.units(near, p.lone(), 1);
    seize();
    if (p.allows("march 4 west-bank")) p.answer("march 4 west-bank");
    EXPECT_FALSE(p.allows("to " + p.id(near)));
}

TEST_F(SeizedTroop, FightsAMixedTroopWhoseDefenderIsAnotherPlayer) {
    p.units(near, green, 1);
    p.units(near, blue, 1);
    seize();
    p.answer("march 4 west-bank");
    p.answer("to " + p.id(near));
    p.pass_windows();
    ASSERT_EQ(p.s.sides[0], green) << p.answers() << p.refused;
    EXPECT_EQ(p.s.sides[1], blue);
    p.council(green, "cavalry-blitz", "fervent-purge");
    p.council(blue, "phalanx-defense", "fervent-purge");
    while (p.s.flow.ask.open())
        p.answer(p.allows("recall")          ? "recall"
                 : p.allows("stay")          ? "stay"
                 : p.allows("give anubis 0") ? "give anubis 0"
                                             : "done");
    EXPECT_EQ(p.s.player[p.lone()].battle_points, 1) << "the seized troop has won";
    EXPECT_EQ(p.s.player[green].battle_points, 0);
    EXPECT_EQ(p.s.pact.seized_from, none);
}

TEST_F(SeizedTroop, CannotBeOneThatTheSphinxGuards) {
    p.creature("blue-4-sphinx", green, start);
    seize();
    EXPECT_FALSE(p.allows("march 4 west-bank with sphinx"));
}

TEST(KemetLone, DestroysTwoUnitsOfOneMemberFromOneTroopOrTwo) {
    LonePosition p(3);
    const AreaId one = p.area("west-bank");
    const AreaId two = p.empty(AreaKind::desert) == one ? p.empty(AreaKind::temple) : p.empty(AreaKind::desert);
    p.units(one, green, 2);
    p.units(two, green, 1);
    p.units(two, blue, 3);
    p.run(DestroyTwo{p.lone(), green, units_destroyed_at_once});
    p.answer("lose west-bank anubis");
    EXPECT_FALSE(p.allows("lose " + p.id(two) + " horus"));
    p.answer("lose " + p.id(two) + " anubis");
    EXPECT_EQ(p.refused, "");
    EXPECT_EQ(p.s.units[one][green], 1);
    EXPECT_EQ(p.s.units[two][green], 0);
    EXPECT_EQ(p.s.units[two][blue], 3);
    EXPECT_FALSE(p.s.flow.ask.open());
}

// --- the assault

class TwoBattles : public ::testing::Test {
protected:
    // Two troops of the lone god stand beside two troops of the Alliance, each in an area of its own.
    void attack(Seat first, Seat second) {
        std::vector<std::pair<AreaId, AreaId>> pairs;  // two pairs of neighbouring deserts
        AreaMask used = 0;
        for (AreaId a = 0; a < p.rules.map.areas && pairs.size() < 2; ++a) {
            if (p.rules.area(a).kind != AreaKind::desert || has_area(used, a) || p.id(a) == "seth-gate") continue;
            for (AreaId b = 0; b < p.rules.map.areas; ++b)
                if (p.rules.area(b).kind == AreaKind::desert && b != a && !has_area(used, b) &&
                    has_area(p.rules.map.land[a], b)) {
                    used |= mask_of_area(a) | mask_of_area(b) | p.rules.map.land[a];
                    pairs.emplace_back(a, b);
                    break;
                }
        }
        ASSERT_EQ(pairs.size(), 2U);
        p.units(p.rules.map.district[p.s.player[yellow].city][0], yellow, 1);  // the Alliance is not beaten
        for (std::size_t i = 0; i < 2; ++i) {
            p.units(pairs[i].first, p.lone(), 5);
            p.units(pairs[i].second, i == 0 ? first : second, 3);
        }
        p.run(Assault{{}, p.lone(), {none, none}, {}, {}});
        for (const auto& [from, to] : pairs) {
            p.answer("march 5 " + p.id(from));
            p.answer("to " + p.id(to));
            areas.push_back(to);
        }
        p.pass_windows();
    }

    LonePosition p{3};
    std::vector<AreaId> areas;
};

TEST_F(TwoBattles, AgainstTwoEachPreparesAsUsual) {
    attack(green, blue);
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::assault_cards)) << p.refused;
    EXPECT_EQ(p.s.flow.ask.seats.size(), 3);
    p.answer_as(p.lone(), "choose cavalry-blitz");
    p.answer_as(p.lone(), "second fervent-purge");
    p.answer_as(p.lone(), "done");
    p.council(green, "chariot-raid", "fervent-purge");
    p.answer_as(blue, "second chariot-raid");
    p.answer_as(blue, "discard fervent-purge");
    p.answer_as(blue, "done");
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::first_battle)) << p.refused << p.answers();
    p.answer("fight " + p.id(areas[1]));
    EXPECT_EQ(p.s.sides[1], blue) << "the battle that was chosen comes first";
    while (p.s.flow.ask.open()) p.answer(p.allows("recall") ? "recall" : p.allows("stay") ? "stay" : "done");
    EXPECT_EQ(p.refused, "");
    EXPECT_EQ(p.s.player[p.lone()].battle_points, 2);
    EXPECT_EQ(std::popcount(unsigned{p.s.hand[p.lone()].cards.shown}), 2) << "two cards played, none discarded unused";
}

TEST_F(TwoBattles, AgainstOneThatOneGivesACardToEachToo) {
    attack(green, green);
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::assault_cards)) << p.refused;
    EXPECT_EQ(p.s.flow.ask.seats.size(), 2);
    for (const Seat seat : {p.lone(), green}) {
        p.answer_as(seat, "choose cavalry-blitz");
        EXPECT_FALSE(p.allows("discard fervent-purge"));
        p.answer_as(seat, "second fervent-purge");
        p.answer_as(seat, "done");
    }
    p.answer("fight " + p.id(areas[0]));
    while (p.s.flow.ask.open()) p.answer(p.allows("recall") ? "recall" : p.allows("stay") ? "stay" : "done");
    EXPECT_EQ(p.refused, "");
    EXPECT_EQ(p.s.player[p.lone()].battle_points, 2);
}

// --- temples and victories

TEST(KemetAlliance, TemplesAreWorthAPointFromTwoOrThreeOn) {
    for (const int players : {2, 3}) {
        LonePosition p(players);
        int held = 0;
        each_area(p.rules.map.temples, [&](AreaId area) {
            if (held < 2) p.units(area, held++ == 0 ? green : blue, 1);
        });
        p.units(p.empty(AreaKind::district), green, 1);
        p.s.player[keeper(p.s, green)].divinity_points = 0;
        p.run(Scoring{});
        EXPECT_EQ(p.s.player[keeper(p.s, green)].divinity_points, players == 2 ? 1 : 0) << players << " members";
        if (players == 2) continue;
        p.s.pact.temple_area[0] = p.area("west-bank");
        p.s.pact.temple_level[0] = 3;
        p.s.pact.temple_prayer[0] = PrayerTokenId(0);
        p.s.built_temples = mask_of_area(p.area("west-bank"));
        p.units(p.area("west-bank"), yellow, 1);
        p.s.player[yellow].prayer = 0;
        p.run(Scoring{});
        EXPECT_EQ(p.s.player[keeper(p.s, green)].divinity_points, 1) << "a complete sacrifice temple is one";
        EXPECT_EQ(p.s.player[yellow].prayer, p.rules.set.prayer_tokens[0].prayer);
    }
}

TEST(KemetAlliance, APlaceHeldTogetherPaysWhoeverHasMostUnitsThere) {
    LonePosition p(2);
    const AreaId temple = lowest(p.rules.map.temples);
    p.units(temple, green, 1);
    p.units(temple, blue, 2);
    p.s.player[green].prayer = p.s.player[blue].prayer = 0;
    p.run(Scoring{});
    EXPECT_EQ(p.s.player[green].prayer, 0);
    EXPECT_EQ(p.s.player[blue].prayer, p.rules.area(temple).income);
}

TEST(KemetLone, HasOnlyThePrayerPointsOfATempleItHolds) {
    LonePosition p(2);
    const AreaId site = p.area("west-bank");
    p.s.pact.temple_area[0] = site;
    p.s.pact.temple_level[0] = 3;
    p.s.pact.temple_prayer[0] = PrayerTokenId(3);
    p.s.built_temples = mask_of_area(site);
    p.units(site, p.lone(), 1);
    p.units(p.empty(AreaKind::district), green, 1);
    p.s.player[p.lone()].prayer = 0;
    settle_control(p.table);
    p.run(Scoring{});
    EXPECT_EQ(p.s.player[p.lone()].prayer, p.rules.set.prayer_tokens[3].prayer);
    EXPECT_EQ(points(p.s, p.lone()), 0);
    EXPECT_EQ(holder_of(p.s, site), none);
}

TEST(KemetLoneVictory, ComesAtOnceWithEnoughBattlePoints) {
    LonePosition p(2);
    p.units(p.area("west-bank"), green, 1);
    p.s.player[p.lone()].battle_points = 7;
    p.s.player[p.lone()].divinity_points = 5;
    look_for_victory(p.table);
    EXPECT_EQ(p.s.winner, none) << "no other VP count";
    gain_battle_point(p.table, p.lone());
    EXPECT_EQ(p.s.winner, p.lone());
}

TEST(KemetLoneVictory, ComesWhenTheAllianceHasNoUnitLeft) {
    LonePosition p(2);
    p.units(p.area("west-bank"), green, 1);
    p.units(p.rules.map.district[p.s.player[blue].city][0], blue, 1);
    remove_units(p.table, p.area("west-bank"), green, 1);
    EXPECT_EQ(p.s.winner, none);
    p.run(DestroyTwo{p.lone(), blue, units_destroyed_at_once});
    p.answer(p.answers().substr(0, p.answers().find(';')));
    EXPECT_EQ(p.s.winner, p.lone());
    EXPECT_FALSE(p.s.flow.ask.open());
    const Result result = Kemet::result(p.rules, p.s);
    EXPECT_EQ(result.place[p.lone()], 1);
    EXPECT_EQ(result.place[green], 2);
    EXPECT_EQ(result.team[green], result.team[blue]);
}

TEST(KemetAllianceVictory, AsksForATempleTheCeremonyAndSixPointsInAnyOrder) {
    for (int last = 0; last < 3; ++last) {
        LonePosition p(2);
        p.units(p.area("west-bank"), green, 1);
        if (last != 0) p.s.pact.temple_level[0] = 3;
        if (last != 1) p.s.pact.ceremony = 1;
        p.s.player[keeper(p.s, green)].battle_points = last == 2 ? 5 : 6;
        look_for_victory(p.table);
        EXPECT_EQ(p.s.winner, none) << last;
        p.s.pact.temple_level[0] = 3;
        p.s.pact.ceremony = 1;
        if (last == 2)
            gain_divinity_point(p.table, blue);
        else
            look_for_victory(p.table);
        EXPECT_TRUE(same_side(p.s, green, p.s.winner)) << last;
    }
}

TEST(KemetAllianceVictory, OrADistrictOfTheLoneCityHeldAtTheStartOfAPhase) {
    LonePosition p(2);
    const AreaId district = p.rules.map.district[p.rules.map.lone_city][1];
    p.units(district, green, 1);
    p.s.pact.speaker = green;
    p.s.pact.temple_level[0] = 3;
    look_for_victory(p.table);
    EXPECT_EQ(p.s.winner, none);
    p.run(AlliancePhase{});
    EXPECT_EQ(p.s.winner, none) << "without the ceremony it is no victory";
    p.s.pact.ceremony = 1;
    look_for_victory(p.table);
    EXPECT_EQ(p.s.winner, none) << "not before the next phase: it can be retaken";
    p.run(AlliancePhase{});
    EXPECT_TRUE(same_side(p.s, blue, p.s.winner));
}

// --- violet tiles

TEST(KemetVioletTiles, CorruptedUnitsServeUntilTheyLeaveTheBoard) {
    LonePosition p(2);
    own_tile(p.table, p.lone(), p.tile("violet-1-units-corruption"));
    const AreaId area = p.area("west-bank");
    p.units(area, p.lone(), 4);
    p.units(area, green, 2);
    p.units(p.rules.map.district[p.s.player[blue].city][0], blue, 1);
    p.run(new_battle(area, p.lone(), green));
    p.council(p.lone(), "fervent-purge", "cavalry-blitz");
    p.council(green, "chariot-raid", "fervent-purge");
    while (p.s.flow.ask.open()) p.answer(p.allows("recall") ? "recall" : p.allows("stay") ? "stay" : "done");
    EXPECT_EQ(p.s.pact.captives[green], 1);
    const int serving = p.s.units[area][p.lone()];
    EXPECT_EQ(serving + p.s.player[p.lone()].reserve, p.rules.set.lone_units + 1);
    remove_units(p.table, area, p.lone(), 1);
    EXPECT_EQ(p.s.pact.captives[green], 0) << "the corrupted one leaves first";
    EXPECT_EQ(p.s.units[area][p.lone()], serving - 1);
    EXPECT_EQ(p.s.player[green].reserve, p.rules.set.units);
}

TEST(KemetVioletTiles, EnergyDrainHasItsPartOfOthersPrayers) {
    LonePosition p(2);
    own_tile(p.table, p.lone(), p.tile("violet-1-energy-drain"));
    p.units(p.area("west-bank"), green, 1);
    p.s.player[p.lone()].prayer = p.s.player[green].prayer = 0;
    p.s.actor = none;
    p.run(new_turn(green));
    while (is(p.s.flow.ask, AskKind::window)) p.answer("pass");
    p.answer("token pray-1");
    EXPECT_EQ(p.refused, "");
    EXPECT_EQ(p.s.player[green].prayer, 2);
    EXPECT_EQ(p.s.player[p.lone()].prayer, 1);
}

}  // namespace
}  // namespace mehen::kemet::test
