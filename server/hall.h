// What all connections share.
#pragma once

#include <time.h>

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
    // Seconds of the one thread that answers everybody, set by ServerConfig: for questions that take long, and, much
    // less at once, for reading what is sent. An honest client sends something large once in a while, and a stranger
    // with several addresses must not keep everybody waiting with messages alone.
    Rates work{0, 0};
    Rates reading{0, 0};

    // Where links lead.
    std::string site(const Request& request) const { return public_url.empty() ? request.site() : public_url; }
};

// Time of the one thread, from the making of this to its end, on the account of an address. Only while it works: when
// the machine is busy with something else, nobody here is to blame.
class OnAccount {
public:
    OnAccount(const Hall& hall, Rates& rates, std::string_view address)
        : hall_(hall), rates_(rates), address_(address) {}
    OnAccount(const OnAccount&) = delete;
    OnAccount& operator=(const OnAccount&) = delete;
    ~OnAccount() { rates_.spend(address_, seconds_at_work() - begun_, hall_.milliseconds()); }

private:
    static double seconds_at_work() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
    }

    const Hall& hall_;
    Rates& rates_;
    std::string_view address_;
    double begun_ = seconds_at_work();
};

// Bytes that are read even for an address that has used up its time for reading: enough for an answer in a match, and
// so few that they are no burden however many connections it has, at the rates that these are held to.
inline constexpr std::size_t always_read = 512;

// What an address sent, read on its account; it should be an object. Otherwise the error: it is none, or it is large
// and the address has no time left.
std::variant<JsonValue, Error> read_object(Hall& hall, std::string_view text, std::string_view address);

// Whoever the cookie says, if its secret is right; a person without an id otherwise. An error: it could not be found
// out now, so nobody may take the person for a stranger.
void recognise(Hall& hall, std::string_view cookie, const std::function<void(std::variant<Person, Error>)>& then);

// The guest as messages name it; null: somebody without a name.
JsonLine& add_guest(JsonLine& line, const Person& person);

}  // namespace mehen::server
