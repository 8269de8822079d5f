// The frame machine with a toy: two seats choose in secret how many pebbles to put down, add to it until they say
// done, then all is opened; chance adds one or two, and whoever put down more answers a last, open question.
#include "core/flow.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/flow_game.h"

namespace mehen::toy {
namespace {

struct Rules {
    bool loser_pays_too = false;
};

struct State {
    FlowState<3, 6> flow;
    std::array<std::uint8_t, 2> pebbles;
    std::uint8_t opened;
    std::uint8_t paid;
};
static_assert(std::has_unique_object_representations_v<State>);

using Table = mehen::Table<Rules, State>;
enum class Asked : std::uint8_t { none, pebbles, luck, pay };
enum class Did : std::uint8_t { none, add, done, luck, pay };

struct Course {
    static constexpr std::uint8_t id = 1;
    enum class Step : std::uint8_t { choose, luck, pay, over } step;
};
struct Pay {
    static constexpr std::uint8_t id = 2;
    enum class Step : std::uint8_t { ask, over } step;
    Seat seat;
};

Flow run(Table& table, Course& frame) {
    State& s = table.s;
    switch (frame.step) {
        case Course::Step::choose:
            frame.step = Course::Step::luck;
            return ask_sealed(table, first_seats(2), Asked::pebbles);
        case Course::Step::luck:
            s.opened = 1;
            frame.step = Course::Step::pay;
            return s.pebbles[0] == s.pebbles[1] ? ask_chance(table, Asked::luck) : Flow::next;
        case Course::Step::pay:
            frame.step = Course::Step::over;
            return call(table, Pay{Pay::Step::ask, Seat::of(s.pebbles[1] > s.pebbles[0] ? 1 : 0)});
        case Course::Step::over: break;
    }
    return Flow::done;
}

Flow run(Table& table, Pay& frame) {
    if (frame.step == Pay::Step::over) return Flow::done;
    frame.step = Pay::Step::over;
    return ask_seat(table, frame.seat, Asked::pay);
}

void legal(const Rules&, const State&, const Course&, Seat, ActionList& out) {
    out.push(make_action(Did::add));
    out.push(make_action(Did::done));
}
void legal(const Rules&, const State&, const Pay&, Seat, ActionList& out) {
    out.push(make_action(Did::pay));
}
void outcomes(const Rules&, const State&, const Course&, OutcomeList& out) {
    for (const unsigned seat : {0U, 1U}) out.push({make_action(Did::luck, seat), 1});
}

Answered answer(Table& table, Course&, Seat seat, Action action) {
    if (is(action, Did::luck)) ++table.s.pebbles[action.arg[0]];
    if (is(action, Did::add)) ++table.s.pebbles[seat];
    return is(action, Did::add) ? Answered::more : Answered::finished;
}
Answered answer(Table& table, Pay&, Seat, Action) {
    ++table.s.paid;
    return Answered::finished;
}

struct Toy : FlowGame<Toy, Rules, State, Course, Pay> {
    static State started() {
        State s{};
        Table table{rules(), s};
        call(table, Course{});
        Driver::run_until_question(table);
        return s;
    }
    static const Rules& rules() {
        static const Rules rules;
        return rules;
    }
    static std::vector<Action> actions(const State& s, Seat seat) {
        Buffer<Action, 4> list;
        legal(rules(), s, seat, list);
        return {list.begin(), list.end()};
    }
    static void play(State& s, Seat seat, Did did, unsigned arg = 0) {
        apply(rules(), s, seat, make_action(did, arg), nullptr);
    }
};

TEST(Flow, ASealedQuestionWaitsForEverybody) {
    State s = Toy::started();
    EXPECT_EQ(Toy::ask(s), (Ask{static_cast<std::uint8_t>(Asked::pebbles), first_seats(2), 1, 0}));
    Toy::play(s, 0, Did::add);
    EXPECT_EQ(Toy::ask(s).seats, first_seats(2));
    Toy::play(s, 0, Did::done);
    EXPECT_EQ(Toy::ask(s).seats, mask_of(1));
    EXPECT_EQ(s.opened, 0);
    EXPECT_TRUE(Toy::actions(s, 0).empty());
    EXPECT_EQ(Toy::actions(s, 1).size(), 2U);
    Toy::play(s, 1, Did::done);
    EXPECT_EQ(s.opened, 1);
    EXPECT_EQ(Toy::ask(s), (Ask{static_cast<std::uint8_t>(Asked::pay), mask_of(0), 0, 0}));
}

TEST(Flow, OwnSealedAnswersAreNoBoundary) {
    State s = Toy::started();
    Toy::play(s, 0, Did::add);
    EXPECT_FALSE(Toy::boundary(s));
    Toy::play(s, 1, Did::add);
    EXPECT_FALSE(Toy::boundary(s));
    Toy::play(s, 0, Did::done);
    EXPECT_TRUE(Toy::boundary(s));
}

TEST(Flow, OpeningSealedAnswersIsABoundary) {
    State s = Toy::started();
    Toy::play(s, 0, Did::done);
    Toy::play(s, 1, Did::add);
    Toy::play(s, 1, Did::done);  // opens both; seat 1 is asked again at once
    EXPECT_EQ(Toy::ask(s).seats, mask_of(1));
    EXPECT_TRUE(Toy::boundary(s));
}

TEST(Flow, ChanceIsAskedAlone) {
    State s = Toy::started();
    Toy::play(s, 0, Did::done);
    Toy::play(s, 1, Did::done);
    EXPECT_TRUE(Toy::ask(s).to_chance());
    EXPECT_TRUE(Toy::actions(s, chance).empty());
    Buffer<Outcome, 4> list;
    Toy::outcomes(Toy::rules(), s, list);
    EXPECT_EQ(list.size(), 2U);
    Toy::play(s, chance, Did::luck, 1);
    EXPECT_TRUE(Toy::boundary(s));
    EXPECT_EQ(Toy::ask(s).seats, mask_of(1));
}

TEST(Flow, FramesLieOneBehindTheOther) {
    State s = Toy::started();
    Toy::play(s, 1, Did::add);
    Toy::play(s, 1, Did::done);
    Toy::play(s, 0, Did::done);
    ASSERT_EQ(s.flow.depth, 2);
    EXPECT_EQ(s.flow.end[0], sizeof(Course));
    EXPECT_EQ(s.flow.end[1], sizeof(Course) + sizeof(Pay));
    EXPECT_EQ(read_frame<Course>(s.flow, 0).step, Course::Step::over);
    ASSERT_TRUE(under_way<Pay>(s.flow));
    EXPECT_EQ(under_way<Pay>(s.flow)->seat, 1);
}

TEST(Flow, FramesLeaveNothingBehind) {
    State s = Toy::started();
    Toy::play(s, 0, Did::add);
    Toy::play(s, 0, Did::done);
    Toy::play(s, 1, Did::done);
    EXPECT_EQ(s.flow.depth, 2);
    Toy::play(s, 0, Did::pay);
    EXPECT_EQ(s.paid, 1);
    EXPECT_FALSE(Toy::ask(s).open());
    EXPECT_EQ(s.flow.depth, 0);
    State empty{};
    empty.flow.boundary = s.flow.boundary;
    EXPECT_EQ(s.flow, empty.flow);
}

}  // namespace
}  // namespace mehen::toy
