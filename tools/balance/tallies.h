// What many games with the same rules and seats add up to; written as one JSON object, read by `report`.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <string>

#include "json/line.h"

namespace mehen::balance {

// Seats of one kind, such as all that bought a certain tile, and how much they won in all. Games with the same draws
// are a group: they are not independent of one another, nor are the seats of one game. The sums of squares over groups
// say how much they differ, and so how wide an interval has to be.
class Share {
public:
    void add(double win) {
        ++group_seats_;
        group_wins_ += win;
    }
    void close_group();
    JsonLine json() const;
    std::uint64_t seats() const { return seats_ + group_seats_; }
    double wins() const { return wins_ + group_wins_; }

private:
    std::uint64_t seats_ = 0;
    double wins_ = 0;
    std::uint64_t seats_squared_ = 0;
    double seats_times_wins_ = 0;
    double wins_squared_ = 0;
    std::uint64_t group_seats_ = 0;  // of the group that is still open
    double group_wins_ = 0;
};

// Every seat of every game stands in one row of such a table: by seat, by city, by place in the turn order.
struct ShareTable {
    struct Row {
        std::string id;
        std::string name;
        Share share{};
    };
    std::string id;
    std::deque<Row> rows{};
};

// Something that is bought or built, by whom it was and when.
struct Purchase {
    std::string id;
    std::string name;
    std::string family;         // the colour of a tile
    int level = 0;              // or its cost
    std::uint64_t offered = 0;  // seats that could have bought it: those of games in which it lay open
    Share bought{};
    Share first{};                // where it was the seat's first
    std::map<int, Share> when{};  // by day or round; 0: in the set-up
};

// Points, or whatever else seats gather, by what they were given for.
struct AmountTable {
    struct Row {
        std::string id;
        std::string name;
        double all = 0;      // sum over all seats
        double winners = 0;  // sum over winners; those who share a win count in part
    };
    std::string id;
    std::deque<Row> rows{};
};

// How often each value occurred.
struct Spread {
    std::string id;
    std::map<int, std::uint64_t> times{};
    void add(int value) { ++times[value]; }
};

// How games ended: every game stands in one row.
struct Ending {
    std::string id;
    std::string name;
    std::uint64_t games = 0;
};

// Deques, because whoever fills the tables keeps references to their rows.
struct Tallies {
    std::string game;
    std::string title;
    int seats = 0;
    int rules_revision = 0;
    std::string bot;
    std::uint64_t games = 0;
    std::uint64_t unfinished = 0;
    std::uint64_t shared_wins = 0;  // games
    std::uint64_t equal_tops = 0;   // games in which the best score was had by several seats
    std::string round_word;         // what `Purchase::when` counts
    std::deque<ShareTable> shares{};
    std::deque<Purchase> purchases{};
    std::deque<AmountTable> amounts{};
    std::deque<Spread> spreads{};
    std::deque<Ending> endings{};

    // References stay good. The id is how `report` knows them.
    ShareTable& new_shares(std::string id) { return shares.emplace_back(ShareTable{std::move(id)}); }
    AmountTable& new_amounts(std::string id) { return amounts.emplace_back(AmountTable{std::move(id)}); }
    Spread& new_spread(std::string id) { return spreads.emplace_back(Spread{std::move(id)}); }

    void close_group();  // the next game has other draws
    std::string json() const;
};

}  // namespace mehen::balance
