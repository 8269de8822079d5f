// The valley as sets of cells. A column of the valley is one byte, so 16 columns of 8 rows are 128 bits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/bits.h"
#include "core/id.h"

namespace mehen::fertility {

inline constexpr int rows = 8;
inline constexpr int board_columns = 4;
inline constexpr int max_boards = 4;
inline constexpr int max_columns = board_columns * max_boards;
inline constexpr int cell_count = max_columns * rows;

using Cell = Id<struct CellTag>;  // column * 8 + row, from the top left
constexpr Cell cell_at(int column, int row) {
    return Cell::of(column * rows + row);
}
constexpr int column_of(Cell cell) {
    return cell / rows;
}
constexpr int row_of(Cell cell) {
    return cell % rows;
}

// Where the second scene of a tile lies, seen from the first.
enum class Direction : std::uint8_t { right, down, left, up };
inline constexpr std::size_t direction_count = 4;

struct Cells {
    std::array<std::uint64_t, 2> word;

    friend constexpr bool operator==(const Cells&, const Cells&) = default;
    friend constexpr Cells operator|(const Cells& a, const Cells& b) {
        return {{a.word[0] | b.word[0], a.word[1] | b.word[1]}};
    }
    friend constexpr Cells operator&(const Cells& a, const Cells& b) {
        return {{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
    }
    constexpr Cells without(const Cells& b) const { return {{word[0] & ~b.word[0], word[1] & ~b.word[1]}}; }

    constexpr bool empty() const { return (word[0] | word[1]) == 0; }
    constexpr int count() const { return std::popcount(word[0]) + std::popcount(word[1]); }
    constexpr bool has(Cell cell) const { return ((word[cell / 64U] >> (cell % 64U)) & 1U) != 0; }
    constexpr void add(Cell cell) { word[cell / 64U] |= std::uint64_t{1} << (cell % 64U); }
    constexpr void remove(Cell cell) { word[cell / 64U] &= ~(std::uint64_t{1} << (cell % 64U)); }
    constexpr Cell first() const {  // of a set that is not empty
        return Cell::of(word[0] != 0 ? std::countr_zero(word[0]) : 64 + std::countr_zero(word[1]));
    }

    // The cells whose neighbour in that direction is in this set: the set moved the opposite way.
    constexpr Cells seen_towards(Direction direction) const {
        constexpr std::uint64_t not_top = 0xFEFEFEFEFEFEFEFEU;     // rows 1 to 7
        constexpr std::uint64_t not_bottom = 0x7F7F7F7F7F7F7F7FU;  // rows 0 to 6
        switch (direction) {
            case Direction::right: return {{(word[0] >> 8) | (word[1] << 56), word[1] >> 8}};
            case Direction::left: return {{word[0] << 8, (word[1] << 8) | (word[0] >> 56)}};
            case Direction::down: return {{(word[0] & not_top) >> 1, (word[1] & not_top) >> 1}};
            case Direction::up: return {{(word[0] & not_bottom) << 1, (word[1] & not_bottom) << 1}};
        }
        return {};
    }

    // The set moved to the right by whole columns, fewer than 16.
    constexpr Cells moved_right(int columns) const {
        const int bits = columns * rows;
        if (bits == 0) return *this;
        if (bits >= 64) return {{0, word[0] << (bits - 64)}};
        return {{word[0] << bits, (word[1] << bits) | (word[0] >> (64 - bits))}};
    }

    // All cells that touch one of this set by an edge.
    constexpr Cells neighbours() const {
        return seen_towards(Direction::right) | seen_towards(Direction::left) | seen_towards(Direction::down) |
               seen_towards(Direction::up);
    }
    // By an edge or a corner.
    constexpr Cells surroundings() const {
        const Cells vertical = seen_towards(Direction::down) | seen_towards(Direction::up);
        const Cells column = *this | vertical;
        return vertical | column.seen_towards(Direction::right) | column.seen_towards(Direction::left);
    }

    template <class Each>
    constexpr void for_each(Each&& each) const {  // in ascending order
        for (std::size_t i = 0; i < 2; ++i)
            for (std::uint64_t left = word[i]; left != 0; left &= left - 1) each(Cell::of(64 * i + lowest(left)));
    }
};

constexpr Cells only(Cell cell) {
    Cells cells{};
    cells.add(cell);
    return cells;
}

// The surroundings of every single cell, looked up instead of worked out.
struct CellTable {
    std::array<Cells, cell_count> neighbours{};
    std::array<Cells, cell_count> surroundings{};

    constexpr CellTable() {
        for (int i = 0; i < cell_count; ++i) {
            const auto cell = Cell::of(i);
            neighbours[cell] = only(cell).neighbours();
            surroundings[cell] = only(cell).surroundings();
        }
    }
};
inline constexpr CellTable around;

// Whether a step in that direction stays inside columns x 8 rows.
constexpr bool inside(Cell cell, Direction direction, int columns) {
    switch (direction) {
        case Direction::right: return column_of(cell) + 1 < columns;
        case Direction::down: return row_of(cell) + 1 < rows;
        case Direction::left: return column_of(cell) > 0;
        case Direction::up: return row_of(cell) > 0;
    }
    return false;
}

constexpr Cell step(Cell cell, Direction direction) {
    constexpr std::array<int, direction_count> offset = {rows, 1, -rows, -1};
    return Cell::of(cell + offset[index_of(direction)]);
}

}  // namespace mehen::fertility
