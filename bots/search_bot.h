// The search as a player: budgets, threads, and the tree kept from one decision to the next.
#pragma once

#include <algorithm>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "bots/allowance.h"
#include "bots/sealed.h"
#include "bots/search.h"

#ifdef MEHEN_THREADS
#include <thread>
#endif

namespace mehen {

template <Game G, class Evaluation = FeatureEvaluation<G>, class Policy = GreedyPolicy<G>>
class SearchBotOf {
public:
    using Rules = typename G::Rules;
    using View = typename G::View;

    explicit SearchBotOf(const Rules& rules) : SearchBotOf(rules, settings_for<G>(rules)) {}
    SearchBotOf(const Rules& rules, SearchSettings settings, Evaluation evaluation = {}, Policy policy = {})
        : rules_(rules),
          settings_(settings),
          evaluation_(evaluation),
          policy_(policy),
          sealed_(rules, settings.longest_rollout, evaluation, policy) {}

    Action choose(const View& view, Seat seat, std::span<const Action> actions, const Budget& budget, Rng& rng) {
        if (const auto planned = next_of_plan(actions)) return *planned;
        if (actions.size() == 1) return actions[0];
        const Study found = study(view, seat, actions, budget, rng, part_for_one);
        answered_ = next_of_plan(actions).value_or(found.options[0].action);
        return answered_;
    }

    // Looks at some of the answers, or at all.
    Study study(const View& view, Seat seat, std::span<const Action> actions, const Budget& budget, Rng& rng,
                double part = 1) {
        const Ask ask = G::ask(G::determinize(rules_, view, rng));
        const bool goes_on = allowance_.begin(G::turn_of(view), budget, part);
        threads_ = threads_for(budget);
        plan_.clear();
        Study found;
        if (ask.sealed != 0) {
            found = study_sealed(view, seat, actions, rng);
        } else {
            set_root(view, seat, ask, actions, goes_on);
            think_in_threads(rng);
            found = merged(seat, actions);
        }
        allowance_.end(found.iterations);
        std::stable_sort(found.options.begin(), found.options.end(),
                         [](const auto& a, const auto& b) { return a.visits > b.visits; });
        return found;
    }

private:
    using OwnSearch = Search<G, Evaluation, Policy>;

    // The rest of what was planned for a sealed question, as long as it fits.
    std::optional<Action> next_of_plan(std::span<const Action> actions) {
        if (plan_.empty()) return std::nullopt;
        const Action next = plan_.front();
        plan_.pop_front();
        if (std::find(actions.begin(), actions.end(), next) != actions.end()) return next;
        plan_.clear();
        return std::nullopt;
    }

    // --- ordinary questions

    static std::size_t threads_for([[maybe_unused]] const Budget& budget) {
#ifdef MEHEN_THREADS
        return static_cast<std::size_t>(std::max(1, budget.threads));
#else
        return 1;
#endif
    }

    void set_root(const View& view, Seat seat, const Ask& ask, std::span<const Action> actions, bool goes_on) {
        goes_on &= searches_.size() == threads_;
        while (searches_.size() < threads_)
            searches_.push_back(std::make_unique<OwnSearch>(rules_, settings_, evaluation_, policy_));
        searches_.resize(threads_);
        for (auto& search : searches_)
            if (goes_on)
                search->go_on(answered_, view, seat, ask, actions);
            else
                search->begin(view, seat, ask, actions);
    }

    // Every thread has a tree of its own; what they found is added up at the root.
    void think_in_threads(Rng& rng) {
#ifdef MEHEN_THREADS
        std::vector<std::thread> others;
        for (std::size_t i = 1; i < threads_; ++i)
            others.emplace_back([this, i, seed = rng.next()] {
                Rng own(seed);
                think(*searches_[i], own);
            });
        think(*searches_[0], rng);
        for (std::thread& other : others) other.join();
#else
        think(*searches_[0], rng);
#endif
    }

    // Until the budget is used, or no other answer can come first any more.
    void think(OwnSearch& search, Rng& rng) const {
        constexpr std::uint64_t between_looks = 64;
        while (!allowance_.over(search.iterations(), threads_)) {
            search.iterate(rng);
            const std::uint64_t done = search.iterations();
            if (done % between_looks == 0 && lead(search) > allowance_.left(done, threads_)) return;
        }
        if (search.iterations() == 0) search.iterate(rng);
    }

    // By how many visits the first answer is ahead of the second; not at all where there is one only. Answers that an
    // earlier question had besides do not count.
    static double lead(const OwnSearch& search) {
        std::uint32_t first = 0;
        std::uint32_t second = 0;
        const Tree& tree = search.tree();
        if (search.answers() < 2) return 0;
        for (EdgeId id = tree.node(search.root()).first; id != no_link; id = tree.edge(id).next) {
            if (!search.looks_at(tree.edge(id).action)) continue;
            const std::uint32_t visits = tree.edge(id).visits;
            second = std::max(second, std::min(first, visits));
            first = std::max(first, visits);
        }
        return first - second;
    }

    Study merged(Seat seat, std::span<const Action> actions) const {
        Study found;
        for (const Action& action : actions) found.options.push_back({action, 0, 0});
        for (const auto& search : searches_) {
            const Tree& tree = search->tree();
            for (EdgeId id = tree.node(search->root()).first; id != no_link; id = tree.edge(id).next) {
                const Edge& edge = tree.edge(id);
                const auto at = std::find(actions.begin(), actions.end(), edge.action);
                if (at == actions.end()) continue;
                Study::Option& option = found.options[static_cast<std::size_t>(at - actions.begin())];
                option.chance += edge.reward;
                option.visits += edge.visits;
            }
            for (std::size_t i = 0; i < max_seats; ++i) found.chance[i] += search->totals()[i];
            found.iterations += search->iterations();
        }
        for (Study::Option& option : found.options)
            if (option.visits > 0) option.chance /= static_cast<double>(option.visits);
        set_chances(seat, found);
        return found;
    }

    // The seat's own chance is that of its best answer, not the average over all that was tried; the others share the
    // rest as they did in all iterations.
    static void set_chances(Seat seat, Study& found) {
        const auto best = std::max_element(found.options.begin(), found.options.end(),
                                           [](const auto& a, const auto& b) { return a.visits < b.visits; });
        double others = 0;
        for (std::size_t i = 0; i < max_seats; ++i) others += i == seat ? 0 : found.chance[i];
        for (std::size_t i = 0; i < max_seats; ++i)
            found.chance[i] = i == seat ? best->chance : (1 - best->chance) * found.chance[i] / std::max(others, 1e-9);
    }

    // --- sealed questions

    Study study_sealed(const View& view, Seat seat, std::span<const Action> actions, Rng& rng) {
        searches_.clear();  // no tree goes on behind a sealed question
        const auto more = [&](std::uint64_t playings) { return !allowance_.over(playings, 1); };
        const auto solution = sealed_.solve(view, seat, actions, more, rng);
        plan_ = sealed_.pick(solution, rng);
        Study found;
        for (const Action& action : actions) found.options.push_back(solution.option(action));
        found.chance = solution.chances(seat, rules_.seats);
        found.iterations = solution.playings;
        return found;
    }

    const Rules& rules_;
    SearchSettings settings_;
    Evaluation evaluation_;
    Policy policy_;
    Allowance allowance_;
    SealedSolver<G, Evaluation, Policy> sealed_;
    std::size_t threads_ = 1;
    std::vector<std::unique_ptr<OwnSearch>> searches_;
    std::deque<Action> plan_;
    Action answered_{};
};

template <Game G>
using SearchBot = SearchBotOf<G>;

}  // namespace mehen
