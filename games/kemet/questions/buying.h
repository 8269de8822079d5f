// Buying a power tile, and what follows from it at once [kemet.tiles].
#pragma once

#include "core/game.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// What may be answered when the question `buy` is asked.
void list_answers(const Rules& rules, const State& s, const Buy& frame, Seat seat, ActionList& out);
// What an answer does at the question `buy`, first a tile, then where its creature goes; and at `give_up_card`, for a
// special battle card.
Answered take_buying(Table& table, Buy& frame, Seat seat, Action action);
Answered take_giving_up(Table& table, Buy& frame, Seat seat, Action action);

// A coloured space is for its colour. An acquisition space is for its own colour, and for any other that has no free
// acquisition space of its own.
bool colour_allowed(const Player& player, const Buy& frame, unsigned colour);
int tile_cost(const Rules& rules, const State& s, const Buy& frame, TileId tile);
int level_cost(const State& s, const Buy& frame, int level);  // of any tile of a level

// Tiles that can be bought now; bit n: row n.
TileSet tiles_in_reach(const Rules& rules, const State& s, const Buy& frame);
// Whether the creature of the tile just bought can go anywhere.
bool creature_can_be_placed(const Rules& rules, const State& s, const Buy& frame);
bool special_card_due(const Rules& rules, const Buy& frame);

}  // namespace mehen::kemet
