// The rules in our words: setting up, and the course of a day.
#pragma once

#include "games/kemet/words/sections/passage.h"

namespace mehen::kemet::section {

inline constexpr std::array setup_passages = std::to_array<Passage>({
    {drawn_colours,
     colours,
     {"Which of the {4} colours of power tiles are in play is drawn: with 2, 3, 4, 5 players {0}, {1}, {2}, {3} of "
      "them.",
      "Spośród {4} kolorów płytek mocy losuje się te, które biorą udział w grze: dla 2, 3, 4, 5 graczy {0}, {1}, {2}, "
      "{3}.",
      "Dei {4} colori di tessere Potere si estraggono quelli in gioco: in 2, 3, 4, 5 giocatori {0}, {1}, {2}, {3}."}},
    {chosen_colours,
     colours,
     {"The first seat chooses which of the {4} colours of power tiles are in play: with 2, 3, 4, 5 players {0}, {1}, "
      "{2}, {3} of them.",
      "Spośród {4} kolorów płytek mocy pierwsze miejsce wybiera te, które biorą udział w grze: dla 2, 3, 4, 5 graczy "
      "{0}, {1}, {2}, {3}.",
      "Dei {4} colori di tessere Potere il primo posto sceglie quelli in gioco: in 2, 3, 4, 5 giocatori {0}, {1}, {2}, "
      "{3}."}},
    {yes<&Ruleset::fewer_tiles_with_two>,
     nullptr,
     {"With 2 players there is one copy of each tile, and none that gives a silver token.",
      "W partii 2-osobowej jest po jednej sztuce każdej płytki i żadnej, która daje srebrny żeton.",
      "In 2 c'è una copia di ogni tessera, e nessuna che dia un segnalino argento."}},
    {renewal,
     nullptr,
     {"In each colour a tile drawn at random stands in the place of its level-3 victory point.",
      "W każdym kolorze miejsce punktu zwycięstwa poziomu 3 zajmuje wylosowana płytka.",
      "In ogni colore una tessera estratta a sorte sta al posto del punto vittoria di livello 3."}},
    {beginners,
     nullptr,
     {"For beginners only tiles of level 1 are for sale on the first day, and from the second those of level 2, too.",
      "Dla początkujących pierwszego dnia na sprzedaż są tylko płytki poziomu 1, a od drugiego także poziomu 2.",
      "Per i principianti il primo giorno sono in vendita solo tessere di livello 1, e dal secondo anche di livello "
      "2."}},
    {apart,
     count<&Ruleset::units, &Ruleset::start_prayer, &Ruleset::start_cards>,
     {"Each player takes a city of three districts, {0} {0:unit|units}, a set of battle cards, {1} prayer points (PP) "
      "and {2} divine intervention (DI) {2:card|cards}.",
      "Każdy gracz bierze miasto z trzema dzielnicami, {0} {0:jednostkę|jednostki|jednostek}, komplet kart walki, {1} "
      "{1:punkt|punkty|punktów} modlitwy (PM) i {2} {2:kartę|karty|kart} boskiej interwencji (BI).",
      "Ogni giocatore prende una città di tre distretti, {0} unità, una serie di carte Battaglia, {1} Punti Preghiera "
      "(PP) e {2} {2:carta|carte} Intervento Divino (ID)."}},
    {allied,
     count<&Ruleset::units, &Ruleset::start_prayer, &Ruleset::start_cards>,
     {"Each player of the Alliance takes a city of three districts, {0} {0:unit|units}, a set of battle cards, {1} "
      "prayer points (PP) and {2} divine intervention (DI) {2:card|cards} of the Alliance's deck.",
      "Każdy gracz Przymierza bierze miasto z trzema dzielnicami, {0} {0:jednostkę|jednostki|jednostek}, komplet kart "
      "walki, {1} {1:punkt|punkty|punktów} modlitwy (PM) i {2} {2:kartę|karty|kart} boskiej interwencji (BI) z talii "
      "Przymierza.",
      "Ogni giocatore dell'Alleanza prende una città di tre distretti, {0} unità, una serie di carte Battaglia, {1} "
      "Punti Preghiera (PP) e {2} {2:carta|carte} Intervento Divino (ID) del mazzo dell'Alleanza."}},
    {allied,
     lone_start,
     {"Seth has a city over the Delta, {0} {0:unit|units}, {3} PP, {4} DI {4:card|cards} of a deck of his own and a "
      "violet pyramid of level 1; {1} of his units stand in his city as he likes, {2} {2:waits|wait} in the reserve.",
      "Set ma miasto, które zakrywa Deltę, {0} {0:jednostkę|jednostki|jednostek}, {3} PM, {4} {4:kartę|karty|kart} BI "
      "z własnej talii i fioletową piramidę poziomu 1; {1} {1:jego jednostka|jego jednostki|jego jednostek} "
      "{1:staje|stają|staje} w mieście według jego woli, {2} {2:czeka|czekają|czeka} w zasobach.",
      "Seth ha una città sopra il Delta, {0} unità, {3} PP, {4} {4:carta|carte} ID di un mazzo tutto suo e una "
      "piramide viola di livello 1; {1} delle sue unità stanno nella sua città come preferisce, {2} "
      "{2:aspetta|aspettano} nella riserva."}},
    {all<allied, no<&Ruleset::opening_night>>,
     nullptr,
     {"To Seth's PP comes one more for each player of the Alliance.",
      "Do PM Seta dochodzi po jednym za każdego gracza Przymierza.",
      "Ai PP di Seth se ne aggiunge uno per ogni giocatore dell'Alleanza."}},
    {personal_card,
     personal_cards,
     {"Besides, each has a DI card of their own that is never in the deck: {0}.",
      "Poza tym każdy ma własną kartę BI, której nigdy nie ma w talii: {0}.",
      "Inoltre ognuno ha una propria carta ID che non è mai nel mazzo: {0}."}},
    {when<&Ruleset::start_units, StartUnits::first>,
     first_units,
     {"{0} {0:unit|units} of each player{3} stand evenly in {1} of their own districts; {2} {2:stays|stay} in the "
      "reserve.",
      "{0} {0:jednostka|jednostki|jednostek} każdego gracza{3} {0:staje|stają|staje} po równo w {1} {1:własnej "
      "dzielnicy|własnych dzielnicach|własnych dzielnicach}; {2} {2:zostaje|zostają|zostaje} w zasobach.",
      "{0} unità di ogni giocatore{3} stanno in parti uguali in {1} {1:proprio distretto|propri distretti}; {2} "
      "{2:resta|restano} nella riserva."}},
    {nullptr, nullptr, {"The turn order is drawn.", "Kolejność tury jest losowana.", "L'ordine di turno si estrae."}},
    {when<&Ruleset::start_units, StartUnits::before_pyramids>,
     first_units,
     {"In turn order {0} {0:unit|units} of each player{3} go evenly into {1} of their own districts; {2} "
      "{2:stays|stay} in the reserve.",
      "W kolejności tury {0} {0:jednostka|jednostki|jednostek} każdego gracza{3} {0:staje|stają|staje} po równo w {1} "
      "{1:własnej dzielnicy|własnych dzielnicach|własnych dzielnicach}; {2} {2:zostaje|zostają|zostaje} w zasobach.",
      "In ordine di turno {0} unità di ogni giocatore{3} vanno in parti uguali in {1} {1:proprio distretto|propri "
      "distretti}; {2} {2:resta|restano} nella riserva."}},
    {no<&Ruleset::free_colours>,
     of_alliance,
     {"In turn order each player{0} spreads three levels over their pyramids, as 1/1/1 or 2/1/0, each pyramid in a "
      "district and a colour of its own.",
      "W kolejności tury każdy gracz{0} rozdziela trzy poziomy na swoje piramidy, 1/1/1 lub 2/1/0, każda piramida w "
      "osobnej dzielnicy i innego koloru.",
      "In ordine di turno ogni giocatore{0} distribuisce tre livelli fra le proprie piramidi, 1/1/1 o 2/1/0, ogni "
      "piramide in un distretto e di un colore diversi."}},
    {yes<&Ruleset::free_colours>,
     of_alliance,
     {"In turn order each player{0} spreads three levels over their pyramids, as 1/1/1 or 2/1/0 (2/1 with 2 players), "
      "each in a district of its own. A pyramid takes a colour in play that its owner has not used yet, and the "
      "acquisition token of that colour goes on a free acquisition space.",
      "W kolejności tury każdy gracz{0} rozdziela trzy poziomy na swoje piramidy, 1/1/1 lub 2/1/0 (w partii 2-osobowej "
      "2/1), każda w osobnej dzielnicy. Piramida dostaje kolor biorący udział w grze, którego jej właściciel jeszcze "
      "nie ma, a żeton pozyskania tego koloru kładzie się na wolnym polu pozyskania.",
      "In ordine di turno ogni giocatore{0} distribuisce tre livelli fra le proprie piramidi, 1/1/1 o 2/1/0 (2/1 in 2 "
      "giocatori), ognuna in un proprio distretto diverso. Una piramide prende un colore in gioco che il proprietario "
      "non ha ancora, e il segnalino acquisizione di quel colore va su una casella di acquisizione libera."}},
    {when<&Ruleset::start_units, StartUnits::after_pyramids>,
     first_units,
     {"Then {0} {0:unit|units} of each player{3} go into their own districts with a pyramid, split as they like; {2} "
      "{2:stays|stay} in the reserve.",
      "Potem {0} {0:jednostka|jednostki|jednostek} każdego gracza{3} {0:staje|stają|staje} we własnych dzielnicach z "
      "piramidą, rozdzielone dowolnie; {2} {2:zostaje|zostają|zostaje} w zasobach.",
      "Poi {0} unità di ogni giocatore{3} vanno nei propri distretti con una piramide, divise a piacere; {2} "
      "{2:resta|restano} nella riserva."}},
    {all<yes<&Ruleset::free_first_tile>, apart>,
     nullptr,
     {"Each then takes a level-1 tile in the colour of one of their own pyramids for free, the last in the order "
      "first.",
      "Potem każdy bierze za darmo płytkę poziomu 1 w kolorze własnej piramidy, ostatni w kolejności jako pierwszy.",
      "Poi ognuno prende gratis una tessera di livello 1 del colore di una propria piramide, per primo l'ultimo "
      "nell'ordine."}},
    {all<yes<&Ruleset::free_first_tile>, allied>,
     nullptr,
     {"Each then takes a tile for free, the last in the order first: Seth one of level 1, the others one that their "
      "pyramids allow and that is not violet.",
      "Potem każdy bierze za darmo płytkę, ostatni w kolejności jako pierwszy: Set poziomu 1, pozostali taką, na jaką "
      "pozwalają ich piramidy, ale nie fioletową.",
      "Poi ognuno prende gratis una tessera, per primo l'ultimo nell'ordine: Seth una di livello 1, gli altri una che "
      "le loro piramidi consentono e che non è viola."}},
    {yes<&Ruleset::opening_night>,
     nullptr,
     {"The match begins with a night.", "Partia zaczyna się nocą.", "La partita comincia con una notte."}},
    {no<&Ruleset::opening_night>,
     nullptr,
     {"The match begins with a day.", "Partia zaczyna się dniem.", "La partita comincia con un giorno."}},
});
inline constexpr Chapter setup = {"kemet.setup", {"Setting up", "Przygotowanie", "Preparazione"}, setup_passages};

inline constexpr std::array round_passages = std::to_array<Passage>({
    {apart,
     count<&Ruleset::tokens>,
     {"A round is a day and a night. By day the players take turns in turn order until each has placed all {0} of "
      "their own action tokens.",
      "Runda to dzień i noc. Za dnia gracze rozgrywają tury w kolejności, aż każdy położy wszystkie własne żetony "
      "akcji; jest ich {0}.",
      "Un giro è un giorno e una notte. Di giorno si gioca a turno, in ordine, finché ognuno ha messo tutti i suoi {0} "
      "segnalini Azione."}},
    {allied,
     nullptr,
     {"A round is a day and a night. By day Seth and the Alliance act by turns, as the day track says.",
      "Runda to dzień i noc. Za dnia Set i Przymierze działają na zmianę, tak jak mówi tor fazy dnia.",
      "Un giro è un giorno e una notte. Di giorno Seth e l'Alleanza agiscono a turno, come dice il tracciato del "
      "giorno."}},
    {all<apart, yes<&Ruleset::scored_by_day>>,
     nullptr,
     {"When the day ends temples and Sanctuary are scored. The night brings PP, DI cards and the tokens back, and a "
      "new turn order is made.",
      "Na koniec dnia punktują świątynie i Sanktuarium. Noc przynosi PM, karty BI i zwrot żetonów, po czym ustala się "
      "nową kolejność tury.",
      "Alla fine del giorno si contano templi e Santuario. La notte porta PP, carte ID e i segnalini indietro, e si fa "
      "un nuovo ordine di turno."}},
    {all<apart, no<&Ruleset::scored_by_day>>,
     nullptr,
     {"The night begins with the scoring of Sanctuary and temples, brings PP, DI cards and the tokens back, and ends "
      "with a new turn order.",
      "Noc zaczyna się od punktowania Sanktuarium i świątyń, przynosi PM, karty BI i zwrot żetonów, a kończy się "
      "ustaleniem nowej kolejności tury.",
      "La notte comincia contando Santuario e templi, porta PP, carte ID e i segnalini indietro, e finisce con un "
      "nuovo ordine di turno."}},
    {allied,
     nullptr,
     {"When the day ends temples pay. The night brings PP, DI cards and the tokens back.",
      "Na koniec dnia płacą świątynie. Noc przynosi PM, karty BI i zwrot żetonów.",
      "Alla fine del giorno i templi rendono. La notte porta PP, carte ID e i segnalini indietro."}},
});
inline constexpr Chapter round = {"kemet.round", {"Day and night", "Dzień i noc", "Giorno e notte"}, round_passages};

inline constexpr std::array turn_passages = std::to_array<Passage>({
    {nullptr,
     nullptr,
     {"Place one of your action tokens on a free space of the player board and carry out that action at once. A token "
      "may lie on an action that cannot be carried out: the action is then lost. One that can be carried out must be.",
      "Połóż własny żeton akcji na wolnym polu planszy gracza i od razu wykonaj tę akcję. Żeton może leżeć na akcji, "
      "której nie da się wykonać: wtedy akcja przepada. Akcję, którą można wykonać, trzeba wykonać.",
      "Metti un tuo segnalino Azione su una casella libera della plancia ed esegui subito l'azione. Un segnalino può "
      "stare su un'azione che non si può eseguire: l'azione è allora persa. Quella che si può eseguire va eseguita."}},
    {yes<&Ruleset::creatures_exchanged>,
     nullptr,
     {"Before you place a token you may place and exchange creatures and play DI cards for your own turn.",
      "Przed położeniem żetonu można postawić i zamienić potwory oraz zagrać karty BI na własną turę.",
      "Prima di mettere un segnalino si possono mettere e scambiare creature, e giocare carte ID per il proprio "
      "turno."}},
    {no<&Ruleset::creatures_exchanged>,
     nullptr,
     {"Before you place a token you may play DI cards for your own turn.",
      "Przed położeniem żetonu można zagrać karty BI na własną turę.",
      "Prima di mettere un segnalino si possono giocare carte ID per il proprio turno."}},
});
inline constexpr Chapter turn = {"kemet.turn", {"A turn", "Tura", "Un turno"}, turn_passages};

inline constexpr std::array balance_passages = std::to_array<Passage>({
    {nullptr,
     nullptr,
     {"When the day ends each of the three levels of the player board must hold a token, your own or a silver one. No "
      "token may be placed if those left could not fill the levels still empty. The golden space on top is not a "
      "level.",
      "Na koniec dnia na każdym z trzech poziomów planszy gracza musi leżeć żeton, własny lub srebrny. Nie wolno "
      "położyć żetonu tak, że pozostałymi nie dałoby się już tego spełnić. Złote pole na szczycie nie jest poziomem.",
      "Alla fine del giorno su ognuno dei tre livelli della plancia deve esserci un segnalino, proprio o argento. Non "
      "si può mettere un segnalino se con quelli rimasti ciò diventa impossibile. La casella oro in cima non è un "
      "livello."}},
});
inline constexpr Chapter balance = {
    "kemet.turn.balance", {"The balance rule", "Zasada równowagi", "La regola dell'equilibrio"}, balance_passages};

inline constexpr std::array tokens_passages = std::to_array<Passage>({
    {nullptr,
     nullptr,
     {"Together with one of your own tokens, and only then, a silver token may be placed on another free space and the "
      "golden token on top of the board. The two or three actions are carried out in any order, each finished before "
      "the next.",
      "Razem z własnym żetonem, i tylko wtedy, można położyć srebrny żeton na innym wolnym polu i złoty na szczycie "
      "planszy. Dwie lub trzy akcje wykonuje się w dowolnej kolejności, każdą do końca.",
      "Insieme a un segnalino proprio, e solo allora, si può mettere un segnalino argento su un'altra casella libera e "
      "quello oro in cima alla plancia. Le due o tre azioni si eseguono in qualsiasi ordine, ognuna fino in fondo."}},
    {no<&Ruleset::gold_token_for_all>,
     nullptr,
     {"Only the owner of a tile that says what it does has a golden token.",
      "Złoty żeton ma tylko właściciel płytki, która mówi, co ten żeton robi.",
      "Il segnalino oro lo ha solo chi possiede una tessera che dice che cosa fa."}},
    {yes<&Ruleset::gold_token_for_all>,
     nullptr,
     {"Everybody has a golden token; it does the gold action of a tile that its owner has, also of one bought earlier "
      "in the same turn.",
      "Złoty żeton ma każdy; wykonuje on złotą akcję jednej z płytek swojego właściciela, także kupionej wcześniej w "
      "tej samej turze.",
      "Il segnalino oro lo hanno tutti; esegue l'azione oro di una tessera del suo proprietario, anche di una "
      "acquistata prima nello stesso turno."}},
    {allied,
     nullptr,
     {"The Alliance's grey token and Seth's transparent one are placed as a silver one is.",
      "Szary żeton Przymierza i przezroczysty żeton Seta kładzie się tak jak srebrny.",
      "Il segnalino grigio dell'Alleanza e quello trasparente di Seth si mettono come quello argento."}},
    {nullptr,
     nullptr,
     {"Each token serves once a day.", "Każdy żeton działa raz na dzień.",
      "Ogni segnalino serve una volta al giorno."}},
});
inline constexpr Chapter tokens = {"kemet.turn.tokens",
                                   {"Silver and golden tokens", "Srebrne i złote żetony", "Segnalini argento e oro"},
                                   tokens_passages};

}  // namespace mehen::kemet::section
