// Red tiles that work by day: moves, teleports, walls, tokens. Those of battle: rows_red_battle_test.cpp.
#include "games/kemet/tests/rows/row_tiles.h"

namespace mehen::kemet::test {
namespace {

std::string march(const std::string& area, const std::string& creature = "") {
    return "march 3 " + area + (creature.empty() ? "" : " with " + creature);
}

// Three units walk from area to area; then where they may go on to.
std::string beyond(Position& p, const std::vector<std::string>& path, const std::string& creature = "") {
    for (std::size_t i = 0; i + 1 < path.size(); ++i) p.answer(march(path[i], creature)).answer("to " + path[i + 1]);
    if (p.asked() != AskKind::march && p.asked() != AskKind::go_on) return "";
    p.answer(march(path.back(), creature));
    return p.areas_of(ActionKind::to);
}

constexpr std::string_view outside_sw = "w-obelisk west-bank west-temple";  // around sw-front, but for the city

// --- land moves

KEMET_ROW("red-1-god-speed", in_all) {
    Position p(row.rules(2));
    p.tiles(0, "red-1-god-speed");
    EXPECT_EQ(land_moves_of(p), 2);
    p.move(0).answer("march 2 sw-front").answer("to west-bank");  // in each move action
    EXPECT_EQ(p.asked(), AskKind::go_on);

    Position swift(row.rules(2));  // beside a creature's
    swift.tiles(0, "red-1-god-speed");
    EXPECT_EQ(land_moves_of(swift, "royal-scarab"), 1 + 1 + 2);

    Position rival(row.rules(2));
    rival.tiles(1, "red-1-god-speed");
    EXPECT_EQ(land_moves_of(rival), 1);
}

// --- teleports

// Where one stands alone its city lies over the Delta.
bool has_delta(const Position& p) {
    return p.rules.map.delta != none;
}

KEMET_ROW("red-1-stargate", in_first | in_revised) {
    Position p(row.rules(2));
    p.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).tiles(0, "red-1-stargate").prayer(0, 1).move(0);
    p.answer("march 2 nw-1");
    const std::string delta = has_delta(p) ? " delta-temple" : "";
    EXPECT_EQ(p.areas_of(ActionKind::teleport), "w-obelisk west-temple west-nile-temple" + delta);
    p.answer("teleport w-obelisk");
    EXPECT_EQ(p.prayer_of(0), 0);

    Position poor(row.rules(2));
    poor.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).tiles(0, "red-1-stargate").prayer(0, 0).move(0);
    poor.answer("march 2 nw-1");
    EXPECT_EQ(poor.areas_of(ActionKind::teleport), "");

    Position twice(row.rules(2));  // each teleport
    twice.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).tiles(0, "red-1-stargate red-2-teleport").prayer(0, 3);
    twice.move(0).answer("march 2 nw-1").answer("teleport w-obelisk");
    twice.answer("march 2 w-obelisk").answer("teleport west-temple");
    EXPECT_EQ(twice.prayer_of(0), 1);

    Position card(row.rules(2));  // a card costs what is printed on it
    card.units("west-bank", 0, 2).tiles(0, "red-1-stargate").cards(0, "teleportation").prayer(0, 1).move(0);
    card.answer("play teleportation").skip_windows().answer("march 2 west-bank").answer("teleport west-temple");
    EXPECT_EQ(card.prayer_of(0), 0);

    Position rival(row.rules(2));
    rival.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).tiles(1, "red-1-stargate").prayer(0, 2).move(0);
    rival.answer("march 2 nw-1").answer("teleport w-obelisk");
    EXPECT_EQ(rival.prayer_of(0), 0);
}

