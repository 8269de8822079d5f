// Sentences: what happened.
#include <array>

#include "games/kemet/game.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

// In the order of EventKind; {0} is whom it happened to.
constexpr std::array<Text, index_of(EventKind::unit_corrupted) + 1> happenings = {{
    {"–", "–", "–"},
    {"Day {1} begins.", "Zaczyna się dzień {1}.", "Comincia il giorno {1}."},
    {"Night falls.", "Zapada noc.", "Scende la notte."},
    {"It is {0}'s turn.", "Teraz gra {0}.", "È il turno di {0}."},
    {"{0} settles in {1}.", "{0} wybiera: {1}.", "{0} sceglie: {1}."},
    {"{0} takes place {1} in the turn order.", "{0} zajmuje {1}. miejsce w kolejności tury.",
     "{0} prende il {1}º posto nell'ordine di turno."},
    {"{0} chooses an action: {1}.", "{0} wybiera akcję: {1}.", "{0} sceglie un'azione: {1}."},
    {"{0} uses the silver token: {1}.", "{0} używa srebrnego żetonu: {1}.", "{0} usa il segnalino argento: {1}."},
    {"{0} uses the golden token: {1}.", "{0} używa złotego żetonu: {1}.", "{0} usa il segnalino oro: {1}."},
    {"{0} cannot carry out the action, and it is lost: {1}.", "{0} nie może wykonać akcji, która przepada: {1}.",
     "{0} non può eseguire l'azione, che va persa: {1}."},
    {"{0} gains {1} PP.", "{0} zyskuje {1} PM.", "{0} guadagna {1} PP."},
    {"{0} pays {1} PP.", "{0} płaci {1} PM.", "{0} paga {1} PP."},
    {"{0} loses {1} PP.", "{0} traci {1} PM.", "{0} perde {1} PP."},
    {"{0} raises the {2} pyramid to level {3} in {1}.", "{0} wznosi piramidę: {2}, poziom {3} ({1}).",
     "{0} eleva la piramide {2} al livello {3}: {1}."},
    {"The power tile {1} goes to {0}.", "Płytkę mocy {1} bierze {0}.", "La tessera Potere {1} è ora di {0}."},
    {"{0} places {2} {2:unit|units} in {1}.", "{0} wystawia {2} {2:jednostkę|jednostki|jednostek}: {1}.",
     "{0} schiera {2} unità: {1}."},
    {"{2} {2:unit|units} of {0} {2:leaves|leave} {1}.",
     "{1}: {2:odchodzi|odchodzą|odchodzi} {2} {2:jednostka|jednostki|jednostek} ({0}).",
     "{1}: {2:va via|vanno via} {2} unità di {0}."},
    {"{0} moves {3} {3:unit|units} from {1} to {2}.", "{0} przesuwa {3} {3:jednostkę|jednostki|jednostek}: {1} → {2}.",
     "{0} muove {3} unità: {1} → {2}."},
    {"{0} teleports {3} {3:unit|units} from {1} to {2}.",
     "{0} teleportuje {3} {3:jednostkę|jednostki|jednostek}: {1} → {2}.", "{0} teletrasporta {3} unità: {1} → {2}."},
    {"{0} places the creature {1} in {2}.", "{0} wystawia potwora {1}: {2}.", "{0} schiera la creatura {1}: {2}."},
    {"{0} takes the creature {1} back.", "{0} zabiera potwora {1} do zasobów.",
     "{0} riprende la creatura {1} nella riserva."},
    {"Battle in {1}: {0} attacks, {2} defends.", "Walka: {1}. Atakuje {0}, broni się {2}.",
     "Battaglia: {1}. Attacca {0}, difende {2}."},
    {"{0} shows the battle card {1} ({2}).", "{0} odkrywa kartę walki {1} ({2}).",
     "{0} scopre la carta Battaglia {1} ({2})."},
    {"{0} attacks with strength {1}, {3} defends with {2}.", "{0} atakuje z siłą {1}, {3} broni się z siłą {2}.",
     "{0} attacca con forza {1}, {3} difende con forza {2}."},
    {"{0} wins the battle in {1}.", "{0} wygrywa walkę: {1}.", "{0} vince la battaglia: {1}."},
    {"{0} loses {1} {1:unit|units} ({2}).", "{0} traci {1} {1:jednostkę|jednostki|jednostek} ({2}).",
     "{0} perde {1} unità ({2})."},
    {"{0} retreats from {1} to {2}.", "{0} wycofuje się: {1} → {2}.", "{0} si ritira: {1} → {2}."},
    {"{0} recalls a troop of {1} {1:unit|units}.", "{0} odwołuje oddział: {1} {1:jednostka|jednostki|jednostek}.",
     "{0} richiama una truppa di {1} unità."},
    {"{0} gains 1 battle VP.", "{0} zyskuje 1 PZ chwały.", "{0} guadagna 1 PV da battaglia."},
    {"{0} gains 1 permanent VP.", "{0} zyskuje 1 stały PZ.", "{0} guadagna 1 PV permanente."},
    {"{0} gains 1 temporary VP for {1}.", "{0} zyskuje 1 tymczasowy PZ: {1}.", "{0} guadagna 1 PV temporaneo: {1}."},
    {"{0} loses the temporary VP for {1}.", "{0} traci tymczasowy PZ: {1}.", "{0} perde il PV temporaneo: {1}."},
    {"{0} gains {1} veteran {1:token|tokens}.", "{0} zyskuje {1} {1:żeton|żetony|żetonów} weterana.",
     "{0} guadagna {1} {1:segnalino|segnalini} veterano."},
    {"{0} draws a DI card.", "{0} dobiera kartę BI.", "{0} pesca una carta ID."},
    {"The card drawn is {1}.", "Dobrana karta to {1}.", "La carta pescata è {1}."},
    {"{0} plays {1}.", "{0} zagrywa kartę {1}.", "{0} gioca {1}."},
    {"{1}, played by {0}, is cancelled.", "Karta {1} gracza {0} zostaje anulowana.",
     "{1}, giocata da {0}, viene annullata."},
    {"{0} discards {1}.", "{0} odrzuca kartę {1}.", "{0} scarta {1}."},
    {"{0} takes {1} from the discards.", "{0} bierze z odrzuconych kartę {1}.", "{0} prende {1} dagli scarti."},
    {"{0} takes all battle cards back into hand.", "{0} bierze na rękę wszystkie karty walki.",
     "{0} riprende in mano tutte le carte Battaglia."},
    {"{0} sets off the end of the match.", "{0} zapowiada koniec partii.", "{0} avvia la fine della partita."},
    {"{0} wins the match.", "{0} wygrywa partię.", "{0} vince la partita."},
    {"{0} plays Seth, against all the others.", "{0} gra Setem, przeciw wszystkim pozostałym.",
     "{0} gioca Seth, contro tutti gli altri."},
    {"{0} places a token: {1}.", "{0} kładzie żeton: {1}.", "{0} mette un segnalino: {1}."},
    {"{0} cannot carry out the action, and it is lost: {1}.", "{0} nie może wykonać akcji, która przepada: {1}.",
     "{0} non può eseguire l'azione, che va persa: {1}."},
    {"A sacrifice temple reaches level {2}: {1}.", "Świątynia poświęcenia sięga poziomu {2}: {1}.",
     "Un tempio del sacrificio arriva al livello {2}: {1}."},
    {"The Alliance gains a power: {1}.", "Przymierze zyskuje moc: {1}.", "L'Alleanza ottiene un potere: {1}."},
    {"The Alliance holds the Great Ceremony. The portal opens.",
     "Przymierze odprawia Wielką Ceremonię. Portal się otwiera.",
     "L'Alleanza celebra la Grande Cerimonia. Il portale si apre."},
    {"{0} seizes the creature {1}, which attacks: {2}.", "{0} przejmuje potwora {1}, który atakuje: {2}.",
     "{0} si impadronisce della creatura {1}, che attacca: {2}."},
    {"{0} takes a DI card from {1}.", "{0} zabiera graczowi {1} kartę BI.", "{0} prende una carta ID a {1}."},
    {"{0} corrupts a unit of {2}: {1}.", "{0} spacza jednostkę gracza {2}: {1}.", "{0} corrompe un'unità di {2}: {1}."},
}};

