// The tiles that may take the place of a colour's level-3 victory point.
#include "games/kemet/tests/rows/row_helpers.h"

namespace mehen::kemet::test {
namespace {

// --- battle

// The owner of the tile attacks (0) or defends (1).
void expect_omniscience(const RowRules& row, Seat seat) {
    const auto rival = Seat::of(1 - seat);
    Position p(row.rules(2));
    p.tiles(seat, "red-3-omniscience").units("west-bank", 0, 3).units("west-bank", 1, 3).prayer(rival, 1);
    p.cards(seat, "bronze-wall").cards(rival, "war-rage war-fury iron-wall").battle("west-bank", 0, 1);
    p.skip_windows();
    ASSERT_EQ(p.asked(), AskKind::show_di);
    EXPECT_EQ(p.s.flow.ask.seats, mask_of(rival));  // before the owner chooses anything
    p.answer("add war-rage").answer("add war-fury");
    EXPECT_FALSE(p.can("add iron-wall"));  // it has to be paid for
    p.answer("done");

    ASSERT_EQ(p.asked(), AskKind::council);
    const Council seen = Kemet::observe(p.rules, p.s, seat).council[rival];
    EXPECT_EQ(seen.di_cards, p.s.council[rival].di_cards);
    EXPECT_EQ(seen.di_cards[index_of(p.rules.set.di_cards, "war-fury")], 1);
    EXPECT_EQ(seen.played, none);  // not the battle card

    p.answer_for(rival, "choose shield-push").answer_for(rival, "discard chariot-raid");
    EXPECT_EQ(p.legal_actions(rival).size(), 1U);  // what was shown stays
    p.answer_for(rival, "done").council(seat, "fervent-purge", "shield-push", "bronze-wall");
    EXPECT_EQ(strength_of(p, rival), 3 + 3 + 1 + 2);
    EXPECT_EQ(strength_of(p, seat), 3 + 3);
    EXPECT_EQ(p.prayer_of(rival), 0);
}
KEMET_ROW("red-3-omniscience", in_blood_and_sand) {
    expect_omniscience(row, 0);
    expect_omniscience(row, 1);
}
KEMET_ROW("red-3-omniscience", in_blood_and_sand) {  // with the spy nothing is left to guess
    Position p(row.rules(2));
    p.tiles(0, "red-3-omniscience blue-3-prescience").units("west-bank", 0, 3).units("west-bank", 1, 3);
    p.cards(1, "war-rage").battle("west-bank", 0, 1).answer_for(1, "choose shield-push");
    ASSERT_EQ(p.asked(), AskKind::show_di);
    p.answer_for(1, "done");  // it may add none
    const Council seen = Kemet::observe(p.rules, p.s, 0).council[1];
    EXPECT_EQ(seen.played, index_of(p.rules.set.battle_cards, "shield-push"));
    EXPECT_EQ(seen.discarded, none);
    p.answer_for(1, "discard chariot-raid");
    EXPECT_EQ(p.legal_actions(1).size(), 1U);
}

KEMET_ROW("red-3-omniscience", in_blood_and_sand) {  // nobody else learns what was shown, nor its owner too early
    Position p(row.rules(3));
    Position q(row.rules(3));
    for (Position* each : {&p, &q}) {
        each->tiles(0, "red-3-omniscience").units("west-bank", 0, 3).units("west-bank", 1, 3);
        each->cards(1, "war-rage bronze-wall").battle("west-bank", 0, 1).skip_windows();
    }
    const auto same_for = [&](Seat seat) {
        return Kemet::observe(p.rules, p.s, seat) == Kemet::observe(q.rules, q.s, seat);
    };
    p.answer_for(1, "add war-rage");
    q.answer_for(1, "add bronze-wall");
    EXPECT_TRUE(same_for(0));  // it may still change its mind
    EXPECT_TRUE(same_for(2));
    p.answer_for(1, "done");
    q.answer_for(1, "done");
    EXPECT_FALSE(same_for(0));
    EXPECT_TRUE(same_for(2));
}

KEMET_ROW("blue-3-perfect-arch", in_blood_and_sand) {
    Position p(row.rules(2));
    p.tiles(1, "blue-3-perfect-arch").units("sw-1", 0, 4).units("sw-1", 1, 4).battle("sw-1", 0, 1);
    p.council(0, "chariot-raid", "shield-push").council(1, "shield-push", "chariot-raid");
    EXPECT_EQ(strength_of(p, 1), 4 + 3 + 1 + 1);  // at home, and the arch
    EXPECT_EQ(p.units_in("sw-1", 1), 4 - (3 - 1 - 1));

    Position desert(row.rules(2));  // no district
    desert.tiles(1, "blue-3-perfect-arch").units("west-bank", 0, 4).units("west-bank", 1, 4);
    desert.battle("west-bank", 0, 1);
    desert.council(0, "chariot-raid", "shield-push").council(1, "shield-push", "chariot-raid");
    EXPECT_EQ(strength_of(desert, 1), 4 + 3);
    EXPECT_EQ(desert.units_in("west-bank", 1), 4 - (3 - 1));

    Position captured(row.rules(2));  // a district of somebody else
    captured.tiles(1, "blue-3-perfect-arch").units("nw-1", 0, 4).units("nw-1", 1, 4).battle("nw-1", 0, 1);
    captured.council(0, "chariot-raid", "shield-push").council(1, "shield-push", "chariot-raid");
    EXPECT_EQ(strength_of(captured, 1), 4 + 3);
    EXPECT_EQ(captured.units_in("nw-1", 1), 4 - (3 - 1));

    Position recruits(row.rules(2));  // attacked in one's own district, not defended
    recruits.tiles(0, "blue-3-perfect-arch").units("nw-1", 1, 4).prayer(0, 4).recruit(0).answer("recruit 4 nw-1");
    recruits.council(0, "shield-push", "chariot-raid").council(1, "chariot-raid", "shield-push");
    EXPECT_EQ(strength_of(recruits, 0), 4 + 3 + 1);
    EXPECT_EQ(recruits.units_in("nw-1", 0), 4 - (3 - 1));
}

KEMET_ROW("black-3-tactical-reinforcement", in_blood_and_sand) {
    Position p(row.rules(2));
    p.tiles(0, "black-3-tactical-reinforcement").units("west-bank", 0, 1).units("w-obelisk", 0, 1);
    p.units("nw-1", 0, 4).units("nw-3", 1, 1).units("west-bank", 1, 3).battle("west-bank", 0, 1);
    quiet_councils(p);
    p.answer("recall").answer("stay");
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_EQ(p.asked_seat(), 0);
    EXPECT_FALSE(p.can("place 1 w-obelisk"));  // into own districts, not with troops
    EXPECT_FALSE(p.can("place 2 nw-1"));       // limits hold
    EXPECT_FALSE(p.can("place 3 nw-2"));
    EXPECT_FALSE(p.can("place 1 nw-3"));  // a rival holds it
    EXPECT_TRUE(p.can("done"));
    p.answer("place 1 nw-1").answer("place 1 nw-2");
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.units_in("nw-1", 0), 5);
    EXPECT_EQ(p.player(0).reserve, 12 - 1 - 4 - 2);
}
KEMET_ROW("black-3-tactical-reinforcement", in_blood_and_sand) {  // who defends too
    Position defence(row.rules(2));
    defence.tiles(1, "black-3-tactical-reinforcement").units("west-bank", 0, 3).units("west-bank", 1, 1);
    defence.battle("west-bank", 0, 1);
    quiet_councils(defence);
    defence.answer("recall").answer("stay");
    ASSERT_EQ(defence.asked(), AskKind::place_units);
    EXPECT_EQ(defence.asked_seat(), 1);
    defence.answer("place 2 sw-1");
    EXPECT_EQ(defence.asked(), AskKind::none);

    Position victory(row.rules(2));  // not who wins
    victory.tiles(0, "black-3-tactical-reinforcement").units("west-bank", 0, 3).units("west-bank", 1, 1);
    victory.battle("west-bank", 0, 1);
    quiet_councils(victory);
    victory.answer("recall").answer("stay");
    EXPECT_EQ(victory.asked(), AskKind::none);
}

KEMET_ROW("black-3-divine-support", in_blood_and_sand) {
    for (const int attackers : {1, 5})                // losing or winning,
        for (const Seat seat : {Seat{0}, Seat{1}}) {  // attacking or defending
            Position p(row.rules(2));
            p.tiles(seat, "black-3-divine-support").units("west-bank", 0, attackers).units("west-bank", 1, 3);
            const int before = p.hand_of(0);
            p.battle("west-bank", 0, 1);
            quiet_councils(p);
            while (p.asked() != AskKind::none) {
                p.draw_by_chance();
                if (p.asked() != AskKind::none) p.answer(p.can("stay") ? "stay" : "recall");
            }
            EXPECT_EQ(p.hand_of(seat), before + 1);
            EXPECT_EQ(p.hand_of(Seat::of(1 - seat)), before);
        }

    Position others(row.rules(3));  // not in a battle of others
    others.tiles(2, "black-3-divine-support").units("west-bank", 0, 5).units("west-bank", 1, 3);
    const int before = others.hand_of(2);
    others.battle("west-bank", 0, 1);
    quiet_councils(others);
    others.answer("recall").answer("stay");
    EXPECT_EQ(others.asked(), AskKind::none);
    EXPECT_EQ(others.hand_of(2), before);
}

// --- night

KEMET_ROW("white-3-strategic-hold", in_blood_and_sand) {
    Position p(row.rules(2));
    p.tiles(0, "white-3-strategic-hold").units("west-temple", 0, 1).units("west-nile-temple", 0, 1).prayer(0, 0);
    p.course(Course::Step::scoring).draw_by_chance();
    EXPECT_EQ(p.prayer_of(0), 2 + 3 + 2 + 2);  // temples, the night, the hold
    EXPECT_EQ(p.player(0).divinity_points, 1);

    Position delta(row.rules(2));  // the Delta's counts
    delta.tiles(0, "white-3-strategic-hold").units("west-temple", 0, 1).units("delta-temple", 0, 1).prayer(0, 0);
    delta.course(Course::Step::scoring).answer("pass").draw_by_chance();
    EXPECT_EQ(delta.prayer_of(0), 2 + 2 + 2);

    Position one(row.rules(2));
    one.tiles(0, "white-3-strategic-hold").units("west-nile-temple", 0, 1).units("sanctuary", 0, 1).prayer(0, 0);
    one.course(Course::Step::scoring).draw_by_chance();
    EXPECT_EQ(one.prayer_of(0), 3 + 2);

    Position rival(row.rules(2));
    rival.tiles(0, "white-3-strategic-hold").units("west-temple", 1, 1).units("west-nile-temple", 1, 1).prayer(0, 0);
    rival.prayer(1, 0).course(Course::Step::scoring).draw_by_chance();
    EXPECT_EQ(rival.prayer_of(0), 2);
    EXPECT_EQ(rival.prayer_of(1), 2 + 3 + 2);
}

KEMET_ROW("white-3-night-ceremony", in_blood_and_sand) {
    Position p(row.rules(2));
    p.tiles(0, "white-3-night-ceremony").prayer(0, 0).prayer(1, 0).night().draw_by_chance();
    EXPECT_EQ(p.prayer_of(0), 2 + 3);
    EXPECT_EQ(p.prayer_of(1), 2);
    p.turn(0).skip_windows().answer("token pray-1").skip_windows();
    EXPECT_EQ(p.prayer_of(0), 7);
    Position both(row.rules(2));
    both.tiles(0, "white-3-night-ceremony white-4-priest-of-amon").prayer(0, 0).night().draw_by_chance();
    EXPECT_EQ(both.prayer_of(0), 2 + 3 + 5);
}

// --- buying

// Only an option puts these tiles on the table.
TEST(KemetRowRenewal, NotForSaleWithoutTheOption) {
    Position p(Edition::blood_and_sand, 3);
    p.pyramid("nw-1", Colour::red, 3).pyramid("nw-2", Colour::blue, 3).pyramid("nw-3", Colour::white, 3);
    p.pyramid("cw-1", Colour::black, 3).units("cw-1", 0, 1).prayer(0, 9);
    for (const Colour colour : {Colour::red, Colour::blue, Colour::white, Colour::black}) {
        p.buy(0, colour);
        EXPECT_TRUE(can_buy(p, std::string(colour_ids[static_cast<std::size_t>(colour)]) + "-3-victory-point"));
        for (const Tile& tile : printed::renewal_tiles) EXPECT_FALSE(can_buy(p, std::string(tile.id)));
    }
}

}  // namespace
}  // namespace mehen::kemet::test
