// What an edition says where one god stands against an alliance of all the others.
#include "games/kemet/words/statements.h"

#include <array>

#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

constexpr std::array numbers = std::to_array<NumberStatement>({
    {"lone_units",
     Topic::alliance,
     &Ruleset::lone_units,
     {"Seth has {0} {0:unit|units}.", "Set ma {0} {0:jednostkę|jednostki|jednostek}.", "Seth ha {0} unità."}},
    {"lone_placed_units",
     Topic::alliance,
     &Ruleset::lone_placed_units,
     {"At the start {0} of them {0:stands|stand} in Seth's city, split over its districts as Seth likes.",
      "Na początku {0} z nich {0:stoi|stoją|stoi} w mieście Seta, rozdzielone między dzielnice według jego woli.",
      "All'inizio {0} di esse {0:sta|stanno} nella città di Seth, divise fra i distretti come Seth preferisce."}},
    {"lone_troop_limit",
     Topic::alliance,
     &Ruleset::lone_troop_limit,
     {"One of Seth's troops has at most {0} {0:unit|units}.",
      "Oddział Seta ma najwyżej {0} {0:jednostkę|jednostki|jednostek}.",
      "Una truppa di Seth ha al massimo {0} unità."}},
    {"lone_prayer",
     Topic::alliance,
     &Ruleset::lone_prayer,
     {"Seth starts with {0} PP, and with one more for each player of the Alliance if no night opens the match.",
      "Set zaczyna z {0} PM i z jednym więcej za każdego gracza Przymierza, jeśli partii nie otwiera noc.",
      "Seth comincia con {0} PP, e uno in più per ogni giocatore dell'Alleanza se nessuna notte apre la "
      "partita."}},
    {"lone_pray_prayer",
     Topic::alliance,
     &Ruleset::lone_pray_prayer,
     {"Praying gives Seth {0} PP.", "Modlitwa daje Setowi {0} PM.", "Pregare dà a Seth {0} PP."}},
    {"lone_long_goal",
     Topic::alliance,
     &Ruleset::lone_long_goal,
     {"It may be agreed that Seth needs {0} battle VP.", "Można się umówić, że Set potrzebuje {0} PZ chwały.",
      "Si può concordare che a Seth servano {0} PV da battaglia."}},
    {"sacrifice_temples",
     Topic::alliance,
     &Ruleset::sacrifice_temples,
     {"The Alliance builds at most {0} sacrifice {0:temple|temples}, of three levels, for 1, 2 and 3 units.",
      "Przymierze buduje najwyżej {0} {0:świątynię|świątynie|świątyń} poświęcenia, o trzech poziomach, za 1, 2 i 3 "
      "jednostki.",
      "L'Alleanza costruisce al massimo {0} {0:tempio|templi} del sacrificio, di tre livelli, per 1, 2 e 3 unità."}},
    {"ceremony_cost",
     Topic::alliance,
     &Ruleset::ceremony_cost,
     {"The Great Ceremony costs {0} PP for each player of the Alliance.",
      "Wielka Ceremonia kosztuje {0} PM za każdego gracza Przymierza.",
      "La Grande Cerimonia costa {0} PP per ogni giocatore dell'Alleanza."}},
    {"ceremony_discount",
     Topic::alliance,
     &Ruleset::ceremony_discount,
     {"For each temporary VP of the Alliance the Great Ceremony costs {0} PP less.",
      "Za każdy tymczasowy PZ Przymierza Wielka Ceremonia kosztuje o {0} PM mniej.",
      "Per ogni PV temporaneo dell'Alleanza la Grande Cerimonia costa {0} PP in meno."}},
    {"seized_pyramid_surcharge",
     Topic::alliance,
     &Ruleset::seized_pyramid_surcharge,
     {"A tile bought with a seized pyramid costs {0} PP more.",
      "Płytka kupiona dzięki przejętej piramidzie kosztuje o {0} PM więcej.",
      "Una tessera acquistata con una piramide di cui ci si è impadroniti costa {0} PP in più."}},
});

constexpr Text lone_board = {"Level {0} of Seth's board: {1}.", "Poziom {0} planszy Seta: {1}.",
                             "Livello {0} della plancia di Seth: {1}."};
