// Control of areas and the temporary VP that go with it [kemet.control, kemet.points].
#include "core/playout.h"
#include "games/kemet/box/editions/games.h"
#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {
namespace {

TEST(KemetControl, ATempleIsTakenWhenTheMoveEnds) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).tiles(0, "red-1-god-speed").prayer(0, 0).turn(0).skip_windows();
        p.answer("token move-1").answer("march 2 nw-front").answer("to west-temple");
        EXPECT_EQ(p.temporary_points_of(0), 0) << "the move goes on";
        p.answer("stay");
        EXPECT_EQ(p.temporary_points_of(0), 1);
    }
}

TEST(KemetControl, ATempleOnTheWayIsNotTaken) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).tiles(0, "red-1-god-speed").prayer(0, 0).turn(0).skip_windows();
        p.answer("token move-1").answer("march 2 nw-front").answer("to west-temple");
        p.answer("march 2 west-temple").answer("to sw-front").skip_windows();
        EXPECT_EQ(p.temporary_points_of(0), 0);
        EXPECT_EQ(p.happened(EventKind::temporary_point), 0);
    }
}

TEST(KemetControl, AUnitLeftInATempleHoldsIt) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 2).tiles(0, "red-1-god-speed").prayer(0, 0).turn(0).skip_windows();
        p.answer("token move-1").answer("march 2 nw-front").answer("to west-temple");
        p.answer("march 1 west-temple").answer("to sw-front").skip_windows();
        EXPECT_EQ(p.temporary_points_of(0), 1);
    }
}

TEST(KemetControl, AnEmptyTempleIsGivenBackAtOnce) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("west-temple", 0, 2).tiles(0, "red-1-god-speed").prayer(0, 0).move(0);
        EXPECT_EQ(p.temporary_points_of(0), 1);
        p.answer("march 2 west-temple").answer("to nw-front");
        EXPECT_EQ(p.temporary_points_of(0), 0);  // the move still goes on
        EXPECT_EQ(p.asked(), AskKind::go_on);
    }
}

TEST(KemetControl, ALevelFourPyramidBelongsToWhoeverHoldsTheDistrict) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("sw-front", 0, 2).pyramid("sw-1", Colour::blue, 4).prayer(0, 0).turn(0).skip_windows();
        EXPECT_EQ(p.temporary_points_of(1), 1);  // without a troop there
        p.answer("token move-1").answer("march 2 sw-front").answer("to sw-1").skip_windows();
        EXPECT_EQ(p.temporary_points_of(0), 1);
        EXPECT_EQ(p.temporary_points_of(1), 0);
        EXPECT_EQ(pyramid_levels(p.rules, p.s, 0)[static_cast<std::size_t>(Colour::blue)], 4);
        EXPECT_EQ(pyramid_levels(p.rules, p.s, 1)[static_cast<std::size_t>(Colour::blue)], 0);
        p.tokens(0, 4).turn(0).skip_windows().answer("token move-2").answer("march 2 sw-1").answer("to sw-front");
        p.skip_windows();
        EXPECT_EQ(p.temporary_points_of(0), 0);
        EXPECT_EQ(p.temporary_points_of(1), 1);
    }
}

TEST(KemetControl, ACapturedPyramidSellsItsTiles) {
    for (const Edition edition : {Edition::first, Edition::revised}) {
        Position p(edition, 2);
        p.units("sw-1", 0, 1).pyramid("sw-1", Colour::blue, 2).prayer(0, 9).prayer(1, 9).buy(0, Colour::blue);
        EXPECT_TRUE(p.can("tile blue-2-legion"));
        Position owner(edition, 2);
        owner.units("sw-1", 0, 1).pyramid("sw-1", Colour::blue, 2).prayer(1, 9).buy(1, Colour::blue);
        EXPECT_EQ(owner.asked(), AskKind::none);  // nothing to buy: the action is lost
    }
}

