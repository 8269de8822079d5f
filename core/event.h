// What happened while an action was applied: for the log and for animation, never for the rules.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/seat.h"

namespace mehen {

struct Event {
    std::uint8_t kind;  // a game's own enumeration, never 0
    Seat seat;          // whom it happened to
    SeatMask audience;  // who may see it; `every_seat` includes spectators
    std::array<std::uint8_t, 5> arg;

    friend constexpr bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 8);

using EventLog = std::vector<Event>;

template <class Kind>
constexpr Event make_event(Kind kind, Seat seat, unsigned a = 0, unsigned b = 0, unsigned c = 0) {
    return Event{static_cast<std::uint8_t>(kind),
                 seat,
                 every_seat,
                 {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)}};
}

}  // namespace mehen
