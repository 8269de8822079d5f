// Every relative link in our documents leads somewhere.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "tests/support/source_path.h"

namespace mehen::test {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> documents() {
    std::vector<fs::path> found;
    const fs::path root = source_path("");
    for (auto at = fs::recursive_directory_iterator(root); at != fs::recursive_directory_iterator(); ++at) {
        const std::string name = at->path().filename();
        const bool not_ours = name == "build" || name == "node_modules" || name.starts_with(".");
        if (at->is_directory() && not_ours) at.disable_recursion_pending();
        if (at->path().extension() == ".md") found.push_back(at->path());
    }
    return found;
}

TEST(Documents, LinksLeadSomewhere) {
    const std::regex link(R"(\]\(([^)#:]+)(#[^)]*)?\))");
    const auto all = documents();
    ASSERT_GT(all.size(), 5U);
    for (const fs::path& document : all) {
        std::stringstream text;
        text << std::ifstream(document).rdbuf();
        const std::string content = text.str();
        for (std::sregex_iterator at(content.begin(), content.end(), link), end; at != end; ++at)
            EXPECT_TRUE(fs::exists(document.parent_path() / (*at)[1].str())) << document << ": " << (*at)[1].str();
    }
}

}  // namespace
}  // namespace mehen::test
