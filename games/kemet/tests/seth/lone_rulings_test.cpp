// What the rulebook of one god against an alliance leaves open, as docs/rulings.md decides it.
#include "games/kemet/questions/buying.h"
#include "games/kemet/tests/seth/lone_row.h"

namespace mehen::kemet::test {
namespace {

class LoneRulings : public ::testing::TestWithParam<Edition> {
protected:
    bool revised() const { return GetParam() == Edition::lone_revised; }
    std::string why_not(Seat seat, const std::string& words) const {
        Action action{};
        EXPECT_TRUE(Kemet::parse_action(p.rules, words, action)) << words;
        return Kemet::refusal_text(p.rules, Kemet::explain(p.rules, p.s, seat, action), Language::en);
    }

    RowRules rules = printed_rules(GetParam());
    LoneRow p{rules, 3};
};
INSTANTIATE_TEST_SUITE_P(Over, LoneRulings, ::testing::ValuesIn(lone_editions),
                         [](const auto& each) { return std::string(name_of(each.param)); });

// --- tiles of every member count

TEST_P(LoneRulings, DivineWoundWorksForAJointTroopWhicheverMemberOwnsIt) {
    for (const Seat owner : {green, blue}) {
        LoneRow q(rules, 3);
        q.tiles(owner, "red-3-divine-wound").cards(green, "war-rage bronze-wall");
        q.units("west-bank", green, 2).units("west-bank", blue, 2).units("west-bank", q.lone, 3);
        q.battle("west-bank", q.lone, green).answer("fights anubis");
        q.councils(q.lone, "shield-push", green, "shield-push");
        ASSERT_EQ(q.asked(), AskKind::wound);
        EXPECT_EQ(q.asked_seat(), green) << "whoever fights gives the cards";
        q.answer("wound war-rage").answer("wound bronze-wall");
        EXPECT_EQ(defence_of(q), 4 + 3 + 2);
    }
    p.tiles(yellow, "red-3-divine-wound").cards(green, "war-rage");  // of a member who has no units there
    p.fight(green, "shield-push", p.lone, "shield-push");
    EXPECT_NE(p.asked(), AskKind::wound);
}

TEST_P(LoneRulings, CardsForAMassacreAreDrawnByTheMemberWhoOwnsTheTile) {
    const Tile* tile = nullptr;
    for (const Tile& each : p.rules.set.tiles)
        if (amount(each.gives, Power::cards_per_massacre) > 0) tile = &each;
    ASSERT_NE(tile, nullptr);
    p.tiles(blue, tile->id).units("west-bank", green, 3).units("west-bank", blue, 2).units("west-bank", p.lone, 3);
    p.battle("west-bank", green, p.lone).answer("fights anubis");
    p.councils(green, "fervent-purge", p.lone, "phalanx-defense");  // two of damage against two of protection
    while (p.s.flow.ask.open() && !p.s.flow.ask.to_chance())
        p.answer(p.can("recall") ? "recall" : p.can("stay") ? "stay" : p.legal().front());
    EXPECT_EQ(p.hand_of(blue), 0) << "nobody was destroyed";
    LoneRow q(rules, 3);
    q.tiles(blue, tile->id).units("west-bank", green, 3).units("west-bank", blue, 2).units("west-bank", q.lone, 3);
    q.battle("west-bank", green, q.lone).answer("fights anubis");
    q.councils(green, "fervent-purge", q.lone, "fervent-purge");
    while (q.s.flow.ask.open()) q.answer(q.can("recall") ? "recall" : q.can("stay") ? "stay" : q.legal().front());
    EXPECT_EQ(q.hand_of(blue), 1);
    EXPECT_EQ(q.hand_of(green), 0);
}

// --- seized troops

// Green's token is used. Green and blue stand on the west bank, green alone before the north-western city.
class SeizedJointTroop : public LoneRulings {
protected:
    SeizedJointTroop() {
        p.units("west-bank", green, 2).units("west-bank", blue, 2).units("nw-front", green, 2).prayer(p.lone, 5);
    }
};
INSTANTIATE_TEST_SUITE_P(Over, SeizedJointTroop, ::testing::ValuesIn(lone_editions),
                         [](const auto& each) { return std::string(name_of(each.param)); });

TEST_P(SeizedJointTroop, MayAttackATroopOfTheTokensPlayerAloneIfAnotherMemberAttacks) {
    p.seize_troop().answer("march 4 west-bank").answer("to nw-front").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::council);
    EXPECT_EQ(p.s.sides[0], blue) << "attacker and defender are never the same player";
    EXPECT_EQ(p.s.sides[1], green);
    p.councils(blue, "cavalry-blitz", green, "phalanx-defense");
    EXPECT_EQ(attack_of(p), 4 + 4) << "with all its units, green's too";
    EXPECT_EQ(defence_of(p), 2 + 2);
    while (p.s.flow.ask.open()) p.answer(p.can("recall") ? "recall" : p.can("stay") ? "stay" : p.legal().front());
    EXPECT_EQ(p.player(p.lone).battle_points, 1);
    EXPECT_EQ(p.s.pact.seized_from, none);
}

TEST_P(SeizedJointTroop, OfSeveralOthersItsSpokesmanSaysWhoAttacks) {
    p.units("west-bank", yellow, 1);
    p.seize_troop().answer("march 5 west-bank").answer("to nw-front").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::fighter);
    EXPECT_EQ(p.asked_seat(), blue) << "with more units than yellow";
    EXPECT_EQ(joined(p.legal()), "fights horus, fights sobek");
    EXPECT_EQ(why_not(blue, "fights anubis"), "Anubis defends alone: another player fights for the seized troop.");
    p.answer("fights sobek").skip_windows();
    EXPECT_EQ(p.s.sides[0], yellow);
}

