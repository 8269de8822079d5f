// Phase 3: supply shops [fertility.supply], and what full shops give at once [fertility.shops].
#include "games/fertility/flow/frames.h"
#include "games/fertility/metropolis.h"

namespace mehen::fertility {

namespace {

using Step = SupplyShops::Step;

void push_shops(ActionKind kind, unsigned resource, std::uint32_t shops, ActionList& out) {
    for (; shops != 0; shops &= shops - 1)
        out.push(make_action(kind, resource, static_cast<unsigned>(std::countr_zero(shops))));
}

bool can_supply(const Player& player) {
    for (std::size_t r = 0; r < resource_count; ++r)
        if (player.loose[r] > 0 && player.open_for[r] != 0) return true;
    return false;
}

// What the exchange shop offers: a kind shown that the stock still has, for another shop that takes it.
void exchanges(const Rules& rules, const OpenTable& t, const SupplyShops& frame, ActionList& out) {
    const Player& player = t.player[frame.seat];
    const unsigned kinds = shop_of(rules, player, frame.source)->kinds;
    for (unsigned r = 0; r < resource_count; ++r)
        if (((kinds >> r) & 1U) != 0 && t.stock[r] > 0)
            push_shops(ActionKind::exchange, r, player.open_for[r] & ~(1U << frame.source), out);
}

// Fills one need and gives what a full shop gives at once.
void supply(Table& table, SupplyShops& frame, std::size_t shop, std::size_t resource) {
    frame.step = Step::supply;
    if (!put_into_shop(table, frame.seat, shop, resource)) return;
    const Shop& its_shop = *shop_of(table.rules, table.s.table.player[frame.seat], shop);
    if (its_shop.benefit == Benefit::wheat) gain_wheat(table, frame.seat, its_shop.amount, Source::shop);
    if (its_shop.benefit == Benefit::exchange) {
        frame.step = Step::exchange;
        frame.source = static_cast<std::uint8_t>(shop);
    }
}

void exchange(Table& table, SupplyShops& frame, Action action) {
    --table.s.table.stock[action.arg[0]];
    supply(table, frame, action.arg[1], action.arg[0]);
}

}  // namespace

Flow run(Table& table, SupplyShops& frame) {
    OpenTable& t = table.s.table;
    switch (frame.step) {
        case Step::supply:
            if (frame.stopped != 0 || !can_supply(t.player[frame.seat])) return Flow::done;
            return ask_seat(table, frame.seat, AskKind::supply);
        case Step::exchange: {
            Buffer<Action, resource_count * max_shops> choices;
            exchanges(table.rules, t, frame, choices);
            if (choices.size() > 1) return ask_seat(table, frame.seat, AskKind::exchange);
            frame.step = Step::supply;
            if (choices.size() == 1) exchange(table, frame, choices[0]);  // else nothing is taken
            return Flow::next;
        }
    }
    return Flow::done;
}

void legal(const Rules& rules, const State& s, const SupplyShops& frame, Seat, ActionList& out) {
    const OpenTable& t = s.table;
    if (frame.step == Step::exchange) {
        exchanges(rules, t, frame, out);
        return;
    }
    const Player& player = t.player[frame.seat];
    for (unsigned r = 0; r < resource_count; ++r)
        if (player.loose[r] > 0) push_shops(ActionKind::supply, r, player.open_for[r], out);
    out.push(make_action(ActionKind::stop));
}

Answered answer(Table& table, SupplyShops& frame, Seat, Action action) {
    if (is(action, ActionKind::supply)) {
        --table.s.table.player[frame.seat].loose[action.arg[0]];
        supply(table, frame, action.arg[1], action.arg[0]);
    } else if (is(action, ActionKind::exchange)) {
        exchange(table, frame, action);
    } else {
        frame.stopped = 1;
    }
    return Answered::finished;
}

}  // namespace mehen::fertility