TEST(KemetControl, WhoMayRaiseACapturedPyramid) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("sw-1", 0, 1).pyramid("sw-1", Colour::blue, 3).pyramid("nw-1", Colour::red, 1).prayer(0, 9).raise(0);
        EXPECT_EQ(p.can("raise sw-1 4"), edition == Edition::revised);
        Position owner(edition, 2);  // its owner, in every edition; the rival gets the VP
        owner.units("sw-1", 0, 1).pyramid("sw-1", Colour::blue, 3).prayer(1, 9).turn(1).skip_windows();
        owner.answer("token raise").answer("raise sw-1 4").skip_windows();
        EXPECT_EQ(owner.temporary_points_of(0), 1);
        EXPECT_EQ(owner.temporary_points_of(1), 0);
    }
}

TEST(KemetControl, AFourthLevelIsWorthAPointAtOnce) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.pyramid("nw-1", Colour::red, 3).prayer(0, 4).turn(0).skip_windows();
        p.answer("token raise").answer("raise nw-1 4").skip_windows();
        EXPECT_EQ(p.temporary_points_of(0), 1);
    }
}

TEST(KemetControl, ATempleChangesHandsWithTheBattle) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("nw-front", 0, 5).units("west-temple", 1, 2).prayer(0, 0).turn(0).skip_windows();
        p.answer("token move-1").answer("march 5 nw-front").answer("to west-temple").skip_windows();
        p.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid");
        EXPECT_EQ(p.temporary_points_of(1), 1);  // until it is gone
        p.answer("recall");
        EXPECT_EQ(p.temporary_points_of(1), 0);
        p.answer("recall").skip_windows();  // and the winner does not stay either
        EXPECT_EQ(p.temporary_points_of(0), 0);
        EXPECT_EQ(holder_of(p.s, p.area("west-temple")), none);
    }
}

// Control of a rival's district is taken when a move or a battle ends, by a troop that is still there. Until then the
// VP of its pyramid stays where it is, and on the track [BS 3.4.5, 3.5.8].

TEST(KemetControl, AnOwnersPyramidIsNotLostToATroopThatWalksThrough) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("sw-front", 0, 2).pyramid("sw-1", Colour::blue, 4).tiles(0, "red-1-god-speed").prayer(0, 0).turn(0);
        p.skip_windows().answer("token move-1").answer("march 2 sw-front").answer("to sw-1");
        EXPECT_EQ(p.temporary_points_of(1), 1) << "the move goes on";
        p.answer("march 2 sw-1").answer("to sw-front").skip_windows();
        EXPECT_EQ(p.temporary_points_of(1), 1);
        EXPECT_EQ(counted_points(p.rules, p.s, 1), 1);
        EXPECT_EQ(p.happened(EventKind::temporary_lost), 0);
    }
}

TEST(KemetControl, AnOwnersPyramidIsNotLostToATroopThatTeleportsOut) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("sw-front", 0, 2).pyramid("sw-1", Colour::blue, 4).prayer(0, 2).turn(0).skip_windows();
        p.answer("token move-1").answer("march 2 sw-front").answer("to sw-1");
        p.answer("march 2 sw-1").answer("teleport west-temple").skip_windows();
        EXPECT_EQ(counted_points(p.rules, p.s, 1), 1);
        EXPECT_EQ(p.happened(EventKind::temporary_lost), 0);
    }
}

TEST(KemetControl, AnOwnersPyramidIsNotLostToAWinnerWhoRecalls) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("sw-front", 0, 5).units("sw-1", 1, 1).pyramid("sw-1", Colour::blue, 4).prayer(0, 0).turn(0);
        p.skip_windows().answer("token move-1").answer("march 5 sw-front").answer("to sw-1").skip_windows();
        p.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid");
        p.answer("recall").answer("recall").skip_windows();
        EXPECT_EQ(p.units_in("sw-1", 0), 0);
        EXPECT_EQ(counted_points(p.rules, p.s, 1), 1);
        EXPECT_EQ(p.happened(EventKind::temporary_lost), 0);
    }
}

