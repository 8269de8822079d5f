// Sealed questions: everybody chooses in secret, all answers open together. The seat's own plans are set against what
// the rival may choose, over all that the rival may still hold; both are mixed as in the equilibrium of that matrix, so
// that the seat cannot be read. What the rival really chose plays no part.
#pragma once

#include <algorithm>
#include <deque>
#include <numeric>
#include <vector>

#include "bots/bot.h"
#include "bots/matrix.h"
#include "bots/rollout.h"

namespace mehen {

struct SealedSettings {
    std::size_t width = 3;  // of the later answers of a plan, how many are looked at; of the first all
    std::size_t longest = 8;
    std::size_t most_plans = 64;
};

template <Game G, class Evaluation = FeatureEvaluation<G>, class Policy = GreedyPolicy<G>>
class SealedSolver {
public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using View = typename G::View;
    using Plan = std::vector<Action>;

    struct Solution {
        std::vector<Plan> plans;
        std::vector<double> share;               // how often each is to be chosen
        std::vector<double> reward;              // the share of the win it brings against the rival's mixture
        std::array<double, max_seats> totals{};  // of all playings
        std::uint64_t playings = 0;

        // What beginning with an answer comes to.
        Study::Option option(Action action) const {
            double shares = 0;
            double best = 0;
            double mixed = 0;
            for (std::size_t i = 0; i < plans.size(); ++i) {
                if (plans[i][0] != action) continue;
                shares += share[i];
                mixed += share[i] * reward[i];
                best = std::max(best, reward[i]);
            }
            constexpr double noise = 0.01;  // of an unfinished solution
            return {action, shares > noise ? mixed / shares : best,
                    static_cast<std::uint64_t>(shares * static_cast<double>(playings))};
        }

        // The seat's own as the equilibrium has it, the rest in the proportions of all playings.
        std::array<double, max_seats> chances(Seat seat, int seats) const {
            std::array<double, max_seats> chances{};
            for (std::size_t i = 0; i < plans.size(); ++i) chances[seat] += share[i] * reward[i];
            double others = 0;
            for (Seat each = 0; each < seats; ++each) others += each == seat ? 0 : totals[each];
            for (Seat each = 0; each < seats; ++each)
                if (each != seat) chances[each] = (1 - chances[seat]) * totals[each] / std::max(others, 1e-9);
            return chances;
        }
    };

    // One of the plans, each as often as it should be. Shares far below the largest are noise of an unfinished
    // solution.
    static std::deque<Action> pick(const Solution& solution, Rng& rng) {
        if (solution.plans.empty()) return {};
        const double least = 0.1 * *std::max_element(solution.share.begin(), solution.share.end());
        double sum = 0;
        for (const double share : solution.share) sum += share < least ? 0 : share;
        double left = sum * rng.below(1U << 30) / (1U << 30);
        std::size_t chosen = 0;
        for (std::size_t i = 0; i < solution.plans.size() && left >= 0; ++i) {
            if (solution.share[i] < least) continue;
            chosen = i;
            left -= solution.share[i];
        }
        return {solution.plans[chosen].begin(), solution.plans[chosen].end()};
    }

    SealedSolver(const Rules& rules, int longest_rollout, Evaluation evaluation = {}, Policy policy = {},
                 SealedSettings settings = {})
        : rules_(rules), settings_(settings), rollout_(rules, longest_rollout, evaluation, policy) {}

    // Plays on as long as `more(playings so far)` says so, but every beginning once. Plans that there was no time for
    // are not in the solution, nor what the rival could answer but few plans have been set against.
    template <class More>
    Solution solve(const View& view, Seat seat, std::span<const Action> actions, More&& more, Rng& rng) {
        Solution solution;
        State s = imagine(view, seat, rng);
        solution.plans = collect(s, seat, actions);
        if (solution.plans.empty()) return solution;
        PlanTable table(solution.plans.size());
        for (bool goes_on = true; goes_on; s = imagine(view, seat, rng))
            goes_on = play_all(s, seat, solution, table, more, rng);
        if (const std::uint64_t played = solution.playings; played < solution.plans.size())
            solution.plans.resize(static_cast<std::size_t>(played));
        const MatrixGame game = table.game(solution.plans.size());
        const Equilibrium mixed = mehen::solve(game, 400);
        solution.share = mixed.row;
        for (std::size_t i = 0; i < game.rows; ++i) {
            double reward = 0;
            for (std::size_t j = 0; j < game.columns; ++j) reward += table.own(i, j) * mixed.column[j];
            solution.reward.push_back(reward);
        }
        return solution;
    }

private:
    // What every plan has brought against each first answer of the rival.
    class PlanTable {
    public:
        explicit PlanTable(std::size_t plans) : plans_(plans) {}

