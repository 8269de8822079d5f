// Sentences: answers.
#include <array>
#include <utility>
#include <vector>

#include "games/kemet/game.h"
#include "games/kemet/words/asking.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

constexpr std::array<Text, action_kinds> answers = {{
    {"nothing", "nic", "niente"},
    {"colour in play: {0}", "kolor w grze: {0}", "colore in gioco: {0}"},
    {"next in the turn order: {0}", "następny w kolejności: {0}", "prossimo nell'ordine di turno: {0}"},
    {"DI card {0}", "karta BI {0}", "carta ID {0}"},
    {"{0}", "{0}", "{0}"},
    {"{0}: {1} pyramid, level {2}", "{0}: piramida {1}, poziom {2}", "{0}: piramide {1}, livello {2}"},
    {"{0} {0:unit|units}: {1}", "{0} {0:jednostka|jednostki|jednostek}: {1}", "{0} unità: {1}"},
    {"{0} ({1}, level {2}, {4} PP): {3}", "{0} ({1}, poziom {2}, {4} PM): {3}", "{0} ({1}, livello {2}, {4} PP): {3}"},
    {"action token: {0}", "żeton akcji: {0}", "segnalino Azione: {0}"},
    {"silver token: {0}", "srebrny żeton: {0}", "segnalino argento: {0}"},
    {"golden token: {0}", "złoty żeton: {0}", "segnalino oro: {0}"},
    {"first: {0}", "najpierw: {0}", "prima: {0}"},
    {"{0}: raise the pyramid to level {1}", "{0}: wznieś piramidę na poziom {1}",
     "{0}: eleva la piramide al livello {1}"},
    {"creature {0}: {1}", "potwór {0}: {1}", "creatura {0}: {1}"},
    {"give up {0} ({1})", "oddaj: {0} ({1})", "cedi {0} ({1})"},
    {"recruit {0} {0:unit|units}: {1}", "zrekrutuj {0} {0:jednostkę|jednostki|jednostek}: {1}",
     "recluta {0} unità: {1}"},
    {"first the battle here: {0}", "najpierw walka tutaj: {0}", "prima la battaglia qui: {0}"},
    {"place {0} {0:unit|units}: {1}", "umieść {0} {0:jednostkę|jednostki|jednostek}: {1}", "schiera {0} unità: {1}"},
    {"{0} {0:unit|units} from: {1}", "{0} {0:jednostka|jednostki|jednostek} stąd: {1}", "{0} unità da: {1}"},
    {"to: {0}", "cel: {0}", "verso: {0}"},
    {"teleport to: {0}", "teleportacja, cel: {0}", "teletrasporto verso: {0}"},
    {"play {0} ({1} PP): {2}", "zagraj: {0} ({1} PM). {2}", "gioca {0} ({1} PP): {2}"},
    {"{0}: 1 unit, {1}", "{0}: 1 jednostka, {1}", "{0}: 1 unità, {1}"},
    {"play {0} ({1})", "zagraj: {0} ({1})", "gioca {0} ({1})"},
    {"discard {0} ({1})", "odrzuć: {0} ({1})", "scarta {0} ({1})"},
    {"add {0} ({1} PP): {2}", "dołóż: {0} ({1} PM). {2}", "aggiungi {0} ({1} PP): {2}"},
    {"discard {0} for more strength", "odrzuć, by zwiększyć siłę: {0}", "scarta {0} per avere più forza"},
    {"swap the two battle cards", "zamień obie karty walki", "scambia le due carte Battaglia"},
    {"retreat to an area the winner picks", "wycofaj się na obszar, który wskaże zwycięzca",
     "ritirati in un'area scelta dal vincitore"},
    {"recall the whole troop: +{0} PP", "odwołaj cały oddział: +{0} PM", "richiama l'intera truppa: +{0} PP"},
    {"stay here", "zostań tutaj", "resta qui"},
    {"remove units for the reward", "usuń jednostki za nagrodę", "rimuovi unità per la ricompensa"},
    {"{0} veteran {0:token|tokens}", "{0} {0:żeton|żetony|żetonów} weterana", "{0} {0:segnalino|segnalini} veterano"},
    {"take {0} ({1} PP): {2}", "weź: {0} ({1} PM). {2}", "prendi {0} ({1} PP): {2}"},
    {"discard {0} ({1} PP): {2}", "odrzuć: {0} ({1} PM). {2}", "scarta {0} ({1} PP): {2}"},
    {"next: {0}", "następny: {0}", "prossimo: {0}"},
    {"place {0}", "miejsce {0}", "posto {0}"},
    {"that is all", "to wszystko", "basta così"},
    {"pass", "pas", "passo"},
    {"{0} plays Seth", "{0} gra Setem", "{0} gioca Seth"},
    {"{0}: {1}", "{0}: {1}", "{0}: {1}"},
    {"{0} PP at the end of each day", "{0} PM na koniec każdego dnia", "{0} PP alla fine di ogni giorno"},
    {"{0}: 1 unit of {1} for the sacrifice temple", "{0}: 1 jednostka ({1}) na świątynię poświęcenia",
     "{0}: 1 unità di {1} per il tempio del sacrificio"},
    {"{0} acts next", "teraz działa {0}", "ora agisce {0}"},
    {"hold the Great Ceremony", "odprawcie Wielką Ceremonię", "celebra la Grande Cerimonia"},
    {"{0}: {1} PP", "{0}: {1} PM", "{0}: {1} PP"},
    {"{0} hands {2} PP to {1}", "{0} przekazuje {2} PM; odbiera {1}", "{0} cede {2} PP a {1}"},
    {"{0}: {1} {1:unit|units} along", "{0}: zabierz {1} {1:jednostkę|jednostki|jednostek}",
     "{0}: porta con te {1} unità"},
    {"{0} fights", "walczy {0}", "combatte {0}"},
    {"{0}: 1 unit of {1}", "{0}: 1 jednostka ({1})", "{0}: 1 unità di {1}"},
    {"violet token: {0}", "fioletowy żeton: {0}", "segnalino viola: {0}"},
    {"token of {1}: {0}", "żeton ({1}): {0}", "segnalino di {1}: {0}"},
    {"transparent token: {0}", "przezroczysty żeton: {0}", "segnalino trasparente: {0}"},
    {"{0}: {1}", "{0}: {1}", "{0}: {1}"},
    {"attack {1}: {0}", "atakuj ({1}): {0}", "attacca {1}: {0}"},
    {"in the second battle {0} ({1})", "w drugiej walce {0} ({1})", "nella seconda battaglia {0} ({1})"},
    {"in the second battle {0} ({1} PP): {2}", "w drugiej walce {0} ({1} PM). {2}",
     "nella seconda battaglia {0} ({1} PP): {2}"},
    {"take a DI card from {0}", "zabierz kartę BI graczowi {0}", "prendi una carta ID a {0}"},
}};
constexpr Text play_there = {"{2}: play {0} ({1})", "{2}: zagraj {0} ({1})", "{2}: gioca {0} ({1})"};
constexpr Text add_there = {"{3}: add {0} ({1} PP): {2}", "{3}: dołóż {0} ({1} PM). {2}",
                            "{3}: aggiungi {0} ({1} PP): {2}"};
