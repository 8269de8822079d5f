// fuzz-seeds DIR: writes inputs for each fuzz target to begin with, into DIR/TARGET/.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "core/record.h"
#include "games/registry.h"
#include "json/pack.h"

using namespace mehen;  // a program of one page

namespace {

void save(const std::filesystem::path& path, std::string_view text) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

std::string random_bytes(std::size_t count, Rng& rng) {
    std::string bytes(count, '\0');
    for (char& byte : bytes) byte = static_cast<char>(rng.below(256));
    return bytes;
}

// A match of `moves` answers, or to its end.
std::string random_record(const std::shared_ptr<const AnyRules>& rules, std::size_t moves, std::string_view pack,
                          Rng& rng) {
    Match match(rules);
    for (match.play_chance(rng); !match.over() && match.history().size() < moves; match.play_chance(rng)) {
        const Seat seat = lowest_seat(match.ask().seats);
        const auto actions = match.legal(seat);
        if (match.play(seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]))
            std::abort();  // random play is legal play
    }
    return write_record(match, {}, pack);
}

// What is repeated, between a beginning and an end; see linear.cpp.
void save_repetitions(const std::filesystem::path& folder) {
    struct Repetition {
        char kind;  // 0: message, 1: record, 2: pack
        std::string begin, piece, end;
    };
    // A record up to its first answer, as it is written now: one of other rules, or with too few seats, is put away
    // before anything behind that is looked at.
    const AnyGame& fertility = *find_game("fertility");
    const std::shared_ptr<const AnyRules> rules = fertility.make_rules(default_setup(fertility.facts(), 2), nullptr);
    const std::string record = write_record(Match(rules), {}, "");
    const std::string before_options = record.substr(0, record.find("option "));
    const std::string seats = record.substr(record.find("seat "));
    const std::string seat(rules->seat_id(0));
    const std::string pack = "{\"mehen_pack\": 1, \"game\": \"fertility\", ";
    const Repetition all[] = {
        {0, "{", "\"k#\": 1,", "\"type\": \"ping\"}"},
        {0, "{\"type\": \"create\", \"options\": {", "\"k#\": \"v\", ", "\"a\": \"b\"}}"},
        {0, "{\"type\": \"create\", \"seats\": [", "{\"who\": \"me\", \"a#\": 1}, ", "{}]}"},
        {0, "{\"seats\": ", "[", ""},
        {0, "{\"seats\": [", "[[[[[[[]]]]]]], ", "[]]}"},
        {0, "{\"id\": \"", "\\u0041", "\"}"},
        {0, "{\"id\": 1", "7", "}"},
        {0, "{\"id\": ", " ", "1}"},
        {1, before_options, "option k#=1\n", seats},
        {1, before_options, "seat s# b\n", ""},
        {1, record, "# " + seat + ": pass\n", ""},
        {1, record + "1 " + seat + ": ", "place ", "\n"},
        {2, pack, "\"k#\": 1, ", "\"numbers\": {}}"},
        {2, "{\"mehen_pack\": 1, \"game\": \"fertility\", \"districts\": {", "\"D#\": {\"cost\": 1}, ",
         "\"D01\": {}}}"},
        {2, "{\"mehen_pack\": 1, \"game\": \"fertility\", \"granary\": [", "#, ", "1]}"},
    };
    for (std::size_t i = 0; i < std::size(all); ++i) {
        std::string text(1, all[i].kind);
        text.append(all[i].begin).append(1, '\0').append(all[i].piece).append(1, '\0').append(all[i].end);
        save(folder / std::to_string(i), text);
    }
}

}  // namespace

int main(int count, char** words) {
    if (count != 2) {
        std::fputs("usage: fuzz-seeds DIR\n", stderr);
        return 2;
    }
    const std::filesystem::path folder = words[1];
    Rng rng(1);
    for (std::size_t i = 0; i < 20; ++i) {
        save(folder / "actions" / std::to_string(i), random_bytes(100 * i + 20, rng));
        save(folder / "tables" / std::to_string(i), random_bytes(100 * i + 20, rng));
    }
    save_repetitions(folder / "linear");
    for (const AnyGame* game : all_games()) {
        const std::string id(game->facts().id);
        for (int seats = game->facts().min_seats; seats <= game->facts().max_seats; ++seats) {
            const Setup setup = default_setup(game->facts(), seats);
            const std::string name = id + "-" + std::to_string(seats);
            const std::shared_ptr<const AnyRules> rules = game->make_rules(setup, nullptr);
            const std::string pack = print_pack(*rules);
            save(folder / "pack" / name, std::string(8, '\0') + pack);
            save(folder / "record" / (name + "-short"), random_record(rules, 12, "", rng));
            save(folder / "record" / name, random_record(rules, 100'000, "", rng));
            PackProblem problem;
            std::string compact;
            const std::shared_ptr<const AnyRules> packed = make_rules(*game, setup, pack, problem, &compact);
            save(folder / "record" / (name + "-pack"), random_record(packed, 12, compact, rng));
        }
        save(folder / "pack" / (id + "-little"),
             std::string(8, '\0') + "{\"mehen_pack\": 1, \"game\": \"" + id + "\"}");
    }
}
