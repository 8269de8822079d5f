// A thin virtual shell over the `Game` concept, for everything that serves any game alike: command line,
// records, server, bindings. States and views are opaque bytes here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/playout.h"
#include "core/show.h"

namespace mehen {

// Two types, so that a state cannot be handed over where a view is wanted.
struct StateBytes : std::vector<std::byte> {
    using std::vector<std::byte>::vector;
};
struct ViewBytes : std::vector<std::byte> {
    using std::vector<std::byte>::vector;
};

// The rules of one match together with every function over its states.
class AnyRules {
public:
    AnyRules() = default;
    AnyRules(const AnyRules&) = delete;
    AnyRules& operator=(const AnyRules&) = delete;
    virtual ~AnyRules() = default;

    virtual const GameFacts& facts() const = 0;
    virtual const Setup& setup() const = 0;
    int seats() const { return setup().seats; }

    virtual std::size_t state_bytes() const = 0;
    virtual void start(std::byte* state, EventLog* log) const = 0;
    virtual Ask ask(const std::byte* state) const = 0;
    virtual bool boundary(const std::byte* state) const = 0;
    virtual bool revealed(const std::byte* state) const = 0;  // the last answer brought something hidden to light
    virtual bool setting_up(const std::byte* state) const = 0;
    virtual std::vector<Action> legal(const std::byte* state, Seat seat) const = 0;
    virtual std::vector<Outcome> outcomes(const std::byte* state) const = 0;
    virtual void apply(std::byte* state, Seat seat, Action action, EventLog* log) const = 0;
    virtual Refusal explain(const std::byte* state, Seat seat, Action action) const = 0;
    virtual Result result(const std::byte* state) const = 0;
    virtual bool invariant_holds(const std::byte* state) const = 0;
    virtual ViewBytes observe(const std::byte* state, Seat seat) const = 0;
    virtual StateBytes determinize(const ViewBytes& view, Rng& rng) const = 0;
    // For tests: changes at random what a seat may not see, written from the rules rather than from the view.
    virtual void scramble(std::byte* state, Seat viewer, Rng& rng) const = 0;
    virtual int evaluate(const ViewBytes& view, Seat seat) const = 0;

    virtual std::vector<ScoreLine> breakdown(const ViewBytes& view, Seat seat, Language language) const = 0;
    virtual std::string_view seat_id(Seat seat) const = 0;  // "chance" for chance
    virtual std::string seat_name(Seat seat, Language language) const = 0;
    // The same with what a seat has become at this table, where that is more than its name.
    virtual std::string name_at_table(const ViewBytes& view, Seat seat, Language language) const = 0;
    virtual std::string action_text(Action action) const = 0;
    virtual std::optional<Action> parse_action(std::string_view words) const = 0;
    virtual std::string describe(const ViewBytes& view, Action action, Language language) const = 0;
    // Whoever answers so wants nothing of what is offered: it can be done for them while they wait for their turn.
    virtual bool passes(Action action) const = 0;
    // What the question is called for programs; empty where a game has no names for its questions, or chance is asked.
    virtual std::string_view ask_id(const ViewBytes& view) const = 0;
    virtual std::string question(const ViewBytes& view, Language language) const = 0;
    virtual std::string event_text(const Event& event, Language language) const = 0;
    virtual std::string refusal_text(const Refusal& refusal, Language language) const = 0;
    virtual std::vector<Entry> entries(Language language) const = 0;
    virtual void draw(const ViewBytes& view, Language language, std::span<const Action> marked,
                      Canvas& canvas) const = 0;
    // A section of the rules as these rules have it, with their numbers; empty where they have nothing of the kind.
    virtual std::string section_body(std::size_t section, Language language) const = 0;
    // The values of these rules as sentences, in the order of the game; none where a game has not written any.
    virtual std::vector<Statement> statements(Language language) const = 0;
    // What to follow through a match; the points of the standing where a game names nothing else.
    virtual std::vector<Gauge> gauges(const std::byte* state, Language language) const = 0;
    // The part of the match that is being played, such as "Day 2"; empty where a game has no parts.
    virtual std::string chapter(const std::byte* state, Language language) const = 0;
    // The same for programs (docs/views.md): each shows the fields of an object that the caller has begun. A game that
    // has not written them shows its drawing, the kinds of its actions and the words of its events.
    virtual void show_view(const ViewBytes& view, Language language, Show& show) const = 0;
    virtual void show_action(const ViewBytes& view, Action action, Show& show) const = 0;
    virtual void show_event(const Event& event, Show& show) const = 0;
    virtual void show_components(Language language, Show& show) const = 0;
    virtual int house_versions() const = 0;
    virtual void visit(PackVisitor& pack) const = 0;  // shows the tables in use

    // Random play at full speed: seeds first .. first + count - 1.
    virtual PlayoutCount play_seeds(std::uint64_t first, std::uint64_t count, Hash* signature) const = 0;
    virtual std::uint64_t perft(const std::byte* state, int depth) const = 0;
    // Copies a ring of 64 states in turn; for `bench` to time.
    virtual std::uint64_t copy_states(std::uint64_t copies) const = 0;
};

class AnyGame {
public:
    AnyGame() = default;
    AnyGame(const AnyGame&) = delete;
    AnyGame& operator=(const AnyGame&) = delete;
    virtual ~AnyGame() = default;

    virtual const GameFacts& facts() const = 0;
    // Whether these choices go together; what is wrong, if not.
    virtual Message check_setup(const Setup& setup) const = 0;
    // Null when the pack was refused; the pack then knows why. The setup must fit the facts.
    virtual std::unique_ptr<AnyRules> make_rules(const Setup& setup, PackVisitor* pack) const = 0;
};

// What is wrong with a number of seats or an option as somebody wrote it; nothing, and it is taken over, if all is
// well.
Message set_seats(const GameFacts& facts, std::string_view text, Setup& setup);
Message set_option(const GameFacts& facts, std::string_view name, std::string_view value, Setup& setup);

// Every option as it is by default.
Setup default_setup(const GameFacts& facts, int seats);

// An action and whose it is: one line of a record.
struct Move {
    Seat seat = 0;  // or chance
    Action action = {};
    bool boundary = false;  // once it is played: undo may not go back behind it
};

// What random play (core/playout.h) answers to the open question. With the same generator it plays the same game.
Move random_move(const AnyRules& rules, const std::byte* state, Rng& rng);

// The state after a set-up in which the seed answers everything: where `perft` and its tests begin.
StateBytes play_set_up(const AnyRules& rules, std::uint64_t seed);

}  // namespace mehen
