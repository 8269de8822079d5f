// An edition is a value: only the folder that makes these values names one. Whatever asks "which edition?" elsewhere
// would have to be found again for the next one.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include "tests/support/source_path.h"

namespace mehen::test {
namespace {

namespace fs = std::filesystem;

// The folders of code, and what may name an edition within them: the editions, the line that registers them, tests.
const std::set<std::string> code = {"core", "games", "bots", "arena", "json", "cli"};
bool may_name_editions(const std::string& path) {
    return path.starts_with("games/kemet/box/editions/") || path == "games/list.h" ||
           path.find("/tests/") != std::string::npos;
}

const std::regex& edition_name() {
    static const std::regex names(
        R"(blood[-_ ]?and[-_ ]?sand|\brevised|kemet[-_]?(first|revised|blood|seth)|first[-_ ]?edition|editions::)",
        std::regex::icase);
    return names;
}

TEST(Documents, EditionsAreNamedInOnePlace) {
    const fs::path root = source_path("");
    int read = 0;
    int named = 0;
    for (const std::string& folder : code)
        for (const fs::directory_entry& file : fs::recursive_directory_iterator(root / folder)) {
            const std::string extension = file.path().extension();
            if (extension != ".h" && extension != ".cpp") continue;
            const std::string path = fs::relative(file.path(), root);
            std::ifstream text(file.path());
            int number = 0;
            ++read;
            for (std::string line; std::getline(text, line);) {
                ++number;
                if (!std::regex_search(line, edition_name())) continue;
                ++named;
                EXPECT_TRUE(may_name_editions(path)) << path << ":" << number << ": " << line;
            }
        }
    EXPECT_GT(read, 100);
    EXPECT_GT(named, 10) << "the search itself finds nothing";
}

}  // namespace
}  // namespace mehen::test
