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

bool Match::can_undo(Seat seat) const {
    return !history_.empty() && history_.back().seat == seat && !history_.back().boundary;
}

bool Match::undo(Seat seat) {
    if (!can_undo(seat)) return false;
    // There is no inverse of a rule: the match is played again up to the answer before.
    history_.pop_back();
    events_.clear();
    rules_->start(state_.data(), nullptr);
    for (const Move& move : history_) rules_->apply(state_.data(), move.seat, move.action, nullptr);
    return true;
}

}  // namespace mehen
