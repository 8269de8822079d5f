// The editions as tests name them.
#pragma once

#include <array>
#include <cstdint>

namespace mehen::kemet::test {

enum class Edition : std::uint8_t { first, revised, blood_and_sand };
inline constexpr std::array all_editions = {Edition::first, Edition::revised, Edition::blood_and_sand};

}  // namespace mehen::kemet::test
