// Runs the tests of the rows (row.h): each has to pass with the printed rules, and to fail with any one effect of its
// row taken out. A row without a test fails too.
#include <gtest/gtest-spi.h>

#include <functional>
#include <ostream>

#include "games/kemet/tests/rows/row.h"

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

// A row of the track of the day has no id of its own: "day-track-3" is that for three members of the Alliance.
constexpr std::string_view track_id = "day-track-";
std::size_t members_on_track(std::string_view id) {  // 0: no such row
    const bool is_track = id.size() == track_id.size() + 1 && id.substr(0, track_id.size()) == track_id;
    return is_track ? static_cast<std::size_t>(id.back() - '0') : 0U;
}

std::vector<Mutant> mutants_of_tile(const Ruleset& set, std::string_view id) {
    std::vector<Mutant> result;
    const Tile& tile = set.tiles.named(id);
    add_gives(tile.gives, [id](Ruleset& r) -> GivesList& { return r.tiles.named(id).gives; }, result);
    if (tile.whom != For::anybody)
        result.push_back({"whom it is for", [id](Ruleset& r) { r.tiles.named(id).whom = For::anybody; }});
    const CreatureId creature = tile.creature;
    if (creature == none) return result;
    add_gives(
        set.creatures[creature].gives, [creature](Ruleset& r) -> GivesList& { return r.creatures[creature].gives; },
        result);
    if (set.creatures[creature].common)
        result.push_back({"being common", [creature](Ruleset& r) { r.creatures[creature].common = false; }});
    return result;
}

// What counts for a creature that fights alone, and what its card adds.
std::vector<Mutant> mutants_of_creature_card(const Ruleset& set, std::string_view id) {
    std::vector<Mutant> result;
    const CreatureCard& card = set.creature_cards.named(id);
    add_gives(card.gives, [id](Ruleset& r) -> GivesList& { return r.creature_cards.named(id).gives; }, result);
    result.push_back({"its value", [id](Ruleset& r) { r.creature_cards.named(id).value = 0; }});
    if (card.in_cities)
        result.push_back({"cities", [id](Ruleset& r) { r.creature_cards.named(id).in_cities = false; }});
    const GivesList& gives = set.creatures[card.creature].gives;
    for (std::size_t i = 0; i < gives.size(); ++i)
        for (const Power each : {Power::strength, Power::damage, Power::protection, Power::cancels_creature})
            if (gives[i].power == each)
                result.push_back({std::string(power_ids[static_cast<std::size_t>(each)]),
                                  [i, creature = card.creature](Ruleset& r) { r.creatures[creature].gives[i] = {}; }});
    return result;
}

std::vector<Mutant> mutants_of_lone_space(const Ruleset& set, std::string_view id) {
    const Space other = set.lone_spaces.named(id).space == Space::pray ? Space::recruit : Space::pray;
    return {{"its action", [id, other](Ruleset& r) { r.lone_spaces.named(id).space = other; }},
            {"its level", [id](Ruleset& r) {
                 std::uint8_t& level = r.lone_spaces.named(id).level;
                 level = static_cast<std::uint8_t>(level % 3 + 1);
             }}};
}

std::vector<Mutant> mutants_of_track(std::size_t members) {
    std::vector<Mutant> result;
    for (std::size_t phase = 0; phase < 4; ++phase)
        result.push_back({"an action", [members, phase](Ruleset& r) { --r.day_track[members - 2].at(phase); }});
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
    if (set.battle_cards.named(id).mirror)
        result.push_back({"its mirror", [id](Ruleset& r) { r.battle_cards.named(id).mirror = false; }});
    return result;
}

std::vector<Mutant> mutants_of(const Ruleset& set, std::string_view id) {
    if (has_row(set.tiles, id)) return mutants_of_tile(set, id);
    if (has_row(set.battle_cards, id)) return mutants_of_battle_card(set, id);
    if (has_row(set.creature_cards, id)) return mutants_of_creature_card(set, id);
    if (has_row(set.lone_spaces, id)) return mutants_of_lone_space(set, id);
    if (const std::size_t members = members_on_track(id); members > 0) return mutants_of_track(members);
    std::vector<Mutant> result;
    if (has_row(set.prayer_tokens, id))
        result.push_back({"its prayer", [id](Ruleset& r) { r.prayer_tokens.named(id).prayer = 0; }});
    if (has_row(set.power_tokens, id))
        add_gives(
            set.power_tokens.named(id).gives, [id](Ruleset& r) -> GivesList& { return r.power_tokens.named(id).gives; },
            result);
    if (has_row(set.di_cards, id))
        add_gives(
            set.di_cards.named(id).gives, [id](Ruleset& r) -> GivesList& { return r.di_cards.named(id).gives; },
            result);
    return result;
}

