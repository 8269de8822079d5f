// The one implementation of AnyGame and AnyRules: the concepts `Edition` and `Game` behind virtual functions.
#pragma once

#include <cassert>
#include <cstring>

#include "core/any_game.h"

namespace mehen {

template <Game G>
class AnyRulesOf final : public AnyRules {
public:
    using State = typename G::State;
    using View = typename G::View;

    AnyRulesOf(const GameFacts& facts, const Setup& setup, const typename G::Rules& rules)
        : facts_(facts), setup_(setup), rules_(rules) {}

    const typename G::Rules& rules() const { return rules_; }

    const GameFacts& facts() const override { return facts_; }
    const Setup& setup() const override { return setup_; }
    std::size_t state_bytes() const override { return sizeof(State); }

    void start(std::byte* state, EventLog* log) const override {
        State s;
        G::start(rules_, s, log);
        std::memcpy(state, &s, sizeof s);
    }
    Ask ask(const std::byte* state) const override { return G::ask(load(state)); }
    bool boundary(const std::byte* state) const override { return G::boundary(load(state)); }
    bool revealed(const std::byte* state) const override { return G::revealed(load(state)); }
    bool setting_up(const std::byte* state) const override { return G::setting_up(load(state)); }
    std::vector<Action> legal(const std::byte* state, Seat seat) const override {
        Buffer<Action, G::max_actions> actions;
        G::legal(rules_, load(state), seat, actions);
        return {actions.begin(), actions.end()};
    }
    std::vector<Outcome> outcomes(const std::byte* state) const override {
        Buffer<Outcome, G::max_outcomes> outcomes;
        G::outcomes(rules_, load(state), outcomes);
        return {outcomes.begin(), outcomes.end()};
    }
    void apply(std::byte* state, Seat seat, Action action, EventLog* log) const override {
        State s = load(state);
        G::apply(rules_, s, seat, action, log);
        std::memcpy(state, &s, sizeof s);
    }
    Refusal explain(const std::byte* state, Seat seat, Action action) const override {
        return G::explain(rules_, load(state), seat, action);
    }
    Result result(const std::byte* state) const override { return G::result(rules_, load(state)); }
    bool invariant_holds(const std::byte* state) const override { return G::invariant_holds(rules_, load(state)); }

    ViewBytes observe(const std::byte* state, Seat seat) const override {
        return to_bytes<ViewBytes>(G::observe(rules_, load(state), seat));
    }
    StateBytes determinize(const ViewBytes& view, Rng& rng) const override {
        return to_bytes<StateBytes>(G::determinize(rules_, load_view(view), rng));
    }
    void scramble(std::byte* state, Seat viewer, Rng& rng) const override {
        if constexpr (requires(State& s) { G::scramble(rules_, s, viewer, rng); }) {
            State s = load(state);
            G::scramble(rules_, s, viewer, rng);
            std::memcpy(state, &s, sizeof s);
        } else {
            assert(!facts_.secrets);
        }
    }
    int evaluate(const ViewBytes& view, Seat seat) const override { return G::evaluate(rules_, load_view(view), seat); }

