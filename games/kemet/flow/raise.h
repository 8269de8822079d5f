// Raising a pyramid, and buying a power tile [kemet.raise, kemet.tiles].
#pragma once

#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// What it costs to raise a pyramid: each level its number, the sum is one payment.
int raising_cost(const State& s, Seat seat, int from, int to);
bool may_raise(const Rules& rules, const State& s, Seat seat, std::size_t area);
// Whether a pyramid of that colour stands in an own district.
// A new pyramid's acquisition token goes on the first empty acquisition space.
void place_acquisition_token(State& s, Seat seat, unsigned colour);
bool owns_colour(const Rules& rules, const State& s, Seat seat, unsigned colour);
int highest_level(const Rules& rules);

// A coloured space is for its colour. An acquisition space is for its own colour, and for any other that has no free
// acquisition space of its own.
bool colour_allowed(const Player& player, const Buy& frame, unsigned colour);
int tile_cost(const Rules& rules, const State& s, const Buy& frame, std::size_t tile);
int level_cost(const State& s, const Buy& frame, int level);  // of any tile of a level
}  // namespace mehen::kemet
