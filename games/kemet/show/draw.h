// What the parts of the terminal picture share.
#pragma once

#include <array>
#include <span>
#include <string>

#include "core/canvas.h"
#include "games/kemet/game.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace look {
// Colours of the 256-colour palette.
inline constexpr std::int16_t dark = 235;
inline constexpr std::int16_t bright = 231;
inline constexpr std::int16_t mark = 28;
inline constexpr Style faint = {.ink = 245};
inline constexpr Style strong = {.bold = true};
inline constexpr Style marked = {.ink = bright, .paper = mark, .bold = true};
inline constexpr std::array<std::int16_t, max_players> seats = {30, 166, 97, 64, 125, 240};
inline constexpr std::array<Style, colour_count> colours = {
    Style{.ink = bright, .paper = 160, .bold = true}, Style{.ink = bright, .paper = 26, .bold = true},
    Style{.ink = dark, .paper = bright, .bold = true}, Style{.ink = bright, .paper = 16, .bold = true},
    Style{.ink = bright, .paper = 91, .bold = true}};
inline constexpr std::string_view colour_letters = "rbwkv";
inline constexpr std::string_view can_be_chosen = "●";
inline constexpr std::string_view open_portal = "◎";
inline constexpr std::string_view closed_portal = "◌";
inline constexpr std::string_view sacrifice_temple = "⌂";
}  // namespace look

inline std::string letter_of(Seat seat) {
    std::string letter(1, static_cast<char>('A' + seat));
    return letter;
}
inline std::string colour_letter(std::size_t colour) {
    return std::string(look::colour_letters.substr(colour, 1));
}
inline Style style_of(Seat seat) {
    return {.ink = look::bright, .paper = look::seats[seat % max_players], .bold = true};
}

inline constexpr int full_width = 119;
inline constexpr int delta_width = 16;  // of each of its boxes

// The board in play; returns its width. `top` is the line where it starts.
int draw_map(const Rules& rules, const State& s, Language language, std::span<const Action> marked, Canvas& canvas,
             int top);

// What belongs to a whole side where one god stands against an alliance: the day, the Alliance's board, what each side
// needs. Returns the line after the last.
int draw_sides(const Rules& rules, const View& view, Language language, Canvas& canvas, int y);

// Writes pieces one after the other and goes to the next line where the next one would not fit.
class Lines {
public:
    Lines(Canvas& canvas, int x, int y, int width) : canvas_(canvas), left_(x), x_(x), y_(y), width_(width) {}

    void put(std::string_view text, Style style = {}) {
        make_room(text_width(text));
        x_ = canvas_.put(x_, y_, text, style);
    }
    void make_room(int columns) {
        if (x_ > left_ + indent_ && x_ + columns > left_ + width_) next_line(indent_);
    }
    void gap(int columns = 1) { x_ += x_ > left_ + indent_ ? columns : 0; }
    void next_line(int indent = 0) {
        x_ = left_ + indent;
        ++y_;
    }
    void set_indent(int indent) { indent_ = indent; }
    bool at_start() const { return x_ == left_; }
    int y() const { return y_; }

private:
    Canvas& canvas_;
    int left_;
    int x_;
    int y_;
    int width_;
    int indent_ = 0;
};

}  // namespace mehen::kemet
