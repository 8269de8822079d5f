#include "server/net/log.h"

#include <spdlog/logger.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <array>
#include <memory>

namespace mehen {

namespace {

constexpr std::array<std::string_view, 4> level_names = {"debug", "info", "warning", "error"};

spdlog::level::level_enum spdlog_level(LogLevel level) {
    switch (level) {
        case LogLevel::debug: return spdlog::level::debug;
        case LogLevel::info: return spdlog::level::info;
        case LogLevel::warning: return spdlog::level::warn;
        case LogLevel::error: return spdlog::level::err;
    }
    return spdlog::level::off;
}

// Fields arrive as JSON; all that spdlog puts around them needs no escaping.
std::unique_ptr<spdlog::logger> make_logger(std::shared_ptr<spdlog::sinks::sink> sink) {
    auto logger = std::make_unique<spdlog::logger>("mehen", std::move(sink));
    logger->set_formatter(std::make_unique<spdlog::pattern_formatter>(
        R"({"time": "%Y-%m-%dT%H:%M:%S.%eZ", "level": "%l", %v})", spdlog::pattern_time_type::utc));
    logger->flush_on(spdlog::level::debug);
    return logger;
}

std::unique_ptr<spdlog::logger>& logger() {
    static std::unique_ptr<spdlog::logger> one = make_logger(std::make_shared<spdlog::sinks::stderr_sink_mt>());
    return one;
}

// Of the same sink, and with every level.
std::unique_ptr<spdlog::logger>& access_logger() {
    static std::unique_ptr<spdlog::logger> one = make_logger(logger()->sinks().front());
    return one;
}

// {"a": 1} without its braces.
std::string inside(const JsonLine& line) {
    const std::string text = line.text();
    return text.substr(1, text.size() - 2);
}

std::string line_for(std::string_view event, const JsonLine& fields) {
    std::string text = inside(JsonLine().add("event", event));
    if (const std::string more = inside(fields); !more.empty()) text += ", " + more;
    return text;
}

}  // namespace

std::optional<LogLevel> log_level_from_name(std::string_view name) {
    for (std::size_t i = 0; i < level_names.size(); ++i)
        if (level_names[i] == name) return static_cast<LogLevel>(i);
    return std::nullopt;
}

void log(LogLevel level, std::string_view event, const JsonLine& fields) {
    if (logger()->should_log(spdlog_level(level))) logger()->log(spdlog_level(level), line_for(event, fields));
}

void log_access(std::string_view event, const JsonLine& fields) {
    access_logger()->info(line_for(event, fields));
}

void set_log_level(LogLevel least) {
    logger()->set_level(spdlog_level(least));
}

void log_to(std::ostream& out) {
    const auto level = logger()->level();
    logger() = make_logger(std::make_shared<spdlog::sinks::ostream_sink_mt>(out));
    logger()->set_level(level);
    access_logger() = make_logger(logger()->sinks().front());
}

}  // namespace mehen
