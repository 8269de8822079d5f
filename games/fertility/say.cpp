// Sentences: questions, answers, what happened and why not.
#include <array>

#include "games/fertility/game.h"
#include "games/fertility/metropolis.h"
#include "games/fertility/placement.h"
#include "games/fertility/scoring.h"
#include "games/fertility/words.h"

namespace mehen::fertility {

namespace {

constexpr std::array<Text, direction_count> directions = {{
    {"to the right", "w prawo", "a destra"},
    {"downwards", "w dół", "in basso"},
    {"to the left", "w lewo", "a sinistra"},
    {"upwards", "w górę", "in alto"},
}};
constexpr Text half_turn = {"turned around", "obrócona", "capovolta"};

constexpr std::array<Text, index_of(ActionKind::remove) + 1> actions = {{
    {"nothing", "nic", "niente"},
    {"valley board {0} {1}", "plansza doliny {0} {1}", "plancia valle {0} {1}"},
    {"start tile on {0}", "płytka startowa na {0}", "tessera iniziale su {0}"},
    {"{0} begins", "zaczyna {0}", "inizia {0}"},
    {"valley tile {0}", "płytka doliny {0}", "tessera valle {0}"},
    {"the district {0} is opened: {1}", "odkryta dzielnica {0}: {1}", "si scopre il distretto {0}: {1}"},
    {"metropolis {0}: {1}", "metropolia {0}: {1}", "metropoli {0}: {1}"},
    {"{0} on {1}, {2} {3}: {4}", "{0} na {1}, {2} {3}: {4}", "{0} su {1}, {2} {3}: {4}"},
    {"discard {0}", "odrzuć {0}", "scarta {0}"},
    {"take from the stock: {0}", "weź z magazynu: {0}", "prendi dalla scorta: {0}"},
    {"place a monument in the quarry", "postaw monument w kamieniołomie", "piazza un monumento nella cava"},
    {"build the district {0}, cost {1}: {2}", "zbuduj dzielnicę {0}, koszt {1}: {2}",
     "costruisci il distretto {0}, costo {1}: {2}"},
    {"build nothing", "nie buduj", "non costruire"},
    {"pay with {0}", "zapłać: {0}", "paga con {0}"},
    {"{0} into a shop ({1})", "{0} do sklepu ({1})", "{0} in un negozio ({1})"},
    {"supply nothing more", "nie zaopatruj więcej", "non rifornire altro"},
    {"{0} from the stock into a shop ({1})", "{0} z magazynu do sklepu ({1})", "{0} dalla scorta in un negozio ({1})"},
    {"take {0} into the reserve", "weź {0} do rezerwy", "prendi {0} nella riserva"},
    {"remove {0} from the game", "usuń {0} z gry", "togli {0} dal gioco"},
}};

constexpr std::array<Text, 5> sources = {{
    {"scene to scene", "ilustracja przy ilustracji", "scena con scena"},
    {"wheat field", "pole pszenicy", "campo di grano"},
    {"covered symbol", "zasłonięty symbol", "simbolo coperto"},
    {"quarry", "kamieniołom", "cava"},
    {"shop", "sklep", "negozio"},
}};

constexpr std::array<Text, index_of(EventKind::first) + 1> happenings = {{
    {"–", "–", "–"},
    {"Round {1}: it is {0}'s turn.", "Runda {1}: teraz gra {0}.", "Giro {1}: è il turno di {0}."},
    {"{0} places the tile {1} on {2}, {3}.", "{0} kładzie płytkę {1} na {2}, {3}.",
     "{0} piazza la tessera {1} su {2}, {3}."},
    {"{0} discards the tile {1}.", "{0} odrzuca płytkę {1}.", "{0} scarta la tessera {1}."},
    {"{0} gathers {1} ×{2} ({3}).", "{0} zbiera: {1} ×{2} ({3}).", "{0} raccoglie {1} ×{2} ({3})."},
    {"{0} goes without {1} ×{2}: the stock is empty.", "{0} nie dostaje: {1} ×{2}, bo magazyn jest pusty.",
     "{0} resta senza {1} ×{2}: la scorta è esaurita."},
    {"{0} gains {1} wheat ({2}).", "{0} zyskuje pszenicę ×{1} ({2}).", "{0} ottiene {1} grano ({2})."},
    {"{0} loses {1} wheat: the granary is full.", "{0} traci pszenicę ×{1}: spichlerz jest pełny.",
     "{0} perde {1} grano: il granaio è pieno."},
    {"{0} places a monument on {1}.", "{0} stawia monument na {1}.", "{0} piazza un monumento su {1}."},
    {"{0} builds the district {1}: {2}.", "{0} buduje dzielnicę {1}: {2}.", "{0} costruisce il distretto {1}: {2}."},
    {"{0} pays with {1}.", "{0} płaci: {1}.", "{0} paga con {1}."},
    {"{0} puts {1} into a shop ({2}).", "{0} wkłada {1} do sklepu ({2}).", "{0} mette {1} in un negozio ({2})."},
    {"{0} has filled the shop: {1}.", "{0} ma pełny sklep: {1}.", "{0} ha riempito il negozio: {1}."},
    {"{0} returns {1} ×{2} to the stock.", "{0} oddaje do magazynu: {1} ×{2}.", "{0} rimette nella scorta {1} ×{2}."},
    {"{0} takes the tile {1} from the pool.", "{0} bierze z puli płytkę {1}.",
     "{0} prende dall'offerta la tessera {1}."},
    {"{0} removes the tile {1} from the game.", "{0} usuwa z gry płytkę {1}.", "{0} toglie dal gioco la tessera {1}."},
    {"The tile {1} comes into the pool.", "Do puli dochodzi płytka {1}.", "Nell'offerta arriva la tessera {1}."},
    {"The district {1} is now for sale: {2}.", "Można już kupić dzielnicę {1}: {2}.",
     "Il distretto {1} è ora in vendita: {2}."},
    {"The pool cannot be refilled: one more turn for everybody.",
     "Puli nie można uzupełnić: każdy ma jeszcze jedną turę.",
     "L'offerta non può essere rifornita: ancora un turno a testa."},
    {"{0} chooses metropolis {1}.", "{0} wybiera metropolię {1}.", "{0} sceglie la metropoli {1}."},
    {"{0} begins.", "Zaczyna {0}.", "Inizia {0}."},
}};

// What a placement would gather: "alabaster +2, wheat +1, quarry".
std::string harvest_text(const Rules& rules, const View& view, Action action, Language language) {
    const Harvest harvest = harvest_of(view.table.valley, action[0], static_cast<Direction>(action[1]), action[2],
                                       rules.quarry_needs_corners);
    std::vector<std::string> parts;
    const auto add = [&](std::string_view name, int count) {
        if (count > 0) parts.push_back(std::string(name) + " +" + std::to_string(count));
    };
    for (std::size_t r = 0; r < resource_count; ++r)
        add(resource_name(r)[language], harvest.contacts[r] + harvest.symbols[r]);
    add(payment_name(pay_wheat)[language], harvest.wheat);
    add(sources[index_of(Source::quarry)][language], harvest.quarries.count());
    return joined(parts);
}

std::string shop_rule_of(const Rules& rules, const View& view, std::size_t number, Language language) {
    const Seat seat = lowest_seat(view.flow.ask.seats);
    const Shop* const shop = seat < max_players ? shop_of(rules, view.table.player[seat], number) : nullptr;
    return shop == nullptr ? "?" : shop_rule(*shop, language);
}

std::string metropolis_rule(const MetropolisBoard& board, Language language) {
    std::vector<std::string> shops;
    for (const Shop& shop : board.shop) shops.push_back(shop_rule(shop, language));
    return joined(shops, "; ");
}

}  // namespace

std::string Fertility::describe(const Rules& rules, const View& view, Action action, Language language) {
    const Text& text = actions[action.kind];
    const auto [a, b, c, d, e, f, g] = elements_of(action.arg);
    switch (static_cast<ActionKind>(action.kind)) {
        case ActionKind::board: return say(text, language, a + 1, b != 0 ? half_turn[language] : std::string_view());
        case ActionKind::start_cell: return say(text, language, cell_name(a));
        case ActionKind::first: return say(text, language, monument_name(a)[language]);
        case ActionKind::valley_tile:
        case ActionKind::discard:
        case ActionKind::take:
        case ActionKind::remove: return say(text, language, pair_name(a, language));
        case ActionKind::district:
            return say(text, language, district_name(a)[language],
                       district_rule(rules.components.district[a], language));
        case ActionKind::metropolis:
            return say(text, language, a + 1, metropolis_rule(rules.components.metropolis[a], language));
        case ActionKind::place:
            return say(text, language, resource_name(index_of(pairs[a].first))[language], cell_name(c),
                       resource_name(index_of(pairs[a].second))[language], directions[b][language],
                       harvest_text(rules, view, action, language));
        case ActionKind::gather:
        case ActionKind::pay: return say(text, language, payment_name(a)[language]);
        case ActionKind::build: {
            const District& district = rules.components.district[a];
            return say(text, language, district_name(a)[language], district.cost, district_rule(district, language));
        }
        case ActionKind::supply:
        case ActionKind::exchange:
            return say(text, language, payment_name(a)[language], shop_rule_of(rules, view, b, language));
        case ActionKind::none:
        case ActionKind::monument:
        case ActionKind::skip:
        case ActionKind::stop: break;
    }
    return say(text, language);
}

std::string Fertility::event_text(const Rules& rules, const Event& event, Language language) {
    const Text& text = happenings[event.kind];
    const std::string who = event.seat < max_players ? std::string(monument_name(event.seat)[language]) : "";
    const auto [a, b, c, d, e] = elements_of(event.arg);
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::turn_begins:
        case EventKind::wheat_lost: return say(text, language, who, a);
        case EventKind::placed:
            return say(text, language, who, pair_name(a, language), cell_name(c), directions[b][language]);
        case EventKind::discarded:
        case EventKind::refilled:
        case EventKind::removed:
        case EventKind::pool_tile: return say(text, language, who, pair_name(a, language));
        case EventKind::gathered: return say(text, language, who, resource_name(a)[language], b, sources[c][language]);
        case EventKind::stock_empty:
        case EventKind::returned: return say(text, language, who, resource_name(a)[language], b);
        case EventKind::wheat_gained: return say(text, language, who, a, sources[b][language]);
        case EventKind::monument: return say(text, language, who, cell_name(a));
        case EventKind::built:
        case EventKind::district_opened:
            return say(text, language, who, district_name(a)[language],
                       district_rule(rules.components.district[a], language));
        case EventKind::paid: return say(text, language, who, payment_name(a)[language]);
        case EventKind::supplied:
            return say(text, language, who, resource_name(a)[language], shop_rule(printed_shop(rules, b, c), language));
        case EventKind::shop_full: return say(text, language, who, shop_benefit(printed_shop(rules, a, b), language));
        case EventKind::metropolis: return say(text, language, who, a + 1);
        case EventKind::last_round:
        case EventKind::first: return say(text, language, who);
        case EventKind::none: break;
    }
    return {};
}

