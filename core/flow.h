// Rule procedures as frames on a stack inside the state.
//
// A frame is a plain struct with named steps, one per rulebook procedure. Around it stand free
// functions found by its type:
//     Flow run(Table&, Frame&)                                            the procedure, cut at each question
//     void legal(const Rules&, const State&, const Frame&, Seat, ActionList&)       what may be answered
//     Answered answer(Table&, Frame&, Seat, Action)                       takes a legal answer
//     void outcomes(const Rules&, const State&, const Frame&, OutcomeList&)         what chance may answer
//     Action sample(const Rules&, const State&, const Frame&, Rng&)       one such answer, faster; not needed
// A frame that asks nothing needs only `run`. Everything that must survive a question lives in the frame.
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <optional>
#include <type_traits>

#include "core/action.h"
#include "core/ask.h"
#include "core/event.h"
#include "core/rng.h"
#include "core/seat.h"

namespace mehen {

// How a step ends.
enum class Flow : std::uint8_t {
    next,  // nothing was asked: run the frame's next step
    ask,   // a question is open
    call,  // another frame was pushed; this one goes on when that is done
    done,  // the procedure is over
};

// The frames of all procedures under way, one behind the other; what is free is zero.
template <std::size_t Depth, std::size_t Room>
struct FlowState {
    static constexpr std::size_t max_depth = Depth;
    static constexpr std::size_t room = Room;  // bytes
    static_assert(Room <= 0xFF);

    Ask ask;
    std::uint8_t depth;
    // 1: the last answer revealed something or passed the turn, so undo stops here; 1: it revealed something. Both
    // change with answers that are still sealed: a view takes `open_flow`, not the flow itself.
    std::uint8_t boundary;
    std::uint8_t revealed;
    std::uint8_t over;                      // 1: the game has ended, whatever is under way
    std::array<std::uint8_t, Depth> frame;  // which procedures
    std::array<std::uint8_t, Depth> end;    // where in the room the frame of each ends
    std::array<std::uint8_t, Room> bytes;

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
    table.s.flow.ask = Ask{as_byte(kind), seats, 0, 0};
    return Flow::ask;
}

template <class T, class Kind>
Flow ask_seat(T& table, Seat seat, Kind kind) {
    return ask(table, mask_of(seat), kind);
}

template <class T, class Kind>
Flow ask_sealed(T& table, SeatMask seats, Kind kind) {
    table.s.flow.ask = Ask{as_byte(kind), seats, 1, 0};
    return Flow::ask;
}

template <class T, class Kind>
Flow ask_chance(T& table, Kind kind) {
    return ask(table, mask_of(chance), kind);
}

template <class Frame, class F>
Frame read_frame(const F& flow, std::size_t at) {
    assert(flow.frame[at] == as_byte(Frame::id));
    Frame frame;  // NOLINT(cppcoreguidelines-pro-type-member-init): the next line fills it
    std::memcpy(&frame, flow.bytes.data() + flow.end[at] - sizeof(Frame), sizeof(Frame));
    return frame;
}

template <class Frame, class F>
void write_frame(F& flow, std::size_t at, const Frame& frame) {
    std::memcpy(flow.bytes.data() + flow.end[at] - sizeof(Frame), &frame, sizeof(Frame));
}

// Lets something work on a frame where it lies; on a copy of one that asks for more than any place.
template <class Frame, class F, class Use>
auto work_on(F& flow, std::size_t at, Use&& use) {
    if constexpr (alignof(Frame) == 1) {
        assert(flow.frame[at] == as_byte(Frame::id));
        // Bytes are made into frames nowhere else. NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
        return use(*std::launder(reinterpret_cast<Frame*>(flow.bytes.data() + flow.end[at] - sizeof(Frame))));
    } else {
        Frame frame = read_frame<Frame>(flow, at);
        const auto end = use(frame);
        write_frame(flow, at, frame);
        return end;
    }
}

template <class T, class Frame>
Flow call(T& table, const Frame& frame) {
    auto& flow = table.s.flow;
    static_assert(sizeof(Frame) <= std::remove_reference_t<decltype(flow)>::room);
    static_assert(std::is_trivially_copyable_v<Frame> && std::has_unique_object_representations_v<Frame>);
    // A bound that does not hold is a bug: stop before harm is done.
    const std::size_t used = flow.depth == 0 ? 0 : flow.end[flow.depth - 1U];
    if (flow.depth == flow.max_depth || used + sizeof(Frame) > flow.room) std::abort();
    flow.frame[flow.depth] = as_byte(Frame::id);
    flow.end[flow.depth] = as_byte(used + sizeof(Frame));
    write_frame(flow, flow.depth++, frame);
    return Flow::call;
}

// Something hidden has come to light: undo may not go back behind it.
template <class T>
void reveal(T& table) {
    table.s.flow.boundary = table.s.flow.revealed = 1;
}

// The part of a flow that everybody may see. Frames hold nothing secret: what is secret lies in the state.
template <class F>
F open_flow(const F& flow) {
    F open = flow;
    open.boundary = open.revealed = 0;
    return open;
}

// What a seat sees of a game in which everything lies open.
template <class S>
struct OpenView : S {
    Seat seat;  // whose view it is
    std::array<std::uint8_t, alignof(S) == 1 ? 1 : alignof(S) - 1> unused;