constexpr Text grey_token = {"grey token of the Alliance: {0}", "szary żeton Przymierza: {0}",
                             "segnalino grigio dell'Alleanza: {0}"};
constexpr Text no_more_building = {"no more building", "koniec budowania", "non si costruisce altro"};
constexpr Text phase_ends = {"no, the phase ends", "nie, faza się kończy", "no, la fase finisce"};
constexpr Text no_second_troop = {"no second troop sets out", "drugi oddział nie wyrusza",
                                  "non parte una seconda truppa"};
constexpr Text token_against = {"{0}, against {1}", "{0}, przeciw: {1}", "{0}, contro {1}"};

constexpr std::array<Text, 3> token_actions = {{
    {"action token, {0}", "żeton akcji, {0}", "segnalino Azione, {0}"},
    {"silver token, {0}", "srebrny żeton, {0}", "segnalino argento, {0}"},
    {"golden token, {0}", "złoty żeton, {0}", "segnalino oro, {0}"},
}};
// Where one god stands against an alliance: its tokens are violet or taken, and one more is transparent or grey.
constexpr std::array<Text, 2> side_token_actions = {{
    {"the first token, {0}", "pierwszy żeton, {0}", "il primo segnalino, {0}"},
    {"the second token, {0}", "drugi żeton, {0}", "il secondo segnalino, {0}"},
}};
constexpr std::array<Text, 2> night_tiles = {{
    {"the tile that places units", "płytka, która umieszcza jednostki", "la tessera che schiera unità"},
    {"the tile that raises a pyramid", "płytka, która wznosi piramidę", "la tessera che eleva una piramide"},
}};
constexpr Text means_battle = {"{0}: battle with {1}, {2} {2:unit|units}",
                               "{0}: walka ({1}, {2} {2:jednostka|jednostki|jednostek})",
                               "{0}: battaglia con {1}, {2} unità"};
