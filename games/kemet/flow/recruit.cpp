// Recruiting units [kemet.recruit].
#include "games/kemet/flow/recruit.h"

#include <bit>

#include "games/kemet/questions/playing.h"
#include "games/kemet/questions/recruiting.h"
#include "games/kemet/table/creatures.h"

namespace mehen::kemet {

// --- battles for own districts

Flow fight_for_districts(Table& table, Seat seat) {
    const AreaMask contested = districts_to_fight_for(table.rules, table.s, seat);
    if (contested == 0) return Flow::done;
    if (std::popcount(contested) > 1) return ask_seat(table, seat, AskKind::which_battle);
    fight_in(table, seat, lowest(contested));
    return Flow::call;
}

void fight_in(Table& table, Seat seat, AreaId area) {
    call(table, new_battle(area, seat, rival_in(table.s, area, seat)));
}

// --- recruiting

namespace {

// Whether a unit can be recruited: mostly so, and seen at once.
bool could_recruit(const Rules& rules, const State& s, const Recruit& frame) {
    if (s.player[frame.seat].reserve == 0 || due_for(s, frame, 1) > s.player[frame.seat].prayer) return false;
    for (const AreaId area : rules.map.district[s.player[frame.seat].city])
        if (recruiting_room(rules, s, frame.seat, area) > 0) return true;
    return false;
}

}  // namespace

Flow run(Table& table, Recruit& frame) {
    const Rules& rules = table.rules;
    const State& s = table.s;
    if (frame.done != 0) return fight_for_districts(table, frame.seat);
    if (could_recruit(rules, s, frame)) return ask_seat(table, frame.seat, AskKind::recruit);
    Buffer<Action, max_placements> choices;
    list_answers(rules, s, frame, frame.seat, choices);
    const std::size_t answers = answers_but_cards(choices);
    if (answers == 0) return lose_action(table, frame.seat);
    if (answers == 1 && is(choices[choices.size() - 1], ActionKind::done)) {
        frame.done = 1;
        return Flow::next;
    }
    return ask_seat(table, frame.seat, AskKind::recruit);
}

Answered answer(Table& table, Recruit& frame, Seat seat, Action action) {
    if (is(action, ActionKind::done)) {
        frame.done = 1;
    } else if (is(action, ActionKind::creature)) {
        place_creature(table, seat, action[0], action[1]);
        frame.creature = 1;
    } else if (is(action, ActionKind::fight)) {
        fight_in(table, seat, action[0]);
    } else if (is(action, ActionKind::play)) {
        play_card(table, seat, action[0]);
    } else {
        const int due = due_for(table.s, frame, action[1]);
        take_prayer(table, seat, due);
        add_to(frame.paid, due);
        add_to(frame.count, as_byte(action[1]));
        frame.placed = as_byte(frame.placed | district_bit(table.rules, table.s, seat, action[0]));
        add_units(table, action[0], seat, action[1]);
    }
    return Answered::finished;
}

}  // namespace mehen::kemet