// A teleport from an area with an obelisk at a price, and from no other.
void expect_teleport_from_obelisks(const RowRules& row, int price) {
    Position p(row.rules(4));
    p.units("w-obelisk", 0, 2).tiles(0, "red-2-teleport").prayer(0, price).move(0).answer("march 2 w-obelisk");
    EXPECT_TRUE(p.can("teleport east-temple"));
    EXPECT_TRUE(!has_delta(p) || p.can("teleport delta-temple"));
    EXPECT_FALSE(p.can("teleport w-obelisk"));
    EXPECT_FALSE(p.can("teleport east-bank"));
    p.answer("teleport east-temple");
    EXPECT_EQ(p.prayer_of(0), 0);

    Position poor(row.rules(4));
    poor.units("w-obelisk", 0, 2).tiles(0, "red-2-teleport").prayer(0, price - 1).move(0).answer("march 2 w-obelisk");
    EXPECT_EQ(poor.areas_of(ActionKind::teleport), "");

    Position bank(row.rules(4));
    bank.units("west-bank", 0, 2).tiles(0, "red-2-teleport").prayer(0, 9).move(0).answer("march 2 west-bank");
    EXPECT_EQ(bank.areas_of(ActionKind::teleport), "");
    Position rival(row.rules(4));
    rival.units("w-obelisk", 0, 2).tiles(1, "red-2-teleport").prayer(0, 9).move(0).answer("march 2 w-obelisk");
    EXPECT_EQ(rival.areas_of(ActionKind::teleport), "");
}

// How often a troop teleports in one action, with plenty of prayer points; from a pyramid first.
int teleports(Position& p) {
    std::vector<std::string> path = {"nw-1", "w-obelisk", "west-temple", "west-nile-temple"};
    if (has_delta(p)) path.emplace_back("delta-temple");
    p.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).prayer(0, 11).move(0);
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        if (p.asked() == AskKind::none) return static_cast<int>(i);
        p.answer("march 2 " + path[i]);
        if (!p.can("teleport " + path[i + 1])) return static_cast<int>(i);
        p.answer("teleport " + path[i + 1]);
    }
    return static_cast<int>(path.size()) - 1;
}

KEMET_ROW("red-2-teleport", in_first) {
    expect_teleport_from_obelisks(row, 2);
    Position p(row.rules(2));  // as often as paid for
    p.tiles(0, "red-2-teleport");
    const int all = has_delta(p) ? 4 : 3;
    EXPECT_EQ(teleports(p), all);
    EXPECT_EQ(p.prayer_of(0), 11 - all * 2);
}

KEMET_ROW("red-2-teleport", in_revised) {
    expect_teleport_from_obelisks(row, 2);
    Position p(row.rules(2));  // one more in each action
    p.tiles(0, "red-2-teleport");
    EXPECT_EQ(teleports(p), 2);
    EXPECT_EQ(p.prayer_of(0), 11 - 2 * 2);
}

KEMET_ROW("red-2-teleport", in_blood_and_sand) {
    expect_teleport_from_obelisks(row, 1);
    Position p(row.rules(2));  // still one in an action, from a pyramid at the lower price too
    p.tiles(0, "red-2-teleport");
    EXPECT_EQ(teleports(p), 1);
    EXPECT_EQ(p.prayer_of(0), 11 - 1);
}

// --- walls

KEMET_ROW("red-2-open-gates", in_first) {
    Position p(row.rules(2));  // walls do not count at all
    p.units("west-bank", 0, 3).tiles(0, "red-2-open-gates").creature(0, "royal-scarab", "west-bank").prayer(0, 0);
    p.move(0);
    EXPECT_EQ(beyond(p, {"west-bank", "sw-front", "sw-1"}, "royal-scarab"), "sw-2 sw-3 sw-front");

    Position rival(row.rules(2));
    rival.units("west-bank", 0, 3).tiles(0, "red-1-god-speed").tiles(1, "red-2-open-gates").prayer(0, 0).move(0);
    EXPECT_EQ(beyond(rival, {"west-bank", "sw-front"}), outside_sw);
}

