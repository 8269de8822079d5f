// Setting up the table, edition by edition, and what is agreed before a match [kemet.setup].
#include "core/any_game.h"
#include "games/kemet/box/editions/games.h"
#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {
namespace {

// A match from its very start, played by whatever comes first.
template <class Game>
class Opening {
public:
    explicit Opening(int seats, std::initializer_list<std::pair<std::size_t, std::uint8_t>> options = {}) {
        mehen::Setup setup = default_setup(Game::facts(), seats);
        for (const auto& [option, value] : options) setup.option[option] = value;
        EXPECT_TRUE(Game::make_rules(setup, nullptr, rules));
        Kemet::start(rules, s, nullptr);
    }

    AskKind asked() const { return static_cast<AskKind>(s.flow.ask.kind); }
    Seat seat() const { return lowest_seat(s.flow.ask.seats); }
    std::vector<Action> answers() const {
        Buffer<Action, Kemet::max_actions> actions;
        Buffer<Outcome, Kemet::max_outcomes> outcomes;
        Kemet::legal(rules, s, seat(), actions);
        Kemet::outcomes(rules, s, outcomes);
        std::vector<Action> all(actions.begin(), actions.end());
        for (const Outcome& outcome : outcomes) all.push_back(outcome.action);
        return all;
    }
    void answer(Action action) { Kemet::apply(rules, s, seat(), action, nullptr); }
    void answer_first() { answer(answers().front()); }

    // The questions of the set-up, one word for each run of the same, with the first answer to each.
    std::vector<AskKind> questions() {
        std::vector<AskKind> kinds;
        while (s.set_up == 0) {
            if (kinds.empty() || kinds.back() != asked()) kinds.push_back(asked());
            answer_first();
        }
        return kinds;
    }

    Rules rules;
    State s{};
};

using Kinds = std::vector<AskKind>;

TEST(KemetSetUp, TheFirstEditionDealsACardThenOrdersAndBuildsAndPlacesUnits) {
    EXPECT_EQ(Opening<KemetFirst>(3).questions(),
              (Kinds{AskKind::city, AskKind::draw_card, AskKind::draw_order, AskKind::pyramid, AskKind::deploy}));
}

TEST(KemetSetUp, TheRevisedEditionDealsCardsAndPlacesUnitsBeforeTheOrderIsKnown) {
    EXPECT_EQ(Opening<KemetRevised>(3).questions(),
              (Kinds{AskKind::city, AskKind::draw_card, AskKind::deploy, AskKind::draw_order, AskKind::pyramid}));
}

TEST(KemetSetUp, BloodAndSandPlacesUnitsInTurnOrderThenBuildsThenGivesATile) {
    EXPECT_EQ(Opening<KemetBloodAndSand>(3).questions(),
              (Kinds{AskKind::draw_colour, AskKind::city, AskKind::draw_card, AskKind::draw_order, AskKind::deploy,
                     AskKind::pyramid, AskKind::buy}));
}

TEST(KemetSetUp, WithFivePlayersEveryColourIsInPlayWithoutAQuestion) {
    EXPECT_EQ(Opening<KemetBloodAndSand>(5).asked(), AskKind::city);
    EXPECT_EQ((Opening<KemetBloodAndSand>(5, {{0, 1}}).asked()), AskKind::city);
}

TEST(KemetSetUp, ColoursChosenAreAskedOfTheFirstSeat) {
    Opening<KemetBloodAndSand> chosen(2, {{0, 1}});
    ASSERT_EQ(chosen.asked(), AskKind::draw_colour);
    EXPECT_FALSE(chosen.s.flow.ask.to_chance());
    EXPECT_EQ(chosen.seat(), 0);
    chosen.answer(make_action(ActionKind::colour, static_cast<unsigned>(Colour::black)));
    chosen.answer(make_action(ActionKind::colour, static_cast<unsigned>(Colour::white)));
    EXPECT_EQ(chosen.s.colours, 0b1100);
    Opening<KemetBloodAndSand> drawn(2);
    EXPECT_TRUE(drawn.s.flow.ask.to_chance());
}

// Levels are spread 1/1/1 or 2/1/0, each colour once, each pyramid in its own district.
TEST(KemetSetUp, PyramidsAreSpread) {
    Opening<KemetRevised> match(2);
    while (match.asked() != AskKind::pyramid) match.answer_first();
    const Seat builder = match.seat();
    const std::uint8_t district = match.rules.map.district[match.s.player[builder].city][0];
    match.answer(make_action(ActionKind::pyramid, district, 0, 2));
    for (const Action& action : match.answers()) {
        EXPECT_NE(action.arg[0], district);
        EXPECT_NE(action.arg[1], 0);
        EXPECT_EQ(action.arg[2], 1);  // 2/1/0
    }
    match.answer_first();
    EXPECT_NE(match.seat(), builder);
    match.answer(
        make_action(ActionKind::pyramid, match.rules.map.district[match.s.player[match.seat()].city][2], 1, 1));
    for (const Action& action : match.answers()) EXPECT_NE(action.arg[1], 1);
}

TEST(KemetSetUp, TwoPlayersOfBloodAndSandSpreadTwoAndOne) {
    Opening<KemetBloodAndSand> match(2);
    while (match.asked() != AskKind::pyramid) match.answer_first();
    const auto first = match.answers();
    match.answer(first.front());
    const int built = first.front().arg[2];
    for (const Action& action : match.answers()) EXPECT_EQ(action.arg[2] + built, 3);
}

TEST(KemetSetUp, FirstUnitsStandWithPyramidsInTheFirstEditionAndInFivesLater) {
    Opening<KemetFirst> first(2);
    while (first.asked() != AskKind::deploy) first.answer_first();
    for (const Action& action : first.answers()) {
        EXPECT_GT(pyramid_at(first.rules, first.s, action[0])->level, 0);
        EXPECT_LE(action.arg[1], 5);
    }
    Opening<KemetRevised> later(2);
    while (later.asked() != AskKind::deploy) later.answer_first();
    for (const Action& action : later.answers()) EXPECT_EQ(action.arg[1], 5);
    while (later.s.set_up == 0) later.answer_first();
    for (Seat seat = 0; seat < 2; ++seat) EXPECT_EQ(later.s.player[seat].reserve, 2);
}

// First edition: a night comes before the first day, without a new order.
TEST(KemetSetUp, TheOpeningNight) {
    Opening<KemetFirst> match(2);
    while (match.s.set_up == 0) match.answer_first();
    const auto order = match.s.order;
    while (match.s.day == 0) match.answer_first();
    EXPECT_EQ(match.s.order, order);
    for (Seat seat = 0; seat < 2; ++seat) {
        EXPECT_EQ(match.s.player[seat].prayer, 7);
        int cards = 0;
        for (const std::uint8_t count : match.s.hand[seat].di_cards) cards += count;
        EXPECT_EQ(cards, 2);
    }
}

// --- what is agreed before a match

TEST(KemetOptions, ALongGameGoesToTen) {
    EXPECT_EQ(Opening<KemetFirst>(2).rules.set.goal, 8);
    EXPECT_EQ((Opening<KemetFirst>(2, {{0, 1}}).rules.set.goal), 10);
}

TEST(KemetOptions, Beginners) {
    Opening<KemetFirst> match(2, {{1, 1}});
    EXPECT_EQ(match.rules.set.goal, 4);
    while (match.s.day == 0) match.answer_first();
    EXPECT_EQ(match.s.tile_level, 1);  // level-1 tiles on the first day
    Rng rng(1);
    while (match.s.day < 2 && match.s.flow.ask.open()) {
        const auto answers = match.answers();
        match.answer(answers[rng.below(static_cast<std::uint32_t>(answers.size()))]);
    }
    ASSERT_EQ(match.s.day, 2);
    EXPECT_EQ(match.s.tile_level, 2);
    for (const auto& city : match.s.pyramid)
        for (const Pyramid& pyramid : city) EXPECT_LE(pyramid.level, 2);
}

TEST(KemetOptions, OpenDiscardsAreSeenAtOnce) {
    for (const bool open : {false, true}) {
        Ruleset set = editions::first;
        set.council_discards_open = open;
        const Rules rules = rules_of(set, 3);
        Position p(rules);
        p.units("west-bank", 0, 3).units("west-bank", 1, 3).tiles(0, "red-3-divine-wound").cards(0, "prayer");
        p.battle("west-bank", 0, 1).skip_windows();
        const auto discarded = [&](std::size_t side) { return observe(rules, p.s, 2).council[side].discarded != none; };
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            EXPECT_FALSE(discarded(0) || discarded(1));  // all at once
            p.answer_for(seat, "choose shield-push").answer_for(seat, "discard chariot-raid");
            if (!open) p.answer_for(seat, "done");
        }
        if (open) {  // before DI cards are added
            EXPECT_TRUE(discarded(0) && discarded(1));
            p.answer_for(0, "done").answer_for(1, "done");
        }
        ASSERT_EQ(p.asked(), AskKind::wound);
        EXPECT_EQ(discarded(1), open);
    }
}

