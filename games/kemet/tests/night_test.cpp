// The night step by step, and Renewal [kemet.night, kemet.setup].
#include "core/any_game.h"
#include "games/kemet/box/editions/games.h"
#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {
namespace {

// Blood and Sand, night: a player draws the nightly card and those for tokens before the next one decides.
TEST(KemetNight, VeteransBuyCardsPlayerByPlayer) {
    Position p(Edition::blood_and_sand, 2);
    p.veterans(0, 2).veterans(1, 3).night();
    p.answer("veterans 0").answer("veterans 1");  // for prayer points
    ASSERT_EQ(p.asked_seat(), 0);
    EXPECT_FALSE(p.can("veterans 1"));  // two by two
    p.answer("veterans 2").draw_by_chance();
    EXPECT_EQ(p.hand_of(0), 1 + 2);  // Diversion, and two
    ASSERT_EQ(p.asked_seat(), 1);
    p.answer("veterans 2").draw_by_chance();
    EXPECT_EQ(p.hand_of(1), 1 + 2);
    EXPECT_EQ(p.player(1).veterans, 0);
}

TEST(KemetNight, VeteransBuyUnitsPlayerByPlayer) {
    Position p(Edition::blood_and_sand, 2);
    p.veterans(0, 1).veterans(1, 1).units("nw-2", 1, 1).night();
    p.answer("veterans 0").answer("veterans 0").draw_by_chance();
    ASSERT_EQ(p.asked(), AskKind::veterans);
    p.answer("veterans 1");
    EXPECT_TRUE(p.can("place 1 nw-1"));
    EXPECT_FALSE(p.can("place 1 nw-2"));  // a rival holds it
    p.answer("place 1 nw-1");
    ASSERT_EQ(p.asked_seat(), 1);
    p.answer("veterans 1").answer("place 1 sw-1");
    EXPECT_EQ(p.units_in("sw-1", 1), 1);
}

// Several night tiles of one player: the player orders them. Later units of all come before levels.
TEST(KemetNight, APlayerOrdersTheOwnTiles) {
    for (const Edition edition : {Edition::first, Edition::revised}) {
        Position p(edition, 2);
        p.tiles(0, "blue-4-reinforcements white-3-hand-of-god")
            .pyramid("nw-1", Colour::red, 1)
            .night()
            .draw_by_chance();
        ASSERT_EQ(p.asked(), AskKind::night_tile) << name_of(edition);
        p.answer("first level").answer("raise nw-1 2");
        EXPECT_EQ(p.asked(), AskKind::place_units);
    }
    Position p(Edition::blood_and_sand, 2);
    p.tiles(0, "blue-4-reinforcements white-3-hand-of-god").pyramid("nw-1", Colour::red, 1).night().draw_by_chance();
    ASSERT_EQ(p.asked(), AskKind::place_units);
    p.answer("done");
    EXPECT_EQ(p.asked(), AskKind::raise);
}

// --- Renewal

TEST(KemetRenewal, OneTileOfEachColourIsDrawnForTheSamePlace) {
    mehen::Setup setup = default_setup(KemetBloodAndSand::facts(), 5);
    for (const bool option : {false, true}) {
        setup.option[1] = option ? 1 : 0;
        Rules rules;
        ASSERT_TRUE(KemetBloodAndSand::make_rules(setup, nullptr, rules));
        State s{};
        Kemet::start(rules, s, nullptr);
        Rng rng(1);
        int drawn = 0;
        while (s.flow.ask.to_chance()) {
            Buffer<Outcome, Kemet::max_outcomes> outcomes;
            Kemet::outcomes(rules, s, outcomes);
            if (is(s.flow.ask, AskKind::draw_tile)) ++drawn;
            Kemet::apply(rules, s, chance, pick_outcome(outcomes, rng), nullptr);
        }
        EXPECT_EQ(drawn, option ? 4 : 0);
        std::array<int, colour_count> for_sale{};
        for (std::size_t i = 0; i < rules.set.tiles.size(); ++i)
            if (rules.set.tiles[i].renewal != Renewal::no)
                for_sale[static_cast<std::size_t>(rules.set.tiles[i].colour)] += s.copies[i];
        EXPECT_EQ(for_sale, (std::array<int, colour_count>{1, 1, 1, 1}));
    }
}

}  // namespace
}  // namespace mehen::kemet::test
