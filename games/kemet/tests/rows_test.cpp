// Runs the tests of the rows (row.h): each has to pass with the printed rules, and to fail with any one effect of its
// row taken out. A row without a test fails too.
#include <gtest/gtest-spi.h>

#include <functional>
#include <ostream>

#include "games/kemet/tests/row.h"

namespace mehen::kemet::test {
namespace {

// A way to take something out of a row, with words for what is gone.
struct Mutant {
    std::string without;
    std::function<void(Ruleset&)> take_out;
};

void add_gives(const GivesList& gives, const std::function<GivesList&(Ruleset&)>& list, std::vector<Mutant>& out) {
    for (std::size_t i = 0; i < gives.size(); ++i)
        if (gives[i].power != Power::none)
            out.push_back({std::string(power_ids[static_cast<std::size_t>(gives[i].power)]),
                           [list, i](Ruleset& set) { list(set)[i] = {}; }});
}

template <class List>
bool has_row(const List& rows, std::string_view id) {
    for (const auto& row : rows)
        if (row.id == id) return true;
    return false;
}

std::vector<Mutant> mutants_of_tile(const Ruleset& set, std::string_view id) {
    std::vector<Mutant> result;
    const Tile& tile = set.tiles.named(id);
    add_gives(tile.gives, [id](Ruleset& r) -> GivesList& { return r.tiles.named(id).gives; }, result);
    if (const std::uint8_t creature = tile.creature; creature != no_creature)
        add_gives(
            set.creatures[creature].gives, [creature](Ruleset& r) -> GivesList& { return r.creatures[creature].gives; },
            result);
    return result;
}

std::vector<Mutant> mutants_of_battle_card(const Ruleset& set, std::string_view id) {
    struct Number {
        const char* name;
        std::uint8_t BattleCard::* value;
    };
    constexpr std::array numbers = {Number{"strength", &BattleCard::strength}, Number{"damage", &BattleCard::damage},
                                    Number{"unblockable", &BattleCard::unblockable},
                                    Number{"protection", &BattleCard::protection},
                                    Number{"own-losses", &BattleCard::own_losses}};
    std::vector<Mutant> result;
    for (const Number& number : numbers)
        if (set.battle_cards.named(id).*number.value > 0)
            result.push_back(
                {number.name, [id, value = number.value](Ruleset& r) { r.battle_cards.named(id).*value = 0; }});
    return result;
}

std::vector<Mutant> mutants_of(const Ruleset& set, std::string_view id) {
    if (has_row(set.tiles, id)) return mutants_of_tile(set, id);
    if (has_row(set.battle_cards, id)) return mutants_of_battle_card(set, id);
    std::vector<Mutant> result;
    if (has_row(set.di_cards, id))
        add_gives(
            set.di_cards.named(id).gives, [id](Ruleset& r) -> GivesList& { return r.di_cards.named(id).gives; },
            result);
    return result;
}

bool fails(const RowCase& row, const RowRules& rules) {
    ::testing::TestPartResultArray results;
    {
        const ::testing::ScopedFakeTestPartResultReporter reporter(
            ::testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &results);
        row.body(rules);
    }
    for (int i = 0; i < results.size(); ++i)
        if (results.GetTestPartResult(i).failed()) return true;
    return false;
}

struct RowInEdition {
    RowCase row;
    Edition edition;
    friend void PrintTo(const RowInEdition& each, std::ostream* out) { *out << each.row.id; }
};

std::vector<RowInEdition> all_cases() {
    std::vector<RowInEdition> result;
    for (const Edition edition : all_editions)
        for (const RowCase& row : row_cases())
            if ((row.editions & in(edition)) != 0) result.push_back({row, edition});
    return result;
}

class KemetRow : public ::testing::TestWithParam<RowInEdition> {};

TEST_P(KemetRow, DoesWhatItSays) {
    RowRules rules;
    rules.edition = GetParam().edition;
    rules.set = ruleset_of(GetParam().edition);
    GetParam().row.body(rules);
}

TEST_P(KemetRow, FailsWithoutItsEffect) {
    const RowCase& row = GetParam().row;
    const Ruleset set = ruleset_of(GetParam().edition);
    const std::vector<Mutant> mutants = mutants_of(set, row.id);
    for (const Mutant& mutant : mutants) {
        RowRules rules;
        rules.edition = GetParam().edition;
        rules.set = set;
        mutant.take_out(rules.set);
        EXPECT_TRUE(fails(row, rules)) << "the test of " << row.id << " passes without " << mutant.without;
    }
}

INSTANTIATE_TEST_SUITE_P(Rows, KemetRow, ::testing::ValuesIn(all_cases()), [](const auto& each) {
    std::string name(name_of(each.param.edition));
    name += '_';
    for (const char c : each.param.row.id) name += c == '-' ? '_' : c;
    return name + "_" + std::to_string(each.index);
});

template <class List>
void expect_tests(Edition edition, const List& rows) {
    for (const auto& row : rows) {
        bool found = false;
        for (const RowCase& each : row_cases()) found |= each.id == row.id && (each.editions & in(edition)) != 0;
        EXPECT_TRUE(found) << row.id << " has no test in " << name_of(edition);
    }
}

TEST(KemetRows, EveryRowHasATest) {
    for (const Edition edition : all_editions) {
        const Ruleset set = ruleset_of(edition);
        expect_tests(edition, set.tiles);
        expect_tests(edition, set.di_cards);
        expect_tests(edition, set.battle_cards);
    }
}

TEST(KemetRows, NoTestIsForARowThatDoesNotExist) {
    for (const RowCase& row : row_cases())
        for (const Edition edition : all_editions) {
            if ((row.editions & in(edition)) == 0) continue;
            const Ruleset set = ruleset_of(edition);
            EXPECT_TRUE(has_row(set.tiles, row.id) || has_row(set.di_cards, row.id) ||
                        has_row(set.battle_cards, row.id))
                << row.id << " is no row of " << name_of(edition);
        }
}

}  // namespace
}  // namespace mehen::kemet::test
