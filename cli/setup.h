// From GAME, --seats, --option and --pack to the rules of a match, with every mistake named.
#pragma once

#include <memory>
#include <string>

#include "cli/arguments.h"
#include "core/any_game.h"
#include "core/record.h"
#include "games/registry.h"

namespace mehen::cli {

inline constexpr Flag option_flag = {"--option",
                                     "NAME=VALUE",
                                     {"a choice made before the game; may be repeated (mehen games lists them)",
                                      "wybór przed grą; można powtarzać (mehen games je wymienia)",
                                      "una scelta prima della partita; ripetibile (mehen games le elenca)"}};
inline constexpr Flag pack_flag = {
    "--pack",
    "FILE",
    {"a component pack: replaces printed values", "pakiet komponentów: zastępuje nadruki",
     "un pacchetto di componenti: sostituisce i valori stampati"}};
inline constexpr Flag seed_flag = {"--seed",
                                   "N",
                                   {"the same seed gives the same draws", "to samo ziarno daje te same losowania",
                                    "lo stesso seme dà le stesse estrazioni"}};
inline constexpr Flag json_flag = {
    "--json", "", {"one JSON object per line", "jeden obiekt JSON w wierszu", "un oggetto JSON per riga"}};
inline constexpr Flag seats_flag = {"--seats", "N", {"how many seats", "ile miejsc", "quanti posti"}};

struct MatchSetup {
    std::shared_ptr<const AnyRules> rules;
    std::string pack;  // on one line, as records hold it
};

// "length=short|long", as it is typed, and "Length: short, 8 VP | long, 10 VP", as it is read.
std::string option_choices(const OptionSpec& option);
std::string option_titles(const OptionSpec& option, Language language);

// All of these say what was wrong and return null or false if the call is no good.
const AnyGame* game_of(const Invocation& call, std::string_view id);
bool read_seats(const Invocation& call, const GameFacts& facts, Setup& setup);
bool read_options(const Invocation& call, const GameFacts& facts, Setup& setup);
MatchSetup make_setup(const Invocation& call, const AnyGame& game, const Setup& setup);
// GAME of the first operand with --seats, --option and --pack; `seats` where none are given.
MatchSetup setup_of(const Invocation& call, int seats = 0);

inline constexpr std::size_t largest_record = 16U * 1024 * 1024;  // bytes
// "game.mehen, line 12: …": what is wrong with a record, with the game's own words where the rules are known.
std::string problem_text(const std::string& path, const RecordProblem& problem, const AnyRules* rules,
                         Language language);

// The rules that a record was played under.
MatchSetup setup_of(const Record& record, Language language, RecordProblem& problem);

}  // namespace mehen::cli
