// What Kemet shows of its battles is what really happens in them.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/kemet/table/events.h"
#include "games/registry.h"
#include "json/show.h"
#include "tests/support/tables.h"

namespace mehen::test {
namespace {

using Json = nlohmann::json;
using kemet::EventKind;

std::vector<TableSetup> kemet_tables() {
    std::vector<TableSetup> tables;
    for (const TableSetup& table : all_tables())
        if (table.name.starts_with("kemet")) tables.push_back(table);
    return tables;
}

class ShownKemet : public testing::TestWithParam<TableSetup> {
protected:
    std::shared_ptr<const AnyRules> rules_ = GetParam().rules();

    // Kept until another view is asked for: one and the same is looked at for each of its actions.
    const Json& seen_by(const StateBytes& s, Seat viewer) {
        ViewBytes view = rules_->observe(s.data(), viewer);
        if (json_.is_null() || !(view == view_)) json_ = Json::parse(view_json(*rules_, view, Language::en));
        view_ = std::move(view);
        return json_;
    }

private:
    ViewBytes view_;
    Json json_;
};

// The last one: of two battles that follow each other the second is shown.
const Event* find(const EventLog& log, EventKind kind, Seat seat = spectator) {
    for (std::size_t i = log.size(); i > 0; --i) {
        const Event& event = log[i - 1];
        if (event.kind == static_cast<std::uint8_t>(kind) && (seat == spectator || event.seat == seat)) return &event;
    }
    return nullptr;
}

// The strengths and losses that were told are those that the view still shows when fates are decided.
TEST_P(ShownKemet, BattlesAddUpToWhatWasTold) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= games_per_test / 2; ++seed) {
        Rng rng(seed);
        StateBytes s = start(*rules_);
        while (rules_->ask(s.data()).open()) {
            EventLog log;
            s = after(*rules_, s, any_move(*rules_, s, rng), &log);
            const Event* const strengths = find(log, EventKind::strengths);
            if (strengths == nullptr) continue;
            const Json& battle = seen_by(s, spectator).at("battle");
            // Over already, as nobody had anything to decide; perhaps the second one of an assault is due.
            if (battle.is_null() || battle["step"] == "cards") continue;
            ++compared;
            EXPECT_TRUE(battle["revealed"]);
            EXPECT_EQ(battle["winner"], rules_->seat_id(find(log, EventKind::battle_won)->seat));
            for (std::size_t i = 0; i < 2; ++i) {
                const Json& side = battle["sides"][i];
                const Seat seat = i == 0 ? strengths->seat : Seat::of(strengths->arg[2]);
                const Event& losses = *find(log, EventKind::losses, seat);
                const Event& rival_losses =
                    *find(log, EventKind::losses, i == 0 ? Seat::of(strengths->arg[2]) : strengths->seat);
                ASSERT_EQ(side["seat"], rules_->seat_id(seat));
                ASSERT_EQ(side["strength"], strengths->arg[i]) << battle.dump(1);
                ASSERT_EQ(side["lost"], losses.arg[0]) << battle.dump(1);
                ASSERT_EQ(side["damage"], rival_losses.arg[1]);
                ASSERT_EQ(side["unblockable"], rival_losses.arg[2]);
                ASSERT_EQ(side["protection"], losses.arg[3]);
                ASSERT_EQ(side["own_losses"], losses.arg[4]);
            }
        }
    }
    EXPECT_GT(compared, 10);
}

// While the council is held a rival's choice is not shown, and adds nothing to what is. Where discards are open, both
// are seen together, before DI cards are added.
TEST_P(ShownKemet, CouncilsAreSealed) {
    const bool discards_open = GetParam().name.ends_with("discards_up");
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= games_per_test / 2; ++seed)
        for_each_position(*rules_, seed, [&](const StateBytes& s, Rng&) {
            if (rules_->ask(s.data()).sealed == 0) return;
            const Json& battle = seen_by(s, spectator).at("battle");
            ASSERT_EQ(battle["step"], "council");
            ++seen;
            const bool discarded = !battle["sides"][0]["discarded"].is_null();
            EXPECT_TRUE(discards_open || !discarded);
            for (const Json& side : battle["sides"]) {
                EXPECT_TRUE(side["played"].is_null() && side["di_cards"].empty());
                EXPECT_EQ(side["discarded"].is_null(), !discarded);
                for (const Json& term : side["terms"]) EXPECT_NE(term["what"], "own_losses");  // only cards have these
            }
        });
    EXPECT_GT(seen, 10);
}

// A price stands with whatever asks for one, and tiles within one's means are those that can be bought.
TEST_P(ShownKemet, TilesForSaleAreWithinMeans) {
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= games_per_test / 2; ++seed)
        for_each_position(*rules_, seed, [&](const StateBytes& s, Rng&) {
            const Ask ask = rules_->ask(s.data());
            if (!ask.open() || ask.to_chance()) return;
            const Seat seat = lowest_seat(ask.seats);
            const ViewBytes view = rules_->observe(s.data(), seat);
            for (const Action& action : rules_->legal(s.data(), seat)) {
                if (!rules_->action_text(action).starts_with("tile ")) break;
                const Json json = Json::parse(action_json(*rules_, view, action, Language::en));
                const Json& table = seen_by(s, seat);
                if (table["setting_up"]) return;  // the first tile is free
                ++seen;
                const Json& means = table["within_means"];
                const Json& market = table["market"];
                const Json& player = table["players"][seat];
                ASSERT_NE(std::find(means.begin(), means.end(), json["tile"]), means.end()) << json;
                ASSERT_TRUE(market.contains(json["tile"].get<std::string>()));
                ASSERT_LE(json["price"].get<int>(), player["prayer"].get<int>());
            }
        });
    EXPECT_GT(seen, 0);
}

INSTANTIATE_TEST_SUITE_P(Tables, ShownKemet, testing::ValuesIn(kemet_tables()), TestName());

}  // namespace
}  // namespace mehen::test
