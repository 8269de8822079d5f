// Black tiles that work by day. Those of battle, and the creatures: rows_black_battle_test.cpp.
#include "games/kemet/tests/rows/row_tiles.h"

namespace mehen::kemet::test {
namespace {

// --- units

KEMET_ROW("black-1-mercenaries", in_blood_and_sand) {
    Position p(row.rules(2));
    p.units("nw-1", 0, 4).units("west-bank", 0, 5).pyramid("nw-1", Colour::black, 1).prayer(0, 1);
    p.buy(0, Colour::black).answer("tile black-1-mercenaries");
    EXPECT_EQ(p.prayer_of(0), 0);
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_FALSE(p.can("place 2 nw-1"));  // limits hold
    EXPECT_FALSE(p.can("place 1 west-bank"));
    EXPECT_FALSE(p.can("place 1 sw-1"));
    p.answer("place 1 nw-1").answer("place 2 nw-3");
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.player(0).reserve, 3);  // as many as before: they are more than the twelve
    EXPECT_TRUE(Kemet::invariant_holds(p.rules, p.s));
    p.prayer(0, 9).recruit(0).answer("recruit 3 nw-3");
    EXPECT_EQ(p.units_in("nw-3", 0), 5);
}
KEMET_ROW("black-1-mercenaries", in_blood_and_sand) {  // units like others, once
    Position p(row.rules(3));
    p.pyramid("nw-1", Colour::black, 1).prayer(0, 9).buy(0, Colour::black).answer("tile black-1-mercenaries");
    p.answer("place 3 nw-1").units("nw-1", 1, 5).battle("nw-1", 1, 0);
    p.council(0, "shield-push", "phalanx-defense").council(1, "chariot-raid", "shield-push");
    EXPECT_EQ(strength_of(p, 1), 3 + 3 + 1);
    EXPECT_EQ(p.player(0).reserve, 12 + 2);  // when removed they go to the reserve
    p.answer("recall").answer("stay").buy(0, Colour::black);
    EXPECT_FALSE(can_buy(p, "black-1-mercenaries"));  // the other three are for somebody else
    p.answer("tile black-1-local-recruitment");
    p.pyramid("cw-1", Colour::black, 1).prayer(1, 9).buy(1, Colour::black);
    EXPECT_TRUE(can_buy(p, "black-1-mercenaries"));
}

KEMET_ROW("black-1-local-recruitment", in_blood_and_sand) {
    Position p(row.rules(2));
    p.tiles(0, "black-1-local-recruitment").units("west-temple", 0, 3).units("sw-2", 0, 1).units("sw-front", 1, 1);
    p.prayer(0, 5).recruit(0);
    EXPECT_FALSE(p.can("recruit 3 west-temple"));  // limits hold
    EXPECT_FALSE(p.can("recruit 1 west-bank"));    // nobody stands there
    EXPECT_FALSE(p.can("recruit 1 sw-front"));     // a rival does
    EXPECT_TRUE(p.can("recruit 2 nw-2"));          // the own districts remain
    p.answer("recruit 2 west-temple").answer("recruit 1 sw-2").answer("recruit 2 nw-2");
    EXPECT_EQ(p.units_in("west-temple", 0), 5);
    EXPECT_EQ(p.units_in("sw-2", 0), 2);
    EXPECT_EQ(p.prayer_of(0), 0);
}
KEMET_ROW("black-1-local-recruitment", in_blood_and_sand) {  // with the scribe, and with the golden token
    Position p(row.rules(2));
    p.tiles(0, "black-1-local-recruitment blue-1-recruiting-scribe blue-4-divine-will").units("west-bank", 0, 1);
    p.prayer(0, 1).turn(0).skip_windows().answer("token move-1").answer("gold recruit").answer("first gold");
    p.answer("recruit 3 west-bank").skip_windows();
    EXPECT_EQ(p.units_in("west-bank", 0), 4);
    EXPECT_EQ(p.prayer_of(0), 0);
}

// --- moving

KEMET_ROW("black-2-dedication-to-battle", in_blood_and_sand) {
    Position p(row.rules(2));
    p.tiles(0, "black-2-dedication-to-battle").units("nw-front", 0, 3).units("west-bank", 1, 2).prayer(0, 0);
    p.prayer(1, 0).move(0).answer("march 3 nw-front").answer("to west-bank");
    EXPECT_EQ(p.prayer_of(0), 2);  // before the cards are chosen
    EXPECT_EQ(p.prayer_of(1), 0);
    ASSERT_EQ(p.asked(), AskKind::council);
    quiet_councils(p);
    EXPECT_EQ(p.prayer_of(0), 2);

    Position alone(row.rules(2));  // nobody there
    alone.tiles(0, "black-2-dedication-to-battle").units("nw-front", 0, 3).prayer(0, 0).move(0);
    alone.answer("march 3 nw-front").answer("to west-bank");
    EXPECT_EQ(alone.prayer_of(0), 0);

    Position entered(row.rules(2));  // the rival's move, not one's own
    entered.tiles(0, "black-2-dedication-to-battle").units("nw-front", 1, 3).units("west-bank", 0, 2).prayer(0, 0);
    entered.move(1).answer("march 3 nw-front").answer("to west-bank");
    EXPECT_EQ(entered.prayer_of(0), 0);

    Position recruits(row.rules(2));  // recruiting is no move
    recruits.tiles(0, "black-2-dedication-to-battle").units("nw-1", 1, 1).prayer(0, 3).recruit(0);
    recruits.answer("recruit 3 nw-1");
    EXPECT_EQ(recruits.asked(), AskKind::council);
    EXPECT_EQ(recruits.prayer_of(0), 0);

    Position teleport(row.rules(2));  // by whatever way
    teleport.tiles(0, "black-2-dedication-to-battle").units("nw-1", 0, 3).pyramid("nw-1", Colour::red, 1);
    teleport.units("west-temple", 1, 1).prayer(0, 2).move(0).answer("march 3 nw-1").answer("teleport west-temple");
    EXPECT_EQ(teleport.prayer_of(0), 2);
}

KEMET_ROW("black-3-forced-march", in_blood_and_sand) {
    Position p(row.rules(2));
    p.tiles(0, "black-3-forced-march").units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).prayer(0, 2);
    p.turn(0).skip_windows().answer("token pray-1");
    ASSERT_EQ(p.asked(), AskKind::more_tokens);
    EXPECT_FALSE(p.can("gold recruit"));
    EXPECT_FALSE(p.can("gold tile"));
    p.answer("gold march").answer("first gold").answer("march 2 nw-1");
    EXPECT_EQ(p.areas_of(ActionKind::teleport), "");  // an ordinary move but for that
    EXPECT_EQ(p.areas_of(ActionKind::to), "nw-2 nw-3 nw-front");
    p.answer("to nw-front").skip_windows();
    EXPECT_EQ(p.prayer_of(0), 4);  // then the own token's action
    EXPECT_EQ(p.player(0).gold, 0);

