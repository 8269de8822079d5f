#include "core/any_game.h"

#include <algorithm>

#include "core/shortened.h"

namespace mehen {

namespace {

constexpr Text bad_seats = {"{0} is played with {1} to {2} seats, not {3}", "w {0} gra od {1} do {2} graczy, nie {3}",
                            "a {0} si gioca in {1}–{2}, non in {3}"};
constexpr Text unknown_option = {"unknown game option '{0}'; {1} has: {2}", "nieznana opcja gry '{0}'; {1} ma: {2}",
                                 "opzione di gioco sconosciuta '{0}'; {1} ha: {2}"};
constexpr Text bad_value = {"option {0} cannot be '{1}'; allowed: {2}",
                            "opcja {0} nie może mieć wartości '{1}'; dozwolone: {2}",
                            "l'opzione {0} non può essere '{1}'; ammesse: {2}"};

}  // namespace

Message set_seats(const GameFacts& facts, std::string_view text, Setup& setup) {
    const auto number = parse_number(text);
    if (!number || *number < fit<unsigned>(facts.min_seats) || *number > fit<unsigned>(facts.max_seats))
        return Message(bad_seats, facts.id, facts.min_seats, facts.max_seats, text);
    setup.seats = fit<int>(*number);
    return {};
}

Message set_option(const GameFacts& facts, std::string_view name, std::string_view value, Setup& setup) {
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < facts.options.size(); ++i) {
        const OptionSpec& option = facts.options[i];
        names.push_back(option.name);
        if (option.name != name) continue;
        const auto found = std::find(option.values.begin(), option.values.end(), value);
        if (found == option.values.end()) return Message(bad_value, name, shortened(value), joined(option.values));
        setup.option[i] = as_byte(found - option.values.begin());
        return {};
    }
    return Message(unknown_option, shortened(name), facts.id, joined(names));
}

Setup default_setup(const GameFacts& facts, int seats) {
    Setup setup;
    setup.seats = seats;
    for (std::size_t i = 0; i < facts.options.size(); ++i) setup.option[i] = facts.options[i].default_value;
    return setup;
}

Move random_move(const AnyRules& rules, const std::byte* state, Rng& rng) {
    const Ask ask = rules.ask(state);
    if (ask.to_chance()) return {chance, pick_outcome(rules.outcomes(state), rng)};
    const Seat seat = lowest_seat(ask.seats);
    const auto actions = rules.legal(state, seat);
    return {seat, actions[actions.size() == 1 ? 0 : rng.below(fit<std::uint32_t>(actions.size()))]};
}

StateBytes play_set_up(const AnyRules& rules, std::uint64_t seed) {
    Rng rng(seed);
    StateBytes s(rules.state_bytes());
    rules.start(s.data(), nullptr);
    while (rules.setting_up(s.data()) && rules.ask(s.data()).open()) {
        const Move move = random_move(rules, s.data(), rng);
        rules.apply(s.data(), move.seat, move.action, nullptr);
    }
    return s;
}

}  // namespace mehen
