#include "cli/arguments.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "cli/terminal.h"

namespace mehen::cli {

namespace {

constexpr Text unknown_command = {"unknown command '{0}'; known: {1}", "nieznane polecenie '{0}'; znane: {1}",
                                  "comando sconosciuto '{0}'; noti: {1}"};
constexpr Text unknown_flag = {"unknown option '{0}' of {1}; allowed: {2}",
                               "nieznana opcja '{0}' polecenia {1}; dozwolone: {2}",
                               "opzione sconosciuta '{0}' di {1}; ammesse: {2}"};
constexpr Text value_missing = {"{0} needs a value: {0} {1}", "{0} wymaga wartości: {0} {1}",
                                "{0} richiede un valore: {0} {1}"};
constexpr Text no_value = {"{0} takes no value", "{0} nie przyjmuje wartości", "{0} non accetta un valore"};
constexpr Text too_few = {"something is missing: mehen {0} {1}", "czegoś brakuje: mehen {0} {1}",
                          "manca qualcosa: mehen {0} {1}"};
constexpr Text too_many = {"unexpected argument '{0}': mehen {1} {2}", "nieoczekiwany argument '{0}': mehen {1} {2}",
                           "'{0}' è di troppo: mehen {1} {2}"};
constexpr Text bad_language = {"unknown language '{0}'; known: {1}", "nieznany język '{0}'; znane: {1}",
                               "lingua sconosciuta '{0}'; note: {1}"};
constexpr Text bad_number = {"{0} must be a whole number from {1} to {2}, not '{3}'",
                             "{0} musi być liczbą całkowitą od {1} do {2}, nie '{3}'",
                             "{0} deve essere un numero intero da {1} a {2}, non '{3}'"};

constexpr Text about = {"Mehen, a table for the games of the Nile.", "Mehen, stół do gier znad Nilu.",
                        "Mehen, un tavolo per i giochi del Nilo."};
constexpr Text usage = {"Usage: mehen COMMAND …", "Użycie: mehen POLECENIE …", "Uso: mehen COMANDO …"};
constexpr Text without = {"Without a command: serve, so that the page opens.",
                          "Bez polecenia: serve, czyli otwiera się strona.",
                          "Senza un comando: serve, cioè si apre la pagina."};
constexpr Text more = {"mehen COMMAND --help tells more. Everywhere: --lang en|pl|it.",
                       "mehen POLECENIE --help mówi więcej. Wszędzie: --lang en|pl|it.",
                       "mehen COMANDO --help dice di più. Ovunque: --lang en|pl|it."};

// The language of the locale, else English.
Language language_of_locale() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* const value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        return language_from_code(std::string_view(value).substr(0, 2)).value_or(Language::en);
    }
    return Language::en;
}

// --lang holds for everything, errors about other arguments too, so it is looked for first.
bool find_language(std::vector<std::string>& arguments, Language& language) {
    language = language_of_locale();
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        std::string code;
        if (arguments[i].starts_with("--lang="))
            code = arguments[i].substr(7);
        else if (arguments[i] == "--lang" && i + 1 < arguments.size())
            code = arguments[i + 1];
        else if (arguments[i] != "--lang")
            continue;
        const auto found = language_from_code(code);
        if (!found) {
            complain(say(bad_language, language, code, joined(language_codes)));
            return false;
        }
        language = *found;
        const auto at = arguments.begin() + static_cast<std::ptrdiff_t>(i);
        arguments.erase(at, at + (arguments[i] == "--lang" ? 2 : 1));
        --i;
    }
    return true;
}

void print_help(Language language) {
    std::printf("%s\n\n%s\n", say(about, language).c_str(), say(usage, language).c_str());
    for (const Command& command : commands()) {
        const std::string call = std::string(command.name) + " " + std::string(command.operands);
        std::printf("  %s %s\n", padded(call, 26).c_str(), say(command.help, language).c_str());
    }
    std::printf("\n%s\n%s\n", say(without, language).c_str(), say(more, language).c_str());
}

void print_help(const Command& command, Language language) {
    std::printf("mehen %.*s %.*s\n  %s\n", static_cast<int>(command.name.size()), command.name.data(),
                static_cast<int>(command.operands.size()), command.operands.data(),
                say(command.help, language).c_str());
    for (const Flag& flag : command.flags) {
        const std::string call = std::string(flag.name) + " " + std::string(flag.value);
        std::printf("  %s %s\n", padded(call, 26).c_str(), say(flag.help, language).c_str());
    }
}