TEST(KemetControl, AWinnerWhoStaysTakesThePyramidWhenTheBattleEnds) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("sw-front", 0, 5).units("sw-1", 1, 1).pyramid("sw-1", Colour::blue, 4).prayer(0, 0).turn(0);
        p.skip_windows().answer("token move-1").answer("march 5 sw-front").answer("to sw-1").skip_windows();
        p.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid").answer("recall");
        EXPECT_EQ(p.temporary_points_of(1), 1) << "the battle is not over";
        p.answer("stay").skip_windows();
        EXPECT_EQ(p.temporary_points_of(0), 1);
        EXPECT_EQ(counted_points(p.rules, p.s, 1), 0);
    }
}

// The owner wins the defence without a survivor, and the beaten attacker leaves.
TEST(KemetControl, AnOwnersPyramidIsNotLostWhenNobodyIsLeftInTheDistrict) {
    for (const Edition edition : all_editions) {
        Position p(edition, 2);
        p.units("sw-front", 0, 3).units("sw-1", 1, 2).pyramid("sw-1", Colour::blue, 4).prayer(0, 0).turn(0);
        p.skip_windows().answer("token move-1").answer("march 3 sw-front").answer("to sw-1").skip_windows();
        p.council(0, "chariot-raid", "shield-push").council(1, "cavalry-blitz", "shield-push");
        EXPECT_EQ(p.told(EventKind::battle_won).seat, 1);
        EXPECT_EQ(p.units_in("sw-1", 1), 0);
        p.answer("recall").skip_windows();
        EXPECT_EQ(counted_points(p.rules, p.s, 1), 1);
        EXPECT_EQ(p.happened(EventKind::temporary_lost), 0);
    }
}

// With a card that is played in the middle of a move: the battle that it sets off elsewhere ends before the move does.
TEST(KemetControl, ATroopOnItsWayTakesNothingWhenAnotherBattleEnds) {
    Position p(Edition::first, 3);
    p.units("sw-front", 0, 2).units("nw-1", 1, 1).pyramid("sw-1", Colour::blue, 4).tiles(0, "red-1-god-speed");
    p.cards(0, "enlistment").prayer(0, 0).turn(0).skip_windows();
    p.answer("token move-1").answer("march 2 sw-front").answer("to sw-1");
    p.answer("play enlistment").skip_windows().answer("place 2 nw-1").skip_windows();
    p.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid").answer("recall");
    p.answer("stay").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::go_on);
    EXPECT_EQ(p.temporary_points_of(2), 1) << "the move goes on";
    p.answer("march 2 sw-1").answer("to sw-front").skip_windows();
    EXPECT_EQ(p.temporary_points_of(2), 1);
    EXPECT_EQ(p.happened(EventKind::temporary_lost), 0);
}

// --- over random games: the VP of a pyramid leaves its owner only to a rival who takes it, in the same moment

// An own pyramid is lost: whether the answer that did it left the district to whoever took it.
bool is_taken(const Rules& rules, const State& s, const Event& lost, const Event* next) {
    if (rules.allied()) return contains(s.standing[lost.arg[0]], s.pact.lone);  // who has no temporary VP
    return next != nullptr && next->kind == static_cast<std::uint8_t>(EventKind::temporary_point) &&
           next->arg[0] == lost.arg[0] && next->seat != lost.seat;
}

void expect_pyramids_are_lost_to_takers_only(const Rules& rules, std::string_view edition) {
    Buffers<KemetFirst> buffers;  // all editions play alike, the rules make the difference
    int taken = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Rng rng(seed);
        State s{};
        Kemet::start(rules, s, nullptr);
        while (s.flow.ask.open()) {
            const bool drawn = s.flow.ask.to_chance();
            const Seat seat = drawn ? chance : lowest_seat(s.flow.ask.seats);
            buffers.actions.clear();
            if (!drawn) Kemet::legal(rules, s, seat, buffers.actions);
            const auto count = static_cast<std::uint32_t>(buffers.actions.size());
            const Action action = drawn ? Kemet::sample(rules, s, rng) : buffers.actions[rng.below(count)];
            EventLog log;
            Kemet::apply(rules, s, seat, action, &log);
            for (std::size_t i = 0; i < log.size(); ++i) {
                if (log[i].kind != static_cast<std::uint8_t>(EventKind::temporary_lost)) continue;
                const Seat owner = owner_of_district(rules, s, Element(log[i].arg[0]));
                if (owner == none || !same_side(s, log[i].seat, owner)) continue;
                ASSERT_TRUE(is_taken(rules, s, log[i], i + 1 < log.size() ? &log[i + 1] : nullptr))
                    << edition << ", seed " << seed;
                ++taken;
            }
        }
    }
    EXPECT_GT(taken, 0) << edition;
}

