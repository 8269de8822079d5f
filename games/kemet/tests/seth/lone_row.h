// What the tests of rows have in common where one god stands against an alliance.
#pragma once

#include <algorithm>
#include <string>

#include "games/kemet/tests/rows/row_helpers.h"
#include "games/kemet/tests/seth/lone_table.h"

namespace mehen::kemet::test {

// A table of two members or more against the last seat. In the third district of every member stands a unit, so that
// the Alliance is not beaten; green speaks for it.
class LoneRow : public Position {
public:
    explicit LoneRow(const RowRules& row, int count = 2)
        : Position(row.lone_rules(count)), lone(static_cast<Seat>(count)) {
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

// Passes all windows; whether a seat could have played a card in one of them.
inline bool offered_to(LoneRow& p, Seat seat, const std::string& play) {
    bool offered = false;
    while (p.asked() == AskKind::window) {
        offered |= p.asked_seat() == seat && p.can(play);
        p.answer("pass");
    }
    return offered;
}

// Finds out at which moments a seat may play a card, as `moments_of` does for the base editions: before its token,
// after its action, before a token of the other side and after that one's action, in its move, before a battle, hidden
// in it.
inline std::string lone_moments_of(const RowRules& row, Seat (*whose)(const LoneRow&), std::string_view card) {
    const std::string play = "play " + std::string(card);
    std::vector<std::string_view> moments;
    const auto lay_out = [&](LoneRow& p) {
        const Seat seat = whose(p);
        p.units("nw-front", seat, 2).units("sw-front", seat == p.lone ? green : p.lone, 2).cards(seat, card);
        for (Seat each = 0; each < p.rules.seats; ++each) p.prayer(each, 5);
        const std::uint8_t other = index_of(p.rules.set.di_cards, "bronze-wall");
        --p.s.deck[other];
        ++p.s.discards[other];
        return seat;
    };
    const auto pray = [](LoneRow& p, Seat who) { p.answer(who == p.lone ? "violet pray" : "token pray-1"); };
    LoneRow own(row);
    const Seat seat = lay_out(own);
    const Seat other = seat == own.lone ? green : own.lone;
    own.turn(seat);
    const bool in_window = offered_to(own, seat, play);
    if (in_window || own.can(play)) moments.emplace_back("turn");
    pray(own, seat);
    if (offered_to(own, seat, play)) moments.emplace_back("action");

    LoneRow rival(row);
    lay_out(rival);
    rival.turn(other);
    if (offered_to(rival, seat, play)) moments.emplace_back("rival");
    pray(rival, other);
    if (offered_to(rival, seat, play)) moments.emplace_back("answer");

    LoneRow moving(row);
    lay_out(moving);
    moving.move(seat);
    if (moving.can(play)) moments.emplace_back("move");

    LoneRow battle(row);
    lay_out(battle);
    battle.units("sw-front", seat, 2);
    battle.battle("sw-front", seat, other);
    if (offered_to(battle, seat, play)) moments.emplace_back("battle");
    battle.answer_for(seat, "choose shield-push").answer_for(seat, "discard chariot-raid");
    const std::vector<Action> added = battle.legal_actions(seat);
    for (const Action& action : added)
        if (is(action, ActionKind::add)) moments.emplace_back("council");
    return joined(moments, " ");
}
// Of a card with the symbol of the day, and of one for a move: as the base edition says.
inline std::string lone_day_moments(const RowRules& row) {
    return row.edition == Edition::lone_first ? "turn action" : "turn action rival answer battle council";
}
inline std::string lone_move_moments(const RowRules& row) {
    return row.edition == Edition::lone_first ? "move" : "move council";
}
inline Seat green_of(const LoneRow&) {
    return green;
}
inline Seat lone_of(const LoneRow& p) {
    return p.lone;
}

// What a DI card adds to its owner's side, attacking and defending, and what it costs.
struct Added {
    int strength = 0;
    int damage = 0;
    int protection = 0;
    int cost = 0;
};
inline void expect_added(const RowRules& row, Seat (*whose)(const LoneRow&), const std::string& card,
                         const Added& adds) {
    EXPECT_EQ(lone_moments_of(row, whose, card), "council");
    for (const bool attacks : {true, false}) {
        LoneRow p(row);
        const Seat seat = whose(p);
        const Seat rival = seat == p.lone ? green : p.lone;
        p.cards(seat, card).prayer(seat, 1);
        if (attacks)
            p.fight(seat, "fervent-purge", rival, "fervent-purge", card);
        else
            p.fight(rival, "fervent-purge", seat, "fervent-purge", "", card);
        EXPECT_EQ(strength_of(p, attacks ? 0 : 1), 3 + 3 + adds.strength);
        EXPECT_EQ(strength_of(p, attacks ? 1 : 0), 3 + 3);
        EXPECT_EQ(lost_by(p, rival), std::min(3, 2 + adds.damage));
        EXPECT_EQ(lost_by(p, seat), 2 - adds.protection);
        EXPECT_EQ(p.prayer_of(seat), 1 - adds.cost);
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
