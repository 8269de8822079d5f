// Blue tiles that work by day and by night: recruiting, units, tokens. Those of battle: rows_blue_battle_test.cpp.
#include "games/kemet/tests/rows/row_tiles.h"

namespace mehen::kemet::test {
namespace {

// --- recruiting

KEMET_ROW("blue-1-recruiting-scribe", in_all) {
    Position p(row.rules(2));
    p.tiles(0, "blue-1-recruiting-scribe").prayer(0, 1).recruit(0);
    EXPECT_TRUE(p.can("recruit 3 nw-1"));
    EXPECT_FALSE(p.can("recruit 4 nw-1"));
    p.answer("recruit 1 nw-1").answer("recruit 1 nw-2");  // wherever they are placed
    EXPECT_EQ(p.prayer_of(0), 1);
    p.answer("recruit 1 nw-3");
    EXPECT_EQ(p.prayer_of(0), 0);
    EXPECT_EQ(p.asked(), AskKind::none);
    p.recruit(0);  // in each recruit action, and without any prayer points
    EXPECT_TRUE(p.can("recruit 2 nw-1"));
    EXPECT_FALSE(p.can("recruit 3 nw-1"));

    Position one(row.rules(2));  // up to two
    one.tiles(0, "blue-1-recruiting-scribe").prayer(0, 0).recruit(0).answer("recruit 1 nw-1").answer("done");
    EXPECT_EQ(one.units_in("nw-1", 0), 1);

    Position full(row.rules(2));  // within the limits
    full.tiles(0, "blue-1-recruiting-scribe").units("nw-1", 0, 4).units("nw-2", 0, 5).units("nw-3", 0, 2);
    full.prayer(0, 0).recruit(0);
    EXPECT_FALSE(full.can("recruit 2 nw-1"));
    EXPECT_FALSE(full.can("recruit 2 nw-3"));  // the twelfth
    EXPECT_TRUE(full.can("recruit 1 nw-3"));

    Position card(row.rules(2));  // not for a card
    card.tiles(0, "blue-1-recruiting-scribe").cards(0, "enlistment").turn(0).answer("play enlistment").skip_windows();
    ASSERT_EQ(card.asked(), AskKind::place_units);
    EXPECT_TRUE(card.can("place 2 nw-1"));
    EXPECT_FALSE(card.can("place 3 nw-1"));

    Position gold(row.rules(2));  // but for the golden token's action
    gold.tiles(0, "blue-1-recruiting-scribe blue-4-divine-will").prayer(0, 0).turn(0).skip_windows();
    gold.answer("token pray-1").answer("gold recruit").answer("first gold").answer("recruit 2 nw-1");
    EXPECT_EQ(gold.units_in("nw-1", 0), 2);
}

// Seven units instead of five, for its owner.
void expect_legion(const RowRules& row, std::string_view tile) {
    Position p(row.rules(2));
    p.tiles(0, tile).prayer(0, 11).recruit(0);
    EXPECT_TRUE(p.can("recruit 7 nw-1"));
    EXPECT_FALSE(p.can("recruit 8 nw-1"));
    p.answer("recruit 7 nw-1").answer("done").move(0).answer("march 7 nw-1").answer("to nw-front");
    EXPECT_EQ(p.units_in("nw-front", 0), 7);
    p.units("west-bank", 1, 3).prayer(0, 0).move(0).answer("march 7 nw-front").answer("to west-bank");
    quiet_councils(p);
    EXPECT_EQ(strength_of(p, 0), 7 + 3);

    Position joined_troops(row.rules(2));
    joined_troops.tiles(0, tile).units("nw-1", 0, 4).units("nw-front", 0, 4).prayer(0, 0).move(0);
    joined_troops.answer("march 4 nw-1");
    EXPECT_EQ(joined_troops.areas_of(ActionKind::to), "nw-2 nw-3");
    Position three(row.rules(2));
    three.tiles(0, tile).units("nw-1", 0, 4).units("nw-front", 0, 4).prayer(0, 0).move(0);
    three.answer("march 3 nw-1").answer("to nw-front");
    EXPECT_EQ(three.units_in("nw-front", 0), 7);

    Position rival(row.rules(2));
    rival.tiles(0, tile).prayer(1, 11).recruit(1);
    EXPECT_TRUE(rival.can("recruit 5 sw-1"));
    EXPECT_FALSE(rival.can("recruit 6 sw-1"));
}

KEMET_ROW("blue-2-legion", base(in_first | in_revised)) {
    expect_legion(row, "blue-2-legion");
}
KEMET_ROW("blue-3-legion", in_blood_and_sand) {
    expect_legion(row, "blue-3-legion");
}

// --- units without recruiting

KEMET_ROW("blue-2-reinforcement-prayer", in_blood_and_sand) {
    Position p(row.rules(2));
    p.tiles(0, "blue-2-reinforcement-prayer").units("west-bank", 0, 1).prayer(0, 0).turn(0).skip_windows();
    p.answer("token pray-1");
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_TRUE(p.can("place 1 nw-1"));
    EXPECT_FALSE(p.can("place 2 nw-1"));
    EXPECT_FALSE(p.can("place 1 nw-front"));
    p.answer("place 1 west-bank").skip_windows();  // a troop anywhere
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.units_in("west-bank", 0), 2);
    EXPECT_EQ(p.prayer_of(0), 2);
    p.turn(0).skip_windows().answer("token pray-2");  // each pray action; if one likes
    ASSERT_EQ(p.asked(), AskKind::place_units);
    p.answer("done").skip_windows();
    EXPECT_EQ(p.player(0).reserve, 12 - 2);

