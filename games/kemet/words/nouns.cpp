#include "games/kemet/questions/nouns.h"

#include <array>

#include "games/kemet/game.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

constexpr std::array<std::string_view, 5> action_ids = {"own", "silver", "gold", "units", "level"};

constexpr std::string_view gold_id(std::size_t power) {
    if (power == index_of(Power::gold_move_or_recruit)) return "move";
    if (power == index_of(Power::free_recruits)) return "recruit";
    if (power == index_of(Power::gold_move_through_walls)) return "siege";
    if (power == index_of(Power::gold_move_without_teleport)) return "march";
    if (power == index_of(Power::gold_tile_dearer)) return "tile";
    if (power == index_of(Power::gold_move)) return "endless-march";
    if (power == index_of(Power::gold_pray)) return "pray";
    return {};
}

// A field that holds a value, for programs, and its type: a definition in protocol/kemet.schema.json. In the order of
// Noun.
struct Field {
    std::string_view name;
    std::string_view type;
};
constexpr std::array<Field, index_of(Noun::number) + 1> fields = {{
    {"", ""},
    {"seat", "SeatId"},
    {"colour", "ColourId"},
    {"city", "CityId"},
    {"area", "AreaId"},
    {"space", "SpaceId"},
    {"tile", "TileId"},
    {"creature", "CreatureId"},
    {"creature", "CreatureOrNone"},
    {"di_card", "DiCardId"},
    {"battle_card", "BattleCardId"},
    {"gold", "GoldId"},
    {"which", "WhichId"},
    {"level", "Count"},
    {"units", "Count"},
    {"tokens", "Count"},
    {"place", "Count"},
    {"space", "SpaceId"},
    {"creature_card", "CreatureCardId"},
    {"power_token", "PowerTokenId"},
    {"prayer_token", "PrayerTokenId"},
    {"against", "SeatOrNone"},
    {"prayer", "Count"},
    {"units", "Count"},
    {"number", "Count"},
}};
static_assert(fields[index_of(Noun::position)].name == "place");

}  // namespace

std::size_t count_of(const Rules& rules, Noun noun) {
    switch (noun) {
        case Noun::seat:
        case Noun::position: return rules.seats;
        case Noun::colour: return colour_count;
        case Noun::city: return rules.map.cities;
        case Noun::area: return rules.map.areas;
        case Noun::space: return rules.set.spaces.size();
        case Noun::tile: return rules.set.tiles.size();
        case Noun::creature: return rules.set.creatures.size();
        case Noun::with_creature: return rules.set.creatures.size() + 1;
        case Noun::di_card: return rules.set.di_cards.size();
        case Noun::battle_card: return rules.set.battle_cards.size();
        case Noun::gold_action: return power_count;
        case Noun::action: return action_ids.size();
        case Noun::level: return 5;
        case Noun::lone_space: return rules.set.lone_spaces.size();
        case Noun::creature_card: return rules.set.creature_cards.size();
        case Noun::power_token: return rules.set.power_tokens.size();
        case Noun::prayer_token: return rules.set.prayer_tokens.size();
        case Noun::against_seat: return rules.seats + 1U;
        case Noun::units:
        case Noun::prayer:
        case Noun::some_units:
        case Noun::tokens: return 100;
        case Noun::number: return 256;
        case Noun::nothing: break;
    }
    return 0;
}

bool has_value(const Rules& rules, Noun noun, std::size_t value) {
    if (noun == Noun::gold_action) return !gold_id(value).empty();
    const bool from_one = noun == Noun::level || noun == Noun::units;
    return value < count_of(rules, noun) && (value > 0 || !from_one);
}

std::string word_for(const Rules& rules, Noun noun, std::size_t value) {
    if (!has_value(rules, noun, value)) return {};
    switch (noun) {
        case Noun::seat: return std::string(Kemet::seat_id(rules, Seat::of(value)));
        case Noun::colour: return std::string(colour_ids[value]);
        case Noun::city: return city_id(rules, CityId::of(value));
        case Noun::area: return std::string(rules.area(value).id);
        case Noun::space: return space_id(rules, SpaceId::of(value));
        case Noun::tile: return std::string(rules.set.tiles[value].id);
        case Noun::creature: return std::string(rules.set.creatures[value].id);
        case Noun::with_creature: return value == 0 ? std::string() : std::string(rules.set.creatures[value - 1].id);
        case Noun::di_card: return std::string(rules.set.di_cards[value].id);
        case Noun::battle_card: return std::string(rules.set.battle_cards[value].id);
        case Noun::gold_action: return std::string(gold_id(value));
        case Noun::action: return std::string(action_ids[value]);
        case Noun::level:
        case Noun::units:
        case Noun::tokens:
        case Noun::prayer:
        case Noun::some_units:
        case Noun::number: return std::to_string(value);
        case Noun::lone_space: return std::string(rules.set.lone_spaces[value].id);
        case Noun::creature_card: return std::string(rules.set.creature_cards[value].id);
        case Noun::power_token: return std::string(rules.set.power_tokens[value].id);
        case Noun::prayer_token: return std::string(rules.set.prayer_tokens[value].id);
        case Noun::against_seat: return value == 0 ? std::string() : word_for(rules, Noun::seat, value - 1);
        case Noun::position: return std::to_string(value + 1);
        case Noun::nothing: break;
    }
    return {};
}

std::string_view field_of(Noun noun) {
    return fields[index_of(noun)].name;
}

std::string_view type_of(Noun noun) {
    return fields[index_of(noun)].type;
}

void show_noun(const Rules& rules, Noun noun, std::size_t value, std::string_view name, Show& show) {
    const bool counted = noun == Noun::level || noun == Noun::units || noun == Noun::tokens || noun == Noun::number ||
                         noun == Noun::prayer || noun == Noun::some_units;
    if (counted || noun == Noun::position) return show.add(name, value + (noun == Noun::position ? 1U : 0U));
    const std::string word = word_for(rules, noun, value);
    show.add(name, word.empty() ? std::nullopt : std::optional<std::string_view>(word));
}

}  // namespace mehen::kemet
