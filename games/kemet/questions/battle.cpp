#include "games/kemet/questions/battle.h"

#include "games/kemet/expansions.h"

namespace mehen::kemet {

int units_of_side(const State& s, const Battle& frame, std::size_t side) {
    return troop_size(s, place_of_side(s, frame.area, side == 0), frame.side[side]);
}

bool has_in_troop(const State& s, const Battle& frame, std::size_t side, PlayerPower which) {
    bool has = false;
    const SeatMask troop =
        mask_of(frame.side[side]) | troop_in(s, place_of_side(s, frame.area, side == 0), frame.side[side]);
    each_seat(troop, [&](Seat seat) { has = has || power(s, seat, which) > 0; });
    return has;
}

Seat bearer(const State& s, const Battle& frame, std::size_t side, PlayerPower which) {
    Seat best = frame.side[side];
    each_seat(frame.troop[side], [&](Seat seat) {
        if (power(s, seat, which) > power(s, best, which)) best = seat;
    });
    return best;
}

std::uint8_t showing_side(const State& s, const Battle& frame, PlayerPower which) {
    if (has_in_troop(s, frame, 1, which)) return 1;
    return has_in_troop(s, frame, 0, which) ? 2 : 0;
}

DueBattles due_battles(const FlowStack& flow) {
    DueBattles due;
    for (std::size_t at = 0; at < flow.depth; ++at) {
        const auto id = static_cast<FrameId>(flow.frame[at]);
        if (id == FrameId::battle) {
            ++due.begun;
            due.areas |= mask_of_area(read_frame<Battle>(flow, at).area);
        } else if (id == FrameId::recruit) {
            due.seats |= mask_of(read_frame<Recruit>(flow, at).seat);
        } else if (id == FrameId::place_units) {
            due.seats |= mask_of(read_frame<PlaceUnits>(flow, at).seat);
        }
    }
    return due;
}

bool others_may_come_first(const Rules& rules, const State& s) {
    bool may = due_battles(s.flow).begun == 1;
    join(Seam<OthersFirst>{}, rules, s, may);
    return may;
}

}  // namespace mehen::kemet
