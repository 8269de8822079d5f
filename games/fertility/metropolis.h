// A player's shops, granary and plots: what the phases do to them.
#pragma once

#include "games/fertility/flow/frames.h"
#include "games/fertility/rules.h"
#include "games/fertility/state.h"

namespace mehen::fertility {

// The shop with that number in a player's metropolis, or null where there is none.
const Shop* shop_of(const Rules& rules, const Player& player, std::size_t shop);
// From this number on a player has none: those plots are empty.
inline std::size_t end_of_shops(const Player& player) {
    return printed_shops + player.district.size() * max_district_shops;
}

// Where a shop of a player is printed: on a metropolis board (shops below `printed_shops`) or a district.
std::uint8_t printed_on(const Player& player, std::size_t shop);
const Shop& printed_shop(const Rules& rules, std::size_t shop, std::uint8_t printed_on);

// What lies on a need: 0 nothing, else 1 + Resource.
constexpr unsigned piece_on(std::uint16_t supplied, std::size_t need) {
    return (fit<unsigned>(supplied) >> (4 * need)) & 15U;
}
constexpr bool need_is_supplied(std::uint16_t supplied, std::size_t need) {
    return piece_on(supplied, need) != 0;
}
bool is_full(const Shop& shop, std::uint16_t supplied);
// Which need a resource would fill: the one for just that resource first, then one for any. -1: none.
int need_for(const Shop& shop, std::uint16_t supplied, std::size_t resource);

void gain_wheat(Table& table, Seat seat, int count, Source source);

bool metropolis_taken(const OpenTable& t, MetropolisId board);
void take_metropolis(Table& table, Seat seat, MetropolisId board);
void add_district(Table& table, Seat seat, DistrictId district);

// Puts a resource into a shop that takes it. True: the shop is full now.
bool put_into_shop(Table& table, Seat seat, std::size_t shop, std::size_t resource);

}  // namespace mehen::fertility
