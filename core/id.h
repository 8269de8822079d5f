// What is called by its place in a table: a seat, an area, a tile. Each kind is a type of its own, so that one is never
// taken for another, and of each there is `none`.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <utility>

#include "core/number.h"

namespace mehen {

struct None {};
inline constexpr None none{};

// A byte; that of `none` comes after all others. It goes out as the number it is, and indexes a table; a number becomes
// one by a word (`of`), unless it stands in the source. The number of `none` is nobody's business: only who keeps bytes
// asks for it (`byte`).
template <class Tag>
class Id {
public:
    Id() = default;  // unset, as any number is
    constexpr Id(None) : byte_(byte_of_none) {}
    template <std::integral Number>
    consteval Id(Number constant) : byte_(of(constant).byte_) {}

    template <std::integral Number>
    static constexpr Id of(Number place) {
        assert(std::in_range<std::uint8_t>(place) && static_cast<std::uint8_t>(place) != byte_of_none);
        return from_byte(static_cast<std::uint8_t>(place));
    }
    template <class Other>
    static constexpr Id of(Id<Other> other) = delete;
    // From where bytes are kept: an answer, an event.
    static constexpr Id from_byte(std::uint8_t byte) {
        Id id{};
        id.byte_ = byte;
        return id;
    }
    constexpr std::uint8_t byte() const { return byte_; }

    constexpr operator std::uint8_t() const {
        assert(byte_ != byte_of_none);
        return byte_;
    }
    constexpr Id& operator++() {
        assert(byte_ + 1 < byte_of_none);
        ++byte_;
        return *this;
    }

    friend constexpr bool operator==(Id, Id) = default;
    friend constexpr auto operator<=>(Id, Id) = default;
    template <std::integral Number>
    friend constexpr bool operator==(Id id, Number number) {
        return std::cmp_equal(id.byte_, number);
    }
    template <std::integral Number>
    friend constexpr std::strong_ordering operator<=>(Id id, Number number) {
        return std::cmp_less(id.byte_, number)    ? std::strong_ordering::less
               : std::cmp_equal(id.byte_, number) ? std::strong_ordering::equal
                                                  : std::strong_ordering::greater;
    }

    // As a number, for whoever prints one: not as the letter of that number.
    template <class Out>
        requires requires { typename Out::char_type; }  // a stream: `bits << seat` is something else
    friend Out& operator<<(Out& out, Id id) {
        if (id == none)
            out << "none";
        else
            out << unsigned{id.byte_};
        return out;
    }

private:
    static constexpr std::uint8_t byte_of_none = 0xFF;

    std::uint8_t byte_;
};
// Seats are not areas.
template <class A, class B>
    requires(!std::same_as<A, B>)
bool operator==(Id<A>, Id<B>) = delete;
template <class A, class B>
    requires(!std::same_as<A, B>)
std::strong_ordering operator<=>(Id<A>, Id<B>) = delete;

// A number out of a set or an answer, on its way to whoever knows what it names.
class Element {
public:
    explicit constexpr Element(std::uint8_t number) : number_(number) {}

    constexpr operator std::uint8_t() const { return number_; }
    template <class Enum>
        requires std::is_enum_v<Enum>
    explicit constexpr operator Enum() const {
        return static_cast<Enum>(number_);
    }
    template <class Tag>
    constexpr operator Id<Tag>() const {
        return Id<Tag>::from_byte(number_);
    }

private:
    std::uint8_t number_;
};
constexpr std::size_t index_of(Element which) {
    return std::uint8_t{which};
}
constexpr std::uint8_t as_byte(Element which) {
    return which;
}
constexpr std::uint8_t low_byte(Element which) {
    return which;
}
template <std::size_t Count>
constexpr std::array<Element, Count> elements_of(const std::array<std::uint8_t, Count>& numbers) {
    return std::apply([](auto... each) { return std::array<Element, Count>{Element(each)...}; }, numbers);
}

// An Id whose byte 0 is none, for bytes that are cleared to zero: one more than the number.
template <class I>
class ZeroIsNone {
public:
    ZeroIsNone() = default;  // unset, as any number is
    constexpr ZeroIsNone(None) : one_more_(0) {}
    constexpr ZeroIsNone(I id) : one_more_(low_byte(id.byte() + 1)) {}
    ZeroIsNone(Element) = delete;  // is it the number of the id, or one more? I(number) or from_byte(number)
    static constexpr ZeroIsNone from_byte(std::uint8_t byte) {
        ZeroIsNone id{};
        id.one_more_ = byte;
        return id;
    }

    constexpr operator I() const { return I::from_byte(low_byte(one_more_ - 1)); }
    constexpr std::uint8_t byte() const { return one_more_; }
    friend constexpr bool operator==(ZeroIsNone, ZeroIsNone) = default;
    friend constexpr bool operator==(ZeroIsNone a, I b) { return I(a) == b; }
    friend constexpr bool operator==(ZeroIsNone a, None) { return a.one_more_ == 0; }

private:
    std::uint8_t one_more_;
};

template <class Tag>
constexpr std::size_t index_of(Id<Tag> id) {
    return std::uint8_t{id};
}
template <class Tag>
constexpr std::uint8_t low_byte(Id<Tag> id) {
    return id.byte();
}
template <class I>
constexpr std::uint8_t low_byte(ZeroIsNone<I> id) {
    return id.byte();
}

}  // namespace mehen
