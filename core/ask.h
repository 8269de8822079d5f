// The question that a state is waiting on.
#pragma once

#include <cstdint>

#include "core/number.h"
#include "core/seat.h"

namespace mehen {

// `seats` are those who have still to answer: one seat, several at once, or chance.
// In a sealed question each seat gives a sequence of small answers; the others see only
// whether it has finished, and all answers open together when `seats` is empty.
struct Ask {
    std::uint8_t kind;  // a game's own enumeration, 0: nothing is asked
    SeatMask seats;
    std::uint8_t sealed;  // 0 or 1
    std::uint8_t unused;

    friend constexpr bool operator==(const Ask&, const Ask&) = default;

    constexpr bool open() const { return seats != no_seats; }
    constexpr bool to_chance() const { return seats == mask_of(chance); }
};

template <class Kind>
constexpr bool is(const Ask& ask, Kind kind) {
    return ask.kind == as_byte(kind);
}

// Whether a seat's answer was its last one to the question.
enum class Answered : std::uint8_t { more, finished };

}  // namespace mehen
