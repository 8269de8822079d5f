// What a search and the simpler bots think of positions and answers. Both are parameters of the search: another
// evaluation, a learned one for example, takes the place of these.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "core/game.h"
#include "core/playout.h"
#include "core/worth.h"

namespace mehen {

// The share of the win that each seat can expect; in all 1.
using Rewards = std::array<float, max_seats>;

inline Rewards shares_of(const Worths& worth, int seats) {
    Rewards rewards{};
    const int best = *std::max_element(worth.begin(), worth.begin() + seats);
    float sum = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
        rewards[i] = std::exp(static_cast<float>(worth[i] - best) / 100);
        sum += rewards[i];
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) rewards[i] /= sum;
    return rewards;
}

// A finished game: the win, shared by those in first place, and a little for the margin, so that a lost game is still
// played well.
template <Game G>
Rewards rewards_at_end(const typename G::Rules& rules, const typename G::State& s) {
    constexpr float margin = 0.04F;
    const Result result = G::result(rules, s);
    Worths points{};
    for (std::size_t i = 0; i < rules.seats; ++i) points[i] = result.score[i] * 20;
    Rewards rewards = shares_of(points, rules.seats);
    for (std::size_t i = 0; i < rules.seats; ++i)
        rewards[i] = margin * rewards[i] + (1 - margin) * static_cast<float>(share_of_win(result.place, i));
    return rewards;
}

// The game's own features and weights.
template <Game G>
struct FeatureEvaluation {
    Rewards operator()(const typename G::Rules& rules, const typename G::State& s) const {
        if (!G::ask(s).open()) return rewards_at_end<G>(rules, s);
        return shares_of(G::worths(rules, s), rules.seats);
    }
};

// Looks one answer ahead.
template <Game G>
struct GreedyPolicy {
    // How good the position looks to the seat after each answer, in hundredths of a logit.
    void judge(const typename G::Rules& rules, const typename G::State& now, Seat seat, std::span<const Action> actions,
               std::span<int> values) const {
        const auto look = looking(rules, now, seat);
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const std::size_t earlier = first_alike(rules, actions, i);
            values[i] = earlier < i ? values[earlier] : look(actions[i]);
        }
    }

private:
    // Looks at the position after an answer. Where everything lies open and the game can tell for whom an answer has
    // changed nothing, what those have is known from before.
    static auto looking(const typename G::Rules& rules, const typename G::State& now, Seat seat) {
        const auto after = [&rules, &now, seat](Action action) {
            typename G::State s = now;
            G::apply(rules, s, seat, action, nullptr);
            return s;
        };
        if constexpr (requires { G::worth_the_same(rules, now, now, seat); })
            return [&rules, &now, seat, after, then = G::worths(rules, now)](Action action) {
                const typename G::State s = after(action);
                return G::value_to(rules, s, seat, G::worths_after(rules, now, then, s));
            };
        else
            return [&rules, seat, after](Action action) {
                return G::evaluate(rules, G::observe(rules, after(action), seat), seat);
            };
    }

    // The first answer after which the position looks as it does after this one, as far as the game knows.
    static std::size_t first_alike(const typename G::Rules& rules, std::span<const Action> actions, std::size_t i) {
        if constexpr (requires { G::look_alike(rules, actions[0], actions[0]); })
            for (std::size_t earlier = 0; earlier < i; ++earlier)
                if (G::look_alike(rules, actions[earlier], actions[i])) return earlier;
        return i;
    }
};

// How the answers look in one state that fits what the seat sees.
template <Game G>
std::vector<int> looks(const typename G::Rules& rules, const typename G::View& view, Seat seat,
                       std::span<const Action> actions, Rng& rng) {
    const typename G::State now = G::determinize(rules, view, rng);
    std::vector<int> values(actions.size());
    GreedyPolicy<G>{}.judge(rules, now, seat, actions, values);
    return values;
}

// Any answer is as good as another.
template <Game G>
struct BlindPolicy {
    void judge(const typename G::Rules&, const typename G::State&, Seat, std::span<const Action>,
               std::span<int> values) const {
        std::fill(values.begin(), values.end(), 0);
    }
};

// The place of the highest value; among equals any, so that a bot cannot be read.
inline std::size_t pick_best(std::span<const int> values, Rng& rng) {
    std::size_t best = 0;
    std::uint32_t equals = 1;
    for (std::size_t i = 1; i < values.size(); ++i) {
        if (values[i] > values[best]) {
            best = i;
            equals = 1;
        } else if (values[i] == values[best] && rng.below(++equals) == 0) {
            best = i;
        }
    }
    return best;
}

}  // namespace mehen
