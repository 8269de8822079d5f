// The rules of Fertility in our words, paragraph by paragraph.
#include "games/fertility/game.h"
#include "games/fertility/words.h"

namespace mehen::fertility {

namespace {

constexpr std::array<Section, index_of(SectionId::house) + 1> table = {{
    {"fertility.setup",
     {"Setting up", "Przygotowanie", "Preparazione"},
     {"Three valley boards with 2 or 3 players, four with 4, side by side in random order and either way round. The "
      "start tile lies on the start symbol nearest the middle and shows all four resources. Each player has 3 valley "
      "tiles in front of them (the reserve, open), 3 more form the common pool. Starting with the first player, "
      "everybody picks a metropolis board. {0} district tiles lie open. The kind of monument goes with the seat.",
      "Trzy plansze doliny przy 2 lub 3 graczach, cztery przy 4, obok siebie w losowej kolejności i losowo obrócone. "
      "Płytka startowa leży na symbolu startowym najbliższym środka i przedstawia wszystkie cztery zasoby. Każdy gracz "
      "ma przed sobą 3 płytki doliny (odkrytą rezerwę), 3 kolejne tworzą pulę ogólną. Począwszy od pierwszego gracza, "
      "każdy wybiera planszę metropolii. Odkrytych płytek dzielnic jest {0}. Rodzaj monumentu zależy od miejsca przy "
      "stole.",
      "Tre plance della valle con 2 o 3 giocatori, quattro con 4, affiancate in ordine e verso casuali. La tessera "
      "iniziale "
      "sta sul simbolo iniziale più vicino al centro e mostra tutte e quattro le risorse. Ogni giocatore ha davanti a "
      "sé 3 "
      "tessere valle (la riserva, scoperta), altre 3 formano l'offerta comune. A partire dal primo giocatore ognuno "
      "sceglie una "
      "plancia metropoli. {0} tessere distretto sono scoperte. Il tipo di monumento dipende dal posto al tavolo."}},
    {"fertility.turn",
     {"A turn", "Tura", "Un turno"},
     {"Three phases in order: place a valley tile and gather (must), build a district (may), supply shops (may). Then "
      "the "
      "turn ends and the next player follows clockwise.",
      "Trzy fazy po kolei: umieszczenie płytki doliny i zebranie zasobów (obowiązkowo), budowa dzielnicy "
      "(dobrowolnie), zaopatrzenie sklepów (dobrowolnie). Potem tura się kończy i gra następny gracz zgodnie z ruchem "
      "wskazówek zegara.",
      "Tre fasi in ordine: piazzare una tessera valle e raccogliere (obbligatorio), costruire un distretto "
      "(facoltativo), "
      "rifornire i negozi (facoltativo). Poi il turno finisce e tocca al giocatore seguente in senso orario."}},
    {"fertility.place",
     {"Placing a valley tile", "Umieszczenie płytki doliny", "Piazzare una tessera valle"},
     {"One of the three tiles in reserve is laid on two free desert cells, vertically or horizontally and either way "
      "round. Never on wheat, on water or on another tile.",
      "Jedną z trzech płytek rezerwy kładzie się na dwóch wolnych polach pustyni, pionowo lub poziomo i w dowolną "
      "stronę. Nigdy na pszenicy, na wodzie ani na innej płytce.",
      "Una delle tre tessere della riserva si posa su due caselle libere di deserto, in verticale o in orizzontale e "
      "in "
      "qualsiasi verso. Mai sul grano, sull'acqua o su un'altra tessera."}},
    {"fertility.place.match",
     {"Matching scenes", "Pasujące ilustracje", "Scene identiche"},
     {"The new tile touches by an edge at least one tile already there, so that at least one of its scenes meets an "
      "identical "
      "one. The other scene may meet anything. Any scene matches the start tile.",
      "Nowa płytka styka się krawędzią z co najmniej jedną leżącą płytką tak, że przynajmniej jedna jej ilustracja "
      "przylega do identycznej. Druga może sąsiadować z czymkolwiek. Do płytki startowej pasuje każda ilustracja.",
      "La nuova tessera tocca con un lato almeno una tessera già presente, in modo che almeno una delle sue scene ne "
      "incontri "
      "una identica. L'altra può toccare qualsiasi cosa. Con la tessera iniziale ogni scena combacia."}},
    {"fertility.place.discard",
     {"No tile fits", "Żadna płytka nie pasuje", "Nessuna tessera si può piazzare"},
     {"Only if none of the tiles in reserve can be placed: discard one of them, whichever you like, and go on with "
      "phase 2. It counts as a turn like any other.",
      "Tylko gdy żadnej płytki z rezerwy nie można położyć: odrzuca się dowolną z nich i przechodzi do fazy 2. To tura "
      "jak każda inna.",
      "Solo se nessuna tessera della riserva può essere piazzata: se ne scarta una a scelta e si passa alla fase 2. "
      "Conta come "
      "un turno qualsiasi."}},
    {"fertility.gather.contact",
     {"Gathering: scene to scene", "Zbieranie: ilustracja przy ilustracji", "Raccolta: scena con scena"},
     {"Each scene of the new tile gives one of its resource for each identical scene of another tile that it touches "
      "by an "
      "edge. The start tile counts as an identical scene.",
      "Każda ilustracja nowej płytki daje jeden swój zasób za każdą identyczną ilustrację innej płytki, z którą styka "
      "się krawędzią. Płytka startowa liczy się jako identyczna ilustracja.",
      "Ogni scena della nuova tessera dà una sua risorsa per ogni scena identica di un'altra tessera che tocca con un "
      "lato. La "
      "tessera iniziale vale come scena identica."}},
    {"fertility.gather.wheat",
     {"Gathering: wheat", "Zbieranie: pszenica", "Raccolta: grano"},
     {"One wheat for each wheat cell that the new tile touches by an edge: the token in the granary moves on. "
      "Beyond its last space wheat is lost.",
      "Jedna pszenica za każde pole pszenicy, z którym nowa płytka styka się krawędzią: żeton w spichlerzu przesuwa "
      "się naprzód. Poza ostatnim polem pszenica przepada.",
      "Un grano per ogni casella di grano che la nuova tessera tocca con un lato: il segnalino del granaio avanza. "
      "Oltre l'ultimo spazio il grano va perso."}},
    {"fertility.gather.symbol",
     {"Gathering: covered symbols", "Zbieranie: zasłonięte symbole", "Raccolta: simboli coperti"},
     {"One resource for each resource symbol printed on a cell that is now covered, whatever scene covers it.",
      "Jeden zasób za każdy symbol zasobu na zasłoniętym właśnie polu, bez względu na to, jaka ilustracja go zasłania.",
      "Una risorsa per ogni simbolo stampato su una casella ora coperta, qualunque scena la copra."}},
    {"fertility.gather.quarry",
     {"Quarries", "Kamieniołomy", "Cave"},
     {"A single empty desert cell that the new tile closes in on all eight sides, corners too (option quarry=four: on "
      "its four "
      "sides), by tiles, wheat, water or the edge of the valley, is a quarry: take one resource of your choice from "
      "the stock, "
      "or place one of your monuments there instead. Several quarries give one reward each.",
      "Pojedyncze puste pole pustyni, które nowa płytka zamyka ze wszystkich ośmiu stron, także po skosie (opcja "
      "quarry=four: z czterech boków), płytkami, pszenicą, wodą lub krawędzią doliny, to kamieniołom: weź jeden "
      "dowolny zasób z magazynu albo zamiast tego postaw tam swój monument. Każdy z kilku kamieniołomów daje własną "
      "nagrodę.",
      "Una singola casella vuota di deserto che la nuova tessera chiude su tutti gli otto lati, anche in diagonale "
      "(opzione "
      "quarry=four: sui quattro lati), con tessere, grano, acqua o il bordo della valle, è una cava: prendi una "
      "risorsa a scelta "
      "dalla scorta, oppure piazza lì un tuo monumento. Più cave danno una ricompensa ciascuna."}},
    {"fertility.stock",
     {"The stock", "Magazyn", "La scorta"},
     {"{0} pieces of each resource, no more. What the stock has run out of is not received. Wheat is not limited.",
      "Po {0} sztuk każdego zasobu, nie więcej. Czego zabrakło w magazynie, tego się nie otrzymuje. Pszenica nie jest "
      "ograniczona.",
      "{0} pezzi di ogni risorsa, non di più. Ciò che è finito nella scorta non si riceve. Il grano non è limitato."}},
    {"fertility.build",
     {"Building a district", "Budowa dzielnicy", "Costruire un distretto"},
     {"At most one of the open district tiles, for its cost in any mix of loose resources and wheat, onto an empty "
      "plot of the metropolis. No empty plot, no building. Resources in shops cannot be paid with. Paid resources "
      "return to the stock.",
      "Najwyżej jedna z odkrytych płytek dzielnic, za jej koszt w dowolnym zestawie luźnych zasobów i pszenicy, na "
      "puste miejsce w metropolii. Bez pustego miejsca nie ma budowy. Zasobami w sklepach nie można płacić. Zapłacone "
      "zasoby wracają do magazynu.",
      "Al massimo una delle tessere distretto scoperte, pagandone il costo con qualsiasi combinazione di risorse "
      "libere e grano, su un lotto vuoto della metropoli. Senza lotto vuoto non si costruisce. Con le risorse nei "
      "negozi non si può pagare. Le risorse pagate tornano nella scorta."}},
    {"fertility.supply",
     {"Supplying shops", "Zaopatrzenie sklepów", "Rifornire i negozi"},
     {"Loose resources may be put, one by one in any order, onto matching symbols of your own shops, those of a new "
      "district too. A shop need not be filled in one turn. They never move again. Wheat supplies nothing.",
      "Luźne zasoby można kłaść pojedynczo, w dowolnej kolejności, na pasujące symbole własnych sklepów, także w nowej "
      "dzielnicy. Sklepu nie trzeba zapełnić w jednej turze. Położony zasób zostaje na miejscu do końca. Pszenica "
      "niczego nie zaopatruje.",
      "Le risorse libere si possono mettere, una per una e in qualsiasi ordine, sui simboli corrispondenti dei propri "
      "negozi, anche di un nuovo distretto. Non serve riempire un negozio in un solo turno. Una volta messe non si "
      "muovono più. Il grano non rifornisce nulla."}},
    {"fertility.shops",
     {"What shops give", "Co dają sklepy", "Che cosa danno i negozi"},
     {"A shop gives its benefit once it is full; a partly filled shop is worth nothing. General shop: debens at the "
      "end. "
      "Specialist shop: debens at the end for each piece of one resource in the whole metropolis. Wheat: at once. "
      "Exchange: at "
      "once one resource of the kinds shown, from the stock straight into another shop. Statue: of the deity shown, or "
      "of any, "
      "for the collection at the end.",
      "Sklep daje korzyść dopiero, gdy jest pełny; zapełniony częściowo nie jest nic wart. Sklep ogólny: debeny na "
      "koniec. Sklep specjalistyczny: debeny na koniec za każdą sztukę jednego zasobu w całej metropolii. Pszenica: od "
      "razu. Wymiana: od razu jeden z pokazanych zasobów z magazynu prosto do innego sklepu. Posąg: pokazanego bóstwa "
      "lub dowolnego, do kolekcji na koniec.",
      "Un negozio dà il suo beneficio solo quando è pieno; se lo è in parte non vale nulla. Negozio generale: deben "
      "alla fine. "
      "Negozio specializzato: deben alla fine per ogni pezzo di una risorsa in tutta la metropoli. Grano: subito. "
      "Scambio: "
      "subito una delle risorse mostrate, dalla scorta direttamente in un altro negozio. Statua: della divinità "
      "mostrata, o di "
      "una qualsiasi, per la collezione alla fine."}},
    {"fertility.end-of-turn",
     {"End of a turn", "Koniec tury", "Fine del turno"},
     {"Loose resources left over go back to the stock; wheat stays. The player refills the reserve to three with a "
      "tile of their choice from the common pool, then the pool is refilled from the stack. If a district was built, a "
      "new one is opened.",
      "Niewykorzystane luźne zasoby wracają do magazynu; pszenica zostaje. Gracz uzupełnia rezerwę do trzech płytką "
      "wybraną z puli ogólnej, a pulę uzupełnia się ze stosu. Jeśli zbudowano dzielnicę, odkrywa się nową.",
      "Le risorse libere avanzate tornano nella scorta; il grano resta. Il giocatore riporta la riserva a tre con una "
      "tessera a scelta dell'offerta comune, poi l'offerta si completa dalla pila. Se è stato costruito un distretto, "
      "se ne scopre uno nuovo."}},
    {"fertility.end",
     {"End of the match", "Koniec partii", "Fine della partita"},
     {"When the common pool cannot be refilled to three, everybody has exactly one more turn: {0} turns each. Refills "
      "in "
      "this "
      "last round change nothing and are left out.",
      "Gdy puli ogólnej nie można uzupełnić do trzech, każdy ma jeszcze dokładnie jedną turę: razem po {0}. "
      "Uzupełnianie "
      "w tej "
      "ostatniej rundzie niczego nie zmienia i jest pomijane.",
      "Quando l'offerta comune non può tornare a tre, ognuno ha ancora esattamente un turno: {0} a testa. In "
      "quest'ultimo giro completarla non cambia nulla e si omette."}},
    {"fertility.scoring",
     {"Scoring", "Podliczanie", "Punteggio"},
     {"In this order: full general shops, full specialist shops, different statues of full shops (by the table), "
      "monuments, "
      "the granary's space.",
      "W tej kolejności: pełne sklepy ogólne, pełne sklepy specjalistyczne, różne posągi z pełnych sklepów (według "
      "tabeli), monumenty, pole spichlerza.",
      "In quest'ordine: negozi generali pieni, negozi specializzati pieni, statue diverse dei negozi pieni (secondo la "
      "tabella), "
      "monumenti, spazio del granaio."}},
    {"fertility.scoring.monuments",
     {"Monuments", "Monumenty", "Monumenti"},
     {"Most monuments in the valley: {0} {0:deben|debens}, second most: {1}. All tied players get the value of their "
      "place, and after a tie for first the next is second. Whoever has no monument gets nothing.",
      "Najwięcej monumentów w dolinie: {0} {0:deben|debeny|debenów}, drugie miejsce: {1}. Wszyscy remisujący dostają "
      "wartość swojego miejsca, a po remisie o pierwsze kolejny jest drugi. Kto nie ma żadnego monumentu, nie dostaje "
      "nic.",
      "Chi ha più monumenti nella valle: {0} deben, il secondo: {1}. In parità tutti ricevono il valore del loro "
      "posto, e dopo una parità per il primo il seguente è secondo. Chi non ha monumenti non riceve nulla."}},
    {"fertility.scoring.tie",
     {"Ties", "Remis", "Parità"},
     {"Most debens wins. Tied: fewest resources in the metropolis. Still tied: the victory is shared.",
      "Wygrywa najwięcej debenów. Przy remisie: najmniej zasobów w metropolii. Jeśli nadal jest remis, zwycięstwo jest "
      "wspólne.",
      "Vince chi ha più deben. In parità: meno risorse nella metropoli. Ancora parità: la vittoria è condivisa."}},
    {"fertility.variant",
     {"Two-player variant", "Wariant dla 2 graczy", "Variante per 2 giocatori"},
     {"{0} tiles instead of {1}. After refilling the reserve the player removes one tile of their choice in the common "
      "pool from the game before the pool is refilled.",
      "Płytek: {0} zamiast {1}. Po uzupełnieniu rezerwy gracz usuwa z gry wybraną płytkę z puli ogólnej, zanim pula "
      "zostanie uzupełniona.",
      "{0} tessere invece di {1}. Dopo aver completato la riserva il giocatore toglie dal gioco una tessera a scelta "
      "dell'offerta comune, prima che l'offerta sia completata."}},
    {"fertility.house",
     {"House versions", "Wersje własne", "Versioni della casa"},
     {"What is printed on the boards, the district tiles and the metropolis shops is not public. Those tables, marked "
      "⌂, are our own: they keep the known totals and make the rulebook's examples come out. An owner of the box can "
      "replace them with a component pack (mehen pack fertility).",
      "To, co wydrukowano na planszach, płytkach dzielnic i sklepach metropolii, nie jest publicznie znane. Te tabele, "
      "oznaczone ⌂, są nasze: zachowują znane sumy i zgadzają się z przykładami instrukcji. Właściciel pudełka może je "
      "zastąpić pakietem komponentów (mehen pack fertility).",
      "Ciò che è stampato su plance, tessere distretto e negozi delle metropoli non è pubblico. Quelle tabelle, "
      "segnate ⌂, sono "
      "nostre: rispettano i totali noti e fanno tornare gli esempi del regolamento. Chi possiede la scatola può "
      "sostituirle "
      "con un pacchetto di componenti (mehen pack fertility)."}},
}};

}  // namespace

std::span<const Section> sections() {
    return table;
}

// What the numbers in the sections are under these rules.
std::vector<Argument> Fertility::section_numbers(const Rules& rules, std::size_t section) {
    const Components& box = rules.components;
    switch (static_cast<SectionId>(section)) {
        case SectionId::setup: return {box.display};
        case SectionId::stock: return {box.stock};
        case SectionId::end: return {rules.rounds()};
        case SectionId::monuments: return {box.most_monuments, box.second_monuments};
        case SectionId::variant: return {box.tiles_in_play_variant, box.tiles_in_play[0]};
        case SectionId::turn:
        case SectionId::place:
        case SectionId::match:
        case SectionId::discard:
        case SectionId::contact:
        case SectionId::fields:
        case SectionId::symbols:
        case SectionId::quarry:
        case SectionId::build:
        case SectionId::supply:
        case SectionId::shops:
        case SectionId::end_of_turn:
        case SectionId::scoring:
        case SectionId::tie:
        case SectionId::house: break;
    }
    return {};
}

}  // namespace mehen::fertility
