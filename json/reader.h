// JSON that somebody else wrote, read in one pass. However it is made, the time depends on its size alone: a field is
// looked up by halving, and what no honest text holds ends the reading where it stands.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "core/text.h"

namespace mehen {

inline constexpr std::size_t deepest_json = 16;       // what we send ourselves goes to nine
inline constexpr std::size_t most_json_fields = 500;  // of one object; the largest of ours, in packs, has about 100

// Nothing, and the problem: no JSON, nested too deeply, an object with too many fields, or a field given twice, of
// whose values one would be lost unseen.
std::optional<nlohmann::json> read_json(std::string_view text, Message& problem);

// The same JSON, which must be good, without the blanks between its words.
std::string compact_json(std::string_view text);

}  // namespace mehen
