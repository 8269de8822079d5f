// Names of things, and actions as text.
#include "games/fertility/words.h"

#include <algorithm>

#include "games/fertility/game.h"
#include "games/fertility/placement.h"

namespace mehen::fertility {

namespace {

constexpr std::array<Text, resource_count + 1> resources = {{
    {"alabaster", "alabaster", "alabastro"},
    {"cattle", "bydło", "bestiame"},
    {"papyrus", "papirus", "papiro"},
    {"grapes", "winogrona", "uva"},
    {"any resource", "dowolny zasób", "una risorsa qualsiasi"},
}};

constexpr Text wheat_name = {"wheat", "pszenica", "grano"};

constexpr std::array<Text, resource_count + 1> payments_of = {{
    {"alabaster", "alabastru", "alabastro"},
    {"cattle", "bydła", "bestiame"},
    {"papyrus", "papirusu", "papiro"},
    {"grapes", "winogron", "uva"},
    {"wheat", "pszenicy", "grano"},
}};

constexpr std::array<Text, max_deities + 1> deities = {{
    {"Ptah", "Ptah", "Ptah"},
    {"Hathor", "Hathor", "Hathor"},
    {"Thoth", "Thot", "Thot"},
    {"Osiris", "Ozyrys", "Osiride"},
    {"Ra", "Ra", "Ra"},
    {"Isis", "Izyda", "Iside"},
    {"Horus", "Horus", "Horus"},
    {"Anubis", "Anubis", "Anubi"},
    {"any deity", "dowolne bóstwo", "una divinità qualsiasi"},
}};

constexpr std::array<Text, max_players> monuments = {{
    {"Obelisk", "Obelisk", "Obelisco"},
    {"Pyramid", "Piramida", "Piramide"},
    {"Sphinx", "Sfinks", "Sfinge"},
    {"Temple", "Świątynia", "Tempio"},
}};
constexpr std::array<std::string_view, max_players> monument_ids = {"obelisk", "pyramid", "sphinx", "temple"};

constexpr std::array<std::string_view, direction_count> direction_ids = {"right", "down", "left", "up"};

constexpr Text debens_text = {"{0} {0:deben|debens}", "{0} {0:deben|debeny|debenów}", "{0} deben"};
constexpr Text specialist_text = {"{0} {0:deben|debens} for each piece of {1}",
                                  "{0} {0:deben|debeny|debenów} za każdą sztukę {1}",
                                  "{0} deben per ogni pezzo di {1}"};
constexpr Text wheat_text = {"{0} wheat at once", "od razu pszenica: {0}", "subito grano: +{0}"};
constexpr Text exchange_text = {"at once one of {0} into another shop", "od razu jedno z: {0}, do innego sklepu",
                                "subito una risorsa fra {0} in un altro negozio"};
constexpr Text statue_text = {"statue: {0}", "posąg: {0}", "statua: {0}"};

constexpr Text metropolis_text = {"Metropolis {0}", "Metropolia {0}", "Metropoli {0}"};

template <std::size_t N>
int index_in(const std::array<std::string_view, N>& ids, std::string_view word) {
    const auto found = std::find(ids.begin(), ids.end(), word);
    return found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
}

}  // namespace

const Text& resource_name(std::size_t resource) {
    return resources[resource];
}
const Text& payment_name(std::size_t with) {
    return with == pay_wheat ? wheat_name : resources[with];
}
const Text& payment_of(std::size_t with) {
    return payments_of[with];
}
const Text& deity_name(std::size_t deity) {
    return deities[deity];
}
const Text& monument_name(Seat seat) {
    return monuments[seat];
}

std::string_view direction_id(std::size_t direction) {
    return direction_ids[direction];
}
std::string_view payment_id(std::size_t with) {
    return with == pay_wheat ? "wheat" : resource_ids[with];
}
std::string metropolis_id(std::size_t board) {
    return "metropolis-" + std::to_string(board + 1);
}
std::string metropolis_name(std::size_t board, Language language) {
    return say(metropolis_text, language, board + 1);
}
std::string board_id(std::size_t board) {
    return "valley-" + std::to_string(board + 1);
}

std::string pair_name(std::size_t pair, Language language) {
    const auto name = [&](Resource r) { return std::string(resources[static_cast<std::size_t>(r)][language]); };
    return name(pairs[pair].first) + "–" + name(pairs[pair].second);
}

std::string cell_name(Cell cell) {
    return std::string(1, static_cast<char>('a' + column_of(cell))) + std::to_string(row_of(cell) + 1);
}

std::string shop_name(std::size_t shop) {
    if (shop < printed_shops) return "0." + std::to_string(shop + 1);
    const std::size_t rest = shop - printed_shops;
    return std::to_string(rest / max_district_shops + 1) + "." + std::to_string(rest % max_district_shops + 1);
}

std::string shop_benefit(const Shop& shop, Language language) {
    std::vector<std::string_view> given;
    switch (shop.benefit) {
        case Benefit::debens: return say(debens_text, language, shop.amount);
        case Benefit::specialist:
            return say(specialist_text, language, shop.amount, payments_of[shop.resource][language]);
        case Benefit::wheat: return say(wheat_text, language, shop.amount);
        case Benefit::exchange:
            for (std::size_t r = 0; r < resource_count; ++r)
                if (((shop.kinds >> r) & 1U) != 0) given.push_back(resources[r][language]);
            return say(exchange_text, language, joined(given, " / "));
        case Benefit::statue:
            for (std::size_t i = 0; i < shop.statue_count; ++i) given.push_back(deities[shop.statue[i]][language]);
            return say(statue_text, language, joined(given, " + "));
    }
    return {};
}

std::string shop_rule(const Shop& shop, Language language) {
    std::vector<std::string_view> needs;
    for (std::size_t i = 0; i < shop.need_count; ++i) needs.push_back(resources[shop.need[i]][language]);
    return joined(needs, " + ") + " → " + shop_benefit(shop, language);
}

std::string district_rule(const District& district, Language language) {
    std::string rule;
    for (std::size_t i = 0; i < district.shop_count; ++i) {
        if (i > 0) rule += "; ";
        rule += shop_rule(district.shop[i], language);
    }
    return rule;
}

std::string_view Fertility::seat_id(const Rules&, Seat seat) {
    return monument_ids[seat];
}
std::string Fertility::seat_name(const Rules&, Seat seat, Language language) {
    return std::string(monuments[seat][language]);
}

std::string Fertility::action_text(const Rules&, Action action) {
    const auto [a, b, c, d, e, f, g] = action.arg;
    switch (static_cast<ActionKind>(action.kind)) {
        case ActionKind::board: return "board " + std::to_string(a + 1) + (b != 0 ? " turned" : "");
        case ActionKind::start_cell: return "start " + cell_name(a);
        case ActionKind::first: return "first " + std::string(monument_ids[a]);
        case ActionKind::valley_tile: return "tile " + std::string(pair_ids[a]);
        case ActionKind::district: return "district " + std::string(district_id(a));
        case ActionKind::metropolis: return "metropolis " + std::to_string(a + 1);
        case ActionKind::place:
            return "place " + std::string(pair_ids[a]) + " " + cell_name(c) + " " + std::string(direction_ids[b]);
        case ActionKind::discard: return "discard " + std::string(pair_ids[a]);
        case ActionKind::gather: return "gather " + std::string(payment_id(a));
        case ActionKind::monument: return "monument";
        case ActionKind::build: return "build " + std::string(district_id(a));
        case ActionKind::skip: return "skip";
        case ActionKind::pay: return "pay " + std::string(payment_id(a));
        case ActionKind::supply: return "supply " + std::string(payment_id(a)) + " " + shop_name(b);
        case ActionKind::stop: return "stop";
        case ActionKind::exchange: return "exchange " + std::string(payment_id(a)) + " " + shop_name(b);
        case ActionKind::take: return "take " + std::string(pair_ids[a]);
        case ActionKind::remove: return "remove " + std::string(pair_ids[a]);
        case ActionKind::none: break;
    }
    return "?";
}

namespace {

// Wheat too, where only a resource would be legal: then the reason is told.
int parse_payment(std::string_view word) {
    if (word == "wheat") return pay_wheat;
    const int resource = index_in(resource_ids, word);
    return resource == any_resource ? -1 : resource;
}

int parse_cell(std::string_view word) {
    if (word.size() != 2 || word[0] < 'a' || word[0] >= 'a' + max_columns) return -1;
    if (word[1] < '1' || word[1] >= '1' + rows) return -1;
    return cell_at(word[0] - 'a', word[1] - '1');
}

int parse_shop(std::string_view word) {
    if (word.size() != 3 || word[1] != '.' || word[2] < '1') return -1;
    const int plot = word[0] - '0';
    const int which = word[2] - '1';
    if (plot == 0) return which < static_cast<int>(printed_shops) ? which : -1;
    if (plot < 1 || plot > static_cast<int>(max_plots) || which >= static_cast<int>(max_district_shops)) return -1;
    return static_cast<int>(printed_shops) + (plot - 1) * static_cast<int>(max_district_shops) + which;
}

int parse_district(std::string_view word) {
    for (std::size_t i = 0; i < district_count; ++i)
        if (district_id(i) == word) return static_cast<int>(i);
    return -1;
}

int parse_small(std::string_view word, int limit) {  // 1 to limit, counted from 0
    const auto number = parse_number(word);
    return number && *number >= 1 && *number <= static_cast<unsigned>(limit) ? static_cast<int>(*number) - 1 : -1;
}

bool give(Action& action, ActionKind kind, int a = 0, int b = 0, int c = 0) {
    if (a < 0 || b < 0 || c < 0) return false;
    action = make_action(kind, static_cast<unsigned>(a), static_cast<unsigned>(b), static_cast<unsigned>(c));
    return true;
}

bool parse_place(const std::vector<std::string_view>& w, const Rules& rules, Action& action) {
    int pair = index_in(pair_ids, w[1]);
    int cell = parse_cell(w[2]);
    int direction = index_in(direction_ids, w[3]);
    if (pair < 0 || cell < 0 || direction < 0) return false;
    // A tile with two equal scenes has one form only: seen from its other cell.
    const auto first = static_cast<Cell>(cell);
    const auto towards = static_cast<Direction>(direction);
    if (static_cast<std::size_t>(direction) >= directions_of(static_cast<std::uint8_t>(pair)) &&
        inside(first, towards, rules.columns())) {
        cell = step(first, towards);
        direction -= 2;
    }
    return give(action, ActionKind::place, pair, direction, cell);
}

}  // namespace

bool Fertility::parse_action(const Rules& rules, std::string_view words, Action& action) {
    const auto w = split_words(words);
    if (w.empty()) return false;
    const std::string_view verb = w[0];
    if (w.size() == 1) {
        if (verb == "monument") return give(action, ActionKind::monument);
        if (verb == "skip") return give(action, ActionKind::skip);
        if (verb == "stop") return give(action, ActionKind::stop);
        return false;
    }
    const std::string_view first = w[1];
    if (verb == "board" && (w.size() == 2 || (w.size() == 3 && w[2] == "turned")))
        return give(action, ActionKind::board, parse_small(first, max_boards), w.size() == 3 ? 1 : 0);
    if (w.size() == 4) return verb == "place" && parse_place(w, rules, action);
    if (w.size() == 3) {
        if (verb == "supply") return give(action, ActionKind::supply, parse_payment(first), parse_shop(w[2]));
        if (verb == "exchange") return give(action, ActionKind::exchange, parse_payment(first), parse_shop(w[2]));
        return false;
    }
    if (w.size() != 2) return false;
    if (verb == "start") return give(action, ActionKind::start_cell, parse_cell(first));
    if (verb == "first") return give(action, ActionKind::first, index_in(monument_ids, first));
    if (verb == "tile") return give(action, ActionKind::valley_tile, index_in(pair_ids, first));
    if (verb == "district") return give(action, ActionKind::district, parse_district(first));
    if (verb == "metropolis") return give(action, ActionKind::metropolis, parse_small(first, metropolis_count));
    if (verb == "discard") return give(action, ActionKind::discard, index_in(pair_ids, first));
    if (verb == "gather") return give(action, ActionKind::gather, parse_payment(first));
    if (verb == "build") return give(action, ActionKind::build, parse_district(first));
    if (verb == "pay") return give(action, ActionKind::pay, parse_payment(first));
    if (verb == "take") return give(action, ActionKind::take, index_in(pair_ids, first));
    if (verb == "remove") return give(action, ActionKind::remove, index_in(pair_ids, first));
    return false;
}

}  // namespace mehen::fertility
