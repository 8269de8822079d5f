// Why an action is not legal where one god stands against an alliance.
#pragma once

#include "games/kemet/questions/explain.h"
#include "games/kemet/seth/reasons.h"

namespace mehen::kemet {

std::string pact_refusal_text(const Rules& rules, const Refusal& refusal, Language language);

Refusal explain_temple(const Rules& rules, const State& s, Action action);
Refusal explain_next_member(const Rules& rules, const State& s, Action action);
Refusal explain_ceremony(const Rules& rules, const State& s, Action action);
Refusal explain_gift(const Rules& rules, const State& s, Seat seat, Action action);
Refusal explain_share(const State& s, Action action);
Refusal explain_companions(const Rules& rules, const State& s, Action action);
Refusal explain_joint_march(const Rules& rules, const State& s, const MoveTroop& frame, Action action);
Refusal explain_fighter(const Rules& rules, const State& s, Action action);
Refusal explain_casualty(const State& s, Action action);
Refusal explain_seizing(const Rules& rules, const State& s, Action action);
Refusal explain_destroying(const State& s, Action action);
Refusal explain_seized_march(const Rules& rules, const State& s, const MoveTroop& frame, Action action);
Refusal explain_assault_cards(const Rules& rules, const State& s, Seat seat, Action action);
Refusal explain_theft(const State& s, Seat seat, Action action);

}  // namespace mehen::kemet
