#include "cli/setup.h"

#include <algorithm>

#include "cli/terminal.h"
#include "json/pack.h"

namespace mehen::cli {

namespace {

constexpr Text unknown_game = {"unknown game '{0}'; known: {1}", "nieznana gra '{0}'; znane: {1}",
                               "gioco sconosciuto '{0}'; noti: {1}"};
constexpr Text bad_seats = {"{0} is played with {1} to {2} seats, not {3}", "w {0} gra od {1} do {2} graczy, nie {3}",
                            "a {0} si gioca in {1}–{2}, non in {3}"};
constexpr Text unknown_option = {"unknown game option '{0}'; {1} has: {2}", "nieznana opcja gry '{0}'; {1} ma: {2}",
                                 "opzione di gioco sconosciuta '{0}'; {1} ha: {2}"};
constexpr Text bad_value = {"option {0} cannot be '{1}'; allowed: {2}",
                            "opcja {0} nie może mieć wartości '{1}'; dozwolone: {2}",
                            "l'opzione {0} non può essere '{1}'; ammesse: {2}"};
constexpr Text bad_option = {"write --option NAME=VALUE, not '{0}'", "pisz --option NAZWA=WARTOŚĆ, nie '{0}'",
                             "scrivi --option NOME=VALORE, non '{0}'"};
constexpr Text unreadable = {"the pack '{0}' cannot be read, or has more than {1} bytes",
                             "pakietu '{0}' nie można odczytać albo ma ponad {1} bajtów",
                             "il pacchetto '{0}' non si può leggere, o supera {1} byte"};
constexpr Text bad_pack = {"pack '{0}': {1}", "pakiet '{0}': {1}", "pacchetto '{0}': {1}"};
constexpr Text record_pack = {"pack: {0}", "pakiet: {0}", "pacchetto: {0}"};

Message set_option(const GameFacts& facts, std::string_view name, std::string_view value, Setup& setup) {
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < facts.options.size(); ++i) {
        const OptionSpec& option = facts.options[i];
        names.push_back(option.name);
        if (option.name != name) continue;
        const auto found = std::find(option.values.begin(), option.values.end(), value);
        if (found == option.values.end()) return Message(bad_value, name, value, joined(option.values));
        setup.option[i] = static_cast<std::uint8_t>(found - option.values.begin());
        return {};
    }
    return Message(unknown_option, name, facts.id, joined(names));
}

Message check_seats(const GameFacts& facts, std::string_view text, int& seats) {
    const auto number = parse_number(text);
    if (!number || *number < static_cast<unsigned>(facts.min_seats) || *number > static_cast<unsigned>(facts.max_seats))
        return Message(bad_seats, facts.id, facts.min_seats, facts.max_seats, text);
    seats = static_cast<int>(*number);
    return {};
}

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

bool read_seats(const Invocation& call, const GameFacts& facts, int& seats) {
    const auto text = call.value("--seats");
    const Message problem = check_seats(facts, text ? *text : std::to_string(seats), seats);
    if (problem) complain(call, problem);
    return !problem;
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
    if (!read_seats(call, game->facts(), setup.seats) || !read_options(call, game->facts(), setup)) return {};
    return make_setup(call, *game, setup);
}

MatchSetup setup_of(const Record& record, Language language, RecordProblem& problem) {
    const AnyGame* const game = find_game(record.game);
    if (game == nullptr) {
        problem = {2, Message(unknown_game, record.game, known_games()), {}};
        return {};
    }
    Setup setup = default_setup(game->facts(), 0);
    problem.why = check_seats(game->facts(), std::to_string(record.seats.size()), setup.seats);
    for (const auto& [name, value] : record.options)
        if (!problem.why) problem.why = set_option(game->facts(), name, value, setup);
    if (!problem.why) problem.why = game->check_setup(setup);
    MatchSetup result;
    if (problem.why) return result;
    PackProblem in_pack;
    result.rules = make_rules(*game, setup, record.pack, in_pack, &result.pack);
    if (in_pack) problem.why = Message(record_pack, in_pack.in(language));
    return result;
}

}  // namespace mehen::cli
