// What all connections share.
#pragma once

#include <functional>
#include <string>

#include "json/line.h"
#include "server/analyses.h"
#include "server/net/metrics.h"
#include "server/net/net.h"
#include "server/store/store.h"
#include "server/table/bus.h"
#include "server/table/tables.h"
#include "server/table/workers.h"

namespace mehen::server {

inline constexpr int protocol_version = 1;

struct Hall {
    Store& store;
    Bus& bus;
    Workers& workers;
    Tables& tables;
    Analyses& analyses;
    Metrics& metrics;
    std::string version;     // of the program
    std::string public_url;  // without a slash at its end; empty: as the page was opened
    std::function<Time()> now;
    std::function<void(std::int64_t milliseconds, std::function<void()>)> after;

    // Where links lead.
    std::string site(const Request& request) const { return public_url.empty() ? request.site() : public_url; }
};

// Whoever the cookie says, if its secret is right; a person without an id otherwise.
void recognise(Hall& hall, std::string_view cookie, std::function<void(Person)> then);

// The guest as messages name it; null: somebody without a name.
JsonLine& add_guest(JsonLine& line, const Person& person);

std::string error_body(const Error& error, Language language);

}  // namespace mehen::server
