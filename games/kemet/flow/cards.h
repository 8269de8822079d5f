// Playing DI cards outside battle [kemet.cards].
#pragma once

#include "games/kemet/flow/frames.h"

namespace mehen::kemet {

// The cards in a seat's hand that fit the moment, can be paid for and would do something.
void playable_cards(const Rules& rules, const State& s, Seat seat, When when, std::uint8_t actor, ActionList& out);
// Pays for a card and discards it; its effect follows when nobody vetoes it.
Flow play_card(Table& table, Seat seat, std::uint8_t card);
// Asks every seat that holds cards, from one on in turn order, if the edition has cards for that moment.
Flow open_window(Table& table, Seat from, std::uint8_t actor, When when);
int hand_size(const Hand& hand);

}  // namespace mehen::kemet
