// What a seat or a spectator sees. In Fertility everything lies open but the order of the stacks, and that
// is not in the state at all; so a view differs from a state only in what it is for.
#pragma once

#include "core/rng.h"
#include "games/fertility/rules.h"
#include "games/fertility/state.h"

namespace mehen::fertility {

struct View {
    OpenTable table;
    FlowStack flow;  // frames hold what has just been chosen openly
    Seat seat;       // whose view it is
    std::array<std::uint8_t, 7> unused;

    friend constexpr bool operator==(const View&, const View&) = default;
};

View observe(const Rules& rules, const State& s, Seat seat);
State determinize(const Rules& rules, const View& view, Rng& rng);

}  // namespace mehen::fertility
