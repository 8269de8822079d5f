// The arithmetic of a battle, apart from its procedure: a pure function, tested against a second, literal one.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "games/kemet/table/table.h"

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

// Where a side's troop stands in a battle: there, or before the area, where it waits until the battle is won.
AreaId place_of_side(const OpenTable& t, AreaId area, bool attacker);

// With whom and what one side of a battle stands there.
struct Fighter {
    AreaId area;
    Seat seat;
    Seat rival;
    bool attacker;
    int units;
    SeatMask troop;  // who has units in it; nobody, where a creature fights alone
    CreatureId creature;
    CreatureId rival_creature;  // if any
    int wounds;                 // DI cards given up for strength
};
Fighter fighter_of(const Rules& rules, const OpenTable& t, AreaId area, Seat seat, Seat rival, bool attacker,
                   int wounds);

// The creature that fights for a side, unless the rival's makes it count for nothing.
CreatureId creature_that_counts(const Rules& rules, const Fighter& fighter);

// What the sides fight with: their own choices, or after a mirror the other side's battle card.
std::array<Council, 2> fighting_councils(const Rules& rules, std::array<Council, 2> councils);

// What one card, tile or creature adds to a side.
struct Gain {
    int strength;
    int damage;
    int unblockable;
    int protection;
    int own_losses;
};

// Everything that counts for one side of a battle: card, home, tiles, creature, DI cards, wounds.
Side side_of(const Rules& rules, const OpenTable& t, const Fighter& fighter, const Council& council);

// The same told one by one, for people who want to see where a sum comes from.
struct Term {
    enum class What : std::uint8_t { units, strength, damage, unblockable, protection, own_losses, spared } what;
    std::string_view source;  // id of a tile, card, creature or token, "home", "wound"; empty: the units themselves
    int amount;
};
std::vector<Term> terms_of(const Rules& rules, const OpenTable& t, const Fighter& fighter, const Council& council);

}  // namespace mehen::kemet
