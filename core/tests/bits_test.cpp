#include "core/bits.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "core/narrow.h"
#include "core/question.h"

namespace mehen {
namespace {

static_assert(std::is_same_v<BitsOf<64>, Bits> && std::is_same_v<BitsOf<75>, WideBits>);

// The same words for sets of either width.
template <class Set>
class BitsTest : public testing::Test {};
using Widths = testing::Types<BitsOf<64>, BitsOf<128>>;
TYPED_TEST_SUITE(BitsTest, Widths);

TYPED_TEST(BitsTest, GoesAsASetOfNumbersGoes) {
    constexpr std::size_t size = 8 * sizeof(TypeParam);
    TypeParam set{};
    std::set<unsigned> plain;
    EXPECT_TRUE(is_empty(set));
    for (unsigned step = 1; step <= 200; ++step) {
        const unsigned which = step * 37 % size;
        if (step % 3 == 0) {
            take_out(set, which);
            plain.erase(which);
        } else {
            put_in(set, which);
            plain.insert(which);
        }
        std::vector<unsigned> met;
        each_bit(set, [&](unsigned each) { met.push_back(each); });
        ASSERT_EQ(met, std::vector<unsigned>(plain.begin(), plain.end()));
        ASSERT_EQ(count_bits(set), plain.size());
        ASSERT_EQ(has_bit(set, which), plain.contains(which));
        if (!plain.empty()) {
            ASSERT_EQ(lowest(set), *plain.begin());
        }
    }
    EXPECT_FALSE(has_bit(set, size)) << "beyond the last number there is none";
    EXPECT_EQ(any_of(set, [](unsigned each) { return each % 2 == 1; }),
              std::any_of(plain.begin(), plain.end(), [](unsigned each) { return each % 2 == 1; }));
}

TEST(Bits, OneToAndHighest) {
    EXPECT_EQ(one_to(3), 0b1110U);
    EXPECT_EQ(one_to(0), 0U);
    EXPECT_EQ(one_to(-2), 0U);
    EXPECT_EQ(highest(0b1010), 3);
    std::uint16_t kept = 0;
    put_in(kept, 15);
    EXPECT_EQ(kept, 0x8000);
    take_out(kept, 15);
    EXPECT_EQ(kept, 0);
}

// Seventy-five candidates: whoever lists and whoever explains read the same narrowings, also beyond the 64th.
enum class Why : std::uint8_t { legal, odd, too_high, of_this_seat };
enum class Part : std::uint8_t { rule };

template <class Tiles>
void narrow(Tiles& tiles) {
    BitsOf<75> even{};
    for (unsigned i = 0; i < 75; i += 2) put_in(even, i);
    tiles.only(even, said(Why::odd, Part::rule));
    tiles.only_if([](unsigned tile) { return tile < 70; }, said(Why::too_high, Part::rule));
    tiles.unless([] { return false; }, plain(Why::of_this_seat, Part::rule));
}

TEST(Bits, ListingAndFollowingAgreeBeyondAWord) {
    BasicListing<BitsOf<75>> all(~BitsOf<75>{});
    narrow(all);
    for (unsigned tile = 0; tile < 128; ++tile) {
        Following one(tile);
        narrow(one);
        ASSERT_EQ(has_bit(all.left(), tile), one.any()) << tile;
        if (!one.any()) {
            EXPECT_EQ(one.why().reason, as_byte(tile % 2 == 1 || tile >= 75 ? Why::odd : Why::too_high)) << tile;
        }
    }
    EXPECT_EQ(count_bits(all.left()), 35);
    EXPECT_TRUE(has_bit(all.left(), 68));
}

}  // namespace
}  // namespace mehen
