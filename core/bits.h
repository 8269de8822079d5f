// Sets of small numbers, bit n for number n: areas, tiles, cards, candidates of a question.
#pragma once

#include <bit>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/number.h"
#include "core/seat.h"

namespace mehen {

using Bits = std::uint64_t;

constexpr Bits bit(std::size_t which) {
    assert(which < 64);
    return Bits{1} << which;
}
constexpr Bits first_bits(std::size_t count) {
    return count >= 64 ? ~Bits{0} : bit(count) - 1;
}
// 1 to most; none if that is less.
constexpr Bits one_to(int most) {
    return most < 1 ? 0 : (Bits{2} << most) - 2;
}
constexpr bool has_bit(Bits set, std::size_t which) {
    return which < 64 && ((set >> which) & 1U) != 0;
}
// The lowest number of a set that is not empty.
constexpr Element lowest(Bits set) {
    return Element(static_cast<std::uint8_t>(std::countr_zero(set)));
}
constexpr Element highest(Bits set) {
    return Element(static_cast<std::uint8_t>(std::bit_width(set) - 1));
}
constexpr std::uint8_t count_bits(Bits set) {
    return static_cast<std::uint8_t>(std::popcount(set));
}
template <class Visit>
constexpr void each_bit(Bits set, Visit&& visit) {
    for (; set != 0; set &= set - 1) visit(lowest(set));
}

// Sets as they are kept, in as few bytes as hold them.
template <std::unsigned_integral Set>
constexpr void put_in(Set& set, std::size_t which) {
    assert(which < 8 * sizeof(Set));
    set = static_cast<Set>(set | Set{1} << which);
}
template <std::unsigned_integral Set>
constexpr void take_out(Set& set, std::size_t which) {
    assert(which < 8 * sizeof(Set));
    set = static_cast<Set>(set & ~(Set{1} << which));
}

// Where there are more than 64, up to 128.
struct WideBits {
    Bits low;
    Bits high;

    friend constexpr bool operator==(const WideBits&, const WideBits&) = default;
    friend constexpr WideBits operator&(WideBits a, WideBits b) { return {a.low & b.low, a.high & b.high}; }
    friend constexpr WideBits operator|(WideBits a, WideBits b) { return {a.low | b.low, a.high | b.high}; }
    friend constexpr WideBits operator^(WideBits a, WideBits b) { return {a.low ^ b.low, a.high ^ b.high}; }
    friend constexpr WideBits operator~(WideBits a) { return {~a.low, ~a.high}; }
    constexpr WideBits& operator&=(WideBits other) { return *this = *this & other; }
    constexpr WideBits& operator|=(WideBits other) { return *this = *this | other; }
};
constexpr WideBits wide_bit(std::size_t which) {
    return which < 64 ? WideBits{bit(which), 0} : WideBits{0, bit(which - 64)};
}
constexpr bool has_bit(const WideBits& set, std::size_t which) {
    return which < 64 ? has_bit(set.low, which) : has_bit(set.high, which - 64);
}
constexpr Element lowest(const WideBits& set) {
    return set.low != 0 ? lowest(set.low) : Element(as_byte(64 + lowest(set.high)));
}
constexpr std::uint8_t count_bits(const WideBits& set) {
    return as_byte(count_bits(set.low) + count_bits(set.high));
}
template <class Visit>
constexpr void each_bit(const WideBits& set, Visit&& visit) {
    each_bit(set.low, visit);
    each_bit(set.high, [&](unsigned which) { visit(Element(as_byte(which + 64))); });
}
constexpr void put_in(WideBits& set, std::size_t which) {
    set |= wide_bit(which);
}
constexpr void take_out(WideBits& set, std::size_t which) {
    set &= ~wide_bit(which);
}

// The set for so many numbers. Code that goes by these words alone serves either.
template <std::size_t Size>
using BitsOf = std::conditional_t<Size <= 64, Bits, WideBits>;
constexpr bool is_empty(Bits set) {
    return set == 0;
}
constexpr bool is_empty(const WideBits& set) {
    return (set.low | set.high) == 0;
}
template <class Set, class Test>
constexpr bool any_of(Set set, Test&& test) {
    bool found = false;
    each_bit(set, [&](Element which) { found = found || test(which); });
    return found;
}

// Seats, too.
constexpr bool has_bit(SeatMask seats, std::size_t which) {
    return has_bit(Bits{seats.bits()}, which);
}

constexpr Bits flipped(Bits set, unsigned which, bool flip) {
    return set ^ (Bits{flip} << which);  // without a branch: it is chance
}
constexpr WideBits flipped(WideBits set, unsigned which, bool flip) {
    return flip ? set ^ wide_bit(which) : set;
}

}  // namespace mehen