// Where one god stands against an alliance.
constexpr Text token_of = {"{0} places the token taken from {2}: {1}.", "{0} kładzie zabrany żeton ({2}): {1}.",
                           "{0} mette il segnalino preso a {2}: {1}."};
constexpr Text token_against = {"{0} places a token against {2}: {1}.", "{0} kładzie żeton przeciw graczowi {2}: {1}.",
                                "{0} mette un segnalino contro {2}: {1}."};
constexpr Text one_more_token = {"{0} places one more token: {1}.", "{0} kładzie jeszcze jeden żeton: {1}.",
                                 "{0} mette un altro segnalino: {1}."};
constexpr Text alliance_point = {"The Alliance gains 1 permanent VP.", "Przymierze zyskuje 1 stały PZ.",
                                 "L'Alleanza guadagna 1 PV permanente."};
constexpr Text alliance_temporary = {"The Alliance gains 1 temporary VP for {0}.",
                                     "Przymierze zyskuje 1 tymczasowy PZ: {0}.",
                                     "L'Alleanza guadagna 1 PV temporaneo: {0}."};
constexpr Text alliance_temporary_lost = {"The Alliance loses the temporary VP for {0}.",
                                          "Przymierze traci tymczasowy PZ: {0}.",
                                          "L'Alleanza perde il PV temporaneo: {0}."};
