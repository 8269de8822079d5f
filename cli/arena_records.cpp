#include "cli/arena_records.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>

#include "cli/setup.h"
#include "cli/terminal.h"
#include "core/hash.h"
#include "json/line.h"

namespace mehen::cli {

namespace {

namespace fs = std::filesystem;

constexpr Text no_folder = {"the folder '{0}' does not exist and cannot be made, or cannot be written to",
                            "folderu '{0}' nie ma i nie można go utworzyć albo nie można w nim pisać",
                            "la cartella '{0}' non esiste e non si può creare, o non vi si può scrivere"};
constexpr Text busy = {"another arena is at work in '{0}': wait for it, or name another folder",
                       "w '{0}' pracuje już inna arena: poczekaj na nią albo podaj inny folder",
                       "un'altra arena sta lavorando in '{0}': aspettala o indica un'altra cartella"};
constexpr Text other_contest = {
    "'{0}' belongs to another contest ({1}, here {2}): name another folder, or call the same contest",
    "'{0}' należy do innych zawodów ({1}, tutaj {2}): podaj inny folder albo wywołaj te same zawody",
    "'{0}' appartiene a un'altra gara ({1}, qui {2}): indica un'altra cartella o richiama la stessa gara"};
constexpr Text games_without_contest = {
    "'{0}' holds games but no contest.json that says which contest they belong to: name another folder",
    "w '{0}' są gry, ale nie ma contest.json, który mówi, z jakich są zawodów: podaj inny folder",
    "'{0}' contiene partite ma nessun contest.json che dica di quale gara: indica un'altra cartella"};
constexpr Text unreadable = {"'{0}' cannot be read, or is larger than 16 MiB",
                             "'{0}' nie można odczytać albo przekracza 16 MiB",
                             "'{0}' non si può leggere, o supera 16 MiB"};
constexpr Text play_again = {"{0}; delete it to play that game again", "{0}; usuń go, aby zagrać tę grę od nowa",
                             "{0}; cancellalo per rigiocare quella partita"};

constexpr std::string_view contest_file = "/contest.json";
constexpr std::string_view extension = ".mehen";

// Everything that makes a contest what it is, one fact to a line. How many games are played is not part of it: more may
// be added later.
std::string describe(const Contest& contest) {
    const AnyRules& rules = *contest.rules;
    const GameFacts& facts = rules.facts();
    JsonLine options;
    for (std::size_t i = 0; i < facts.options.size(); ++i)
        options.add(facts.options[i].name, facts.options[i].values[rules.setup().option[i]]);
    Hash pack;
    pack.add(std::string_view(contest.pack));
    std::vector<JsonLine> bots;
    for (const Entrant& entrant : contest.entrants)
        bots.push_back(JsonLine()
                           .add("name", entrant.name)
                           .add("seats", entrant.seats)
                           .add("time", entrant.bot.budget.milliseconds)
                           .add("iterations", entrant.bot.budget.iterations)
                           .add("threads", entrant.bot.budget.threads));
    const JsonLine lines[] = {JsonLine().add("mehen_contest", 1),
                              JsonLine().add("game", facts.id),
                              JsonLine().add("rules", facts.rules_revision),
                              JsonLine().add("seats", rules.seats()),
                              JsonLine().add("options", options),
                              JsonLine().add("pack", contest.pack.empty() ? "" : pack.hex()),
                              JsonLine().add("seed", contest.seed),
                              JsonLine().add_list("bots", bots)};
    std::string text;
    const auto add = [&](const JsonLine& line) {
        const std::string object = line.text();
        text += (text.empty() ? "{\n  " : ",\n  ") + object.substr(1, object.size() - 2);
    };
    for (const JsonLine& line : lines) add(line);
    // Otherwise everybody sits everywhere.
    if (contest.fixed) {
        std::string seated;
        for (const std::size_t entrant : contest.seated)
            seated += (seated.empty() ? "" : ",") + contest.entrants[entrant].name;
        add(JsonLine().add("seated", seated));
    }
    return text + "\n}\n";
}

// The first line in which two texts differ, as each of them has it.
std::pair<std::string, std::string> first_difference(std::string_view one, std::string_view other) {
    const auto line = [](std::string_view& text) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view first = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        while (first.starts_with(' ')) first.remove_prefix(1);
        if (first.ends_with(',')) first.remove_suffix(1);
        return std::string(first);
    };
    std::pair<std::string, std::string> lines = {line(one), line(other)};
    while (lines.first == lines.second && !(one.empty() && other.empty())) lines = {line(one), line(other)};
    return lines;
}

}  // namespace

GameFolder::~GameFolder() {
    if (lock_ >= 0) close(lock_);
}

Message GameFolder::open() {
    std::error_code failed;
    fs::create_directories(path_, failed);
    lock_ = ::open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (lock_ < 0) return Message(no_folder, path_);
    if (flock(lock_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return Message(busy, path_);
    return check_contest();
}

Message GameFolder::check_contest() const {
    constexpr std::size_t largest = 65536;
    const std::string path = path_ + std::string(contest_file);
    const std::string here = describe(contest_);
    std::error_code failed;
    if (fs::exists(path, failed)) {
        const auto there = read_file(path, largest);
        if (!there) return Message(unreadable, path);
        if (*there == here) return {};
        const auto [theirs, ours] = first_difference(*there, here);
        return Message(other_contest, path_, theirs, ours);
    }
    if (!games().empty()) return Message(games_without_contest, path_);
    return write_file(path, here) ? Message() : Message(no_folder, path_);
}

std::vector<std::uint64_t> GameFolder::games() const {
    std::vector<std::uint64_t> numbers;
    std::error_code failed;
    for (fs::directory_iterator at(path_, failed), end; !failed && at != end; at.increment(failed)) {
        const auto number = parse_number(at->path().stem().string());
        if (number && *number > 0 && at->path() == path_of(*number - 1)) numbers.push_back(*number - 1);
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

std::string GameFolder::path_of(std::uint64_t number) const {
    char name[32];
    std::snprintf(name, sizeof name, "/%06llu", static_cast<unsigned long long>(number) + 1);
    return path_ + name + std::string(extension);
}

std::optional<Result> GameFolder::read(std::uint64_t number, Language language, std::string& problem) const {
    const std::string path = path_of(number);
    const auto text = read_file(path, largest_record);
    RecordProblem wrong;
    auto result = text ? read_game(contest_, number, *text, wrong) : std::nullopt;
    if (!result)
        problem =
            say(play_again, language,
                text ? problem_text(path, wrong, contest_.rules.get(), language) : say(unreadable, language, path));
    return result;
}

bool GameFolder::write(std::uint64_t number, const Match& match) const {
    return write_file(path_of(number), write_game(contest_, number, match));
}

}  // namespace mehen::cli
