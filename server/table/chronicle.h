// What has happened at a table: its log, and the match that the log comes to.
//
// Entries are numbered from 1. Those who look at the table count differently: the answers that a rival gives to a
// sealed question before having finished are not counted, so that neither their number nor their moment can be seen.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/match.h"
#include "server/store/store.h"
#include "server/table/clocks.h"

namespace mehen::server {

// Kinds of log rows. The first two make the match; the others say who plays.
namespace row {
inline constexpr std::string_view play = "play";  // an answer of a seat or of chance: its text
inline constexpr std::string_view undo = "undo";
inline constexpr std::string_view bot = "bot";      // a bot plays the seat to the end: its level
inline constexpr std::string_view late = "late";    // the time is up: a bot answers this one question
inline constexpr std::string_view away = "away";    // a bot acts for whoever is absent
inline constexpr std::string_view back = "back";    // whoever was late or absent acts again
inline constexpr std::string_view pass = "pass";    // when to pass without being asked
inline constexpr std::string_view agree = "agree";  // "yes" or "no" to ending the match
inline constexpr std::string_view end = "end";      // all agreed
inline constexpr std::string_view again = "again";  // where they play again: the id of the table
inline constexpr std::string_view time = "time";    // so late is it: the start, and what a restart must not forget
}  // namespace row

// Whether a bot answers in place of a seat's player.
enum class Deputy : std::uint8_t { none, once, until_back };

struct LogEntry {
    LogRow row;
    Action action = {};   // what the row says, of an answer
    bool quiet = false;   // for nobody's eyes but its seat's: a sealed answer after which the seat has not finished
    bool undone = false;  // taken back later
    bool play = false;    // changed the match
    bool deputy = false;  // a bot answered in place of the seat's player
    EventLog events = {};
    Clocks::Hand before = {};  // the clock of its seat as it was then

    // Whether holders of these seats count it.
    bool seen_by(SeatMask seats) const { return !quiet || (row.seat && contains(seats, Seat::of(*row.seat))); }
};

class Chronicle {
public:
    explicit Chronicle(std::shared_ptr<const AnyRules> rules, const ClockSetup& clock = {});

    const Match& match() const { return match_; }
    const AnyRules& rules() const { return match_.rules(); }
    const std::vector<LogEntry>& entries() const { return entries_; }
    const EventLog& beginning() const { return beginning_; }
    std::size_t size() const { return entries_.size(); }

    // Whether a seat that is asked now answers by itself.
    using Unasked = std::function<bool(Seat)>;

    // Takes the next row of a log over. False, with nothing changed: it cannot follow.
    bool add(const LogRow& row, const Unasked& unasked = {});
    // The seat, or none for chance, answers with what is known to be possible.
    void act(std::optional<Seat> seat, Action action, Time now, const Unasked& unasked = {});

    // How many entries came before the one that holds the match's move of this number, counted from 0.
    std::size_t entry_of_move(std::size_t move) const { return entry_of_move_[move]; }

    // The match as it was after so many entries; and what an entry did to it.
    Match match_after(std::size_t entries) const;
    static void repeat(const LogEntry& entry, Match& match);

    // How many entries the holders of these seats have seen of the first so many, and back: the least number of entries
    // of which they have seen that many.
    std::int64_t seen(SeatMask seats, std::size_t entries) const;
    std::size_t entries_seen(SeatMask seats, std::int64_t seen) const;

    // Whether an answer of the seat to what it saw after so many entries is an answer to what it is asked now.
    bool current(Seat seat, std::size_t entries) const;

    const Clocks& clocks() const { return clocks_; }
    Deputy deputy(Seat seat) const { return deputies_[seat]; }
    // How often a bot has answered in place of the seat's player, among the first so many entries. What was answered in
    // secret counts once, when all of it is done.
    int deputised(Seat seat, std::size_t entries) const;
    // The time of the last row; 0: there is none.
    Time last_time() const { return entries_.empty() ? 0 : entries_.back().row.time; }

private:
    bool add_play(const LogRow& row, const Unasked& unasked);
    void note_play(const LogRow& row, Action action, const Ask& before, const Unasked& unasked);
    bool add_undo(const LogRow& row, const Unasked& unasked);
    bool add_custom(const LogRow& row);
    void follow(const Ask& before, const LogRow& row, const Unasked& unasked);

    std::shared_ptr<const AnyRules> rules_;
    Match match_;
    EventLog beginning_;
    std::vector<LogEntry> entries_;
    std::vector<std::size_t> entry_of_move_;         // for each move of the match's history
    std::size_t question_from_ = 0;                  // entries when the open question was asked
    std::array<std::size_t, max_seats> own_last_{};  // entries when each seat last answered or took back
    Clocks clocks_;
    std::array<Deputy, max_seats> deputies_{};
};

}  // namespace mehen::server
