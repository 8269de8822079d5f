// What a player has, for bots; no rule reads it.
#include "games/fertility/game.h"
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

bool Fertility::worth_the_same(const Rules&, const State& before, const State& after, Seat seat) {
    return looks_the_same(before.table, after.table, seat);
}

// A turn is over, or has not begun.
bool Fertility::quiet(const State& s) {
    return is(s.flow.ask, AskKind::place) || is(s.flow.ask, AskKind::metropolis);
}

}  // namespace mehen::fertility
