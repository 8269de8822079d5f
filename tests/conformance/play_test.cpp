// What every game owes to whoever drives it: states are plain values, questions have answers, games end.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/tables.h"

namespace mehen::test {
namespace {

class Play : public testing::TestWithParam<TableSetup> {
protected:
    std::shared_ptr<const AnyRules> rules_ = GetParam().rules();
};

TEST_P(Play, CopiesPlayAlike) {
    EXPECT_EQ(start(*rules_), start(*rules_));
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed) {
        Rng rng(seed);
        StateBytes s = start(*rules_);
        StateBytes copy = s;
        while (rules_->ask(s.data()).open()) {
            const Move move = any_move(*rules_, s, rng);
            EventLog log;
            s = after(*rules_, s, move, &log);
            copy = after(*rules_, copy, move);  // listening changes nothing
            ASSERT_EQ(s, copy) << "seed " << seed << ", after " << rules_->action_text(move.action);
            for (const Event& event : log) ASSERT_NE(event.kind, 0);
        }
    }
}

TEST_P(Play, LegalActionsAreAscendingAndAccepted) {
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed)
        for_each_position(*rules_, seed, [&](const StateBytes& s, Rng&) {
            const Ask ask = rules_->ask(s.data());
            for (const Seat seat : viewers(*rules_)) {
                const auto actions = rules_->legal(s.data(), seat);
                ASSERT_EQ(actions.empty(), !mehen::contains(ask.seats, seat)) << "seat " << int{seat};
                for (std::size_t i = 0; i < actions.size(); ++i) {
                    ASSERT_TRUE(i == 0 || actions[i - 1] < actions[i]) << hex(actions[i]);
                    ASSERT_NE(actions[i].kind, 0);
                    ASSERT_EQ(rules_->explain(s.data(), seat, actions[i]).reason, 0) << hex(actions[i]);
                }
            }
            ASSERT_TRUE(rules_->legal(s.data(), chance).empty());
        });
}

TEST_P(Play, OutcomesAreAscendingAndPossible) {
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed)
        for_each_position(*rules_, seed, [&](const StateBytes& s, Rng&) {
            const auto outcomes = rules_->outcomes(s.data());
            ASSERT_EQ(outcomes.empty(), !rules_->ask(s.data()).to_chance());
            std::uint64_t total = 0;
            for (std::size_t i = 0; i < outcomes.size(); ++i) {
                ASSERT_TRUE(i == 0 || outcomes[i - 1].action < outcomes[i].action) << hex(outcomes[i].action);
                ASSERT_NE(outcomes[i].action.kind, 0);
                ASSERT_GT(outcomes[i].weight, 0U);
                total += outcomes[i].weight;
            }
            ASSERT_LE(total, 0xFFFFFFFFU) << "pick_outcome() counts in 32 bits";
        });
}

TEST_P(Play, InvariantHoldsAndGamesEnd) {
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed) {
        StateBytes last;
        bool seen_play = false;
        const bool ended = for_each_position(*rules_, seed, [&](const StateBytes& s, Rng&) {
            ASSERT_TRUE(rules_->invariant_holds(s.data())) << "seed " << seed;
            ASSERT_FALSE(seen_play && rules_->setting_up(s.data())) << "the set-up happens once";
            seen_play = !rules_->setting_up(s.data());
            last = s;
        });
        ASSERT_TRUE(ended) << "seed " << seed << " does not end";
        const Result result = rules_->result(last.data());
        const auto first_place = result.place.begin();
        const auto end = first_place + rules_->seats();
        EXPECT_EQ(*std::min_element(first_place, end), 1);
        EXPECT_LE(*std::max_element(first_place, end), rules_->seats());
        EXPECT_TRUE(std::all_of(end, result.place.end(), [](int place) { return place == 0; }));
    }
}

// Signatures, playthroughs and benchmarks all speak of the same games.
TEST_P(Play, AnswersAreThoseOfFullSpeedPlay) {
    Hash expected;
    rules_->play_seeds(7, 1, &expected);
    Hash found;
    Rng rng(7);
    StateBytes s = start(*rules_);
    while (rules_->ask(s.data()).open()) {
        const Move move = random_move(*rules_, s.data(), rng);
        found.add(move.seat);
        found.add(move.action.bits());
        s = after(*rules_, s, move);
    }
    const Result result = rules_->result(s.data());
    for (std::size_t i = 0; i < max_seats; ++i) {
        found.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(result.score[i])));
        found.add(result.place[i]);
    }
    EXPECT_EQ(found.hex(), expected.hex());
}

TEST_P(Play, PerftCountsEveryAnswer) {
    const StateBytes s = play_set_up(*rules_, 1);
    ASSERT_FALSE(rules_->setting_up(s.data()));
    const Ask ask = rules_->ask(s.data());
    const auto answers =
        ask.to_chance() ? rules_->outcomes(s.data()).size() : rules_->legal(s.data(), lowest_seat(ask.seats)).size();
    EXPECT_EQ(rules_->perft(s.data(), 0), 1U);
    EXPECT_EQ(rules_->perft(s.data(), 1), answers);
}

INSTANTIATE_TEST_SUITE_P(Conformance, Play, testing::ValuesIn(all_tables()), TestName());

}  // namespace
}  // namespace mehen::test
