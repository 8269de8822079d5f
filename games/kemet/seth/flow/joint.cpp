// Joint troops: who decides, whose units are lost, how PP are shared [kemet.alliance.joint].
#include "games/kemet/seth/flow/joint.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "games/kemet/flow/creatures.h"
#include "games/kemet/flow/move.h"

namespace mehen::kemet {

Seat spokesman_of(const Rules& rules, const State& s, std::size_t area, SeatMask among) {
    const SeatMask troop = s.standing[area] & among;
    if (troop.size() == 1) return lowest_seat(troop);
    const Seat active = active_seat(s, nobody);
    if (contains(troop, active)) return active;
    Seat best = nobody;
    for (std::size_t i = 0; i < rules.seats; ++i) {
        const Seat seat = s.order[i];
        if (contains(troop, seat) && (best == nobody || s.units[area][seat] > s.units[area][best])) best = seat;
    }
    return best;
}

Seat spokesman(const Rules& rules, const State& s, std::size_t area, Seat side) {
    return spokesman_of(rules, s, area, s.side[side]);
}

Party whole_troop(const Rules& rules, const State& s, std::size_t area, Seat side) {
    Party party{{}, creature_in(rules, s, area, side)};
    each_seat(troop_in(s, area, side), [&](Seat seat) { party.units[seat] = s.units[area][seat]; });
    return party;
}

Moving with_party(Moving m, const Party& party) {
    m.party = party.units;
    m.units = static_cast<std::uint8_t>(party.size());
    m.creature = party.creature;
    return m;
}

void move_party(Table& table, const Party& party, std::size_t from, std::size_t to) {
    const SeatMask seats = party.seats();
    each_seat(seats, [&](Seat seat) { shift_units(table, from, to, seat, party.units[seat]); });
    if (party.creature != no_creature) put_creature(table.s, party.creature, static_cast<std::uint8_t>(to));
    each_seat(seats, [&](Seat seat) { release_creatures(table, from, seat, Loss::given_up); });
}

PartingTroop::PartingTroop(const Rules& rules, const State& s, std::size_t area, Seat mover)
    : rules_(rules),
      s_(s),
      mover_(mover),
      seats_(troop_in(s, area, mover)),
      creatures_(creatures_in(rules, s, area, mover)) {
    assert(contains(seats_, mover));
    each_seat(seats_, [&](Seat seat) {
        units_[seat] = s.units[area][seat];
        limit_[seat] = troop_limit(rules, s, seat);
        size_ += units_[seat];
        highest_limit_ = std::max(highest_limit_, limit_[seat]);
    });
}

bool PartingTroop::keeps_limits(const Party& party, int size) const {
    int limit_of_party = 0;
    int limit_of_rest = 0;
    each_seat(seats_, [&](Seat seat) {
        if (party.units[seat] > 0) limit_of_party = std::max(limit_of_party, limit_[seat]);
        if (party.units[seat] < units_[seat]) limit_of_rest = std::max(limit_of_rest, limit_[seat]);
    });
    return size <= limit_of_party && size_ - size <= limit_of_rest;
}

bool PartingTroop::grow(Party& party, int& size) const {
    for (const Seat seat : seats_) {
        if (party.units[seat] < units_[seat]) {
            ++party.units[seat];
            ++size;
            return true;
        }
        const std::uint8_t least = seat == mover_ ? 1 : 0;
        size -= party.units[seat] - least;
        party.units[seat] = least;
    }
    return false;
}

bool walks_with(const Rules& rules, const State& s, std::uint8_t creature, const Party& party) {
    if (creature == no_creature) return true;
    if (rules.set.creatures[creature].common) return party.size() > 0;
    return party.units[s.creature_owner[creature]] > 0;
}

// --- losses

Flow destroy_units(Table& table, std::size_t area, Seat side, int count) {
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
    return call(table, Losses{static_cast<std::uint8_t>(area), side, static_cast<std::uint8_t>(count)});
}

Flow run(Table& table, Losses& frame) {
    if (frame.left == 0) return Flow::done;
    return ask_seat(table, spokesman(table.rules, table.s, frame.area, frame.seat), AskKind::casualty);
}

Answered answer(Table& table, Losses& frame, Seat, Action action) {
    remove_units(table, action.arg[0], action.arg[1], 1);
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
    return call(table, Shares{among, decider, static_cast<std::uint8_t>(prayer)});
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
    gain_prayer(table, action.arg[0], action.arg[1]);
    frame.members &= ~mask_of(action.arg[0]);
    frame.left = static_cast<std::uint8_t>(frame.left - action.arg[1]);
    return Answered::finished;
}

}  // namespace mehen::kemet
