// Violet tiles: the lone god's own colour. Nearly nothing of their print is public, so most are house versions.
#pragma once

#include "games/kemet/tiles/creatures.h"

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
     .rule = {"1 PP each time another player has made a pray action, whatever token it was made with.",
              "1 PM za każdym razem, gdy inny gracz wykonał akcję modlitwy, bez względu na użyty żeton.",
              "1 PP ogni volta che un altro giocatore ha compiuto un'azione di preghiera, con qualunque segnalino."},
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
     .rule = {"+1 strength in every battle that Seth starts with a creature or a troop he has seized. In the hands of "
              "an Alliance player this tile does nothing.",
              "+1 siły w każdej walce, którą Set wywołuje przejętym potworem lub oddziałem. W rękach gracza "
              "Przymierza ta płytka nic nie daje.",
              "+1 forza in ogni battaglia che Seth provoca con una creatura o una truppa di cui si è impadronito. In "
              "mano a un giocatore dell'Alleanza questa tessera non fa nulla."},
     .house = true},
    {.id = "violet-1-scribe-of-the-red-land",
     .picture = "scribe-of-the-red-land",
     .colour = Colour::violet,
     .level = 1,
     .gives = {{{Power::free_recruits, 2}}},
     .name = {"Scribe of the Red Land", "Skryba Czerwonej Ziemi", "Scriba della Terra Rossa"},
     .rule = {"Up to 2 more units at no cost in each of your recruit actions.",
              "Do 2 dodatkowych jednostek za darmo w każdej twojej akcji rekrutacji.",
              "Fino a 2 unità in più senza costo in ogni tua azione di reclutamento."},
     .house = true},
    // Level 2
    {.id = "violet-2-kill-them-all",
     .picture = "kill-them-all",
     .colour = Colour::violet,
     .level = 2,
     .gives = {{{Power::land_moves, 1}, {Power::damage, 1}}},
     .name = {"Kill Them All", "Zabić wszystkich", "Uccideteli Tutti"},
     .rule = {"+1 land move for your troops in each of your move actions, and +1 damage in all battles of your troops.",
              "+1 ruch lądowy twoich oddziałów w każdej twojej akcji ruchu i +1 obrażenie we wszystkich walkach twoich "
              "oddziałów.",
              "+1 movimento terrestre per le tue truppe in ogni tua azione di movimento e +1 danno in tutte le "
              "battaglie delle tue truppe."}},
    {.id = "violet-2-annexation",
     .picture = "annexation",
     .colour = Colour::violet,
     .level = 2,
     .gives = {{{Power::night_theft, 1}}},
     .name = {"Annexation", "Aneksja", "Annessione"},
     .rule = {"Each night, once the DI cards are dealt, take 1 DI card at random from the hand of a rival of your "
              "choice. It is played as usual and discarded to the deck it came from.",
              "Każdej nocy, po rozdaniu kart BI, weź losową kartę BI z ręki wybranego przeciwnika. Zagrywasz ją "
              "zwyczajnie, a odrzucasz do talii, z której pochodzi.",
              "Ogni notte, distribuite le carte ID, prendi a caso 1 carta ID dalla mano di un avversario a tua scelta. "
              "Si gioca come al solito e si scarta nel mazzo da cui proviene."},
     .house = true},
    {.id = "violet-2-vulture",
     .picture = "vulture",
     .colour = Colour::violet,
     .level = 2,
     .creature = creature::vulture,
     .name = {"Vulture", "Sęp", "Avvoltoio"},
     .rule =
         {"Creature. Its troop: +1 land move, +1 strength; after a battle of that troop you gain 1 PP for each unit "
          "destroyed on either side, 3 PP at most.",
          "Potwór. Jego oddział: +1 ruch lądowy, +1 siły; po walce tego oddziału otrzymujesz 1 PM za każdą "
          "jednostkę zniszczoną po obu stronach, najwyżej 3 PM.",
          "Creatura. La sua truppa: +1 movimento terrestre, +1 forza; dopo una battaglia di quella truppa ricevi "
          "1 PP per ogni unità distrutta, dell'una o dell'altra parte, al massimo 3 PP."},
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
              "good, with Mirror Clash (strength 2, damage 1, protection 1). When it is revealed the two battle cards "
              "change sides.",
              "Przy zakupie: weź na rękę wszystkie swoje karty walki, po czym w tajemnicy zamień na stałe jedną z nich "
              "na Lustrzane starcie (siła 2, obrażenia 1, obrona 1). Po jego odkryciu obie karty walki zamieniają się "
              "stronami.",
              "All'acquisto: riprendi in mano tutte le tue carte Battaglia, poi sostituiscine una, in segreto e per "
              "sempre, con Scontro allo Specchio (forza 2, danni 1, protezione 1). Quando viene rivelata, le due carte "
              "Battaglia cambiano parte."},
     .house = true},
    {.id = "violet-3-divine-advantage",
     .picture = "divine-advantage",
     .colour = Colour::violet,
     .level = 3,
     .gives = {{{Power::night_pick, 2}}},
     .name = {"Divine Advantage", "Boska przewaga", "Vantaggio Divino"},
     .rule = {"Each night draw 2 more DI cards from your deck: keep one of them and discard the other.",
              "Każdej nocy dobierz ze swojej talii o 2 karty BI więcej: zatrzymaj jedną z nich, drugą odrzuć.",
              "Ogni notte pesca dal tuo mazzo 2 carte ID in più: tienine una e scarta l'altra."},
     .house = true},
    {.id = "violet-3-cobra",
     .picture = "cobra",
     .colour = Colour::violet,
     .level = 3,
     .creature = creature::cobra,
     .name = {"Cobra", "Kobra", "Cobra"},
     .rule = {"Creature. Its troop: +1 land move, +2 strength; in battle the other side has 1 protection less.",
              "Potwór. Jego oddział: +1 ruch lądowy, +2 siły; w walce druga strona ma o 1 obrony mniej.",
              "Creatura. La sua truppa: +1 movimento terrestre, +2 forza; in battaglia l'altra parte ha 1 protezione "
              "in meno."},
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
              "wolnym polu jego planszy, fioletowym lub żółtym. Na żółtym polu Set wskazuje gracza Przymierza, "
              "którego akcja dotyczy.",
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
     .rule = {"Creature. Its troop: +1 land move, +3 strength, +1 damage.",
              "Potwór. Jego oddział: +1 ruch lądowy, +3 siły, +1 obrażenie.",
              "Creatura. La sua truppa: +1 movimento terrestre, +3 forza, +1 danno."},
     .house = true},
    {.id = "violet-4-scourge-of-kemet",
     .picture = "scourge-of-kemet",
     .colour = Colour::violet,
     .level = 4,
     .gives = {{{Power::strength, 1}, {Power::protection, 1}}},
     .name = {"Scourge of Kemet", "Bicz Kemetu", "Flagello di Kemet"},
     .rule = {"+1 strength and +1 protection in all battles of your troops.",
              "+1 siły i +1 obrony we wszystkich walkach twoich oddziałów.",
              "+1 forza e +1 protezione in tutte le battaglie delle tue truppe."},
     .house = true},
    {.id = "violet-4-dominion-of-chaos",
     .picture = "dominion-of-chaos",
     .colour = Colour::violet,
     .level = 4,
     .gives = {{{Power::prayer_per_attack_won, 2}, {Power::cards_per_massacre, 1}}},
     .name = {"Dominion of Chaos", "Panowanie chaosu", "Dominio del Caos"},
     .rule =
         {"2 PP for each battle you win as attacker, and 1 DI card from your deck if you destroyed at least 2 rival "
          "units in it.",
          "2 PM za każdą walkę wygraną w ataku, a jeśli zniszczono w niej co najmniej 2 wrogie jednostki, także "
          "1 karta BI z twojej talii.",
          "2 PP per ogni battaglia vinta in attacco, e 1 carta ID dal tuo mazzo se vi hai distrutto almeno 2 unità "
          "avversarie."},
     .house = true},
});

}  // namespace mehen::kemet::printed
