// The tiles that are exchanged where one god stands against an alliance: three of the whole Alliance, two blue ones.
#include "games/kemet/tests/seth/lone_row.h"

namespace mehen::kemet::test {
namespace {

bool has_tile(const Position& p, Seat seat, std::string_view tile) {
    return has_bit(p.s.player[seat].tiles, index_of(p.rules.set.tiles, tile));
}

// Bought by any member for the whole Alliance; no pyramid that the lone god seizes brings it to that side.
void expect_common_tile(const RowRules& row, const std::string& tile, Colour colour) {
    LoneRow p(row);
    p.pyramid("nw-1", colour, 3).prayer(green, 3).buy(green, colour).answer("tile " + tile);
    EXPECT_EQ(p.prayer_of(green), 0);
    for (const Seat seat : {green, blue}) EXPECT_TRUE(has_tile(p, seat, tile));
    EXPECT_FALSE(has_tile(p, p.lone, tile));
    EXPECT_EQ(p.player(green).divinity_points, 0);  // no VP, as the tile it stands for would bring
    p.pyramid("sw-1", colour, 3).prayer(blue, 9).buy(blue, colour);
    EXPECT_FALSE(can_buy(p, tile));
    LoneRow lone_god(row);
    lone_god.violet_level(3).pyramid("nw-1", colour, 3).prayer(lone_god.lone, 9);
    lone_god.run(Buy{{}, lone_god.lone, colour_count, 1, 0, 0, green});
    EXPECT_EQ(lone_god.asked(), AskKind::buy);
    EXPECT_FALSE(can_buy(lone_god, tile));
}

// When its troop is gone it finds a district of any member.
void expect_osiris_at_home(const RowRules& row) {
    LoneRow p(row);
    p.creature(green, "osiris", "west-bank").units("west-bank", blue, 1);
    p.run(DestroyTwo{p.lone, blue, 1}).answer("lose west-bank horus");
    ASSERT_EQ(p.asked(), AskKind::creature_home);
    EXPECT_EQ(joined(p.legal()), "creature osiris nw-3, creature osiris sw-3");
    p.answer("creature osiris sw-3");
    EXPECT_EQ(p.creature_at("osiris"), "sw-3");
    LoneRow stays(row);  // as long as somebody of the Alliance stands there
    stays.creature(green, "osiris", "west-bank").units("west-bank", blue, 1).units("west-bank", green, 1);
    stays.run(DestroyTwo{stays.lone, green, 1}).answer("lose west-bank anubis");
    EXPECT_EQ(stays.creature_at("osiris"), "west-bank");
}

KEMET_ROW("red-3-osiris", in_lone) {
    expect_common_tile(row, "red-3-osiris", Colour::red);
    expect_osiris_at_home(row);
    LoneRow p(row);
    p.pyramid("nw-1", Colour::red, 3).units("nw-2", green, 1).prayer(green, 3).buy(green, Colour::red);
    p.answer("tile red-3-osiris");
    EXPECT_EQ(joined(p.legal()), "creature osiris nw-2, creature osiris nw-3, done");  // in a district of the buyer
    p.answer("creature osiris nw-2");
    p.units("nw-2", blue, 1).move(blue);
    EXPECT_TRUE(p.can("march 1 nw-2 with osiris"));  // with a friend's unit

    for (const bool attacks : {true, false}) {  // with a troop of one who did not buy it
        LoneRow battle(row);
        battle.creature(green, "osiris", "west-bank");
        battle.fight(attacks ? blue : battle.lone, "mixed-tactics", attacks ? battle.lone : blue, "mixed-tactics");
        EXPECT_EQ(strength_of(battle, attacks ? 0 : 1), 3 + 2 + 2);
        EXPECT_EQ(lost_by(battle, blue), 2 - 1 - 1);
        EXPECT_EQ(lost_by(battle, battle.lone), 2 - 1);
    }
    LoneRow walking(row);
    EXPECT_EQ(land_moves_of(walking, "osiris", blue), 2);
}

KEMET_ROW("blue-3-common-bulwark", in_lone) {
    expect_common_tile(row, "blue-3-common-bulwark", Colour::blue);
    for (const bool defends : {true, false}) {
        LoneRow p(row);
        p.tiles(green, "blue-3-common-bulwark");
        p.fight(defends ? p.lone : blue, "fervent-purge", defends ? blue : p.lone, "fervent-purge");
        EXPECT_EQ(lost_by(p, blue), defends ? 2 - 1 : 2);  // when it defends, whoever bought the tile
        EXPECT_EQ(lost_by(p, p.lone), 2);
    }
    LoneRow seized(row);  // not against a friend
    seized.tiles(green, "blue-3-common-bulwark").units("west-bank", green, 3).units("nw-front", blue, 3);
    seized.seize_troop().answer("march 3 west-bank").answer("to nw-front");
    seized.councils(green, "fervent-purge", blue, "fervent-purge");
    EXPECT_EQ(lost_by(seized, blue), 2);
    LoneRow creature(row);  // a seized creature is the lone god's
    creature.tiles(blue, "blue-3-common-bulwark").units("west-bank", green, 3);
    creature.violet_level(2).seize_creature("ancestral-elephant");
    creature.councils(creature.lone, "fervent-purge", green, "fervent-purge");
    EXPECT_EQ(lost_by(creature, green), 2 - 1);
}

KEMET_ROW("white-3-shared-devotion", in_lone) {
    expect_common_tile(row, "white-3-shared-devotion", Colour::white);
    LoneRow p(row, 3);
    p.tiles(yellow, "white-3-shared-devotion").prayer(green, 5).prayer(blue, 9).prayer(yellow, 0);
    p.run(AlliancePhase{});
    ASSERT_EQ(p.asked(), AskKind::next_member);
    EXPECT_EQ(p.asked_seat(), green);  // who speaks for the Alliance
    EXPECT_TRUE(p.can("hand-over anubis sobek 3"));
    EXPECT_FALSE(p.can("hand-over anubis sobek 4"));
    EXPECT_FALSE(p.can("hand-over anubis horus 3"));   // 11 is the most
    EXPECT_FALSE(p.can("hand-over sobek anubis 1"));   // who has none
    EXPECT_FALSE(p.can("hand-over anubis bastet 1"));  // not to the lone god
    p.answer("hand-over horus sobek 2");
    EXPECT_EQ(p.prayer_of(blue), 7);
    EXPECT_EQ(p.prayer_of(yellow), 2);
    EXPECT_TRUE(p.can("member anubis"));              // no action
    EXPECT_FALSE(p.can("hand-over anubis sobek 1"));  // once in a phase
    p.run(AlliancePhase{});
    EXPECT_TRUE(p.can("hand-over anubis sobek 1"));
}

KEMET_ROW("blue-2-legion", in_lone) {
    const auto can_join = [&](Seat owner, Seat standing, int marching) {
        LoneRow p(row);
        p.tiles(owner, "blue-2-legion").units("west-bank", standing, 3).units("nw-front", green, marching);
        p.prayer(green, 0).move(green).answer("march " + std::to_string(marching) + " nw-front");
        return p.can("to west-bank");
    };
    EXPECT_TRUE(can_join(blue, blue, 3));   // six, with a unit of its owner
    EXPECT_FALSE(can_join(blue, blue, 4));  // not seven
    EXPECT_TRUE(can_join(green, blue, 3));
    EXPECT_FALSE(can_join(blue, green, 3));  // no unit of its owner
    LoneRow p(row);
    p.tiles(p.lone, "blue-2-legion").prayer(p.lone, 11).recruit(p.lone);
    EXPECT_TRUE(p.can("recruit 7 seth-2"));  // one more than the lone god's six
    EXPECT_FALSE(p.can("recruit 8 seth-2"));
}

KEMET_ROW("blue-4-sphinx", in_lone) {
    for (const bool attacks : {true, false}) {
        LoneRow p(row);
        p.creature(green, "sphinx", "west-bank");
        p.fight(attacks ? green : p.lone, "mixed-tactics", attacks ? p.lone : green, "mixed-tactics");
        EXPECT_EQ(strength_of(p, attacks ? 0 : 1), 3 + 2 + 2);
        EXPECT_EQ(lost_by(p, green), 2 - 1 - 1);
    }
    LoneRow p(row);
    p.pyramid("nw-1", Colour::blue, 4).prayer(green, 4).buy(green, Colour::blue).answer("tile blue-4-sphinx");
    p.answer("creature sphinx nw-3");
    EXPECT_EQ(p.player(green).divinity_points, 0);  // no VP here
    p.units("west-bank", green, 2);
    p.seize_troop();
    EXPECT_TRUE(p.can("march 2 west-bank"));
    EXPECT_FALSE(p.can("march 1 nw-3 with sphinx"));
    LoneRow other(row);
    other.units("west-bank", green, 2).creature(green, "mummy", "west-bank");
    other.seize_troop();
    EXPECT_TRUE(other.can("march 2 west-bank with mummy"));
}

}  // namespace
}  // namespace mehen::kemet::test
