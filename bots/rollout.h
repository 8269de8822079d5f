// Playing on from an imagined state, and what that comes to.
#pragma once

#include <optional>
#include <vector>

#include "bots/evaluation.h"

namespace mehen {

template <Game G, class Evaluation = FeatureEvaluation<G>, class Policy = GreedyPolicy<G>>
class Rollout {
public:
    using Rules = typename G::Rules;
    using State = typename G::State;

    Rollout(const Rules& rules, int longest, Evaluation evaluation, Policy policy)
        : rules_(rules), longest_(longest), evaluation_(evaluation), policy_(policy) {}

    // What may be answered to the question found last.
    const ActionList& answers() const { return actions_; }

    void set_answers(std::span<const Action> answers) {
        judged_ = false;
        actions_.clear();
        for (const Action& answer : answers) actions_.push(answer);
    }

    void list_answers(const State& s, Seat seat) {
        judged_ = false;
        actions_.clear();
        G::legal(rules_, s, seat, actions_);
    }

    // Chance is answered, and so is whatever leaves no choice: to anybody, or to one seat only. Then the answers to the
    // open question are listed.
    Ask next_question(State& s, Rng& rng, std::optional<Seat> only = std::nullopt) {
        Ask ask = G::ask(s);
        for (; ask.open(); ask = G::ask(s)) {
            if (ask.to_chance()) {
                G::apply(rules_, s, chance, sample_chance<G>(rules_, s, rng, chances_), nullptr);
                continue;
            }
            const Seat seat = lowest_seat(ask.seats);
            list_answers(s, seat);
            if (actions_.size() > 1 || seat != only.value_or(seat)) break;
            G::apply(rules_, s, seat, actions_[0], nullptr);
        }
        return ask;
    }

    // What the policy thinks of the answers listed. It is asked once.
    std::span<const int> judge(const State& s, Seat seat) {
        if (!judged_) {
            values_.resize(actions_.size());
            policy_.judge(rules_, s, seat, std::span(actions_.begin(), actions_.size()), values_);
            judged_ = true;
        }
        return values_;
    }

    // From an open question whose answers are listed on to a moment when the evaluation can be trusted. Sealed answers
    // are given blindly, so that none can be read.
    void play_on(State& s, Ask ask, Rng& rng) {
        for (int given = 0; given < longest_ && ask.open() && !G::quiet(s); ++given) {
            const Seat seat = lowest_seat(ask.seats);
            const std::size_t chosen = ask.sealed != 0 ? rng.below(static_cast<std::uint32_t>(actions_.size()))
                                                       : pick_best(judge(s, seat), rng);
            G::apply(rules_, s, seat, actions_[chosen], nullptr);
            ask = next_question(s, rng);
        }
    }

    Rewards value(const State& s) const { return evaluation_(rules_, s); }

private:
    const Rules& rules_;
    int longest_;
    Evaluation evaluation_;
    Policy policy_;
    // Kept from one use to the next, because making them anew would cost more than using them.
    Buffer<Action, G::max_actions> actions_;
    Buffers<G> chances_;
    std::vector<int> values_;
    bool judged_ = false;
};

}  // namespace mehen
