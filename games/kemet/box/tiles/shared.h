// What the tiles say that every colour has: one picture each, so nobody owns two of them.
#pragma once

#include "games/kemet/box/components.h"

namespace mehen::kemet::printed {

constexpr Tile victory_point_tile(std::string_view id, Colour colour) {
    return {
        .id = id,
        .picture = "victory-point",
        .colour = colour,
        .level = 3,
        .gives = {{{Power::victory_point, 1}}},
        .name = {"Victory Point", "Punkt zwycięstwa", "Punto Vittoria"},
        .rule = {"On purchase: {0} permanent VP. Nobody owns two of these, whatever their colours.",
                 "Przy zakupie: {0} {0:stały|stałe|stałych} PZ. Nikt nie ma dwóch takich płytek, bez względu na kolor.",
                 "All'acquisto: {0} PV {0:permanente|permanenti}. Nessuno ne possiede due, di qualunque colore."}};
}

constexpr Tile act_of_god_tile(std::string_view id, Colour colour) {
    return {.id = id,
            .picture = "act-of-god",
            .colour = colour,
            .level = 4,
            .gives = {{{Power::silver_token, 1}}},
            .name = {"Act of God", "Boskie działanie", "Atto Divino"},
            .rule = {"A silver action token: once a day one more action on a free space, together with one of your own "
                     "tokens. Nobody owns two of these, whatever their colours.",
                     "Srebrny żeton akcji: raz na dzień dodatkowa akcja na wolnym polu, razem z własnym żetonem. Nikt "
                     "nie ma dwóch takich płytek, bez względu na kolor.",
                     "Un segnalino Azione argento: una volta al giorno un'azione in più su una casella libera, insieme "
                     "a un tuo segnalino. Nessuno ne possiede due, di qualunque colore."}};
}

}  // namespace mehen::kemet::printed
