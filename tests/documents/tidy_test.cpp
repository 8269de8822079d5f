// What one would grep for: what the code promises in ARCHITECTURE.md and CONTRIBUTING.md and no compiler looks at.
#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <map>
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

// The folders of `#include "games/kemet/game.h"`, from the first; empty: the line includes nothing of ours.
std::vector<std::string> included(const std::string& line) {
    static constexpr std::string_view start = "#include \"";
    if (!line.starts_with(start)) return {};
    std::vector<std::string> folders;
    for (std::size_t at = start.size(), slash = 0; (slash = line.find('/', at)) != std::string::npos; at = slash + 1)
        folders.push_back(line.substr(at, slash - at));
    return folders;
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
    constexpr int most = 100;
    static constexpr std::string_view cast = "static_cast<";
    int casts = 0;
    for (const char* folder : {"core", "games"})
        each_line(folder, [&](const std::string&, const std::string& line) {
            for (std::size_t at = 0; (at = line.find(cast, at)) != std::string::npos; at += cast.size()) ++casts;
        });
    EXPECT_LE(casts, most);
    EXPECT_GT(casts, most - 20) << "fewer than before: write the new number here, so that it stays";
}

// What an expansion adds joins in at seams (games/kemet/seams.h).
TEST(Tidy, TheBaseDoesNotAskWhetherAnExpansionIsThere) {
    for (const char* room : {"flow", "questions"})
        each_line(std::string("games/kemet/") + room, [&](const std::string& place, const std::string& line) {
            EXPECT_FALSE(line.find("allied()") != std::string::npos) << place << ": " << line;
        });
}

}  // namespace
}  // namespace mehen::test
