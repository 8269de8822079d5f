// Black tiles (onyx): mercenaries and battle. In the order of the player aid.
#pragma once

#include "games/kemet/box/tiles/creatures.h"
#include "games/kemet/box/tiles/shared.h"

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
     .rule = {"On purchase: {0} {0:mercenary joins|mercenaries join} your units for good; place {0:it|them} in your "
              "districts at once.",
              "Przy zakupie: {0} {0:najemnik|najemników|najemników} na stałe dołącza do twoich jednostek; od razu "
              "umieść {0:go|ich|ich} w swoich dzielnicach.",
              "All'acquisto: {0} {0:mercenario si unisce|mercenari si uniscono} per sempre alle tue unità; "
              "{0:mettilo|mettili} subito nei tuoi distretti."}},
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
     .rule = {"{0} PP for each of your units that the rival's damage destroys in battle.",
              "{0} PM za każdą twoją jednostkę zniszczoną w walce przez obrażenia przeciwnika.",
              "{0} PP per ogni tua unità distrutta in battaglia dai danni dell'avversario."}},
    {.id = "black-2-dedication-to-battle",
     .picture = "dedication-to-battle",
     .colour = Colour::black,
     .level = 2,
     .gives = {{{Power::prayer_on_entering, 2}}},
     .name = {"Dedication to Battle", "Oddanie walce", "Dedizione alla Battaglia"},
     .rule = {"{0} PP whenever your troop enters an area with a rival troop in your move action, even if no battle "
              "follows.",
              "{0} PM, ilekroć w twojej akcji ruchu twój oddział wchodzi na obszar z wrogim oddziałem, nawet jeśli nie "
              "dojdzie do walki.",
              "{0} PP ogni volta che nella tua azione di movimento la tua truppa entra in un'area con una truppa "
              "avversaria, anche senza battaglia."}},
    {.id = "black-2-khnums-sphinx",
     .picture = "khnums-sphinx",
     .colour = Colour::black,
     .level = 2,
     .creature = creature::khnums_sphinx,
     .name = {"Khnum's Sphinx", "Sfinks Chnuma", "Sfinge di Khnum"},
     .rule = {"Creature. Its troop: +{0} land {0:move|moves}, +{1} strength; rivals pay {2} PP to move into its area.",
              "Potwór. Jego oddział: +{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych}, +{1} siły; przeciwnicy płacą "
              "{2} PM za wejście na jego obszar.",
              "Creatura. La sua truppa: +{0} {0:movimento terrestre|movimenti terrestri}, +{1} forza; gli avversari "
              "pagano {2} PP per entrare nella sua area."}},
    {.id = "black-2-twin-ceremony",
     .picture = "twin-ceremony",
     .colour = Colour::black,
     .level = 2,
     .gives = {{{Power::gold_tile_dearer, 1}}},
     .name = {"Twin Ceremony", "Bliźniacza ceremonia", "Cerimonia Gemella"},
     .rule = {"Gold action: buy a power tile for {0} PP more, without an acquisition space.",
              "Złota akcja: kup płytkę mocy o {0} PM drożej, bez pola pozyskania.",
              "Azione oro: acquista una tessera Potere per {0} PP in più, senza casella di acquisizione."},
     .house = true},
    // Level 3
    {.id = "black-3-griffin-sphinx",
     .picture = "griffin-sphinx",
     .colour = Colour::black,
     .level = 3,
     .creature = creature::griffin_sphinx,
     .name = {"Griffin Sphinx", "Sfinks gryf", "Sfinge Grifone"},
     .rule = {"Creature. Its troop: +{0} strength; its teleport may start from an area with an obelisk.",
              "Potwór. Jego oddział: +{0} siły; jego teleportacja może zaczynać się na obszarze z obeliskiem.",
              "Creatura. La sua truppa: +{0} forza; il suo teletrasporto può partire da un'area con un obelisco."}},
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
     .rule = {"+{0} strength and +{1} unblockable damage in every battle in which you defend.",
              "+{0} siły i +{1} {1:nieblokowalne obrażenie|nieblokowalne obrażenia|nieblokowalnych obrażeń} w każdej "
              "walce, w której się bronisz.",
              "+{0} forza e +{1} {1:danno imparabile|danni imparabili} in ogni battaglia in cui difendi."},
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
         {"Creature. Its troop: +{0} land {0:move|moves}, +{1} strength; it loses no units to rivals' effects outside "
          "battle. A battle VP for a battle it wins in which your damage destroyed at least {3} rival {3:unit|units}.",
          "Potwór. Jego oddział: +{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych}, +{1} siły; poza walką nie traci "
          "jednostek przez efekty przeciwników. PZ chwały za jego wygraną walkę, w której twoje obrażenia zniszczyły "
          "co najmniej {3} {3:wrogą jednostkę|wrogie jednostki|wrogich jednostek}.",
          "Creatura. La sua truppa: +{0} {0:movimento terrestre|movimenti terrestri}, +{1} forza; fuori dalla "
          "battaglia non perde unità per effetti avversari. Un PV da battaglia per una sua vittoria in cui i tuoi "
          "danni hanno distrutto almeno {3} unità {3:avversaria|avversarie}."}},
    {.id = "black-4-bestial-fury",
     .picture = "bestial-fury",
     .colour = Colour::black,
     .level = 4,
     .gives = {{{Power::land_moves, 1}, {Power::strength, 1}, {Power::damage, 1}}},
     .name = {"Bestial Fury", "Zwierzęca furia", "Furia Bestiale"},
     .rule =
         {"+{0} land {0:move|moves} in each of your move actions; +{1} strength and +{2} damage in all your battles.",
          "+{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych} w każdej twojej akcji ruchu; +{1} siły i +{2} "
          "{2:obrażenie|obrażenia|obrażeń} we wszystkich twoich walkach.",
          "+{0} {0:movimento terrestre|movimenti terrestri} in ogni tua azione di movimento; +{1} forza e +{2} "
          "{2:danno|danni} in tutte le tue battaglie."}},
    {.id = "black-4-divine-might",
     .picture = "divine-might",
     .colour = Colour::black,
     .level = 4,
     .gives = {{{Power::more_prayer, 1}}},
     .name = {"Divine Might", "Boska potęga", "Potenza Divina"},
     .rule = {"By day, whenever an effect gives you PP, it gives you {0} more.",
              "W dzień każdy efekt, który daje ci PM, daje o {0} więcej.",
              "Di giorno, ogni effetto che ti dà PP te ne dà {0} in più."}},
    act_of_god_tile("black-4-act-of-god", Colour::black),
});

}  // namespace mehen::kemet::printed
