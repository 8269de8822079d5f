// A second resolution of battles, slow and literal, written from the rulebooks and the tables of components and not
// from the engine: it knows tiles, creatures and cards by name and has no powers. The engine is compared with it.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "games/kemet/tests/edition.h"

namespace mehen::kemet::test::reference {

// Everything that one side brings into a battle.
struct Fighter {
    int units = 0;                           // in the area when the cards are revealed
    std::vector<std::string_view> tiles;     // their pictures: a tile's effect does not depend on its colour
    std::string_view creature;               // with the troop, or empty
    std::string_view card;                   // the battle card that counts in the end
    std::vector<std::string_view> di_cards;  // those that take effect
    int wounds = 0;                          // DI cards discarded for strength after the reveal
    bool at_home = false;                    // the battle is in one of its own districts
};

struct Reward {
    int battle_points = 0;
    int veterans = 0;
    std::vector<int> prayer;  // PP, one number for each effect that gives some

    int prayer_in_all() const;
};

struct Fought {
    std::array<int, 2> strength{};  // attacker's, defender's
    int winner = 1;                 // 0 attacker, 1 defender
    std::array<int, 2> removed{};   // by cards, before the strengths are compared
    std::array<int, 2> lost{};      // in the casualties step
    std::array<int, 2> killed{};    // of these, by the rival's damage
    std::array<int, 2> left{};      // units in the area after that step
    std::array<Reward, 2> reward{};
};

// fighter[0] attacks, fighter[1] defends.
Fought fight(Edition edition, const std::array<Fighter, 2>& fighter);

// PP for recalling a troop.
int recall_prayer(Edition edition, int units);

}  // namespace mehen::kemet::test::reference
