// The rules in our words: the course of the game. Each section holds for every edition: where these differ it says on
// what the difference depends, never which edition has it.
#pragma once

#include "core/game.h"

namespace mehen::kemet::section {

inline constexpr Section setup = {
    "kemet.setup",
    {"Setting up", "Przygotowanie", "Preparazione"},
    {"Each player takes a city of three districts, 12 units, a set of battle cards, some prayer points (PP) and divine "
     "intervention (DI) cards. The turn order is drawn. 10 units go into the player's own districts: full troops in "
     "two of them or, in some editions, freely wherever a pyramid stands; 2 stay in the reserve. In turn order each "
     "player spreads three levels over their pyramids, as 1/1/1 or 2/1/0, each pyramid in a district and a colour of "
     "its own. Where the box has more colours than are used, those in play are drawn. In some editions each player "
     "then takes a level-1 tile for free, the last in the order first, and in some the game begins with a night.",
     "Każdy gracz bierze miasto z trzema dzielnicami, 12 jednostek, komplet kart walki, trochę punktów modlitwy (PM) i "
     "kart boskiej interwencji (BI). Kolejność tury jest losowana. 10 jednostek staje we własnych dzielnicach: pełne "
     "oddziały w dwóch z nich albo, w niektórych edycjach, dowolnie tam, gdzie stoi piramida; 2 zostają w zasobach. W "
     "kolejności tury każdy rozdziela trzy poziomy na swoje piramidy, 1/1/1 lub 2/1/0, każda piramida w osobnej "
     "dzielnicy i innego koloru. Jeśli w pudełku jest więcej kolorów, niż bierze udział w grze, są losowane. W "
     "niektórych edycjach każdy bierze potem za darmo płytkę poziomu 1, ostatni w kolejności jako pierwszy, a w "
     "niektórych gra zaczyna się nocą.",
     "Ogni giocatore prende una città di tre distretti, 12 unità, una serie di carte Battaglia, alcuni Punti Preghiera "
     "(PP) e carte Intervento Divino (ID). L'ordine di turno si estrae. 10 unità vanno nei propri distretti: truppe "
     "intere in due di essi o, in alcune edizioni, a piacere dove sta una piramide; 2 restano nella riserva. In ordine "
     "di turno ognuno distribuisce tre livelli fra le proprie piramidi, 1/1/1 o 2/1/0, ogni piramide in un distretto e "
     "di un colore diversi. Se la scatola ha più colori di quelli in uso, si estraggono. In alcune edizioni ognuno "
     "prende poi gratis una tessera di livello 1, per primo l'ultimo nell'ordine, e in alcune si comincia con una "
     "notte."}};

inline constexpr Section round = {
    "kemet.round",
    {"Day and night", "Dzień i noc", "Giorno e notte"},
    {"A round is a day and a night. By day the players take turns in turn order until each has placed all five action "
     "tokens. Then temples and Sanctuary are scored, the night brings PP, DI cards and the tokens back, and a new turn "
     "order is made.",
     "Runda to dzień i noc. Za dnia gracze rozgrywają tury w kolejności, aż każdy położy wszystkie pięć własnych "
     "żetonów akcji. Potem punktują świątynie i Sanktuarium, noc przynosi PM, karty BI i zwrot żetonów, po czym ustala "
     "się nową kolejność tury.",
     "Un giro è un giorno e una notte. Di giorno si gioca a turno, in ordine, finché ognuno ha messo tutti e cinque i "
     "propri segnalini Azione. Poi si contano templi e Santuario, la notte porta PP, carte ID e i segnalini indietro, "
     "e si fa un nuovo ordine di turno."}};

inline constexpr Section turn = {
    "kemet.turn",
    {"A turn", "Tura", "Un turno"},
    {"Place one of your action tokens on a free space of the player board and carry out that action at once. A token "
     "may lie on an action that cannot be carried out: the action is then lost. One that can be carried out must be. "
     "Before placing a token creatures may be placed or exchanged, where the edition allows it, and DI cards for your "
     "own turn may be played.",
     "Połóż własny żeton akcji na wolnym polu planszy gracza i od razu wykonaj tę akcję. Żeton może leżeć na akcji, "
     "której nie da się wykonać: wtedy akcja przepada. Akcję, którą można wykonać, trzeba wykonać. Przed położeniem "
     "żetonu można postawić lub zamienić potwory, jeśli edycja na to pozwala, i zagrać karty BI na własną turę.",
     "Metti un tuo segnalino Azione su una casella libera della plancia ed esegui subito l'azione. Un segnalino può "
     "stare su un'azione che non si può eseguire: l'azione è allora persa. Quella che si può eseguire va eseguita. "
     "Prima di mettere il segnalino si possono piazzare o scambiare creature, dove l'edizione lo permette, e giocare "
     "carte ID per il proprio turno."}};

inline constexpr Section balance = {
    "kemet.turn.balance",
    {"The balance rule", "Zasada równowagi", "La regola dell'equilibrio"},
    {"When the day ends each of the three levels of the player board must hold a token, your own or a silver one. No "
     "token may be placed if those left could not fill the levels still empty. The golden space on top is not a level.",
     "Na koniec dnia na każdym z trzech poziomów planszy gracza musi leżeć żeton, własny lub srebrny. Nie wolno "
     "położyć żetonu tak, że pozostałymi nie dałoby się już tego spełnić. Złote pole na szczycie nie jest poziomem.",
     "Alla fine del giorno su ognuno dei tre livelli della plancia deve esserci un segnalino, proprio o argento. Non "
     "si può mettere un segnalino se con quelli rimasti ciò diventa impossibile. La casella oro in cima non è un "
     "livello."}};

inline constexpr Section tokens = {
    "kemet.turn.tokens",
    {"Silver and golden tokens", "Srebrne i złote żetony", "Segnalini argento e oro"},
    {"Together with one of your own tokens, and only then, a silver token may be placed on another free space and the "
     "golden token on top of the board. The two or three actions are carried out in any order, each finished before "
     "the next. What the golden token does is said by a tile; in some editions only the owner of that tile has one, in "
     "others everybody has one and uses it through a tile. Each token serves once a day.",
     "Razem z własnym żetonem, i tylko wtedy, można położyć srebrny żeton na innym wolnym polu i złoty na szczycie "
     "planszy. Dwie lub trzy akcje wykonuje się w dowolnej kolejności, każdą do końca. Co robi złoty żeton, mówi "
     "płytka; w niektórych edycjach ma go tylko właściciel tej płytki, w innych każdy, a używa go dzięki płytce. Każdy "
     "żeton działa raz na dzień.",
     "Insieme a un segnalino proprio, e solo allora, si può mettere un segnalino argento su un'altra casella libera e "
     "quello oro in cima alla plancia. Le due o tre azioni si eseguono in qualsiasi ordine, ognuna fino in fondo. Che "
     "cosa fa il segnalino oro lo dice una tessera; in alcune edizioni lo ha solo chi possiede quella tessera, in "
     "altre lo hanno tutti e lo usano tramite una tessera. Ogni segnalino serve una volta al giorno."}};

inline constexpr Section scoring = {
    "kemet.scoring",
    {"Temples and Sanctuary", "Świątynie i Sanktuarium", "Templi e Santuario"},
    {"After the day, before the night's PP: whoever holds the Sanctuary may remove 2 units there for 1 permanent VP; "
     "whoever holds the Delta temple may remove 1 unit there for 5 PP; whoever holds at least two temples, the Delta's "
     "counts, gains 1 permanent VP; the other temples pay their PP. The order of these four steps depends on the "
     "edition, and a temple lost in an earlier step no longer counts in a later one. The Sanctuary is not a temple.",
     "Po dniu, przed nocnymi PM: kto kontroluje Sanktuarium, może usunąć stamtąd 2 jednostki za 1 stały PZ; kto "
     "kontroluje świątynię w Delcie, może usunąć stamtąd 1 jednostkę za 5 PM; kto kontroluje co najmniej dwie "
     "świątynie, licząc tę w Delcie, dostaje 1 stały PZ; pozostałe świątynie dają swoje PM. Kolejność tych czterech "
     "kroków zależy od edycji, a świątynia stracona we wcześniejszym kroku nie liczy się w późniejszym. Sanktuarium "
     "nie jest świątynią.",
     "Dopo il giorno, prima dei PP della notte: chi controlla il Santuario può rimuovere lì 2 unità per 1 PV "
     "permanente; chi controlla il tempio del Delta può rimuovere lì 1 unità per 5 PP; chi controlla almeno due "
     "templi, compreso quello del Delta, riceve 1 PV permanente; gli altri templi danno i loro PP. L'ordine dei "
     "quattro passi dipende dall'edizione, e un tempio perso in un passo precedente non conta più in uno seguente. Il "
     "Santuario non è un tempio."}};

inline constexpr Section night = {
    "kemet.night",
    {"The night", "Noc", "La notte"},
    {"Everybody gains 2 PP and what tiles add. In turn order each player draws a DI card and those of tiles. Night "
     "tiles work in the step they belong to, in turn order. Veteran tokens, where they are used, are given up in these "
     "steps. Then all action tokens come back.",
     "Każdy dostaje 2 PM oraz to, co dodają płytki. W kolejności tury każdy dobiera kartę BI i karty z płytek. Nocne "
     "płytki działają w kroku, do którego należą, w kolejności tury. W tych krokach oddaje się też żetony weterana, "
     "jeśli są w grze. Potem wszystkie żetony akcji wracają.",
     "Ognuno riceve 2 PP e quanto aggiungono le tessere. In ordine di turno ognuno pesca una carta ID e quelle delle "
     "tessere. Le tessere notturne agiscono nel passo a cui appartengono, in ordine di turno. In questi passi si "
     "cedono i segnalini veterano, dove si usano. Poi tutti i segnalini Azione tornano."}};

inline constexpr Section order = {
    "kemet.order",
    {"Turn order", "Kolejność tury", "Ordine di turno"},
    {"After the night a new order is made for the next day. Depending on the edition the player with fewest VP decides "
     "the whole order, or the players take free places one by one, from fewest VP upwards. Of equals whoever was "
     "earlier in the last order comes first.",
     "Po nocy ustala się kolejność na następny dzień. Zależnie od edycji gracz z najmniejszą liczbą PZ ustala ją całą "
     "albo gracze po kolei zajmują wolne miejsca, poczynając od najmniejszej liczby PZ. Przy równej liczbie "
     "pierwszeństwo ma ten, kto był wcześniej w poprzedniej kolejności.",
     "Dopo la notte si fa l'ordine per il giorno seguente. Secondo l'edizione chi ha meno PV decide tutto l'ordine, "
     "oppure i giocatori prendono uno alla volta un posto libero, a partire da chi ha meno PV. A parità passa prima "
     "chi era prima nell'ordine precedente."}};

inline constexpr Section end = {
    "kemet.end",
    {"End of the game", "Koniec gry", "Fine della partita"},
    {"The game ends through a number of victory points (VP), permanent and temporary together. Depending on the "
     "edition: when a day has been scored and somebody has so many, most VP wins; or a player who has so many before "
     "placing a token sets off the end, day and night are played out and most VP wins, even if the VP have dropped "
     "meanwhile; or a player who has so many at the start of their turn, with nobody ahead, wins at once.",
     "Grę kończy określona liczba punktów zwycięstwa (PZ), stałych i tymczasowych razem. Zależnie od edycji: gdy po "
     "podliczeniu dnia ktoś ma ich tyle, wygrywa ten, kto ma najwięcej PZ; albo gracz, który ma ich tyle przed "
     "położeniem żetonu, zapowiada koniec, dzień i noc rozgrywa się do końca i wygrywa ten, kto ma najwięcej PZ, nawet "
     "jeśli w międzyczasie ich ubyło; albo gracz, który ma ich tyle na początku własnej tury i nikt go nie wyprzedza, "
     "wygrywa od razu.",
     "La partita finisce con un certo numero di Punti Vittoria (PV), permanenti e temporanei insieme. Secondo "
     "l'edizione: quando, contato il giorno, qualcuno ne ha tanti, vince chi ha più PV; oppure chi ne ha tanti prima "
     "di mettere un segnalino avvia la fine, giorno e notte si giocano fino in fondo e vince chi ha più PV, anche se "
     "nel frattempo sono calati; oppure chi ne ha tanti all'inizio di un proprio turno, senza nessuno davanti, vince "
     "subito."}};

inline constexpr Section tie = {
    "kemet.end.tie",
    {"Ties", "Remis", "Parità"},
    {"Equal VP: first whoever set off the end, where the end is set off; then most battle VP; then whoever is earlier "
     "in the turn order. A player who wins at once wins even if others have as many VP.",
     "Przy równych PZ: najpierw ten, kto zapowiedział koniec, jeśli koniec się zapowiada; potem najwięcej PZ chwały; "
     "potem ten, kto jest wcześniej w kolejności tury. Kto wygrywa od razu, wygrywa także wtedy, gdy inni mają tyle "
     "samo PZ.",
     "A parità di PV: prima chi ha avviato la fine, dove la si avvia; poi più PV da battaglia; poi chi è prima "
     "nell'ordine di turno. Chi vince subito vince anche se altri hanno altrettanti PV."}};

}  // namespace mehen::kemet::section
