// DI cards in battle [kemet.battle.council].
#pragma once

#include "games/kemet/table/battle.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// Whether it is known who has won.
inline bool is_fought(const Battle& frame) {
    using Step = Battle::Step;
    const bool naming = frame.step == Step::name_attacker || frame.step == Step::name_defender;
    const bool day_cards = frame.step == Step::day_cards_attacker || frame.step == Step::day_cards_defender;
    return frame.step > Step::resolve && !naming && !day_cards;
}

// Units of a side's troop, where it stands.
int units_of_side(const Rules& rules, const State& s, const Battle& frame, std::size_t side);
// A side as it stands now.
inline Fighter fighter_of(const Rules& rules, const OpenTable& t, const Battle& frame, std::size_t side) {
    return fighter_of(rules, t, frame.area, frame.side[side], frame.side[1 - side], side == 0, frame.wound[side]);
}

// Battles that are being fought or will be, by what is under way.
struct DueBattles {
    int begun = 0;
    AreaMask areas = 0;         // of these
    SeatMask seats = no_seats;  // whoever fights one after another for own districts
};
DueBattles due_battles(const FlowStack& flow);
// Whether a card played just before a battle may set off another one, which then comes first: not before one that
// itself comes before another, nor where the lone god has seized something or two battles are chosen for together.
bool others_may_come_first(const State& s);

// Which side shows its rival something before the council, 1 + side; 0: neither. If both could see, the attacker shows.
std::uint8_t showing_side(const Rules& rules, const State& s, const Battle& frame, PlayerPower which);

// A beaten troop, or one that slips away from a moving one, goes to another area with its creature.
void retreat(Table& table, Seat seat, std::uint8_t from, std::uint8_t to);

}  // namespace mehen::kemet
