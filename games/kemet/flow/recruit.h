// Recruiting units, and the battles that units placed in own districts start [kemet.recruit].
#pragma once

#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// When all units are placed: starts the battle that is due, or asks which comes first; Flow::done: there is none.
Flow fight_for_districts(Table& table, Seat seat);
void fight_in(Table& table, Seat seat, AreaId area);

}  // namespace mehen::kemet
