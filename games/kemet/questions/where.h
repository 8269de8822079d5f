// Where a troop on its way may go with its next step [kemet.move].
#pragma once

#include "games/kemet/questions/asked.h"
#include "games/kemet/questions/reach.h"

namespace mehen::kemet {

struct WalkThere;    // the seam: ways that are not open to everybody
struct EnterArea;    // the seam: areas closed to a troop, however it comes
struct JoinsTroops;  // the seam: whether it joins those of its side, and the limits count for all together

// A step as it is seen: `m` is the move under way, or one that is only thought of.
struct AtStep {
    const Rules& rules;
    const State& s;
    const Moving& m;
    Seat seat;
};

void list_steps(const Rules& rules, const State& s, const MoveTroop& frame, ActionList& out);
// Why the limits keep a troop out of an area.
Refusal no_room_there(const AtStep& at, AreaId area);

}  // namespace mehen::kemet
