// Any text as a record: refused with a line and words, or replayed with the rules it names.
#include "core/record.h"

#include "json/pack.h"
#include "tools/fuzz/checked_game.h"

using namespace mehen;  // a program of one page

namespace {

// The setup that a record's header asks for, or nothing if there is no such game, seat number or option.
std::optional<Setup> setup_of(const Record& record, const GameFacts& facts) {
    Setup setup;
    setup.seats = static_cast<int>(record.seats.size());
    if (setup.seats < facts.min_seats || setup.seats > facts.max_seats) return std::nullopt;
    for (const auto& [name, value] : record.options) {
        bool known = false;
        for (std::size_t i = 0; i < facts.options.size(); ++i)
            for (std::size_t j = 0; j < facts.options[i].values.size(); ++j)
                if (facts.options[i].name == name && facts.options[i].values[j] == value) {
                    setup.option[i] = static_cast<std::uint8_t>(j);
                    known = true;
                }
        if (!known) return std::nullopt;
    }
    return setup;
}

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
    const auto setup = setup_of(record, game->facts());
    if (!setup || game->check_setup(*setup)) return 0;
    PackProblem pack_problem;
    std::string pack;
    const std::shared_ptr<const AnyRules> rules = make_rules(*game, *setup, record.pack, pack_problem, &pack);
    if (rules == nullptr) return 0;
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
