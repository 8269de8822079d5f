// Playing DI cards outside battle [kemet.cards].
#pragma once

#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// Asks every seat that holds cards, from one on in turn order, if the edition has cards for that moment.
Flow open_window(Table& table, Seat from, Seat actor, When when);
// The same after the last action, beginning with whoever took it, and before the next: `otherwise` where there is none.
Flow open_window_between(Table& table, Seat otherwise);
// Asks the active player alone, after an action, for cards of the own turn.
Flow open_own_window(Table& table, Seat seat);

}  // namespace mehen::kemet
