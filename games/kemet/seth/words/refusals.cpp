// The words for every reason why an action is not legal where one god stands against an alliance.
#include "games/kemet/seth/words/refusals.h"

#include <array>

#include "games/kemet/game.h"
#include "games/kemet/questions/nouns.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

struct Words {
    Text text;
    std::array<Noun, 3> arguments{};  // what {0}, {1} and {2} name
};

// In the order of PactReason.
constexpr std::array<Words, pact_reasons> reasons = {{
    {{"{0} is not a player of the Alliance.", "{0}: to nie jest gracz Przymierza.",
      "{0} non è un giocatore dell'Alleanza."},
     {Noun::seat}},
    // sacrifice temples
    {{"{0}: the level begun there is finished first; {1} more {1:unit|units} of the Alliance {1:is|are} due.",
      "{0}: najpierw kończy się zaczęty tam poziom; brakuje jeszcze {1} "
      "{1:jednostki|jednostek|jednostek} Przymierza.",
      "{0}: prima si finisce il livello cominciato lì; {1:manca|mancano} ancora {1} unità dell'Alleanza."},
     {Noun::area, Noun::number}},
    {{"{0}: sacrifice temples stand on desert areas without an obelisk.",
      "{0}: świątynie poświęcenia stoją na pustyniach bez obelisku.",
      "{0}: i templi del sacrificio stanno nei deserti senza obelisco."},
     {Noun::area}},
    {{"All {0} sacrifice temples have been begun elsewhere.",
      "Wszystkie świątynie poświęcenia ({0}) zaczęto już gdzie indziej.",
      "Tutti i templi del sacrificio ({0}) sono già cominciati altrove."},
     {Noun::number}},
    {{"{0}: a temple rises by one level in a phase, and this one already has.",
      "{0}: w jednej fazie świątynia rośnie o jeden poziom, a ta już urosła.",
      "{0}: in una fase un tempio sale di un livello, e questo è già salito."},
     {Noun::area}},
    {{"{0}: this sacrifice temple is complete.", "{0}: ta świątynia poświęcenia jest ukończona.",
      "{0}: questo tempio del sacrificio è completo."},
     {Noun::area}},
    {{"{0}: the next level costs {1} {1:unit|units} of the Alliance; {2} {2:stands|stand} there.",
      "{0}: następny poziom kosztuje {1} {1:jednostkę|jednostki|jednostek} Przymierza; {2:stoi|stoją|stoi} tam {2}.",
      "{0}: il prossimo livello costa {1} unità dell'Alleanza; lì {2:ce n'è|ce ne sono} {2}."},
     {Noun::area, Noun::number, Noun::number}},
    // a phase of the Alliance, and the Great Ceremony
    {{"{0} has already acted in this phase.", "{0}: w tej fazie już była akcja tego gracza.",
      "{0} ha già agito in questa fase."},
     {Noun::seat}},
    {{"Every player of the Alliance acts once in a phase; not yet: {0}.",
      "W fazie każdy gracz Przymierza działa raz; jeszcze nie: {0}.",
      "In una fase ogni giocatore dell'Alleanza agisce una volta; non ancora: {0}."},
     {Noun::seat}},
    {{"The Great Ceremony is held only once, and it has been held.",
      "Wielką Ceremonię odprawia się raz i już się odbyła.",
      "La Grande Cerimonia si celebra una volta sola, ed è già avvenuta."}},
    {{"Only players of the Alliance with a troop on a desert area with an obelisk pay for the Great Ceremony: there "
      "is none.",
      "Za Wielką Ceremonię płacą tylko gracze Przymierza z oddziałem na pustyni z obeliskiem: nie ma takiego.",
      "La Grande Cerimonia la pagano solo i giocatori dell'Alleanza con una truppa in un deserto con obelisco: non ce "
      "n'è."}},
    {{"The Great Ceremony costs {0} PP; those with a troop on a desert area with an obelisk have {1}.",
      "Wielka Ceremonia kosztuje {0} PM; ci, którzy mają oddział na pustyni z obeliskiem, mają {1}.",
      "La Grande Cerimonia costa {0} PP; chi ha una truppa in un deserto con obelisco ne ha {1}."},
     {Noun::number, Noun::number}},
    {{"{0} may not pay: only those with a troop on a desert area with an obelisk do.",
      "{0}: płacą tylko ci, którzy mają oddział na pustyni z obeliskiem.",
      "{0} non può pagare: lo fa solo chi ha una truppa in un deserto con obelisco."},
     {Noun::seat}},
    {{"{0}: this has already been decided.", "{0}: to już ustalono.", "{0}: questo è già stato deciso."}, {Noun::seat}},
    {{"Now it is about the share of {0}.", "Teraz chodzi o część tego gracza: {0}.",
      "Ora si tratta della parte di {0}."},
     {Noun::seat}},
    {{"At least {0} PP: the others cannot pay the rest.", "Co najmniej {0} PM: pozostali nie zapłacą reszty.",
      "Almeno {0} PP: gli altri non possono pagare il resto."},
     {Noun::number}},
    {{"Only {0} PP {0:is|are} left to be shared out.", "Do podziału {0:został|zostały|zostało} tylko {0} PM.",
      "{0:Resta|Restano} da dividere solo {0} PP."},
     {Noun::number}},
    {{"{0} has no share in this, or has already had it.", "{0}: bez udziału albo udział już rozdzielono.",
      "{0} non ha parte in questo, o l'ha già avuta."},
     {Noun::seat}},
    {{"{0} has only {1} PP.", "{0} ma tylko {1} PM.", "{0} ha solo {1} PP."}, {Noun::seat, Noun::number}},
    {{"No tile lets players of the Alliance hand PP over.",
      "Żadna płytka nie pozwala graczom Przymierza przekazywać PM.",
      "Nessuna tessera permette ai giocatori dell'Alleanza di cedere PP."}},
    {{"PP have already been handed over in this phase.", "W tej fazie już przekazano PM.",
      "In questa fase si sono già ceduti PP."}},
    {{"PP are handed to another player of the Alliance.", "PM przekazuje się innemu graczowi Przymierza.",
      "I PP si cedono a un altro giocatore dell'Alleanza."}},
    {{"At most {0} PP are handed over.", "Przekazuje się najwyżej {0} PM.", "Si cedono al massimo {0} PP."},
     {Noun::number}},
    {{"{0} can take only {1} PP more.", "{0} może przyjąć jeszcze tylko {1} PM.",
      "{0} può ricevere solo altri {1} PP."},
     {Noun::seat, Noun::number}},
    {{"{0}: the Alliance already has this power.", "{0}: Przymierze ma już tę moc.",
      "{0}: l'Alleanza ha già questo potere."},
     {Noun::power_token}},
    // joint troops
    {{"Now it is about how many units of {0} go along.", "Teraz chodzi o to, ile jednostek tego gracza zabierasz: {0}.",
      "Ora si tratta di quante unità di {0} porti con te."},
     {Noun::seat}},
    {{"{0}: only {2} {2:unit|units} of this player {2:stands|stand} there: {1}.",
      "{0}: {2:stoi|stoją|stoi} tam tylko {2} {2:jednostka|jednostki|jednostek} tego gracza: {1}.",
      "{0}: lì {2:c'è|ci sono} solo {2} unità di questo giocatore: {1}."},
     {Noun::area, Noun::seat, Noun::number}},
    {{"{0}: no fewer than {1} and no more than {2} of these units can go along, so that those who go and those who "
      "stay keep to the limits.",
      "{0}: możesz zabrać nie mniej niż {1} i nie więcej niż {2} z tych jednostek, aby i idący, i zostający mieścili "
      "się w limitach.",
      "{0}: di queste unità puoi portarne con te non meno di {1} e non più di {2}, perché chi va e chi resta "
      "rispetti i limiti."},
     {Noun::seat, Noun::number, Noun::number}},
    {{"{0} walks only with a unit of its owner, and with one too many would go: {1}.",
      "{0} idzie tylko z jednostką swojego właściciela, a z nią poszłoby ich za dużo: {1}.",
      "{0} va solo con un'unità del suo proprietario, e con essa sarebbero troppe: {1}."},
     {Noun::creature, Noun::area}},
    {{"{0}: the Alliance may have at most {1} {1:unit|units} there in all.",
      "{0}: Przymierze może mieć tam łącznie najwyżej {1} {1:jednostkę|jednostki|jednostek}.",
      "{0}: l'Alleanza può avere lì in tutto al massimo {1} unità."},
     {Noun::area, Noun::number}},
    {{"{0}: at most {1} {1:unit|units} go on together.",
      "{0}: razem {1:idzie|idą|idzie} najwyżej {1} {1:jednostka|jednostki|jednostek}.",
      "{0}: insieme {1:va|vanno} al massimo {1} unità."},
     {Noun::area, Noun::number}},
    {{"{0}: a creature of the Alliance is already there.", "{0}: jest tam już potwór Przymierza.",
      "{0}: c'è già una creatura dell'Alleanza."},
     {Noun::area}},
    {{"{0} has no unit in the troop that fights: {1}.", "{0} nie ma jednostki w walczącym oddziale: {1}.",
      "{0} non ha unità nella truppa che combatte: {1}."},
     {Noun::seat, Noun::area}},
    {{"{0} fights for the seized troop: another player defends.",
      "{0} walczy za przejęty oddział: broni się inny gracz.",
      "{0} combatte per la truppa di cui ci si è impadroniti: difende un altro giocatore."},
     {Noun::seat}},
    {{"{0} defends alone: another player fights for the seized troop.",
      "{0} broni się w pojedynkę: za przejęty oddział walczy inny gracz.",
      "{0} difende da solo: per la truppa di cui ci si è impadroniti combatte un altro giocatore."},
     {Noun::seat}},
    {{"The units are lost here: {0}.", "Jednostki giną tutaj: {0}.", "Le unità si perdono qui: {0}."}, {Noun::area}},
    {{"{0}: a beaten troop retreats only into districts of players who have units in it.",
      "{0}: pokonany oddział wycofuje się tylko do dzielnic graczy, którzy mają w nim jednostki.",
      "{0}: una truppa battuta si ritira solo in distretti di giocatori che vi hanno unità."},
     {Noun::area}},
    // tokens of the lone god
    {{"Only Seth has such tokens.", "Takie żetony ma tylko Set.", "Segnalini del genere li ha solo Seth."}},
    {{"You place violet tokens, and the tokens taken from the Alliance.",
      "Kładziesz żetony fioletowe i żetony zabrane Przymierzu.",
      "Metti segnalini viola e i segnalini presi all'Alleanza."}},
    {{"{0}: only a token taken from the Alliance goes on a yellow space.",
      "{0}: na żółtym polu kładzie się żeton zabrany Przymierzu.",
      "{0}: su una casella gialla va un segnalino preso all'Alleanza."},
     {Noun::lone_space}},
    {{"The token taken from {0} has already been placed today.", "Ten zabrany żeton już dziś położono: {0}.",
      "Il segnalino preso a {0} è già stato messo oggi."},
     {Noun::seat}},
    {{"{0}: this space must stay free, or your other tokens would find too few.",
      "{0}: to pole musi zostać wolne, inaczej zabraknie pól na pozostałe żetony.",
      "{0}: questa casella deve restare libera, o ne mancherebbero per gli altri segnalini."},
     {Noun::lone_space}},
    {{"A token already lies on this space: {0}.", "Na tym polu leży już żeton: {0}.",
      "Su questa casella c'è già un segnalino: {0}."},
     {Noun::lone_space}},
    {{"{0}: say against which player of the Alliance.", "{0}: powiedz, przeciw któremu graczowi Przymierza.",
      "{0}: di' contro quale giocatore dell'Alleanza."},
     {Noun::lone_space}},
    {{"{0}: this action is against nobody.", "{0}: ta akcja nie jest przeciw nikomu.",
      "{0}: questa azione non è contro nessuno."},
     {Noun::lone_space}},
    // tiles and pyramids
    {{"A violet tile of level {0} needs your three own pyramids at that level; your lowest has level {1}.",
      "Fioletowa płytka poziomu {0} wymaga trzech własnych piramid tego poziomu; twoja najniższa ma poziom {1}.",
      "Una tessera viola di livello {0} richiede tre piramidi proprie di quel livello; la tua più bassa ha livello "
      "{1}."},
     {Noun::number, Noun::number}},
    {{"{0}: Seth holds this pyramid of yours; violet tiles need all three.",
      "{0}: tę twoją piramidę zajmuje Set; fioletowe płytki wymagają wszystkich trzech.",
      "{0}: Seth tiene questa tua piramide; le tessere viola le richiedono tutte e tre."},
     {Noun::area}},
    {{"The free tile at the start is not a violet one.", "Darmowa płytka na początku nie jest fioletowa.",
      "La tessera gratuita iniziale non è viola."}},
    {{"{0}: this tile is for the Alliance only.", "{0}: ta płytka jest tylko dla Przymierza.",
      "{0}: questa tessera è solo per l'Alleanza."},
     {Noun::tile}},
    {{"{0}: this tile is for Seth only.", "{0}: ta płytka jest tylko dla Seta.",
      "{0}: questa tessera è solo per Seth."},
     {Noun::tile}},
    {{"A seized pyramid is not for violet tiles.", "Przejęta piramida nie jest dla fioletowych płytek.",
      "La piramide di cui ci si impadronisce non è per tessere viola."}},
    {{"{0} controls no pyramid of this colour: {1}.", "{0} nie kontroluje piramidy tego koloru: {1}.",
      "{0} non controlla nessuna piramide di questo colore: {1}."},
     {Noun::seat, Noun::colour}},
    {{"{0}: a tile of level {1} needs a pyramid of its colour and that level; the highest has level {2}.",
      "{0}: płytka poziomu {1} wymaga piramidy jej koloru i tego poziomu; najwyższa ma poziom {2}.",
      "{0}: una tessera di livello {1} richiede una piramide del suo colore e di quel livello; la più alta ha livello "
      "{2}."},
     {Noun::seat, Noun::number, Noun::number}},
    {{"A tile of level {0} needs a violet pyramid of that level; yours has level {1}.",
      "Płytka poziomu {0} wymaga fioletowej piramidy tego poziomu; twoja ma poziom {1}.",
      "Una tessera di livello {0} richiede una piramide viola di quel livello; la tua ha livello {1}."},
     {Noun::number, Noun::number}},
    {{"You have one pyramid, the violet one: raise it.", "Masz jedną piramidę, fioletową: tę wznoś.",
      "Hai una sola piramide, quella viola: eleva quella."}},
    // what the lone god seizes and destroys
    {{"{0}: the card of this creature has been used.", "{0}: karta tego potwora jest już zużyta.",
      "{0}: la carta di questa creatura è già stata usata."},
     {Noun::creature}},
    {{"{0}: its tile has been bought; only creatures for sale can be seized.",
      "{0}: płytka tego potwora jest już kupiona; przejąć można tylko potwora na sprzedaż.",
      "{0}: la sua tessera è stata acquistata; ci si impadronisce solo di creature in vendita."},
     {Noun::creature}},
    {{"{0} has level {1}; your violet pyramid has only level {2}.",
      "{0} ma poziom {1}; twoja fioletowa piramida tylko poziom {2}.",
      "{0} ha livello {1}; la tua piramide viola solo livello {2}."},
     {Noun::creature, Noun::number, Noun::number}},
    {{"{0} could attack no troop of {1} now.", "{0} nie może teraz zaatakować oddziału tego gracza: {1}.",
      "{0} non potrebbe attaccare ora nessuna truppa di {1}."},
     {Noun::creature, Noun::seat}},
    {{"This action is against {0}.", "Ta akcja jest przeciw temu graczowi: {0}.", "Questa azione è contro {0}."},
     {Noun::seat}},
    {{"{0}: {1} attacks only outside cities.", "{0}: {1} atakuje tylko poza miastami.",
      "{0}: {1} attacca solo fuori dalle città."},
     {Noun::area, Noun::creature}},
    {{"{0}: name {1} for this joint troop.", "{0}: dla tego połączonego oddziału podaj: {1}.",
      "{0}: indica questa truppa congiunta con {1}."},
     {Noun::area, Noun::seat}},
    {{"{0}: a seized troop is never split; {1} {1:unit|units} {1:goes|go}.",
      "{0}: przejętego oddziału się nie dzieli; {1:idzie|idą|idzie} {1} {1:jednostka|jednostki|jednostek}.",
      "{0}: la truppa di cui ci si impadronisce non si divide mai; {1:va|vanno} {1} unità."},
     {Noun::area, Noun::number}},
    {{"{0}: a seized troop is never split; {1} goes along.",
      "{0}: przejętego oddziału się nie dzieli; {1} idzie razem.",
      "{0}: la truppa di cui ci si impadronisce non si divide mai; {1} va con essa."},
     {Noun::area, Noun::creature}},
    {{"{0}: its creature keeps this troop from being seized.", "{0}: potwór chroni ten oddział przed przejęciem.",
      "{0}: la sua creatura impedisce di impadronirsi di questa truppa."},
     {Noun::area}},
    {{"{0}: a seized troop neither enters your city nor meets your troops.",
      "{0}: przejęty oddział nie wchodzi do twojego miasta ani nie spotyka twoich oddziałów.",
      "{0}: la truppa di cui ti impadronisci non entra nella tua città e non incontra le tue truppe."},
     {Noun::area}},
    {{"{0}: only units of {1} stand there, and nobody attacks their own.",
      "{0}: stoją tam jednostki tylko jednego gracza ({1}), a nikt nie atakuje własnych.",
      "{0}: ci sono solo unità di {1}, e nessuno attacca le proprie."},
     {Noun::area, Noun::seat}},
    {{"{0}: no cards are played for the move of a seized troop.",
      "{0}: do ruchu przejętego oddziału nie zagrywa się kart.",
      "{0}: per il movimento di una truppa di cui ci si impadronisce non si giocano carte."},
     {Noun::di_card}},
    {{"{0}: the portal is closed until the Great Ceremony has been held.",
      "{0}: portal jest zamknięty aż do Wielkiej Ceremonii.", "{0}: il portale è chiuso fino alla Grande Cerimonia."},
     {Noun::area}},
    // the assault, and cards
    {{"{0}: this troop has moved in this assault; the second one is another.",
      "{0}: ten oddział już się w tym ataku poruszył; drugi musi być inny.",
      "{0}: questa truppa ha già mosso in questo assalto; la seconda è un'altra."},
     {Noun::area}},
    {{"{0}: you do not fight in this battle.", "{0}: w tej walce nie bierzesz udziału.",
      "{0}: non combatti in questa battaglia."},
     {Noun::area}},
    {{"First choose the battle card for the second battle.", "Najpierw wybierz kartę walki do drugiej walki.",
      "Prima scegli la carta Battaglia per la seconda battaglia."}},
    {{"{0}: this card is for the first battle, choose another.",
      "{0}: ta karta jest już w pierwszej walce, wybierz inną.",
      "{0}: questa carta è per la prima battaglia, scegline un'altra."},
     {Noun::battle_card}},
    {{"Whoever fights in both battles plays two cards and discards none.",
      "Kto walczy w obu walkach, zagrywa dwie karty i żadnej nie odrzuca.",
      "Chi combatte in entrambe le battaglie gioca due carte e non ne scarta."}},
    {{"{0}: this card is meant for the second battle.", "{0}: ta karta jest przeznaczona na drugą walkę.",
      "{0}: questa carta è destinata alla seconda battaglia."},
     {Noun::di_card}},
    {{"{0}: this card belongs to the other side's deck.", "{0}: ta karta jest z talii drugiej strony.",
      "{0}: questa carta è del mazzo dell'altra parte."},
     {Noun::di_card}},
    {{"{0} is not a rival: cards are taken from rivals.", "{0} to nie przeciwnik: karty zabiera się przeciwnikom.",
      "{0} non è un avversario: le carte si prendono agli avversari."},
     {Noun::seat}},
    {{"{0} holds no DI card.", "{0} nie ma żadnej karty BI.", "{0} non ha nessuna carta ID."}, {Noun::seat}},
}};

