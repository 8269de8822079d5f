// One playing of a game: the present state and how it came about.
#pragma once

#include <memory>
#include <vector>

#include "core/any_game.h"

namespace mehen {

class Match {
public:
    explicit Match(std::shared_ptr<const AnyRules> rules);

    const AnyRules& rules() const { return *rules_; }
    const std::byte* state() const { return state_.data(); }
    const std::vector<Move>& history() const { return history_; }
    // What was told since the last answer of a seat or of chance.
    const EventLog& events() const { return events_; }

    Ask ask() const { return rules_->ask(state()); }
    bool over() const { return !ask().open(); }
    std::vector<Action> legal(Seat seat) const { return rules_->legal(state(), seat); }

    // Checks the action and plays it. A refusal leaves everything as it was.
    [[nodiscard]] Refusal play(Seat seat, Action action);
    // Plays what is known to be legal, or to be one of the outcomes: it has been judged already.
    void apply(Seat seat, Action action);
    // Answers chance from a generator until a seat is asked or the match is over.
    void play_chance(Rng& rng, EventLog* told = nullptr);
    // For whoever answers chance by other means: false if it is not one of the outcomes.
    bool play_outcome(Action action);

    // Takes back the seat's last answer, if nothing has come to light since. What others answer meanwhile to a
    // sealed question makes no difference, and so tells nothing.
    bool can_undo(Seat seat) const { return last_undoable(seat) < history_.size(); }
    bool undo(Seat seat);

private:
    std::size_t last_undoable(Seat seat) const;  // index into the history, or its size

    std::shared_ptr<const AnyRules> rules_;
    StateBytes state_;
    std::vector<Move> history_;
    EventLog events_;
};

}  // namespace mehen
