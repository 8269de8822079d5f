// The arithmetic of a battle, apart from its procedure: a pure function, tested against a second, literal one.
#pragma once

#include <array>
#include <cstdint>

#include "games/kemet/rules.h"
#include "games/kemet/state.h"

namespace mehen::kemet {

struct Side {
    int units;
    int strength;  // without the units
    int damage;
    int unblockable;
    int protection;
    int own_losses;  // hits the own troop, whatever protects it
    bool spared_if_won;
};

struct BattleResult {
    std::array<int, 2> strength{};
    int winner = 1;               // 0 attacker, 1 defender
    std::array<int, 2> lost{};    // units in all
    std::array<int, 2> killed{};  // of these, by the other side's damage
};

BattleResult resolve(const std::array<Side, 2>& side);

Side with_card(const Side& side, const BattleCard& card);

// Everything that counts for one side of a battle in an area: card, tiles, creature, DI cards, home.
Side side_of(const Rules& rules, const State& s, std::size_t area, Seat seat, Seat rival, bool attacker,
             const Council& council, int wound_strength);

}  // namespace mehen::kemet
