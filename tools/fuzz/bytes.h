// The fuzzer's input as a source of small decisions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace mehen::fuzz {

class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size) : left_(data, size) {}

    bool empty() const { return left_.empty(); }

    std::uint8_t next() {  // zero when all is used up
        if (left_.empty()) return 0;
        const std::uint8_t byte = left_.front();
        left_ = left_.subspan(1);
        return byte;
    }

    // A number below `count`, which must be positive.
    std::size_t below(std::size_t count) {
        std::size_t value = next();
        if (count > 256) value = value << 8U | next();
        return value % count;
    }

private:
    std::span<const std::uint8_t> left_;
};

}  // namespace mehen::fuzz
