// Nobody learns what they cannot see: changing that leaves a seat's view, questions, legal actions, refusals and
// events as they were, byte for byte.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/tables.h"

namespace mehen::test {
namespace {

EventLog seen_by(const EventLog& log, Seat viewer) {
    EventLog seen;
    std::copy_if(log.begin(), log.end(), std::back_inserter(seen),
                 [&](const Event& event) { return mehen::contains(event.audience, viewer); });
    return seen;
}

bool equal(const Refusal& a, const Refusal& b) {
    return a.reason == b.reason && a.section == b.section && a.arg == b.arg;
}

class Secrecy : public testing::TestWithParam<TableSetup> {
protected:
    std::shared_ptr<const AnyRules> rules_ = GetParam().rules();

    // Another state that looks the same to the viewer.
    StateBytes imagined(const StateBytes& s, Seat viewer, Rng& rng) const {
        return rules_->determinize(rules_->observe(s.data(), viewer), rng);
    }

    // What a viewer gets out of an answer.
    struct Glimpse {
        ViewBytes view;
        EventLog events;
        bool revealed = false;
        StateBytes s;
    };
    Glimpse glimpse(const StateBytes& s, const Move& move, Seat viewer) const {
        EventLog log;
        StateBytes next = after(*rules_, s, move, &log);
        return {rules_->observe(next.data(), viewer), seen_by(log, viewer), rules_->revealed(next.data()), next};
    }

