// What the suites run over: every registered game with every number of seats, its options as they are by default and
// each other value of each option in turn. A game gets all of it by being registered.
#pragma once

#include <cstdint>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "tests/support/source_path.h"

namespace mehen::test {

struct TableSetup {
    const AnyGame* game;
    Setup setup;
    std::string name;  // "fertility_3_seats_tiles_pairs", as gtest wants it

    std::shared_ptr<const AnyRules> rules() const { return game->make_rules(setup, nullptr); }
};
std::ostream& operator<<(std::ostream& out, const TableSetup& table);
const std::vector<TableSetup>& all_tables();

// Names an instance of a suite over all tables, or over all games.
struct TestName {
    template <class Info>
    std::string operator()(const Info& info) const {
        return name(info.param);
    }
    static std::string name(const TableSetup& table) { return table.name; }
    static std::string name(const AnyGame* game);
};

inline constexpr std::array<Language, language_count> all_languages = {Language::en, Language::pl, Language::it};

// Random games for each test. Fewer in the debug build: its sanitizers make it some ten times slower.
#ifdef NDEBUG
inline constexpr std::uint64_t games_per_test = 30;
#else
inline constexpr std::uint64_t games_per_test = 8;
#endif

StateBytes start(const AnyRules& rules, EventLog* log = nullptr);
StateBytes after(const AnyRules& rules, const StateBytes& s, const Move& move, EventLog* log = nullptr);
// As random_move(), but where several seats are asked any of them may be the next to answer.
Move any_move(const AnyRules& rules, const StateBytes& s, Rng& rng);
// Everybody who can look at the table: the seats and a spectator.
std::vector<Seat> viewers(const AnyRules& rules);

// Plays a random game and shows every position on the way, the last one included: each(state, generator).
// False: the game went on for longer than any game may.
template <class Each>
bool for_each_position(const AnyRules& rules, std::uint64_t seed, Each&& each) {
    Rng rng(seed);
    StateBytes s = start(rules);
    for (std::uint64_t answers = 0; answers < playout_limit; ++answers) {
        each(s, rng);
        if (!rules.ask(s.data()).open()) return true;
        s = after(rules, s, any_move(rules, s, rng));
    }
    return false;
}

// Actions that may or may not be legal in a position: legal ones with a byte changed, answers to other questions,
// and bytes that no game ever made.
class ActionMaker {
public:
    void learn(const AnyRules& rules, const StateBytes& s);
    Action make(Rng& rng) const;

private:
    std::vector<Action> seen_;
};

bool contains(const std::vector<Action>& actions, Action action);

// Lists of words that differ show as text, not as bytes.
std::string hex(Action action);

// What a person is shown must be there, be proper UTF-8 and have every blank of its pattern filled.
bool readable(std::string_view text);

// Files that are compared with what the engine does now. Set MEHEN_REGENERATE to write them instead.
bool regenerating();
std::string read_file(const std::string& path);
void write_file(const std::string& path, std::string_view text);
std::vector<std::string> lines_of(std::string_view text);
// The lines of a file that begin so are those found now. When regenerating they are written instead.
void expect_lines(std::string_view file, std::string_view beginning, const std::vector<std::string>& found);

}  // namespace mehen::test
