// White tiles that work by day and in battle. Those of the night: rows_white_night_test.cpp.
#include "games/kemet/tests/rows/row_tiles.h"

namespace mehen::kemet::test {
namespace {

// --- paying and praying

KEMET_ROW("white-1-priest", in_all) {
    Position p(row.rules(2));
    p.tiles(0, "white-1-priest").prayer(0, 1).prayer(1, 1);
    p.turn(0).skip_windows().answer("token pray-1").skip_windows();
    EXPECT_EQ(p.prayer_of(0), 4);
    p.turn(0).skip_windows().answer("token pray-2").skip_windows();
    EXPECT_EQ(p.prayer_of(0), 7);  // each pray action
    p.turn(1).skip_windows().answer(is_lone(p.s, 1) ? "violet pray" : "token pray-1").skip_windows();
    EXPECT_EQ(p.prayer_of(1), 1 + rules_of_seat(p.rules, p.s, 1).pray_prayer);
    p.night().draw_by_chance();
    EXPECT_EQ(p.prayer_of(0), 9);  // the night is no pray action

    Position card(row.rules(2));  // nor is a DI card
    card.tiles(0, "white-1-priest").cards(0, "prayer").prayer(0, 0).turn(0).answer("play prayer").skip_windows();
    EXPECT_EQ(card.prayer_of(0), 2);
}

KEMET_ROW("white-1-priest", in_all) {  // also the one of a silver token
    Position p(row.rules(3));
    p.tiles(0, "white-1-priest white-4-act-of-god").prayer(0, 0).turn(0).skip_windows();
    p.answer("token pray-1").answer("silver pray-2").answer("first silver").skip_windows();
    EXPECT_EQ(p.prayer_of(0), 6);
}

KEMET_ROW("white-1-priestess", in_all) {
    Position p(row.rules(2));
    p.tiles(0, "white-1-priestess").pyramid("nw-1", Colour::white, 2).prayer(0, 1).buy(0, Colour::white);
    ASSERT_TRUE(can_buy(p, "white-2-slaves"));
    p.answer("tile white-2-slaves");
    EXPECT_EQ(p.prayer_of(0), 0);

    Position red(row.rules(2));  // of any colour
    red.tiles(0, "white-1-priestess").pyramid("nw-1", Colour::red, 3).prayer(0, 5).buy(0, Colour::red);
    red.answer("tile red-3-blades-of-neith");
    EXPECT_EQ(red.prayer_of(0), 3);

    Position poor(row.rules(2));  // a tile may become free
    poor.tiles(0, "white-1-priestess").pyramid("nw-1", Colour::white, 4).prayer(0, 0).buy(0, Colour::white);
    EXPECT_TRUE(can_buy(poor, "white-1-priest"));
    EXPECT_FALSE(can_buy(poor, "white-2-slaves"));
    poor.answer("tile white-1-priest");
    EXPECT_EQ(poor.prayer_of(0), 0);

    Position both(row.rules(2));  // and costs no less than nothing
    both.tiles(0, "white-1-priestess white-4-priest-of-ra").pyramid("nw-1", Colour::white, 2).prayer(0, 3);
    both.buy(0, Colour::white).answer("tile white-1-priest");
    EXPECT_EQ(both.prayer_of(0), 3);

    Position levels(row.rules(2));  // pyramids cost what they did
    levels.tiles(0, "white-1-priestess").pyramid("nw-1", Colour::white, 1).prayer(0, 2);
    levels.raise(0).answer("raise nw-1 2");
    EXPECT_EQ(levels.prayer_of(0), 0);
}

KEMET_ROW("white-2-slaves", in_all) {
    Position p(row.rules(2));
    p.tiles(0, "white-2-slaves").pyramid("nw-1", Colour::white, 1).prayer(0, 3).raise(0);
    EXPECT_FALSE(p.can("raise nw-1 4"));
    ASSERT_TRUE(p.can("raise nw-1 3"));
    p.answer("raise nw-1 3");  // 2 - 1 and 3 - 1
    EXPECT_EQ(p.prayer_of(0), 0);

    Position first(row.rules(2));  // the first level becomes free, and no more than that
    first.tiles(0, "white-2-slaves").prayer(0, 1).raise(0).answer("pyramid nw-2 blue 2");
    EXPECT_EQ(first.prayer_of(0), 0);
    Position nothing(row.rules(2));
    nothing.tiles(0, "white-2-slaves").prayer(0, 0).raise(0);
    ASSERT_EQ(nothing.asked(), AskKind::raise);
    EXPECT_FALSE(nothing.can("pyramid nw-2 blue 2"));
    nothing.answer("pyramid nw-2 blue 1");
    EXPECT_EQ(nothing.prayer_of(0), 0);

    Position both(row.rules(2));  // Priest of Ra saves one more, of the sum
    both.tiles(0, "white-2-slaves white-4-priest-of-ra").pyramid("nw-1", Colour::white, 1).prayer(0, 9);
    both.raise(0).answer("raise nw-1 4");
    EXPECT_EQ(both.prayer_of(0), 9 - (1 + 2 + 3 - 1));

    Position tile(row.rules(2));  // tiles cost what they did
    tile.tiles(0, "white-2-slaves").pyramid("nw-1", Colour::white, 2).prayer(0, 2).buy(0, Colour::white);
    tile.answer("tile white-2-divine-boon");
    EXPECT_EQ(tile.prayer_of(0), 0);
}

KEMET_ROW("white-4-priest-of-ra", in_all) {
    Position tile(row.rules(2));
    tile.tiles(0, "white-4-priest-of-ra").pyramid("nw-1", Colour::white, 4).prayer(0, 1).buy(0, Colour::white);
    EXPECT_TRUE(can_buy(tile, "white-1-priest"));  // free
    EXPECT_FALSE(can_buy(tile, "white-3-hand-of-god"));
    tile.answer("tile white-2-slaves");
    EXPECT_EQ(tile.prayer_of(0), 0);

    Position levels(row.rules(2));  // one point for the action, not for each level
    levels.tiles(0, "white-4-priest-of-ra").pyramid("nw-1", Colour::white, 1).prayer(0, 8);
    levels.raise(0).answer("raise nw-1 4");
    EXPECT_EQ(levels.prayer_of(0), 0);

    Position units(row.rules(2));  // nor for each unit, in however many districts
    units.tiles(0, "white-4-priest-of-ra").prayer(0, 4).recruit(0).answer("recruit 2 nw-1").answer("recruit 3 nw-2");
    EXPECT_EQ(units.prayer_of(0), 0);

    Position teleport(row.rules(2));
    teleport.tiles(0, "white-4-priest-of-ra").units("nw-1", 0, 1).pyramid("nw-1", Colour::white, 1).prayer(0, 1);
    teleport.move(0).answer("march 1 nw-1").answer("teleport west-temple");
    EXPECT_EQ(teleport.prayer_of(0), 0);
}

KEMET_ROW("white-4-priest-of-ra", in_all) {  // DI cards; what is no payment
    Position card(row.rules(2));
    card.tiles(0, "white-4-priest-of-ra").units("west-bank", 0, 3).units("west-bank", 1, 3).cards(0, "war-fury");
    const bool works = card.rules.set.day_tiles_in_battle;  // else the card costs as much as ever
    card.prayer(0, works ? 0 : 1).battle("west-bank", 0, 1).council(0, "shield-push", "chariot-raid", "war-fury");
    card.council(1, "shield-push", "chariot-raid");
    EXPECT_EQ(strength_of(card, 0), 3 + 3 + 2);
    EXPECT_EQ(card.prayer_of(0), 0);

    Position fire(row.rules(2));
    fire.tiles(0, "white-4-priest-of-ra").units("west-bank", 1, 3).cards(0, "raining-fire").prayer(0, 0);
    fire.turn(0).answer("play raining-fire").answer("target west-bank horus");
    EXPECT_EQ(fire.units_in("west-bank", 1), 2);

    Position free(row.rules(2));  // nothing to pay, nothing to save
    free.tiles(0, "white-4-priest-of-ra").cards(0, "prayer").prayer(0, 3).turn(0).answer("play prayer");
    EXPECT_EQ(free.prayer_of(0), 5);

    Position itself(row.rules(2));  // it is no cheaper for its own price
    itself.pyramid("nw-1", Colour::white, 4).prayer(0, 4).buy(0, Colour::white).answer("tile white-4-priest-of-ra");
    EXPECT_EQ(itself.prayer_of(0), 0);
}

KEMET_ROW("white-4-priest-of-ra", in_first) {  // a theft is no payment
    Position p(row.rules(2));
    p.tiles(1, "white-4-priest-of-ra").cards(0, "mana-theft").prayer(0, 0).prayer(1, 3).turn(0);
    p.answer("play mana-theft");
    EXPECT_EQ(p.prayer_of(1), 3 - (row.set.alliance ? 2 : 1));  // the card is another one there
    const auto colour = row.set.alliance ? Colour::violet : Colour::red;
    p.pyramid("sw-1", colour, 1).raise(1).answer("raise sw-1 2");
    EXPECT_EQ(p.prayer_of(1), 3 - (row.set.alliance ? 2 : 1) - (2 - 1));
}

KEMET_ROW("white-4-priest-of-ra", in_blood_and_sand) {  // a toll is one
    Position p(row.rules(2));
    p.tiles(0, "white-4-priest-of-ra").units("nw-front", 0, 2).units("west-bank", 1, 1).prayer(0, 1);
    p.creature(1, "khnums-sphinx", "west-bank").move(0).answer("march 2 nw-front").answer("to west-bank");
    EXPECT_EQ(p.prayer_of(0), 0);
}

// --- victory points and tokens

KEMET_ROW("white-3-victory-point", base(in_all)) {
    Position p(row.rules(2));
    p.pyramid("nw-1", Colour::white, 3).pyramid("nw-2", Colour::red, 3).prayer(0, 9).turn(0).skip_windows();
    p.answer(tile_token(row, Colour::white));
    p.answer("tile white-3-victory-point").skip_windows();
    EXPECT_EQ(p.prayer_of(0), 6);
    EXPECT_EQ(p.player(0).divinity_points, 1);
    EXPECT_EQ(p.player(0).battle_points, 0);
    EXPECT_EQ(counted_points(p.rules, p.s, 0), 1);
    p.buy(0, Colour::red);  // of this picture nobody owns two
    ASSERT_TRUE(can_buy(p, "red-3-blades-of-neith"));
    EXPECT_FALSE(can_buy(p, "red-3-victory-point"));
    p.answer("tile red-3-blades-of-neith").pyramid("nw-1", Colour::white, 0).night().draw_by_chance();
    EXPECT_EQ(p.points_of(0), 1);  // permanent, and given once
}

KEMET_ROW("white-4-act-of-god", in_all) {
    Position p(row.rules(3));
    p.pyramid("nw-1", Colour::white, 4).prayer(0, 4).turn(0).skip_windows();
    p.answer(tile_token(row, Colour::white));
    p.answer("tile white-4-act-of-god").skip_windows();
    EXPECT_EQ(p.asked(), AskKind::none);  // for later turns
    EXPECT_EQ(p.prayer_of(0), 0);
    p.turn(0).skip_windows().answer("token pray-1");  // the same day
    ASSERT_EQ(p.asked(), AskKind::more_tokens);
    EXPECT_TRUE(p.can("done"));
    EXPECT_FALSE(p.can("silver pray-1"));  // on a free space
    p.answer("silver pray-2").answer("first own").skip_windows();
    EXPECT_EQ(p.prayer_of(0), 4);
    EXPECT_EQ(p.player(0).tokens, p.rules.set.tokens - 2);
    p.prayer(0, 0).turn(0).skip_windows().answer("token move-1").skip_windows();  // nothing to move
    EXPECT_EQ(p.asked(), AskKind::none);                                          // once a day
    p.night().draw_by_chance().turn(0).skip_windows().answer("token move-1");
    EXPECT_TRUE(p.can("silver pray-1"));  // and again
}

KEMET_ROW("white-4-act-of-god", in_all) {  // nobody owns two
    Position p(row.rules(3));
    p.tiles(0, "white-4-act-of-god").pyramid("nw-2", Colour::red, 4).prayer(0, 9).buy(0, Colour::red);
    ASSERT_TRUE(can_buy(p, "red-4-giant-scorpion"));
    EXPECT_FALSE(can_buy(p, "red-4-act-of-god"));
    EXPECT_EQ(p.player(0).silver, 1);
}

KEMET_ROW("white-4-act-of-god", in_blood_and_sand) {  // not for sale with two players
    Position p(row.rules(2));
    p.pyramid("nw-1", Colour::white, 4).prayer(0, 9).buy(0, Colour::white);
    ASSERT_TRUE(can_buy(p, "white-4-priest-of-ra"));
    EXPECT_FALSE(can_buy(p, "white-4-act-of-god"));
}

// --- battle

// The name says crusade in the first edition, later it is a divine hunger, and dearer in the last.
void expect_crusade(const RowRules& row, std::string_view tile) {
    Position winner(row.rules(2));
    winner.units("west-bank", 0, 5).units("west-bank", 1, 4).tiles(0, tile).prayer(0, 0).battle("west-bank", 0, 1);
    winner.council(0, "chariot-raid", "shield-push").council(1, "phalanx-defense", "shield-push");
    EXPECT_EQ(winner.units_in("west-bank", 1), 3);  // what is blocked pays nothing
    EXPECT_EQ(winner.prayer_of(0), 2);

    Position loser(row.rules(2));  // who defends and loses; units count, not damage
    loser.units("west-bank", 0, 2).units("west-bank", 1, 1).tiles(1, tile).prayer(0, 0).prayer(1, 0);
    loser.battle("west-bank", 0, 1)
        .council(0, "cavalry-blitz", "shield-push")
        .council(1, "chariot-raid", "shield-push");
    EXPECT_EQ(loser.units_in("west-bank", 0), 0);
    EXPECT_EQ(loser.prayer_of(1), 4);
    EXPECT_EQ(loser.prayer_of(0), 0);

    Position fire(row.rules(2));  // nor does anything outside battle
    fire.units("west-bank", 1, 3).tiles(0, tile).cards(0, "raining-fire").prayer(0, 1).turn(0);
    fire.answer("play raining-fire").answer("target west-bank horus");
    EXPECT_EQ(fire.prayer_of(0), 0);
}
KEMET_ROW("white-2-crusade", in_first | in_revised) {
    expect_crusade(row, "white-2-crusade");
    Position p(row.rules(2));  // struck down before the battle
    p.units("nw-front", 0, 5).units("west-bank", 1, 4).tiles(0, "white-2-crusade red-4-initiative").prayer(0, 0);
    p.move(0).answer("march 5 nw-front").answer("to west-bank");
    quiet_councils(p);
    EXPECT_EQ(p.units_in("west-bank", 1), 2);
    EXPECT_EQ(p.prayer_of(0), 0);
}
KEMET_ROW("white-2-crusade", in_revised) {  // by a card in battle, which is no damage
    Position p(row.rules(2));
    p.units("west-bank", 0, 5).units("west-bank", 1, 3).tiles(0, "white-2-crusade").cards(0, "raining-fire");
    p.prayer(0, 1).battle("west-bank", 0, 1).council(0, "mixed-tactics", "shield-push", "raining-fire");
    p.council(1, "shield-push", "chariot-raid").answer("done");
    EXPECT_EQ(p.units_in("west-bank", 1), 1);
    EXPECT_EQ(p.prayer_of(0), 2);
}
KEMET_ROW("white-3-crusade", in_blood_and_sand) {
    expect_crusade(row, "white-3-crusade");
    Position p(row.rules(2));  // what the rival does to itself
    p.units("west-bank", 0, 5).units("west-bank", 1, 5).tiles(0, "white-3-crusade").prayer(0, 0);
    p.battle("west-bank", 0, 1).council(0, "cavalry-blitz", "shield-push");
    p.council(1, "sacrificial-charge", "shield-push");
    EXPECT_EQ(p.units_in("west-bank", 1), 2);
    EXPECT_EQ(p.prayer_of(0), 2);
}

KEMET_ROW("white-3-holy-war", in_all) {
    Position attack(row.rules(2));
    attack.units("west-bank", 0, 5).units("west-bank", 1, 3).tiles(0, "white-3-holy-war").prayer(0, 0);
    attack.battle("west-bank", 0, 1);
    quiet_councils(attack);
    EXPECT_EQ(attack.prayer_of(0), 4);

    Position defence(row.rules(2));
    defence.units("west-bank", 0, 3).units("west-bank", 1, 3).tiles(1, "white-3-holy-war").prayer(1, 0);
    defence.battle("west-bank", 0, 1);
    quiet_councils(defence);
    EXPECT_EQ(defence.prayer_of(1), 4);

    Position defeat(row.rules(2));
    defeat.units("west-bank", 0, 3).units("west-bank", 1, 3).tiles(0, "white-3-holy-war").prayer(0, 0);
    defeat.battle("west-bank", 0, 1);
    quiet_councils(defeat);
    EXPECT_EQ(defeat.prayer_of(0), 0);

    Position nobody_left(row.rules(2));  // no survivor needed
    nobody_left.units("west-bank", 0, 3).units("west-bank", 1, 1).tiles(0, "white-3-holy-war").prayer(0, 0);
    nobody_left.battle("west-bank", 0, 1).council(0, "cavalry-blitz", "shield-push");
    nobody_left.council(1, "chariot-raid", "shield-push");
    EXPECT_EQ(nobody_left.units_in("west-bank", 0), 0);
    EXPECT_EQ(nobody_left.prayer_of(0), 4);
    EXPECT_EQ(nobody_left.player(0).battle_points, 0);
}

// --- creatures

KEMET_ROW("white-4-mummy", in_all) {
    expect_bonuses(row, "mummy", {.land_moves = 1, .strength = 2});
    Position night(row.rules(2));  // the card belongs to the tile, wherever the figure is
    night.creature(0, "mummy");
    const int before = night.hand_of(0);
    night.night().draw_by_chance();
    EXPECT_EQ(night.hand_of(0), before + 2);
}

KEMET_ROW("white-4-mummy", in_all) {  // bought: into an own district with a unit, or kept
    Position p(row.rules(2));
    p.units("nw-2", 0, 1).units("west-bank", 0, 1).pyramid("nw-1", Colour::white, 4).prayer(0, 9);
    const int before = p.hand_of(0);
    p.buy(0, Colour::white).answer("tile white-4-mummy");
    EXPECT_FALSE(p.can("creature mummy nw-1"));
    EXPECT_FALSE(p.can("creature mummy west-bank"));
    EXPECT_TRUE(p.can("done"));
    p.answer("creature mummy nw-2");
    EXPECT_EQ(p.creature_at("mummy"), "nw-2");
    EXPECT_EQ(p.hand_of(0), before);  // no card by day
    p.night().draw_by_chance();
    EXPECT_EQ(p.hand_of(0), before + 2);
    p.prayer(0, 0).move(0).answer("march 1 nw-2 with mummy").answer("to nw-front");
    EXPECT_EQ(p.asked(), AskKind::go_on);
    p.answer("stay").units("nw-front", 1, 1).battle("nw-front", 1, 0);
    quiet_councils(p);
    EXPECT_EQ(strength_of(p, 1), 1 + 3 + 2);
}

KEMET_ROW("white-2-deep-desert-snake", in_blood_and_sand) {
    expect_bonuses(row, "deep-desert-snake", {.land_moves = 1, .strength = 1});
    expect_placed_when_bought(row, "white-2-deep-desert-snake", "deep-desert-snake", Colour::white, 2);
    Position p(row.rules(2));
    p.units("west-bank", 0, 4).units("west-bank", 1, 4).creature(0, "deep-desert-snake", "west-bank");
    p.creature(1, "giant-scorpion", "west-bank").tiles(1, "red-3-blades-of-neith red-2-carnage");
    p.battle("west-bank", 0, 1);
    p.council(0, "fervent-purge", "shield-push").council(1, "fervent-purge", "shield-push");
    EXPECT_EQ(strength_of(p, 0), 4 + 3 + 1);
    EXPECT_EQ(strength_of(p, 1), 4 + 3 + 1);   // the creature only, not the tiles
    EXPECT_EQ(p.units_in("west-bank", 0), 1);  // 2 and Carnage's 1, not the scorpion's 2
    EXPECT_EQ(p.units_in("west-bank", 1), 2);

    Position guard(row.rules(2));  // in battle only: a toll is due
    guard.units("nw-front", 0, 2).units("west-bank", 1, 1).creature(0, "deep-desert-snake", "nw-front");
    guard.creature(1, "khnums-sphinx", "west-bank").prayer(0, 2).move(0);
    guard.answer("march 2 nw-front with deep-desert-snake").answer("to west-bank");
    EXPECT_EQ(guard.prayer_of(0), 0);
    EXPECT_EQ(guard.asked(), AskKind::council);
}

}  // namespace
}  // namespace mehen::kemet::test
