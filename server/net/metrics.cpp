#include "server/net/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

namespace mehen {

namespace {

using prometheus::BuildCounter;
using prometheus::BuildGauge;
using prometheus::BuildHistogram;
using prometheus::Counter;
using prometheus::Family;
using prometheus::Gauge;
using prometheus::Histogram;

// Seconds; 50 ms, the figure that players are promised, is one of the bounds.
const Histogram::BucketBoundaries times = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};
const Histogram::BucketBoundaries counts = {1, 2, 4, 8, 16, 32, 64, 128, 256};

template <class Build>
auto& family(prometheus::Registry& registry, const Build& build, const char* name, const char* help) {
    return build().Name(name).Help(help).Register(registry);
}

std::string word(std::string_view text) {
    return std::string(text);
}

}  // namespace

struct Metrics::Impl {
    prometheus::Registry registry;

    Family<Gauge>& connections = family(registry, BuildGauge, "mehen_connections", "Open connections by kind");
    Gauge& all = connections.Add({{"kind", "all"}});
    Gauge& websockets = connections.Add({{"kind", "websocket"}});
    Family<Gauge>& tables = family(registry, BuildGauge, "mehen_tables", "Tables by stage");

    Family<Counter>& ended =
        family(registry, BuildCounter, "mehen_connections_ended_total", "WebSockets ended, by reason");
    Family<Counter>& messages =
        family(registry, BuildCounter, "mehen_messages_total", "WebSocket messages by direction");
    Counter& messages_in = messages.Add({{"direction", "in"}});
    Counter& messages_out = messages.Add({{"direction", "out"}});
    Counter& bytes_out =
        family(registry, BuildCounter, "mehen_message_bytes_out_total", "Bytes of messages sent").Add({});
    Family<Counter>& made = family(registry, BuildCounter, "mehen_messages_made_total",
                                   "Messages made, each for all who are told the same, by what they are about");
    Family<Counter>& requests = family(registry, BuildCounter, "mehen_http_requests_total", "HTTP requests by status");
    Family<Counter>& refusals = family(registry, BuildCounter, "mehen_refusals_total",
                                       "Requests and connections turned away before the table saw them");
    Family<Counter>& failures =
        family(registry, BuildCounter, "mehen_failures_total", "What the program itself did wrong, by where");
    Family<Counter>& actions =
        family(registry, BuildCounter, "mehen_actions_total", "Actions in matches, by who took them");
    Family<Counter>& errors = family(registry, BuildCounter, "mehen_errors_total", "Errors told to clients, by code");

    Histogram& action_seconds =
        family(registry, BuildHistogram, "mehen_action_seconds", "From an action's arrival until it is stored and told")
            .Add({}, times);
    Family<Histogram>& bot_seconds =
        family(registry, BuildHistogram, "mehen_bot_seconds", "Thinking of bots, by level");
    Histogram& store_seconds =
        family(registry, BuildHistogram, "mehen_store_seconds", "One writing to the store").Add({}, times);
    Histogram& io_lag = family(registry, BuildHistogram, "mehen_io_lag_seconds",
                               "How late the thread for input and output comes to what is due")
                            .Add({}, times);
    Histogram& store_entries =
        family(registry, BuildHistogram, "mehen_store_entries", "Entries in one writing to the store").Add({}, counts);
};

Metrics::Metrics() : impl_(std::make_unique<Impl>()) {}
Metrics::~Metrics() = default;

void Metrics::connections(std::size_t all, std::size_t websockets) {
    impl_->all.Set(static_cast<double>(all));
    impl_->websockets.Set(static_cast<double>(websockets));
}

void Metrics::tables(std::string_view stage, std::size_t number) {
    impl_->tables.Add({{"stage", word(stage)}}).Set(static_cast<double>(number));
}

void Metrics::connection_ended(std::string_view why) {
    impl_->ended.Add({{"why", word(why)}}).Increment();
}

void Metrics::message_in() {
    impl_->messages_in.Increment();
}

void Metrics::message_out(std::size_t bytes) {
    impl_->messages_out.Increment();
    impl_->bytes_out.Increment(static_cast<double>(bytes));
}

void Metrics::message_made(std::string_view about) {
    impl_->made.Add({{"about", word(about)}}).Increment();
}

void Metrics::request(unsigned status) {
    impl_->requests.Add({{"status", std::to_string(status)}}).Increment();
}

void Metrics::refusal(unsigned status, std::string_view why) {
    impl_->refusals.Add({{"status", std::to_string(status)}, {"why", word(why)}}).Increment();
}

void Metrics::failure(std::string_view where) {
    impl_->failures.Add({{"where", word(where)}}).Increment();
}

void Metrics::io_late(double seconds) {
    impl_->io_lag.Observe(seconds);
}

void Metrics::action(std::string_view by) {
    impl_->actions.Add({{"by", word(by)}}).Increment();
}

void Metrics::error(std::string_view code) {
    impl_->errors.Add({{"code", word(code)}}).Increment();
}

void Metrics::action_took(double seconds) {
    impl_->action_seconds.Observe(seconds);
}

void Metrics::bot_took(std::string_view level, double seconds) {
    impl_->bot_seconds.Add({{"level", word(level)}}, times).Observe(seconds);
}

void Metrics::store_wrote(std::size_t entries, double seconds) {
    impl_->store_entries.Observe(static_cast<double>(entries));
    impl_->store_seconds.Observe(seconds);
}

std::string Metrics::text() const {
    return prometheus::TextSerializer().Serialize(impl_->registry.Collect());
}

}  // namespace mehen
