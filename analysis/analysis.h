// What a search thinks of a match that was played: every choice judged from what its player knew at that moment.
// No files, no threads, no clock: choices are judged one by one, in any order, each with a generator of its own.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "core/match.h"

namespace mehen {

using Chances = std::array<double, max_seats>;  // the share of the win that each seat can expect

// `study` of bots/bot.h with its rules, or whatever stands in for it.
using Studying =
    std::function<Study(const ViewBytes& view, Seat seat, std::span<const Action>, const Budget& budget, Rng& rng)>;

// A question that left a seat a choice, and the answer that it gave. Forced answers are none, nor are those of chance.
struct Choice {
    std::size_t move = 0;  // its place in the match's history, from 0
    Seat seat = 0;
    bool sealed = false;  // others answered at the same time
    ViewBytes view{};     // what the seat saw
    // NOLINTNEXTLINE(readability-redundant-member-init): g++ asks for it where fields are named
    std::vector<Action> actions{};
    Action played{};
};

// The choice that the seat has in this position, if it has one.
std::optional<Choice> choice_in(const Match& match, Seat seat);

struct Verdict {
    Chances before{};        // before the answer, from what its player knew
    Chances after{};         // after it, from the same knowledge
    Action best{};           // the played one, where nothing is clearly better
    double best_chance = 0;  // what the player could expect after the best one
    double loss = 0;         // what the answer cost of it; 0 where the difference may be noise
    bool mistake = false;
    // NOLINTNEXTLINE(readability-redundant-member-init): likewise
    std::vector<Study::Option> options{};  // the best few, and the one played, the best first
    std::uint64_t iterations = 0;
};

// From here on a loss is called a mistake, and a grave one.
inline constexpr double mistake_from = 0.05;
inline constexpr double grave_from = 0.15;
// Where all answer in secret, good play mixes, and what is right now and then looks wrong once: only a loss that no
// mixing explains counts.
inline constexpr double sealed_mistake_from = 0.15;

Verdict judge(const Choice& choice, const Budget& budget, const Studying& search);

// A stretch of the match after which a player saw the own chances much changed.
struct TurningPoint {
    std::size_t from = 0;  // the moves from this one …
    std::size_t to = 0;    // … up to, not including, this one
    Seat seat = 0;         // whose chance, from the seat's own knowledge
    double before = 0;
    double after = 0;

    double change() const { return after - before; }
};

// How well one seat chose.
struct Accuracy {
    std::size_t choices = 0;
    std::size_t best = 0;  // nothing clearly better was found
    std::size_t mistakes = 0;
    double loss = 0;  // in all

    double average_loss() const { return choices == 0 ? 0 : loss / static_cast<double>(choices); }
    double best_share() const { return choices == 0 ? 1 : static_cast<double>(best) / static_cast<double>(choices); }
};

struct Analysis {
    std::vector<Choice> choices;  // in the order of the match
    std::vector<Verdict> verdicts;
    std::vector<std::size_t> mistakes;         // into both, the largest first
    std::vector<TurningPoint> turning_points;  // in the order of the match
    std::array<Accuracy, max_seats> accuracy{};
};

// What each seat has of the win in the end.
Chances shares_of_win(const Result& result);

// Fills in what follows from choices and verdicts. `moves` is how many the match has, `end` its shares of the win;
// null: it is not over.
void conclude(Analysis& analysis, std::size_t moves, const Chances* end);

}  // namespace mehen
