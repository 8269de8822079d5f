// Battle cards. No print gives them names; these are for talking about them.
#pragma once

#include "games/kemet/box/components.h"

namespace mehen::kemet::printed {

inline constexpr std::array battle_cards = std::to_array<BattleCard>({
    {.id = "cavalry-blitz",
     .strength = 4,
     .damage = 1,
     .name = {"Cavalry Blitz", "Natarcie jazdy", "Assalto di Cavalleria"}},
    {.id = "fervent-purge", .strength = 3, .damage = 2, .name = {"Fervent Purge", "Żarliwa czystka", "Purga Fervente"}},
    {.id = "shield-push", .strength = 3, .protection = 1, .name = {"Shield Push", "Napór tarcz", "Spinta di Scudi"}},
    {.id = "mixed-tactics",
     .strength = 2,
     .damage = 2,
     .protection = 1,
     .name = {"Mixed Tactics", "Mieszana taktyka", "Tattica Mista"}},
    {.id = "phalanx-defense",
     .strength = 2,
     .protection = 2,
     .name = {"Phalanx Defense", "Obrona falangi", "Difesa a Falange"}},
    {.id = "chariot-raid",
     .strength = 1,
     .damage = 3,
     .name = {"Chariot Raid", "Rajd rydwanów", "Incursione di Carri"}},
    {.id = "special-attack",
     .strength = 3,
     .damage = 3,
     .special = 1,
     .name = {"Special attack card", "Specjalna karta ataku", "Carta speciale d'attacco"}},
    {.id = "special-defence",
     .strength = 3,
     .protection = 3,
     .special = 2,
     .name = {"Special defence card", "Specjalna karta obrony", "Carta speciale di difesa"}},
});

// The seventh and the eighth.
inline constexpr std::array later_battle_cards = std::to_array<BattleCard>({
    {.id = "sacrificial-charge",
     .strength = 5,
     .own_losses = 2,
     .name = {"Sacrificial Charge", "Szarża straceńców", "Carica Sacrificale"},
     .house = true},
    {.id = "defensive-retreat",
     .strength = 1,
     .damage = 1,
     .protection = 3,
     .name = {"Defensive Retreat", "Obronny odwrót", "Ritirata Difensiva"}},
});

}  // namespace mehen::kemet::printed
