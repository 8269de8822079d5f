// What a game is: the facts, types and functions that everything else is built on.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/action.h"
#include "core/ask.h"
#include "core/canvas.h"
#include "core/event.h"
#include "core/flow.h"
#include "core/pack.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/text.h"
#include "core/worth.h"

namespace mehen {

// A choice made before the game, such as a variant. Name and values are what is typed and recorded, the same in every
// language; titles are what a person reads.
struct OptionSpec {
    std::string_view name;
    std::span<const std::string_view> values;
    std::uint8_t default_value;
    Text title;
    std::span<const Text> value_titles;  // one for each value
    Text help;
};
inline constexpr std::size_t max_options = 8;

// How one match is set up; `option[i]` is an index into the game's i-th option's values.
struct Setup {
    int seats = 2;
    std::array<std::uint8_t, max_options> option{};
};

// A numbered paragraph of the rules in our words, with a stable id such as "fertility.place.match".
struct Section {
    std::string_view id;
    Text title;
    Text body;
};

// A side of a game in which players play together. The id is for programs, the title is what a person reads.
struct SideSpec {
    std::string_view id;
    Text title;
};

struct GameFacts {
    std::string_view id;  // as on the command line
    Text title;
    Text about;  // one sentence
    int min_seats;
    int max_seats;
    int rules_revision;  // raised when the same actions would no longer give the same game
    bool sample;         // for contributors, not listed for players
    bool secrets;        // some things are hidden from some seats; then `scramble` changes these
    std::span<const OptionSpec> options;
    std::span<const Section> sections;
    // None: everybody plays alone, and a game need not say so.
    std::span<const SideSpec> sides = {};  // NOLINT(readability-redundant-member-init)
};

// How a finished match ended. place 1 is the best; those who share a place share it fully.
struct Result {
    std::array<std::int16_t, max_seats> score{};
    std::array<std::uint8_t, max_seats> place{};  // 0 for seats that nobody sits on
    std::array<std::uint8_t, max_seats> team{};   // one number for a team: its place in `sides`, where there are some
};

// A win is shared evenly by those in first place.
constexpr double share_of_win(const std::array<std::uint8_t, max_seats>& place, std::size_t seat) {
    return place[seat] == 1 ? 1.0 / static_cast<double>(std::count(place.begin(), place.end(), 1)) : 0;
}

// Why an action is not legal. reason 0: it is legal. Ids index the game's tables.
struct Refusal {
    std::uint8_t reason = 0;
    std::uint8_t section = 0;
    std::array<std::uint8_t, 4> arg{};

