// Fertility as a `Game`. See README.md beside this file for sources, nouns and procedures.
#pragma once

#include "core/flow_game.h"
#include "core/show.h"
#include "games/fertility/features.h"
#include "games/fertility/flow/frames.h"
#include "games/fertility/placement.h"
#include "games/fertility/reasons.h"
#include "games/fertility/rules.h"
#include "games/fertility/shapes.h"
#include "games/fertility/state.h"

namespace mehen::fertility {

struct Fertility
    : FlowGame<Fertility, Rules, State, Course, SetUp, Turn, PlaceTile, BuildDistrict, SupplyShops, EndOfTurn> {
    static constexpr const auto& shapes = fertility::shapes;
    static const std::array<QuestionRow<AskKind, SectionId, Rules, State>, ask_kinds> asks;
    static const std::array<SeatName, max_players> seat_names;
    static const std::array<Text, reason_kinds> reason_words;

    static constexpr std::size_t max_actions = most_placements + placements_at_once;
    // District tiles; or, with a pack, start symbols equally near the middle: never more than there are cells.
    static constexpr std::size_t max_outcomes = cell_count;

    static const GameFacts& facts();
    static Message check_setup(const Setup& setup);
    static bool make_rules(const Setup& setup, PackVisitor* pack, Rules& rules) {
        return fertility::make_rules(setup, pack, rules);
    }
    static void visit(PackVisitor& pack, Rules& rules) { fertility::visit(pack, rules.components); }

    static void lay_out(const Rules& rules, State& s);
    static Action sample(const Rules& rules, const State& s, Rng& rng) { return Driver::chance_sample(rules, s, rng); }
    static Result result(const Rules& rules, const State& s);
    static std::vector<ScoreLine> breakdown(const Rules& rules, const View& view, Seat seat, Language language);
    static int phase(const Rules& rules, const State& s);
    static FeatureList features(const Rules& rules, const State& s, Seat seat);
    static const Weights<feature_count>& weights(const Rules& rules);
    static std::string feature_name(std::size_t feature) { return fertility::feature_name(feature); }
    static bool worth_the_same(const Rules& rules, const State& before, const State& after, Seat seat);
    static bool quiet(const State& s);
    static unsigned turn_of(const View& view) { return view.table.turn; }
    static bool invariant_holds(const Rules& rules, const State& s);

    static bool parse_action(const Rules& rules, std::string_view words, Action& action);
    static std::string describe(const Rules& rules, const View& view, Action action, Language language);
    static std::string event_text(const Rules& rules, const Event& event, Language language);
    static std::string refusal_text(const Rules& rules, const Refusal& refusal, Language language);
    static std::vector<Entry> entries(const Rules& rules, Language language);
    static void draw(const Rules& rules, const View& view, Language language, std::span<const Action> marked,
                     Canvas& canvas);
    static std::vector<Gauge> gauges(const Rules& rules, const View& view, Language language);
    static std::string chapter(const Rules& rules, const View& view, Language language);
    static std::vector<Argument> section_numbers(const Rules& rules, std::size_t section);
    static void show_view(const Rules& rules, const View& view, Language language, Show& show);
    static void show_action(const Rules& rules, const View& view, Action action, Show& show);
    static void show_event(const Rules& rules, const Event& event, Show& show);
    static void show_components(const Rules& rules, Language language, Show& show);
    static int house_versions(const Rules& rules);
};

}  // namespace mehen::fertility
