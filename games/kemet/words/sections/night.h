// The rules in our words: what is scored, the night, the turn order and how the game ends.
#pragma once

#include "games/kemet/words/sections/passage.h"

namespace mehen::kemet::section {

inline constexpr std::array scoring_passages = std::to_array<Passage>({
    {all<apart, yes<&Ruleset::scored_by_day>>,
     scored,
     {"When the day ends, in this order: whoever holds the Delta temple may remove 1 unit there for {1} PP; the other "
      "temples pay their PP; whoever holds the Sanctuary, if the board has it, may remove {0} {0:unit|units} there for "
      "1 permanent VP; whoever holds at least two temples, the Delta's counts, gains 1 permanent VP.",
      "Na koniec dnia, w tej kolejności: kto kontroluje świątynię w Delcie, może usunąć stamtąd 1 jednostkę za {1} PM; "
      "pozostałe świątynie dają swoje PM; kto kontroluje Sanktuarium, jeśli jest na planszy, może usunąć stamtąd {0} "
      "{0:jednostkę|jednostki|jednostek} za 1 stały PZ; kto kontroluje co najmniej dwie świątynie, licząc tę w Delcie, "
      "dostaje 1 stały PZ.",
      "Alla fine del giorno, in quest'ordine: chi controlla il tempio del Delta può rimuovere lì 1 unità per {1} PP; "
      "gli altri templi danno i loro PP; chi controlla il Santuario, se è sul tabellone, può rimuovere lì {0} unità "
      "per 1 PV permanente; chi controlla almeno due templi, compreso quello del Delta, riceve 1 PV permanente."}},
    {all<apart, no<&Ruleset::scored_by_day>>,
     scored,
     {"At night, before everybody's PP, in this order: whoever holds the Sanctuary, if the board has it, may remove "
      "{0} {0:unit|units} there for 1 permanent VP; whoever holds the Delta temple may remove 1 unit there for {1} PP; "
      "whoever holds at least two temples, the Delta's counts, gains 1 permanent VP; the other temples pay their PP.",
      "W nocy, przed PM dla wszystkich, w tej kolejności: kto kontroluje Sanktuarium, jeśli jest na planszy, może "
      "usunąć stamtąd {0} {0:jednostkę|jednostki|jednostek} za 1 stały PZ; kto kontroluje świątynię w Delcie, może "
      "usunąć stamtąd 1 jednostkę za {1} PM; kto kontroluje co najmniej dwie świątynie, licząc tę w Delcie, dostaje 1 "
      "stały PZ; pozostałe świątynie dają swoje PM.",
      "Di notte, prima dei PP di tutti, in quest'ordine: chi controlla il Santuario, se è sul tabellone, può rimuovere "
      "lì {0} unità per 1 PV permanente; chi controlla il tempio del Delta può rimuovere lì 1 unità per {1} PP; chi "
      "controlla almeno due templi, compreso quello del Delta, riceve 1 PV permanente; gli altri templi danno i loro "
      "PP."}},
    {apart,
     nullptr,
     {"A temple lost in an earlier step no longer counts in a later one. The Sanctuary is not a temple.",
      "Świątynia stracona we wcześniejszym kroku nie liczy się w późniejszym. Sanktuarium nie jest świątynią.",
      "Un tempio perso in un passo precedente non conta più in uno seguente. Il Santuario non è un tempio."}},
    {allied,
     temples_for_point,
     {"When the day ends temples pay their PP to whoever holds them. Enough of them held are 1 permanent VP for the "
      "Alliance: {0}, {1}, {2}, {3} with 2, 3, 4, 5 players in it. Seth's city covers the Sanctuary and the Delta "
      "temple.",
      "Na koniec dnia świątynie dają swoje PM temu, kto je zajmuje. Dość zajętych świątyń to 1 stały PZ dla "
      "Przymierza: {0}, {1}, {2}, {3}, gdy liczy ono 2, 3, 4, 5 graczy. Miasto Seta zakrywa Sanktuarium i świątynię w "
      "Delcie.",
      "Alla fine del giorno i templi danno i loro PP a chi li tiene. Abbastanza templi tenuti valgono 1 PV permanente "
      "per l'Alleanza: {0}, {1}, {2}, {3} quando conta 2, 3, 4, 5 giocatori. La città di Seth copre il Santuario e il "
      "tempio del Delta."}},
});
inline constexpr Chapter scoring = {
    "kemet.scoring", {"Temples and Sanctuary", "Świątynie i Sanktuarium", "Templi e Santuario"}, scoring_passages};

inline constexpr std::array night_passages = std::to_array<Passage>({
    {apart,
     count<&Ruleset::night_prayer>,
     {"Everybody gains {0} PP and what tiles add.", "Każdy dostaje {0} PM oraz to, co dodają płytki.",
      "Ognuno riceve {0} PP e quanto aggiungono le tessere."}},
    {allied,
     count<&Ruleset::night_prayer>,
     {"Each player of the Alliance gains {0} PP, Seth one for each of them, and everybody what tiles add.",
      "Każdy gracz Przymierza dostaje {0} PM, Set po jednym za każdego z nich, a wszyscy to, co dodają płytki.",
      "Ogni giocatore dell'Alleanza riceve {0} PP, Seth uno per ognuno di loro, e tutti quanto aggiungono le "
      "tessere."}},
    {nullptr,
     nullptr,
     {"In turn order each player draws a DI card and those of tiles.",
      "W kolejności tury każdy dobiera kartę BI i karty z płytek.",
      "In ordine di turno ognuno pesca una carta ID e quelle delle tessere."}},
    {yes<&Ruleset::night_tiles_in_one_step>,
     nullptr,
     {"Tiles that place units or raise a pyramid work player by player in turn order; each player chooses the order of "
      "their own.",
      "Płytki, które umieszczają jednostki lub wznoszą piramidę, działają gracz po graczu w kolejności tury; gracz "
      "ustala kolejność własnych.",
      "Le tessere che mettono unità o elevano una piramide agiscono giocatore per giocatore in ordine di turno; ognuno "
      "ordina le proprie."}},
    {no<&Ruleset::night_tiles_in_one_step>,
     nullptr,
     {"Tiles that place units work for all players, in turn order, before those that raise a pyramid.",
      "Płytki, które umieszczają jednostki, działają u wszystkich, w kolejności tury, przed tymi, które wznoszą "
      "piramidę.",
      "Le tessere che mettono unità agiscono per tutti, in ordine di turno, prima di quelle che elevano una "
      "piramide."}},
    {yes<&Ruleset::veterans>,
     nullptr,
     {"Veteran tokens are given up in these steps.", "W tych krokach oddaje się też żetony weterana.",
      "In questi passi si cedono i segnalini veterano."}},
    {nullptr,
     nullptr,
     {"Then all action tokens come back.", "Potem wszystkie żetony akcji wracają.",
      "Poi tutti i segnalini Azione tornano."}},
});
inline constexpr Chapter night = {"kemet.night", {"The night", "Noc", "La notte"}, night_passages};

inline constexpr std::array order_passages = std::to_array<Passage>({
    {all<apart, when<&Ruleset::order, OrderChoice::last_decides>>,
     nullptr,
     {"After the night the player with fewest VP decides the whole order of the next day; of equals whoever was "
      "earlier in the last order.",
      "Po nocy gracz z najmniejszą liczbą PZ ustala całą kolejność na następny dzień; przy równej liczbie ten, kto był "
      "wcześniej w poprzedniej kolejności.",
      "Dopo la notte chi ha meno PV decide tutto l'ordine del giorno seguente; a parità chi era prima nell'ordine "
      "precedente."}},
    {all<apart, when<&Ruleset::order, OrderChoice::each_takes_place>>,
     nullptr,
     {"After the night the players take free places in the order of the next day one by one, from fewest VP upwards; "
      "of equals whoever was earlier in the last order comes first.",
      "Po nocy gracze po kolei zajmują wolne miejsca w kolejności następnego dnia, poczynając od najmniejszej liczby "
      "PZ; przy równej liczbie pierwszeństwo ma ten, kto był wcześniej w poprzedniej kolejności.",
      "Dopo la notte i giocatori prendono uno alla volta un posto libero nell'ordine del giorno seguente, a partire da "
      "chi ha meno PV; a parità passa prima chi era prima nell'ordine precedente."}},
    {allied,
     nullptr,
     {"Nobody chooses a turn order: the day track says when each side acts, the speaker of the day in which order the "
      "Alliance does.",
      "Nikt nie wybiera kolejności tury: tor fazy dnia mówi, kiedy działa która strona, a rzecznik dnia, w jakiej "
      "kolejności działa Przymierze.",
      "Nessuno sceglie un ordine di turno: il tracciato del giorno dice quando agisce ogni parte, il portavoce del "
      "giorno in quale ordine agisce l'Alleanza."}},
});
inline constexpr Chapter order = {"kemet.order", {"Turn order", "Kolejność tury", "Ordine di turno"}, order_passages};

inline constexpr std::array end_passages = std::to_array<Passage>({
    {when<&Ruleset::victory, Victory::end_of_day>,
     count<&Ruleset::goal>,
     {"When a day has been scored and somebody has at least {0} victory points (VP), permanent and temporary together, "
      "the match is over: most VP wins.",
      "Gdy po podliczeniu dnia ktoś ma co najmniej {0} {0:punkt|punkty|punktów} zwycięstwa (PZ), stałych i "
      "tymczasowych razem, partia się kończy: wygrywa ten, kto ma najwięcej PZ.",
      "Quando, contato il giorno, qualcuno ha almeno {0} Punti Vittoria (PV), permanenti e temporanei insieme, la "
      "partita è finita: vince chi ha più PV."}},
    {when<&Ruleset::victory, Victory::called>,
     count<&Ruleset::goal>,
     {"A player who has at least {0} victory points (VP), permanent and temporary together, before placing a token "
      "sets off the end. Day and night are played out; then most VP wins, even if the VP have dropped meanwhile.",
      "Gracz, który przed położeniem żetonu ma co najmniej {0} {0:punkt|punkty|punktów} zwycięstwa (PZ), stałych i "
      "tymczasowych razem, zapowiada koniec. Dzień i noc rozgrywa się do końca; potem wygrywa ten, kto ma najwięcej "
      "PZ, nawet jeśli w międzyczasie ich ubyło.",
      "Chi prima di mettere un segnalino ha almeno {0} Punti Vittoria (PV), permanenti e temporanei insieme, avvia la "
      "fine. Giorno e notte si giocano fino in fondo; poi vince chi ha più PV, anche se nel frattempo sono calati."}},
    {when<&Ruleset::victory, Victory::own_turn>,
     count<&Ruleset::goal>,
     {"A player who has at least {0} victory points (VP), permanent and temporary together, at the start of their "
      "turn, with nobody ahead, wins at once.",
      "Gracz, który na początku własnej tury ma co najmniej {0} {0:punkt|punkty|punktów} zwycięstwa (PZ), stałych i "
      "tymczasowych razem, a nikt go nie wyprzedza, wygrywa od razu.",
      "Chi all'inizio di un proprio turno ha almeno {0} Punti Vittoria (PV), permanenti e temporanei insieme, senza "
      "nessuno davanti, vince subito."}},
    {long_game_possible,
     count<&Ruleset::long_goal>,
     {"A longer match, to {0} VP, may be agreed.", "Można umówić się na dłuższą partię, do {0} PZ.",
      "Si può concordare una partita più lunga, a {0} PV."}},
    {when<&Ruleset::victory, Victory::at_once>,
     count<&Ruleset::lone_goal, &Ruleset::alliance_goal>,
     {"A side wins as soon as it has what it needs. Seth needs {0} permanent battle VP, or an Alliance without a unit "
      "on the board; the Alliance a complete sacrifice temple, the Great Ceremony and {1} permanent VP, or instead of "
      "these VP a district of Seth's city at the start of one of its phases.",
      "Strona wygrywa, gdy tylko ma to, czego potrzebuje. Set potrzebuje {0} {0:stałego|stałych|stałych} PZ chwały "
      "albo tego, by Przymierze nie miało jednostki na planszy; Przymierze ukończonej świątyni poświęcenia, Wielkiej "
      "Ceremonii i {1} {1:stałego|stałych|stałych} PZ, a zamiast tych PZ wystarczy dzielnica miasta Seta na początku "
      "jednej z jego faz.",
      "Una parte vince appena ha ciò che le serve. A Seth servono {0} PV permanenti da battaglia, o un'Alleanza senza "
      "unità sul tabellone; all'Alleanza un tempio del sacrificio completo, la Grande Cerimonia e {1} PV permanenti, o "
      "al posto di questi PV un distretto della città di Seth all'inizio di una sua fase."}},
    {all<allied, long_lone_game_possible>,
     count<&Ruleset::lone_long_goal>,
     {"For Seth a goal of {0} VP may be agreed.", "Dla Seta można umówić się na {0} PZ.",
      "Per Seth si può concordare un obiettivo di {0} PV."}},
});
inline constexpr Chapter end = {"kemet.end", {"End of the match", "Koniec partii", "Fine della partita"}, end_passages};

inline constexpr std::array tie_passages = std::to_array<Passage>({
    {when<&Ruleset::victory, Victory::end_of_day>,
     nullptr,
     {"Of equal VP most battle VP wins, then whoever is earlier in the turn order.",
      "Przy równych PZ wygrywa ten, kto ma najwięcej PZ chwały, potem ten, kto jest wcześniej w kolejności tury.",
      "A parità di PV vince chi ha più PV da battaglia, poi chi è prima nell'ordine di turno."}},
    {when<&Ruleset::victory, Victory::called>,
     nullptr,
     {"Of equal VP whoever set off the end wins, then most battle VP, then whoever is earlier in the turn order.",
      "Przy równych PZ wygrywa ten, kto zapowiedział koniec, potem ten, kto ma najwięcej PZ chwały, potem ten, kto "
      "jest wcześniej w kolejności tury.",
      "A parità di PV vince chi ha avviato la fine, poi chi ha più PV da battaglia, poi chi è prima nell'ordine di "
      "turno."}},
    {when<&Ruleset::victory, Victory::own_turn>,
     nullptr,
     {"A player who wins at once wins even if others have as many VP. The places behind go by VP, then by battle VP, "
      "then by the turn order.",
      "Kto wygrywa od razu, wygrywa także wtedy, gdy inni mają tyle samo PZ. O dalszych miejscach decydują PZ, potem "
      "PZ chwały, potem kolejność tury.",
      "Chi vince subito vince anche se altri hanno altrettanti PV. I posti seguenti vanno secondo i PV, poi i PV da "
      "battaglia, poi l'ordine di turno."}},
    {when<&Ruleset::victory, Victory::at_once>,
     nullptr,
     {"There are none: the first side to have what it needs wins, and the Alliance wins or loses together.",
      "Nie ma ich: wygrywa strona, która pierwsza ma to, czego potrzebuje, a Przymierze wygrywa lub przegrywa razem.",
      "Non ce ne sono: vince la parte che per prima ha ciò che le serve, e l'Alleanza vince o perde tutta insieme."}},
});
inline constexpr Chapter tie = {"kemet.end.tie", {"Ties", "Remis", "Parità"}, tie_passages};

}  // namespace mehen::kemet::section
