// Why an action is not legal.
#pragma once

#include "core/game.h"
#include "games/template/state.h"

namespace mehen::offering {

enum class Reason : std::uint8_t {
    legal,
    game_over,
    not_your_turn,
    already_finished,
    no_cards_left,
    not_an_answer,    // no such action or card exists
    chance_deals,     // cards are dealt, not chosen
    not_in_hand,      // [card]
    all_offered,      // [card]: no further one in the hand
    not_offered,      // [card]
    nothing_offered,  // `done` needs a card
    unexplained,      // never appears: a test holds us to it
};

Refusal explain(const Rules& rules, const State& s, Seat seat, Action action);

}  // namespace mehen::offering
