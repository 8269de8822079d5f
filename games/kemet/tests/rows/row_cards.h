// When a DI card may be played, for the tests of the rows.
#pragma once

#include "games/kemet/tests/rows/row.h"

namespace mehen::kemet::test {

// A position in which every card would do something.
inline void lay_out_for_cards(Position& p, std::string_view card) {
    p.units("nw-front", 0, 2).units("west-bank", 1, 2).prayer(0, 5).prayer(1, 5);
    if (!p.rules.set.di_cards.named(card).personal) p.cards(0, card);
    --p.s.deck[index_of(p.rules.set.di_cards, "bronze-wall")];
    ++p.s.discards[index_of(p.rules.set.di_cards, "bronze-wall")];
}

// Passes all windows; whether seat 0 could have played the card in one of them.
inline bool offered_in_windows(Position& p, std::string_view card) {
    bool offered = false;
    while (p.asked() == AskKind::window) {
        offered |= p.asked_seat() == 0 && p.can("play " + std::string(card));
        p.answer("pass");
    }
    return offered;
}

// The moments at which seat 0 may play a card, with rivals who hold none:
//   turn     in its own turn, before its token
//   action   after its own action
//   rival    in a rival's turn, before that one's token
//   answer   after a rival's action
//   move     in its own move action
//   battle   before a battle
//   council  hidden under its battle card
inline std::string moments_of(const RowRules& row, std::string_view card) {
    const std::string play = "play " + std::string(card);
    std::vector<std::string_view> moments;
    Position own(row.rules(2));
    lay_out_for_cards(own, card);
    own.course(Course::Step::day);
    const bool in_window = offered_in_windows(own, card);
    if (in_window || own.can(play)) moments.emplace_back("turn");
    own.answer("token pray-1");
    if (offered_in_windows(own, card)) moments.emplace_back("action");

    Position rival(row.rules(2));
    lay_out_for_cards(rival, card);
    rival.order({1, 0}).course(Course::Step::day);
    if (offered_in_windows(rival, card)) moments.emplace_back("rival");
    rival.answer("token pray-1");
    if (offered_in_windows(rival, card)) moments.emplace_back("answer");

    Position moving(row.rules(2));
    lay_out_for_cards(moving, card);
    if (moving.move(0).can(play)) moments.emplace_back("move");

    Position battle(row.rules(2));
    lay_out_for_cards(battle, card);
    battle.units("west-bank", 0, 2).battle("west-bank", 0, 1);
    if (offered_in_windows(battle, card)) moments.emplace_back("battle");
    battle.answer_for(0, "choose shield-push").answer_for(0, "discard chariot-raid");
    if (battle.can("add " + std::string(card))) moments.emplace_back("council");
    return joined(moments, " ");
}

}  // namespace mehen::kemet::test
