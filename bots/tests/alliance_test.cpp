// Bots where one god stands against an alliance: they play for their side.
#include <gtest/gtest.h>

#include "bots/normal.h"
#include "bots/search_bot.h"
#include "games/kemet/seth/flow/takeover.h"
#include "games/kemet/tests/seth/lone_table.h"

namespace mehen::kemet::test {
namespace {

template <template <class> class Bot>
std::string answer_of(const LonePosition& p, Seat seat, Budget budget = {}) {
    Buffer<Action, Kemet::max_actions> actions;
    Kemet::legal(p.rules, p.s, seat, actions);
    Rng rng(1);
    Bot<KemetSeth> bot(p.rules);
    const View view = Kemet::observe(p.rules, p.s, seat);
    return Kemet::action_text(
        p.rules, bot.choose(view, seat, std::span<const Action>(actions.begin(), actions.size()), budget, rng));
}

AreaId desert(const Rules& rules, bool obelisk, int skip = 0) {
    for (AreaId area = 0; area < rules.map.areas; ++area)
        if (rules.area(area).kind == AreaKind::desert && rules.area(area).obelisk == obelisk && skip-- == 0)
            return area;
    return max_areas;
}

// The Alliance lacks one of the three things that it needs.
class AllianceLacks : public testing::Test {
protected:
    AllianceLacks() {
        p.s.pact.speaker = green;
        p.s.pact.temple_area[0] = desert(p.rules, false);
        p.s.pact.temple_level[0] = 3;
        p.s.pact.ceremony = 1;
        p.s.player[keeper(p.s, green)].battle_points = 6;
        p.units(p.rules.map.district[p.s.player[green].city][0], green, 4);
        p.units(p.rules.map.district[p.s.player[blue].city][0], blue, 4);
        p.units(p.rules.map.district[p.s.player[p.lone()].city][0], p.lone(), 6);
    }

    LonePosition p{2};
};

TEST_F(AllianceLacks, TheCeremonyAndHoldsIt) {
    p.s.pact.ceremony = 0;
    for (const Seat seat : {green, blue}) {
        p.units(desert(p.rules, true), seat, 1);
        p.s.player[seat].prayer = 11;
    }
    p.run(AlliancePhase{AlliancePhase::Step::next, no_seats, 0, 0, 0, 0});
    ASSERT_TRUE(p.allows("ceremony")) << p.answers();
    EXPECT_EQ(answer_of<NormalBot>(p, green), "ceremony");
    EXPECT_EQ(answer_of<SearchBot>(p, green, {.iterations = 200}), "ceremony");
}

TEST_F(AllianceLacks, ATempleAndCompletesIt) {
    p.s.pact.temple_level[0] = 2;
    p.units(p.s.pact.temple_area[0], blue, 4);
    p.run(AlliancePhase{AlliancePhase::Step::temples, no_seats, 0, 0, 0, 0});
    for (int unit = 0; unit < 3; ++unit) {
        ASSERT_TRUE(p.s.flow.ask.open());
        const std::string answer = answer_of<NormalBot>(p, green);
        EXPECT_TRUE(answer.starts_with("build ")) << answer;
        p.answer(answer);
    }
    EXPECT_EQ(p.s.winner, keeper(p.s, green));
}

TEST(LoneGodBot, DestroysTheLastUnitsOfTheAlliance) {
    LonePosition p(2);
    p.units(desert(p.rules, false), blue, 2);
    p.units(p.rules.map.district[p.s.player[p.lone()].city][0], p.lone(), 6);
    p.s.pact.taken_tokens = mask_of(green) | mask_of(blue);
    p.run(Phases{1, 0, 0});
    p.pass_windows();
    const std::string answer = answer_of<NormalBot>(p, p.lone());
    EXPECT_TRUE(answer.starts_with("taken destroy-units")) << answer << " of " << p.answers();
    p.answer(answer);
    while (p.s.flow.ask.open() && p.refused.empty()) p.answer(answer_of<NormalBot>(p, lowest_seat(p.s.flow.ask.seats)));
    EXPECT_EQ(p.s.winner, p.lone());
}

TEST(LoneGodBot, FightsForItsLastPoint) {
    LonePosition p(2);
    const AreaId far = desert(p.rules, true);
    p.units(far, blue, 1);
    p.units(p.rules.map.district[p.s.player[green].city][0], green, 5);
    p.units(p.rules.map.district[p.s.player[p.lone()].city][0], p.lone(), 6);
    p.s.player[p.lone()].battle_points = 7;
    p.s.player[p.lone()].prayer = 9;
    p.run(Phases{1, 0, 0});
    p.pass_windows();
    p.answer("violet move-1");
    std::string answers;
    for (int i = 0; i < 6 && rival_in(p.s, far, blue) == none; ++i) {  // perhaps over a temple
        const std::string answer = answer_of<NormalBot>(p, p.lone());
        answers += answer + "; ";
        p.answer(answer);
    }
    EXPECT_NE(rival_in(p.s, far, blue), none) << answers << "not to " << p.id(far) << p.refused;
}

TEST(AllianceWorths, AreTheSideS) {
    const Rules rules = lone_rules(3);
    play_at_random(rules, 5, [&](const State& now) {
        const Worths worths = KemetSeth::worths(rules, now);
        for (Seat seat = 0; seat < rules.seats && now.pact.lone != none; ++seat)
            EXPECT_EQ(worths[seat], worths[keeper(now, seat)]);
        return !testing::Test::HasFailure();
    });
}

// A war council with more than two who choose.
TEST(AssaultBots, ChooseForTwoBattles) {
    LonePosition p(3);
    const std::array<std::pair<AreaId, Seat>, 2> troops = {
        {{desert(p.rules, true), green}, {desert(p.rules, true, 1), blue}}};
    std::array<AreaId, 2> areas{};
    for (std::size_t i = 0; i < 2; ++i) {
        areas[i] = troops[i].first;
        p.units(areas[i], troops[i].second, 3);
        p.units(areas[i], p.lone(), 5);
    }
    p.run(Assault{Assault::Step::battles, p.lone(), {areas[0], areas[1]}, {}, {}});
    p.pass_windows();
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::assault_cards)) << p.answers();
    for (int i = 0; i < 30 && is(p.s.flow.ask, AskKind::assault_cards); ++i)
        p.answer_as(lowest_seat(p.s.flow.ask.seats),
                    answer_of<SearchBot>(p, lowest_seat(p.s.flow.ask.seats), {.iterations = 100}));
    EXPECT_TRUE(p.refused.empty()) << p.refused;
    EXPECT_TRUE(is(p.s.flow.ask, AskKind::first_battle));
}

}  // namespace
}  // namespace mehen::kemet::test
