// Ratings from results between pairs of bots. Pure arithmetic.
#pragma once

#include <cstddef>
#include <vector>

namespace mehen {

// Elo: a difference of d means that the stronger one wins with odds of 10^(d/400) to 1.
double elo_of_odds(double odds);
double odds_of_elo(double elo);

// Who did better than whom, kept group by group. Results within a group may depend on each other (one game of four
// players gives six of them, and its seed is played again with other seats); groups may not.
class PairResults {
public:
    // How many seats of a game each bot has.
    explicit PairResults(std::vector<int> seats) : seats_(std::move(seats)) {}

    std::size_t bots() const { return seats_.size(); }
    std::size_t groups() const { return won_.size() / (bots() * bots()); }
    int seats(std::size_t bot) const { return seats_[bot]; }

    void begin_group() { won_.resize(won_.size() + bots() * bots()); }
    // One meeting within the last group: `won` of it (win 1, tie 1/2, loss 0) goes to `bot`, the rest to `other`.
    void add(std::size_t bot, std::size_t other, double won);
    // What `bot` has won against `other` in a group.
    double won(std::size_t group, std::size_t bot, std::size_t other) const {
        return won_[(group * bots() + bot) * bots() + other];
    }

private:
    std::vector<int> seats_;
    std::vector<double> won_;
};

struct Rating {
    double elo = 0;  // above the mean of the others; of two bots: their difference
    double low = 0;  // 95 % interval
    double high = 0;
};

// The ratings of greatest likelihood in the model of Bradley and Terry.
std::vector<Rating> rate(const PairResults& results);

}  // namespace mehen
