// One answer to one question, and the lists that answers come in.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <type_traits>

#include "core/id.h"
#include "core/number.h"

namespace mehen {

// Layout: byte 0 is the kind (a game's own enumeration, never 0), bytes 1 to 7 its arguments,
// unused ones zero. Ordered by kind, then by the arguments from left to right.
struct alignas(8) Action {
    std::uint8_t kind;
    std::array<std::uint8_t, 7> arg;

    friend constexpr bool operator==(const Action&, const Action&) = default;
    // As a number, because lists are sorted all the time.
    friend constexpr std::strong_ordering operator<=>(const Action& a, const Action& b) {
        return a.rank() <=> b.rank();
    }

    // What an argument names, as whatever it is taken for.
    constexpr Element operator[](std::size_t place) const { return Element(arg[place]); }

    // The same numbers on every machine: with the kind as its lowest byte, and as its highest.
    constexpr std::uint64_t bits() const {
        const auto value = std::bit_cast<std::uint64_t>(*this);
        return std::endian::native == std::endian::little ? value : __builtin_bswap64(value);
    }
    constexpr std::uint64_t rank() const { return __builtin_bswap64(bits()); }
    static constexpr Action of_bits(std::uint64_t bits) {
        return std::bit_cast<Action>(std::endian::native == std::endian::little ? bits : __builtin_bswap64(bits));
    }
};
static_assert(sizeof(Action) == 8 && std::is_trivially_copyable_v<Action> &&
              std::has_unique_object_representations_v<Action>);

template <class Kind, class... Arguments>
constexpr Action make_action(Kind kind, Arguments... arguments) {
    return std::bit_cast<Action>(together(low_byte(kind), low_byte(arguments)...));
}

template <class Kind>
constexpr bool is(Action action, Kind kind) {
    return action.kind == as_byte(kind);
}

// One possible answer of chance. Its probability is weight / sum of all weights.
struct Outcome {
    Action action;
    std::uint32_t weight;
};

// A list over storage that its owner provides (`Buffer`), so that generating never allocates
// and rule code need not know how large the list is.
template <class T>
class List {
public:
    List(T* storage, std::size_t capacity) : first_(storage), last_(storage), limit_(storage + capacity) {}
    List(const List&) = delete;
    List& operator=(const List&) = delete;

    void push(const T& value) {
        if (last_ == limit_) [[unlikely]]
            std::abort();  // a bound that does not hold is a bug: stop before harm is done
        *last_++ = value;
    }
    // Where so many more values may be written, to be counted in afterwards.
    T* room_for(std::size_t count) {
        if (static_cast<std::size_t>(limit_ - last_) < count) [[unlikely]]
            std::abort();
        return last_;
    }
    void count_in(std::size_t count) { last_ += count; }
    void clear() { last_ = first_; }
    void sort() { std::sort(first_, last_); }

    std::size_t size() const { return static_cast<std::size_t>(last_ - first_); }
    bool empty() const { return last_ == first_; }
    const T& operator[](std::size_t i) const { return first_[i]; }
    const T* begin() const { return first_; }
    const T* end() const { return last_; }

private:
    T* first_;
    T* last_;
    T* limit_;
};

template <class T, std::size_t Capacity>
class Buffer : public List<T> {
    static_assert(std::is_trivially_default_constructible_v<T>);

public:
    // The storage is left unset on purpose: clearing it would cost more than filling it.
    Buffer() : List<T>(storage_, Capacity) {}  // NOLINT(cppcoreguidelines-pro-type-member-init)

private:
    T storage_[Capacity];
};

using ActionList = List<Action>;
using OutcomeList = List<Outcome>;

}  // namespace mehen
