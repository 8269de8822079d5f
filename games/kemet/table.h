// What procedures ask and change: prayer points, units, creatures, control, victory points.
#pragma once

#include "core/flow.h"
#include "games/kemet/events.h"
#include "games/kemet/rules.h"
#include "games/kemet/state.h"

namespace mehen::kemet {

using Table = mehen::Table<Rules, State>;

inline int power(const State& s, Seat seat, Power which) {
    return s.player[seat].power[static_cast<std::size_t>(which)];
}
int amount(const GivesList& gives, Power which);

// Prayer points [kemet.prayer]
int price(const State& s, Seat seat, int cost);  // what a payment really takes
inline bool can_pay(const State& s, Seat seat, int cost) {
    return price(s, seat, cost) <= s.player[seat].prayer;
}
void pay(Table& table, Seat seat, int cost);
void gain_prayer(Table& table, Seat seat, int count);
void lose_prayer(Table& table, Seat seat, int count);

// Areas and control [kemet.control]
std::uint8_t owner_of_city(const Rules& rules, const State& s, std::size_t city);  // or nobody
std::uint8_t owner_of_district(const Rules& rules, const State& s, std::size_t area);
SeatMask seats_in(const Rules& rules, const State& s, std::size_t area);                 // with units there
std::uint8_t rival_in(const Rules& rules, const State& s, std::size_t area, Seat seat);  // or nobody
std::uint8_t controller(const Rules& rules, const State& s, std::size_t area);           // or nobody
Pyramid* pyramid_at(const Rules& rules, State& s, std::size_t area);                     // null: no district
const Pyramid* pyramid_at(const Rules& rules, const State& s, std::size_t area);
int best_pyramid(const Rules& rules, const State& s, Seat seat, Colour colour);  // level of the highest one controlled
AreaMask own_districts(const Rules& rules, const State& s, Seat seat);
AreaMask own_troops(const Rules& rules, const State& s, Seat seat);

// Units and creatures [kemet.troops]
enum class Loss : std::uint8_t { destroyed, given_up };  // by a rival, or of one's own will
int troop_limit(const Rules& rules, const State& s, Seat seat);
int room_in(const Rules& rules, const State& s, std::size_t area, Seat seat);
void add_units(Table& table, std::size_t area, Seat seat, int count);  // from the reserve
void remove_units(Table& table, std::size_t area, Seat seat, int count, Loss loss = Loss::destroyed);  // to the reserve
void shift_units(Table& table, std::size_t from, std::size_t to, Seat seat, int count);
std::uint8_t creature_in(const Rules& rules, const State& s, std::size_t area, Seat seat);  // or no_creature
int creature_gives(const Rules& rules, std::uint8_t creature, Power which);
void send_creature_home(Table& table, std::uint8_t creature, Loss loss);

// Victory points [kemet.points]
int temporary_points(const Rules& rules, const State& s, Seat seat);
int points(const Rules& rules, const State& s, Seat seat);          // permanent and temporary
int counted_points(const Rules& rules, const State& s, Seat seat);  // those that count for the end now
void gain_battle_point(Table& table, Seat seat);
void gain_divinity_point(Table& table, Seat seat);
void give_back_points(Table& table);  // of places no longer controlled: at once
void settle_control(Table& table);    // at the end of an action or battle: tokens go to whoever controls the place
void enter_points(Table& table, Seat seat);  // on the track

// Tiles
void own_tile(Table& table, Seat seat, std::size_t tile);
void refresh_powers(const Rules& rules, Player& player);

}  // namespace mehen::kemet
