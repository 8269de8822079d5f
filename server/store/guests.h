// How guests are recognised: secrets, one-time codes and ids, all from the system's secure generator.
//
// A guest's cookie is ID.SECRET. The store keeps hashes only: whoever reads the database cannot become a guest.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/store/store.h"

namespace mehen::server {

// Ids are a letter and symbols of 0-9 and a-z without i, l, o and u, which are easily misread.
std::string new_guest_id();
std::string new_table_id();  // 60 random bits: whoever knows it may join, so it must not be guessed

std::string new_secret();  // 256 random bits in base64url
Hash hash_of(std::string_view secret_or_code);

struct Credentials {
    std::string guest;
    std::string secret;
};
std::string cookie_value(const Credentials& credentials);
std::optional<Credentials> parse_cookie_value(std::string_view value);  // nothing: not of that form

// Whether the secret is one of the guest's. Takes the same time whatever the secret.
bool knows_secret(const Guest& guest, std::string_view secret);

inline constexpr Time device_code_seconds = 600;
std::string new_device_code();  // 60 random bits: "7Q4M-X2KD-91TB"
// The code as it was made, from one that somebody typed: case, hyphens and spaces do not matter, and o, i and l are
// read as the digits that they look like. Nothing: it cannot be a code.
std::optional<std::string> tidy_device_code(std::string_view typed);

}  // namespace mehen::server