constexpr Text coloured_space = {"{0}, {1}", "{0}, {1}", "{0}, {1}"};
constexpr Text with_price = {"{0} ({1} PP)", "{0} ({1} PM)", "{0} ({1} PP)"};
constexpr Text march_with = {"{0} {0:unit|units} with {2} from: {1}",
                             "{0} {0:jednostka|jednostki|jednostek} oraz {2} stąd: {1}", "{0} unità con {2} da: {1}"};
constexpr Text give_units = {"remove {0} {0:unit|units} for 1 VP", "usuń {0} {0:jednostkę|jednostki|jednostek} za 1 PZ",
                             "rimuovi {0} unità per 1 PV"};
constexpr Text give_one_unit = {"remove 1 unit for {0} PP", "usuń 1 jednostkę za {0} PM", "rimuovi 1 unità per {0} PP"};
constexpr Text leave_cards = {"leave the cards as they are", "zostaw karty bez zmian", "lascia le carte come sono"};
constexpr Text leave_unpaid = {"do without {0} ({1} PP). {2}", "bez karty: {0} ({1} PM). {2}",
                               "fai a meno di {0} ({1} PP). {2}"};
constexpr Text pay_the_rest = {"pay for the cards shown", "zapłać za pokazane karty", "paga le carte mostrate"};
constexpr Text into_reserve = {"it waits in the reserve", "czeka w zasobach", "aspetta nella riserva"};

std::string describe_di_card(const Rules& rules, const Text& text, DiCardId card, int cost, Language language) {
    if (card >= rules.set.di_cards.size()) return "?";
    const DiCard& row = rules.set.di_cards[card];
    return say(text, language, row.name[language], cost, rule_of(rules, row, language));
}

std::string describe_battle_card(const Rules& rules, const Text& text, BattleCardId card, Language language) {
    if (card >= rules.set.battle_cards.size()) return "?";
    const BattleCard& row = rules.set.battle_cards[card];
    return say(text, language, row.name[language], battle_card_values(row, language));
}

std::string describe_tile(const Rules& rules, const Text& text, TileId tile, int cost, Language language) {
    if (tile >= rules.set.tiles.size()) return "?";
    const Tile& row = rules.set.tiles[tile];
    return say(text, language, row.name[language], colour_of_thing(index_of(row.colour))[language], row.level,
               rule_of(rules, row, language), cost);
}

// The space of a token; an acquisition space with the colour that lies there.
std::string describe_space(const Rules& rules, const View& view, SpaceId space, Language language) {
    if (is_lone(view, view.seat)) return lone_space_name(rules, space, language);
    std::string name = space_name(rules, space, language);
    if (space >= rules.set.spaces.size() || rules.set.spaces[space].space != Space::tile_any ||
        view.seat >= rules.seats)
        return name;
    std::size_t which = 0;
    for (std::size_t i = 0; i < space; ++i)
        if (rules.set.spaces[i].space == Space::tile_any) ++which;
    const auto& colours = view.player[view.seat].acquisition;
    if (which >= colours.size() || colours[which] == 0) return name;
    return say(coloured_space, language, name, colour_of_thing(colours[which] - 1U)[language]);
}

