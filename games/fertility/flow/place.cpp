// Phase 1: place a valley tile and gather [fertility.place, fertility.gather].
#include <algorithm>

#include "games/fertility/flow/frames.h"
#include "games/fertility/metropolis.h"
#include "games/fertility/placement.h"

namespace mehen::fertility {

namespace {

using Step = PlaceTile::Step;

// How many answers the placing question has, counted up to 2: none forces a discard, a single one is no question.
int count_placements(const Player& player, const Placements& placements, Action& only_one) {
    int found = 0;
    std::uint8_t last = 0xFF;
    for (const std::uint8_t pair : player.reserve) {
        if (pair == last) continue;  // the reserve is sorted
        last = pair;
        for (std::size_t d = 0; d < directions_of(pair); ++d) {
            const Cells cells = placements.first_cells(pair, static_cast<Direction>(d));
            if (cells.empty()) continue;
            only_one = make_action(ActionKind::place, pair, static_cast<unsigned>(d), cells.first());
            found += cells.count();
            if (found > 1) return found;
        }
    }
    return found;
}

void gather(Table& table, Seat seat, std::size_t resource, int count, Source source) {
    if (count == 0) return;
    OpenTable& t = table.s.table;
    const int received = std::min<int>(count, t.stock[resource]);  // what the stock has run out of is not received
    t.stock[resource] = static_cast<std::uint8_t>(t.stock[resource] - received);
    t.player[seat].loose[resource] = static_cast<std::uint8_t>(t.player[seat].loose[resource] + received);
    const auto r = static_cast<unsigned>(resource);
    if (received > 0)
        table.tell(
            make_event(EventKind::gathered, seat, r, static_cast<unsigned>(received), static_cast<unsigned>(source)));
    if (received < count)
        table.tell(make_event(EventKind::stock_empty, seat, r, static_cast<unsigned>(count - received)));
}

// Lays the tile and gathers by contact, wheat fields and symbols; leaves the quarries it closed in the frame.
void lay_tile(Table& table, PlaceTile& frame, Action action) {
    Valley& valley = table.s.table.valley;
    const std::uint8_t pair = action.arg[0];
    const auto direction = static_cast<Direction>(action.arg[1]);
    const Cell first = action.arg[2];
    const Cell second = step(first, direction);
    const Harvest harvest = harvest_of(valley, pair, direction, first, table.rules.quarry_needs_corners);
    table.s.table.player[frame.seat].reserve.remove(pair);
    table.tell(make_event(EventKind::placed, frame.seat, pair, action.arg[1], first));

    const Cells tile = only(first) | only(second);
    valley.free = valley.free.without(tile);
    for (Cells& symbol : valley.symbol) symbol = symbol.without(tile);
    valley.scene[static_cast<std::size_t>(pairs[pair].first)].add(first);
    valley.scene[static_cast<std::size_t>(pairs[pair].second)].add(second);
    const bool lying = direction == Direction::right || direction == Direction::left;
    (lying ? valley.joined_right : valley.joined_down).add(std::min(first, second));

    for (std::size_t r = 0; r < resource_count; ++r) gather(table, frame.seat, r, harvest.contacts[r], Source::contact);
    gain_wheat(table, frame.seat, harvest.wheat, Source::field);
    for (std::size_t r = 0; r < resource_count; ++r) gather(table, frame.seat, r, harvest.symbols[r], Source::symbol);
    frame.quarries = harvest.quarries;
}

void discard(Table& table, Seat seat, std::uint8_t pair) {
    table.s.table.player[seat].reserve.remove(pair);
    table.tell(make_event(EventKind::discarded, seat, pair));
}

void quarry_choices(const OpenTable& t, Seat seat, ActionList& out) {
    for (unsigned r = 0; r < resource_count; ++r)
        if (t.stock[r] > 0) out.push(make_action(ActionKind::gather, r));
    if (t.player[seat].monuments > 0) out.push(make_action(ActionKind::monument));
}

void take_quarry_reward(Table& table, PlaceTile& frame, Action action) {
    OpenTable& t = table.s.table;
    const Cell quarry = frame.quarries.first();
    frame.quarries.remove(quarry);
    if (is(action, ActionKind::gather)) {
        gather(table, frame.seat, action.arg[0], 1, Source::quarry);
        return;
    }
    --t.player[frame.seat].monuments;
    t.valley.monument[frame.seat].add(quarry);
    table.tell(make_event(EventKind::monument, frame.seat, quarry));
}

}  // namespace

Flow run(Table& table, PlaceTile& frame) {
    OpenTable& t = table.s.table;
    const Player& player = t.player[frame.seat];
    switch (frame.step) {
        case Step::choose: {
            frame.step = Step::quarries;
            if (has_several_placements(t.valley, player.reserve[0])) return ask_seat(table, frame.seat, AskKind::place);
            Action only_one{};
            const int found = count_placements(player, Placements(t.valley), only_one);
            if (found > 1) return ask_seat(table, frame.seat, AskKind::place);
            if (found == 1) {
                lay_tile(table, frame, only_one);
                return Flow::next;
            }
            // None of the three fits: one of them is discarded.
            if (player.reserve[0] != player.reserve[player.reserve.size() - 1])
                return ask_seat(table, frame.seat, AskKind::discard);
            discard(table, frame.seat, player.reserve[0]);
            return Flow::next;
        }
        case Step::quarries: {  // one reward for each
            if (frame.quarries.empty()) return Flow::done;
            Buffer<Action, resource_count + 1> choices;
            quarry_choices(t, frame.seat, choices);
            if (choices.size() > 1) return ask_seat(table, frame.seat, AskKind::quarry);
            if (choices.size() == 1)
                take_quarry_reward(table, frame, choices[0]);
            else
                frame.quarries.remove(frame.quarries.first());
            return Flow::next;
        }
    }
    return Flow::done;
}

void legal(const Rules&, const State& s, const PlaceTile& frame, Seat, ActionList& out) {
    const OpenTable& t = s.table;
    const Player& player = t.player[frame.seat];
    if (is(s.flow.ask, AskKind::quarry)) {
        quarry_choices(t, frame.seat, out);
        return;
    }
    const Placements placements(t.valley);
    std::uint8_t last = 0xFF;
    for (const std::uint8_t pair : player.reserve) {
        if (pair == last) continue;
        last = pair;
        if (is(s.flow.ask, AskKind::discard)) {
            out.push(make_action(ActionKind::discard, pair));
            continue;
        }
        // Written out direction by direction: the compiler then knows each shift.
        const auto push_all = [&](Direction direction) {
            const Action action = make_action(ActionKind::place, pair, static_cast<unsigned>(direction));
            placements.first_cells(pair, direction).for_each([&](Cell cell) {
                Action placed = action;
                placed.arg[2] = cell;
                out.push(placed);
            });
        };
        push_all(Direction::right);
        push_all(Direction::down);
        if (directions_of(pair) == 2) continue;
        push_all(Direction::left);
        push_all(Direction::up);
    }
}

Answered answer(Table& table, PlaceTile& frame, Seat, Action action) {
    if (is(action, ActionKind::place))
        lay_tile(table, frame, action);
    else if (is(action, ActionKind::discard))
        discard(table, frame.seat, action.arg[0]);
    else
        take_quarry_reward(table, frame, action);
    return Answered::finished;
}

}  // namespace mehen::fertility