    std::vector<ScoreLine> breakdown(const ViewBytes& view, Seat seat, Language language) const override {
        return G::breakdown(rules_, load_view(view), seat, language);
    }
    std::string_view seat_id(Seat seat) const override { return seat == chance ? "chance" : G::seat_id(rules_, seat); }
    std::string seat_name(Seat seat, Language language) const override { return G::seat_name(rules_, seat, language); }
    std::string name_at_table(const ViewBytes& view, Seat seat, Language language) const override {
        if constexpr (requires(const View& open) { G::name_at_table(open, seat, language); })
            return G::name_at_table(load_view(view), seat, language);
        else
            return seat_name(seat, language);
    }
    std::string action_text(Action action) const override { return G::action_text(rules_, action); }
    std::optional<Action> parse_action(std::string_view words) const override {
        Action action{};
        if (!G::parse_action(rules_, words, action)) return std::nullopt;
        return action;
    }
    std::string describe(const ViewBytes& view, Action action, Language language) const override {
        return G::describe(rules_, load_view(view), action, language);
    }
    bool passes(Action action) const override {
        if constexpr (requires { G::shapes; })
            return action.kind < G::shapes.size() && G::shapes[action.kind].passes;
        else
            return false;
    }
    std::string_view ask_id(const ViewBytes& view) const override {
        if constexpr (requires(const View& seen) { G::ask_id(seen); })
            return G::ask_id(load_view(view));
        else
            return {};
    }
    std::string question(const ViewBytes& view, Language language) const override {
        return G::question(rules_, load_view(view), language);
    }
    std::string event_text(const Event& event, Language language) const override {
        return G::event_text(rules_, event, language);
    }
    std::string refusal_text(const Refusal& refusal, Language language) const override {
        return G::refusal_text(rules_, refusal, language);
    }
    std::vector<Entry> entries(Language language) const override { return G::entries(rules_, language); }
    void draw(const ViewBytes& view, Language language, std::span<const Action> marked, Canvas& canvas) const override {
        G::draw(rules_, load_view(view), language, marked, canvas);
    }
    std::string section_body(std::size_t section, Language language) const override {
        const Text& body = facts_.sections[section].body;
        if constexpr (requires { G::section_body(rules_, section, language); })
            return G::section_body(rules_, section, language);
        else if constexpr (requires { G::section_numbers(rules_, section); })
            return mehen::format(body[language], language, G::section_numbers(rules_, section));
        else
            return std::string(body[language]);
    }
    std::vector<Statement> statements(Language language) const override {
        if constexpr (requires { G::statements(rules_, language); })
            return G::statements(rules_, language);
        else
            return {};
    }
    std::vector<Gauge> gauges(const std::byte* state, Language language) const override {
        if constexpr (requires(const View& open) { G::gauges(rules_, open, language); }) {
            return G::gauges(rules_, G::observe(rules_, load(state), spectator), language);
        } else {
            static constexpr Text points = {"points", "punkty", "punti"};
            return {{std::string(points[language]), result(state).score}};
        }
    }
    std::string chapter(const std::byte* state, Language language) const override {
        if constexpr (requires(const View& open) { G::chapter(rules_, open, language); })
            return G::chapter(rules_, G::observe(rules_, load(state), spectator), language);
        else
            return {};
    }
    void show_view(const ViewBytes& view, Language language, Show& show) const override {
        if constexpr (requires(const View& seen) { G::show_view(rules_, seen, language, show); })
            G::show_view(rules_, load_view(view), language, show);
        else
            show_drawing(view, language, show);
    }
    void show_action(const ViewBytes& view, Action action, Show& show) const override {
        const std::string text = action_text(action);
        show.add("action", text);
        show.add("kind", std::string_view(text).substr(0, text.find(' ')));
        if (passes(action)) show.add("pass", true);
        if constexpr (requires(const View& seen) { G::show_action(rules_, seen, action, show); })
            G::show_action(rules_, load_view(view), action, show);
    }
    void show_event(const Event& event, Show& show) const override {
        const bool to_somebody = event.seat < setup_.seats;
        show.add("seat", to_somebody ? std::optional(seat_id(event.seat)) : std::nullopt);
        if constexpr (requires { G::show_event(rules_, event, show); })
            G::show_event(rules_, event, show);
        else
            show.add("kind", "event");
    }
    void show_components(Language language, Show& show) const override {
        if constexpr (requires { G::show_components(rules_, language, show); })
            G::show_components(rules_, language, show);
    }
    int house_versions() const override { return G::house_versions(rules_); }
    void visit(PackVisitor& pack) const override {
        typename G::Rules copy = rules_;
        G::visit(pack, copy);
    }

    PlayoutCount play_seeds(std::uint64_t first, std::uint64_t count, Hash* signature) const override {
        Buffers<G> buffers;
        PlayoutCount total;
        for (std::uint64_t seed = first; seed < first + count; ++seed)
            total += play_seed<G>(rules_, seed, buffers, signature);
        return total;
    }
    std::uint64_t perft(const std::byte* state, int depth) const override {
        return mehen::perft<G>(rules_, load(state), depth);
    }
    std::uint64_t copy_states(std::uint64_t copies) const override {
        std::vector<State> ring(64);
        for (State& s : ring) G::start(rules_, s, nullptr);
        for (std::uint64_t i = 0; i < copies; ++i) {
            ring[(i + 1) % 64] = ring[i % 64];
#if defined(__GNUC__)
            asm volatile("" : : "g"(&ring[(i + 1) % 64]) : "memory");  // NOLINT: the copy must really happen
#endif
        }
        std::uint64_t first_bytes = 0;
        std::memcpy(&first_bytes, ring.data(), sizeof first_bytes);
        return first_bytes;
    }

private:
    static State load(const std::byte* bytes) {
        State s;
        std::memcpy(&s, bytes, sizeof s);
        return s;
    }
    static View load_view(const ViewBytes& bytes) {
        assert(bytes.size() == sizeof(View));
        View view;
        std::memcpy(&view, bytes.data(), sizeof view);
        return view;
    }
    void show_drawing(const ViewBytes& view, Language language, Show& show) const {
        Canvas canvas;
        draw(view, language, {}, canvas);
        const std::string lines = canvas.print(false);
        show.list("drawing", [&] {
            for (std::size_t at = 0; at < lines.size(); at = lines.find('\n', at) + 1)
                show.word(std::string_view(lines).substr(at, lines.find('\n', at) - at));
        });
    }
    template <class Bytes, class T>
    static Bytes to_bytes(const T& value) {
        Bytes bytes(sizeof value);
        std::memcpy(bytes.data(), &value, sizeof value);
        return bytes;
    }

    const GameFacts& facts_;
    Setup setup_;
    typename G::Rules rules_;
};

template <Edition E>
class AnyGameOf final : public AnyGame {
public:
    const GameFacts& facts() const override { return E::facts(); }
    Message check_setup(const Setup& setup) const override {
        if constexpr (requires { E::check_setup(setup); })
            return E::check_setup(setup);
        else
            return {};  // any combination of options will do
    }
    std::unique_ptr<AnyRules> make_rules(const Setup& setup, PackVisitor* pack) const override {
        typename GameOf<E>::Rules rules;
        if (!E::make_rules(setup, pack, rules)) return nullptr;
        return std::make_unique<AnyRulesOf<GameOf<E>>>(E::facts(), setup, rules);
    }
};

}  // namespace mehen
