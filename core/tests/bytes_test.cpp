#include "core/bytes.h"

#include <gtest/gtest.h>

#include "core/rng.h"

namespace mehen {
namespace {

// Against looking at each place by itself; numbers that differ in one bit, the highest or the lowest, among them.
TEST(Bytes, PlacesWithoutANumberAreThoseThatHoldAnother) {
    constexpr std::array<std::uint8_t, 8> numbers = {0x00, 0x01, 0x7F, 0x80, 0x81, 0xFE, 0xFF, 0x10};
    Rng rng(1);
    for (int round = 0; round < 10'000; ++round) {
        const std::uint8_t number = numbers[rng.below(numbers.size())];
        std::array<std::uint8_t, 32> bytes{};
        std::uint64_t expected = 0;
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            bytes[i] = rng.below(2) == 0 ? number : numbers[rng.below(numbers.size())];
            if (bytes[i] != number) expected |= std::uint64_t{1} << i;
        }
        ASSERT_EQ(places_without(number, bytes), expected);
    }
}

}  // namespace
}  // namespace mehen
