// A name means one thing: no type shares its name with a type of another part of the program.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "tests/support/tables.h"

namespace mehen::test {
namespace {

namespace fs = std::filesystem;

// The types that the headers of a folder declare outside of any other.
std::multimap<std::string, std::string> types_in(const std::string& folder) {
    static const std::regex type(R"(^(?:struct|class|enum class) (\w+)(?: final)?(?: :.*)? \{.*)");
    std::multimap<std::string, std::string> types;
    for (const auto& entry : fs::recursive_directory_iterator(source_path(folder))) {
        const std::string path = entry.path();
        if (entry.path().extension() != ".h" || path.find("/tests/") != std::string::npos) continue;
        for (const std::string& line : lines_of(read_file(path))) {
            std::smatch match;
            if (std::regex_match(line, match, type)) types.emplace(match[1], path);
        }
    }
    return types;
}

// Games have their own states, rules and views under the same names on purpose, and see no more than the core.
TEST(Names, MeanOneThing) {
    std::map<std::string, std::string> known;
    for (const char* folder : {"core", "json", "bots", "arena", "analysis", "server/store", "server/table", "cli"})
        for (const auto& [name, path] : types_in(folder)) {
            const auto [at, is_new] = known.emplace(name, path);
            EXPECT_TRUE(is_new) << name << " stands in " << at->second << " and in " << path;
        }
    EXPECT_GT(known.size(), 100U);
    const auto core = types_in("core");
    for (const auto& [name, path] : types_in("games"))
        EXPECT_FALSE(core.contains(name)) << name << " stands in core and in " << path;
}

}  // namespace
}  // namespace mehen::test
