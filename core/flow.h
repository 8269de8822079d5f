// Rule procedures as frames on a stack inside the state.
//
// A frame is a plain struct with named steps, one per rulebook procedure. Around it stand free
// functions found by its type:
//     Flow run(Table&, Frame&)                                            the procedure, cut at each question
//     void legal(const Rules&, const State&, const Frame&, Seat, ActionList&)       what may be answered
//     Answered answer(Table&, Frame&, Seat, Action)                       takes a legal answer
//     void outcomes(const Rules&, const State&, const Frame&, OutcomeList&)         what chance may answer
// A frame that asks nothing needs only `run`. Everything that must survive a question lives in the frame.
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/action.h"
#include "core/ask.h"
#include "core/event.h"
#include "core/seat.h"

namespace mehen {

// How a step ends.
enum class Flow : std::uint8_t {
    next,  // nothing was asked: run the frame's next step
    ask,   // a question is open
    call,  // another frame was pushed; this one goes on when that is done
    done,  // the procedure is over
};

// Lies at the start of every state. Free slots are zero.
template <std::size_t Depth, std::size_t SlotBytes>
struct FlowState {
    static constexpr std::size_t max_depth = Depth;
    static constexpr std::size_t slot_bytes = SlotBytes;

    Ask ask;
    std::uint8_t depth;
    std::uint8_t boundary;  // 1: the last answer revealed something or passed the turn, so undo stops here
    std::array<std::uint8_t, 2> unused;
    std::array<std::uint8_t, Depth> frame;  // which procedure each slot holds
    std::array<std::array<std::uint8_t, SlotBytes>, Depth> slot;

    friend constexpr bool operator==(const FlowState&, const FlowState&) = default;
};

// What rule code works on: the immutable rules, the state, and who listens (nobody in playouts).
template <class R, class S>
struct Table {
    const R& rules;
    S& s;
    EventLog* log = nullptr;

    void tell(const Event& event) const {
        if (log != nullptr) log->push_back(event);
    }
};

template <class T, class Kind>
Flow ask(T& table, SeatMask seats, Kind kind) {
    table.s.flow.ask = Ask{static_cast<std::uint8_t>(kind), seats, 0, 0};
    return Flow::ask;
}

template <class T, class Kind>
Flow ask_seat(T& table, Seat seat, Kind kind) {
    return ask(table, mask_of(seat), kind);
}

template <class T, class Kind>
Flow ask_sealed(T& table, SeatMask seats, Kind kind) {
    table.s.flow.ask = Ask{static_cast<std::uint8_t>(kind), seats, 1, 0};
    return Flow::ask;
}

template <class T, class Kind>
Flow ask_chance(T& table, Kind kind) {
    return ask(table, mask_of(chance), kind);
}

template <class T, class Frame>
Flow call(T& table, const Frame& frame) {
    auto& flow = table.s.flow;
    static_assert(sizeof(Frame) <= std::remove_reference_t<decltype(flow)>::slot_bytes);
    static_assert(std::is_trivially_copyable_v<Frame> && std::has_unique_object_representations_v<Frame>);
    assert(flow.depth < flow.max_depth);
    flow.frame[flow.depth] = static_cast<std::uint8_t>(Frame::id);
    std::memcpy(flow.slot[flow.depth].data(), &frame, sizeof(Frame));
    ++flow.depth;
    return Flow::call;
}

// Something hidden has come to light: undo may not go back behind it.
template <class T>
void reveal(T& table) {
    table.s.flow.boundary = 1;
}

template <class Frame, class F>
Frame read_frame(const F& flow, std::size_t at) {
    Frame frame;
    std::memcpy(&frame, flow.slot[at].data(), sizeof(Frame));
    return frame;
}

// Drives the frames of one game. `Frames` are all its frame types.
template <class R, class S, class... Frames>
struct Machine {
    using T = Table<R, S>;

    // No procedure runs this many steps without a question: reaching it is a bug, not a long game.
    static constexpr int step_bound = 10'000;

    static void run_until_question(T& table) {
        auto& flow = table.s.flow;
        for ([[maybe_unused]] int steps = 0; flow.depth > 0; ++steps) {
            assert(steps < step_bound);
            Flow end = Flow::done;
            (run_if<Frames>(table, end) || ...);
            if (end == Flow::ask) return;
        }
    }

    static void legal_actions(const R& rules, const S& s, Seat seat, ActionList& out) {
        if (!contains(s.flow.ask.seats, seat) || seat == chance) return;
        (legal_if<Frames>(rules, s, seat, out) || ...);
    }

    static void chance_outcomes(const R& rules, const S& s, OutcomeList& out) {
        if (!s.flow.ask.to_chance()) return;
        (outcomes_if<Frames>(rules, s, out) || ...);
    }

    // The action must be legal; whoever cannot promise that asks first.
    static void take_answer(T& table, Seat seat, Action action) {
        auto& flow = table.s.flow;
        assert(contains(flow.ask.seats, seat));
        flow.boundary = 0;
        Answered answered = Answered::finished;
        (answer_if<Frames>(table, seat, action, answered) || ...);
        if (answered == Answered::finished) {
            flow.ask.seats = static_cast<SeatMask>(flow.ask.seats & ~mask_of(seat));
            if (!flow.ask.open()) {
                flow.ask = Ask{};
                run_until_question(table);
            }
        }
        if (seat == chance || flow.ask.seats != mask_of(seat)) {
            // In a sealed question a seat that has not finished may still take its own answers back.
            if (!(flow.ask.sealed != 0 && contains(flow.ask.seats, seat))) flow.boundary = 1;
        }
    }

private:
    template <class Frame>
    static bool on_top(const S& s) {
        return s.flow.frame[s.flow.depth - 1U] == static_cast<std::uint8_t>(Frame::id);
    }

    template <class Frame>
    static bool run_if(T& table, Flow& end) {
        if (!on_top<Frame>(table.s)) return false;
        auto& flow = table.s.flow;
        const std::size_t at = flow.depth - 1U;
        Frame frame = read_frame<Frame>(flow, at);
        end = run(table, frame);
        if (end == Flow::done) {
            assert(flow.depth == at + 1);
            flow.slot[at] = {};
            flow.frame[at] = 0;
            --flow.depth;
        } else {
            std::memcpy(flow.slot[at].data(), &frame, sizeof(Frame));
        }
        return true;
    }

    template <class Frame>
    static bool legal_if(const R& rules, const S& s, Seat seat, ActionList& out) {
        if (!on_top<Frame>(s)) return false;
        const Frame frame = read_frame<Frame>(s.flow, s.flow.depth - 1U);
        if constexpr (requires { legal(rules, s, frame, seat, out); }) legal(rules, s, frame, seat, out);
        return true;
    }

    template <class Frame>
    static bool outcomes_if(const R& rules, const S& s, OutcomeList& out) {
        if (!on_top<Frame>(s)) return false;
        const Frame frame = read_frame<Frame>(s.flow, s.flow.depth - 1U);
        if constexpr (requires { outcomes(rules, s, frame, out); }) outcomes(rules, s, frame, out);
        return true;
    }

    template <class Frame>
    static bool answer_if(T& table, Seat seat, Action action, Answered& answered) {
        if (!on_top<Frame>(table.s)) return false;
        auto& flow = table.s.flow;
        const std::size_t at = flow.depth - 1U;
        Frame frame = read_frame<Frame>(flow, at);
        if constexpr (requires { answer(table, frame, seat, action); }) answered = answer(table, frame, seat, action);
        std::memcpy(flow.slot[at].data(), &frame, sizeof(Frame));
        return true;
    }
};

}  // namespace mehen
