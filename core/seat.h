// A seat is a place at the table; a player is whoever sits there.
#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

#include "core/id.h"

namespace mehen {

using Seat = Id<struct SeatTag>;

inline constexpr std::uint8_t max_seats = 6;
inline constexpr Seat chance = 6;     // not a person: whoever drives the match answers for it
inline constexpr Seat spectator = 7;  // sees what lies open to everybody, nothing else

// Seats as a set; chance and the spectator may be in it, too. `for (Seat seat : mask)` goes through it in their order.
class SeatMask {
public:
    SeatMask() = default;  // unset, as any number is
    explicit constexpr SeatMask(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}

    constexpr unsigned bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits()); }

    friend constexpr SeatMask operator&(SeatMask a, SeatMask b) { return SeatMask(a.bits() & b.bits()); }
    friend constexpr SeatMask operator|(SeatMask a, SeatMask b) { return SeatMask(a.bits() | b.bits()); }
    friend constexpr SeatMask operator~(SeatMask mask) { return SeatMask(~mask.bits()); }
    constexpr SeatMask& operator&=(SeatMask other) { return *this = *this & other; }
    constexpr SeatMask& operator|=(SeatMask other) { return *this = *this | other; }
    friend constexpr auto operator<=>(SeatMask, SeatMask) = default;

    struct Iterator {
        unsigned left;
        constexpr Seat operator*() const { return Seat::of(std::countr_zero(left)); }
        constexpr Iterator& operator++() {
            left &= left - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr Iterator begin() const { return {bits()}; }
    static constexpr Iterator end() { return {0}; }

private:
    std::uint8_t bits_;
};

inline constexpr SeatMask no_seats{0};
inline constexpr SeatMask every_seat{0xFF};

constexpr SeatMask mask_of(Seat seat) {
    assert(seat == none || seat < 8);
    return seat == none ? no_seats : SeatMask(1U << seat);
}
constexpr bool contains(SeatMask mask, Seat seat) {
    return !(mask & mask_of(seat)).empty();
}
constexpr SeatMask first_seats(unsigned count) {
    return SeatMask((1U << count) - 1U);
}
constexpr Seat lowest_seat(SeatMask mask) {
    assert(!mask.empty());
    return *mask.begin();
}

}  // namespace mehen
