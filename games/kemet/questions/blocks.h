// Every question that is asked, as a block: what may be answered, and why not.
#pragma once

#include "games/kemet/questions/asked.h"

namespace mehen::kemet {

struct Block {
    bool (*takes)(std::uint8_t kind);
    void (*list)(const Rules& rules, const State& s, Seat seat, ActionList& out);
    Refusal (*explain)(const Rules& rules, const State& s, Seat seat, Action action);
};

// A question that a procedure asks; `At` is how it sees the position.
template <class Question, class Frame, class At = Asked<Frame>>
constexpr Block block_of() {
    return {&Question::takes,
            [](const Rules& rules, const State& s, Seat seat, ActionList& out) {
                const auto frame = asking<Frame>(s);
                Question::list(At{rules, s, frame, seat}, out);
            },
            [](const Rules& rules, const State& s, Seat seat, Action action) {
                const auto frame = asking<Frame>(s);
                return Question::explain(At{rules, s, frame, seat}, action);
            }};
}

// One for each kind of question, beside its rules in the file of its name.
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
extern const Block retreat_to, escape_to;                         // fate.cpp
extern const Block sacrifice, veterans, keep_card, discard_card;  // night.cpp
extern const Block night_tile, order, place_in_order;             // night.cpp
}  // namespace blocks

// The block of the question that is open; null: it is no block yet.
const Block* block_of(const State& s);

}  // namespace mehen::kemet
