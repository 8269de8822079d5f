// Tries every legal answer on a state that fits what the seat sees, and takes the one after which the
// position looks best; among equals any, so that it cannot be read.
#pragma once

#include <span>

#include "bots/bot.h"
#include "core/game.h"

namespace mehen {

template <class G>
class GreedyBot {
public:
    GreedyBot(const typename G::Rules& rules, const Budget&) : rules_(rules) {}

    Action choose(const typename G::View& view, Seat seat, std::span<const Action> actions, Rng& rng) {
        const typename G::State now = G::determinize(rules_, view, rng);
        Action best = actions[0];
        int best_value = 0;
        std::uint32_t equals = 0;
        for (const Action& action : actions) {
            typename G::State next = now;
            G::apply(rules_, next, seat, action, nullptr);
            const int value = G::evaluate(rules_, G::observe(rules_, next, seat), seat);
            if (equals == 0 || value > best_value) {
                best = action;
                best_value = value;
                equals = 1;
            } else if (value == best_value && rng.below(++equals) == 0) {
                best = action;
            }
        }
        return best;
    }

private:
    const typename G::Rules& rules_;
};

}  // namespace mehen
