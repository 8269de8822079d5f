// For beginners: looks one answer ahead, but now and then overlooks what is best.
#pragma once

#include <span>
#include <vector>

#include "bots/bot.h"
#include "bots/evaluation.h"

namespace mehen {

template <class G>
class EasyBot {
public:
    explicit EasyBot(const typename G::Rules& rules) : rules_(rules) {}

    Action choose(const typename G::View& view, Seat seat, std::span<const Action> actions, const Budget&, Rng& rng) {
        std::vector<int> values = looks<G>(rules_, view, seat, actions, rng);
        for (int& value : values) value += static_cast<int>(rng.below(misjudged));
        const bool careless = rng.below(100) < careless_percent;
        return actions[careless ? rng.below(static_cast<std::uint32_t>(actions.size())) : pick_best(values, rng)];
    }

private:
    static constexpr std::uint32_t misjudged = 150;        // hundredths of a logit: a victory point or two, never a win
    static constexpr std::uint32_t careless_percent = 15;  // of answers given without a look

    const typename G::Rules& rules_;
};

}  // namespace mehen
