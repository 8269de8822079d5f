// What the lone god does against one member of the Alliance [kemet.lone].
#pragma once

#include "games/kemet/seth/frames.h"

namespace mehen::kemet {

inline constexpr std::uint8_t units_destroyed_at_once = 2;

}  // namespace mehen::kemet
