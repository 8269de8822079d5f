// A short list inside a state: no heap, no padding, unused places always zero, so that equal lists
// have equal bytes.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace mehen {

template <class T, std::size_t Capacity>
struct FixedList {
    static_assert(sizeof(T) == 1, "the count is one byte: larger items would leave padding");
    static_assert(Capacity < 256);

    std::uint8_t count;
    std::array<T, Capacity> item;

    friend constexpr bool operator==(const FixedList&, const FixedList&) = default;

    constexpr std::size_t size() const { return count; }
    constexpr bool empty() const { return count == 0; }
    constexpr const T* begin() const { return item.data(); }
    constexpr const T* end() const { return item.data() + count; }
    constexpr const T& operator[](std::size_t i) const { return item[i]; }

    constexpr bool contains(T value) const {
        for (const T& each : *this)
            if (each == value) return true;
        return false;
    }

    constexpr void push(T value) {
        assert(count < Capacity);
        item[count++] = value;
    }

    // Keeps the items in ascending order: lists in which order means nothing have one form only.
    constexpr void insert_sorted(T value) {
        assert(count < Capacity);
        std::size_t at = count++;
        for (; at > 0 && value < item[at - 1]; --at) item[at] = item[at - 1];
        item[at] = value;
    }

    constexpr void remove_at(std::size_t at) {
        assert(at < count);
        --count;
        for (; at < count; ++at) item[at] = item[at + 1];
        item[count] = T{};
    }

    constexpr void remove(T value) {  // the first one equal to it; there must be one
        std::size_t at = 0;
        while (item[at] != value) ++at;
        remove_at(at);
    }
};

}  // namespace mehen
