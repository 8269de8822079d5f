#include "arena/scoreboard.h"

#include <algorithm>

#include "arena/rating.h"

namespace mehen {

namespace {

// The interval of a mean share of the win is that of a rating against the rest of the table.
template <class Line>
void rate_share(Line& standing, const PairResults& shares) {
    const auto share = [](double elo) { return odds_of_elo(elo) / (1 + odds_of_elo(elo)); };
    const Rating rating = rate(shares)[0];
    standing.score_low = std::min(standing.score, share(rating.low));
    standing.score_high = std::max(standing.score, share(rating.high));
}

}  // namespace

Scoreboard::Scoreboard(const Contest& contest, std::uint64_t games, std::optional<Sprt> test)
    : contest_(contest), ends_(games), test_(std::move(test)) {}

void Scoreboard::enter(std::uint64_t number, const GameEnd& end) {
    if (decided_) return;
    ends_[number] = end;
    if (end.state == GameEnd::State::finished) {
        const auto sits = seating(contest_, number);
        for (std::size_t seat = 0; seat < sits.size(); ++seat) {
            if (sits[seat] != 0) continue;
            first_sum_ += end.share(seat);
            ++first_games_;
        }
    }
    if (test_) go_on_with(*test_);
}

// Takes up every group that is complete and has no gap before it: if quick games counted first, what is tested would
// be quick games.
void Scoreboard::go_on_with(Sprt& test) {
    const std::uint64_t seats = contest_.seats();
    const std::uint64_t group = contest_.group();
    while (!decided_ && tested_ + group <= ends_.size()) {
        double sum = 0;
        int finished = 0;
        for (std::uint64_t number = tested_; number < tested_ + group; ++number) {
            const GameEnd& end = ends_[number];
            if (end.state == GameEnd::State::missing) return;
            if (end.state == GameEnd::State::too_long) continue;
            const auto sits = seating(contest_, number);
            for (std::size_t seat = 0; seat < seats; ++seat)
                if (sits[seat] == 0) sum += end.share(seat);
            ++finished;
        }
        tested_ += group;
        if (finished > 0) test.add(sum / finished);
        decided_ = test.verdict() != Sprt::Verdict::undecided;
    }
    if (decided_) ends_.resize(tested_);
}

std::uint64_t Scoreboard::count(GameEnd::State state) const {
    return static_cast<std::uint64_t>(
        std::count_if(ends_.begin(), ends_.end(), [&](const GameEnd& end) { return end.state == state; }));
}

double Scoreboard::first_score() const {
    return first_games_ == 0 ? 0 : first_sum_ / static_cast<double>(first_games_);
}

// Calls `each` with the numbers of the finished games of every group that has any.
template <class Each>
void Scoreboard::for_groups(Each&& each) const {
    std::vector<std::uint64_t> group;
    for (std::uint64_t number = 0; number < ends_.size(); ++number) {
        if (ends_[number].state == GameEnd::State::finished) group.push_back(number);
        const bool last = (number + 1) % contest_.group() == 0 || number + 1 == ends_.size();
        if (!last || group.empty()) continue;
        each(group);
        group.clear();
    }
}

std::vector<Standing> Scoreboard::standings() const {
    const std::size_t seats = contest_.seats();
    std::vector<Standing> result;
    std::vector<int> held;
    std::vector<PairResults> shares;
    for (const Entrant& entrant : contest_.entrants) {
        result.push_back({.name = entrant.name});
        held.push_back(entrant.seats);
        shares.emplace_back(std::vector<int>{entrant.seats, 1});
    }
    PairResults order(held);
    for_groups([&](const std::vector<std::uint64_t>& group) {
        order.begin_group();
        for (PairResults& share : shares) share.begin_group();
        for (const std::uint64_t number : group) {
            const GameEnd& end = ends_[number];
            const auto sits = seating(contest_, number);
            for (std::size_t seat = 0; seat < seats; ++seat) {
                Standing& standing = result[sits[seat]];
                const double share = end.share(seat);
                ++standing.games;
                standing.wins += share > 0 ? 1 : 0;
                standing.shared += share > 0 && share < 1 ? 1 : 0;
                standing.score += share;
                shares[sits[seat]].add(0, 1, share);
                for (std::size_t other = 0; other < seat; ++other) {
                    if (sits[seat] == sits[other]) continue;
                    const int better = end.place[other] - end.place[seat];
                    order.add(sits[seat], sits[other], better > 0 ? 1 : better < 0 ? 0 : 0.5);
                }
            }
        }
    });
    const auto ratings = rate(order);
    for (std::size_t i = 0; i < result.size(); ++i) {
        Standing& standing = result[i];
        if (standing.games == 0) continue;
        standing.score /= static_cast<double>(standing.games);
        standing.score_low = standing.score_high = standing.score;
        if (result.size() > 1) rate_share(standing, shares[i]);  // alone, a bot wins every game for certain
        standing.elo = ratings[i].elo;
        standing.elo_low = ratings[i].low;
        standing.elo_high = ratings[i].high;
    }
    return result;
}

std::vector<double> Scoreboard::score_of_seats() const {
    std::vector<double> result(contest_.seats());
    const auto finished = static_cast<double>(std::max<std::uint64_t>(1, count(GameEnd::State::finished)));
    for (const GameEnd& end : ends_)
        if (end.state == GameEnd::State::finished)
            for (std::size_t seat = 0; seat < result.size(); ++seat) result[seat] += end.share(seat) / finished;
    return result;
}

SideStanding Scoreboard::standing_on(std::size_t bot, std::size_t side) const {
    SideStanding standing{.bot = bot, .side = side};
    PairResults won({1, 1});
    for_groups([&](const std::vector<std::uint64_t>& group) {
        won.begin_group();
        for (const std::uint64_t number : group) {
            const GameEnd& end = ends_[number];
            const auto sits = seating(contest_, number);
            std::size_t seat = 0;
            while (seat < sits.size() && (sits[seat] != bot || end.side[seat] != side)) ++seat;
            if (seat == sits.size()) continue;
            const bool wins = end.place[seat] == 1;
            ++standing.games;
            standing.wins += wins ? 1 : 0;
            won.add(0, 1, wins ? 1 : 0);
        }
    });
    if (standing.games == 0) return standing;
    standing.score = static_cast<double>(standing.wins) / static_cast<double>(standing.games);
    rate_share(standing, won);
    return standing;
}

std::vector<SideStanding> Scoreboard::side_standings() const {
    std::vector<SideStanding> result;
    for (std::size_t bot = 0; bot < contest_.entrants.size(); ++bot)
        for (std::size_t side = 0; side < contest_.rules->facts().sides.size(); ++side)
            if (SideStanding standing = standing_on(bot, side); standing.games > 0) result.push_back(standing);
    return result;
}

}  // namespace mehen
