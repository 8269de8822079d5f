// A table with what its owner needs besides: who waits for what.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "server/table/tables.h"

namespace mehen::server {

struct Tables::Slot {
    std::shared_ptr<LiveTable> table;
    Time changed = 0;
    std::string rematch;  // the table where they play again

    bool busy = false;  // something is being written
    std::deque<std::function<void()>> waiting;

    std::map<std::string, int> present;            // connections of each guest; "" for those without a name
    std::map<std::string, std::deque<Time>> said;  // when each guest spoke last

    struct Thinker {
        std::shared_ptr<AnyBot> bot;
        std::string level;
        std::uint64_t thought = 0;  // the number of the thought under way; 0: none
    };
    std::array<Thinker, max_seats> thinker;
    std::uint64_t thoughts = 0;
    std::int64_t last_move = 0;  // in milliseconds

    Looker looker(const Person& person) const { return {person.id, table->seats_of(person.id)}; }

    Presence presence() const {
        Presence now;
        for (const auto& [guest, connections] : present) {
            const SeatMask seats = table->seats_of(guest);
            now.here = static_cast<SeatMask>(now.here | seats);
            if (seats == 0) now.watching += connections;
        }
        return now;
    }
};

}  // namespace mehen::server
