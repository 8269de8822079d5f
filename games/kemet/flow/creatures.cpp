#include "games/kemet/flow/creatures.h"

namespace mehen::kemet {

void creature_choices(const Rules& rules, const State& s, Seat seat, bool exchange, unsigned except, ActionList& out) {
    for (std::size_t i = 0; i < rules.set.creatures.size(); ++i) {
        if (s.creature_owner[i] != seat || s.creature[i] != in_reserve || ((except >> i) & 1U) != 0) continue;
        for (const std::uint8_t area : rules.map.district[s.player[seat].city]) {
            if (s.units[area][seat] == 0) continue;
            if (creature_in(rules, s, area, seat) != no_creature && !exchange) continue;
            out.push(make_action(ActionKind::creature, static_cast<unsigned>(i), area));
        }
    }
}

void place_creature(Table& table, Seat seat, std::uint8_t creature, std::uint8_t area) {
    State& s = table.s;
    const std::uint8_t there = creature_in(table.rules, s, area, seat);
    if (there != no_creature) s.creature[there] = in_reserve;
    s.creature[creature] = area;
    table.tell(make_event(EventKind::creature_placed, seat, creature, area));
}

}  // namespace mehen::kemet
