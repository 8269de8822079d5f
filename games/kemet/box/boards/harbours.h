// Boards on which a troop sails from any port to any other. No map of these is public: land and temples are those of
// the boards with arrows, the colours of the ports follow from the rules (see the house marks).
#pragma once

#include "games/kemet/box/boards/nile.h"

namespace mehen::kemet::printed {

constexpr void put_port(Board& board, std::string_view id, Port port, bool house) {
    Area& area = board.areas[area_at(board, id)];
    area.port = port;
    area.house = area.house || house;
}

constexpr Board board_with_harbours(std::uint8_t players) {
    Board board = banks(players);
    board.areas.add(delta_desert);
    board.areas.add(delta_temple);
    board.areas.add(sanctuary);
    join(board, {{"delta-desert", "delta-temple"}, {"delta-desert", "sanctuary"}});
    // Whether the Sanctuary is in play with an even number of players is not known.
    board.areas[area_at(board, "sanctuary")].house = players % 2 == 0;
    put_port(board, "west-bank", Port::commercial, false);
    put_port(board, "delta-desert", Port::commercial, true);
    if (players >= 4) {
        put_port(board, "east-nile-temple", Port::commercial, true);
        put_port(board, "ne-front", Port::military, true);
        put_port(board, "se-front", Port::military, true);
    }
    return board;
}

inline constexpr std::array<Board, 4> boards_with_harbours = {board_with_harbours(2), board_with_harbours(3),
                                                              board_with_harbours(4), board_with_harbours(5)};

static_assert(boards_with_harbours[0].areas.size() == 15 && boards_with_harbours[0].land.size() == 23);
static_assert(boards_with_harbours[1].areas.size() == 20 && boards_with_harbours[1].land.size() == 35);
static_assert(boards_with_harbours[2].areas.size() == 27 && boards_with_harbours[2].land.size() == 44);
static_assert(boards_with_harbours[3].areas.size() == 32 && boards_with_harbours[3].land.size() == 56);

}  // namespace mehen::kemet::printed