KEMET_ROW("red-2-open-gates", in_revised) {
    Position p(row.rules(2));  // one wall: the way in
    p.units("west-bank", 0, 3).tiles(0, "red-2-open-gates").creature(0, "royal-scarab", "west-bank").prayer(0, 0);
    p.move(0);
    EXPECT_EQ(beyond(p, {"west-bank", "sw-front", "sw-1"}, "royal-scarab"), "sw-front");

    Position beside(row.rules(2));  // or a second district
    beside.units("sw-front", 0, 3).tiles(0, "red-2-open-gates").creature(0, "royal-scarab", "sw-front").prayer(0, 0);
    beside.move(0);
    EXPECT_EQ(beyond(beside, {"sw-front", "sw-1", "sw-2"}, "royal-scarab"), "sw-front");

    Position again(row.rules(2));  // in each move action
    again.units("west-bank", 0, 3).units("w-obelisk", 0, 3).tiles(0, "red-2-open-gates red-1-god-speed").prayer(0, 0);
    again.move(0);
    EXPECT_EQ(beyond(again, {"west-bank", "sw-front", "sw-1"}), "");
    again.move(0);
    EXPECT_EQ(beyond(again, {"w-obelisk", "sw-front"}), "sw-2 sw-3 " + std::string(outside_sw));  // sw-1 is full
}

// --- the Phoenix

// It lifts walls for the troop it walks with only, and what cancels creatures in battle does not stop it before.
void expect_phoenix_to_walk_with_its_troop(const RowRules& row) {
    Position stays(row.rules(2));
    stays.units("west-bank", 0, 4).creature(0, "phoenix", "west-bank").tiles(0, "red-1-god-speed").prayer(0, 0);
    stays.move(0);
    EXPECT_EQ(beyond(stays, {"west-bank", "sw-front"}), outside_sw);

    Position snake(row.rules(2));
    snake.units("west-bank", 0, 3).creature(0, "phoenix", "west-bank").units("sw-1", 1, 2).prayer(0, 0);
    snake.creature(1, "deep-desert-snake", "sw-1").move(0);
    EXPECT_EQ(beyond(snake, {"west-bank", "sw-front", "sw-1"}, "phoenix"), "");
    quiet_councils(snake);
    EXPECT_EQ(strength_of(snake, 0), 3 + 3);
}

// Where the troop may go after a district, having started beside the city or not; with three land moves.
std::string beyond_a_district(const RowRules& row, const std::vector<std::string>& path) {
    Position p(row.rules(2));
    p.units(path.front(), 0, 3).creature(0, "phoenix", path.front()).tiles(0, "red-1-god-speed").prayer(0, 0).move(0);
    return beyond(p, path, "phoenix");
}

KEMET_ROW("red-4-phoenix", in_first) {
    expect_placed_when_bought(row, "red-4-phoenix", "phoenix", Colour::red, 4);
    expect_bonuses(row, "phoenix", {.land_moves = 1, .strength = 2});
    EXPECT_EQ(beyond_a_district(row, {"west-bank", "sw-front", "sw-1"}), "sw-2 sw-3 sw-front");
    EXPECT_EQ(beyond_a_district(row, {"sw-front", "sw-1", "sw-2"}), "sw-1 sw-3 sw-front");
    expect_phoenix_to_walk_with_its_troop(row);
}

KEMET_ROW("red-4-phoenix", in_revised) {
    expect_placed_when_bought(row, "red-4-phoenix", "phoenix", Colour::red, 4);
    expect_bonuses(row, "phoenix", {.land_moves = 1, .strength = 2});
    EXPECT_EQ(beyond_a_district(row, {"west-bank", "sw-front", "sw-1"}), "sw-front");  // one wall
    EXPECT_EQ(beyond_a_district(row, {"sw-front", "sw-1", "sw-2"}), "sw-front");
    expect_phoenix_to_walk_with_its_troop(row);
}

KEMET_ROW("red-2-phoenix", in_blood_and_sand) {
    expect_placed_when_bought(row, "red-2-phoenix", "phoenix", Colour::red, 2);
    expect_bonuses(row, "phoenix", {.land_moves = 1, .strength = 1});
    EXPECT_EQ(beyond_a_district(row, {"west-bank", "sw-front", "sw-1"}), "sw-front");  // one district all the same
    EXPECT_EQ(beyond_a_district(row, {"sw-front", "sw-1"}), "sw-front");
    expect_phoenix_to_walk_with_its_troop(row);
}

