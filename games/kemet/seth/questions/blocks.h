// Questions that only one god against all the others asks, as blocks.
#pragma once

#include "games/kemet/questions/blocks.h"
#include "games/kemet/seth/expansion.h"

namespace mehen::kemet {

namespace blocks {
extern const Block build_temple, next_member, hand_over, pay_ceremony, choose_power;  // alliance.cpp
extern const Block companions, fighter, fighter_in_assault, casualty, share;          // joint.cpp
extern const Block seize_card, seize_at, destroy, steal_from;                         // takeover.cpp
extern const Block assault_cards, first_battle;                                       // assault.cpp
}  // namespace blocks

template <>
inline constexpr auto blocks_of<Seth> = std::to_array<AskedBlock>({
    {AskKind::build_temple, &blocks::build_temple},
    {AskKind::next_member, &blocks::next_member},
    {AskKind::hand_over, &blocks::hand_over},
    {AskKind::pay_ceremony, &blocks::pay_ceremony},
    {AskKind::choose_power, &blocks::choose_power},
    {AskKind::companions, &blocks::companions},
    {AskKind::fighter, &blocks::fighter},
    {AskKind::fighter, &blocks::fighter_in_assault},
    {AskKind::casualty, &blocks::casualty},
    {AskKind::share, &blocks::share},
    {AskKind::seize_card, &blocks::seize_card},
    {AskKind::seize_at, &blocks::seize_at},
    {AskKind::destroy, &blocks::destroy},
    {AskKind::steal_from, &blocks::steal_from},
    {AskKind::seize_march, &blocks::march},
    {AskKind::second_march, &blocks::march},
    {AskKind::assault_cards, &blocks::assault_cards},
    {AskKind::show_card, &blocks::assault_cards},
    {AskKind::first_battle, &blocks::first_battle},
});

}  // namespace mehen::kemet
