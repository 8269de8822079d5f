// Small numbers side by side, looked at eight at a time.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace mehen {

// The places that hold another number than this one, bit n: place n.
template <class Byte, std::size_t Count>
std::uint64_t places_without(std::uint8_t number, const std::array<Byte, Count>& bytes) {
    static_assert(sizeof(Byte) == 1 && Count <= 64 && Count % 8 == 0);
    constexpr std::uint64_t each = 0x0101'0101'0101'0101;
    constexpr std::uint64_t low = 0x7F * each;
    std::uint64_t places = 0;
    for (std::size_t at = 0; at < Count; at += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, &bytes[at], sizeof(eight));
        if constexpr (std::endian::native == std::endian::big) eight = __builtin_bswap64(eight);
        eight ^= number * each;
        // The highest bit of each byte that is not 0; then these bits side by side.
        const std::uint64_t others = ((((eight & low) + low) | eight) & ~low) >> 7U;
        places |= ((others * 0x0102'0408'1020'4080) >> 56U) << at;
    }
    return places;
}

}  // namespace mehen
