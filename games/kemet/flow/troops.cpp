// What happens to a troop, of one player or of several of one side: who decides for it, units lost, PP shared.
#include "games/kemet/flow/troops.h"

#include <algorithm>

namespace mehen::kemet {

Seat spokesman_of(const Rules& rules, const State& s, AreaId area, SeatMask among) {
    const SeatMask troop = s.standing[area] & among;
    if (troop.size() == 1) return lowest_seat(troop);
    const Seat active = active_seat(s, none);
    if (contains(troop, active)) return active;
    Seat best = none;
    for (std::size_t i = 0; i < rules.seats; ++i) {
        const Seat seat = s.order[i];
        if (contains(troop, seat) && (best == none || s.units[area][seat] > s.units[area][best])) best = seat;
    }
    return best;
}

Seat spokesman(const Rules& rules, const State& s, AreaId area, Seat side) {
    return spokesman_of(rules, s, area, s.side[side]);
}

void move_party(Table& table, const Party& party, AreaId from, AreaId to) {
    const auto units = [&](Seat seat) { return int{party.units[seat]}; };
    move_units(table, party.seats(), units, party.creature, from, to);
}

void move_troop(Table& table, AreaId from, AreaId to, Seat side) {
    const auto units = [&](Seat seat) { return int{table.s.units[from][seat]}; };
    move_units(table, troop_in(table.s, from, side), units, creature_in(table.rules, table.s, from, side), from, to);
}

// --- losses

Flow destroy_units(Table& table, AreaId area, Seat side, int count) {
    State& s = table.s;
    const SeatMask troop = troop_in(s, area, side);
    count = std::min(count, joint_units(s, area, side));
    if (count <= 0) return Flow::next;
    if (troop.size() == 1 || count == joint_units(s, area, side)) {
        each_seat(troop, [&](Seat seat) {
            const int lost = std::min<int>(count, s.units[area][seat]);
            remove_units(table, area, seat, lost);
            count -= lost;
        });
        return Flow::next;
    }
    return call(table, Losses{.area = area, .seat = side, .left = as_byte(count)});
}

Flow run(Table& table, Losses& frame) {
    if (frame.left == 0) return Flow::done;
    return ask_seat(table, spokesman(table.rules, table.s, frame.area, frame.seat), AskKind::casualty);
}

Answered answer(Table& table, Losses& frame, Seat, Action action) {
    remove_units(table, action[0], action[1], 1);
    --frame.left;
    return Answered::finished;
}

// --- shares

Flow share_prayer(Table& table, SeatMask among, Seat decider, int prayer) {
    if (prayer <= 0 || among == no_seats) return Flow::next;
    if (among.size() == 1) {
        gain_prayer(table, lowest_seat(among), prayer);
        return Flow::next;
    }
    return call(table, Shares{.members = among, .decider = decider, .left = as_byte(prayer)});
}

Flow run(Table& table, Shares& frame) {
    if (frame.left == 0 || frame.members == no_seats) return Flow::done;
    if (frame.members.size() == 1) {  // the last one takes the rest
        gain_prayer(table, lowest_seat(frame.members), frame.left);
        return Flow::done;
    }
    return ask_seat(table, frame.decider, AskKind::share);
}

Answered answer(Table& table, Shares& frame, Seat, Action action) {
    gain_prayer(table, action[0], action[1]);
    frame.members &= ~mask_of(action[0]);
    take_from(frame.left, as_byte(action[1]));
    return Answered::finished;
}

}  // namespace mehen::kemet
