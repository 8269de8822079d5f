// The candidates of one question as a set, narrowed step by step, for two readers: who lists what is legal, and who
// says why something is not. A rule is written once, as a function template over the reader:
//     template <class Cards> void narrow(const AtHand& at, Cards& cards) {
//         cards.only(at.hand, said(Reason::not_in_hand, section));
//     }
// Narrowings stand in the order in which they are said: the first that drops a candidate is its reason.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

#include "core/game.h"

// Narrowings on hot paths: left to itself the compiler keeps one with two readers out of line, and the set in memory.
#define MEHEN_NARROWING [[gnu::always_inline]] inline

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
    return most < 1 ? 0 : first_bits(static_cast<std::size_t>(most) + 1) & ~Bits{1};
}
constexpr bool has_bit(Bits set, std::size_t which) {
    return which < 64 && ((set >> which) & 1U) != 0;
}
template <class Visit>
constexpr void each_bit(Bits set, Visit&& visit) {
    for (; set != 0; set &= set - 1) visit(static_cast<unsigned>(std::countr_zero(set)));
}

// Seats as candidates.
constexpr bool has_bit(SeatMask seats, std::size_t which) {
    return has_bit(Bits{seats.bits()}, which);
}

// Where there are more than 64 candidates.
struct WideBits {
    Bits low = 0;
    Bits high = 0;

    friend constexpr bool operator==(const WideBits&, const WideBits&) = default;
    friend constexpr WideBits operator&(WideBits a, WideBits b) { return {a.low & b.low, a.high & b.high}; }
    friend constexpr WideBits operator|(WideBits a, WideBits b) { return {a.low | b.low, a.high | b.high}; }
    friend constexpr WideBits operator^(WideBits a, WideBits b) { return {a.low ^ b.low, a.high ^ b.high}; }
    friend constexpr WideBits operator~(WideBits a) { return {~a.low, ~a.high}; }
};
constexpr WideBits wide_bit(std::size_t which) {
    return which < 64 ? WideBits{bit(which), 0} : WideBits{0, bit(which - 64)};
}
constexpr bool has_bit(const WideBits& set, std::size_t which) {
    return which < 64 ? has_bit(set.low, which) : has_bit(set.high, which - 64);
}
template <class Visit>
constexpr void each_bit(const WideBits& set, Visit&& visit) {
    each_bit(set.low, visit);
    each_bit(set.high, [&](unsigned which) { visit(which + 64); });
}

constexpr Bits flipped(Bits set, unsigned which, bool flip) {
    return set ^ (Bits{flip} << which);  // without a branch: it is chance
}
constexpr WideBits flipped(WideBits set, unsigned which, bool flip) {
    return flip ? set ^ wide_bit(which) : set;
}

// Keeps the candidates that are left. `why` is never called, so it costs nothing.
template <class Set>
class BasicListing {
public:
    explicit constexpr BasicListing(Set candidates) : left_(candidates) {}

    template <class Why>
    constexpr void only(Set allowed, const Why&) {
        left_ = left_ & allowed;
    }
    template <class Why>
    constexpr void only(SeatMask allowed, const Why& why) {
        only(Bits{allowed.bits()}, why);
    }
    // None at all while something holds; it is looked at only if a candidate is left.
    template <class Holds, class Why>
    constexpr void unless(Holds&& holds, const Why&) {
        if (any() && holds()) left_ = Set{};
    }
    // Of those in doubt, the ones that pass a test.
    template <class Test, class Why>
    constexpr void only_if(Set doubtful, Test&& test, const Why&) {
        each_bit(left_ & doubtful, [&](unsigned which) { left_ = flipped(left_, which, !test(which)); });
    }
    template <class Test, class Why>
    constexpr void only_if(Test&& test, const Why& why) {  // all are in doubt
        only_if(~Set{}, test, why);
    }
    // What a later narrowing leaves, told early, so that costly tests in between look at less.
    constexpr void sooner(Set later) { left_ = left_ & later; }
    constexpr void sooner(SeatMask later) { sooner(Bits{later.bits()}); }
    constexpr bool any() const { return !(left_ == Set{}); }
    constexpr Set left() const { return left_; }

private:
    Set left_;
};
using Listing = BasicListing<Bits>;

// Follows one candidate to the first narrowing that drops it.
class Following {
public:
    explicit constexpr Following(unsigned which) : which_(which) {}

    template <class Set, class Why>
    void only(const Set& allowed, const Why& why) {
        if (any() && !has_bit(allowed, which_)) why_ = why(which_);
    }
    template <class Holds, class Why>
    void unless(Holds&& holds, const Why& why) {
        if (any() && holds()) why_ = why(which_);
    }
    template <class Set, class Test, class Why>
    void only_if(const Set& doubtful, Test&& test, const Why& why) {
        if (any() && has_bit(doubtful, which_) && !test(which_)) why_ = why(which_);
    }
    template <class Test, class Why>
    void only_if(Test&& test, const Why& why) {
        if (any() && !test(which_)) why_ = why(which_);
    }
    template <class Set>
    void sooner(const Set&) {}
    bool any() const { return !why_; }
    Refusal why() const { return why_; }

private:
    unsigned which_;
    Refusal why_;
};

}  // namespace mehen
