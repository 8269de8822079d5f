// Any legal answer, each as likely as the others.
#pragma once

#include <span>

#include "bots/bot.h"
#include "core/game.h"

namespace mehen {

template <class G>
class RandomBot {
public:
    explicit RandomBot(const typename G::Rules&) {}

    Action choose(const typename G::View&, Seat, std::span<const Action> actions, const Budget&, Rng& rng) {
        return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    }
};

}  // namespace mehen
