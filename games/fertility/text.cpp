// Actions as text, as in records; actions and events as fields for programs (docs/views.md).
#include <algorithm>

#include "games/fertility/game.h"
#include "games/fertility/placement.h"
#include "games/fertility/shapes.h"
#include "games/fertility/words.h"

namespace mehen::fertility {

bool Fertility::parse_action(const Rules& rules, std::string_view words, Action& action) {
    if (!read_action(shapes, rules, words, action)) return false;
    if (!is(action, ActionKind::place)) return true;
    // A tile with two equal scenes has one form only: seen from its other cell.
    auto& [pair, direction, cell, none3, none4, none5, none6] = action.arg;
    const auto towards = static_cast<Direction>(direction);
    const auto seen_from = Cell::from_byte(cell);
    if (direction < directions_of(Element(pair)) || !inside(seen_from, towards, rules.columns())) return true;
    cell = step(seen_from, towards);
    take_from(direction, 2);
    return true;
}

namespace {

constexpr Shapes<Noun, index_of(EventKind::first) + 1> event_shapes = {{
    {"nothing", {}},
    {"turn_begins", {{{Noun::number, 0, "round"}}}},
    {"placed", {{{Noun::tile, 0}, {Noun::cell, 2}, {Noun::direction, 1}}}},
    {"discarded", {{{Noun::tile, 0}}}},
    {"gathered", {{{Noun::payment, 0}, {Noun::number, 1}, {Noun::source, 2}}}},
    {"stock_empty", {{{Noun::payment, 0}, {Noun::number, 1}}}},
    {"wheat_gained", {{{Noun::number, 0}, {Noun::source, 1}}}},
    {"wheat_lost", {{{Noun::number, 0}}}},
    {"monument", {{{Noun::cell, 0}}}},
    {"built", {{{Noun::district, 0}, {Noun::plot, 1}}}},
    {"paid", {{{Noun::payment, 0}}}},
    {"supplied", {{{Noun::payment, 0}, {Noun::shop, 1}}}},
    {"shop_full", {{{Noun::shop, 0}}}},
    {"returned", {{{Noun::payment, 0}, {Noun::number, 1}}}},
    {"refilled", {{{Noun::tile, 0}}}},
    {"removed", {{{Noun::tile, 0}}}},
    {"pool_tile", {{{Noun::tile, 0}}}},
    {"district_opened", {{{Noun::district, 0}}}},
    {"last_round", {}},
    {"metropolis", {{{Noun::metropolis, 0}}}},
    {"first", {}},
}};
static_assert(event_shapes[index_of(EventKind::supplied)].verb == "supplied");
static_assert(event_shapes[index_of(EventKind::first)].verb == "first");

// Each thing named, under the name of its noun.
template <class Arguments>
void show_parts(const Rules& rules, const Shape<Noun>& shape, const Arguments& arg, Show& show) {
    each_part(shape, arg, [&](const Part<Noun>& part, Element value) {
        show_noun(rules, part.noun, value, part.field.empty() ? field_of(part.noun) : part.field, show);
    });
}

// Where the second scene of a tile lies.
template <class Arguments>
void show_other_cell(const Arguments& arg, Show& show) {
    show.add("other", cell_name(step(Element(arg[2]), static_cast<Direction>(arg[1]))));
}

// What a placement brings to whoever is asked: what the stock has, what the granary holds, which quarries it closes.
void show_harvest(const Rules& rules, const View& view, Action action, Show& show) {
    const OpenTable& t = view.table;
    const Harvest harvest =
        harvest_of(t.valley, action[0], static_cast<Direction>(action[1]), action[2], rules.quarry_needs_corners);
    const Player& player = t.player[lowest_seat(view.flow.ask.seats)];
    show.object("gathers", [&] {
        for (std::size_t r = 0; r < resource_count; ++r) {
            const int received = std::min<int>(harvest.contacts[r] + harvest.symbols[r], t.stock[r]);
            if (received > 0) show.add(resource_ids[r], received);
        }
    });
    show.add("wheat", std::min<int>(harvest.wheat, rules.granary_top() - player.wheat));
    show.list("quarries", [&] { harvest.quarries.for_each([&](Cell cell) { show.word(cell_name(cell)); }); });
}

}  // namespace

void Fertility::show_action(const Rules& rules, const View& view, Action action, Show& show) {
    if (action.kind == 0 || action.kind >= shapes.size()) return;
    show_parts(rules, shapes[action.kind], action.arg, show);
    if (!is(action, ActionKind::place)) return;
    show_other_cell(action.arg, show);
    if (is(view.flow.ask, AskKind::place)) show_harvest(rules, view, action, show);
}

void Fertility::show_event(const Rules& rules, const Event& event, Show& show) {
    const Shape<Noun>& shape = event_shapes[event.kind < event_shapes.size() ? event.kind : 0U];
    show.add("kind", shape.verb);
    show_parts(rules, shape, event.arg, show);
    if (event.kind == as_byte(EventKind::placed)) show_other_cell(event.arg, show);
}

}  // namespace mehen::fertility
