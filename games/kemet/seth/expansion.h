// Seth as an expansion: one god against all the others.
#pragma once

#include "games/kemet/seams.h"

namespace mehen::kemet {

struct Seth {
    static bool in_play(const Rules& rules) { return rules.allied(); }
};

}  // namespace mehen::kemet
