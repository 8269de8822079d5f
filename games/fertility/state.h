// What lies on the table, nothing else.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed_list.h"
#include "core/flow.h"
#include "core/narrow.h"
#include "games/fertility/cells.h"
#include "games/fertility/components.h"

namespace mehen::fertility {

inline constexpr std::size_t max_players = 4;

// A metropolis with everything beside it. Shops 0 to 3 are printed; the shops of the district on plot p
// are 4 + 3p to 6 + 3p.
struct Player {
    // For each resource the shops that still take one, bit n = shop n: derived from `supplied`, kept here
    // because every question of phase 3 needs it.
    std::array<std::uint32_t, resource_count> open_for;
    std::array<std::uint16_t, max_shops> supplied;   // four bits per need: 0 empty, else 1 + Resource
    std::array<std::uint8_t, resource_count> loose;  // beside the metropolis
    std::array<std::uint8_t, resource_count> in_shops;
    FixedList<DistrictId, max_plots> district;  // tile on each plot
    FixedList<PairId, 3> reserve;               // pairs, ascending
    MetropolisId metropolis;                    // its board
    std::uint8_t wheat;
    std::uint8_t monuments;  // not yet placed
    std::uint8_t unused[3];

    friend constexpr bool operator==(const Player&, const Player&) = default;
};

struct Valley {
    std::array<Cells, resource_count> scene;  // the start tile shows all four
    Cells free;                               // desert without a tile
    Cells wheat;
    std::array<Cells, resource_count> symbol;  // printed and not yet covered
    Cells joined_right;                        // the other scene of this cell's tile lies to the right
    Cells joined_down;
    std::array<Cells, max_players> monument;
    std::array<std::uint8_t, max_boards> board;  // 1 + board, + 8 when turned; 0: none yet
    Cell start;                                  // none before it lies there
    std::array<std::uint8_t, 3> unused;

    friend constexpr bool operator==(const Valley&, const Valley&) = default;
};

// Everything in Fertility lies open, apart from the order of the stacks; and a stack is a count here,
// its order an answer of chance.
struct OpenTable {
    Valley valley;
    std::uint64_t unseen_districts;  // bit n: district n has not been turned up
    std::array<Player, max_players> player;
    std::array<std::uint8_t, resource_count> stock;
    std::array<std::uint8_t, pair_count> unseen;  // valley tiles not turned up, those out of the game among them
    std::uint8_t stack;                           // valley tiles left to draw
    FixedList<PairId, 3> pool;                    // pairs, ascending
    FixedList<DistrictId, max_display> display;   // districts, oldest first
    Seat first;                                   // first player
    std::uint8_t turn;                            // turns begun, from 1
    std::uint8_t last_turns;                      // turns left once the pool could not be refilled, else 0
    std::uint8_t ending;                          // 1: the pool could not be refilled
    std::uint8_t set_up;                          // 1: the set-up is over
    std::uint8_t unused[1];

    friend constexpr bool operator==(const OpenTable&, const OpenTable&) = default;
};

using FlowStack = FlowState<4, 48>;  // course, turn, a phase, and one to spare; PlaceTile takes 24 bytes

struct State {
    OpenTable table;
    FlowStack flow;

    friend constexpr bool operator==(const State&, const State&) = default;
};
// Everything lies open but the order of the stacks, and that is not in the state at all.
using View = OpenView<State>;

// A list of tiles or districts as a set.
template <class List>
constexpr Bits bits_of(const List& list) {
    Bits bits = 0;
    for (const std::uint8_t each : list) bits |= bit(each);
    return bits;
}
// The resources of which there are any.
constexpr Bits kinds_in(const std::array<std::uint8_t, resource_count>& pieces) {
    Bits bits = 0;
    for (std::size_t r = 0; r < resource_count; ++r) bits |= Bits{pieces[r] > 0} << r;
    return bits;
}

}  // namespace mehen::fertility
