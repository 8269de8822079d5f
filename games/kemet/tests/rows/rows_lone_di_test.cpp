// The lone god's DI cards, its creature cards and its battle card, one test each.
#include "games/kemet/tests/seth/lone_row.h"

namespace mehen::kemet::test {
namespace {

// --- in battle

KEMET_ROW("rage-of-chaos", in_lone) {
    expect_added(row, "rage-of-chaos", {1, 0, 0, 0});
}
KEMET_ROW("fury-of-chaos", in_lone) {
    expect_added(row, "fury-of-chaos", {2, 0, 0, 1});
}
KEMET_ROW("bloodthirst", in_lone) {
    expect_added(row, "bloodthirst", {0, 1, 0, 0});
}
KEMET_ROW("massacre", in_lone) {
    expect_added(row, "massacre", {0, 2, 0, 1});
}
KEMET_ROW("scales-of-sobek", in_lone) {
    expect_added(row, "scales-of-sobek", {0, 0, 1, 0});
}
KEMET_ROW("wall-of-sand", in_lone) {
    expect_added(row, "wall-of-sand", {0, 0, 2, 1});
}

// --- with a move

KEMET_ROW("sandstorm", in_lone) {
    EXPECT_EQ(moments_of(row, "sandstorm", 1), move_moments(row));
    for (const bool assault : {false, true}) {  // in a move action, or for one of the troops of an assault
        LoneRow p(row);
        p.cards(p.lone, "sandstorm").units("west-bank", p.lone, 2).prayer(p.lone, 1);
        if (assault)
            p.run(Assault{{}, p.lone, {none, none}, {}, {}});
        else
            p.move(p.lone);
        p.answer("play sandstorm");
        EXPECT_EQ(p.prayer_of(p.lone), 0);
        p.answer("march 2 west-bank").answer("to nw-front").answer("march 2 nw-front");
        EXPECT_TRUE(p.can("to nw-1"));  // it did not start beside the walls
        p.answer("to nw-1");
        EXPECT_EQ(p.units_in("nw-1", p.lone), 2);
        EXPECT_NE(p.asked(), AskKind::go_on);
    }
    LoneRow without(row);
    without.units("west-bank", without.lone, 2).tiles(without.lone, "red-1-god-speed").prayer(without.lone, 0);
    without.move(without.lone).answer("march 2 west-bank").answer("to nw-front").answer("march 2 nw-front");
    EXPECT_FALSE(without.can("to nw-1"));
    LoneRow land(row);  // the walls alone would not bring it there
    land.cards(land.lone, "sandstorm").units("west-bank", land.lone, 2).prayer(land.lone, 1).move(land.lone);
    land.answer("play sandstorm").answer("march 2 west-bank").answer("to sw-front");
    EXPECT_EQ(land.asked(), AskKind::go_on);
}

KEMET_ROW("dark-passage", in_lone) {
    EXPECT_EQ(moments_of(row, "dark-passage", 1), move_moments(row));
    for (const bool assault : {false, true}) {
        LoneRow p(row);
        p.cards(p.lone, "dark-passage").units("west-bank", p.lone, 2).prayer(p.lone, 1);
        if (assault)
            p.run(Assault{{}, p.lone, {none, none}, {}, {}});
        else
            p.move(p.lone);
        p.answer("play dark-passage").answer("march 2 west-bank");
        EXPECT_FALSE(p.can("teleport sw-front"));  // no obelisk
        p.answer("teleport west-temple");
        EXPECT_EQ(p.units_in("west-temple", p.lone), 2);
        EXPECT_EQ(p.prayer_of(p.lone), 0);  // only the card is paid for
    }
}

// --- by day

KEMET_ROW("tribute-of-fear", in_lone) {
    EXPECT_EQ(moments_of(row, "tribute-of-fear", 1), day_moments(row));
    LoneRow p(row, 3);
    p.cards(p.lone, "tribute-of-fear").prayer(p.lone, 0).prayer(green, 3).prayer(blue, 0).prayer(yellow, 1);
    p.turn(p.lone).answer("play tribute-of-fear");
    EXPECT_EQ(p.prayer_of(p.lone), 3);  // one for each, whatever they have
    EXPECT_EQ(p.prayer_of(green), 2);
    EXPECT_EQ(p.prayer_of(blue), 0);
    EXPECT_EQ(p.prayer_of(yellow), 0);
}

KEMET_ROW("call-of-the-red-land", in_lone) {
    EXPECT_EQ(moments_of(row, "call-of-the-red-land", 1), day_moments(row));
    LoneRow p(row);
    p.cards(p.lone, "call-of-the-red-land").units("west-bank", p.lone, 5).prayer(p.lone, 0).turn(p.lone);
    p.answer("play call-of-the-red-land");
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_TRUE(p.can("place 2 seth-3"));
    EXPECT_FALSE(p.can("place 3 seth-3"));
    EXPECT_FALSE(p.can("place 2 west-bank"));  // six at most
    p.answer("place 1 west-bank").answer("place 1 seth-3");
    EXPECT_EQ(p.units_in("west-bank", p.lone), 6);
    EXPECT_NE(p.asked(), AskKind::place_units);
}

KEMET_ROW("plague", in_lone) {
    EXPECT_EQ(moments_of(row, "plague", 1), day_moments(row));
    LoneRow p(row);
    p.cards(p.lone, "plague").units("west-bank", green, 1).units("west-bank", blue, 2).prayer(p.lone, 1);
    p.units("seth-1", p.lone, 1).turn(p.lone).answer("play plague");
    EXPECT_EQ(p.prayer_of(p.lone), 0);
    ASSERT_EQ(p.asked(), AskKind::target);
    EXPECT_TRUE(p.can("target nw-3 anubis"));  // in a city too
    EXPECT_FALSE(p.can("target seth-1 sobek"));
    p.answer("target west-bank horus");
    EXPECT_EQ(p.units_in("west-bank", blue), 1);
    EXPECT_EQ(p.units_in("west-bank", green), 1);
}

KEMET_ROW("silence-of-the-gods", in_lone) {
    EXPECT_EQ(moments_of(row, "silence-of-the-gods", 1), "");
    LoneRow p(row);
    p.cards(green, "prayer").cards(p.lone, "silence-of-the-gods").prayer(green, 0).turn(green).answer("play prayer");
    ASSERT_EQ(p.asked(), AskKind::window);
    EXPECT_EQ(p.asked_seat(), p.lone);
    p.answer("play silence-of-the-gods");
    EXPECT_EQ(p.prayer_of(green), 0);
    EXPECT_EQ(p.discarded("silence-of-the-gods") + p.discarded("prayer"), 2);
    LoneRow veto(row);  // no Veto
    veto.cards(veto.lone, "plague silence-of-the-gods").cards(green, "veto").prayer(veto.lone, 1).turn(veto.lone);
    veto.answer("play plague").answer("play veto");
    EXPECT_EQ(veto.skip_windows().asked(), AskKind::turn);
    EXPECT_EQ(veto.hand_of(veto.lone), 1);
}

// --- creature cards

// A creature fights alone, as four units do; won or lost its card is gone.
void expect_seized(const RowRules& row, const std::string& creature, int level, const Added& adds) {
    LoneRow p(row);
    p.violet_level(level).units("west-bank", green, 3);
    p.seize_creature(creature).councils(p.lone, "mixed-tactics", green, "mixed-tactics");
    EXPECT_EQ(attack_of(p), 4 + 2 + adds.strength);
    EXPECT_EQ(defence_of(p), 3 + 2);
    EXPECT_EQ(lost_by(p, green), std::min(3, 2 - 1 + adds.damage));
    EXPECT_EQ(lost_by(p, p.lone), 0);
    for (const Event& event : p.log) {
        const bool of_creature = event.kind == static_cast<std::uint8_t>(EventKind::losses) && event.seat == p.lone;
        EXPECT_TRUE(!of_creature || event.arg[3] == 1 + adds.protection);
    }
    if (p.asked() == AskKind::loser) p.answer("recall");
    p.draw_by_chance();
    EXPECT_EQ(p.player(p.lone).battle_points, 1);
    EXPECT_EQ(p.creature_at(creature), "nowhere");  // on its tile, for sale
    p.units("west-bank", green, 2).run(SeizeCreature{{}, p.lone, green, 0});
    EXPECT_FALSE(p.asked() == AskKind::seize_card && p.can("seize " + creature));

    LoneRow low(row);
    low.violet_level(level - 1).units("west-bank", green, 3);
    low.run(SeizeCreature{{}, low.lone, green, 0});
    EXPECT_FALSE(low.asked() == AskKind::seize_card && low.can("seize " + creature));
    LoneRow bought(row);  // the card is discarded at once
    bought.violet_level(4).units("west-bank", green, 3).creature(blue, creature);
    bought.run(SeizeCreature{{}, bought.lone, green, 0});
    EXPECT_FALSE(bought.can("seize " + creature));
    LoneRow lost(row);  // no VP, and the card is gone all the same
    lost.violet_level(level).units("west-bank", green, 5).tiles(green, "violet-4-scourge-of-kemet");
    lost.seize_creature(creature).councils(lost.lone, "chariot-raid", green, "cavalry-blitz");
    lost.answer("stay");
    EXPECT_EQ(lost.player(lost.lone).battle_points, 0);
    EXPECT_EQ(lost.s.pact.seized_creature, none);
}

KEMET_ROW("ancestral-elephant", in_lone) {
    expect_seized(row, "ancestral-elephant", 2, {1, 0, 1, 0});
}
KEMET_ROW("deep-desert-snake", in_lone) {
    expect_seized(row, "deep-desert-snake", 2, {0, 0, 0, 0});
    LoneRow p(row);  // the rival's creature counts for nothing
    p.violet_level(2).units("west-bank", green, 3).creature(green, "giant-scorpion", "west-bank");
    p.seize_creature("deep-desert-snake").councils(p.lone, "mixed-tactics", green, "mixed-tactics");
    EXPECT_EQ(defence_of(p), 3 + 2);
}
KEMET_ROW("sphinx", in_lone) {
    expect_seized(row, "sphinx", 4, {2, 0, 1, 0});
}
KEMET_ROW("royal-scarab", in_lone) {
    expect_seized(row, "royal-scarab", 3, {2, 0, 0, 0});
}
KEMET_ROW("giant-scorpion", in_lone) {
    expect_seized(row, "giant-scorpion", 4, {2, 2, 0, 0});
}
KEMET_ROW("phoenix", in_lone) {
    expect_seized(row, "phoenix", 4, {2, 0, 0, 0});
    LoneRow p(row);
    p.violet_level(4).units("west-bank", green, 1).run(SeizeCreature{{}, p.lone, green, 0}).answer("seize phoenix");
    EXPECT_EQ(joined(p.legal()), "attack nw-3 anubis, attack west-bank anubis");
    LoneRow other(row);
    other.violet_level(4).units("west-bank", green, 1).run(SeizeCreature{{}, other.lone, green, 0});
    other.answer("seize mummy");
    EXPECT_EQ(joined(other.legal()), "attack west-bank anubis");  // outside cities
}
KEMET_ROW("mummy", in_lone) {
    expect_seized(row, "mummy", 4, {2, 0, 0, 0});
    for (const bool wins : {true, false}) {
        LoneRow p(row);
        p.violet_level(4).units("west-bank", green, wins ? 2 : 5).tiles(green, "violet-4-scourge-of-kemet");
        p.seize_creature("mummy");
        p.councils(p.lone, wins ? "shield-push" : "chariot-raid", green, wins ? "shield-push" : "cavalry-blitz");
        if (p.asked() == AskKind::loser) p.answer("recall");
        if (p.asked() == AskKind::winner) p.answer("stay");
        p.draw_by_chance();
        EXPECT_EQ(p.hand_of(p.lone), wins ? 1 : 0);
    }
}

// --- Mirror Clash

KEMET_ROW("mirror-clash", in_lone) {
    for (const bool attacks : {true, false}) {
        LoneRow p(row);
        p.battle_cards(p.lone, "mirror-clash chariot-raid");
        if (attacks)
            p.fight(p.lone, "mirror-clash", green, "cavalry-blitz");
        else
            p.fight(green, "cavalry-blitz", p.lone, "mirror-clash");
        EXPECT_EQ(strength_of(p, attacks ? 0 : 1), 3 + 4);  // with the rival's card
        EXPECT_EQ(strength_of(p, attacks ? 1 : 0), 3 + 2);
        EXPECT_EQ(lost_by(p, green), 1 - 1);
        EXPECT_EQ(lost_by(p, p.lone), 1);
    }
    LoneRow p(row);  // each card goes back to whoever played it
    p.battle_cards(p.lone, "mirror-clash chariot-raid shield-push");
    p.fight(p.lone, "mirror-clash", green, "cavalry-blitz");
    p.answer("recall");
    const auto bit = [&](std::string_view card) { return 1U << index_of(p.rules.set.battle_cards, card); };
    EXPECT_NE(p.s.hand[p.lone].cards.shown & bit("mirror-clash"), 0U);
    EXPECT_NE(p.s.hand[green].cards.shown & bit("cavalry-blitz"), 0U);
}

}  // namespace
}  // namespace mehen::kemet::test
