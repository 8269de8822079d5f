// A table with what its owner needs besides: who waits for what.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "server/table/tables.h"
#include "server/token_bucket.h"

namespace mehen::server {

inline constexpr Text nobody_watches = {"This table may not be watched.", "Tego stołu nie można oglądać.",
                                        "Questo tavolo non si può guardare."};

inline Error from_store(const Message& why) {
    return make_error("failed", why);
}

inline std::vector<Seated> seated(const LiveTable& table) {
    std::vector<Seated> all;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat)
        if (table.chairs()[seat].who == Chair::Who::guest) all.push_back({seat, table.chairs()[seat].guest.id, {}});
    return all;
}

struct Tables::Slot {
    std::shared_ptr<LiveTable> table;
    Shown shown;
    std::string from;  // the account of addresses that it counts for; empty: not known
    Time ahead = 0;    // of the table's time before the time served

    std::int64_t idle_since = 0;  // of the time served: nobody has come, gone or moved

    bool busy = false;                     // something is being written
    std::int64_t patience = 0;             // milliseconds until the next try, after the store could not write
    std::vector<Answering> rematch_asked;  // by those who wait while a table to play again is made
    // What comes next. Handed its table, not holding it: together they would outlive a server that stops.
    std::deque<std::function<void(const SlotPtr&)>> waiting;

    std::map<std::string, int> present;  // connections of each guest; "" for those without a name

    struct Thinker {
        std::shared_ptr<AnyBot> bot;
        std::string level;
        std::uint64_t thought = 0;  // the number of the thought under way; 0: none
    };
    std::array<Thinker, max_seats> thinker;
    std::uint64_t thoughts = 0;
    std::int64_t last_move = 0;  // in milliseconds
    std::uint64_t passes = 0;    // the number of the last automatic pass, which may be under way

    // Of whoever made the table; tables from before a restart count by themselves until somebody comes back to them.
    std::string address() const { return from.empty() ? "guest " + table->creator().id : from; }

    // What spectators are told of a moment, made once for all of them: by what they had seen, and the language.
    struct Told {
        static constexpr std::size_t most_bodies = 16;
        std::size_t entries = 0;
        Stage stage = Stage::waiting;
        Time time = 0;
        std::map<std::pair<std::size_t, Language>, std::string> bodies;
    };
    mutable Told told;

    Looker looker(const Person& person) const { return looker_at(*table, person.id); }

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
