// What procedures ask and change: prayer points, units, creatures, control, victory points.
#pragma once

#include <bit>

#include "core/flow.h"
#include "games/kemet/box/rules.h"
#include "games/kemet/table/events.h"
#include "games/kemet/table/state.h"

namespace mehen::kemet {

using Table = mehen::Table<Rules, State>;

inline int power(const OpenTable& t, Seat seat, PlayerPower which) {
    return t.player[seat].power(which);
}
int amount(const GivesList& gives, Power which);

// The areas of a set, in the order of the board.
template <class Visit>
void each_area(AreaMask areas, Visit&& visit) {
    for (; areas != 0; areas &= areas - 1) visit(lowest(areas));
}

// Prayer points [kemet.prayer]
inline int less(int cost, int discount) {
    return cost <= discount ? 0 : cost - discount;
}
inline int price(const OpenTable& t, Seat seat, int cost) {  // what a payment really takes
    return less(cost, power(t, seat, Power::payment_discount));
}
// In a battle the tiles that help to pay are tiles of the day.
inline int discount_in_battle(const Rules& rules, const OpenTable& t, Seat seat) {
    return rules.set.day_tiles_in_battle ? power(t, seat, Power::payment_discount) : 0;
}
inline int price_in_battle(const Rules& rules, const OpenTable& t, Seat seat, int cost) {
    return less(cost, discount_in_battle(rules, t, seat));
}
inline bool can_pay(const OpenTable& t, Seat seat, int cost) {
    return price(t, seat, cost) <= t.player[seat].prayer;
}
// DI cards that so many PP pay for, one at a time.
inline std::uint32_t cards_up_to(const Rules& rules, int cost) {
    const int highest = fit<int>(rules.cards_up_to.size()) - 1;
    return rules.cards_up_to[index_of(cost < 0 ? 0 : cost > highest ? highest : cost)];
}
inline std::uint32_t cards_for_prayer(const Rules& rules, const OpenTable& t, Seat seat, int prayer) {
    return cards_up_to(rules, prayer + power(t, seat, Power::payment_discount));
}
inline std::uint32_t cards_for_prayer_in_battle(const Rules& rules, const OpenTable& t, Seat seat, int prayer) {
    return cards_up_to(rules, prayer + discount_in_battle(rules, t, seat));
}
void take_prayer(Table& table, Seat seat, int count);  // a payment whose price has been worked out
void pay(Table& table, Seat seat, int cost);
void gain_prayer(Table& table, Seat seat, int count);
void lose_prayer(Table& table, Seat seat, int count);

// Areas and control [kemet.control]
inline Seat owner_of_city(const OpenTable& t, CityId city) {  // or none
    return t.city_owner[city];
}
inline Seat owner_of_district(const Rules& rules, const OpenTable& t, AreaId area) {  // or none
    const CityId city = rules.map.city[area];
    return city == none ? none : t.city_owner[city];
}
// The lone god and the members of the Alliance, where one stands against all the others.
inline bool is_lone(const OpenTable& t, Seat seat) {
    if (seat == t.pact.lone) [[unlikely]]
        return true;
    return false;
}
// Whether the lone god fights with a creature or a troop that it has seized.
inline bool taken_over(const OpenTable& t) {
    return t.pact.seized_creature != none || t.pact.seized_from != none;
}
inline SeatMask members(const Rules& rules, const OpenTable& t) {
    return first_seats(rules.seats) & ~mask_of(t.pact.lone);
}
template <class Visit>
void each_seat(SeatMask seats, Visit&& visit) {
    for (const Seat seat : seats) visit(seat);
}
inline const SeatRules& rules_of_seat(const Rules& rules, const OpenTable& t, Seat seat) {
    return rules.of_seat[seat == t.pact.lone ? 1 : 0];
}
inline const Rows<SpaceRow, max_spaces>& spaces_of(const Rules& rules, const OpenTable& t, Seat seat) {
    return rules.set.*rules_of_seat(rules, t, seat).spaces;
}
// Sides: everybody is alone unless an edition lets players stand together.
inline Seat keeper(const OpenTable& t, Seat seat) {  // who has what belongs to a whole side
    return lowest_seat(t.side[seat]);
}
inline bool is_alone(const OpenTable& t, Seat seat) {  // on its side, as everybody in most editions
    if (t.side[seat] == mask_of(seat)) [[likely]]
        return true;
    return false;
}
inline SeatMask seats_in(const OpenTable& t, AreaId area) {  // with units there
    return t.standing[area];
}
inline Seat rival_in(const OpenTable& t, AreaId area, Seat seat) {  // or none
    const SeatMask others = t.standing[area] & ~t.side[seat];
    return others == no_seats ? none : lowest_seat(others);
}
inline bool same_side(const OpenTable& t, Seat seat, Seat other) {  // nobody is on no side
    return contains(t.side[seat], other);
}
inline SeatMask troop_in(const OpenTable& t, AreaId area, Seat seat) {  // who has units in the side's troop there
    return t.standing[area] & t.side[seat];
}
Seat controller(const Rules& rules, const OpenTable& t, AreaId area);  // or none
bool controls(const Rules& rules, const OpenTable& t, AreaId area, Seat seat);
Seat holder_of(const OpenTable& t, AreaId area);  // who has the temporary VP of a place, or none
void choose_city(Table& table, Seat seat, CityId city);
template <class T>  // a table or a state; null: no district
auto pyramid_at(const Rules& rules, T& t, AreaId area) -> decltype(&t.pyramid[0][0]) {
    const CityId city = rules.map.city[area];
    return city == none ? nullptr : &t.pyramid[city][rules.map.place[area]];
}
void put_pyramid(Table& table, AreaId area, Pyramid pyramid);
// A new pyramid's acquisition token goes on the first empty acquisition space.
void place_acquisition_token(State& s, Seat seat, unsigned colour);
inline AreaMask own_districts(const Rules& rules, const OpenTable& t, Seat seat) {
    const CityId city = t.player[seat].city;
    return city == none ? 0 : rules.map.districts_of[city];
}
// The highest level of each colour among the pyramids that a seat controls. Inline, so that nobody waits for its bytes
// to become a number on the way.
inline std::array<std::uint8_t, colour_count> pyramid_levels(const Rules& rules, const OpenTable& t, Seat seat) {
    std::array<std::uint8_t, colour_count> levels{};
    each_area((t.troops[seat] & rules.map.districts) | own_districts(rules, t, seat), [&](AreaId area) {
        const Pyramid& pyramid = *pyramid_at(rules, t, area);
        if (pyramid.level > 0 && controls(rules, t, area, seat))
            levels[pyramid.colour] = std::max(levels[pyramid.colour], pyramid.level);
    });
    return levels;
}

// Units and creatures [kemet.troops]
enum class Loss : std::uint8_t { destroyed, given_up };  // by a rival, or of one's own will
inline int troop_limit(const Rules& rules, const OpenTable& t, Seat seat) {
    return rules_of_seat(rules, t, seat).troop_limit + power(t, seat, Power::troop_limit);
}
// Where troops are joint, a member's tile is good for all of the troop.
int limit_of(const Rules& rules, const OpenTable& t, SeatMask troop);
int joint_limit(const Rules& rules, const OpenTable& t, AreaId area, Seat seat);
inline int limit_in(const Rules& rules, const OpenTable& t, AreaId area, Seat seat) {
    return is_alone(t, seat) ? troop_limit(rules, t, seat) : joint_limit(rules, t, area, seat);
}
int joint_units(const OpenTable& t, AreaId area, Seat seat);
inline int troop_size(const OpenTable& t, AreaId area, Seat seat) {  // of the side's troop
    return is_alone(t, seat) ? int{t.units[area][seat]} : joint_units(t, area, seat);
}
inline int room_in(const Rules& rules, const OpenTable& t, AreaId area, Seat seat) {
    const int room = limit_in(rules, t, area, seat) - troop_size(t, area, seat);
    return room > 0 ? room : 0;
}
AreaMask joint_troops(const OpenTable& t, Seat seat);
inline AreaMask troops_of_side(const OpenTable& t, Seat seat) {  // areas with its units
    return is_alone(t, seat) ? t.troops[seat] : joint_troops(t, seat);
}
void add_units(Table& table, AreaId area, Seat seat, int count);                                  // from the reserve
void remove_units(Table& table, AreaId area, Seat seat, int count, Loss loss = Loss::destroyed);  // to the reserve
void corrupt_unit(Table& table, AreaId area, Seat seat, Seat owner);  // from its owner's reserve, to serve a seat
void shift_units(Table& table, AreaId from, AreaId to, Seat seat, int count);
CreatureId own_creature_in(const Rules& rules, const OpenTable& t, AreaId area, Seat seat);
CreatureId find_creature(const Rules& rules, const OpenTable& t, AreaId area, Seat seat);
inline CreatureId creature_in(const Rules& rules, const OpenTable& t, AreaId area,
                              Seat seat) {  // with the side's troop there, if any
    return has_area(t.creature_areas, area) ? find_creature(rules, t, area, seat) : none;
}
void put_creature(State& s, CreatureId creature, AreaId place);  // an area, or in_reserve
inline int creature_gives(const Rules& rules, CreatureId creature, Power which) {
    return creature == none ? 0 : rules.creature_gives[creature][index_of(which)];
}
inline int card_gives(const Rules& rules, DiCardId card, Power which) {
    return rules.card_gives[card][index_of(which)];
}
void send_creature_home(Table& table, CreatureId creature, Loss loss);
// Creatures of a side that have no unit left in an area to walk with.
void release_creatures(Table& table, AreaId area, Seat seat, Loss loss);

// Victory points [kemet.points]
int temporary_points(const OpenTable& t, Seat seat);
int points(const OpenTable& t, Seat seat);                              // permanent and temporary
int counted_points(const Rules& rules, const OpenTable& t, Seat seat);  // those that count for the end now
void gain_battle_point(Table& table, Seat seat);
void gain_divinity_point(Table& table, Seat seat);
void give_back_points(Table& table, AreaId area);  // of a place that the holder's last unit has left: at once
void settle_control(Table& table);  // at the end of an action or battle: tokens go to whoever controls the place
void settle_area(Table& table, AreaId area);
void enter_points(Table& table, Seat seat);  // on the track
// Where a side wins at once: looked for whenever something changed that a victory rests on.
void look_for_victory(Table& table);

// Tiles
void set_copies(State& s, TileId tile, int count);  // of a tile still for sale
void own_tile(Table& table, Seat seat, TileId tile);
PowerSums powers_of(const Rules& rules, TileSet tiles, unsigned tokens);
// Tiles that count for a joint troop, equal ones once; bit n: row n. And power tokens, which only the Alliance has.
TileSet troop_tiles(const Rules& rules, const OpenTable& t, SeatMask troop);
unsigned troop_tokens(const OpenTable& t, SeatMask troop);
// What all members of a joint troop have between them.
PowerSums troop_powers(const Rules& rules, const OpenTable& t, SeatMask troop);
void refresh_powers(const Rules& rules, OpenTable& t, Seat seat);

}  // namespace mehen::kemet
