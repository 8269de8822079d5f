// What the tests of red and blue tiles have in common: battles, creatures, special battle cards, tokens.
#pragma once

#include <bit>
#include <string>

#include "games/kemet/tests/rows/row_helpers.h"

namespace mehen::kemet::test {

// A battle of three against three on the west bank, in nobody's city: seat 0 attacks.
inline void fight(Position& p, std::string_view attackers, std::string_view defenders,
                  std::string_view attackers_di = "", std::string_view defenders_di = "") {
    const auto other = [](std::string_view card) { return card == "chariot-raid" ? "cavalry-blitz" : "chariot-raid"; };
    p.units("west-bank", 0, 3).units("west-bank", 1, 3).battle("west-bank", 0, 1);
    p.council(0, attackers, other(attackers), attackers_di).council(1, defenders, other(defenders), defenders_di);
}

// --- creatures

// Bought: at once into an own district with a troop and no creature, or left on its tile.
inline void expect_placed_when_bought(const RowRules& row, const std::string& tile, const std::string& creature,
                                      Colour colour, int level) {
    for (const bool at_once : {true, false}) {
        Position p(row.rules(2));
        p.pyramid("nw-1", colour, level).units("nw-2", 0, 1).units("nw-3", 0, 1).creature(0, "mummy", "nw-3");
        p.units("nw-front", 0, 1).prayer(0, level).buy(0, colour).answer("tile " + tile);
        EXPECT_EQ(p.prayer_of(0), 0);
        ASSERT_EQ(p.asked(), AskKind::buy);
        EXPECT_EQ(joined(p.legal()), joined(std::vector<std::string>{"creature " + creature + " nw-2", "done"}));
        p.answer(at_once ? "creature " + creature + " nw-2" : "done");
        EXPECT_EQ(p.creature_at(creature), at_once ? "nw-2" : "reserve");
    }
    Position nobody_home(row.rules(2));
    nobody_home.pyramid("nw-1", colour, level).units("nw-front", 0, 1).prayer(0, level).buy(0, colour);
    nobody_home.answer("tile " + tile);
    EXPECT_EQ(nobody_home.asked(), AskKind::none);
    EXPECT_EQ(nobody_home.creature_at(creature), "reserve");
}

struct Bonuses {
    int land_moves = 0;
    int strength = 0;
    int damage = 0;
    int protection = 0;
};

// What a creature gives to the troop it walks with, attacking and defending, and to no other.
inline void expect_bonuses(const RowRules& row, const std::string& creature, const Bonuses& bonuses) {
    Position walking(row.rules(2));
    EXPECT_EQ(land_moves_of(walking, creature), 1 + bonuses.land_moves);
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        Position p(row.rules(2));
        p.creature(seat, creature, "west-bank").units("west-bank", rival_of(seat), 1);
        fight(p, "mixed-tactics", "mixed-tactics");  // strength 2, damage 2, protection 1
        EXPECT_EQ(strength_of(p, seat), 3 + 2 + bonuses.strength);
        EXPECT_EQ(strength_of(p, rival_of(seat)), 4 + 2);
        EXPECT_EQ(p.units_in("west-bank", seat), 3 - std::max(0, 2 - 1 - bonuses.protection));
        EXPECT_EQ(p.units_in("west-bank", rival_of(seat)), 4 - (2 + bonuses.damage - 1));
    }
    Position elsewhere(row.rules(2));
    elsewhere.units("nw-1", 0, 1).creature(0, creature, "nw-1");
    EXPECT_EQ(land_moves_of(elsewhere), 1);
    Position battle(row.rules(2));
    battle.units("nw-1", 0, 1).creature(0, creature, "nw-1");
    fight(battle, "mixed-tactics", "mixed-tactics");
    EXPECT_EQ(strength_of(battle, 0), 3 + 2);
    EXPECT_EQ(battle.units_in("west-bank", 0), 2);
    EXPECT_EQ(battle.units_in("west-bank", 1), 2);
}

// --- special battle cards

inline bool has_battle_card(const Position& p, Seat seat, std::string_view card) {
    return ((unsigned{p.s.hand[seat].cards.hand} >> index_of(p.rules.set.battle_cards, card)) & 1U) != 0;
}
inline int battle_cards_of(const Position& p, Seat seat) {
    return std::popcount(unsigned{p.s.hand[seat].cards.hand});
}

// Buys the tile with two cards left in hand, and gives one up.
inline void buy_special_card(Position& p, Colour colour, const std::string& tile, const std::string& given_up) {
    p.pyramid("nw-1", colour, 2).prayer(0, 2).battle_cards(0, "shield-push chariot-raid").buy(0, colour);
    p.answer("tile " + tile);
    EXPECT_EQ(p.asked(), AskKind::give_up_card);
    if (p.asked() != AskKind::give_up_card) return;
    EXPECT_EQ(static_cast<int>(p.legal().size()), battle_cards_of(p, 0));
    p.answer("give-up " + given_up);
    EXPECT_EQ(p.asked(), AskKind::none);
}

