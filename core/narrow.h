// The candidates of one question as a set, narrowed step by step, for two readers: who lists what is legal, and who
// says why something is not. A rule is written once, as a function template over the reader:
//     template <class Cards> void narrow(const AtHand& at, Cards& cards) {
//         cards.only(at.hand, said(Reason::not_in_hand, section));
//     }
// Narrowings stand in the order in which they are said: the first that drops a candidate is its reason.
#pragma once

#include <bit>
#include <cstdint>

#include "core/game.h"

// Narrowings on hot paths: left to itself the compiler keeps one with two readers out of line, and the set in memory.
#define MEHEN_NARROWING [[gnu::always_inline]] inline

namespace mehen {

using Bits = std::uint64_t;

constexpr Bits bit(std::size_t which) {
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

// Keeps the candidates that are left. `why` is never called, so it costs nothing.
class Listing {
public:
    explicit constexpr Listing(Bits candidates) : left_(candidates) {}

    template <class Why>
    constexpr void only(Bits allowed, const Why&) {
        left_ &= allowed;
    }
    // None at all while something holds; it is looked at only if a candidate is left.
    template <class Holds, class Why>
    constexpr void unless(Holds&& holds, const Why&) {
        if (left_ != 0 && holds()) left_ = 0;
    }
    // Of those in doubt, the ones that pass a test.
    template <class Test, class Why>
    constexpr void only_if(Bits doubtful, Test&& test, const Why&) {
        for (Bits each = left_ & doubtful; each != 0; each &= each - 1) {
            const auto which = static_cast<unsigned>(std::countr_zero(each));
            left_ ^= static_cast<Bits>(!test(which)) << which;  // without a branch: it is chance
        }
    }
    // What a later narrowing leaves, told early, so that costly tests in between look at less.
    constexpr void sooner(Bits later) { left_ &= later; }
    constexpr bool any() const { return left_ != 0; }
    constexpr Bits left() const { return left_; }

private:
    Bits left_;
};

// Follows one candidate to the first narrowing that drops it.
class Following {
public:
    explicit constexpr Following(unsigned which) : which_(which) {}

    template <class Why>
    void only(Bits allowed, const Why& why) {
        if (any() && !has_bit(allowed, which_)) why_ = why(which_);
    }
    template <class Holds, class Why>
    void unless(Holds&& holds, const Why& why) {
        if (any() && holds()) why_ = why(which_);
    }
    template <class Test, class Why>
    void only_if(Bits doubtful, Test&& test, const Why& why) {
        if (any() && has_bit(doubtful, which_) && !test(which_)) why_ = why(which_);
    }
    void sooner(Bits) {}
    bool any() const { return !why_; }
    Refusal why() const { return why_; }

private:
    unsigned which_;
    Refusal why_;
};

}  // namespace mehen
