// The arithmetic of a battle, apart from its procedure: a pure function, tested against a second, literal one.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "games/kemet/table.h"

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

// What each DI card discarded after the reveal adds, by the tile of whoever has one in the troop.
int strength_per_discard(const Rules& rules, const OpenTable& t, Seat fighter, SeatMask troop);

// Tiles that count for a joint troop, equal ones once; bit n: row n.
std::uint64_t troop_tiles(const Rules& rules, const OpenTable& t, SeatMask troop);

// Where a side's troop stands in a battle: there, unless the lone god has seized it and it waits before the area.
std::uint8_t place_of_side(const OpenTable& t, std::size_t area, bool attacker);
// The creature that fights for a side: with its troop, or seized and alone; or no_creature.
std::uint8_t joint_creature(const Rules& rules, const OpenTable& t, std::size_t area, Seat seat, bool attacker);
inline std::uint8_t creature_of_side(const Rules& rules, const OpenTable& t, std::size_t area, Seat seat,
                                     bool attacker) {
    return rules.allied() ? joint_creature(rules, t, area, seat, attacker) : creature_in(rules, t, area, seat);
}

// The same told one by one, for people who want to see where a sum comes from. Adds up to `side_of`.
struct Term {
    enum class What : std::uint8_t { units, strength, damage, unblockable, protection, own_losses, spared } what;
    std::string_view source;  // id of a tile, card, creature or token, "home", "wound"; empty: the units themselves
    int amount;
};
struct Fighter {
    std::size_t area = 0;
    Seat seat = nobody;
    bool attacker = false;
    int units = 0;
    std::uint8_t creature = no_creature;  // with the own troop, or no_creature
    std::uint8_t rival_creature = no_creature;
    int wounds = 0;  // DI cards given up for strength
    // Where troops may be joint
    Seat rival = nobody;
    SeatMask troop = 0;  // who has units in it; nobody, where a seized creature fights alone
};
std::vector<Term> terms_of(const Rules& rules, const OpenTable& t, const Fighter& fighter, const Council& council);

}  // namespace mehen::kemet
