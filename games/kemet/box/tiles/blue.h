// Blue tiles (sapphire): defence and recruiting. In the order of the player aid.
#pragma once

#include "games/kemet/box/tiles/creatures.h"
#include "games/kemet/box/tiles/shared.h"

namespace mehen::kemet::printed {

inline constexpr std::array blue_tiles = std::to_array<Tile>({
    // Level 1
    {.id = "blue-1-recruiting-scribe",
     .picture = "recruiting-scribe",
     .colour = Colour::blue,
     .level = 1,
     .copies = 2,
     .gives = {{{Power::free_recruits, 2}}},
     .name = {"Recruiting Scribe", "Skryba werbunkowy", "Scriba Reclutatore"},
     .rule = {"Up to {0} more {0:unit|units} at no cost in each of your recruit actions.",
              "Do {0} {0:dodatkowej jednostki|dodatkowych jednostek|dodatkowych jednostek} za darmo w każdej twojej "
              "akcji rekrutacji.",
              "Fino a {0} unità in più senza costo in ogni tua azione di reclutamento."}},
    {.id = "blue-1-defense",
     .picture = "defense",
     .colour = Colour::blue,
     .level = 1,
     .copies = 2,
     .gives = {{{Power::defence_strength, 1}}},
     .name = {"Defense!", "Obrona!", "Difesa!"},
     .rule = {"+{0} strength in every battle in which you defend.", "+{0} siły w każdej walce, w której się bronisz.",
              "+{0} forza in ogni battaglia in cui difendi."}},
    // Level 2
    {.id = "blue-2-legion",
     .picture = "legion",
     .colour = Colour::blue,
     .level = 2,
     .gives = {{{Power::troop_limit, 2}}},
     .name = {"Legion", "Legion", "Legione"},
     .rule = {"Your troops may have {0} {0:unit|units} more than the troop limit.",
              "Twoje oddziały mogą liczyć o {0} {0:jednostkę|jednostki|jednostek} więcej, niż wynosi limit oddziału.",
              "Le tue truppe possono avere {0} unità in più del limite della truppa."}},
    {.id = "blue-2-ancestral-elephant",
     .picture = "ancestral-elephant",
     .colour = Colour::blue,
     .level = 2,
     .creature = creature::ancestral_elephant,
     .name = {"Ancestral Elephant", "Pradawny słoń", "Elefante Ancestrale"},
     .rule =
         {"Creature. Its troop: +{0} land {0:move|moves}, +{1} strength, +{2} protection.",
          "Potwór. Jego oddział: +{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych}, +{1} siły, +{2} obrony.",
          "Creatura. La sua truppa: +{0} {0:movimento terrestre|movimenti terrestri}, +{1} forza, +{2} protezione."}},
    {.id = "blue-2-defensive-strategy",
     .picture = "defensive-strategy",
     .colour = Colour::blue,
     .level = 2,
     .gives = {{{Power::special_card, 2}}},
     .name = {"Defensive Strategy", "Strategia defensywna", "Strategia Difensiva"},
     .rule = {"On purchase: take all your battle cards back into hand, then replace one of them, secretly and for "
              "good, with another: {0}.",
              "Przy zakupie: weź na rękę wszystkie swoje karty walki, po czym w tajemnicy zamień na stałe jedną z nich "
              "na inną: {0}.",
              "All'acquisto: riprendi in mano tutte le tue carte Battaglia, poi sostituiscine una, in segreto e per "
              "sempre, con un'altra: {0}."}},
    {.id = "blue-2-deep-desert-snake",
     .picture = "deep-desert-snake",
     .colour = Colour::blue,
     .level = 2,
     .creature = creature::deep_desert_snake,
     .name = {"Deep Desert Snake", "Wąż pustynny", "Serpente del Deserto"},
     .rule = {"Creature. Its troop: +{0} land {0:move|moves}; in battle the rival's creature counts for nothing.",
              "Potwór. Jego oddział: +{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych}; w walce potwór przeciwnika się "
              "nie liczy.",
              "Creatura. La sua truppa: +{0} {0:movimento terrestre|movimenti terrestri}; in battaglia la creatura "
              "avversaria non conta."}},
    // Level 3
    {.id = "blue-3-shield-of-neith",
     .picture = "shield-of-neith",
     .colour = Colour::blue,
     .level = 3,
     .gives = {{{Power::protection, 1}}},
     .name = {"Shield of Neith", "Tarcza Neit", "Scudo di Neith"},
     .rule = {"+{0} protection in all your battles.", "+{0} obrony we wszystkich twoich walkach.",
              "+{0} protezione in tutte le tue battaglie."}},
    {.id = "blue-3-defensive-victory",
     .picture = "defensive-victory",
     .colour = Colour::blue,
     .level = 3,
     .gives = {{{Power::defender_point, 1}}},
     .name = {"Defensive Victory", "Zwycięska obrona", "Vittoria Difensiva"},
     .rule = {"A permanent battle VP for each battle you win as defender with a unit left.",
              "Stały PZ chwały za każdą walkę wygraną w obronie, jeśli została ci choć jedna jednostka.",
              "Un PV permanente da battaglia per ogni battaglia vinta in difesa con almeno un'unità superstite."}},
    {.id = "blue-3-prescience",
     .picture = "prescience",
     .colour = Colour::blue,
     .level = 3,
     .gives = {{{Power::sees_battle_card, 1}}},
     .name = {"Prescience", "Przewidywanie", "Prescienza"},
     .rule = {"In the war council your rival shows you the battle card to be played, then you choose yours.",
              "W radzie wojennej przeciwnik pokazuje ci kartę walki, którą zagra, po czym ty wybierasz swoje.",
              "Nel consiglio di guerra l'avversario ti mostra la carta Battaglia che giocherà, poi scegli le tue."}},
    victory_point_tile("blue-3-victory-point", Colour::blue),
    // Level 4
    {.id = "blue-4-reinforcements",
     .picture = "reinforcements",
     .colour = Colour::blue,
     .level = 4,
     .gives = {{{Power::night_units, 4}}},
     .name = {"Reinforcements", "Przegrupowanie", "Rinforzi"},
     .rule =
         {"Each night you may place up to {0} {0:unit|units} in your districts or with your troops.",
          "Każdej nocy możesz umieścić do {0} {0:jednostki|jednostek|jednostek} w swoich dzielnicach lub oddziałach.",
          "Ogni notte puoi mettere fino a {0} unità nei tuoi distretti o nelle tue truppe."}},
    {.id = "blue-4-sphinx",
     .picture = "sphinx",
     .colour = Colour::blue,
     .level = 4,
     .gives = {{{Power::victory_point, 1}}},
     .creature = creature::sphinx,
     .name = {"Sphinx", "Sfinks", "Sfinge"},
     .rule = {"On purchase: {0} permanent VP. Creature. Its troop: +{1} strength.",
              "Przy zakupie: {0} {0:stały|stałe|stałych} PZ. Potwór. Jego oddział: +{1} siły.",
              "All'acquisto: {0} PV {0:permanente|permanenti}. Creatura. La sua truppa: +{1} forza."}},
    {.id = "blue-4-divine-will",
     .picture = "divine-will",
     .colour = Colour::blue,
     .level = 4,
     .gives = {{{Power::gold_move_or_recruit, 1}}},
     .name = {"Divine Will", "Boska wola", "Volontà Divina"},
     .rule = {"The golden token, on the top of your player board together with one of your own tokens, is a move or a "
              "recruit action, once a day.",
              "Złoty żeton na szczycie twojej planszy, razem z własnym żetonem, to raz na dzień akcja ruchu albo "
              "rekrutacji.",
              "Il segnalino oro in cima alla tua plancia, insieme a un tuo segnalino, vale una volta al giorno "
              "un'azione di movimento o di reclutamento."}},
    act_of_god_tile("blue-4-act-of-god", Colour::blue),
});

}  // namespace mehen::kemet::printed