const std::array<Text, reason_kinds> Fertility::reason_words = {{
    {"There is no such tile, cell, shop or resource.", "Nie ma takiej płytki, pola, sklepu ani zasobu.",
     "Non esiste una tessera, una casella, un negozio o una risorsa del genere."},
    {"Metropolis {0} is already taken.", "Metropolia {0} jest już zajęta.", "La metropoli {0} è già presa."},
    {"The tile {0} is not in your reserve.", "Płytki {0} nie ma w twojej rezerwie.",
     "La tessera {0} non è nella tua riserva."},
    {"The tile would lie outside the valley.", "Płytka wystawałaby poza dolinę.", "La tessera uscirebbe dalla valle."},
    {"A tile may not lie on wheat.", "Płytki nie wolno kłaść na pszenicy.", "Una tessera non può stare sul grano."},
    {"A tile may not lie on water.", "Płytki nie wolno kłaść na wodzie.", "Una tessera non può stare sull'acqua."},
    {"There is already a tile there.", "Tam już leży płytka.", "C'è già una tessera."},
    {"The tile would touch no other tile by an edge.", "Płytka nie stykałaby się krawędzią z żadną inną.",
     "La tessera non toccherebbe con un lato nessun'altra."},
    {"Neither scene would meet an identical one.", "Żadna ilustracja nie przylegałaby do identycznej.",
     "Nessuna delle due scene ne incontrerebbe una identica."},
    {"The tile {0} has two equal scenes: name its left or upper cell, with right or down.",
     "Płytka {0} ma dwie jednakowe ilustracje: podaj jej lewe lub górne pole i right albo down.",
     "La tessera {0} ha due scene uguali: indica la casella sinistra o superiore, con right o down."},
    {"The tile {0} can be placed, so nothing may be discarded.",
     "Płytkę {0} można położyć, więc nie wolno żadnej odrzucić.",
     "La tessera {0} può essere piazzata, quindi non si può scartare."},
    {"The stock has run out of {0}.", "W magazynie nie ma już {0}.", "Nella scorta non c'è più {0}."},
    {"Wheat is not a resource: it only goes into the granary, and from there it pays for districts.",
     "Pszenica nie jest zasobem: trafia tylko do spichlerza i stamtąd płaci się nią za dzielnice.",
     "Il grano non è una risorsa: va solo nel granaio, e da lì paga i distretti."},
    {"You have no monument left.", "Nie masz już monumentów.", "Non hai più monumenti."},
    {"The district {0} is not for sale now: {1}.", "Dzielnicy {0} nie można teraz kupić: {1}.",
     "Il distretto {0} ora non è in vendita: {1}."},
    {"It costs {0}, and you have {1} {1:piece|pieces} to pay with, loose resources and wheat together.",
     "Koszt: {0}, a do zapłaty masz razem {1} {1:sztukę|sztuki|sztuk} luźnych zasobów i pszenicy.",
     "Costa {0}, e per pagare hai {1} {1:pezzo|pezzi} fra risorse libere e grano."},
    {"You have no {0} to pay with.", "Nie masz {0} na zapłatę.", "Non hai {0} per pagare."},
    {"You have no loose {0}.", "Obok twojej metropolii nie ma {0}.", "Accanto alla tua metropoli non c'è {0}."},
    {"Your metropolis has no such shop.", "W twojej metropolii nie ma takiego sklepu.",
     "La tua metropoli non ha un negozio del genere."},
    {"This shop is full: {0}.", "Ten sklep jest pełny: {0}.", "Questo negozio è pieno: {0}."},
    {"This shop has no free symbol for {1}: {0}.", "Ten sklep nie ma wolnego symbolu {1}: {0}.",
     "Questo negozio non ha un simbolo libero per {1}: {0}."},
    {"The exchange shop does not offer {0}.", "Sklep wymiany nie oferuje {0}.", "Il negozio di scambio non offre {0}."},
    {"The resource must go into a different shop from the one that gives it.",
     "Zasób musi trafić do innego sklepu niż ten, który go daje.",
     "La risorsa deve andare in un negozio diverso da quello che la dà."},
    {"The tile {0} is not in the common pool.", "Płytki {0} nie ma w puli ogólnej.",
     "La tessera {0} non è nell'offerta comune."},
}};

