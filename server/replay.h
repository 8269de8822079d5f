// A record file that somebody wants to look at: a finished table of its own, known to nobody else.
#pragma once

#include <string_view>
#include <variant>

#include "server/table/live_table.h"

namespace mehen::server {

std::variant<LiveTable, Error> read_replay(std::string_view text, Language language);

}  // namespace mehen::server
