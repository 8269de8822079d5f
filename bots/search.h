// Information-set Monte-Carlo tree search for two to six seats.
//
// Each iteration imagines a state that fits what the seat knows, walks down the tree with the answers that are legal
// there, adds one question to the tree, plays on until no procedure is half done, and asks the evaluation what that is
// worth to every seat. Every seat answers for itself. Chance is answered anew in each iteration.
//
// A sealed question has a node for each seat that takes part, beside each other, so that nobody's answer hangs on what
// another one has chosen in secret; answers there are mixed by regret.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/rollout.h"
#include "bots/tree.h"

namespace mehen {

struct SearchSettings {
    Exploration exploration;
    float sharpness = 1.5F;                         // how much of an answer's look goes into its prior
    float blind = 0.15F;                            // share of the prior that all answers get alike
    int longest_rollout = 16;                       // answers played on beyond the tree
    std::size_t most_edges = std::size_t{1} << 21;  // about 100 MB
};

// A game may know how much exploring pays in it.
template <Game G>
SearchSettings settings_for(const typename G::Rules& rules) {
    SearchSettings settings;
    if constexpr (requires { G::curiosity(rules); })
        settings.exploration.bias = static_cast<float>(G::curiosity(rules)) / 100;
    return settings;
}

template <Game G, class Evaluation = FeatureEvaluation<G>, class Policy = GreedyPolicy<G>>
class Search {
public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using View = typename G::View;

    explicit Search(const Rules& rules, SearchSettings settings = {}, Evaluation evaluation = {}, Policy policy = {})
        : rules_(rules), settings_(settings), rollout_(rules, settings.longest_rollout, evaluation, policy) {}

    // A new question, with nothing known about it yet. `actions` are the answers to look at, in ascending order.
    void begin(const View& view, Seat seat, const Ask& ask, std::span<const Action> actions) {
        view_ = view;
        actions_.assign(actions.begin(), actions.end());
        tree_.clear();
        set_root(tree_.add_node(ask, seat));
    }

    // The next question after one's own answer. What was found out about such questions is kept; it counts less than
    // what comes now, because it is also about other draws and other answers of rivals in between.
    void go_on(Action answer, const View& view, Seat seat, const Ask& ask, std::span<const Action> actions) {
        EdgeId given = tree_.node(root_).first;
        while (given != no_link && tree_.edge(given).action != answer) given = tree_.edge(given).next;
        const NodeId next = given == no_link ? no_link : tree_.find_after(given, ask, seat);
        if (next == no_link || tree_.edges() > settings_.most_edges / 2) {
            begin(view, seat, ask, actions);
            return;
        }
        view_ = view;
        actions_.assign(actions.begin(), actions.end());
        tree_.discount(next, kept_part);
        set_root(next);
    }

    void iterate(Rng& rng) {
        State s = G::determinize(rules_, view_, rng);
        path_.clear();
        NodeId at = root_;
        EdgeId before_sealed = no_link;  // the last answer that everybody knew
        rollout_.set_answers(actions_);  // what the seat may answer hangs on nothing that it does not know
        while (true) {
            const EdgeId given = answer(s, at, rng);
            const Node last = tree_.node(at);
            // Others are followed even where they have no choice: whether they have one may be hidden from the seat.
            const Ask ask = rollout_.next_question(s, rng, tree_.node(root_).seat);
            if (!ask.open()) break;
            const Seat seat = lowest_seat(ask.seats);
            const bool goes_on = last.sealed && ask.sealed != 0 && seat == last.seat;
            if (ask.sealed != 0 && !last.sealed) before_sealed = given;
            const EdgeId before = last.sealed && !goes_on ? before_sealed : given;
            at = tree_.find_child(before, ask, seat);
            const bool known = at != no_link;
            if (!known && !full()) at = tree_.add_child(before, ask, seat);
            if (known || (at != no_link && rollout_.answers().size() == 1)) continue;
            // Where play goes on with what looks best, the looks make the priors as well.
            if (at != no_link && !G::quiet(s) && tree_.match(at, rollout_.answers(), branches_) > 0) set_priors(s, at);
            rollout_.play_on(s, ask, rng);
            break;
        }
        learn(rollout_.value(s));
    }