// --- rows that an expansion takes over

bool same_row(const Ruleset&, const DiCard& a, const Ruleset&, const DiCard& b) {
    return a.gives == b.gives && a.cost == b.cost && a.when == b.when && a.rule[Language::en] == b.rule[Language::en];
}
bool same_row(const Ruleset& one, const Tile& a, const Ruleset& other, const Tile& b) {
    const bool creature = a.creature != none;
    return a.gives == b.gives && a.colour == b.colour && a.level == b.level && a.creature == b.creature &&
           (!creature || one.creatures[a.creature].gives == other.creatures[b.creature].gives);
}
bool same_row(const Ruleset&, const BattleCard& a, const Ruleset&, const BattleCard& b) {
    return a.strength == b.strength && a.damage == b.damage && a.unblockable == b.unblockable &&
           a.protection == b.protection && a.own_losses == b.own_losses;
}

// Whether a row is in both and does in one edition what it does in the other.
bool same_row(const Ruleset& one, const Ruleset& other, std::string_view id) {
    const auto same_in = [&](auto list) {
        return has_row(one.*list, id) && has_row(other.*list, id) &&
               same_row(one, (one.*list).named(id), other, (other.*list).named(id));
    };
    return same_in(&Ruleset::tiles) || same_in(&Ruleset::di_cards) || same_in(&Ruleset::battle_cards);
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

std::vector<Edition> editions_with_rows() {
    std::vector<Edition> result(all_editions.begin(), all_editions.end());
    result.insert(result.end(), lone_editions.begin(), lone_editions.end());
    return result;
}

std::vector<RowInEdition> all_cases() {
    std::vector<RowInEdition> result;
    for (const Edition edition : editions_with_rows())
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

void expect_test(Edition edition, std::string_view id) {
    bool found = false;
    for (const RowCase& each : row_cases()) found |= each.id == id && (each.editions & in(edition)) != 0;
    EXPECT_TRUE(found) << id << " has no test in " << name_of(edition);
}
template <class List>
void expect_tests(Edition edition, const List& rows) {
    for (const auto& row : rows) expect_test(edition, row.id);
}

TEST(KemetRows, EveryRowHasATest) {
    for (const Edition edition : editions_with_rows()) {
        const Ruleset set = ruleset_of(edition);
        expect_tests(edition, set.tiles);
        expect_tests(edition, set.di_cards);
        expect_tests(edition, set.battle_cards);
    }
}

TEST(KemetRows, EveryRowOfOneGodsBoxHasATest) {
    for (const Edition edition : lone_editions) {
        const Ruleset set = ruleset_of(edition);
        expect_tests(edition, set.creature_cards);
        expect_tests(edition, set.power_tokens);
        expect_tests(edition, set.prayer_tokens);
        expect_tests(edition, set.lone_spaces);
        for (std::size_t members = 2; members <= 5; ++members)
            expect_test(edition, std::string(track_id) + std::to_string(members));
    }
}

TEST(KemetRows, NoTestIsForARowThatDoesNotExist) {
    for (const RowCase& row : row_cases())
        for (const Edition edition : editions_with_rows()) {
            if ((row.editions & in(edition)) == 0) continue;
            const Ruleset set = ruleset_of(edition);
            const bool in_the_box = has_row(set.tiles, row.id) || has_row(set.di_cards, row.id) ||
                                    has_row(set.battle_cards, row.id) || has_row(set.creature_cards, row.id) ||
                                    has_row(set.power_tokens, row.id) || has_row(set.prayer_tokens, row.id) ||
                                    has_row(set.lone_spaces, row.id) || members_on_track(row.id) > 0;
            EXPECT_TRUE(in_the_box) << row.id << " is no row of " << name_of(edition);
        }
}

// Whatever an expansion takes over is tested there as well, by the same test.
TEST(KemetRows, OnlyRowsThatAnExpansionHasNotOrExchangesAreSparedThere) {
    int spared = 0;
    for (const RowCase& row : row_cases())
        for (const Edition edition : lone_editions) {
            if ((row.editions & in(base_of(edition))) == 0 || (row.editions & in(edition)) != 0) continue;
            ++spared;
            EXPECT_FALSE(same_row(ruleset_of(base_of(edition)), ruleset_of(edition), row.id))
                << row.id << " is the same in " << name_of(edition);
        }
    EXPECT_GT(spared, 0);
}

}  // namespace
}  // namespace mehen::kemet::test
