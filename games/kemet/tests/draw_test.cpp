// The table in a terminal of 120 columns: nothing is wider, in any edition, with any number of seats, in any language.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "core/any_game.h"
#include "games/registry.h"

namespace mehen::kemet::test {
namespace {

constexpr int columns = 120;
constexpr int log_indent = 2;
constexpr std::array languages = {Language::en, Language::pl, Language::it};

void expect_drawing_fits(const AnyRules& rules, const StateBytes& s, Seat viewer, std::span<const Action> marked) {
    for (const Language language : languages) {
        Canvas canvas;
        rules.draw(rules.observe(s.data(), viewer), language, marked, canvas);
        std::istringstream lines(canvas.print(false));
        for (std::string line; std::getline(lines, line);) ASSERT_LE(text_width(line), columns) << line;
    }
}

void expect_words_fit(const AnyRules& rules, const StateBytes& s, Seat seat, const EventLog& log) {
    for (const Language language : languages) {
        const std::string question = rules.question(rules.observe(s.data(), seat), language);
        ASSERT_LE(text_width(rules.seat_name(seat, language) + ": " + question), columns) << question;
        for (const Event& event : log) {
            const std::string text = rules.event_text(event, language);
            ASSERT_LE(text_width(text) + log_indent, columns) << text;
        }
    }
}

// Plays at random; looks at the table whenever somebody is asked, now and then only, for drawing takes its time.
void play_and_look(const AnyRules& rules, std::uint64_t seed) {
    constexpr int pause = 17;
    Rng rng(seed);
    StateBytes s(rules.state_bytes());
    EventLog log;
    rules.start(s.data(), &log);
    for (int step = 0; rules.ask(s.data()).open(); ++step) {
        const Ask ask = rules.ask(s.data());
        if (step % pause == 0 && !ask.to_chance()) {
            const Seat seat = lowest_seat(ask.seats);
            expect_drawing_fits(rules, s, seat, rules.legal(s.data(), seat));
            expect_drawing_fits(rules, s, spectator, {});
            expect_words_fit(rules, s, seat, log);
            if (testing::Test::HasFatalFailure()) return;
            log.clear();
        }
        const Move move = random_move(rules, s.data(), rng);
        rules.apply(s.data(), move.seat, move.action, &log);
    }
    expect_drawing_fits(rules, s, spectator, {});
}

TEST(KemetDrawing, FitsTheTerminal) {
    for (const AnyGame* game : all_games()) {
        const GameFacts& facts = game->facts();
        if (!facts.id.starts_with("kemet")) continue;
        for (int seats = facts.min_seats; seats <= facts.max_seats; ++seats) {
            SCOPED_TRACE(std::string(facts.id) + " " + std::to_string(seats));
            const auto rules = game->make_rules(default_setup(facts, seats), nullptr);
            for (std::uint64_t seed = 1; seed <= 3; ++seed) play_and_look(*rules, seed);
        }
    }
}

}  // namespace
}  // namespace mehen::kemet::test
