// The rules in our words: battles and cards.
#pragma once

#include "core/game.h"

namespace mehen::kemet::section {

inline constexpr Section battle = {
    "kemet.battle",
    {"Battle", "Walka", "Battaglia"},
    {"Whoever brings units into an area with a rival's troop is the attacker. Steps: war council, reveal, strength, "
     "losses, reward, the loser's troop, the winner's troop. All of them are gone through even if a troop is destroyed "
     "on the way. Nobody else takes part.",
     "Kto wprowadza jednostki na obszar z wrogim oddziałem, jest atakującym. Kroki: rada wojenna, odkrycie kart, siła, "
     "straty, nagroda, oddział przegranego, oddział zwycięzcy. Przechodzi się przez wszystkie, nawet jeśli oddział po "
     "drodze zginie. Nikt inny nie bierze udziału.",
     "Chi porta unità in un'area con una truppa avversaria è l'attaccante. Passi: consiglio di guerra, rivelazione, "
     "forza, perdite, ricompensa, la truppa di chi ha perso, quella di chi ha vinto. Si fanno tutti, anche se nel "
     "frattempo una truppa è distrutta. Nessun altro prende parte."}};

inline constexpr Section council = {
    "kemet.battle.council",
    {"War council", "Rada wojenna", "Consiglio di guerra"},
    {"Both choose two battle cards in secret: one to be played, one discarded unused. DI cards for battle may be "
     "hidden under the card played. All is revealed together; the attacker's effects come first. Hidden DI cards work "
     "if they are paid for: where they must be, no card may be added that cannot be paid for; elsewhere the owner says "
     "which are paid. After the battle the card played lies open, the unused one stays hidden unless it was agreed "
     "otherwise. When the last battle card has left the hand, all of them come back.",
     "Obie strony wybierają w tajemnicy dwie karty walki: jedną do zagrania, drugą do odrzucenia bez użycia. Pod "
     "zagraną można ukryć karty BI na walkę. Wszystko odkrywa się jednocześnie; najpierw działają efekty atakującego. "
     "Ukryte karty BI działają, jeśli się za nie zapłaci: gdzie jest to obowiązkowe, nie wolno dokładać takich, za "
     "które nie da się zapłacić; gdzie indziej właściciel mówi, za które płaci. Po walce zagrana karta leży odkryta, "
     "nieużyta zostaje zakryta, chyba że umówiono się inaczej. Gdy z ręki zejdzie ostatnia karta walki, wracają "
     "wszystkie.",
     "Entrambi scelgono in segreto due carte Battaglia: una da giocare, una da scartare senza usarla. Sotto quella "
     "giocata si possono nascondere carte ID da battaglia. Tutto si rivela insieme; prima gli effetti dell'attaccante. "
     "Le carte ID nascoste valgono se pagate: dove è obbligatorio, non se ne aggiungono che non si possano pagare; "
     "altrove il proprietario dice quali paga. Dopo la battaglia la carta giocata resta scoperta, quella non usata "
     "coperta, salvo accordo diverso. Quando dalla mano esce l'ultima carta Battaglia, tornano tutte."}};

inline constexpr Section strength = {
    "kemet.battle.strength",
    {"Strength", "Siła", "Forza"},
    {"Units, battle card, tiles, creature and DI cards; in some editions 1 more in your own district. Higher strength "
     "wins, a tie goes to the defender.",
     "Jednostki, karta walki, płytki, potwór i karty BI; w niektórych edycjach o 1 więcej we własnej dzielnicy. Wyższa "
     "siła wygrywa, remis należy do obrońcy.",
     "Unità, carta Battaglia, tessere, creatura e carte ID; in alcune edizioni 1 in più nel proprio distretto. Vince "
     "la forza maggiore, la parità va al difensore."}};

inline constexpr Section losses = {
    "kemet.battle.losses",
    {"Losses and reward", "Straty i nagroda", "Perdite e ricompensa"},
    {"Each side loses as many units as the other's damage exceeds its own protection, winner and loser alike; they go "
     "back to the reserve. Unblockable damage hits whatever the protection, and some cards hit their own troop. An "
     "attacker who wins with a unit left gains 1 battle VP. A winner without units is still the winner.",
     "Każda strona traci tyle jednostek, o ile obrażenia drugiej przewyższają jej obronę, zwycięzca tak samo jak "
     "przegrany; wracają do zasobów. Nieblokowalne obrażenia trafiają bez względu na obronę, a niektóre karty trafiają "
     "własny oddział. Atakujący, który wygra i ma jeszcze jednostkę, dostaje 1 PZ chwały. Zwycięzca bez jednostek "
     "nadal jest zwycięzcą.",
     "Ogni parte perde tante unità quanti sono i danni dell'altra oltre la propria protezione, chi vince come chi "
     "perde; tornano nella riserva. I danni imparabili colpiscono qualunque sia la protezione, e alcune carte "
     "colpiscono la propria truppa. Un attaccante che vince con un'unità rimasta riceve 1 PV da battaglia. Chi vince "
     "senza unità resta il vincitore."}};

inline constexpr Section fate = {
    "kemet.battle.fate",
    {"Retreat, recall, stay", "Wycofanie, odwołanie, pozostanie", "Ritirarsi, richiamare, restare"},
    {"The loser retreats or recalls. For a retreat the winner picks an adjacent area by land without any troop, in "
     "some editions no district but the loser's own; without such an area the troop is recalled. In some editions the "
     "loser may stay if the winner has no unit left. Then the winner stays or recalls. A recall returns the whole "
     "troop to the reserve and gives 1 PP for each unit, in some editions one PP less in all.",
     "Przegrany wycofuje się lub odwołuje oddział. Przy wycofaniu zwycięzca wskazuje sąsiedni lądem obszar bez żadnego "
     "oddziału, w niektórych edycjach żadną dzielnicę oprócz własnych przegranego; gdy takiego nie ma, oddział zostaje "
     "odwołany. W niektórych edycjach przegrany może zostać, jeśli zwycięzcy nie zostały jednostki. Potem zwycięzca "
     "zostaje lub odwołuje oddział. Odwołanie zwraca cały oddział do zasobów i daje 1 PM za jednostkę, w niektórych "
     "edycjach razem o jeden PM mniej.",
     "Chi perde si ritira o richiama la truppa. Per la ritirata il vincitore sceglie un'area adiacente per terra senza "
     "alcuna truppa, in alcune edizioni nessun distretto tranne quelli di chi ha perso; se non c'è, la truppa è "
     "richiamata. In alcune edizioni chi perde può restare se al vincitore non rimangono unità. Poi chi vince resta o "
     "richiama. Un richiamo riporta l'intera truppa nella riserva e dà 1 PP per unità, in alcune edizioni uno in meno "
     "in tutto."}};

inline constexpr Section cards = {
    "kemet.cards",
    {"DI cards", "Karty BI", "Carte ID"},
    {"Pay, apply, discard; no action is needed, and there is no hand limit. Each card says when it may be played: in "
     "your own turn by day, around any action, in your own move, in battle, or in answer to something. When several "
     "players may play, the active one is asked first, then the others in turn order. How many cards somebody holds is "
     "known, which ones is not. When the deck is empty the discards are shuffled into a new one.",
     "Zapłać, zastosuj, odrzuć; nie trzeba do tego akcji, a ręka nie ma limitu. Każda karta mówi, kiedy można ją "
     "zagrać: w swojej turze za dnia, przy dowolnej akcji, w swoim ruchu, w walce lub w odpowiedzi na coś. Gdy może "
     "zagrać kilku graczy, pierwszy decyduje aktywny, potem inni w kolejności tury. Wiadomo, ile kart kto ma, ale nie "
     "jakie. Pustą talię tworzy się na nowo z odrzuconych.",
     "Paga, applica, scarta; non serve un'azione, e la mano non ha limite. Ogni carta dice quando si gioca: nel "
     "proprio turno di giorno, attorno a qualsiasi azione, nel proprio movimento, in battaglia o in risposta a "
     "qualcosa. Se più giocatori possono giocare, decide prima chi è di turno, poi gli altri in ordine. Si sa quante "
     "carte ha ognuno, non quali. Un mazzo vuoto si rifà con gli scarti."}};

}  // namespace mehen::kemet::section
