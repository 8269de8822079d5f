#include "games/kemet/table/creatures.h"

namespace mehen::kemet {

unsigned creatures_of(const Rules& rules, const State& s, Seat seat) {
    unsigned creatures = 0;
    each_bit(s.player[seat].tiles & rules.creature_tiles,
             [&](TileId tile) { creatures |= 1U << rules.creature_of[tile]; });
    return creatures;
}

Exchange exchange_before_token(const Rules& rules) {
    if (!rules.set.creatures_exchanged) return Exchange::none;
    return rules.set.districts_exchange_creatures ? Exchange::between_districts : Exchange::with_reserve;
}

AreaMask joined_districts(const Rules& rules, const State& s, Seat seat, unsigned placed) {
    if (rules.set.creatures_return_by_recruiting) return 0;
    if (rules.set.creatures_placed_any_time) return own_districts(rules, s, seat);
    AreaMask areas = 0;
    for (std::size_t i = 0; i < 3; ++i)
        if (((placed >> i) & 1U) != 0) areas |= mask_of_area(rules.map.district[s.player[seat].city][i]);
    return areas;
}

void place_creature(Table& table, Seat seat, CreatureId creature, AreaId area) {
    State& s = table.s;
    const CreatureId there = creature_in(table.rules, s, area, seat);
    if (there != none) put_creature(s, there, s.creature[creature]);  // they change places
    put_creature(s, creature, area);
    table.tell(make_event(EventKind::creature_placed, seat, creature, area));
}

unsigned district_bit(const Rules& rules, const State& s, Seat seat, AreaId area) {
    return has_area(own_districts(rules, s, seat), area) ? 1U << rules.map.place[area] : 0U;
}

}  // namespace mehen::kemet