TEST_P(SeizedJointTroop, DoesNotStrikeItsOwnPlayersUnitsFirst) {
    p.tiles(green, "red-4-initiative");
    p.seize_troop().answer("march 4 west-bank").answer("to nw-front").skip_windows();
    EXPECT_EQ(p.units_in("nw-front", green), 2);
    EXPECT_EQ(p.asked(), AskKind::council);
}

TEST_P(SeizedJointTroop, OfThatPlayerAloneMayNot) {
    LoneRow q(rules, 3);
    q.units("west-bank", green, 2).units("nw-front", green, 2).prayer(q.lone, 5);
    q.seize_troop().answer("march 2 west-bank");
    EXPECT_FALSE(q.can("to nw-front"));
}

TEST_P(SeizedJointTroop, AtTheGateIsToldThatItNeverEntersTheLoneCity) {
    for (const bool open : {false, true}) {
        p.s.pact.portal_open = open ? 1 : 0;
        p.seize_troop().answer("march 4 west-bank");
        EXPECT_NE(why_not(p.lone, "to seth-gate").find("neither enters your city"), std::string::npos)
            << why_not(p.lone, "to seth-gate");
    }
}

// --- what a member does not move

TEST_P(LoneRulings, InitiativeIsForWhoeverMoves) {
    for (const Seat owner : {green, blue}) {
        LoneRow q(rules, 3);
        q.tiles(owner, "red-4-initiative").units("west-bank", green, 2).units("west-bank", blue, 2);
        q.units("nw-front", q.lone, 4).move(green).answer("march 2 west-bank").answer("along horus 2");
        q.answer("to nw-front").skip_windows();
        EXPECT_EQ(q.units_in("nw-front", q.lone), owner == green ? 2 : 4);
        LoneRow seized(rules, 3);  // a troop seized with green's token moves as green's
        seized.tiles(owner, "red-4-initiative").units("west-bank", green, 2).units("west-bank", blue, 2);
        seized.units("nw-front", yellow, 4).prayer(seized.lone, 5);
        seized.seize_troop().answer("march 4 west-bank").answer("to nw-front").skip_windows();
        EXPECT_EQ(seized.units_in("nw-front", yellow), owner == green ? 2 : 4);
    }
}

