// What all connections share.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <variant>

#include "json/line.h"
#include "json/value.h"
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
    // Seconds of the one thread that answers everybody: for reading what is sent, and for questions that take long.
    Rates work{0, 0};  // set by ServerConfig

    // Where links lead.
    std::string site(const Request& request) const { return public_url.empty() ? request.site() : public_url; }
};

// Time of the one thread, from the making of this to its end, on the account of an address.
class OnAccount {
public:
    OnAccount(Hall& hall, std::string_view address) : hall_(hall), address_(address) {}
    OnAccount(const OnAccount&) = delete;
    OnAccount& operator=(const OnAccount&) = delete;
    ~OnAccount() {
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun_;
        hall_.work.spend(address_, took.count(), hall_.milliseconds());
    }

private:
    Hall& hall_;
    std::string_view address_;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

// Bytes that are read even for an address that has used up its time: so many, at the rates that connections and
// requests are held to, are no burden.
inline constexpr std::size_t always_read = 4 * 1024;

// What an address sent, read on its account; it should be an object. Otherwise the error: it is none, or it is large
// and the address has no time left.
std::variant<JsonValue, Error> read_object(Hall& hall, std::string_view text, std::string_view address);

// Whoever the cookie says, if its secret is right; a person without an id otherwise. An error: it could not be found
// out now, so nobody may take the person for a stranger.
void recognise(Hall& hall, std::string_view cookie, const std::function<void(std::variant<Person, Error>)>& then);

// The guest as messages name it; null: somebody without a name.
JsonLine& add_guest(JsonLine& line, const Person& person);

}  // namespace mehen::server
