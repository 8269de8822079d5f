// What a search thinks of a finished match, choice by choice, while the server goes on.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/table/live_table.h"
#include "server/table/workers.h"

namespace mehen::server {

// `progress` gets `analysis` messages without their opening brace; false: nobody is interested any more.
// An error: the match is not over.
std::optional<Error> analyse_table(const LiveTable& table, Workers& workers,
                                   std::function<bool(const std::string& body)> progress);

}  // namespace mehen::server
