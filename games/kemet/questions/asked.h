// What the blocks of questions have in common: the position as a question sees it, and what an answer works on.
#pragma once

#include "core/question.h"
#include "games/kemet/questions/reasons.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// `frame` is the procedure that asks.
template <class Frame>
struct Asked {
    const Rules& rules;
    const State& s;
    const Frame& frame;
    Seat seat;
};
template <class Frame>
struct Answering {
    Table& table;
    Frame& frame;
    Seat seat;
};

// The procedure that asks, out of the flow.
template <class Frame>
Frame asking(const State& s) {
    return read_frame<Frame>(s.flow, s.flow.depth - 1U);
}

// An answer without arguments that is always possible.
template <ActionKind Kind>
struct Always {
    static constexpr auto kind = Kind;
    static constexpr unsigned arguments = 0;

    template <class At, class Only>
    static void narrow(const At&, Only&) {}
};

inline Refusal too_dear(const State& s, Seat seat, int cost, SectionId section) {
    return because(Reason::cannot_pay, section, cost, s.player[seat].prayer);
}

}  // namespace mehen::kemet