std::string Fertility::refusal_text(const Rules& rules, const Refusal& refusal, Language language) {
    const Text& text = reason_text(refusal);
    const auto [a, b, c, d] = elements_of(refusal.arg);
    switch (static_cast<Reason>(refusal.reason)) {
        case Reason::metropolis_taken: return say(text, language, a + 1);
        case Reason::not_in_reserve:
        case Reason::a_tile_fits:
        case Reason::same_the_other_way:
        case Reason::not_in_pool: return say(text, language, pair_name(a, language));
        case Reason::stock_is_empty:
        case Reason::not_loose:
        case Reason::nothing_to_pay_with:
        case Reason::not_offered: return say(text, language, payment_of(a)[language]);
        case Reason::not_on_display:
            return say(text, language, district_name(a)[language],
                       district_rule(rules.components.district[a], language));
        case Reason::shop_is_full: return say(text, language, shop_rule(printed_shop(rules, a, b), language));
        case Reason::shop_wants_other:
            return say(text, language, shop_rule(printed_shop(rules, a, b), language), payment_of(c)[language]);
        case Reason::cannot_pay:
        case Reason::wheat_is_no_resource:
        case Reason::legal:
        case Reason::game_over:
        case Reason::not_your_turn:
        case Reason::another_question:
        case Reason::not_an_answer:
        case Reason::off_the_valley:
        case Reason::on_wheat:
        case Reason::on_water:
        case Reason::on_a_tile:
        case Reason::touches_no_tile:
        case Reason::no_identical_scene:
        case Reason::no_monument_left:
        case Reason::no_such_shop:
        case Reason::same_shop: break;
    }
    return FlowGame::refusal_text(rules, refusal, language);
}

