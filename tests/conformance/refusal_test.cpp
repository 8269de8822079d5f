// Wrong answers are explained, not swallowed.
//
// In a block the condition that forbids is the reason, so nothing goes without words. A game that picks its reasons in
// another way may keep one worded as below for what it has not thought of; this suite demands that it never appears.
#include <gtest/gtest.h>

#include <array>
#include <set>
#include <tuple>
#include <vector>

#include "core/match.h"
#include "tests/support/tables.h"

namespace mehen::test {
namespace {

constexpr std::string_view unexplained = "This is not possible now.";
constexpr int tries_per_position = 40;

class Refusals : public testing::TestWithParam<TableSetup> {
protected:
    std::shared_ptr<const AnyRules> rules_ = GetParam().rules();

    void expect_reason(const Refusal& refusal, Action action) {
        ASSERT_NE(refusal.reason, 0) << hex(action) << " is not legal and was not refused";
        if (!read_.insert({refusal.reason, refusal.section, refusal.arg}).second) return;
        ASSERT_LT(refusal.section, rules_->facts().sections.size());
        for (const Language language : all_languages)
            ASSERT_TRUE(readable(rules_->refusal_text(refusal, language)))
                << hex(action) << ", reason " << int{refusal.reason};
        ASSERT_NE(rules_->refusal_text(refusal, Language::en), unexplained) << hex(action);
    }

private:
    std::set<std::tuple<std::uint8_t, std::uint8_t, std::array<std::uint8_t, 4>>> read_;  // the same has the same words
};

TEST_P(Refusals, HaveAReason) {
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed) {
        ActionMaker actions;
        for_each_position(*rules_, seed, [&](const StateBytes& s, Rng& rng) {
            if (HasFatalFailure()) return;
            actions.learn(*rules_, s);
            const Ask ask = rules_->ask(s.data());
            std::array<std::vector<Action>, 8> legal;
            for (Seat seat = 0; seat < legal.size(); ++seat) legal[seat] = rules_->legal(s.data(), seat);
            for (int i = 0; i < tries_per_position; ++i) {
                const Action action = actions.make(rng);
                const bool asked = ask.open() && !ask.to_chance() && rng.below(8) != 0;
                const Seat seat = asked ? lowest_seat(ask.seats) : Seat::of(rng.below(8));
                const Refusal refusal = rules_->explain(s.data(), seat, action);
                if (contains(legal[seat], action))
                    ASSERT_EQ(refusal.reason, 0) << hex(action);
                else
                    expect_reason(refusal, action);
            }
        });
    }
}

TEST_P(Refusals, ChangeNothing) {
    ActionMaker actions;
    Match match(rules_);
    Rng rng(1);
    while (!match.over()) {
        StateBytes before(match.state(), match.state() + rules_->state_bytes());
        actions.learn(*rules_, before);
        const std::size_t moves = match.history().size();
        for (int i = 0; i < tries_per_position; ++i) {
            const auto seat = Seat::of(rng.below(8));
            const Action action = actions.make(rng);
            if (contains(match.legal(seat), action)) continue;
            ASSERT_TRUE(match.play(seat, action)) << hex(action);
            ASSERT_EQ(match.history().size(), moves);
            ASSERT_TRUE(std::equal(before.begin(), before.end(), match.state()));
        }
        const Move move = random_move(*rules_, match.state(), rng);
        ASSERT_EQ(match.play_outcome(move.action), move.seat == chance);
        if (move.seat != chance) {
            ASSERT_FALSE(match.play(move.seat, move.action));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Conformance, Refusals, testing::ValuesIn(all_tables()), TestName());

}  // namespace
}  // namespace mehen::test
