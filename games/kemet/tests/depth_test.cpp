// Procedures call one another: how deep they go, with room to spare, and with packs that make chains of them.
#include "core/any_game.h"
#include "core/playout.h"
#include "games/kemet/editions/games.h"
#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {
namespace {

// The greatest depth in some random games under rules that were changed.
template <class Change>
int deepest(Edition edition, int seats, Change change) {
    Ruleset set = ruleset_of(edition);
    change(set);
    const Rules rules = rules_of(set, seats);
    Buffers<KemetFirst> buffers;  // all editions play alike, the rules make the difference
    int depth = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Rng rng(seed);
        State s{};
        Kemet::start(rules, s, nullptr);
        play_on<KemetFirst>(rules, s, rng, buffers, [&](Seat, Action) { depth = std::max<int>(depth, s.flow.depth); });
    }
    return depth;
}

constexpr int room = static_cast<int>(FlowStack::max_depth);

TEST(KemetDepth, ThereIsRoomToSpare) {
    for (const Edition edition : all_editions)
        for (const int seats : {2, 5}) EXPECT_LE(deepest(edition, seats, [](Ruleset&) {}), room - 3);
}

TEST(KemetDepth, AChainOfVetoesNeedsNoMore) {
    const auto many = [](Ruleset& set) {
        for (DiCard& card : set.di_cards)
            if (card.id == "veto" || card.id == "prayer" || card.id == "enlistment") card.count = 12;
        set.di_cards.named("veto").gives = {{{Power::vetoes, 2}}};
    };
    for (const Edition edition : {Edition::first, Edition::revised})
        for (const int seats : {2, 5}) EXPECT_LE(deepest(edition, seats, many), room - 3);
}

TEST(KemetDepth, DefeatsThatBringUnitsBringNoFurtherBattles) {
    const auto comforting = [](Ruleset& set) {
        for (Tile& tile : set.tiles)
            if (tile.level == 1) tile.gives[1] = {Power::units_per_defeat, 1};
    };
    for (const Edition edition : all_editions) EXPECT_LE(deepest(edition, 5, comforting), room - 3);
}

}  // namespace
}  // namespace mehen::kemet::test
