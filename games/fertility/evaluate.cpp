// How good a position looks. For bots; no rule reads it.
#include <algorithm>

#include "games/fertility/game.h"
#include "games/fertility/scoring.h"
#include "games/fertility/weights.h"

namespace mehen::fertility {

int Fertility::phase(const Rules& rules, const State& s) {
    return phase_of(rules, s.table);
}

FeatureList Fertility::features(const Rules& rules, const State& s, Seat seat) {
    return features_of(rules, s.table, seat);
}

const Weights<feature_count>& Fertility::weights(const Rules&) {
    return weight::table;
}

// A turn is over, or has not begun.
bool Fertility::quiet(const State& s) {
    return is(s.flow.ask, AskKind::place) || is(s.flow.ask, AskKind::metropolis);
}

int Fertility::evaluate(const Rules& rules, const View& view, Seat seat) {
    const OpenTable& t = view.table;
    int won = 0;
    Worths worth{};
    if (view.flow.ask.open()) {
        const int phase = phase_of(rules, t);
        for (Seat each = 0; each < rules.seats; ++each)
            worth[each] = weigh(features_of(rules, t, each), weight::table, phase);
    } else {  // only the place counts, then the debens
        const Result end = standing(rules, t);
        for (Seat each = 0; each < rules.seats; ++each) worth[each] = 100 * end.score[each];
        won = weight::won * (rules.seats - end.place[seat]);
    }
    int best_rival = -1'000'000;
    for (Seat other = 0; other < rules.seats; ++other)
        if (other != seat) best_rival = std::max(best_rival, worth[other]);
    return won + 2 * worth[seat] - best_rival;
}

}  // namespace mehen::fertility
