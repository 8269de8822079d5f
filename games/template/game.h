// Offering as a `Game`: what it has of its own. Everything else is what core/flow_game.h says.
#pragma once

#include "core/flow_game.h"
#include "games/template/flow.h"

namespace mehen::offering {

struct Offering : FlowGame<Offering, Rules, State, Course, Deal, Round> {
    using View = offering::View;
    static constexpr const auto& shapes = offering::shapes;
    static const std::array<QuestionRow<AskKind, SectionId, Rules, State>, 3> asks;
    static const std::array<Text, 5> answer_words;
    static const std::array<Text, 6> event_words;
    static const std::array<Text, 5> reason_words;

    static const GameFacts& facts();
    static void visit(PackVisitor& pack, Rules& rules);
    static void lay_out(const Rules& rules, State& s) { s.deck = rules.copies; }
    static int score(const Rules& rules, const State& s, Seat seat);
    static bool invariant_holds(const Rules& rules, const State& s);

    static View observe(const Rules& rules, const State& s, Seat seat);
    static State determinize(const Rules& rules, const View& view, Rng& rng);
    static void scramble(const Rules& rules, State& s, Seat viewer, Rng& rng);

    static Features<3> features(const Rules& rules, const State& s, Seat seat);
    static const Weights<3>& weights(const Rules& rules);
    static bool quiet(const State& s);
    static void reopen(const Rules& rules, State& s, Seat seat);

    static std::vector<Argument> section_numbers(const Rules& rules, std::size_t section);
    static void draw(const Rules& rules, const View& view, Language language, std::span<const Action> marked,
                     Canvas& canvas);
};

}  // namespace mehen::offering
