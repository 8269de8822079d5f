// Whole games as a rulebook reader would check them: games/*/tests/playthroughs/*.txt, found by themselves. The first
// line says what is played,
//     playthrough fertility seats=2 seed=1 variant=two-player
// and the numbered lines which answers are given: they are given again, and all of it must read as it did. Where a new
// file has no answers yet, or one is no longer possible while a file is written anew, the seed decides. So a new tile
// or another word changes the lines that it concerns. A long game may say `drawn=150`, to draw the table after so many
// answers at least, and `answers=500`, to stop there. tools/regenerate-playthroughs writes them anew; read the
// difference before you keep it.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <limits>

#include "core/match.h"
#include "core/record.h"
#include "games/registry.h"
#include "tests/support/tables.h"

namespace mehen::test {
namespace {

std::vector<std::string> playthrough_files() {
    std::vector<std::string> files;
    for (const auto& game : std::filesystem::directory_iterator(source_path("games"))) {
        const auto folder = game.path() / "tests" / "playthroughs";
        if (!std::filesystem::is_directory(folder)) continue;
        for (const auto& file : std::filesystem::directory_iterator(folder))
            if (file.path().extension() == ".txt")
                files.push_back(std::filesystem::relative(file.path(), source_path("")).generic_string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

struct Header {
    const AnyGame* game = nullptr;
    Setup setup;
    std::uint64_t seed = 0;
    std::uint64_t drawn = 0;  // after how many answers the table is drawn again
    std::uint64_t answers = std::numeric_limits<std::uint64_t>::max();
};

bool set(Header& header, std::string_view name, std::string_view value) {
    if (name == "seats" || name == "seed" || name == "drawn" || name == "answers") {
        const auto number = parse_number(value);
        if (!number) return false;
        if (name == "seed") header.seed = *number;
        if (name == "drawn") header.drawn = *number;
        if (name == "answers") header.answers = *number;
        if (name == "seats") header.setup.seats = static_cast<int>(*number);
        return true;
    }
    const auto options = header.game->facts().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const auto at = std::find(options[i].values.begin(), options[i].values.end(), value);
        if (options[i].name != name || at == options[i].values.end()) continue;
        header.setup.option[i] = static_cast<std::uint8_t>(at - options[i].values.begin());
        return true;
    }
    return false;
}

bool parse_header(std::string_view line, Header& header) {
    const auto words = split_words(line);
    if (words.size() < 2 || words[0] != "playthrough") return false;
    header.game = find_game(words[1]);
    if (header.game == nullptr) return false;
    header.setup = default_setup(header.game->facts(), header.game->facts().min_seats);
    for (std::size_t i = 2; i < words.size(); ++i) {
        const std::size_t equals = words[i].find('=');
        if (equals == std::string_view::npos || !set(header, words[i].substr(0, equals), words[i].substr(equals + 1)))
            return false;
    }
    return !header.game->check_setup(header.setup);
}

// "12 anubis: deploy 5 sw-3"
struct RecordedAnswer {
    std::string seat;
    std::string text;
};

std::vector<RecordedAnswer> recorded_answers(const std::vector<std::string>& lines) {
    std::vector<RecordedAnswer> answers;
    for (const std::string& line : lines) {
        const std::size_t space = line.find(' ');
        const std::size_t colon = line.find(": ");
        const bool answer = space != std::string::npos && colon != std::string::npos && space < colon &&
                            line.substr(0, space) == std::to_string(answers.size() + 1);
        if (answer) answers.push_back({line.substr(space + 1, colon - space - 1), line.substr(colon + 2)});
    }
    return answers;
}

class Writer {
public:
    Writer(const Header& header, std::vector<RecordedAnswer> recorded)
        : header_(header),
          rules_(header.game->make_rules(header.setup, nullptr)),
          match_(rules_),
          recorded_(std::move(recorded)),
          rng_(header.seed) {}

    std::string play() {
        tell(match_.events());
        while (!match_.over() && match_.history().size() < header_.answers) {
            draw_when_the_turn_has_gone_round();
            if (!give_recorded_answer()) give_any_answer();
            const auto& last = match_.history().back();
            text_ += std::to_string(match_.history().size()) + " " + std::string(rules_->seat_id(last.seat)) + ": " +
                     rules_->action_text(last.action) + "\n";
            tell(match_.events());
        }
        draw(spectator);
        account();
        return text_;
    }

private:
    // False: there is none, or it is not possible any more, and so are none after it.
    bool give_recorded_answer() {
        const std::size_t at = match_.history().size();
        if (at >= recorded_.size()) return false;
        const auto action = rules_->parse_action(recorded_[at].text);
        bool given = false;
        for (Seat seat = 0; action && seat < rules_->seats() && !given; ++seat)
            given = rules_->seat_id(seat) == recorded_[at].seat && !match_.play(seat, *action);
        if (action && !given) given = rules_->seat_id(chance) == recorded_[at].seat && match_.play_outcome(*action);
        if (given) return true;
        EXPECT_TRUE(regenerating()) << "answer " << at + 1 << " is not possible: " << recorded_[at].text;
        recorded_.clear();
        return false;
    }

    void give_any_answer() {
        const auto answer = random_move(*rules_, match_.state(), rng_);
        if (answer.seat == chance)
            match_.play_outcome(answer.action);
        else
            EXPECT_FALSE(match_.play(answer.seat, answer.action));
    }

    void tell(const EventLog& events) {
        for (const Event& event : events)
            if (const std::string words = rules_->event_text(event, Language::en); !words.empty())
                text_ += "    " + words + "\n";
    }

    // Once a round, when it is again the turn of whoever was asked first after the set-up.
    void draw_when_the_turn_has_gone_round() {
        const Ask ask = match_.ask();
        if (ask.to_chance() || rules_->setting_up(match_.state())) return;
        const Seat seat = lowest_seat(ask.seats);
        if (first_ == spectator) first_ = seat;
        const bool long_ago = drawn_at_ == 0 || match_.history().size() >= drawn_at_ + header_.drawn;
        if (seat == first_ && seat != last_ && long_ago) draw(seat);
        last_ = seat;
    }

    void draw(Seat viewer) {
        Canvas canvas;
        rules_->draw(rules_->observe(match_.state(), viewer), Language::en, {}, canvas);
        text_ += "\n" + canvas.print(false) + "\n";
        drawn_at_ = match_.history().size();
    }

    void account() {
        const ViewBytes view = rules_->observe(match_.state(), spectator);
        for (Seat seat = 0; seat < rules_->seats(); ++seat) {
            std::vector<std::string> parts;
            for (const ScoreLine& line : rules_->breakdown(view, seat, Language::en))
                parts.push_back(line.words + " " + std::to_string(line.value));
            text_ += std::string(rules_->seat_id(seat)) + ": " + joined(parts) + "\n";
        }
        if (match_.over()) text_ += "result " + result_text(*rules_, rules_->result(match_.state())) + "\n";
    }

    const Header& header_;
    std::shared_ptr<const AnyRules> rules_;
    Match match_;
    std::vector<RecordedAnswer> recorded_;
    Rng rng_;
    std::string text_;
    std::size_t drawn_at_ = 0;
    Seat first_ = spectator;  // none yet
    Seat last_ = spectator;
};

class Playthrough : public testing::TestWithParam<std::string> {};

TEST_P(Playthrough, ReadsAsBefore) {
    const std::string path = source_path(GetParam());
    const std::string expected = read_file(path);
    const std::string first_line = expected.substr(0, expected.find('\n'));
    Header header;
    ASSERT_TRUE(parse_header(first_line, header)) << GetParam() << ": cannot play '" << first_line << "'";
    const auto old_lines = lines_of(expected);
    const std::string found = first_line + "\n" + Writer(header, recorded_answers(old_lines)).play();
    if (regenerating()) {
        write_file(path, found);
        return;
    }
    const auto new_lines = lines_of(found);
    for (std::size_t i = 0; i < std::min(old_lines.size(), new_lines.size()); ++i)
        ASSERT_EQ(old_lines[i], new_lines[i]) << GetParam() << ", line " << i + 1;
    ASSERT_EQ(old_lines.size(), new_lines.size()) << GetParam();
}

struct FileName {
    std::string operator()(const testing::TestParamInfo<std::string>& info) const {
        std::string name = std::filesystem::path(info.param).stem().string();
        name = info.param.substr(6, info.param.find('/', 6) - 6) + "_" + name;  // after "games/"
        std::replace_if(name.begin(), name.end(), [](char c) { return std::isalnum(c) == 0; }, '_');
        return name;
    }
};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Playthrough);
INSTANTIATE_TEST_SUITE_P(Files, Playthrough, testing::ValuesIn(playthrough_files()), FileName());

// A game without one is not reviewed.
TEST(Playthroughs, EveryGameHasOne) {
    std::string all;
    for (const std::string& file : playthrough_files()) all += read_file(source_path(file)).substr(0, 200) + "\n";
    for (const AnyGame* game : all_games())
        EXPECT_NE(all.find("playthrough " + std::string(game->facts().id) + " "), std::string::npos)
            << game->facts().id << ": put its first line into games/…/tests/playthroughs/NAME.txt and run "
            << "tools/regenerate-playthroughs";
}

}  // namespace
}  // namespace mehen::test
