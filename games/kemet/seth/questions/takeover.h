// What the lone god may do against one member of the Alliance, and who may be stolen from [kemet.lone].
#pragma once

#include "games/kemet/seth/frames.h"

namespace mehen::kemet {

// Creature cards with which the lone god could attack a member of the Alliance now, bit n.
unsigned cards_to_seize_with(const Rules& rules, const State& s, Seat victim);
bool any_to_destroy(const Rules& rules, const State& s, const DestroyTwo& frame);
// Whether a rival holds a DI card.
bool any_to_steal_from(const Rules& rules, const State& s, Seat seat);

// The answers to what these procedures ask, or would.
void list_answers(const Rules& rules, const State& s, const SeizeCreature& frame, Seat seat, ActionList& out);
void list_answers(const Rules& rules, const State& s, const DestroyTwo& frame, Seat seat, ActionList& out);

}  // namespace mehen::kemet
