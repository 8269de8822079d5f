// One server on one data folder: two would answer players from different memories.
#pragma once

#include <filesystem>
#include <optional>

#include "core/text.h"

namespace mehen::server {

// Holds the folder as long as it lives. The system lets go of it when the process ends, however it ends.
class DataLock {
public:
    // Nothing, and why, if another process holds the folder or it cannot be written.
    static std::optional<DataLock> take(const std::filesystem::path& folder, Message& problem);

    DataLock(DataLock&& other) noexcept;
    DataLock& operator=(DataLock&&) = delete;
    DataLock(const DataLock&) = delete;
    DataLock& operator=(const DataLock&) = delete;
    ~DataLock();

private:
    explicit DataLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;
};

}  // namespace mehen::server