// "Its troop ignores walls": left on the way it lifts none for those who go on.
// Fails [kemet.move.walls]: what the troop set out with stays, also without the creature.
TEST(KemetWalls, APhoenixLeftOnTheWayLiftsNoWall) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-bank", 0, 4).creature(0, "phoenix", "west-bank").tiles(0, "red-1-god-speed").prayer(0, 0).move(0);
        p.answer("march 4 west-bank with phoenix").answer("to sw-front").answer("march 3 sw-front");
        EXPECT_EQ(p.areas_of(ActionKind::to), outside_sw) << name_of(edition);
    }
}

// The Revised Edition: each of them ignores one wall, so together the way in and a second district.
// Fails [kemet.move.walls]: walls are ignored once, however many effects say so.
TEST(KemetWalls, SappersAndPhoenixIgnoreTwoWalls) {
    Position p(Edition::revised, 2);
    p.units("west-bank", 0, 3).creature(0, "phoenix", "west-bank").prayer(0, 0);
    p.tiles(0, "red-2-open-gates red-1-god-speed").move(0);
    EXPECT_EQ(beyond(p, {"west-bank", "sw-front", "sw-1"}, "phoenix"), "sw-2 sw-3 sw-front");
}

// --- other creatures

KEMET_ROW("red-3-royal-scarab", in_all) {
    expect_placed_when_bought(row, "red-3-royal-scarab", "royal-scarab", Colour::red, 3);
    expect_bonuses(row, "royal-scarab", {.land_moves = 2, .strength = 2});
}

KEMET_ROW("red-4-giant-scorpion", in_all) {
    expect_placed_when_bought(row, "red-4-giant-scorpion", "giant-scorpion", Colour::red, 4);
    expect_bonuses(row, "giant-scorpion", {.land_moves = 1, .strength = 2, .damage = 2});
}

// --- victory point and tokens

KEMET_ROW("red-3-victory-point", base(in_all)) {
    expect_victory_point(row, Colour::red, "red-3-victory-point");
}

KEMET_ROW("red-4-act-of-god", in_all) {
    expect_silver_token(row, Colour::red, "red-4-act-of-god");
}

KEMET_ROW("red-4-surprise-attack", in_blood_and_sand) {
    Position p(row.rules(2));
    p.units("west-bank", 0, 3).creature(0, "royal-scarab", "west-bank").tiles(0, "red-4-surprise-attack").prayer(0, 0);
    p.turn(0).skip_windows().answer("token pray-1");
    ASSERT_EQ(p.asked(), AskKind::more_tokens);
    p.answer("gold siege").answer("first own").skip_windows();
    EXPECT_EQ(beyond(p, {"west-bank", "sw-front", "sw-1"}, "royal-scarab"), "sw-front");  // one district
    p.answer("to sw-front").skip_windows();
    EXPECT_EQ(p.prayer_of(0), 2);
    p.turn(0).skip_windows().answer("token pray-2").skip_windows();
    EXPECT_EQ(p.asked(), AskKind::none);  // once a day
    p.night().draw_by_chance().turn(0).skip_windows().answer("token pray-1");
    EXPECT_TRUE(p.can("gold siege"));

    Position usual(row.rules(2));  // no other move action
    usual.units("west-bank", 0, 3).tiles(0, "red-4-surprise-attack red-1-god-speed").prayer(0, 0).move(0);
    EXPECT_EQ(beyond(usual, {"west-bank", "sw-front"}), outside_sw);

    Position teleport(row.rules(2));  // which is a move action like others
    teleport.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).tiles(0, "red-4-surprise-attack").prayer(0, 2);
    teleport.turn(0).skip_windows().answer("token pray-1").answer("gold siege").answer("first gold");
    teleport.answer("march 2 nw-1").answer("teleport delta-temple");
    EXPECT_EQ(teleport.units_in("delta-temple", 0), 2);
}

}  // namespace
}  // namespace mehen::kemet::test