    Position other(row.rules(2));  // prayer points from elsewhere are no pray action
    other.tiles(0, "blue-2-reinforcement-prayer").cards(0, "prayer").prayer(0, 0).turn(0).skip_windows();
    other.answer("play prayer").skip_windows();
    EXPECT_EQ(other.asked(), AskKind::turn);
    other.night().draw_by_chance();
    EXPECT_EQ(other.player(0).reserve, 12);
}

// Up to four units, in own districts and with own troops; asked now.
void expect_four_units(Position& p) {
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_TRUE(p.can("place 4 nw-2"));
    EXPECT_FALSE(p.can("place 5 nw-2"));
    EXPECT_TRUE(p.can("place 2 west-bank"));  // where three stand
    EXPECT_FALSE(p.can("place 3 west-bank"));
    EXPECT_FALSE(p.can("place 1 nw-front"));
    EXPECT_FALSE(p.can("place 1 sw-1"));
    p.answer("place 2 west-bank").answer("place 1 nw-2");
    EXPECT_TRUE(p.can("done"));
    EXPECT_FALSE(p.can("place 2 nw-2"));
    p.answer("place 1 nw-3");
    EXPECT_NE(p.asked(), AskKind::place_units);
    EXPECT_EQ(p.units_in("west-bank", 0), 5);
    EXPECT_EQ(p.units_in("nw-2", 0), 1);
    EXPECT_EQ(p.units_in("nw-3", 0), 1);
}

// At night; nobody's scribe adds to them.
void expect_four_units_at_night(const RowRules& row) {
    Position p(row.rules(2));
    p.tiles(0, "blue-4-reinforcements blue-1-recruiting-scribe").units("west-bank", 0, 3).prayer(0, 0);
    p.night().draw_by_chance();
    expect_four_units(p);
    EXPECT_EQ(p.prayer_of(0), 2);  // for nothing
    Position few(row.rules(2));    // as many as the reserve has
    few.tiles(0, "blue-4-reinforcements").units("west-bank", 0, 5).units("nw-1", 0, 5).units("sw-front", 0, 1);
    few.night().draw_by_chance();
    EXPECT_TRUE(few.can("place 1 nw-2"));
    EXPECT_FALSE(few.can("place 2 nw-2"));
    few.answer("done");  // if one likes
    EXPECT_EQ(few.player(0).reserve, 1);
}

void expect_four_units_at_once(const RowRules& row) {
    Position p(row.rules(2));
    p.pyramid("nw-1", Colour::blue, 4).units("west-bank", 0, 3).prayer(0, 4).buy(0, Colour::blue);
    p.answer("tile blue-4-reinforcements");
    expect_four_units(p);
    EXPECT_EQ(p.prayer_of(0), 0);
}

KEMET_ROW("blue-4-reinforcements", in_first) {
    expect_four_units_at_night(row);
    Position bought(row.rules(2));  // not when bought
    bought.pyramid("nw-1", Colour::blue, 4).prayer(0, 4).buy(0, Colour::blue).answer("tile blue-4-reinforcements");
    EXPECT_EQ(bought.asked(), AskKind::none);
}

KEMET_ROW("blue-4-reinforcements", in_revised) {
    expect_four_units_at_night(row);
    expect_four_units_at_once(row);
    Position held(row.rules(2));  // a district held by a rival is attacked
    held.tiles(0, "blue-4-reinforcements").units("nw-1", 1, 1).night().draw_by_chance();
    held.answer("place 3 nw-1").answer("done").skip_windows();
    ASSERT_EQ(held.asked(), AskKind::council);
    quiet_councils(held);
    EXPECT_EQ(held.told(EventKind::battle).seat, 0);
    EXPECT_EQ(strength_of(held, 0), 3 + 3 + 1);
}

KEMET_ROW("blue-4-reinforcements", in_blood_and_sand) {
    expect_four_units_at_night(row);
    expect_four_units_at_once(row);
    Position held(row.rules(2));  // a district held by a rival is out of reach at night
    held.tiles(0, "blue-4-reinforcements").units("nw-1", 1, 1).night().draw_by_chance();
    ASSERT_EQ(held.asked(), AskKind::place_units);
    EXPECT_FALSE(held.can("place 1 nw-1"));
    EXPECT_TRUE(held.can("place 1 nw-2"));
}

// Blood and Sand: a creature from the reserve may join units placed in an own district, by whatever effect.
TEST(KemetCreatures, JoinUnitsPlacedByATile) {
    Position p(Edition::blood_and_sand, 2);
    p.tiles(0, "blue-2-reinforcement-prayer").creature(0, "sphinx").prayer(0, 0).turn(0).skip_windows();
    p.answer("token pray-1").answer("place 1 nw-1");
    EXPECT_TRUE(p.can("creature sphinx nw-1"));
}

// --- creatures

KEMET_ROW("blue-2-ancestral-elephant", in_all) {
    expect_placed_when_bought(row, "blue-2-ancestral-elephant", "ancestral-elephant", Colour::blue, 2);
    expect_bonuses(row, "ancestral-elephant", {.land_moves = 1, .strength = 1, .protection = 1});
}

// The VP is the tile's, wherever the creature is.
void expect_sphinx(const RowRules& row, int land_moves) {
    expect_placed_when_bought(row, "blue-4-sphinx", "sphinx", Colour::blue, 4);
    expect_bonuses(row, "sphinx", {.land_moves = land_moves, .strength = 2});
    Position p(row.rules(2));
    p.pyramid("nw-1", Colour::blue, 4).prayer(0, 4).turn(0).skip_windows();
    place_tile_token(p, row, Colour::blue);
    p.answer("tile blue-4-sphinx").skip_windows();
    EXPECT_EQ(p.creature_at("sphinx"), "reserve");
    EXPECT_EQ(p.player(0).divinity_points, 1);
    EXPECT_EQ(p.player(0).battle_points, 0);
    EXPECT_EQ(counted_points(p.rules, p.s, 0), 1 + 1);  // and the pyramid's
}

KEMET_ROW("blue-4-sphinx", base(in_first | in_revised)) {
    expect_sphinx(row, 0);
}
KEMET_ROW("blue-4-sphinx", in_blood_and_sand) {
    expect_sphinx(row, 1);
}

// --- victory point and tokens

KEMET_ROW("blue-3-victory-point", base(in_all)) {
    expect_victory_point(row, Colour::blue, "blue-3-victory-point");
}

KEMET_ROW("blue-4-act-of-god", in_all) {
    expect_silver_token(row, Colour::blue, "blue-4-act-of-god");
}

KEMET_ROW("blue-4-divine-will", in_all) {
    Position p(row.rules(2));
    p.units("nw-front", 0, 2).pyramid("nw-1", Colour::blue, 4).prayer(0, 4).buy(0, Colour::blue);
    p.answer("tile blue-4-divine-will").tokens_on(0, {4, 7, 8});  // both move spaces and the recruit space are taken
    p.turn(0).skip_windows().answer("token pray-1");
    ASSERT_EQ(p.asked(), AskKind::more_tokens);
    EXPECT_EQ(joined(p.legal()), joined(std::vector<std::string>{"gold recruit", "gold move", "done"}));
    p.answer("gold move").answer("first gold").answer("march 2 nw-front").answer("to west-bank").skip_windows();
    EXPECT_EQ(p.units_in("west-bank", 0), 2);
    EXPECT_EQ(p.prayer_of(0), 2);
    p.turn(0).skip_windows().answer("token pray-2").skip_windows();
    EXPECT_EQ(p.asked(), AskKind::none);  // once a day
    p.night().draw_by_chance().prayer(0, 3).turn(0).skip_windows();
    p.answer("token pray-1").answer("gold recruit").answer("first gold").answer("recruit 3 nw-1").skip_windows();
    EXPECT_EQ(p.units_in("nw-1", 0), 3);
    EXPECT_EQ(p.prayer_of(0), 2);

    Position silver(row.rules(3));  // with an own and the silver token in one turn
    silver.tiles(0, "blue-4-divine-will red-4-act-of-god").units("nw-front", 0, 2).prayer(0, 0).turn(0).skip_windows();
    silver.answer("token pray-1").answer("silver pray-2").answer("gold move").answer("first gold");
    silver.answer("march 2 nw-front").answer("to west-bank").skip_windows().answer("first own").skip_windows();
    EXPECT_EQ(silver.prayer_of(0), 4);
    EXPECT_EQ(silver.units_in("west-bank", 0), 2);

    Position balance(row.rules(2));  // its space is none of the three levels
    balance.tiles(0, "blue-4-divine-will").tokens(0, 1).tokens_on(0, {0, 1, 4, 5}).turn(0).skip_windows();
    EXPECT_FALSE(balance.can("token pray-2"));
    EXPECT_TRUE(balance.can("token recruit"));
}

}  // namespace
}  // namespace mehen::kemet::test
