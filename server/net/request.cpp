#include "server/net/request.h"

#include <algorithm>
#include <charconv>

namespace mehen {

namespace {

std::string_view trimmed_left(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    return text;
}

// Takes the part up to the separator off the front of the text.
std::string_view next_part(std::string_view& text, char separator) {
    const std::size_t end = text.find(separator);
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return part;
}

bool read_query(Request& request, std::string_view text) {
    while (!text.empty()) {
        std::string_view value = next_part(text, '&');
        if (value.empty()) continue;
        const std::string_view name = next_part(value, '=');
        auto decoded_name = percent_decoded(name, true);
        auto decoded_value = percent_decoded(value, true);
        if (!decoded_name || !decoded_value) return false;
        request.query.emplace_back(std::move(*decoded_name), std::move(*decoded_value));
    }
    return true;
}

}  // namespace

std::string_view Request::query_value(std::string_view name) const {
    for (const auto& [key, value] : query)
        if (key == name) return value;
    return {};
}

std::string_view Request::cookie_value(std::string_view name) const {
    std::string_view rest = cookie;
    while (!rest.empty()) {
        std::string_view value = trimmed_left(next_part(rest, ';'));
        if (next_part(value, '=') == name) return value;
    }
    return {};
}

// "gzip, br;q=0.8" allows both, "br;q=0" neither.
bool Request::accepts_encoding(std::string_view encoding) const {
    std::string_view header = accept_encoding;
    while (!header.empty()) {
        std::string part = lower(next_part(header, ','));
        std::erase(part, ' ');
        if (part == encoding) return true;
        if (part.starts_with(std::string(encoding) + ";q="))
            return part.find_first_not_of("0.", encoding.size() + 3) != std::string::npos;
    }
    return false;
}

Language Request::language() const {
    std::string_view rest = accept_language;
    while (!rest.empty())
        if (const auto language = language_from_code(lower(trimmed_left(next_part(rest, ',')).substr(0, 2))))
            return *language;
    return Language::en;
}

std::optional<std::string> percent_decoded(std::string_view text, bool plus_is_space) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            result += plus_is_space && text[i] == '+' ? ' ' : text[i];
            continue;
        }
        unsigned char byte = 0;
        const std::string_view digits = text.substr(i + 1, 2);
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
        if (digits.size() != 2 || error != std::errc() || end != digits.data() + 2) return std::nullopt;
        result += static_cast<char>(byte);
        i += 2;
    }
    return result;
}

bool read_target(Request& request, std::string_view target) {
    if (target.empty() || target.front() != '/') return false;
    target = target.substr(0, target.find('#'));
    const std::string_view path = next_part(target, '?');
    auto decoded = percent_decoded(path, false);
    if (!decoded || decoded->find('\0') != std::string::npos) return false;
    request.path = std::move(*decoded);
    return read_query(request, target);
}

bool is_host(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view(".-_:[]").find(c) != std::string_view::npos;
    });
}

std::string origin_of(std::string_view url) {
    const std::size_t scheme = url.find("://");
    if (scheme == std::string_view::npos) return {};
    const std::string_view name = url.substr(0, scheme);
    if (name != "http" && name != "https") return {};
    const std::size_t end = url.find_first_of("/?#", scheme + 3);
    return lower(url.substr(0, end));
}

bool from_own_page(const Request& request, std::string_view public_origin) {
    if (request.origin.empty()) return true;
    const std::string origin = origin_of(request.origin);
    if (origin.empty()) return false;
    // The scheme is left out: a proxy in front may speak https without telling us.
    return origin == public_origin || origin.substr(origin.find("://") + 3) == lower(request.host);
}

}  // namespace mehen
