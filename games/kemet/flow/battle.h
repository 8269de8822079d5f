// DI cards in battle [kemet.battle.council].
#pragma once

#include "games/kemet/table/battle.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// Whether it is known who has won.
inline bool is_fought(const Battle& frame) {
    return frame.step > Battle::Step::resolve;
}

// Units of a side's troop, where it stands.
int units_of_side(const State& s, const Battle& frame, std::size_t side);
// A side as it stands now.
inline Fighter fighter_of(const Rules& rules, const OpenTable& t, const Battle& frame, std::size_t side) {
    return fighter_of(rules, t, frame.area, frame.side[side], frame.side[1 - side], side == 0, frame.wound[side]);
}

// Who is left to fight a battle, when its cards are about to be chosen.
struct Standing {
    std::array<bool, 2> side{};
    bool can_be_fought = true;  // by those who are there
    bool as_named = true;       // those named to fight are among them

    bool possible() const { return side[0] && side[1] && can_be_fought; }
};

// Whether anybody in a side's troop has a power.
bool has_in_troop(const State& s, const Battle& frame, std::size_t side, PlayerPower which);
// The one of them who has most of it; else whoever fights. After the battle, when the troop may be gone.
Seat bearer(const State& s, const Battle& frame, std::size_t side, PlayerPower which);
// What the winner's DI cards pay for winning.
void prayer_of_cards(Table& table, const Battle& frame);

// Battles that are being fought or will be, by what is under way.
struct DueBattles {
    int begun = 0;
    AreaMask areas = 0;         // of these
    SeatMask seats = no_seats;  // whoever fights one after another for own districts
};
DueBattles due_battles(const FlowStack& flow);
// Whether a card played just before a battle may set off another one, which then comes first: not before one that
// itself comes before another.
bool others_may_come_first(const Rules& rules, const State& s);

// Which side shows its rival something before the council, 1 + side; 0: neither. If both could see, the attacker shows.
std::uint8_t showing_side(const State& s, const Battle& frame, PlayerPower which);

// A beaten troop, or one that slips away from a moving one, goes to another area with its creature.
void retreat(Table& table, Seat seat, std::uint8_t from, std::uint8_t to);

}  // namespace mehen::kemet
