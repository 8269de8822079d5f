// Offering as a `Game`. See README.md beside this file for sources, nouns and procedures.
#pragma once

#include "core/game.h"
#include "games/template/explain.h"
#include "games/template/flow.h"
#include "games/template/rules.h"
#include "games/template/state.h"
#include "games/template/view.h"
#include "games/template/words.h"

namespace mehen::offering {

struct Offering : FlowGame<Rules, State, Course, Deal, Round> {
    using View = offering::View;
    static constexpr const auto& shapes = offering::shapes;

    static constexpr std::size_t max_actions = 2 * card_kinds + 1;  // offer or take back each, done
    static constexpr std::size_t max_outcomes = card_kinds;

    static const GameFacts& facts();
    static bool make_rules(const Setup& setup, PackVisitor* pack, Rules& rules) {
        return offering::make_rules(setup, pack, rules);
    }
    static void visit(PackVisitor& pack, Rules& rules) { offering::visit(pack, rules); }

    static void start(const Rules& rules, State& s, EventLog* log);
    static bool setting_up(const State& s) { return s.open.round == 0; }
    static Refusal explain(const Rules& rules, const State& s, Seat seat, Action action) {
        return offering::explain(rules, s, seat, action);
    }
    static Result result(const Rules& rules, const State& s);
    static std::vector<ScoreLine> breakdown(const Rules& rules, const View& view, Seat seat, Language language);
    static View observe(const Rules& rules, const State& s, Seat seat) { return offering::observe(rules, s, seat); }
    static void scramble(const Rules& rules, State& s, Seat viewer, Rng& rng);
    static State determinize(const Rules& rules, const View& view, Rng& rng) {
        return offering::determinize(rules, view, rng);
    }
    static int phase(const Rules& rules, const State& s);
    static Features<2> features(const Rules& rules, const State& s, Seat seat);
    static const Weights<2>& weights(const Rules& rules);
    static std::string feature_name(std::size_t feature) { return feature == 0 ? "points" : "pips"; }
    static bool quiet(const State& s);
    static unsigned turn_of(const View& view) { return view.open.round; }
    static void reopen(const Rules& rules, State& s, Seat seat);
    static int evaluate(const Rules& rules, const View& view, Seat seat);
    static bool invariant_holds(const Rules& rules, const State& s);

    static std::string_view seat_id(const Rules& rules, Seat seat);
    static std::string seat_name(const Rules& rules, Seat seat, Language language);
    static std::string action_text(const Rules& rules, Action action);
    static bool parse_action(const Rules& rules, std::string_view words, Action& action);
    static std::string describe(const Rules& rules, const View& view, Action action, Language language);
    static std::string question(const Rules& rules, const View& view, Language language);
    static std::string event_text(const Rules& rules, const Event& event, Language language);
    static std::string refusal_text(const Rules& rules, const Refusal& refusal, Language language);
    static std::vector<Entry> entries(const Rules& rules, Language language);
    static void draw(const Rules& rules, const View& view, Language language, std::span<const Action> marked,
                     Canvas& canvas);
    static int house_versions(const Rules&) { return 0; }  // nothing in the box is unknown to us
};

}  // namespace mehen::offering
