// Black tiles that work in battle, and black creatures.
#include "games/kemet/tests/rows/row_tiles.h"

namespace mehen::kemet::test {
namespace {

KEMET_ROW("black-2-honor-in-battle", in_blood_and_sand) {
    Position loser(row.rules(2));
    loser.tiles(0, "black-2-honor-in-battle").units("west-bank", 0, 3).units("west-bank", 1, 5).prayer(0, 0);
    loser.prayer(1, 0).battle("west-bank", 0, 1);
    loser.council(0, "fervent-purge", "shield-push").council(1, "fervent-purge", "shield-push");
    EXPECT_EQ(loser.units_in("west-bank", 0), 1);
    EXPECT_EQ(loser.prayer_of(0), 2);
    EXPECT_EQ(loser.prayer_of(1), 0);

    Position winner(row.rules(2));  // who defends and wins; units count, not damage
    winner.tiles(1, "black-2-honor-in-battle").units("west-bank", 0, 1).units("west-bank", 1, 2).prayer(1, 0);
    winner.battle("west-bank", 0, 1).council(0, "chariot-raid", "shield-push");
    winner.council(1, "cavalry-blitz", "shield-push");
    EXPECT_EQ(winner.units_in("west-bank", 1), 0);
    EXPECT_EQ(winner.prayer_of(1), 2);

    Position own(row.rules(2));  // not what one does to oneself
    own.tiles(0, "black-2-honor-in-battle").units("west-bank", 0, 5).units("west-bank", 1, 3).prayer(0, 0);
    own.battle("west-bank", 0, 1).council(0, "sacrificial-charge", "shield-push");
    own.council(1, "cavalry-blitz", "shield-push");
    EXPECT_EQ(own.units_in("west-bank", 0), 2);
    EXPECT_EQ(own.prayer_of(0), 1);

    Position fire(row.rules(2));  // nor outside battle
    fire.tiles(0, "black-2-honor-in-battle").units("west-bank", 0, 2).cards(1, "raining-fire").prayer(0, 0);
    fire.prayer(1, 1).turn(1).skip_windows().answer("play raining-fire").answer("target west-bank anubis");
    EXPECT_EQ(fire.units_in("west-bank", 0), 1);
    EXPECT_EQ(fire.prayer_of(0), 0);
}

KEMET_ROW("black-3-deadly-trap", in_blood_and_sand) {
    Position p(row.rules(2));
    p.tiles(1, "black-3-deadly-trap").units("west-bank", 0, 4).units("west-bank", 1, 3).battle("west-bank", 0, 1);
    p.council(0, "phalanx-defense", "shield-push").council(1, "shield-push", "chariot-raid");
    EXPECT_EQ(strength_of(p, 1), 3 + 3 + 1);
    EXPECT_EQ(p.units_in("west-bank", 0), 3);  // two of protection do not stop it
    EXPECT_EQ(p.told(EventKind::battle_won).seat, 1);

    Position attack(row.rules(2));  // not when one attacks
    attack.tiles(0, "black-3-deadly-trap").units("west-bank", 0, 4).units("west-bank", 1, 3);
    attack.battle("west-bank", 0, 1);
    quiet_councils(attack);
    EXPECT_EQ(strength_of(attack, 0), 4 + 3);
    EXPECT_EQ(attack.units_in("west-bank", 1), 3);

    Position recruits(row.rules(2));  // nor as the recruiter who attacks at home
    recruits.tiles(0, "black-3-deadly-trap").units("nw-1", 1, 3).prayer(0, 4).recruit(0).answer("recruit 4 nw-1");
    quiet_councils(recruits);
    EXPECT_EQ(strength_of(recruits, 0), 4 + 3 + 1);
    EXPECT_EQ(recruits.units_in("nw-1", 1), 3);
}

KEMET_ROW("black-4-bestial-fury", in_blood_and_sand) {
    Position walk(row.rules(2));
    walk.tiles(0, "black-4-bestial-fury");
    EXPECT_EQ(land_moves_of(walk), 2);
    Position swift(row.rules(2));  // adds to what others give
    swift.tiles(0, "black-4-bestial-fury red-1-god-speed");
    EXPECT_EQ(land_moves_of(swift), 3);

    for (const Seat seat : {Seat{0}, Seat{1}}) {  // attacking and defending
        Position p(row.rules(2));
        p.tiles(seat, "black-4-bestial-fury").units("west-bank", 0, 4).units("west-bank", 1, 4);
        p.battle("west-bank", 0, 1);
        p.council(0, "mixed-tactics", "shield-push").council(1, "mixed-tactics", "shield-push");
        EXPECT_EQ(strength_of(p, seat), 4 + 2 + 1);
        EXPECT_EQ(strength_of(p, 1U - seat), 4 + 2);
        EXPECT_EQ(p.units_in("west-bank", Seat::of(1 - seat)), 4 - (2 + 1 - 1));
        EXPECT_EQ(p.units_in("west-bank", seat), 4 - (2 - 1));
    }

    Position blocked(row.rules(2));  // protection stops its damage
    blocked.tiles(0, "black-4-bestial-fury").units("west-bank", 0, 4).units("west-bank", 1, 4);
    blocked.battle("west-bank", 0, 1);
    quiet_councils(blocked);
    EXPECT_EQ(blocked.units_in("west-bank", 1), 4);
}

// --- creatures

KEMET_ROW("black-2-khnums-sphinx", in_blood_and_sand) {
    expect_bonuses(row, "khnums-sphinx", {.land_moves = 1, .strength = 1});
    expect_placed_when_bought(row, "black-2-khnums-sphinx", "khnums-sphinx", Colour::black, 2);

    Position land(row.rules(2));
    land.units("nw-front", 0, 2).units("west-bank", 1, 1).creature(1, "khnums-sphinx", "west-bank").prayer(0, 2);
    land.move(0).answer("march 2 nw-front").answer("to west-bank");
    EXPECT_EQ(land.prayer_of(0), 0);

    Position poor(row.rules(2));  // who cannot pay cannot enter
    poor.units("nw-front", 0, 2).units("west-bank", 1, 1).creature(1, "khnums-sphinx", "west-bank").prayer(0, 1);
    poor.move(0).answer("march 2 nw-front");
    EXPECT_EQ(poor.areas_of(ActionKind::to), "nw-1 nw-2 nw-3 w-obelisk west-temple");

    Position port(row.rules(2));
    port.units("west-bank", 0, 2).units("delta-desert", 1, 1).creature(1, "khnums-sphinx", "delta-desert");
    port.prayer(0, 3).move(0).answer("march 2 west-bank").answer("to delta-desert");
    EXPECT_EQ(port.prayer_of(0), 1);

    Position teleport(row.rules(2));  // beside the teleport's own price
    teleport.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).units("west-temple", 1, 1).prayer(0, 3);
    teleport.creature(1, "khnums-sphinx", "west-temple").move(0).answer("march 2 nw-1");
    EXPECT_EQ(teleport.areas_of(ActionKind::teleport), "w-obelisk west-nile-temple delta-temple sanctuary");
    Position rich(row.rules(2));
    rich.units("nw-1", 0, 2).pyramid("nw-1", Colour::red, 1).units("west-temple", 1, 1).prayer(0, 4);
    rich.creature(1, "khnums-sphinx", "west-temple").move(0).answer("march 2 nw-1").answer("teleport west-temple");
    EXPECT_EQ(rich.prayer_of(0), 0);
}
KEMET_ROW("black-2-khnums-sphinx", in_blood_and_sand) {  // whom it lets pass
    Position own(row.rules(2));                          // its owner
    own.units("nw-front", 0, 2).units("west-bank", 0, 1).creature(0, "khnums-sphinx", "west-bank").prayer(0, 0);
    own.move(0).answer("march 2 nw-front").answer("to west-bank");
    EXPECT_EQ(own.units_in("west-bank", 0), 3);

    Position recruits(row.rules(2));  // who recruits
    recruits.units("nw-1", 1, 1).creature(1, "khnums-sphinx", "nw-1").prayer(0, 3).recruit(0);
    recruits.answer("recruit 3 nw-1");
    EXPECT_EQ(recruits.asked(), AskKind::council);
    quiet_councils(recruits);
    EXPECT_EQ(strength_of(recruits, 1), 1 + 3 + 1);

    Position away(row.rules(2));  // and who enters where it is not
    away.units("nw-front", 0, 2).units("west-bank", 1, 1).creature(1, "khnums-sphinx").prayer(0, 0);
    away.move(0).answer("march 2 nw-front").answer("to west-bank");
    EXPECT_EQ(away.asked(), AskKind::council);

    Position home(row.rules(2));  // a district, from beside its walls
    home.units("sw-front", 0, 2).units("sw-1", 1, 1).creature(1, "khnums-sphinx", "sw-1").prayer(0, 1);
    home.move(0).answer("march 2 sw-front");
    EXPECT_EQ(home.areas_of(ActionKind::to), "sw-2 sw-3 w-obelisk west-bank west-temple");
    home.answer("to sw-2");
    EXPECT_EQ(home.prayer_of(0), 1);
    Position swift(row.rules(2));
    EXPECT_EQ(land_moves_of(swift, "khnums-sphinx"), 2);
}

KEMET_ROW("black-3-griffin-sphinx", in_blood_and_sand) {
    expect_bonuses(row, "griffin-sphinx", {.strength = 2});
    expect_placed_when_bought(row, "black-3-griffin-sphinx", "griffin-sphinx", Colour::black, 3);

    Position p(row.rules(2));
    p.units("w-obelisk", 0, 2).creature(0, "griffin-sphinx", "w-obelisk").prayer(0, 9).move(0);
    p.answer("march 2 w-obelisk with griffin-sphinx");
    EXPECT_EQ(p.areas_of(ActionKind::teleport), "west-temple west-nile-temple delta-temple sanctuary");
    p.answer("teleport delta-temple");
    EXPECT_EQ(p.prayer_of(0), 7);  // the usual price
    EXPECT_EQ(p.creature_at("griffin-sphinx"), "delta-temple");
    p.answer("march 2 delta-temple with griffin-sphinx");
    EXPECT_EQ(p.areas_of(ActionKind::teleport), "");  // one in an action
    EXPECT_EQ(p.areas_of(ActionKind::to), "delta-desert");

    Position poor(row.rules(2));
    poor.units("w-obelisk", 0, 2).creature(0, "griffin-sphinx", "w-obelisk").prayer(0, 1).move(0);
    poor.answer("march 2 w-obelisk with griffin-sphinx");
    EXPECT_EQ(poor.areas_of(ActionKind::teleport), "");

    Position desert(row.rules(2));  // an obelisk is needed, or a pyramid
    desert.units("west-bank", 0, 2).creature(0, "griffin-sphinx", "west-bank").prayer(0, 9).move(0);
    desert.answer("march 2 west-bank with griffin-sphinx");
    EXPECT_EQ(desert.areas_of(ActionKind::teleport), "");

    Position other(row.rules(2));  // for its own troop only
    other.units("w-obelisk", 0, 2).units("west-bank", 0, 1).creature(0, "griffin-sphinx", "west-bank").prayer(0, 9);
    other.move(0).answer("march 2 w-obelisk");
    EXPECT_EQ(other.areas_of(ActionKind::teleport), "");
}

KEMET_ROW("black-4-ammut", in_blood_and_sand) {
    expect_bonuses(row, "ammut", {.land_moves = 1, .strength = 2});
    expect_placed_when_bought(row, "black-4-ammut", "ammut", Colour::black, 4);

    Position p(row.rules(2));  // a point beside the attacker's
    p.units("west-bank", 0, 5).units("west-bank", 1, 3).creature(0, "ammut", "west-bank").battle("west-bank", 0, 1);
    p.council(0, "fervent-purge", "shield-push").council(1, "fervent-purge", "shield-push");
    EXPECT_EQ(p.player(0).battle_points, 2);

    Position one(row.rules(2));  // one unit is not enough
    one.units("west-bank", 0, 5).units("west-bank", 1, 3).creature(0, "ammut", "west-bank");
    one.battle("west-bank", 0, 1);
    one.council(0, "fervent-purge", "shield-push").council(1, "shield-push", "fervent-purge");
    EXPECT_EQ(one.player(0).battle_points, 1);

    Position few(row.rules(2));  // units, not damage
    few.units("west-bank", 0, 5).units("west-bank", 1, 1).creature(0, "ammut", "west-bank");
    few.battle("west-bank", 0, 1);
    few.council(0, "chariot-raid", "shield-push").council(1, "chariot-raid", "shield-push");
    EXPECT_EQ(few.player(0).battle_points, 1);

    Position fire(row.rules(2));  // its troop is safe outside battle, others are not
    fire.units("west-bank", 0, 2).units("nw-1", 0, 2).creature(0, "ammut", "west-bank").cards(1, "raining-fire");
    fire.prayer(1, 1).turn(1).skip_windows().answer("play raining-fire");
    EXPECT_FALSE(fire.can("target west-bank anubis"));
    EXPECT_TRUE(fire.can("target nw-1 anubis"));
}
KEMET_ROW("black-4-ammut", in_blood_and_sand) {  // who gets no point, and who gets one more
    Position defence(row.rules(2));
    defence.units("west-bank", 0, 2).units("west-bank", 1, 3).creature(1, "ammut", "west-bank");
    defence.battle("west-bank", 0, 1);
    defence.council(0, "fervent-purge", "shield-push").council(1, "fervent-purge", "shield-push");
    EXPECT_EQ(defence.player(1).battle_points, 1);
    EXPECT_EQ(defence.player(1).veterans, 1);  // the second goes to those without a point
    EXPECT_EQ(strength_of(defence, 1), 3 + 3 + 2);

    Position defeat(row.rules(2));
    defeat.units("west-bank", 0, 2).units("west-bank", 1, 5).creature(0, "ammut", "west-bank");
    defeat.battle("west-bank", 0, 1);
    defeat.council(0, "fervent-purge", "shield-push").council(1, "fervent-purge", "shield-push");
    EXPECT_EQ(defeat.units_in("west-bank", 1), 3);
    EXPECT_EQ(defeat.player(0).battle_points, 0);

    Position own(row.rules(2));  // what the rival does to itself is not devoured
    own.units("west-bank", 0, 5).units("west-bank", 1, 3).creature(0, "ammut", "west-bank");
    own.battle("west-bank", 0, 1);
    own.council(0, "cavalry-blitz", "shield-push").council(1, "sacrificial-charge", "shield-push");
    EXPECT_EQ(own.units_in("west-bank", 1), 0);
    EXPECT_EQ(own.player(0).battle_points, 1);

    Position alone(row.rules(2));  // nothing to aim at: the card is not played
    alone.units("west-bank", 0, 2).creature(0, "ammut", "west-bank").cards(1, "raining-fire").prayer(1, 1);
    alone.turn(1).skip_windows();
    EXPECT_FALSE(alone.can("play raining-fire"));
    Position walk(row.rules(2));
    EXPECT_EQ(land_moves_of(walk, "ammut"), 2);
}

}  // namespace
}  // namespace mehen::kemet::test
