// Names of things.
#include "games/kemet/words/words.h"

#include <array>
#include <vector>

#include "games/kemet/game.h"

namespace mehen::kemet {

namespace {

constexpr Text unknown = {"?", "?", "?"};

constexpr std::array<std::string_view, max_players> god_ids = {"anubis", "horus", "sobek", "bastet", "wadjet", "thoth"};
constexpr std::array<Text, max_players> gods = {{
    {"Anubis", "Anubis", "Anubi"},
    {"Horus", "Horus", "Horus"},
    {"Sobek", "Sobek", "Sobek"},
    {"Bastet", "Bastet", "Bastet"},
    {"Wadjet", "Wadżet", "Uadjet"},
    {"Thoth", "Thot", "Thot"},
}};

constexpr std::array<Text, colour_count> colours = {{
    {"red", "czerwony", "rosso"},
    {"blue", "niebieski", "blu"},
    {"white", "biały", "bianco"},
    {"black", "czarny", "nero"},
    {"violet", "fioletowy", "viola"},
}};
// The same, said of a pyramid or a tile: both are feminine in Polish and in Italian.
constexpr std::array<Text, colour_count> colours_of_things = {{
    {"red", "czerwona", "rossa"},
    {"blue", "niebieska", "blu"},
    {"white", "biała", "bianca"},
    {"black", "czarna", "nera"},
    {"violet", "fioletowa", "viola"},
}};

struct SpaceWords {
    std::string_view id;
    Text name;
};
constexpr std::array<SpaceWords, index_of(Space::seize_pyramid) + 1> spaces = {{
    {"pray", {"pray", "modlitwa", "pregare"}},
    {"raise", {"raise a pyramid", "wzniesienie piramidy", "elevare una piramide"}},
    {"move", {"move", "ruch", "muovere"}},
    {"recruit", {"recruit", "rekrutacja", "reclutare"}},
    {"red", {"red power tile", "czerwona płytka mocy", "tessera Potere rossa"}},
    {"blue", {"blue power tile", "niebieska płytka mocy", "tessera Potere blu"}},
    {"white", {"white power tile", "biała płytka mocy", "tessera Potere bianca"}},
    {"acquire", {"power tile", "płytka mocy", "tessera Potere"}},
    {"violet", {"violet power tile", "fioletowa płytka mocy", "tessera Potere viola"}},
    {"assault", {"frenzied assault", "szaleńczy atak", "assalto frenetico"}},
    {"invocation", {"invocation", "inwokacja", "invocazione"}},
    {"seize-creature", {"seize a creature", "przejęcie potwora", "impadronirsi di una creatura"}},
    {"seize-troop", {"seize a troop", "przejęcie oddziału", "impadronirsi di una truppa"}},
    {"destroy-units", {"destroy two units", "zniszczenie dwóch jednostek", "distruggere due unità"}},
    {"seize-pyramid", {"seize a pyramid", "przejęcie piramidy", "impadronirsi di una piramide"}},
}};
constexpr Text space_on_level = {"{0} (level {1})", "{0} (poziom {1})", "{0} (livello {1})"};
constexpr Text numbered_space = {"{0}, space {1}", "{0}, pole {1}", "{0}, casella {1}"};

constexpr Text strength_text = {"strength {0}", "siła {0}", "forza {0}"};
constexpr Text damage_text = {"damage {0}", "obrażenia {0}", "danni {0}"};
constexpr Text unblockable_text = {"unblockable damage {0}", "nieblokowalne obrażenia {0}", "danni imparabili {0}"};
constexpr Text protection_text = {"protection {0}", "obrona {0}", "protezione {0}"};
constexpr Text own_losses_text = {"own losses {0}", "własne straty {0}", "perdite proprie {0}"};

constexpr Text gold_move = {"move", "ruch", "muovere"};
constexpr Text gold_prayer = {"pray", "modlitwa", "pregare"};
constexpr Text gold_recruit = {"recruit", "rekrutacja", "reclutare"};
constexpr Text gold_siege = {"move through walls", "ruch przez mury", "muovere attraverso le mura"};
constexpr Text gold_march = {"move without teleport", "ruch bez teleportacji", "muovere senza teletrasporto"};
constexpr Text gold_tile = {"buy a power tile at a higher price", "kupno płytki mocy po wyższej cenie",
                            "acquistare una tessera Potere a un prezzo più alto"};

template <class Row, std::size_t Capacity, class Tag>
std::string name_in(const Rows<Row, Capacity>& rows, Id<Tag> which, Language language) {
    return std::string(which < rows.size() ? rows[which].name[language] : unknown[language]);
}

// Which of the spaces with the same action this is, from 1, and how many there are.
struct Among {
    int which = 0;
    int count = 0;
};
using BoardSpaces = Rows<SpaceRow, max_spaces>;
Among among_equals(const BoardSpaces& board, std::size_t space) {
    Among among;
    for (std::size_t i = 0; i < board.size(); ++i) {
        if (board[i].space != board[space].space) continue;
        ++among.count;
        if (i <= space) ++among.which;
    }
    return among;
}

std::string name_on(const BoardSpaces& board, std::size_t space, Language language) {
    if (space >= board.size()) return "?";
    const SpaceRow& row = board[space];
    const std::string_view name = spaces[index_of(row.space)].name[language];
    const Among among = among_equals(board, space);
    if (row.space == Space::tile_any) return say(numbered_space, language, name, among.which);
    return among.count > 1 ? say(space_on_level, language, name, row.level) : std::string(name);
}

AreaId first_district(const Rules& rules, CityId city) {
    return rules.map.district[city][0];
}

}  // namespace

const Text& god_name(Seat seat) {
    return seat < max_players ? gods[seat] : unknown;
}
const Text& colour_name(std::size_t colour) {
    return colour < colour_count ? colours[colour] : unknown;
}
const Text& colour_of_thing(std::size_t colour) {
    return colour < colour_count ? colours_of_things[colour] : unknown;
}

std::string_view space_action(Space space) {
    return spaces[index_of(space)].id;
}
std::string space_id(const Rules& rules, SpaceId space) {
    if (space >= rules.set.spaces.size()) return "?";
    const Space what = rules.set.spaces[space].space;
    const std::string id(space_action(what));
    const Among among = among_equals(rules.set.spaces, space);
    return among.count > 1 || what == Space::tile_any ? id + "-" + std::to_string(among.which) : id;
}

std::string space_name(const Rules& rules, SpaceId space, Language language) {
    return name_on(rules.set.spaces, space, language);
}

std::string lone_space_name(const Rules& rules, SpaceId space, Language language) {
    return name_on(rules.set.lone_spaces, space, language);
}

// A city has no row of its own: it is called what its districts are called before their number.
std::string city_id(const Rules& rules, CityId city) {
    if (city >= rules.map.cities) return "?";
    const std::string_view district = rules.area(first_district(rules, city)).id;
    return std::string(district.substr(0, district.rfind('-')));
}
std::string city_name(const Rules& rules, CityId city, Language language) {
    if (city >= rules.map.cities) return "?";
    const std::string_view district = rules.area(first_district(rules, city)).name[language];
    return std::string(district.substr(0, district.rfind(',')));
}

std::string area_name(const Rules& rules, AreaId area, Language language) {
    return name_in(rules.board().areas, area, language);
}
std::string tile_name(const Rules& rules, TileId tile, Language language) {
    return name_in(rules.set.tiles, tile, language);
}
std::string creature_name(const Rules& rules, CreatureId creature, Language language) {
    return name_in(rules.set.creatures, creature, language);
}
std::string power_token_name(const Rules& rules, PowerTokenId token, Language language) {
    return name_in(rules.set.power_tokens, token, language);
}
std::string di_card_name(const Rules& rules, DiCardId card, Language language) {
    return name_in(rules.set.di_cards, card, language);
}
std::string battle_card_name(const Rules& rules, BattleCardId card, Language language) {
    return name_in(rules.set.battle_cards, card, language);
}

std::string battle_card_values(const BattleCard& card, Language language) {
    const std::string strength = say(strength_text, language, card.strength);
    const std::string hits = hit_values(card.damage, card.unblockable, card.protection, card.own_losses, language);
    return hits.empty() ? strength : strength + ", " + hits;
}

std::string hit_values(int damage, int unblockable, int protection, int own_losses, Language language) {
    std::vector<std::string> values;
    if (damage > 0) values.push_back(say(damage_text, language, damage));
    if (unblockable > 0) values.push_back(say(unblockable_text, language, unblockable));
    if (protection > 0) values.push_back(say(protection_text, language, protection));
    if (own_losses > 0) values.push_back(say(own_losses_text, language, own_losses));
    return joined(values);
}

std::string gold_action_name(std::size_t power, Language language) {
    const auto is_power = [&](Power which) { return power == index_of(which); };
    const Text& name = is_power(Power::gold_move_or_recruit)         ? gold_move
                       : is_power(Power::free_recruits)              ? gold_recruit
                       : is_power(Power::gold_move_through_walls)    ? gold_siege
                       : is_power(Power::gold_move_without_teleport) ? gold_march
                       : is_power(Power::gold_tile_dearer)           ? gold_tile
                       : is_power(Power::gold_move)                  ? gold_move
                       : is_power(Power::gold_pray)                  ? gold_prayer
                                                                     : unknown;
    return std::string(name[language]);
}

std::string_view Kemet::seat_id(const Rules&, Seat seat) {
    return seat < max_players ? god_ids[seat] : "?";
}
std::string Kemet::seat_name(const Rules&, Seat seat, Language language) {
    return std::string(god_name(seat)[language]);
}

// Sentences call a seat by its god, whoever it plays: so both names are there.
std::string Kemet::name_at_table(const OpenTable& t, Seat seat, Language language) {
    constexpr Text lone_name = {"Seth ({0})", "Set ({0})", "Seth ({0})"};
    const std::string_view god = god_name(seat)[language];
    return is_lone(t, seat) ? say(lone_name, language, god) : std::string(god);
}

}  // namespace mehen::kemet
