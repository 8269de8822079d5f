// The final account [fertility.scoring].
#pragma once

#include "core/game.h"
#include "games/fertility/rules.h"
#include "games/fertility/state.h"

namespace mehen::fertility {

struct Score {
    int general = 0;
    int specialist = 0;
    int statues = 0;
    int monuments = 0;
    int granary = 0;

    int total() const { return general + specialist + statues + monuments + granary; }
};

Score score(const Rules& rules, const OpenTable& t, Seat seat);
int resources_in_metropolis(const Player& player);  // fewest wins a tie
Result standing(const Rules& rules, const OpenTable& t);

}  // namespace mehen::fertility
