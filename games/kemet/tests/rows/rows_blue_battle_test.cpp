// Blue tiles that work in battle. Those of day and night: rows_blue_test.cpp.
#include "games/kemet/tests/rows/row_tiles.h"

namespace mehen::kemet::test {
namespace {

KEMET_ROW("blue-1-defense", in_all) {
    Position defence(row.rules(2));
    defence.tiles(1, "blue-1-defense");
    fight(defence, "shield-push", "shield-push");
    EXPECT_EQ(strength_of(defence, 1), 3 + 3 + 1);
    EXPECT_EQ(strength_of(defence, 0), 3 + 3);

    Position attack(row.rules(2));
    attack.tiles(0, "blue-1-defense");
    fight(attack, "shield-push", "shield-push");
    EXPECT_EQ(strength_of(attack, 0), 3 + 3);

    const int home = row.over(Edition::first) ? 0 : 1;
    for (const Seat owner : {Seat{0}, Seat{1}}) {
        Position recruits(row.rules(2));  // whoever holds a rival's district defends it against recruits
        recruits.tiles(owner, "blue-1-defense").units("nw-1", 1, 3).prayer(0, 3).recruit(0).answer("recruit 3 nw-1");
        quiet_councils(recruits);
        EXPECT_EQ(strength_of(recruits, 0), 3 + 3 + home);
        EXPECT_EQ(strength_of(recruits, 1), 3 + 3 + (owner == 1 ? 1 : 0));
    }
}

void expect_shield(const RowRules& row, std::string_view tile) {
    for (const Seat seat : {Seat{0}, Seat{1}}) {  // attacking and defending
        Position p(row.rules(2));
        p.tiles(seat, tile);
        fight(p, "fervent-purge", "fervent-purge");  // damage 2
        EXPECT_EQ(p.units_in("west-bank", seat), 3 - (2 - 1));
        EXPECT_EQ(p.units_in("west-bank", rival_of(seat)), 3 - 2);
        EXPECT_EQ(strength_of(p, seat), 3 + 3);
    }
    Position both(row.rules(2));  // beside the card's
    both.tiles(0, tile);
    fight(both, "mixed-tactics", "chariot-raid");
    EXPECT_EQ(both.units_in("west-bank", 0), 3 - (3 - 1 - 1));
}

KEMET_ROW("blue-3-shield-of-neith", in_first | in_revised) {
    expect_shield(row, "blue-3-shield-of-neith");
}
KEMET_ROW("blue-2-shield-of-neith", in_blood_and_sand) {
    expect_shield(row, "blue-2-shield-of-neith");
}

KEMET_ROW("blue-2-defensive-strategy", in_all) {
    expect_special_card(row, Colour::blue, "blue-2-defensive-strategy", "special-defence");
    Position p(row.rules(2));
    buy_special_card(p, Colour::blue, "blue-2-defensive-strategy", "phalanx-defense");
    fight(p, "special-defence", "chariot-raid");  // 3 of strength and protection, no damage
    EXPECT_EQ(strength_of(p, 0), 3 + 3);
    EXPECT_EQ(p.units_in("west-bank", 0), 3);
    EXPECT_EQ(p.units_in("west-bank", 1), 3);
}

// --- the Deep Desert Snake

KEMET_ROW("blue-2-deep-desert-snake", in_first | in_revised) {
    expect_placed_when_bought(row, "blue-2-deep-desert-snake", "deep-desert-snake", Colour::blue, 2);
    expect_bonuses(row, "deep-desert-snake", {.land_moves = 1});
    for (const Seat seat : {Seat{0}, Seat{1}}) {  // attacking and defending
        Position p(row.rules(2));                 // no strength and damage of the other creature, but of tiles
        p.creature(seat, "deep-desert-snake", "west-bank").creature(rival_of(seat), "giant-scorpion", "west-bank");
        p.tiles(rival_of(seat), "red-3-blades-of-neith red-2-carnage");
        fight(p, "mixed-tactics", "mixed-tactics");
        EXPECT_EQ(strength_of(p, rival_of(seat)), 3 + 2 + 1);
        EXPECT_EQ(p.units_in("west-bank", seat), 3 - (2 + 1 - 1));

        Position protection(row.rules(2));
        protection.creature(seat, "deep-desert-snake", "west-bank");
        protection.creature(rival_of(seat), "ancestral-elephant", "west-bank");
        fight(protection, "fervent-purge", "fervent-purge");
        EXPECT_EQ(protection.units_in("west-bank", rival_of(seat)), 3 - 2);
    }
    Position elsewhere(row.rules(2));  // where it is, and nowhere else
    elsewhere.units("nw-1", 0, 1).creature(0, "deep-desert-snake", "nw-1");
    elsewhere.creature(1, "giant-scorpion", "west-bank");
    fight(elsewhere, "shield-push", "shield-push");
    EXPECT_EQ(strength_of(elsewhere, 1), 3 + 3 + 2);
}

// --- Defensive Victory

KEMET_ROW("blue-3-defensive-victory", in_all) {
    Position p(row.rules(2));
    p.tiles(1, "blue-3-defensive-victory");
    fight(p, "shield-push", "shield-push");
    EXPECT_EQ(p.told(EventKind::battle_won).seat, 1);
    EXPECT_EQ(p.player(1).battle_points, 1);
    EXPECT_EQ(p.player(1).divinity_points, 0);
    part(p, "recall");
    p.units("w-obelisk", 0, 2).units("w-obelisk", 1, 2);  // each battle
    p.battle("w-obelisk", 0, 1).council(0, "phalanx-defense", "cavalry-blitz");
    p.council(1, "phalanx-defense", "cavalry-blitz");
    EXPECT_EQ(p.player(1).battle_points, 2);

    Position nobody_left(row.rules(2));
    nobody_left.tiles(1, "blue-3-defensive-victory").units("west-bank", 0, 1).units("west-bank", 1, 2);
    nobody_left.battle("west-bank", 0, 1).council(0, "chariot-raid", "shield-push");
    nobody_left.council(1, "cavalry-blitz", "shield-push");
    EXPECT_EQ(nobody_left.told(EventKind::battle_won).seat, 1);
    EXPECT_EQ(nobody_left.player(1).battle_points, 0);

    Position loser(row.rules(2));
    loser.tiles(1, "blue-3-defensive-victory");
    fight(loser, "cavalry-blitz", "shield-push");
    EXPECT_EQ(loser.player(0).battle_points, 1);
    EXPECT_EQ(loser.player(1).battle_points, 0);

    Position attacker(row.rules(2));  // who gets the attacker's point and no other
    attacker.tiles(0, "blue-3-defensive-victory");
    fight(attacker, "cavalry-blitz", "shield-push");
    EXPECT_EQ(attacker.player(0).battle_points, 1);
}

// --- Prescience

KEMET_ROW("blue-3-prescience", in_all) {
    for (const Seat seat : {Seat{0}, Seat{1}}) {  // attacking and defending
        const Seat rival = rival_of(seat);
        Position p(row.rules(2));
        p.tiles(seat, "blue-3-prescience").cards(rival, "war-rage").units("west-bank", 0, 3).units("west-bank", 1, 3);
        p.battle("west-bank", 0, 1).skip_windows();
        ASSERT_EQ(p.asked(), AskKind::show_card);
        EXPECT_EQ(p.asked_seat(), rival);
        p.answer("choose cavalry-blitz");
        const auto played = [&](Seat viewer, Seat side) {
            return Kemet::observe(p.rules, p.s, viewer).council[side].played;
        };
        const std::uint8_t blitz = index_of(p.rules.set.battle_cards, "cavalry-blitz");
        EXPECT_EQ(played(seat, rival), blitz);  // before its owner has chosen anything
        EXPECT_EQ(played(spectator, rival), none);
        for (const Action& action : p.legal_actions(rival)) EXPECT_TRUE(is(action, ActionKind::discard));  // it stands

        p.answer_for(rival, "discard shield-push").answer_for(rival, "add war-rage");
        const View view = Kemet::observe(p.rules, p.s, seat);
        EXPECT_EQ(view.council[rival].discarded, none);  // that card only
        for (const std::uint8_t count : view.council[rival].di_cards) EXPECT_EQ(count, 0);
        p.answer_for(seat, "choose fervent-purge");
        EXPECT_EQ(played(rival, seat), none);
    }
}

}  // namespace
}  // namespace mehen::kemet::test
