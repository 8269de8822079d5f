// What happened while an action was applied: for the log and for animation, never for the rules.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/number.h"
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

template <class Kind, class... Arguments>
constexpr Event make_event(Kind kind, Seat seat, Arguments... arguments) {
    return std::bit_cast<Event>(
        together(as_byte(kind), seat.byte(), as_byte(every_seat.bits()), low_byte(arguments)...));
}

}  // namespace mehen
