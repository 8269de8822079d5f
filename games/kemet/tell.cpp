// Sentences: what happened.
#include <array>

#include "games/kemet/game.h"
#include "games/kemet/words.h"

namespace mehen::kemet {

namespace {

// In the order of EventKind; {0} is whom it happened to.
constexpr std::array<Text, static_cast<std::size_t>(EventKind::game_won) + 1> happenings = {{
    {"–", "–", "–"},
    {"Day {1} begins.", "Zaczyna się dzień {1}.", "Comincia il giorno {1}."},
    {"Night falls.", "Zapada noc.", "Scende la notte."},
    {"— {0}: turn —", "— {0}: tura —", "— {0}: turno —"},
    {"{0}: {1}", "{0}: {1}", "{0}: {1}"},
    {"{0}: place {1} in the turn order", "{0}: miejsce {1} w kolejności tury", "{0}: posto {1} nell'ordine di turno"},
    {"{0}: own token, {1}", "{0}: własny żeton, {1}", "{0}: segnalino proprio, {1}"},
    {"{0}: silver token, {1}", "{0}: srebrny żeton, {1}", "{0}: segnalino argento, {1}"},
    {"{0}: golden token, {1}", "{0}: złoty żeton, {1}", "{0}: segnalino oro, {1}"},
    {"{0}: the action cannot be carried out and is lost: {1}", "{0}: akcji nie da się wykonać, przepada: {1}",
     "{0}: l'azione non si può eseguire ed è persa: {1}"},
    {"{0}: +{1} PP", "{0}: +{1} PM", "{0}: +{1} PP"},
    {"{0}: pays {1} PP", "{0}: płaci {1} PM", "{0}: paga {1} PP"},
    {"{0}: −{1} PP", "{0}: −{1} PM", "{0}: −{1} PP"},
    {"{0}: pyramid, {2}, level {3}, {1}", "{0}: piramida, {2}, poziom {3}, {1}",
     "{0}: piramide, {2}, livello {3}, {1}"},
    {"{0}: power tile {1}", "{0}: płytka mocy {1}", "{0}: tessera Potere {1}"},
    {"{0}: +{2} {2:unit|units}, {1}", "{0}: +{2} {2:jednostka|jednostki|jednostek}, {1}", "{0}: +{2} unità, {1}"},
    {"{0}: −{2} {2:unit|units}, {1}", "{0}: −{2} {2:jednostka|jednostki|jednostek}, {1}", "{0}: −{2} unità, {1}"},
    {"{0}: {3} {3:unit|units}, {1} → {2}", "{0}: {3} {3:jednostka|jednostki|jednostek}, {1} → {2}",
     "{0}: {3} unità, {1} → {2}"},
    {"{0}: teleport, {3} {3:unit|units}, {1} → {2}",
     "{0}: teleportacja, {3} {3:jednostka|jednostki|jednostek}, {1} → {2}", "{0}: teletrasporto, {3} unità, {1} → {2}"},
    {"{0}: {1}, {2}", "{0}: {1}, {2}", "{0}: {1}, {2}"},
    {"{0}: {1} comes home", "{0}: {1} wraca", "{0}: {1} torna a casa"},
    {"Battle, {1}: {0} attacks, {2} defends.", "Walka, {1}: atakuje {0}, broni się {2}.",
     "Battaglia, {1}: attacca {0}, difende {2}."},
    {"{0}: battle card {1} ({2})", "{0}: karta walki {1} ({2})", "{0}: carta Battaglia {1} ({2})"},
    {"Strength: {0} (attacker) {1}, {3} {2}.", "Siła: {0} (atak) {1}, {3} {2}.", "Forza: {0} (attacco) {1}, {3} {2}."},
    {"{0}: battle won, {1}", "{0}: wygrana walka, {1}", "{0}: battaglia vinta, {1}"},
    {"{0}: {1} {1:unit|units} lost ({2})", "{0}: straty {1} ({2})", "{0}: {1} unità {1:persa|perse} ({2})"},
    {"{0}: retreat, {1} → {2}", "{0}: wycofanie, {1} → {2}", "{0}: ritirata, {1} → {2}"},
    {"{0}: recalls the troop, {1} {1:unit|units}", "{0}: przyzywa oddział, {1} {1:jednostka|jednostki|jednostek}",
     "{0}: richiama la truppa, {1} unità"},
    {"{0}: +1 battle VP", "{0}: +1 PZ chwały", "{0}: +1 PV da battaglia"},
    {"{0}: +1 permanent VP", "{0}: +1 stały PZ", "{0}: +1 PV permanente"},
    {"{0}: +1 temporary VP, {1}", "{0}: +1 tymczasowy PZ, {1}", "{0}: +1 PV temporaneo, {1}"},
    {"{0}: −1 temporary VP, {1}", "{0}: −1 tymczasowy PZ, {1}", "{0}: −1 PV temporaneo, {1}"},
    {"{0}: +{1} veteran {1:token|tokens}", "{0}: +{1} {1:żeton|żetony|żetonów} weterana",
     "{0}: +{1} {1:segnalino|segnalini} veterano"},
    {"{0}: draws a DI card", "{0}: dobiera kartę BI", "{0}: pesca una carta ID"},
    {"{0}: the card is {1}", "{0}: to karta {1}", "{0}: la carta è {1}"},
    {"{0}: plays {1}", "{0}: zagrywa: {1}", "{0}: gioca {1}"},
    {"{0}: {1} is cancelled", "{0}: anulowano: {1}", "{0}: carta annullata, {1}"},
    {"{0}: discards {1}", "{0}: odrzuca: {1}", "{0}: scarta {1}"},
    {"{0}: takes {1} from the discards", "{0}: bierze z odrzuconych: {1}", "{0}: prende {1} dagli scarti"},
    {"{0}: all battle cards back in hand", "{0}: wszystkie karty walki wracają na rękę",
     "{0}: tutte le carte Battaglia tornano in mano"},
    {"{0}: sets off the end of the game", "{0}: zapowiada koniec gry", "{0}: avvia la fine della partita"},
    {"{0}: wins", "{0}: wygrywa", "{0}: vince"},
}};

constexpr Text golden_action_lost = {"{0}: the golden token's action cannot be carried out and is lost",
                                     "{0}: akcji złotego żetonu nie da się wykonać, przepada",
                                     "{0}: l'azione del segnalino oro non si può eseguire ed è persa"};

std::string played_card(const Rules& rules, const Text& text, std::string_view who, std::size_t card,
                        Language language) {
    if (card >= rules.set.battle_cards.size()) return {};
    const BattleCard& row = rules.set.battle_cards[card];
    return say(text, language, who, row.name[language], battle_card_values(row, language));
}

}  // namespace

// Who may read it is the event's audience; whoever shows events looks at that.
std::string Kemet::event_text(const Rules& rules, const Event& event, Language language) {
    if (event.kind >= happenings.size()) return {};
    const Text& text = happenings[event.kind];
    const std::string_view who = god_name(event.seat)[language];
    const auto [a, b, c, d, e] = event.arg;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::city: return say(text, language, who, city_name(rules, a, language));
        case EventKind::token:
        case EventKind::silver_token: return say(text, language, who, space_name(rules, a, language));
        case EventKind::action_lost:  // the golden token lies on no space
            if (a >= rules.set.spaces.size()) return say(golden_action_lost, language, who);
            return say(text, language, who, space_name(rules, a, language));
        case EventKind::gold_token: return say(text, language, who, gold_action_name(a, language));
        case EventKind::pyramid:
            return say(text, language, who, area_name(rules, a, language), colour_name(b)[language], c);
        case EventKind::tile: return say(text, language, who, tile_name(rules, a, language));
        case EventKind::units_placed:
        case EventKind::units_removed: return say(text, language, who, area_name(rules, a, language), b);
        case EventKind::units_moved:
        case EventKind::teleported:
            return say(text, language, who, area_name(rules, a, language), area_name(rules, b, language), c);
        case EventKind::creature_placed:
            return say(text, language, who, creature_name(rules, a, language), area_name(rules, b, language));
        case EventKind::creature_home: return say(text, language, who, creature_name(rules, a, language));
        case EventKind::battle: return say(text, language, who, area_name(rules, a, language), god_name(b)[language]);
        case EventKind::battle_cards: return played_card(rules, text, who, a, language);
        case EventKind::strengths: return say(text, language, who, a, b, god_name(c)[language]);
        case EventKind::battle_won:
        case EventKind::temporary_point:
        case EventKind::temporary_lost: return say(text, language, who, area_name(rules, a, language));
        case EventKind::retreat:
            return say(text, language, who, area_name(rules, a, language), area_name(rules, b, language));
        case EventKind::card_seen:
        case EventKind::card_played:
        case EventKind::card_vetoed:
        case EventKind::card_taken_back:
        case EventKind::card_discarded: return say(text, language, who, di_card_name(rules, a, language));
        case EventKind::prayer_gained:
        case EventKind::prayer_paid:
        case EventKind::prayer_lost:
        case EventKind::veteran:
            if (a == 0) return {};  // nothing came of it, such as PP beyond the limit
            return say(text, language, who, a);
        case EventKind::losses: {
            const std::string hits = hit_values(b, c, d, e, language);
            return hits.empty() ? std::string() : say(text, language, who, a, hits);
        }
        case EventKind::day_begins:
        case EventKind::order:
        case EventKind::recall: return say(text, language, who, a);
        case EventKind::night_begins:
        case EventKind::turn_begins:
        case EventKind::battle_point:
        case EventKind::divinity_point:
        case EventKind::card_drawn:
        case EventKind::cards_back:
        case EventKind::end_called:
        case EventKind::game_won: return say(text, language, who);
        case EventKind::none: break;
    }
    return {};
}

}  // namespace mehen::kemet
