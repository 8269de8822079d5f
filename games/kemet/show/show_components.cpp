// The box for programs: what does not change during a match.
#include <array>
#include <bit>

#include "games/kemet/questions/nouns.h"
#include "games/kemet/show/show.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

constexpr std::array<std::string_view, 5> area_kind_ids = {"desert", "district", "temple", "delta_temple", "sanctuary"};
constexpr std::array<std::string_view, 3> whom_ids = {"anybody", "lone", "alliance"};
constexpr std::array<Power, 5> gold_actions = {Power::gold_move_or_recruit, Power::free_recruits,
                                               Power::gold_move_through_walls, Power::gold_move_without_teleport,
                                               Power::gold_tile_dearer};

template <class Row>
void show_row(const Row& row, Language language, Show& show) {
    show.add("id", row.id);
    show.add("name", row.name[language]);
    show.add("house", row.house);
}

void show_gives(const GivesList& gives, Show& show) {
    show.object("gives", [&] {
        for (const Gives& each : gives)
            if (each.power != Power::none) show.add(power_ids[index_of(each.power)], each.amount);
    });
}

template <class Rows, class Inside>
void show_rows(std::string_view name, const Rows& rows, Language language, Show& show, Inside&& inside) {
    show.list(name, [&] {
        for (const auto& row : rows)
            show.object([&] {
                show_row(row, language, show);
                inside(row);
            });
    });
}

void show_numbers(const Rules& rules, Show& show) {
    const Ruleset& set = rules.set;
    show.add("goal", set.goal);
    show.add("troop_limit", set.troop_limit);
    show.add("units", set.units);
    show.add("tokens", set.tokens);
    show.add("max_prayer", set.max_prayer);
    show.add("highest_level", set.highest_level);
    show.add("home_strength", set.home_strength);
    show.add("acquisition", set.free_colours);
    show.add("veterans", set.veterans);
    show.add("track", set.points_enter_at_end_of_turn);
    show.add("discards_open", set.council_discards_open);
}

void show_areas(std::string_view name, const Rules& rules, AreaMask areas, Show& show) {
    show.list(name, [&] {
        for (AreaId i = 0; i < rules.map.areas; ++i)
            if (has_area(areas, i)) show.word(rules.area(i).id);
    });
}

void show_map(const Rules& rules, Language language, Show& show) {
    const auto city_or_none = [&](CityId city) {
        return city == none ? std::nullopt : std::optional(city_id(rules, city));
    };
    show.list("cities", [&] {
        for (CityId city = 0; city < rules.map.cities; ++city)
            show.object([&] {
                show.add("id", city_id(rules, city));
                show.add("name", city_name(rules, city, language));
                show_areas("districts", rules, rules.map.districts_of[city], show);
                show.add("front", rules.area(rules.map.front[city]).id);
            });
    });
    std::size_t at = 0;
    show_rows("areas", rules.board().areas, language, show, [&](const Area& area) {
        show.add("kind", area_kind_ids[index_of(area.kind)]);
        show.add("city", city_or_none(area.city));
        show.add("front", city_or_none(area.front));
        show.add("income", area.income);
        show.add("obelisk", area.obelisk);
        show.add("port", area.port == Port::none ? std::nullopt : std::optional(port_ids[index_of(area.port)]));
        show_areas("land", rules, rules.map.land[at], show);
        show_areas("ports", rules, rules.map.ports[at], show);
        show.add("portal", area_or_nowhere(rules, lowest(rules.map.portal[at])));
        ++at;
    });
}

void show_cards(const Rules& rules, Language language, Show& show) {
    const Ruleset& set = rules.set;
    show_rows("battle_cards", set.battle_cards, language, show, [&](const BattleCard& card) {
        show.add("strength", card.strength);
        show.add("damage", card.damage);
        show.add("unblockable", card.unblockable);
        show.add("protection", card.protection);
        show.add("own_losses", card.own_losses);
        show.add("special", card.special != 0);
        show.add("mirror", card.mirror);
        show.add("text", battle_card_values(card, language));
    });
    show_rows("di_cards", set.di_cards, language, show, [&](const DiCard& card) {
        show.add("rule", rule_of(rules, card, language));
        show.add("cost", card.cost);
        show.add("copies", card.count);
        show.add("personal", card.personal);
        show.add("lone", card.lone);
        show.list("when", [&] {
            for (std::size_t i = 0; i < when_ids.size(); ++i)
                if (has_bit(Bits{card.when.bits()}, i)) show.word(when_ids[i]);
        });
        show_gives(card.gives, show);
    });
}

const Tile* tile_with(const Ruleset& set, CreatureId creature) {
    for (const Tile& tile : set.tiles)
        if (tile.creature == creature) return &tile;
    return nullptr;
}

