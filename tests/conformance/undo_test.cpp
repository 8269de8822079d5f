// Answers may be taken back, but never behind something that has come to light.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/match.h"
#include "tests/support/tables.h"

namespace mehen::test {
namespace {

class Undo : public testing::TestWithParam<TableSetup> {
protected:
    std::shared_ptr<const AnyRules> rules_ = GetParam().rules();

    StateBytes state_of(const Match& match) const { return {match.state(), match.state() + rules_->state_bytes()}; }

    void play(Match& match, Rng& rng) const {
        const Move move = any_move(*rules_, state_of(match), rng);
        if (move.seat == chance) {
            ASSERT_TRUE(match.play_outcome(move.action));
        } else {
            ASSERT_FALSE(match.play(move.seat, move.action));
        }
    }

    // What the answers lead to without a match to take them back.
    StateBytes state_after(const std::vector<Move>& answers) const {
        StateBytes s = start(*rules_);
        for (const Move& move : answers) rules_->apply(s.data(), move.seat, move.action, nullptr);
        return s;
    }

    // Takes back as much as the seat may; `answers` is the history that should be left.
    void take_all_back(Match& match, Seat seat, std::vector<Move>& answers) const {
        while (match.can_undo(seat)) {
            const auto mine = [&](const Move& move) { return move.seat == seat; };
            const auto last = std::find_if(answers.rbegin(), answers.rend(), mine);
            ASSERT_NE(last, answers.rend());
            answers.erase(std::next(last).base());
            ASSERT_TRUE(match.undo(seat));
            ASSERT_EQ(match.history().size(), answers.size());
            ASSERT_EQ(state_of(match), state_after(answers));
        }
        ASSERT_FALSE(match.undo(seat));
        ASSERT_EQ(match.history().size(), answers.size());
    }
};

TEST_P(Undo, LeavesTheStateWithoutTheAnswer) {
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed) {
        Rng rng(seed);
        Match match(rules_);
        std::vector<Move> answers;
        for (int tries = 0; !match.over() && tries < 500; ++tries) {
            play(match, rng);
            answers.push_back({match.history().back().seat, match.history().back().action});
            const auto seat = Seat::of(rng.below(static_cast<std::uint32_t>(rules_->seats())));
            if (rng.below(3) == 0) take_all_back(match, seat, answers);
            if (HasFatalFailure()) return;
        }
    }
}

TEST_P(Undo, StopsAtBoundaries) {
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed) {
        Rng rng(seed);
        Match match(rules_);
        while (!match.over()) {
            const Ask before = match.ask();
            std::array<bool, max_seats> could{};
            for (Seat seat = 0; seat < rules_->seats(); ++seat) could[seat] = match.can_undo(seat);
            play(match, rng);
            const Move& last = match.history().back();
            const Ask now = match.ask();
            SCOPED_TRACE(testing::Message() << "seed " << seed << ", move " << match.history().size());
            // Chance has answered, the turn has passed, or sealed answers have been opened.
            if (last.seat == chance || !mehen::contains(now.seats, last.seat) ||
                (before.sealed != 0 && now.sealed == 0)) {
                ASSERT_TRUE(last.boundary);
            }
            for (Seat seat = 0; seat < rules_->seats(); ++seat) {
                const bool sealed_meanwhile = before.sealed != 0 && mehen::contains(before.seats, seat);
                if (seat == last.seat) {
                    ASSERT_EQ(match.can_undo(seat), !last.boundary);
                } else if (sealed_meanwhile) {
                    ASSERT_EQ(match.can_undo(seat), could[seat]) << "what others do in secret tells nothing";
                } else {
                    ASSERT_FALSE(match.can_undo(seat)) << "seat " << int{seat} << " after somebody else's answer";
                }
            }
            ASSERT_FALSE(match.can_undo(chance));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Conformance, Undo, testing::ValuesIn(all_tables()), TestName());

}  // namespace
}  // namespace mehen::test
