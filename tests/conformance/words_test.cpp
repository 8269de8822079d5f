// What every game owes to the people who read it: answers that can be written down and read back, and words in every
// language for every position.
#include <gtest/gtest.h>

#include <set>

#include "tests/support/tables.h"

namespace mehen::test {
namespace {

class Words : public testing::TestWithParam<TableSetup> {
protected:
    std::shared_ptr<const AnyRules> rules_ = GetParam().rules();

    // Whoever is asked, each with the answers they have.
    std::vector<std::pair<Seat, std::vector<Action>>> answers(const StateBytes& s) const {
        std::vector<std::pair<Seat, std::vector<Action>>> result;
        std::vector<Action> drawn;
        for (const Outcome& outcome : rules_->outcomes(s.data())) drawn.push_back(outcome.action);
        if (!drawn.empty()) result.emplace_back(chance, drawn);
        for (const Seat seat : viewers(*rules_))
            if (auto actions = rules_->legal(s.data(), seat); !actions.empty()) result.emplace_back(seat, actions);
        return result;
    }
};

TEST_P(Words, SeatsHaveNames) {
    std::set<std::string> ids = {std::string(rules_->seat_id(chance))};
    for (Seat seat = 0; seat < rules_->seats(); ++seat) {
        const std::string id(rules_->seat_id(seat));
        EXPECT_TRUE(ids.insert(id).second) << id;
        EXPECT_EQ(id.find_first_of(" :\n"), std::string::npos) << id << " would not parse in a record";
        for (const Language language : all_languages) EXPECT_TRUE(readable(rules_->seat_name(seat, language)));
    }
}

TEST_P(Words, EntriesAreTheSameInEveryLanguage) {
    const auto english = rules_->entries(Language::en);
    for (const Language language : all_languages) {
        const auto entries = rules_->entries(language);
        ASSERT_EQ(entries.size(), english.size());
        std::set<std::string> ids;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            EXPECT_EQ(entries[i].id, english[i].id);
            EXPECT_TRUE(ids.insert(entries[i].id).second) << entries[i].id;
            EXPECT_TRUE(readable(entries[i].name)) << entries[i].id;
            EXPECT_TRUE(readable(entries[i].kind)) << entries[i].id;
            EXPECT_TRUE(readable(entries[i].rule)) << entries[i].id;
        }
    }
}

TEST_P(Words, ActionsParseBack) {
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed)
        for_each_position(*rules_, seed, [&](const StateBytes& s, Rng&) {
            for (const auto& [seat, actions] : answers(s)) {
                std::set<std::string> texts;
                for (const Action& action : actions) {
                    const std::string text = rules_->action_text(action);
                    ASSERT_TRUE(readable(text)) << hex(action);
                    ASSERT_TRUE(texts.insert(text).second) << "two answers are written '" << text << "'";
                    ASSERT_EQ(rules_->parse_action(text), action) << text;
                }
            }
        });
}

// Records and command lines are foreign input: whatever parses must be an action that can be handled.
TEST_P(Words, DamagedActionsAreReadOrRefused) {
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed)
        for_each_position(*rules_, seed, [&](const StateBytes& s, Rng& rng) {
            for (const auto& [seat, actions] : answers(s)) {
                std::string text = rules_->action_text(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
                const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
                switch (rng.below(4)) {
                    case 0: text.erase(at, 1); break;
                    case 1: text.resize(at); break;
                    case 2: text.insert(at, 1, static_cast<char>(' ' + rng.below(95))); break;
                    default: text[at] = static_cast<char>(rng.below(256)); break;
                }
                const auto action = rules_->parse_action(text);
                if (!action) continue;
                EXPECT_TRUE(readable(rules_->action_text(*action))) << text;
                EXPECT_EQ(rules_->explain(s.data(), seat, *action).reason == 0,
                          contains(rules_->legal(s.data(), seat), *action));
            }
        });
}

TEST_P(Words, QuestionsAndAnswersAreDescribed) {
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed)
        for_each_position(*rules_, seed, [&](const StateBytes& s, Rng&) {
            for (const Seat viewer : viewers(*rules_)) {
                const ViewBytes view = rules_->observe(s.data(), viewer);
                for (const Language language : all_languages)
                    ASSERT_TRUE(readable(rules_->question(view, language))) << "seen by " << int{viewer};
            }
            for (const auto& [seat, actions] : answers(s)) {
                const ViewBytes view = rules_->observe(s.data(), seat == chance ? spectator : seat);
                for (const Action& action : actions)
                    for (const Language language : all_languages)
                        ASSERT_TRUE(readable(rules_->describe(view, action, language))) << rules_->action_text(action);
            }
        });
}

TEST_P(Words, EventsAreTold) {
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed) {
        Rng rng(seed);
        EventLog log;
        StateBytes s = start(*rules_, &log);
        while (rules_->ask(s.data()).open()) s = after(*rules_, s, any_move(*rules_, s, rng), &log);
        for (const Event& event : log) {
            const bool silent = rules_->event_text(event, Language::en).empty();
            for (const Language language : all_languages) {
                const std::string text = rules_->event_text(event, language);
                ASSERT_TRUE(silent ? text.empty() : readable(text)) << "kind " << int{event.kind} << ": " << text;
            }
        }
    }
}

TEST_P(Words, TableAndStandingAreShown) {
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed)
        for_each_position(*rules_, seed, [&](const StateBytes& s, Rng& rng) {
            if (rng.below(8) != 0) return;  // drawing is slow, and a table changes little from one answer to the next
            const auto everybody = viewers(*rules_);
            const Seat viewer = everybody[rng.below(static_cast<std::uint32_t>(everybody.size()))];
            const ViewBytes view = rules_->observe(s.data(), viewer);
            const auto marked = rules_->legal(s.data(), viewer);
            const Language language = all_languages[rng.below(language_count)];
            Canvas canvas;
            rules_->draw(view, language, marked, canvas);
            for (const std::string& line : lines_of(canvas.print(false)))
                ASSERT_TRUE(line.empty() || readable(line)) << line;
            for (Seat seat = 0; seat < rules_->seats(); ++seat) {
                const auto account = rules_->breakdown(view, seat, language);
                ASSERT_FALSE(account.empty());
                for (const ScoreLine& line : account) ASSERT_TRUE(readable(line.words));
            }
        });
}

INSTANTIATE_TEST_SUITE_P(Conformance, Words, testing::ValuesIn(all_tables()), TestName());

}  // namespace
}  // namespace mehen::test
