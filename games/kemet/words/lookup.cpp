// What can be looked up: tiles, cards, creatures and areas; the account of victory points, and what to
// follow through a match.
#include <array>
#include <bit>
#include <vector>

#include "games/kemet/game.h"
#include "games/kemet/table/table.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

constexpr Text kind_tile = {"power tile", "płytka mocy", "tessera Potere"};
constexpr Text kind_di_card = {"DI card", "karta BI", "carta ID"};
constexpr Text kind_battle_card = {"battle card", "karta walki", "carta Battaglia"};
constexpr Text kind_creature = {"creature", "potwór", "creatura"};
constexpr Text kind_creature_card = {"creature card", "karta potwora", "carta Creatura"};
constexpr Text kind_power_token = {"power token", "żeton mocy", "segnalino Potere"};
constexpr Text kind_area = {"area", "obszar", "area"};

constexpr Text tile_text = {"{0}, level {1}, {2} {2:copy|copies}. {3}",
                            "{0}, poziom {1}, {2} {2:sztuka|sztuki|sztuk}. {3}",
                            "{0}, livello {1}, {2} {2:copia|copie}. {3}"};
constexpr Text di_card_text = {"{0} PP, {1} in the deck; {2}. {3}", "{0} PM, w talii {1}; {2}. {3}",
                               "{0} PP, {1} nel mazzo; {2}. {3}"};
constexpr Text own_di_card_text = {"{0} PP, one for each player; {2}. {3}", "{0} PM, po jednej dla gracza; {2}. {3}",
                                   "{0} PP, una per giocatore; {2}. {3}"};

constexpr Text alliance_di_card_text = {"{0} PP, {1} in the Alliance's deck; {2}. {3}",
                                        "{0} PM, w talii Przymierza {1}; {2}. {3}",
                                        "{0} PP, {1} nel mazzo dell'Alleanza; {2}. {3}"};
constexpr Text lone_di_card_text = {"{0} PP, {1} in Seth's deck; {2}. {3}", "{0} PM, w talii Seta {1}; {2}. {3}",
                                    "{0} PP, {1} nel mazzo di Seth; {2}. {3}"};

struct WhenWords {
    When when = When::own_day;
    Text words;
};
constexpr std::array<WhenWords, 7> moments = {{
    {When::own_day, {"in your own turn by day", "w swojej turze za dnia", "nel tuo turno di giorno"}},
    {When::any_day,
     {"by day, before or after any action and before a battle",
      "za dnia, przed dowolną akcją lub po niej i przed walką",
      "di giorno, prima o dopo qualsiasi azione e prima di una battaglia"}},
    {When::own_move, {"in your own move action", "w swojej akcji ruchu", "nella tua azione di movimento"}},
    {When::battle,
     {"in battle, under the battle card", "w walce, pod kartą walki", "in battaglia, sotto la carta Battaglia"}},
    {When::after_card,
     {"after a card played outside battle", "po karcie zagranej poza walką", "dopo una carta giocata fuori battaglia"}},
    {When::on_entry,
     {"when a rival enters your area", "gdy przeciwnik wchodzi na twój obszar",
      "quando un avversario entra nella tua area"}},
    {When::after_action, {"after a rival's action", "po akcji przeciwnika", "dopo l'azione di un avversario"}},
}};

// Where a card of one's own day is not played in the middle of an action.
constexpr Text own_day_between = {"in your own turn by day, before or after an action",
                                  "w swojej turze za dnia, przed akcją lub po niej",
                                  "nel tuo turno di giorno, prima o dopo un'azione"};

constexpr std::array<Text, 5> area_kinds = {{
    {"desert", "pustynia", "deserto"},
    {"district", "dzielnica", "distretto"},
    {"temple, {0} PP", "świątynia, {0} PM", "tempio, {0} PP"},
    {"temple, {0} PP for a unit removed", "świątynia, {0} PM za usuniętą jednostkę",
     "tempio, {0} PP per un'unità rimossa"},
    {"Sanctuary, 1 VP for {1} {1:unit|units} removed",
     "Sanktuarium, 1 PZ za {1} {1:usuniętą jednostkę|usunięte jednostki|usuniętych jednostek}",
     "Santuario, 1 PV per {1} unità {1:rimossa|rimosse}"},
}};
constexpr Text obelisk_text = {"obelisk", "obelisk", "obelisco"};
constexpr Text commercial_text = {"commercial port", "port handlowy", "porto commerciale"};
constexpr Text military_text = {"military port", "port wojskowy", "porto militare"};
constexpr Text borders_text = {"borders: {0}", "sąsiaduje z: {0}", "confina con: {0}"};
constexpr Text portal_text = {"through the portal: {0}", "przez portal: {0}", "attraverso il portale: {0}"};
constexpr Text ports_text = {"over the Nile: {0}", "przez Nil: {0}", "oltre il Nilo: {0}"};

}  // namespace

std::string moment_words(const Rules& rules, Moments of, Language language) {
    std::vector<std::string_view> words;
    for (const WhenWords& each : moments) {
        if (!contains(of, each.when)) continue;
        const bool between = each.when == When::own_day && !rules.set.day_cards_in_actions;
        words.push_back((between ? own_day_between : each.words)[language]);
    }
    return joined(words, "; ");
}

std::string when_played(const Rules& rules, DiCardId card, Language language) {
    return card < rules.set.di_cards.size() ? moment_words(rules, rules.set.di_cards[card].when, language) : "?";
}

