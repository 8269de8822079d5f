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
        const typename G::State now = G::determinize(rules_, view, rng);
        values_.resize(actions.size());
        GreedyPolicy<G>{}.judge(rules_, now, seat, actions, values_);
        // A worth misjudged by up to a large tile or a victory point; a win or a loss at hand is seen as well as ever.
        for (int& value : values_) value += static_cast<int>(rng.below(misjudged));
        const bool careless = rng.below(100) < careless_percent;
        return actions[careless ? rng.below(static_cast<std::uint32_t>(actions.size())) : pick_best(values_, rng)];
    }

private:
    static constexpr std::uint32_t misjudged = 150;  // hundredths of a logit
    static constexpr std::uint32_t careless_percent = 15;

    const typename G::Rules& rules_;
    std::vector<int> values_;
};

}  // namespace mehen
