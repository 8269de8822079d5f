// A Frenzied Assault: two moves, then up to two battles [kemet.lone.assault].
#pragma once

#include "games/kemet/seth/frames.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

// What one seat chooses in the council of two battles: for the first, for the second, or for both.
struct TwoCouncils {
    std::uint8_t which;  // bit 0: the first battle, bit 1: the second
    std::size_t side;    // 0 attacker, 1 defender
};
TwoCouncils councils_of(const Assault& frame, Seat seat);
// Whether cards are being chosen, or have been, for a second battle that has not begun.
bool second_battle_to_come(const Assault& frame);
// The battle whose card somebody is asked to show before the council: 0 or 1.
std::size_t shown_battle(const Assault& frame);
// DI cards in a hand that are assigned to that battle.
CardCounts planned_cards(const State& s, Seat seat);

}  // namespace mehen::kemet
