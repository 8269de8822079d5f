#include "core/text.h"

#include <cassert>
#include <charconv>

namespace mehen {

std::optional<Language> language_from_code(std::string_view code) {
    for (std::size_t i = 0; i < language_count; ++i)
        if (language_codes[i] == code) return static_cast<Language>(i);
    return std::nullopt;
}

std::size_t plural_form(Language language, std::int64_t number) {
    const std::int64_t n = number < 0 ? -number : number;
    if (n == 1) return 0;
    if (language != Language::pl) return 1;
    const bool few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
    return few ? 1 : 2;
}

namespace {

// "one|few|many" and which of them: the piece between the bars.
std::string_view nth_form(std::string_view forms, std::size_t wanted) {
    for (; wanted > 0; --wanted) forms.remove_prefix(forms.find('|') + 1);
    return forms.substr(0, forms.find('|'));
}

}  // namespace

std::string format(std::string_view pattern, Language language, const std::vector<Argument>& arguments) {
    std::string result;
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        result += pattern.substr(0, open);
        if (open == std::string_view::npos) break;
        const std::size_t close = pattern.find('}', open);
        const std::string_view inside = pattern.substr(open + 1, close - open - 1);
        const auto index = index_of(inside[0] - '0');
        assert(index < arguments.size());
        const Argument& argument = arguments[index];
        if (inside.size() > 1)
            result += nth_form(inside.substr(2), plural_form(language, argument.number));
        else
            result += argument.word;
        pattern.remove_prefix(close + 1);
    }
    return result;
}

std::vector<std::string_view> split_words(std::string_view text) {
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t start = text.find_first_not_of(" \t\r\n");
        if (start == std::string_view::npos) return words;
        text.remove_prefix(start);
        const std::size_t end = text.find_first_of(" \t\r\n");
        words.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return words;
        text.remove_prefix(end);
    }
}

std::vector<std::string> split_list(std::string_view text) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t comma = text.find(',');
        parts.emplace_back(text.substr(0, comma));
        if (comma == std::string_view::npos) return parts;
        text.remove_prefix(comma + 1);
    }
}

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

std::optional<std::uint64_t> parse_number(std::string_view text) {
    std::uint64_t value = 0;
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    const auto [stop, error] = std::from_chars(begin, end, value);
    if (text.empty() || error != std::errc() || stop != end) return std::nullopt;
    return value;
}

}  // namespace mehen