    p.units("nw-1", 0, 1).turn(0).skip_windows().answer("token move-1");  // once a day
    ASSERT_EQ(p.asked(), AskKind::march);
    p.answer("march 1 nw-1");
    EXPECT_NE(p.areas_of(ActionKind::teleport), "");  // other moves may teleport
    p.answer("to nw-2").skip_windows();
    p.night().draw_by_chance();
    EXPECT_EQ(p.player(0).gold, 1);
}

KEMET_ROW("black-3-forced-march", in_blood_and_sand) {  // one golden action a day, of whichever tile
    Position p(row.rules(2));
    p.tiles(0, "black-3-forced-march black-2-twin-ceremony").units("nw-front", 0, 2).prayer(0, 0);
    p.tiles(0, "red-1-god-speed").turn(0).skip_windows().answer("token move-1");
    EXPECT_TRUE(p.can("gold tile"));
    EXPECT_TRUE(p.can("done"));
    p.answer("gold march").answer("first gold").answer("march 2 nw-front").answer("to west-bank");
    EXPECT_EQ(p.asked(), AskKind::go_on);  // with the land moves of other tiles
    p.answer("stay").skip_windows().answer("march 2 west-bank").answer("to nw-front").answer("stay").skip_windows();
    EXPECT_EQ(p.asked(), AskKind::none);
}

// --- buying

KEMET_ROW("black-2-twin-ceremony", in_blood_and_sand) {
    Position p(row.rules(2));
    p.tiles(0, "black-2-twin-ceremony").pyramid("nw-1", Colour::black, 3).pyramid("nw-2", Colour::red, 2);
    p.prayer(0, 6).turn(0).skip_windows().answer("token acquire-1");
    ASSERT_TRUE(p.can("gold tile"));
    p.answer("gold tile").answer("first own").answer("tile red-2-carnage").skip_windows();
    EXPECT_EQ(p.prayer_of(0), 4);
    EXPECT_FALSE(can_buy(p, "black-4-bestial-fury"));  // the pyramid must be high enough
    EXPECT_TRUE(can_buy(p, "red-1-charge"));           // of any colour
    p.answer("tile black-3-deadly-trap").skip_windows();
    EXPECT_EQ(p.prayer_of(0), 0);  // 3 and 1
    EXPECT_EQ(p.player(0).gold, 0);
    EXPECT_EQ(p.player(0).acquisition_used, 1);  // no second acquisition space

    Position poor(row.rules(2));
    poor.tiles(0, "black-2-twin-ceremony").pyramid("nw-1", Colour::black, 3).prayer(0, 0).turn(0).skip_windows();
    poor.answer("token pray-1").answer("gold tile").answer("first own").skip_windows();
    EXPECT_TRUE(can_buy(poor, "black-1-local-recruitment"));
    EXPECT_FALSE(can_buy(poor, "black-2-honor-in-battle"));

    Position cheaper(row.rules(2));  // what makes tiles cheaper does so here
    cheaper.tiles(0, "black-2-twin-ceremony white-1-priestess").pyramid("nw-1", Colour::black, 2).prayer(0, 0);
    cheaper.turn(0).skip_windows().answer("token pray-1").answer("gold tile").answer("first own").skip_windows();
    cheaper.answer("tile black-2-honor-in-battle");
    EXPECT_EQ(cheaper.prayer_of(0), 0);
}
KEMET_ROW("black-2-twin-ceremony", in_blood_and_sand) {  // also with all acquisition spaces taken
    Position p(row.rules(3));
    p.tiles(0, "black-2-twin-ceremony").pyramid("nw-1", Colour::black, 2).prayer(0, 3).tokens(0, 2);
    p.tokens_on(0, {1, 2, 3}).turn(0).skip_windows().answer("token move-1").answer("gold tile").skip_windows();
    p.answer("first gold").answer("tile black-2-honor-in-battle").skip_windows();
    EXPECT_EQ(p.prayer_of(0), 0);
}

