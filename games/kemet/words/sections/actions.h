// The rules in our words: what a token may do.
#pragma once

#include "games/kemet/words/sections/passage.h"

namespace mehen::kemet::section {

inline constexpr std::array pray_passages = std::to_array<Passage>({
    {apart,
     count<&Ruleset::pray_prayer>,
     {"Gain {0} PP, and what tiles add to it.", "Otrzymujesz {0} PM i to, co dodają płytki.",
      "Ricevi {0} PP, e quanto aggiungono le tessere."}},
    {allied,
     count<&Ruleset::pray_prayer, &Ruleset::lone_pray_prayer>,
     {"Gain {0} PP (Seth {1}), and what tiles add to it.", "Otrzymujesz {0} PM (Set {1}) i to, co dodają płytki.",
      "Ricevi {0} PP (Seth {1}), e quanto aggiungono le tessere."}},
});
inline constexpr Chapter pray = {"kemet.pray", {"Pray", "Modlitwa", "Pregare"}, pray_passages};

inline constexpr std::array raise_passages = std::to_array<Passage>({
    {nullptr,
     count<&Ruleset::highest_level>,
     {"Raise one pyramid by any number of levels, to level {0} at most. Each level costs its number in PP; the sum is "
      "one payment. A pyramid that is not on the board yet is placed in one of your districts without one.",
      "Wznieś jedną piramidę o dowolną liczbę poziomów, najwyżej do poziomu {0}. Każdy poziom kosztuje tyle PM, ile "
      "wynosi jego numer; suma jest jedną zapłatą. Piramidę, której jeszcze nie ma, stawia się we własnej dzielnicy "
      "bez piramidy.",
      "Eleva una piramide di quanti livelli vuoi, al massimo al livello {0}. Ogni livello costa il suo numero in PP; "
      "la somma è un solo pagamento. Una piramide non ancora in gioco si mette in un proprio distretto che non ne "
      "ha."}},
    {yes<&Ruleset::free_colours>,
     nullptr,
     {"It takes a colour in play that you do not have yet, and the acquisition token of that colour goes on a free "
      "acquisition space.",
      "Dostaje kolor biorący udział w grze, którego jeszcze nie masz, a żeton pozyskania tego koloru kładzie się na "
      "wolnym polu pozyskania.",
      "Prende un colore in gioco che non hai ancora, e il segnalino acquisizione di quel colore va su una casella di "
      "acquisizione libera."}},
    {yes<&Ruleset::captured_pyramids_may_be_raised>,
     nullptr,
     {"Your own pyramids may be raised even while a rival holds the district, and so may a rival's pyramid that you "
      "control.",
      "Własne piramidy można wznosić nawet wtedy, gdy dzielnicę zajmuje przeciwnik, a także kontrolowaną piramidę "
      "przeciwnika.",
      "Le proprie piramidi si possono elevare anche mentre un avversario occupa il distretto, e così quella avversaria "
      "che controlli."}},
    {no<&Ruleset::captured_pyramids_may_be_raised>,
     nullptr,
     {"Only your own pyramids may be raised, even while a rival holds the district.",
      "Wznosić można tylko własne piramidy, nawet wtedy, gdy dzielnicę zajmuje przeciwnik.",
      "Si possono elevare solo le proprie piramidi, anche mentre un avversario occupa il distretto."}},
});
inline constexpr Chapter raise = {
    "kemet.raise", {"Raise a pyramid", "Wzniesienie piramidy", "Elevare una piramide"}, raise_passages};

inline constexpr std::array tiles_passages = std::to_array<Passage>({
    {nullptr,
     nullptr,
     {"Buy a tile for its level in PP. You must control a pyramid of its colour, your own or captured, of at least its "
      "level, and may not own a tile with the same picture.",
      "Kup płytkę za tyle PM, ile wynosi jej poziom. Musisz kontrolować piramidę jej koloru, własną lub zdobytą, co "
      "najmniej tego poziomu, i nie możesz mieć płytki z tym samym obrazkiem.",
      "Acquista una tessera per tanti PP quanto il suo livello. Devi controllare una piramide del suo colore, tua o "
      "conquistata, almeno di quel livello, e non possedere una tessera con la stessa figura."}},
    {coloured_spaces,
     nullptr,
     {"It is bought on the space of its colour, so once a day for each colour.",
      "Kupuje się ją na polu jej koloru, więc raz dziennie dla każdego koloru.",
      "Si acquista sulla casella del suo colore, quindi una volta al giorno per colore."}},
    {any_spaces,
     nullptr,
     {"It is bought on the acquisition space of its colour or, if that is not free, on any other free one.",
      "Kupuje się ją na polu pozyskania jej koloru, a jeśli nie jest wolne, na dowolnym innym wolnym.",
      "Si acquista sulla casella di acquisizione del suo colore o, se non è libera, su un'altra libera qualsiasi."}},
    {yes<&Ruleset::tiles_work_at_end_of_action>,
     nullptr,
     {"Tiles lie open, work from the end of the action in which they were bought, and are never lost.",
      "Płytki leżą odkryte, działają od końca akcji, w której je kupiono, i nigdy się ich nie traci.",
      "Le tessere sono scoperte, valgono dalla fine dell'azione in cui si acquistano e non si perdono mai."}},
    {no<&Ruleset::tiles_work_at_end_of_action>,
     nullptr,
     {"Tiles lie open, work at once and are never lost.",
      "Płytki leżą odkryte, działają od razu i nigdy się ich nie traci.",
      "Le tessere sono scoperte, valgono subito e non si perdono mai."}},
});
inline constexpr Chapter tiles = {"kemet.tiles", {"Power tiles", "Płytki mocy", "Tessere Potere"}, tiles_passages};

inline constexpr std::array recruit_passages = std::to_array<Passage>({
    {nullptr,
     nullptr,
     {"Place units from the reserve in your own districts, 1 PP for each; never in a rival's district that you "
      "control. At least one, if that is possible. Where a rival holds your district there is a battle with the "
      "recruiter as attacker, once all units are placed; of several battles the recruiter says which comes first.",
      "Umieść jednostki z zasobów we własnych dzielnicach, po 1 PM za każdą; nigdy w dzielnicy przeciwnika, którą "
      "kontrolujesz. Co najmniej jedną, jeśli to możliwe. Jeśli twoją dzielnicę zajmuje przeciwnik, to gdy wszystkie "
      "jednostki już stoją, dochodzi tam do walki, w której atakuje rekrutujący; przy kilku walkach mówi on, która "
      "jest pierwsza.",
      "Metti unità dalla riserva nei tuoi distretti, 1 PP ciascuna; mai in un distretto avversario che controlli. "
      "Almeno una, se è possibile. Dove un avversario occupa il tuo distretto, messe tutte le unità, c'è battaglia, "
      "con chi recluta come attaccante; fra più battaglie chi recluta dice quale viene prima."}},
    {yes<&Ruleset::recruits_attack_over_limit>,
     nullptr,
     {"For such a battle more units may come than the troop limit allows; what is too many is removed when it ends.",
      "Na taką walkę może przyjść więcej jednostek, niż wynosi limit oddziału; nadmiar usuwa się na jej koniec.",
      "A una tale battaglia possono venire più unità del limite della truppa; quelle in eccesso si rimuovono alla "
      "fine."}},
    {yes<&Ruleset::creatures_return_by_recruiting>,
     nullptr,
     {"One of your creatures comes back with it from the reserve.", "Wraca przy tym z zasobów jeden z twoich potworów.",
      "Torna così dalla riserva una delle tue creature."}},
});
inline constexpr Chapter recruit = {"kemet.recruit", {"Recruit", "Rekrutacja", "Reclutare"}, recruit_passages};

inline constexpr std::array move_passages = std::to_array<Passage>({
    {nullptr,
     nullptr,
     {"Move one troop: one land move to an adjacent area, and as many more as tiles, creature and cards give. On its "
      "way it may leave units behind and pick up others of yours. A troop that meets a rival's troop stops, and there "
      "is a battle.",
      "Porusz jeden oddział: jeden ruch lądowy na sąsiedni obszar i tyle dalszych, ile dają płytki, potwór i karty. Po "
      "drodze może zostawiać jednostki i zabierać własne. Oddział, który spotyka wrogi oddział, zatrzymuje się i "
      "dochodzi do walki.",
      "Muovi una truppa: un movimento terrestre in un'area adiacente, e quanti altri ne danno tessere, creatura e "
      "carte. Lungo il cammino può lasciare unità e raccogliere le proprie. Una truppa che incontra una truppa "
      "avversaria si ferma, e c'è battaglia."}},
    {yes<&Ruleset::move_cards_at_start_only>,
     nullptr,
     {"Cards for the move are played before its first step.", "Karty na ruch zagrywa się przed pierwszym krokiem.",
      "Le carte per il movimento si giocano prima del primo passo."}},
    {no<&Ruleset::move_cards_at_start_only>,
     nullptr,
     {"Cards for the move may be played between its steps, too.", "Karty na ruch można zagrywać także między krokami.",
      "Le carte per il movimento si possono giocare anche fra un passo e l'altro."}},
    {yes<&Ruleset::bonus_of_creature_left_behind>,
     nullptr,
     {"A creature's land moves count even if it is left on the way.",
      "Ruchy lądowe potwora liczą się nawet wtedy, gdy zostanie po drodze.",
      "I movimenti terrestri di una creatura valgono anche se la si lascia lungo il cammino."}},
});
inline constexpr Chapter move = {"kemet.move", {"Move", "Ruch", "Muovere"}, move_passages};

inline constexpr std::array walls_passages = std::to_array<Passage>({
    {nullptr,
     nullptr,
     {"Every district is walled; your own walls do not count. A rival's city may be entered only by a troop that began "
      "this action next to its walls, and one action takes it into one of its districts only.",
      "Każda dzielnica ma mury; własne się nie liczą. Do miasta przeciwnika może wejść tylko oddział, który zaczął tę "
      "akcję przy jego murach, i w jednej akcji tylko do jednej jego dzielnicy.",
      "Ogni distretto ha le mura; le proprie non contano. In una città avversaria entra solo una truppa che ha "
      "cominciato questa azione accanto alle sue mura, e in un'azione solo in uno dei suoi distretti."}},
    {when<&Ruleset::walls, WallRule::start_beside>,
     nullptr,
     {"An effect that lets it pass walls lifts both.", "Efekt, który pozwala przejść przez mury, znosi jedno i drugie.",
      "Un effetto che lascia passare le mura toglie l'una e l'altra cosa."}},
    {when<&Ruleset::walls, WallRule::one_step>,
     nullptr,
     {"An effect that lets it pass one wall lifts one of these once in the action; several such effects add up.",
      "Efekt, który pozwala przejść przez jeden mur, znosi raz w akcji jedno z tych ograniczeń; kilka takich efektów "
      "się sumuje.",
      "Un effetto che lascia passare un muro toglie uno di questi limiti una volta nell'azione; più effetti simili si "
      "sommano."}},
    {when<&Ruleset::walls, WallRule::one_district>,
     nullptr,
     {"An effect that lets it pass walls lifts where it must have begun, never the limit of one district.",
      "Efekt, który pozwala przejść przez mury, znosi warunek, gdzie trzeba zacząć, nigdy limit jednej dzielnicy.",
      "Un effetto che lascia passare le mura toglie la condizione su dove cominciare, mai il limite di un distretto."}},
    {allied,
     nullptr,
     {"Walls of the Alliance's cities do not stop its players.", "Mury miast Przymierza nie zatrzymują jego graczy.",
      "Le mura delle città dell'Alleanza non fermano i suoi giocatori."}},
});
inline constexpr Chapter walls = {"kemet.move.walls", {"Walls", "Mury", "Mura"}, walls_passages};

inline constexpr std::array ports_passages = std::to_array<Passage>({
    {no<&Ruleset::any_port_to_any>,
     nullptr,
     {"The Nile is crossed for one land move, between two ports joined by an arrow.",
      "Nil przekracza się za jeden ruch lądowy, między portami połączonymi strzałką.",
      "Il Nilo si attraversa per un movimento terrestre, fra due porti uniti da una freccia."}},
    {yes<&Ruleset::any_port_to_any>,
     nullptr,
     {"The Nile is crossed for one land move, from any port to any other: a commercial port may be entered by "
      "everybody, a military port only in the desert around your own city.",
      "Nil przekracza się za jeden ruch lądowy, z dowolnego portu do dowolnego innego: do portu handlowego może "
      "wpłynąć każdy, do wojskowego tylko na pustynię wokół własnego miasta.",
      "Il Nilo si attraversa per un movimento terrestre, da ogni porto a ogni altro: in un porto commerciale entrano "
      "tutti, in uno militare solo nel deserto attorno alla propria città."}},
});
inline constexpr Chapter ports = {
    "kemet.move.ports", {"Ports and the Nile", "Porty i Nil", "Porti e Nilo"}, ports_passages};

inline constexpr std::array teleport_passages = std::to_array<Passage>({
    {nullptr,
     count<&Ruleset::teleport_cost>,
     {"For {0} PP and no land move a troop in a district with a pyramid, anybody's, teleports to any area with an "
      "obelisk; before, between or after land moves.",
      "Za {0} PM i bez ruchu lądowego oddział w dzielnicy z piramidą, czyjąkolwiek, teleportuje się na dowolny obszar "
      "z obeliskiem; przed ruchami lądowymi, między nimi lub po nich.",
      "Per {0} PP e nessun movimento terrestre una truppa in un distretto con una piramide, di chiunque, si "
      "teletrasporta in qualsiasi area con un obelisco; prima, fra o dopo i movimenti terrestri."}},
    {yes<&Ruleset::teleports>,
     count<&Ruleset::teleports>,
     {"A move action has {0} {0:teleport|teleports}, and those that tiles add.",
      "Akcja ruchu ma {0} {0:teleportację|teleportacje|teleportacji} i te, które dodają płytki.",
      "Un'azione di movimento ha {0} {0:teletrasporto|teletrasporti}, e quelli che aggiungono le tessere."}},
    {no<&Ruleset::teleports>,
     nullptr,
     {"A move action has as many teleports as are paid for, but no area is reached twice that way.",
      "Akcja ruchu ma tyle teleportacji, ile się opłaci, ale żadnego obszaru nie osiąga się tak dwa razy.",
      "Un'azione di movimento ha tanti teletrasporti quanti se ne pagano, ma nessuna area si raggiunge così due "
      "volte."}},
    {all<yes<&Ruleset::teleports>, yes<&Ruleset::free_teleport_counts>>,
     nullptr,
     {"A card's teleport is one of these.", "Teleportacja z karty jest jedną z nich.",
      "Il teletrasporto di una carta è uno di questi."}},
    {all<yes<&Ruleset::teleports>, no<&Ruleset::free_teleport_counts>>,
     nullptr,
     {"A card's teleport comes on top.", "Teleportacja z karty jest dodatkowa.",
      "Il teletrasporto di una carta si aggiunge."}},
});
inline constexpr Chapter teleport = {
    "kemet.move.teleport", {"Teleport", "Teleportacja", "Teletrasporto"}, teleport_passages};

inline constexpr std::array limits_passages = std::to_array<Passage>({
    {yes<&Ruleset::limits_at_every_moment>,
     count<&Ruleset::troop_limit>,
     {"The limits of a troop, {0} {0:unit|units} and one creature in an area, hold at every moment.",
      "Limity oddziału, {0} {0:jednostka|jednostki|jednostek} i jeden potwór na obszarze, obowiązują w każdej chwili.",
      "I limiti della truppa, {0} unità e una creatura in un'area, valgono in ogni momento."}},
    {no<&Ruleset::limits_at_every_moment>,
     count<&Ruleset::troop_limit>,
     {"The limits of a troop, {0} {0:unit|units} and one creature in an area, may be passed on the way: they hold at "
      "the end of the action and whenever a rival is met.",
      "Limity oddziału, {0} {0:jednostka|jednostki|jednostek} i jeden potwór na obszarze, można przekroczyć w drodze: "
      "obowiązują na koniec akcji i przy każdym spotkaniu z przeciwnikiem.",
      "I limiti della truppa, {0} unità e una creatura in un'area, si possono superare lungo il cammino: valgono alla "
      "fine dell'azione e quando si incontra un avversario."}},
    {allied,
     count<&Ruleset::lone_troop_limit>,
     {"They are for the Alliance's units in an area together; Seth's limit is {0} {0:unit|units}.",
      "Dotyczą wszystkich jednostek Przymierza na obszarze razem; limit Seta to {0} {0:jednostka|jednostki|jednostek}.",
      "Valgono per le unità dell'Alleanza in un'area tutte insieme; il limite di Seth è di {0} unità."}},
});
inline constexpr Chapter limits = {
    "kemet.move.limits", {"Limits on the way", "Limity w drodze", "Limiti lungo il cammino"}, limits_passages};

inline constexpr std::array control_passages = std::to_array<Passage>({
    {nullptr,
     nullptr,
     {"You control your own districts unless a rival's troop stands there, and every other area by having a troop in "
      "it. Whoever controls a district controls its pyramid and buys tiles with it.",
      "Własne dzielnice kontrolujesz, chyba że stoi tam wrogi oddział; każdy inny obszar, gdy stoi tam twój oddział. "
      "Kto kontroluje dzielnicę, kontroluje jej piramidę i kupuje dzięki niej płytki.",
      "I propri distretti si controllano se non vi sta una truppa avversaria; ogni altra area avendovi una truppa. Chi "
      "controlla un distretto controlla la sua piramide, e con essa acquista tessere."}},
    {top_level,
     nullptr,
     {"At level 4 it is also a temporary VP.", "Na poziomie 4 daje ona też tymczasowy PZ.",
      "Al livello 4 vale anche un PV temporaneo."}},
    {nullptr,
     nullptr,
     {"Meanwhile its owner has none of this.", "Właściciel nie ma wtedy z niej nic.",
      "Intanto il proprietario non ne ha nulla."}},
});
inline constexpr Chapter control = {"kemet.control", {"Control", "Kontrola", "Controllo"}, control_passages};

inline constexpr std::array creatures_passages = std::to_array<Passage>({
    {nullptr,
     nullptr,
     {"A creature comes with its tile and walks with a troop, one for each troop. It is not a unit, and is never "
      "destroyed or captured. When bought it may join a troop in one of your districts, else it waits in the reserve. "
      "Left without a unit it returns to the reserve.",
      "Potwór przychodzi z płytką i porusza się z oddziałem, jeden na oddział. Nie jest jednostką, nie można go "
      "zniszczyć ani przejąć. Po zakupie może dołączyć do oddziału we własnej dzielnicy, inaczej czeka w zasobach. "
      "Zostawiony bez jednostki wraca do zasobów.",
      "Una creatura arriva con la sua tessera e va con una truppa, una per truppa. Non è un'unità, non si distrugge e "
      "non si cattura. All'acquisto può unirsi a una truppa in un proprio distretto, altrimenti aspetta nella riserva. "
      "Senza unità torna nella riserva."}},
    {when<&Ruleset::creature_rest, CreatureRest::home_or_reserve>,
     nullptr,
     {"When its troop is destroyed it goes to a district of its owner with a unit and no creature, if there is one.",
      "Po zniszczeniu oddziału trafia do własnej dzielnicy z jednostką i bez potwora, jeśli taka jest.",
      "Quando la sua truppa è distrutta va in un proprio distretto con un'unità e senza creatura, se ce n'è uno."}},
    {yes<&Ruleset::creatures_return_by_recruiting>,
     nullptr,
     {"From the reserve it comes back with a recruit action, to a district of its owner with a unit.",
      "Z zasobów wraca z akcją rekrutacji, do własnej dzielnicy z jednostką.",
      "Dalla riserva torna con un'azione di reclutamento, in un proprio distretto con un'unità."}},
    {all<no<&Ruleset::creatures_return_by_recruiting>, yes<&Ruleset::creatures_placed_any_time>>,
     nullptr,
     {"From the reserve it may at any time be placed with a troop in one of its owner's districts.",
      "Z zasobów można go w każdej chwili postawić przy oddziale we własnej dzielnicy.",
      "Dalla riserva si può mettere in ogni momento con una truppa in un proprio distretto."}},
    {all<no<&Ruleset::creatures_return_by_recruiting>, no<&Ruleset::creatures_placed_any_time>>,
     nullptr,
     {"From the reserve it may be placed with a troop in one of its owner's districts before an action token, or with "
      "units placed there.",
      "Z zasobów można go postawić przy oddziale we własnej dzielnicy przed żetonem akcji albo z jednostkami, które "
      "się tam stawia.",
      "Dalla riserva si può mettere con una truppa in un proprio distretto prima di un segnalino Azione, o con le "
      "unità che vi si mettono."}},
    {yes<&Ruleset::creatures_exchanged>,
     nullptr,
     {"Before an action token it may be exchanged for one in its owner's districts.",
      "Przed żetonem akcji można go zamienić na potwora we własnej dzielnicy.",
      "Prima di un segnalino Azione si può scambiare con una in un proprio distretto."}},
    {yes<&Ruleset::districts_exchange_creatures>,
     nullptr,
     {"Two in districts of one owner may then change places, too.",
      "Dwa we własnych dzielnicach mogą się wtedy też zamienić miejscami.",
      "Due in propri distretti possono allora anche scambiarsi di posto."}},
});
inline constexpr Chapter creatures = {"kemet.creatures", {"Creatures", "Potwory", "Creature"}, creatures_passages};

}  // namespace mehen::kemet::section
