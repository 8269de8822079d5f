#include "server/store/guests.h"

#include <sodium.h>

#include <algorithm>
#include <cctype>
#include <stdexcept>

namespace mehen::server {

namespace {

constexpr std::string_view symbols = "0123456789abcdefghjkmnpqrstvwxyz";
static_assert(symbols.size() == 32);

constexpr std::size_t guest_id_symbols = 10;  // 50 bits: no two alike; knowing one gives nothing
constexpr std::size_t table_id_symbols = 12;
constexpr std::size_t code_symbols = 12;
constexpr std::size_t code_group = 4;
constexpr std::size_t secret_bytes = 32;
constexpr std::size_t secret_characters = 43;  // of base64 without padding
constexpr std::size_t max_id = 32;

void need_sodium() {
    static const bool ready = sodium_init() >= 0;
    if (!ready) throw std::runtime_error("libsodium cannot be used: the system has no secure random numbers");
}

std::string random_symbols(std::size_t count) {
    need_sodium();
    std::string result(count, ' ');
    for (char& c : result) c = symbols[randombytes_uniform(static_cast<std::uint32_t>(symbols.size()))];
    return result;
}

// Twelve symbols as codes are shown: capitals in groups of four.
std::string in_groups(std::string_view code) {
    std::string result;
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (i != 0 && i % code_group == 0) result += '-';
        result += static_cast<char>(std::toupper(static_cast<unsigned char>(code[i])));
    }
    return result;
}

bool is_base64url(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
}

}  // namespace

std::string new_guest_id() {
    return "g" + random_symbols(guest_id_symbols);
}

std::string new_table_id() {
    return "t" + random_symbols(table_id_symbols);
}

std::string new_secret() {
    need_sodium();
    std::array<unsigned char, secret_bytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::array<char, secret_characters + 1> text{};
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    sodium_memzero(bytes.data(), bytes.size());
    return text.data();
}

Hash hash_of(std::string_view secret_or_code) {
    need_sodium();
    const std::vector<unsigned char> bytes(secret_or_code.begin(), secret_or_code.end());
    Hash hash{};
    crypto_generichash(hash.data(), hash.size(), bytes.data(), bytes.size(), nullptr, 0);
    return hash;
}

std::string cookie_value(const Credentials& credentials) {
    return credentials.guest + "." + credentials.secret;
}

std::optional<Credentials> parse_cookie_value(std::string_view value) {
    const std::size_t dot = value.find('.');
    if (dot == std::string_view::npos || dot == 0 || dot > max_id) return std::nullopt;
    const std::string_view guest = value.substr(0, dot);
    const std::string_view secret = value.substr(dot + 1);
    if (secret.size() != secret_characters) return std::nullopt;
    if (!std::ranges::all_of(guest, is_base64url) || !std::ranges::all_of(secret, is_base64url)) return std::nullopt;
    return Credentials{std::string(guest), std::string(secret)};
}

bool knows_secret(const Guest& guest, std::string_view secret) {
    const Hash hash = hash_of(secret);
    bool known = false;
    for (const Hash& own : guest.secrets)  // all of them, so that the time does not tell which
        known = (sodium_memcmp(own.data(), hash.data(), hash.size()) == 0) || known;
    return known;
}

std::string new_device_code() {
    return in_groups(random_symbols(code_symbols));
}

std::optional<std::string> tidy_device_code(std::string_view typed) {
    std::string code;
    for (char c : lower(typed)) {
        if (c == '-' || c == ' ') continue;
        if (c == 'o') c = '0';
        if (c == 'i' || c == 'l') c = '1';
        if (code.size() == code_symbols || symbols.find(c) == std::string_view::npos) return std::nullopt;
        code += c;
    }
    if (code.size() != code_symbols) return std::nullopt;
    return in_groups(code);
}

}  // namespace mehen::server
