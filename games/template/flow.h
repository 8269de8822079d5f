// The procedures of Offering as frames, the questions they ask, the answers, and what they tell.
#pragma once

#include "core/question.h"
#include "core/shape.h"
#include "games/template/state.h"

namespace mehen::offering {

using Table = mehen::Table<Rules, State>;

enum class AskKind : std::uint8_t { none, deal, offering };
enum class ActionKind : std::uint8_t { none, deal, offer, back, done };
enum class Noun : std::uint8_t { nothing, card };  // what answers name

// In the order of ActionKind.
inline constexpr Shapes<Noun, 5> shapes = {{
    {"", {}},
    {"deal", {{{Noun::card, 0}}}},
    {"offer", {{{Noun::card, 0}}}},  // puts one among those offered
    {"back", {{{Noun::card, 0}}}},   // takes one back
    {"done", {}},                    // the offering stays as it is
}};
inline std::size_t count_of(const Rules&, Noun) {
    return card_kinds;
}
inline std::string word_for(const Rules&, Noun, std::size_t card) {
    return card < card_kinds ? std::to_string(card + 1) : "";
}

// Arguments in brackets; rounds and cards are counted from 1.
enum class EventKind : std::uint8_t {
    none,
    dealt,     // a card was dealt: for everybody
    received,  // [card]: which one, for its owner only
    opened,    // [card]: one of those offered
    won,       // [round, prize]
    tie,       // [round]: nobody gets anything
};

// Why an answer is not legal. The first five are those of every game; cards are counted from 1.
enum class Reason : std::uint8_t {
    legal,
    game_over,
    not_your_turn,
    another_question,
    not_an_answer,
    not_in_hand,  // [card]
    all_offered,  // [card]: no further one in the hand
    not_offered,  // [card]
    nothing_offered,
};

enum class SectionId : std::uint8_t { deal, round, end };  // of the rules in our words

enum class FrameId : std::uint8_t { none, course, deal, round };

// The whole game: the deal, then rounds.
struct Course {
    static constexpr FrameId id = FrameId::course;
    enum class Step : std::uint8_t { deal, rounds } step;
};
// Everybody is dealt a hand, card by card.
struct Deal {
    static constexpr FrameId id = FrameId::deal;
    static constexpr bool sets_up = true;
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
Answered answer(Table& table, Round& frame, Seat seat, Action action);

extern const QuestionBlock<Rules, State> offering_block;

}  // namespace mehen::offering
