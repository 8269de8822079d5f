// The creatures: what each gives to the troop it walks with. What its tile gives besides stands in the tile's row.
#pragma once

#include "games/kemet/box/components.h"

namespace mehen::kemet::printed {

// Places in the rows below, for the tiles.
namespace creature {
inline constexpr std::uint8_t royal_scarab = 0;
inline constexpr std::uint8_t giant_scorpion = 1;
inline constexpr std::uint8_t phoenix = 2;
inline constexpr std::uint8_t ancestral_elephant = 3;
inline constexpr std::uint8_t deep_desert_snake = 4;
inline constexpr std::uint8_t sphinx = 5;
inline constexpr std::uint8_t mummy = 6;
// with the black tiles
inline constexpr std::uint8_t khnums_sphinx = 7;
inline constexpr std::uint8_t griffin_sphinx = 8;
inline constexpr std::uint8_t ammut = 9;
}  // namespace creature

inline constexpr std::array creatures = std::to_array<Creature>({
    {.id = "royal-scarab",
     .gives = {{{Power::land_moves, 2}, {Power::strength, 2}}},
     .name = {"Royal Scarab", "Królewski skarabeusz", "Scarabeo Reale"}},
    {.id = "giant-scorpion",
     .gives = {{{Power::land_moves, 1}, {Power::strength, 2}, {Power::damage, 2}}},
     .name = {"Giant Scorpion", "Olbrzymi skorpion", "Scorpione Gigante"}},
    {.id = "phoenix",
     .gives = {{{Power::land_moves, 1}, {Power::strength, 2}, {Power::ignores_walls, 1}}},
     .name = {"Phoenix", "Feniks", "Fenice"}},
    {.id = "ancestral-elephant",
     .gives = {{{Power::land_moves, 1}, {Power::strength, 1}, {Power::protection, 1}}},
     .name = {"Ancestral Elephant", "Pradawny słoń", "Elefante Ancestrale"}},
    {.id = "deep-desert-snake",
     .gives = {{{Power::land_moves, 1}, {Power::cancels_creature, 1}}},
     .name = {"Deep Desert Snake", "Wąż pustynny", "Serpente del Deserto"}},
    {.id = "sphinx", .gives = {{{Power::strength, 2}}}, .name = {"Sphinx", "Sfinks", "Sfinge"}},
    {.id = "mummy",
     .gives = {{{Power::land_moves, 1}, {Power::strength, 2}}},
     .name = {"The Mummy", "Mumia", "Mummia"}},
});

inline constexpr std::array creatures_of_black = std::to_array<Creature>({
    {.id = "khnums-sphinx",
     .gives = {{{Power::land_moves, 1}, {Power::strength, 1}, {Power::toll, 2}}},
     .name = {"Khnum's Sphinx", "Sfinks Chnuma", "Sfinge di Khnum"}},
    {.id = "griffin-sphinx",
     .gives = {{{Power::strength, 2}, {Power::teleport_from_obelisk, 1}}},
     .name = {"Griffin Sphinx", "Sfinks gryf", "Sfinge Grifone"}},
    {.id = "ammut",
     .gives = {{{Power::land_moves, 1}, {Power::strength, 2}, {Power::unharmed_outside, 1}, {Power::devours, 2}}},
     .name = {"Ammut, Soul Devourer", "Ammit, Pożeraczka Dusz", "Ammit, Divoratrice di Anime"}},
});

}  // namespace mehen::kemet::printed
