// What is read out of the text of a request.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/net/net.h"

namespace mehen {

// "%20" becomes a space; nothing if a percent sign is not followed by two hexadecimal digits.
std::optional<std::string> percent_decoded(std::string_view text, bool plus_is_space);

// Fills path and query from "/api/games?lang=en"; false if that is no path.
bool read_target(Request& request, std::string_view target);

// A name or an address, perhaps with a port: nothing that would turn a link made with it into something else.
bool is_host(std::string_view text);

// "https://example.org:8443/table" gives "https://example.org:8443"; empty if it is no such address.
std::string origin_of(std::string_view url);

// Whether the page that sent this is ours: opened from this host or from `public_origin`. What sends no origin is no
// browser, and so nobody's cookie is at stake.
bool from_own_page(const Request& request, std::string_view public_origin);

}  // namespace mehen