// A number, or the name of a thing.
Argument argument(const Rules& rules, Noun noun, Element value, Language language) {
    switch (noun) {
        case Noun::seat: return Kemet::seat_name(rules, value, language);
        case Noun::area: return area_name(rules, value, language);
        case Noun::creature: return creature_name(rules, value, language);
        case Noun::tile: return tile_name(rules, value, language);
        case Noun::colour: return colour_name(value)[language];
        case Noun::di_card: return di_card_name(rules, value, language);
        case Noun::battle_card: return battle_card_name(rules, value, language);
        case Noun::lone_space: return lone_space_name(rules, value, language);
        case Noun::power_token: return power_token_name(rules, value, language);
        case Noun::nothing:
        case Noun::city:
        case Noun::space:
        case Noun::with_creature:
        case Noun::gold_action:
        case Noun::action:
        case Noun::level:
        case Noun::units:
        case Noun::tokens:
        case Noun::position:
        case Noun::creature_card:
        case Noun::prayer_token:
        case Noun::against_seat:
        case Noun::prayer:
        case Noun::some_units:
        case Noun::number: break;
    }
    return value;
}

}  // namespace

std::string pact_refusal_text(const Rules& rules, const Refusal& refusal, Language language) {
    const std::size_t which = refusal.reason - index_of(Reason::unexplained) - 1;
    if (which >= reasons.size()) return {};
    const Words& words = reasons[which];
    std::vector<Argument> arguments;
    for (std::size_t i = 0; i < words.arguments.size(); ++i)
        arguments.push_back(argument(rules, words.arguments[i], Element(refusal.arg[i]), language));
    return format(words.text[language], language, arguments);
}

}  // namespace mehen::kemet
