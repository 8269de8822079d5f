// Why an action is not legal where one god stands against an alliance.
#pragma once

#include "games/kemet/questions/explain.h"
#include "games/kemet/seth/reasons.h"

namespace mehen::kemet {

std::string pact_refusal_text(const Rules& rules, const Refusal& refusal, Language language);

Refusal explain_joint_march(const Rules& rules, const State& s, const MoveTroop& frame, Action action);
Refusal explain_seized_march(const Rules& rules, const State& s, const MoveTroop& frame, Action action);

}  // namespace mehen::kemet
