// Numbers on their way into tables, bytes and smaller numbers.
#pragma once

#include <bit>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace mehen {

// The place in a table of an enumerator, or of a number, which is not negative.
template <class Enum>
    requires std::is_enum_v<Enum>
constexpr std::size_t index_of(Enum which) {
    return static_cast<std::size_t>(which);
}
template <std::integral Number>
constexpr std::size_t index_of(Number which) {
    assert(std::in_range<std::size_t>(which));
    return static_cast<std::size_t>(which);
}

// The same number in another type, which must hold it.
template <std::integral To, std::integral From>
constexpr To fit(From value) {
    assert(std::in_range<To>(value));
    return static_cast<To>(value);
}
// A number that fits by what it is, or by the bound that its field has.
template <std::integral From>
constexpr std::uint8_t as_byte(From value) {
    return fit<std::uint8_t>(value);
}
template <class Enum>
    requires std::is_enum_v<Enum>
constexpr std::uint8_t as_byte(Enum which) {
    static_assert(sizeof(Enum) == 1);
    return static_cast<std::uint8_t>(which);
}

// Counts as they are kept, in as few bytes as hold them.
template <std::integral Count, std::integral Much>
constexpr void add_to(Count& count, Much much) {
    count = fit<Count>(count + much);
}
template <std::integral Count, std::integral Much>
constexpr void take_from(Count& count, Much much) {
    count = fit<Count>(count - much);
}

// As much of a number, or of an enumerator, as a byte of an answer, an event or a reason holds.
template <class Value>
constexpr std::uint8_t low_byte(Value value) {
    return static_cast<std::uint8_t>(value);
}

// Bytes as they follow each other in memory, as one number, put together in a register: bytes that are written one by
// one and read as one number right after cost a wait.
template <class... Bytes>
constexpr std::uint64_t together(Bytes... bytes) {
    static_assert(sizeof...(Bytes) <= 8 && (std::same_as<Bytes, std::uint8_t> && ...));
    std::uint64_t bits = 0;
    unsigned place = 0;
    ((bits |= std::uint64_t{bytes} << place, place += 8), ...);
    return std::endian::native == std::endian::little ? bits : __builtin_bswap64(bits);
}

}  // namespace mehen
