#include "games/fertility/explain.h"

#include <algorithm>
#include <numeric>

#include "games/fertility/asks.h"
#include "games/fertility/flow/frames.h"
#include "games/fertility/game.h"
#include "games/fertility/metropolis.h"
#include "games/fertility/placement.h"
#include "games/fertility/words.h"

namespace mehen::fertility {

namespace {

Refusal because(Reason reason, SectionId section, unsigned a = 0, unsigned b = 0, unsigned c = 0) {
    return {static_cast<std::uint8_t>(reason),
            static_cast<std::uint8_t>(section),
            {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)}};
}

Refusal explain_place(const Rules& rules, const OpenTable& t, const Player& player, Action action) {
    const auto [pair, direction, first] = std::array{action.arg[0], action.arg[1], action.arg[2]};
    if (pair >= pair_count || direction >= direction_count || first >= cell_count)
        return because(Reason::not_an_answer, SectionId::place);
    if (!player.reserve.contains(pair)) return because(Reason::not_in_reserve, SectionId::place, pair);
    const auto towards = static_cast<Direction>(direction);
    if (column_of(first) >= rules.columns() || !inside(first, towards, rules.columns()))
        return because(Reason::off_the_valley, SectionId::place);
    const std::array<Cell, 2> cell = {first, step(first, towards)};
    Cells tiles{};
    for (const Cells& scene : t.valley.scene) tiles = tiles | scene;
    for (const Cell c : cell) {
        if (t.valley.wheat.has(c)) return because(Reason::on_wheat, SectionId::place);
        if (tiles.has(c)) return because(Reason::on_a_tile, SectionId::place);
        if (!t.valley.free.has(c)) return because(Reason::on_water, SectionId::place);
    }
    if (((only(cell[0]) | only(cell[1])).neighbours() & tiles).empty())
        return because(Reason::touches_no_tile, SectionId::match);
    const Placements placements(t.valley);
    if (!placements.first_cells(pair, towards).has(first)) return because(Reason::no_identical_scene, SectionId::match);
    if (direction >= directions_of(pair)) return because(Reason::same_the_other_way, SectionId::place, pair);
    return because(Reason::unexplained, SectionId::place);
}

Refusal explain_discard(const OpenTable& t, const Player& player, AskKind asked, Action action) {
    if (action.arg[0] >= pair_count) return because(Reason::not_an_answer, SectionId::place);
    if (asked == AskKind::place)
        for (const std::uint8_t pair : player.reserve)
            if (Placements(t.valley).fits(pair)) return because(Reason::a_tile_fits, SectionId::discard, pair);
    if (!player.reserve.contains(action.arg[0]))
        return because(Reason::not_in_reserve, SectionId::discard, action.arg[0]);
    return because(Reason::unexplained, SectionId::discard);
}

Refusal explain_build(const Rules& rules, const OpenTable& t, const Player& player, Action action) {
    const std::uint8_t district = action.arg[0];
    if (district >= district_count) return because(Reason::not_an_answer, SectionId::build);
    if (!t.display.contains(district)) return because(Reason::not_on_display, SectionId::build, district);
    const unsigned cost = rules.components.district[district].cost;
    const unsigned means = std::accumulate(player.loose.begin(), player.loose.end(), unsigned{player.wheat});
    if (cost > means) return because(Reason::cannot_pay, SectionId::build, cost, means);
    return because(Reason::unexplained, SectionId::build);
}

// A shop that is to take a resource, in phase 3 or from an exchange.
Refusal explain_shop(const Rules& rules, const Player& player, Action action) {
    const std::uint8_t resource = action.arg[0];
    const std::uint8_t number = action.arg[1];
    const Shop* const shop = number < max_shops ? shop_of(rules, player, number) : nullptr;
    if (shop == nullptr) return because(Reason::no_such_shop, SectionId::supply);
    const std::uint8_t where = printed_on(player, number);
    if (is_full(*shop, player.supplied[number])) return because(Reason::shop_is_full, SectionId::supply, number, where);
    if (need_for(*shop, player.supplied[number], resource) < 0)
        return because(Reason::shop_wants_other, SectionId::supply, number, where, resource);
    return because(Reason::unexplained, SectionId::supply);
}

Refusal explain_exchange(const Rules& rules, const State& s, const Player& player, Action action) {
    const std::uint8_t resource = action.arg[0];
    if (resource == pay_wheat) return because(Reason::wheat_is_no_resource, SectionId::shops);
    if (resource >= resource_count) return because(Reason::not_an_answer, SectionId::shops);
    const auto frame = read_frame<SupplyShops>(s.flow, s.flow.depth - 1U);
    if (((unsigned{shop_of(rules, player, frame.source)->kinds} >> resource) & 1U) == 0)
        return because(Reason::not_offered, SectionId::shops, resource);
    if (s.table.stock[resource] == 0) return because(Reason::stock_is_empty, SectionId::stock, resource);
    if (action.arg[1] == frame.source) return because(Reason::same_shop, SectionId::shops);
    return explain_shop(rules, player, action);
}

// The answer fits the question that is open, but is not legal.
Refusal explain_answer(const Rules& rules, const State& s, Seat seat, Action action) {
    const OpenTable& t = s.table;
    const Player& player = t.player[seat];
    const std::uint8_t first = action.arg[0];
    switch (static_cast<ActionKind>(action.kind)) {
        case ActionKind::metropolis:
            if (first >= metropolis_count) return because(Reason::not_an_answer, SectionId::setup);
            return because(Reason::metropolis_taken, SectionId::setup, first);
        case ActionKind::place: return explain_place(rules, t, player, action);
        case ActionKind::discard: return explain_discard(t, player, static_cast<AskKind>(s.flow.ask.kind), action);
        case ActionKind::gather:
            if (first == pay_wheat) return because(Reason::wheat_is_no_resource, SectionId::quarry);
            if (first >= resource_count) return because(Reason::not_an_answer, SectionId::quarry);
            return because(Reason::stock_is_empty, SectionId::stock, first);
        case ActionKind::monument: return because(Reason::no_monument_left, SectionId::quarry);
        case ActionKind::build: return explain_build(rules, t, player, action);
        case ActionKind::pay:
            if (first > pay_wheat) return because(Reason::not_an_answer, SectionId::build);
            return because(Reason::nothing_to_pay_with, SectionId::build, first);
        case ActionKind::supply:
            if (first == pay_wheat) return because(Reason::wheat_is_no_resource, SectionId::supply);
            if (first >= resource_count) return because(Reason::not_an_answer, SectionId::supply);
            if (player.loose[first] == 0) return because(Reason::not_loose, SectionId::supply, first);
            return explain_shop(rules, player, action);
        case ActionKind::exchange: return explain_exchange(rules, s, player, action);
        case ActionKind::take:
        case ActionKind::remove:
            if (first >= pair_count) return because(Reason::not_an_answer, SectionId::end_of_turn);
            return because(Reason::not_in_pool, SectionId::end_of_turn, first);
        case ActionKind::skip:
        case ActionKind::stop:
        case ActionKind::none:
        case ActionKind::board:
        case ActionKind::start_cell:
        case ActionKind::first:
        case ActionKind::valley_tile:
        case ActionKind::district: break;
    }
    return because(Reason::unexplained, SectionId::turn);
}

bool answers(AskKind asked, ActionKind kind) {
    switch (asked) {
        case AskKind::metropolis: return kind == ActionKind::metropolis;
        case AskKind::place:
        case AskKind::discard: return kind == ActionKind::place || kind == ActionKind::discard;
        case AskKind::quarry: return kind == ActionKind::gather || kind == ActionKind::monument;
        case AskKind::build: return kind == ActionKind::build || kind == ActionKind::skip;
        case AskKind::pay: return kind == ActionKind::pay;
        case AskKind::supply: return kind == ActionKind::supply || kind == ActionKind::stop;
        case AskKind::exchange: return kind == ActionKind::exchange;
        case AskKind::refill: return kind == ActionKind::take;
        case AskKind::remove: return kind == ActionKind::remove;
        case AskKind::none:
        case AskKind::board:
        case AskKind::start_cell:
        case AskKind::first_player:
        case AskKind::valley_tile:
        case AskKind::district: break;
    }
    return false;
}

// How many arguments an action of that kind has; the bytes after them are zero.
std::size_t argument_count(ActionKind kind) {
    switch (kind) {
        case ActionKind::place: return 3;
        case ActionKind::board:
        case ActionKind::supply:
        case ActionKind::exchange: return 2;
        case ActionKind::none:
        case ActionKind::monument:
        case ActionKind::skip:
        case ActionKind::stop: return 0;
        case ActionKind::start_cell:
        case ActionKind::first:
        case ActionKind::valley_tile:
        case ActionKind::district:
        case ActionKind::metropolis:
        case ActionKind::discard:
        case ActionKind::gather:
        case ActionKind::build:
        case ActionKind::pay:
        case ActionKind::take:
        case ActionKind::remove: return 1;
    }
    return 0;
}

bool well_formed(Action action) {
    if (action.kind == 0 || action.kind > static_cast<std::uint8_t>(ActionKind::remove)) return false;
    const std::size_t used = argument_count(static_cast<ActionKind>(action.kind));
    return std::all_of(action.arg.begin() + static_cast<std::ptrdiff_t>(used), action.arg.end(),
                       [](std::uint8_t byte) { return byte == 0; });
}

}  // namespace

Refusal explain(const Rules& rules, const State& s, Seat seat, Action action) {
    const Ask asked = s.flow.ask;
    if (!asked.open()) return because(Reason::game_over, SectionId::end);
    if (!contains(asked.seats, seat) || seat == chance) return because(Reason::not_your_turn, SectionId::turn);
    Buffer<Action, Fertility::max_actions> actions;
    Fertility::legal(rules, s, seat, actions);
    if (std::find(actions.begin(), actions.end(), action) != actions.end()) return {};
    const auto kind = static_cast<AskKind>(asked.kind);
    const SectionId section = row_of(kind).section;
    if (!well_formed(action)) return because(Reason::not_an_answer, section);
    if (!answers(kind, static_cast<ActionKind>(action.kind)))
        return because(Reason::another_question, section, asked.kind);
    return explain_answer(rules, s, seat, action);
}

}  // namespace mehen::fertility
