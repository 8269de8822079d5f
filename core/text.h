// Words in three languages. Engine code returns which words to say and with what, never sentences.
//
// A pattern may hold {0} to {9}, replaced by the arguments, and {0:one|other} (Polish
// {0:one|few|many}), which picks the plural form that the number in argument 0 asks for.
// A text that lacks a language or a plural form does not compile.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/number.h"

namespace mehen {

enum class Language : std::uint8_t { en, pl, it };
inline constexpr std::size_t language_count = 3;
inline constexpr std::array<std::string_view, language_count> language_codes = {"en", "pl", "it"};
std::optional<Language> language_from_code(std::string_view code);

// Which of a language's plural forms goes with a number (English and Italian 0..1, Polish 0..2).
std::size_t plural_form(Language language, std::int64_t number);

struct Text {
    std::array<std::string_view, language_count> in;

    consteval Text(const char* en, const char* pl, const char* it) : in{en, pl, it} {
        check(in[0], 2);
        check(in[1], 3);
        check(in[2], 2);
        if (placeholders(in[0]) != placeholders(in[1]) || placeholders(in[0]) != placeholders(in[2]))
            text_misses_a_language_or_a_plural_form();
    }

    constexpr std::string_view operator[](Language language) const { return in[index_of(language)]; }

private:
    // Never called: naming it in a failed check stops the build with its name in the message.
    static void text_misses_a_language_or_a_plural_form();

    // Which arguments a pattern shows: the same ones in every language.
    static consteval unsigned placeholders(std::string_view pattern) {
        unsigned used = 0;
        for (std::size_t i = 0; i + 1 < pattern.size(); ++i)
            if (pattern[i] == '{') used |= 1U << (pattern[i + 1] - '0');
        return used;
    }

    static consteval void check(std::string_view pattern, std::size_t plural_forms) {
        if (pattern.empty()) text_misses_a_language_or_a_plural_form();
        std::size_t forms = 0;  // 0: outside braces or in a plain {n}
        bool inside = false;
        bool digit_next = false;
        bool after_digit = false;
        for (const char c : pattern) {
            if (c == '{') {
                if (inside) text_misses_a_language_or_a_plural_form();
                inside = true;
                forms = 0;
                digit_next = true;
                continue;
            }
            if (digit_next && (c < '0' || c > '9')) text_misses_a_language_or_a_plural_form();
            if (after_digit && c != '}' && c != ':') text_misses_a_language_or_a_plural_form();
            after_digit = digit_next;
            digit_next = false;
            if (c == '}') {
                if (!inside || (forms != 0 && forms != plural_forms)) text_misses_a_language_or_a_plural_form();
                inside = false;
            } else if (inside && c == ':') {
                forms = 1;
            } else if (inside && c == '|') {
                ++forms;
            }
        }
        if (inside) text_misses_a_language_or_a_plural_form();
    }
};

// A number or a word to put into a pattern.
struct Argument {
    std::int64_t number = 0;
    std::string word;

    template <class Int>
        requires(std::is_convertible_v<Int, std::int64_t> && !std::is_floating_point_v<Int> && !std::is_enum_v<Int>)
    Argument(Int value) : number(static_cast<std::int64_t>(value)), word(std::to_string(value)) {}
    Argument(std::string value) : word(std::move(value)) {}
    Argument(std::string_view value) : word(value) {}
    Argument(const char* value) : word(value) {}
};

std::string format(std::string_view pattern, Language language, const std::vector<Argument>& arguments);

template <class... Args>
std::string say(const Text& text, Language language, const Args&... arguments) {
    return format(text[language], language, std::vector<Argument>{Argument(arguments)...});
}

// A sentence that has not been put into a language yet: what bad input is answered with.
struct Message {
    const Text* text = nullptr;
    std::vector<Argument> arguments;

    Message() = default;
    template <class... Args>
    explicit Message(const Text& pattern, const Args&... values) : text(&pattern), arguments{Argument(values)...} {}

    explicit operator bool() const { return text != nullptr; }
    std::string in(Language language) const {
        return text == nullptr ? std::string() : format((*text)[language], language, arguments);
    }
};

// "a, b, c": how lists of allowed values are shown.
template <class Range>
std::string joined(const Range& words, std::string_view separator = ", ") {
    std::string result;
    for (const auto& word : words) {
        if (!result.empty()) result += separator;
        result += word;
    }
    return result;
}

// Words of a text, split at spaces.
std::vector<std::string_view> split_words(std::string_view text);

// The parts between commas.
std::vector<std::string> split_list(std::string_view text);

// Lower case for ASCII letters only: enough to find "Nile" by "nile", and harmless to other letters.
std::string lower(std::string_view text);

// A whole number written in decimal digits, and nothing else.
std::optional<std::uint64_t> parse_number(std::string_view text);

}  // namespace mehen
