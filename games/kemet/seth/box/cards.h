// Cards and tokens of the box in which one god stands against an alliance. Little more than their numbers is public,
// so what they do is a house version.
#pragma once

#include "games/kemet/box/cards/battle.h"
#include "games/kemet/box/cards/di.h"
#include "games/kemet/box/ruleset.h"
#include "games/kemet/box/tiles/creatures.h"

namespace mehen::kemet::printed {

// The lone god's own deck. What stands here for a moment is the symbol on the card; `exchange_di_cards` says what that
// symbol means in the base edition, and takes the words of cards that do what one of the base does from there.
inline constexpr std::array lone_di_cards = std::to_array<DiCard>({
    {.id = "rage-of-chaos",
     .count = 2,
     .when = in_battle,
     .gives = {{{Power::strength, 1}}},
     .name = {"Rage of Chaos", "Gniew chaosu", "Ira del Caos"},
     .rule = {"+{0} strength in this battle.", "+{0} siły w tej walce.", "+{0} forza in questa battaglia."},
     .house = true,
     .lone = true},
    {.id = "fury-of-chaos",
     .count = 2,
     .cost = 1,
     .when = in_battle,
     .gives = {{{Power::strength, 2}}},
     .name = {"Fury of Chaos", "Furia chaosu", "Furia del Caos"},
     .rule = {"+{0} strength in this battle.", "+{0} siły w tej walce.", "+{0} forza in questa battaglia."},
     .house = true,
     .lone = true},
    {.id = "bloodthirst",
     .count = 2,
     .when = in_battle,
     .gives = {{{Power::damage, 1}}},
     .name = {"Bloodthirst", "Żądza krwi", "Sete di Sangue"},
     .rule = {"+{0} damage in this battle.", "+{0} {0:obrażenie|obrażenia|obrażeń} w tej walce.",
              "+{0} {0:danno|danni} in questa battaglia."},
     .house = true,
     .lone = true},
    {.id = "massacre",
     .count = 1,
     .cost = 1,
     .when = in_battle,
     .gives = {{{Power::damage, 2}}},
     .name = {"Massacre", "Masakra", "Massacro"},
     .rule = {"+{0} damage in this battle.", "+{0} {0:obrażenie|obrażenia|obrażeń} w tej walce.",
              "+{0} {0:danno|danni} in questa battaglia."},
     .house = true,
     .lone = true},
    {.id = "scales-of-sobek",
     .count = 1,
     .when = in_battle,
     .gives = {{{Power::protection, 1}}},
     .name = {"Scales of Sobek", "Łuski Sobka", "Scaglie di Sobek"},
     .rule = {"+{0} protection in this battle.", "+{0} obrony w tej walce.", "+{0} protezione in questa battaglia."},
     .house = true,
     .lone = true},
    {.id = "wall-of-sand",
     .count = 1,
     .cost = 1,
     .when = in_battle,
     .gives = {{{Power::protection, 2}}},
     .name = {"Wall of Sand", "Ściana piasku", "Muro di Sabbia"},
     .rule = {"+{0} protection in this battle.", "+{0} obrony w tej walce.", "+{0} protezione in questa battaglia."},
     .house = true,
     .lone = true},
    {.id = "sandstorm",
     .count = 1,
     .cost = 1,
     .when = in_own_move,
     .gives = {{{Power::land_moves, 1}, {Power::ignores_walls, 1}}},
     .name = {"Sandstorm", "Burza piaskowa", "Tempesta di Sabbia"},
     .rule = {"Before one of your troops moves in a move action or a Frenzied assault: it has +{0} land "
              "{0:move|moves}, and walls do not stop it.",
              "Zanim twój oddział ruszy w akcji ruchu lub w Szaleńczym ataku: ma +{0} {0:ruch lądowy|ruchy "
              "lądowe|ruchów lądowych}, a mury go nie zatrzymują.",
              "Prima che una tua truppa muova in un'azione di movimento o in un Assalto frenetico: ha +{0} "
              "{0:movimento terrestre|movimenti terrestri} e le mura non la fermano."},
     .house = true,
     .lone = true},
    {.id = "dark-passage",
     .count = 1,
     .cost = 1,
     .when = in_own_move,
     .gives = {{{Power::teleports_anywhere, 1}}},
     .name = {"Dark Passage", "Mroczne przejście", "Passaggio Oscuro"},
     .rule = {"In a move action or a Frenzied assault one of your troops teleports from wherever it stands to an area "
              "with an obelisk; only this card is paid for.",
              "W akcji ruchu lub w Szaleńczym ataku jeden twój oddział teleportuje się z miejsca, w którym stoi, na "
              "obszar z obeliskiem; płacisz tylko za tę kartę.",
              "In un'azione di movimento o in un Assalto frenetico una tua truppa si teletrasporta da dove si trova a "
              "un'area con un obelisco; si paga solo questa carta."},
     .house = true,
     .lone = true},
    {.id = "tribute-of-fear",
     .count = 1,
     .when = by_own_day,
     .gives = {{{Power::taxes_alliance, 1}}},
     .name = {"Tribute of Fear", "Danina strachu", "Tributo della Paura"},
     .rule = {"You gain {0} PP for each Alliance player; each of them who has any loses {0} PP.",
              "Otrzymujesz {0} PM za każdego gracza Przymierza; każdy z nich, kto ma jakieś PM, traci {0}.",
              "Ricevi {0} PP per ogni giocatore dell'Alleanza; ciascuno di loro che ne ha perde {0} PP."},
     .house = true,
     .lone = true},
    {.id = "call-of-the-red-land",
     .count = 1,
     .when = by_own_day,
     .gives = {{{Power::places_units, 2}}},
     .name = {"Call of the Red Land", "Zew Czerwonej Ziemi", "Richiamo della Terra Rossa"},
     .house = true,
     .lone = true},
    {.id = "plague",
     .count = 1,
     .cost = 1,
     .when = by_own_day,
     .gives = {{{Power::removes_units, 1}}},
     .name = {"Plague", "Zaraza", "Pestilenza"},
     .house = true,
     .lone = true},
    {.id = "silence-of-the-gods",
     .count = 1,
     .when = after_a_card,
     .gives = {{{Power::vetoes, 1}}},
     .name = {"Silence of the Gods", "Milczenie bogów", "Silenzio degli Dèi"},
     .rule = {"Cancel the DI card that an Alliance player has just played outside battle, {0:but not a Veto|a Veto "
              "too}; what it cost stays paid.",
              "Anuluj kartę BI, którą gracz Przymierza właśnie zagrał poza walką, {0:ale nie Weto|także Weto|także "
              "Weto}; jej koszt pozostaje zapłacony.",
              "Annulla la carta ID che un giocatore dell'Alleanza ha appena giocato fuori dalla battaglia, {0:ma non "
              "un Veto|anche un Veto}; il suo costo resta pagato."},
     .house = true,
     .lone = true},
});

// Cards of the base edition's deck, as often as the Alliance's has them. They do what they do there.
struct CardOfBase {
    std::string_view id;
    std::uint8_t count;
};
inline constexpr std::array cards_of_base = std::to_array<CardOfBase>({
    {"war-rage", 4},
    {"war-fury", 4},
    {"bloody-battle", 3},
    {"bloodbath", 3},
    {"bronze-wall", 3},
    {"iron-wall", 3},
    {"prayer", 3},
    {"enlistment", 4},
    {"raining-fire", 3},
    {"teleportation", 2},
});
inline constexpr std::array answers_of_base = std::to_array<CardOfBase>({{"veto", 1}, {"escape", 1}});

// The Alliance's other cards.
inline constexpr std::array alliance_di_cards = std::to_array<DiCard>({
    {.id = "mana-theft",
     .count = 1,
     .when = by_own_day,
     .gives = {{{Power::takes_from_lone, 2}}},
     .name = {"Mana Theft", "Kradzież many", "Furto di Mana"},
     .rule = {"Seth loses up to {0} PP; you gain as many.", "Set traci do {0} PM; ty otrzymujesz tyle samo.",
              "Seth perde fino a {0} PP; tu ne ricevi altrettanti."},
     .house = true},
    {.id = "divine-memory",
     .count = 1,
     .cost = 1,
     .when = by_own_day,
     .gives = {{{Power::takes_back_card, 1}}},
     .name = {"Divine Memory", "Boska pamięć", "Memoria Divina"},
     .rule =
         {"Take a card of your choice from the Alliance's DI discards; the rest of them are shuffled into its deck.",
          "Weź wybraną kartę spośród odrzuconych kart BI Przymierza; pozostałe wtasuj do jego talii.",
          "Prendi una carta a tua scelta dagli scarti ID dell'Alleanza; il resto si rimescola nel suo mazzo."},
     .house = true},
    {.id = "shared-offering",
     .count = 2,
     .when = by_own_day,
     .gives = {{{Power::gives_prayer_over, 4}}},
     .name = {"Shared Offering", "Wspólna ofiara", "Offerta Condivisa"},
     .rule = {"Hand up to {0} of your PP to one other Alliance player.",
              "Przekaż do {0} swoich PM jednemu innemu graczowi Przymierza.",
              "Cedi fino a {0} dei tuoi PP a un altro giocatore dell'Alleanza."},
     .house = true},
});

// A Veto is not for the lone god's answer to one.
constexpr void change_veto(DiCard& veto) {
    veto.gives = {{{Power::vetoes, 1}}};
    veto.rule = {
        "Cancel the DI card that Seth has just played outside battle, {0:but not a Silence of the Gods|a Silence of "
        "the Gods too}.",
        "Anuluj kartę BI, którą Set właśnie zagrał poza walką, {0:ale nie Milczenie bogów|także Milczenie bogów|także "
        "Milczenie bogów}.",
        "Annulla la carta ID che Seth ha appena giocato fuori dalla battaglia, {0:ma non un Silenzio degli Dèi|anche "
        "un Silenzio degli Dèi}."};
}

// Two decks take the place of the base edition's. A card with the symbol of the day is played when that edition's
// Prayer is, one for a move as its Teleportation.
constexpr void exchange_di_cards(Ruleset& r) {
    const auto base = r.di_cards;
    r.di_cards = {};
    const auto add = [&](DiCard card) {
        if (card.when == by_own_day) card.when = base.named("prayer").when;
        if (card.when == in_own_move) card.when = base.named("teleportation").when;
        r.di_cards.add(card);
    };
    const auto add_as_in_base = [&](const CardOfBase& which) {
        DiCard card = base.named(which.id);
        card.count = which.count;
        card.house = true;
        r.di_cards.add(card);
    };
    for (const CardOfBase& each : cards_of_base) add_as_in_base(each);
    for (const DiCard& card : later_di_cards)
        if (card.id == "swiftness") add(card);
    for (const DiCard& card : alliance_di_cards) add(card);
    for (const CardOfBase& each : answers_of_base) add_as_in_base(each);
    change_veto(r.di_cards.named("veto"));
    for (const DiCard& card : lone_di_cards) add(card);
    r.di_cards.named("call-of-the-red-land").rule = base.named("enlistment").rule;
    r.di_cards.named("plague").rule = base.named("raining-fire").rule;
}

// The lone god's other battle cards are those that everybody has.
inline constexpr BattleCard mirror_clash = {.id = "mirror-clash",
                                            .strength = 2,
                                            .damage = 1,
                                            .protection = 1,
                                            .special = 3,
                                            .name = {"Mirror Clash", "Lustrzane starcie", "Scontro allo Specchio"},
                                            .house = true,
                                            .mirror = true};

// A seized creature has no units; how it fights is not in the rulebook.
inline constexpr std::array creature_cards = std::to_array<CreatureCard>({
    {.id = "ancestral-elephant",
     .creature = creature::ancestral_elephant,
     .rule = {"Fights alone, as {0} {0:unit does|units do}: +{2} strength, +{3} protection.",
              "Walczy samotnie, tak jak {0} {0:jednostka|jednostki|jednostek}: +{2} siły, +{3} obrony.",
              "Combatte da solo, come {0} unità: +{2} forza, +{3} protezione."},
     .house = true},
    {.id = "deep-desert-snake",
     .creature = creature::deep_desert_snake,
     .rule = {"Fights alone, as {0} {0:unit does|units do}; the rival's creature counts for nothing.",
              "Walczy samotnie, tak jak {0} {0:jednostka|jednostki|jednostek}; potwór przeciwnika się nie liczy.",
              "Combatte da solo, come {0} unità; la creatura avversaria non conta."},
     .house = true},
    {.id = "sphinx",
     .creature = creature::sphinx,
     .rule = {"Fights alone, as {0} {0:unit does|units do}: +{1} strength, +{2} protection.",
              "Walczy samotnie, tak jak {0} {0:jednostka|jednostki|jednostek}: +{1} siły, +{2} obrony.",
              "Combatte da sola, come {0} unità: +{1} forza, +{2} protezione."},
     .house = true},
    {.id = "royal-scarab",
     .creature = creature::royal_scarab,
     .rule = {"Fights alone, as {0} {0:unit does|units do}: +{2} strength.",
              "Walczy samotnie, tak jak {0} {0:jednostka|jednostki|jednostek}: +{2} siły.",
              "Combatte da solo, come {0} unità: +{2} forza."},
     .house = true},
    {.id = "giant-scorpion",
     .creature = creature::giant_scorpion,
     .rule = {"Fights alone, as {0} {0:unit does|units do}: +{2} strength, +{3} damage.",
              "Walczy samotnie, tak jak {0} {0:jednostka|jednostki|jednostek}: +{2} siły, +{3} "
              "{3:obrażenie|obrażenia|obrażeń}.",
              "Combatte da solo, come {0} unità: +{2} forza, +{3} {3:danno|danni}."},
     .house = true},
    {.id = "phoenix",
     .creature = creature::phoenix,
     .in_cities = true,
     .rule =
         {"Fights alone, as {0} {0:unit does|units do}: +{2} strength. It may attack in a city, too.",
          "Walczy samotnie, tak jak {0} {0:jednostka|jednostki|jednostek}: +{2} siły. Może zaatakować także w mieście.",
          "Combatte da sola, come {0} unità: +{2} forza. Può attaccare anche in una città."},
     .house = true},
    {.id = "mummy",
     .creature = creature::mummy,
     .gives = {{{Power::cards_if_won, 1}}},
     .rule = {"Fights alone, as {0} {0:unit does|units do}: +{3} strength. If it wins you draw {1} DI {1:card|cards}.",
              "Walczy samotnie, tak jak {0} {0:jednostka|jednostki|jednostek}: +{3} siły. Jeśli wygra, dobierasz {1} "
              "{1:kartę|karty|kart} BI.",
              "Combatte da sola, come {0} unità: +{3} forza. Se vince peschi {1} {1:carta|carte} ID."},
     .house = true},
});

// One for each complete sacrifice temple and one for the Great Ceremony: for the whole Alliance.
inline constexpr std::array power_tokens = std::to_array<PowerToken>({
    {.id = "act-of-the-gods",
     .gives = {{{Power::grey_token, 1}}},
     .name = {"Act of the Gods", "Działanie bogów", "Atto degli Dèi"},
     .rule = {"A grey token for the whole Alliance: once a day one of its players may place it together with a token "
              "of that player, for one more action on a free space.",
              "Szary żeton całego Przymierza: raz na dzień jeden z jego graczy może położyć go razem ze swoim żetonem, "
              "aby wykonać dodatkową akcję na wolnym polu.",
              "Un segnalino grigio per tutta l'Alleanza: una volta al giorno uno dei suoi giocatori può metterlo "
              "insieme a un proprio segnalino, per un'azione in più su una casella libera."},
     .house = true},
    {.id = "strength-of-the-gods",
     .gives = {{{Power::lone_strength, 1}}},
     .name = {"Strength of the Gods", "Siła bogów", "Forza degli Dèi"},
     .rule = {"+{0} strength for the Alliance in battles against Seth.", "+{0} siły dla Przymierza w walkach z Setem.",
              "+{0} forza per l'Alleanza nelle battaglie contro Seth."},
     .house = true},
    {.id = "shelter-of-the-gods",
     .gives = {{{Power::lone_protection, 1}}},
     .name = {"Shelter of the Gods", "Osłona bogów", "Riparo degli Dèi"},
     .rule = {"+{0} protection for the Alliance in battles against Seth.",
              "+{0} obrony dla Przymierza w walkach z Setem.",
              "+{0} protezione per l'Alleanza nelle battaglie contro Seth."},
     .house = true},
    {.id = "wrath-of-the-gods",
     .gives = {{{Power::lone_damage, 1}}},
     .name = {"Wrath of the Gods", "Gniew bogów", "Ira degli Dèi"},
     .rule = {"+{0} damage for the Alliance in battles against Seth.",
              "+{0} {0:obrażenie|obrażenia|obrażeń} dla Przymierza w walkach z Setem.",
              "+{0} {0:danno|danni} per l'Alleanza nelle battaglie contro Seth."},
     .house = true},
    {.id = "breath-of-the-gods",
     .gives = {{{Power::land_moves, 1}}},
     .name = {"Breath of the Gods", "Tchnienie bogów", "Soffio degli Dèi"},
     .rule = {"+{0} land {0:move|moves} in each move action of an Alliance player.",
              "+{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych} w każdej akcji ruchu gracza Przymierza.",
              "+{0} {0:movimento terrestre|movimenti terrestri} in ogni azione di movimento di un giocatore "
              "dell'Alleanza."},
     .house = true},
    {.id = "favour-of-the-gods",
     .gives = {{{Power::night_prayer, 1}}},
     .name = {"Favour of the Gods", "Łaska bogów", "Favore degli Dèi"},
     .rule = {"+{0} PP for each Alliance player every night.", "+{0} PM dla każdego gracza Przymierza każdej nocy.",
              "+{0} PP per ogni giocatore dell'Alleanza ogni notte."},
     .house = true},
});

inline constexpr std::array prayer_tokens = std::to_array<PrayerToken>({
    {.id = "prayer-2", .prayer = 2, .house = true},
    {.id = "prayer-3-first", .prayer = 3, .house = true},
    {.id = "prayer-3-second", .prayer = 3, .house = true},
    {.id = "prayer-4", .prayer = 4, .house = true},
});

}  // namespace mehen::kemet::printed
