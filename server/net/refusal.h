// Why the network layer itself turns a request away.
#pragma once

#include "server/net/net.h"

namespace mehen {

enum class TurnedAway : std::uint8_t {
    malformed,
    header_size,
    body_size,
    too_slow,
    method,
    origin,
    not_here,
    websocket_only,
    too_many_requests,
    too_many_from_address,
    crowded,
    no_answer,
    failed
};

std::string_view name_of(TurnedAway why);  // "crowded", for counting

// `largest` is how many bytes would have been allowed, where that is the matter.
Response refuse(TurnedAway why, const Request& request, std::size_t largest = 0);

}  // namespace mehen
