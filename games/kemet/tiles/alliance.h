// What changes among the tiles when all but one play together: three tiles of the whole Alliance, and two blue ones
// with other powers. That they are exchanged is known; what the new ones do is not.
#pragma once

#include "games/kemet/ruleset.h"
#include "games/kemet/tiles/violet.h"

namespace mehen::kemet::printed {

// Laid on the Alliance's board by whoever buys them.
inline constexpr Tile osiris_tile = {
    .id = "red-3-osiris",
    .picture = "osiris",
    .colour = Colour::red,
    .level = 3,
    .creature = creature::osiris,
    .name = {"Osiris", "Ozyrys", "Osiride"},
    .rule =
        {"Creature of the whole Alliance, first placed in a district of the buyer: any Alliance player moves it with "
         "a troop that has a unit of that player. Its troop: +1 land move, +2 strength, +1 protection. When its "
         "troop is gone it returns to a district of any Alliance player.",
         "Potwór całego Przymierza, najpierw umieszczany w dzielnicy kupującego: każdy gracz Przymierza porusza go "
         "z oddziałem, w którym ma jednostkę. Jego oddział: +1 ruch lądowy, +2 siły, +1 obrony. Gdy oddziału już "
         "nie ma, wraca do dzielnicy dowolnego gracza Przymierza.",
         "Creatura di tutta l'Alleanza, messa dapprima in un distretto di chi acquista: ogni giocatore "
         "dell'Alleanza la muove con una truppa in cui ha un'unità. La sua truppa: +1 movimento terrestre, "
         "+2 forza, +1 protezione. Quando la sua truppa non c'è più, torna in un distretto di un giocatore "
         "qualsiasi dell'Alleanza."},
    .house = true,
    .whom = For::alliance};

inline constexpr Tile common_bulwark_tile = {
    .id = "blue-3-common-bulwark",
    .picture = "common-bulwark",
    .colour = Colour::blue,
    .level = 3,
    .gives = {{{Power::lone_defence_protection, 1}}},
    .name = {"Common Bulwark", "Wspólny bastion", "Baluardo Comune"},
    .rule = {"For the whole Alliance: +1 protection in every battle in which it defends against Seth.",
             "Dla całego Przymierza: +1 obrony w każdej walce, w której broni się przed Setem.",
             "Per tutta l'Alleanza: +1 protezione in ogni battaglia in cui si difende da Seth."},
    .house = true,
    .whom = For::alliance};

inline constexpr Tile shared_devotion_tile = {
    .id = "white-3-shared-devotion",
    .picture = "shared-devotion",
    .colour = Colour::white,
    .level = 3,
    .gives = {{{Power::hands_prayer_over, 3}}},
    .name = {"Shared Devotion", "Wspólne oddanie", "Devozione Condivisa"},
    .rule = {"For the whole Alliance: once in each of its phases one player may hand up to 3 PP to another of its "
             "players.",
             "Dla całego Przymierza: raz w każdej jego fazie jeden gracz może przekazać innemu graczowi Przymierza do "
             "3 PM.",
             "Per tutta l'Alleanza: una volta in ogni sua fase un giocatore può cedere fino a 3 PP a un altro dei suoi "
             "giocatori."},
    .house = true,
    .whom = For::alliance};

constexpr void exchange_victory_point_tiles(Ruleset& r) {
    r.tiles.named("red-3-victory-point") = osiris_tile;
    r.tiles.named("blue-3-victory-point") = common_bulwark_tile;
    r.tiles.named("white-3-victory-point") = shared_devotion_tile;
}

constexpr void exchange_legion(Ruleset& r) {
    Tile& legion = r.tiles.named("blue-2-legion");
    legion.gives = {{{Power::troop_limit, 1}}};
    legion.rule = {"A troop with at least one of your units may have 1 unit more (6 instead of 5).",
                   "Oddział, w którym jest co najmniej jedna twoja jednostka, może liczyć o 1 jednostkę więcej (6 "
                   "zamiast 5).",
                   "Una truppa con almeno una tua unità può avere 1 unità in più (6 invece di 5)."};
    legion.house = true;
}

constexpr void exchange_sphinx(Ruleset& r) {
    Tile& sphinx = r.tiles.named("blue-4-sphinx");
    sphinx.gives = {};
    sphinx.rule = {"Creature. Its troop: +2 strength, +1 protection; Seth cannot seize that troop.",
                   "Potwór. Jego oddział: +2 siły, +1 obrony; Set nie może przejąć tego oddziału.",
                   "Creatura. La sua truppa: +2 forza, +1 protezione; Seth non può impadronirsi di quella truppa."};
    sphinx.house = true;
    Creature& figure = r.creatures.named("sphinx");
    figure.gives = {{{Power::strength, 2}, {Power::protection, 1}, {Power::cannot_be_seized, 1}}};
    figure.house = true;
}

}  // namespace mehen::kemet::printed
