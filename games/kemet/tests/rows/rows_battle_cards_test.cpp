// Battle cards, one test each: what is printed on a card counts for whoever plays it, attacking or defending.
#include "games/kemet/tests/rows/row.h"

namespace mehen::kemet::test {
namespace {

struct Numbers {
    int strength = 0;
    int damage = 0;
    int protection = 0;
    int own_losses = 0;
};

constexpr int troop = 5;

// Another card to be discarded unused.
std::string_view any_but(std::string_view card) {
    return card == "mixed-tactics" ? "phalanx-defense" : "mixed-tactics";
}

unsigned bit_of(const Position& p, std::string_view card) {
    return 1U << index_of(p.rules.set.battle_cards, card);
}

// Five units against five, outside the cities. The rival plays 1 strength with 3 damage and no protection.
void play(Position& p, std::string_view card, Seat seat) {
    const auto rival = Seat::of(1 - seat);
    p.units("west-bank", 0, troop).units("west-bank", 1, troop).battle("west-bank", 0, 1);
    p.council(seat, card, any_but(card)).council(rival, "chariot-raid", "shield-push");
}

// The card in the hand of an attacker and of a defender, who may hold other cards than everybody does.
void expect_numbers(const RowRules& row, std::string_view card, Numbers numbers, std::string_view hand = "") {
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        const auto rival = Seat::of(1 - seat);
        Position p(row.rules(2));
        if (!hand.empty()) p.battle_cards(seat, hand);
        play(p, card, seat);
        EXPECT_EQ(p.told(EventKind::strengths).arg[seat], troop + numbers.strength);
        EXPECT_EQ(p.told(EventKind::strengths).arg[rival], troop + 1);
        EXPECT_EQ(p.units_in("west-bank", rival), troop - numbers.damage);
        EXPECT_EQ(p.units_in("west-bank", seat), troop - numbers.own_losses - (3 - numbers.protection));
        while (p.asked() == AskKind::loser || p.asked() == AskKind::winner) p.answer("recall");
        if (!hand.empty()) continue;
        // Played face up, the other one face down; neither is at hand in the next battle.
        EXPECT_EQ(p.s.hand[seat].cards.shown, bit_of(p, card));
        EXPECT_EQ(p.s.hand[seat].cards.hidden, bit_of(p, any_but(card)));
        EXPECT_EQ(p.s.hand[seat].cards.hand & (bit_of(p, card) | bit_of(p, any_but(card))), 0U);
    }
}

KEMET_ROW("cavalry-blitz", in_all) {
    expect_numbers(row, "cavalry-blitz", {.strength = 4, .damage = 1});
}

KEMET_ROW("fervent-purge", in_all) {
    expect_numbers(row, "fervent-purge", {.strength = 3, .damage = 2});
}

KEMET_ROW("shield-push", in_all) {
    expect_numbers(row, "shield-push", {.strength = 3, .protection = 1});
}

KEMET_ROW("mixed-tactics", in_all) {
    expect_numbers(row, "mixed-tactics", {.strength = 2, .damage = 2, .protection = 1});
}

KEMET_ROW("phalanx-defense", in_all) {
    expect_numbers(row, "phalanx-defense", {.strength = 2, .protection = 2});
}

KEMET_ROW("chariot-raid", in_all) {
    expect_numbers(row, "chariot-raid", {.strength = 1, .damage = 3});
}

// --- the two special cards: nobody has them without their tile

// Buying the tile takes all cards back and puts the special one in the place of a card that leaves the game.
void expect_special(const RowRules& row, std::string_view card, std::string_view tile, Colour colour) {
    Position without(row.rules(2));
    without.units("west-bank", 0, 1).units("west-bank", 1, 1).battle("west-bank", 0, 1).skip_windows();
    EXPECT_FALSE(without.can("choose " + std::string(card)));

    Position p(row.rules(2));
    p.pyramid("nw-1", colour, 2).prayer(0, 2).battle_cards(0, "shield-push chariot-raid").buy(0, colour);
    p.answer("tile " + std::string(tile));
    ASSERT_EQ(p.asked(), AskKind::give_up_card);
    EXPECT_TRUE(p.can("give-up phalanx-defense"));  // played before, but back by now
    EXPECT_FALSE(p.can("give-up " + std::string(card)));
    p.answer("give-up phalanx-defense");
    EXPECT_EQ(p.s.hand[0].cards.hand, (p.rules.battle_hand & ~bit_of(p, "phalanx-defense")) | bit_of(p, card));
    EXPECT_EQ(p.s.hand[1].cards.hand, p.rules.battle_hand);
}

KEMET_ROW("special-attack", in_all) {
    expect_numbers(row, "special-attack", {.strength = 3, .damage = 3}, "special-attack mixed-tactics cavalry-blitz");
    expect_special(row, "special-attack", "red-2-offensive-strategy", Colour::red);
}

KEMET_ROW("special-defence", in_all) {
    expect_numbers(row, "special-defence", {.strength = 3, .protection = 3},
                   "special-defence mixed-tactics cavalry-blitz");
    expect_special(row, "special-defence", "blue-2-defensive-strategy", Colour::blue);
}

// --- the seventh and the eighth card

KEMET_ROW("sacrificial-charge", in_blood_and_sand) {
    Position p(row.rules(2));  // nothing protects one from oneself, and no rival is hit
    p.cards(0, "iron-wall").prayer(0, 1).units("west-bank", 0, 4).units("west-bank", 1, 4).battle("west-bank", 0, 1);
    p.council(0, "sacrificial-charge", "mixed-tactics", "iron-wall").council(1, "phalanx-defense", "shield-push");
    EXPECT_EQ(p.told(EventKind::strengths).arg[0], 4 + 5);
    EXPECT_EQ(p.units_in("west-bank", 0), 4 - 2);
    EXPECT_EQ(p.units_in("west-bank", 1), 4);
    EXPECT_EQ(p.player(0).battle_points, 1);

    Position defender(row.rules(2));
    defender.units("west-bank", 0, 4).units("west-bank", 1, 4).battle("west-bank", 0, 1);
    defender.council(0, "phalanx-defense", "shield-push").council(1, "sacrificial-charge", "mixed-tactics");
    EXPECT_EQ(defender.told(EventKind::strengths).arg[1], 4 + 5);
    EXPECT_EQ(defender.units_in("west-bank", 1), 4 - 2);

    Position alone(row.rules(2));  // also with too few units: the winner has none left
    alone.units("west-bank", 0, 1).units("west-bank", 1, 1).battle("west-bank", 0, 1);
    alone.council(0, "sacrificial-charge", "mixed-tactics").council(1, "phalanx-defense", "shield-push");
    EXPECT_EQ(alone.told(EventKind::battle_won).seat, 0);
    EXPECT_EQ(alone.units_in("west-bank", 0), 0);
    EXPECT_EQ(alone.player(0).reserve, 12);
    EXPECT_EQ(alone.player(0).battle_points, 0);
}

KEMET_ROW("defensive-retreat", in_blood_and_sand) {
    expect_numbers(row, "defensive-retreat", {.strength = 1, .damage = 1, .protection = 3});
}

}  // namespace
}  // namespace mehen::kemet::test
