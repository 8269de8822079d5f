// Names of things.
#include "games/fertility/words.h"

#include "games/fertility/game.h"

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

constexpr Text debens_text = {"{0} {0:deben|debens}", "{0} {0:deben|debeny|debenów}", "{0} deben"};
constexpr Text specialist_text = {"{0} {0:deben|debens} for each piece of {1}",
                                  "{0} {0:deben|debeny|debenów} za każdą sztukę {1}",
                                  "{0} deben per ogni pezzo di {1}"};
constexpr Text wheat_text = {"{0} wheat at once", "od razu pszenica: {0}", "subito grano: +{0}"};
constexpr Text exchange_text = {"at once one of {0} into another shop", "od razu jedno z: {0}, do innego sklepu",
                                "subito una risorsa fra {0} in un altro negozio"};
constexpr Text statue_text = {"statue: {0}", "posąg: {0}", "statua: {0}"};

constexpr Text metropolis_text = {"Metropolis {0}", "Metropolia {0}", "Metropoli {0}"};

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
    return Fertility::seat_names[seat].title;
}

std::string metropolis_id(MetropolisId board) {
    return "metropolis-" + std::to_string(board + 1);
}
std::string metropolis_name(MetropolisId board, Language language) {
    return say(metropolis_text, language, board + 1);
}
std::string board_id(BoardId board) {
    return "valley-" + std::to_string(board + 1);
}

std::string pair_name(PairId pair, Language language) {
    const auto name = [&](Resource r) { return std::string(resources[index_of(r)][language]); };
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

const std::array<SeatName, max_players> Fertility::seat_names = {{
    {"obelisk", {"Obelisk", "Obelisk", "Obelisco"}},
    {"pyramid", {"Pyramid", "Piramida", "Piramide"}},
    {"sphinx", {"Sphinx", "Sfinks", "Sfinge"}},
    {"temple", {"Temple", "Świątynia", "Tempio"}},
}};

}  // namespace mehen::fertility