// --- set-up

TEST_P(LoneRulings, TheLoneGodSplitsItsTwelveUnitsOverItsCityAsItLikes) {
    for (Seat seat = 0; seat < 3; ++seat) p.s.player[seat].reserve = 2;  // the others have deployed
    p.run(kemet::SetUp{kemet::SetUp::Step::units, 0, 0});
    ASSERT_EQ(p.asked(), AskKind::deploy);
    ASSERT_EQ(p.asked_seat(), p.lone);
    EXPECT_TRUE(p.can("deploy 1 seth-1") && p.can("deploy 6 seth-3"));
    EXPECT_FALSE(p.can("deploy 7 seth-1"));
    p.answer("deploy 4 seth-3");
    EXPECT_FALSE(p.can("deploy 1 seth-1")) << "twelve stand in the city in the end";
    p.answer("deploy 3 seth-1").answer("deploy 5 seth-2");
    EXPECT_EQ(p.player(p.lone).reserve, 3);
}

// --- pyramids

int highest_violet(const LoneRow& p, Seat seat) {
    const TileSet reach = tiles_in_reach(p.rules, p.s, Buy{{}, seat, 0, 0, 0, 0, none});
    int level = 0;
    for (std::size_t i = 0; i < p.rules.set.tiles.size(); ++i)
        if (has_bit(reach, i) && p.rules.set.tiles[i].colour == Colour::violet)
            level = std::max<int>(level, p.rules.set.tiles[i].level);
    return level;
}

TEST_P(LoneRulings, VioletTilesAskForTheOwnThreePyramidsUnderControl) {
    p.violet_level(4).prayer(green, 11).units("seth-1", green, 1);
    EXPECT_EQ(highest_violet(p, green), 0) << "a captured violet pyramid is no way to them";
    p.pyramid("nw-1", Colour::red, 2).pyramid("nw-2", Colour::blue, 2).pyramid("nw-3", Colour::white, 2);
    EXPECT_EQ(highest_violet(p, green), 2);
    p.units("nw-2", blue, 1);
    EXPECT_EQ(highest_violet(p, green), 2) << "a friend takes nothing away";
    kemet::Table table{p.rules, p.s, nullptr};
    remove_units(table, p.area("nw-2"), blue, 1);
    p.units("nw-2", p.lone, 1);
    EXPECT_EQ(highest_violet(p, green), 0);
    p.run(Buy{{}, green, 0, 0, 0, 0, none});
    EXPECT_NE(why_not(green, "tile violet-1-energy-drain").find("Seth holds this pyramid of yours"), std::string::npos);
}

TEST_P(LoneRulings, APyramidIsSeizedAlsoWhileTheLoneGodStandsOnIt) {
    p.violet_level(3).prayer(p.lone, 11).pyramid("nw-1", Colour::red, 2);
    const Buy buy{{}, p.lone, colour_count, 1, 0, 0, green};
    const TileSet before = tiles_in_reach(p.rules, p.s, buy);
    ASSERT_FALSE(is_empty(before));
    p.units("nw-1", p.lone, 2);
    EXPECT_EQ(tiles_in_reach(p.rules, p.s, buy), before);
    EXPECT_TRUE(is_empty(tiles_in_reach(p.rules, p.s, Buy{{}, p.lone, colour_count, 1, 0, 0, blue})))
        << "it is green's";
}

// --- where a beaten troop goes

