// Where expansions join in: two of them at one place.
#include "games/kemet/seams.h"

#include <gtest/gtest.h>

#include "games/kemet/questions/asked.h"
#include "games/kemet/tests/table.h"

namespace mehen::kemet {
namespace {

struct Ears {  // in play from three seats on
    static bool in_play(const Rules& rules) { return rules.seats > 2; }
};
struct Tails {
    static bool in_play(const Rules&) { return true; }
};
using Both = ExpansionList<Ears, Tails>;

struct Told;
struct Choice;
struct Between;
struct OnlyEars;
struct Way;
struct WayOfEars;

struct OnFoot {
    static std::string_view how() { return "on foot"; }
};
struct ByEar {
    static std::string_view how() { return "by ear"; }
};
struct ByTail {
    static std::string_view how() { return "by tail"; }
};

}  // namespace

template <>
inline constexpr bool serves<Ears, Seam<Told>> = true;
template <>
inline constexpr bool serves<Tails, Seam<Told>> = true;
template <>
inline constexpr bool serves<Ears, Seam<Choice>> = true;
template <>
inline constexpr bool serves<Tails, Seam<Choice>> = true;
template <>
inline constexpr bool serves<Ears, Seam<Between>> = true;
template <>
inline constexpr bool serves<Tails, Seam<Between>> = true;
template <>
inline constexpr bool serves<Ears, Seam<OnlyEars>> = true;
template <>
struct AnswersAt<Ears, Seam<Choice>> {
    using type = AnswerList<Always<ActionKind::stay>>;
};
template <>
struct AnswersAt<Tails, Seam<Choice>> {
    using type = AnswerList<Always<ActionKind::done>>;
};

template <>
struct InPlaceOf<Ears, Seam<Way>> {
    using type = ByEar;
};
template <>
struct InPlaceOf<Tails, Seam<Way>> {
    using type = ByTail;
};
template <>
struct InPlaceOf<Ears, Seam<WayOfEars>> {
    using type = ByEar;
};

namespace {

void at(Ears, Seam<Told>, const Rules&, std::string& told) {
    told += "ears ";
}
void at(Tails, Seam<Told>, const Rules&, std::string& told) {
    told += "tails ";
}

// One wants 1 to 3, the other 3 to 5.
template <class Set>
void at(Ears, Seam<Choice>, const Rules&, Set& set) {
    set.only(Bits{0b001110}, plain(Reason::own_units, SectionId::turn));
}
template <class Set>
void at(Tails, Seam<Choice>, const Rules&, Set& set) {
    set.only(Bits{0b111000}, plain(Reason::space_taken, SectionId::turn));
}

constexpr std::uint8_t from_ears = 1;
constexpr std::uint8_t from_tails = 2;
Flow at(Ears, Seam<Between>, Table& table) {
    return call(table, Homecoming{from_ears});
}
Flow at(Tails, Seam<Between>, Table& table) {
    return call(table, Homecoming{from_tails});
}

std::string told_of(const Rules& rules) {
    std::string told;
    Both::join(Seam<Told>{}, rules, told);
    return told;
}

TEST(KemetSeams, ExpansionsJoinInTheOrderOfTheirListIfTheyAreInPlay) {
    EXPECT_EQ(told_of(test::rules_of(test::Edition::first, 3)), "ears tails ");
    EXPECT_EQ(told_of(test::rules_of(test::Edition::first, 2)), "tails ");
}

TEST(KemetSeams, EveryExpansionNarrowsAndTheFirstThatForbidsGivesItsReason) {
    const Rules& rules = test::rules_of(test::Edition::first, 3);
    Listing listed(~Bits{0});
    Both::join(Seam<Choice>{}, rules, listed);
    EXPECT_EQ(listed.left(), Bits{0b001000});
    const auto why_not = [&](unsigned which) {
        Following asked(which);
        Both::join(Seam<Choice>{}, rules, asked);
        return asked.why().reason;
    };
    EXPECT_EQ(why_not(3), Refusal().reason);
    EXPECT_EQ(why_not(0), plain(Reason::own_units, SectionId::turn)(0).reason);  // both forbid it
    EXPECT_EQ(why_not(1), plain(Reason::space_taken, SectionId::turn)(0).reason);
}

TEST(KemetSeams, AnswersOfBothComeAfterThoseOfTheBase) {
    using Joined = Both::JoinedQuestion<Seam<Choice>, Always<ActionKind::recall>>;
    for (const ActionKind kind : {ActionKind::recall, ActionKind::stay, ActionKind::done})
        EXPECT_TRUE(Joined::takes(static_cast<std::uint8_t>(kind)));
    EXPECT_FALSE(Joined::takes(static_cast<std::uint8_t>(ActionKind::pass)));
}

TEST(KemetSeams, FramesThatBothPushComeInTheOrderOfTheList) {
    const Rules& rules = test::rules_of(test::Edition::first, 3);
    State s{};
    Table table{rules, s, nullptr};
    EXPECT_EQ(Both::join_step(Seam<Between>{}, table), Flow::call);
    ASSERT_EQ(s.flow.depth, 2);
    EXPECT_EQ(read_frame<Homecoming>(s.flow, 1).creature, from_ears);  // on top, so first
    EXPECT_EQ(read_frame<Homecoming>(s.flow, 0).creature, from_tails);
    EXPECT_EQ(Both::join_step(Seam<Told*>{}, table), Flow::next);  // nobody serves it
}

template <class Place>
std::string_view way_of(const Rules& rules) {
    return Both::either<Place, OnFoot>(rules, [](auto way) { return way.how(); });
}

TEST(KemetSeams, TheFirstInPlayTakesThePlaceOfTheBase) {
    const Rules& with_ears = test::rules_of(test::Edition::first, 3);
    const Rules& without = test::rules_of(test::Edition::first, 2);
    EXPECT_EQ(way_of<Seam<Way>>(with_ears), "by ear");  // both have one, and there is room for one only
    EXPECT_EQ(way_of<Seam<Way>>(without), "by tail");
    EXPECT_EQ(way_of<Seam<WayOfEars>>(with_ears), "by ear");
    EXPECT_EQ(way_of<Seam<WayOfEars>>(without), "on foot");
    EXPECT_EQ(way_of<Seam<Told>>(with_ears), "on foot");  // where nobody has one
}

TEST(KemetSeams, OneInPlayIsEnoughToReplaceAStep) {
    EXPECT_TRUE(Both::replaced(Seam<OnlyEars>{}, test::rules_of(test::Edition::first, 3)));
    EXPECT_FALSE(Both::replaced(Seam<OnlyEars>{}, test::rules_of(test::Edition::first, 2)));
}

}  // namespace
}  // namespace mehen::kemet
