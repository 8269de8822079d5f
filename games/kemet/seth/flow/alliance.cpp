// The Alliance: sides, sacrifice temples, the Great Ceremony, victory [kemet.alliance].
#include "games/kemet/seth/flow/alliance.h"

#include <algorithm>
#include <bit>

namespace mehen::kemet {

void take_sides(Table& table, Seat lone) {
    const Rules& rules = table.rules;
    State& s = table.s;
    s.pact.lone = lone;
    s.pact.creature_cards = static_cast<std::uint16_t>((1U << rules.set.creature_cards.size()) - 1U);
    s.pact.prayer_tokens = static_cast<std::uint8_t>((1U << rules.set.prayer_tokens.size()) - 1U);
    const SeatMask alliance = members(rules, s);
    each_seat(alliance, [&](Seat seat) { s.side[seat] = alliance; });
    Player& player = s.player[lone];
    player.reserve = rules.set.lone_units;
    player.tokens = own_tokens(rules, s, lone);
    // Where no night opens the game, with what such a night would have brought.
    const unsigned opening = rules.set.opening_night ? 0U : rules.players();
    player.prayer =
        static_cast<std::uint8_t>(std::min<unsigned>(rules.set.max_prayer, rules.set.lone_prayer + opening));
    choose_city(table, lone, rules.map.lone_city);
    put_pyramid(table, rules.map.district[rules.map.lone_city][0], {1, static_cast<std::uint8_t>(Colour::violet)});
    table.tell(make_event(EventKind::lone, lone));
}

// --- sacrifice temples

std::uint8_t temple_in(const Rules& rules, const OpenTable& t, std::size_t area) {
    for (std::uint8_t i = 0; i < rules.set.sacrifice_temples; ++i)
        if (t.pact.temple_area[i] == area) return i;
    for (std::uint8_t i = 0; i < rules.set.sacrifice_temples; ++i)
        if (t.pact.temple_area[i] == nowhere) return i;
    return no_temple;
}

// --- the Great Ceremony

int ceremony_cost(const Rules& rules, const OpenTable& t) {
    const int cost = rules.set.ceremony_cost * static_cast<int>(rules.players());
    const Seat member = lowest_seat(members(rules, t));
    return std::max(0, cost - rules.set.ceremony_discount * temporary_points(t, member));
}

SeatMask ceremony_payers(const Rules& rules, const OpenTable& t) {
    SeatMask payers = no_seats;
    each_seat(members(rules, t), [&](Seat seat) {
        each_area(t.troops[seat] & rules.map.obelisks, [&](std::uint8_t area) {
            if (rules.area(area).kind == AreaKind::desert) payers |= mask_of(seat);
        });
    });
    return payers;
}

// --- victory

bool holds_district_of_lone(const Rules& rules, const OpenTable& t) {
    bool holds = false;
    each_area(rules.map.districts_of[rules.map.lone_city], [&](std::uint8_t area) {
        holds |= t.standing[area] != no_seats && (t.standing[area] & mask_of(t.pact.lone)) == no_seats;
    });
    return holds;
}

}  // namespace mehen::kemet
