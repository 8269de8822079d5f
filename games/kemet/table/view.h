// What a seat or a spectator sees.
#pragma once

#include "core/rng.h"
#include "games/kemet/box/rules.h"
#include "games/kemet/table/state.h"

namespace mehen::kemet {

// What everybody knows of a player's cards.
struct HandSize {
    std::uint16_t shown;        // battle cards that lie face up
    std::uint8_t di_cards;      // how many
    std::uint8_t battle_cards;  // how many in hand

    friend constexpr bool operator==(const HandSize&, const HandSize&) = default;
};

struct View : OpenTable {
    std::array<HandSize, max_players> size;
    Hand hand;                       // one's own
    std::array<Council, 2> council;  // one's own; what lies open; a rival's card that was shown to this seat
    std::array<Council, 2> planned;  // the same for the second battle of an assault
    std::array<ZeroIsNone<DiCardId>, 8> choice;  // one's own
    FlowStack flow;
    Seat seat;
    std::array<std::uint8_t, 7> unused_too;

    friend constexpr bool operator==(const View&, const View&) = default;
};

View observe(const Rules& rules, const State& s, Seat seat);
State determinize(const Rules& rules, const View& view, Rng& rng);

// So many of a set, at random, taken out of it.
unsigned take_some(unsigned& from, unsigned count, Rng& rng);

}  // namespace mehen::kemet
