// Tries every legal answer on a state that fits what the seat sees, and takes the one after which the
// position looks best; among equals any, so that it cannot be read.
#pragma once

#include <span>

#include "bots/bot.h"
#include "bots/evaluation.h"

namespace mehen {

template <class G>
class GreedyBot {
public:
    explicit GreedyBot(const typename G::Rules& rules) : rules_(rules) {}

    Action choose(const typename G::View& view, Seat seat, std::span<const Action> actions, const Budget&, Rng& rng) {
        return actions[pick_best(looks<G>(rules_, view, seat, actions, rng), rng)];
    }

private:
    const typename G::Rules& rules_;
};

}  // namespace mehen
