// Boards for one god against an alliance of 2 to 5: the lone god's city lies over the Delta, Sanctuary and temple
// included, and a portal is the only way to it. Districts, gate and the portal's other end are ours.
#pragma once

#include "games/kemet/box/boards/arrows.h"

namespace mehen::kemet::printed {

inline constexpr CityRow lone_city = {
    {"seth-1", "seth-2", "seth-3"},  // the violet pyramid stands in the first
    {Text{"City of Seth, district 1", "Miasto Seta, dzielnica 1", "Città di Seth, distretto 1"},
     Text{"City of Seth, district 2", "Miasto Seta, dzielnica 2", "Città di Seth, distretto 2"},
     Text{"City of Seth, district 3", "Miasto Seta, dzielnica 3", "Città di Seth, distretto 3"}},
    "seth-gate",
    {"Gate of Seth", "Brama Seta", "Porta di Seth"}};

// Its city is the last. The portal's other end is the desert on the west bank: of those without temple, obelisk and
// city the nearest to the Delta, and on every side of the board the only one.
constexpr Board board_with_lone_city(std::uint8_t members) {
    Board board = banks_with_arrows(members);
    const auto city = CityId::of(board.cities);
    add_city(board, lone_city);
    for (Area& area : board.areas)
        if (area.city == city || area.front == city) area.house = true;
    board.portal = link(board, lone_city.front_id, "west-bank");
    return board;
}

inline constexpr std::array<Board, 4> boards_with_lone_city = {board_with_lone_city(2), board_with_lone_city(3),
                                                               board_with_lone_city(4), board_with_lone_city(5)};

static_assert(has_counts(boards_with_lone_city[0], 16, 27, 0));
static_assert(has_counts(boards_with_lone_city[1], 21, 39, 0));
static_assert(has_counts(boards_with_lone_city[2], 28, 48, 3));
static_assert(has_counts(boards_with_lone_city[3], 33, 60, 3));

}  // namespace mehen::kemet::printed