// --- acquisition spaces

// Blood and Sand: a tile goes on the space of its colour; only if that is taken on another.
TEST(KemetAcquisition, ATileGoesOnTheSpaceOfItsColour) {
    Position p(Edition::blood_and_sand, 3);
    p.pyramid("nw-1", Colour::red, 1).pyramid("nw-2", Colour::blue, 1).prayer(0, 9);
    p.player(0).acquisition = {1, 2, 0};  // red, blue, none
    p.turn(0).answer("token acquire-2");
    EXPECT_FALSE(p.can("tile red-1-charge"));
    EXPECT_TRUE(p.can("tile blue-1-defense"));
    p.answer("tile blue-1-defense").skip_windows();
    Position third(Edition::blood_and_sand, 3);  // without a token: for a colour whose own space is taken
    third.pyramid("nw-1", Colour::red, 1).pyramid("nw-2", Colour::blue, 1).prayer(0, 9);
    third.player(0).acquisition = {1, 2, 0};
    third.turn(0).answer("token acquire-1").answer("tile red-1-charge").skip_windows();
    third.turn(0).answer("token acquire-3");
    EXPECT_TRUE(third.can("tile red-1-god-speed"));
    EXPECT_FALSE(third.can("tile blue-1-defense"));  // it has a free space of its own
}

TEST(KemetAcquisition, ASilverTokenOnTheOtherSpaceCountsAtOnce) {
    Position p(Edition::blood_and_sand, 3);
    p.pyramid("nw-1", Colour::red, 1).pyramid("nw-2", Colour::blue, 1).prayer(0, 9).tiles(0, "red-4-act-of-god");
    p.player(0).acquisition = {1, 2, 0};
    p.turn(0).answer("token acquire-2").answer("silver acquire-1");
    while (p.asked() == AskKind::more_tokens) p.answer("done");
    p.answer("first own");
    EXPECT_TRUE(p.can("tile red-1-charge"));  // a token lies on the red space already
}

}  // namespace
}  // namespace mehen::kemet::test
