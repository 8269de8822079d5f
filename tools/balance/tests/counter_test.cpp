// Whatever is counted adds up, in random games of every game and number of seats.
#include "tools/balance/counter.h"

#include <gtest/gtest.h>

#include <numeric>

#include "games/kemet/game.h"
#include "games/kemet/table/table.h"
#include "games/registry.h"

namespace mehen::balance {
namespace {

constexpr std::uint64_t games_each = 12;

struct Played {
    Match match;
    int given_at_sanctuary = 0;  // how often; Kemet only
};

int units_at_sanctuary(const kemet::Rules& rules, const Match& match, Seat seat) {
    return state_of<kemet::State>(match).units[rules.map.sanctuary][seat];
}

Played random_match(const std::shared_ptr<const AnyRules>& rules, std::uint64_t seed) {
    Played played{.match = Match(rules)};
    Rng rng(seed);
    const auto* const own = rules_among<kemet::Rules>(AllGames{}, *rules);
    while (!played.match.over()) {
        const auto [seat, action, boundary] = random_move(*rules, played.match.state(), rng);
        if (seat == chance) {
            EXPECT_TRUE(played.match.play_outcome(action));
            continue;
        }
        const bool gives = own != nullptr && own->map.sanctuary != none && is(action, kemet::ActionKind::sacrifice);
        const int before = gives ? units_at_sanctuary(*own, played.match, seat) : 0;
        EXPECT_FALSE(played.match.play(seat, action));
        if (gives && units_at_sanctuary(*own, played.match, seat) < before) ++played.given_at_sanctuary;
    }
    return played;
}

std::string record_of(const Match& match) {
    return write_record(match, std::vector<std::string>(static_cast<std::size_t>(match.rules().seats()), "random"), {});
}

const AmountTable* points_of(const Tallies& tallies) {
    for (const AmountTable& table : tallies.amounts)
        if (table.id == "points") return &table;
    return nullptr;
}

void expect_shares_add_up(const Tallies& tallies, const std::string& where) {
    const auto seats = static_cast<std::uint64_t>(tallies.seats);
    for (const ShareTable& table : tallies.shares) {
        std::uint64_t all = 0;
        double wins = 0;
        for (const ShareTable::Row& row : table.rows) {
            all += row.share.seats();
            wins += row.share.wins();
        }
        const std::uint64_t each_game = table.id == "side" ? table.rows.size() : seats;  // a side wins or loses as one
        EXPECT_EQ(all, each_game * tallies.games) << where << table.id;
        EXPECT_NEAR(wins, static_cast<double>(tallies.games), 1e-9) << where << table.id;
    }
}

void expect_purchases_add_up(const Tallies& tallies, const std::string& where) {
    std::uint64_t bought = 0;
    std::uint64_t expected = 0;
    std::uint64_t first = 0;
    std::uint64_t buyers = 0;
    for (const Purchase& purchase : tallies.purchases) {
        bought += purchase.bought.seats();
        first += purchase.first.seats();
        std::uint64_t when = 0;
        for (const auto& [round, share] : purchase.when) when += share.seats();
        EXPECT_EQ(when, purchase.bought.seats()) << where << purchase.id;
        EXPECT_LE(purchase.bought.seats(), purchase.offered) << where << purchase.id;
    }
    for (const Spread& spread : tallies.spreads)
        for (const auto& [value, times] : spread.times)
            if (spread.id == "purchases_each") {
                expected += times * static_cast<std::uint64_t>(value);
                buyers += value > 0 ? times : 0;
            }
    EXPECT_EQ(bought, expected) << where;
    EXPECT_EQ(first, buyers) << where;
}

void expect_points_add_up(const Tallies& tallies, const Played& played, const std::string& where) {
    const Result result = played.match.rules().result(played.match.state());
    const AmountTable* const points = points_of(tallies);
    if (points == nullptr) return;
    double all = 0;
    double winners = 0;
    for (const AmountTable::Row& row : points->rows) {
        all += row.all;
        winners += row.winners;
    }
    EXPECT_EQ(all, std::accumulate(result.score.begin(), result.score.end(), 0)) << where;
    EXPECT_NEAR(winners, tallies.spreads[2].times.begin()->first, 1e-9) << where;

    const auto* const rules = rules_among<kemet::Rules>(AllGames{}, played.match.rules());
    if (rules == nullptr) return;
    std::uint64_t of_tiles = 0;
    for (std::size_t i = 0; i < rules->set.tiles.size(); ++i)
        of_tiles += tallies.purchases[i].bought.seats() *
                    static_cast<std::uint64_t>(amount(rules->set.tiles[i].gives, kemet::Power::victory_point));
    for (const AmountTable::Row& row : points->rows) {
        if (row.id == "tiles") {
            EXPECT_EQ(row.all, static_cast<double>(of_tiles)) << where;
        } else if (row.id == "sanctuary") {
            EXPECT_EQ(row.all, played.given_at_sanctuary) << where;
        }
    }
}

TEST(Balance, CountsAddUp) {
    int at_sanctuary = 0;
    for (const AnyGame* const game : all_games())
        for (int seats = game->facts().min_seats; seats <= game->facts().max_seats; ++seats) {
            const std::shared_ptr<const AnyRules> rules =
                game->make_rules(default_setup(game->facts(), seats), nullptr);
            Counter together;
            for (std::uint64_t seed = 1; seed <= games_each; ++seed) {
                const std::string where = std::string(game->facts().id) + " " + std::to_string(seats) + ", seed " +
                                          std::to_string(seed) + ": ";
                const Played played = random_match(rules, seed);
                const std::string record = record_of(played.match);
                Counter alone;
                ASSERT_EQ(alone.take(record, 0), "") << where;
                ASSERT_EQ(together.take(record, seed / 2), "") << where;
                expect_points_add_up(alone.finish(), played, where);
                at_sanctuary += played.given_at_sanctuary;
            }
            const Tallies& tallies = together.finish();
            EXPECT_EQ(tallies.games, games_each);
            expect_shares_add_up(tallies, tallies.game + ": ");
            expect_purchases_add_up(tallies, tallies.game + ": ");
            std::uint64_t ended = 0;
            for (const Ending& ending : tallies.endings) ended += ending.games;
            EXPECT_EQ(ended, tallies.endings.empty() ? 0 : games_each);
        }
    EXPECT_GT(at_sanctuary, 0) << "what is given up at the Sanctuary was never put to the test";
}

TEST(Balance, SquaresAreOfGroups) {
    Share share;
    for (const double win : {1.0, 0.0, 1.0}) share.add(win);
    share.close_group();
    share.add(0.5);
    share.close_group();
    share.close_group();  // empty: changes nothing
    EXPECT_EQ(share.json().text(),
              R"({"seats": 4, "wins": 2.5, "seats_squared": 10, "seats_times_wins": 6.5, "wins_squared": 4.25})");
}

TEST(Balance, OneFolderOneGame) {
    const auto rules_for = [](const AnyGame* game, int seats) {
        return std::shared_ptr<const AnyRules>(game->make_rules(default_setup(game->facts(), seats), nullptr));
    };
    const AnyGame* const fertility = find_game("fertility");
    const std::string two = record_of(random_match(rules_for(fertility, 2), 1).match);
    const std::string three = record_of(random_match(rules_for(fertility, 3), 1).match);
    Counter counter;
    EXPECT_EQ(counter.take(two, 0), "");
    EXPECT_NE(counter.take(three, 1), "");
    EXPECT_NE(counter.take("mehen-record 1\n", 2), "");
    EXPECT_EQ(counter.take(two.substr(0, two.find("\nresult ") + 1), 3), "");  // of a match that was not finished
    EXPECT_EQ(counter.finish().games, 1U);
    EXPECT_EQ(counter.finish().unfinished, 1U);
}

}  // namespace
}  // namespace mehen::balance
