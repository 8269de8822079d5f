// mehen games: what can be played.
#include <cstdio>

#include "bots/bot.h"
#include "cli/commands.h"
#include "cli/setup.h"
#include "json/line.h"

namespace mehen::cli {

namespace {

constexpr Text seats_line = {"{0} to {1} seats", "od {0} do {1} graczy", "{0}–{1} posti"};
constexpr Text house_line = {
    "⌂ {0} {0:table row is a house version|table rows are house versions}: see mehen rules {1} house",
    "⌂ {0} {0:wiersz tabel jest wersją własną|wiersze tabel to wersje własne|wierszy tabel to wersje "
    "własne}: zob. mehen rules {1} house",
    "⌂ {0} {0:riga di tabella è una versione della casa|righe di tabella sono versioni della casa}: "
    "vedi mehen rules {1} house"};
constexpr Text bots_line = {"bots: {0}", "boty: {0}", "bot: {0}"};

// With the fewest seats and no options: enough to tell how many rows are ours.
int house_versions(const AnyGame& game) {
    return game.make_rules(default_setup(game.facts(), game.facts().min_seats), nullptr)->house_versions();
}

void print_json(const AnyGame& game) {
    const GameFacts& facts = game.facts();
    std::vector<int> seats;
    for (int count = facts.min_seats; count <= facts.max_seats; ++count) seats.push_back(count);
    std::vector<JsonLine> options;
    for (const OptionSpec& option : facts.options)
        options.push_back(JsonLine()
                              .add("name", option.name)
                              .add_list("values", option.values)
                              .add("default", option.values[option.default_value]));
    const std::string line = JsonLine()
                                 .add("game", facts.id)
                                 .add_list("seats", seats)
                                 .add_list("options", options)
                                 .add_list("bots", bot_names())
                                 .add("house_versions", house_versions(game))
                                 .text();
    std::printf("%s\n", line.c_str());
}

void print_text(const AnyGame& game, Language language) {
    const GameFacts& facts = game.facts();
    std::printf("%s  %s, %s\n", std::string(facts.id).c_str(), std::string(facts.title[language]).c_str(),
                say(seats_line, language, facts.min_seats, facts.max_seats).c_str());
    std::printf("    %s\n", std::string(facts.about[language]).c_str());
    for (const OptionSpec& option : facts.options) {
        std::printf("    --option %s %s\n", padded(option_choices(option), 30).c_str(),
                    option_titles(option, language).c_str());
        std::printf("             %s %s\n", padded("", 30).c_str(), std::string(option.help[language]).c_str());
    }
    if (const int house = house_versions(game); house > 0)
        std::printf("    %s\n", say(house_line, language, house, facts.id).c_str());
}

int run_games(const Invocation& call) {
    for (const AnyGame* game : all_games()) {
        if (game->facts().sample) continue;
        if (call.has("--json"))
            print_json(*game);
        else
            print_text(*game, call.language);
    }
    if (!call.has("--json")) std::printf("%s\n", say(bots_line, call.language, joined(bot_names())).c_str());
    return done;
}

constexpr Flag flags[] = {json_flag};

}  // namespace

Command games_command() {
    return {"games",
            "",
            0,
            0,
            {"what can be played, with its options", "w co można zagrać i jakie są opcje",
             "a che cosa si può giocare, con le opzioni"},
            flags,
            run_games};
}

}  // namespace mehen::cli
