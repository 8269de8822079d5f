// What a game need not write: what follows from its frames, from the shapes of its answers and from its tables of
// words, and what most games do in one way. A game takes it as its base; whatever it writes itself hides what is here.
//
// What a game has to have, beside frames and what they ask:
//     facts, invariant_holds                       as in core/game.h
//     shapes                                       of its answers (core/shape.h)
//     asks                                         a row for each question (core/question.h)
//     int score(const Rules&, const State&, Seat)  points, so far and at the end, from what lies open
//     answer_words, event_words, reason_words      a text for each kind of answer and of event, and for each reason
//                                                  from `not_an_answer` on; in an answer {0}, {1} … are what it names,
//                                                  in an event {0} is the seat and {1}, {2} … its arguments
//     lay_out(const Rules&, State&)                what lies on the table before anything is asked, if not all is zero
//     View, observe, determinize                   where something is hidden
//
// What it may have for bots besides, where that saves work or tells them more:
//     bool worth_the_same(const Rules&, const State& before, const State& after, Seat)   nothing has changed for a seat
//     bool look_alike(const Rules&, Action, Action)     the position looks the same after either, so one look is enough
//     int curiosity(const Rules&)                       how much exploring pays in a search, in hundredths
//     reopen(const Rules&, State&, Seat)                sealed answers of the others are given anew
#pragma once

#include <algorithm>
#include <concepts>
#include <tuple>

#include "core/game.h"
#include "core/hash.h"
#include "core/question.h"
#include "core/shape.h"

namespace mehen {

// A seat as in records, and as a person reads it.
struct SeatName {
    std::string_view id;
    Text title;
};

namespace words {

inline constexpr std::array<SeatName, max_seats> seats = {{
    {"seat-1", {"Seat 1", "Miejsce 1", "Posto 1"}},
    {"seat-2", {"Seat 2", "Miejsce 2", "Posto 2"}},
    {"seat-3", {"Seat 3", "Miejsce 3", "Posto 3"}},
    {"seat-4", {"Seat 4", "Miejsce 4", "Posto 4"}},
    {"seat-5", {"Seat 5", "Miejsce 5", "Posto 5"}},
    {"seat-6", {"Seat 6", "Miejsce 6", "Posto 6"}},
}};
inline constexpr Text points = {"points", "punkty", "punti"};
inline constexpr Text number_of_points = {"{0} {0:point|points}", "{0} {0:punkt|punkty|punktów}",
                                          "{0} {0:punto|punti}"};
inline constexpr Text is_asked = {"is choosing", "wybiera", "sceglie"};

// Of the reasons that every game has; what does not exist, a game says itself.
inline constexpr std::array<Text, index_of(CommonReason::not_an_answer)> reasons = {{
    {"This is legal.", "To jest dozwolone.", "Questo è permesso."},
    {"The match is over.", "Koniec partii.", "La partita è finita."},
    {"It is not your turn to answer.", "To nie twoja kolej.", "Non tocca a te rispondere."},
    {"That does not answer the question: {0}", "To nie odpowiada na pytanie: {0}", "Non risponde alla domanda: {0}"},
}};

}  // namespace words

// `G` is the game itself; the first frame is the whole game.
template <class G, class R, class S, class... Frames>
struct FlowGame {
    using Rules = R;
    using State = S;
    using View = OpenView<S>;
    using Driver = Machine<R, S, Frames...>;

    // How many answers there can be, and how many outcomes: more than that stops the program.
    static constexpr std::size_t max_actions = 256;
    static constexpr std::size_t max_outcomes = 256;
    static constexpr const auto& seat_names = words::seats;

    // --- Rules and state

    static bool make_rules(const Setup& setup, PackVisitor* pack, R& rules) {
        rules = R(setup);
        if (pack == nullptr) return true;
        G::visit(*pack, rules);
        return !pack->failed();
    }
    static void visit(PackVisitor&, R&) {}  // nothing that a pack could change

    static void start(const R& rules, S& s, EventLog* log) {
        s = S{};
        if constexpr (requires { G::lay_out(rules, s); }) G::lay_out(rules, s);
        Table<R, S> table{rules, s, log};
        call(table, std::tuple_element_t<0, std::tuple<Frames...>>{});
        Driver::run_until_question(table);
    }
    // While a procedure is under way that says so, with `static constexpr bool sets_up = true`.
    static bool setting_up(const S& s) { return (sets_up<Frames>(s) || ...); }

