#include "games/kemet/box/rules.h"

namespace mehen::kemet {

namespace {

void draw_map(const Board& board, bool any_port_to_any, Map& map) {
    map = Map{};
    map.areas = as_byte(board.areas.size());
    map.cities = board.cities;
    map.city.fill(none);
    std::array<std::size_t, max_cities> seen{};
    for (AreaId i = 0; i < board.areas.size(); ++i) {
        const Area& area = board.areas[i];
        const AreaMask bit = mask_of_area(i);
        if (area.kind == AreaKind::district) {
            map.districts |= bit;
            map.districts_of[area.city] |= bit;
            map.city[i] = area.city;
            map.place[i] = as_byte(seen[area.city]);
            map.district[area.city][seen[area.city]++] = i;
        }
        if (area.kind == AreaKind::temple || area.kind == AreaKind::delta_temple) map.temples |= bit;
        if (area.kind == AreaKind::delta_temple) map.delta = i;
        if (area.kind == AreaKind::sanctuary) map.sanctuary = i;
        if (area.front != none) map.front[area.front] = i;
        if (area.obelisk) map.obelisks |= bit;
        if (any_port_to_any && area.port != Port::none) map.port_areas |= bit;
        if (any_port_to_any && area.port == Port::commercial) map.commercial_ports |= bit;
    }
    for (const Link& link : board.land) {
        map.land[link.a] |= mask_of_area(link.b);
        map.land[link.b] |= mask_of_area(link.a);
    }
    for (const Link& link : board.ports) {
        map.ports[link.a] |= mask_of_area(link.b);
        map.ports[link.b] |= mask_of_area(link.a);
    }
    for (AreaId i = 0; i < map.areas; ++i)
        if (has_area(map.port_areas, i)) map.ports[i] |= map.commercial_ports & ~mask_of_area(i);
    if (board.portal.a != board.portal.b) {
        map.lone_city = CityId::of(board.cities - 1U);
        map.portal[board.portal.a] = mask_of_area(board.portal.b);
        map.portal[board.portal.b] = mask_of_area(board.portal.a);
    }
}

}  // namespace

namespace {

AllPowers sums_of(const GivesList& gives) {
    AllPowers sums{};
    for (const Gives& each : gives) {
        std::int8_t& sum = sums[index_of(each.power)];
        sum = static_cast<std::int8_t>(sum + each.amount);
    }
    return sums;
}

// What a card gives may come to nothing (`does_something`).
constexpr std::array in_doubt = {Power::removes_units,     Power::places_units, Power::takes_back_card,
                                 Power::gives_prayer_over, Power::land_moves,   Power::escapes,
                                 Power::teleports_anywhere};

void look_up_powers(Rules& rules) {
    const Ruleset& set = rules.set;
    for (std::size_t i = 0; i < set.creatures.size(); ++i) rules.creature_gives[i] = sums_of(set.creatures[i].gives);
    rules.cards_by_moments = {};
    rules.cards_up_to = {};
    rules.moments = {};
    rules.personal_cards = 0;
    rules.cards_in_doubt = 0;
    for (std::size_t i = 0; i < set.di_cards.size(); ++i) {
        if (set.di_cards[i].personal) rules.personal_cards |= std::uint32_t{1} << i;
        rules.card_gives[i] = sums_of(set.di_cards[i].gives);
        for (const Power each : in_doubt)
            if (rules.card_gives[i][index_of(each)] > 0) rules.cards_in_doubt |= std::uint32_t{1} << i;
        rules.moments |= set.di_cards[i].when;
        for (std::size_t cost = set.di_cards[i].cost; cost < rules.cards_up_to.size(); ++cost)
            rules.cards_up_to[cost] |= std::uint32_t{1} << i;
        for (std::size_t when = 0; when < rules.cards_by_moments.size(); ++when)
            if (!(set.di_cards[i].when & Moments::of_bits(when)).empty())
                rules.cards_by_moments[when] |= std::uint32_t{1} << i;
    }
}

// Everybody draws from one deck, unless some of its cards are for one alone.
void deal_out(Rules& rules) {
    const Ruleset& set = rules.set;
    SeatRules& all = rules.of_seat[0];
    all = {};
    all.deck = ~std::uint32_t{0};
    for (std::size_t i = 0; i < set.di_cards.size(); ++i)
        if (set.di_cards[i].lone) all.deck &= ~(std::uint32_t{1} << i);
    all.units = set.units;
    all.placed_units = set.placed_units;
    all.start_districts = set.start_districts;
    all.units_need_pyramids = set.units_need_pyramids;
    all.troop_limit = set.troop_limit;
    all.tokens = set.tokens;
    all.pray_prayer = set.pray_prayer;
    all.night_prayer = set.night_prayer;
    SeatRules& lone = rules.of_seat[1];
    lone = {};
    lone.spaces = &Ruleset::lone_spaces;
    lone.deck = ~all.deck;
    lone.units = set.lone_units;
    lone.placed_units = set.lone_placed_units;
    lone.builds_pyramids = false;
    lone.troop_limit = set.lone_troop_limit;
    lone.tokens = as_byte(rules.players() + 1U);
    lone.pray_prayer = set.lone_pray_prayer;
    lone.night_prayer = as_byte(rules.players());  // a PP for each of the others
}

}  // namespace

void complete(Rules& rules) {
    const Ruleset& set = rules.set;
    look_up_powers(rules);
    rules.creature_tiles = {};
    rules.golden_tiles = {};
    draw_map(rules.board(), set.any_port_to_any, rules.map);
    rules.same_picture = {};
    rules.tiles_up_to = {};
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const Tile& tile = set.tiles[i];
        rules.creature_of[i] = tile.creature;
        if (tile.creature != none) put_in(rules.creature_tiles, i);
        for (const PlayerPower power : golden_powers)
            if (std::any_of(tile.gives.begin(), tile.gives.end(),
                            [&](const Gives& each) { return each.power == power; }))
                put_in(rules.golden_tiles, i);
        for (TileId other = 0; other < set.tiles.size(); ++other)
            if (set.tiles[other].picture == tile.picture) put_in(rules.same_picture[i], other);
        for (std::size_t level = tile.level; level <= 4; ++level)
            put_in(rules.tiles_up_to[index_of(tile.colour)][level], i);
    }
    const auto by_level = [](const auto& board, auto& levels) {
        levels = {};
        for (std::size_t i = 0; i < board.size(); ++i) {
            std::uint16_t& spaces = levels[board[i].level];
            put_in(spaces, i);
        }
    };
    deal_out(rules);
    by_level(set.spaces, rules.of_seat[0].spaces_on_level);
    by_level(set.lone_spaces, rules.of_seat[1].spaces_on_level);
    rules.actions_answered_at_once = set.alliance;
    rules.battle_hand = 0;
    for (BattleCardId i = 0; i < set.battle_cards.size(); ++i) {
        if (set.battle_cards[i].special == 0)
            put_in(rules.battle_hand, i);
        else
            rules.special_card[set.battle_cards[i].special] = i;
    }
}

}  // namespace mehen::kemet
