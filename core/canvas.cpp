#include "core/canvas.h"

#include <algorithm>

namespace mehen {

namespace {

std::size_t glyph_bytes(char lead) {
    const auto byte = static_cast<unsigned char>(lead);
    if (byte < 0x80) return 1;
    if (byte < 0xE0) return 2;
    return byte < 0xF0 ? 3 : 4;
}

std::string escape_for(Style style) {
    std::string codes = "0";
    if (style.bold) codes += ";1";
    if (style.dim) codes += ";2";
    if (style.ink != Style::plain) codes += ";38;5;" + std::to_string(style.ink);
    if (style.paper != Style::plain) codes += ";48;5;" + std::to_string(style.paper);
    return "\x1b[" + codes + "m";
}

}  // namespace

Canvas::Cell& Canvas::at(int column, int row) {
    const auto x = index_of(column);
    const auto y = index_of(row);
    if (rows_.size() <= y) rows_.resize(y + 1);
    if (rows_[y].size() <= x) rows_[y].resize(x + 1);
    return rows_[y][x];
}

int Canvas::put(int column, int row, std::string_view utf8, Style style) {
    while (!utf8.empty()) {
        const std::size_t bytes = std::min(glyph_bytes(utf8[0]), utf8.size());
        Cell& cell = at(column++, row);
        cell = {{}, style};
        std::copy_n(utf8.begin(), bytes, cell.glyph.begin());
        utf8.remove_prefix(bytes);
    }
    return column;
}

void Canvas::fill(int column, int row, int width, int height, Style style) {
    for (int y = row; y < row + height; ++y)
        for (int x = column; x < column + width; ++x) at(x, y) = {{' '}, style};
}

std::string Canvas::print(bool colours) const {
    std::string out;
    for (const auto& row : rows_) {
        Style current;
        std::string line;
        for (const Cell& cell : row) {
            if (colours && !(cell.style == current)) {
                line += escape_for(cell.style);
                current = cell.style;
            }
            for (std::size_t i = 0; i < cell.glyph.size() && cell.glyph[i] != 0; ++i) line += cell.glyph[i];
        }
        if (colours && !(current == Style{})) line += "\x1b[0m";
        if (!colours) line.erase(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    }
    return out;
}

int text_width(std::string_view utf8) {
    int width = 0;
    for (const char c : utf8)
        if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) ++width;
    return width;
}

std::string padded(std::string_view utf8, int width) {
    std::string result;
    int used = 0;
    while (!utf8.empty() && used < width) {
        const std::size_t bytes = glyph_bytes(utf8[0]);
        result += utf8.substr(0, bytes);
        utf8.remove_prefix(bytes < utf8.size() ? bytes : utf8.size());
        ++used;
    }
    return result + std::string(index_of(width - used), ' ');
}

std::vector<std::string> wrapped(std::string_view utf8, int width) {
    std::vector<std::string> lines;
    std::string line;
    while (!utf8.empty()) {
        const std::size_t start = utf8.find_first_not_of(' ');
        if (start == std::string_view::npos) break;
        utf8.remove_prefix(start);
        const std::string_view word = utf8.substr(0, utf8.find(' '));
        utf8.remove_prefix(word.size());
        if (!line.empty() && text_width(line) + 1 + text_width(word) > width) {
            lines.push_back(line);
            line.clear();
        }
        if (!line.empty()) line += ' ';
        line += word;
    }
    if (!line.empty()) lines.push_back(line);
    return lines;
}

std::string styled(std::string_view utf8, Style style, bool colours) {
    if (!colours || style == Style{}) return std::string(utf8);
    return escape_for(style) + std::string(utf8) + "\x1b[0m";
}

}  // namespace mehen
