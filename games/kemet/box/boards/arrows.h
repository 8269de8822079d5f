// Boards on which arrows lead over the Nile. The side for 3 and 5 players has the Sanctuary; on the other the Delta
// desert and its temple share a border.
#pragma once

#include "games/kemet/box/boards/nile.h"

namespace mehen::kemet::printed {

constexpr Board banks_with_arrows(std::uint8_t players) {
    Board board = banks(players);
    if (players >= 4)
        for (const std::string_view across : {"ne-front", "east-nile-temple", "se-front"})
            board.ports.add(link(board, "west-bank", across));
    return board;
}

constexpr Board board_with_arrows(std::uint8_t players) {
    Board board = banks_with_arrows(players);
    board.areas.add(delta_desert);
    board.areas.add(delta_temple);
    if (players % 2 == 0) {
        join(board, {{"delta-desert", "delta-temple"}});
    } else {
        board.areas.add(sanctuary);
        join(board, {{"delta-desert", "sanctuary"}});
        board.ports.add(link(board, "delta-desert", "delta-temple"));
    }
    return board;
}

inline constexpr std::array<Board, 4> boards_with_arrows = {board_with_arrows(2), board_with_arrows(3),
                                                            board_with_arrows(4), board_with_arrows(5)};

// Counted in the tables of components: land borders and arrows together.
constexpr bool has_counts(const Board& board, std::size_t areas, std::size_t land, std::size_t ports) {
    return board.areas.size() == areas && board.land.size() == land && board.ports.size() == ports;
}
static_assert(has_counts(boards_with_arrows[0], 14, 22, 0));
static_assert(has_counts(boards_with_arrows[1], 20, 35 - 1, 1));
static_assert(has_counts(boards_with_arrows[2], 26, 46 - 3, 3));
static_assert(has_counts(boards_with_arrows[3], 32, 59 - 4, 4));

}  // namespace mehen::kemet::printed
