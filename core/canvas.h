// A grid of styled characters that games draw their table on; printed with or without colours.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/number.h"

namespace mehen {

// Colours are entries of the 256-colour terminal palette; `plain` leaves the terminal's own.
struct Style {
    static constexpr std::int16_t plain = -1;
    std::int16_t ink = plain;
    std::int16_t paper = plain;
    bool bold = false;
    bool dim = false;

    friend constexpr bool operator==(const Style&, const Style&) = default;
};

class Canvas {
public:
    // Writes from (column, row) to the right; the canvas grows as needed. Returns the column after the last one.
    int put(int column, int row, std::string_view utf8, Style style = {});
    void fill(int column, int row, int width, int height, Style style);

    int height() const { return fit<int>(rows_.size()); }
    std::string print(bool colours) const;

private:
    struct Cell {
        std::array<char, 4> glyph = {' '};  // one character of UTF-8; what it does not need is zero
        Style style;
    };
    Cell& at(int column, int row);
    std::vector<std::vector<Cell>> rows_;
};

// How many columns a text takes in a terminal; every glyph we use is one column wide.
int text_width(std::string_view utf8);
// The text with spaces up to that width, or cut to it.
std::string padded(std::string_view utf8, int width);
// The text broken at spaces into lines of at most that width.
std::vector<std::string> wrapped(std::string_view utf8, int width);
std::string styled(std::string_view utf8, Style style, bool colours);

}  // namespace mehen
