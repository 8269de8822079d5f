// The rules in our words read as if the edition at hand were the only one: they never say "in some editions", and they
// say how it ends and with how many VP.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "games/kemet/box/editions/games.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet::test {
namespace {

constexpr std::array languages = {Language::en, Language::pl, Language::it};

// Rules with every choice of one option, the others as they are by default.
template <class Game>
void add_all(std::vector<Rules>& all, int seats) {
    const auto options = Game::facts().options;
    const auto add = [&](std::size_t option, std::size_t value) {
        Setup setup;
        setup.seats = seats;
        if (option < options.size()) setup.option[option] = static_cast<std::uint8_t>(value);
        Rules rules;
        Game::make_rules(setup, nullptr, rules);
        all.push_back(rules);
    };
    add(options.size(), 0);
    for (std::size_t i = 0; i < options.size(); ++i)
        for (std::size_t value = 1; value < std::min<std::size_t>(2, options[i].values.size()); ++value) add(i, value);
}

std::vector<Rules> every_edition() {
    std::vector<Rules> all;
    for (const int seats : {3, 5}) {
        add_all<KemetFirst>(all, seats);
        add_all<KemetRevised>(all, seats);
        add_all<KemetBloodAndSand>(all, seats);
        add_all<KemetSeth>(all, seats);
    }
    return all;
}

std::size_t sections_of(const Rules& rules) {
    return (rules.set.alliance ? sections_with_alliance() : sections()).size();
}

std::string body(const Rules& rules, SectionId id, Language language = Language::en) {
    return Kemet::section_body(rules, static_cast<std::size_t>(id), language);
}

template <class Game>
Rules rules_with(std::size_t option = 0, int value = 0) {
    Setup setup;
    setup.seats = 5;
    setup.option[option] = static_cast<std::uint8_t>(value);
    Rules rules;
    Game::make_rules(setup, nullptr, rules);
    return rules;
}

bool says(const std::string& text, std::string_view words) {
    return text.find(words) != std::string::npos;
}

TEST(KemetSections, NoneSpeaksOfOtherEditions) {
    for (const Rules& rules : every_edition())
        for (std::size_t i = 0; i < sections_of(rules); ++i)
            for (const Language language : languages) {
                const std::string text = lower(Kemet::section_body(rules, i, language));
                for (const std::string_view word : {"edition", "edycj", "edizion"})
                    EXPECT_FALSE(says(text, word)) << sections_with_alliance()[i].id << ": " << text;
            }
}

// What an edition does not have it does not speak of; everything else it says.
TEST(KemetSections, OnlyWhatIsNotThereHasNoWords) {
    for (const Rules& rules : every_edition())
        for (std::size_t i = 0; i < sections_of(rules); ++i)
            for (const Language language : languages) {
                const auto id = static_cast<SectionId>(i);
                const bool there = id == SectionId::veterans ? rules.set.veterans
                                   : id == SectionId::house  ? Kemet::house_versions(rules) > 0
                                                             : true;
                EXPECT_EQ(!Kemet::section_body(rules, i, language).empty(), there) << sections_with_alliance()[i].id;
            }
}

TEST(KemetSections, TheEndSaysWithHowManyVpAndHow) {
    const std::string first = body(rules_with<KemetFirst>(), SectionId::end);
    EXPECT_TRUE(says(first, "When a day has been scored and somebody has at least 8 victory points"));
    EXPECT_TRUE(says(first, "A longer match, to 10 VP, may be agreed."));
    const std::string longer = body(rules_with<KemetFirst>(0, 1), SectionId::end);
    EXPECT_TRUE(says(longer, "at least 10 victory points"));
    EXPECT_FALSE(says(longer, "longer match"));
    EXPECT_TRUE(says(body(rules_with<KemetFirst>(1, 1), SectionId::end), "at least 4 victory points"));
    const std::string revised = body(rules_with<KemetRevised>(), SectionId::end);
    EXPECT_TRUE(says(revised, "at least 9 victory points"));
    EXPECT_TRUE(says(revised, "before placing a token sets off the end"));
    const std::string sand = body(rules_with<KemetBloodAndSand>(), SectionId::end);
    EXPECT_TRUE(says(sand, "at least 9 victory points"));
    EXPECT_TRUE(says(sand, "at the start of their turn, with nobody ahead, wins at once"));
    const std::string seth = body(rules_with<KemetSeth>(), SectionId::end);
    EXPECT_TRUE(says(seth, "Seth needs 8 permanent battle VP") && says(seth, "6 permanent VP"));
    EXPECT_TRUE(says(body(rules_with<KemetSeth>(1, 1), SectionId::end), "Seth needs 10 permanent battle VP"));
}

TEST(KemetSections, ATieGoesAsTheGameEnds) {
    EXPECT_FALSE(says(body(rules_with<KemetFirst>(), SectionId::tie), "set off"));
    EXPECT_TRUE(says(body(rules_with<KemetRevised>(), SectionId::tie), "whoever set off the end"));
    EXPECT_TRUE(says(body(rules_with<KemetBloodAndSand>(), SectionId::tie), "wins at once"));
}

// A number that is not the printed one is read in some section, in every language.
TEST(KemetSections, NumbersAreThoseOfTheRules) {
    constexpr std::array numbers = {
        &Ruleset::start_prayer,  &Ruleset::start_cards,  &Ruleset::units,           &Ruleset::placed_units,
        &Ruleset::troop_limit,   &Ruleset::max_prayer,   &Ruleset::pray_prayer,     &Ruleset::teleport_cost,
        &Ruleset::highest_level, &Ruleset::night_prayer, &Ruleset::recall_less,     &Ruleset::home_strength,
        &Ruleset::tokens,        &Ruleset::teleports,    &Ruleset::sanctuary_units, &Ruleset::goal};
    constexpr std::array of_sides = {
        &Ruleset::lone_units,        &Ruleset::lone_placed_units,       &Ruleset::lone_troop_limit,
        &Ruleset::lone_prayer,       &Ruleset::lone_pray_prayer,        &Ruleset::lone_goal,
        &Ruleset::alliance_goal,     &Ruleset::sacrifice_temples,       &Ruleset::ceremony_cost,
        &Ruleset::ceremony_discount, &Ruleset::seized_pyramid_surcharge};
    const auto all_of = [](const Rules& rules, Language language) {
        std::string text;
        for (std::size_t i = 0; i < sections_of(rules); ++i) text += Kemet::section_body(rules, i, language) + "\n";
        return text;
    };
    const auto expect_read = [&](Rules rules, auto fields) {
        for (std::size_t i = 0; i < fields.size(); ++i)
            for (const Language language : languages) {
                const std::string before = all_of(rules, language);
                ++(rules.set.*fields[i]);
                EXPECT_NE(all_of(rules, language), before) << "number " << i;
                --(rules.set.*fields[i]);
            }
    };
    expect_read(rules_with<KemetRevised>(), numbers);
    expect_read(rules_with<KemetBloodAndSand>(), numbers);
    expect_read(rules_with<KemetSeth>(), of_sides);
}

}  // namespace
}  // namespace mehen::kemet::test