// An area, and whom one would fight there.
std::string describe_goal(const Rules& rules, const View& view, AreaId area, Language language) {
    std::string name = area_name(rules, area, language);
    if (area >= rules.map.areas || is(view.flow.ask, AskKind::retreat_to)) return name;
    std::vector<std::string_view> rivals;
    int units = 0;
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        const bool own = seat == view.seat || (view.seat < rules.seats && same_side(view, view.seat, seat));
        if (own || view.units[area][seat] == 0) continue;
        rivals.push_back(god_name(seat)[language]);
        units += view.units[area][seat];
    }
    return rivals.empty() ? name : say(means_battle, language, name, joined(rivals), units);
}

// Cards for two battles: the battle that they are for.
std::string describe_for_battle(const Rules& rules, const Assault& frame, std::size_t battle, Action action, int cost,
                                Language language) {
    const std::string where = area_name(rules, frame.area[battle], language);
    const Element card = action[0];
    if (is(action, ActionKind::choose) || is(action, ActionKind::second)) {
        if (card >= rules.set.battle_cards.size()) return "?";
        const BattleCard& row = rules.set.battle_cards[card];
        return say(play_there, language, row.name[language], battle_card_values(row, language), where);
    }
    if (card >= rules.set.di_cards.size()) return "?";
    const DiCard& row = rules.set.di_cards[card];
    return say(add_there, language, row.name[language], cost, rule_of(rules, row, language), where);
}

// Which of several tokens' actions, and what that is.
std::string describe_token(const Rules& rules, const View& view, std::size_t which, Language language) {
    const auto frame = asking<Turn>(view);
    const std::size_t tile = which - token_actions.size();  // at night
    if (which >= token_actions.size()) return std::string(tile < 2 ? night_tiles[tile][language] : "?");
    const std::string what = !frame       ? "?"
                             : which == 2 ? gold_action_name(frame->gold, language)
                                          : describe_space(rules, view, frame->space[which], language);
    const bool of_side = rules.allied() && which < side_token_actions.size();
    return say(of_side ? side_token_actions[which] : token_actions[which], language, what);
}