void show_powers(const Rules& rules, Language language, Show& show) {
    const Ruleset& set = rules.set;
    show_rows("tiles", set.tiles, language, show, [&](const Tile& tile) {
        const bool left_out = tile.renewal == Renewal::replacing && !rules.renewal;
        show.add("rule", rule_of(rules, tile, language));
        show.add("colour", colour_ids[index_of(tile.colour)]);
        show.add("level", tile.level);
        show.add("copies", left_out ? std::uint8_t{0} : tile.copies);
        show.add("creature", row_or_none(set.creatures, tile.creature));
        show.add("whom", whom_ids[index_of(tile.whom)]);
        show_gives(tile.gives, show);
    });
    CreatureId at = 0;
    show_rows("creatures", set.creatures, language, show, [&](const Creature& creature) {
        const Tile* const tile = tile_with(set, at);
        ++at;
        show.add("tile", tile == nullptr ? std::nullopt : std::optional(tile->id));
        show.add("rule", tile == nullptr ? std::nullopt : std::optional(rule_of(rules, *tile, language)));
        show.add("common", creature.common);
        show_gives(creature.gives, show);
    });
}

void show_player_board(const Rules& rules, Language language, Show& show) {
    show.list("spaces", [&] {
        for (SpaceId i = 0; i < rules.set.spaces.size(); ++i)
            show.object([&] {
                show.add("id", space_id(rules, i));
                show.add("name", space_name(rules, i, language));
                show.add("action", space_action(rules.set.spaces[i].space));
                show.add("level", rules.set.spaces[i].level);
            });
    });
    show.list("gold", [&] {
        for (const Power power : gold_actions)
            show.object([&] {
                const auto which = index_of(power);
                show.add("id", word_for(rules, Noun::gold_action, which));
                show.add("name", gold_action_name(which, language));
            });
    });
}

// --- one god against an alliance

void show_alliance_numbers(const Rules& rules, Show& show) {
    const Ruleset& set = rules.set;
    const std::size_t members = rules.players();
    show.add("goal", set.alliance_goal);
    show.add("lone_goal", set.lone_goal);
    show.add("lone_units", set.lone_units);
    show.add("lone_troop_limit", set.lone_troop_limit);
    show.add("lone_tokens", members + 1);
    show.add("lone_city", city_id(rules, rules.map.lone_city));
    show.list("portal", [&] {
        for (const std::uint8_t end : {rules.board().portal.a, rules.board().portal.b}) show.word(rules.area(end).id);
    });
    show.list("day_track", [&] {
        for (const std::uint8_t actions : set.day_track[members - 2]) show.value(actions);
    });
    show.add("temples", set.sacrifice_temples);
    show.add("temple_levels", temple_levels);
    show.add("temples_for_point", set.temples_for_point[members - 2]);
    show.add("ceremony_cost", set.ceremony_cost * members);
    show.add("ceremony_discount", set.ceremony_discount);
}

void show_lone_spaces(const Rules& rules, Language language, Show& show) {
    show.list("spaces", [&] {
        for (SpaceId i = 0; i < rules.set.lone_spaces.size(); ++i)
            show.object([&] {
                const SpaceRow& row = rules.set.lone_spaces[i];
                show.add("id", row.id);
                show.add("name", lone_space_name(rules, i, language));
                show.add("action", space_action(row.space));
                show.add("level", row.level);
                show.add("against", against_alliance(row.space));
                show.add("house", row.house);
            });
    });
}

void show_alliance_rows(const Rules& rules, Language language, Show& show) {
    const Ruleset& set = rules.set;
    show.list("creature_cards", [&] {
        for (const CreatureCard& card : set.creature_cards)
            show.object([&] {
                const Creature& creature = set.creatures[card.creature];
                show.add("id", card.id);
                show.add("name", creature.name[language]);
                show.add("house", card.house);
                show.add("creature", creature.id);
                show.add("rule", rule_of(rules, card, language));
                show.add("value", card.value);
                show.add("in_cities", card.in_cities);
                show.add("anybody", card.anybody);
                show_gives(card.gives, show);
            });
    });
    show_rows("power_tokens", set.power_tokens, language, show, [&](const PowerToken& token) {
        show.add("rule", rule_of(rules, token, language));
        show_gives(token.gives, show);
    });
    show.list("prayer_tokens", [&] {
        for (const PrayerToken& token : set.prayer_tokens)
            show.object([&] {
                show.add("id", token.id);
                show.add("house", token.house);
                show.add("prayer", token.prayer);
            });
    });
}

void show_alliance(const Rules& rules, Language language, Show& show) {
    show.name("alliance");
    if (!rules.allied()) return show.nothing();
    show.object([&] {
        show_alliance_numbers(rules, show);
        show_lone_spaces(rules, language, show);
        show_alliance_rows(rules, language, show);
    });
}

}  // namespace

void Kemet::show_components(const Rules& rules, Language language, Show& show) {
    show_numbers(rules, show);
    show.list("colours", [&] {
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            const bool of_lone = colour == index_of(Colour::violet);
            if (of_lone ? !rules.allied() : colour >= rules.set.colours) continue;
            show.object([&] {
                show.add("id", colour_ids[colour]);
                show.add("name", colour_of_thing(colour)[language]);
            });
        }
    });
    show_map(rules, language, show);
    show_powers(rules, language, show);
    show_cards(rules, language, show);
    show_player_board(rules, language, show);
    show_alliance(rules, language, show);
}

}  // namespace mehen::kemet