TEST_P(LoneRulings, ABeatenTroopEntersDistrictsOfItsOwnPlayersOnly) {
    for (const bool with_owner : {true, false}) {
        LoneRow q(rules, 3);
        q.units("nw-front", green, with_owner ? 1 : 0).units("nw-front", blue, 2).units("nw-front", q.lone, 5);
        q.battle("nw-front", q.lone, blue);
        if (q.asked() == AskKind::fighter) q.answer("fights horus");
        q.councils(q.lone, "shield-push", blue, "shield-push");
        ASSERT_EQ(q.asked(), AskKind::loser);
        q.answer("retreat");
        ASSERT_EQ(q.asked(), AskKind::retreat_to);
        EXPECT_EQ(q.can("to nw-1"), with_owner || !revised());
        EXPECT_TRUE(q.can("to west-bank"));
        if (!q.can("to nw-1")) {
            Action action{};
            Kemet::parse_action(q.rules, "to nw-1", action);
            const auto why = Kemet::explain(q.rules, q.s, q.lone, action);
            EXPECT_NE(Kemet::refusal_text(q.rules, why, Language::en).find("players who have units in it"),
                      std::string::npos);
        }
    }
}

// The lone god's districts are a rival's: only in the first edition a troop escapes there, too.
TEST_P(LoneRulings, ATroopEscapesIntoAnyDistrictOfTheAlliance) {
    p.cards(blue, "escape").units("nw-front", blue, 2).units("west-bank", p.lone, 3).prayer(p.lone, 0).move(p.lone);
    p.answer("march 3 west-bank").answer("to nw-front");
    ASSERT_EQ(p.asked(), AskKind::window);
    p.answer("play escape").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::retreat_to);
    EXPECT_TRUE(p.can("to nw-1")) << "green's";
    LoneRow q(rules, 3);
    q.cards(blue, "escape").units("seth-gate", blue, 2).units("seth-1", q.lone, 3).prayer(q.lone, 0).move(q.lone);
    q.answer("march 3 seth-1").answer("to seth-gate");
    ASSERT_EQ(q.asked(), AskKind::window);
    EXPECT_EQ(q.can("play escape"), !revised());
}

// --- creatures

TEST_P(LoneRulings, ACreatureWhoseOwnersLastUnitIsSacrificedGoesToTheReserve) {
    p.units("west-bank", green, 1).units("west-bank", blue, 2).creature(green, "ancestral-elephant", "west-bank");
    p.run(AlliancePhase{});
    ASSERT_EQ(p.asked(), AskKind::build_temple);
    p.answer("build west-bank anubis");
    EXPECT_EQ(p.creature_at("ancestral-elephant"), "reserve") << "given up, not destroyed";
    LoneRow q(rules, 3);
    q.units("west-bank", green, 1).units("west-bank", blue, 2).creature(green, "ancestral-elephant", "west-bank");
    q.run(DestroyTwo{q.lone, green, 1}).answer("lose west-bank anubis");
    EXPECT_EQ(q.creature_at("ancestral-elephant"), "nw-3") << "home, for it was destroyed";
}

// --- the VP of a level-4 pyramid

TEST_P(LoneRulings, AMembersPyramidIsLostToTheLoneGodOnlyWhenItStaysThere) {
    for (const bool stays : {false, true}) {
        LoneRow q(rules, 3);
        q.pyramid("nw-1", Colour::red, 4).units("nw-front", q.lone, 2).prayer(q.lone, 2);
        Table table{q.rules, q.s};
        settle_control(table);
        ASSERT_NE(holder_of(q.s, q.area("nw-1")), none);
        q.turn(q.lone).skip_windows().answer("violet move-1").answer("march 2 nw-front").answer("to nw-1");
        EXPECT_EQ(q.happened(EventKind::temporary_lost), 0) << "the move goes on";
        if (stays)
            q.answer("stay").skip_windows();
        else
            q.answer("march 2 nw-1").answer("teleport west-temple").skip_windows();
        EXPECT_EQ(q.happened(EventKind::temporary_lost), stays ? 1 : 0);
        EXPECT_EQ(holder_of(q.s, q.area("nw-1")) == none, stays);
    }
}

}  // namespace
}  // namespace mehen::kemet::test
