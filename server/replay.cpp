#include "server/replay.h"

#include "core/record.h"
#include "games/registry.h"
#include "json/pack.h"

namespace mehen::server {

namespace {

constexpr Text bad_record = {"Line {0} of the record is not valid: {1}", "Wiersz {0} zapisu jest nieprawidłowy: {1}",
                             "La riga {0} della registrazione non è valida: {1}"};

Error problem(const RecordProblem& what, const AnyRules* rules) {
    Error error{"malformed", {}, {}};
    for (std::size_t i = 0; i < language_count; ++i) {
        const auto language = static_cast<Language>(i);
        std::string why = what.why.in(language);
        if (rules != nullptr && what.refusal) why += " " + rules->refusal_text(what.refusal, language);
        error.reason[i] = say(bad_record, language, what.line, why);
    }
    return error;
}

}  // namespace

std::variant<LiveTable, Error> read_replay(std::string_view text, Language language) {
    Record record;
    if (const auto wrong = parse_record(text, record)) return problem(*wrong, nullptr);
    const AnyGame* const game = find_game(record.game);
    if (game == nullptr) return unknown_game(record.game);
    RecordProblem wrong;
    TableSetup setup;
    setup.game = record.game;
    setup.rules = make_rules(*game, record, language, wrong, &setup.pack);
    if (setup.rules == nullptr) return problem(wrong, nullptr);
    setup.choices = setup.rules->setup();
    for (const Record::Fact& seat : record.seats) setup.chairs.push_back({Chair::Who::guest, {{}, seat.value}, {}});
    Match match(setup.rules);
    if (const auto bad = replay_record(record, match, [] {})) return problem(*bad, setup.rules.get());
    LiveTable table("replay", {}, std::move(setup), Stage::over);
    table.replay(match);
    return table;
}

}  // namespace mehen::server
