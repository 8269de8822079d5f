// What programs are shown is JSON, complete and the same whatever the viewer cannot see: for every game.
#include "json/show.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "tests/support/tables.h"

namespace mehen::test {
namespace {

using Json = nlohmann::json;

TEST(JsonShow, WritesNamesValuesListsAndObjects) {
    JsonShow json;
    json.object([&] {
        json.add("day", 3);
        json.add("night", false);
        json.add("name", std::string("Sobek"));
        json.add("caller", std::optional<std::string_view>());
        json.list("order", [&] {
            json.value("a");
            json.value(-1);
            json.nothing();
            json.object([&] {});
        });
        json.object("hand", [&] { json.list("cards", [] {}); });
        json.name("more");
        json.raw("[1]");
    });
    EXPECT_EQ(json.text(), R"({"day":3,"night":false,"name":"Sobek","caller":null,"order":["a",-1,null,{}],)"
                           R"("hand":{"cards":[]},"more":[1]})");
}

TEST(JsonShow, QuotesWhatJsonCannotHold) {
    JsonShow json;
    json.word("\"Ra\" \\ żółty\n\x01");
    EXPECT_EQ(json.text(), "\"\\\"Ra\\\" \\\\ żółty\\u000a\\u0001\"");
    EXPECT_EQ(Json::parse(json.text()), "\"Ra\" \\ żółty\n\x01");
}

class Shown : public testing::TestWithParam<TableSetup> {
protected:
    std::shared_ptr<const AnyRules> rules_ = GetParam().rules();

    // Some positions of some games, each with a viewer: a table changes little from one answer to the next.
    template <class Each>
    void for_some_views(Each&& each) const {
        for (std::uint64_t seed = 1; seed <= games_per_test / 2; ++seed)
            for_each_position(*rules_, seed, [&](const StateBytes& s, Rng& rng) {
                if (rng.below(8) != 0) return;
                const auto everybody = viewers(*rules_);
                const Seat viewer = everybody[rng.below(static_cast<std::uint32_t>(everybody.size()))];
                if (!HasFatalFailure()) each(s, viewer, rng);
            });
    }
};

TEST_P(Shown, ViewsAreJsonInEveryLanguage) {
    for_some_views([&](const StateBytes& s, Seat viewer, Rng&) {
        const ViewBytes view = rules_->observe(s.data(), viewer);
        for (const Language language : all_languages) {
            const std::string text = view_json(*rules_, view, language);
            ASSERT_TRUE(text.starts_with("{\"")) << text;
            ASSERT_TRUE(Json::accept(text)) << text;
        }
    });
}

TEST_P(Shown, ActionsHaveTheirKindAndLabel) {
    for_some_views([&](const StateBytes& s, Seat viewer, Rng&) {
        const ViewBytes view = rules_->observe(s.data(), viewer);
        for (const Action& action : rules_->legal(s.data(), viewer)) {
            const Json json = Json::parse(action_json(*rules_, view, action, Language::pl), nullptr, false);
            const std::string text = rules_->action_text(action);
            ASSERT_TRUE(json.is_object()) << text;
            ASSERT_EQ(json["action"], text);
            ASSERT_EQ(json["kind"], text.substr(0, text.find(' ')));
            ASSERT_EQ(json["label"], rules_->describe(view, action, Language::pl));
        }
    });
}

TEST_P(Shown, EventsHaveTheirKindSeatAndText) {
    std::set<std::string> kinds;
    for (std::uint64_t seed = 1; seed <= games_per_test / 2; ++seed) {
        Rng rng(seed);
        EventLog log;
        StateBytes s = start(*rules_, &log);
        while (rules_->ask(s.data()).open()) s = after(*rules_, s, any_move(*rules_, s, rng), &log);
        for (const Event& event : log) {
            const Json json = Json::parse(event_json(*rules_, event, Language::it), nullptr, false);
            ASSERT_TRUE(json.is_object());
            ASSERT_NE(json["kind"], "nothing") << "kind " << int{event.kind};
            ASSERT_EQ(json["seat"].is_null(), event.seat >= rules_->seats());
            ASSERT_EQ(json["text"], rules_->event_text(event, Language::it));
            kinds.insert(json["kind"]);
        }
    }
    EXPECT_FALSE(kinds.empty());
}

TEST_P(Shown, TheCatalogueIsComplete) {
    for (const Language language : all_languages) {
        const Json json = Json::parse(catalogue_json(*rules_, language), nullptr, false);
        ASSERT_TRUE(json.is_object());
        EXPECT_EQ(json["game"], rules_->facts().id);
        EXPECT_EQ(json["seats"].size(), static_cast<std::size_t>(rules_->seats()));
        EXPECT_EQ(json["entries"].size(), rules_->entries(language).size());
        std::size_t sections = 0;  // those that these rules have something to say in
        for (std::size_t i = 0; i < rules_->facts().sections.size(); ++i)
            sections += rules_->section_body(i, language).empty() ? 0U : 1U;
        EXPECT_EQ(json["sections"].size(), sections);
        EXPECT_TRUE(json["components"].is_object());
    }
}

// What a seat may not see, changed by the rules rather than by the view, leaves every byte as it was.
TEST_P(Shown, SecretsAreNotShown) {
    for_some_views([&](const StateBytes& s, Seat viewer, Rng& rng) {
        StateBytes other = s;
        rules_->scramble(other.data(), viewer, rng);
        const ViewBytes seen = rules_->observe(s.data(), viewer);
        const ViewBytes same = rules_->observe(other.data(), viewer);
        ASSERT_EQ(view_json(*rules_, same, Language::en), view_json(*rules_, seen, Language::en)) << int{viewer};
        const auto actions = rules_->legal(s.data(), viewer);
        ASSERT_EQ(rules_->legal(other.data(), viewer), actions);
        for (const Action& action : actions)
            ASSERT_EQ(action_json(*rules_, same, action, Language::en),
                      action_json(*rules_, seen, action, Language::en));
    });
}

// What a viewer hears of an answer does not depend on what it cannot see either, unless something comes to light.
TEST_P(Shown, SecretsAreNotTold) {
    const auto told = [&](const StateBytes& s, const Move& move, Seat viewer, bool& revealed) {
        EventLog log;
        const StateBytes next = after(*rules_, s, move, &log);
        revealed |= rules_->revealed(next.data());
        std::string text;
        for (const Event& event : log)
            if (mehen::contains(event.audience, viewer)) text += event_json(*rules_, event, Language::en) + "\n";
        return text;
    };
    for_some_views([&](const StateBytes& s, Seat viewer, Rng& rng) {
        if (!rules_->ask(s.data()).open() || rules_->ask(s.data()).to_chance()) return;
        StateBytes other = s;
        rules_->scramble(other.data(), viewer, rng);
        const Move move = any_move(*rules_, s, rng);
        if (!contains(rules_->legal(other.data(), move.seat), move.action)) return;
        bool revealed = false;
        const std::string one = told(s, move, viewer, revealed);
        const std::string two = told(other, move, viewer, revealed);
        ASSERT_TRUE(revealed || one == two)
            << one << two << int{viewer} << " hears " << rules_->action_text(move.action);
    });
}

INSTANTIATE_TEST_SUITE_P(AllGames, Shown, testing::ValuesIn(all_tables()), TestName());

}  // namespace
}  // namespace mehen::test
