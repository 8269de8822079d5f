#include "core/text.h"

#include <gtest/gtest.h>

namespace mehen {
namespace {

constexpr Text tiles = {"{0} {0:tile|tiles} for {1}", "{0} {0:żeton|żetony|żetonów} dla: {1}",
                        "{0} {0:tessera|tessere} per {1}"};

TEST(Text, PolishHasThreePlurals) {
    const auto form = [](std::int64_t number) { return plural_form(Language::pl, number); };
    EXPECT_EQ(form(1), 0U);
    for (const int few : {2, 3, 4, 22, 34, 102, 122}) EXPECT_EQ(form(few), 1U) << few;
    for (const int many : {0, 5, 11, 12, 13, 14, 21, 25, 101, 111, 112, 114}) EXPECT_EQ(form(many), 2U) << many;
    EXPECT_EQ(form(-1), 0U);
    EXPECT_EQ(form(-3), 1U);
}

TEST(Text, EnglishAndItalianHaveTwo) {
    for (const Language language : {Language::en, Language::it}) {
        EXPECT_EQ(plural_form(language, 1), 0U);
        for (const int other : {0, 2, 5, 21, 101}) EXPECT_EQ(plural_form(language, other), 1U) << other;
    }
}

TEST(Text, PatternsAreFilled) {
    EXPECT_EQ(say(tiles, Language::en, 1, "you"), "1 tile for you");
    EXPECT_EQ(say(tiles, Language::en, 0, std::string("you")), "0 tiles for you");
    EXPECT_EQ(say(tiles, Language::pl, 1, "Ala"), "1 żeton dla: Ala");
    EXPECT_EQ(say(tiles, Language::pl, 22, "Ala"), "22 żetony dla: Ala");
    EXPECT_EQ(say(tiles, Language::pl, 112, "Ala"), "112 żetonów dla: Ala");
    EXPECT_EQ(say(tiles, Language::it, 2, "te"), "2 tessere per te");
    EXPECT_EQ(say(tiles, Language::en, std::uint8_t{7}, "{0}"), "7 tiles for {0}");  // arguments are no patterns
    EXPECT_EQ(say(tiles, Language::en, -1, "you"), "-1 tile for you");
}

TEST(Text, MessagesWaitForALanguage) {
    const Message message(tiles, 5, "x");
    EXPECT_TRUE(message);
    EXPECT_EQ(message.in(Language::pl), "5 żetonów dla: x");
    EXPECT_FALSE(Message());
    EXPECT_EQ(Message().in(Language::en), "");
}

TEST(Text, LanguagesHaveCodes) {
    EXPECT_EQ(language_from_code("pl"), Language::pl);
    EXPECT_EQ(language_from_code("PL"), std::nullopt);
    EXPECT_EQ(language_from_code(""), std::nullopt);
}

TEST(Text, WordsAreSplitAndJoined) {
    EXPECT_EQ(split_words("  place ac\tright  c3 "), (std::vector<std::string_view>{"place", "ac", "right", "c3"}));
    EXPECT_TRUE(split_words(" \n").empty());
    EXPECT_EQ(joined(std::vector<std::string>{"a", "b", "c"}), "a, b, c");
    EXPECT_EQ(joined(std::vector<std::string>{}), "");
}

TEST(Text, NumbersAreDigitsOnly) {
    EXPECT_EQ(parse_number("0"), 0U);
    EXPECT_EQ(parse_number("18446744073709551615"), 0xFFFFFFFFFFFFFFFFU);
    for (const char* text : {"", "-1", "+1", " 1", "1 ", "1x", "0x1", "18446744073709551616"})
        EXPECT_EQ(parse_number(text), std::nullopt) << text;
}

}  // namespace
}  // namespace mehen