        std::size_t column(Action answer) {
            const auto at = std::find(answers_.begin(), answers_.end(), answer);
            if (at == answers_.end()) {
                answers_.push_back(answer);
                cells_.resize(cells_.size() + plans_);
                return answers_.size() - 1;
            }
            return static_cast<std::size_t>(at - answers_.begin());
        }
        void add(std::size_t plan, std::size_t column, double own, double rival) {
            Cell& cell = cells_[column * plans_ + plan];
            cell.own += own;
            cell.lead += own - rival;
            cell.count += 1;
        }
        double own(std::size_t plan, std::size_t column) const {
            const Cell& cell = cells_[column * plans_ + plan];
            return cell.own / cell.count;
        }
        // Of the first plans, which all have been played.
        MatrixGame game(std::size_t plans) const {
            MatrixGame game{plans, finished_columns(), {}};
            for (std::size_t i = 0; i < game.rows; ++i)
                for (std::size_t j = 0; j < game.columns; ++j) {
                    const Cell& cell = cells_[j * plans_ + i];
                    game.payoff.push_back(cell.lead / cell.count);
                }
            return game;
        }

    private:
        struct Cell {
            double own = 0;
            double lead = 0;
            int count = 0;
        };

        // All answers but the last one have been set against every plan; that one, if it is not the only one, counts
        // when it has.
        std::size_t finished_columns() const {
            return answers_.size() > 1 && cells_.back().count == 0 ? answers_.size() - 1 : answers_.size();
        }

        std::size_t plans_;
        std::vector<Action> answers_;
        std::vector<Cell> cells_;
    };

    // A state that fits the view, in which nobody else has answered yet.
    State imagine(const View& view, Seat seat, Rng& rng) const {
        State s = G::determinize(rules_, view, rng);
        if constexpr (requires { G::reopen(rules_, s, seat); }) G::reopen(rules_, s, seat);
        return s;
    }

    bool still_asked(const State& s, Seat seat) const {
        return G::ask(s).sealed != 0 && contains(G::ask(s).seats, seat);
    }

    struct Draft {
        State s;
        Plan plan;
    };

    // Plans that begin with one of `actions` and go on with what looks best. Each beginning has its share of them; the
    // shortest of each come first, so that even a little time is spent on every beginning.
    std::vector<Plan> collect(const State& start, Seat seat, std::span<const Action> actions) {
        const std::size_t share = std::max<std::size_t>(1, settings_.most_plans / actions.size());
        std::vector<std::vector<Plan>> by_beginning;
        for (const Action& first : actions) by_beginning.push_back(collect_from(start, seat, first, share));
        beginnings_ = static_cast<std::size_t>(
            std::count_if(by_beginning.begin(), by_beginning.end(), [](const auto& each) { return !each.empty(); }));
        std::vector<Plan> plans;
        for (std::size_t i = 0; i < share; ++i)
            for (std::vector<Plan>& beginning : by_beginning)
                if (i < beginning.size()) plans.push_back(std::move(beginning[i]));
        return plans;
    }

