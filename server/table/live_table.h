// One table: who sits there, what has been played, and what may be done next. It neither writes nor sends anything:
// every order gives rows for the log, which its owner writes before anybody hears of them.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/store/store.h"
#include "server/table/chronicle.h"
#include "server/table/setup.h"

namespace mehen::server {

enum class AutoPass : std::uint8_t { never, nothing_to_play, until_my_turn };
std::string_view word_for(AutoPass when);
std::optional<AutoPass> auto_pass_from(std::string_view word);

// The text is no action of the game.
Error not_an_action(std::string_view text);

// Answers chance: an index below the sum of the weights.
using Draw = std::function<std::uint32_t(std::uint32_t below)>;

using Rows = std::vector<LogRow>;
using RowsOr = std::variant<Rows, Error>;

class LiveTable {
public:
    LiveTable(std::string id, Person creator, TableSetup setup, Stage stage);

    const std::string& id() const { return id_; }
    const Person& creator() const { return creator_; }
    const TableSetup& setup() const { return setup_; }
    const AnyRules& rules() const { return *setup_.rules; }
    const std::vector<Chair>& chairs() const { return setup_.chairs; }
    const Chronicle& chronicle() const { return chronicle_; }
    Stage stage() const { return stage_; }
    Ask ask() const { return over() ? Ask{} : chronicle_.match().ask(); }
    bool over() const { return stage_ == Stage::over; }
    bool ended_by_agreement() const { return agreed_end_; }
    const std::string& rematch() const { return rematch_; }  // the table where they play again; empty: none yet

    // Why the table cannot go on; nothing if it can.
    const std::optional<Error>& suspended() const { return suspended_; }
    void suspend(Error why) { suspended_ = std::move(why); }

    // --- who is who
    SeatMask seats_of(const std::string& guest) const;
    SeatMask given_up_by(const std::string& guest) const;  // seats that the guest had at the start
    std::optional<Seat> seat_from(std::string_view id) const;
    bool away(Seat seat) const { return chronicle_.deputy(seat) == Deputy::until_back; }
    bool wants_end(Seat seat) const { return agrees_[seat]; }
    AutoPass auto_pass(Seat seat) const { return auto_pass_[seat]; }
    // The level that answers for the seat; empty: a person does.
    std::string_view played_by_bot(Seat seat) const;
    std::string player_name(Seat seat) const;
    void rename(const std::string& guest, const std::string& name);
    bool everybody_sits() const;
    bool belongs_to(const std::string& guest) const;  // who sits here or made the table
    // Those to whom it belongs; anybody else before the start, and later where spectators are allowed.
    bool may_be_seen_by(const std::string& guest) const;

    // Whether whoever holds these seats sees everything later while the table is in this stage: only spectators do.
    bool shows_later(SeatMask seats, Stage stage) const {
        return seats == no_seats && setup_.delay > 0 && stage != Stage::over;
    }

    // --- before the start. An error changes nothing.
    std::optional<Error> sit(Seat seat, const Person& guest);
    std::optional<Error> leave(Seat seat, const Person& guest);
    std::optional<Error> assign(Seat seat, Chair chair, const Person& guest);
    void put_back(std::vector<Chair> chairs) { setup_.chairs = std::move(chairs); }  // as they were
    RowsOr start(const Person& guest, Time now, const Draw& draw);
    void give_up() { stage_ = Stage::closed; }

    // --- orders to a running table: rows to be written. What they say has been done here already; if they cannot be
    // written, `forget_after` takes it back.
    // By the player, who takes the seat back with it, or by a bot in their place.
    enum class By : std::uint8_t { player, deputy };
    RowsOr act(Seat seat, Action action, Time now, const Draw& draw, By by = By::player);
    RowsOr undo(Seat seat, Time now);
    RowsOr resign(Seat seat, std::string_view level, Time now);
    // The clock has run out. A bot answers this one question; for a player who is not there, or who was late for the
    // third time in a row, it acts until they come back.
    Rows time_is_up(Seat seat, bool here, Time now);
    // The player is there and acts. What a bot is to answer since the time was up, it answers all the same.
    Rows come_back(Seat seat, Time now);
    Rows note_time(Time now);
    RowsOr set_auto_pass(Seat seat, AutoPass when, Time now);
    RowsOr agree_to_end(Seat seat, bool agree, Time now);
    Rows play_again_at(const std::string& table, Time now);  // after the end

    // What the seat would answer by itself: a pass or the only possible answer, if its player has asked for that.
    std::optional<Action> own_answer(Seat seat) const;

    // Rows of the store. False: they do not make a match under these rules any more; then the table is suspended.
    bool restore(const Rows& rows);
    void replay(const Match& match);  // the table of a match that was played elsewhere
    void forget_after(std::size_t entries, Stage stage);

    // When the seat's time is up; 0: never.
    Time deadline(Seat seat) const;
    // What the player's bank holds, in seconds; nothing: there is none.
    std::optional<Time> bank(Seat seat, Time now) const;
    // From when on the server is there for its players, who need a moment to come back to it.
    void serve_from(Time now) { served_since_ = now; }

private:
    LogRow make_row(std::string_view kind, std::optional<int> seat, std::string text, Time now) const;
    bool take(const LogRow& row);
    LogRow take(std::optional<Seat> seat, Action action, Time now);
    template <class Add>
    bool take_with(std::string_view kind, std::optional<int> of, const Add& add);
    std::optional<Action> answer_by_itself(Seat seat, const Ask& question) const;
    void count_late(Seat seat, const LogRow& row);
    void take_custom(const LogEntry& entry);
    void draw_chance(Rows& rows, Time now, const Draw& draw);
    void finish_if_over();
    void end_if_agreed(Rows& rows, Time now);
    void reset_customs();

    std::string id_;
    Person creator_;
    TableSetup setup_;
    std::vector<Chair> first_chairs_;  // as they were when the match began
    Stage stage_;
    Chronicle chronicle_;
    std::array<bool, max_seats> agrees_{};
    std::array<int, max_seats> late_{};         // how often in a row its time was up
    std::array<Time, max_seats> away_since_{};  // when a bot took the seat over
    std::array<Time, max_seats> back_since_{};  // when its player took it back, to find something asked in between
    std::array<AutoPass, max_seats> auto_pass_{};
    bool agreed_end_ = false;
    std::string rematch_;
    Time served_since_ = 0;
    std::optional<Error> suspended_;
};

}  // namespace mehen::server
