// Phase 2: build a district [fertility.build].
#include <numeric>

#include "games/fertility/flow/frames.h"
#include "games/fertility/metropolis.h"

namespace mehen::fertility {

namespace {

using Step = BuildDistrict::Step;

int means(const Player& player) {
    return std::accumulate(player.loose.begin(), player.loose.end(), int{player.wheat});
}

bool affordable(const Rules& rules, const Player& player, std::uint8_t district) {
    return rules.components.district[district].cost <= means(player);
}

bool may_build(const Rules& rules, const OpenTable& t, const Player& player) {
    if (player.district.size() >= rules.components.plots) return false;
    for (const std::uint8_t district : t.display)
        if (affordable(rules, player, district)) return true;
    return false;
}

// Kinds of payment at hand: the resources that lie loose, and wheat.
void payments(const Player& player, ActionList& out) {
    for (unsigned r = 0; r < resource_count; ++r)
        if (player.loose[r] > 0) out.push(make_action(ActionKind::pay, r));
    if (player.wheat > 0) out.push(make_action(ActionKind::pay, pay_wheat));
}

void pay(Table& table, BuildDistrict& frame, std::uint8_t with) {
    OpenTable& t = table.s.table;
    Player& player = t.player[frame.seat];
    if (with == pay_wheat) {
        --player.wheat;
    } else {
        --player.loose[with];
        ++t.stock[with];
    }
    --frame.due;
    table.tell(make_event(EventKind::paid, frame.seat, with));
}

}  // namespace

Flow run(Table& table, BuildDistrict& frame) {
    OpenTable& t = table.s.table;
    const Player& player = t.player[frame.seat];
    switch (frame.step) {
        case Step::choose:
            if (!may_build(table.rules, t, player)) return Flow::done;
            return ask_seat(table, frame.seat, AskKind::build);
        case Step::pay: {
            if (frame.due == 0) {
                frame.step = Step::place;
                return Flow::next;
            }
            Buffer<Action, resource_count + 1> choices;
            payments(player, choices);
            if (choices.size() == 1 || means(player) == frame.due) {  // nothing to choose
                pay(table, frame, choices[0].arg[0]);
                return Flow::next;
            }
            return ask_seat(table, frame.seat, AskKind::pay);
        }
        case Step::place:
            t.display.remove(frame.district);
            add_district(table, frame.seat, frame.district);
            return Flow::done;
        case Step::skipped: return Flow::done;
    }
    return Flow::done;
}

void legal(const Rules& rules, const State& s, const BuildDistrict& frame, Seat, ActionList& out) {
    const OpenTable& t = s.table;
    const Player& player = t.player[frame.seat];
    if (frame.step == Step::pay) {
        payments(player, out);
        return;
    }
    std::uint64_t affordable_districts = 0;  // the display is in order of arrival, answers are in order of number
    for (const std::uint8_t district : t.display)
        if (affordable(rules, player, district)) affordable_districts |= std::uint64_t{1} << district;
    for (; affordable_districts != 0; affordable_districts &= affordable_districts - 1)
        out.push(make_action(ActionKind::build, static_cast<unsigned>(std::countr_zero(affordable_districts))));
    out.push(make_action(ActionKind::skip));
}

Answered answer(Table& table, BuildDistrict& frame, Seat, Action action) {
    if (is(action, ActionKind::pay)) {
        pay(table, frame, action.arg[0]);
    } else if (is(action, ActionKind::build)) {
        frame.district = action.arg[0];
        frame.due = table.rules.components.district[frame.district].cost;
        frame.step = Step::pay;
    } else {
        frame.step = Step::skipped;
    }
    return Answered::finished;
}

}  // namespace mehen::fertility
