// What Fertility shows of a placement is what it brings, and the valley shown is the one that is played on.
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "games/fertility/flow/frames.h"
#include "json/show.h"
#include "tests/support/tables.h"

namespace mehen::test {
namespace {

using Json = nlohmann::json;
using fertility::EventKind;
using fertility::Source;

std::vector<TableSetup> fertility_tables() {
    std::vector<TableSetup> tables;
    for (const TableSetup& table : all_tables())
        if (table.name.starts_with("fertility")) tables.push_back(table);
    return tables;
}

std::set<std::string> words_of(const Json& list) {
    return {list.begin(), list.end()};
}

class ShownFertility : public testing::TestWithParam<TableSetup> {
protected:
    std::shared_ptr<const AnyRules> rules_ = GetParam().rules();

    Json seen(const StateBytes& s) const {
        return Json::parse(view_json(*rules_, rules_->observe(s.data(), spectator), Language::en));
    }
};

// What a tile really brought, from what was told: quarries are rewarded later.
Json told(const EventLog& log, std::size_t* placed = nullptr) {
    Json result = {{"gathers", Json::object()}, {"wheat", 0}};
    for (const Event& event : log) {
        const auto [a, b, c, d, e] = event.arg;
        const auto kind = static_cast<EventKind>(event.kind);
        const auto source = static_cast<Source>(kind == EventKind::gathered ? c : b);
        if (kind == EventKind::placed && placed != nullptr) ++*placed;
        if (kind == EventKind::gathered && (source == Source::contact || source == Source::symbol)) {
            Json& count = result["gathers"][std::string(fertility::resource_ids[a])];
            count = (count.is_null() ? 0 : count.get<int>()) + b;
        }
        if (kind == EventKind::wheat_gained && source == Source::field) result["wheat"] = a;
    }
    return result;
}

TEST_P(ShownFertility, PlacementsBringWhatIsShown) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed)
        for_each_position(*rules_, seed, [&](const StateBytes& s, Rng& rng) {
            const Ask ask = rules_->ask(s.data());
            if (!is(ask, fertility::AskKind::place) || HasFatalFailure()) return;
            const Seat seat = lowest_seat(ask.seats);
            const ViewBytes view = rules_->observe(s.data(), seat);
            const std::set<std::string> closed = words_of(seen(s)["quarries"]);
            const auto actions = rules_->legal(s.data(), seat);
            for (int i = 0; i < 6; ++i) {
                const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
                const Json shown = Json::parse(action_json(*rules_, view, action, Language::en));
                EventLog log;
                std::size_t placed = 0;
                const StateBytes next = after(*rules_, s, {seat, action}, &log);
                const Json brought = told(log, &placed);
                if (placed != 1) continue;  // the next player had only one placement, which was made at once
                ASSERT_EQ(shown["gathers"], brought["gathers"]) << shown;
                ASSERT_EQ(shown["wheat"], brought["wheat"]) << shown;
                std::set<std::string> expected = closed;
                for (const Json& cell : shown["quarries"]) expected.insert(cell);
                ASSERT_EQ(words_of(seen(next)["quarries"]), expected) << shown;
                ++compared;
            }
        });
    EXPECT_GT(compared, 100);
}

TEST_P(ShownFertility, TheValleyIsTheOnePlayedOn) {
    for (std::uint64_t seed = 1; seed <= games_per_test; ++seed)
        for_each_position(*rules_, seed, [&](const StateBytes& s, Rng& rng) {
            if (rng.below(16) != 0 || HasFatalFailure()) return;
            const Json view = seen(s);
            const std::map<char, std::string> symbols = {
                {'A', "alabaster"}, {'C', "cattle"}, {'P', "papyrus"}, {'G', "grapes"}};
            std::set<std::string> covered = {view["start"].is_null() ? "" : view["start"].get<std::string>()};
            for (const Json& tile : view["tiles"]) {
                covered.insert(tile["cell"]);
                covered.insert(tile["other"]);
            }
            std::set<std::string> free;
            Json open_symbols = Json::object();
            for (int row = 0; row < view["rows"]; ++row)
                for (int column = 0; column < view["columns"]; ++column) {
                    const std::string cell = std::string(1, static_cast<char>('a' + column)) + std::to_string(row + 1);
                    const char code = view["cells"][static_cast<std::size_t>(row)]
                                          .get<std::string>()[static_cast<std::size_t>(column)];
                    if (code == ' ' || code == 'W' || code == '~' || covered.contains(cell)) continue;
                    free.insert(cell);
                    if (symbols.contains(code)) open_symbols[cell] = symbols.at(code);
                }
            ASSERT_EQ(words_of(view["free"]), free);
            ASSERT_EQ(view["symbols"], open_symbols);
        });
}

INSTANTIATE_TEST_SUITE_P(Tables, ShownFertility, testing::ValuesIn(fertility_tables()), TestName());

}  // namespace
}  // namespace mehen::test