namespace {

constexpr Text kind_district = {"district", "dzielnica", "distretto"};
constexpr Text kind_metropolis = {"metropolis", "metropolia", "metropoli"};
constexpr Text kind_board = {"valley board", "plansza doliny", "plancia valle"};
constexpr Text kind_tile = {"valley tile", "płytka doliny", "tessera valle"};
constexpr Text kind_table = {"table", "tabela", "tabella"};
constexpr Text cost_text = {"cost {0}. {1}", "koszt {0}. {1}", "costo {0}. {1}"};
constexpr Text count_text = {"{0} in the box", "w pudełku: {0}", "{0} nella scatola"};
constexpr Text granary_text = {"granary", "spichlerz", "granaio"};
constexpr Text statues_text = {"statues", "posągi", "statue"};
constexpr Text board_name = {"Valley board {0}", "Plansza doliny {0}", "Plancia valle {0}"};

template <class Values>
std::string numbered(const Values& values, std::size_t count) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < count; ++i) parts.push_back(std::to_string(i) + ": " + std::to_string(values[i]));
    return joined(parts);
}

}  // namespace

std::vector<Entry> Fertility::entries(const Rules& rules, Language language) {
    const Components& box = rules.components;
    std::vector<Entry> result;
    for (DistrictId i = 0; i < district_count; ++i) {
        const District& row = box.district[i];
        result.push_back({std::string(district_id(i)), std::string(kind_district[language]),
                          std::string(district_name(i)[language]),
                          say(cost_text, language, row.cost, district_rule(row, language)), row.house});
    }
    for (MetropolisId i = 0; i < metropolis_count; ++i)
        result.push_back({metropolis_id(i), std::string(kind_metropolis[language]), metropolis_name(i, language),
                          metropolis_rule(box.metropolis[i], language), box.metropolis[i].house});
    for (BoardId i = 0; i < max_boards; ++i) {
        std::string drawing;
        for (std::size_t row = 0; row < rows; ++row)
            drawing += (row > 0 ? " / " : "") +
                       std::string(box.valley[i].cells.data() + row * board_columns, std::size_t{board_columns});
        result.push_back({board_id(i), std::string(kind_board[language]), say(board_name, language, i + 1), drawing,
                          box.valley[i].house});
    }
    for (PairId i = 0; i < pair_count; ++i)
        if (rules.tiles()[i] > 0)
            result.push_back({std::string(pair_ids[i]), std::string(kind_tile[language]), pair_name(i, language),
                              say(count_text, language, rules.tiles()[i]),
                              rules.equal_pairs ? box.with_equal_house : box.different_house});
    result.push_back({"granary", std::string(kind_table[language]), std::string(granary_text[language]),
                      numbered(box.granary, box.granary_size), box.granary_house});
    result.push_back({"statues", std::string(kind_table[language]), std::string(statues_text[language]),
                      numbered(box.statues, box.deities + std::size_t{1}), box.statues_house});
    return result;
}

