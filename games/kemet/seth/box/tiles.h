// What changes among the tiles when all but one play together: three tiles of the whole Alliance, and two blue ones
// with other powers. That they are exchanged is known; what the new ones do is not.
#pragma once

#include "games/kemet/box/ruleset.h"
#include "games/kemet/seth/box/violet.h"

namespace mehen::kemet::printed {

// Laid on the Alliance's board by whoever buys them.
inline constexpr Tile osiris_tile = {
    .id = "red-3-osiris",
    .picture = "osiris",
    .colour = Colour::red,
    .level = 3,
    .creature = creature::osiris,
    .name = {"Osiris", "Ozyrys", "Osiride"},
    .rule = {"Creature of the whole Alliance, first placed in a district of the buyer: any Alliance player moves it "
             "with a troop that has a unit of that player. Its troop: +{0} land {0:move|moves}, +{1} strength, +{2} "
             "protection. When its troop is gone it returns to a district of any Alliance player.",
             "Potwór całego Przymierza, najpierw umieszczany w dzielnicy kupującego: każdy gracz Przymierza porusza go "
             "z oddziałem, w którym ma jednostkę. Jego oddział: +{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych}, "
             "+{1} siły, +{2} obrony. Gdy oddziału już nie ma, wraca do dzielnicy dowolnego gracza Przymierza.",
             "Creatura di tutta l'Alleanza, messa dapprima in un distretto di chi acquista: ogni giocatore "
             "dell'Alleanza la muove con una truppa in cui ha un'unità. La sua truppa: +{0} {0:movimento "
             "terrestre|movimenti terrestri}, +{1} forza, +{2} protezione. Quando la sua truppa non c'è più, torna in "
             "un distretto di un giocatore qualsiasi dell'Alleanza."},
    .house = true,
    .whom = For::alliance};

inline constexpr Tile common_bulwark_tile = {
    .id = "blue-3-common-bulwark",
    .picture = "common-bulwark",
    .colour = Colour::blue,
    .level = 3,
    .gives = {{{Power::lone_defence_protection, 1}}},
    .name = {"Common Bulwark", "Wspólny bastion", "Baluardo Comune"},
    .rule = {"For the whole Alliance: +{0} protection in every battle in which it defends against Seth.",
             "Dla całego Przymierza: +{0} obrony w każdej walce, w której broni się przed Setem.",
             "Per tutta l'Alleanza: +{0} protezione in ogni battaglia in cui si difende da Seth."},
    .house = true,
    .whom = For::alliance};

inline constexpr Tile shared_devotion_tile = {.id = "white-3-shared-devotion",
                                              .picture = "shared-devotion",
                                              .colour = Colour::white,
                                              .level = 3,
                                              .gives = {{{Power::hands_prayer_over, 3}}},
                                              .name = {"Shared Devotion", "Wspólne oddanie", "Devozione Condivisa"},
                                              .rule = {"For the whole Alliance: once in each of its phases one player "
                                                       "may hand up to {0} PP to another of its players.",
                                                       "Dla całego Przymierza: raz w każdej jego fazie jeden gracz "
                                                       "może przekazać innemu graczowi Przymierza do {0} PM.",
                                                       "Per tutta l'Alleanza: una volta in ogni sua fase un giocatore "
                                                       "può cedere fino a {0} PP a un altro dei suoi giocatori."},
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
    legion.rule = {"A troop with at least one of your units may have {0} {0:unit|units} more than the troop limit.",
                   "Oddział, w którym jest co najmniej jedna twoja jednostka, może liczyć o {0} "
                   "{0:jednostkę|jednostki|jednostek} więcej, niż wynosi limit oddziału.",
                   "Una truppa con almeno una tua unità può avere {0} unità in più del limite della truppa."};
    legion.house = true;
}

constexpr void exchange_sphinx(Ruleset& r) {
    Tile& sphinx = r.tiles.named("blue-4-sphinx");
    sphinx.gives = {};
    sphinx.rule = {"Creature. Its troop: +{0} strength, +{1} protection; Seth cannot seize that troop.",
                   "Potwór. Jego oddział: +{0} siły, +{1} obrony; Set nie może przejąć tego oddziału.",
                   "Creatura. La sua truppa: +{0} forza, +{1} protezione; Seth non può impadronirsi di quella truppa."};
    sphinx.house = true;
    Creature& figure = r.creatures.named("sphinx");
    figure.gives = {{{Power::strength, 2}, {Power::protection, 1}, {Power::cannot_be_seized, 1}}};
    figure.house = true;
}

}  // namespace mehen::kemet::printed
