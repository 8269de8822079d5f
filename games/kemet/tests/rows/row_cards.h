// When a DI card may be played, for the tests of the rows.
#pragma once

#include "games/kemet/tests/rows/row_helpers.h"

namespace mehen::kemet::test {

// A position in which every card would do something.
inline void lay_out_for_cards(Position& p, std::string_view card, Seat seat) {
    const Seat rival = rival_of(seat);
    p.units("nw-front", seat, 2).units("west-bank", rival, 2);
    for (Seat each = 0; each < p.rules.seats; ++each) p.prayer(each, 5);
    if (!p.rules.set.di_cards.named(card).personal) p.cards(seat, card);
    --p.s.deck[index_of(p.rules.set.di_cards, "bronze-wall")];
    ++p.s.discards[index_of(p.rules.set.di_cards, "bronze-wall")];
}

// The first turn of a day, and the next one, which asks for cards that answer its action. Where one stands alone the
// first turn is always that one's, and a turn asks for the answers itself: there it is a turn and nothing else.
inline Position& open_day(Position& p, Seat first) {
    if (p.rules.set.alliance) return p.turn(first);
    return p.order({first, rival_of(first)}).course(Course::Step::day);
}

inline Position& pray(Position& p) {
    return p.answer(is_lone(p.s, p.asked_seat()) ? "violet pray" : "token pray-1");
}

// Passes all windows; whether a seat could have played the card in one of them.
inline bool offered_in_windows(Position& p, Seat seat, std::string_view card) {
    bool offered = false;
    while (p.asked() == AskKind::window) {
        offered |= p.asked_seat() == seat && p.can("play " + std::string(card));
        p.answer("pass");
    }
    return offered;
}

// The moments at which a seat may play a card, with rivals who hold none:
//   turn     in its own turn, before its token
//   action   after its own action
//   rival    in a rival's turn, before that one's token
//   answer   after a rival's action
//   move     in its own move action
//   battle   before a battle
//   council  hidden under its battle card
inline std::string moments_of(const RowRules& row, std::string_view card, Seat seat = 0) {
    const std::string play = "play " + std::string(card);
    std::vector<std::string_view> moments;
    Position own(row.rules(2));
    lay_out_for_cards(own, card, seat);
    open_day(own, seat);
    const bool in_window = offered_in_windows(own, seat, card);
    if (in_window || own.can(play)) moments.emplace_back("turn");
    pray(own);
    if (offered_in_windows(own, seat, card)) moments.emplace_back("action");

    Position rival(row.rules(2));
    lay_out_for_cards(rival, card, seat);
    open_day(rival, rival_of(seat));
    if (offered_in_windows(rival, seat, card)) moments.emplace_back("rival");
    pray(rival);
    if (offered_in_windows(rival, seat, card)) moments.emplace_back("answer");

    Position moving(row.rules(2));
    lay_out_for_cards(moving, card, seat);
    if (moving.move(seat).can(play)) moments.emplace_back("move");

    Position battle(row.rules(2));
    lay_out_for_cards(battle, card, seat);
    battle.units("west-bank", seat, 2).battle("west-bank", seat, rival_of(seat));
    if (offered_in_windows(battle, seat, card)) moments.emplace_back("battle");
    battle.answer_for(seat, "choose shield-push").answer_for(seat, "discard chariot-raid");
    if (battle.can_for(seat, "add " + std::string(card))) moments.emplace_back("council");
    return joined(moments, " ");
}
// Of cards by day: in one's own turn, or around anybody's action and hidden in battle; and of those for a move.
inline std::string_view day_moments(const RowRules& row) {
    return row.over(Edition::revised) ? "turn action rival answer battle council" : "turn action";
}
inline std::string_view move_moments(const RowRules& row) {
    return row.over(Edition::revised) ? "move council" : "move";
}

}  // namespace mehen::kemet::test
