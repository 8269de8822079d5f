// The words for every reason why an action is not legal.
#include "games/kemet/words/refusals.h"

#include <array>

#include "games/kemet/game.h"
#include "games/kemet/questions/asks.h"
#include "games/kemet/seth/words/refusals.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

// In the order of Reason.
constexpr std::array<ReasonRow, index_of(Reason::unexplained) + 1> reasons = {{
    {{"Legal.", "Dozwolone.", "Consentito."}},
    {{"The match is over.", "Koniec partii.", "La partita è finita."}},
    {{"It is not your turn to answer.", "To nie twoja kolej.", "Non tocca a te rispondere."}},
    {{"The question now is another one: {0}", "Teraz pytanie jest inne: {0}", "Ora la domanda è un'altra: {0}"}},
    {{"There is no such area, card, tile, seat or number here.",
      "Nie ma tu takiego obszaru, karty, płytki, miejsca ani liczby.",
      "Qui non c'è un'area, una carta, una tessera, un posto o un numero del genere."}},
    {{"An action that can be carried out must be carried out.", "Akcję, którą można wykonać, trzeba wykonać.",
      "Un'azione che si può eseguire va eseguita."}},
    // areas and units
    {{"{0}: this is not a district of yours.", "{0}: to nie jest twoja dzielnica.", "{0}: non è un tuo distretto."},
     {Blank::area}},
    {{"{0}: a rival's troop holds this district, and units placed now may not start a battle.",
      "{0}: tę dzielnicę zajmuje oddział przeciwnika, a umieszczane teraz jednostki nie mogą wywołać walki.",
      "{0}: una truppa avversaria tiene questo distretto, e le unità messe ora non possono iniziare una battaglia."},
     {Blank::area}},
    {{"{0}: you have no troop there.", "{0}: nie masz tam oddziału.", "{0}: lì non hai una truppa."}, {Blank::area}},
    {{"Only {0} {0:unit|units} can be placed now.",
      "Teraz można umieścić {0} {0:jednostkę|jednostki|jednostek}, nie więcej.",
      "Ora si {0:può mettere|possono mettere} {0} unità, non di più."}},
    {{"Your reserve has only {0} {0:unit|units}.",
      "W twoich zasobach {0:jest|są|jest} tylko {0} {0:jednostka|jednostki|jednostek}.",
      "La tua riserva ha solo {0} unità."}},
    {{"{0}: your troop may have at most {1} {1:unit|units}.",
      "{0}: twój oddział może mieć najwyżej {1} {1:jednostkę|jednostki|jednostek}.",
      "{0}: la tua truppa può avere al massimo {1} unità."},
     {Blank::area}},
    {{"This costs {0} PP; you have {1}.", "To kosztuje {0} PM; masz {1}.", "Costa {0} PP; ne hai {1}."}},
    // set-up
    {{"This colour has already been chosen: {0}.", "Ten kolor już wybrano: {0}.",
      "Questo colore è già stato scelto: {0}."},
     {Blank::colour}},
    {{"{0}: this city already has an owner.", "{0}: to miasto ma już właściciela.",
      "{0}: questa città ha già un proprietario."},
     {Blank::city}},
    {{"Your first three levels are spread 1, 1, 1 or 2, 1 over pyramids of different colours.",
      "Pierwsze trzy poziomy dzielisz 1, 1, 1 albo 2, 1 między piramidy różnych kolorów.",
      "I tuoi primi tre livelli si dividono 1, 1, 1 o 2, 1 fra piramidi di colori diversi."}},
    {{"{0}: your units already stand there.", "{0}: stoją tam już twoje jednostki.", "{0}: ci sono già tue unità."},
     {Blank::area}},
    {{"A full troop of {0} units starts in each of these districts.",
      "W każdej z tych dzielnic zaczyna pełny oddział: {0} {0:jednostka|jednostki|jednostek}.",
      "In ognuno di questi distretti comincia una truppa intera di {0} unità."}},
    {{"With so few here your other districts could not hold the rest.",
      "Przy tak małej liczbie reszta nie zmieści się w pozostałych dzielnicach.",
      "Con così poche qui, gli altri tuoi distretti non potrebbero contenere le altre."}},
    // pyramids
    {{"{0}: there is no pyramid.", "{0}: nie ma tam piramidy.", "{0}: non c'è una piramide."}, {Blank::area}},
    {{"{0}: a pyramid already stands there.", "{0}: stoi tam już piramida.", "{0}: c'è già una piramide."},
     {Blank::area}},
    {{"{0}: this pyramid is not yours to raise.", "{0}: tej piramidy nie możesz wznosić.",
      "{0}: questa piramide non puoi elevarla."},
     {Blank::area}},
    {{"This colour is not in play: {0}.", "Ten kolor nie bierze udziału w grze: {0}.",
      "Questo colore non è in gioco: {0}."},
     {Blank::colour}},
    {{"A pyramid of this colour already stands in your city: {0}.",
      "Piramida tego koloru stoi już w twoim mieście: {0}.",
      "Nella tua città c'è già una piramide di questo colore: {0}."},
     {Blank::colour}},
    {{"{0}: the pyramid already has level {1}.", "{0}: piramida ma już poziom {1}.",
      "{0}: la piramide è già al livello {1}."},
     {Blank::area}},
    {{"Pyramids go no higher than level {0}.", "Piramidy sięgają poziomu {0}, nie wyżej.",
      "Le piramidi arrivano al livello {0}, non oltre."}},
    {{"Only one level is free.", "Tylko jeden poziom jest darmowy.", "Solo un livello è gratuito."}},
    // tokens
    {{"A token already lies on this space: {0}.", "Na tym polu leży już żeton: {0}.",
      "Su questa casella c'è già un segnalino: {0}."},
     {Blank::space}},
    {{"Balance rule: by the end of the day every level of your player board must hold a token, and you would have too "
      "few left. Still empty: {0}.",
      "Zasada równowagi: do końca dnia na każdym poziomie planszy gracza musi leżeć żeton, a zostałoby ci ich za mało. "
      "Jeszcze puste: {0}.",
      "Regola dell'equilibrio: entro la fine del giorno ogni livello della tua plancia deve avere un segnalino, e te "
      "ne "
      "resterebbero troppo pochi. Ancora vuoti: {0}."},
     {Blank::levels}},
    {{"You have no {0} token left.", "Nie masz już {0} żetonu.", "Non hai più un segnalino {0}."}, {Blank::token}},
    {{"You have already placed your {0} token this turn.", "W tej turze już użyto {0} żetonu.",
      "In questo turno hai già messo il segnalino {0}."},
     {Blank::token}},
    {{"None of your tiles gives this gold action, nor could one that you buy this turn.",
      "Tej złotej akcji nie daje żadna z twoich płytek ani płytka, którą można kupić w tej turze.",
      "Nessuna delle tue tessere dà questa azione oro, né una che puoi acquistare in questo turno."}},
    {{"No action of your {0} token waits to be carried out.", "Żadna akcja {0} żetonu nie czeka na wykonanie.",
      "Nessuna azione del segnalino {0} attende di essere eseguita."},
     {Blank::token}},
    // power tiles
    {{"{0}: no copy of this tile is left.", "{0}: nie ma już takiej płytki.",
      "{0}: non resta nessuna copia di questa tessera."},
     {Blank::tile}},
    {{"{0}: this tile is not in play in this match.", "{0}: tej płytki nie ma w tej rozgrywce.",
      "{0}: questa tessera non è in gioco in questa partita."},
     {Blank::tile}},
    {{"{0}: you already own this tile, and nobody may own two with the same picture.",
      "{0}: masz już tę płytkę, a nikt nie ma dwóch z tym samym obrazkiem.",
      "{0}: possiedi già questa tessera, e nessuno ne ha due con la stessa figura."},
     {Blank::tile}},
    {{"You control no pyramid of this colour: {0}.", "Nie kontrolujesz piramidy tego koloru: {0}.",
      "Non controlli nessuna piramide di questo colore: {0}."},
     {Blank::colour}},
    {{"A tile of level {1} needs a pyramid of its colour ({0}) and that level; your highest has level {2}.",
      "Płytka poziomu {1} wymaga piramidy jej koloru ({0}) i tego poziomu; twoja najwyższa ma poziom {2}.",
      "Una tessera di livello {1} richiede una piramide del suo colore ({0}) e di quel livello; la tua più alta ha "
      "livello {2}."},
     {Blank::colour}},
    {{"This space is for tiles of one colour: {0}.", "To pole jest dla płytek jednego koloru: {0}.",
      "Questa casella è per tessere di un solo colore: {0}."},
     {Blank::colour}},
    {{"This colour has a free acquisition space of its own: {0}.", "Ten kolor ma własne wolne pole pozyskania: {0}.",
      "Questo colore ha una propria casella di acquisizione libera: {0}."},
     {Blank::colour}},
    {{"The free tile at the start has level 1.", "Darmowa płytka na początku ma poziom 1.",
      "La tessera gratuita iniziale è di livello 1."}},
    {{"Today only tiles up to level {0} are sold.", "Dziś sprzedaje się tylko płytki do poziomu {0}.",
      "Oggi si vendono solo tessere fino al livello {0}."}},
    {{"You have already bought your tile.", "Płytka jest już kupiona.", "Hai già acquistato la tua tessera."}},
    {{"First choose a power tile.", "Najpierw wybierz płytkę mocy.", "Prima scegli una tessera Potere."}},
    // creatures
    {{"{0}: this creature is not yours.", "{0}: ten potwór nie jest twój.", "{0}: questa creatura non è tua."},
     {Blank::creature}},
    {{"{0}: this creature is not in your reserve.", "{0}: tego potwora nie ma w twoich zasobach.",
      "{0}: questa creatura non è nella tua riserva."},
     {Blank::creature}},
    {{"{0}: you have already placed this creature this turn.", "{0}: ten potwór został już w tej turze umieszczony.",
      "{0}: hai già schierato questa creatura in questo turno."},
     {Blank::creature}},
    {{"{0}: a creature already stands there.", "{0}: stoi tam już potwór.", "{0}: c'è già una creatura."},
     {Blank::area}},
    {{"Creatures come back only with a recruit action.", "Potwory wracają tylko z akcją rekrutacji.",
      "Le creature tornano solo con un'azione di reclutamento."}},
    {{"Only one creature comes back with a recruit action.", "Z akcją rekrutacji wraca tylko jeden potwór.",
      "Con un'azione di reclutamento torna una sola creatura."}},
    {{"Only this creature is placed now: {0}.", "Teraz umieszcza się tylko tego potwora: {0}.",
      "Ora si mette solo questa creatura: {0}."},
     {Blank::creature}},
    {{"{0}: there is no creature in that district to swap with ({1}).",
      "{0}: w tej dzielnicy nie ma potwora do zamiany ({1}).",
      "{0}: in quel distretto non c'è una creatura con cui scambiarsi ({1})."},
     {Blank::creature, Blank::area}},
    {{"{0}: a creature joins units placed just now, and none were placed there.",
      "{0}: potwór dołącza do właśnie umieszczonych jednostek, a tam żadnych nie umieszczono.",
      "{0}: una creatura si unisce a unità appena messe, e lì non ne sono state messe."},
     {Blank::area}},
    {{"Creatures are placed before a token, or with units placed in a district.",
      "Potwory umieszcza się przed żetonem albo z jednostkami umieszczanymi w dzielnicy.",
      "Le creature si mettono prima di un segnalino, o con unità messe in un distretto."}},
    // moving
    {{"{0}: only {1} of your units {1:stands|stand} there.",
      "{0}: {1:stoi|stoją|stoi} tam tylko {1} {1:twoja jednostka|twoje jednostki|twoich jednostek}.",
      "{0}: {1:c'è|ci sono} solo {1} {1:tua|tue} unità."},
     {Blank::area}},
    {{"{0}: more than {1} {1:unit|units} would stay behind.",
      "{0}: zostałoby tam więcej niż {1} {1:jednostka|jednostki|jednostek}.", "{0}: ne resterebbero più di {1}."},
     {Blank::area}},
    {{"{0}: more than {1} {1:unit|units} may not stay, some must go on.",
      "{0}: więcej niż {1} {1:jednostka|jednostki|jednostek} nie może zostać, część musi iść dalej.",
      "{0}: più di {1} unità non possono restare, alcune devono proseguire."},
     {Blank::area}},
    {{"{0} is not with your troop there: {1}.", "{0}: tego potwora nie ma tam z twoim oddziałem ({1}).",
      "{0} non è lì con la tua truppa: {1}."},
     {Blank::creature, Blank::area}},
    {{"The troop that moves stands elsewhere: {0}.", "Poruszający się oddział stoi gdzie indziej: {0}.",
      "La truppa che muove sta altrove: {0}."},
     {Blank::area}},
    {{"{0}: these units could go nowhere from there.", "{0}: te jednostki nie mają stamtąd dokąd iść.",
      "{0}: da lì queste unità non possono andare da nessuna parte."},
     {Blank::area}},
    {{"{0}: at most {1} {1:unit|units} can go on together from there: more would find no room within the limit.",
      "{0}: stamtąd {1:może|mogą|może} iść dalej razem najwyżej {1} {1:jednostka|jednostki|jednostek}: więcej nie "
      "zmieściłoby się w limicie.",
      "{0}: da lì {1:può proseguire|possono proseguire} insieme al massimo {1} unità: di più non troverebbero posto "
      "entro il limite."},
     {Blank::area}},
    {{"The troop has no land move left.", "Oddział nie ma już ruchu lądowego.",
      "La truppa non ha più movimenti terrestri."}},
    {{"Neither a border nor a crossing of the Nile joins these areas: {0} – {1}.",
      "Tych obszarów nie łączy ani granica, ani przeprawa przez Nil: {0} – {1}.",
      "Né un confine né un attraversamento del Nilo unisce queste aree: {0} – {1}."},
     {Blank::area, Blank::area}},
    {{"{0}: there is no port to sail from.", "{0}: nie ma tam portu, z którego można popłynąć.",
      "{0}: non c'è un porto da cui salpare."},
     {Blank::area}},
    {{"{0}: only its owner's troops may sail into a military port.",
      "{0}: do portu wojskowego wpływają tylko oddziały jego właściciela.",
      "{0}: in un porto militare entrano solo le truppe del suo proprietario."},
     {Blank::area}},
    {{"{0}: walls stop the troop, because it did not start beside them.",
      "{0}: mury zatrzymują oddział, bo nie zaczął obok nich.",
      "{0}: le mura fermano la truppa, perché non è partita accanto ad esse."},
     {Blank::area}},
    {{"{0}: walls stop a second step into this city in one action.",
      "{0}: mury nie pozwalają na drugi krok w tym mieście w jednej akcji.",
      "{0}: le mura fermano un secondo passo in questa città nella stessa azione."},
     {Blank::area}},
    {{"{0}: together there would be more than {1} {1:unit|units}.",
      "{0}: razem byłoby tam więcej niż {1} {1:jednostka|jednostki|jednostek}.",
      "{0}: insieme sarebbero più di {1} unità."},
     {Blank::area}},
    {{"{0}: a rival's troop stands there, and more than {1} {1:unit|units} may not attack together.",
      "{0}: stoi tam oddział przeciwnika, a więcej niż {1} {1:jednostka|jednostki|jednostek} nie może razem atakować.",
      "{0}: c'è una truppa avversaria, e più di {1} unità non possono attaccare insieme."},
     {Blank::area}},
    {{"{0}: one of your creatures is already there.", "{0}: jest tam już twój potwór.",
      "{0}: c'è già una tua creatura."},
     {Blank::area}},
    {{"{0}: one of your creatures is there, and none may be left alone to join it.",
      "{0}: jest tam twój potwór, a innego nie wolno zostawić samego, aby do niego dołączyć.",
      "{0}: c'è una tua creatura, e nessuna può essere lasciata sola per unirsi a lei."},
     {Blank::area}},
    {{"{0}: two creatures may not stay in one area: one goes on, and a unit stays with the other.",
      "{0}: dwa potwory nie mogą zostać na jednym obszarze: jeden idzie dalej, a z drugim zostaje jednostka.",
      "{0}: due creature non possono restare in un'area: una prosegue, e un'unità resta con l'altra."},
     {Blank::area}},
    {{"{0}: entering costs {1} PP to its creature; you have {2}.",
      "{0}: wejście kosztuje {1} PM z powodu potwora; masz {2}.",
      "{0}: entrare costa {1} PP per la sua creatura; ne hai {2}."},
     {Blank::area}},
    {{"This action allows no teleport.", "Ta akcja nie pozwala na teleportację.",
      "Questa azione non consente teletrasporti."}},
    {{"No teleport is left in this action.", "W tej akcji nie ma już teleportacji.",
      "In questa azione non restano teletrasporti."}},
    {{"{0}: a teleport cannot start here, it needs a pyramid.",
      "{0}: stąd nie można się teleportować, potrzebna jest piramida.",
      "{0}: da qui non parte un teletrasporto, serve una piramide."},
     {Blank::area}},
    {{"{0}: a teleport cannot start here, it needs a pyramid or an obelisk.",
      "{0}: stąd nie można się teleportować, potrzebna jest piramida lub obelisk.",
      "{0}: da qui non parte un teletrasporto, serve una piramide o un obelisco."},
     {Blank::area}},
    {{"{0}: there is no obelisk.", "{0}: nie ma tam obelisku.", "{0}: non c'è un obelisco."}, {Blank::area}},
    {{"{0}: the troop has already teleported there in this action.",
      "{0}: w tej akcji oddział już się tam teleportował.",
      "{0}: in questa azione la truppa vi si è già teletrasportata."},
     {Blank::area}},
    {{"{0}: the troop is already there.", "{0}: oddział już tam stoi.", "{0}: la truppa è già lì."}, {Blank::area}},
    // DI cards
    {{"{0}: you do not hold this card.", "{0}: nie masz tej karty.", "{0}: non hai questa carta."}, {Blank::di_card}},
    {{"{0}: this is not the moment for this card. It is played {1}.",
      "{0}: to nie pora na tę kartę. Zagrywa się ją {1}.", "{0}: non è il momento per questa carta. Si gioca {1}."},
     {Blank::di_card, Blank::moment_of_card}},
    {{"{0}: the card would do nothing now.", "{0}: ta karta nic by teraz nie dała.",
      "{0}: ora la carta non avrebbe effetto."},
     {Blank::di_card}},
    {{"{0}: no empty area lies beside your troop to escape to.",
      "{0}: obok twojego oddziału nie ma pustego obszaru, na który można by uciec.",
      "{0}: accanto alla tua truppa non c'è un'area vuota dove fuggire."},
     {Blank::di_card}},
    {{"{0}: this card is played before the first step of a move.",
      "{0}: tę kartę zagrywa się przed pierwszym krokiem ruchu.",
      "{0}: questa carta si gioca prima del primo passo di un movimento."},
     {Blank::di_card}},
    {{"{0}: even with this card no troop could move on.", "{0}: nawet z tą kartą żaden oddział nie ruszy dalej.",
      "{0}: anche con questa carta nessuna truppa potrebbe muovere."},
     {Blank::di_card}},
    {{"Only rivals' units can be removed.", "Usuwa się tylko jednostki przeciwników.",
      "Si rimuovono solo unità avversarie."}},
    {{"{0}: this player has no units there: {1}.", "{0}: nie ma tam jednostek tego gracza: {1}.",
      "{0}: non ci sono unità di questo giocatore: {1}."},
     {Blank::area, Blank::seat}},
    {{"{0}: a creature protects this troop outside battle.", "{0}: potwór chroni ten oddział poza walką.",
      "{0}: una creatura protegge questa truppa fuori dalla battaglia."},
     {Blank::area}},
    {{"{0}: this card is not among the discards.", "{0}: tej karty nie ma wśród odrzuconych.",
      "{0}: questa carta non è fra gli scarti."},
     {Blank::di_card}},
    {{"{0}: a card that takes one back is not taken back itself.", "{0}: karta, która przywraca inną, sama nie wraca.",
      "{0}: una carta che ne riprende un'altra non si riprende."},
     {Blank::di_card}},
    {{"{0}: this card is yours for the whole match and is not discarded.",
      "{0}: ta karta jest twoja przez całą partię i się jej nie odrzuca.",
      "{0}: questa carta è tua per tutta la partita e non si scarta."},
     {Blank::di_card}},
    // battle
    {{"{0}: this battle card is not in your hand.", "{0}: tej karty walki nie masz na ręce.",
      "{0}: questa carta Battaglia non è nella tua mano."},
     {Blank::battle_card}},
    {{"First choose the battle card you play.", "Najpierw wybierz kartę walki, którą zagrywasz.",
      "Prima scegli la carta Battaglia che giochi."}},
    {{"First choose the battle card you discard.", "Najpierw wybierz kartę walki, którą odrzucasz.",
      "Prima scegli la carta Battaglia che scarti."}},
    {{"You have chosen your battle card: {0}.", "Karta walki jest już wybrana: {0}.",
      "Hai già scelto la tua carta Battaglia: {0}."},
     {Blank::battle_card}},
    {{"You have chosen the battle card you discard: {0}.", "Karta walki do odrzucenia jest już wybrana: {0}.",
      "Hai già scelto la carta Battaglia da scartare: {0}."},
     {Blank::battle_card}},
    {{"{0}: you play this card, discard another.", "{0}: tę kartę zagrywasz, odrzuć inną.",
      "{0}: questa carta la giochi, scartane un'altra."},
     {Blank::battle_card}},
    {{"This is your last battle card: there is none to discard.",
      "To twoja ostatnia karta walki: nie ma czego odrzucić.",
      "È la tua ultima carta Battaglia: non ce n'è un'altra da scartare."}},
    {{"{0}: this card is not for battles. It is played {1}.", "{0}: to nie jest karta na walkę. Zagrywa się ją {1}.",
      "{0}: questa carta non è per le battaglie. Si gioca {1}."},
     {Blank::di_card, Blank::moment_of_card}},
    {{"Your rival has seen your DI cards: they stay as they are.",
      "Przeciwnik widział twoje karty BI: zostają bez zmian.",
      "L'avversario ha visto le tue carte ID: restano come sono."}},
    {{"{0}: you have not played this card in this battle.", "{0}: tej karty nie zagrano z twojej strony w tej walce.",
      "{0}: non hai giocato questa carta in questa battaglia."},
     {Blank::di_card}},
    {{"{0}: this card costs nothing, so it works.", "{0}: ta karta nic nie kosztuje, więc działa.",
      "{0}: questa carta non costa nulla, quindi vale."},
     {Blank::di_card}},
    {{"There is no area to retreat to.", "Nie ma dokąd się wycofać.", "Non c'è un'area dove ritirarsi."}},
    {{"A beaten troop may not stay here.", "Pokonany oddział nie może tu zostać.",
      "Una truppa battuta non può restare qui."}},
    {{"These areas share no border: {0} – {1}.", "Te obszary nie mają wspólnej granicy: {0} – {1}.",
      "Queste aree non hanno un confine in comune: {0} – {1}."},
     {Blank::area, Blank::area}},
    {{"{0}: this area is not empty.", "{0}: ten obszar nie jest pusty.", "{0}: quest'area non è vuota."},
     {Blank::area}},
    {{"{0}: a troop may not retreat into a rival's district.", "{0}: nie wolno wycofać się do dzielnicy przeciwnika.",
      "{0}: non ci si ritira in un distretto avversario."},
     {Blank::area}},
    {{"{0}: no battle is due there.", "{0}: nie ma tam walki do stoczenia.",
      "{0}: lì non c'è una battaglia da combattere."},
     {Blank::area}},
    {{"The units join the troop in the battle: {0}.", "Jednostki dołączają do walczącego oddziału: {0}.",
      "Le unità si uniscono alla truppa in battaglia: {0}."},
     {Blank::area}},
    // night and order
    {{"You have only {0} veteran {0:token|tokens}.", "Masz tylko {0} {0:żeton|żetony|żetonów} weterana.",
      "Hai solo {0} {0:segnalino|segnalini} veterano."}},
    {{"Veteran tokens are given up for cards two by two.", "Żetony weterana oddaje się za karty parami.",
      "I segnalini veterano si cedono per le carte a coppie."}},
    {{"{0}: this card is not among those laid out.", "{0}: tej karty nie ma wśród wyłożonych.",
      "{0}: questa carta non è fra quelle esposte."},
     {Blank::di_card}},
    {{"{0}: this player already has a place.", "{0}: ten gracz ma już miejsce.",
      "{0}: questo giocatore ha già un posto."},
     {Blank::seat}},
    {{"Place {0} is taken.", "Miejsce {0} jest zajęte.", "Il posto {0} è occupato."}, {Blank::place}},
    {{"This is not possible now.", "Teraz to niemożliwe.", "Ora non è possibile."}},
}};

