// Placing action tokens [kemet.turn].
#pragma once

#include <array>

#include "games/kemet/flow/frames.h"

namespace mehen::kemet {

// What the golden token may do. Recruiting instead of moving is written as `free_recruits`.
inline constexpr std::array<Power, 4> golden = {Power::gold_move_or_recruit, Power::gold_move_through_walls,
                                                Power::gold_move_without_teleport, Power::gold_tile_dearer};

// Levels of the player board that hold a token, bit n: level n.
unsigned levels_covered(const Rules& rules, unsigned spaces);
// The balance rule: every level will hold a token when the day ends. `tokens` are those that can still be placed.
bool balance_possible(const Rules& rules, unsigned spaces, int tokens);
// Creatures placed in this turn, bit n.
unsigned placed_creatures(const Turn& frame);

}  // namespace mehen::kemet
