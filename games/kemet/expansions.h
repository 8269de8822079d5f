// The expansions, one line each, in the order in which they join in.
#pragma once

#include "games/kemet/seth/battle.h"
#include "games/kemet/seth/buying.h"
#include "games/kemet/seth/moving.h"
#include "games/kemet/seth/questions/blocks.h"
#include "games/kemet/seth/reasoning.h"
#include "games/kemet/seth/steps.h"
#include "games/kemet/seth/table.h"
#include "games/kemet/seth/tokens.h"
#include "games/kemet/seth/view.h"

namespace mehen::kemet {

using Expansions = ExpansionList<  //
    Seth                           // one god against all the others
    >;

template <class Place, class Where, class... Args>
[[gnu::always_inline]] inline void join(Place place, Where&& where, Args&&... args) {
    Expansions::join(place, where, args...);
}
template <class Place, class... Args>
[[gnu::always_inline]] inline Flow join_step(Place place, Table& table, Args&&... args) {
    return Expansions::join_step(place, table, args...);
}
template <class Place>
[[gnu::always_inline]] inline bool replaced(Place place, const Rules& rules) {
    return Expansions::replaced(place, rules);
}

template <class Place, class Base, class Use>
[[gnu::always_inline]] inline auto either(const Rules& rules, Use&& use) {
    return Expansions::either<Place, Base>(rules, use);
}

template <class Place, class... Answers>
using JoinedQuestion = Expansions::JoinedQuestion<Place, Answers...>;

}  // namespace mehen::kemet
