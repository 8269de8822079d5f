// A question as one block: the answers it takes, each with its kind, what may be answered, why not, and what it does.
#pragma once

#include <string_view>
#include <type_traits>
#include <utility>

#include "core/ask.h"
#include "core/flow.h"
#include "core/narrow.h"

namespace mehen {

// An answer is a struct with
//     static constexpr auto kind = ...;                                     both from AnswerOf<kind, arguments>
//     static constexpr unsigned arguments = ...;                            0 to 3
//     template <class Which> static void narrow(const At&, Which&)          what its first argument may be
//     template <class Which> static void narrow(const At&, Element, Which&)        its second, where it has one
//     static Answered take(Doing&, Action)                                  what it does, where the question takes it
//     static void list(const At&, ActionList&)                              all of them, where by hand is faster
// `At` is the position as the question sees it. An answer without arguments has one candidate, 0.
template <auto Kind, unsigned Arguments>
struct AnswerOf {
    static constexpr auto kind = Kind;
    static constexpr unsigned arguments = Arguments;
};
// Always possible, and nothing more to say.
template <auto Kind>
struct AlwaysPossible : AnswerOf<Kind, 0> {
    template <class At, class Only>
    static void narrow(const At&, Only&) {}
};

namespace answers {

// A word of candidates; of its last argument, if the answer says so, more: `using Set = WideBits`.
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
    constexpr bool last = sizeof...(Before) + 1 >= Answer::arguments;
    using Set = std::conditional_t<last, typename SetOf<Answer>::type, Bits>;
    Set all = ~Set{};
    if constexpr (Answer::arguments == 0) all = Bits{1};  // there is nothing to choose
    BasicListing<Set> which(all);
    Answer::narrow(at, before..., which);
    return which.left();
}

template <class Answer, class At, class... Before>
MEHEN_NARROWING void list(const At& at, ActionList& out, Before... before) {
    if constexpr (requires { Answer::list(at, out); })
        Answer::list(at, out);
    else
        each_bit(choices<Answer>(at, before...), [&](Element which) {
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
        each_bit(left, [&](Element which) { found = found || any<Answer>(at, before..., which); });
    else
        found = !(left == decltype(left){});
    return found;
}

template <class Answer, class At, class... Before>
Refusal explain(const At& at, Action action, Before... before) {
    const Element value(action.arg[sizeof...(Before)]);
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
    static constexpr bool takes(std::uint8_t kind) { return ((as_byte(Answers::kind) == kind) || ...); }

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
        std::uint8_t last = 0;
        return ((std::exchange(last, as_byte(Answers::kind)) < as_byte(Answers::kind)) && ...);
    }
    static_assert(in_order());
};

// The position as a question sees it, and what an answer works on; `frame` is the procedure that asks.
template <class R, class S, class Frame>
struct AtQuestion {
    const R& rules;
    const S& s;
    const Frame& frame;
    Seat seat;
};
template <class T, class Frame>
struct InAnswer {
    T& table;
    Frame& frame;
    Seat seat;
};

// A question as whatever lies outside its block sees it.
template <class R, class S>
struct QuestionBlock {
    bool (*takes)(std::uint8_t kind);
    void (*list)(const R& rules, const S& s, Seat seat, ActionList& out);
    Refusal (*explain)(const R& rules, const S& s, Seat seat, Action action);
};

// Of a question that a procedure asks; `At` is made of what `AtQuestion` is made of.
template <class Question, class Frame, class R, class S, class At = AtQuestion<R, S, Frame>>
constexpr QuestionBlock<R, S> make_block() {
    return {&Question::takes,
            [](const R& rules, const S& s, Seat seat, ActionList& out) {
                const auto frame = read_frame<Frame>(s.flow, s.flow.depth - 1U);
                Question::list(At{rules, s, frame, seat}, out);
            },
            [](const R& rules, const S& s, Seat seat, Action action) {
                const auto frame = read_frame<Frame>(s.flow, s.flow.depth - 1U);
                return Question::explain(At{rules, s, frame, seat}, action);
            }};
}

// A question as one row: what it is called for programs (empty: chance alone is asked), the part of the rules that it
// belongs to, its words, and its block, if seats are asked.
template <class Kind, class Section, class R, class S>
struct QuestionRow {
    Kind kind;
    std::string_view id;
    Section section;
    Text words;
    const QuestionBlock<R, S>* block = nullptr;
};

// Why any game refuses: its own reasons begin with these.
enum class CommonReason : std::uint8_t {
    legal,
    game_over,
    not_your_turn,
    another_question,  // [ask kind now open]
    not_an_answer,     // something that it names does not exist
};

template <class Reason, class Section, class... Arguments>
constexpr Refusal because(Reason reason, Section section, Arguments... arguments) {
    return {as_byte(reason), as_byte(section), {low_byte(arguments)...}};
}
// What a narrowing says about whatever it drops: a reason that names it, or one that does not.
template <class Reason, class Section>
constexpr auto said(Reason reason, Section section) {
    return [=](unsigned which) { return because(reason, section, which); };
}
template <class Reason, class Section>
constexpr auto plain(Reason reason, Section section) {
    return [=](unsigned) { return because(reason, section); };
}

}  // namespace mehen
