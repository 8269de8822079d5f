// What is said about a table, as JSON (docs/protocol.md). Every text here is a message without its opening brace, so
// that the id of the question can be put before it and the rest be shared.
#pragma once

#include <string>

#include "server/table/live_table.h"

namespace mehen::server {

// Who looks: a guest with seats, or anybody else. What a message says depends on nothing else.
struct Looker {
    std::string guest;
    SeatMask seats = no_seats;
    SeatMask given_up = no_seats;  // seats that a bot plays for this guest to the end

    // Whose entries count for the positions shown: they never go down, so a seat given up counts on.
    SeatMask counted() const { return seats | given_up; }
};

inline Looker looker_at(const LiveTable& table, const std::string& guest) {
    return {guest, table.seats_of(guest), table.given_up_by(guest)};
}

// Who is connected now.
struct Presence {
    SeatMask here = no_seats;  // seats
    int watching = 0;          // spectators
};

// How many entries of the log this looker may know of: all, or fewer for spectators with a delay.
std::size_t entries_for(const LiveTable& table, const Looker& looker);
std::int64_t position_for(const LiveTable& table, const Looker& looker);

std::string table_body(const LiveTable& table, const Looker& looker, const Presence& presence, const std::string& site,
                       Language language);
// With what happened since so many entries.
std::string position_body(const LiveTable& table, const Looker& looker, std::size_t since, Time now, Language language);
std::string history_body(const LiveTable& table, const Looker& looker, Language language);
// Nothing: there is no such position, or the looker may not see through that seat.
std::optional<std::string> moment_body(const LiveTable& table, const Looker& looker, std::int64_t position,
                                       std::optional<Seat> seat, Language language);
std::string because_body(const LiveTable& table, Seat seat, std::string_view action, Language language);
// What the lobby says of a table besides who sits there. Kept beside the table, because the table itself may hold what
// is not on disk yet.
struct Shown {
    Time changed = 0;
    Stage stage = Stage::waiting;
    SeatMask waiting = no_seats;
    std::shared_ptr<const StateBytes> state;  // for the chapter, which is told when somebody asks; null: none yet
};
Shown shown_now(const LiveTable& table, Time changed);
// A table in the lobby: a whole object.
std::string summary(const LiveTable& table, const Shown& shown, const std::string& guest, Language language);
std::string chat_body(const LiveTable& table, const std::string& guest, const std::vector<ChatLine>& lines);
std::string_view word_for(Stage stage);

// A replay of a record: as above, without a table.
std::string replaying_body(const LiveTable& replay, Language language);

}  // namespace mehen::server
