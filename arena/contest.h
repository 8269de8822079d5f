// A contest of bots: who sits where in which game, with which draws, and one game of it played.
// Nothing here reads or writes files, and nothing runs in threads: any number of games may be played at once.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "core/match.h"
#include "core/record.h"

namespace mehen {

struct Entrant {
    std::string name;  // as it was written
    BotSpec bot;
    int seats = 1;  // of every game
};

struct Contest {
    std::shared_ptr<const AnyRules> rules;
    std::string pack;                 // on one line, as records hold it
    std::vector<Entrant> entrants;    // their seats make up the table
    std::vector<std::size_t> seated;  // the entrant on each seat, as they were named
    std::uint64_t seed = 1;           // of the first group of games; the next one has the next seed
    bool fixed = false;               // everybody keeps the seat; then every game is a group of its own

    std::uint64_t seats() const { return static_cast<std::uint64_t>(rules->seats()); }
    std::uint64_t group() const { return fixed ? 1 : seats(); }  // games in it
};

// One seat more for this bot; equal names are one entrant.
void add_seat(Contest& contest, const std::string& name, const BotSpec& bot);

// Games are numbered from 0. As many as there are seats make a group: they share the seed that answers chance, and
// everybody sits once on each seat. The order around the table changes from group to group and runs through all
// there are, so that nobody always has the same neighbour. Where seats are fixed, all this does not happen. The entrant
// on each seat:
std::vector<std::size_t> seating(const Contest& contest, std::uint64_t number);
std::uint64_t seed_of(const Contest& contest, std::uint64_t number);

// What a seat spent on its answers.
struct Thinking {
    std::uint64_t answers = 0;
    double milliseconds = 0;
    double slowest = 0;

    void add(const Thinking& more);
};

struct Played {
    enum class End : std::uint8_t { finished, too_long, stopped, illegal_answer };

    End end = End::finished;
    Seat culprit = 0;  // who gave the illegal answer
    std::array<Thinking, max_seats> thinking{};
};

// Plays game `number`; `match` must be new and holds the game afterwards. Ends early, between two answers, when `stop`
// becomes true.
Played play_game(const Contest& contest, std::uint64_t number, Match& match, const std::atomic<bool>& stop);

// The record of a game of this contest, and the way back: its result, if the text is the whole record of game `number`
// with these rules, bots and draws. Otherwise nothing, and what is wrong.
std::string write_game(const Contest& contest, std::uint64_t number, const Match& match);
std::optional<Result> read_game(const Contest& contest, std::uint64_t number, std::string_view text,
                                RecordProblem& problem);

}  // namespace mehen
