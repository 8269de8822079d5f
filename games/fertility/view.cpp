#include "games/fertility/view.h"

namespace mehen::fertility {

View observe(const Rules&, const State& s, Seat seat) {
    View view{};
    view.table = s.table;
    view.flow = open_flow(s.flow);
    view.seat = seat;
    return view;
}

State determinize(const Rules&, const View& view, Rng&) {
    State s{};
    s.table = view.table;
    s.flow = view.flow;
    return s;
}

}  // namespace mehen::fertility
