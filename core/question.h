// A question as one block: the answers it takes, each with its kind, what may be answered, why not, and what it does.
#pragma once

#include <utility>

#include "core/ask.h"
#include "core/narrow.h"

namespace mehen {

// An answer is a struct with
//     static constexpr auto kind = ...;
//     static constexpr unsigned arguments = ...;                            0 to 3
//     template <class Which> static void narrow(const At&, Which&)          what its first argument may be
//     template <class Which> static void narrow(const At&, unsigned, Which&)        its second, where it has one
//     static Answered take(Doing&, Action)                                  what it does, where the question takes it
// `At` is the position as the question sees it. An answer without arguments has one candidate, 0.
namespace answers {

// A word of candidates, unless the answer says `using Set = WideBits`.
template <class Answer>
struct SetOf {
    using type = Bits;
};
template <class Answer>
    requires requires { typename Answer::Set; }
struct SetOf<Answer> {
    using type = typename Answer::Set;
};

template <class Answer, class At, class... Before>
MEHEN_NARROWING auto choices(const At& at, Before... before) {
    using Set = typename SetOf<Answer>::type;
    BasicListing<Set> which(Answer::arguments == 0 ? Set{1} : ~Set{});
    Answer::narrow(at, before..., which);
    return which.left();
}

template <class Answer, class At, class... Before>
MEHEN_NARROWING void list(const At& at, ActionList& out, Before... before) {
    each_bit(choices<Answer>(at, before...), [&](unsigned which) {
        if constexpr (sizeof...(Before) + 1 < Answer::arguments)
            list<Answer>(at, out, before..., which);
        else
            out.push(make_action(Answer::kind, before..., which));
    });
}

// Whether there is any such answer at all.
template <class Answer, class At, class... Before>
bool any(const At& at, Before... before) {
    bool found = false;
    const auto left = choices<Answer>(at, before...);
    if constexpr (sizeof...(Before) + 1 < Answer::arguments)
        each_bit(left, [&](unsigned which) { found = found || any<Answer>(at, before..., which); });
    else
        found = !(left == decltype(left){});
    return found;
}

template <class Answer, class At, class... Before>
Refusal explain(const At& at, Action action, Before... before) {
    const unsigned value = action.arg[sizeof...(Before)];
    Following which(value);
    Answer::narrow(at, before..., which);
    if constexpr (sizeof...(Before) + 1 < Answer::arguments)
        if (which.any()) return explain<Answer>(at, action, before..., value);
    return which.why();
}

}  // namespace answers

// Answers stand in the order of their kinds, so that what is listed is ascending.
template <class... Answers>
struct Question {
    static constexpr bool takes(std::uint8_t kind) {
        return ((static_cast<std::uint8_t>(Answers::kind) == kind) || ...);
    }

    template <class At>
    MEHEN_NARROWING static void list(const At& at, ActionList& out) {
        (answers::list<Answers>(at, out), ...);
    }
    // Of an answer of a kind that it takes. 0: it is legal.
    template <class At>
    static Refusal explain(const At& at, Action action) {
        Refusal why;
        ((is(action, Answers::kind) ? void(why = answers::explain<Answers>(at, action)) : void()), ...);
        return why;
    }
    // What a legal answer of a kind that it takes does.
    template <class Doing>
    static Answered take(Doing& doing, Action action) {
        Answered answered = Answered::finished;
        ((is(action, Answers::kind) ? void(answered = Answers::take(doing, action)) : void()), ...);
        return answered;
    }

private:
    static consteval bool in_order() {
        unsigned last = 0;
        return ((std::exchange(last, static_cast<unsigned>(Answers::kind)) < static_cast<unsigned>(Answers::kind)) &&
                ...);
    }
    static_assert(in_order());
};

}  // namespace mehen
