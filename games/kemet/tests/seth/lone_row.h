// What the tests of rows have in common where one god stands against an alliance.
#pragma once

#include <algorithm>
#include <string>

#include "games/kemet/tests/rows/row_cards.h"
#include "games/kemet/tests/seth/lone_table.h"

namespace mehen::kemet::test {

// A table of two members or more against the last seat. In the third district of every member stands a unit, so that
// the Alliance is not beaten; green speaks for it.
class LoneRow : public Position {
public:
    explicit LoneRow(const RowRules& row, int count = 2) : Position(row.lone_rules(count)), lone(Seat::of(count)) {
        s.pact.speaker = green;
        units(rules.area(rules.map.district[green][2]).id, green, 1);
    }

    LoneRow& violet_level(int level) {
        pyramid("seth-1", Colour::violet, level);
        return *this;
    }
    // Cards are shown and paid for, up to what follows.
    LoneRow& councils(Seat attacker, std::string_view attackers, Seat defender, std::string_view defenders,
                      std::string_view attackers_di = "", std::string_view defenders_di = "") {
        const auto other = [](std::string_view card) {
            return card == "chariot-raid" ? "cavalry-blitz" : "chariot-raid";
        };
        council(attacker, attackers, other(attackers), attackers_di);
        council(defender, defenders, other(defenders), defenders_di).pay_cards();
        return *this;
    }
    // Three against three on the west bank, in nobody's city.
    LoneRow& fight(Seat attacker, std::string_view attackers, Seat defender, std::string_view defenders,
                   std::string_view attackers_di = "", std::string_view defenders_di = "") {
        units("west-bank", attacker, 3).units("west-bank", defender, 3).battle("west-bank", attacker, defender);
        return councils(attacker, attackers, defender, defenders, attackers_di, defenders_di);
    }
    // A seized creature attacks green on the west bank.
    LoneRow& seize_creature(const std::string& creature) {
        run(SeizeCreature{{}, lone, green, 0});
        answer("seize " + creature).answer("attack west-bank anubis");
        return *this;
    }
    // Green's troop on the west bank is seized.
    LoneRow& seize_troop() {
        MoveTroop move = new_move_of(green);
        move.mode = MoveTroop::Mode::seized;
        run(move);
        return *this;
    }
    int discarded(std::string_view card) const { return s.discards[index_of(rules.set.di_cards, card)]; }
    // As actions name a seat.
    std::string god(Seat seat) const {
        constexpr std::array<std::string_view, max_players> ids = {"anubis", "horus",  "sobek",
                                                                   "bastet", "wadjet", "thoth"};
        return std::string(ids[seat]);
    }

    const Seat lone;
};

inline int attack_of(const Position& p) {
    return strength_of(p, 0);
}
inline int defence_of(const Position& p) {
    return strength_of(p, 1);
}

// How many units a side lost in the first battle told of.
inline int lost_by(const Position& p, Seat seat) {
    for (const Event& event : p.log)
        if (event.kind == static_cast<std::uint8_t>(EventKind::losses) && event.seat == seat) return event.arg[0];
    ADD_FAILURE() << "no losses told";
    return 0;
}

// What a card of the lone god's own deck adds to its side, attacking and defending, and what it costs.
struct Added {
    int strength = 0;
    int damage = 0;
    int protection = 0;
    int cost = 0;
};
inline void expect_added(const RowRules& row, const std::string& card, const Added& adds) {
    EXPECT_EQ(moments_of(row, card, 1), "council");
    for (const bool attacks : {true, false}) {
        LoneRow p(row);
        p.cards(p.lone, card).prayer(p.lone, 1);
        if (attacks)
            p.fight(p.lone, "fervent-purge", green, "fervent-purge", card);
        else
            p.fight(green, "fervent-purge", p.lone, "fervent-purge", "", card);
        EXPECT_EQ(strength_of(p, attacks ? 0 : 1), 3 + 3 + adds.strength);
        EXPECT_EQ(strength_of(p, attacks ? 1 : 0), 3 + 3);
        EXPECT_EQ(lost_by(p, green), std::min(3, 2 + adds.damage));
        EXPECT_EQ(lost_by(p, p.lone), 2 - adds.protection);
        EXPECT_EQ(p.prayer_of(p.lone), 1 - adds.cost);
    }
}

// The printed rules of an edition, for tests that are of no single row.
inline RowRules printed_rules(Edition edition) {
    RowRules rules;
    rules.edition = edition;
    rules.set = ruleset_of(edition);
    return rules;
}

}  // namespace mehen::kemet::test
