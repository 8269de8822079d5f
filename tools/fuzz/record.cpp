// Any text as a record: refused with a line and words, or replayed with the rules it names.
#include "core/record.h"

#include "json/pack.h"
#include "tools/fuzz/checked_game.h"

using namespace mehen;  // a program of one page

namespace {

void check_problem(const RecordProblem& problem) {
    fuzz::require(problem.line >= 0, "a problem names a line");
    fuzz::require(!problem.why.in(Language::pl).empty(), "a problem has words");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Record record;
    const std::string text(reinterpret_cast<const char*>(data), size);  // NOLINT: bytes as text is what this is about
    if (const auto problem = parse_record(text, record)) {
        check_problem(*problem);
        return 0;
    }
    const AnyGame* const game = find_game(record.game);
    if (game == nullptr) return 0;
    std::string pack;
    RecordProblem wrong;
    const std::shared_ptr<const AnyRules> rules = make_rules(*game, record, Language::en, wrong, &pack);
    if (rules == nullptr) {
        check_problem(wrong);
        return 0;
    }
    Match match(rules);
    const auto check_state = [&] { fuzz::require(rules->invariant_holds(match.state()), "the invariant holds"); };
    if (const auto problem = replay_record(record, match, check_state)) {
        check_problem(*problem);
        return 0;
    }
    // An accepted record says the same when it is written again.
    Record again;
    fuzz::require(!parse_record(write_record(match, {}, pack), again), "a written record parses");
    fuzz::require(again.moves.size() == record.moves.size(), "a written record has the same moves");
    return 0;
}
