// Which procedure asks, as seen in a view: for the words of questions and answers.
#pragma once

#include <optional>
#include <string>

#include "games/kemet/flow/night.h"
#include "games/kemet/table/view.h"

namespace mehen::kemet {

// The procedure that asks, if it is of that kind.
template <class Frame>
std::optional<Frame> asking(const View& view) {
    if (view.flow.depth == 0) return std::nullopt;
    const std::size_t top = view.flow.depth - 1U;
    if (view.flow.frame[top] != as_byte(Frame::id)) return std::nullopt;
    return read_frame<Frame>(view.flow, top);
}

// Whether there are pyramids and tiles of a colour: the lone god's is no other player's.
inline bool colour_in_play(const Rules& rules, const OpenTable& t, std::size_t colour) {
    if (colour == index_of(Colour::violet)) return rules.allied();
    return ((unsigned{t.colours} >> colour) & 1U) != 0;
}

inline bool asks_at_sanctuary(const Rules& rules, const View& view) {
    const auto frame = asking<Scoring>(view);
    return frame && asks_at_sanctuary(rules, *frame);
}
inline int delta_income(const Rules& rules) {
    return rules.map.delta < rules.map.areas ? rules.area(rules.map.delta).income : 0;
}

// A question of the game of two sides, with what the position adds to it; empty: it has nothing to add.
std::string pact_question(const Rules& rules, const View& view, Language language);

// Whether an answer of that kind may take a payment.
constexpr bool may_cost(ActionKind kind) {
    using K = ActionKind;
    return kind == K::raise || kind == K::pyramid || kind == K::tile || kind == K::recruit || kind == K::to ||
           kind == K::teleport || kind == K::add || kind == K::support || kind == K::drop || kind == K::play ||
           kind == K::keep;
}
// PP that an answer would take now, tiles and discounts counted; none where it asks for no payment.
std::optional<int> price_of(const Rules& rules, const View& view, Action action);
// Tiles that the viewer could buy now, if a token lay on a space for them.
TileSet tiles_within_means(const Rules& rules, const View& view);
// PP that recalling one's troop from the battle would bring.
int recall_prayer(const Rules& rules, const View& view);

}  // namespace mehen::kemet
