// Red tiles that work in battle. Those of the day: rows_red_test.cpp.
#include "games/kemet/tests/rows/row_tiles.h"

namespace mehen::kemet::test {
namespace {

KEMET_ROW("red-1-charge", in_all) {
    Position attack(row.rules(2));
    attack.tiles(0, "red-1-charge");
    fight(attack, "shield-push", "shield-push");
    EXPECT_EQ(strength_of(attack, 0), 3 + 3 + 1);
    EXPECT_EQ(strength_of(attack, 1), 3 + 3);
    EXPECT_EQ(attack.told(EventKind::battle_won).seat, 0);

    Position defence(row.rules(2));
    defence.tiles(1, "red-1-charge");
    fight(defence, "shield-push", "shield-push");
    EXPECT_EQ(strength_of(defence, 1), 3 + 3);

    const int home = row.over(Edition::first) ? 0 : 1;
    Position recruits(row.rules(2));  // whoever recruits into a district that a rival holds attacks too
    recruits.tiles(0, "red-1-charge").units("nw-1", 1, 3).prayer(0, 4).recruit(0).answer("recruit 3 nw-1");
    if (recruits.asked() == AskKind::recruit) recruits.answer("done");
    quiet_councils(recruits);
    EXPECT_EQ(strength_of(recruits, 0), 3 + 3 + 1 + home);
    EXPECT_EQ(strength_of(recruits, 1), 3 + 3);
}

KEMET_ROW("red-2-carnage", in_all) {
    for (const Seat seat : {Seat{0}, Seat{1}}) {  // attacking and defending
        Position p(row.rules(2));
        p.tiles(seat, "red-2-carnage");
        fight(p, "mixed-tactics", "mixed-tactics");  // damage 2, protection 1
        EXPECT_EQ(p.units_in("west-bank", rival_of(seat)), 3 - (2 + 1 - 1));
        EXPECT_EQ(p.units_in("west-bank", seat), 3 - (2 - 1));
        EXPECT_EQ(strength_of(p, seat), 3 + 2);
    }
    Position blocked(row.rules(2));
    blocked.tiles(0, "red-2-carnage");
    fight(blocked, "shield-push", "shield-push");
    EXPECT_EQ(blocked.units_in("west-bank", 1), 3);
}

KEMET_ROW("red-2-offensive-strategy", in_all) {
    expect_special_card(row, Colour::red, "red-2-offensive-strategy", "special-attack");
    Position p(row.rules(2));
    buy_special_card(p, Colour::red, "red-2-offensive-strategy", "fervent-purge");
    fight(p, "special-attack", "mixed-tactics");  // 3 of strength and damage, no protection
    EXPECT_EQ(strength_of(p, 0), 3 + 3);
    EXPECT_EQ(p.units_in("west-bank", 1), 3 - (3 - 1));
    EXPECT_EQ(p.units_in("west-bank", 0), 3 - 2);
}

KEMET_ROW("red-3-blades-of-neith", in_all) {
    for (const Seat seat : {Seat{0}, Seat{1}}) {  // attacking and defending
        Position p(row.rules(2));
        p.tiles(seat, "red-3-blades-of-neith");
        fight(p, "shield-push", "shield-push");
        EXPECT_EQ(strength_of(p, seat), 3 + 3 + 1);
        EXPECT_EQ(strength_of(p, rival_of(seat)), 3 + 3);
    }
    Position both(row.rules(2));  // beside other tiles
    both.tiles(0, "red-1-charge red-3-blades-of-neith");
    fight(both, "shield-push", "shield-push");
    EXPECT_EQ(strength_of(both, 0), 3 + 3 + 2);
}

// Two of three cards discarded once all have been shown; the third was played.
void expect_wounds(const RowRules& row, Seat seat) {
    Position p(row.rules(2));
    p.tiles(seat, "red-3-divine-wound").cards(seat, "prayer raining-fire bronze-wall").prayer(seat, 0);
    p.cards(rival_of(seat), "war-rage");
    fight(p, "shield-push", "shield-push", seat == 0 ? "bronze-wall" : "", seat == 1 ? "bronze-wall" : "");
    ASSERT_EQ(p.asked(), AskKind::wound);
    EXPECT_EQ(p.asked_seat(), seat);
    EXPECT_EQ(p.happened(EventKind::battle_cards), 2);
    EXPECT_FALSE(p.can("wound bronze-wall"));
    p.answer("wound prayer").answer("wound raining-fire");
    if (p.asked() == AskKind::wound) p.answer("done");
    EXPECT_EQ(strength_of(p, seat), 3 + 3 + 2);
    EXPECT_EQ(strength_of(p, rival_of(seat)), 3 + 3);
    EXPECT_EQ(p.prayer_of(seat), 0);  // they neither cost nor give anything
    EXPECT_EQ(p.units_in("west-bank", rival_of(seat)), 3);
    EXPECT_EQ(p.s.discards[index_of(p.rules.set.di_cards, "prayer")], 1);
    EXPECT_EQ(p.s.discards[index_of(p.rules.set.di_cards, "raining-fire")], 1);
}

KEMET_ROW("red-3-divine-wound", in_all) {
    expect_wounds(row, 0);
    expect_wounds(row, 1);
    Position none(row.rules(2));  // as many as one likes
    none.tiles(0, "red-3-divine-wound").cards(0, "prayer");
    const int hand = none.hand_of(0);
    fight(none, "shield-push", "shield-push");
    ASSERT_EQ(none.asked(), AskKind::wound);
    if (row.over(Edition::blood_and_sand)) {
        EXPECT_FALSE(none.can("wound diversion"));  // it never leaves its owner
    }
    none.answer("done");
    EXPECT_EQ(strength_of(none, 0), 3 + 3);
    EXPECT_EQ(none.hand_of(0), hand);
}

// --- Initiative

KEMET_ROW("red-4-initiative", in_first | in_revised) {
    Position p(row.rules(2));
    p.tiles(0, "red-4-initiative").units("nw-front", 0, 3).units("west-bank", 1, 4);
    p.tiles(1, "blue-3-shield-of-neith").move(0).answer("march 3 nw-front").answer("to west-bank").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::council);
    EXPECT_EQ(p.units_in("west-bank", 1), 2);  // whatever protects them
    EXPECT_EQ(p.player(1).reserve, rules_of_seat(p.rules, p.s, 1).units - 2);
    quiet_councils(p);
    EXPECT_EQ(strength_of(p, 1), 2 + 3);
    EXPECT_EQ(p.player(0).battle_points, 1);

