// What all connections share.
#pragma once

#include <functional>
#include <string>

#include "json/line.h"
#include "server/analyses.h"
#include "server/net/metrics.h"
#include "server/net/net.h"
#include "server/rates.h"
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
    std::function<std::int64_t()> milliseconds;  // since whenever
    std::function<void(std::int64_t milliseconds, std::function<void()>)> after;
    // What one address may ask for. Whoever shares an address with many others still finds room.
    Rates new_guests{100, 0.1};
    Rates new_tables{200, 0.2};
    Rates work{1.5, 0.15};  // seconds of the one thread that answers everybody, for questions that take long

    // Where links lead.
    std::string site(const Request& request) const { return public_url.empty() ? request.site() : public_url; }
};

// Whoever the cookie says, if its secret is right; a person without an id otherwise. An error: it could not be found
// out now, so nobody may take the person for a stranger.
void recognise(Hall& hall, std::string_view cookie, const std::function<void(std::variant<Person, Error>)>& then);

// The guest as messages name it; null: somebody without a name.
JsonLine& add_guest(JsonLine& line, const Person& person);

std::string error_body(const Error& error, Language language);

}  // namespace mehen::server
