// The candidates of one question as a set, narrowed step by step, for two readers: who lists what is legal, and who
// says why something is not. A rule is written once, as a function template over the reader:
//     template <class Cards> void narrow(const AtHand& at, Cards& cards) {
//         cards.only(at.hand, said(Reason::not_in_hand, section));
//     }
// Narrowings stand in the order in which they are said: the first that drops a candidate is its reason.
#pragma once

#include <cassert>
#include <cstdint>

#include "core/bits.h"
#include "core/game.h"

// Narrowings on hot paths: left to itself the compiler keeps one with two readers out of line, and the set in memory.
#define MEHEN_NARROWING [[gnu::always_inline]] inline

namespace mehen {

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
        each_bit(left_ & doubtful, [&](Element which) { left_ = flipped(left_, which, !test(which)); });
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
    explicit constexpr Following(std::size_t which) : which_(as_byte(which)) {}

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
    Element which_;
    Refusal why_;
};

}  // namespace mehen
