// Records of every game: what is written plays again, and what is damaged is refused by the line.
#include "core/record.h"

#include <gtest/gtest.h>

#include "games/registry.h"
#include "tests/support/linear.h"
#include "tests/support/tables.h"

namespace mehen::test {
namespace {

Match played(const std::shared_ptr<const AnyRules>& rules, std::uint64_t seed, std::size_t moves = playout_limit) {
    Match match(rules);
    Rng rng(seed);
    while (!match.over() && match.history().size() < moves) {
        const Move move = random_move(*rules, match.state(), rng);
        if (move.seat == chance)
            match.play_outcome(move.action);
        else
            EXPECT_FALSE(match.play(move.seat, move.action));
    }
    return match;
}

std::string record_of(const Match& match) {
    return write_record(match, std::vector<std::string>(max_seats, "Ała na Nilu"), "");
}

class Records : public testing::TestWithParam<TableSetup> {
protected:
    std::shared_ptr<const AnyRules> rules_ = GetParam().rules();
};

TEST_P(Records, PlayAgain) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Match match = played(rules_, seed);
        const std::string text = record_of(match);
        Record record;
        ASSERT_FALSE(parse_record(text, record));
        EXPECT_EQ(record.game, rules_->facts().id);
        EXPECT_EQ(record.hash, record.content_hash);
        Match again(rules_);
        std::size_t heard = 0;
        const auto problem = replay_record(record, again, [&] { ++heard; });
        ASSERT_FALSE(problem) << problem->line << ": " << problem->why.in(Language::en);
        EXPECT_EQ(heard, match.history().size());
        EXPECT_TRUE(std::equal(match.state(), match.state() + rules_->state_bytes(), again.state()));
        EXPECT_EQ(record_of(again), text);
    }
}

