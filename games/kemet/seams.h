// Where expansions join in. A block of the base game names a seam and what may be changed there; every expansion that
// is in play and serves that seam is called, in the order of their list (expansions.h). It is settled while compiling,
// so a game without expansions pays one branch.
#pragma once

#include "games/kemet/rules.h"

namespace mehen::kemet {

template <class Block>
struct Seam {};

// Whether an expansion serves a seam. It says so beside what it does there, `at(Expansion, Seam, const Rules&, …)`: a
// seam that is served with other arguments does not compile.
template <class Expansion, class Place>
inline constexpr bool serves = false;

// An expansion is a struct with `static bool in_play(const Rules&)`.
template <class... Expansions>
struct ExpansionList {
    template <class Place, class... Args>
    [[gnu::always_inline]] static void join(Place place, const Rules& rules, Args&... args) {
        (join_one<Expansions>(place, rules, args...), ...);
    }

private:
    template <class Expansion, class Place, class... Args>
    [[gnu::always_inline]] static void join_one(Place place, const Rules& rules, Args&... args) {
        if constexpr (serves<Expansion, Place>)
            if (Expansion::in_play(rules)) [[unlikely]]
                at(Expansion{}, place, rules, args...);
    }
};

}  // namespace mehen::kemet
