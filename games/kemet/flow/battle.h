// DI cards in battle [kemet.battle.council].
#pragma once

#include "games/kemet/table/battle.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// Who is left to fight a battle, when its cards are about to be chosen.
struct Standing {
    std::array<bool, 2> side{};
    bool can_be_fought = true;  // by those who are there
    bool as_named = true;       // those named to fight are among them

    bool possible() const { return side[0] && side[1] && can_be_fought; }
};

// What the winner's DI cards pay for winning.
void prayer_of_cards(Table& table, const Battle& frame);

// A beaten troop, or one that slips away from a moving one, goes to another area with its creature.
void retreat(Table& table, Seat seat, AreaId from, AreaId to);

}  // namespace mehen::kemet
