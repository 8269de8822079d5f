#include "core/any_game.h"

namespace mehen {

Setup default_setup(const GameFacts& facts, int seats) {
    Setup setup;
    setup.seats = seats;
    for (std::size_t i = 0; i < facts.options.size(); ++i) setup.option[i] = facts.options[i].default_value;
    return setup;
}

Answer random_answer(const AnyRules& rules, const std::byte* state, Rng& rng) {
    const Ask ask = rules.ask(state);
    if (ask.to_chance()) return {chance, pick_outcome(rules.outcomes(state), rng)};
    const Seat seat = lowest_seat(ask.seats);
    const auto actions = rules.legal(state, seat);
    return {seat, actions[actions.size() == 1 ? 0 : rng.below(static_cast<std::uint32_t>(actions.size()))]};
}

StateBytes play_set_up(const AnyRules& rules, std::uint64_t seed) {
    Rng rng(seed);
    StateBytes s(rules.state_bytes());
    rules.start(s.data(), nullptr);
    while (rules.setting_up(s.data()) && rules.ask(s.data()).open()) {
        const Answer answer = random_answer(rules, s.data(), rng);
        rules.apply(s.data(), answer.seat, answer.action, nullptr);
    }
    return s;
}

}  // namespace mehen
