// What a game says about itself before anybody plays.
#include <gtest/gtest.h>

#include <set>

#include "games/registry.h"
#include "tests/support/tables.h"

namespace mehen::test {
namespace {

class Facts : public testing::TestWithParam<const AnyGame*> {
protected:
    const GameFacts& facts_ = GetParam()->facts();
};

TEST_P(Facts, AreInOrder) {
    EXPECT_EQ(find_game(facts_.id), GetParam());
    EXPECT_GE(facts_.min_seats, 1);
    EXPECT_LE(facts_.min_seats, facts_.max_seats);
    EXPECT_LE(facts_.max_seats, max_seats);
    EXPECT_GE(facts_.rules_revision, 1);
    for (int seats = facts_.min_seats; seats <= facts_.max_seats; ++seats)
        EXPECT_FALSE(GetParam()->check_setup(default_setup(facts_, seats))) << seats << " seats";
}

TEST_P(Facts, OptionsAreNamedOnce) {
    ASSERT_LE(facts_.options.size(), max_options);
    std::set<std::string_view> names;
    for (const OptionSpec& option : facts_.options) {
        EXPECT_TRUE(names.insert(option.name).second) << option.name;
        EXPECT_LT(option.default_value, option.values.size()) << option.name;
        const std::set<std::string_view> values(option.values.begin(), option.values.end());
        EXPECT_EQ(values.size(), option.values.size()) << option.name;
        for (const std::string_view value : values) EXPECT_EQ(value.find_first_of(" =\n"), std::string_view::npos);
        ASSERT_EQ(option.value_titles.size(), option.values.size()) << option.name;
        for (const Language language : all_languages) {
            EXPECT_TRUE(readable(option.title[language])) << option.name;
            EXPECT_TRUE(readable(option.help[language])) << option.name;
            for (const Text& title : option.value_titles) EXPECT_TRUE(readable(title[language])) << option.name;
        }
    }
}

TEST_P(Facts, SectionsBelongToTheGame) {
    std::set<std::string_view> ids;
    const auto rules = GetParam()->make_rules(default_setup(facts_, facts_.min_seats), nullptr);
    for (std::size_t i = 0; i < facts_.sections.size(); ++i) {
        const Section& section = facts_.sections[i];
        EXPECT_TRUE(ids.insert(section.id).second) << section.id;
        EXPECT_NE(section.id.find('.'), std::string_view::npos) << section.id << ": write family.procedure.detail";
        for (const Language language : all_languages) {
            EXPECT_TRUE(readable(section.title[language])) << section.id;
            const std::string body = rules->section_body(i, language);  // empty: nothing of the kind in these rules
            EXPECT_TRUE(body.empty() || readable(body)) << section.id;
            EXPECT_EQ(body.empty(), rules->section_body(i, Language::en).empty()) << section.id;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Conformance, Facts, testing::ValuesIn(all_games().begin(), all_games().end()), TestName());

}  // namespace
}  // namespace mehen::test
