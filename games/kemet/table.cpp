#include "games/kemet/table.h"

#include <algorithm>
#include <bit>

namespace mehen::kemet {

int amount(const GivesList& gives, Power which) {
    int sum = 0;
    for (const Gives& each : gives)
        if (each.power == which) sum += each.amount;
    return sum;
}

// --- prayer points

int price(const State& s, Seat seat, int cost) {
    return cost <= 0 ? 0 : std::max(0, cost - power(s, seat, Power::payment_discount));
}

void pay(Table& table, Seat seat, int cost) {
    const int paid = price(table.s, seat, cost);
    if (paid == 0) return;
    Player& player = table.s.player[seat];
    player.prayer = static_cast<std::uint8_t>(player.prayer - paid);
    table.s.spent = static_cast<std::uint8_t>(table.s.spent + paid);
    table.tell(make_event(EventKind::prayer_paid, seat, static_cast<unsigned>(paid)));
}

void gain_prayer(Table& table, Seat seat, int count) {
    if (count <= 0) return;
    if (table.s.night == 0) count += power(table.s, seat, Power::more_prayer);
    Player& player = table.s.player[seat];
    const int gained = std::min<int>(count, table.rules.set.max_prayer - player.prayer);  // surplus is lost
    player.prayer = static_cast<std::uint8_t>(player.prayer + gained);
    table.tell(make_event(EventKind::prayer_gained, seat, static_cast<unsigned>(gained)));
}

void lose_prayer(Table& table, Seat seat, int count) {
    Player& player = table.s.player[seat];
    const int lost = std::min<int>(count, player.prayer);
    if (lost <= 0) return;
    player.prayer = static_cast<std::uint8_t>(player.prayer - lost);
    table.tell(make_event(EventKind::prayer_lost, seat, static_cast<unsigned>(lost)));
}

// --- areas and control

std::uint8_t owner_of_city(const Rules& rules, const State& s, std::size_t city) {
    for (Seat seat = 0; seat < rules.seats; ++seat)
        if (s.player[seat].city == city) return seat;
    return nobody;
}

std::uint8_t owner_of_district(const Rules& rules, const State& s, std::size_t area) {
    const std::uint8_t city = rules.area(area).city;
    return city == no_city ? nobody : owner_of_city(rules, s, city);
}

SeatMask seats_in(const Rules& rules, const State& s, std::size_t area) {
    SeatMask mask = 0;
    for (Seat seat = 0; seat < rules.seats; ++seat)
        if (s.units[area][seat] > 0) mask = static_cast<SeatMask>(mask | mask_of(seat));
    return mask;
}

std::uint8_t rival_in(const Rules& rules, const State& s, std::size_t area, Seat seat) {
    for (Seat other = 0; other < rules.seats; ++other)
        if (other != seat && s.units[area][other] > 0) return other;
    return nobody;
}

std::uint8_t controller(const Rules& rules, const State& s, std::size_t area) {
    const std::uint8_t owner = owner_of_district(rules, s, area);
    for (Seat seat = 0; seat < rules.seats; ++seat)
        if (seat != owner && s.units[area][seat] > 0) return seat;  // a rival's troop takes a district over
    if (owner != nobody) return owner;
    return nobody;
}

namespace {

template <class S>
auto find_pyramid(const Rules& rules, S& s, std::size_t area) -> decltype(&s.pyramid[0][0]) {
    const std::uint8_t city = rules.area(area).city;
    if (city == no_city) return nullptr;
    for (std::size_t i = 0; i < 3; ++i)
        if (rules.map.district[city][i] == area) return &s.pyramid[city][i];
    return nullptr;
}

}  // namespace

Pyramid* pyramid_at(const Rules& rules, State& s, std::size_t area) {
    return find_pyramid(rules, s, area);
}
const Pyramid* pyramid_at(const Rules& rules, const State& s, std::size_t area) {
    return find_pyramid(rules, s, area);
}

int best_pyramid(const Rules& rules, const State& s, Seat seat, Colour colour) {
    int best = 0;
    for (std::size_t city = 0; city < rules.map.cities; ++city)
        for (std::size_t i = 0; i < 3; ++i) {
            const Pyramid& pyramid = s.pyramid[city][i];
            if (pyramid.level == 0 || pyramid.colour != static_cast<std::uint8_t>(colour)) continue;
            if (controller(rules, s, rules.map.district[city][i]) == seat) best = std::max<int>(best, pyramid.level);
        }
    return best;
}

AreaMask own_districts(const Rules& rules, const State& s, Seat seat) {
    AreaMask mask = 0;
    if (s.player[seat].city == nobody) return 0;
    for (const std::uint8_t area : rules.map.district[s.player[seat].city]) mask |= mask_of_area(area);
    return mask;
}

AreaMask own_troops(const Rules& rules, const State& s, Seat seat) {
    AreaMask mask = 0;
    for (std::size_t area = 0; area < rules.map.areas; ++area)
        if (s.units[area][seat] > 0) mask |= mask_of_area(area);
    return mask;
}

// --- units and creatures

int troop_limit(const Rules& rules, const State& s, Seat seat) {
    return rules.set.troop_limit + power(s, seat, Power::troop_limit);
}

int room_in(const Rules& rules, const State& s, std::size_t area, Seat seat) {
    return std::max(0, troop_limit(rules, s, seat) - s.units[area][seat]);
}

void add_units(Table& table, std::size_t area, Seat seat, int count) {
    if (count == 0) return;
    State& s = table.s;
    s.player[seat].reserve = static_cast<std::uint8_t>(s.player[seat].reserve - count);
    s.units[area][seat] = static_cast<std::uint8_t>(s.units[area][seat] + count);
    table.tell(make_event(EventKind::units_placed, seat, static_cast<unsigned>(area), static_cast<unsigned>(count)));
}

void remove_units(Table& table, std::size_t area, Seat seat, int count, Loss loss) {
    State& s = table.s;
    count = std::min<int>(count, s.units[area][seat]);
    if (count == 0) return;
    s.units[area][seat] = static_cast<std::uint8_t>(s.units[area][seat] - count);
    s.player[seat].reserve = static_cast<std::uint8_t>(s.player[seat].reserve + count);
    table.tell(make_event(EventKind::units_removed, seat, static_cast<unsigned>(area), static_cast<unsigned>(count)));
    if (s.units[area][seat] == 0) {
        const std::uint8_t creature = creature_in(table.rules, s, area, seat);
        if (creature != no_creature) send_creature_home(table, creature, loss);
    }
    give_back_points(table);
}

void shift_units(Table& table, std::size_t from, std::size_t to, Seat seat, int count) {
    State& s = table.s;
    s.units[from][seat] = static_cast<std::uint8_t>(s.units[from][seat] - count);
    s.units[to][seat] = static_cast<std::uint8_t>(s.units[to][seat] + count);
}

std::uint8_t creature_in(const Rules& rules, const State& s, std::size_t area, Seat seat) {
    for (std::size_t i = 0; i < rules.set.creatures.size(); ++i)
        if (s.creature[i] == area && s.creature_owner[i] == seat) return static_cast<std::uint8_t>(i);
    return no_creature;
}

int creature_gives(const Rules& rules, std::uint8_t creature, Power which) {
    return creature == no_creature ? 0 : amount(rules.set.creatures[creature].gives, which);
}

// A creature whose troop is gone: to the reserve, or first to an own district with a unit and no creature.
void send_creature_home(Table& table, std::uint8_t creature, Loss loss) {
    State& s = table.s;
    const Seat owner = s.creature_owner[creature];
    s.creature[creature] = in_reserve;
    if (loss == Loss::destroyed && table.rules.set.creature_rest == CreatureRest::home_or_reserve)
        for (const std::uint8_t area : table.rules.map.district[s.player[owner].city])
            if (s.units[area][owner] > 0 && creature_in(table.rules, s, area, owner) == no_creature) {
                s.creature[creature] = area;
                break;
            }
    table.tell(make_event(EventKind::creature_home, owner, creature));
}

// --- victory points

int temporary_points(const Rules& rules, const State& s, Seat seat) {
    int count = 0;
    for (std::size_t area = 0; area < rules.map.areas; ++area)
        if (has_area(rules.map.temples, area) && s.temple_holder[area] == seat) ++count;
    for (const auto& city : s.pyramid)
        for (const Pyramid& pyramid : city)
            if (pyramid.level == 4 && pyramid.holder == seat) ++count;
    return count;
}

int points(const Rules& rules, const State& s, Seat seat) {
    return s.player[seat].battle_points + s.player[seat].divinity_points + temporary_points(rules, s, seat);
}

int counted_points(const Rules& rules, const State& s, Seat seat) {
    return rules.set.points_enter_at_end_of_turn ? s.player[seat].track : points(rules, s, seat);
}

void gain_battle_point(Table& table, Seat seat) {
    ++table.s.player[seat].battle_points;
    table.tell(make_event(EventKind::battle_point, seat));
}

void gain_divinity_point(Table& table, Seat seat) {
    ++table.s.player[seat].divinity_points;
    if (table.s.night != 0) ++table.s.player[seat].track;  // VP won at night count at once
    table.tell(make_event(EventKind::divinity_point, seat));
}

namespace {

void lose_temporary(Table& table, std::uint8_t& holder, std::size_t area) {
    const Seat seat = holder;
    holder = nobody;
    table.tell(make_event(EventKind::temporary_lost, seat, static_cast<unsigned>(area)));
    if (has_area(table.s.counted, area)) {  // on the track already: taken off it at once
        --table.s.player[seat].track;
        table.s.counted &= ~mask_of_area(area);
    }
}

void take_temporary(Table& table, std::uint8_t& holder, std::size_t area, std::uint8_t seat) {
    if (holder == seat) return;
    if (holder != nobody) lose_temporary(table, holder, area);
    holder = seat;
    if (seat == nobody) return;
    table.tell(make_event(EventKind::temporary_point, seat, static_cast<unsigned>(area)));
    if (table.s.night != 0) {  // VP won at night count at once
        ++table.s.player[seat].track;
        table.s.counted |= mask_of_area(area);
    }
}

}  // namespace

void give_back_points(Table& table) {
    const Rules& rules = table.rules;
    State& s = table.s;
    for (AreaMask left = rules.map.temples; left != 0; left &= left - 1) {
        const auto area = static_cast<std::size_t>(std::countr_zero(left));
        if (s.temple_holder[area] != nobody && s.units[area][s.temple_holder[area]] == 0)
            lose_temporary(table, s.temple_holder[area], area);
    }
    for (std::size_t city = 0; city < rules.map.cities; ++city)
        for (std::size_t i = 0; i < 3; ++i) {
            Pyramid& pyramid = s.pyramid[city][i];
            const std::size_t area = rules.map.district[city][i];
            if (pyramid.holder != nobody && controller(rules, s, area) != pyramid.holder)
                lose_temporary(table, pyramid.holder, area);
        }
}

void settle_control(Table& table) {
    const Rules& rules = table.rules;
    State& s = table.s;
    for (AreaMask left = rules.map.temples; left != 0; left &= left - 1) {
        const auto area = static_cast<std::size_t>(std::countr_zero(left));
        take_temporary(table, s.temple_holder[area], area, controller(rules, s, area));
    }
    for (std::size_t city = 0; city < rules.map.cities; ++city)
        for (std::size_t i = 0; i < 3; ++i) {
            const std::size_t area = rules.map.district[city][i];
            if (s.pyramid[city][i].level == 4)
                take_temporary(table, s.pyramid[city][i].holder, area, controller(rules, s, area));
        }
}

void enter_points(Table& table, Seat seat) {
    const Rules& rules = table.rules;
    State& s = table.s;
    s.player[seat].track = static_cast<std::uint8_t>(points(rules, s, seat));
    for (std::size_t area = 0; area < rules.map.areas; ++area) {
        const Pyramid* const pyramid = pyramid_at(rules, s, area);
        const bool held = has_area(rules.map.temples, area)
                              ? s.temple_holder[area] == seat
                              : pyramid != nullptr && pyramid->level == 4 && pyramid->holder == seat;
        if (held) s.counted |= mask_of_area(area);
    }
}

// --- tiles

void refresh_powers(const Rules& rules, Player& player) {
    player.power = {};
    for (std::uint64_t left = player.tiles; left != 0; left &= left - 1)
        for (const Gives& gives : rules.set.tiles[static_cast<std::size_t>(std::countr_zero(left))].gives) {
            std::int8_t& sum = player.power[static_cast<std::size_t>(gives.power)];
            sum = static_cast<std::int8_t>(sum + gives.amount);
        }
    player.power[0] = 0;
}

void own_tile(Table& table, Seat seat, std::size_t tile) {
    State& s = table.s;
    Player& player = s.player[seat];
    const Tile& row = table.rules.set.tiles[tile];
    --s.copies[tile];
    player.tiles |= std::uint64_t{1} << tile;
    refresh_powers(table.rules, player);
    if (row.creature != no_creature) {
        s.creature[row.creature] = in_reserve;
        s.creature_owner[row.creature] = seat;
    }
    table.tell(make_event(EventKind::tile, seat, static_cast<unsigned>(tile)));
}

}  // namespace mehen::kemet
