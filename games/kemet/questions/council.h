// The war council: battle cards, then DI cards [kemet.battle.council].
#pragma once

#include "core/game.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// What an answer does at the questions `council` and `show_card` of a battle, and at `show_di`.
Answered take_at_council(Table& table, const Battle& frame, Seat seat, Action action);

// Whether a seat with such a council is to give up a battle card: all but the last one.
bool owes_discard(const State& s, Seat seat, const Council& council);
// Whether a side has not yet chosen both battle cards.
bool chooses_cards(const State& s, const Battle& frame, std::size_t side);

// What the DI cards hidden under a battle card cost in all.
int cost_of(const Rules& rules, const State& s, Seat seat, const Council& council);
// A battle card that its owner shows to the rival alone.
void tell_shown_card(Table& table, Seat attacker, Seat defender, Seat owner, BattleCardId card);

}  // namespace mehen::kemet
