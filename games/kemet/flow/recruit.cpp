// Recruiting units [kemet.recruit].
#include "games/kemet/flow/recruit.h"

#include <algorithm>

#include "games/kemet/flow/creatures.h"

namespace mehen::kemet {

int due_for(const State& s, const Recruit& frame, int more) {
    const int charged = std::max(0, frame.count + more - power(s, frame.seat, Power::free_recruits));
    return price(s, frame.seat, charged) - frame.paid;
}

AreaMask recruiting_areas(const Rules& rules, const State& s, Seat seat) {
    AreaMask areas = own_districts(rules, s, seat);  // never a rival's district
    if (power(s, seat, Power::recruits_with_troops) > 0) areas |= own_troops(rules, s, seat);
    return areas;
}

namespace {

// A district where recruits stand beside a rival's troop: a battle is due.
std::uint8_t contested_district(const Rules& rules, const State& s, Seat seat) {
    for (const std::uint8_t area : rules.map.district[s.player[seat].city])
        if (s.units[area][seat] > 0 && rival_in(rules, s, area, seat) != nobody) return area;
    return nobody;
}

}  // namespace

Flow run(Table& table, Recruit& frame) {
    const Rules& rules = table.rules;
    const State& s = table.s;
    const std::uint8_t contested = contested_district(rules, s, frame.seat);
    const bool fight_now = frame.done != 0 || !rules.set.battles_at_end_of_recruiting;
    if (contested != nobody && fight_now)
        return call(table, new_battle(contested, nobody, frame.seat, rival_in(rules, s, contested, frame.seat)));
    if (frame.done != 0) return Flow::done;
    Buffer<Action, max_areas * 12 + max_creatures * 3 + 1> choices;
    legal(rules, s, frame, frame.seat, choices);
    if (choices.empty()) return Flow::done;  // the action is lost
    if (choices.size() == 1 && is(choices[0], ActionKind::done)) {
        frame.done = 1;
        return Flow::next;
    }
    return ask_seat(table, frame.seat, AskKind::recruit);
}

void legal(const Rules& rules, const State& s, const Recruit& frame, Seat seat, ActionList& out) {
    const AreaMask areas = recruiting_areas(rules, s, seat);
    const bool creatures_come_back = rules.set.creatures_return_by_recruiting ? frame.creature == 0 : true;
    if (creatures_come_back) creature_choices(rules, s, seat, false, 0, out);
    for (unsigned area = 0; area < rules.map.areas; ++area) {
        if (!has_area(areas, area)) continue;
        const int most = std::min<int>(s.player[seat].reserve, room_in(rules, s, area, seat));
        for (int count = 1; count <= most; ++count)
            if (due_for(s, frame, count) <= s.player[seat].prayer)
                out.push(make_action(ActionKind::recruit, area, static_cast<unsigned>(count)));
    }
    // An action that can be carried out is carried out: recruiting nobody is not recruiting.
    const bool could_recruit = !out.empty() && is(out[out.size() - 1], ActionKind::recruit);
    if (frame.count > 0 || !could_recruit) {
        if (!out.empty() || frame.count > 0) out.push(make_action(ActionKind::done));
    }
}

Answered answer(Table& table, Recruit& frame, Seat seat, Action action) {
    if (is(action, ActionKind::done)) {
        frame.done = 1;
    } else if (is(action, ActionKind::creature)) {
        place_creature(table, seat, action.arg[0], action.arg[1]);
        frame.creature = 1;
    } else {
        const int due = due_for(table.s, frame, action.arg[1]);
        Player& player = table.s.player[seat];
        player.prayer = static_cast<std::uint8_t>(player.prayer - due);
        table.s.spent = static_cast<std::uint8_t>(table.s.spent + due);
        frame.paid = static_cast<std::uint8_t>(frame.paid + due);
        frame.count = static_cast<std::uint8_t>(frame.count + action.arg[1]);
        if (due > 0) table.tell(make_event(EventKind::prayer_paid, seat, static_cast<unsigned>(due)));
        add_units(table, action.arg[0], seat, action.arg[1]);
    }
    return Answered::finished;
}

}  // namespace mehen::kemet
