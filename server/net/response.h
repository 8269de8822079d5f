// The first part of an answer, with the headers that keep a page from harm.
#pragma once

#include <string>
#include <string_view>

#include "server/net/net.h"

namespace mehen {

// Where a page may take its parts from: only from us. `connect-src 'self'` includes the WebSocket.
inline constexpr std::string_view content_security_policy =
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

// Status line and headers, to the empty line. What the handler says about caching counts; else nothing is kept.
std::string response_head(const Response& response, std::string_view reason, bool keep_alive);

}  // namespace mehen
