#include "games/kemet/table/table.h"

#include <algorithm>
#include <bit>

#include "games/kemet/expansions.h"

namespace mehen::kemet {

int amount(const GivesList& gives, Power which) {
    int sum = 0;
    for (const Gives& each : gives)
        if (each.power == which) sum += each.amount;
    return sum;
}

// --- prayer points

void take_prayer(Table& table, Seat seat, int count) {
    if (count == 0) return;
    State& s = table.s;
    take_from(s.player[seat].prayer, count);
    if (s.acting != 0 && seat == s.actor) s.spent = as_byte(s.spent + count);
    table.tell(make_event(EventKind::prayer_paid, seat, count));
}

void pay(Table& table, Seat seat, int cost) {
    take_prayer(table, seat, price(table.s, seat, cost));
}

void gain_prayer(Table& table, Seat seat, int count) {
    if (count <= 0) return;
    const bool in_battle = table.s.sides[0] != none;
    const bool works = table.s.night == 0 && (!in_battle || table.rules.set.day_tiles_in_battle);
    if (works) count += power(table.s, seat, Power::more_prayer);
    Player& player = table.s.player[seat];
    const int gained = std::min<int>(count, table.rules.set.max_prayer - player.prayer);  // surplus is lost
    add_to(player.prayer, gained);
    table.tell(make_event(EventKind::prayer_gained, seat, gained));
}

void lose_prayer(Table& table, Seat seat, int count) {
    Player& player = table.s.player[seat];
    const int lost = std::min<int>(count, player.prayer);
    if (lost <= 0) return;
    take_from(player.prayer, lost);
    table.tell(make_event(EventKind::prayer_lost, seat, lost));
}

// --- areas and control

Seat controller(const Rules& rules, const OpenTable& t, AreaId area) {
    const Seat owner = owner_of_district(rules, t, area);
    if (owner == none) return t.standing[area] == no_seats ? none : lowest_seat(t.standing[area]);
    const Seat rival = rival_in(t, area, owner);  // a rival's troop takes a district over
    return rival == none ? owner : rival;
}

bool controls(const Rules& rules, const OpenTable& t, AreaId area, Seat seat) {
    bool does = controller(rules, t, area) == seat;
    join(Seam<Control>{}, rules, t, area, seat, does);
    return does;
}

Seat holder_of(const OpenTable& t, AreaId area) {
    for (Seat seat = 0; seat < max_players; ++seat)
        if (has_area(t.held[seat], area)) return seat;
    return none;
}

void choose_city(Table& table, Seat seat, CityId city) {
    table.s.player[seat].city = city;
    table.s.city_owner[city] = seat;
    table.tell(make_event(EventKind::city, seat, city));
}

void put_pyramid(Table& table, AreaId area, Pyramid pyramid) {
    *pyramid_at(table.rules, table.s, area) = pyramid;
    table.s.unsettled |= mask_of_area(area);
}

void place_acquisition_token(State& s, Seat seat, unsigned colour) {
    for (std::uint8_t& space : s.player[seat].acquisition)
        if (space == 0) {
            space = as_byte(colour + 1);
            return;
        }
}

// --- units and creatures

int joint_units(const OpenTable& t, AreaId area, Seat seat) {
    int units = 0;
    for (const Seat member : troop_in(t, area, seat)) units += t.units[area][member];
    return units;
}

int limit_of(const Rules& rules, const OpenTable& t, SeatMask troop) {
    int limit = 0;
    for (const Seat each : troop) limit = std::max(limit, troop_limit(rules, t, each));
    return limit;
}

int joint_limit(const Rules& rules, const OpenTable& t, AreaId area, Seat seat) {
    return limit_of(rules, t, troop_in(t, area, seat) | mask_of(seat));
}

AreaMask joint_troops(const OpenTable& t, Seat seat) {
    AreaMask areas = 0;
    for (const Seat member : t.side[seat]) areas |= t.troops[member];
    return areas;
}

namespace {

// Every change of units goes through here, so that what is derived from them stays true.
void set_units(State& s, AreaId area, Seat seat, int count) {
    s.units[area][seat] = as_byte(count);
    s.unsettled |= mask_of_area(area);
    if (count > 0) {
        s.troops[seat] |= mask_of_area(area);
        s.standing[area] |= mask_of(seat);
    } else {
        s.troops[seat] &= ~mask_of_area(area);
        s.standing[area] &= ~mask_of(seat);
    }
}

// Units off the board: first those that were a rival's, which go back to their owners.
void put_in_reserve(const Rules& rules, State& s, Seat seat, int count) {
    if (power(s, seat, Power::corrupts) > 0)
        for (Seat owner = 0; owner < rules.seats; ++owner) {
            const int back = same_side(s, seat, owner) ? 0 : std::min<int>(count, s.pact.captives[owner]);
            take_from(s.pact.captives[owner], back);
            add_to(s.player[owner].reserve, back);
            count -= back;
        }
    add_to(s.player[seat].reserve, count);
}

}  // namespace

void release_creatures(Table& table, AreaId area, Seat seat, Loss loss) {
    State& s = table.s;
    if (!has_area(s.creature_areas, area)) return;
    for (CreatureId i = 0; i < table.rules.set.creatures.size(); ++i) {
        if (s.creature[i] != area || !same_side(s, seat, s.creature_owner[i])) continue;
        const bool alone = table.rules.set.creatures[i].common ? joint_units(s, area, seat) == 0
                                                               : s.units[area][s.creature_owner[i]] == 0;
        if (alone) send_creature_home(table, i, loss);
    }
}

void add_units(Table& table, AreaId area, Seat seat, int count) {
    if (count == 0) return;
    State& s = table.s;
    take_from(s.player[seat].reserve, count);
    set_units(s, area, seat, s.units[area][seat] + count);
    table.tell(make_event(EventKind::units_placed, seat, area, count));
}

void remove_units(Table& table, AreaId area, Seat seat, int count, Loss loss) {
    State& s = table.s;
    count = std::min<int>(count, s.units[area][seat]);
    if (count == 0) return;
    set_units(s, area, seat, s.units[area][seat] - count);
    put_in_reserve(table.rules, s, seat, count);
    table.tell(make_event(EventKind::units_removed, seat, area, count));
    if (s.units[area][seat] == 0) release_creatures(table, area, seat, loss);
    give_back_points(table, area);
    look_for_victory(table);
}

void corrupt_unit(Table& table, AreaId area, Seat seat, Seat owner) {
    State& s = table.s;
    --s.player[owner].reserve;
    ++s.pact.captives[owner];
    set_units(s, area, seat, s.units[area][seat] + 1);
    table.tell(make_event(EventKind::unit_corrupted, seat, area, owner));
}

void shift_units(Table& table, AreaId from, AreaId to, Seat seat, int count) {
    State& s = table.s;
    set_units(s, from, seat, s.units[from][seat] - count);
    set_units(s, to, seat, s.units[to][seat] + count);
    give_back_points(table, from);
    give_back_points(table, to);
}

CreatureId find_creature(const Rules& rules, const OpenTable& t, AreaId area, Seat seat) {
    CreatureId creature = own_creature_in(rules, t, area, seat);
    join(Seam<CreatureThere>{}, rules, t, area, seat, creature);
    return creature;
}

CreatureId own_creature_in(const Rules& rules, const OpenTable& t, AreaId area, Seat seat) {
    if (!has_area(t.creature_areas, area)) return none;
    CreatureId found = none;
    each_bit(t.player[seat].tiles & rules.creature_tiles, [&](TileId tile) {
        const CreatureId creature = rules.creature_of[tile];
        if (t.creature[creature] == area) found = creature;
    });
    return found;
}

void put_creature(State& s, CreatureId creature, AreaId place) {
    s.creature[creature] = place;
    s.creature_areas = 0;
    for (const AreaId at : s.creature)
        if (at < max_areas) s.creature_areas |= mask_of_area(at);
}

// A creature whose troop is gone: to the reserve; from there it may find a district (Homecoming).
void send_creature_home(Table& table, CreatureId creature, Loss loss) {
    State& s = table.s;
    put_creature(s, creature, in_reserve);
    if (loss == Loss::destroyed && table.rules.set.creature_rest == CreatureRest::home_or_reserve)
        put_in(s.homeless, creature);
    table.tell(make_event(EventKind::creature_home, s.creature_owner[creature], creature));
}

// --- victory points

int temporary_points(const OpenTable& t, Seat seat) {
    return std::popcount(t.held[keeper(t, seat)]);
}

int points(const OpenTable& t, Seat seat) {
    if (is_lone(t, seat)) return t.player[seat].battle_points;  // no other VP count
    const Player& player = t.player[keeper(t, seat)];
    return player.battle_points + player.divinity_points + temporary_points(t, seat);
}

int counted_points(const Rules& rules, const OpenTable& t, Seat seat) {
    return rules.set.points_enter_at_end_of_turn ? t.player[seat].track : points(t, seat);
}

void gain_battle_point(Table& table, Seat seat) {
    ++table.s.player[keeper(table.s, seat)].battle_points;
    table.tell(make_event(EventKind::battle_point, seat));
    look_for_victory(table);
}

void gain_divinity_point(Table& table, Seat seat) {
    Player& player = table.s.player[keeper(table.s, seat)];
    ++player.divinity_points;
    if (table.s.night != 0) ++player.track;  // VP won at night count at once
    table.tell(make_event(EventKind::divinity_point, seat));
    look_for_victory(table);
}

namespace {

void lose_temporary(Table& table, Seat seat, AreaId area) {
    State& s = table.s;
    s.held[seat] &= ~mask_of_area(area);
    table.tell(make_event(EventKind::temporary_lost, seat, area));
    if (has_area(s.counted, area)) {  // on the track already: taken off it at once
        --s.player[seat].track;
        s.counted &= ~mask_of_area(area);
    }
}

void take_temporary(Table& table, Seat seat, AreaId area) {
    State& s = table.s;
    s.held[seat] |= mask_of_area(area);
    table.tell(make_event(EventKind::temporary_point, seat, area));
    if (s.night != 0) {  // VP won at night count at once
        ++s.player[seat].track;
        s.counted |= mask_of_area(area);
    }
}

// Where troops of two sides stand in one area a battle is due: until it is over nothing changes hands.
bool contested(const State& s, AreaId area) {
    const SeatMask standing = s.standing[area];
    return standing != no_seats && (standing & ~s.side[lowest_seat(standing)]) != no_seats;
}

// Whose side has a place, as its keeper; or none: the lone god takes no temporary VP.
Seat side_in_control(const Rules& rules, const State& s, AreaId area) {
    const Seat seat = controller(rules, s, area);
    return seat == none || is_lone(s, seat) ? none : keeper(s, seat);
}

bool gives_temporary(const Rules& rules, const State& s, AreaId area) {
    if (has_area(rules.map.temples | s.built_temples, area)) return true;
    const Pyramid* const pyramid = pyramid_at(rules, s, area);
    return pyramid != nullptr && pyramid->level == 4;
}

}  // namespace

// Not of a place in the holder's own city: that is lost only to a rival who takes control, when control is settled.
void give_back_points(Table& table, AreaId area) {
    const State& s = table.s;
    const Seat holder = holder_of(s, area);
    if (holder == none || troop_in(s, area, holder) != no_seats) return;
    const Seat owner = owner_of_district(table.rules, s, area);
    if (owner == none || !same_side(s, holder, owner)) lose_temporary(table, holder, area);
}

void settle_area(Table& table, AreaId area) {
    const Rules& rules = table.rules;
    State& s = table.s;
    if (contested(s, area)) return;
    s.unsettled &= ~mask_of_area(area);
    if (!gives_temporary(rules, s, area)) return;
    const Seat holder = holder_of(s, area);
    const Seat seat = side_in_control(rules, s, area);
    if (holder == seat) return;
    if (holder != none) lose_temporary(table, holder, area);
    if (seat != none) take_temporary(table, seat, area);
}

void settle_control(Table& table) {
    each_area(table.s.unsettled, [&](AreaId area) { settle_area(table, area); });
}

void enter_points(Table& table, Seat seat) {
    State& s = table.s;
    s.player[seat].track = as_byte(points(s, seat));
    s.counted |= s.held[seat];
}

void look_for_victory(Table& table) {
    const State& s = table.s;
    if (table.rules.set.victory != Victory::at_once || s.set_up == 0 || s.winner != none) return;
    join(Seam<VictoryAtOnce>{}, table);
}

// --- tiles

PowerSums powers_of(const Rules& rules, TileSet tiles, unsigned tokens) {
    PowerSums sums{};
    each_bit(tiles, [&](TileId tile) { sums.add(rules.set.tiles[tile].gives); });
    each_bit(tokens, [&](unsigned token) { sums.add(rules.set.power_tokens[token].gives); });
    return sums;
}

TileSet troop_tiles(const Rules& rules, const OpenTable& t, SeatMask troop) {
    TileSet tiles{};
    each_seat(troop, [&](Seat seat) {
        each_bit(t.player[seat].tiles, [&](TileId tile) {
            if (is_empty(tiles & rules.same_picture[tile])) put_in(tiles, tile);
        });
    });
    return tiles;
}

unsigned troop_tokens(const OpenTable& t, SeatMask troop) {
    return troop == no_seats || contains(troop, t.pact.lone) ? 0U : t.pact.power_tokens;
}

PowerSums troop_powers(const Rules& rules, const OpenTable& t, SeatMask troop) {
    return powers_of(rules, troop_tiles(rules, t, troop), troop_tokens(t, troop));
}

void refresh_powers(const Rules& rules, OpenTable& t, Seat seat) {
    t.player[seat].power = powers_of(rules, t.player[seat].tiles, troop_tokens(t, mask_of(seat)));
}

void set_copies(State& s, TileId tile, int count) {
    s.copies[tile] = as_byte(count);
    if (count > 0)
        put_in(s.for_sale, tile);
    else
        take_out(s.for_sale, tile);
}

void own_tile(Table& table, Seat seat, TileId tile) {
    State& s = table.s;
    const Tile& row = table.rules.set.tiles[tile];
    set_copies(s, tile, s.copies[tile] - 1);
    const SeatMask owners = row.whom == For::alliance ? s.side[seat] : mask_of(seat);
    each_seat(owners, [&](Seat each) {
        put_in(s.player[each].tiles, tile);
        s.player[each].power.add(row.gives);
    });
    if (row.creature != none) {
        put_creature(s, row.creature, in_reserve);
        s.creature_owner[row.creature] = seat;
        for (std::size_t i = 0; i < table.rules.set.creature_cards.size(); ++i)  // it can be seized no more
            if (table.rules.set.creature_cards[i].creature == row.creature) take_out(s.pact.creature_cards, i);
    }
    table.tell(make_event(EventKind::tile, seat, tile));
}

}  // namespace mehen::kemet