    std::vector<Plan> collect_from(const State& start, Seat seat, Action first, std::size_t most) {
        std::vector<Plan> plans;
        std::deque<Draft> drafts = {{start, {}}};
        add_answer(drafts.front(), seat, first);
        for (std::size_t at = 0; at < drafts.size() && plans.size() < most; ++at) {
            if (!still_asked(drafts[at].s, seat)) {
                plans.push_back(drafts[at].plan);
                continue;
            }
            if (drafts[at].plan.size() == settings_.longest) continue;
            for (const Action& answer : worth_trying(drafts[at].s, seat)) {
                Draft next = drafts[at];
                add_answer(next, seat, answer);
                // The same cards in another order are the same plan.
                const auto same = [&](const Draft& draft) { return draft.s == next.s; };
                if (std::none_of(drafts.begin(), drafts.end(), same)) drafts.push_back(std::move(next));
            }
        }
        return plans;
    }

    void add_answer(Draft& draft, Seat seat, Action answer) const {
        draft.plan.push_back(answer);
        G::apply(rules_, draft.s, seat, answer, nullptr);
    }

    // Those that end the plan, and the few others that look best.
    std::vector<Action> worth_trying(const State& s, Seat seat) {
        rollout_.list_answers(s, seat);
        std::vector<Action> answers(rollout_.answers().begin(), rollout_.answers().end());
        if (answers.size() <= settings_.width) return answers;
        const std::span<const int> values = rollout_.judge(s, seat);
        std::vector<std::size_t> order(answers.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return values[a] > values[b]; });
        std::vector<Action> kept;
        for (std::size_t i = 0; i < order.size(); ++i) {
            State next = s;
            G::apply(rules_, next, seat, answers[order[i]], nullptr);
            if (i < settings_.width || !still_asked(next, seat)) kept.push_back(answers[order[i]]);
        }
        return kept;
    }

    // Against whom the seat's plans are set: of several who choose the first that is on another side.
    Seat rival_among(const State& s, Seat seat, SeatMask others) const {
        const auto team = G::result(rules_, s).team;
        for (const Seat rival : others)
            if (team[rival] != team[seat]) return rival;
        return lowest_seat(others);
    }

    // Every plan against everything the rival could begin with, as far as there is time. False: there is no more.
    template <class More>
    bool play_all(const State& s, Seat seat, Solution& solution, PlanTable& table, More&& more, Rng& rng) {
        const SeatMask others = G::ask(s).seats & ~mask_of(seat);
        const Seat rival = others == no_seats ? seat : rival_among(s, seat, others);
        std::vector<Action> firsts = {Action{}};
        if (rival != seat) {
            rollout_.list_answers(s, rival);
            firsts.assign(rollout_.answers().begin(), rollout_.answers().end());
        }
        for (const Action& first : firsts) {
            State answered = s;
            if (rival != seat) {
                G::apply(rules_, answered, rival, first, nullptr);
                finish(answered, others, rng);
            }
            const std::size_t column = table.column(first);
            for (std::size_t i = 0; i < solution.plans.size(); ++i) {
                State end = answered;
                for (const Action& answer : solution.plans[i]) G::apply(rules_, end, seat, answer, nullptr);
                rollout_.play_on(end, rollout_.next_question(end, rng), rng);
                const Rewards rewards = rollout_.value(end);
                table.add(i, column, static_cast<double>(rewards[seat]),
                          rival == seat ? 0.0 : static_cast<double>(rewards[rival]));
                for (std::size_t k = 0; k < rewards.size(); ++k) solution.totals[k] += static_cast<double>(rewards[k]);
                ++solution.playings;
                if (solution.playings >= beginnings_ && !more(solution.playings)) return false;
            }
        }
        return true;
    }

    // The others give the rest of their answers blindly.
    void finish(State& s, SeatMask others, Rng& rng) {
        for (SeatMask left = G::ask(s).seats & others; left != no_seats; left = G::ask(s).seats & others) {
            const Seat other = lowest_seat(left);
            rollout_.list_answers(s, other);
            const ActionList& answers = rollout_.answers();
            G::apply(rules_, s, other, answers[rng.below(static_cast<std::uint32_t>(answers.size()))], nullptr);
        }
    }

    const Rules& rules_;
    SealedSettings settings_;
    Rollout<G, Evaluation, Policy> rollout_;
    std::size_t beginnings_ = 0;  // of the plans collected last
};

}  // namespace mehen