TEST_P(Records, OfUnfinishedMatchesPlayAgain) {
    const std::string text = record_of(played(rules_, 2, 20));
    Record record;
    ASSERT_FALSE(parse_record(text, record));
    Match again(rules_);
    EXPECT_FALSE(replay_record(record, again, [] {}));
    EXPECT_EQ(again.history().size(), 20U);
    EXPECT_EQ(text.find("\nresult "), std::string::npos);
    EXPECT_EQ(text.find("\nhash "), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(AllGames, Records, testing::ValuesIn(all_tables()), TestName());

// How a record is damaged has nothing to do with options, so one table of each game will do.
class DamagedRecords : public testing::TestWithParam<const AnyGame*> {
protected:
    std::shared_ptr<const AnyRules> rules_ =
        GetParam()->make_rules(default_setup(GetParam()->facts(), GetParam()->facts().min_seats), nullptr);

    void SetUp() override { lines_ = lines_of(record_of(played(rules_, 1))); }

    // The line that a record is refused for and why; 0: it is good.
    std::pair<int, std::string> problem_of(const std::string& text) const {
        Record record;
        auto problem = parse_record(text, record);
        if (!problem) {
            Match match(rules_);
            problem = replay_record(record, match, [] {});
        }
        if (!problem) return {0, ""};
        for (const Language language : all_languages) EXPECT_TRUE(readable(problem->why.in(language)));
        return {problem->line, problem->why.in(Language::en)};
    }

    static std::string text_of(const std::vector<std::string>& lines) { return joined(lines, "\n") + "\n"; }
    // Without the hash, so that the damage itself has to be noticed.
    std::vector<std::string> unsealed() const { return {lines_.begin(), lines_.end() - 1}; }
    std::size_t first_move() const {
        std::size_t at = 0;
        while (!lines_[at].starts_with("1 ")) ++at;
        return at;
    }
    std::size_t a_seats_move() const {  // somewhere past the beginning
        std::size_t at = lines_.size() / 2;
        while (lines_[at].find(" chance: ") != std::string::npos) ++at;
        return at;
    }
    static int number(std::size_t index) { return static_cast<int>(index) + 1; }

    std::vector<std::string> lines_;
};

TEST_P(DamagedRecords, WithoutAHashAreJudgedByTheirMoves) {
    EXPECT_EQ(problem_of(text_of(unsealed())).first, 0);
}

TEST_P(DamagedRecords, CutLine) {
    std::string text = text_of(lines_);
    text.resize(text.size() - 1);
    EXPECT_EQ(problem_of(text).first, number(lines_.size() - 1));
    auto lines = unsealed();
    lines.resize(a_seats_move() + 1);
    lines.back().resize(lines.back().find(':') + 1);  // its action is missing
    EXPECT_EQ(problem_of(text_of(lines)).first, number(lines.size() - 1));
}

TEST_P(DamagedRecords, WrongFirstLines) {
    auto lines = lines_;
    lines[0] = "mehen-record 2";
    EXPECT_EQ(problem_of(text_of(lines)).first, 1);
    lines[0] = "mehen-record 10";
    EXPECT_EQ(problem_of(text_of(lines)).first, 1);
    EXPECT_EQ(problem_of("").first, 1);
    lines = lines_;
    lines[1] = "gamble";
    EXPECT_EQ(problem_of(text_of(lines)).first, 2);
    lines = lines_;
    lines[2] = "rules 999";
    EXPECT_EQ(problem_of(text_of(lines)).first, 3);
    lines = lines_;
    lines.resize(2);
    EXPECT_EQ(problem_of(text_of(lines)).first, 3);
}

// The audit's record: every option was compared with all before it, which took half an hour for 16 MiB.
TEST_P(DamagedRecords, MoreOptionsThanThereAreEndTheReading) {
    std::string text = "mehen-record 1\ngame " + std::string(rules_->facts().id) + "\nrules 1\n";
    for (int i = 0; i < 100'000; ++i) text += "option o" + std::to_string(i) + "=1\n";
    const auto [line, why] = problem_of(text);
    EXPECT_EQ(line, 4 + static_cast<int>(max_options));
    EXPECT_EQ(why, "a record has at most 8 options");
}

TEST_P(DamagedRecords, TimeIsLinearInSize) {
    const std::string header = "mehen-record 1\ngame " + std::string(rules_->facts().id) + "\nrules 1\n";
    const auto read = [this](const std::string& text) { EXPECT_NE(problem_of(text).first, 0); };
    for (const std::string piece : {"option o#=1\n", "seat s# x\n", "# s: pass\n", "option ", "seat s"}) {
        const auto make = [&](std::size_t size) {
            std::string text = header + (piece[0] == '#' ? "seat s x\n" : "");
            for (std::size_t number = 1; text.size() < size; ++number) {
                const std::size_t mark = piece.find('#');
                text += mark == std::string::npos
                            ? piece
                            : piece.substr(0, mark) + std::to_string(number) + piece.substr(mark + 1);
            }
            return text;
        };
        EXPECT_TRUE(reads_in_linear_time(make, read, 50'000)) << piece;
    }
}

TEST_P(DamagedRecords, WrongSeats) {
    auto lines = unsealed();
    const std::size_t seat = first_move() - 1;
    lines[seat] = "seat nobody Ała";
    EXPECT_EQ(problem_of(text_of(lines)).first, number(seat)) << problem_of(text_of(lines)).second;
}

TEST_P(DamagedRecords, MissingSeat) {
    auto lines = unsealed();
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(first_move()) - 1);
    EXPECT_EQ(problem_of(text_of(lines)).first, number(first_move() - 1));
}

TEST_P(DamagedRecords, WrongNumber) {
    auto lines = unsealed();
    const std::size_t at = a_seats_move();
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
    EXPECT_EQ(problem_of(text_of(lines)).first, number(at));
}

TEST_P(DamagedRecords, UnknownAction) {
    auto lines = unsealed();
    const std::size_t at = a_seats_move();
    lines[at] += " twice";
    EXPECT_EQ(problem_of(text_of(lines)).first, number(at));
}

TEST_P(DamagedRecords, UnknownSeat) {
    auto lines = unsealed();
    const std::size_t at = a_seats_move();
    lines[at].replace(lines[at].find(' ') + 1, lines[at].find(':') - lines[at].find(' ') - 1, "seth");
    EXPECT_EQ(problem_of(text_of(lines)).first, number(at));
}

TEST_P(DamagedRecords, IllegalAction) {
    auto lines = unsealed();
    const std::size_t at = a_seats_move();
    // An answer to another question: the very first one.
    const auto begin = start(*rules_);
    const auto drawn = rules_->outcomes(begin.data());
    const Action first = drawn.empty() ? rules_->legal(begin.data(), lowest_seat(rules_->ask(begin.data()).seats)).at(0)
                                       : drawn.at(0).action;
    lines[at] = lines[at].substr(0, lines[at].find(": ") + 2) + rules_->action_text(first);
    EXPECT_EQ(problem_of(text_of(lines)).first, number(at));
}

TEST_P(DamagedRecords, ChanceWhereASeatIsAsked) {
    auto lines = unsealed();
    const std::size_t at = a_seats_move();
    lines[at].replace(lines[at].find(' ') + 1, lines[at].find(':') - lines[at].find(' ') - 1, "chance");
    EXPECT_EQ(problem_of(text_of(lines)).first, number(at));
}

TEST_P(DamagedRecords, WrongResult) {
    auto lines = unsealed();
    lines.back() += "0";
    EXPECT_EQ(problem_of(text_of(lines)).first, number(lines.size() - 1));
}

TEST_P(DamagedRecords, EarlyResult) {
    auto lines = unsealed();
    lines.erase(lines.end() - 2);
    EXPECT_EQ(problem_of(text_of(lines)).first, number(lines.size() - 1));
}

TEST_P(DamagedRecords, MovesAfterTheEnd) {
    auto lines = unsealed();
    const auto moves = std::to_string(lines.size() - first_move());
    lines.back() = moves + lines[lines.size() - 2].substr(lines[lines.size() - 2].find(' '));
    EXPECT_EQ(problem_of(text_of(lines)).first, number(lines.size() - 1));
    lines = lines_;
    lines.push_back("farewell");
    EXPECT_EQ(problem_of(text_of(lines)).first, number(lines.size() - 1));
}

TEST_P(DamagedRecords, EditedLineUnderAHash) {
    const std::size_t at = a_seats_move();
    auto lines = lines_;
    lines[at] += " twice";
    EXPECT_EQ(problem_of(text_of(lines)).first, number(at));  // the first line that cannot be right
    // Another legal move: whichever line shows it first, it is not before the edited one.
    Match match(rules_);
    Record record;
    ASSERT_FALSE(parse_record(text_of(lines_), record));
    for (std::size_t i = 0; i + first_move() < at; ++i) ASSERT_FALSE(replay_move(record.moves[i], match));
    const Seat seat = lowest_seat(match.ask().seats);
    for (const Action& action : match.legal(seat)) {
        lines = lines_;
        lines[at] = lines[at].substr(0, lines[at].find(": ") + 2) + rules_->action_text(action);
        if (lines[at] == lines_[at]) continue;
        ASSERT_GT(problem_of(text_of(lines)).first, number(at)) << lines[at];
    }
}

TEST_P(DamagedRecords, EditedHeaderUnderAHash) {
    auto lines = lines_;
    const std::size_t seat = first_move() - 1;
    lines[seat] += "!";  // another player's name changes no move
    EXPECT_EQ(problem_of(text_of(lines)).first, number(lines.size() - 1));
    lines = lines_;
    lines.back().back() = lines.back().back() == '0' ? '1' : '0';
    EXPECT_EQ(problem_of(text_of(lines)).first, number(lines.size() - 1));
}

TEST_P(DamagedRecords, HashWithoutResult) {
    auto lines = lines_;
    lines.erase(lines.end() - 2);
    EXPECT_EQ(problem_of(text_of(lines)).first, number(lines.size() - 1));
}

INSTANTIATE_TEST_SUITE_P(AllGames, DamagedRecords, testing::ValuesIn(all_games().begin(), all_games().end()),
                         TestName());

}  // namespace
}  // namespace mehen::test
