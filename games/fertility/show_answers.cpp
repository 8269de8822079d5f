// Actions and events for programs (docs/views.md): one row for each kind, with what its arguments are.
#include <algorithm>
#include <array>

#include "games/fertility/game.h"
#include "games/fertility/placement.h"
#include "games/fertility/words.h"

namespace mehen::fertility {

namespace {

enum class Noun : std::uint8_t {
    nothing,
    board,
    turned,
    cell,
    seat,
    tile,
    direction,
    district,
    metropolis,
    resource,
    payment,  // a resource, or wheat
    shop,
    plot,  // from 1, as in the names of shops
    source,
    number,
};

struct Field {
    std::string_view name;
    Noun noun = Noun::nothing;
};

// What the arguments of an action or an event are, in their order.
template <class Kind>
struct Form {
    Kind kind;
    std::string_view id;
    std::array<Field, 3> fields{};
};

template <class Table>
constexpr bool every_kind_has_its_row(const Table& table) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].kind) != i || table[i].id.empty()) return false;
    return true;
}

constexpr std::array<Form<ActionKind>, static_cast<std::size_t>(ActionKind::remove) + 1> action_forms = {{
    {ActionKind::none, "nothing"},
    {ActionKind::board, "board", {{{"board", Noun::board}, {"turned", Noun::turned}}}},
    {ActionKind::start_cell, "start", {{{"cell", Noun::cell}}}},
    {ActionKind::first, "first", {{{"seat", Noun::seat}}}},
    {ActionKind::valley_tile, "tile", {{{"tile", Noun::tile}}}},
    {ActionKind::district, "district", {{{"district", Noun::district}}}},
    {ActionKind::metropolis, "metropolis", {{{"metropolis", Noun::metropolis}}}},
    {ActionKind::place, "place", {{{"tile", Noun::tile}, {"direction", Noun::direction}, {"cell", Noun::cell}}}},
    {ActionKind::discard, "discard", {{{"tile", Noun::tile}}}},
    {ActionKind::gather, "gather", {{{"resource", Noun::resource}}}},
    {ActionKind::monument, "monument"},
    {ActionKind::build, "build", {{{"district", Noun::district}}}},
    {ActionKind::skip, "skip"},
    {ActionKind::pay, "pay", {{{"resource", Noun::payment}}}},
    {ActionKind::supply, "supply", {{{"resource", Noun::resource}, {"shop", Noun::shop}}}},
    {ActionKind::stop, "stop"},
    {ActionKind::exchange, "exchange", {{{"resource", Noun::resource}, {"shop", Noun::shop}}}},
    {ActionKind::take, "take", {{{"tile", Noun::tile}}}},
    {ActionKind::remove, "remove", {{{"tile", Noun::tile}}}},
}};
static_assert(every_kind_has_its_row(action_forms));

constexpr std::array<Form<EventKind>, static_cast<std::size_t>(EventKind::first) + 1> event_forms = {{
    {EventKind::none, "nothing"},
    {EventKind::turn_begins, "turn_begins", {{{"round", Noun::number}}}},
    {EventKind::placed, "placed", {{{"tile", Noun::tile}, {"direction", Noun::direction}, {"cell", Noun::cell}}}},
    {EventKind::discarded, "discarded", {{{"tile", Noun::tile}}}},
    {EventKind::gathered,
     "gathered",
     {{{"resource", Noun::resource}, {"count", Noun::number}, {"source", Noun::source}}}},
    {EventKind::stock_empty, "stock_empty", {{{"resource", Noun::resource}, {"count", Noun::number}}}},
    {EventKind::wheat_gained, "wheat_gained", {{{"count", Noun::number}, {"source", Noun::source}}}},
    {EventKind::wheat_lost, "wheat_lost", {{{"count", Noun::number}}}},
    {EventKind::monument, "monument", {{{"cell", Noun::cell}}}},
    {EventKind::built, "built", {{{"district", Noun::district}, {"plot", Noun::plot}}}},
    {EventKind::paid, "paid", {{{"resource", Noun::payment}}}},
    {EventKind::supplied, "supplied", {{{"resource", Noun::resource}, {"shop", Noun::shop}}}},
    {EventKind::shop_full, "shop_full", {{{"shop", Noun::shop}}}},
    {EventKind::returned, "returned", {{{"resource", Noun::resource}, {"count", Noun::number}}}},
    {EventKind::refilled, "refilled", {{{"tile", Noun::tile}}}},
    {EventKind::removed, "removed", {{{"tile", Noun::tile}}}},
    {EventKind::pool_tile, "pool_tile", {{{"tile", Noun::tile}}}},
    {EventKind::district_opened, "district_opened", {{{"district", Noun::district}}}},
    {EventKind::last_round, "last_round"},
    {EventKind::metropolis, "metropolis", {{{"metropolis", Noun::metropolis}}}},
    {EventKind::first, "first"},
}};
static_assert(every_kind_has_its_row(event_forms));