    friend constexpr bool operator==(const OpenView&, const OpenView&) = default;
};

// All procedures end where they stand, and nobody is asked any more.
template <class T>
void end_game(T& table) {
    table.s.flow.over = 1;
}

// The frame of that procedure which is under way, the innermost one if there are several.
template <class Frame, class F>
std::optional<Frame> under_way(const F& flow) {
    for (std::size_t at = flow.depth; at > 0; --at)
        if (flow.frame[at - 1] == as_byte(Frame::id)) return read_frame<Frame>(flow, at - 1);
    return std::nullopt;
}

// Drives the frames of one game. `Frames` are all its frame types, in the order of their ids from 1 on.
template <class R, class S, class... Frames>
struct Machine {
    using T = Table<R, S>;

    // No procedure runs this many steps without a question: reaching it is a bug, not a long game.
    static constexpr int step_bound = 10'000;

    static void run_until_question(T& table) {
        static constexpr Flow (*run_frame[])(T&) = {nullptr, &run_one<Frames>...};
        const auto& flow = table.s.flow;
        for (int steps = 0; flow.depth > 0; ++steps) {
            if (steps == step_bound) std::abort();
            const Flow end = run_frame[top(table.s)](table);
            if (flow.over != 0) [[unlikely]]
                return unwind(table.s);
            if (end == Flow::ask) return;
        }
    }

    static void legal_actions(const R& rules, const S& s, Seat seat, ActionList& out) {
        static constexpr void (*list_legal[])(const R&, const S&, Seat, ActionList&) = {nullptr, &legal_one<Frames>...};
        if (contains(s.flow.ask.seats, seat) && seat != chance) list_legal[top(s)](rules, s, seat, out);
    }

    static void chance_outcomes(const R& rules, const S& s, OutcomeList& out) {
        static constexpr void (*list_outcomes[])(const R&, const S&, OutcomeList&) = {nullptr,
                                                                                      &outcomes_one<Frames>...};
        if (s.flow.ask.to_chance()) list_outcomes[top(s)](rules, s, out);
    }

    // Only for games whose every asking frame can sample: draws as from the list of outcomes, but faster.
    static Action chance_sample(const R& rules, const S& s, Rng& rng) {
        static constexpr Action (*sample_frame[])(const R&, const S&, Rng&) = {nullptr, &sample_one<Frames>...};
        assert(s.flow.ask.to_chance());
        return sample_frame[top(s)](rules, s, rng);
    }

