// The rules in our words: battles and cards.
#pragma once

#include "games/kemet/words/sections/passage.h"

namespace mehen::kemet::section {

inline constexpr std::array battle_passages = std::to_array<Passage>({
    {nullptr,
     nullptr,
     {"Whoever brings units into an area with a rival's troop is the attacker. Steps: war council, reveal, strength, "
      "losses, reward, the loser's troop, the winner's troop. All of them are gone through even if a troop is "
      "destroyed on the way. Nobody else takes part.",
      "Kto wprowadza jednostki na obszar z wrogim oddziałem, jest atakującym. Kroki: rada wojenna, odkrycie kart, "
      "siła, straty, nagroda, oddział przegranego, oddział zwycięzcy. Przechodzi się przez wszystkie, nawet jeśli "
      "oddział po drodze zginie. Nikt inny nie bierze udziału.",
      "Chi porta unità in un'area con una truppa avversaria è l'attaccante. Passi: consiglio di guerra, rivelazione, "
      "forza, perdite, ricompensa, la truppa di chi ha perso, quella di chi ha vinto. Si fanno tutti, anche se nel "
      "frattempo una truppa è distrutta. Nessun altro prende parte."}},
});
inline constexpr Chapter battle = {"kemet.battle", {"Battle", "Walka", "Battaglia"}, battle_passages};

inline constexpr std::array council_passages = std::to_array<Passage>({
    {nullptr,
     nullptr,
     {"Both choose two battle cards in secret: one to be played, one discarded unused. DI cards for battle may be "
      "hidden under the card played. All is revealed together; the attacker's effects come first.",
      "Obie strony wybierają w tajemnicy dwie karty walki: jedną do zagrania, drugą do odrzucenia bez użycia. Pod "
      "zagraną można ukryć karty BI na walkę. Wszystko odkrywa się jednocześnie; najpierw działają efekty atakującego.",
      "Entrambi scelgono in segreto due carte Battaglia: una da giocare, una da scartare senza usarla. Sotto quella "
      "giocata si possono nascondere carte ID da battaglia. Tutto si rivela insieme; prima gli effetti "
      "dell'attaccante."}},
    {yes<&Ruleset::di_cards_must_be_paid>,
     nullptr,
     {"Hidden DI cards must then be paid for: none may be added that cannot be.",
      "Za ukryte karty BI trzeba wtedy zapłacić: nie wolno dokładać takich, za które się nie da.",
      "Le carte ID nascoste vanno allora pagate: non se ne aggiungono che non si possano pagare."}},
    {no<&Ruleset::di_cards_must_be_paid>,
     nullptr,
     {"Their owner says which of the hidden DI cards are paid for; the others do nothing.",
      "Właściciel mówi, za które z ukrytych kart BI płaci; pozostałe nie działają.",
      "Il proprietario dice quali delle carte ID nascoste paga; le altre non fanno nulla."}},
    {no<&Ruleset::day_tiles_in_battle>,
     nullptr,
     {"Tiles of the day do nothing in a battle.", "Płytki na dzień nie działają w walce.",
      "Le tessere del giorno non valgono in battaglia."}},
    {no<&Ruleset::council_discards_open>,
     nullptr,
     {"After the battle the card played lies open, the unused one stays hidden.",
      "Po walce zagrana karta leży odkryta, nieużyta zostaje zakryta.",
      "Dopo la battaglia la carta giocata resta scoperta, quella non usata coperta."}},
    {yes<&Ruleset::council_discards_open>,
     nullptr,
     {"After the battle both cards lie open, the unused one, too.", "Po walce obie karty leżą odkryte, nieużyta też.",
      "Dopo la battaglia entrambe le carte restano scoperte, anche quella non usata."}},
    {nullptr,
     nullptr,
     {"When the last battle card has left the hand, all of them come back.",
      "Gdy z ręki zejdzie ostatnia karta walki, wracają wszystkie.",
      "Quando dalla mano esce l'ultima carta Battaglia, tornano tutte."}},
});
inline constexpr Chapter council = {
    "kemet.battle.council", {"War council", "Rada wojenna", "Consiglio di guerra"}, council_passages};

inline constexpr std::array strength_passages = std::to_array<Passage>({
    {no<&Ruleset::home_strength>,
     nullptr,
     {"Units, battle card, tiles, creature and DI cards.", "Jednostki, karta walki, płytki, potwór i karty BI.",
      "Unità, carta Battaglia, tessere, creatura e carte ID."}},
    {yes<&Ruleset::home_strength>,
     count<&Ruleset::home_strength>,
     {"Units, battle card, tiles, creature and DI cards, and {0} more in your own district.",
      "Jednostki, karta walki, płytki, potwór i karty BI, a we własnej dzielnicy o {0} więcej.",
      "Unità, carta Battaglia, tessere, creatura e carte ID, e {0} in più nel proprio distretto."}},
    {nullptr,
     nullptr,
     {"Higher strength wins, a tie goes to the defender.", "Wyższa siła wygrywa, remis należy do obrońcy.",
      "Vince la forza maggiore, la parità va al difensore."}},
});
inline constexpr Chapter strength = {"kemet.battle.strength", {"Strength", "Siła", "Forza"}, strength_passages};

inline constexpr std::array losses_passages = std::to_array<Passage>({
    {nullptr,
     nullptr,
     {"Each side loses as many units as the other's damage exceeds its own protection, winner and loser alike; they go "
      "back to the reserve.",
      "Każda strona traci tyle jednostek, o ile obrażenia drugiej przewyższają jej obronę, zwycięzca tak samo jak "
      "przegrany; wracają do zasobów.",
      "Ogni parte perde tante unità quanti sono i danni dell'altra oltre la propria protezione, chi vince come chi "
      "perde; tornano nella riserva."}},
    {unblockable_damage,
     nullptr,
     {"Unblockable damage hits whatever the protection.", "Nieblokowalne obrażenia trafiają bez względu na obronę.",
      "I danni imparabili colpiscono qualunque sia la protezione."}},
    {own_losses,
     nullptr,
     {"Some battle cards hit their own troop.", "Niektóre karty walki trafiają własny oddział.",
      "Alcune carte Battaglia colpiscono la propria truppa."}},
    {nullptr,
     nullptr,
     {"An attacker who wins with a unit left gains 1 battle VP. A winner without units is still the winner.",
      "Atakujący, który wygra i ma jeszcze jednostkę, dostaje 1 PZ chwały. Zwycięzca bez jednostek nadal jest "
      "zwycięzcą.",
      "Un attaccante che vince con un'unità rimasta riceve 1 PV da battaglia. Chi vince senza unità resta il "
      "vincitore."}},
    {yes<&Ruleset::veterans>,
     nullptr,
     {"A winning defender and whoever got no VP gain veteran tokens.",
      "Zwycięski obrońca i każdy, kto nie dostał PZ, dostają żetony weterana.",
      "Il difensore che vince e chi non ha ricevuto PV ricevono segnalini veterano."}},
});
inline constexpr Chapter losses = {
    "kemet.battle.losses", {"Losses and reward", "Straty i nagroda", "Perdite e ricompensa"}, losses_passages};

inline constexpr std::array fate_passages = std::to_array<Passage>({
    {nullptr,
     nullptr,
     {"The loser retreats or recalls. For a retreat the winner picks an adjacent area by land without any troop; "
      "without such an area the troop is recalled.",
      "Przegrany wycofuje się lub odwołuje oddział. Przy wycofaniu zwycięzca wskazuje sąsiedni lądem obszar bez "
      "żadnego oddziału; gdy takiego nie ma, oddział zostaje odwołany.",
      "Chi perde si ritira o richiama la truppa. Per la ritirata il vincitore sceglie un'area adiacente per terra "
      "senza alcuna truppa; se non c'è, la truppa è richiamata."}},
    {yes<&Ruleset::retreat_to_own_districts_only>,
     nullptr,
     {"Of districts only the loser's own will do.", "Z dzielnic wchodzą w grę tylko własne przegranego.",
      "Dei distretti valgono solo quelli di chi ha perso."}},
    {yes<&Ruleset::loser_may_stay>,
     nullptr,
     {"The loser may stay if the winner has no unit left.",
      "Przegrany może zostać, jeśli zwycięzcy nie została żadna jednostka.",
      "Chi perde può restare se al vincitore non rimangono unità."}},
    {no<&Ruleset::loser_may_stay>,
     nullptr,
     {"The loser never stays, even if the winner has no unit left.",
      "Przegrany nigdy nie zostaje, nawet jeśli zwycięzcy nie została żadna jednostka.",
      "Chi perde non resta mai, neanche se al vincitore non rimangono unità."}},
    {apart,
     nullptr,
     {"Then the winner stays or recalls.", "Potem zwycięzca zostaje lub odwołuje oddział.",
      "Poi chi vince resta o richiama."}},
    {allied,
     nullptr,
     {"Then the winner stays or recalls; Seth recalls after a defeat only.",
      "Potem zwycięzca zostaje lub odwołuje oddział; Set odwołuje tylko po porażce.",
      "Poi chi vince resta o richiama; Seth richiama solo dopo una sconfitta."}},
    {no<&Ruleset::recall_less>,
     nullptr,
     {"A recall returns the whole troop to the reserve and gives 1 PP for each unit.",
      "Odwołanie zwraca cały oddział do zasobów i daje 1 PM za jednostkę.",
      "Un richiamo riporta l'intera truppa nella riserva e dà 1 PP per unità."}},
    {yes<&Ruleset::recall_less>,
     count<&Ruleset::recall_less>,
     {"A recall returns the whole troop to the reserve and gives 1 PP for each unit, less {0} PP in all.",
      "Odwołanie zwraca cały oddział do zasobów i daje 1 PM za jednostkę, razem o {0} PM mniej.",
      "Un richiamo riporta l'intera truppa nella riserva e dà 1 PP per unità, in tutto {0} PP in meno."}},
});
inline constexpr Chapter fate = {
    "kemet.battle.fate",
    {"Retreat, recall, stay", "Wycofanie, odwołanie, pozostanie", "Ritirarsi, richiamare, restare"},
    fate_passages};

inline constexpr std::array cards_passages = std::to_array<Passage>({
    {nullptr,
     moments_of_cards,
     {"Pay, apply, discard; no action is needed, and there is no hand limit. Each card says when it may be played: "
      "{0}.",
      "Zapłać, zastosuj, odrzuć; nie trzeba do tego akcji, a ręka nie ma limitu. Każda karta mówi, kiedy można ją "
      "zagrać: {0}.",
      "Paga, applica, scarta; non serve un'azione, e la mano non ha limite. Ogni carta dice quando si gioca: {0}."}},
    {yes<&Ruleset::answers_in_rivals_turns>,
     nullptr,
     {"A card that answers another is played in a rival's turn only.",
      "Kartę, która odpowiada na inną, zagrywa się tylko w turze przeciwnika.",
      "Una carta che risponde a un'altra si gioca solo nel turno di un avversario."}},
    {nullptr,
     nullptr,
     {"When several players may play, the active one is asked first, then the others in turn order. How many cards "
      "somebody holds is known, which ones is not.",
      "Gdy może zagrać kilku graczy, pierwszy decyduje aktywny, potem inni w kolejności tury. Wiadomo, ile kart kto "
      "ma, ale nie jakie.",
      "Se più giocatori possono giocare, decide prima chi è di turno, poi gli altri in ordine. Si sa quante carte ha "
      "ognuno, non quali."}},
    {yes<&Ruleset::di_discards_open>,
     nullptr,
     {"Cards are discarded face up.", "Karty odrzuca się odkryte.", "Le carte si scartano scoperte."}},
    {no<&Ruleset::di_discards_open>,
     nullptr,
     {"Cards are discarded face down.", "Karty odrzuca się zakryte.", "Le carte si scartano coperte."}},
    {nullptr,
     nullptr,
     {"When the deck is empty the discards are shuffled into a new one.",
      "Pustą talię tworzy się na nowo z odrzuconych.", "Un mazzo vuoto si rifà con gli scarti."}},
});
inline constexpr Chapter cards = {"kemet.cards", {"DI cards", "Karty BI", "Carte ID"}, cards_passages};

}  // namespace mehen::kemet::section
