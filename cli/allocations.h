// Counts every allocation of this program, so that `bench` can show that playing needs none.
#pragma once

#include <cstdint>

namespace mehen::cli {

std::uint64_t allocations();

}  // namespace mehen::cli