constexpr Text yellow = {"{0} (yellow)", "{0} (żółte)", "{0} (gialla)"};
constexpr Text track = {
    "With {0} players in the Alliance Seth acts {1}, {2}, {3} and {4} times before the four Alliance phases.",
    "Gdy Przymierze ma {0} graczy, Set działa przed czterema fazami Przymierza {1}, {2}, {3} i {4} razy.",
    "Con {0} giocatori nell'Alleanza Seth agisce {1}, {2}, {3} e {4} volte prima delle quattro fasi "
    "dell'Alleanza."};
constexpr Text temples = {
    "Temples held when the day ends that are worth 1 permanent VP to an Alliance of 2, 3, 4, 5: {0}, {1}, {2}, {3}.",
    "Świątynie zajęte na koniec dnia, które dają 1 stały PZ Przymierzu 2, 3, 4, 5 graczy: {0}, {1}, {2}, {3}.",
    "Templi tenuti alla fine del giorno che valgono 1 PV permanente per un'Alleanza di 2, 3, 4, 5: {0}, {1}, {2}, "
    "{3}."};
constexpr Text offerings = {
    "A complete sacrifice temple pays when the day ends, one drawn for each: {0} PP.",
    "Ukończona świątynia poświęcenia daje na koniec dnia, losowane dla każdej: {0} PM.",
    "Un tempio del sacrificio completo rende alla fine del giorno, estratto per ognuno: {0} PP."};
constexpr Text tokens = {
    "A complete sacrifice temple draws one of {0} powers for the Alliance; the Great Ceremony "
    "chooses one of those left.",
    "Ukończona świątynia poświęcenia losuje Przymierzu jedną z {0} mocy; Wielka Ceremonia wybiera "
    "jedną z pozostałych.",
    "Un tempio del sacrificio completo estrae per l'Alleanza uno di {0} poteri; la Grande Cerimonia "
    "ne sceglie uno dei rimasti."};
constexpr Text cards = {"Creatures that Seth can seize, each once, with as many units as they count for: {0}.",
                        "Potwory, które Set może przejąć, każdego raz, i za ile jednostek się liczą: {0}.",
                        "Creature di cui Seth può impadronirsi, ognuna una volta, e per quante unità contano: "
                        "{0}."};
constexpr Text card_value = {"{0} {1}", "{0} {1}", "{0} {1}"};

std::string spaces_on_level(const Rules& rules, int level, Language language) {
    std::vector<std::string> names;
    for (SpaceId i = 0; i < rules.set.lone_spaces.size(); ++i) {
        const SpaceRow& row = rules.set.lone_spaces[i];
        if (row.level != level) continue;
        const std::string name = lone_space_name(rules, i, language);
        names.push_back(against_alliance(row.space) ? say(yellow, language, name) : name);
    }
    return joined(names);
}

}  // namespace

std::vector<PactStatement> pact_statements(const Rules& rules, Language language) {
    const Ruleset& set = rules.set;
    std::vector<PactStatement> result;
    for (const NumberStatement& row : numbers)
        result.push_back({std::string(row.key), say(row.some, language, set.*row.field)});
    for (int level = 1; level <= 3; ++level)
        result.push_back({"lone_spaces." + std::to_string(level),
                          say(lone_board, language, level, spaces_on_level(rules, level, language))});
    for (std::size_t i = 0; i < set.day_track.size(); ++i) {
        const auto& day = set.day_track[i];
        result.push_back(
            {"day_track." + std::to_string(i + 2), say(track, language, i + 2, day[0], day[1], day[2], day[3])});
    }
    const auto& count = set.temples_for_point;
    result.push_back({"temples_for_point", say(temples, language, count[0], count[1], count[2], count[3])});
    std::vector<std::string> prayers;
    for (const PrayerToken& token : set.prayer_tokens) prayers.push_back(std::to_string(token.prayer));
    result.push_back({"prayer_tokens", say(offerings, language, joined(prayers))});
    result.push_back({"power_tokens", say(tokens, language, set.power_tokens.size())});
    std::vector<std::string> creatures;
    for (const CreatureCard& card : set.creature_cards)
        creatures.push_back(say(card_value, language, creature_name(rules, card.creature, language), card.value));
    result.push_back({"creature_cards", say(cards, language, joined(creatures))});
    return result;
}

}  // namespace mehen::kemet
