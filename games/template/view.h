// What a seat or a spectator sees.
#pragma once

#include "core/rng.h"
#include "games/template/state.h"

namespace mehen::offering {

struct View {
    FlowStack flow;  // who is asked what; whoever is no longer asked has finished
    OpenTable open;
    std::array<std::uint8_t, max_seats> hand_size;
    Cards hand;     // one's own
    Cards offered;  // one's own
    Seat seat;      // whose view it is

    friend constexpr bool operator==(const View&, const View&) = default;
};

View observe(const Rules& rules, const State& s, Seat seat);
State determinize(const Rules& rules, const View& view, Rng& rng);

}  // namespace mehen::offering