    static Ask ask(const S& s) { return s.flow.ask; }
    static bool boundary(const S& s) { return s.flow.boundary != 0; }
    static bool revealed(const S& s) { return s.flow.revealed != 0; }

    // --- Answers

    static void legal(const R& rules, const S& s, Seat seat, ActionList& out) {
        if constexpr (requires { G::asks; }) {
            if (contains(s.flow.ask.seats, seat) && seat != chance)
                G::asks[s.flow.ask.kind].block->list(rules, s, seat, out);
        } else {
            Driver::legal_actions(rules, s, seat, out);
        }
    }
    static void outcomes(const R& rules, const S& s, OutcomeList& out) { Driver::chance_outcomes(rules, s, out); }
    static void apply(const R& rules, S& s, Seat seat, Action action, EventLog* log) {
        Table<R, S> table{rules, s, log};
        Driver::take_answer(table, seat, action);
    }
    static Refusal explain(const R& rules, const S& s, Seat seat, Action action) {
        const Ask asked = s.flow.ask;
        const auto& row = G::asks[asked.kind];
        if (!asked.open()) return because(CommonReason::game_over, row.section);
        if (!contains(asked.seats, seat) || seat == chance) return because(CommonReason::not_your_turn, row.section);
        if (!well_formed(G::shapes, action)) return because(CommonReason::not_an_answer, row.section);
        if (!row.block->takes(action.kind)) return because(CommonReason::another_question, row.section, asked.kind);
        if (!names_something(G::shapes, rules, action)) return because(CommonReason::not_an_answer, row.section);
        return row.block->explain(rules, s, seat, action);
    }

    // --- Who has won: everybody for themselves, the most points first, equal points share a place

    static Result result(const R& rules, const S& s) {
        Result result;
        for (Seat seat = 0; seat < rules.seats; ++seat) {
            result.score[seat] = fit<std::int16_t>(G::score(rules, s, seat));
            result.team[seat] = seat;
        }
        const auto last = result.score.begin() + rules.seats;
        for (std::size_t seat = 0; seat < rules.seats; ++seat)
            result.place[seat] = as_byte(
                1 + std::count_if(result.score.begin(), last, [&](auto each) { return each > result.score[seat]; }));
        return result;
    }
    template <class V>
    static std::vector<ScoreLine> breakdown(const R& rules, const V& view, Seat seat, Language language) {
        return {{std::string(words::points[language]), G::score(rules, fitting(rules, view), seat)}};
    }

    // --- Who sees what: everything lies open

    static OpenView<S> observe(const R&, const S& s, Seat seat) {
        OpenView<S> view{s, seat, {}};
        view.flow = open_flow(s.flow);
        return view;
    }
    static S determinize(const R&, const OpenView<S>& view, Rng&) { return view; }

    // --- For bots: points count, and nothing else

    static Features<1> features(const R& rules, const S& s, Seat seat) {
        return {fit<std::int16_t>(G::score(rules, s, seat))};
    }
    static const Weights<1>& weights(const R&) {
        static constexpr Weights<1> a_point = {{100}, {100}};
        return a_point;
    }
    static std::string feature_name(std::size_t feature) { return "feature-" + std::to_string(feature + 1); }
    static int phase(const R&, const S&) { return 0; }
    static bool quiet(const S&) { return true; }
    // Every position its own: each answer then has the time of a turn.
    template <class V>
    static unsigned turn_of(const V& view) {
        Hash hash;
        hash.add_bytes(&view, sizeof view);
        return static_cast<unsigned>(hash.value());
    }
    static Worths worths(const R& rules, const S& s) {
        return weighed_anew(rules, s, Worths{}, [](Seat) { return false; });
    }
    // The same after an answer, in a game that can tell for whom it has changed nothing.
    static Worths worths_after(const R& rules, const S& before, const Worths& then, const S& s) {
        return weighed_anew(rules, s, then, [&](Seat seat) { return G::worth_the_same(rules, before, s, seat); });
    }
    // What a seat has, once more, and how far it is ahead; of a finished game first its place.
    static int value_to(const R& rules, const S& s, Seat seat, Worths worth) {
        constexpr int for_each_place = 1'000'000;
        int won = 0;
        if (!s.flow.ask.open()) {
            const Result end = G::result(rules, s);
            for (Seat each = 0; each < rules.seats; ++each) worth[each] = 100 * end.score[each];
            won = for_each_place * (rules.seats - end.place[seat]);
        }
        int best_rival = -for_each_place;
        for (Seat other = 0; other < rules.seats; ++other)
            if (other != seat) best_rival = std::max(best_rival, worth[other]);
        return won + 2 * worth[seat] - best_rival;
    }
    template <class V>
    static int evaluate(const R& rules, const V& view, Seat seat) {
        const auto& s = fitting(rules, view);
        return value_to(rules, s, seat, s.flow.ask.open() ? G::worths(rules, s) : Worths{});
    }

