// Figures about the running server, for Prometheus. Any thread may count.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace mehen {

class Metrics {
public:
    Metrics();
    Metrics(const Metrics&) = delete;
    Metrics& operator=(const Metrics&) = delete;
    ~Metrics();

    // How things are now.
    void connections(std::size_t all, std::size_t websockets);
    void tables(std::string_view stage, std::size_t number);  // "waiting", "playing", "over", "suspended"

    // What has happened.
    void connection_ended(std::string_view why);
    void message_in();
    void message_out(std::size_t bytes);
    void message_made(std::string_view about);  // "table", "position" …: once for all who are told the same
    void request(unsigned status);
    void refusal(unsigned status, std::string_view why);  // before the table saw the request
    void failure(std::string_view where);                 // something of ours threw: "store", "worker", "job"
    void action(std::string_view by);                     // "player", "bot", "chance"
    void error(std::string_view code);

    // How long it took, in seconds: from an action's arrival until it is on disk and told; a bot's thinking; one
    // writing to the store with so many entries.
    void action_took(double seconds);
    void bot_took(std::string_view level, double seconds);
    void store_wrote(std::size_t entries, double seconds);
    void io_late(double seconds);  // the one thread for input and output came so much later than it should to a job

    std::string text() const;  // what GET /metrics answers
    static constexpr std::string_view content_type = "text/plain; version=0.0.4; charset=utf-8";

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace mehen
