// What Seth does between the steps of the base game, apart from battles (battle.h).
#pragma once

#include "games/kemet/flow/night.h"
#include "games/kemet/seth/expansion.h"
#include "games/kemet/seth/frames.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

// One stands against all the others [kemet.alliance].
template <>
inline constexpr bool serves<Seth, Seam<ChooseSides>> = true;
Flow at(Seth, Seam<ChooseSides>, Table& table);

// The day goes by phases [kemet.alliance.day].
template <>
inline constexpr bool serves<Seth, Seam<DayOfCourse>> = true;
Flow at(Seth, Seam<DayOfCourse>, Table& table);

// The spaces of the lone god's board [kemet.lone].
template <>
inline constexpr bool serves<Seth, Seam<SpaceAction>> = true;
Flow at(Seth, Seam<SpaceAction>, Table& table, const Turn& frame, Space space);

template <>
inline constexpr bool serves<Seth, Seam<ActionLost>> = true;
inline void at(Seth, Seam<ActionLost>, const Table& table, Seat seat, EventKind& kind) {
    if (is_lone(table.s, seat)) kind = EventKind::lone_action_lost;
}

// Tiles of the other seats may take their part of a pray action.
template <>
inline constexpr bool serves<Seth, Seam<Prayed>> = true;
void at(Seth, Seam<Prayed>, Table& table, Seat seat);

// PP that a card takes from the lone god for its player, and from every member of the Alliance for the lone god.
void move_prayer_between_sides(Table& table, Seat seat, int from_lone, int tax);
template <>
inline constexpr bool serves<Seth, Seam<CardEffect>> = true;
template <class Gives>
void at(Seth, Seam<CardEffect>, Table& table, Seat seat, const Gives& gives) {
    move_prayer_between_sides(table, seat, gives(Power::takes_from_lone), gives(Power::taxes_alliance));
}

// The Alliance shares its VP for temples [kemet.alliance.temples].
template <>
inline constexpr bool serves<Seth, Seam<TempleScore>> = true;
void at(Seth, Seam<TempleScore>, Table& table, Offering offering);

// Tiles may take DI cards from rivals.
template <>
inline constexpr bool serves<Seth, Seam<CardsDrawn>> = true;
inline Flow at(Seth, Seam<CardsDrawn>, Table& table) {
    return call(table, Theft{.at = 0, .taken = 0, .stolen_from = none});
}

// Stolen cards of the other deck are counted.
template <>
inline constexpr bool serves<Seth, Seam<CardsLeaveHand>> = true;
inline void at(Seth, Seam<CardsLeaveHand>, const Rules& rules, State& s, Seat seat, const CardCounts& cards) {
    take_from(s.pact.foreign, count_of(only(cards, ~deck_of(rules, s, seat))));
}
inline void at(Seth, Seam<CardsLeaveHand>, const Rules& rules, State& s, Seat seat, DiCardId card) {
    if (!has_bit(deck_of(rules, s, seat), card)) --s.pact.foreign;
}

// The grey token can be placed again.
template <>
inline constexpr bool serves<Seth, Seam<WokeUp>> = true;
inline void at(Seth, Seam<WokeUp>, Table& table, Seat seat) {
    if (power(table.s, seat, Power::grey_token) > 0) table.s.pact.grey = 1;
}

// --- what the game as a whole asks

// As the list of sides names them.
template <>
inline constexpr bool serves<Seth, Seam<TeamOf>> = true;
inline void at(Seth, Seam<TeamOf>, const Rules&, const State& s, Seat seat, std::uint8_t& team) {
    team = is_lone(s, seat) ? 0 : 1;
}

// A token taken from a member lies on one space of the lone god's board, or can still be used.
template <>
inline constexpr bool serves<Seth, Seam<Invariant>> = true;
void at(Seth, Seam<Invariant>, const Rules& rules, const State& s, bool& holds);

}  // namespace mehen::kemet
