// Procedures call one another: how deep they go, with room to spare, and with packs that make chains of them.
#include "core/any_game.h"
#include "core/playout.h"
#include "games/kemet/box/editions/games.h"
#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {
namespace {

// Some random games under rules that were changed: there is always room for three more procedures, two of them small.
template <class Change>
void expect_room(Edition edition, int seats, Change change) {
    Ruleset set = ruleset_of(edition);
    change(set);
    const Rules rules = rules_of(set, seats);
    Buffers<KemetFirst> buffers;  // all editions play alike, the rules make the difference
    std::size_t depth = 0;
    std::size_t used = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Rng rng(seed);
        State s{};
        Kemet::start(rules, s, nullptr);
        play_on<KemetFirst>(rules, s, rng, buffers, [&](Seat, Action) {
            depth = std::max<std::size_t>(depth, s.flow.depth);
            if (s.flow.depth > 0) used = std::max<std::size_t>(used, s.flow.end[s.flow.depth - 1U]);
        });
    }
    EXPECT_LE(depth + 3, FlowStack::max_depth) << name_of(edition) << ", " << seats << " seats";
    EXPECT_LE(used + sizeof(Battle) + 2 * sizeof(Window), FlowStack::room) << name_of(edition) << ", " << seats;
}

TEST(KemetDepth, ThereIsRoomToSpare) {
    for (const Edition edition : all_editions)
        for (const int seats : {2, 5}) expect_room(edition, seats, [](Ruleset&) {});
    for (const Edition edition : lone_editions)
        for (const int seats : {3, 6}) expect_room(edition, seats, [](Ruleset&) {});
}

TEST(KemetDepth, AChainOfVetoesNeedsNoMore) {
    const auto many = [](Ruleset& set) {
        for (DiCard& card : set.di_cards)
            if (card.id == "veto" || card.id == "prayer" || card.id == "enlistment") card.count = 12;
        set.di_cards.named("veto").gives = {{{Power::vetoes, 2}}};
    };
    for (const Edition edition : {Edition::first, Edition::revised})
        for (const int seats : {2, 5}) expect_room(edition, seats, many);
}

TEST(KemetDepth, DefeatsThatBringUnitsBringNoFurtherBattles) {
    const auto comforting = [](Ruleset& set) {
        for (Tile& tile : set.tiles)
            if (tile.level == 1) tile.gives[1] = {Power::units_per_defeat, 1};
    };
    for (const Edition edition : all_editions) expect_room(edition, 5, comforting);
    for (const Edition edition : lone_editions) expect_room(edition, 6, comforting);
}

}  // namespace
}  // namespace mehen::kemet::test
