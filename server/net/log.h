// What happens, as one JSON object per line on standard error. Never secrets: no cookies, no codes, no queries.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string_view>

#include "json/line.h"

namespace mehen {

enum class LogLevel : std::uint8_t { debug, info, warning, error };

std::optional<LogLevel> log_level_from_name(std::string_view name);

// `log(LogLevel::info, "listening", JsonLine().add("port", port))`. From any thread.
void log(LogLevel level, std::string_view event, const JsonLine& fields = {});

// Likewise, whatever the least level: for what is written only where somebody asked for it.
void log_access(std::string_view event, const JsonLine& fields);

// Before other threads start. At first: from `info` on, to standard error.
void set_log_level(LogLevel least);
void log_to(std::ostream& out);

}  // namespace mehen
