#include "cli/setup.h"

#include "cli/terminal.h"
#include "core/shortened.h"
#include "json/pack.h"

namespace mehen::cli {

namespace {

constexpr Text unknown_game = {"unknown game '{0}'; known: {1}", "nieznana gra '{0}'; znane: {1}",
                               "gioco sconosciuto '{0}'; noti: {1}"};
constexpr Text bad_option = {"write --option NAME=VALUE, not '{0}'", "pisz --option NAZWA=WARTOŚĆ, nie '{0}'",
                             "scrivi --option NOME=VALORE, non '{0}'"};
constexpr Text unreadable = {"the pack '{0}' cannot be read, or has more than {1} bytes",
                             "pakietu '{0}' nie można odczytać albo ma ponad {1} bajtów",
                             "il pacchetto '{0}' non si può leggere, o supera {1} byte"};
constexpr Text bad_pack = {"pack '{0}': {1}", "pakiet '{0}': {1}", "pacchetto '{0}': {1}"};

constexpr Text in_line = {"{0}, line {1}: {2}", "{0}, wiersz {1}: {2}", "{0}, riga {1}: {2}"};
constexpr Text in_record = {"{0}: {1}", "{0}: {1}", "{0}: {1}"};

std::string known_games() {
    std::vector<std::string_view> ids;
    for (const AnyGame* game : all_games())
        if (!game->facts().sample) ids.push_back(game->facts().id);
    return joined(ids);
}

}  // namespace

const AnyGame* game_of(const Invocation& call, std::string_view id) {
    const AnyGame* const game = find_game(id);
    if (game == nullptr) complain(call, Message(unknown_game, id, known_games()));
    return game;
}

bool read_seats(const Invocation& call, const GameFacts& facts, Setup& setup) {
    const auto text = call.value("--seats");
    const Message problem = set_seats(facts, text ? *text : std::to_string(setup.seats), setup);
    if (problem) complain(call, problem);
    return !problem;
}

std::string option_choices(const OptionSpec& option) {
    return std::string(option.name) + "=" + joined(option.values, "|");
}

std::string option_titles(const OptionSpec& option, Language language) {
    std::vector<std::string_view> titles;
    for (const Text& title : option.value_titles) titles.push_back(title[language]);
    return std::string(option.title[language]) + ": " + joined(titles, " | ");
}

bool read_options(const Invocation& call, const GameFacts& facts, Setup& setup) {
    setup = default_setup(facts, setup.seats);
    for (const std::string& text : call.values("--option")) {
        const std::size_t equals = text.find('=');
        const Message problem = equals == std::string::npos
                                    ? Message(bad_option, text)
                                    : set_option(facts, text.substr(0, equals), text.substr(equals + 1), setup);
        if (!problem) continue;
        complain(call, problem);
        return false;
    }
    return true;
}

MatchSetup make_setup(const Invocation& call, const AnyGame& game, const Setup& setup) {
    if (const Message problem = game.check_setup(setup)) {
        complain(call, problem);
        return {};
    }
    std::string text;
    const auto path = call.value("--pack");
    if (path) {
        const auto content = read_file(*path, largest_pack);
        if (!content) {
            complain(call, Message(unreadable, *path, largest_pack));
            return {};
        }
        text = content->empty() ? " " : *content;  // an empty file is no pack, rather than none given
    }
    MatchSetup result;
    PackProblem problem;
    result.rules = make_rules(game, setup, text, problem, &result.pack);
    if (problem) complain(call, Message(bad_pack, path.value_or(""), problem.in(call.language)));
    return result;
}

MatchSetup setup_of(const Invocation& call, int seats) {
    const AnyGame* const game = game_of(call, call.operands[0]);
    if (game == nullptr) return {};
    Setup setup;
    setup.seats = seats == 0 ? game->facts().min_seats : seats;
    if (!read_seats(call, game->facts(), setup) || !read_options(call, game->facts(), setup)) return {};
    return make_setup(call, *game, setup);
}

std::string problem_text(const std::string& path, const RecordProblem& problem, const AnyRules* rules,
                         Language language) {
    std::string why = problem.why.in(language);
    if (problem.refusal && rules != nullptr) why += ": " + rules->refusal_text(problem.refusal, language);
    return problem.line > 0 ? say(in_line, language, path, problem.line, why) : say(in_record, language, path, why);
}

MatchSetup setup_of(const Record& record, Language language, RecordProblem& problem) {
    MatchSetup result;
    const AnyGame* const game = find_game(record.game);
    if (game == nullptr)
        problem = {2, Message(unknown_game, shortened(record.game), known_games()), {}};
    else
        result.rules = make_rules(*game, record, language, problem, &result.pack);
    return result;
}

}  // namespace mehen::cli
