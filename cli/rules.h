// Looking things up, for `mehen rules` and for `?` during play.
#pragma once

#include <string>
#include <string_view>

#include "core/any_game.h"

namespace mehen::cli {

// Every section, entry and option that mentions the word; all of them for an empty word; empty if there is none.
std::string look_up(const AnyRules& rules, std::string_view word, Language language, bool colours);
std::string section_named(const AnyRules& rules, std::size_t index, Language language, bool colours);

}  // namespace mehen::cli
