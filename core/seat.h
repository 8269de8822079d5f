// A seat is a place at the table; a player is whoever sits there.
#pragma once

#include <bit>
#include <cstdint>

namespace mehen {

using Seat = std::uint8_t;
using SeatMask = std::uint8_t;  // bit n: seat n; bits 6 and 7: chance and spectator

inline constexpr Seat max_seats = 6;
inline constexpr Seat chance = 6;     // not a person: whoever drives the match answers for it
inline constexpr Seat spectator = 7;  // sees what lies open to everybody, nothing else

inline constexpr SeatMask every_seat = 0xFF;

// Nobody (a number that is no seat) has no bit.
constexpr SeatMask mask_of(Seat seat) {
    return static_cast<SeatMask>(seat < 8 ? 1U << seat : 0U);
}
constexpr bool contains(SeatMask mask, Seat seat) {
    return (mask & mask_of(seat)) != 0;
}
constexpr SeatMask first_seats(unsigned count) {
    return static_cast<SeatMask>((1U << count) - 1U);
}
constexpr Seat lowest_seat(SeatMask mask) {
    return static_cast<Seat>(std::countr_zero(static_cast<unsigned>(mask)));
}

}  // namespace mehen
