// Whole games played by uniformly random answers: the engine's benchmark, its signature and its tests.
#pragma once

#include <cassert>
#include <cstdint>

#include "core/game.h"
#include "core/hash.h"
#include "core/number.h"
#include "core/rng.h"

namespace mehen {

struct PlayoutCount {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;  // answers by seats
    std::uint64_t forced = 0;     // of these, with one legal action
    std::uint64_t chance = 0;     // answers by chance
    std::uint64_t unfinished = 0;

    PlayoutCount& operator+=(const PlayoutCount& other) {
        games += other.games;
        decisions += other.decisions;
        forced += other.forced;
        chance += other.chance;
        unfinished += other.unfinished;
        return *this;
    }
};

// A game longer than this is given up and counted as unfinished.
inline constexpr std::uint64_t playout_limit = 100'000;

// Buffers of a game's own size, made once and used for many games.
template <Game G>
struct Buffers {
    Buffer<Action, G::max_actions> actions;
    Buffer<Outcome, G::max_outcomes> outcomes;
};

// One answer of chance. A game that can draw without listing every outcome does so, with the same result.
template <Game G>
Action sample_chance(const typename G::Rules& rules, const typename G::State& s, Rng& rng, Buffers<G>& buffers) {
    if constexpr (requires { G::sample(rules, s, rng); }) return G::sample(rules, s, rng);
    buffers.outcomes.clear();
    G::outcomes(rules, s, buffers.outcomes);
    return pick_outcome(buffers.outcomes, rng);
}

// Plays on from a state to its end. `each(seat, action)` is told of every answer before it is applied.
template <Game G, class Each>
PlayoutCount play_on(const typename G::Rules& rules, typename G::State& s, Rng& rng, Buffers<G>& buffers, Each&& each) {
    PlayoutCount count;
    count.games = 1;
    for (Ask ask = G::ask(s); ask.open(); ask = G::ask(s)) {
        if (ask.to_chance()) {
            const Action action = sample_chance<G>(rules, s, rng, buffers);
            each(chance, action);
            G::apply(rules, s, chance, action, nullptr);
            ++count.chance;
            continue;
        }
        if (count.decisions + count.chance >= playout_limit) {
            count.unfinished = 1;
            break;
        }
        const Seat seat = lowest_seat(ask.seats);
        buffers.actions.clear();
        G::legal(rules, s, seat, buffers.actions);
        const auto options = fit<std::uint32_t>(buffers.actions.size());
        assert(options > 0);
        const Action action = buffers.actions[options == 1 ? 0 : rng.below(options)];
        each(seat, action);
        G::apply(rules, s, seat, action, nullptr);
        ++count.decisions;
        count.forced += options == 1 ? 1U : 0U;
    }
    return count;
}

template <Game G>
PlayoutCount play_seed(const typename G::Rules& rules, std::uint64_t seed, Buffers<G>& buffers, Hash* signature) {
    Rng rng(seed);
    typename G::State s;
    G::start(rules, s, nullptr);
    if (signature == nullptr) return play_on<G>(rules, s, rng, buffers, [](Seat, Action) {});
    const PlayoutCount count = play_on<G>(rules, s, rng, buffers, [&](Seat seat, Action action) {
        signature->add(seat);
        signature->add(action.bits());
    });
    const Result result = G::result(rules, s);
    for (std::size_t i = 0; i < max_seats; ++i) {
        signature->add(static_cast<std::uint64_t>(static_cast<std::int64_t>(result.score[i])));
        signature->add(result.place[i]);
    }
    return count;
}

// Leaf counts: every legal action and every distinct chance outcome is one ply.
template <Game G>
std::uint64_t perft(const typename G::Rules& rules, const typename G::State& s, int depth) {
    const Ask ask = G::ask(s);
    if (depth == 0 || !ask.open()) return depth == 0 ? 1 : 0;
    Buffers<G> buffers;
    std::uint64_t nodes = 0;
    const auto follow = [&](Seat seat, Action action) {
        typename G::State next = s;
        G::apply(rules, next, seat, action, nullptr);
        nodes += perft<G>(rules, next, depth - 1);
    };
    if (ask.to_chance()) {
        G::outcomes(rules, s, buffers.outcomes);
        if (depth == 1) return buffers.outcomes.size();
        for (const Outcome& outcome : buffers.outcomes) follow(chance, outcome.action);
    } else {
        const Seat seat = lowest_seat(ask.seats);
        G::legal(rules, s, seat, buffers.actions);
        if (depth == 1) return buffers.actions.size();
        for (const Action& action : buffers.actions) follow(seat, action);
    }
    return nodes;
}

}  // namespace mehen
