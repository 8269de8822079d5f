// Black tiles (onyx): mercenaries and battle. In the order of the player aid.
#pragma once

#include "games/kemet/tiles/creatures.h"
#include "games/kemet/tiles/shared.h"

namespace mehen::kemet::printed {

inline constexpr std::array black_tiles = std::to_array<Tile>({
    // Level 1
    {.id = "black-1-mercenaries",
     .picture = "mercenaries",
     .colour = Colour::black,
     .level = 1,
     .copies = 2,
     .gives = {{{Power::mercenaries, 3}}},
     .name = {"Mercenaries", "Najemnicy", "Mercenari"},
     .rule = {"On purchase: 3 mercenaries join your units for good; place them in your districts at once.",
              "Przy zakupie: 3 najemników na stałe dołącza do twoich jednostek; od razu umieść ich w swoich "
              "dzielnicach.",
              "All'acquisto: 3 mercenari si uniscono per sempre alle tue unità; mettili subito nei tuoi distretti."}},
    {.id = "black-1-local-recruitment",
     .picture = "local-recruitment",
     .colour = Colour::black,
     .level = 1,
     .copies = 2,
     .gives = {{{Power::recruits_with_troops, 1}}},
     .name = {"Local Recruitment", "Lokalna rekrutacja", "Reclutamento Locale"},
     .rule = {"In your recruit actions units may also join your troops, wherever these stand.",
              "W twoich akcjach rekrutacji jednostki mogą też dołączać do twoich oddziałów, gdziekolwiek stoją.",
              "Nelle tue azioni di reclutamento le unità possono anche unirsi alle tue truppe, ovunque siano."}},
    // Level 2
    {.id = "black-2-honor-in-battle",
     .picture = "honor-in-battle",
     .colour = Colour::black,
     .level = 2,
     .gives = {{{Power::prayer_per_loss, 1}}},
     .name = {"Honor in Battle", "Honor w walce", "Onore in Battaglia"},
     .rule = {"1 PP for each of your units that the rival's damage destroys in battle.",
              "1 PM za każdą twoją jednostkę zniszczoną w walce przez obrażenia przeciwnika.",
              "1 PP per ogni tua unità distrutta in battaglia dai danni dell'avversario."}},
    {.id = "black-2-dedication-to-battle",
     .picture = "dedication-to-battle",
     .colour = Colour::black,
     .level = 2,
     .gives = {{{Power::prayer_on_entering, 2}}},
     .name = {"Dedication to Battle", "Oddanie walce", "Dedizione alla Battaglia"},
     .rule = {"2 PP whenever your troop enters an area with a rival troop in your move action, even if no battle "
              "follows.",
              "2 PM, ilekroć w twojej akcji ruchu twój oddział wchodzi na obszar z wrogim oddziałem, nawet jeśli nie "
              "dojdzie do walki.",
              "2 PP ogni volta che nella tua azione di movimento la tua truppa entra in un'area con una truppa "
              "avversaria, anche senza battaglia."}},
    {.id = "black-2-khnums-sphinx",
     .picture = "khnums-sphinx",
     .colour = Colour::black,
     .level = 2,
     .creature = creature::khnums_sphinx,
     .name = {"Khnum's Sphinx", "Sfinks Chnuma", "Sfinge di Khnum"},
     .rule = {"Creature. Its troop: +1 land move, +1 strength; rivals pay 2 PP to move into its area.",
              "Potwór. Jego oddział: +1 ruch lądowy, +1 siły; przeciwnicy płacą 2 PM za wejście na jego obszar.",
              "Creatura. La sua truppa: +1 movimento terrestre, +1 forza; gli avversari pagano 2 PP per entrare nella "
              "sua area."}},
    {.id = "black-2-twin-ceremony",
     .picture = "twin-ceremony",
     .colour = Colour::black,
     .level = 2,
     .gives = {{{Power::gold_tile_dearer, 1}}},
     .name = {"Twin Ceremony", "Bliźniacza ceremonia", "Cerimonia Gemella"},
     .rule = {"Gold action: buy a power tile for 1 PP more, without an acquisition space.",
              "Złota akcja: kup płytkę mocy o 1 PM drożej, bez pola pozyskania.",
              "Azione oro: acquista una tessera Potere per 1 PP in più, senza casella di acquisizione."},
     .house = true},
    // Level 3
    {.id = "black-3-griffin-sphinx",
     .picture = "griffin-sphinx",
     .colour = Colour::black,
     .level = 3,
     .creature = creature::griffin_sphinx,
     .name = {"Griffin Sphinx", "Sfinks gryf", "Sfinge Grifone"},
     .rule = {"Creature. Its troop: +2 strength; its teleport may start from an area with an obelisk.",
              "Potwór. Jego oddział: +2 siły; jego teleportacja może zaczynać się na obszarze z obeliskiem.",
              "Creatura. La sua truppa: +2 forza; il suo teletrasporto può partire da un'area con un obelisco."}},
    {.id = "black-3-forced-march",
     .picture = "forced-march",
     .colour = Colour::black,
     .level = 3,
     .gives = {{{Power::gold_move_without_teleport, 1}}},
     .name = {"Forced March", "Forsowny marsz", "Marcia Forzata"},
     .rule = {"Gold action: a move action without teleport.", "Złota akcja: akcja ruchu bez teleportacji.",
              "Azione oro: un'azione di movimento senza teletrasporto."}},
    {.id = "black-3-deadly-trap",
     .picture = "deadly-trap",
     .colour = Colour::black,
     .level = 3,
     .gives = {{{Power::defence_strength, 1}, {Power::defence_unblockable, 1}}},
     .name = {"Deadly Trap", "Śmiertelna pułapka", "Trappola Mortale"},
     .rule = {"+1 strength and +1 unblockable damage in every battle in which you defend.",
              "+1 siły i +1 nieblokowalne obrażenie w każdej walce, w której się bronisz.",
              "+1 forza e +1 danno imparabile in ogni battaglia in cui difendi."},
     .house = true},
    victory_point_tile("black-3-victory-point", Colour::black),
    // Level 4
    {.id = "black-4-ammut",
     .picture = "ammut",
     .colour = Colour::black,
     .level = 4,
     .creature = creature::ammut,
     .name = {"Ammut, Soul Devourer", "Ammit, Pożeraczka Dusz", "Ammit, Divoratrice di Anime"},
     .rule =
         {"Creature. Its troop: +1 land move, +2 strength; it loses no units to rivals' effects outside battle. 1 "
          "battle VP for a battle it wins in which your damage destroyed at least 2 rival units.",
          "Potwór. Jego oddział: +1 ruch lądowy, +2 siły; poza walką nie traci jednostek przez efekty "
          "przeciwników. 1 PZ chwały za jego wygraną walkę, w której twoje obrażenia zniszczyły co najmniej 2 wrogie "
          "jednostki.",
          "Creatura. La sua truppa: +1 movimento terrestre, +2 forza; fuori dalla battaglia non perde unità per "
          "effetti avversari. 1 PV da battaglia per una sua vittoria in cui i tuoi danni hanno distrutto almeno 2 "
          "unità avversarie."}},
    {.id = "black-4-bestial-fury",
     .picture = "bestial-fury",
     .colour = Colour::black,
     .level = 4,
     .gives = {{{Power::land_moves, 1}, {Power::strength, 1}, {Power::damage, 1}}},
     .name = {"Bestial Fury", "Zwierzęca furia", "Furia Bestiale"},
     .rule = {"+1 land move in each of your move actions; +1 strength and +1 damage in all your battles.",
              "+1 ruch lądowy w każdej twojej akcji ruchu; +1 siły i +1 obrażenie we wszystkich twoich walkach.",
              "+1 movimento terrestre in ogni tua azione di movimento; +1 forza e +1 danno in tutte le tue "
              "battaglie."}},
    {.id = "black-4-divine-might",
     .picture = "divine-might",
     .colour = Colour::black,
     .level = 4,
     .gives = {{{Power::more_prayer, 1}}},
     .name = {"Divine Might", "Boska potęga", "Potenza Divina"},
     .rule = {"By day, whenever an effect gives you PP, it gives you 1 more.",
              "W dzień każdy efekt, który daje ci PM, daje o 1 więcej.",
              "Di giorno, ogni effetto che ti dà PP te ne dà 1 in più."}},
    act_of_god_tile("black-4-act-of-god", Colour::black),
});

}  // namespace mehen::kemet::printed