    template <class Each>
    void for_each_view(Each&& each) const {
        for (std::uint64_t seed = 1; seed <= games_per_test; ++seed)
            for_each_position(*rules_, seed, [&](const StateBytes& s, Rng& rng) {
                // One viewer for each position, any of them: in a long game all of them see enough.
                const auto everybody = viewers(*rules_);
                const Seat viewer = everybody[rng.below(static_cast<std::uint32_t>(everybody.size()))];
                if (!HasFatalFailure()) each(s, viewer, rng);
            });
    }
};

TEST_P(Secrecy, ViewsSurviveImagination) {
    for_each_view([&](const StateBytes& s, Seat viewer, Rng& rng) {
        const ViewBytes view = rules_->observe(s.data(), viewer);
        for (int i = 0; i < 3; ++i) {
            const StateBytes other = rules_->determinize(view, rng);
            ASSERT_EQ(rules_->observe(other.data(), viewer), view) << "seen by " << int{viewer};
            ASSERT_TRUE(rules_->invariant_holds(other.data())) << "imagined by " << int{viewer};
        }
    });
}

TEST_P(Secrecy, QuestionsAreTheSame) {
    ActionMaker actions;
    for_each_view([&](const StateBytes& s, Seat viewer, Rng& rng) {
        actions.learn(*rules_, s);
        const StateBytes other = imagined(s, viewer, rng);
        ASSERT_EQ(rules_->ask(other.data()), rules_->ask(s.data()));
        ASSERT_EQ(rules_->legal(other.data(), viewer), rules_->legal(s.data(), viewer));
        for (int i = 0; i < 8; ++i) {
            const Action action = actions.make(rng);
            ASSERT_TRUE(equal(rules_->explain(s.data(), viewer, action), rules_->explain(other.data(), viewer, action)))
                << hex(action) << " is refused to " << int{viewer} << " for a reason it cannot see";
        }
    });
}

// The same once more with states that do not come from the view: a game's `scramble` changes what a seat may not see,
// written from its rules. Here a view that shows too much cannot hide behind itself.
TEST_P(Secrecy, ScrambledSecretsAreNotSeen) {
    int changed = 0;
    for_each_view([&](const StateBytes& s, Seat viewer, Rng& rng) {
        StateBytes other = s;
        rules_->scramble(other.data(), viewer, rng);
        changed += other == s ? 0 : 1;
        ASSERT_TRUE(rules_->invariant_holds(other.data()));
        ASSERT_EQ(rules_->observe(other.data(), viewer), rules_->observe(s.data(), viewer)) << int{viewer};
        ASSERT_EQ(rules_->legal(other.data(), viewer), rules_->legal(s.data(), viewer)) << int{viewer};
    });
    EXPECT_EQ(changed > 0, rules_->facts().secrets) << "a game with secrets has some to scramble";
}

// The viewer's own answers, and those of others: unless they bring something to light, what a viewer sees of them
// does not depend on what it cannot see.
TEST_P(Secrecy, AnswersLookTheSame) {
    for_each_view([&](const StateBytes& s, Seat viewer, Rng& rng) {
        if (!rules_->ask(s.data()).open() || rules_->ask(s.data()).to_chance()) return;
        const StateBytes other = imagined(s, viewer, rng);
        for (int i = 0; i < 4; ++i) {
            const Move move = any_move(*rules_, s, rng);
            if (!contains(rules_->legal(other.data(), move.seat), move.action)) continue;
            const Glimpse one = glimpse(s, move, viewer);
            const Glimpse two = glimpse(other, move, viewer);
            if (one.revealed || two.revealed) continue;
            ASSERT_EQ(one.view, two.view) << int{viewer} << " sees " << rules_->action_text(move.action);
            ASSERT_EQ(one.events, two.events) << int{viewer} << " hears " << rules_->action_text(move.action);
        }
    });
}

// What chance deals to others in secret is not told to the viewer: outcomes that it cannot tell apart by its view,
// while somebody else can, it cannot tell apart by the events either.
TEST_P(Secrecy, HiddenOutcomesAreNotTold) {
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed)
        for_each_position(*rules_, seed, [&](const StateBytes& s, Rng&) {
            auto outcomes = rules_->outcomes(s.data());
            if (outcomes.size() > 12) outcomes.resize(12);
            for (const Seat viewer : viewers(*rules_)) {
                std::vector<Glimpse> different;
                for (const Outcome& outcome : outcomes) {
                    const Glimpse now = glimpse(s, {chance, outcome.action}, viewer);
                    const auto same = std::find_if(different.begin(), different.end(),
                                                   [&](const Glimpse& other) { return other.view == now.view; });
                    if (same == different.end()) {
                        different.push_back(now);
                    } else if (same->s != now.s) {
                        ASSERT_EQ(now.events, same->events)
                            << int{viewer} << " hears " << rules_->action_text(outcome.action);
                    }
                }
            }
        });
}

// Before everybody has finished, others see only whether a seat has.
TEST_P(Secrecy, SealedAnswersStayClosed) {
    for_each_view([&](const StateBytes& s, Seat viewer, Rng&) {
        const Ask ask = rules_->ask(s.data());
        if (ask.sealed == 0) return;
        const ViewBytes before = rules_->observe(s.data(), viewer);
        for (Seat seat = 0; seat < rules_->seats(); ++seat) {
            if (seat == viewer || !mehen::contains(ask.seats, seat)) continue;
            std::vector<Glimpse> finished;
            for (const Action& action : rules_->legal(s.data(), seat)) {
                const Glimpse now = glimpse(s, {seat, action}, viewer);
                const Ask left = rules_->ask(now.s.data());
                if (ask.seats == mask_of(seat) && now.revealed) continue;  // it was the last: everything has opened
                if (mehen::contains(left.seats, seat) && left == ask) {
                    ASSERT_EQ(now.view, before) << int{viewer} << " sees " << rules_->action_text(action);
                    ASSERT_TRUE(now.events.empty()) << int{viewer} << " hears " << rules_->action_text(action);
                } else if (left.open() && left.kind == ask.kind && (left.seats | mask_of(seat)) == ask.seats) {
                    finished.push_back(now);
                }
            }
            for (const Glimpse& now : finished) {
                ASSERT_EQ(now.view, finished[0].view) << int{viewer} << " sees what " << int{seat} << " has chosen";
                ASSERT_EQ(now.events, finished[0].events);
            }
        }
    });
}

INSTANTIATE_TEST_SUITE_P(AllGames, Secrecy, testing::ValuesIn(all_tables()), TestName());

}  // namespace
}  // namespace mehen::test