TEST(KemetControl, AnOwnersPyramidIsLostOnlyToWhoeverTakesIt) {
    for (const Edition edition : all_editions)
        expect_pyramids_are_lost_to_takers_only(rules_of(edition, 3), name_of(edition));
    for (const Edition edition : lone_editions)
        expect_pyramids_are_lost_to_takers_only(rules_of(ruleset_of(edition), 4), name_of(edition));
}

// --- Blood and Sand: VP go on the track at the end of the gainer's own turn

TEST(KemetTrack, PointsAreEnteredAtTheEndOfTheTurn) {
    Position p(Edition::blood_and_sand, 2);
    p.units("nw-front", 0, 2).tiles(0, "red-4-act-of-god").prayer(0, 0).turn(0).skip_windows();
    p.answer("token move-1").answer("silver pray-1").answer("first own");
    p.answer("march 2 nw-front").answer("to west-temple");
    EXPECT_EQ(p.points_of(0), 1);
    if (p.asked() != AskKind::none) {
        EXPECT_EQ(counted_points(p.rules, p.s, 0), 0);
    }
    p.skip_windows();
    EXPECT_EQ(counted_points(p.rules, p.s, 0), 1);
}

TEST(KemetTrack, ATemporaryPointIsLostAtOnce) {
    Position p(Edition::blood_and_sand, 2);
    p.units("nw-front", 0, 5).units("west-temple", 1, 1).turn(0).skip_windows();
    EXPECT_EQ(counted_points(p.rules, p.s, 1), 1);
    p.answer("token move-1").answer("march 5 nw-front").answer("to west-temple");
    p.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid").answer("recall");
    EXPECT_EQ(counted_points(p.rules, p.s, 1), 0);
}

// A VP won as defender waits for the end of one's next turn; a temple lost in between goes off the track at once.
TEST(KemetTrack, APointThatWaitsDoesNotHideOneThatIsLost) {
    Position p(Edition::blood_and_sand, 2);
    p.units("west-temple", 1, 3).units("nw-front", 0, 2).units("west-nile-temple", 1, 1);
    p.tiles(1, "blue-3-defensive-victory").move(0).answer("march 2 nw-front").answer("to west-temple");
    p.council(0, "shield-push", "chariot-raid").council(1, "shield-push", "chariot-raid");
    ASSERT_EQ(p.player(1).battle_points, 1);
    EXPECT_EQ(counted_points(p.rules, p.s, 1), 2);  // two temples; the battle VP waits
    p.answer("recall").answer("recall");            // the winner leaves the temple
    EXPECT_EQ(counted_points(p.rules, p.s, 1), 1);
}

// "VP won at night count at once."
TEST(KemetTrack, APyramidRaisedAtNightCountsAtOnce) {
    Position p(Edition::blood_and_sand, 2);
    p.pyramid("nw-1", Colour::red, 3).tiles(0, "white-3-hand-of-god").night();
    while (p.asked() != AskKind::raise && p.asked() != AskKind::none) p.draw_by_chance();
    ASSERT_EQ(p.asked(), AskKind::raise);
    p.answer("raise nw-1 4");
    EXPECT_EQ(p.points_of(0), 1);
    EXPECT_EQ(counted_points(p.rules, p.s, 0), 1);
}

}  // namespace
}  // namespace mehen::kemet::test
