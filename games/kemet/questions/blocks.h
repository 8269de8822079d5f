// Every question that is asked, as a block: what may be answered, and why not.
#pragma once

#include <array>

#include "games/kemet/questions/asked.h"

namespace mehen::kemet {

struct Block {
    FrameId by;  // the procedure that asks it
    bool (*takes)(std::uint8_t kind);
    void (*list)(const Rules& rules, const State& s, Seat seat, ActionList& out);
    Refusal (*explain)(const Rules& rules, const State& s, Seat seat, Action action);
};

// A question that a procedure asks; `At` is how it sees the position.
template <class Question, class Frame, class At = Asked<Frame>>
constexpr Block block_of() {
    return {Frame::id, &Question::takes,
            [](const Rules& rules, const State& s, Seat seat, ActionList& out) {
                const auto frame = asking<Frame>(s);
                Question::list(At{rules, s, frame, seat}, out);
            },
            [](const Rules& rules, const State& s, Seat seat, Action action) {
                const auto frame = asking<Frame>(s);
                return Question::explain(At{rules, s, frame, seat}, action);
            }};
}

// Beside its rules, in the file of its name.
namespace blocks {
extern const Block colour, city, first_pyramid, deploy;           // set_up.cpp
extern const Block turn, more_tokens, which_first;                // tokens.cpp
extern const Block raise;                                         // raising.cpp
extern const Block buy, give_up_card;                             // buying.cpp
extern const Block recruit, place_units, creature_home;           // recruiting.cpp
extern const Block battle_of_recruits, battle_of_placed;          // recruiting.cpp
extern const Block window, target, take_card;                     // cards.cpp
extern const Block council, show_di;                              // council.cpp
extern const Block pay_cards, wound, snare, loser, winner;        // fate.cpp
extern const Block march;                                         // march.cpp
extern const Block where;                                         // where.cpp
extern const Block retreat_to, escape_to;                         // fate.cpp
extern const Block sacrifice, veterans, keep_card, discard_card;  // night.cpp
extern const Block night_tile, order, place_in_order;             // night.cpp
}  // namespace blocks

// Which block answers a kind of question: one for each procedure that asks it.
struct AskedBlock {
    AskKind asked;
    const Block* block;
};
// Those of an expansion.
template <class Expansion>
inline constexpr auto blocks_of = std::array<AskedBlock, 0>{};

// The block of the question that is open; null: chance alone is asked.
const Block* block_of(const State& s);

}  // namespace mehen::kemet
