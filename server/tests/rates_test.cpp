#include "server/rates.h"

#include <gtest/gtest.h>

namespace mehen::server::test {
namespace {

TEST(Rates, SoMuchAtOnceAndSoMuchWithTime) {
    Rates rates(2, 0.5);
    EXPECT_TRUE(rates.take_one("192.0.2.1", 0));
    EXPECT_TRUE(rates.take_one("192.0.2.1", 0));
    EXPECT_FALSE(rates.take_one("192.0.2.1", 1'000));
    EXPECT_TRUE(rates.take_one("192.0.2.2", 1'000));
    EXPECT_TRUE(rates.take_one("192.0.2.1", 2'000));
    rates.spend("192.0.2.3", 5, 0);
    EXPECT_FALSE(rates.any_left("192.0.2.3", 6'000));
    EXPECT_TRUE(rates.any_left("192.0.2.3", 6'100));
}

TEST(Rates, AnIPv6NetworkCountsOnce) {
    Rates rates(1, 0);
    EXPECT_TRUE(rates.take_one("2001:db8:0:1::7", 0));
    EXPECT_FALSE(rates.take_one("2001:db8:0:1::8", 0));
    EXPECT_TRUE(rates.take_one("2001:db8:0:2::7", 0));
}

}  // namespace
}  // namespace mehen::server::test
