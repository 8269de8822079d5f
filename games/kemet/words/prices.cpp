// What an answer costs the one who is asked.
#include <algorithm>

#include "games/kemet/questions/buying.h"
#include "games/kemet/questions/raising.h"
#include "games/kemet/questions/reach.h"
#include "games/kemet/questions/recruiting.h"
#include "games/kemet/table/battle.h"
#include "games/kemet/table/table.h"
#include "games/kemet/words/asking.h"

namespace mehen::kemet {

namespace {

// The open table, as the rules' own functions take it.
State open_state(const View& view) {
    State s{};
    static_cast<OpenTable&>(s) = view;
    return s;
}

std::optional<int> raise_price(const Rules& rules, const View& view, const State& s, AreaId area, int level) {
    const auto frame = asking<Raise>(view);
    if (!frame || area >= rules.map.areas) return std::nullopt;
    const Pyramid* const pyramid = pyramid_at(rules, s, area);
    if (pyramid == nullptr) return std::nullopt;
    if (frame->free_level != 0) return 0;
    return price(s, frame->seat, raising_cost(s, frame->seat, pyramid->level, level));
}

std::optional<int> tile_price(const Rules& rules, const View& view, const State& s, TileId tile) {
    const auto frame = asking<Buy>(view);
    if (!frame || tile >= rules.set.tiles.size()) return std::nullopt;
    return price(s, frame->seat, tile_cost(rules, s, *frame, tile));
}

std::optional<int> way_price(const Rules& rules, const View& view, const State& s, AreaId area, bool teleport) {
    const auto frame = asking<MoveTroop>(view);
    if (!is(view.flow.ask, AskKind::where) || !frame || area >= rules.map.areas) return std::nullopt;
    const int toll = price(s, payer_of(s.moving, frame->seat), toll_in(rules, s, frame->seat, area));
    if (!teleport && toll == 0) return std::nullopt;
    return toll + (teleport ? teleport_price(rules, s, s.moving, frame->seat) : 0);
}

}  // namespace

std::optional<int> price_of(const Rules& rules, const View& view, Action action) {
    if (view.seat >= rules.seats || !may_cost(static_cast<ActionKind>(action.kind))) return std::nullopt;
    const State s = open_state(view);
    const auto [a, b, c, d, e, f, g] = elements_of(action.arg);
    if (is(action, ActionKind::raise) || is(action, ActionKind::pyramid))
        return raise_price(rules, view, s, a, is(action, ActionKind::raise) ? b : c);
    if (is(action, ActionKind::tile)) return tile_price(rules, view, s, a);
    if (is(action, ActionKind::to) || is(action, ActionKind::teleport))
        return way_price(rules, view, s, a, is(action, ActionKind::teleport));
    if (is(action, ActionKind::recruit)) {
        const auto frame = asking<Recruit>(view);
        return frame ? std::optional<int>(due_for(s, *frame, b)) : std::nullopt;
    }
    if (a >= rules.set.di_cards.size()) return std::nullopt;
    const int cost = rules.set.di_cards[a].cost;
    for (const ActionKind kind : {ActionKind::add, ActionKind::support, ActionKind::drop})
        if (is(action, kind)) return price_in_battle(rules, s, view.seat, cost);
    return price(s, view.seat, cost);
}

TileSet tiles_within_means(const Rules& rules, const View& view) {
    if (view.seat >= rules.seats) return {};
    const State s = open_state(view);
    Buy any_space{};
    any_space.seat = view.seat;
    any_space.space = colour_count;
    TileSet tiles = tiles_in_reach(rules, s, any_space);
    if (!is_lone(view, view.seat)) return tiles;
    each_seat(members(rules, view), [&](Seat member) {  // or with a pyramid of theirs
        any_space.seized = member;
        any_space.surcharge = rules.set.seized_pyramid_surcharge;
        tiles |= tiles_in_reach(rules, s, any_space);
    });
    return tiles;
}

int recall_prayer(const Rules& rules, const View& view) {
    const auto frame = asking<Battle>(view);
    if (!frame || view.seat >= rules.seats) return 0;
    const AreaId place = place_of_side(view, frame->area, frame->side[0] == view.seat);
    return std::max(0, troop_size(view, place, view.seat) - rules.set.recall_less);
}

}  // namespace mehen::kemet
