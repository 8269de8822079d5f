#include "server/table/clocks.h"

#include <algorithm>

namespace mehen::server {

namespace {

// Nobody has less than that for an answer: whoever has used up the bank can still play on.
constexpr Time least = 10;

}  // namespace

Clocks::Clocks(const ClockSetup& setup)
    : banked_(setup.kind == ClockSetup::Kind::bank), full_(setup.seconds), increment_(setup.increment) {
    for (Hand& hand : hands_) hand.bank = full_;
}

void Clocks::begin(SeatMask asked, Time now) {
    asked_ = grown_ = asked;
    for (Seat seat = 0; seat < max_seats; ++seat) hands_[seat].since = contains(asked, seat) ? now : 0;
}

Time Clocks::left_in_bank(Seat seat, Time now) const {
    const Hand& hand = hands_[seat];
    if (!contains(asked_, seat) || hand.since == 0) return hand.bank;
    return std::max<Time>(0, hand.bank - std::max<Time>(0, now - hand.since));
}

void Clocks::follow(SeatMask asked, SeatMask anew, SeatMask unasked, Time now) {
    grown_ &= asked;
    for (Seat seat = 0; seat < max_seats; ++seat) {
        Hand& hand = hands_[seat];
        const bool before = contains(asked_, seat);
        if (!contains(asked, seat)) {
            hand = {0, left_in_bank(seat, now)};
        } else if (!before || contains(anew, seat)) {
            Time bank = left_in_bank(seat, now);
            if (!contains(grown_, seat) && !contains(unasked, seat)) {  // the turn has come
                bank = std::min(full_, bank + increment_);
                grown_ |= mask_of(seat);
            }
            hand = {now, std::max(bank, least)};
        }
    }
    asked_ = asked;
}

}  // namespace mehen::server