// What the answer is, but for its price.
std::string describe_plainly(const Rules& rules, const View& view, Action action, Language language) {
    if (action.kind >= answers.size()) return "?";
    const Text& text = answers[action.kind];
    const auto [a, b, c, d, e, f, g] = elements_of(action.arg);
    const int cost = price_of(rules, view, action).value_or(0);
    if (const auto assault = asking<Assault>(view))
        for (const auto& [kind, battle] : {std::pair{ActionKind::choose, 0U}, std::pair{ActionKind::add, 0U},
                                           std::pair{ActionKind::second, 1U}, std::pair{ActionKind::support, 1U}})
            if (is(action, kind)) return describe_for_battle(rules, *assault, battle, action, cost, language);
    switch (static_cast<ActionKind>(action.kind)) {
        case ActionKind::colour: return say(text, language, colour_name(a)[language]);
        case ActionKind::next:
        case ActionKind::seat: return say(text, language, god_name(a)[language]);
        case ActionKind::city: return say(text, language, city_name(rules, a, language));
        case ActionKind::pyramid:
            return say(text, language, area_name(rules, a, language), colour_of_thing(b)[language], c);
        case ActionKind::deploy:
        case ActionKind::recruit:
        case ActionKind::place: return say(text, language, b, describe_goal(rules, view, a, language));
        case ActionKind::tile: return describe_tile(rules, text, a, cost, language);
        case ActionKind::token: return say(text, language, describe_space(rules, view, a, language));
        case ActionKind::silver: {
            const bool own = view.seat < rules.seats && view.player[view.seat].silver > 0;
            return say(own || view.pact.grey == 0 ? text : grey_token, language,
                       describe_space(rules, view, a, language));
        }
        case ActionKind::gold: return say(text, language, gold_action_name(a, language));
        case ActionKind::first: return say(text, language, describe_token(rules, view, a, language));
        case ActionKind::raise: return say(text, language, area_name(rules, a, language), b);
        case ActionKind::creature:
            return say(text, language, creature_name(rules, a, language), area_name(rules, b, language));
        case ActionKind::march:
            if (c == 0) return say(text, language, b, area_name(rules, a, language));
            return say(march_with, language, b, area_name(rules, a, language),
                       creature_name(rules, CreatureId::of(c - 1), language));
        case ActionKind::fight:
        case ActionKind::to:
        case ActionKind::teleport: return say(text, language, describe_goal(rules, view, a, language));
        case ActionKind::target: return say(text, language, god_name(b)[language], area_name(rules, a, language));
        case ActionKind::give_up:
        case ActionKind::choose:
        case ActionKind::discard: return describe_battle_card(rules, text, a, language);
        case ActionKind::play:
        case ActionKind::add:
        case ActionKind::keep: return describe_di_card(rules, text, a, cost, language);
        case ActionKind::drop:
            return describe_di_card(rules, is(view.flow.ask, AskKind::pay_cards) ? leave_unpaid : text, a, cost,
                                    language);
        case ActionKind::card:
        case ActionKind::wound: return say(text, language, di_card_name(rules, a, language));
        case ActionKind::stay:
            if (is(view.flow.ask, AskKind::second_march)) return say(no_second_troop, language);
            return say(is(view.flow.ask, AskKind::snare) ? leave_cards : text, language);
        case ActionKind::done:
            if (is(view.flow.ask, AskKind::pay_cards)) return say(pay_the_rest, language);
            if (is(view.flow.ask, AskKind::build_temple)) return say(no_more_building, language);
            if (is(view.flow.ask, AskKind::next_member)) return say(phase_ends, language);
            return say(is(view.flow.ask, AskKind::buy) ? into_reserve : text, language);
        case ActionKind::sacrifice:
            return asks_at_sanctuary(rules, view) ? say(give_units, language, rules.set.sanctuary_units)
                                                  : say(give_one_unit, language, delta_income(rules));
        case ActionKind::recall: return say(text, language, recall_prayer(rules, view));
        case ActionKind::veterans: return say(text, language, a);
        case ActionKind::position: return say(text, language, a + 1);
        case ActionKind::lone:
        case ActionKind::member:
        case ActionKind::fights:
        case ActionKind::steal: return say(text, language, god_name(a)[language]);
        case ActionKind::power:
            if (a >= rules.set.power_tokens.size()) return "?";
            return say(text, language, rules.set.power_tokens[a].name[language],
                       rule_of(rules, rules.set.power_tokens[a], language));
        case ActionKind::offering:
            if (a >= rules.set.prayer_tokens.size()) return "?";
            return say(text, language, rules.set.prayer_tokens[a].prayer);
        case ActionKind::build:
        case ActionKind::lose:
        case ActionKind::attack: return say(text, language, area_name(rules, a, language), god_name(b)[language]);
        case ActionKind::give:
        case ActionKind::along: return say(text, language, god_name(a)[language], b);
        case ActionKind::hand_over: return say(text, language, god_name(a)[language], god_name(b)[language], c);
        case ActionKind::violet: return say(text, language, lone_space_name(rules, a, language));
        case ActionKind::taken: return say(text, language, lone_space_name(rules, a, language), god_name(b)[language]);
        case ActionKind::clear: {
            const std::string words = say(text, language, lone_space_name(rules, a, language));
            return b == 0 ? words : say(token_against, language, words, god_name(Seat::of(b - 1))[language]);
        }
        case ActionKind::seize:
            if (a >= rules.set.creature_cards.size()) return "?";
            return say(text, language, creature_name(rules, rules.set.creature_cards[a].creature, language),
                       rule_of(rules, rules.set.creature_cards[a], language));
        case ActionKind::second: return describe_battle_card(rules, text, a, language);
        case ActionKind::support: return describe_di_card(rules, text, a, cost, language);
        case ActionKind::none:
        case ActionKind::ceremony:
        case ActionKind::swap:
        case ActionKind::retreat:
        case ActionKind::pass: break;
    }
    return say(text, language);
}

}  // namespace

std::string Kemet::describe(const Rules& rules, const View& view, Action action, Language language) {
    std::string words = describe_plainly(rules, view, action, language);
    for (const ActionKind kind :
         {ActionKind::pyramid, ActionKind::raise, ActionKind::recruit, ActionKind::to, ActionKind::teleport})
        if (is(action, kind))
            if (const auto cost = price_of(rules, view, action)) return say(with_price, language, words, *cost);
    return words;  // the others cost nothing, or have their price among their words
}

}  // namespace mehen::kemet
