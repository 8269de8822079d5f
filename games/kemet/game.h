// Kemet as a `Game`: one for all editions (editions/games.h). See README.md beside this file for sources, nouns and
// procedures.
#pragma once

#include "core/flow_game.h"
#include "core/show.h"
#include "games/kemet/box/rules.h"
#include "games/kemet/judging/features.h"
#include "games/kemet/questions/shapes.h"
#include "games/kemet/seth/frames.h"
#include "games/kemet/table/frames.h"
#include "games/kemet/table/state.h"
#include "games/kemet/table/view.h"

namespace mehen::kemet {

struct Kemet : FlowGame<Kemet, Rules, State, Course, SetUp, Day, Turn, Raise, Buy, Recruit, MoveTroop, Battle, Window,
                        PlayCard, PlaceUnits, Homecoming, Scoring, Night, TurnOrder, Losses, Shares, TakeSides, Phases,
                        AlliancePhase, GreatCeremony, SeizeCreature, DestroyTwo, Assault, Invocation, NameFighters,
                        Aftermath, WinnersCards, Companions, Theft> {
    using View = kemet::View;
    static constexpr const auto& shapes = kemet::shapes;

    // The largest question is which troop sets out: every own troop in every size, with or without a creature.
    static constexpr std::size_t max_actions = max_answers;
    static constexpr std::size_t max_outcomes = max_di_cards;

    using Plays = Kemet;  // of every edition

    static void legal(const Rules& rules, const State& s, Seat seat, ActionList& out);
    static void visit(PackVisitor& pack, Rules& rules);
    static void start(const Rules& rules, State& s, EventLog* log);
    static bool setting_up(const State& s) { return s.set_up == 0; }
    static Action sample(const Rules& rules, const State& s, Rng& rng) { return Driver::chance_sample(rules, s, rng); }
    static Refusal explain(const Rules& rules, const State& s, Seat seat, Action action);
    static Result result(const Rules& rules, const State& s);
    static std::vector<ScoreLine> breakdown(const Rules& rules, const View& view, Seat seat, Language language);
    static View observe(const Rules& rules, const State& s, Seat seat) { return kemet::observe(rules, s, seat); }
    static State determinize(const Rules& rules, const View& view, Rng& rng) {
        return kemet::determinize(rules, view, rng);
    }
    // For tests: changes at random what a seat may not see, written from the rules.
    static void scramble(const Rules& rules, State& s, Seat viewer, Rng& rng);
    static int phase(const Rules& rules, const State& s) { return phase_of(rules, s); }
    static FeatureList features(const Rules& rules, const State& s, Seat seat);
    static Worths worths(const Rules& rules, const State& s);  // the same, weighed
    static const Weights<feature_count>& weights(const Rules& rules);
    static int curiosity(const Rules& rules);
    static std::string feature_name(std::size_t feature) { return kemet::feature_name(feature); }
    static bool look_alike(const Rules& rules, Action a, Action b);
    static bool quiet(const State& s);
    static unsigned turn_of(const View& view);
    static void reopen(const Rules& rules, State& s, Seat seat);
    static int evaluate(const Rules& rules, const View& view, Seat seat);
    static bool invariant_holds(const Rules& rules, const State& s);

    static std::string_view seat_id(const Rules& rules, Seat seat);
    static std::string seat_name(const Rules& rules, Seat seat, Language language);
    static std::string name_at_table(const OpenTable& t, Seat seat, Language language);
    static std::string describe(const Rules& rules, const View& view, Action action, Language language);
    static std::string_view ask_id(const View& view);
    static std::string question(const Rules& rules, const View& view, Language language);
    static std::string event_text(const Rules& rules, const Event& event, Language language);
    static std::string refusal_text(const Rules& rules, const Refusal& refusal, Language language);
    static std::vector<Entry> entries(const Rules& rules, Language language);
    static std::vector<Gauge> gauges(const Rules& rules, const View& view, Language language);
    static std::string chapter(const Rules& rules, const View& view, Language language);
    static std::vector<Statement> statements(const Rules& rules, Language language);
    static std::string section_body(const Rules& rules, std::size_t section, Language language);
    static void draw(const Rules& rules, const View& view, Language language, std::span<const Action> marked,
                     Canvas& canvas);
    static void show_view(const Rules& rules, const View& view, Language language, Show& show);
    static void show_action(const Rules& rules, const View& view, Action action, Show& show);
    static void show_event(const Rules& rules, const Event& event, Show& show);
    static void show_components(const Rules& rules, Language language, Show& show);
    static int house_versions(const Rules& rules);
};

// Lays a pack over the tables and works out what follows from them. False: the pack was refused.
bool finish_rules(const Setup& setup, PackVisitor* pack, Rules& rules);

}  // namespace mehen::kemet
