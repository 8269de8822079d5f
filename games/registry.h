// The games of Mehen.
#pragma once

#include <span>
#include <string_view>

#include "core/any_game.h"

namespace mehen {

std::span<const AnyGame* const> all_games();
const AnyGame* find_game(std::string_view id);  // null: there is none

}  // namespace mehen