    // --- Words

    static std::string_view seat_id(const R&, Seat seat) { return G::seat_names[seat].id; }
    static std::string seat_name(const R&, Seat seat, Language language) {
        return std::string(G::seat_names[seat].title[language]);
    }
    static std::string action_text(const R& rules, Action action) { return write_action(G::shapes, rules, action); }
    static bool parse_action(const R& rules, std::string_view words, Action& action) {
        return read_action(G::shapes, rules, words, action);
    }
    template <class V>
    static std::string describe(const R& rules, const V&, Action action, Language language) {
        std::vector<Argument> named;
        each_part(G::shapes, action,
                  [&](const auto& part, std::size_t value) { named.emplace_back(word_for(rules, part.noun, value)); });
        return mehen::format(G::answer_words[action.kind][language], language, named);
    }
    template <class V>
    static std::string_view ask_id(const V& view) {
        return G::asks[view.flow.ask.kind].id;
    }
    template <class V>
    static std::string question(const R&, const V& view, Language language) {
        return std::string(G::asks[view.flow.ask.kind].words[language]);
    }
    static std::string event_text(const R& rules, const Event& event, Language language) {
        const auto [a, b, c, d, e] = event.arg;
        const std::string who = event.seat < rules.seats ? G::seat_name(rules, event.seat, language) : "";
        return say(G::event_words[event.kind], language, who, a, b, c, d, e);
    }
    static std::string refusal_text(const R&, const Refusal& refusal, Language language) {
        const auto [a, b, c, d] = refusal.arg;
        if (refusal.reason == as_byte(CommonReason::another_question))
            return say(words::reasons[refusal.reason], language, G::asks[a].words[language]);
        return say(reason_text(refusal), language, a, b, c, d);
    }
    // The text of a reason, common or its own.
    static const Text& reason_text(const Refusal& refusal) {
        const std::size_t common = words::reasons.size();
        return refusal.reason < common ? words::reasons[refusal.reason] : G::reason_words[refusal.reason - common];
    }
    static std::vector<Entry> entries(const R&, Language) { return {}; }
    template <class V>
    static void draw(const R& rules, const V& view, Language language, std::span<const Action>, Canvas& canvas) {
        draw_seats(rules, view, language, canvas);
    }
    // The question, and a line for each seat: its name, its points, and whether it is asked. The next row that is free.
    template <class V>
    static int draw_seats(const R& rules, const V& view, Language language, Canvas& canvas) {
        canvas.put(0, 0, G::question(rules, view, language), {.bold = true});
        const Result standing = G::result(rules, fitting(rules, view));
        int row = 2;
        for (Seat seat = 0; seat < rules.seats; ++seat, ++row) {
            canvas.put(0, row, G::seat_name(rules, seat, language), {.bold = seat == view.seat});
            canvas.put(14, row, say(words::number_of_points, language, standing.score[seat]));
            if (contains(view.flow.ask.seats, seat)) canvas.put(26, row, words::is_asked[language], {.dim = true});
        }
        return row + 1;
    }
    static int house_versions(const R& rules) {
        const auto all = G::entries(rules, Language::en);
        return fit<int>(std::count_if(all.begin(), all.end(), [](const Entry& each) { return each.house; }));
    }

private:
    template <class Frame>
    static bool sets_up(const S& s) {
        if constexpr (requires { Frame::sets_up; }) return under_way<Frame>(s.flow).has_value();
        return false;
    }
    template <class Known>
    static Worths weighed_anew(const R& rules, const S& s, Worths worth, Known&& known) {
        const auto weights = mixed(G::weights(rules), G::phase(rules, s));
        for (Seat seat = 0; seat < rules.seats; ++seat)
            if (!known(seat)) worth[seat] = weigh(G::features(rules, s, seat), weights);
        return worth;
    }
    // A state that fits a view: the view itself where everything lies open.
    template <class V>
    static decltype(auto) fitting(const R& rules, const V& view) {
        if constexpr (std::derived_from<V, S>) {
            return static_cast<const S&>(view);
        } else {
            Rng rng(0);
            return G::determinize(rules, view, rng);
        }
    }
};

}  // namespace mehen
