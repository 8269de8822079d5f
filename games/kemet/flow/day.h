// Placing action tokens [kemet.turn].
#pragma once

#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// An own token, or the one beside it, goes on a space.
void place_token(Table& table, Turn& frame, std::size_t token, SpaceId space);

}  // namespace mehen::kemet