const Flag* find_flag(const Command& command, std::string_view name) {
    for (const Flag& flag : command.flags)
        if (flag.name == name) return &flag;
    return nullptr;
}

std::string flag_names(const Command& command) {
    std::vector<std::string_view> names;
    for (const Flag& flag : command.flags) names.push_back(flag.name);
    names.emplace_back("--lang");
    names.emplace_back("--help");
    return joined(names);
}

// Sorts the arguments after the command into flags and operands.
Message understand(const std::vector<std::string>& arguments, std::size_t from, Invocation& call) {
    const Command& command = *call.command;
    for (std::size_t i = from; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        if (!word.starts_with("--")) {
            if (call.operands.size() == command.max_operands)
                return Message(too_many, word, command.name, command.operands);
            call.operands.push_back(word);
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const Flag* const flag = find_flag(command, name);
        if (flag == nullptr) return Message(unknown_flag, name, command.name, flag_names(command));
        if (flag->value.empty()) {
            if (equals != std::string::npos) return Message(no_value, name);
            call.flags.emplace_back(flag->name, "");
        } else if (equals != std::string::npos) {
            call.flags.emplace_back(flag->name, word.substr(equals + 1));
        } else if (i + 1 < arguments.size()) {
            call.flags.emplace_back(flag->name, arguments[++i]);
        } else {
            return Message(value_missing, name, flag->value);
        }
    }
    if (call.operands.size() < command.min_operands) return Message(too_few, command.name, command.operands);
    return {};
}

}  // namespace

bool Invocation::has(std::string_view flag) const {
    return value(flag).has_value();
}

std::optional<std::string> Invocation::value(std::string_view flag) const {
    const auto all = values(flag);
    return all.empty() ? std::nullopt : std::optional<std::string>(all.back());
}

std::vector<std::string> Invocation::values(std::string_view flag) const {
    std::vector<std::string> result;
    for (const auto& [name, given] : flags)
        if (name == flag) result.push_back(given);
    return result;
}

bool Invocation::read_number(std::string_view flag, std::uint64_t& result, std::uint64_t low,
                             std::uint64_t high) const {
    const auto text = value(flag);
    if (!text) return true;
    const auto given = parse_number(*text);
    if (!given || *given < low || *given > high) {
        complain(*this, Message(bad_number, flag, low, high, *text));
        return false;
    }
    result = *given;
    return true;
}

int complain(const std::string& what) {
    std::fprintf(stderr, "mehen: %s\n", printable(what).c_str());
    return bad_use;
}

int complain(const Invocation& call, const Message& what) {
    return complain(what.in(call.language));
}

namespace {

int run_command(std::vector<std::string> arguments) {
    Invocation call;
    if (!find_language(arguments, call.language)) return bad_use;
    const bool help = std::find(arguments.begin(), arguments.end(), "--help") != arguments.end() ||
                      std::find(arguments.begin(), arguments.end(), "-h") != arguments.end();
    std::size_t from = 1;
    std::string name = arguments.empty() ? "" : arguments[0];
    if (name.empty() || (name.starts_with("--") && !help && name != "--version")) {
        name = "serve";
        from = 0;
    }
    if (name == "--version") {
        std::printf("mehen %s\n", MEHEN_VERSION);
        return done;
    }
    if (name == "help" || (help && name.starts_with("-"))) {
        print_help(call.language);
        return done;
    }
    std::vector<std::string_view> names;
    for (const Command& command : commands()) {
        names.push_back(command.name);
        if (command.name == name) call.command = &command;
    }
    if (call.command == nullptr) return complain(call, Message(unknown_command, name, joined(names)));
    if (help) {
        print_help(*call.command, call.language);
        return done;
    }
    if (const Message problem = understand(arguments, from, call)) return complain(call, problem);
    return call.command->run(call);
}

}  // namespace

int run(std::vector<std::string> arguments) {
    static constexpr Text lost = {"the output could not be written", "nie udało się zapisać wyjścia",
                                  "non è stato possibile scrivere l'uscita"};
    Language language = Language::en;
    std::vector<std::string> copy = arguments;
    if (!find_language(copy, language)) return bad_use;
    const int status = run_command(std::move(arguments));
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
    return complain(say(lost, language));
}

}  // namespace mehen::cli
