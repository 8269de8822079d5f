// Placing action tokens: where, and what the golden one may do [kemet.turn].
#pragma once

#include <array>

#include "games/kemet/questions/asked.h"

namespace mehen::kemet {

struct PlaceToken;    // the seam: where a player's own token, or the one beside it, may lie
struct TurnAnswers;   // the seam: what else a turn may begin with
struct TokenAnswers;  // the seam: which other tokens may lie beside the own one

// Those whose tile brings the token with it.
inline constexpr std::array<PlayerPower, 3> tiles_with_gold = {Power::gold_move_or_recruit, Power::gold_move,
                                                               Power::gold_pray};

// The seat's own token of the turn, and the one beside it: bits of Turn::pending, places in Turn::space.
inline constexpr std::size_t own_token = 0;
inline constexpr std::size_t silver_token = 1;

int pray_prayer(const Rules& rules, const OpenTable& t, Seat seat);  // PP of a pray action
// Of the seat's board, bit n: space n.
const std::array<std::uint16_t, 4>& spaces_on_level(const Rules& rules, const OpenTable& t, Seat seat);
// Levels of the player board that hold a token, bit n: level n.
unsigned levels_covered(const Rules& rules, const OpenTable& t, Seat seat, unsigned spaces);
// The balance rule: every level will hold a token when the day ends. `tokens` are those that can still be placed.
bool balance_possible(const Rules& rules, const OpenTable& t, Seat seat, unsigned spaces, int tokens);
// Own tokens that a player can still place today, those taken from others included.
int tokens_left(const Rules& rules, const OpenTable& t, Seat seat);
// Creatures placed in this turn, bit n.
unsigned placed_creatures(const Turn& frame);
// Silver tokens to be placed beside an own one; the Alliance's grey one is there for whoever places it first.
bool has_silver(const Rules& rules, const OpenTable& t, Seat seat);
// Which of the acquisition spaces a space of the player board is.
std::uint8_t acquisition_number(const Rules& rules, SpaceId space);
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