    Position gone(row.rules(2));  // nobody is left: no battle and no VP
    gone.tiles(0, "red-4-initiative red-1-god-speed").units("nw-front", 0, 3).units("west-bank", 1, 2).move(0);
    gone.answer("march 3 nw-front").answer("to west-bank").skip_windows();
    EXPECT_EQ(gone.units_in("west-bank", 1), 0);
    EXPECT_EQ(gone.happened(EventKind::battle), 0);
    EXPECT_EQ(gone.player(0).battle_points, 0);
    if (row.over(Edition::revised)) {
        EXPECT_EQ(gone.asked(), AskKind::go_on);
    }

    Position escape(row.rules(2));  // nothing happens to a troop that slips away
    escape.tiles(0, "red-4-initiative").units("nw-front", 0, 3).units("west-bank", 1, 3).cards(1, "escape").move(0);
    escape.answer("march 3 nw-front").answer("to west-bank").answer("play escape").skip_windows();
    escape.answer("to sw-front");
    EXPECT_EQ(escape.units_in("sw-front", 1), 3);

    Position recruits(row.rules(2));  // recruiting is no move
    recruits.tiles(0, "red-4-initiative").units("nw-1", 1, 3).prayer(0, 3).recruit(0).answer("recruit 3 nw-1");
    recruits.skip_windows();
    EXPECT_EQ(recruits.asked(), AskKind::council);
    EXPECT_EQ(recruits.units_in("nw-1", 1), 3);

    Position defence(row.rules(2));
    defence.tiles(1, "red-4-initiative").units("nw-front", 0, 3).units("west-bank", 1, 3).move(0);
    defence.answer("march 3 nw-front").answer("to west-bank").skip_windows();
    EXPECT_EQ(defence.units_in("west-bank", 0), 3);
}

KEMET_ROW("red-4-initiative", in_blood_and_sand) {
    Position attack(row.rules(2));
    attack.tiles(0, "red-4-initiative");
    fight(attack, "shield-push", "fervent-purge");
    EXPECT_EQ(strength_of(attack, 0), 3 + 3 + 1);
    EXPECT_EQ(attack.units_in("west-bank", 1), 3 - 2);

    Position protection(row.rules(2));  // stops one of the two
    protection.tiles(0, "red-4-initiative");
    fight(protection, "shield-push", "phalanx-defense");
    EXPECT_EQ(protection.units_in("west-bank", 1), 3 - 1);

    Position defence(row.rules(2));
    defence.tiles(1, "red-4-initiative");
    fight(defence, "fervent-purge", "shield-push");
    EXPECT_EQ(strength_of(defence, 1), 3 + 3);
    EXPECT_EQ(defence.units_in("west-bank", 0), 3);

    Position entering(row.rules(2));  // nothing before the battle
    entering.tiles(0, "red-4-initiative").units("nw-front", 0, 3).units("west-bank", 1, 2).move(0);
    entering.answer("march 3 nw-front").answer("to west-bank");
    EXPECT_EQ(entering.units_in("west-bank", 1), 2);
}

}  // namespace
}  // namespace mehen::kemet::test