    // The action must be legal; whoever cannot promise that asks first.
    static void take_answer(T& table, Seat seat, Action action) {
        static constexpr Answered (*answer_frame[])(T&, Seat, Action) = {nullptr, &answer_one<Frames>...};
        auto& flow = table.s.flow;
        assert(contains(flow.ask.seats, seat));
        flow.boundary = flow.revealed = 0;
        const Answered answered = answer_frame[top(table.s)](table, seat, action);
        if (flow.over != 0) [[unlikely]]
            unwind(table.s);
        if (answered == Answered::finished) {
            flow.ask.seats &= ~mask_of(seat);
            if (!flow.ask.open()) {
                if (flow.ask.sealed != 0) reveal(table);  // all answers open together
                flow.ask = Ask{};
                run_until_question(table);
            }
        }
        // A seat that goes on answering may take its answers back; a turn passed, or chance, stands.
        const bool goes_on = answered == Answered::more || flow.ask.seats == mask_of(seat);
        if (seat == chance || !goes_on) flow.boundary = 1;
    }

private:
    static consteval bool ids_are_in_order() {
        std::size_t expected = 0;
        return ((index_of(Frames::id) == ++expected) && ...);
    }
    static_assert(ids_are_in_order());

    [[gnu::noinline, gnu::cold]] static void unwind(S& s) {
        s.flow.ask = Ask{};
        s.flow.depth = 0;
        s.flow.frame = {};
        s.flow.end = {};
        s.flow.bytes = {};
    }

    static std::uint8_t top(const S& s) { return s.flow.frame[s.flow.depth - 1U]; }

    template <class Frame>
    static Frame top_frame(const S& s) {
        return read_frame<Frame>(s.flow, s.flow.depth - 1U);
    }

    template <class Frame>
    static Flow run_one(T& table) {
        auto& flow = table.s.flow;
        const std::size_t at = flow.depth - 1U;
        const Flow end = work_on<Frame>(flow, at, [&](Frame& frame) {
            Flow step = run(table, frame);
            for (int steps = 1; step == Flow::next && flow.over == 0; ++steps) {
                if (steps == step_bound) std::abort();
                step = run(table, frame);
            }
            return step;
        });
        if (end == Flow::done) {
            assert(flow.depth == at + 1);
            std::memset(flow.bytes.data() + flow.end[at] - sizeof(Frame), 0, sizeof(Frame));
            flow.frame[at] = flow.end[at] = 0;
            --flow.depth;
        }
        return end;
    }

    template <class Frame>
    static void legal_one(const R& rules, const S& s, Seat seat, ActionList& out) {
        const auto frame = top_frame<Frame>(s);
        if constexpr (requires { legal(rules, s, frame, seat, out); })
            legal(rules, s, frame, seat, out);
        else
            assert(false && "this frame asks no seat");
    }

    template <class Frame>
    static void outcomes_one(const R& rules, const S& s, OutcomeList& out) {
        const auto frame = top_frame<Frame>(s);
        if constexpr (requires { outcomes(rules, s, frame, out); })
            outcomes(rules, s, frame, out);
        else
            assert(false && "this frame asks chance nothing");
    }

    template <class Frame>
    static Action sample_one(const R& rules, const S& s, Rng& rng) {
        const auto frame = top_frame<Frame>(s);
        if constexpr (requires { sample(rules, s, frame, rng); })
            return sample(rules, s, frame, rng);
        else
            std::abort();  // a game that samples does so wherever it asks chance
    }

    template <class Frame>
    static Answered answer_one(T& table, Seat seat, Action action) {
        auto& flow = table.s.flow;
        Answered answered = Answered::finished;
        if constexpr (requires(Frame& frame) { answer(table, frame, seat, action); })
            answered =
                work_on<Frame>(flow, flow.depth - 1U, [&](Frame& frame) { return answer(table, frame, seat, action); });
        else
            assert(false && "this frame takes no answers");
        return answered;
    }
};

}  // namespace mehen