    const Tree& tree() const { return tree_; }
    std::size_t answers() const { return actions_.size(); }
    bool looks_at(Action answer) const { return std::binary_search(actions_.begin(), actions_.end(), answer); }
    NodeId root() const { return root_; }
    // The sum of what all iterations since the question came up have brought each seat.
    const std::array<double, max_seats>& totals() const { return totals_; }
    std::uint64_t iterations() const { return iterations_; }

private:
    struct Step {
        EdgeId edge;
        NodeId node;
    };

    static constexpr double kept_part = 0.25;

    bool full() const { return tree_.edges() > settings_.most_edges; }

    void set_root(NodeId root) {
        root_ = root;
        totals_ = {};
        iterations_ = 0;
    }

    // Gives one of the listed answers to the question of a node.
    EdgeId answer(State& s, NodeId at, Rng& rng) {
        if (tree_.match(at, rollout_.answers(), branches_) > 0) set_priors(s, at);
        ++tree_.node(at).visits;
        const std::size_t chosen = tree_.node(at).sealed ? mix(tree_, branches_, settings_.exploration, rng)
                                                         : select(tree_, branches_, settings_.exploration);
        path_.push_back({branches_[chosen].edge, at});
        G::apply(rules_, s, tree_.node(at).seat, branches_[chosen].action, nullptr);
        return branches_[chosen].edge;
    }

    // Of the answers that are new.
    void set_priors(const State& s, NodeId at) {
        if (tree_.node(at).sealed || branches_.size() == 1) return;  // mixed by regret alone; or no choice
        const std::span<const int> values = rollout_.judge(s, tree_.node(at).seat);
        const int best = *std::max_element(values.begin(), values.end());
        looks_.resize(branches_.size());
        float sum = 0;
        for (std::size_t i = 0; i < branches_.size(); ++i)
            sum += looks_[i] = std::exp(settings_.sharpness * static_cast<float>(values[i] - best) / 100);
        const float even = settings_.blind / static_cast<float>(branches_.size());
        for (std::size_t i = 0; i < branches_.size(); ++i) {
            float& prior = tree_.edge(branches_[i].edge).prior;
            if (prior == 0) prior = even + (1 - settings_.blind) * looks_[i] / sum;
        }
    }

    void learn(const Rewards& rewards) {
        for (const Step& step : path_) {
            const Node& node = tree_.node(step.node);
            Edge& edge = tree_.edge(step.edge);
            ++edge.visits;
            edge.reward += static_cast<double>(rewards[node.seat]);
            if (node.sealed) regret(node, edge);
        }
        for (std::size_t i = 0; i < totals_.size(); ++i) totals_[i] += static_cast<double>(rewards[i]);
        ++iterations_;
    }

    // How much better every other answer has been on average than the one given: regret matching with average rewards
    // in the place of what each answer would have brought this time.
    void regret(const Node& node, const Edge& given) {
        const double got = given.reward / given.visits;
        for (EdgeId id = node.first; id != no_link; id = tree_.edge(id).next) {
            Edge& other = tree_.edge(id);
            if (other.visits == 0) continue;
            const auto more = static_cast<float>(other.reward / other.visits - got);
            other.regret = std::max(0.0F, other.regret + more);
        }
    }

    const Rules& rules_;
    SearchSettings settings_;
    Rollout<G, Evaluation, Policy> rollout_;
    View view_{};
    std::vector<Action> actions_;  // at the root
    Tree tree_;
    NodeId root_ = no_link;
    std::array<double, max_seats> totals_{};
    std::uint64_t iterations_ = 0;

    std::vector<Branch> branches_;
    std::vector<float> looks_;
    std::vector<Step> path_;
};

}  // namespace mehen
