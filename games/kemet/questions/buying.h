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

// Tiles that can be bought now; bit n: row n.
TileSet tiles_in_reach(const Rules& rules, const State& s, const Buy& frame);
// Whether the creature of the tile just bought can go anywhere.
bool creature_can_be_placed(const Rules& rules, const State& s, const Buy& frame);
bool special_card_due(const Rules& rules, const Buy& frame);

}  // namespace mehen::kemet
