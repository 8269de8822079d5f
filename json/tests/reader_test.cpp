// JSON from strangers: whatever they send is read in time that its size alone decides, or refused with its reason.
#include "json/reader.h"

#include <gtest/gtest.h>

#include "json/value.h"
#include "tests/support/linear.h"

namespace mehen::test {
namespace {

std::string problem_of(std::string_view text, Language language = Language::en) {
    Message problem;
    const bool read = read_json(text, problem).has_value();
    EXPECT_EQ(read, !problem) << text.substr(0, 60);
    return problem.in(language);
}

std::string fields(std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += (i == 0 ? "\"k" : ", \"k") + std::to_string(i) + "\": 1";
    return text;
}

// As many lists, texts, numbers and objects, each as full as it may be, as give that size.
std::string manifold(std::size_t size) {
    const std::string object = "{" + fields(most_json_fields) + "}";
    std::string text = "{\"seats\": [{}";
    while (text.size() < size) text += ", " + object + ", [[1.5, \"\\u0041\\n\", null], true], -7";
    return text + "]}";
}

TEST(JsonReader, ReadsEveryKindOfValue) {
    Message problem;
    const auto json =
        read_json(R"( {"a": [1, -2, 3.5, "x", null, true, {}], "b": {"c": []}, "": 18446744073709551615} )", problem);
    ASSERT_TRUE(json);
    EXPECT_EQ(*json, nlohmann::json::parse(
                         R"({"a": [1, -2, 3.5, "x", null, true, {}], "b": {"c": []}, "": 18446744073709551615})"));
    for (const char* const text : {"7", "\"x\"", "[]", "null", "false"}) EXPECT_EQ(problem_of(text), "") << text;
}

// The audit's message: 32,000 fields took 1.6 seconds of the one thread that answers everybody.
TEST(JsonReader, ThirtyTwoThousandFieldsEndTheReadingEarly) {
    EXPECT_EQ(problem_of("{" + fields(most_json_fields) + "}"), "");
    EXPECT_EQ(problem_of("{" + fields(32'000) + "}"), "an object has at most 500 fields");
    EXPECT_EQ(problem_of("{\"options\": {" + fields(32'000)), "an object has at most 500 fields");  // not read so far
}

TEST(JsonReader, TimeIsLinearInSize) {
    const auto read = [](const std::string& text) {
        EXPECT_TRUE(JsonValue::parse(text)->objects("seats") == std::nullopt);
    };
    EXPECT_TRUE(reads_in_linear_time(manifold, read, 30'000));
    const auto refuse = [](const std::string& text) { EXPECT_FALSE(JsonValue::parse(text)); };
    for (const char* const piece : {"[", "{\"a\":", "\"a\",", "1", "[[],", "\\\""}) {
        const auto repeat = [&](std::size_t size) {
            std::string text = "[";
            while (text.size() < size) text += piece;
            return text;
        };
        EXPECT_TRUE(reads_in_linear_time(repeat, refuse, 30'000)) << piece;
    }
}

TEST(JsonReader, AFieldGivenTwiceIsRefused) {
    EXPECT_EQ(problem_of(R"({"type": "ping", "type": "act"})"), "'type' is given twice");
    EXPECT_EQ(problem_of(R"({"a": {"b": 1}, "c": {"b": 1}})"), "");
}

TEST(JsonReader, DepthIsBounded) {
    EXPECT_EQ(problem_of(std::string(deepest_json, '[') + std::string(deepest_json, ']')), "");
    EXPECT_EQ(problem_of(std::string(deepest_json + 1, '[')), "nested deeper than 16 levels");
    EXPECT_EQ(problem_of(std::string(1'000'000, '[')), "nested deeper than 16 levels");
}

TEST(JsonReader, SaysWhereTheMistakeIs) {
    EXPECT_EQ(problem_of("{\"a\": 1,\n \"b\": ,}"), "this is not JSON: syntax error in line 2, byte 7");
    EXPECT_EQ(problem_of(""), "this is not JSON: syntax error in line 1, byte 0");
    for (const char* const text : {"{", "nul", "{} {}", "\xff\xfe", "[1e999]", "{1: 2}", "'a'"})
        for (const Language language : {Language::en, Language::pl, Language::it})
            EXPECT_NE(problem_of(text, language), "") << text;
}

TEST(JsonReader, CompactFormLosesBlanksAlone) {
    const std::string text = "\xEF\xBB\xBF{ \"a b\\\" \\\\\" :\t[ 1 ,\r\n 2 ] , \"c\" : \" \" }\n";
    EXPECT_EQ(compact_json(text), R"({"a b\" \\":[1,2],"c":" "})");
}

}  // namespace
}  // namespace mehen::test
