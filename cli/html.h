// The little HTML that a page of ours needs. Text goes through `escaped`, everything else is ours.
#pragma once

#include <string>
#include <string_view>

namespace mehen::cli {

std::string escaped(std::string_view text);

// <name attributes>content</name>
std::string element(std::string_view name, std::string_view attributes, std::string_view content);
inline std::string element(std::string_view name, std::string_view content) {
    return element(name, {}, content);
}

// A number with at most two decimals, with a point in every language: for coordinates.
std::string coordinate(double value);

}  // namespace mehen::cli
