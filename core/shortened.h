// What somebody else wrote, as a reason may repeat it.
#pragma once

#include <string>
#include <string_view>

namespace mehen {

// The beginning of a text, not cut inside a character.
inline std::string shortened(std::string_view text) {
    constexpr std::size_t longest = 60;
    if (text.size() <= longest) return std::string(text);
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return std::string(text.substr(0, end)) + "…";
}

}  // namespace mehen
