// Placing action tokens [kemet.turn].
#pragma once

#include <array>

#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// What the golden token may do. Recruiting instead of moving is written as `free_recruits`.
inline constexpr std::array<PlayerPower, 6> golden = {Power::gold_move_or_recruit,
                                                      Power::gold_move_through_walls,
                                                      Power::gold_move_without_teleport,
                                                      Power::gold_tile_dearer,
                                                      Power::gold_move,
                                                      Power::gold_pray};

// Those whose tile brings the token with it.
inline constexpr std::array<PlayerPower, 3> tiles_with_gold = {Power::gold_move_or_recruit, Power::gold_move,
                                                               Power::gold_pray};

int pray_prayer(const Rules& rules, const OpenTable& t, Seat seat);  // PP of a pray action
// Of the seat's board, bit n: space n.
const std::array<std::uint16_t, 4>& spaces_on_level(const Rules& rules, const OpenTable& t, Seat seat);
// Levels of the player board that hold a token, bit n: level n.
unsigned levels_covered(const Rules& rules, const OpenTable& t, Seat seat, unsigned spaces);
// The balance rule: every level will hold a token when the day ends. `tokens` are those that can still be placed.
bool balance_possible(const Rules& rules, const OpenTable& t, Seat seat, unsigned spaces, int tokens);
// Own tokens that a player can still place today, those taken from others included.
int tokens_left(const Rules& rules, const OpenTable& t, Seat seat);
// The seat's own token of the turn, or the one beside it, goes on a space.
inline constexpr std::size_t own_token = 0;  // bits of Turn::pending, places in Turn::space
inline constexpr std::size_t silver_token = 1;
void place_token(Table& table, Turn& frame, std::size_t token, std::uint8_t space);
// Creatures placed in this turn, bit n.
unsigned placed_creatures(const Turn& frame);

}  // namespace mehen::kemet
