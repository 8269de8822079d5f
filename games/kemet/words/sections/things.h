// The rules in our words: what is counted and held, and what is our own.
#pragma once

#include "games/kemet/words/sections/passage.h"

namespace mehen::kemet::section {

inline constexpr std::array prayer_passages = std::to_array<Passage>({
    {nullptr,
     count<&Ruleset::max_prayer>,
     {"Everybody has 0 to {0} PP; what would go beyond is lost. What cannot be paid in full cannot be done. A discount "
      "never brings a price below 0.",
      "Każdy ma od 0 do {0} PM; nadwyżka przepada. Czego nie da się w całości zapłacić, tego nie można zrobić. Zniżka "
      "nigdy nie obniża ceny poniżej 0.",
      "Ognuno ha da 0 a {0} PP; il di più va perso. Ciò che non si può pagare per intero non si può fare. Uno sconto "
      "non porta mai un prezzo sotto 0."}},
});
inline constexpr Chapter prayer = {
    "kemet.prayer", {"Prayer points (PP)", "Punkty modlitwy (PM)", "Punti Preghiera (PP)"}, prayer_passages};

inline constexpr std::array points_passages = std::to_array<Passage>({
    {apart,
     nullptr,
     {"Permanent VP are never lost: battles won as attacker, some tiles, two temples, the Sanctuary.",
      "Stałych PZ się nie traci: walki wygrane jako atakujący, niektóre płytki, dwie świątynie, Sanktuarium.",
      "I PV permanenti non si perdono mai: battaglie vinte da attaccante, alcune tessere, due templi, il Santuario."}},
    {allied,
     nullptr,
     {"Permanent VP are never lost: battles won as attacker, some tiles, for the Alliance enough temples held. Of "
      "Seth's VP only those of battles count.",
      "Stałych PZ się nie traci: walki wygrane jako atakujący, niektóre płytki, dla Przymierza dość zajętych świątyń. "
      "Setowi liczą się tylko PZ z walk.",
      "I PV permanenti non si perdono mai: battaglie vinte da attaccante, alcune tessere, per l'Alleanza abbastanza "
      "templi tenuti. A Seth contano solo i PV da battaglia."}},
    {top_level,
     nullptr,
     {"Temporary VP belong to a place: 1 for each temple held and 1 for each level-4 pyramid controlled.",
      "Tymczasowe PZ należą do miejsca: 1 za każdą zajmowaną świątynię i 1 za każdą kontrolowaną piramidę poziomu 4.",
      "I PV temporanei appartengono a un luogo: 1 per ogni tempio tenuto e 1 per ogni piramide di livello 4 "
      "controllata."}},
    {no_top_level,
     nullptr,
     {"Temporary VP belong to a place: 1 for each temple held.",
      "Tymczasowe PZ należą do miejsca: 1 za każdą zajmowaną świątynię.",
      "I PV temporanei appartengono a un luogo: 1 per ogni tempio tenuto."}},
    {nullptr,
     nullptr,
     {"They are taken at the end of the action or battle that brings control and given back as soon as it ends.",
      "Bierze się je na koniec akcji lub walki, która dała kontrolę, i oddaje, gdy tylko ona ustanie.",
      "Si prendono alla fine dell'azione o battaglia che dà il controllo e si rendono appena finisce."}},
    {yes<&Ruleset::points_enter_at_end_of_turn>,
     nullptr,
     {"VP gained by day count only from the end of the gainer's own turn.",
      "PZ zdobyte za dnia liczą się dopiero od końca własnej tury.",
      "I PV ottenuti di giorno contano solo dalla fine del proprio turno."}},
});
inline constexpr Chapter points = {
    "kemet.points", {"Victory points (VP)", "Punkty zwycięstwa (PZ)", "Punti Vittoria (PV)"}, points_passages};

inline constexpr std::array troops_passages = std::to_array<Passage>({
    {nullptr,
     count<&Ruleset::troop_limit>,
     {"All units of a player in one area are a troop: at most {0} {0:unit|units}, more with some tiles, and one "
      "creature.",
      "Wszystkie jednostki gracza na jednym obszarze to oddział: najwyżej {0} {0:jednostka|jednostki|jednostek}, z "
      "niektórymi płytkami więcej, i jeden potwór.",
      "Tutte le unità di un giocatore in un'area sono una truppa: al massimo {0} unità, di più con alcune tessere, e "
      "una creatura."}},
    {apart,
     count<&Ruleset::units>,
     {"Everybody has {0} {0:unit|units}; those not on the board are in the reserve.",
      "Każdy ma {0} {0:jednostkę|jednostki|jednostek}; te spoza planszy są w zasobach.",
      "Ognuno ha {0} unità; quelle fuori dal tabellone sono nella riserva."}},
    {allied,
     count<&Ruleset::units, &Ruleset::lone_units, &Ruleset::lone_troop_limit>,
     {"Each player of the Alliance has {0} {0:unit|units}, Seth {1}, with at most {2} in a troop; those not on the "
      "board are in the reserve.",
      "Każdy gracz Przymierza ma {0} {0:jednostkę|jednostki|jednostek}, Set {1}, najwyżej {2} w oddziale; te spoza "
      "planszy są w zasobach.",
      "Ogni giocatore dell'Alleanza ha {0} unità, Seth {1}, al massimo {2} in una truppa; quelle fuori dal tabellone "
      "sono nella riserva."}},
});
inline constexpr Chapter troops = {
    "kemet.troops", {"Units and troops", "Jednostki i oddziały", "Unità e truppe"}, troops_passages};

inline constexpr std::array veterans_passages = std::to_array<Passage>({
    {yes<&Ruleset::veterans>,
     nullptr,
     {"After a battle a winning defender gets one, and so does everybody in it who got no VP. At night they are given "
      "up: 1 for 1 PP, 2 for a DI card, 1 for a unit in a district of your own that no rival holds. What is left is "
      "lost.",
      "Po walce dostaje jeden zwycięski obrońca oraz każdy uczestnik, który nie dostał PZ. W nocy się je oddaje: 1 za "
      "1 PM, 2 za kartę BI, 1 za jednostkę we własnej dzielnicy, której nie zajmuje przeciwnik. Reszta przepada.",
      "Dopo una battaglia ne riceve uno il difensore che vince, e uno ogni partecipante che non ha ricevuto PV. Di "
      "notte si cedono: 1 per 1 PP, 2 per una carta ID, 1 per un'unità in un proprio distretto non occupato da "
      "avversari. Il resto va perso."}},
});
inline constexpr Chapter veterans = {
    "kemet.veterans", {"Veteran tokens", "Żetony weterana", "Segnalini veterano"}, veterans_passages};

inline constexpr std::array house_passages = std::to_array<Passage>({
    {house_versions,
     nullptr,
     {"Not everything printed in the boxes is public: effects and counts of some tiles and cards, ports of some "
      "boards. Those rows, marked ⌂, are our own, made after what is known. An owner of the box can replace them with "
      "a component pack (mehen pack and the name of the game).",
      "Nie wszystko, co wydrukowano w pudełkach, jest publicznie znane: efekty i liczba niektórych płytek i kart, "
      "porty niektórych plansz. Te wiersze, oznaczone ⌂, są nasze, ułożone według tego, co wiadomo. Właściciel pudełka "
      "może je zastąpić pakietem komponentów (mehen pack i nazwa gry).",
      "Ciò che è stampato non è sempre pubblico: effetti e numeri di alcune tessere e carte, i porti di alcuni "
      "tabelloni. Quelle righe, segnate ⌂, sono nostre, fatte secondo ciò che si sa. Chi possiede la scatola può "
      "sostituirle con un pacchetto di componenti (mehen pack e il nome del gioco)."}},
});
inline constexpr Chapter house = {
    "kemet.house", {"House versions", "Wersje własne", "Versioni della casa"}, house_passages};

}  // namespace mehen::kemet::section