// All battle cards come back first; the special one takes the place of another, in secret and for good.
inline void expect_special_card(const RowRules& row, Colour colour, const std::string& tile,
                                const std::string& special) {
    const int cards = row.edition == Edition::blood_and_sand ? 8 : 6;
    Position p(row.rules(2));
    buy_special_card(p, colour, tile, "cavalry-blitz");
    EXPECT_EQ(p.prayer_of(0), 0);
    EXPECT_EQ(battle_cards_of(p, 0), cards);
    EXPECT_TRUE(has_battle_card(p, 0, special));
    EXPECT_FALSE(has_battle_card(p, 0, "cavalry-blitz"));
    EXPECT_FALSE(has_battle_card(p, 1, special));
    Position other(row.rules(2));
    buy_special_card(other, colour, tile, "chariot-raid");
    EXPECT_TRUE(Kemet::observe(p.rules, p.s, 1) == Kemet::observe(other.rules, other.s, 1));

    p.battle_cards(0, special + " shield-push").units("west-bank", 0, 3).units("west-bank", 1, 3);
    p.battle("west-bank", 0, 1).council(0, special, "shield-push").council(1, "shield-push", "chariot-raid");
    part(p, "stay");  // the last two cards were used: all come back
    EXPECT_EQ(battle_cards_of(p, 0), cards);
    EXPECT_TRUE(has_battle_card(p, 0, special));
    EXPECT_FALSE(has_battle_card(p, 0, "cavalry-blitz"));
}

// --- tiles of every colour

inline std::string tile_token(const RowRules& row, Colour colour) {
    if (row.edition == Edition::blood_and_sand) return "token acquire-1";
    return "token " + std::string(colour_ids[static_cast<std::size_t>(colour)]);
}

// The token that buys a tile, and no golden one beside it, which may go before a tile that could be bought just now.
inline void place_tile_token(Position& p, const RowRules& row, Colour colour) {
    p.answer(tile_token(row, colour));
    if (p.asked() == AskKind::more_tokens) p.answer("done");
}

// One permanent VP, not for battle; nobody owns two, whatever their colours.
inline void expect_victory_point(const RowRules& row, Colour colour, const std::string& tile) {
    Position p(row.rules(2));
    p.pyramid("nw-1", colour, 3).pyramid("nw-2", Colour::white, 3).prayer(0, 9).turn(0).skip_windows();
    place_tile_token(p, row, colour);
    p.answer("tile " + tile).skip_windows();
    EXPECT_EQ(p.prayer_of(0), 6);
    EXPECT_EQ(p.player(0).divinity_points, 1);
    EXPECT_EQ(p.player(0).battle_points, 0);
    EXPECT_EQ(counted_points(p.rules, p.s, 0), 1);
    p.buy(0, Colour::white);
    EXPECT_TRUE(can_buy(p, "white-3-hand-of-god"));
    EXPECT_FALSE(can_buy(p, "white-3-victory-point"));
    p.units("nw-1", 1, 1).turn(0);  // the pyramid is lost, the VP is not
    EXPECT_EQ(p.points_of(0), 1);
}

// A silver token: once a day one more action, on a free space, together with an own token.
inline void expect_silver_token(const RowRules& row, Colour colour, const std::string& tile) {
    Position p(row.rules(3));
    p.pyramid("nw-1", colour, 4).pyramid("nw-2", Colour::white, 4).prayer(0, 4).turn(0).skip_windows();
    place_tile_token(p, row, colour);
    p.answer("tile " + tile).skip_windows();
    EXPECT_EQ(p.asked(), AskKind::none);  // its own purchase is over
    EXPECT_EQ(p.prayer_of(0), 0);
    p.turn(0).skip_windows().answer("token pray-1");  // the same day
    ASSERT_EQ(p.asked(), AskKind::more_tokens);
    EXPECT_TRUE(p.can("done"));
    EXPECT_FALSE(p.can("silver pray-1"));
    p.answer("silver pray-2").answer("first silver").skip_windows();
    EXPECT_EQ(p.prayer_of(0), 4);
    p.turn(0).skip_windows().answer("token move-1").skip_windows();
    EXPECT_EQ(p.asked(), AskKind::none);  // used
    p.night().draw_by_chance().turn(0).skip_windows().answer("token move-1");
    EXPECT_TRUE(p.can("silver pray-1"));
    p.answer("done").skip_windows().prayer(0, 9).buy(0, Colour::white);
    EXPECT_TRUE(can_buy(p, "white-4-priest-of-ra"));
    EXPECT_FALSE(can_buy(p, "white-4-act-of-god"));
}

}  // namespace mehen::kemet::test
