// What one would grep for: what the code promises in ARCHITECTURE.md and CONTRIBUTING.md and no compiler looks at.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/support/tables.h"

namespace mehen::test {
namespace {

namespace fs = std::filesystem;

// Of each folder, what of ours it may include besides itself.
const std::map<std::string, std::set<std::string>> allowed = {
    {"core", {}},
    {"games", {"core"}},
    {"bots", {"core", "games"}},
    {"arena", {"core", "games", "bots"}},
    {"analysis", {"core", "games", "bots"}},
    {"json", {"core"}},
    {"server", {"core", "games", "bots", "analysis", "json"}},
    {"cli", {"core", "games", "bots", "arena", "analysis", "json", "server"}},
};

// Calls with each line of each source of a folder, its tests apart.
void each_line(const std::string& folder,
               const std::function<void(const std::string& place, const std::string& line)>& look) {
    const fs::path root = source_path("");
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
        const std::string path = fs::relative(entry.path(), root);
        const std::string extension = entry.path().extension();
        if ((extension != ".h" && extension != ".cpp") || path.find("/tests/") != std::string::npos) continue;
        int number = 0;
        for (const std::string& line : lines_of(read_file(entry.path())))
            look(path + ":" + std::to_string(++number), line);
    }
}

// Those of `games/kemet/game.h`, from the first.
std::vector<std::string> folders_of(const std::string& path) {
    std::vector<std::string> folders;
    for (std::size_t at = 0, slash = 0; (slash = path.find('/', at)) != std::string::npos; at = slash + 1)
        folders.push_back(path.substr(at, slash - at));
    return folders;
}

// What the line includes of ours: `games/kemet/game.h`; empty: nothing.
std::string path_included(const std::string& line) {
    static constexpr std::string_view start = "#include \"";
    if (!line.starts_with(start)) return {};
    return line.substr(start.size(), line.find('"', start.size()) - start.size());
}
std::vector<std::string> included(const std::string& line) {
    return folders_of(path_included(line));
}

TEST(Tidy, DependenciesPointOneWay) {
    int read = 0;
    for (const auto& [folder, others] : allowed)
        each_line(folder, [&](const std::string& place, const std::string& line) {
            const auto from = included(line);
            if (from.empty()) return;
            ++read;
            EXPECT_TRUE(from[0] == folder || others.contains(from[0])) << place << ": " << line;
        });
    EXPECT_GT(read, 500);
}

TEST(Tidy, GamesDoNotKnowEachOther) {
    for (const auto& game : fs::directory_iterator(source_path("games"))) {
        if (!game.is_directory()) continue;
        const std::string name = game.path().filename();
        each_line("games/" + name, [&](const std::string& place, const std::string& line) {
            const auto from = included(line);
            if (from.empty() || from[0] != "games") return;
            EXPECT_EQ(from[1], name) << place << ": " << line;
        });
    }
}

// It compiles to WebAssembly, loads anywhere and gives the same results everywhere.
TEST(Tidy, TheEngineHasNoThreadsClocksFilesOrChanceOfItsOwn) {
    for (const char* folder : {"core", "games"})
        each_line(folder, [&](const std::string& place, const std::string& line) {
            if (!line.starts_with("#include <")) return;
            for (const char* header :
                 {"atomic", "chrono", "condition_variable", "ctime", "filesystem", "fstream", "future", "iostream",
                  "mutex", "random", "stdexcept", "thread", "unordered_map", "unordered_set"})
                EXPECT_FALSE(line.starts_with("#include <" + std::string(header) + ">")) << place << ": " << line;
        });
}

TEST(Tidy, NothingIsLeftToBeDoneLater) {
    for (const auto& [folder, others] : allowed)
        each_line(folder, [&](const std::string& place, const std::string& line) {
            for (const char* later : {"TODO", "FIXME"})
                EXPECT_FALSE(line.find(later) != std::string::npos) << place << ": " << line;
        });
}

// A cast hides what a type could say. The number may fall, and then it falls here too.
TEST(Tidy, CastsAreNoMoreThanTheyWere) {
    constexpr int most = 90;
    static constexpr std::string_view cast = "static_cast<";
    int casts = 0;
    for (const char* folder : {"core", "games"})
        each_line(folder, [&](const std::string&, const std::string& line) {
            for (std::size_t at = 0; (at = line.find(cast, at)) != std::string::npos; at += cast.size()) ++casts;
        });
    EXPECT_LE(casts, most);
    EXPECT_GT(casts, most - 20) << "fewer than before: write the new number here, so that it stays";
}

// Seats, areas, cards and the like have types of their own, and of each there is `none` (core/id.h).
TEST(Tidy, NoneIsSpeltOneWay) {
    each_line("games", [](const std::string& place, const std::string& line) {
        const bool counts = line.find("constexpr std::uint8_t unlimited") != std::string::npos;
        for (const char* other : {"0xFF ", "0xFF;", "0xFF)", "0xFF,", "0xFF}", "nobody =", "nowhere =", "no_card =",
                                  "no_city =", "no_creature =", "no_temple =", "no_cell =", "no_metropolis ="})
            EXPECT_TRUE(counts || line.find(other) == std::string::npos) << place << ": " << line;
    });
}

// What an expansion adds joins in at seams (games/kemet/seams.h). What lies on the table for it lies among the rest.
TEST(Tidy, TheBaseDoesNotAskWhetherAnExpansionIsThere) {
    const auto nowhere_in = [](const std::string& room, const std::vector<std::string>& words) {
        each_line("games/kemet/" + room, [&](const std::string& place, const std::string& line) {
            for (const std::string& word : words)
                EXPECT_FALSE(line.find(word) != std::string::npos) << place << ": " << line;
        });
    };
    for (const char* room : {"table", "questions", "flow"}) nowhere_in(room, {"allied(", "kemet/seth/"});
    for (const char* room : {"questions", "flow"})
        nowhere_in(room, {"pact.", "PactReason::", "is_lone", "Mode::seized", "Mode::assault", "Mode::consequences"});
}

// The rooms of Kemet, in the order in which to read them (games/kemet/README.md).
constexpr std::array<std::string_view, 8> rooms = {"box",  "table", "questions", "flow",
                                                   "seth", "words", "show",      "judging"};

// The place in that order of a source; none: what lies beside the rooms, or makes a game of all of them. The expansion
// has its own part of each room: its questions and procedures come after those of the base.
std::optional<std::size_t> place_of_room(const std::string& path) {
    const auto folders = folders_of(path);
    if (folders.size() < 3 || path.starts_with("games/kemet/box/editions/games.")) return std::nullopt;
    const bool part = folders[2] == "seth" && folders.size() > 3 && folders[3] != "questions" && folders[3] != "flow";
    const auto* const room = std::find(rooms.begin(), rooms.end(), folders[part ? 3 : 2]);
    EXPECT_NE(room, rooms.end()) << path << ": a room that README.md of the game does not know";
    return static_cast<std::size_t>(room - rooms.begin());
}

TEST(Tidy, RoomsOfKemetIncludeOnlyThoseBeforeThem) {
    const std::size_t words = place_of_room("games/kemet/words/words.h").value();
    int read = 0;
    each_line("games/kemet", [&](const std::string& place, const std::string& line) {
        const std::string path = path_included(line);
        const auto from = place_of_room(place);
        if (!from || !path.starts_with("games/kemet/")) return;
        ++read;
        if (const auto to = place_of_room(path)) {
            EXPECT_LE(*to, *from) << place << ": " << line;
        } else if (path != "games/kemet/seams.h" && path != "games/kemet/expansions.h") {  // all rooms together
            EXPECT_GE(*from, words) << place << ": " << line;
        }
    });
    EXPECT_GT(read, 300);
}

}  // namespace
}  // namespace mehen::test
