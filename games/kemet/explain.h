// Why an action is not legal.
#pragma once

#include "core/game.h"
#include "games/kemet/flow/frames.h"
#include "games/kemet/questions/asked.h"
#include "games/kemet/rules.h"
#include "games/kemet/state.h"

namespace mehen::kemet {

// The parts of `explain`: the action is of a kind that answers the question, but is not legal.
Refusal explain_city(Action action);
Refusal explain_new_pyramid(const Rules& rules, const State& s, Seat seat, Action action);  // 0: its place will do
Refusal explain_first_pyramid(const Rules& rules, const State& s, Seat seat, Action action);
Refusal explain_deploy(const Rules& rules, const State& s, Seat seat, Action action);
Refusal explain_turn(const Rules& rules, const State& s, Seat seat, Action action);
Refusal explain_move(const Rules& rules, const State& s, Seat seat, Action action);
Refusal explain_play(const Rules& rules, const State& s, Seat seat, When when, std::uint8_t actor, unsigned card);
Refusal explain_effect(const Rules& rules, const State& s, Seat seat, Action action);
Refusal explain_battle(const Rules& rules, const State& s, Seat seat, Action action);
Refusal explain_retreat(const Rules& rules, const State& s, Action action);
Refusal explain_dropped(const Rules& rules, const State& s, Seat seat, unsigned card, SectionId section);
Refusal explain_night(const Rules& rules, const State& s, Seat seat, Action action);
Refusal explain_order(Action action);
Refusal explain_creature_any_time(const Rules& rules, const State& s, Seat seat, Action action);

}  // namespace mehen::kemet
