#include "core/fixed_list.h"

#include <gtest/gtest.h>

#include <type_traits>
#include <vector>

namespace mehen {
namespace {

using Numbers = FixedList<std::uint8_t, 4>;
static_assert(std::has_unique_object_representations_v<Numbers>);

std::vector<int> items(const Numbers& list) {
    return {list.begin(), list.end()};
}

std::uint8_t byte(int value) {
    return static_cast<std::uint8_t>(value);
}

TEST(FixedList, KeepsOrder) {
    Numbers list{};
    EXPECT_TRUE(list.empty());
    for (const int value : {3, 1, 2}) list.push(byte(value));
    EXPECT_EQ(items(list), (std::vector<int>{3, 1, 2}));
    EXPECT_TRUE(list.contains(1));
    EXPECT_FALSE(list.contains(0));
    list.remove(1);
    EXPECT_EQ(items(list), (std::vector<int>{3, 2}));
}

TEST(FixedList, SortsWhereOrderMeansNothing) {
    Numbers list{};
    for (const int value : {3, 1, 3, 0}) list.insert_sorted(byte(value));
    EXPECT_EQ(items(list), (std::vector<int>{0, 1, 3, 3}));
    list.remove(3);
    EXPECT_EQ(items(list), (std::vector<int>{0, 1, 3}));
}

// States are compared byte by byte, so nothing of a removed item may stay behind.
TEST(FixedList, FreedPlacesAreZero) {
    Numbers list{};
    for (const int value : {9, 8, 7, 6}) list.push(byte(value));
    list.remove_at(0);
    list.remove_at(2);
    EXPECT_EQ(list.item, (std::array<std::uint8_t, 4>{8, 7, 0, 0}));
    list.remove(8);
    list.remove(7);
    EXPECT_EQ(list, Numbers{});
}

}  // namespace
}  // namespace mehen
