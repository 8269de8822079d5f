// DI cards hidden under a battle card, one test each.
#include "games/kemet/tests/rows/row_cards.h"

namespace mehen::kemet::test {
namespace {

void recall_both(Position& p) {
    while (p.asked() == AskKind::loser || p.asked() == AskKind::winner) p.answer("recall");
}

// Five against five outside the cities; one seat adds cards and plays 1 strength with 3 damage, its rival 3 with 2.
void play(Position& p, Seat seat, std::string_view di_cards) {
    const Seat rival = rival_of(seat);
    p.units("west-bank", 0, 5).units("west-bank", 1, 5).cards(seat, di_cards).battle("west-bank", 0, 1);
    p.council(seat, "chariot-raid", "shield-push", di_cards).council(rival, "fervent-purge", "shield-push");
    p.pay_cards();
}

struct Bonus {
    int strength = 0;
    int damage = 0;
    int protection = 0;
};

void expect_bonus(const RowRules& row, std::string_view card, int cost, Bonus bonus) {
    EXPECT_EQ(moments_of(row, card), "council");
    for (const Seat seat : {Seat{0}, Seat{1}}) {  // attacking and defending
        const Seat rival = rival_of(seat);
        Position p(row.rules(2));
        p.prayer(seat, cost);
        play(p, seat, card);
        EXPECT_EQ(strength_of(p, seat), 5 + 1 + bonus.strength);
        EXPECT_EQ(strength_of(p, rival), 5 + 3);
        EXPECT_EQ(p.units_in("west-bank", rival), 5 - 3 - bonus.damage);
        EXPECT_EQ(p.units_in("west-bank", seat), 5 - std::max(0, 2 - bonus.protection));
        EXPECT_EQ(p.prayer_of(seat), 0);
        recall_both(p);
        EXPECT_EQ(p.s.discards[index_of(p.rules.set.di_cards, card)], 1);
        EXPECT_EQ(p.s.hand[seat].di_cards[index_of(p.rules.set.di_cards, card)], 0);
    }
    Position both(row.rules(2));  // like effects add up
    both.prayer(0, 2 * cost);
    play(both, 0, std::string(card) + " " + std::string(card));
    EXPECT_EQ(strength_of(both, 0), 5 + 1 + 2 * bonus.strength);
    EXPECT_EQ(both.units_in("west-bank", 1), std::max(0, 5 - 3 - 2 * bonus.damage));
    EXPECT_EQ(both.units_in("west-bank", 0), 5 - std::max(0, 2 - 2 * bonus.protection));
    EXPECT_EQ(both.prayer_of(0), 0);
}

// Without the PP: not added, or where cards may be added all the same, shown without effect.
void expect_nothing_unpaid(const RowRules& row, std::string_view card) {
    Position p(row.rules(2));
    p.prayer(0, 0).units("west-bank", 0, 5).units("west-bank", 1, 5).cards(0, card).battle("west-bank", 0, 1);
    p.skip_windows().answer_for(0, "choose chariot-raid").answer_for(0, "discard shield-push");
    ASSERT_EQ(p.can("add " + std::string(card)), row.over(Edition::revised));
    if (row.edition != Edition::revised) return;
    p.answer_for(0, "add " + std::string(card)).answer_for(0, "done").council(1, "fervent-purge", "shield-push");
    ASSERT_EQ(p.asked(), AskKind::pay_cards);
    EXPECT_FALSE(p.can("done"));
    p.answer("drop " + std::string(card));
    EXPECT_EQ(strength_of(p, 0), 5 + 1);
    EXPECT_EQ(p.units_in("west-bank", 0), 5 - 2);
    EXPECT_EQ(p.units_in("west-bank", 1), 5 - 3);
    recall_both(p);
    EXPECT_EQ(p.s.discards[index_of(p.rules.set.di_cards, card)], 1);
}

KEMET_ROW("war-rage", in_all) {
    expect_bonus(row, "war-rage", 0, {.strength = 1});
}

KEMET_ROW("war-fury", in_all) {
    expect_bonus(row, "war-fury", 1, {.strength = 2});
    expect_nothing_unpaid(row, "war-fury");
}

KEMET_ROW("bloody-battle", in_all) {
    expect_bonus(row, "bloody-battle", 0, {.damage = 1});
}

KEMET_ROW("bloodbath", in_all) {
    expect_bonus(row, "bloodbath", 1, {.damage = 2});
    expect_nothing_unpaid(row, "bloodbath");
    Position p(row.rules(2));  // damage that protection stops
    p.prayer(0, 1).units("west-bank", 0, 5).units("west-bank", 1, 5).cards(0, "bloodbath").battle("west-bank", 0, 1);
    p.council(0, "shield-push", "chariot-raid", "bloodbath").council(1, "phalanx-defense", "chariot-raid");
    p.pay_cards();
    EXPECT_EQ(p.units_in("west-bank", 1), 5);
}

KEMET_ROW("bronze-wall", in_all) {
    expect_bonus(row, "bronze-wall", 0, {.protection = 1});
}

KEMET_ROW("iron-wall", in_all) {
    expect_bonus(row, "iron-wall", 1, {.protection = 2});
    expect_nothing_unpaid(row, "iron-wall");
}

// --- cards that look at who won

KEMET_ROW("glory", in_blood_and_sand) {
    EXPECT_EQ(moments_of(row, "glory"), "council");
    Position p(row.rules(2));
    p.prayer(0, 1).prayer(1, 0).units("west-bank", 0, 4).units("west-bank", 1, 3).cards(0, "glory");
    p.battle("west-bank", 0, 1).council(0, "shield-push", "chariot-raid", "glory");
    p.council(1, "shield-push", "chariot-raid");
    EXPECT_EQ(p.told(EventKind::battle_won).seat, 0);
    EXPECT_EQ(p.prayer_of(0), 1 + 4);
    EXPECT_EQ(p.prayer_of(1), 0);
    Position defender(row.rules(2));
    defender.prayer(1, 9).units("west-bank", 0, 3).units("west-bank", 1, 3).cards(1, "glory");
    defender.battle("west-bank", 0, 1).council(0, "shield-push", "chariot-raid");
    defender.council(1, "shield-push", "chariot-raid", "glory");
    EXPECT_EQ(defender.prayer_of(1), 11);  // never above
    Position lost(row.rules(2));
    lost.prayer(0, 1).units("west-bank", 0, 3).units("west-bank", 1, 3).cards(0, "glory").battle("west-bank", 0, 1);
    lost.council(0, "shield-push", "chariot-raid", "glory").council(1, "shield-push", "chariot-raid");
    EXPECT_EQ(lost.prayer_of(0), 1);
    Position nobody_left(row.rules(2));  // won all the same
    nobody_left.prayer(0, 1).units("west-bank", 0, 1).units("west-bank", 1, 1).cards(0, "glory");
    nobody_left.battle("west-bank", 0, 1).council(0, "cavalry-blitz", "shield-push", "glory");
    nobody_left.council(1, "chariot-raid", "shield-push");
    EXPECT_EQ(nobody_left.units_in("west-bank", 0), 0);
    EXPECT_EQ(nobody_left.prayer_of(0), 1 + 4);
}

KEMET_ROW("divine-protection", in_blood_and_sand) {
    EXPECT_EQ(moments_of(row, "divine-protection"), "council");
    Position p(row.rules(2));
    p.units("west-bank", 0, 5).units("west-bank", 1, 2).cards(0, "divine-protection").battle("west-bank", 0, 1);
    p.council(0, "cavalry-blitz", "shield-push", "divine-protection").council(1, "chariot-raid", "shield-push");
    EXPECT_EQ(p.units_in("west-bank", 0), 5);
    EXPECT_EQ(p.units_in("west-bank", 1), 1);  // the rival is not spared
    Position unblockable(row.rules(2));        // damage that nothing blocks is stopped too
    unblockable.units("west-bank", 0, 2).units("west-bank", 1, 4).tiles(0, "red-4-initiative");
    unblockable.cards(1, "divine-protection").battle("west-bank", 0, 1).council(0, "chariot-raid", "shield-push");
    unblockable.council(1, "cavalry-blitz", "shield-push", "divine-protection");
    EXPECT_EQ(unblockable.units_in("west-bank", 1), 4);
    Position own(row.rules(2));  // but not what a troop does to itself
    own.units("west-bank", 0, 5).units("west-bank", 1, 2).cards(0, "divine-protection").battle("west-bank", 0, 1);
    own.council(0, "sacrificial-charge", "shield-push", "divine-protection").council(1, "chariot-raid", "shield-push");
    EXPECT_EQ(own.units_in("west-bank", 0), 5 - 2);
    Position lost(row.rules(2));
    lost.units("west-bank", 0, 4).units("west-bank", 1, 5).cards(0, "divine-protection").battle("west-bank", 0, 1);
    lost.council(0, "chariot-raid", "shield-push", "divine-protection").council(1, "cavalry-blitz", "shield-push");
    EXPECT_EQ(lost.units_in("west-bank", 0), 4 - 1);
}

KEMET_ROW("conscription", in_blood_and_sand) {
    EXPECT_EQ(moments_of(row, "conscription"), "council");
    Position p(row.rules(2));
    p.units("west-bank", 0, 4).units("nw-front", 0, 1).units("west-bank", 1, 3).cards(0, "conscription");
    p.battle("west-bank", 0, 1).council(0, "shield-push", "chariot-raid", "conscription");
    p.council(1, "fervent-purge", "shield-push");
    ASSERT_EQ(p.asked(), AskKind::place_units);  // after the losses, before the loser leaves
    EXPECT_EQ(p.asked_seat(), 0);
    EXPECT_EQ(p.units_in("west-bank", 0), 3);
    EXPECT_TRUE(p.can("place 3 nw-1"));
    EXPECT_FALSE(p.can("place 4 nw-1"));
    EXPECT_FALSE(p.can("place 1 sw-1"));         // a rival's district
    EXPECT_FALSE(p.can("place 1 west-temple"));  // no troop of one's own
    EXPECT_FALSE(p.can("place 3 west-bank"));    // room for two
    p.answer("place 1 nw-1").answer("place 1 nw-front").answer("done");
    EXPECT_EQ(p.units_in("nw-1", 0), 1);
    EXPECT_EQ(p.units_in("nw-front", 0), 2);
    EXPECT_EQ(p.asked(), AskKind::loser);
    Position lost(row.rules(2));
    lost.units("west-bank", 0, 3).units("west-bank", 1, 3).cards(0, "conscription").battle("west-bank", 0, 1);
    lost.council(0, "shield-push", "chariot-raid", "conscription").council(1, "shield-push", "chariot-raid");
    EXPECT_EQ(lost.asked(), AskKind::loser);
    EXPECT_EQ(lost.player(0).reserve, 9);
}

// --- cards about cards

KEMET_ROW("snare", in_blood_and_sand) {
    EXPECT_EQ(moments_of(row, "snare"), "council");
    Position p(row.rules(2));
    p.units("west-bank", 0, 3).units("west-bank", 1, 3).cards(0, "snare").battle("west-bank", 0, 1);
    p.council(0, "shield-push", "cavalry-blitz", "snare").council(1, "shield-push", "chariot-raid");
    ASSERT_EQ(p.asked(), AskKind::snare);  // once the rival's card is known
    EXPECT_EQ(p.asked_seat(), 0);
    p.answer("swap");
    EXPECT_EQ(strength_of(p, 0), 3 + 4);
    EXPECT_EQ(strength_of(p, 1), 3 + 3);
    recall_both(p);  // the card that counted is discarded face up, the other face down
    EXPECT_EQ(p.s.hand[0].cards.shown, 1U << index_of(p.rules.set.battle_cards, "cavalry-blitz"));
    EXPECT_EQ(p.s.hand[0].cards.hidden, 1U << index_of(p.rules.set.battle_cards, "shield-push"));
    Position content(row.rules(2));  // one may also leave it at that
    content.units("west-bank", 0, 3).units("west-bank", 1, 3).cards(1, "snare").battle("west-bank", 0, 1);
    content.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "cavalry-blitz", "snare");
    ASSERT_EQ(content.asked(), AskKind::snare);
    EXPECT_EQ(content.asked_seat(), 1);
    content.answer("stay");
    EXPECT_EQ(strength_of(content, 1), 3 + 3);
    Position both(row.rules(2));  // the attacker first
    both.units("west-bank", 0, 3).units("west-bank", 1, 3).cards(0, "snare").cards(1, "snare");
    both.battle("west-bank", 0, 1).council(0, "shield-push", "cavalry-blitz", "snare");
    both.council(1, "shield-push", "cavalry-blitz", "snare");
    EXPECT_EQ(both.asked_seat(), 0);
    both.answer("swap");
    EXPECT_EQ(both.asked_seat(), 1);
    both.answer("swap");
    EXPECT_EQ(strength_of(both, 0), 3 + 4);
    EXPECT_EQ(strength_of(both, 1), 3 + 4);
}

KEMET_ROW("diversion", in_blood_and_sand) {
    EXPECT_EQ(moments_of(row, "diversion"), "council");
    Position p(row.rules(2));
    const std::uint8_t diversion = index_of(p.rules.set.di_cards, "diversion");
    EXPECT_EQ(p.s.deck[diversion], 0);  // one for each player, none to be drawn
    EXPECT_EQ(p.s.hand[0].di_cards[diversion], 1);
    EXPECT_EQ(p.s.hand[1].di_cards[diversion], 1);
    p.prayer(0, 0).prayer(1, 0).units("west-bank", 0, 4).units("west-bank", 1, 4).cards(1, "war-rage");
    p.battle("west-bank", 0, 1).council(0, "shield-push", "chariot-raid", "diversion");  // alone, or with others
    p.council(1, "shield-push", "chariot-raid", "diversion war-rage");
    EXPECT_EQ(strength_of(p, 0), 4 + 3);
    EXPECT_EQ(strength_of(p, 1), 4 + 3 + 1);
    EXPECT_EQ(p.units_in("west-bank", 0), 4);
    EXPECT_EQ(p.units_in("west-bank", 1), 4);
    recall_both(p);
    for (const Seat seat : {Seat{0}, Seat{1}}) EXPECT_EQ(p.s.hand[seat].di_cards[diversion], 1);
    EXPECT_EQ(p.s.discards[diversion], 0);
}

}  // namespace
}  // namespace mehen::kemet::test
