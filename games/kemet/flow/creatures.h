// Creatures without a troop [kemet.creatures].
#pragma once

#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// After units were destroyed: creatures without a troop look for a district, where the edition says so.
Flow bring_creatures_home(Table& table);

}  // namespace mehen::kemet
