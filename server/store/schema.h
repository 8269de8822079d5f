// The tables of the database and how older ones are brought up to date.
#pragma once

#include <filesystem>
#include <span>

#include "core/text.h"

namespace mehen::server {

// Step n makes a database of version n (0: an empty one) into one of version n + 1. A step that has been in a release
// is never changed: what is to be different becomes a further step.
std::span<const char* const> schema_steps();

// Brings the database up to date, or makes it. Before an existing one is changed, a copy is put beside it. Either all
// steps are done or none. Says what is wrong, or nothing.
Message bring_up_to_date(const std::filesystem::path& database, std::span<const char* const> steps = schema_steps());

}  // namespace mehen::server