    explicit operator bool() const { return reason != 0; }
};

// One line of a final account: what for and how much.
struct ScoreLine {
    std::string words;
    int value = 0;
};

// A quantity that lies open and is worth following through a match, such as points or money.
struct Gauge {
    std::string name;
    std::array<std::int16_t, max_seats> value{};
};

// One thing a player can look up: a tile, a card, an area, a rule.
struct Entry {
    std::string id;
    std::string kind;
    std::string name;
    std::string rule;
    bool house = false;  // printed content not known: our own version
};

// One sentence about a value of the rules, such as how many cards a player starts with. Games that are editions of one
// another say the same things under the same keys, so that `mehen diff` can set their sentences side by side.
struct Statement {
    std::string key;    // the same in every language
    std::string topic;  // what it stands under
    std::string about;  // the name of the thing it describes; empty: a rule
    std::string words;
};

// Everything a person reads about a game. A language and the immutable rules go with every call.
template <class G>
concept GameWords = requires(const typename G::Rules& rules, const typename G::View& view, Language language, Seat seat,
                             Action action, const Event& event, const Refusal& refusal, std::string_view words,
                             std::span<const Action> marked, Canvas& canvas) {
    { G::seat_id(rules, seat) } -> std::convertible_to<std::string_view>;  // as in records
    { G::seat_name(rules, seat, language) } -> std::convertible_to<std::string>;
    { G::action_text(rules, action) } -> std::same_as<std::string>;  // as in records, parses back
    { G::parse_action(rules, words, action) } -> std::same_as<bool>;
    { G::describe(rules, view, action, language) } -> std::same_as<std::string>;
    { G::question(rules, view, language) } -> std::same_as<std::string>;
    { G::event_text(rules, event, language) } -> std::same_as<std::string>;  // empty: not worth a line
    { G::refusal_text(rules, refusal, language) } -> std::same_as<std::string>;
    { G::entries(rules, language) } -> std::same_as<std::vector<Entry>>;
    { G::draw(rules, view, language, marked, canvas) } -> std::same_as<void>;
    { G::house_versions(rules) } -> std::same_as<int>;
};

// The rules of a game as pure functions over a flat state. Not one of them allocates, apart from those
// that return words.
template <class G>
concept Game =
    GameWords<G> && std::is_trivially_copyable_v<typename G::State> &&
    std::has_unique_object_representations_v<typename G::State> && std::is_trivially_copyable_v<typename G::View> &&
    std::has_unique_object_representations_v<typename G::View> &&
    (!std::same_as<typename G::State, typename G::View>) && sizeof(typename G::State) <= 3072 &&
    requires(const typename G::Rules& rules, typename G::Rules& new_rules, typename G::State& s,
             const typename G::State& cs, const typename G::View& view, PackVisitor& pack, Seat seat, Action action,
             ActionList& actions, OutcomeList& outcomes, EventLog* log, Rng& rng, Language language) {
        { G::max_actions } -> std::convertible_to<std::size_t>;
        { G::max_outcomes } -> std::convertible_to<std::size_t>;

        { G::visit(pack, new_rules) } -> std::same_as<void>;

        { G::start(rules, s, log) } -> std::same_as<void>;  // runs to the first question
        { G::ask(cs) } -> std::same_as<Ask>;
        { G::boundary(cs) } -> std::same_as<bool>;  // undo may not go back behind the last answer
        { G::revealed(cs) } -> std::same_as<bool>;  // it brought something hidden to light
        { G::setting_up(cs) } -> std::same_as<bool>;
        { G::legal(rules, cs, seat, actions) } -> std::same_as<void>;     // ascending, each once
        { G::outcomes(rules, cs, outcomes) } -> std::same_as<void>;       // likewise
        { G::apply(rules, s, seat, action, log) } -> std::same_as<void>;  // the action must be legal
        { G::explain(rules, cs, seat, action) } -> std::same_as<Refusal>;
        { G::result(rules, cs) } -> std::same_as<Result>;  // of a finished match, else the standing
        { G::breakdown(rules, view, seat, language) } -> std::same_as<std::vector<ScoreLine>>;

        { G::observe(rules, cs, seat) } -> std::same_as<typename G::View>;
        { G::determinize(rules, view, rng) } -> std::same_as<typename G::State>;  // observe() gives the view back

        // For bots; no rule reads them. How good a position looks to a seat, half-done procedures and all:
        { G::evaluate(rules, view, seat) } -> std::same_as<int>;
        // What a player has, as features and their weights (core/worth.h), at moments when nothing is half done.
        { G::phase(rules, cs) } -> std::same_as<int>;
        { weigh(G::features(rules, cs, seat), G::weights(rules), 0) } -> std::same_as<int>;
        { G::feature_name(std::size_t{}) } -> std::same_as<std::string>;
        { G::quiet(cs) } -> std::same_as<bool>;                   // such a moment
        { G::turn_of(view) } -> std::same_as<unsigned>;           // another number in another turn
        { G::invariant_holds(rules, cs) } -> std::same_as<bool>;  // pieces conserved, counts in range
    };

// The game that plays an edition: `Plays`, or the edition itself where a game has but one.
template <class E>
struct GameOfEdition {
    using type = E;
};
template <class E>
    requires requires { typename E::Plays; }
struct GameOfEdition<E> {
    using type = typename E::Plays;
};
template <class E>
using GameOf = typename GameOfEdition<E>::type;

// What can be picked from the list of games. Editions of one game differ in the values of their rules alone, so that
// what is built over games, such as bots, is built once for all of them.
template <class E>
concept Edition = Game<GameOf<E>> && requires(const Setup& setup, typename GameOf<E>::Rules& new_rules) {
    { E::facts() } -> std::convertible_to<const GameFacts&>;
    // Builds the rules of one match. A null pack means the built-in tables. False: see the pack's problem.
    { E::make_rules(setup, static_cast<PackVisitor*>(nullptr), new_rules) } -> std::same_as<bool>;
};

}  // namespace mehen
