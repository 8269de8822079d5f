// A table with what its owner needs besides: who waits for what.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>

#include "json/line.h"
#include "server/table/tables.h"
#include "server/token_bucket.h"

namespace mehen::server {

inline constexpr Text nobody_watches = {"This table may not be watched.", "Tego stołu nie można oglądać.",
                                        "Questo tavolo non si può guardare."};

inline constexpr Text no_such_seat = {"There is no seat '{0}' at this table.", "Przy tym stole nie ma miejsca '{0}'.",
                                      "A questo tavolo non c'è il posto '{0}'."};
inline constexpr Text readers_only = {"Only those who sit here can write.", "Pisać mogą tylko siedzący przy stole.",
                                      "Possono scrivere solo quelli seduti qui."};

inline Error from_store(const Message& why) {
    return make_error("failed", why);
}

inline std::vector<Seated> seated(const LiveTable& table) {
    std::vector<Seated> all;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat)
        if (table.chairs()[seat].who == Chair::Who::guest) all.push_back({seat, table.chairs()[seat].guest.id, {}});
    return all;
}

inline Reply acted(const LiveTable& table, const Looker& looker) {
    const std::int64_t position = position_for(table, looker);
    return {JsonLine().add("type", "acted").add("table", table.id()).add("position", position).body(), position};
}

// The seat that an order is about, if it names one.
inline const std::string* seat_named(const What& what) {
    return std::visit(
        [](const auto& each) -> const std::string* {
            if constexpr (requires { each.seat; }) return &each.seat;
            return nullptr;
        },
        what);
}

struct Tables::Slot {
    std::shared_ptr<LiveTable> table;
    Shown shown;
    std::string from;  // the account of addresses that it counts for; empty: not known
    Time ahead = 0;    // of the table's time before the time served

    std::int64_t idle_since = 0;  // of the time served: nobody has come, gone or moved

    std::int64_t people_since = 0;  // likewise: none of its people has come, gone or done anything
    bool answered = false;          // somebody has, ever

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

    // Of whoever made the table. Tables from before a restart count by themselves until somebody comes back to them:
    // addresses are personal data that the store does not keep, and a guest is held to fewer tables than an address.
    std::string address() const { return from.empty() ? "guest " + table->creator().id : from; }
    Workers::Payer payer() const { return {address(), table->creator().id, table->id()}; }

    // What is told, made once for all who are told the same of a moment. Whoever names every moment that there was, or
    // every name of this server, must not fill the memory.
    static constexpr std::size_t most_bodies = 16;
    struct Told {
        std::size_t entries = 0;
        Stage stage = Stage::waiting;
        std::map<std::tuple<SeatMask, SeatMask, std::size_t, Time, Language>, std::string> bodies;
    };
    mutable Told told;
    struct ToldOfTable {
        std::tuple<std::size_t, Stage, bool, SeatMask, int, std::uint64_t> now;  // all that the message shows
        std::map<std::tuple<SeatMask, bool, std::string, Language>, std::string> bodies;
    };
    mutable ToldOfTable told_of_table;
    std::uint64_t seating = 0;  // how often it was changed who sits here, or what they are called

    bool presence_due = false;  // those who look on will be told who has come and gone

    // The last lines that were said here, all those after some number: most who listen know all the others.
    struct Talk {
        static constexpr std::size_t most_lines = 10;
        std::optional<std::int64_t> after;  // nothing: it is not known yet what was said before
        std::deque<ChatLine> last;
        std::map<std::pair<std::int64_t, std::string>, std::string> bodies;  // after a line, for whoever said some
    };
    Talk talk;

    Looker looker(const Person& person) const { return looker_at(*table, person.id); }

    Presence presence() const {
        Presence now;
        for (const auto& [guest, connections] : present) {
            const SeatMask seats = table->seats_of(guest);
            now.here |= seats;
            if (seats == no_seats) now.watching += connections;
        }
        return now;
    }
};

}  // namespace mehen::server
