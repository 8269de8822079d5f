// The rules in our words: what a token may do.
#pragma once

#include "core/game.h"

namespace mehen::kemet::section {

inline constexpr Section pray = {"kemet.pray",
                                 {"Pray", "Modlitwa", "Pregare"},
                                 {"Gain 2 PP, and what tiles add to it.", "Otrzymujesz 2 PM i to, co dodają płytki.",
                                  "Ricevi 2 PP, e quanto aggiungono le tessere."}};

inline constexpr Section raise = {
    "kemet.raise",
    {"Raise a pyramid", "Wzniesienie piramidy", "Elevare una piramide"},
    {"Raise one pyramid by any number of levels, to level 4 at most. Each level costs its number in PP; the sum is one "
     "payment. A pyramid that is not on the board yet is placed in one of your districts without one; where colours "
     "are free it takes a colour you do not have yet. Your own pyramids may be raised even while a rival holds the "
     "district; a rival's pyramid that you control only in some editions.",
     "Wznieś jedną piramidę o dowolną liczbę poziomów, najwyżej do poziomu 4. Każdy poziom kosztuje tyle PM, ile "
     "wynosi jego numer; suma jest jedną zapłatą. Piramidę, której jeszcze nie ma, stawia się we własnej dzielnicy bez "
     "piramidy; gdy kolory są dowolne, dostaje kolor, którego jeszcze nie masz. Własne piramidy można wznosić nawet "
     "wtedy, gdy dzielnicę zajmuje przeciwnik; kontrolowaną piramidę przeciwnika tylko w niektórych edycjach.",
     "Eleva una piramide di quanti livelli vuoi, al massimo al livello 4. Ogni livello costa il suo numero in PP; la "
     "somma è un solo pagamento. Una piramide non ancora in gioco si mette in un proprio distretto che non ne ha; dove "
     "i colori sono liberi prende un colore che non hai ancora. Le proprie piramidi si possono elevare anche mentre un "
     "avversario occupa il distretto; quella avversaria che controlli solo in alcune edizioni."}};

inline constexpr Section tiles = {
    "kemet.tiles",
    {"Power tiles", "Płytki mocy", "Tessere Potere"},
    {"Buy a tile for its level in PP. You must control a pyramid of its colour, your own or captured, of at least its "
     "level, and may not own a tile with the same picture. It is bought on the space of its colour, once a day for "
     "each colour; where the player board has acquisition spaces instead, on one of those. Tiles lie open, work at "
     "once or, in some editions, from the end of the action that took them, and are never lost.",
     "Kup płytkę za tyle PM, ile wynosi jej poziom. Musisz kontrolować piramidę jej koloru, własną lub zdobytą, co "
     "najmniej tego poziomu, i nie możesz mieć płytki z tym samym obrazkiem. Kupuje się ją na polu jej koloru, raz "
     "dziennie dla każdego koloru; jeśli plansza gracza ma zamiast tego pola pozyskania, na jednym z nich. Płytki leżą "
     "odkryte, działają od razu lub, w niektórych edycjach, od końca akcji, w której je wzięto, i nigdy się ich nie "
     "traci.",
     "Acquista una tessera per tanti PP quanto il suo livello. Devi controllare una piramide del suo colore, tua o "
     "conquistata, almeno di quel livello, e non possedere una tessera con la stessa figura. Si acquista sulla casella "
     "del suo colore, una volta al giorno per colore; dove la plancia ha invece caselle di acquisizione, su una di "
     "queste. Le tessere sono scoperte, valgono subito o, in alcune edizioni, dalla fine dell'azione che le ha prese, "
     "e non si perdono mai."}};

inline constexpr Section recruit = {
    "kemet.recruit",
    {"Recruit", "Rekrutacja", "Reclutare"},
    {"Place units from the reserve in your own districts, 1 PP for each; never in a rival's district that you control. "
     "At least one, if that is possible. In one of your districts held by a rival this means a battle with the "
     "recruiter as attacker: at once or, in some editions, at the end of the action. In some editions a creature comes "
     "back with it from the reserve.",
     "Umieść jednostki z zasobów we własnych dzielnicach, po 1 PM za każdą; nigdy w dzielnicy przeciwnika, którą "
     "kontrolujesz. Co najmniej jedną, jeśli to możliwe. We własnej dzielnicy zajętej przez przeciwnika oznacza to "
     "walkę, w której atakuje rekrutujący: od razu lub, w niektórych edycjach, na koniec akcji. W niektórych edycjach "
     "wraca przy tym z zasobów potwór.",
     "Metti unità dalla riserva nei tuoi distretti, 1 PP ciascuna; mai in un distretto avversario che controlli. "
     "Almeno una, se è possibile. In un proprio distretto occupato da un avversario ciò significa battaglia, con chi "
     "recluta come attaccante: subito o, in alcune edizioni, alla fine dell'azione. In alcune edizioni torna così una "
     "creatura dalla riserva."}};

inline constexpr Section move = {
    "kemet.move",
    {"Move", "Ruch", "Muovere"},
    {"Move one troop: one land move to an adjacent area, and as many more as tiles, creature and cards give. On its "
     "way it may leave units behind and pick up others of yours. A troop that meets a rival's troop stops, and there "
     "is a battle.",
     "Porusz jeden oddział: jeden ruch lądowy na sąsiedni obszar i tyle dalszych, ile "
     "dają płytki, potwór i karty. Po drodze może zostawiać jednostki i zabierać własne. "
     "Oddział, który spotyka wrogi oddział, zatrzymuje się i dochodzi do walki.",
     "Muovi una truppa: un movimento terrestre in un'area adiacente, e quanti altri ne danno tessere, creatura e "
     "carte. Lungo il cammino può lasciare unità e raccogliere le proprie. Una truppa che incontra una truppa "
     "avversaria si ferma, e c'è battaglia."}};

inline constexpr Section walls = {
    "kemet.move.walls",
    {"Walls", "Mury", "Mura"},
    {"Every district is walled. A rival's city may be entered only by a troop that began this action next to its "
     "walls, and one action takes it into one of its districts only, unless an effect lets it pass walls. Your own "
     "walls do not count. What such an effect lifts depends on its text and on the edition.",
     "Każda dzielnica ma mury. Do miasta przeciwnika może wejść tylko oddział, który zaczął tę akcję przy jego murach, "
     "i w jednej akcji tylko do jednej jego dzielnicy, chyba że jakiś efekt pozwala przejść przez mury. Własne mury "
     "się nie liczą. Co taki efekt znosi, zależy od jego treści i od edycji.",
     "Ogni distretto ha le mura. In una città avversaria entra solo una truppa che ha cominciato questa azione accanto "
     "alle sue mura, e in un'azione solo in uno dei suoi distretti, salvo un effetto che lasci passare le mura. Le "
     "proprie mura non contano. Che cosa toglie un tale effetto dipende dal suo testo e dall'edizione."}};

inline constexpr Section ports = {
    "kemet.move.ports",
    {"Ports and the Nile", "Porty i Nil", "Porti e Nilo"},
    {"The Nile is crossed from port to port for one land move. On boards with arrows only between two ports joined by "
     "an arrow. On boards where any port leads to any other, a commercial port may be entered by everybody, a military "
     "port only in the desert around your own city.",
     "Nil przekracza się z portu do portu za jeden ruch lądowy. Na planszach ze strzałkami tylko między portami "
     "połączonymi strzałką. Na planszach, gdzie każdy port prowadzi do każdego, do portu handlowego może wpłynąć "
     "każdy, do wojskowego tylko na pustynię wokół własnego miasta.",
     "Il Nilo si attraversa da porto a porto per un movimento terrestre. Sui tabelloni con frecce solo fra due porti "
     "uniti da una freccia. Dove ogni porto conduce a ogni altro, in un porto commerciale entrano tutti, in uno "
     "militare solo nel deserto attorno alla propria città."}};

inline constexpr Section teleport = {
    "kemet.move.teleport",
    {"Teleport", "Teleportacja", "Teletrasporto"},
    {"For 2 PP and no land move a troop in a district with a pyramid, anybody's, teleports to any area with an "
     "obelisk; before, between or after land moves. In most editions once in a move action, unless a tile or card adds "
     "one; where it may be done as often as it is paid for, no area is reached twice that way.",
     "Za 2 PM i bez ruchu lądowego oddział w dzielnicy z piramidą, czyjąkolwiek, teleportuje się na dowolny obszar z "
     "obeliskiem; przed ruchami lądowymi, między nimi lub po nich. W większości edycji raz w akcji ruchu, chyba że "
     "płytka lub karta doda następną; gdzie wolno tyle razy, ile się zapłaci, żadnego obszaru nie osiąga się tak dwa "
     "razy.",
     "Per 2 PP e nessun movimento terrestre una truppa in un distretto con una piramide, di chiunque, si teletrasporta "
     "in qualsiasi area con un obelisco; prima, fra o dopo i movimenti terrestri. In quasi tutte le edizioni una volta "
     "per azione, salvo che una tessera o carta ne aggiunga; dove si può quanto si paga, nessuna area si raggiunge "
     "così due volte."}};

inline constexpr Section limits = {
    "kemet.move.limits",
    {"Limits on the way", "Limity w drodze", "Limiti lungo il cammino"},
    {"The limits of a troop, 5 units and one creature in an area, hold at every moment or, in some editions, at the "
     "end of the action and whenever a rival is met.",
     "Limity oddziału, 5 jednostek i jeden potwór na obszarze, obowiązują w każdej chwili albo, w niektórych edycjach, "
     "na koniec akcji i przy każdym spotkaniu z przeciwnikiem.",
     "I limiti della truppa, 5 unità e una creatura in un'area, valgono in ogni momento o, in alcune edizioni, alla "
     "fine dell'azione e quando si incontra un avversario."}};

inline constexpr Section control = {
    "kemet.control",
    {"Control", "Kontrola", "Controllo"},
    {"You control your own districts unless a rival's troop stands there, and every other area by having a troop in "
     "it. Whoever controls a district controls its pyramid: buys tiles with it and at level 4 has its temporary VP. "
     "Meanwhile its owner has none of this.",
     "Własne dzielnice kontrolujesz, chyba że stoi tam wrogi oddział; każdy inny obszar, gdy stoi tam twój oddział. "
     "Kto kontroluje dzielnicę, kontroluje jej piramidę: kupuje dzięki niej płytki, a na poziomie 4 ma jej tymczasowy "
     "PZ. Właściciel nie ma wtedy z niej nic.",
     "I propri distretti si controllano se non vi sta una truppa avversaria; ogni altra area avendovi una truppa. Chi "
     "controlla un distretto controlla la sua piramide: con essa acquista tessere e al livello 4 ne ha il PV "
     "temporaneo. Intanto il proprietario non ne ha nulla."}};

inline constexpr Section creatures = {
    "kemet.creatures",
    {"Creatures", "Potwory", "Creature"},
    {"A creature comes with its tile and walks with a troop, one for each troop. It is not a unit, and is never "
     "destroyed or captured. When bought it may join a troop in one of your districts, else it waits in the reserve. "
     "Left without a unit it returns to the reserve; in some editions a creature whose troop was destroyed first goes "
     "to a district of its owner with a unit. From the reserve it comes back by recruiting or by being placed in one "
     "of your districts with a troop, depending on the edition.",
     "Potwór przychodzi z płytką i porusza się z oddziałem, jeden na oddział. Nie jest jednostką, nie można go "
     "zniszczyć ani przejąć. Po zakupie może dołączyć do oddziału we własnej dzielnicy, inaczej czeka w zasobach. "
     "Zostawiony bez jednostki wraca do zasobów; w niektórych edycjach potwór zniszczonego oddziału trafia najpierw do "
     "własnej dzielnicy z jednostką. Z zasobów wraca przez rekrutację albo stawia się go we własnej dzielnicy z "
     "oddziałem, zależnie od edycji.",
     "Una creatura arriva con la sua tessera e va con una truppa, una per truppa. Non è un'unità, non si distrugge e "
     "non si cattura. All'acquisto può unirsi a una truppa in un proprio distretto, altrimenti aspetta nella riserva. "
     "Senza unità torna nella riserva; in alcune edizioni la creatura di una truppa distrutta va prima in un proprio "
     "distretto con un'unità. Dalla riserva torna reclutando o piazzandola in un proprio distretto con una truppa, "
     "secondo l'edizione."}};

}  // namespace mehen::kemet::section
