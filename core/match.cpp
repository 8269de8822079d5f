#include "core/match.h"

#include <algorithm>

namespace mehen {

Match::Match(std::shared_ptr<const AnyRules> rules) : rules_(std::move(rules)), state_(rules_->state_bytes()) {
    rules_->start(state_.data(), &events_);
}

void Match::apply(Seat seat, Action action) {
    events_.clear();
    rules_->apply(state_.data(), seat, action, &events_);
    history_.push_back({seat, action, rules_->boundary(state())});
}

Refusal Match::play(Seat seat, Action action) {
    const Refusal refusal = rules_->explain(state(), seat, action);
    if (!refusal) apply(seat, action);
    return refusal;
}

bool Match::play_outcome(Action action) {
    if (!ask().to_chance()) return false;
    const auto outcomes = rules_->outcomes(state());
    const bool possible =
        std::any_of(outcomes.begin(), outcomes.end(), [&](const Outcome& outcome) { return outcome.action == action; });
    if (possible) apply(chance, action);
    return possible;
}

void Match::play_chance(Rng& rng, EventLog* told) {
    while (ask().to_chance()) {
        apply(chance, pick_outcome(rules_->outcomes(state()), rng));
        if (told != nullptr) told->insert(told->end(), events_.begin(), events_.end());
    }
}

std::size_t Match::last_undoable(Seat seat) const {
    const Ask question = ask();
    std::size_t at = history_.size();
    while (at > 0 && history_[at - 1].seat != seat) {
        const bool meanwhile = question.sealed != 0 && contains(question.seats, seat);
        if (!meanwhile) return history_.size();
        --at;
    }
    return at > 0 && !history_[at - 1].boundary ? at - 1 : history_.size();
}

bool Match::undo(Seat seat) {
    const std::size_t at = last_undoable(seat);
    if (at == history_.size()) return false;
    // There is no inverse of a rule: the match is played again without that answer.
    history_.erase(history_.begin() + static_cast<std::ptrdiff_t>(at));
    events_.clear();
    rules_->start(state_.data(), nullptr);
    for (const Move& move : history_) rules_->apply(state_.data(), move.seat, move.action, nullptr);
    return true;
}

}  // namespace mehen