constexpr Text alliance_wins = {"The Alliance wins the match.", "Przymierze wygrywa partię.",
                                "L'Alleanza vince la partita."};

constexpr Text golden_action_lost = {"{0} cannot carry out the golden token's action, and it is lost.",
                                     "{0} nie może wykonać akcji złotego żetonu, która przepada.",
                                     "{0} non può eseguire l'azione del segnalino oro, che va persa."};
constexpr Text no_losses = {"{0} loses no units ({1}).", "{0} nie traci jednostek ({1}).",
                            "{0} non perde unità ({1})."};

std::string played_card(const Rules& rules, const Text& text, std::string_view who, BattleCardId card,
                        Language language) {
    if (card >= rules.set.battle_cards.size()) return {};
    const BattleCard& row = rules.set.battle_cards[card];
    return say(text, language, who, row.name[language], battle_card_values(row, language));
}

// What is told otherwise where one god stands against an alliance; empty: nothing is.
std::string tell_of_sides(const Rules& rules, const Event& event, Language language) {
    const std::string_view who = god_name(event.seat)[language];
    const auto [a, b, c, d, e] = elements_of(event.arg);
    const auto told = [&](EventKind kind) { return event.kind == as_byte(kind); };
    if (told(EventKind::silver_token)) return say(one_more_token, language, who, space_name(rules, a, language));
    if (told(EventKind::divinity_point)) return say(alliance_point, language);
    if (told(EventKind::temporary_point)) return say(alliance_temporary, language, area_name(rules, a, language));
    if (told(EventKind::temporary_lost)) return say(alliance_temporary_lost, language, area_name(rules, a, language));
    if (told(EventKind::game_won) && a != 0) return say(alliance_wins, language);
    if (!told(EventKind::lone_token) || b == 0 || a >= rules.set.lone_spaces.size()) return {};
    const Text& text = against_alliance(rules.set.lone_spaces[a].space) ? token_against : token_of;
    return say(text, language, who, lone_space_name(rules, a, language), god_name(Seat::of(b - 1))[language]);
}

}  // namespace

// Who may read it is the event's audience; whoever shows events looks at that.
std::string Kemet::event_text(const Rules& rules, const Event& event, Language language) {
    if (event.kind >= happenings.size()) return {};
    if (rules.allied())
        if (std::string words = tell_of_sides(rules, event, language); !words.empty()) return words;
    const Text& text = happenings[event.kind];
    const std::string_view who = god_name(event.seat)[language];
    const auto [a, b, c, d, e] = elements_of(event.arg);
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::city: return say(text, language, who, city_name(rules, a, language));
        case EventKind::token:
        case EventKind::silver_token: return say(text, language, who, space_name(rules, a, language));
        case EventKind::action_lost:  // the golden token lies on no space
            if (a >= rules.set.spaces.size()) return say(golden_action_lost, language, who);
            return say(text, language, who, space_name(rules, a, language));
        case EventKind::gold_token: return say(text, language, who, gold_action_name(a, language));
        case EventKind::pyramid:
            return say(text, language, who, area_name(rules, a, language), colour_of_thing(b)[language], c);
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
            if (hits.empty()) return {};
            return a == 0 ? say(no_losses, language, who, hits) : say(text, language, who, a, hits);
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
        case EventKind::lone:
        case EventKind::ceremony_held:
        case EventKind::game_won: return say(text, language, who);
        case EventKind::lone_token: return say(text, language, who, lone_space_name(rules, a, language));
        case EventKind::lone_action_lost:
            if (a >= rules.set.lone_spaces.size()) return say(golden_action_lost, language, who);
            return say(text, language, who, lone_space_name(rules, a, language));
        case EventKind::temple_raised: return say(text, language, who, area_name(rules, a, language), b);
        case EventKind::power_gained:
            if (a >= rules.set.power_tokens.size()) return {};
            return say(text, language, who, rules.set.power_tokens[a].name[language]);
        case EventKind::creature_seized:
            return say(text, language, who, creature_name(rules, a, language), area_name(rules, b, language));
        case EventKind::card_stolen: return say(text, language, who, god_name(a)[language]);
        case EventKind::unit_corrupted:
            return say(text, language, who, area_name(rules, a, language), god_name(b)[language]);
        case EventKind::none: break;
    }
    return {};
}

}  // namespace mehen::kemet
