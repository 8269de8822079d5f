#include "arena/scoreboard.h"

#include <gtest/gtest.h>

#include <cmath>

#include "games/registry.h"

namespace mehen::test {
namespace {

Contest contest_of(const std::vector<std::string>& bots, std::string_view id = "fertility") {
    const AnyGame& game = *find_game(id);
    Contest contest;
    contest.rules = game.make_rules(default_setup(game.facts(), static_cast<int>(bots.size())), nullptr);
    for (const std::string& name : bots) add_seat(contest, name, BotSpec{name, {}});
    return contest;
}

// A game in which the entrants' places are these; seats of one entrant in their order.
GameEnd game_with(const Contest& contest, std::uint64_t number, std::vector<std::vector<std::uint8_t>> places) {
    GameEnd end{GameEnd::State::finished, {}};
    const auto sits = seating(contest, number);
    for (std::size_t seat = 0; seat < sits.size(); ++seat) {
        end.place[seat] = places[sits[seat]].front();
        places[sits[seat]].erase(places[sits[seat]].begin());
    }
    return end;
}

TEST(Scoreboard, CountsSharesOfTheWin) {
    const Contest contest = contest_of({"hard", "normal", "normal"});
    Scoreboard board(contest, 6);
    board.enter(0, game_with(contest, 0, {{1}, {2, 3}}));  // won
    board.enter(1, game_with(contest, 1, {{1}, {1, 3}}));  // shared by two
    board.enter(2, game_with(contest, 2, {{1}, {1, 1}}));  // shared by all
    board.enter(3, game_with(contest, 3, {{3}, {1, 2}}));  // lost
    board.enter(4, {GameEnd::State::too_long, {}});
    EXPECT_EQ(board.games(), 5U);
    EXPECT_EQ(board.unfinished(), 1U);
    EXPECT_TRUE(board.has(4));
    EXPECT_FALSE(board.has(5));
    const auto standings = board.standings();
    ASSERT_EQ(standings.size(), 2U);
    const Standing& hard = standings[0];
    const Standing& normal = standings[1];
    EXPECT_EQ(hard.games, 4U);
    EXPECT_EQ(hard.wins, 3U);
    EXPECT_EQ(hard.shared, 2U);
    EXPECT_NEAR(hard.score, (1 + 0.5 + 1.0 / 3) / 4, 1e-12);
    EXPECT_NEAR(board.first_score(), hard.score, 1e-12);
    EXPECT_EQ(normal.games, 8U);
    EXPECT_EQ(normal.wins, 4U);
    EXPECT_NEAR(hard.score + 2 * normal.score, 1, 1e-12);
    EXPECT_LT(hard.score_low, hard.score);
    EXPECT_GT(hard.score_high, hard.score);
    // Of eight meetings: game by game, and half an imagined game of two meetings for each.
    EXPECT_NEAR(hard.elo, 400 * std::log10((2 + 1.5 + 1 + 0 + 1) / (0 + 0.5 + 1 + 2 + 1)), 1e-9);
    EXPECT_LT(hard.elo_low, hard.elo);
}

TEST(Scoreboard, OneBotAloneTellsWhatSeatsAreWorth) {
    const Contest contest = contest_of({"normal", "normal"});
    Scoreboard board(contest, 4);
    for (std::uint64_t number = 0; number < 4; ++number)
        board.enter(number, {GameEnd::State::finished, {1, static_cast<std::uint8_t>(number == 3 ? 1 : 2)}});
    EXPECT_NEAR(board.score_of_seats()[0], 0.875, 1e-12);
    EXPECT_NEAR(board.score_of_seats()[1], 0.125, 1e-12);
    EXPECT_EQ(board.standings()[0].score, 0.5);
    EXPECT_EQ(board.standings()[0].elo_high, 0);
}

TEST(Scoreboard, TellsSidesApart) {
    const Contest contest = contest_of({"hard", "normal", "normal"}, "kemet-seth");
    Scoreboard board(contest, 6);
    for (std::uint64_t number = 0; number < 6; ++number) {  // the first seat stands alone and wins the first group
        const std::uint8_t alone = number < 3 ? 1 : 3;
        const std::uint8_t others = number < 3 ? 2 : 1;
        board.enter(number, {GameEnd::State::finished, {alone, others, others}, {0, 1, 1}});
    }
    const auto sides = board.side_standings();
    ASSERT_EQ(sides.size(), 4U) << "two bots, each on both sides";
    EXPECT_EQ(sides[0].games, 2U);  // hard alone
    EXPECT_EQ(sides[0].wins, 1U);
    EXPECT_EQ(sides[1].games, 4U);  // and among the others
    EXPECT_EQ(sides[2].games, 4U);
    EXPECT_EQ(sides[3].games, 6U) << "a side with two seats of a bot is one game";
    EXPECT_EQ(sides[3].wins, 3U);
    EXPECT_NEAR(sides[3].score, 0.5, 1e-12);
    EXPECT_LT(sides[3].score_low, 0.5);
    EXPECT_GT(sides[3].score_high, 0.5);
    EXPECT_TRUE(Scoreboard(contest_of({"hard", "normal"}), 1).side_standings().empty());
}

TEST(Scoreboard, OrderMakesNoDifference) {
    const Contest contest = contest_of({"hard", "normal"});
    constexpr std::uint64_t games = 200;
    const auto end_of = [&](std::uint64_t number) {
        return game_with(contest, number,
                         number % 7 == 0 ? std::vector<std::vector<std::uint8_t>>{{2}, {1}}
                                         : std::vector<std::vector<std::uint8_t>>{{1}, {2}});
    };
    const Sprt test(expected_share(0, 1, 2), expected_share(100, 1, 2));
    Scoreboard forward(contest, games, test);
    Scoreboard backward(contest, games, test);
    for (std::uint64_t number = 0; number < games; ++number) forward.enter(number, end_of(number));
    for (std::uint64_t number = games; number > 0; --number) backward.enter(number - 1, end_of(number - 1));
    ASSERT_TRUE(forward.decided());
    ASSERT_TRUE(backward.decided());
    EXPECT_LT(forward.games(), games);
    EXPECT_EQ(forward.games(), backward.games());
    EXPECT_EQ(forward.games() % 2, 0U);
    EXPECT_EQ(forward.test()->log_ratio(), backward.test()->log_ratio());
    EXPECT_EQ(forward.standings()[0].elo, backward.standings()[0].elo);
}

TEST(Scoreboard, AGapHoldsTheTestUp) {
    const Contest contest = contest_of({"hard", "normal"});
    Scoreboard board(contest, 100, Sprt(0.5, 0.7));
    for (std::uint64_t number = 1; number < 100; ++number) board.enter(number, game_with(contest, number, {{1}, {2}}));
    EXPECT_FALSE(board.decided());
    EXPECT_EQ(board.test()->groups(), 0U);
    board.enter(0, game_with(contest, 0, {{1}, {2}}));
    EXPECT_TRUE(board.decided());
}

}  // namespace
}  // namespace mehen::test
