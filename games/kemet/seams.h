// Where expansions join in. A block of the base game names a seam and what may be changed there; every expansion that
// is in play and serves that seam is called, in the order of their list (expansions.h). It is settled while compiling,
// so a game without expansions pays one branch.
#pragma once

#include <type_traits>

#include "core/question.h"
#include "games/kemet/box/rules.h"

namespace mehen::kemet {

template <class Block>
struct Seam {};

// Whether an expansion serves a seam. It says so beside what it does there, `at(Expansion, Seam, const Rules&, …)`: a
// seam that is served with other arguments does not compile.
template <class Expansion, class Place>
inline constexpr bool serves = false;

// Answers that an expansion adds to a question, at a seam; they come after those of the base, in the order of their
// kinds.
template <class... Answers>
struct AnswerList {};
template <class Expansion, class Place>
struct AnswersAt {
    using type = AnswerList<>;
};

template <class... Lists>
struct Appended;
template <class... Answers>
struct Appended<AnswerList<Answers...>> {
    using type = Question<Answers...>;
};
template <class... Answers, class... More, class... Lists>
struct Appended<AnswerList<Answers...>, AnswerList<More...>, Lists...>
    : Appended<AnswerList<Answers..., More...>, Lists...> {};

// What an expansion has in place of something of the base at a seam: a struct with the same functions; void: nothing.
template <class Expansion, class Place>
struct InPlaceOf {
    using type = void;
};

// An expansion is a struct with `static bool in_play(const Rules&)`.
template <class... Expansions>
struct ExpansionList {
    template <class Place, class... Args>
    [[gnu::always_inline]] static void join(Place place, const Rules& rules, Args&... args) {
        (join_one<Expansions>(place, rules, args...), ...);
    }

    // use(X{}), with what the base has or what an expansion in play has in its place.
    template <class Place, class Base, class Use>
    [[gnu::always_inline]] static auto either(const Rules& rules, Use&& use) {
        return either_of<Place, Base, Use, Expansions...>(rules, use);
    }

    template <class Visit>
    static constexpr void each(Visit&& visit) {
        (visit(Expansions{}), ...);
    }

    template <class Place, class... Answers>
    using JoinedQuestion =
        typename Appended<AnswerList<Answers...>, typename AnswersAt<Expansions, Place>::type...>::type;

private:
    template <class Expansion, class Place, class... Args>
    [[gnu::always_inline]] static void join_one(Place place, const Rules& rules, Args&... args) {
        if constexpr (serves<Expansion, Place>)
            if (Expansion::in_play(rules)) [[unlikely]]
                at(Expansion{}, place, rules, args...);
    }

    template <class Place, class Base, class Use, class First, class... Rest>
    [[gnu::always_inline]] static auto either_of(const Rules& rules, Use& use) {
        using Own = typename InPlaceOf<First, Place>::type;
        if constexpr (!std::is_void_v<Own>)
            if (First::in_play(rules)) [[unlikely]]
                return use(Own{});
        if constexpr (sizeof...(Rest) > 0)
            return either_of<Place, Base, Use, Rest...>(rules, use);
        else
            return use(Base{});
    }
};

}  // namespace mehen::kemet
