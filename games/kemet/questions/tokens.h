// Placing action tokens: where, and what the golden one may do [kemet.turn].
#pragma once

#include "games/kemet/questions/asked.h"

namespace mehen::kemet {

struct PlaceToken;    // the seam: where a player's own token, or the one beside it, may lie
struct TurnAnswers;   // the seam: what else a turn may begin with
struct TokenAnswers;  // the seam: which other tokens may lie beside the own one

// Silver tokens to be placed beside an own one; the Alliance's grey one is there for whoever places it first.
bool has_silver(const Rules& rules, const OpenTable& t, Seat seat);
// Which of the acquisition spaces a space of the player board is.
std::uint8_t acquisition_number(const Rules& rules, std::size_t space);
bool has_golden_action(const Rules& rules, const State& s, const Turn& frame);

// A token that there is, and that has not been placed in this turn.
template <class Any>
MEHEN_NARROWING void narrow_token(unsigned token, bool used, bool gone, Any& any) {
    any.unless([&] { return used; }, [=](unsigned) { return because(Reason::token_used, SectionId::tokens, token); });
    any.unless([&] { return gone; },
               [=](unsigned) { return because(Reason::no_token_left, SectionId::tokens, token); });
}

// Spaces on which a token leaves no level without one, when `later` more can be placed.
Bits spaces_within_balance(const Rules& rules, const OpenTable& t, Seat seat, int later);
// A token there breaks the balance rule: which levels would have none.
Refusal out_of_balance(const Rules& rules, const State& s, Seat seat, unsigned spaces);

}  // namespace mehen::kemet