namespace {

// A district's name has a comma in it.
std::string names_of(const Rules& rules, AreaMask areas, Language language) {
    std::vector<std::string_view> names;
    for (AreaId i = 0; i < rules.map.areas; ++i)
        if (has_area(areas, i)) names.push_back(rules.area(i).name[language]);
    return joined(names, " · ");
}

std::string area_rule(const Rules& rules, std::size_t index, Language language) {
    const Area& area = rules.area(index);
    std::vector<std::string> parts = {
        say(area_kinds[index_of(area.kind)], language, area.income, rules.set.sanctuary_units)};
    if (area.obelisk) parts.emplace_back(obelisk_text[language]);
    if (area.port == Port::commercial) parts.emplace_back(commercial_text[language]);
    if (area.port == Port::military) parts.emplace_back(military_text[language]);
    if (rules.map.land[index] != 0)
        parts.push_back(say(borders_text, language, names_of(rules, rules.map.land[index], language)));
    if (rules.map.ports[index] != 0)
        parts.push_back(say(ports_text, language, names_of(rules, rules.map.ports[index], language)));
    if (rules.map.portal[index] != 0)
        parts.push_back(say(portal_text, language, names_of(rules, rules.map.portal[index], language)));
    return joined(parts, "; ");
}

const Text& deck_words(const Rules& rules, const DiCard& card) {
    if (rules.allied()) return card.lone ? lone_di_card_text : alliance_di_card_text;
    return card.personal ? own_di_card_text : di_card_text;
}

// What a creature does stands on the tile that brings it.
std::string creature_rule(const Rules& rules, CreatureId creature, Language language) {
    for (const Tile& tile : rules.set.tiles)
        if (tile.creature == creature) return rule_of(rules, tile, language);
    return std::string(no_text[language]);
}

template <class Row>
Entry entry(const Row& row, const Text& kind, std::string rule, Language language) {
    return {std::string(row.id), std::string(kind[language]), std::string(row.name[language]), std::move(rule),
            row.house};
}

}  // namespace

std::vector<Entry> Kemet::entries(const Rules& rules, Language language) {
    const Ruleset& set = rules.set;
    std::vector<Entry> result;
    for (const Tile& row : set.tiles) {
        const std::string_view colour = colour_of_thing(index_of(row.colour))[language];
        result.push_back(entry(row, kind_tile,
                               say(tile_text, language, colour, row.level, row.copies, rule_of(rules, row, language)),
                               language));
    }
    for (DiCardId i = 0; i < set.di_cards.size(); ++i) {
        const DiCard& row = set.di_cards[i];
        result.push_back(entry(row, kind_di_card,
                               say(deck_words(rules, row), language, row.cost, row.count,
                                   when_played(rules, i, language), rule_of(rules, row, language)),
                               language));
    }
    for (const BattleCard& row : set.battle_cards)
        result.push_back(entry(row, kind_battle_card, battle_card_values(row, language), language));
    for (CreatureId i = 0; i < set.creatures.size(); ++i)
        result.push_back(entry(set.creatures[i], kind_creature, creature_rule(rules, i, language), language));
    for (const CreatureCard& row : set.creature_cards)  // its creature has that id
        result.push_back({"card-" + std::string(row.id), std::string(kind_creature_card[language]),
                          creature_name(rules, row.creature, language), rule_of(rules, row, language), row.house});
    for (const PowerToken& row : set.power_tokens)
        result.push_back(entry(row, kind_power_token, rule_of(rules, row, language), language));
    for (AreaId i = 0; i < rules.map.areas; ++i)
        result.push_back(entry(rules.area(i), kind_area, area_rule(rules, i, language), language));
    return result;
}

std::vector<ScoreLine> Kemet::breakdown(const Rules& rules, const View& view, Seat seat, Language language) {
    static constexpr std::array<Text, 5> lines = {{
        {"battle VP", "PZ chwały", "PV da battaglia"},
        {"other permanent VP", "inne stałe PZ", "altri PV permanenti"},
        {"temples", "świątynie", "templi"},
        {"pyramids of level 4", "piramidy poziomu 4", "piramidi di livello 4"},
        {"total", "razem", "totale"},
    }};
    std::vector<ScoreLine> result;
    if (is_lone(view, seat)) return {{std::string(lines[0][language]), view.player[seat].battle_points}};
    const Seat whose = keeper(view, seat);  // VP of a side are common
    std::array<int, 5> values = {view.player[whose].battle_points, view.player[whose].divinity_points};
    values[2] = std::popcount(view.held[whose] & (rules.map.temples | view.built_temples));
    values[3] = std::popcount(view.held[whose] & rules.map.districts);
    values[4] = values[0] + values[1] + values[2] + values[3];
    for (std::size_t i = 0; i < lines.size(); ++i) result.push_back({std::string(lines[i][language]), values[i]});
    return result;
}

std::vector<Gauge> Kemet::gauges(const Rules& rules, const View& view, Language language) {
    static constexpr Text victory = {"victory points", "punkty zwycięstwa", "Punti Vittoria"};
    static constexpr Text prayer = {"prayer points", "punkty modlitwy", "Punti Preghiera"};
    std::vector<Gauge> result = {{std::string(victory[language]), {}}, {std::string(prayer[language]), {}}};
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        result[0].value[seat] = fit<std::int16_t>(points(view, seat));
        result[1].value[seat] = view.player[seat].prayer;
    }
    return result;
}

std::string Kemet::chapter(const Rules&, const View& view, Language language) {
    static constexpr Text day = {"Day {0}", "Dzień {0}", "Giorno {0}"};
    return view.day == 0 ? std::string() : say(day, language, view.day);
}

}  // namespace mehen::kemet
