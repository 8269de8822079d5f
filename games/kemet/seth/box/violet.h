// Violet tiles: the lone god's own colour. Nearly nothing of their print is public, so most are house versions.
#pragma once

#include "games/kemet/box/tiles/creatures.h"

namespace mehen::kemet::printed {

// Places in the rows of an edition that adds them to the creatures of the base box.
namespace creature {
inline constexpr std::uint8_t vulture = 7;
inline constexpr std::uint8_t cobra = 8;
inline constexpr std::uint8_t crocodile = 9;
inline constexpr std::uint8_t osiris = 10;  // with the Alliance's tiles
}  // namespace creature

inline constexpr std::array lone_creatures = std::to_array<Creature>({
    {.id = "vulture",
     .gives = {{{Power::land_moves, 1}, {Power::strength, 1}, {Power::carrion, 3}}},
     .name = {"Vulture", "Sęp", "Avvoltoio"},
     .house = true},
    {.id = "cobra",
     .gives = {{{Power::land_moves, 1}, {Power::strength, 2}, {Power::venom, 1}}},
     .name = {"Cobra", "Kobra", "Cobra"},
     .house = true},
    {.id = "crocodile",
     .gives = {{{Power::land_moves, 1}, {Power::strength, 3}, {Power::damage, 1}}},
     .name = {"Crocodile", "Krokodyl", "Coccodrillo"},
     .house = true},
    {.id = "osiris",
     .gives = {{{Power::land_moves, 1}, {Power::strength, 2}, {Power::protection, 1}}},
     .name = {"Osiris", "Ozyrys", "Osiride"},
     .house = true,
     .common = true},
});

inline constexpr std::array violet_tiles = std::to_array<Tile>({
    // Level 1
    {.id = "violet-1-energy-drain",
     .picture = "energy-drain",
     .colour = Colour::violet,
     .level = 1,
     .gives = {{{Power::prayer_when_rivals_pray, 1}}},
     .name = {"Energy Drain", "Wyssanie energii", "Risucchio di Energia"},
     .rule = {"{0} PP each time another player has made a pray action, whatever token it was made with.",
              "{0} PM za każdym razem, gdy inny gracz wykonał akcję modlitwy, bez względu na użyty żeton.",
              "{0} PP ogni volta che un altro giocatore ha compiuto un'azione di preghiera, con qualunque segnalino."},
     .house = true},
    {.id = "violet-1-units-corruption",
     .picture = "units-corruption",
     .colour = Colour::violet,
     .level = 1,
     .gives = {{{Power::corrupts, 1}}},
     .name = {"Units Corruption", "Spaczenie jednostek", "Corruzione delle Unità"},
     .rule = {"After a battle in which your side destroyed at least one rival unit, if you still have a troop there "
              "with room, one of the destroyed units joins it as one of yours. Such units are the first to leave when "
              "you lose units, and then go back to their first owner's reserve.",
              "Po walce, w której twoja strona zniszczyła co najmniej jedną wrogą jednostkę, jeśli nadal masz tam "
              "oddział, w którym jest miejsce, jedna ze zniszczonych jednostek dołącza do niego jako twoja. Takie "
              "jednostki odchodzą pierwsze, gdy tracisz jednostki, i wracają do zasobów pierwszego właściciela.",
              "Dopo una battaglia in cui la tua parte ha distrutto almeno un'unità avversaria, se hai ancora lì una "
              "truppa in cui c'è posto, una delle unità distrutte vi si unisce come tua. Quando perdi unità, queste "
              "sono le prime ad andarsene e tornano nella riserva del primo proprietario."},
     .house = true},
    {.id = "violet-1-servile-corruption",
     .picture = "servile-corruption",
     .colour = Colour::violet,
     .level = 1,
     .gives = {{{Power::takeover_strength, 1}}},
     .name = {"Servile Corruption", "Służalcze spaczenie", "Corruzione Servile"},
     .rule = {"+{0} strength in every battle that Seth starts with a creature or a troop he has seized. In the hands "
              "of an Alliance player this tile does nothing.",
              "+{0} siły w każdej walce, którą Set wywołuje przejętym potworem lub oddziałem. W rękach gracza "
              "Przymierza ta płytka nic nie daje.",
              "+{0} forza in ogni battaglia che Seth provoca con una creatura o una truppa di cui si è impadronito. In "
              "mano a un giocatore dell'Alleanza questa tessera non fa nulla."},
     .house = true},
    {.id = "violet-1-scribe-of-the-red-land",
     .picture = "scribe-of-the-red-land",
     .colour = Colour::violet,
     .level = 1,
     .gives = {{{Power::free_recruits, 2}}},
     .name = {"Scribe of the Red Land", "Skryba Czerwonej Ziemi", "Scriba della Terra Rossa"},
     .rule = {"Up to {0} more {0:unit|units} at no cost in each of your recruit actions.",
              "Do {0} {0:dodatkowej jednostki|dodatkowych jednostek|dodatkowych jednostek} za darmo w każdej twojej "
              "akcji rekrutacji.",
              "Fino a {0} unità in più senza costo in ogni tua azione di reclutamento."},
     .house = true},
    // Level 2
    {.id = "violet-2-kill-them-all",
     .picture = "kill-them-all",
     .colour = Colour::violet,
     .level = 2,
     .gives = {{{Power::land_moves, 1}, {Power::damage, 1}}},
     .name = {"Kill Them All", "Zabić wszystkich", "Uccideteli Tutti"},
     .rule = {"+{0} land {0:move|moves} for your troops in each of your move actions, and +{1} damage in all battles "
              "of your troops.",
              "+{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych} twoich oddziałów w każdej twojej akcji ruchu i +{1} "
              "{1:obrażenie|obrażenia|obrażeń} we wszystkich walkach twoich oddziałów.",
              "+{0} {0:movimento terrestre|movimenti terrestri} per le tue truppe in ogni tua azione di movimento e "
              "+{1} {1:danno|danni} in tutte le battaglie delle tue truppe."}},
    {.id = "violet-2-annexation",
     .picture = "annexation",
     .colour = Colour::violet,
     .level = 2,
     .gives = {{{Power::night_theft, 1}}},
     .name = {"Annexation", "Aneksja", "Annessione"},
     .rule = {"Each night, once the DI cards are dealt, take {0} DI {0:card|cards} at random from the hand of a rival "
              "of your choice. {0:It is|They are} played as usual and discarded to the deck {0:it|they} came from.",
              "Każdej nocy, po rozdaniu kart BI, weź {0} {0:losową kartę|losowe karty|losowych kart} BI z ręki "
              "wybranego przeciwnika. Zagrywasz {0:ją|je|je} zwyczajnie, a odrzucasz do talii, z której "
              "{0:pochodzi|pochodzą|pochodzą}.",
              "Ogni notte, distribuite le carte ID, prendi a caso {0} {0:carta|carte} ID dalla mano di un avversario a "
              "tua scelta. Si {0:gioca|giocano} come al solito e si {0:scarta|scartano} nel mazzo da cui "
              "{0:proviene|provengono}."},
     .house = true},
    {.id = "violet-2-vulture",
     .picture = "vulture",
     .colour = Colour::violet,
     .level = 2,
     .creature = creature::vulture,
     .name = {"Vulture", "Sęp", "Avvoltoio"},
     .rule =
         {"Creature. Its troop: +{0} land {0:move|moves}, +{1} strength; after a battle of that troop you gain one PP "
          "for each unit destroyed on either side, {2} PP at most.",
          "Potwór. Jego oddział: +{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych}, +{1} siły; po walce tego oddziału "
          "otrzymujesz po jednym PM za każdą jednostkę zniszczoną po obu stronach, najwyżej {2} PM.",
          "Creatura. La sua truppa: +{0} {0:movimento terrestre|movimenti terrestri}, +{1} forza; dopo una battaglia "
          "di quella truppa ricevi un PP per ogni unità distrutta, dell'una o dell'altra parte, al massimo {2} PP."},
     .house = true},
    {.id = "violet-2-endless-march",
     .picture = "endless-march",
     .colour = Colour::violet,
     .level = 2,
     .gives = {{{Power::gold_move, 1}}},
     .name = {"Endless March", "Niekończący się marsz", "Marcia Senza Fine"},
     .rule = {"The golden token, on the top of your player board together with another of your tokens, is a move "
              "action, once a day.",
              "Złoty żeton na szczycie twojej planszy, razem z innym twoim żetonem, to raz na dzień akcja ruchu.",
              "Il segnalino oro in cima alla tua plancia, insieme a un altro tuo segnalino, vale una volta al giorno "
              "un'azione di movimento."},
     .house = true},
    // Level 3
    {.id = "violet-3-ambush",
     .picture = "ambush",
     .colour = Colour::violet,
     .level = 3,
     .gives = {{{Power::special_card, 3}}},
     .name = {"Ambush", "Zasadzka", "Imboscata"},
     .rule = {"On purchase: take all your battle cards back into hand, then replace one of them, secretly and for "
              "good, with another: {0}. When it is revealed the two battle cards change sides.",
              "Przy zakupie: weź na rękę wszystkie swoje karty walki, po czym w tajemnicy zamień na stałe jedną z nich "
              "na inną: {0}. Po jej odkryciu obie karty walki zamieniają się stronami.",
              "All'acquisto: riprendi in mano tutte le tue carte Battaglia, poi sostituiscine una, in segreto e per "
              "sempre, con un'altra: {0}. Quando viene rivelata, le due carte Battaglia cambiano parte."},
     .house = true},
    {.id = "violet-3-divine-advantage",
     .picture = "divine-advantage",
     .colour = Colour::violet,
     .level = 3,
     .gives = {{{Power::night_pick, 2}}},
     .name = {"Divine Advantage", "Boska przewaga", "Vantaggio Divino"},
     .rule = {"Each night draw {0} more DI {0:card|cards} from your deck: keep one of these and discard the rest.",
              "Każdej nocy dobierz ze swojej talii o {0} {0:kartę|karty|kart} BI więcej: zatrzymaj jedną z nich, "
              "resztę odrzuć.",
              "Ogni notte pesca dal tuo mazzo {0} {0:carta|carte} ID in più: tienine una e scarta il resto."},
     .house = true},
    {.id = "violet-3-cobra",
     .picture = "cobra",
     .colour = Colour::violet,
     .level = 3,
     .creature = creature::cobra,
     .name = {"Cobra", "Kobra", "Cobra"},
     .rule = {"Creature. Its troop: +{0} land {0:move|moves}, +{1} strength; in battle the other side has {2} "
              "protection less.",
              "Potwór. Jego oddział: +{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych}, +{1} siły; w walce druga "
              "strona ma o {2} obrony mniej.",
              "Creatura. La sua truppa: +{0} {0:movimento terrestre|movimenti terrestri}, +{1} forza; in battaglia "
              "l'altra parte ha {2} protezione in meno."},
     .house = true},
    {.id = "violet-3-dark-oblation",
     .picture = "dark-oblation",
     .colour = Colour::violet,
     .level = 3,
     .gives = {{{Power::gold_pray, 1}}},
     .name = {"Dark Oblation", "Mroczna ofiara", "Oblazione Oscura"},
     .rule = {"The golden token, on the top of your player board together with another of your tokens, is a pray "
              "action, once a day.",
              "Złoty żeton na szczycie twojej planszy, razem z innym twoim żetonem, to raz na dzień akcja modlitwy.",
              "Il segnalino oro in cima alla tua plancia, insieme a un altro tuo segnalino, vale una volta al giorno "
              "un'azione di preghiera."},
     .house = true},
    // Level 4
    {.id = "violet-4-magic-versatility",
     .picture = "magic-versatility",
     .colour = Colour::violet,
     .level = 4,
     .gives = {{{Power::any_space_token, 1}}},
     .name = {"Magic Versatility", "Magiczna wszechstronność", "Versatilità Magica"},
     .rule = {"Seth only. The transparent token: once a day, together with another token, one more action on any free "
              "space of his board, violet or yellow. On a yellow space Seth names the Alliance player it is against.",
              "Tylko dla Seta. Przezroczysty żeton: raz na dzień, razem z innym żetonem, dodatkowa akcja na dowolnym "
              "wolnym polu jego planszy, fioletowym lub żółtym. Na żółtym polu Set wskazuje gracza Przymierza, którego "
              "akcja dotyczy.",
              "Solo per Seth. Il segnalino trasparente: una volta al giorno, insieme a un altro segnalino, un'azione "
              "in più su una qualsiasi casella libera della sua plancia, viola o gialla. Su una casella gialla Seth "
              "nomina il giocatore dell'Alleanza contro cui è diretta."},
     .house = true,
     .whom = For::lone},
    {.id = "violet-4-crocodile",
     .picture = "crocodile",
     .colour = Colour::violet,
     .level = 4,
     .creature = creature::crocodile,
     .name = {"Crocodile", "Krokodyl", "Coccodrillo"},
     .rule = {"Creature. Its troop: +{0} land {0:move|moves}, +{1} strength, +{2} damage.",
              "Potwór. Jego oddział: +{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych}, +{1} siły, +{2} "
              "{2:obrażenie|obrażenia|obrażeń}.",
              "Creatura. La sua truppa: +{0} {0:movimento terrestre|movimenti terrestri}, +{1} forza, +{2} "
              "{2:danno|danni}."},
     .house = true},
    {.id = "violet-4-scourge-of-kemet",
     .picture = "scourge-of-kemet",
     .colour = Colour::violet,
     .level = 4,
     .gives = {{{Power::strength, 1}, {Power::protection, 1}}},
     .name = {"Scourge of Kemet", "Bicz Kemetu", "Flagello di Kemet"},
     .rule = {"+{0} strength and +{1} protection in all battles of your troops.",
              "+{0} siły i +{1} obrony we wszystkich walkach twoich oddziałów.",
              "+{0} forza e +{1} protezione in tutte le battaglie delle tue truppe."},
     .house = true},
    {.id = "violet-4-dominion-of-chaos",
     .picture = "dominion-of-chaos",
     .colour = Colour::violet,
     .level = 4,
     .gives = {{{Power::prayer_per_attack_won, 2}, {Power::cards_per_massacre, 1}}},
     .name = {"Dominion of Chaos", "Panowanie chaosu", "Dominio del Caos"},
     .rule = {"{0} PP for each battle you win as attacker, and {1} DI {1:card|cards} from your deck if you destroyed "
              "at least two rival units in it.",
              "{0} PM za każdą walkę wygraną w ataku, a jeśli zniszczono w niej co najmniej dwie wrogie jednostki, "
              "także {1} {1:karta|karty|kart} BI z twojej talii.",
              "{0} PP per ogni battaglia vinta in attacco, e {1} {1:carta|carte} ID dal tuo mazzo se vi hai distrutto "
              "almeno due unità avversarie."},
     .house = true},
});

}  // namespace mehen::kemet::printed
