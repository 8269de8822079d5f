// The expansions, one line each, in the order in which they join in.
#pragma once

#include "games/kemet/seth/buying.h"
#include "games/kemet/seth/moving.h"
#include "games/kemet/seth/tokens.h"

namespace mehen::kemet {

using Expansions = ExpansionList<  //
    Seth                           // one god against all the others
    >;

template <class Place, class... Args>
[[gnu::always_inline]] inline void join(Place place, const Rules& rules, Args&&... args) {
    Expansions::join(place, rules, args...);
}

template <class Place, class Base, class Use>
[[gnu::always_inline]] inline auto either(const Rules& rules, Use&& use) {
    return Expansions::either<Place, Base>(rules, use);
}

template <class Place, class... Answers>
using JoinedQuestion = Expansions::JoinedQuestion<Place, Answers...>;

}  // namespace mehen::kemet
