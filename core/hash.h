// A 64-bit hash with the same result everywhere: for signatures, state hashes and sealed records.
// It guards against accident and mix-up, not against an attacker.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mehen {

class Hash {
public:
    constexpr void add(std::uint64_t word) {
        value_ = (value_ ^ word) * 0x9FB21C651E98DF25U;
        value_ ^= value_ >> 32;
    }

    constexpr void add(std::string_view text) {
        add(text.size());
        for (const char c : text) add(static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
    }

    void add_bytes(const void* data, std::size_t size) { add(std::string_view(static_cast<const char*>(data), size)); }

    constexpr std::uint64_t value() const { return value_; }

    std::string hex() const {  // 16 digits
        std::string digits(16, '0');
        for (std::size_t i = 0; i < 16; ++i) digits[15 - i] = "0123456789abcdef"[(value_ >> (4 * i)) & 15U];
        return digits;
    }

private:
    std::uint64_t value_ = 0x243F6A8885A308D3U;
};

}  // namespace mehen
