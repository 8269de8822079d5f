// The rules in our words: one god against an alliance of all the others.
#pragma once

#include "core/game.h"

namespace mehen::kemet::section {

inline constexpr Section alliance = {
    "kemet.alliance",
    {"The Alliance", "Przymierze", "L'Alleanza"},
    {"All players but one are the Alliance: they share their VP and never attack each other. In each of the day's four "
     "Alliance phases every member acts once, in the order that the speaker of the day says; another member speaks "
     "every day. Before any of these actions units on desert areas without obelisk may be given for sacrifice temples: "
     "1, 2 and 3 units for the three levels, one level in each area and phase. Between actions the Great Ceremony may "
     "be "
     "held once: 10 PP for each member less 4 PP for each temporary VP, paid together by members with a troop on a "
     "desert area with an obelisk. It brings a power and opens the portal. The Alliance wins at once with a complete "
     "temple, the ceremony and 6 permanent VP; or with temple and ceremony when it holds a district of the lone god's "
     "city at the start of one of its phases.",
     "Wszyscy gracze prócz jednego tworzą Przymierze: mają wspólne PZ i nigdy nie atakują się nawzajem. W każdej z "
     "czterech faz Przymierza w ciągu dnia każdy działa raz, w kolejności, którą podaje mówca dnia; każdego dnia jest "
     "nim ktoś inny. Przed tymi akcjami jednostki z pustyń bez obelisku można oddać na Świątynie Poświęcenia: 1, 2 i 3 "
     "jednostki za trzy poziomy, po jednym poziomie na obszar i fazę. Między akcjami można raz odprawić Wielką "
     "Ceremonię: 10 PM za każdego gracza Przymierza mniej 4 PM za każdy tymczasowy PZ; płacą razem ci, którzy mają "
     "oddział na pustyni z obeliskiem. Przynosi ona moc i otwiera portal. Przymierze wygrywa od razu, gdy ma ukończoną "
     "świątynię, ceremonię i 6 stałych PZ; albo świątynię i ceremonię, jeśli na początku swojej fazy zajmuje dzielnicę "
     "miasta samotnego boga.",
     "Tutti i giocatori tranne uno formano l'Alleanza: condividono i PV e non si attaccano mai. In ognuna delle "
     "quattro "
     "fasi dell'Alleanza del giorno ogni membro agisce una volta, nell'ordine detto dal portavoce del giorno, che "
     "cambia "
     "ogni giorno. Prima di queste azioni le unità nei deserti senza obelisco si possono dare per i Templi del "
     "Sacrificio: 1, 2 e 3 unità per i tre livelli, un livello per area e fase. Fra le azioni si può celebrare una "
     "volta "
     "la Grande Cerimonia: 10 PP per membro meno 4 PP per ogni PV temporaneo, pagati insieme dai membri con una truppa "
     "in un deserto con obelisco. Porta un potere e apre il portale. L'Alleanza vince subito con un tempio completo, "
     "la "
     "cerimonia e 6 PV permanenti; oppure con tempio e cerimonia se all'inizio di una sua fase occupa un distretto "
     "della "
     "città del dio solitario."}};

inline constexpr Section joint = {
    "kemet.alliance.joint",
    {"Joint troops", "Połączone oddziały", "Truppe unite"},
    {"Units of several members in one area are a joint troop: at most 5 units and one creature in all. Any member with "
     "a "
     "unit in it may move it, with at least one own unit, and takes units of the others along or leaves them. A "
     "creature "
     "walks only with a unit of its owner. In battle the tiles of all members count, equal ones once. One member is "
     "named "
     "to fight with the own cards; whoever speaks for the troop says whose units are lost and how PP of a recall are "
     "shared: the mover, else the member with most units there.",
     "Jednostki kilku graczy Przymierza na jednym obszarze to połączony oddział: łącznie najwyżej 5 jednostek i jeden "
     "potwór. Może nim ruszyć każdy, kto ma w nim jednostkę, z co najmniej jedną własną; jednostki innych zabiera albo "
     "zostawia. Potwór idzie tylko z jednostką swojego właściciela. W walce liczą się płytki wszystkich, jednakowe "
     "raz. "
     "Jeden gracz walczy własnymi kartami; kto mówi w imieniu oddziału, decyduje, czyje jednostki giną i jak dzieli "
     "się "
     "PM z przyzwania: ten, kto nim ruszył, a jeśli nikt, to gracz z największą liczbą jednostek.",
     "Le unità di più membri in un'area sono una truppa unita: in tutto al massimo 5 unità e una creatura. La muove "
     "qualunque membro che vi abbia un'unità, con almeno una propria, e porta con sé o lascia quelle degli altri. Una "
     "creatura va solo con un'unità del suo proprietario. In battaglia contano le tessere di tutti, quelle uguali una "
     "volta. Un membro combatte con le proprie carte; chi parla per la truppa dice di chi sono le unità perse e come "
     "si "
     "dividono i PP di un richiamo: chi la muove, altrimenti il membro con più unità."}};

inline constexpr Section lone = {
    "kemet.lone",
    {"The lone god", "Samotny bóg", "Il dio solitario"},
    {"Has own tokens for violet spaces, and one token of each member for any space; on a yellow space it acts against "
     "that member: seizing a creature for one battle, moving a whole troop, destroying two units, or buying a tile "
     "with "
     "that member's pyramids for 1 PP more. In a frenzied assault two troops move, then their battles follow. Troops "
     "have "
     "at most 6 units. It recalls after a defeat only, and wins at once with enough permanent battle VP, or when the "
     "Alliance has no unit on the board.",
     "Ma własne żetony na pola fioletowe i po jednym żetonie każdego gracza Przymierza na dowolne pole; na polu żółtym "
     "działa przeciw temu graczowi: przejmuje potwora na jedną walkę, rusza całym oddziałem, niszczy dwie jednostki "
     "albo "
     "kupuje płytkę dzięki jego piramidom za 1 PM więcej. W szaleńczym ataku ruszają dwa oddziały, a potem następują "
     "ich "
     "walki. Oddziały mają najwyżej 6 jednostek. Przyzywa tylko po porażce; wygrywa od razu, gdy ma dość stałych PZ "
     "chwały albo gdy Przymierze nie ma jednostek na planszy.",
     "Ha segnalini propri per le caselle viola e un segnalino di ogni membro per qualunque casella; su una casella "
     "gialla "
     "agisce contro quel membro: possiede una creatura per una battaglia, muove un'intera truppa, distrugge due unità "
     "o "
     "acquista una tessera con le sue piramidi per 1 PP in più. In un assalto furioso due truppe muovono, poi seguono "
     "le "
     "loro battaglie. Le truppe hanno al massimo 6 unità. Richiama solo dopo una sconfitta, e vince subito con "
     "abbastanza "
     "PV permanenti da battaglia o quando l'Alleanza non ha unità sul tabellone."}};

}  // namespace mehen::kemet::section
