// Copies of the database, made while it is in use.
#pragma once

#include <filesystem>

#include "core/text.h"

namespace mehen::server {

// Copies the database of a data folder to `file`, which must not exist yet; a server may be at work there meanwhile,
// in this process or another. The copy is whole and on disk when `file` appears. Says what is wrong, or nothing.
Message back_up(const std::filesystem::path& folder, const std::filesystem::path& file);

// The same for one database file.
Message copy_database(const std::filesystem::path& database, const std::filesystem::path& file);

}  // namespace mehen::server
