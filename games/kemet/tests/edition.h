// The editions as tests name them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace mehen::kemet::test {

// The last two: one god against an alliance, over either of the first two.
enum class Edition : std::uint8_t { first, revised, blood_and_sand, lone_first, lone_revised };
inline constexpr std::array all_editions = {Edition::first, Edition::revised, Edition::blood_and_sand};  // of the base
inline constexpr std::array lone_editions = {Edition::lone_first, Edition::lone_revised};

// What it lies over; others are their own.
constexpr Edition base_of(Edition edition) {
    return edition == Edition::lone_first     ? Edition::first
           : edition == Edition::lone_revised ? Edition::revised
                                              : edition;
}

constexpr std::string_view name_of(Edition edition) {
    constexpr std::array<std::string_view, 5> names = {"First", "Revised", "BloodAndSand", "LoneFirst", "LoneRevised"};
    return names[static_cast<std::size_t>(edition)];
}

}  // namespace mehen::kemet::test
