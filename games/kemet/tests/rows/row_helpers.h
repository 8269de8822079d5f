// What the tests of several rows have in common.
#pragma once

#include "games/kemet/tests/rows/row.h"

namespace mehen::kemet::test {

// Of seats 0 and 1.
inline Seat rival_of(Seat seat) {
    return Seat::of(1 - seat);
}

// Both sides play strength 3 without damage.
inline void quiet_councils(Position& p) {
    p.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid");
}

// The loser of a battle recalls, and the winner does as said: one that stands alone against all the others is not
// asked.
inline void part(Position& p, const std::string& winner) {
    p.answer("recall");
    if (p.asked() == AskKind::winner) p.answer(winner);
}

// Of the attacker (0) or the defender (1) in the first battle told of.
inline int strength_of(const Position& p, std::size_t side) {
    return p.told(EventKind::strengths).arg[side];
}

// How many areas a troop of two walks in one move action, with a creature or without.
inline int land_moves_of(Position& p, const std::string& creature = "", Seat seat = 0) {
    constexpr std::array path = {"nw-front", "west-bank", "sw-front", "w-obelisk", "nw-front"};
    p.units(path[0], seat, 2).prayer(seat, 0);
    if (!creature.empty()) p.creature(seat, creature, path[0]);
    p.move(seat);
    int steps = 0;
    for (std::size_t i = 1; i < path.size() && p.asked() != AskKind::none; ++i, ++steps)
        p.answer("march 2 " + std::string(path[i - 1]) + (creature.empty() ? "" : " with " + creature))
            .answer("to " + std::string(path[i]));
    return steps;
}

// Whether somebody may buy a tile; nothing else needs to be for sale.
inline bool can_buy(const Position& p, const std::string& tile) {
    return p.asked() == AskKind::buy && p.can("tile " + tile);
}

}  // namespace mehen::kemet::test
