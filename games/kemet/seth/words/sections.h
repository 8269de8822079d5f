// The rules in our words: one god against an alliance of all the others.
#pragma once

#include "games/kemet/words/sections/passage.h"

namespace mehen::kemet::section {

inline constexpr std::array alliance_passages = std::to_array<Passage>({
    {allied,
     count<&Ruleset::alliance_goal>,
     {"All players but one are the Alliance. They share their VP, permanent and temporary, and win or lose together; "
      "they never attack each other, and walls of its cities do not stop its members. A member buys violet tiles on a "
      "space for tiles of any colour, if all three of that member's own pyramids have at least the tile's level. The "
      "Alliance tiles serve every member. The Alliance wins at once with a complete sacrifice temple, the Great "
      "Ceremony and {0} permanent VP, reached in any order; or with temple and ceremony when it holds a district of "
      "Seth's city at the start of one of its phases.",
      "Wszyscy gracze prócz jednego tworzą Przymierze. Mają wspólne PZ, stałe i tymczasowe, i razem wygrywają lub "
      "przegrywają; nigdy nie atakują się nawzajem, a mury miast Przymierza nie zatrzymują jego graczy. Gracz "
      "Przymierza kupuje fioletowe płytki na polu płytek dowolnego koloru, jeśli wszystkie trzy własne piramidy mają "
      "co najmniej poziom płytki. Płytki Przymierza służą wszystkim jego graczom. Przymierze wygrywa od razu, gdy ma "
      "ukończoną świątynię poświęcenia, Wielką Ceremonię i {0} {0:stały|stałe|stałych} PZ, w dowolnej kolejności; albo "
      "świątynię i ceremonię, jeśli na początku jednej ze swoich faz zajmuje dzielnicę miasta Seta.",
      "Tutti i giocatori tranne uno formano l'Alleanza. Hanno in comune i PV, permanenti e temporanei, e vincono o "
      "perdono insieme; non si attaccano mai, e le mura delle città dell'Alleanza non fermano i suoi giocatori. Un "
      "giocatore dell'Alleanza acquista tessere viola su una casella per tessere di qualunque colore, se tutte e tre "
      "le proprie piramidi hanno almeno il livello della tessera. Le tessere dell'Alleanza servono a tutti i suoi "
      "giocatori. L'Alleanza vince subito con un tempio del sacrificio completo, la Grande Cerimonia e {0} PV "
      "permanenti, in qualsiasi ordine; oppure con tempio e cerimonia se all'inizio di una sua fase tiene un distretto "
      "della città di Seth."}},
});
inline constexpr Chapter alliance = {"kemet.alliance", {"The Alliance", "Przymierze", "L'Alleanza"}, alliance_passages};

inline constexpr std::array allied_day_passages = std::to_array<Passage>({
    {allied,
     count<&Ruleset::tokens>,
     {"The day track says how many actions Seth has before each of the day's four Alliance phases. In such a phase "
      "every member acts once, in the order that the speaker of the day says; another member speaks every day. Before "
      "any of these actions sacrifice temples may be built, between them the Great Ceremony may be held. Every member "
      "has {0} tokens left, because one was given to Seth. Nobody chooses a turn order. Each side draws from a DI deck "
      "of its own.",
      "Tor fazy dnia mówi, ile akcji ma Set przed każdą z czterech faz Przymierza w ciągu dnia. W takiej fazie każdy "
      "gracz Przymierza działa raz, w kolejności, którą podaje rzecznik dnia; każdego dnia jest nim ktoś inny. Przed "
      "tymi akcjami można budować świątynie poświęcenia, między nimi odprawić Wielką Ceremonię. Każdy gracz Przymierza "
      "ma {0} {0:własny żeton|własne żetony|własnych żetonów}, bo jeden oddał Setowi. Nikt nie wybiera kolejności "
      "tury. Każda strona dobiera z własnej talii kart BI.",
      "Il tracciato del giorno dice quante azioni ha Seth prima di ognuna delle quattro fasi dell'Alleanza del giorno. "
      "In una fase ogni giocatore dell'Alleanza agisce una volta, nell'ordine detto dal portavoce del giorno, che "
      "cambia ogni giorno. Prima di queste azioni si possono costruire templi del sacrificio, fra l'una e l'altra si "
      "può celebrare la Grande Cerimonia. Ogni giocatore dell'Alleanza ha {0} segnalini propri, perché uno lo ha dato "
      "a Seth. Nessuno sceglie un ordine di turno. Ogni parte pesca da un proprio mazzo ID."}},
});
inline constexpr Chapter allied_day = {"kemet.alliance.day",
                                       {"The day of two sides", "Dzień dwóch stron", "Il giorno delle due parti"},
                                       allied_day_passages};

inline constexpr std::array temples_passages = std::to_array<Passage>({
    {allied,
     count<&Ruleset::sacrifice_temples>,
     {"At the start of an Alliance phase units of any members on a desert area without obelisk may be given for a "
      "sacrifice temple there: 1, 2 and 3 units for its three levels, one level in each area and phase; no action, no "
      "token, and no PP for the units. There are {0} at most. From level 2 on it pays 1 PP when the day ends. At level "
      "3 it is complete: it counts as a temple, pays what a prayer token drawn for it says, and one of the power "
      "tokens, drawn at random, works for the whole Alliance, whoever holds the temple. Seth has only the PP of a "
      "temple held.",
      "Na początku fazy Przymierza jednostki dowolnych jego graczy z pustyni bez obelisku można oddać na świątynię "
      "poświęcenia na tym obszarze: 1, 2 i 3 jednostki za trzy poziomy, po jednym poziomie na obszar i fazę; bez "
      "akcji, bez żetonu i bez PM za jednostki. Świątyń jest najwyżej {0}. Od poziomu 2 świątynia płaci na koniec dnia "
      "1 PM. Na poziomie 3 jest ukończona: liczy się jak świątynia, płaci tyle, ile mówi wylosowany dla niej żeton "
      "modlitwy, a jeden z żetonów mocy, wylosowany, działa dla całego Przymierza bez względu na to, kto zajmuje "
      "świątynię. Set ma z zajętej świątyni tylko PM.",
      "All'inizio di una fase dell'Alleanza unità di qualunque suo giocatore in un deserto senza obelisco si possono "
      "dare per un tempio del sacrificio in quell'area: 1, 2 e 3 unità per i tre livelli, un livello per area e fase; "
      "senza azione, senza segnalino e senza PP per le unità. I templi sono al massimo {0}. Dal livello 2 rende 1 PP "
      "alla fine del giorno. Al livello 3 è completo: conta come tempio, rende quanto dice un segnalino Preghiera "
      "estratto per esso, e uno dei segnalini Potere, estratto a caso, vale per tutta l'Alleanza, chiunque tenga il "
      "tempio. Seth ha solo i PP di un tempio che tiene."}},
});
inline constexpr Chapter temples = {"kemet.alliance.temples",
                                    {"Sacrifice temples", "Świątynie poświęcenia", "Templi del sacrificio"},
                                    temples_passages};

inline constexpr std::array ceremony_passages = std::to_array<Passage>({
    {allied,
     count<&Ruleset::ceremony_cost, &Ruleset::ceremony_discount>,
     {"Once in a match, between two actions of an Alliance phase. It costs {0} PP for each member, less {1} PP for "
      "each temporary VP of the Alliance, paid together and at once by members with a troop on a desert area with an "
      "obelisk; not all need stand at the same one. It brings a power token of choice among those left, for the whole "
      "Alliance, and opens the portal to all.",
      "Raz na partię, między dwiema akcjami fazy Przymierza. Kosztuje {0} PM za każdego gracza Przymierza, minus {1} "
      "PM "
      "za każdy tymczasowy PZ Przymierza; płacą razem i od razu ci, którzy mają oddział na pustyni z obeliskiem, "
      "niekoniecznie na tej samej. Przynosi całemu Przymierzu wybrany żeton mocy spośród pozostałych i otwiera portal "
      "dla wszystkich.",
      "Una volta in tutta la partita, fra due azioni di una fase dell'Alleanza. Costa {0} PP per ogni giocatore "
      "dell'Alleanza, meno {1} PP per ogni PV temporaneo dell'Alleanza, pagati insieme e subito da chi ha una truppa "
      "in un deserto con obelisco, non per forza lo stesso. Porta a tutta l'Alleanza un segnalino Potere a scelta fra "
      "i rimasti e apre il portale a tutti."}},
});
inline constexpr Chapter ceremony = {
    "kemet.alliance.ceremony", {"The Great Ceremony", "Wielka Ceremonia", "La Grande Cerimonia"}, ceremony_passages};

inline constexpr std::array joint_passages = std::to_array<Passage>({
    {allied,
     count<&Ruleset::troop_limit>,
     {"Units of several members in one area are a joint troop: at most {0} {0:unit|units} and one creature in all. Any "
      "member with a unit in it may move it, with at least one unit of their own, and takes units of the others along "
      "or leaves them; in passing an area may hold more. A creature walks only with a unit of its owner. In battle the "
      "tiles of all members count, equal ones once. One member is named to fight with their own cards; whoever speaks "
      "for the troop says that and whose units are lost: the mover, else the member with most units there. Whoever "
      "fought says how PP of a recall are shared. Gains of the battle are for everybody in the troop.",
      "Jednostki kilku graczy Przymierza na jednym obszarze to połączony oddział: łącznie najwyżej {0} "
      "{0:jednostka|jednostki|jednostek} i jeden potwór. Może nim ruszyć każdy, kto ma w nim jednostkę, z co najmniej "
      "jedną własną; jednostki innych zabiera albo zostawia; przechodząc, może na chwilę przekroczyć limit obszaru. "
      "Potwór idzie tylko z jednostką swojego właściciela. W walce liczą się płytki wszystkich, jednakowe raz. Jeden "
      "gracz walczy własnymi kartami; decyduje o tym, i o tym, czyje jednostki giną, ten, kto mówi w imieniu oddziału: "
      "kto nim ruszył, a jeśli nikt, to gracz z największą liczbą jednostek. Kto walczył, mówi, jak dzieli się PM z "
      "odwołania. Zyski z walki są dla wszystkich w oddziale.",
      "Le unità di più giocatori dell'Alleanza in un'area sono una truppa congiunta: in tutto al massimo {0} unità e "
      "una creatura. La muove chiunque vi abbia un'unità, con almeno una propria, e porta con sé o lascia quelle degli "
      "altri; di passaggio in un'area possono stare più unità. Una creatura va solo con un'unità del suo proprietario. "
      "In battaglia contano le tessere di tutti, quelle uguali una volta. Un giocatore combatte con le proprie carte; "
      "lo decide, e decide di chi sono le unità perse, chi parla per la truppa: chi la muove, altrimenti chi vi ha più "
      "unità. Chi ha combattuto dice come si dividono i PP di un richiamo. I guadagni della battaglia sono per tutti "
      "quelli nella truppa."}},
});
inline constexpr Chapter joint = {
    "kemet.alliance.joint", {"Joint troops", "Połączone oddziały", "Truppe congiunte"}, joint_passages};

inline constexpr std::array lone_passages = std::to_array<Passage>({
    {allied,
     count<&Ruleset::lone_units, &Ruleset::lone_troop_limit, &Ruleset::lone_pray_prayer, &Ruleset::lone_goal>,
     {"Stands against the Alliance, from a city over the Delta. The only way there is the portal between the gate, the "
      "desert before its walls, and the west bank; Seth may always use it, others when it is open. Has one violet "
      "pyramid, {0} {0:unit|units}, troops of at most {1}, and violet tokens for violet spaces, one for each member "
      "and one more; besides, one token of each member for any space. On a yellow space such a token acts against its "
      "member. A night brings 1 PP for each member and a DI card. Praying is worth {2} PP, an invocation draws a DI "
      "card. Seth recalls after a defeat only, and wins at once with {3} permanent battle VP, or when the Alliance has "
      "no unit on the board.",
      "Staje przeciw Przymierzu z miasta, które zakrywa Deltę. Prowadzi tam tylko portal między bramą, czyli pustynią "
      "przed murami, a zachodnim brzegiem; Set może go używać zawsze, inni, gdy jest otwarty. Ma jedną fioletową "
      "piramidę, {0} {0:jednostkę|jednostki|jednostek}, oddziały po najwyżej {1} i fioletowe żetony na fioletowe pola, "
      "po jednym za każdego gracza Przymierza i jeden więcej; do tego po jednym żetonie każdego z nich na dowolne "
      "pole. Na żółtym polu taki żeton działa przeciw swojemu graczowi. Noc przynosi 1 PM za każdego gracza Przymierza "
      "i kartę BI. Modlitwa daje {2} PM, inwokacja to dobrana karta BI. Set odwołuje oddział tylko po porażce; wygrywa "
      "od razu, gdy ma {3} {3:stały|stałe|stałych} PZ chwały, albo gdy Przymierze nie ma jednostek na planszy.",
      "Affronta l'Alleanza da una città sopra il Delta. L'unica via è il portale fra la porta, il deserto davanti alle "
      "mura, e la riva occidentale; Seth può usarlo sempre, gli altri quando è aperto. Ha una piramide viola, {0} "
      "unità, truppe di al massimo {1}, e segnalini viola per le caselle viola, uno per ogni giocatore dell'Alleanza e "
      "uno in più; inoltre un segnalino di ognuno di loro per qualunque casella. Su una casella gialla un tale "
      "segnalino agisce contro il suo giocatore. Una notte porta 1 PP per ogni giocatore dell'Alleanza e una carta ID. "
      "Pregare dà {2} PP, un'invocazione fa pescare una carta ID. Seth richiama solo dopo una sconfitta, e vince "
      "subito con {3} PV permanenti da battaglia, o quando l'Alleanza non ha unità sul tabellone."}},
    {long_lone_game_possible,
     count<&Ruleset::lone_long_goal>,
     {"A goal of {0} VP may be agreed.", "Można umówić się na {0} PZ.", "Si può concordare un obiettivo di {0} PV."}},
});
inline constexpr Chapter lone = {"kemet.lone", {"Seth", "Set", "Seth"}, lone_passages};

inline constexpr std::array seizing_passages = std::to_array<Passage>({
    {allied,
     count<&Ruleset::seized_pyramid_surcharge>,
     {"Against the member whose token lies there. Seize a creature: one whose tile is for sale, of at most the level "
      "of the violet pyramid, attacks a troop of that member outside a city, alone and once; a win is 1 battle VP, and "
      "its card is discarded either way. Seize a troop: a whole troop with a unit of that member moves, paid by Seth, "
      "not into Seth's city nor against Seth's troops; it may attack another member, who defends with their own cards, "
      "and its win is 1 battle VP for Seth. Destroy two units of that member, in one troop or two. Seize a pyramid: "
      "buy a tile that is not violet with that member's pyramids, of at most the level of the violet one, for {0} PP "
      "more.",
      "Przeciw graczowi Przymierza, którego żeton tam leży. Przejęcie potwora: potwór, którego płytka jest na "
      "sprzedaż, o poziomie nie wyższym niż poziom fioletowej piramidy, raz i samotnie atakuje oddział tego gracza "
      "poza miastem; wygrana to 1 PZ chwały, a karta potwora w każdym razie przepada. Przejęcie oddziału: rusza cały "
      "oddział z jednostką tego gracza, płaci Set; nie wchodzi do jego miasta ani nie atakuje jego oddziałów; może "
      "zaatakować innego gracza Przymierza, który broni się własnymi kartami, a wygrana to 1 PZ chwały dla Seta. "
      "Zniszczenie dwóch jednostek tego gracza, w jednym oddziale lub dwóch. Przejęcie piramidy: kupno płytki innej "
      "niż fioletowa, o poziomie nie wyższym niż poziom fioletowej piramidy, dzięki piramidom tego gracza, za {0} PM "
      "więcej.",
      "Contro il giocatore dell'Alleanza il cui segnalino sta lì. Impadronirsi di una creatura: una la cui tessera è "
      "in vendita, di livello al massimo quello della piramide viola, attacca da sola e una volta una truppa di quel "
      "giocatore fuori da una città; la vittoria vale 1 PV da battaglia, e la sua carta si scarta comunque. "
      "Impadronirsi di una truppa: un'intera truppa con un'unità di quel giocatore muove, a spese di Seth, non nella "
      "sua città né contro le sue truppe; può attaccare un altro giocatore dell'Alleanza, che difende con le proprie "
      "carte, e la sua vittoria vale 1 PV da battaglia per Seth. Distruggere due unità di quel giocatore, in una "
      "truppa o due. Impadronirsi di una piramide: acquistare una tessera non viola, di livello al massimo quello "
      "della piramide viola, con le piramidi di quel giocatore, per {0} PP in più."}},
});
inline constexpr Chapter seizing = {
    "kemet.lone.seize", {"Yellow spaces", "Żółte pola", "Caselle gialle"}, seizing_passages};

inline constexpr std::array assault_passages = std::to_array<Passage>({
    {allied,
     nullptr,
     {"Up to two of Seth's troops move, each by its own rules; what comes of it comes when both have moved. If both "
      "meet rivals, cards for the two battles are chosen together: Seth plays a battle card in each and discards none, "
      "and so does a rival who defends in both; a rival who defends in one plays and discards as usual. DI cards are "
      "given to one battle or the other. Seth says which battle comes first; it is fought to its end before the other.",
      "Ruszają najwyżej dwa oddziały Seta, każdy według własnych zasad; skutki następują, gdy oba się poruszą. Jeśli "
      "oba spotkają przeciwników, karty do obu walk wybiera się razem: Set zagrywa w każdej jedną kartę walki i żadnej "
      "nie odrzuca, tak samo ten, kto broni się w obu; kto broni się w jednej, zagrywa i odrzuca jak zwykle. Karty BI "
      "przydziela się do jednej lub drugiej walki. Set mówi, która walka jest pierwsza; rozgrywa się ją do końca przed "
      "drugą.",
      "Muovono al massimo due truppe di Seth, ognuna con le proprie regole; ciò che ne segue viene quando entrambe "
      "hanno mosso. Se entrambe incontrano avversari, le carte per le due battaglie si scelgono insieme: Seth gioca "
      "una carta Battaglia in ognuna e non ne scarta, e così chi difende in entrambe; chi difende in una gioca e "
      "scarta come al solito. Le carte ID si assegnano all'una o all'altra battaglia. Seth dice quale battaglia viene "
      "prima; la si combatte fino in fondo prima dell'altra."}},
});
inline constexpr Chapter assault = {
    "kemet.lone.assault", {"Frenzied assault", "Szaleńczy atak", "Assalto frenetico"}, assault_passages};

}  // namespace mehen::kemet::section
