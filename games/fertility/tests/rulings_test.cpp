// docs/rulings.md promises a test for every ruling: the promise itself is tested here.
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "tests/support/source_path.h"

namespace mehen::test {
namespace {

// Of a test that runs with several values, the name as it stands in the source.
std::string plain_name(const std::string& suite, const std::string& test) {
    const std::size_t prefix = suite.find('/');
    return suite.substr(prefix == std::string::npos ? 0 : prefix + 1) + "." + test.substr(0, test.find('/'));
}

std::set<std::string> all_tests() {
    std::set<std::string> names;
    const testing::UnitTest& all = *testing::UnitTest::GetInstance();
    for (int i = 0; i < all.total_test_suite_count(); ++i) {
        const testing::TestSuite& suite = *all.GetTestSuite(i);
        for (int k = 0; k < suite.total_test_count(); ++k)
            names.insert(plain_name(suite.name(), suite.GetTestInfo(k)->name()));
    }
    return names;
}

// The tests that a row of a table names, between backquotes in its last column.
std::vector<std::string> tests_named_in(const std::string& row) {
    std::vector<std::string> names;
    const std::size_t last = row.rfind('|', row.size() - 2);
    for (std::size_t open = row.find('`', last); open != std::string::npos;) {
        const std::size_t close = row.find('`', open + 1);
        names.push_back(row.substr(open + 1, close - open - 1));
        open = close == std::string::npos ? close : row.find('`', close + 1);
    }
    return names;
}

TEST(Rulings, EveryTestNamedExists) {
    const std::set<std::string> known = all_tests();
    std::ifstream file(source_path("docs/rulings.md"));
    ASSERT_TRUE(file);
    int rulings = 0;
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("| ") || line.starts_with("| question") || line.starts_with("| ---")) continue;
        ++rulings;
        const std::vector<std::string> names = tests_named_in(line);
        EXPECT_FALSE(names.empty()) << "a ruling without a test: " << line;
        for (const std::string& name : names) EXPECT_TRUE(known.contains(name)) << "no such test: " << name;
    }
    EXPECT_GT(rulings, 0);
}

}  // namespace
}  // namespace mehen::test