KEMET_ROW("black-3-victory-point", in_blood_and_sand) {
    expect_victory_point(row, Colour::black, "black-3-victory-point");
}

KEMET_ROW("black-4-act-of-god", in_blood_and_sand) {
    expect_silver_token(row, Colour::black, "black-4-act-of-god");
}

// --- Divine Might

// Tiles of the day do nothing in a battle.
void expect_no_more_prayer_in_battle(const RowRules& row) {
    Position p(row.rules(2));
    p.tiles(0, "black-4-divine-might white-3-holy-war").units("west-bank", 0, 3).prayer(0, 0);
    p.units("west-bank", 1, 2).battle("west-bank", 0, 1);
    p.council(0, "fervent-purge", "shield-push").council(1, "phalanx-defense", "shield-push");
    EXPECT_EQ(p.prayer_of(0), 4);  // for the victory
    p.answer("recall").answer("recall");
    EXPECT_EQ(p.prayer_of(0), 4 + 2);
}

KEMET_ROW("black-4-divine-might", in_blood_and_sand) {
    expect_no_more_prayer_in_battle(row);
    Position pray(row.rules(2));
    pray.tiles(0, "black-4-divine-might").prayer(0, 0).prayer(1, 0);
    pray.turn(0).skip_windows().answer("token pray-1").skip_windows();
    EXPECT_EQ(pray.prayer_of(0), 3);
    pray.turn(1).skip_windows().answer("token pray-1").skip_windows();
    EXPECT_EQ(pray.prayer_of(1), 2);
    pray.night().draw_by_chance();
    EXPECT_EQ(pray.prayer_of(0), 5);  // not at night

    Position priest(row.rules(2));  // the Priest adds to the same effect
    priest.tiles(0, "black-4-divine-might white-1-priest").prayer(0, 0);
    priest.turn(0).skip_windows().answer("token pray-1").skip_windows();
    EXPECT_EQ(priest.prayer_of(0), 4);

    Position card(row.rules(2));
    card.tiles(0, "black-4-divine-might").cards(0, "prayer").prayer(0, 0).turn(0).skip_windows();
    card.answer("play prayer");
    EXPECT_EQ(card.prayer_of(0), 3);

    Position tile(row.rules(2));
    tile.tiles(0, "black-4-divine-might").pyramid("nw-1", Colour::white, 4).prayer(0, 4).buy(0, Colour::white);
    tile.answer("tile white-4-priest-of-amon");
    EXPECT_EQ(tile.prayer_of(0), 6);

    Position full(row.rules(2));
    full.tiles(0, "black-4-divine-might").prayer(0, 9).turn(0).skip_windows().answer("token pray-1").skip_windows();
    EXPECT_EQ(full.prayer_of(0), 11);

    Position entering(row.rules(2));
    entering.tiles(0, "black-4-divine-might black-2-dedication-to-battle").units("nw-front", 0, 3).prayer(0, 0);
    entering.units("west-bank", 1, 1).move(0).answer("march 3 nw-front").answer("to west-bank");
    EXPECT_EQ(entering.prayer_of(0), 3);
}
KEMET_ROW("black-4-divine-might", in_blood_and_sand) {  // temples pay at night
    Position p(row.rules(2));
    p.tiles(0, "black-4-divine-might").units("west-temple", 0, 1).units("delta-temple", 0, 2).prayer(0, 0);
    p.turn(0).skip_windows().answer("token pray-1").skip_windows();
    EXPECT_EQ(p.prayer_of(0), 3);
    p.prayer(0, 0).course(Course::Step::scoring).answer("sacrifice").draw_by_chance();
    EXPECT_EQ(p.prayer_of(0), 5 + 2 + 2);
}

// --- what the engine does not do yet

// "Effects are mandatory unless worded as optional", and this one is not.
TEST(KemetRowBlack, MercenariesArePlacedWhereThereIsRoom) {
    Position p(Edition::blood_and_sand, 2);
    p.pyramid("nw-1", Colour::black, 1).prayer(0, 1).buy(0, Colour::black).answer("tile black-1-mercenaries");
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_FALSE(p.can("done"));
}

}  // namespace
}  // namespace mehen::kemet::test
