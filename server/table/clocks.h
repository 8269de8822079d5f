// How much time each seat has for what it is asked. All times are the table's own (see Tables): they stand still while
// the server is not there.
#pragma once

#include <array>

#include "core/seat.h"
#include "server/store/store.h"
#include "server/table/setup.h"

namespace mehen::server {

class Clocks {
public:
    // The clock of one seat: since when it has been asked, and what its bank held then.
    struct Hand {
        Time since = 0;  // 0: it is not asked, or since a start of which nothing is known any more
        Time bank = 0;
    };

    explicit Clocks(const ClockSetup& setup);

    // The match begins with a question to these seats.
    void begin(SeatMask asked, Time now);
    // These seats are asked now, `anew` those of them who have not been asked the same before, and `unasked` those for
    // whom the answer is given by itself: they get no increment until they are asked in truth.
    void follow(SeatMask asked, SeatMask anew, SeatMask unasked, Time now);
    bool grows() const { return banked_ && increment_ > 0; }

    const Hand& hand(Seat seat) const { return hands_[seat]; }
    void put_back(Seat seat, const Hand& hand) { hands_[seat] = hand; }  // taking back gives no new time

    // What the seat may use for what it is asked since `hand(seat).since`.
    Time allowed(Seat seat) const { return banked() ? hands_[seat].bank : full_; }
    // What is in its bank at this time; it does not matter whether it is asked.
    Time left_in_bank(Seat seat, Time now) const;

private:
    bool banked() const { return banked_; }

    bool banked_ = false;
    Time full_ = 0;
    Time increment_ = 0;
    SeatMask asked_ = no_seats;
    SeatMask grown_ = no_seats;  // of those asked, who has had the increment for this turn
    std::array<Hand, max_seats> hands_{};
};

}  // namespace mehen::server
