// How the threads on which bots think are shared.
#include "server/table/workers.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "server/table/tests/room.h"

namespace mehen::server::test {
namespace {

using Haste = Workers::Haste;

TEST(Workers, AThoughtThatThrowsIsGivenUpAndTheOthersGoOn) {
    Jobs jobs;
    std::vector<std::string> told;
    const auto note = [&](const std::string& what) { return [&told, what] { told.push_back(what); }; };
    {
        Workers workers(1, jobs.post(), [&](const std::string& what) { told.push_back("failed: " + what); });
        workers.ask([] { throw std::runtime_error("oh"); }, note("answer"), Workers::Haste::someone_waits,
                    {"a", "a", "a"}, note("given up"));
        workers.ask([] { throw 3; }, note("answer"), Workers::Haste::someone_waits, {"a", "a", "a"});  // nobody minds
        workers.ask([] {}, note("fine"), Workers::Haste::nobody_waits, {"a", "a", "a"});
        ASSERT_TRUE(jobs.run_until([&] { return told.size() == 4; }));
    }
    EXPECT_EQ(told,
              (std::vector<std::string>{"failed: oh", "given up", "failed: something that is no exception", "fine"}));
}

// One worker that is held up until everything has been asked.
class WorkersTest : public testing::Test {
protected:
    WorkersTest() { hold({"gate", "gate", "gate"}); }

    void hold(const Workers::Payer& payer) {
        workers.ask(
            [this] {
                std::unique_lock lock(mutex);
                go.wait(lock, [this] { return open; });
            },
            [] {}, Haste::someone_waits, payer);
    }
    // A thought that takes so many milliseconds; its name is noted when it is done.
    void think(const std::string& name, int milliseconds, const Workers::Payer& payer,
               Haste haste = Haste::someone_waits) {
        ++asked;
        workers.ask([milliseconds] { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); },
                    [this, name] { order.push_back(name); }, haste, payer);
    }
    std::vector<std::string> done() {
        {
            const std::lock_guard lock(mutex);
            open = true;
        }
        go.notify_all();
        EXPECT_TRUE(jobs.run_until([this] { return order.size() == asked; }));
        return order;
    }
    std::size_t place_of(const std::string& name) {
        return static_cast<std::size_t>(std::find(order.begin(), order.end(), name) - order.begin());
    }

    Jobs jobs;
    std::vector<std::string> order;
    std::size_t asked = 0;
    std::mutex mutex;
    std::condition_variable go;
    bool open = false;
    Workers workers{1, jobs.post()};
};

TEST_F(WorkersTest, ThoseWithOneThoughtNeedNotWaitForThoseWithMany) {
    for (int i = 0; i < 3; ++i) {
        think("idle", 0, {"a", "idle", "t"}, Haste::nobody_waits);
        think("many", 5, {"a", "many", "t"});
    }
    think("one", 0, {"b", "one", "t"});
    EXPECT_EQ(done(), (std::vector<std::string>{"many", "one", "many", "many", "idle", "idle", "idle"}));
}

// Whoever always keeps somebody waiting holds the others up, and stops them no more.
TEST_F(WorkersTest, WhatNobodyWaitsForHasItsTurnAllTheSame) {
    for (int i = 0; i < 30; ++i) think("hasty", 1, {"a", "a", "t" + std::to_string(i)});
    for (int i = 0; i < 3; ++i) think("idle", 0, {"b", "b", "t"}, Haste::nobody_waits);
    done();
    std::vector<std::ptrdiff_t> places;
    for (auto at = order.begin(); at != order.end(); ++at)
        if (*at == "idle") places.push_back(at - order.begin());
    ASSERT_EQ(places.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_LE(places[i], static_cast<std::ptrdiff_t>(8 * i + 7));
    EXPECT_GE(places[0], 6);
}

TEST_F(WorkersTest, WhatSomebodyComesToWaitForComesForward) {
    for (int i = 0; i < 4; ++i) think("other", 1, {"a", "a", "t"});
    for (int i = 0; i < 3; ++i) think("mine", 0, {"b", "b", "t1"}, Haste::nobody_waits);
    for (int i = 0; i < 2; ++i) think("elsewhere", 0, {"b", "b", "t2"}, Haste::nobody_waits);
    workers.hurry({"b", "b", "t1"});
    workers.hurry({"b", "nobody", "t1"});
    done();
    EXPECT_EQ(std::count(order.begin(), order.begin() + 5, "mine"), 3);
    EXPECT_EQ(order.size(), 9U);
}

// Many guests at one address, each with many tables: all of them together have the share of one stranger.
TEST_F(WorkersTest, ManyGuestsAndTablesOfOneAddressShareItsTime) {
    for (int guest = 0; guest < 5; ++guest)
        for (int table = 0; table < 4; ++table)
            think("flood", 4, {"a", "g" + std::to_string(guest), "t" + std::to_string(table)});
    for (int i = 0; i < 3; ++i) think("stranger", 0, {"b", "s", "t"});
    done();
    const auto last = std::find(order.rbegin(), order.rend(), "stranger");
    EXPECT_LE(order.rend() - last, 5);  // not after the flood of twenty
}

TEST_F(WorkersTest, LongThoughtsPayForTheirLength) {
    for (int i = 0; i < 4; ++i) think("long", 20, {"a", "g", "t"});
    for (int i = 0; i < 10; ++i) think("short", 1, {"b", "g", "t"});
    done();
    EXPECT_EQ(std::count(order.begin(), order.begin() + 12, "short"), 10);
}

TEST_F(WorkersTest, TheTablesOfAGuestTakeTurns) {
    for (int i = 0; i < 4; ++i) think("first", 3, {"a", "g", "t1"});
    think("second", 0, {"a", "g", "t2"});
    done();
    EXPECT_LE(place_of("second"), 1U);
}

// Whoever comes later neither waits for what others have used before nor has saved anything up.
TEST_F(WorkersTest, NewcomersBeginWhereTheOthersStand) {
    for (int i = 0; i < 3; ++i) think("old", 10, {"a", "g", "t"});
    done();
    asked = 0;
    order.clear();
    for (int i = 0; i < 6; ++i) think("new", 6, {"b", "g", "t"});
    for (int i = 0; i < 2; ++i) think("old", 6, {"a", "g", "t"});
    ASSERT_TRUE(jobs.run_until([this] { return order.size() == asked; }));
    EXPECT_LT(place_of("old"), 7U);
}

}  // namespace
}  // namespace mehen::server::test
