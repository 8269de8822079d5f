// Plays a game with every promise of the engine looked at on the way. A broken one stops the program with its name.
#pragma once

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <vector>

#include "core/any_game.h"
#include "core/canvas.h"
#include "games/registry.h"
#include "json/pack.h"
#include "tools/fuzz/bytes.h"

namespace mehen::fuzz {

inline void require(bool holds, const char* promise) {
    if (holds) return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

// A game, its number of seats and its options, as the bytes say.
inline const AnyGame& choose_game(Bytes& bytes, Setup& setup) {
    const auto games = all_games();
    const AnyGame& game = *games[bytes.below(games.size())];
    const GameFacts& facts = game.facts();
    setup.seats = facts.min_seats + static_cast<int>(bytes.below(static_cast<std::size_t>(facts.max_seats) -
                                                                 static_cast<std::size_t>(facts.min_seats) + 1));
    for (std::size_t i = 0; i < facts.options.size(); ++i)
        setup.option[i] = static_cast<std::uint8_t>(bytes.below(facts.options[i].values.size()));
    if (game.check_setup(setup)) setup = default_setup(facts, setup.seats);  // these do not go together
    return game;
}

class CheckedGame {
public:
    explicit CheckedGame(const AnyRules& rules) : rules_(rules), state_(rules.state_bytes()) {
        rules_.start(state_.data(), &events_);
        check_state();
    }

    bool over() const { return !rules_.ask(state()).open(); }

    // One answer by whoever is asked, as the bytes choose among what is legal.
    void step(Bytes& bytes) {
        const Ask ask = rules_.ask(state());
        const Seat seat = ask.to_chance() ? chance : lowest_seat(ask.seats);
        const std::vector<Action> actions = answers(seat);
        require(!actions.empty(), "whoever is asked has an answer");
        require(std::adjacent_find(actions.begin(), actions.end(), std::greater_equal<>()) == actions.end(),
                "answers are ascending, each once");
        const Action action = actions[bytes.below(actions.size())];
        require(seat == chance || !rules_.explain(state(), seat, action), "explain() accepts what is legal");
        const auto parsed = rules_.parse_action(rules_.action_text(action));
        require(parsed && *parsed == action, "the text of an action parses back");
        events_.clear();
        rules_.apply(state_.data(), seat, action, &events_);
        check_state();
        require(++steps_ < playout_limit, "the game ends");
    }

    // Any eight bytes as an action: refused with a reason, or legal.
    void try_anything(Seat seat, Action action) const {
        const auto actions = rules_.legal(state(), seat);
        const bool legal = std::find(actions.begin(), actions.end(), action) != actions.end();
        const Refusal refusal = rules_.explain(state(), seat, action);
        require(legal == !refusal, "explain() refuses exactly what is not legal");
        if (!refusal) return;
        for (std::size_t i = 0; i < language_count; ++i)
            require(!rules_.refusal_text(refusal, static_cast<Language>(i)).empty(), "a refusal has words");
    }

    // What a person would be shown: it need not make sense here, only be safe to ask for.
    void look(Seat seat, Language language, Rng& rng) const {
        const ViewBytes view = rules_.observe(state(), seat);
        const StateBytes guess = rules_.determinize(view, rng);
        require(rules_.observe(guess.data(), seat) == view, "observe(determinize(view)) is the view");
        require(rules_.invariant_holds(guess.data()), "the invariant holds for a sampled state");
        const std::vector<Action> actions = rules_.legal(state(), seat);
        Canvas canvas;
        rules_.draw(view, language, actions, canvas);
        require(over() || !rules_.question(view, language).empty(), "a question has words");
        for (const Action& action : actions)
            require(!rules_.describe(view, action, language).empty(), "an action has words");
        for (const Event& event : events_) (void)rules_.event_text(event, language);
        if (seat >= rules_.seats()) return;
        (void)rules_.breakdown(view, seat, language);
        (void)rules_.evaluate(view, seat);
    }

    void check_end() const {
        const Result result = rules_.result(state());
        bool somebody_first = false;
        for (Seat seat = 0; seat < rules_.seats(); ++seat) {
            require(result.place[seat] >= 1 && result.place[seat] <= rules_.seats(), "every seat has a place");
            somebody_first |= result.place[seat] == 1;
        }
        require(somebody_first, "somebody comes first");
    }

private:
    const std::byte* state() const { return state_.data(); }

    std::vector<Action> answers(Seat seat) const {
        if (seat != chance) return rules_.legal(state(), seat);
        std::vector<Action> actions;
        for (const Outcome& outcome : rules_.outcomes(state())) {
            require(outcome.weight > 0, "what chance may answer can happen");
            actions.push_back(outcome.action);
        }
        return actions;
    }

    void check_state() const { require(rules_.invariant_holds(state()), "the invariant holds"); }

    const AnyRules& rules_;
    StateBytes state_;
    EventLog events_;
    std::uint64_t steps_ = 0;
};

// Whoever edits what `mehen pack` prints must be able to hand it in again.
inline void check_reads_back(const AnyGame& game, const AnyRules& rules) {
    PackProblem problem;
    const std::string printed = print_pack(rules);
    const auto same = make_rules(game, rules.setup(), printed, problem);
    require(same != nullptr && print_pack(*same) == printed, "a printed pack is taken in again unchanged");
}

// A whole game by random answers, looked at a few times.
inline void play_at_random(const AnyRules& rules, std::uint64_t seed) {
    CheckedGame play(rules);
    Rng rng(seed);
    while (!play.over()) {
        const std::array<std::uint8_t, 2> word = {static_cast<std::uint8_t>(rng.below(256)),
                                                  static_cast<std::uint8_t>(rng.below(256))};
        Bytes bytes(word.data(), word.size());
        play.step(bytes);
        if (rng.below(64) != 0) continue;
        const auto seat = Seat::of(rng.below(static_cast<std::uint32_t>(rules.seats())));
        play.look(seat, static_cast<Language>(rng.below(language_count)), rng);
    }
    play.check_end();
}

}  // namespace mehen::fuzz
