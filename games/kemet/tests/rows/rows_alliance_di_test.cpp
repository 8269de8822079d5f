// DI cards of the Alliance, one test each.
#include "games/kemet/tests/seth/lone_row.h"

namespace mehen::kemet::test {
namespace {

// --- cards of the base edition, whose own tests hold here too: what friends have to do with them

KEMET_ROW("enlistment", in_lone) {
    LoneRow p(row);
    p.cards(green, "enlistment").units("west-bank", green, 1).units("west-bank", blue, 3).units("nw-front", blue, 1);
    p.turn(green).answer("play enlistment");
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_FALSE(p.can("place 2 west-bank"));  // five in all of a joint troop
    EXPECT_FALSE(p.can("place 1 sw-1"));       // a friend's district
    EXPECT_FALSE(p.can("place 1 nw-front"));   // a friend's troop
    p.answer("place 1 west-bank");
    EXPECT_EQ(p.units_in("west-bank", green), 2);
}

KEMET_ROW("veto", in_lone) {
    LoneRow friends(row);  // no card of a friend
    friends.cards(blue, "prayer").cards(green, "veto").prayer(blue, 0).turn(blue).answer("play prayer");
    EXPECT_EQ(friends.skip_windows().asked(), AskKind::turn);
    EXPECT_EQ(friends.prayer_of(blue), 2);
    LoneRow silence(row);  // nor a Silence of the Gods
    silence.cards(blue, "prayer").cards(green, "veto").cards(silence.lone, "silence-of-the-gods").prayer(blue, 0);
    silence.turn(blue).answer("play prayer").answer("play silence-of-the-gods");
    EXPECT_EQ(silence.skip_windows().asked(), AskKind::turn);
    EXPECT_EQ(silence.prayer_of(blue), 0);
    EXPECT_EQ(silence.hand_of(green), 1);
    LoneRow plague(row);
    plague.cards(plague.lone, "plague").cards(green, "veto").prayer(plague.lone, 1).units("west-bank", green, 2);
    plague.turn(plague.lone).answer("play plague").answer("play veto");
    EXPECT_NE(plague.asked(), AskKind::target);
    EXPECT_EQ(plague.discarded("plague") + plague.discarded("veto"), 2);
}

KEMET_ROW("escape", in_lone) {  // the whole of a joint troop
    LoneRow p(row);
    p.cards(green, "escape").units("west-bank", green, 2).units("west-bank", blue, 1);
    p.units("nw-front", p.lone, 3).prayer(p.lone, 0).move(p.lone);
    p.answer("march 3 nw-front").answer("to west-bank");
    ASSERT_EQ(p.asked(), AskKind::window);
    EXPECT_EQ(p.asked_seat(), green);
    p.answer("play escape").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::retreat_to);
    p.answer("to w-obelisk");
    EXPECT_EQ(p.units_in("w-obelisk", green), 2);
    EXPECT_EQ(p.units_in("w-obelisk", blue), 1);
    EXPECT_EQ(p.happened(EventKind::battle), 0);
}

// --- the Alliance's own

KEMET_ROW("mana-theft", in_lone) {
    EXPECT_EQ(moments_of(row, "mana-theft"), day_moments(row));
    for (const int had : {5, 1}) {
        LoneRow p(row);
        p.cards(green, "mana-theft").prayer(green, 0).prayer(blue, 4).prayer(p.lone, had).turn(green);
        p.answer("play mana-theft");
        EXPECT_EQ(p.prayer_of(green), std::min(2, had));  // as many as the lone god loses
        EXPECT_EQ(p.prayer_of(p.lone), had - std::min(2, had));
        EXPECT_EQ(p.prayer_of(blue), 4);  // no friend
    }
}

KEMET_ROW("divine-memory", in_lone) {
    EXPECT_EQ(moments_of(row, "divine-memory"), day_moments(row));
    LoneRow p(row);
    const std::uint8_t fury = index_of(p.rules.set.di_cards, "war-fury");
    const std::uint8_t plague = index_of(p.rules.set.di_cards, "plague");
    const int furies = p.s.deck[fury];
    p.s.deck[fury] = static_cast<std::uint8_t>(furies - 2);
    p.s.discards[fury] = 2;
    p.s.deck[plague] = 0;
    p.s.discards[plague] = 1;
    p.cards(green, "divine-memory").prayer(green, 1).turn(green).answer("play divine-memory");
    EXPECT_EQ(p.prayer_of(green), 0);
    ASSERT_EQ(p.asked(), AskKind::take_card);
    EXPECT_EQ(joined(p.legal()), "keep war-fury");  // of the Alliance's discards
    p.answer("keep war-fury");
    EXPECT_EQ(p.s.hand[green].di_cards[fury], 1);
    EXPECT_EQ(p.s.deck[fury], furies - 1);  // the rest goes into its deck
    EXPECT_EQ(p.discarded("plague"), 1);    // the lone god's stays
    EXPECT_EQ(p.discarded("divine-memory"), 1);
}

KEMET_ROW("shared-offering", in_lone) {
    EXPECT_EQ(moments_of(row, "shared-offering"), day_moments(row));
    LoneRow p(row, 3);
    p.cards(green, "shared-offering").prayer(green, 6).prayer(blue, 0).prayer(yellow, 9).turn(green);
    p.answer("play shared-offering");
    ASSERT_EQ(p.asked(), AskKind::hand_over);
    EXPECT_EQ(p.asked_seat(), green);
    EXPECT_TRUE(p.can("give horus 4"));
    EXPECT_FALSE(p.can("give horus 5"));
    EXPECT_FALSE(p.can("give sobek 3"));   // 11 is the most
    EXPECT_FALSE(p.can("give bastet 1"));  // not to the lone god
    p.answer("give horus 4");
    EXPECT_EQ(p.prayer_of(green), 2);
    EXPECT_EQ(p.prayer_of(blue), 4);
    EXPECT_NE(p.asked(), AskKind::hand_over);
}

}  // namespace
}  // namespace mehen::kemet::test