constexpr std::array<std::string_view, 5> source_ids = {"contact", "field", "symbol", "quarry", "shop"};
static_assert(source_ids.size() == static_cast<std::size_t>(Source::shop) + 1);

void show_value(const Rules& rules, Noun noun, std::size_t value, Show& show) {
    switch (noun) {
        case Noun::board: return show.word(board_id(value));
        case Noun::turned: return show.flag(value != 0);
        case Noun::cell: return show.word(cell_name(static_cast<Cell>(value)));
        case Noun::seat: return show.word(Fertility::seat_id(rules, static_cast<Seat>(value)));
        case Noun::tile: return show.word(pair_ids[value]);
        case Noun::direction: return show.word(direction_id(value));
        case Noun::district: return show.word(district_id(value));
        case Noun::metropolis: return show.word(metropolis_id(value));
        case Noun::resource: return show.word(resource_ids[value]);
        case Noun::payment: return show.word(payment_id(value));
        case Noun::shop: return show.word(shop_name(value));
        case Noun::plot: return show.value(value + 1);
        case Noun::source: return show.word(source_ids[value]);
        case Noun::number: return show.value(value);
        case Noun::nothing: break;
    }
    show.nothing();
}

template <class Kind, class Arguments>
void show_fields(const Rules& rules, const Form<Kind>& form, const Arguments& arg, Show& show) {
    for (std::size_t i = 0; i < form.fields.size(); ++i) {
        if (form.fields[i].noun == Noun::nothing) continue;
        show.name(form.fields[i].name);
        show_value(rules, form.fields[i].noun, arg[i], show);
    }
}

// Where the second scene of a tile lies.
template <class Arguments>
void show_other_cell(const Arguments& arg, Show& show) {
    show.add("other", cell_name(step(arg[2], static_cast<Direction>(arg[1]))));
}

// What a placement brings to whoever is asked: what the stock has, what the granary holds, which quarries it closes.
void show_harvest(const Rules& rules, const View& view, Action action, Show& show) {
    const OpenTable& t = view.table;
    const Harvest harvest = harvest_of(t.valley, action.arg[0], static_cast<Direction>(action.arg[1]), action.arg[2],
                                       rules.quarry_needs_corners);
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
    if (action.kind == 0 || action.kind >= action_forms.size()) return;
    show_fields(rules, action_forms[action.kind], action.arg, show);
    if (!is(action, ActionKind::place)) return;
    show_other_cell(action.arg, show);
    if (is(view.flow.ask, AskKind::place)) show_harvest(rules, view, action, show);
}

void Fertility::show_event(const Rules& rules, const Event& event, Show& show) {
    const Form<EventKind>& form = event_forms[event.kind < event_forms.size() ? event.kind : 0U];
    show.add("kind", form.id);
    show_fields(rules, form, event.arg, show);
    if (form.kind == EventKind::placed) show_other_cell(event.arg, show);
}

}  // namespace mehen::fertility
