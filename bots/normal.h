// Looks at the answers that seem best a little further: how does the turn end if it goes on like this?
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "bots/evaluation.h"

namespace mehen {

template <class G>
class NormalBot {
public:
    explicit NormalBot(const typename G::Rules& rules) : rules_(rules) {}

    Action choose(const typename G::View& view, Seat seat, std::span<const Action> actions, const Budget&, Rng& rng) {
        if (actions.size() == 1) return actions[0];
        const typename G::State now = G::determinize(rules_, view, rng);
        values_.resize(actions.size());
        policy_.judge(rules_, now, seat, actions, values_);
        if (G::ask(now).sealed == 0)
            for (const std::size_t at : best_few()) {
                if (wins(now, seat, actions[at])) return actions[at];
                values_[at] = look_ahead(now, seat, actions[at], rng);
            }
        return actions[pick_best(values_, rng)];
    }

private:
    static constexpr std::size_t candidates = 4;
    static constexpr int longest = 4;  // further answers of the same seat

    // The places of the highest values; everything else is out of the running.
    std::vector<std::size_t> best_few() {
        std::vector<std::size_t> order(values_.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        const std::size_t few = std::min(candidates, order.size());
        std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(few), order.end(),
                          [&](std::size_t a, std::size_t b) { return values_[a] > values_[b]; });
        for (std::size_t i = few; i < order.size(); ++i) values_[order[i]] = out_of_the_running;
        order.resize(few);
        return order;
    }

    // At once.
    bool wins(typename G::State s, Seat seat, Action action) const {
        G::apply(rules_, s, seat, action, nullptr);
        return !G::ask(s).open() && G::result(rules_, s).place[seat] == 1;
    }

    // The seat goes on with what looks best, until somebody else is asked.
    int look_ahead(typename G::State s, Seat seat, Action action, Rng& rng) {
        G::apply(rules_, s, seat, action, nullptr);
        for (int i = 0; i < longest && G::ask(s).seats == mask_of(seat) && !G::quiet(s); ++i) {
            actions_.clear();
            G::legal(rules_, s, seat, actions_);
            further_.resize(actions_.size());
            policy_.judge(rules_, s, seat, std::span(actions_.begin(), actions_.size()), further_);
            G::apply(rules_, s, seat, actions_[pick_best(further_, rng)], nullptr);
        }
        return G::evaluate(rules_, G::observe(rules_, s, seat), seat);
    }

    static constexpr int out_of_the_running = -1'000'000'000;

    const typename G::Rules& rules_;
    GreedyPolicy<G> policy_;
    std::vector<int> values_;
    std::vector<int> further_;
    Buffer<Action, G::max_actions> actions_;
};

}  // namespace mehen
