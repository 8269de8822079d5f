// The editions as tests name them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace mehen::kemet::test {

enum class Edition : std::uint8_t { first, revised, blood_and_sand };
inline constexpr std::array all_editions = {Edition::first, Edition::revised, Edition::blood_and_sand};

constexpr std::string_view name_of(Edition edition) {
    constexpr std::array<std::string_view, 3> names = {"First", "Revised", "BloodAndSand"};
    return names[static_cast<std::size_t>(edition)];
}

}  // namespace mehen::kemet::test
