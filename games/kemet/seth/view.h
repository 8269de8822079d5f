// What is secret besides: DI cards of the other deck, and cards chosen for the second battle of an assault.
#pragma once

#include "games/kemet/seth/expansion.h"
#include "games/kemet/table/view.h"

namespace mehen::kemet {

template <>
inline constexpr bool serves<Seth, Seam<Observed>> = true;
void at(Seth, Seam<Observed>, const Rules& rules, const State& s, View& view);

// Everybody has seen them stolen.
template <>
inline constexpr bool serves<Seth, Seam<ForeignCards>> = true;
inline void at(Seth, Seam<ForeignCards>, const Rules&, const View& view, Seat seat, unsigned& foreign) {
    if (power(view, seat, Power::night_theft) > 0) foreign = view.pact.foreign;
}

// The card that a rival has shown for the second battle.
template <>
inline constexpr bool serves<Seth, Seam<LyingReady>> = true;
void at(Seth, Seam<LyingReady>, const Rules& rules, const View& view, Seat seat, unsigned& cards);

// Whoever fights in both battles discards no card for either.
template <>
inline constexpr bool serves<Seth, Seam<CouncilDiscards>> = true;
void at(Seth, Seam<CouncilDiscards>, const Rules& rules, const View& view, Seat seat, bool& discards);

// What may have been chosen for the second battle, which comes after the one under way.
template <>
inline constexpr bool serves<Seth, Seam<Imagined>> = true;
void at(Seth, Seam<Imagined>, const Rules& rules, const View& view, State& s, Rng& rng);

}  // namespace mehen::kemet
