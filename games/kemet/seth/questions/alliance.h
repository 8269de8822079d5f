// What the Alliance may still do in one of its phases [kemet.alliance.phase].
#pragma once

#include "games/kemet/seth/frames.h"

namespace mehen::kemet {

// Whether a unit can be given for a sacrifice temple, and whether a member has PP that may be handed over.
bool could_build(const Rules& rules, const State& s, const AlliancePhase& frame);
bool could_hand_over(const Rules& rules, const State& s, const AlliancePhase& frame);
bool ceremony_possible(const Rules& rules, const OpenTable& t);

}  // namespace mehen::kemet