std::vector<ScoreLine> Fertility::breakdown(const Rules& rules, const View& view, Seat seat, Language language) {
    static constexpr std::array<Text, 6> lines = {{
        {"general shops", "sklepy ogólne", "negozi generali"},
        {"specialist shops", "sklepy specjalistyczne", "negozi specializzati"},
        {"statues", "posągi bóstw", "statue"},
        {"monuments", "monumenty", "monumenti"},
        {"granary", "spichlerz", "granaio"},
        {"total", "razem", "totale"},
    }};
    const Score account = score(rules, view.table, seat);
    const std::array<int, 6> values = {account.general,   account.specialist, account.statues,
                                       account.monuments, account.granary,    account.total()};
    std::vector<ScoreLine> result;
    for (std::size_t i = 0; i < lines.size(); ++i) result.push_back({std::string(lines[i][language]), values[i]});
    return result;
}

std::vector<Gauge> Fertility::gauges(const Rules& rules, const View& view, Language language) {
    static constexpr Text debens = {"debens", "debeny", "deben"};
    return {{std::string(debens[language]), standing(rules, view.table).score}};
}

std::string Fertility::chapter(const Rules& rules, const View& view, Language language) {
    static constexpr Text round = {"Round {0}", "Runda {0}", "Giro {0}"};
    if (view.table.turn == 0) return {};
    return say(round, language, (view.table.turn - 1) / rules.seats + 1);
}

}  // namespace mehen::fertility
