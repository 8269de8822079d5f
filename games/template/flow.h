// The procedures of Offering as frames, the questions they ask, the answers and what they tell.
#pragma once

#include <cstdint>

#include "core/action.h"
#include "core/flow.h"
#include "games/template/state.h"

namespace mehen::offering {

using Table = mehen::Table<Rules, State>;

enum class AskKind : std::uint8_t {
    none,
    deal,      // chance: the next card from the deck
    offering,  // sealed
};

// Arguments in brackets, in the order of Action::arg.
enum class ActionKind : std::uint8_t {
    none,
    deal,   // [card]
    offer,  // [card]: puts one among those offered
    back,   // [card]: takes one back
    done,   // the offering stays as it is
};

// Arguments in brackets, in the order of Event::arg.
enum class EventKind : std::uint8_t {
    none,
    dealt,     // a card was dealt: for everybody
    received,  // [card]: which one, for its owner only
    round,     // [round]
    finished,  // a seat is done with its offering
    opened,    // [card + 1] four times, 0: no card
    won,       // [round]
    tie,       // [round]: nobody gets anything
};

enum class FrameId : std::uint8_t { none, course, deal, round };

// The whole game: the deal, then rounds.
struct Course {
    static constexpr FrameId id = FrameId::course;
    enum class Step : std::uint8_t { deal, rounds } step;
};

// Everybody is dealt a hand, card by card.
struct Deal {
    static constexpr FrameId id = FrameId::deal;
    std::uint8_t dealt;  // cards so far
};

// Everybody offers in secret, everything opens, the highest offering wins.
struct Round {
    static constexpr FrameId id = FrameId::round;
    enum class Step : std::uint8_t { offer, open } step;
};

Flow run(Table& table, Course& frame);
Flow run(Table& table, Deal& frame);
Flow run(Table& table, Round& frame);

void outcomes(const Rules& rules, const State& s, const Deal& frame, OutcomeList& out);
Answered answer(Table& table, Deal& frame, Seat seat, Action action);

void legal(const Rules& rules, const State& s, const Round& frame, Seat seat, ActionList& out);
Answered answer(Table& table, Round& frame, Seat seat, Action action);

// 1 + the seat with the highest offering, 0 when several share it. Somebody must have offered something.
std::uint8_t highest_offering(const State& s);

}  // namespace mehen::offering
