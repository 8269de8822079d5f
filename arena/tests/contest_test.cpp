#include "arena/contest.h"

#include <gtest/gtest.h>

#include <map>

#include "games/registry.h"

namespace mehen::test {
namespace {

Contest contest_of(const std::vector<std::string>& bots, std::uint64_t seed = 1) {
    const AnyGame& game = *find_game("fertility");
    Contest contest;
    contest.rules = game.make_rules(default_setup(game.facts(), static_cast<int>(bots.size())), nullptr);
    contest.seed = seed;
    for (const std::string& name : bots) {
        BotSpec spec;
        EXPECT_FALSE(parse_bot(name, spec));
        add_seat(contest, name, spec);
    }
    return contest;
}

const std::atomic<bool> go_on = false;

TEST(Contest, EqualNamesAreOneEntrant) {
    const Contest contest = contest_of({"greedy", "random", "random", "random"});
    ASSERT_EQ(contest.entrants.size(), 2U);
    EXPECT_EQ(contest.entrants[1].seats, 3);
}

TEST(Contest, EverybodySitsOnceOnEachSeat) {
    for (const auto& bots : {std::vector<std::string>{"greedy", "random", "random", "random"},
                             {"greedy", "random", "easy", "normal"},
                             {"greedy", "random", "greedy", "random"}}) {
        const Contest contest = contest_of(bots);
        for (std::uint64_t group = 0; group < 7; ++group) {
            std::map<std::pair<std::size_t, std::size_t>, int> times;  // entrant, seat
            for (std::uint64_t number = 4 * group; number < 4 * group + 4; ++number) {
                const auto sits = seating(contest, number);
                for (std::size_t seat = 0; seat < 4; ++seat) ++times[{sits[seat], seat}];
                EXPECT_EQ(seed_of(contest, number), 1 + group);
            }
            for (std::size_t entrant = 0; entrant < contest.entrants.size(); ++entrant)
                for (std::size_t seat = 0; seat < 4; ++seat)
                    EXPECT_EQ((times[{entrant, seat}]), contest.entrants[entrant].seats);
        }
    }
}

TEST(Contest, EverybodyKeepsAFixedSeat) {
    Contest contest = contest_of({"random", "greedy", "random"});
    contest.fixed = true;
    for (std::uint64_t number = 0; number < 7; ++number) {
        EXPECT_EQ(seating(contest, number), (std::vector<std::size_t>{0, 1, 0}));
        EXPECT_EQ(seed_of(contest, number), 1 + number) << "no game twice";
    }
}

TEST(Contest, EverybodySitsBesideEverybody) {
    const Contest contest = contest_of({"greedy", "random", "easy", "normal"});
    std::map<std::pair<std::size_t, std::size_t>, int> after;  // who sits to the left of whom
    constexpr std::uint64_t orders = 6;
    for (std::uint64_t number = 0; number < 4 * orders; ++number) {
        const auto sits = seating(contest, number);
        for (std::size_t seat = 0; seat < 4; ++seat) ++after[{sits[seat], sits[(seat + 1) % 4]}];
    }
    EXPECT_EQ(after.size(), 12U);
    for (const auto& [pair, times] : after) EXPECT_EQ(times, 8);
    EXPECT_EQ(seating(contest, 4 * orders), seating(contest, 0));
}

TEST(Contest, AGameIsTheSameEveryTime) {
    const Contest contest = contest_of({"random", "greedy"});
    const auto play = [&](std::uint64_t number) {
        Match match(contest.rules);
        EXPECT_EQ(play_game(contest, number, match, go_on).end, Played::End::finished);
        return write_game(contest, number, match);
    };
    EXPECT_EQ(play(4), play(4));
    EXPECT_NE(play(4), play(6));
    const std::string first = play(4);
    const std::string second = play(5);  // the same seed, the other way round
    EXPECT_EQ(first.substr(first.find("\n1 "), 40), second.substr(second.find("\n1 "), 40));
    EXPECT_NE(first, second);
}

TEST(Contest, StopsBetweenTwoAnswers) {
    const Contest contest = contest_of({"random", "greedy"});
    const std::atomic<bool> stop = true;
    Match match(contest.rules);
    EXPECT_EQ(play_game(contest, 0, match, stop).end, Played::End::stopped);
    EXPECT_FALSE(match.over());
}

TEST(Contest, CountsTheTimeOfEveryAnswer) {
    const Contest contest = contest_of({"random", "greedy"});
    Match match(contest.rules);
    const Played played = play_game(contest, 0, match, go_on);
    std::uint64_t answers = 0;
    for (const Move& move : match.history()) answers += move.seat == chance ? 0U : 1U;
    EXPECT_EQ(played.thinking[0].answers + played.thinking[1].answers, answers);
    EXPECT_GE(played.thinking[1].milliseconds, played.thinking[1].slowest);
}

TEST(Contest, ReadsBackOnlyItsOwnGames) {
    const Contest contest = contest_of({"random", "greedy"});
    Match match(contest.rules);
    play_game(contest, 2, match, go_on);
    const std::string text = write_game(contest, 2, match);
    RecordProblem problem;
    const auto result = read_game(contest, 2, text, problem);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->place, contest.rules->result(match.state()).place);

    EXPECT_FALSE(read_game(contest, 3, text, problem)) << "others sit there";
    EXPECT_FALSE(read_game(contest, 4, text, problem)) << "another seed";
    EXPECT_GT(problem.line, 0);
    EXPECT_FALSE(read_game(contest_of({"random", "easy"}), 2, text, problem));
    EXPECT_FALSE(read_game(contest_of({"random", "greedy"}, 9), 2, text, problem));
    EXPECT_TRUE(read_game(contest_of({"random", "greedy"}, 2), 0, text, problem)) << "the same seed and seats";
    EXPECT_FALSE(read_game(contest, 2, text.substr(0, text.size() / 2), problem));
    EXPECT_FALSE(read_game(contest, 2, text.substr(0, text.find("\nresult") + 1), problem));
    EXPECT_FALSE(read_game(contest, 2, text.substr(0, text.find("\nhash") + 1), problem)) << "not sealed";
    EXPECT_FALSE(read_game(contest, 2, "", problem));
}

}  // namespace
}  // namespace mehen::test
