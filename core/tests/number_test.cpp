#include "core/number.h"

#include <gtest/gtest.h>

#include "core/action.h"
#include "core/event.h"

namespace mehen {
namespace {

enum class Fruit : std::uint8_t { fig = 1, date, melon };

TEST(Number, AnEnumeratorIsAPlaceAndAByte) {
    static_assert(index_of(Fruit::melon) == 3);
    static_assert(as_byte(Fruit::date) == 2);
    EXPECT_EQ(index_of(5), 5U);
}

TEST(Number, CountsKeepTheirType) {
    std::uint8_t few = 250;
    add_to(few, 5);
    EXPECT_EQ(few, 255);
    take_from(few, 255U);
    EXPECT_EQ(few, 0);
    std::int16_t below = 0;
    take_from(below, 3);
    EXPECT_EQ(below, -3);
}

TEST(Number, WhatDoesNotFitIsFoundWhereItHappens) {
#ifdef NDEBUG
    GTEST_SKIP() << "assertions are off";
#else
    EXPECT_DEATH(as_byte(256), "");
    EXPECT_DEATH(fit<unsigned>(-1), "");
    EXPECT_DEATH(index_of(-1), "");
    std::uint8_t none = 0;
    EXPECT_DEATH(take_from(none, 1), "");
#endif
}

TEST(Number, AnswersAndEventsTakeWhateverNumberTheyAreGiven) {
    const Action action = make_action(Fruit::fig, 7U, Fruit::melon, std::size_t{9});
    EXPECT_TRUE(is(action, Fruit::fig));
    EXPECT_EQ(action.arg, (std::array<std::uint8_t, 7>{7, 3, 9}));
    const Event event = make_event(Fruit::date, Seat{2}, -1);
    EXPECT_EQ(event.kind, 2);
    EXPECT_EQ(event.arg[0], 0xFF);
}

}  // namespace
}  // namespace mehen