// As they stand in the sentences: "no {0} token".
constexpr std::array<Text, 5> token_words = {{{"action", "własnego", "Azione"},
                                              {"silver", "srebrnego", "argento"},
                                              {"golden", "złotego", "oro"},
                                              {"violet", "fioletowego", "viola"},
                                              {"transparent", "przezroczystego", "trasparente"}}};

// Where one retreats to no rival's district either.
constexpr ReasonRow no_escape_but_districts = {
    {"{0}: no empty area lies beside your troop to escape to; a rival's district is no refuge.",
     "{0}: obok twojego oddziału nie ma pustego obszaru, na który można by uciec; do dzielnicy przeciwnika uciec nie "
     "wolno.",
     "{0}: accanto alla tua truppa non c'è un'area vuota dove fuggire; in un distretto avversario non si può."},
    {Blank::di_card}};

std::string levels(unsigned mask) {
    std::vector<std::string> list;
    for (unsigned level = 1; level <= 3; ++level)
        if (((mask >> level) & 1U) != 0) list.push_back(std::to_string(level));
    return joined(list);
}

// A number, or the name of a thing.
Argument argument(const Rules& rules, Blank blank, const Refusal& refusal, std::size_t i, Language language) {
    const Element value(refusal.arg[i]);
    switch (blank) {
        case Blank::number: return value;
        case Blank::area: return area_name(rules, value, language);
        case Blank::seat: return Kemet::seat_name(rules, value, language);
        case Blank::creature: return creature_name(rules, value, language);
        case Blank::city: return city_name(rules, value, language);
        case Blank::colour: return colour_name(value)[language];
        case Blank::tile: return tile_name(rules, value, language);
        case Blank::space: return space_name(rules, value, language);
        case Blank::lone_space: return lone_space_name(rules, value, language);
        case Blank::power_token: return power_token_name(rules, value, language);
        case Blank::di_card: return di_card_name(rules, value, language);
        case Blank::moment_of_card: return when_played(rules, Element(refusal.arg[0]), language);
        case Blank::battle_card: return battle_card_name(rules, value, language);
        case Blank::token: return token_words[value][language];
        case Blank::levels: return levels(value);
        case Blank::place: return value + 1;
    }
    return value;
}

}  // namespace

std::string refusal_in_words(const Rules& rules, const ReasonRow& row, const Refusal& refusal, Language language) {
    std::vector<Argument> arguments;
    for (std::size_t i = 0; i < row.blanks.size(); ++i)
        arguments.push_back(argument(rules, row.blanks[i], refusal, i, language));
    return format(row.text[language], language, arguments);
}

std::string Kemet::refusal_text(const Rules& rules, const Refusal& refusal, Language language) {
    if (refusal.reason >= reasons.size()) return pact_refusal_text(rules, refusal, language);
    const auto which = static_cast<Reason>(refusal.reason);
    if (which == Reason::another_question)
        return say(reasons[refusal.reason].text, language,
                   row_of(static_cast<AskKind>(refusal.arg[0])).words[language]);
    const bool to_districts = which == Reason::no_escape && rules.set.retreat_to_own_districts_only;
    return refusal_in_words(rules, to_districts ? no_escape_but_districts : reasons[refusal.reason], refusal, language);
}

}  // namespace mehen::kemet
