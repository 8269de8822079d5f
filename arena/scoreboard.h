// What a contest has brought so far. Games may come in any order: the table, and where a test stops, depend on the
// games alone, not on which thread was faster.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/contest.h"
#include "arena/sprt.h"

namespace mehen {

// How a game ended.
struct GameEnd {
    enum class State : std::uint8_t { missing, too_long, finished };

    State state = State::missing;
    std::array<std::uint8_t, max_seats> place{};  // by seat; 1: won, perhaps together with others
    std::array<std::uint8_t, max_seats> side{};   // by seat, where the game has sides

    static GameEnd of(const Result& result) { return {State::finished, result.place, result.team}; }
    double share(std::size_t seat) const { return share_of_win(place, seat); }
};

// One line of the table.
struct Standing {
    std::string name;
    std::uint64_t games = 0;   // one for each of its seats
    std::uint64_t wins = 0;    // shared ones too
    std::uint64_t shared = 0;  // of those
    double score = 0;          // the mean share of the win
    double score_low = 0;      // 95 % interval
    double score_high = 0;
    double elo = 0;  // above the mean of the others, from who was placed before whom
    double elo_low = 0;
    double elo_high = 0;
};

// One line of the table by sides: how a bot did on one of them.
struct SideStanding {
    std::size_t bot = 0;
    std::size_t side = 0;     // of those that the game names
    std::uint64_t games = 0;  // with a seat of the bot on that side
    std::uint64_t wins = 0;   // of the side
    double score = 0;         // wins / games
    double score_low = 0;     // 95 % interval
    double score_high = 0;
};

class Scoreboard {
public:
    // The contest must outlive it. With a test, games after the group that decides it do not count.
    Scoreboard(const Contest& contest, std::uint64_t games, std::optional<Sprt> test = std::nullopt);

    void enter(std::uint64_t number, const GameEnd& end);
    bool has(std::uint64_t number) const {
        return number < ends_.size() && ends_[number].state != GameEnd::State::missing;
    }

    bool decided() const { return decided_; }
    const Sprt* test() const { return test_ ? &*test_ : nullptr; }  // null: there is none
    std::uint64_t games() const { return count(GameEnd::State::finished) + unfinished(); }
    std::uint64_t unfinished() const { return count(GameEnd::State::too_long); }
    double first_score() const;  // of the first entrant, so far
    std::vector<Standing> standings() const;
    std::vector<double> score_of_seats() const;
    std::vector<SideStanding> side_standings() const;  // bot by bot; none where a game has no sides

private:
    std::uint64_t count(GameEnd::State state) const;
    SideStanding standing_on(std::size_t bot, std::size_t side) const;
    void go_on_with(Sprt& test);
    template <class Each>
    void for_groups(Each&& each) const;

    const Contest& contest_;
    std::vector<GameEnd> ends_;
    std::optional<Sprt> test_;
    std::uint64_t tested_ = 0;  // games that the test has seen
    bool decided_ = false;
    double first_sum_ = 0;
    std::uint64_t first_games_ = 0;
};

}  // namespace mehen
